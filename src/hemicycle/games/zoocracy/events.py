"""What can happen in a game of Zoocracy.

An action card that is played says which card it is: of twins, everybody sees which one lies on the discard pile.
"""

from __future__ import annotations

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.words import Event

from .edition import Card, EventCard, Office, Phase, Species


class CardsDrawn(Event, frozen=True):
    """A party draws action cards; only it sees which."""

    reveals = "addressed"

    seat: Public[Seat]
    cards: Addressed[tuple[Card, ...]]


class DeckShuffled(Event, frozen=True):
    """The discard pile is shuffled to form a new deck."""

    cards: Public[int]


class RoundBegan(Event, frozen=True):
    """A round begins; its lots are drawn."""

    reveals = "to all"

    round: Public[int]
    presidential: Public[bool]
    parliamentary: Public[bool]
    lots: Public[tuple[Seat, ...]]


class PhaseBegan(Event, frozen=True):
    """The Phase marker moves on."""

    phase: Public[Phase]


# §5a


class BidsPaid(Event, frozen=True):
    """Everybody who bid returns half of it, rounded up."""

    seats: Public[tuple[Seat, ...]]
    paid: Public[tuple[int, ...]]


class BidsTied(Event, frozen=True):
    """The highest bids are equal: these parties bid again."""

    seats: Public[tuple[Seat, ...]]


class PresidentElected(Event, frozen=True):
    """A President is chosen."""

    seat: Public[Seat]


class NoPresidentElected(Event, frozen=True):
    """Another tie: the President stays for a round, or there is none."""

    seat: Public[Seat | None]


class GoalImplemented(Event, frozen=True):
    """A party implements a political goal."""

    seat: Public[Seat]
    goals: Public[int]
    by: Public[str]
    """`presidency`, `programme`, `named` or `assertiveness`."""


# §5b


class PlayerOrder(Event, frozen=True):
    """In which order the parties take their turns."""

    order: Public[tuple[Seat, ...]]


class BlockadeSet(Event, frozen=True):
    """Nobody may place food on a species this round."""

    seat: Public[Seat]
    species: Public[Species]


class ManipulationSet(Event, frozen=True):
    """A species gives 4 votes to the first and none to the second at the next election."""

    seat: Public[Seat]
    species: Public[Species]


class FoodPlaced(Event, frozen=True):
    """Food from a party's funds on a species."""

    seat: Public[Seat]
    species: Public[Species]
    number: Public[int]


class BonusPlaced(Event, frozen=True):
    """The Prime Minister's party places food from the supply."""

    seat: Public[Seat]
    species: Public[Species]
    number: Public[int]


class LeaderCampaigned(Event, frozen=True):
    """The Opposition Leader's party runs a negative campaign."""

    seat: Public[Seat]
    species: Public[Species]
    party: Public[Seat]


class RallyPlayed(Event, frozen=True):
    """Food from the supply, by card."""

    reveals = "to all"

    seat: Public[Seat]
    species: Public[Species]
    number: Public[int]
    card: Public[Card]


class NegativeCampaignPlayed(Event, frozen=True):
    """A token of another party makes room for one's own."""

    reveals = "to all"

    seat: Public[Seat]
    species: Public[Species]
    party: Public[Seat]
    card: Public[Card]


# §5c


class SeasonPlayed(Event, frozen=True):
    """Leaders on species without (wet) or with (dry) a watering hole get a vote less."""

    reveals = "to all"

    seat: Public[Seat]
    season: Public[str]
    card: Public[Card]


class MigrationPlayed(Event, frozen=True):
    """A party gets a seat more."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]


class OverhangPlayed(Event, frozen=True):
    """The leader on a species gets a seat more."""

    reveals = "to all"

    seat: Public[Seat]
    species: Public[Species]
    card: Public[Card]


class LoyaltyPlayed(Event, frozen=True):
    """Tokens will stay on a species after the count."""

    reveals = "to all"

    seat: Public[Seat]
    species: Public[Species]
    number: Public[int]
    card: Public[Card]


class SpeciesVoted(Event, frozen=True):
    """How a species has voted. Seats by Overhang are not among the votes."""

    species: Public[Species]
    first: Public[Seat | None]
    votes: Public[int]
    second: Public[Seat | None]
    second_votes: Public[int]
    overhang: Public[int]


class ParliamentElected(Event, frozen=True):
    """The count: seats by party, all together, and what a majority needs."""

    seats: Public[tuple[int, ...]]
    total: Public[int]
    majority: Public[int]


class IncomeTaken(Event, frozen=True):
    """Each party takes food for its seats."""

    food: Public[tuple[int, ...]]


# §5d, §5f


class CoalitionProposed(Event, frozen=True):
    """A complete proposal: three offices, and who implements a goal this round and next."""

    reveals = "to all"

    seat: Public[Seat]
    prime_minister: Public[Seat]
    finance: Public[Seat]
    defence: Public[Seat]
    first_goal: Public[Seat]
    second_goal: Public[Seat | None]
    """Nobody: an election comes before."""
    motion: Public[bool]
    """Whether it is made in a vote of no confidence."""


class ProposalWaived(Event, frozen=True):
    """A party makes no proposal: it counts as refused."""

    seat: Public[Seat]
    motion: Public[bool]


class ProposalRefused(Event, frozen=True):
    """A proposal has too few seats."""

    seat: Public[Seat]
    votes: Public[int]
    majority: Public[int]


class GovernmentFormed(Event, frozen=True):
    """A new government: its parties and offices."""

    members: Public[tuple[Seat, ...]]
    votes: Public[int]
    majority: Public[int]
    prime_minister: Public[Seat]
    finance: Public[Seat]
    defence: Public[Seat]
    first_goal: Public[Seat | None]
    second_goal: Public[Seat | None]
    motion: Public[bool]


class OppositionLed(Event, frozen=True):
    """Who takes the Opposition Leader card; nobody, when all govern."""

    seat: Public[Seat | None]


class FormationFailed(Event, frozen=True):
    """No government was formed: the old one stays for a round, or there is none."""

    interim: Public[tuple[Seat, ...]]


# §5e


class EventDrawn(Event, frozen=True):
    """The event of the round."""

    reveals = "to all"

    card: Public[EventCard]


class DonationTaken(Event, frozen=True):
    """An office brings food."""

    seat: Public[Seat]
    office: Public[Office]
    food: Public[int]


class PresidentialElectionMoved(Event, frozen=True):
    """The next presidential election comes next round."""

    reveals = "to all"

    seat: Public[Seat]
    round: Public[int]
    card: Public[Card]


class ParliamentaryElectionMoved(Event, frozen=True):
    """The next parliamentary election comes next round."""

    reveals = "to all"

    seat: Public[Seat]
    round: Public[int]
    card: Public[Card]


class SeatsDefected(Event, frozen=True):
    """Seats change from one party to another."""

    reveals = "to all"

    seat: Public[Seat]
    party: Public[Seat]
    number: Public[int]
    card: Public[Card]


# §5g


class AssertivenessPlayed(Event, frozen=True):
    """A goal by card."""

    reveals = "to all"

    seat: Public[Seat]
    office: Public[Office]
    card: Public[Card]


class CardDiscarded(Event, frozen=True):
    """A card above the hand limit."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]


class GoalNamed(Event, frozen=True):
    """The Prime Minister's party names who implements the goal."""

    seat: Public[Seat]
    party: Public[Seat]


class ResistancePaid(Event, frozen=True):
    """A party pays to implement its goal against resistance."""

    seat: Public[Seat]
    food: Public[int]


class GoalLost(Event, frozen=True):
    """No goal by programme: why, and whose it would have been."""

    seat: Public[Seat | None]
    why: Public[str]
    """`strike`, `resistance` or `majority`."""
