"""Lines that drop, double and reorder what is sent, and many tables at once: all is carried out, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from .bad_proxy import BadProxy, Climate, Passing, Through
from .client import Client, Pulse
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


@pytest.mark.parametrize("seed", range(2))
def test_lines_that_die_without_a_word(server: Server, seed: int) -> None:
    """A proxy cuts, holds, delays, doubles and swallows: nothing is lost or doubled, and play goes on."""

    async def play() -> None:
        rng = Random(seed)
        proxy = await BadProxy(server.port, rng, Climate(good=0.15, bad=0.6)).start()
        line = Line(double=0.1, talk=0.4, burst=0.2)
        party = await gather(Through(server, proxy), rng, people=3, bots=0, line=line)
        for person in party.people:
            person.client.pulse = Pulse(every=0.1, patience=0.4)
            await person.client.go()  # the first line has no pulse
        weather = asyncio.create_task(proxy.weather())
        await party.play()
        weather.cancel()
        await party.verify()
        await party.leave()
        await proxy.stop()
        # What happens in a game of seconds is chance.
        assert proxy.happened.total() > 0

    run(play)


def test_a_line_that_swallows_everything_is_given_up_and_the_answer_arrives_once(server: Server) -> None:
    async def play() -> None:
        rng = Random(1)
        proxy = await BadProxy(server.port, rng).start()
        party = await gather(Through(server, proxy), rng, people=1, bots=2)
        (person,) = party.people
        person.client.pulse = Pulse(every=0.1, patience=0.3)
        await person.client.go()
        await person.client.come(resume=True)
        await person.client.until(lambda: person.client.asked)
        proxy.turn("hold")
        playing = asyncio.create_task(person.play())
        while not person.losses:
            await asyncio.sleep(0.02)
        assert person.pending
        assert person.client.deaths == 1
        proxy.turn(None)
        await playing
        await party.verify()
        await party.leave()
        await proxy.stop()

    run(play)


@pytest.mark.one_database
def test_a_line_given_up_long_ago_says_nothing_of_the_one_after_it(server: Server) -> None:
    """A run over bad lines stopped: the page's line had ended just now, and one before it had once been held."""

    async def play() -> None:
        proxy = await BadProxy(server.port, Random(1)).start()
        client = await Client(Through(server, proxy), "Ada").arrive()
        await client.come(await client.make("me", "novice", "novice"))
        proxy.turn("hold")
        await client.say('{"do":"ping","id":"nobody hears it"}')
        (given_up,) = websockets(proxy)
        await until(lambda: given_up.deaf)
        assert proxy.silent() > 0
        client.drop()
        proxy.turn(None)
        await client.come(resume=True)
        assert proxy.silent() == 0, "the next one lives"
        assert websockets(proxy)[0] is given_up, "the server has not given it up"
        client.drop()
        await until(lambda: websockets(proxy) == [given_up])
        assert proxy.silent() == 0, "the next one has ended, and the page was told"
        await proxy.stop()

    run(play)


def websockets(proxy: BadProxy) -> list[Passing]:
    return [one for one in proxy.passing if one.websocket]


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.01)
