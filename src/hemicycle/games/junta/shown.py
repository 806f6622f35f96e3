"""What the table of Junta shows, as data: the open table, and what a player has for himself.

Every field of `Board` is sent by itself when it changes, so what changes together stands together, and what
never does (the figures of the edition) apart. Nobody's money is in it, nor the size of the pile of aid.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from hemicycle.engine.declare import Seat

from .coup.uprising import Side
from .edition import Area, Card, Unit
from .money import Purse

AttemptState: TypeAlias = Literal["announced", "now", "over"]


class AreaShown(msgspec.Struct, frozen=True):
    """An area of the city, with what it is called in each language."""

    area: Area
    kind: str
    title: dict[str, str]
    next: tuple[Area, ...]


class CardShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Politics card: what it is called and what it does in each language, and the figures on it."""

    card: Card
    kind: str
    title: dict[str, str]
    does: dict[str, tuple[str, ...]]
    """A sentence each."""
    votes: int = 0
    votes_with: tuple[tuple[Card, int], ...] = ()
    cost: int = 0
    unit: Unit = ""


class UnitShown(msgspec.Struct, frozen=True):
    unit: Unit
    number: int
    """How many there are."""
    half_dice: int
    post: str
    """Whom it obeys as a coup begins; empty: whoever plays the card that brings it."""


class Figures(msgspec.Struct, frozen=True):
    """The figures of the edition for this table, and what the table has agreed on. They never change."""

    players: int
    families: int
    hand: int
    air_strikes: int
    """How many of them a coup can have."""
    hits: int
    """What a die must show at least."""
    areas: tuple[AreaShown, ...]
    cards: tuple[CardShown, ...]
    units: tuple[UnitShown, ...]
    options: dict[str, str]


class Course(msgspec.Struct, frozen=True):
    """How far the game is."""

    turn: int
    phase: int
    unstable: bool
    bank: Literal["open", "siesta", "holiday"]
    forced: bool
    """The police stands in Parliament."""
    coups: int
    motion: int
    """The family that has moved that the President is not competent; -1: none."""
    reform: int
    reform_up_to: int
    lost: bool


class Turn(msgspec.Struct, frozen=True):
    """Phase 1, 2, 3, 4, 5, 6, 7, 8, 9  One turn; its result says whether the game is over."""

    kind: str
    asked: tuple[Seat, ...]
    """All whose answers are open or can still be changed."""
    seats: tuple[Seat, ...]
    """Those of them that are waited for."""


class OpenCard(msgspec.Struct, frozen=True):
    """An Influence card that lies open, with the votes it has beside the others there."""

    card: Card
    votes: int


class FamilyNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all know of a family."""

    leader: Seat
    """Who decides for it; -1: nobody yet."""
    cards: int
    """In hand."""
    influence: tuple[OpenCard, ...]
    votes: int
    """All votes that it could give now without a card from its hand."""
    posts: tuple[str, ...] = ()
    dead: bool = False
    exile: Area = ""
    target: bool = False
    location: str = ""
    """Where it is, once everybody knows."""
    funds: int = 0
    """Millions that its Influence cards still pay this turn."""
    sacrilege: int = 0


class Cabinet(msgspec.Struct, frozen=True):
    president: Seat
    posts: dict[str, int]
    """By post the family that has it; -1: vacant."""
    cousin: str


class PileNow(msgspec.Struct, frozen=True):
    """A pile of the budget, face down."""

    family: int
    size: int
    announced: int
    """-1: not announced yet."""


class BudgetNow(msgspec.Struct, frozen=True):
    seat: Seat
    first: bool
    """It is the President's own, not one that somebody has taken over."""
    piles: tuple[PileNow, ...]


class GivenNow(msgspec.Struct, frozen=True):
    """A block of votes that was given."""

    family: int
    source: str
    choice: int | str
    votes: int
    round: int


class BallotNow(msgspec.Struct, frozen=True):
    question: str
    round: int
    choices: tuple[int | str, ...]
    votes: tuple[int, ...]
    """By choice, as it stands."""
    given: tuple[GivenNow, ...]
    order: tuple[int, ...]
    voter: int
    """The family that votes now; -1: nobody."""


class AttemptNow(msgspec.Struct, frozen=True):
    """An assassination that was announced."""

    family: int
    card: Card
    """Empty: the secret police."""
    target: int
    location: str
    state: AttemptState


class PlotNow(msgspec.Struct, frozen=True):
    order: tuple[int, ...]
    family: int
    """Who announces now; -1: all have."""
    attempts: tuple[AttemptNow, ...]


class StackNow(msgspec.Struct, frozen=True, omit_defaults=True):
    area: Area
    unit: Unit
    family: int
    """-1: it obeys nobody."""
    number: int
    moved: bool = False
    retreated: bool = False


class PointNow(msgspec.Struct, frozen=True):
    """A strategic point, and who would control it."""

    area: Area
    families: tuple[int, ...]
    """Whose units stand there."""
    side: Side
    """The side that has it as things stand; empty: neither."""


class MoveNow(msgspec.Struct, frozen=True):
    """Whose move it is in the city."""

    family: int
    cousin: bool
    moved: bool
    held: dict[str, int]
    """How many units are held back, by «area unit»."""


class FightNow(msgspec.Struct, frozen=True):
    area: Area
    salvo: int
    losses: dict[int, int]
    """By family."""


class CityNow(msgspec.Struct, frozen=True):
    """A coup under way."""

    first: int
    rebels: tuple[int, ...]
    phase: int
    leads: int
    stacks: tuple[StackNow, ...]
    lost: dict[Unit, int]
    landed: tuple[Unit, ...]
    strikes: int
    crowds: tuple[Area, ...]
    agreed: tuple[Side, ...]
    sides: tuple[Side, ...]
    won: Side
    points: tuple[PointNow, ...]
    move: MoveNow | None
    fight: FightNow | None


class Deck(msgspec.Struct, frozen=True):
    """The Politics cards that are in no hand."""

    cards: int
    discard: tuple[Card, ...]
    """The last one on top."""


class Board(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    figures: Figures
    course: Course
    turn: Turn
    cabinet: Cabinet
    families: tuple[FamilyNow, ...]
    budget: BudgetNow | None
    ballot: BallotNow | None
    plot: PlotNow | None
    city: CityNow | None
    deck: Deck


class Holding(msgspec.Struct, frozen=True):
    """What one sees of a family that is one's own, or that one leads."""

    family: int
    cards: tuple[Card, ...]
    reserve: Purse
    account: Purse
    location: str


class Hand(msgspec.Struct, frozen=True):
    """What only the player himself sees."""

    families: tuple[Holding, ...]
    """His own first."""
    draft: tuple[Purse, ...]
    """The piles of the budget that he is making, by family; none: he makes none."""
    piles: tuple[Purse, ...]
    """What is in the piles that he has sealed, in their order."""
    aimed: dict[str, int]
    """In a salvo, what he has said: how many units fire, by «unit target»."""
