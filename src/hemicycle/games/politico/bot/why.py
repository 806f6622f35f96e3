"""Which answers in Politico everybody sees, and what one should look at."""

from __future__ import annotations

from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Message

from ..state import Politico

SECRET = frozenset(("defend", "answer-army", "draw", "give-up", "lose"))
"""The questions whose answers not everybody sees: of those who may answer an attack only one is heard, and what
somebody puts away is not for all."""


def told(request: Request, action: Action) -> bool:
    """Whether everybody sees what was answered, at once or, if it is sealed, as it is opened."""
    return request.kind not in SECRET


LOOK = {
    "draw": "look-draw",
    "give-up": "look-loss",
    "lose": "look-loss",
    "defend": "look-defend",
    "answer-army": "look-defend",
    "act": "look-act",
    "choose": "look-act",
    "investiture": "look-vote",
    "censure": "look-vote",
}


def heed(g: Politico, request: Request) -> list[Message]:
    """What to look at: the deputies that are needed, and who is nearest to winning."""
    seat, deputies = request.seat, sum(g.deputies)
    first = max([other for other in range(g.players) if other != seat], key=g.points.__getitem__)
    figures = {
        "majority": deputies // 2 + 1,
        "all": deputies,
        "mine": g.deputies[seat],
        "own": g.points[seat],
        "party": first,
        "points": g.points[first],
        "goal": g.edition.goal,
    }
    return [Message(LOOK.get(request.kind, "look-government"), figures)]
