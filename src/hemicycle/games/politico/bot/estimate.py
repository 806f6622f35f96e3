"""Who is winning, as a chance to win, and when an imagined game can be judged."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine import odds
from hemicycle.engine.declare import Seat

from ..state import Politico
from . import hand
from .outlook import SWING, Outlook

HAND = 7.0
"""What a trump in somebody else's hand is worth, in points."""


def chapter(g: Politico) -> object:
    """Imagined games end with the turn."""
    return g.turn


def estimate(g: Politico, seat: Seat) -> float:
    """The chance that the seat wins."""
    if g.over:
        places, _ = g.places_and_points()
        return (places[seat] == 1) / places.count(1)
    look = Outlook(g, seat)
    later = min(1.0, look.left / hand.SPENT)
    standing = [
        stands + HAND * later * len(cards) for stands, cards in zip(look.standing, g.hands, strict=True)
    ]
    standing[seat] = look.standing[seat] + hand.hand_worth(g.hands[seat], look.left)
    return odds.win_chance(standing, seat, SWING * sqrt(look.left / g.players + 0.3))
