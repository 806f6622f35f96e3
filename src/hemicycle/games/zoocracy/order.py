"""Who goes first: two orders that are easily confused (ruling A1)."""

from __future__ import annotations

from collections.abc import Container
from operator import neg

from hemicycle.engine.declare import Seat

from .edition import DEFENCE, FINANCE, OPPOSITION_LEADER, PRESIDENT, PRIME_MINISTER
from .state import Zoocracy

TIE_LIST = (PRIME_MINISTER, DEFENCE, FINANCE, PRESIDENT, OPPOSITION_LEADER)
"""§5b 3  After seats and goals: who holds the first of these offices goes first."""


def player_order(g: Zoocracy) -> tuple[Seat, ...]:
    """§5b 3  Most seats first; then more goals, then the offices, then the lots of the round."""
    holders = [g.offices.get(office) for office in TIE_LIST]

    def rank(seat: Seat) -> tuple[int, int, int]:
        return -g.seats[seat], -g.goals[seat], holders.index(seat) if seat in holders else len(holders)

    return tuple(sorted(g.lots, key=rank))  # which leaves whoever is equal in the order of the lots


def by_strength(g: Zoocracy, parties: Container[Seat]) -> list[Seat]:
    """§5d 1, 7  Most seats first; then fewer goals, then the lots: proposers, and the Opposition Leader."""
    ranks = list(zip(map(neg, g.seats), g.goals, strict=True))
    return sorted([seat for seat in g.lots if seat in parties], key=ranks.__getitem__)
