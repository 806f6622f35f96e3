"""`kill -9` of the server at fifty random moments: nothing acknowledged is lost, and nothing is doubled."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from .conftest import run
from .people import Line, gather
from .serving import Server

KILLS = 13
"""In each of four tests, so that they share the cores: 52 in all."""
TABLES = 4


@pytest.mark.parametrize("seed", range(4))
def test_not_one_acknowledged_decision_is_lost_when_the_server_is_killed(server: Server, seed: int) -> None:
    async def play() -> None:
        rng = Random(seed)
        line = Line(talk=0.2, burst=0.1, undo=0.5)
        parties = [await gather(server, rng, people=2, bots=1 + number % 2, line=line) for number in range(TABLES)]
        people = [person for party in parties for person in party.people]

        def acknowledged() -> int:
            return sum(len(person.acknowledged) for person in people)

        async def kill() -> None:
            """Each time after some more has been acknowledged, in the middle of whatever comes next."""
            for _ in range(KILLS):
                enough = acknowledged() + rng.randrange(1, 25)
                while acknowledged() < enough:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(rng.random() * 0.01)
                assert any(not person.client.over for person in people), "nobody plays any more"
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)

        await asyncio.gather(kill(), *(party.play() for party in parties))
        assert server.lives == KILLS + 1
        assert sum(person.losses for person in people) >= KILLS
        for party in parties:
            await party.verify()
            await party.leave()
        assert '"level": "error"' not in server.log

    run(play, 600)
