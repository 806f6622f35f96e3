"""Ruling A10: whoever counts knows everybody's funds, from public events alone."""

from random import Random
from typing import Any

import pytest

from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.words import Event
from hemicycle.games.zoocracy.events import BidsPaid, DonationTaken, FoodPlaced, IncomeTaken, ResistancePaid

from .builders import begin

START = {2: 20, 3: 14, 4: 10, 5: 8, 6: 8}


def change(event: Event, seat: int) -> int:
    """What an event, as a spectator sees it, does to a party's funds."""
    match event:
        case BidsPaid(seats, paid):
            return -paid[seats.index(seat)] if seat in seats else 0
        case FoodPlaced(placing, _, number):
            return -number if placing == seat else 0
        case ResistancePaid(paying, food):
            return -food if paying == seat else 0
        case DonationTaken(taking, _, food):
            return food if taking == seat else 0
        case IncomeTaken(food):
            return food[seat]
    return 0


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"advanced": True}),
        (3, {"strict_tokens": True}),
        (3, {"deck": "turbulent"}),
        (4, {"strict_tokens": True, "advanced": True}),
        (5, {}),
        (6, {"screens": False}),
    ],
)
def test_ruling_a10_funds_can_be_counted_from_public_events_alone(players: int, options: dict[str, Any]) -> None:
    for game in range(3):
        table = begin(players, seed=f"counted {game}", **options)
        chance = Random(game)
        while not table.game.over:
            open_ones = [one for one in table.game.requests if not one.answered]
            request = chance.choice(open_ones)
            table.game.act(request.seat, request.id, chance.choice(request.options))
        counted = [START[players]] * players
        funds = list(counted)
        for _, event in table.game.events(SPECTATOR):
            counted = [food + change(event, seat) for seat, food in enumerate(counted)]
            assert min(counted) >= 0
        assert counted == table.g.funds == table.g.reckoned
        assert funds != counted
