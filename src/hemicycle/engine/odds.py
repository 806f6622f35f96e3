"""From how everybody stands to who may win: one formula for the bots of every game."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from .declare import Seat

STEEP = 1.7
"""With this a share of hopes comes near to the normal distribution's, for a lead counted in swings."""


def win_chances(standing: Sequence[float], swing: float) -> list[float]:
    """Everybody's share of the hopes, when what is left of the game moves one against another by `swing`."""
    scale = STEEP / swing
    top = max(standing)
    hopes = [exp((one - top) * scale) for one in standing]
    total = sum(hopes)
    return [hope / total for hope in hopes]


def win_chance(standing: Sequence[float], seat: Seat, swing: float) -> float:
    """The seat's share of them."""
    return win_chances(standing, swing)[seat]
