"""A table: who sits where, the game, the talk, the clocks. It is what its entries make of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, assert_never

import msgspec

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.characters import BETWEEN, character_of
from hemicycle.bots.steps import Agenda
from hemicycle.engine import lessons
from hemicycle.engine.chance import commitment
from hemicycle.engine.deals import Deal, LapseDeal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.editions import Edition
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.lessons import LEARNER
from hemicycle.engine.rules import Rules, bad_setup
from hemicycle.engine.state import Setup
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Message, Order, Refused

from . import entries as e
from .company import Company, Sitting
from .protocol import NewTable
from .seals import Seals
from .shelf import Settled, edition_of

if TYPE_CHECKING:
    from .snapshots import Snapshot

BOT_NAMES = (
    "Odile",
    "Matteo",
    "Signe",
    "Bartek",
    "Inês",
    "Callum",
    "Élodie",
    "Jonas",
    "Katri",
    "Rafael",
    "Mirela",
    "Tomas",
    "Brigid",
    "Lennart",
    "Zoé",
    "Andrej",
)


class Reason(NamedTuple):
    """Why a bot decided as it did."""

    seat: Seat
    request: int
    told: Message | None
    """As far as it rests on what everybody knew; nothing, while it would give away a sealed answer."""
    own: Message | None
    """What it thought itself: for when the game is over."""


class Mark(msgspec.Struct, frozen=True):
    """An entry with what it did, so that whoever comes back can be told."""

    entry: e.AnyEntry
    first: int
    """The decision that it begins with: the number of the first that was taken, or taken back."""
    moves: int
    """Decisions taken, after it."""
    heard: frozenset[Seat] | None
    """The seats that learn of it; nothing: everybody."""
    undone: bool = False
    """An `Acted` that was taken back."""
    begun: bool = False
    """Whether the cards had been dealt before it."""

    def reaches(self, viewer: Seat) -> bool:
        return self.heard is None or viewer in self.heard


NOBODY: frozenset[Seat] = frozenset()
PLAY = (e.Acted, e.Bargained, e.Undone, e.Pondered, e.Spoke, e.Read, e.Skipped)
"""What changes nothing but the game, a lesson and the talk."""
LONGEST_THOUGHT = 15 * 60
"""Seconds between two decisions that count as played, in a game by the clock."""


class Table:
    """One table. It changes by `apply` alone, which does no input or output and reads no clock."""

    def __init__(self, id: str, settings: NewTable, secret: str, made: float, host: str):
        self.id = id
        self.settings = settings
        self.secret = secret
        self.made = made
        self.company = Company(host)
        self.seats = [Sitting() for _ in settings.seats]
        self.game: Game | None = None
        self.minutes: list[Mark] = []
        self.talk: list[e.Spoke] = []
        self.said: dict[str, tuple[int, int]] = {}
        """How much each player has said: lines, and letters. Who gets up and sits down again has said it, too."""
        self.sat = 0
        """How often somebody has sat down."""
        self.watchers_muted = 0
        """How often who watches has muted somebody, or let them be heard again."""
        self.lapses: dict[str, float] = {}
        """When deals lapse that are still open."""
        self.muted: dict[str, set[Seat]] = {}
        self.wishes: set[Seat] = set()
        """Who wants to pause; or, when paused, to go on."""
        self.played = 0.0
        """Seconds for which the table has been played: see `_strike`."""
        self.since = 0.0
        """Up to when they are counted."""
        self.paused_at: float | None = None
        self.called: dict[Seat, float] = {}
        """When a seat was last called to answer."""
        self.left: dict[Seat, float] = {}
        """When a bot last took over a seat."""
        self.noted: dict[tuple[str, Seat], int] = {}
        """Which entry of the minutes that was, and the last call: times are put off when no server ran."""
        self.dropped: set[Seat] = set()
        """Seats that a bot keeps though their owners did not leave: their time ran out, or they were long away."""
        self.silent: dict[Seat, float] = {}
        """Who has run out of time and not been heard of since, and when that was."""
        self.stood_in: set[Seat] = set()
        """Seats of people whose last decision was a bot's."""
        self.agenda = Agenda()
        """What bots do next."""
        self.waits: dict[str, float] = {}
        """By open deal: until when the bot that offered it waits for an answer before it goes on."""
        self.offered: dict[str, float] = {}
        """By open deal: when it was offered."""
        self.opened: dict[int, float] = {}
        """Since when each required request is open; the time of a pause is not counted."""
        self.rematch = ""
        self.coaching: set[Seat] = set()
        """Who agrees that all may ask what they could do."""
        self.reasons: dict[int, tuple[Reason, ...]] = {}
        """Why bots decided as they did, by the decision with which that is told: of sealed answers, the one that
        opened them."""
        self.unsaid: dict[int, Reason] = {}
        """By request: those of sealed answers that nobody has seen yet."""
        self.aside = False
        """Whether the last decision was taken out of turn, with nothing to be seen of it."""
        self.arranged = 0
        """How often it has changed who sits where, or how it is played here: what `PLAY` leaves alone."""
        self._known_to_all = 0
        self._known_besides: dict[Seat, int] = {}
        self.rules: Rules = games.find(settings.game)
        self.played_by = 0
        """The version of the game's rules that it is played by."""
        self.edition = ""
        """The text of its edition, where the one that comes with the game has other figures by now."""
        self.base: Snapshot | None = None
        """What it was built from, where its rules were others once: nothing before that can be played again."""
        self.kept_base = b""
        """The same as it is stored."""
        self.seam = 0
        """Since which decision it is played by these rules."""
        self.passing = False
        """Whether entries of the game only come to stand in the minutes, since what they did is known."""
        self.dealt_at = -1
        """With which entry the cards were dealt; -1: not yet."""
        self.commitment = commitment(secret)
        self.seals = Seals(self.commitment)
        self.walk: Walk | None = None
        """In a lesson: how far the learner has come."""

    @classmethod
    def setup(cls, settings: NewTable, figures: str = "") -> Setup:
        """The table that these settings describe, for the game; `BadSetup` when there is none such.

        `figures`: the text of the edition, where it is not the one of today.
        """
        rules = games.find(settings.game)
        edition: str | Edition | None = settings.edition or None
        if isinstance(settings, Settled) and settings.figures:
            edition = edition_of(settings.game, settings.figures)
        if figures:
            edition = edition_of(settings.game, figures)
        return rules.setup(len(settings.seats), edition, dict(settings.options))

    # Who is who

    @property
    def host(self) -> str:
        """The player who has the host's rights: whoever set it up, or who has them from the one before."""
        return self.company.host

    @property
    def state(self) -> str:
        if self.game is None:
            return "gathering"
        return "over" if self.game.over else "playing"

    @property
    def begun(self) -> bool:
        """Whether the cards have been dealt."""
        return self.dealt_at >= 0

    @property
    def stopped(self) -> bool:
        """Whether a game under way can't go on, since today's rules can make nothing of it."""
        return False

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    def seat_of(self, player: str) -> Seat:
        """A player's seat, or a spectator's."""
        for seat, sitting in enumerate(self.seats):
            if sitting.kind == "person" and sitting.player == player:
                return seat
        return SPECTATOR

    @property
    def players(self) -> list[str]:
        """The persons by seat; a seat that is reserved for somebody is among their tables too."""
        return [sitting.player for sitting in self.seats]

    @property
    def persons(self) -> list[Seat]:
        """Seats that people play themselves."""
        return [at for at, one in enumerate(self.seats) if one.kind == "person" and not one.kept]

    @property
    def public(self) -> bool:
        """Whether everybody may know what is agreed."""
        return self.settings.promises == "all"

    @property
    def coached(self) -> bool:
        """Whether one may ask what one could do: one person plays among bots, or all people have agreed."""
        people = [seat for seat, one in enumerate(self.seats) if one.kind == "person" and not one.gone]
        agreed = len(people) == 1 or self.coaching.issuperset(people)
        return agreed and self.state == "playing" and levels.knowledge_of(self.rules) is not None

    @property
    def anonymous(self) -> bool:
        """Where there is no talk, nothing tells who sits where until the end."""
        return self.settings.talk == "none" and self.state != "over"

    def names(self, lang: str) -> tuple[str, ...]:
        """Everybody's name, unless they are hidden."""
        if self.anonymous:
            texts = self.rules.texts(lang)
            return tuple(texts.seat(seat) for seat in range(len(self.seats)))
        if not any(one.gone for one in self.seats):
            return tuple([one.name or f"{at + 1}" for at, one in enumerate(self.seats)])
        nobody = self.rules.texts(lang)
        return tuple(nobody.seat(at) if one.gone else one.name or f"{at + 1}" for at, one in enumerate(self.seats))

    def bot_name(self, seat: Seat) -> str:
        """A name for a bot that nobody else at the table has."""
        taken = {one.name for at, one in enumerate(self.seats) if at != seat}
        start = sum(self.id.encode()) + seat
        order = [BOT_NAMES[(start + step) % len(BOT_NAMES)] for step in range(len(BOT_NAMES))]
        return next(name for name in order if name not in taken)

    def level_of(self, seat: Seat) -> str:
        """The level of the bot that plays a seat, or keeps it."""
        level = self.seats[seat].level
        # A bot of the host's own may be gone since: whoever started the server names them.
        return level if levels.known(self.rules, level) else levels.usual(self.rules)

    def level_told(self, seat: Seat) -> str:
        """What all may know of a bot: its level; once the game is over, also the character that fell by lot."""
        level = self.seats[seat].level
        if self.state != "over" or level not in levels.characters(self.rules):
            return level
        # As it was made for the game (`minds.py`).
        bot = levels.find(self.rules, level)(seat, Random(f"{self.secret} bot {seat}"))
        return f"{level}{BETWEEN}{character_of(bot)}"

    @property
    def lesson(self) -> str:
        """The lesson that is played here, if it is one that the game still has."""
        name = self.settings.lesson if isinstance(self.settings, Settled) else ""
        return name if name in lessons.names(self.rules) else ""

    def held(self, seat: Seat) -> bool:
        """Whether a bot has to wait in a lesson: for the learner, or for another."""
        if self.walk is None or self.game is None:
            return False
        speaks = self.walk.speaks(self.game)
        return self.walk.waits(self.game) or (speaks is not None and speaks.seat != seat)

    @property
    def complete(self) -> bool:
        """Every seat is taken, and every person is ready."""
        return all(one.kind == "bot" or (one.kind == "person" and one.ready) for one in self.seats)

    # Whom the game waits for

    @property
    def awaited(self) -> list[Request]:
        """The requests that the game can't go on without."""
        if self.game is None:
            return []
        return [one for one in self.game.requests if not one.optional and not one.answered]

    @property
    def waiting(self) -> list[Seat]:
        return sorted({request.seat for request in self.awaited})

    def deadline(self, request: Request) -> float:
        """When a person's time runs out; 0: never, as the clock stands still or there is none."""
        sitting = self.seats[request.seat]
        if not self.settings.clock or self.paused or sitting.played_by_bot or request.id not in self.opened:
            return 0
        return self.opened[request.id] + self.settings.clock

    @property
    def timed(self) -> bool:
        """Whether any clock runs now."""
        if self.game is None or self.game.over or self.paused:
            return False
        return bool(self.settings.clock or self.lapses or self.game.state.setup.options.by_clock)

    def silent_again(self, request: Request) -> bool:
        """Whether its seat had run out of time already when this was asked, and was not heard of since."""
        since = self.silent.get(request.seat)
        return since is not None and self.opened.get(request.id, 0) >= since

    def next_alarm(self) -> float:
        """When something happens by itself: a clock runs out, or a deal lapses; 0: never."""
        if self.state == "gathering":
            return self.seals.until
        if self.paused or self.state == "over":
            return 0
        times = [self.deadline(request) for request in self.awaited]
        times += self.lapses.values()
        return min((time for time in times if time), default=0)

    # What changes it

    def become(self, other: Table) -> None:
        """Be the same table as another that was made of its minutes: for all who hold this one."""
        self.__dict__.clear()
        self.__dict__.update(other.__dict__)

    def apply(self, entry: e.AnyEntry) -> Mark:
        """Let something happen. `Refused` by the rules of the game, and then nothing has changed."""
        first, before = self.moves, self.game.ledger if self.game else None
        begun = self.game is not None
        # Whoever plays is there: what was voted on their seat falls.
        self.arranged += bool(self.company.votes) or not isinstance(entry, PLAY)
        self._happen(entry)
        heard = self._heard(entry, self._changed(before))
        self._note_life(entry, by_all=heard is None)
        mark = Mark(entry, min(first, self.moves) + 1, self.moves, heard, begun=begun)
        self.minutes.append(mark)
        if mark.heard is None:
            self._known_to_all += 1
        else:
            for seat in mark.heard:
                self._known_besides[seat] = self._known_besides.get(seat, 0) + 1
        self.note_open(entry.at)
        return mark

    def known_to(self, viewer: Seat) -> int:
        """How many of the entries a viewer knows of. All of them counted would tell how much is whispered."""
        return self._known_to_all + self._known_besides.get(viewer, 0)

    @property
    def moves(self) -> int:
        """Decisions taken."""
        return self.game.number if self.game else 0

    def _changed(self, before: Ledger | None) -> tuple[Deal, ...]:
        """The deals that are new or otherwise; of those that are not open any more, nothing lapses."""
        changed = self.game.ledger.changes(before or Ledger()) if self.game else ()
        for deal in changed:
            if deal.status != "open":
                self.lapses.pop(deal.id, None)
                self.waits.pop(deal.id, None)
                self.offered.pop(deal.id, None)
        return changed

    def _heard(self, entry: e.AnyEntry, changed: tuple[Deal, ...]) -> frozenset[Seat] | None:
        match entry:
            case e.Spoke(to=to) if to:
                return frozenset(to)
            case e.Muted() | e.Pondered():
                return NOBODY
            case e.Read() | e.Skipped():
                return frozenset({LEARNER})
            case e.Acted(seat=seat) | e.Undone(seat=seat) if self.aside:
                return frozenset({seat})
            case e.Bargained():
                if self.public and any(deal.status == "agreed" and not deal.private for deal in changed):
                    return None
                return frozenset(seat for deal in changed for seat in deal.parties)
            case _:
                return None

    def note_open(self, at: float = 0) -> None:
        """Clocks run from when a request was first open; of an answer that may be taken back it is remembered."""
        kept = self.game.undoable_requests if self.game else ()
        known = {request: self.opened[request] for request in kept if request in self.opened}
        self.opened = known | {request.id: self.opened.get(request.id, at) for request in self.awaited}

    def _note_life(self, entry: e.AnyEntry, *, by_all: bool) -> None:
        """Whoever does anything, or says anything, is there."""
        self.company.hear(entry, self.seats, by_all=by_all)
        match entry:
            case e.Acted(by="clock"):
                self.silent.setdefault(entry.seat, entry.at)
            case e.Acted(by="person") | e.Bargained(by="person"):
                self.silent.pop(entry.seat, None)
            case e.Undone() | e.Spoke() | e.Wished() | e.Returned():
                self.silent.pop(entry.seat, None)
            case e.Called():
                self.silent.pop(entry.by, None)

    def _another_sits(self, seat: Seat) -> None:
        """What was whispered to whoever sat here is not for who comes next; nor are they muted for the other."""
        if self._known_besides.get(seat):
            for at, mark in enumerate(self.minutes):
                if isinstance(mark.entry, e.Spoke) and mark.heard is not None and seat in mark.heard:
                    self.minutes[at] = msgspec.structs.replace(mark, heard=mark.heard - {seat})
                    self._known_besides[seat] -= 1
        for muted in self.muted.values():
            muted.discard(seat)
        self.coaching.discard(seat)
        self.silent.pop(seat, None)
        self.wishes.discard(seat)

    def pass_over(self, entry: e.AnyEntry) -> None:
        """Something stands in the minutes that these rules did not take: it is as if it had been taken back."""
        mark = Mark(entry, self.moves + 1, self.moves, NOBODY, undone=True, begun=True)
        self.minutes.append(mark)

    def mark(self, marks: Sequence[tuple[int, int, int, list[Seat] | None]], began: int) -> None:
        """What the entries so far did, which was known already."""
        self.minutes = [
            Mark(
                mark.entry,
                first,
                moves,
                None if heard is None else frozenset(heard),
                undone=bool(undone),
                begun=at > began,
            )
            for at, (mark, (first, moves, undone, heard)) in enumerate(zip(self.minutes, marks, strict=True))
        ]
        heard_by = [one.heard for one in self.minutes]
        self._known_to_all = heard_by.count(None)
        self._known_besides = {
            seat: sum(heard is not None and seat in heard for heard in heard_by) for seat in range(len(self.seats))
        }

    def _happen(self, entry: e.AnyEntry) -> None:
        if isinstance(entry, e.Began):
            self.dealt_at, self.played_by = len(self.minutes), entry.rules
        if self.passing and isinstance(entry, e.OF_THE_GAME):
            return
        match entry:
            case e.Sat():
                self.sat += 1
                self._another_sits(entry.seat)
                self.company.sit(entry, self.seats)
                self._ask_anew(entry.seat, entry.at, 0)
            case e.Stood():
                self._another_sits(entry.seat)
                self.company.stand(entry, self.seats)
            case e.Gone() if not self.begun:
                self._another_sits(entry.seat)
                self.company.stand(entry, self.seats)
            case e.Gone():
                self.company.go(entry, self.seats)
                self.left[entry.seat] = entry.at
                self.wishes.discard(entry.seat)
            case e.Hosted() | e.Renamed() | e.Voted() | e.Vacated():
                self.company.take(entry, self.seats)
            case e.Reserved():
                self.seats[entry.seat] = Sitting("open", entry.player, entry.name)
            case e.Filled():
                bot = Sitting("bot", "", entry.name, entry.level)
                self.seats[entry.seat] = bot if entry.level else Sitting()
            case e.GotReady():
                sitting = self.seats[entry.seat]
                sitting.ready, sitting.seal, sitting.word = entry.ready, entry.seal, entry.word
            case e.Closed():
                self.seals.close(entry.at, {seat: self.seats[seat].seal for seat in entry.seats})
            case e.Opened():
                self.seals.words[entry.seat] = entry.word
            case e.Began():
                self._begin(entry)
            case e.Acted():
                self._act(entry)
            case e.Undone():
                self._undo(entry)
            case e.Bargained():
                self._bargain(entry)
            case e.Pondered():
                assert self.game is not None
                self.agenda.ponder(self.game.state, entry.seat, entry.kind)
            case e.Spoke():
                self.talk.append(entry)
                player = self.seats[entry.seat].player
                lines, letters = self.said.get(player, (0, 0))
                self.said[player] = (lines + 1, letters + len(entry.text))
            case e.Muted():
                self.watchers_muted += self.seat_of(entry.player) == SPECTATOR
                muted = self.muted.setdefault(entry.player, set())
                (muted.add if entry.muted else muted.discard)(entry.seat)
            case e.Kept():
                self.company.keep(entry, self.seats)
                (self.dropped.discard if entry.why == "left" else self.dropped.add)(entry.seat)
                self.left[entry.seat] = entry.at
                self.noted["kept", entry.seat] = len(self.minutes)
                self.silent.pop(entry.seat, None)
                self.wishes.discard(entry.seat)
            case e.Returned():
                self._return(entry)
            case e.Wished():
                (self.wishes.add if entry.want != self.paused else self.wishes.discard)(entry.seat)
            case e.Paused():
                self._pause(entry)
            case e.Slept():
                self._sleep(entry.seconds)
            case e.Coached():
                (self.coaching.add if entry.want else self.coaching.discard)(entry.seat)
            case e.Called():
                self.called[entry.seat] = entry.at
                self.noted["called", entry.seat] = len(self.minutes)
            case e.Read():
                assert self.walk is not None
                self.walk.go_on(entry.note)
            case e.Skipped():
                assert self.walk is not None
                self.walk.skip()
            case e.Rematched():
                self.rematch = entry.table
            case e.Continued():
                if not self.passing and entry.rules != self.rules.version:
                    # A newer program has gone on with it: what this one would make of it is not so.
                    raise bad_setup("other-rules", version=f"{entry.rules}")
                self.played_by = entry.rules
            case _:
                assert_never(entry)

    def _begin(self, entry: e.Began) -> None:
        setup = self.setup(self.settings, self.edition)
        if (entry.rules, entry.fingerprint) != (self.rules.version, setup.edition.fingerprint):
            raise bad_setup("other-rules", version=f"{entry.rules}")
        words = self.seals.opened or tuple(one.word for one in self.seats if one.word)
        self.game = Game.begin(self.rules, setup, self.secret, words)
        self.since = entry.at
        if self.lesson:
            self.walk = Walk(lessons.find(self.rules, self.lesson), self.seats[LEARNER].name)

    def changes(self, request: int) -> bool:
        """Whether to answer a request is to change a sealed answer."""
        return self.game is not None and any(
            one.answered for one in self.game.state.ask.requests if one.id == request
        )

    def _act(self, entry: e.Acted) -> None:
        game = self.game
        assert game is not None
        actions = [self.rules.load_action(action) for action in entry.actions]
        minutes, chain, ledger = game.state.minutes, game.chain, game.ledger
        played, since = self.played, self.since
        out_of_turn = next((one for one in game.state.out_of_turn if one.id == entry.request), None)
        changes = self.changes(entry.request)
        if out_of_turn is None and not entry.again:
            # A new minute on the board would tell of what nobody sees: out of turn, or another sealed answer.
            self._strike(entry.at, show=not changes)
        sealed = {one.id for one in game.state.ask.requests} if game.state.ask.gathers == "all" else set()
        if entry.by == "person":
            game.keep_undo()
        learnt = self.walk.step(game, *actions) if self.walk and actions and entry.by == "person" else None
        try:
            if not actions:
                game.lapse(entry.seat, entry.request)
            elif len(actions) == 1:
                game.act(entry.seat, entry.request, actions[0])
            else:
                game.act_all(entry.seat, entry.request, actions)
        except Refused:
            game.state.minutes, game.chain = minutes, chain
            self.played, self.since = played, since
            raise
        if self.walk is not None and learnt is not None:
            self.walk.take(learnt)
        if out_of_turn is None and entry.by != "person":
            game.forget_undo()  # what a bot decides, or the clock, nobody takes back
        if out_of_turn is not None and entry.by == "bot":
            self.agenda.ponder(game.state, entry.seat, out_of_turn.kind)
        stands_in = entry.by == "bot" and self.seats[entry.seat].kind == "person"
        (self.stood_in.add if stands_in else self.stood_in.discard)(entry.seat)
        self._excuse(ledger)
        self._reasoned(entry, sealed if entry.request in sealed else set())
        # What somebody decides out of turn and nobody sees is known to that seat alone until it shows.
        self.aside = game.log is not None and isinstance(game.log.action, Order)

    def _reasoned(self, entry: e.Acted, sealed: set[int]) -> None:
        """Keep a bot's reason, until something is seen of what it decided.

        `sealed`: the questions that were put under seal together with this one. Of sealed answers nothing is told
        before all are in; of whatever else showed nothing as it was decided, nothing before the end of the game.
        """
        game = self.game
        assert game is not None
        if entry.why is not None or entry.thought is not None:
            told, own = (msgspec.convert(one, Message) if one else None for one in (entry.why, entry.thought))
            self.unsaid[entry.request] = Reason(entry.seat, entry.request, told, own or told)
        waits = any(one.id in sealed for one in game.state.ask.requests)
        if self.unsaid and not waits and game.log is not None and game.log.events:
            seen = sealed | {entry.request}
            self.reasons[game.number] = tuple(
                one if one.request in seen else one._replace(told=None) for one in self.unsaid.values()
            )
            self.unsaid = {}

    def _undo(self, entry: e.Undone) -> None:
        """Take back what a seat did last. The clock of the question goes on as if it had never been answered."""
        game = self.game
        assert game is not None
        deals = game.ledger
        since = {request.seat: self.opened[request.id] for request in self.awaited}
        since[entry.seat] = self.opened.get(entry.request, entry.at)
        game.undo(entry.seat, entry.request)
        self.reasons = {number: why for number, why in self.reasons.items() if number <= game.number}
        self._excuse(deals)
        for request in self.awaited:
            self.opened.setdefault(request.id, since.get(request.seat, entry.at))
        self._strike_out(entry)

    def _strike_out(self, entry: e.Undone) -> None:
        """In the minutes, mark what was taken back; whatever came after it came after the decision before it."""
        at = next(
            at
            for at in range(len(self.minutes) - 1, -1, -1)
            if isinstance(acted := self.minutes[at].entry, e.Acted)
            and (acted.seat, acted.request) == (entry.seat, entry.request)
            and not self.minutes[at].undone
        )
        struck = self.minutes[at]
        self.aside = struck.moves < struck.first
        self.minutes[at] = msgspec.structs.replace(struck, undone=True)
        for later in range(at + 1, len(self.minutes)):
            self.minutes[later] = msgspec.structs.replace(
                self.minutes[later], first=self.moves + 1, moves=self.moves
            )

    def _excuse(self, before: Ledger) -> None:
        """What turns out to be broken by a bot that kept somebody's seat is not written on their record."""
        if self.stood_in and self.game is not None and self.game.ledger is not before:
            self.game.ledger = self.game.ledger.excusing(self.stood_in, before)

    def _strike(self, at: float, *, show: bool = True) -> None:
        """Tell a game that is played by the clock how long it has been played.

        Pauses are not counted, and of the time between two decisions no more than `LONGEST_THOUGHT`: nobody plays
        while the server is down, or the table has gone to bed.
        """
        self.played += min(at - self.since, LONGEST_THOUGHT)
        self.since = at
        if self.game is not None and show:
            self.game.tick(int(self.played // 60))

    def _bargain(self, entry: e.Bargained) -> None:
        assert self.game is not None
        if entry.by == "bot" and entry.move.get("type") == "offer" and not entry.move.get("answers"):
            asked = next((one.id for one in self.awaited if one.seat == entry.seat), 0)
            self.agenda.offered[entry.seat] = asked
        ledger, move = self.game.ledger, self.rules.load_bargain(entry.move)
        learnt = self.walk.step(self.game, move) if self.walk and entry.by == "person" else None
        changed = self.game.bargain(entry.seat, move)
        if self.walk is not None and learnt is not None:
            self.walk.take(learnt)
        self._excuse(ledger)
        for deal in changed:
            if deal.status == "open":
                self.offered.setdefault(deal.id, entry.at)
            if deal.status == "open" and entry.lapses:
                self.lapses.setdefault(deal.id, entry.lapses)
            if deal.status == "open" and entry.waits and set(self.persons) & set(deal.parties):
                self.waits.setdefault(deal.id, entry.waits)

    def _return(self, entry: e.Returned) -> None:
        self.company.come_back(entry, self.seats)
        # There is the whole time for what was asked meanwhile. For what was open before, the clock goes on:
        # else one could leave and come back to have ever more of it.
        self._ask_anew(entry.seat, entry.at, self.left.get(entry.seat, 0))

    def _ask_anew(self, seat: Seat, at: float, since: float) -> None:
        """A seat has the whole time for what it has been asked since then."""
        for request in self.awaited:
            if request.seat == seat and self.opened[request.id] >= since:
                self.opened[request.id] = at

    def _pause(self, entry: e.Paused) -> None:
        self.wishes.clear()
        if entry.paused:
            self.paused_at = entry.at
            self.played += min(entry.at - self.since, LONGEST_THOUGHT)
        elif self.paused_at is not None:
            began, self.paused_at = self.paused_at, None
            lost = entry.at - began
            self.since = entry.at
            self.opened = {request: entry.at - max(0.0, began - since) for request, since in self.opened.items()}
            self.called = {seat: entry.at - max(0.0, began - at) for seat, at in self.called.items()}
            self._put_off(lost)

    def _sleep(self, lost: float) -> None:
        """No server ran, and nobody could do anything. In a pause the clocks stood still anyway."""
        if self.paused:
            return
        self.since += lost
        self.opened = {request: since + lost for request, since in self.opened.items()}
        self.left = {seat: at + lost for seat, at in self.left.items()}
        self.called = {seat: at + lost for seat, at in self.called.items()}
        self.silent = {seat: at + lost for seat, at in self.silent.items()}
        self._put_off(lost)

    def _put_off(self, lost: float) -> None:
        """Offers stay open for as much longer."""
        self.lapses = {deal: time + lost for deal, time in self.lapses.items()}
        self.waits = {deal: time + lost for deal, time in self.waits.items()}

    # Looking back

    def replayed(self, minutes: Sequence[Mark] | None = None) -> Iterator[tuple[Table, Mark]]:
        """The game played again from the first card: the table as it stood before each entry, and the entry."""
        again = Table(self.id, self.settings, self.secret, self.made, self.host)
        again.seats = [msgspec.structs.replace(one) for one in self.seats]
        again.seals, again.edition = self.seals, self.edition
        marks = self.minutes if minutes is None else minutes
        if self.base is not None:
            again.resume(self.base)
            marks = marks[self.base.n :]
        for mark in marks:
            yield again, mark
            # A pause too, and when no server ran: the clock of a game that is played by it stood still.
            if isinstance(mark.entry, e.Began | e.Acted | e.Undone | e.Bargained | e.Paused | e.Slept):
                again.apply(mark.entry)

    def resume(self, base: Snapshot) -> None:
        """Stand where a snapshot was taken."""
        from .snapshots import restore

        self.dealt_at = 0
        restore(self, base)

    def at(self, move: int) -> Game:
        """The game as it stood after a decision: played again from the first card, or since other rules."""
        for again, mark in self.replayed():
            if isinstance(mark.entry, e.Acted | e.Bargained) and not mark.undone and mark.moves > move:
                again._partly(mark, move)
                break
        assert again.game is not None
        return again.game

    def _partly(self, mark: Mark, move: int) -> None:
        """Of several actions in a row, those up to a decision."""
        assert self.game is not None
        entry = mark.entry
        if isinstance(entry, e.Acted):
            if mark.first <= move:
                self._strike(entry.at)
            if not entry.actions and mark.first <= move:
                self.game.lapse(entry.seat, entry.request)
            for number, action in enumerate(entry.actions, mark.first):
                if number > move:
                    break
                request = next(one for one in self.game.asked(entry.seat) if not one.answered and not one.optional)
                self.game.act(entry.seat, request.id, self.rules.load_action(action))

    def lapsed(self, now: float) -> list[Any]:
        """Deals whose time is over, as moves of the table itself."""
        return [LapseDeal(deal) for deal, time in self.lapses.items() if time <= now]
