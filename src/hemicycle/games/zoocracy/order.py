"""Who goes first: two orders that are easily confused (ruling A1)."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from operator import neg

from hemicycle.engine.declare import Seat

from .edition import DEFENCE, FINANCE, OPPOSITION_LEADER, PRESIDENT, PRIME_MINISTER
from .state import Zoocracy

TIE_LIST = (PRIME_MINISTER, DEFENCE, FINANCE, PRESIDENT, OPPOSITION_LEADER)
"""§5b  After seats and goals: who holds the first of these offices goes first."""


def player_order(g: Zoocracy) -> tuple[Seat, ...]:
    """§5b  Most seats first; then more goals, then the offices, then the lots of the round."""
    return ordered(tuple(g.seats), tuple(g.goals), tuple(map(g.offices.get, TIE_LIST)), g.lots)


@lru_cache(1_000)
def ordered(
    seats: tuple[int, ...], goals: tuple[int, ...], offices: tuple[Seat | None, ...], lots: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """The same. Most of the time nothing has changed since the phase before."""

    def rank(seat: Seat) -> tuple[int, int, int]:
        return -seats[seat], -goals[seat], offices.index(seat) if seat in offices else len(offices)

    return tuple(sorted(lots, key=rank))  # which leaves whoever is equal in the order of the lots


def by_strength(g: Zoocracy, parties: Container[Seat]) -> list[Seat]:
    """§5d  Most seats first; then fewer goals, then the lots: proposers, and the Opposition Leader."""
    ranks = list(zip(map(neg, g.seats), g.goals, strict=True))
    return sorted([seat for seat in g.lots if seat in parties], key=ranks.__getitem__)
