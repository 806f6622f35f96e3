"""What can happen in the political game alone."""

from __future__ import annotations

from typing import Literal

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.words import Event

from ..edition import Card
from ..money import EMPTY, Purse

# Ballots and the President


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


class AidExhausted(Event, frozen=True):
    """There are too few bills left: the game ends."""

    reveals = "to all"


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
    """Records before version 3 of the rules don't tell it, nor the account."""
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


# Exiles


class ExileReturned(Event, frozen=True):
    reveals = "to all"

    family: Public[int]


class ExileStayed(Event, frozen=True):
    reveals = "to all"

    family: Public[int]
