"""What who searches tries out: more bids, more steps of a campaign, every party for an office."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import Seat
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..state import Zoocracy
from . import bidding, campaigning

STEPS = 8
"""Of a campaign."""
BIDS = 8
FEW = 8
"""Of so many answers all are tried."""


def bids(g: Zoocracy, seat: Seat, options: Sequence[Action], chosen: Action) -> list[Action]:
    """What judgement draws, nothing, and steps up to all that can be spared."""
    most = max(bidding.affordable(g, seat, 0.0), max([g.reckoned[one] for one in range(g.players) if one != seat]))
    steps = [bidding.among(options, round(most * step / (BIDS - 2))) for step in range(BIDS - 1)]
    every = [option for option in options if isinstance(option, Cast)]
    return [chosen, *(every if len(every) <= BIDS else steps)]


def steps(g: Zoocracy, seat: Seat, options: Sequence[Action]) -> list[Action]:
    """The steps that bring most, and to have done."""
    found = [gain.action for gain in campaigning.ranking(g, seat, options)[:STEPS]]
    return [*found, PASS]
