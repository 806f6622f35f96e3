"""Who goes first: two orders that are easily confused (ruling A1)."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.engine.declare import Seat

from .edition import DEFENCE, FINANCE, OPPOSITION_LEADER, PRESIDENT, PRIME_MINISTER
from .state import Zoocracy

TIE_LIST = (PRIME_MINISTER, DEFENCE, FINANCE, PRESIDENT, OPPOSITION_LEADER)
"""§5b  After seats and goals: who holds the first of these offices goes first."""


def player_order(g: Zoocracy) -> tuple[Seat, ...]:
    """§5b  Most seats first; then more goals, then the offices, then the lots of the round."""
    offices = [g.offices.get(office) for office in TIE_LIST]

    def rank(seat: Seat) -> tuple[int, ...]:
        return (-g.seats[seat], -g.goals[seat], *[holder != seat for holder in offices], g.lots.index(seat))

    return tuple(sorted(range(g.players), key=rank))


def by_strength(g: Zoocracy, parties: Iterable[Seat]) -> list[Seat]:
    """§5d  Most seats first; then fewer goals, then the lots: proposers, and the Opposition Leader."""
    return sorted(parties, key=lambda seat: (-g.seats[seat], g.goals[seat], g.lots.index(seat)))
