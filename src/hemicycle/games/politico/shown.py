"""What the table of Politico shows, as data: the open table, and what a player has for himself.

Every field of `Board` is sent by itself when it changes, so what changes together stands together, and what
never does (the figures of the edition) apart.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hemicycle.engine.declare import Seat

from .acts import Left
from .edition import Card, EventCard


class AttackRow(msgspec.Struct, frozen=True):
    """A row of the sheet of attacks and defences."""

    card: Card
    copies: int
    personal: bool
    government: bool
    """The victim must be in the government."""
    answers: tuple[Card, ...]
    """What counters it, Baraka last."""
    pays: Literal["prime-minister", "victim", "nobody", ""]
    """To whom a countered attacker gives points."""
    price: int
    number: int


class Figures(msgspec.Struct, frozen=True):
    """The figures of the edition for this table, and what the table has agreed on. They never change."""

    players: int
    goal: int
    fall_points: int
    fall_deputies: int
    attacks: tuple[AttackRow, ...]
    copies: dict[Card, int]
    """Of every trump, in the order in which a hand is held."""
    ending: Literal["turns", "clock"]
    """What `last` and `election` are counted in."""
    last: int
    election: int
    piles: str


class Course(msgspec.Struct, frozen=True):
    """How far the game is."""

    turn: int
    seat: Seat
    """Whose turn it is."""
    minutes: int
    elected: bool
    """The intermediate elections have been held."""
    dissolved: bool
    vacant: int
    """For how many turns there has been no government."""
    providence: bool
    """The hour of the Homme providentiel has come."""


class EventNow(msgspec.Struct, frozen=True):
    """The event of the turn, by language; a blank card has neither title nor effects."""

    card: EventCard
    title: dict[str, str]
    does: dict[str, tuple[str, ...]]
    """Its effects, a sentence each."""


class Turn(msgspec.Struct, frozen=True):
    """What is asked, and of whom."""

    kind: str
    asked: tuple[Seat, ...]
    """All who are asked together, in order, whether or not they have answered."""
    seats: tuple[Seat, ...]
    """Those of them that are waited for."""
    left: Left
    """What is left of the act of play of whoever is on turn."""


class GovernmentNow(msgspec.Struct, frozen=True):
    seat: Seat
    """The Prime Minister."""
    members: tuple[Seat, ...]
    """All of them, the Prime Minister first."""
    card: Card
    formed: int
    rounds: int
    deputies: int
    scores_in: int
    """How many turns from now it has its points."""
    points: tuple[int, ...]
    """What each of the members would have then."""
    withheld: bool
    """A strike or inflation takes these points."""
    immune: int
    """For how many turns it can't be attacked."""


class Fall(msgspec.Struct, frozen=True):
    """A government that has fallen."""

    seat: Seat
    members: tuple[Seat, ...]
    formed: int
    fell: int
    rounds: int
    why: str
    author: Seat | None


class LastingNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An effect that lasts."""

    what: str
    """As the texts say it, `board-lasts-…`."""
    card: Card = ""
    seat: Seat | None = None
    """Whom it has hit; nobody in particular, where it is all."""
    turns: int = 0
    """How many it has left; none: it ends with a government, or with its points."""
    members: tuple[Seat, ...] = ()


class AssaultNow(msgspec.Struct, frozen=True):
    """An attack that is not decided yet."""

    seat: Seat
    card: Card
    target: Seat


class AttemptNow(msgspec.Struct, frozen=True):
    """A government that somebody tries to form, or that its head changes."""

    seat: Seat
    card: Card
    """Empty for a reshuffle."""
    army: bool
    invited: tuple[Seat, ...]
    expelled: tuple[Seat, ...]
    members: tuple[Seat, ...]
    """Who is in it by now, its head first."""


class ArmyNow(msgspec.Struct, frozen=True):
    """A chain of armies."""

    use: str
    """What is at stake: a vote, or what the army was played for."""
    by: Seat
    stands: bool
    """Whether it stands as things are."""
    cards: int
    """How many armies were played in answer."""
    last: Seat
    """Who has played, or spoken, last."""


class VoteNow(msgspec.Struct, frozen=True):
    """A sealed vote."""

    question: str
    voters: tuple[Seat, ...]
    weights: tuple[int, ...]


class Affair(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is going on within the turn."""

    assault: AssaultNow | None = None
    attempt: AttemptNow | None = None
    motion: Seat | None = None
    """Who has tabled one."""
    army: ArmyNow | None = None
    vote: VoteNow | None = None


class Standing(msgspec.Struct, frozen=True):
    points: tuple[int, ...]


class Assembly(msgspec.Struct, frozen=True):
    deputies: tuple[int, ...]
    total: int
    majority: int
    """Of all deputies; a vote needs one of those that are cast."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all know of a player's own."""

    cards: int
    known: tuple[Card, ...] = ()
    """Cards that everybody has seen go into the hand."""
    silenced: bool = False
    mute: bool = False
    """May not vote either."""
    barred: bool = False


class Pile(msgspec.Struct, frozen=True):
    """The cards that are in no hand."""

    deck: int
    under: tuple[Card, ...]


class Board(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    figures: Figures
    course: Course
    event: EventNow | None
    turn: Turn
    assembly: Assembly
    government: GovernmentNow | None
    past: tuple[Fall, ...]
    lasting: tuple[LastingNow, ...]
    affair: Affair
    standing: Standing
    players: tuple[Player, ...]
    pile: Pile


class Hand(msgspec.Struct, frozen=True):
    """What only the player himself sees."""

    cards: tuple[Card, ...]
    """In the order of the sheet."""
    resigning: bool
    """Means to resign as Prime Minister when this turn is over."""
