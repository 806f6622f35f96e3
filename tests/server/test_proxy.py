"""People play through a real nginx, with the file that we give to hosts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from hemicycle.server.settings import unlimited

from . import databases
from .client import HANGS, Client, Lost
from .conftest import run
from .nginx import balancing
from .people import gather
from .serving import Nursery, Server


class Through(Server):
    """A server as it is reached by its proxy."""

    def __init__(self, server: Server, port: int):
        super().__init__(server.nursery, server.folder, server.limits, at=server.database)
        self.port = port


@pytest.fixture
def three(nursery: Nursery, tmp_path: Path) -> Iterator[list[Server]]:
    """Three processes on one PostgreSQL."""
    url = databases.url(tmp_path)
    servers = []
    for name in ("one", "two", "three"):
        (tmp_path / name).mkdir()
        servers.append(Server(nursery, tmp_path / name, unlimited(), at=url))
        servers[-1].start()
    yield servers
    for server in servers:
        server.kill()


async def where(servers: list[Server]) -> set[int]:
    """Which processes have lines open now."""
    found = set()
    for number, server in enumerate(servers):
        if server.pid:
            asking = Client(server, "Anybody")
            _, _, body = await asking.ask("GET", "/metrics")
            told = re.search(rb"^hemicycle_connections (\S+)$", body, re.MULTILINE)
            if told and float(told[1]) > 0:
                found.add(number)
    return found


async def told(client: Client, number: int) -> None:
    """Until somebody has been told so much, on whatever line."""
    async with asyncio.timeout(HANGS):
        while client.seen["number"] < number:
            with suppress(Lost):
                await client.until(lambda: client.seen["number"] >= number)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)
@pytest.mark.parametrize("apart", [False, True], ids=["by table", "apart"])
@pytest.mark.one_database
def test_people_behind_a_proxy_play_on_when_one_of_three_processes_stops(
    three: list[Server], tmp_path: Path, apart: bool
) -> None:
    async def play(port: int) -> None:
        party = await gather(Through(three[0], port), Random(7), people=3, bots=1)
        first = party.people[0].client
        at = await where(three)
        # As we give it the file leads a table to one of them; without that to all.
        assert len(at) == (3 if apart else 1)
        playing = asyncio.ensure_future(party.play())
        await told(first, 20)
        three[min(at)].kill()
        await told(first, 40)
        # The second one goes in good order, as in an upgrade; the first is there again.
        three[min(at)].start(three[min(at)].port)
        three[(min(at) + 1) % 3].stop()
        await playing
        assert sum(person.losses for person in party.people) >= 1
        await party.verify()
        await party.leave()

    with balancing([one.port for one in three], tmp_path / "nginx", apart) as port:
        run(lambda: play(port))


@pytest.mark.one_database
def test_a_game_is_played_to_its_end_though_the_server_is_killed(server: Server, tmp_path: Path) -> None:
    async def play(port: int) -> None:
        party = await gather(Through(server, port), Random(7), people=2, bots=1)
        playing = asyncio.ensure_future(party.play())
        first = party.people[0].client
        await told(first, 20)
        server.kill()
        server.start(server.port)
        await playing
        assert all(person.losses for person in party.people)
        await party.verify()
        await party.leave()

    with balancing([server.port], tmp_path / "nginx") as port:
        run(lambda: play(port))


@pytest.mark.one_database
def test_the_server_knows_from_where_one_comes_and_the_proxy_keeps_its_figures(
    server: Server, tmp_path: Path
) -> None:
    async def ask(port: int) -> None:
        ada = await Client(Through(server, port), "Ada").arrive()
        status, _, _ = await ada.ask("GET", "/metrics")
        assert status == 404
        status, _, _ = await ada.ask("GET", "/healthz")
        assert status == 200
        # A page of another site is refused here as it is without a proxy.
        await ada.come(await ada.make("me", "novice", "novice"))
        status, head, _ = await ada.ask("GET", "/")
        assert status == 200
        assert "content-security-policy" in head.lower()

    with balancing([server.port], tmp_path / "nginx") as port:
        run(lambda: ask(port))
