"""Lines that drop, double and reorder what is sent, and many tables at once: all is carried out, and once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from .conftest import run
from .people import Line, gather
from .serving import Server


@pytest.mark.parametrize("seed", range(3))
def test_dropped_doubled_and_reordered_commands(server: Server, seed: int) -> None:
    async def play() -> None:
        rng = Random(seed)
        bad = Line(drop=0.3, double=0.3, burst=0.3, talk=0.3)
        parties = [await gather(server, rng, people=2 + number, bots=2 - number, line=bad) for number in range(3)]
        await asyncio.gather(*(party.play() for party in parties))
        for party in parties:
            await party.verify()
            assert any(person.refused for person in party.people)
            await party.leave()
        # 15 at least at each of 135 tables.
        assert sum(person.losses for party in parties for person in party.people) > 20

    run(play)


def test_twenty_tables_at_once(server: Server) -> None:
    async def play() -> None:
        rng = Random(20)
        tables = [(1 + number % 3, 2 + number % 2, "steady" if number == 7 else "novice") for number in range(20)]
        parties = await asyncio.gather(
            *(gather(server, rng, people, bots, Line(talk=0.1), level=level) for people, bots, level in tables)
        )
        await asyncio.gather(*(party.play() for party in parties))
        for party in parties:
            game = await party.verify()
            assert party.people[0].client.seen["table"]["points"] == list(game.result.points)
            await party.leave()
        assert '"level": "error"' not in server.log

    run(play)
