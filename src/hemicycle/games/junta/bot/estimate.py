"""Who is winning, as a chance to win, and when an imagined game can be judged."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine import odds
from hemicycle.engine.declare import Seat

from ..money import worth
from ..state import Junta
from . import features

LEARNED = odds.shipped(str(__package__), features.FEATURES, features.MOMENTS)

CASH = 0.6
"""What a million in the reserve is worth, of one in Switzerland."""
OFFICE = 3.0
"""What it is worth to be President, in millions, while there are budgets to come."""
SWING = 8.0
"""How much a turn moves one against another, in millions."""


def horizon(g: Junta) -> object:
    """Imagined games end with the turn."""
    return g.turn.number


def estimate(g: Junta, seat: Seat) -> float:
    """The chance that the seat wins."""
    return chances(g, seat)[seat]


def chances(g: Junta, seat: Seat) -> list[float]:
    """Everybody's chance to win, as the seat sees it."""
    return learned(g, seat)


def revealed(g: Junta) -> list[float]:
    """Everybody's chance to win, with everything open: at a moment of a finished game, or of one imagined."""
    return learned(g, None)


def learned(g: Junta, viewer: Seat | None) -> list[float]:
    """By what `hemicycle train` has made of played games (docs/bots.md)."""
    return LEARNED.chances(viewer is not None, features.rows(g, viewer), features.moment(g))


def by_hand(g: Junta, seat: Seat) -> list[float]:
    """The same by a formula made by hand, beside which the learned one is measured."""
    left = max(0, sum(g.edition.bills) // g.edition.aid - g.turn.number)
    standing = [
        worth(one.account)
        + CASH * worth(one.reserve) * min(1.0, left)
        + OFFICE * (family == g.president and left > 0)
        for family, one in enumerate(g.families[: g.players])
    ]
    return odds.win_chances(standing, SWING * sqrt(left + 0.3))
