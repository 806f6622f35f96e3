"""What a table shows of everybody, in numbers: from these a model learns who is winning (`engine/odds.py`)."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine.declare import Seat

from ..cards import influence_votes
from ..edition import BANK, GENERALS, MINISTER
from ..money import worth
from ..state import Junta
from .outlook import donations

FEATURES = (
    "in Switzerland",
    "in the reserve",
    "in the puppets' reserves",
    "president",
    "minister",
    "generals",
    "other posts",
    "influence",
    "cards",
    "puppets",
    "dead",
    "in exile",
    "announced",
    "at the Bank",
    "rebel",
    "president in a coup",
    "mine",
)
GUESS = (2.1, 1.3, 0.5, 0.6, *[0.0] * 13)
MOMENTS = ("once", "left", "players", "always", "later")
UNIT = 10.0
"""Money is counted by ten millions."""


def cases(g: Junta, viewer: Seat | None) -> list[tuple[float, list[list[float]], tuple[float, ...]]]:
    """The features of the table. To `viewer` the money of others is hidden; to nobody nothing is."""
    return [(1.0, rows(g, viewer), moment(g))]


def moment(g: Junta) -> tuple[float, ...]:
    """A lead counts for more, the fewer turns are left; how much others have grows with time."""
    turns = turns_left(g)
    whole = turns + g.turn.number
    scale = 1 / sqrt(turns + 0.3)
    return scale, scale * turns / whole, scale * (g.players - 4) / 2, 1.0, 1 - turns / whole


def turns_left(g: Junta) -> float:
    """How many turns may be expected, a part of this one included."""
    rate = donations(g.edition, len(g.families))
    every = sum(g.edition.bills) / (g.edition.aid + rate)
    return max(0.0, every - g.turn.number) + (9 - g.turn.phase) / 9


def rows(g: Junta, viewer: Seat | None) -> list[list[float]]:
    """By seat its features, in the order of `FEATURES`."""
    piles = {pile.family: max(pile.announced, pile.size) for pile in g.turn.piles}
    rebels = g.coup.rebels if g.coup is not None else ()
    banking = not g.turn.banked
    posts = [[0.0, 0.0, 0.0] for _ in range(g.players)]
    for post, holder in g.posts.items():
        if 0 <= holder < g.players:
            posts[holder][0 if post == MINISTER else 1 if post in GENERALS else 2] += 1.0
    led, purse = puppets(g, viewer)
    found = []
    for seat in range(g.players):
        one = g.families[seat]
        known = viewer is None or seat == viewer
        first = seat == g.president
        found.append(
            [
                worth(one.account) / UNIT if known else 0.0,
                worth(one.reserve) / UNIT if known else 0.0,
                purse[seat] / UNIT,
                float(first),
                *posts[seat],
                influence_votes(g, seat) / UNIT,
                len(one.hand) / UNIT,
                led[seat],
                float(one.dead),
                float(bool(one.exile)),
                piles.get(seat, 0) / UNIT,
                float(banking and one.shown == BANK and not one.dead),
                float(seat in rebels),
                float(first and g.coup is not None),
                float(seat == viewer),
            ]
        )
    return found


def puppets(g: Junta, viewer: Seat | None) -> tuple[list[float], list[float]]:
    """By seat: how many puppets follow it, and the money in their reserves, where that may be seen."""
    led, purse = [0.0] * g.players, [0.0] * g.players
    for puppet in g.families[g.players :]:
        if puppet.leader >= 0:
            led[puppet.leader] += 1.0
            if viewer is None or viewer in puppet.seats:
                purse[puppet.leader] += worth(puppet.reserve)
    return led, purse
