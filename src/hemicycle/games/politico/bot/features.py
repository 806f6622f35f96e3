"""What a table shows of everybody, in numbers: from these a model learns who is winning (`engine/odds.py`)."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine.declare import SPECTATOR, Seat

from ..state import Politico
from . import hand
from .outlook import Outlook

FEATURES = (
    "points",
    "deputies",
    "points of the government",
    "prime minister",
    "governs",
    "trumps",
    "worth of the hand",
    "on turn",
    "mine",
)
GUESS = (0.31, 0.31, 0.31, 0.0, 0.0, 0.1, 0.1, 0.0, 0.0)
MOMENTS = ("once", "left", "players", "governed")
UNIT = 10.0
"""Points are counted by tens."""


def cases(g: Politico, viewer: Seat | None) -> list[tuple[float, list[list[float]], tuple[float, ...]]]:
    """The features of the table. To `viewer` all but his own hand is hidden; to nobody nothing is."""
    look = Outlook(g, SPECTATOR if viewer is None else viewer, wary=True, united=True)
    return [(1.0, rows(look, viewer), moment(look))]


def moment(look: Outlook) -> tuple[float, ...]:
    """A lead counts for more, the fewer turns are left."""
    g = look.g
    rounds = look.left / g.players
    scale = 1 / sqrt(rounds + 0.3)
    part = min(1.0, look.turns / g.edition.last_turn(g.options.length)[0])
    return scale, scale * part, scale * (g.players - 5) / 3, scale * (g.government is not None)


def rows(look: Outlook, viewer: Seat | None) -> list[list[float]]:
    """By seat its features, in the order of `FEATURES`."""
    g, left = look.g, look.left
    later = min(1.0, left / hand.SPENT)
    premier, members = g.prime_minister, g.members
    found = []
    for seat in range(g.players):
        mine = viewer is None or seat == viewer
        found.append(
            [
                g.points[seat] / UNIT,
                look.deputy * g.deputies[seat] / UNIT,
                look.governing[seat] / UNIT,
                float(seat == premier),
                float(seat in members),
                later * len(g.hands[seat]),
                hand.hand_worth(g.hands[seat], left) / UNIT if mine else 0.0,
                float(seat == g.seat),
                float(seat == viewer),
            ]
        )
    return found
