"""The minutes of a table: everything that ever happened at it, in order, as it is stored.

A table is what these entries make of it (`Table.apply`): it is loaded by going through them again.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from hemicycle.engine.declare import Seat
from hemicycle.engine.words import kebab

Plain: TypeAlias = dict[str, Any]
By: TypeAlias = Literal["person", "bot", "clock"]
Who: TypeAlias = Literal["bot", "person"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab, tag_field="type"):
    """Base of all entries."""

    at: float
    """When, in seconds since 1970."""


class Sat(Entry, frozen=True):
    """A person took a seat; of a game under way, one that had been vacated."""

    seat: Seat
    player: str
    name: str


class Stood(Entry, frozen=True):
    """A person got up before the game began, or was asked to by the host."""

    seat: Seat
    sent: bool = False
    """Sent away by the host: this player does not sit down here again."""


class Reserved(Entry, frozen=True):
    """At a rematch: a seat is kept for who sat there."""

    seat: Seat
    player: str
    name: str


class Filled(Entry, frozen=True):
    """A bot took a seat, or with an empty level left it free."""

    seat: Seat
    level: str
    name: str = ""


class GotReady(Entry, frozen=True):
    """A person is ready to begin, or not yet."""

    seat: Seat
    ready: bool
    seal: str = ""
    """Of the word that they will open when all seals are known; empty: they mix none in."""
    word: str = ""
    """In older minutes: a word given openly."""


class Closed(Entry, frozen=True):
    """All are ready: no seal is taken any more, and from now on the words are opened."""

    seats: tuple[int, ...]
    """Whose seals count: the players with a seal who were there."""


class Opened(Entry, frozen=True):
    """A player opened their word."""

    seat: Seat
    word: str


class Began(Entry, frozen=True):
    """The cards were dealt."""

    rules: int
    """The version of the game's rules, without which the rest can't be gone through again."""
    fingerprint: str
    """Of the edition's figures, likewise."""


class Acted(Entry, frozen=True):
    """A seat answered a request, with one action or several in a row."""

    seat: Seat
    request: int
    actions: tuple[Plain, ...]
    """None: what the rules play for the absent was played, drawn by the game where it is a matter of lot."""
    by: By = "person"
    again: bool = False
    """It changes a sealed answer, of which the clock of the game takes no notice; in older minutes it did."""
    why: Plain | None = None
    """A bot's reason, as far as it rests on what everybody knew: a message of the texts (see `bots.coach`)."""
    thought: Plain | None = None
    """What it thought itself, where that is something else: for when the game is over."""


class Undone(Entry, frozen=True):
    """A seat took back its answer to a request, with all that was sent in one go with it."""

    seat: Seat
    request: int


class Bargained(Entry, frozen=True):
    """A seat offered a deal or answered one."""

    seat: Seat
    """-1: the table itself, for a deal that lapsed with time."""
    move: Plain
    by: By = "person"
    lapses: float = 0
    """When an offer lapses; 0: only by the point of the game."""
    waits: float = 0
    """Until when a bot that has offered it gives people the time to think about it; 0: it goes on at once."""


class Pondered(Entry, frozen=True):
    """A bot thought of what it may do out of turn, and left it: it does not think of it again in this chapter."""

    seat: Seat
    kind: str


class Spoke(Entry, frozen=True):
    """A seat said something."""

    id: str
    seat: Seat
    text: str
    to: tuple[int, ...] = ()
    """The seats that hear it, the speaker's included; nobody named: all hear it."""


class Muted(Entry, frozen=True):
    """A player wants to hear a seat no more, or again."""

    player: str
    seat: Seat
    muted: bool


class Kept(Entry, frozen=True):
    """From now on a bot plays for a person who left, whose time ran out, or whom the others wait for no longer."""

    seat: Seat
    why: Literal["left", "clock", "voted"]


class Returned(Entry, frozen=True):
    """A person plays their own seat again."""

    seat: Seat


class Hosted(Entry, frozen=True):
    """The host's rights passed to whoever sits here."""

    seat: Seat


class Renamed(Entry, frozen=True):
    """A person has another name now."""

    seat: Seat
    player: str
    name: str


class Gone(Entry, frozen=True):
    """A person has deleted themselves: nobody has the seat any more, nor its name."""

    seat: Seat


class Voted(Entry, frozen=True):
    """A person wants that a bot, or another person, plays on for somebody who is away; or does not any more."""

    by: Seat
    seat: Seat
    who: Who
    want: bool


class Vacated(Entry, frozen=True):
    """The others agreed that another person may sit down where a bot plays for somebody who is away."""

    seat: Seat


class Wished(Entry, frozen=True):
    """A person wants to pause or to go on."""

    seat: Seat
    want: bool


class Paused(Entry, frozen=True):
    """The table paused, or went on."""

    paused: bool


class Slept(Entry, frozen=True):
    """No server ran for a while, and no clock."""

    seconds: float


class Coached(Entry, frozen=True):
    """A person agrees that all may ask what they could do, or does not any more."""

    seat: Seat
    want: bool


class Called(Entry, frozen=True):
    """Somebody asked a seat for an answer."""

    seat: Seat
    by: Seat


class Read(Entry, frozen=True):
    """In a lesson: the learner has read a note."""

    note: str


class Skipped(Entry, frozen=True):
    """In a lesson: the learner wants no more notes."""


class Rematched(Entry, frozen=True):
    """The same people meet again at another table."""

    table: str


class Continued(Entry, frozen=True):
    """The game goes on by other rules than before, from where it stood."""

    was: int
    """The version of the rules up to here."""
    rules: int
    """And from here on."""
    fingerprint: str
    """Of the edition's figures, from here on."""
    again: int = 0
    """How many decisions these rules did not take: they must be taken again."""


AnyEntry: TypeAlias = (
    Sat
    | Stood
    | Reserved
    | Filled
    | GotReady
    | Closed
    | Opened
    | Began
    | Acted
    | Undone
    | Bargained
    | Pondered
    | Spoke
    | Muted
    | Kept
    | Returned
    | Hosted
    | Renamed
    | Gone
    | Voted
    | Vacated
    | Wished
    | Paused
    | Slept
    | Coached
    | Called
    | Read
    | Skipped
    | Rematched
    | Continued
)

OF_THE_GAME = Began | Acted | Undone | Bargained | Pondered | Read | Skipped
"""Entries that change nothing but the game."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
