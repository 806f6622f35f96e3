"""A table as it stands: who sits where, the game, the talk, the clocks, and what follows from them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.characters import BETWEEN, character_of
from hemicycle.bots.steps import Agenda
from hemicycle.engine import lessons
from hemicycle.engine.chance import commitment
from hemicycle.engine.deals import LapseDeal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.editions import Edition
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.state import Setup
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Message

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


class Stand:
    """What can be read of a table. Nothing here changes it."""

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

    # The game, and whom it waits for

    @property
    def moves(self) -> int:
        """Decisions taken."""
        return self.game.number if self.game else 0

    def known_to(self, viewer: Seat) -> int:
        """How many of the entries a viewer knows of. All of them counted would tell how much is whispered."""
        return self._known_to_all + self._known_besides.get(viewer, 0)

    def changes(self, request: int) -> bool:
        """Whether to answer a request is to change a sealed answer."""
        return self.game is not None and any(
            one.answered for one in self.game.state.ask.requests if one.id == request
        )

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

    def lapsed(self, now: float) -> list[Any]:
        """Deals whose time is over, as moves of the table itself."""
        return [LapseDeal(deal) for deal, time in self.lapses.items() if time <= now]
