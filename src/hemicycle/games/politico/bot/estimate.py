"""Who is winning, as a chance to win, and when an imagined game can be judged."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine import odds
from hemicycle.engine.declare import SPECTATOR, Seat

from ..state import Politico
from . import features, hand
from .outlook import SWING, Outlook

LEARNED = odds.shipped(str(__package__), features.FEATURES, features.MOMENTS)

HAND = 3.5
"""What a trump in somebody else's hand is worth, in points."""
OWN = 0.5
"""Of what one's own trumps are worth one by one: the part that all of them are, with one act of play a turn."""


def horizon(g: Politico) -> object:
    """Imagined games end with the turn."""
    return g.turn


def estimate(g: Politico, seat: Seat) -> float:
    """The chance that the seat wins."""
    return chances(g, seat)[seat]


def chances(g: Politico, seat: Seat) -> list[float]:
    """Everybody's chance to win, as the seat sees it."""
    return learned(g, seat)


def revealed(g: Politico) -> list[float]:
    """Everybody's chance to win, with everything open: at a moment of a finished game, or of one imagined."""
    return learned(g, None)


def learned(g: Politico, viewer: Seat | None) -> list[float]:
    """By what `hemicycle train` has made of played games (docs/bots.md)."""
    look = Outlook(g, SPECTATOR if viewer is None else viewer, wary=True, united=True)
    return LEARNED.chances(viewer is not None, features.rows(look, viewer), features.moment(look))


def by_hand(g: Politico, seat: Seat) -> list[float]:
    """The same by a formula made by hand, beside which the learned one is measured."""
    look = Outlook(g, seat, wary=True, united=True)
    later = min(1.0, look.left / hand.SPENT)
    standing = [stands + HAND * later * len(cards) for stands, cards in zip(look.standing, g.hands, strict=True)]
    standing[seat] = look.standing[seat] + OWN * hand.hand_worth(g.hands[seat], look.left)
    return odds.win_chances(standing, SWING * sqrt(look.left / g.players + 0.3))
