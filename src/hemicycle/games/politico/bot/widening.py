"""What who searches tries out: more than what comes close to the best, since judging by rule overlooks things."""

from __future__ import annotations

from hemicycle.engine.ballot import Cast
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action

from ..government import NO, YES

ACTS = 6
"""How many acts of play are tried out."""
FEW = 8
"""Of so many answers all are tried, where it is not the hand alone that decides."""


def widened(request: Request, judged: Action, acts: list[tuple[float, Action]]) -> list[Action]:
    """What is tried out, first what is best by judgement."""
    options = request.options
    match request.kind:
        case "act" | "succeed":
            return list(dict.fromkeys([judged, *[option for _, option in acts[:ACTS]], options[-1]]))
        case "investiture" | "censure":
            votes = [option for option in options if isinstance(option, Cast) and option.choice in (YES, NO)]
            return list(dict.fromkeys([judged, *votes]))
    return list(dict.fromkeys([judged, *options])) if len(options) <= FEW else [judged]
