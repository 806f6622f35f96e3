"""A game of one person against bots: who is asked, what is told, what is saved."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from rich.console import Console

from hemicycle.bots import levels
from hemicycle.bots.base import Bot, Mind, RandomBot
from hemicycle.bots.characters import parted
from hemicycle.bots.coach import Advice, Coach, Suggestion, coach_of, openly
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.log import since
from hemicycle.engine.records import Deals as WhoKnows
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Message, Refused
from hemicycle.env.options import barred

from . import boards, files
from .bargaining import Bargaining
from .deals import Deals
from .keys import Anew, Leave
from .prompt import Prompt
from .screen import tell, typed
from .seats import Chair, screen_texts
from .stand_in import StandIn

ME: Seat = 0


class Reasoned(StandIn):
    """A bot whose reasons are kept, where everybody sees at once what it does."""

    def __init__(
        self,
        game: Game,
        bot: Bot,
        public: bool,
        why: dict[int, tuple[Seat, Message]],
        luck: Callable[[Seat, str], Random],
        fails: Callable[[Seat, Message], None],
    ):
        super().__init__(game, bot, public, luck, fails)
        self.why = why

    def choose(self, request: Request) -> Action:
        action, game = super().choose(request), self.game
        if game.state.ask.gathers != "all" and not isinstance(self.bot, RandomBot):
            if reason := openly(game.rules, game.view(), request, action):
                self.why[game.number + 1] = (self.bot.seat, reason)
        return action


def lot(game: Game, purpose: str) -> Random:
    return Random(f"{game.commitment} {game.number} {purpose}")


class Session(Bargaining):
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
        deals: WhoKnows = "none",
        plain: bool = False,
    ):
        self.seats = seats
        self.minds: dict[Seat, Mind] = {}
        self.why: dict[int, tuple[Seat, Message]] = {}
        """By decision: which bot took it, and why."""
        self.public = deals != "parties"
        super().__init__(game, self.minds, Random(), bargaining=deals != "none")
        for seat, chair in enumerate(seats):
            if chair.level:
                self.minds[seat] = self.mind(seat)
        self.console = console
        self.path = save
        self.texts: Texts = screen_texts(game.rules, language, seats, game.state.setup.edition)
        self.board = boards.find(game.rules, plain)(self.texts, ME, console)
        self.deals = Deals(game, self.texts, self.board, console, ask, deals, self.deal)
        self.prompt = Prompt(game.rules, self.board, self.texts, console, ask, self, self.deals)
        self.after = ("", 0)
        """After an answer of the person: to what kind of question, and which decision it was."""
        self.since_asked = game.number
        """The last decision before those that came since the person was asked."""
        game.keep_undo()
        self.by_itself: set[int] = set()
        """Requests of the person that had one answer, which was given."""
        self.since = time.monotonic() - 60 * game.state.minutes
        """When the game began, as if it had been played in one go."""
        self.told = game.chain if game.number else None
        """Up to where in the log the person has been told what happened."""
        self.take_up()

    def play(self) -> None:
        """Until the end, or until the person has had enough."""
        self.save()
        self.welcome()
        try:
            self.listen()
            self.run()
            self.save()
            self.console.print()
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
        if self.deals.on and not self.deals.quiet:
            tell(self.console, say("play-deals", known=self.deals.known))
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
        bot.names = [chair.name for chair in self.seats]
        return Reasoned(self.game, bot, self.public, self.why, self.luck, self.fails)

    def fails(self, seat: Seat, why: Message) -> None:
        """A program that plays has failed: said each time, until it is not started again."""
        if why.id != "program-given-up":
            tell(self.console, self.texts.say("play-program-failed", seat=seat, why=why))

    def advise(self, request: Request) -> list[str]:
        """What a steady player would do in the person's place, and what to look at."""
        coach = coach_of(self.game, ME, self.public)
        if coach is None:
            return []
        say, advice = self.texts.say, self.thought_of(coach, request)
        sentences = []
        for one in advice.suggestions:
            # In a lesson the note says what comes next, and no further.
            whole = one if advice.noted else self._whole(request, one)
            action = self.texts.action(whole.action, request.kind)
            reason = say(whole.reason) if whole.reason else ""
            sentences.append(say("play-could", action=action, reason=reason))
        sentences = list(dict.fromkeys(sentences))
        noted = [say("coach-note")] if advice.noted else []
        return [*noted, *sentences, *[say("play-look", said=say(message)) for message in advice.heed]]

    def _whole(self, request: Request, first: Suggestion) -> Suggestion:
        """The choice of the board that a suggestion is the first step of, if it is one: thought on to its end."""
        view = self.game.view(ME)
        shown = self.board.choices(view, request)[0]
        series = {frozenset(self.board.steps(view, request, choice)): choice for choice in shown}
        taken, step, twin = {first.action}, first, self.game.copy()
        for _ in range(max(map(len, series), default=0)):
            if (choice := series.get(frozenset(taken))) is not None:
                return step._replace(action=choice)
            asked = next(one for one in twin.asked(ME) if one.kind == request.kind)
            twin.act(ME, asked.id, step.action)
            coach = coach_of(twin, ME, self.public)
            asked = next((one for one in twin.asked(ME) if one.kind == request.kind), asked)
            if coach is None or not (more := coach.advise(asked).suggestions):
                break
            step = more[0]
            taken.add(step.action)
        return first

    def thought_of(self, coach: Coach, request: Request) -> Advice:
        return coach.advise(request)

    def reasons(self) -> list[str]:
        """Why bots did what they did since the person was last asked, as far as that gives nothing away."""
        told = [self.why[number] for number in sorted(self.why) if number > self.since_asked]
        return [self.texts.say("play-why", seat=seat, reason=self.texts.say(reason)) for seat, reason in told]

    def barred(self) -> list[tuple[str, str]]:
        """What one would think of and the rules do not allow now, each with the reason."""
        return barred(self.game, ME, self.texts)

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
        game, view = self.game, self.game.view(ME)
        optional = [one for one in game.asked(ME) if one.optional]
        if self.prompt.steps and self.after != (request.kind, game.number):
            self.prompt.drop()
        if len(request.options) == 1 and not optional:
            self.by_itself.add(request.id)
            actions = [request.options[0]]
        else:
            self.console.print()
            self.tell()
            self.asking = True
            try:
                request, action = self.prompt.choose(view, request, optional)
            except Anew:
                return
            finally:
                self.asking = False
                self.deals.leave_open()
            self.since_asked = game.number
            actions = self.steps(request, action)
        game.tick(int(time.monotonic() - self.since) // 60)
        self.take(request, actions)
        self.after = (request.kind, game.number)
        self.save()

    def steps(self, request: Request, action: Action) -> list[Action]:
        """What a choice of the person's is done by."""
        return [action] if request.optional else self.board.steps(self.game.view(ME), request, action)

    def sure(self, request: Request, action: Action) -> bool:
        """Whether the person wants to answer so, after being told which promise that breaks."""
        return self.deals.sure(request, self.steps(request, action))

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
        self.told = game.chain
        self.deals.news.forget()
        for seat, mind in self.minds.items():
            if mind.told > game.number:
                self.minds[seat] = self.mind(seat)  # told anew what is so
        self.save()
        return refusal is None

    # What is told and kept

    def tell(self) -> None:
        """What happened since it was last told, and what became of promises by it."""
        self.deals.news.notice()
        entries = since(self.game.chain, self.told)
        told = [(entry.number, event.mask(ME)) for entry in entries for event in entry.events]
        last = self.game.number
        for number, event in self.board.in_order(told):
            self._tell_news(number)
            if (title := self.board.heading(event)) is not None:
                if number == last:
                    self._tell_news(number + 1)  # what became of promises belongs to the chapter that ends
                self.console.print()
                self.console.print(self.board.chapter(title))
            if not self.board.quiet(event):
                tell(self.console, self.board.sentence(event), indent=1)
            last = number
        self._tell_news(self.game.number + 1)
        self.told = self.game.chain

    def _tell_news(self, before: int) -> None:
        for said in self.deals.news.until(before):
            tell(self.console, said, indent=1)

    def save(self) -> None:
        """Write the record so far, if a file was named."""
        if self.path is not None:
            seats = [seat.written() for seat in self.seats]
            files.write(self.path, self.game.record(seats, deals=self.deals.known), private=True)
