"""A game of one person against bots: who is asked, what is told, what is saved."""

from __future__ import annotations

import re
import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.rule import Rule

from hemicycle.bots import levels
from hemicycle.bots.base import Bot, Driver, Mind, RandomBot
from hemicycle.bots.characters import parted
from hemicycle.bots.coach import Advice, Coach, coach_of, openly
from hemicycle.engine.declare import Seat
from hemicycle.engine.editions import Edition
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.lessons import NAMES
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Message, Refused

from . import boards, files
from .prompt import Leave, Prompt, Undone
from .screen import printable, tell, typed

ME: Seat = 0


class Chair(NamedTuple):
    """Who sits on a seat: a person, or a bot of some level."""

    name: str
    level: str = ""

    def written(self) -> str:
        """As a record keeps it."""
        return f"{self.name} ({self.level})" if self.level else self.name

    @classmethod
    def read(cls, written: str, rules: Rules) -> Chair:
        """From a record, which may have been written by somebody else."""
        bot = re.fullmatch(r"(.+) \(([\w/-]+)\)", written)
        if bot and levels.known(rules, bot.group(2)):
            return cls(printable(bot.group(1)), bot.group(2))
        return cls(printable(written))


def chairs(name: str, bots: Sequence[str]) -> list[Chair]:
    """The person first, then bots with names of their own."""
    free = [one for one in NAMES if one.casefold() != name.casefold()]
    return [Chair(name), *(Chair(called, level) for called, level in zip(free, bots, strict=False))]


def screen_texts(rules: Rules, language: str, seats: Sequence[Chair], edition: Edition | None) -> Texts:
    """A game's sentences with those of the terminal, as they are said under the rules that the edition chooses."""
    texts = rules.texts(language, [seat.name for seat in seats]).beside("hemicycle.cli")
    return texts.playing(edition) if edition else texts


class Reasoned(Mind):
    """A bot whose reasons are kept, where everybody sees at once what it does."""

    def __init__(
        self, game: Game, bot: Bot, why: dict[int, tuple[Seat, Message]], luck: Callable[[Seat, str], Random]
    ):
        super().__init__(game, bot, luck=luck)
        self.why = why

    def choose(self, request: Request) -> Action:
        action, game = super().choose(request), self.game
        if game.state.ask.gathers != "all" and not isinstance(self.bot, RandomBot):
            if reason := openly(game.rules, game.view(), request, action):
                self.why[game.number + 1] = (self.bot.seat, reason)
        return action


def lot(game: Game, purpose: str) -> Random:
    return Random(f"{game.commitment} {game.number} {purpose}")


class Session(Driver):
    """The game with its table, until it is over or the person leaves."""

    left = "play-left"
    """What is said to whoever leaves a game that was not kept."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Chair],
        language: str,
        console: Console,
        save: Path | None,
        ask: Callable[[str], str] = typed,
    ):
        self.seats = seats
        self.minds: dict[Seat, Mind] = {}
        self.why: dict[int, tuple[Seat, Message]] = {}
        """By decision: which bot took it, and why."""
        super().__init__(game, self.minds, Random())
        for seat, chair in enumerate(seats):
            if chair.level:
                self.minds[seat] = self.mind(seat)
        self.console = console
        self.path = save
        self.texts: Texts = screen_texts(game.rules, language, seats, game.state.setup.edition)
        self.board = boards.find(game.rules)(self.texts, ME, console)
        self.prompt = Prompt(
            game.rules, self.board, self.texts, console, ask, self.undoable, self.undo, self.advise, self.reasons
        )
        self.since_asked = game.number
        """The last decision before those that came since the person was asked."""
        game.keep_undo()
        self.by_itself: set[int] = set()
        """Requests of the person that had one answer, which was given."""
        self.since = time.monotonic() - 60 * game.state.minutes
        """When the game began, as if it had been played in one go."""
        self.told = game.number if game.number else -1

    def play(self) -> None:
        """Until the end, or until the person has had enough."""
        self.save()
        self.welcome()
        try:
            self.run()
            self.save()
            self.tell()
            for part in self.board.ending(self.game.view(ME), self.game.result):
                self.console.print(part)
            winners = self.game.result.winners
            self.console.print()
            if ending := self.game.state.ending():
                tell(self.console, self.texts.say(ending))
            tell(self.console, self.texts.say("play-won", number=len(winners), seats_named=winners), "bold")
            if self.path is not None:
                tell(self.console, self.texts.say("play-kept"))
                self._command("replay")
        except (Leave, KeyboardInterrupt, EOFError):
            # Kept since the person's last choice; what bots did after that they will do again.
            self.console.print()
            tell(self.console, self.texts.say("play-left-saved" if self.path else self.left))
            self._command("play --resume")

    def _command(self, command: str) -> None:
        """What to type about the file that was kept: on a line of its own, so that its name stays whole."""
        if self.path is not None:
            self.console.print(f"  hemicycle {command} {shlex.quote(str(self.path))}", soft_wrap=True)

    def welcome(self) -> None:
        """Which game, who sits there, and how much of the edition is known."""
        say, edition = self.texts.say, self.game.state.setup.edition
        title = self.game.rules.edition_name(edition, self.texts)
        tell(self.console, f"{say('game-title')} · {title}", "bold")
        tell(self.console, say("game-tagline"), "dim")
        self.tell_figures()
        chosen = {chair.level for chair in self.seats[1:]}
        if len(chosen) == 1:
            others = self.texts.listed([chair.name for chair in self.seats[1:]])
            number = len(self.seats) - 1
            level, character = parted(chosen.pop())
            tell(self.console, say("play-table-level", others=others, level=level, number=number))
            if character:
                tell(self.console, say("play-table-character", character=character))
        else:
            tell(
                self.console,
                say("play-table", others=self.texts.listed([one.written() for one in self.seats[1:]])),
            )
        if self.game.number:
            tell(self.console, say("play-resumed", number=self.game.number))

    def tell_figures(self) -> None:
        """How much of the edition is our own."""
        known = self.game.state.setup.edition.provenance
        if made_up := known["reconstructed"]:
            said = self.texts.say("play-reconstructed", number=made_up, figures=sum(known.values()))
            tell(self.console, said, "dim")

    def mind(self, seat: Seat) -> Mind:
        """The bot of a seat, to which nothing has been told yet."""
        make = levels.find(self.game.rules, self.seats[seat].level)
        bot = make(seat, Random(f"{self.game.commitment} temper {seat}"))
        return Reasoned(self.game, bot, self.why, self.luck)

    def advise(self, request: Request) -> list[str]:
        """What a steady player would do in the person's place, and what to look at."""
        coach = coach_of(self.game, ME, public=True)
        if coach is None:
            return []
        say, advice = self.texts.say, self.thought_of(coach, request)
        sentences = []
        for one in advice.suggestions:
            action = self.texts.action(one.action, request.kind)
            reason = say(one.reason) if one.reason else ""
            sentences.append(say("play-could", action=action, reason=reason))
        noted = [say("coach-note")] if advice.noted else []
        return [*noted, *sentences, *[say("play-look", said=say(message)) for message in advice.heed]]

    def thought_of(self, coach: Coach, request: Request) -> Advice:
        return coach.advise(request)

    def reasons(self) -> list[str]:
        """Why bots did what they did since the person was last asked, as far as that gives nothing away."""
        told = [self.why[number] for number in sorted(self.why) if number > self.since_asked]
        return [self.texts.say("play-why", seat=seat, reason=self.texts.say(reason)) for seat, reason in told]

    def luck(self, seat: Seat, what: str) -> Random:
        """New at each decision, so that a game that was left goes on as it would have."""
        out_of_turn = " out of turn" if what.startswith("volunteer") else ""
        return Random(lot(self.game, f"{seat}{out_of_turn}").getrandbits(64))

    def next_request(self, requests: Sequence[Request]) -> Request:
        """Whom to ask. Where several may speak, the lot decides; but nobody speaks twice before the person."""
        game = self.game
        waiting = [request for request in requests if not request.answered and not request.optional]
        mine = [request for request in waiting if request.seat == ME]
        spoken = game.log is not None and game.log.seat in self.minds and game.log.request == waiting[0].kind
        if len(waiting) > 1 and mine and spoken:
            return mine[0]
        return lot(game, "turn").choice(waiting)

    def ask(self, request: Request) -> None:
        """Put a question to the person; where there is no choice, the answer is given."""
        view = self.game.view(ME)
        optional = [one for one in self.game.asked(ME) if one.optional]
        if len(request.options) == 1 and not optional:
            self.by_itself.add(request.id)
            actions = [request.options[0]]
        else:
            self.tell()
            try:
                request, action = self.prompt.choose(view, request, optional)
            except Undone:
                return
            self.since_asked = self.game.number
            actions = [action] if request.optional else self.board.steps(view, request, action)
        self.game.tick(int(time.monotonic() - self.since) // 60)
        self.take(request, actions)
        self.save()

    def take(self, request: Request, actions: list[Action]) -> None:
        """What the person has chosen is done."""
        self.game.act_all(ME, request.id, actions)

    def undoable(self) -> str:
        """What the person may take back, in words."""
        return self.texts.step(self.game.undoable(ME)[1])

    def undo(self) -> bool:
        """Take back the person's last step, with what was answered by itself since; whether that was done."""
        game, refusal = self.game, None
        while refusal is None:
            request, taken = game.undoable(ME)
            try:
                game.undo(ME)
            except Refused as refused:
                refusal = refused.message
                break
            if request not in self.by_itself:
                break
        said = self.texts.say(refusal) if refusal else self.texts.say("play-undone", what=self.texts.step(taken))
        tell(self.console, said)
        self.told = min(self.told, game.number)
        for seat, mind in self.minds.items():
            if mind.told > game.number:
                self.minds[seat] = self.mind(seat)  # told anew what is so
        self.save()
        return refusal is None

    def tell(self) -> None:
        """What happened since it was last told."""
        self.console.print()
        for _, event in self.board.in_order(list(self.game.events(ME, self.told))):
            if (title := self.board.heading(event)) is not None:
                self.console.print()
                self.console.print(Rule(title, style="dim", align="left"))
            if not self.board.quiet(event):
                tell(self.console, self.board.sentence(event), indent=1)
        self.told = self.game.number

    def save(self) -> None:
        """Write the record so far, if a file was named."""
        if self.path is not None:
            files.write(self.path, self.game.record([seat.written() for seat in self.seats]), private=True)
