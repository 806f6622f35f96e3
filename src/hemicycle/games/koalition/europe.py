"""Bonus Europe: at the end each party's points are ranked, and its best player takes its bonus."""

from __future__ import annotations

from hemicycle.engine.declare import Seat

from .edition import Party
from .events import EuropeBonusGiven
from .state import Koalition

HIGHEST_BONUS = 7
"""For the party with most points; each rank below takes one less."""


def party_bonuses(g: Koalition) -> dict[Party, int]:
    """Bonus Europe 1, 2  7 for the party with most points, then 6, …; equal ones take the same, the next one less.

    A party without points takes no rank (ruling D29).
    """
    return bonuses_of(g.booked)


def bonuses_of(booked: dict[Party, list[int]]) -> dict[Party, int]:
    """The same, of points by party and seat."""
    totals = {party: sum(points) for party, points in booked.items() if any(points)}
    ranks = sorted(set(totals.values()), reverse=True)
    return {party: HIGHEST_BONUS - ranks.index(total) for party, total in totals.items()}


def bonus_winners(g: Koalition, party: Party) -> tuple[Seat, ...]:
    """Bonus Europe 3  The players with most points in a party, who divide its bonus, rounded down."""
    most = max(g.booked[party])
    return tuple(seat for seat, points in enumerate(g.booked[party]) if points == most)


def forecast(g: Koalition) -> list[int]:
    """The Europe bonus of each player, were the game to end now."""
    bonus = [0] * g.players
    for party, points in party_bonuses(g).items():
        winners = bonus_winners(g, party)
        for seat in winners:
            bonus[seat] += points // len(winners)
    return bonus


def give_europe_bonus(g: Koalition) -> None:
    """Bonus Europe 4  Add it to the points."""
    for party, points in party_bonuses(g).items():
        winners = bonus_winners(g, party)
        g.tell(EuropeBonusGiven(party, points, winners, points // len(winners)))
    g.europe = forecast(g)
