"""What the table of Zoocracy shows, as data: the open table, and what a party has for itself.

Every field of `Board` is sent by itself when it changes, so what changes together stands together, and what
never does (the figures of the edition) apart.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from hemicycle.engine.declare import Seat

from .edition import Card, EventCard, Kind, Office, Phase, Species

PhaseState: TypeAlias = Literal["past", "skipped", "now", "coming", "perhaps"]
"""`perhaps`: only if the government loses its majority before."""


class Enclosure(msgspec.Struct, frozen=True):
    """A species as it is printed on the board."""

    species: Species
    votes: tuple[int, ...]
    """The one or two numbers that it shows."""
    water: bool
    """Has a watering hole."""


class Held(msgspec.Struct, frozen=True):
    """An action card."""

    card: Card
    kind: Kind
    about: str
    """The species or the office that it shows; empty where it shows none."""
    phase: Phase
    """When it may be played."""


class Figures(msgspec.Struct, frozen=True):
    """The figures of the edition for this table, and what the table has agreed on. They never change."""

    players: int
    walkway: tuple[Enclosure, ...]
    goal_track: int
    rounds: int
    campaign: int
    """Tokens that a party may place from its funds in a turn, before harvests."""
    per_species: int
    manipulation: int
    """Votes of a species under the Manipulation marker."""
    cards: tuple[Held, ...]
    """All action cards."""
    called: dict[str, dict[Card, str]]
    """What each of them is called, by language."""
    does: dict[str, dict[EventCard, str]]
    """What each event does, by language; End of Game last."""
    advanced: bool


class RoundNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the round track, with what comes there."""

    round: int
    presidential: bool = False
    parliamentary: bool = False
    """By the markers, and every second round from there. Of rounds behind only the event is told."""
    goals: tuple[int, ...] = ()
    """Which spaces of the programme bring a goal."""
    event: EventCard | None = None
    may_end: bool = False
    """End of Game may be drawn."""


class PhaseNow(msgspec.Struct, frozen=True):
    phase: Phase
    state: PhaseState


class Tracks(msgspec.Struct, frozen=True):
    """The round track and the phase track."""

    round: int
    phase: Phase
    """Empty when the game is over."""
    rounds: tuple[RoundNow, ...]
    phases: tuple[PhaseNow, ...]
    event: EventCard | None
    """This round's, once it is drawn."""
    next_harvest: int
    """How many tokens more, or less, may be placed next round."""
    last: bool
    """Everybody knows that the game ends with this round."""


class Turn(msgspec.Struct, frozen=True):
    """What is asked, of whom, and in which order."""

    kind: str
    asked: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    """Those of them that are waited for."""
    order: tuple[Seat, ...]
    at: Seat
    """Whose turn it is in that order; -1: all at once, or nobody's."""
    left: int
    """In a campaign: how many the party on turn still may."""


class SpeciesNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A species with what lies there."""

    species: Species
    tokens: tuple[int, ...]
    """By seat."""
    votes: tuple[int, int]
    """What the first and the second get as it stands, with Manipulation and seasons."""
    first: Seat | None = None
    blockade: bool = False
    manipulation: bool = False
    season: bool = False
    overhang: int = 0
    loyal: dict[Seat, int] = {}
    """Tokens that stay after the count, by seat."""


class Zoo(msgspec.Struct, frozen=True):
    """The nine enclosures, and what they would elect."""

    species: tuple[SpeciesNow, ...]
    forecast: tuple[int, ...]
    """Seats by party, if the votes were counted now."""
    majority: int
    """What a majority would need then."""


class OfficeNow(msgspec.Struct, frozen=True):
    office: Office
    seat: Seat | None
    up: bool
    """Shows the active symbol: its privilege has not been used."""


class Parliament(msgspec.Struct, frozen=True):
    """Seats, offices, government and programme."""

    seats: tuple[int, ...]
    total: int
    majority: int
    """0 before the first election."""
    government: tuple[Seat, ...]
    government_seats: int
    interim: bool
    offices: tuple[OfficeNow, ...]
    programme: tuple[Seat | None, ...]
    """Whose markers lie on P1 and P2."""


class Proposed(msgspec.Struct, frozen=True):
    """A proposal that is voted on."""

    seat: Seat
    offices: tuple[Seat, ...]
    """Prime Minister, Finance Minister, Defence Minister."""
    goals: tuple[Seat, ...]


class Talks(msgspec.Struct, frozen=True):
    """The formation of a government, or a vote of no confidence."""

    motion: bool
    proposer: Seat
    """Who makes, or has made, the proposal."""
    before: tuple[Seat, ...]
    """Whose proposals have failed."""
    to_come: tuple[Seat, ...]
    """Who proposes next, if this one fails."""
    goals: int
    """How many goals a proposal gives out."""
    proposal: Proposed | None


class Standing(msgspec.Struct, frozen=True):
    """The goal track."""

    points: tuple[int, ...]
    """By seat: goals implemented."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all see of a party's own."""

    cards: int
    food: int | None = None
    """Only where there are no screens, or when the game is over: equal goals go by it (§6)."""


class Pile(msgspec.Struct, frozen=True):
    """The action cards that are not in a hand."""

    deck: int
    discard: tuple[Card, ...]


class Board(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    figures: Figures
    tracks: Tracks
    turn: Turn
    zoo: Zoo
    parliament: Parliament
    talks: Talks | None
    standing: Standing
    players: tuple[Player, ...]
    pile: Pile


class Hand(msgspec.Struct, frozen=True):
    """What only the party itself sees."""

    cards: tuple[Held, ...]
    """In the order of the phases."""
    food: int
    draft: tuple[Seat, ...]
    """What of its proposal has been put in, office by office, then goal by goal."""
