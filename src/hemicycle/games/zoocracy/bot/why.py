"""Which answers in Zoocracy everybody sees, and what one should look at."""

from __future__ import annotations

from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Message

from ..state import Zoocracy

TOLD = frozenset(
    (
        "bid",
        "bid-again",
        "block",
        "manipulate",
        "campaign",
        "vote",
        "election-card",
        "event-card",
        "progress-card",
        "name-goal",
        "resist",
        "take-over",
    )
)
"""The questions whose answers everybody sees: not what is put into a proposal that is still being made."""


def told(request: Request, action: Action) -> bool:
    """Whether everybody sees what was answered, at once or, if it is sealed, as it is opened."""
    return request.kind in TOLD


LOOK = {
    "bid": "look-bid",
    "bid-again": "look-bid",
    "campaign": "look-campaign",
    "block": "look-marker",
    "manipulate": "look-marker",
    "vote": "look-vote",
    "name-goal": "look-goal",
    "resist": "look-goal",
    **dict.fromkeys(("propose", "motion", "appoint", "promise-goal", "take-over"), "look-proposal"),
    **dict.fromkeys(("election-card", "event-card", "progress-card", "discard"), "look-card"),
}


def heed(g: Zoocracy, request: Request) -> list[Message]:
    """What to look at: the food, the majority, and who is nearest to winning."""
    seat = request.seat
    others = [other for other in range(g.players) if other != seat]
    first = max(others, key=g.goals.__getitem__)
    figures = {
        "food": g.reckoned[seat],
        "most": max([g.reckoned[other] for other in others]),
        "left": max(0, g.parliamentary - g.round),
        "majority": g.majority,
        "all": sum(g.seats),
        "held": g.seats[seat] if g.seats else 0,
        "goals": g.edition.goal_track,
        "mine": g.goals[seat],
        "party": first,
        "number": g.goals[first],
    }
    return [Message(LOOK[request.kind], figures)] if request.kind in LOOK else []
