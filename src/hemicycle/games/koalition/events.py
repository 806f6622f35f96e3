"""What can happen in a game of Koalition."""

from __future__ import annotations

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.words import Event

from .edition import Card, Country, Party
from .state import Score


class Dealt(Event, frozen=True):
    """A player has been dealt a hand; only the player sees which."""

    reveals = "addressed"

    seat: Public[Seat]
    politicians: Addressed[tuple[Card, ...]]
    specials: Addressed[tuple[Card, ...]]


class NewDeal(Event, frozen=True):
    """All cards have been collected and are dealt."""

    number: Public[int]
    wanted: Public[int] = 0
    """Of a new deal: how many politicians everybody had to hold for the next vote. 0: it is not known why."""
    short: Public[tuple[Seat, ...]] = ()
    """Who held fewer."""


class StarterChosen(Event, frozen=True):
    """Who begins the first vote."""

    reveals = "to all"

    seat: Public[Seat]


class CountryTurned(Event, frozen=True):
    """The next country is turned up."""

    reveals = "to all"

    country: Public[Country]
    cards: Public[int]
    number: Public[int]
    seat: Public[Seat]
    """Who begins."""


class VoteAgain(Event, frozen=True):
    """The same country votes once more."""

    country: Public[Country]
    seat: Public[Seat]


class CardLaid(Event, frozen=True):
    """A politician or joker is laid."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]
    party: Public[Party]
    votes: Public[int]


class DopplerPlayed(Event, frozen=True):
    """A party's votes are doubled."""

    reveals = "to all"

    seat: Public[Seat]
    party: Public[Party]


class SturzPlayed(Event, frozen=True):
    """A party's leader is overthrown."""

    reveals = "to all"

    seat: Public[Seat]
    party: Public[Party]
    leader: Public[Seat]
    successor: Public[Seat | None]


class RuecktrittPlayed(Event, frozen=True):
    """A politician resigns and loses all its votes."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]
    owner: Public[Seat]


class SkandalPlayed(Event, frozen=True):
    """A party loses half its votes."""

    reveals = "to all"

    seat: Public[Seat]
    party: Public[Party]


class WestePlayed(Event, frozen=True):
    """A Rücktritt or a Partei-Skandal is cancelled."""

    reveals = "to all"

    seat: Public[Seat]
    target: Public[str]
    """The politician or the party that is cleared."""


class DoublerLaid(Event, frozen=True):
    """First edition: a doubler is laid for its party."""

    reveals = "to all"

    seat: Public[Seat]
    party: Public[Party]


class ResignationLaid(Event, frozen=True):
    """First edition: a resignation takes the highest card off the table, if there is any."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]
    owner: Public[Seat | None]


class VotesCounted(Event, frozen=True):
    """The count: each bloc with its leader and its votes, and what a majority needs."""

    blocs: Public[tuple[str, ...]]
    leaders: Public[tuple[Seat, ...]]
    votes: Public[tuple[int, ...]]
    total: Public[int]
    majority: Public[int]


class Proposed(Event, frozen=True):
    """A leader proposes a coalition."""

    seat: Public[Seat]
    coalition: Public[tuple[str, ...]]


class Accepted(Event, frozen=True):
    """A leader accepts a proposal."""

    seat: Public[Seat]
    coalition: Public[tuple[str, ...]]


class Withdrawn(Event, frozen=True):
    """A leader takes an acceptance back."""

    seat: Public[Seat]
    coalition: Public[tuple[str, ...]]


class HeldOut(Event, frozen=True):
    """A leader has nothing to add for now."""

    seat: Public[Seat]


class WonAlone(Event, frozen=True):
    """One party, or a small party (ruling D43), has the majority by itself."""

    bloc: Public[str]
    seat: Public[Seat]


class CoalitionFormed(Event, frozen=True):
    """Hands are shaken: these blocs govern."""

    coalition: Public[tuple[str, ...]]
    leaders: Public[tuple[Seat, ...]]


class NoCoalition(Event, frozen=True):
    """No coalition was found."""

    country: Public[Country]
    again: Public[bool]


class PointsScored(Event, frozen=True):
    """Points for a vote, by player and party."""

    scores: Public[tuple[Score, ...]]


class EuropeBonusGiven(Event, frozen=True):
    """A party's Europe bonus goes to whoever has most points in it."""

    party: Public[Party]
    bonus: Public[int]
    winners: Public[tuple[Seat, ...]]
    each: Public[int]
