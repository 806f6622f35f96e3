"""Which answers in Koalition everybody sees, and what one should look at."""

from __future__ import annotations

from typing import Any

from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Message

from .. import count
from ..negotiation import Drop, Include
from ..state import Koalition
from . import bargaining
from .outlook import of_negotiation, outlook


def told(request: Request, action: Action) -> bool:
    """Whether everybody sees what was answered, at once or, if it is sealed, as it is opened: all but what
    somebody puts together before it is proposed."""
    return not isinstance(action, Include | Drop)


def heed(g: Koalition, request: Request) -> list[Message]:
    """What to look at: the majority, who leads, what this vote may bring."""
    seat = request.seat
    others = [other for other in range(g.players) if other != seat]
    first = max(others, key=g.points)
    points: dict[str, Any] = {"mine": g.points(seat), "leader": first, "number": g.points(first)}
    match request.kind:
        case "lay":
            blocs = count.blocs(g)
            if not blocs:
                return [Message("look-lay-first")]
            total = sum([bloc.votes for bloc in blocs])
            votes = {"total": total, "majority": count.majority(total), "votes": blocs[0].votes}
            return [Message("look-lay", {**points, **votes, "party": blocs[0].party})]
        case "open" | "answer":
            return [Message("look-cards", {"expected": round(outlook(g).expected(seat), 1)})]
        case "negotiate":
            seen = of_negotiation(g, bargaining.negotiation_of(g))
            figures = {"best": seen.best.get(seat, 0), "expected": round(seen.expected(seat), 1)}
            return [Message("look-negotiate", {**points, **figures})]
    return [Message("look-starter")]
