"""What can happen in Chair. The vote itself is told by the engine's `BallotRevealed`."""

from __future__ import annotations

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.words import Event


class FriendDealt(Event, frozen=True):
    """§1  A seat learns who its friend is; the others that it has one."""

    reveals = "addressed"

    seat: Public[Seat]
    friend: Addressed[Seat]


class RoundBegan(Event, frozen=True):
    """§2  The chair is free."""

    round: Public[int]


class LotDrawn(Event, frozen=True):
    """§3  The lot has decided between those with most votes."""

    reveals = "to all"

    seat: Public[Seat]


class ChairTaken(Event, frozen=True):
    """§3  Somebody has the chair."""

    seat: Public[Seat]


class FriendsShown(Event, frozen=True):
    """§4  All show who their friends were."""

    reveals = "to all"

    friends: Public[tuple[Seat, ...]]
