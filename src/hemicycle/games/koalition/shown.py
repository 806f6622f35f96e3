"""What the table of Koalition shows, as data: the open table, and a hand.

Every field of `Board` is sent by itself when it changes, so what changes together stands together, and what
never does (the summary card) apart.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from hemicycle.engine.declare import Seat

from .edition import Card, Country, CountryCard, Party

Stage: TypeAlias = Literal["starter", "lay", "open", "answer", "negotiate", "over"]


class PartyCard(msgspec.Struct, frozen=True):
    """Matériel 1  A party on the summary card."""

    party: Party
    politicians: tuple[int, ...]
    """The votes of its politicians, highest first."""
    partners: tuple[Party, ...]


class Summary(msgspec.Struct, frozen=True):
    """The summary card, and what the table has agreed on. It never changes."""

    rules: str
    """`first` or `second`."""
    players: int
    parties: tuple[PartyCard, ...]
    countries: tuple[CountryCard, ...]
    called: dict[str, dict[Card, str]]
    """What each card is called, by language."""
    others: dict[Card, int]
    """How many cards of each kind are dealt beside politicians: action cards, jokers; in 1992, special cards."""
    aside: int
    """How many of them lie undealt in every deal."""
    mixed: dict[Card, int]
    """Jokers that are dealt as politicians."""
    politicians_aside: int
    """How many politicians lie undealt in every deal, these jokers among them; in 1992, how many cards."""
    offers: int
    """How many proposals, and how many changes of mind, each leader has in a negotiation."""
    chain: bool
    """A chain of partners is enough."""


class Done(msgspec.Struct, frozen=True):
    """A vote that has been held."""

    country: Country
    coalition: tuple[str, ...]
    """The blocs that govern; none, when no coalition was found."""
    points: tuple[int, ...]
    """By seat."""


class Journey(msgspec.Struct, frozen=True):
    """The countries behind, the one on the table, and how many are to come."""

    country: Country
    """Empty until the first is turned up."""
    number: int
    length: int
    again: bool
    """It has failed once and votes once more."""
    done: tuple[Done, ...]
    to_come: int


class Turn(msgspec.Struct, frozen=True):
    """Where the vote stands, and whom it waits for."""

    stage: Stage
    seats: tuple[Seat, ...]
    starter: Seat
    """-1: not chosen yet."""
    round: int
    rounds: int
    """How many cards each lays in this country; 0 before the first."""


class LaidCard(msgspec.Struct, frozen=True, omit_defaults=True):
    card: Card
    seat: Seat
    party: Party
    votes: int
    """As printed."""
    joker: bool = False
    resigned: bool = False
    cleared: bool = False
    """Hit by a Rücktritt that a Weisse Weste has cancelled."""


class PartyNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A party on the table."""

    party: Party
    votes: int
    """With Dopplers and Partei-Skandal."""
    blocs: tuple[str, ...]
    """Itself; without leader its small parties."""
    leader: Seat | None = None
    dopplers: int = 0
    scandal: bool = False
    cleared: bool = False
    """Its Partei-Skandal has been cancelled."""
    overthrown: Seat | None = None


class BlocNow(msgspec.Struct, frozen=True):
    id: str
    party: Party
    leader: Seat
    votes: int


class Possible(msgspec.Struct, frozen=True):
    """A coalition that may govern."""

    coalition: tuple[str, ...]
    """Its blocs, strongest first."""
    leaders: tuple[Seat, ...]
    votes: int
    pays: tuple[int, ...]
    """By seat."""
    bonus: tuple[int, ...]
    """What of it goes to the leader of each bloc for leading."""


class Table(msgspec.Struct, frozen=True):
    """The cards on the table, and what follows from them."""

    laid: tuple[LaidCard, ...]
    parties: tuple[PartyNow, ...]
    """Strongest first."""
    blocs: tuple[BlocNow, ...]
    total: int
    majority: int
    possible: tuple[Possible, ...]
    """The coalitions to look at."""
    all: bool
    """Whether these are all that there are."""


class Talks(msgspec.Struct, frozen=True):
    """The negotiation: what lies on the table, and who has said yes to it."""

    leaders: tuple[Seat, ...]
    """Those who have something to say."""
    proposed: tuple[Possible, ...]
    """The coalitions on the table, the first proposed first."""
    accepted: tuple[tuple[Seat, ...], ...]
    """By coalition on the table, whoever said yes first before the others."""
    drafts: tuple[tuple[str, ...], ...]
    """By seat: the blocs of the proposal that it puts together."""
    proposals: tuple[int, ...]
    """By seat: how many are left."""
    withdrawals: tuple[int, ...]
    silent: tuple[Seat, ...]
    """Leaders who have nothing to add as it stands."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all know of a hand."""

    politicians: int
    others: int
    """Action cards and jokers."""
    known: tuple[Card, ...] = ()
    """Cards that came back to it from the table."""


class EuropeOf(msgspec.Struct, frozen=True):
    """A party's place in Europe."""

    party: Party
    points: tuple[int, ...]
    """By seat."""
    bonus: int
    winners: tuple[Seat, ...]
    each: int
    """What each of them gets."""


class Standing(msgspec.Struct, frozen=True):
    """The score track, and the Europe bonus as it would be now or as it was given."""

    points: tuple[int, ...]
    """By seat, the Europe bonus not included."""
    europe: tuple[int, ...]
    parties: tuple[EuropeOf, ...]
    given: bool


class Pile(msgspec.Struct, frozen=True):
    """The deal, and which of its cards are out of play until the next."""

    spent: tuple[Card, ...]


class Board(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    summary: Summary
    journey: Journey
    turn: Turn
    table: Table
    talks: Talks | None
    players: tuple[Player, ...]
    standing: Standing
    pile: Pile


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in hand."""

    card: Card
    kind: Literal["politician", "joker", "action", "special"]
    """`special`: of the first edition, laid in place of a politician."""
    party: Party | None = None
    votes: int = 0
    known: bool = False
    """Everybody knows that it is there."""


class Hand(msgspec.Struct, frozen=True):
    """A seat's own cards, as one holds them: party by party, highest first, then jokers, then the others."""

    cards: tuple[Held, ...]
