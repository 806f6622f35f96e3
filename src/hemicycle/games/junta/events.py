"""What can happen in the political game of Junta."""

from __future__ import annotations

from typing import Literal

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.words import Event

from .edition import Card
from .money import EMPTY, Purse

# Turns


class TurnBegan(Event, frozen=True):
    turn: Public[int]


class PhaseBegan(Event, frozen=True):
    phase: Public[int]


class AidExhausted(Event, frozen=True):
    """There are too few bills left: the game ends."""

    reveals = "to all"


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


# Ballots


class BallotOpened(Event, frozen=True):
    question: Public[Literal["president", "budget", "competence"]]


class CandidateNamed(Event, frozen=True):
    seat: Public[Seat]
    family: Public[int]
    """Who is to stand."""


class CandidatesAnswered(Event, frozen=True):
    """Who stands, and who declines and loses the votes given to him."""

    reveals = "to all"

    standing: Public[tuple[int, ...]]
    declined: Public[tuple[int, ...]]


class VotesGiven(Event, frozen=True):
    """A block of votes is given to a candidate or a side."""

    family: Public[int]
    source: Public[str]
    choice: Public[int | str]
    votes: Public[int]


class RoundOver(Event, frozen=True):
    """How a ballot stands after a round: the choices and their votes."""

    question: Public[str]
    round: Public[int]
    choices: Public[tuple[int | str, ...]]
    votes: Public[tuple[int, ...]]


class BallotCut(Event, frozen=True):
    """A ballot ends with its first round."""

    family: Public[int]


class BallotAnew(Event, frozen=True):
    """A ballot is held again, by a verification or since it was tied."""

    question: Public[str]
    tied: Public[bool]


class TieBroken(Event, frozen=True):
    """Somebody decides between equals."""

    family: Public[int]
    choice: Public[int | str]


class FirstElectionTied(Event, frozen=True):
    """All cards are discarded and dealt anew; the host takes a bill, or it is burned."""

    reveals = "addressed"

    seats: Public[tuple[Seat, ...]]
    bills: Addressed[Purse]


class PresidentElected(Event, frozen=True):
    seat: Public[Seat]
    how: Public[Literal["vote", "alone", "faction", "junta", "host"]]


class PresidentResigned(Event, frozen=True):
    seat: Public[Seat]


class ReserveHandedOver(Event, frozen=True):
    """A President who has resigned gives all his money to the new one."""

    reveals = "addressed"

    seats: Public[tuple[Seat, ...]]
    family: Public[int]
    heir: Public[int]
    bills: Addressed[Purse]


class CompetenceVoted(Event, frozen=True):
    """Whether the President is removed: two thirds of the votes are needed."""

    seat: Public[Seat]
    removed: Public[bool]
    yes: Public[int]
    no: Public[int]


class CousinInstalled(Event, frozen=True):
    """The President's cousin takes a vacant post."""

    seat: Public[Seat]
    post: Public[str]


# Cabinet and budget


class PostGiven(Event, frozen=True):
    post: Public[str]
    family: Public[int]
    """Nobody: it is left vacant."""


class CabinetKept(Event, frozen=True):
    seat: Public[Seat]


class AidDrawn(Event, frozen=True):
    """The President draws the bills of the year, and nobody else sees them."""

    reveals = "to all"

    seats: Public[tuple[Seat, ...]]
    number: Public[int]
    bills: Addressed[Purse]


class PilesSealed(Event, frozen=True):
    """The piles of a budget lie on the table, face down: whose they are, and how many bills each has."""

    reveals = "to all"

    seat: Public[Seat]
    families: Public[tuple[int, ...]]
    sizes: Public[tuple[int, ...]]


class PileAnnounced(Event, frozen=True):
    """What a pile is said to hold: it holds that much, or more."""

    reveals = "to all"

    family: Public[int]
    value: Public[int]


class BudgetProposed(Event, frozen=True):
    """For each family in it the bills of the pile, and the value announced."""

    seat: Public[Seat]
    families: Public[tuple[int, ...]]
    sizes: Public[tuple[int, ...]]
    announced: Public[tuple[int, ...]]


class LoyaltyTried(Event, frozen=True):
    """Whether a puppet joins the President's faction: the die must not show more than the table says."""

    reveals = "to all"

    family: Public[int]
    needed: Public[int]
    die: Public[int]
    won: Public[bool]


class PuppetJoined(Event, frozen=True):
    """A puppet follows a leader, who sees its cards and its money from now on."""

    reveals = "addressed"

    family: Public[int]
    leader: Public[Seat]
    seats: Public[tuple[Seat, ...]]
    cards: Addressed[tuple[Card, ...]]
    reserve: Addressed[Purse] = EMPTY
    """Records of the first version of the rules don't tell it, nor the account."""
    account: Addressed[Purse] = EMPTY


class BudgetVoted(Event, frozen=True):
    seat: Public[Seat]
    yes: Public[int]
    no: Public[int]
    passed: Public[bool]


class BudgetForced(Event, frozen=True):
    """The Minister's police stands in Parliament."""

    family: Public[int]


class BudgetRefused(Event, frozen=True):
    """Nobody forces it: whoever proposed it keeps the money."""

    seat: Public[Seat]


class PilePaid(Event, frozen=True):
    """A family gets its pile, and sees what is in it."""

    reveals = "addressed"

    family: Public[int]
    seats: Public[tuple[Seat, ...]]
    size: Public[int]
    bills: Addressed[Purse]


class BudgetTakenOver(Event, frozen=True):
    """Somebody takes all the President's bills but one, and proposes a budget himself."""

    reveals = "addressed"

    seat: Public[Seat]
    seats: Public[tuple[Seat, ...]]
    bills: Addressed[Purse]


class SituationUnstable(Event, frozen=True):
    reveals = "to all"


class BankClosed(Event, frozen=True):
    how: Public[Literal["siesta", "holiday"]]


# Locations, assassinations, the Bank


class LocationsChosen(Event, frozen=True):
    """Everybody has gone somewhere, and some into exile."""

    reveals = "to all"

    exiles: Public[tuple[int, ...]]


class AssassinationAnnounced(Event, frozen=True):
    reveals = "to all"

    family: Public[int]
    card: Public[Card]
    """Empty: the secret police."""
    target: Public[int]
    location: Public[str]


class LocationShown(Event, frozen=True):
    reveals = "to all"

    family: Public[int]
    location: Public[str]


class AttemptFailed(Event, frozen=True):
    """An attempt comes to nothing."""

    reveals = "to all"

    family: Public[int]
    card: Public[Card]
    target: Public[int]
    why: Public[Literal["elsewhere", "dead", "dice", "mad", "saved", "home"]]
    die: Public[int]


class KillerRolled(Event, frozen=True):
    """A die decides whether a killer strikes at all."""

    reveals = "to all"

    family: Public[int]
    card: Public[Card]
    die: Public[int]
    strikes: Public[bool]


class KillerTurned(Event, frozen=True):
    """A madman kills whoever sent him."""

    reveals = "to all"

    family: Public[int]
    die: Public[int]


class BurglarsPaid(Event, frozen=True):
    """The victim of burglars pays; which bills only the two of them see."""

    reveals = "addressed"

    seats: Public[tuple[Seat, ...]]
    family: Public[int]
    heir: Public[int]
    bills: Addressed[Purse]


class FamilyKilled(Event, frozen=True):
    """Somebody is killed; all his cards are discarded, and his money goes to the heir, or out of the game."""

    reveals = "to all"

    family: Public[int]
    heir: Public[int]
    cards: Public[tuple[Card, ...]]
    seats: Public[tuple[Seat, ...]]
    bills: Addressed[Purse]


class BankOpened(Event, frozen=True):
    """The Bank opens: whoever is there shows it."""

    reveals = "to all"

    families: Public[tuple[int, ...]]


class BankVisited(Event, frozen=True):
    """Somebody has been at the Bank: how much went in or out only he knows. It can't be taken back."""

    reveals = "to all"

    family: Public[int]


class PuppetsEmptied(Event, frozen=True):
    """The money of a puppet, if there is any, goes to its leader."""

    reveals = "addressed"

    family: Public[int]
    heir: Public[int]
    seats: Public[tuple[Seat, ...]]
    bills: Addressed[Purse]


# The end of a turn


class TurnEnded(Event, frozen=True):
    """The dead are replaced by their heirs, and all is stable again."""

    turn: Public[int]


class ExileReturned(Event, frozen=True):
    reveals = "to all"

    family: Public[int]


class ExileStayed(Event, frozen=True):
    reveals = "to all"

    family: Public[int]
