"""What can happen in a game of Politico."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.words import Event

from .edition import Card, EventCard

Fallen: TypeAlias = Literal["resignation", "event", "motion", "attack", "army"]
"""II.2  The ways in which a government falls; the army's is one of an attack (ruling P5)."""


# I.1, I.4, II.8


class DeputiesElected(Event, frozen=True):
    """Plaques are dealt: everybody's deputies are counted anew."""

    reveals = "to all"

    why: Public[Literal["first", "fourth", "intermediate", "dissolution"]]
    plaques: Public[tuple[tuple[int, ...], ...]]
    deputies: Public[tuple[int, ...]]


class FirstPlayerFound(Event, frozen=True):
    """Who has the fewest deputies begins; lots decide between equals."""

    reveals = "to all"

    seat: Public[Seat]


# I.2


class TurnBegan(Event, frozen=True):
    reveals = "to all"

    turn: Public[int]
    seat: Public[Seat]


class TrumpsDrawn(Event, frozen=True):
    """Somebody draws trumps; only he sees which, unless they were seen to go under the pile."""

    reveals = "addressed"

    seat: Public[Seat]
    cards: Addressed[tuple[Card, ...]]
    open: Public[tuple[Card, ...]]
    """Those of them that everybody knows."""


class PileShuffled(Event, frozen=True):
    """A pile is through: what lies under it is shuffled."""

    pile: Public[Literal["trumps", "events"]]
    cards: Public[int]


class EventDrawn(Event, frozen=True):
    """The event of a turn, with its title in English and in French."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[EventCard]
    english: Public[str]
    french: Public[str]
    effects: Public[tuple[str, ...]]


class PointsChanged(Event, frozen=True):
    seats: Public[tuple[Seat, ...]]
    points: Public[tuple[int, ...]]
    """What each of them wins or loses."""


class DeputiesMoved(Event, frozen=True):
    """Deputies change hands."""

    seat: Public[Seat]
    """Who gets them."""
    giver: Public[Seat]
    number: Public[int]


class TrumpSwapped(Event, frozen=True):
    """Somebody gets rid of a card, under the pile, and draws two instead of one."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]


class TrumpGivenUp(Event, frozen=True):
    """A card goes under the pile because an event or a scandal wants it."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]


class TrumpsLost(Event, frozen=True):
    """Trumps taken from a hand at random go under the pile."""

    reveals = "to all"

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class NothingToDo(Event, frozen=True):
    """Parliament is on holiday: no act of play this turn."""

    seat: Public[Seat]


class TruceCalled(Event, frozen=True):
    """An event forbids red attacks."""

    until: Public[int]


# II.1


class GovernmentAttempted(Event, frozen=True):
    """A Prime Minister card is laid down, perhaps with the army's."""

    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]
    army: Public[bool]


class CoalitionInvited(Event, frozen=True):
    seat: Public[Seat]
    members: Public[tuple[Seat, ...]]


class InvitationsAnswered(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    """Who had invited them."""
    members: Public[tuple[Seat, ...]]
    """Who accepted."""
    declined: Public[tuple[Seat, ...]]


class AttemptWithdrawn(Event, frozen=True):
    """The Prime Minister card goes back into the hand without a vote."""

    seat: Public[Seat]


class AttemptBarred(Event, frozen=True):
    """What was agreed is the government that may not come back yet: the card goes back into the hand."""

    seat: Public[Seat]
    members: Public[tuple[Seat, ...]]
    """All of them, who would be Prime Minister first."""
    until: Public[int]
    """The turn at whose beginning it may come back."""


class InvestitureVoted(Event, frozen=True):
    seat: Public[Seat]
    yes: Public[int]
    no: Public[int]
    needed: Public[int]
    carried: Public[bool]


class InvestitureCancelled(Event, frozen=True):
    """The army has cancelled the vote: the Prime Minister card is lost."""

    reveals = "to all"

    seat: Public[Seat]


class GovernmentFormed(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    """The Prime Minister."""
    members: Public[tuple[Seat, ...]]
    """All of them, the Prime Minister first."""
    how: Public[Literal["vote", "army", "providence"]]


class GovernmentScored(Event, frozen=True):
    """I.3 1  A government has lasted a round."""

    members: Public[tuple[Seat, ...]]
    points: Public[tuple[int, ...]]


class PointsWithheld(Event, frozen=True):
    """A strike or inflation costs the government the points of the round."""

    members: Public[tuple[Seat, ...]]
    card: Public[Card]


class ImmunityEnded(Event, frozen=True):
    """II.3 3  After two rounds the Homme providentiel is a Prime Minister like any other."""

    seat: Public[Seat]


# II.2


class GovernmentFell(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    """The Prime Minister."""
    members: Public[tuple[Seat, ...]]
    why: Public[Fallen]
    author: Public[Seat | None]


class PrimeMinisterResigned(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]


class MemberResigned(Event, frozen=True):
    seat: Public[Seat]


class MembersExpelled(Event, frozen=True):
    seat: Public[Seat]
    """The Prime Minister."""
    members: Public[tuple[Seat, ...]]


class MembersJoined(Event, frozen=True):
    """A government takes in new members."""

    reveals = "to all"

    seat: Public[Seat]
    """The Prime Minister."""
    members: Public[tuple[Seat, ...]]


class ReshuffleVoid(Event, frozen=True):
    """The government would be the one that may not come back yet."""

    seat: Public[Seat]


# Attacks


class AttackPlayed(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]
    target: Public[Seat]


class AttackCountered(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    """Who defends."""
    card: Public[Card]
    attack: Public[Card]
    target: Public[Seat]
    attacker: Public[Seat]


class AttackSucceeded(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    card: Public[Card]
    target: Public[Seat]


class PlayerSilenced(Event, frozen=True):
    """Neither attack nor defence, and with a crisis no vote, until the attacker's next turn."""

    seat: Public[Seat]
    card: Public[Card]
    until: Public[int]


class PlayerBarred(Event, frozen=True):
    """Not in the next government."""

    seat: Public[Seat]


class SameForbidden(Event, frozen=True):
    """The fallen government may not come back as it was for a round."""

    members: Public[tuple[Seat, ...]]
    until: Public[int]


class LastingEnded(Event, frozen=True):
    """A card whose effect has ended goes under the pile."""

    card: Public[Card]
    seat: Public[Seat | None]


class MotionTabled(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]


class MotionVoted(Event, frozen=True):
    seat: Public[Seat]
    yes: Public[int]
    no: Public[int]
    needed: Public[int]
    carried: Public[bool]


class MotionCancelled(Event, frozen=True):
    """The army has cancelled the vote: the motion is lost."""

    reveals = "to all"

    seat: Public[Seat]


ArmyUse: TypeAlias = Literal["topple", "enter", "minority", "investiture", "motion", "defence", "counter"]


class ArmyPlayed(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    use: Public[ArmyUse]


class ArmyStopped(Event, frozen=True):
    """What the army was played for does not happen."""

    reveals = "to all"

    seat: Public[Seat]
    use: Public[Literal["topple", "enter", "minority", "defence"]]


class UnionPlayed(Event, frozen=True):
    reveals = "to all"

    seat: Public[Seat]
    until: Public[int]
