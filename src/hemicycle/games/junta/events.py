"""What can happen in both games of Junta: turns, cards, and what becomes of people."""

from __future__ import annotations

from typing import Literal

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.words import Event

from .edition import Card
from .money import Purse

# Turns


class TurnBegan(Event, frozen=True):
    turn: Public[int]


class PhaseBegan(Event, frozen=True):
    phase: Public[int]


class TurnEnded(Event, frozen=True):
    """The dead are replaced by their heirs, and all is stable again."""

    turn: Public[int]


class AccountsOpened(Event, frozen=True):
    """The game is over: what everybody has in Switzerland."""

    reveals = "to all"

    points: Public[tuple[int, ...]]


class EverybodyLost(Event, frozen=True):
    """All players are dead, or there was never a President."""

    reveals = "to all"


# Cards


class CardsDrawn(Event, frozen=True):
    """A family draws Politics cards; only who leads it sees which."""

    reveals = "addressed"

    family: Public[int]
    seats: Public[tuple[Seat, ...]]
    number: Public[int]
    cards: Addressed[tuple[Card, ...]]


class DeckShuffled(Event, frozen=True):
    """The deck is through: what was discarded is shuffled."""

    number: Public[int]


class CardsDiscarded(Event, frozen=True):
    """Cards of a family go to the discard pile, for all to see."""

    reveals = "to all"

    family: Public[int]
    cards: Public[tuple[Card, ...]]


class InfluencePlayed(Event, frozen=True):
    """An Influence card is laid open before a family."""

    reveals = "to all"

    family: Public[int]
    card: Public[Card]


class CardPlayed(Event, frozen=True):
    """Any other card is played."""

    reveals = "to all"

    family: Public[int]
    card: Public[Card]


class CardAimed(Event, frozen=True):
    """A card that was played is meant for somebody."""

    reveals = "to all"

    family: Public[int]
    card: Public[Card]
    target: Public[int]


class NothingPlayed(Event, frozen=True):
    """Everybody might have played a card out of turn, and nobody has."""

    reveals = "to all"


class DonationTaken(Event, frozen=True):
    """A donation is swapped for a bill of the pile; how much it is only its owner sees."""

    reveals = "to all"

    family: Public[int]
    seats: Public[tuple[Seat, ...]]
    bills: Addressed[Purse]


class DonationEmpty(Event, frozen=True):
    """There is no bill left: the donation is lost."""

    reveals = "to all"

    family: Public[int]


class InfluenceLost(Event, frozen=True):
    """A coalition breaks up: a family discards one of its Influence cards."""

    family: Public[int]
    card: Public[Card]


class AccountSpied(Event, frozen=True):
    """Somebody learns what another has in Switzerland."""

    reveals = "addressed"

    seats: Public[tuple[Seat, ...]]
    family: Public[int]
    target: Public[int]
    bills: Addressed[Purse]


class CardsSwapped(Event, frozen=True):
    """Somebody swaps a card with a puppet of his faction; only he sees which."""

    reveals = "addressed"

    seats: Public[tuple[Seat, ...]]
    family: Public[int]
    puppet: Public[int]
    cards: Addressed[tuple[Card, ...]]
    """Given, and got."""


class PuppetsShown(Event, frozen=True):
    """At a small table all look at the puppets' cards as the game begins."""

    reveals = "addressed"

    family: Public[int]
    seats: Public[tuple[Seat, ...]]
    cards: Addressed[tuple[Card, ...]]


class BillsPaid(Event, frozen=True):
    """Bills are spent, for all to see."""

    reveals = "to all"

    family: Public[int]
    bills: Public[Purse]
    price: Public[int]
    what: Public[Literal["assassin", "bribe", "defence", "return"]]


# People


class PresidentElected(Event, frozen=True):
    seat: Public[Seat]
    how: Public[Literal["vote", "alone", "faction", "junta", "host"]]


class LocationShown(Event, frozen=True):
    reveals = "to all"

    family: Public[int]
    location: Public[str]


class FamilyKilled(Event, frozen=True):
    """Somebody is killed; all his cards are discarded, and his money goes to the heir, or out of the game."""

    reveals = "to all"

    family: Public[int]
    heir: Public[int]
    cards: Public[tuple[Card, ...]]
    seats: Public[tuple[Seat, ...]]
    bills: Addressed[Purse]


class SituationUnstable(Event, frozen=True):
    reveals = "to all"
