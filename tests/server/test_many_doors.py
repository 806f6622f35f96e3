"""Several processes on one database, by their doors: who one is, and how much one may ask, is the same at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from hemicycle.server.settings import Rate, Settings, unlimited

from .client import HANGS, Client, Trouble
from .conftest import run
from .fakes import Served, served

pytestmark = [pytest.mark.one_database, pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)]
PHRASE = "correct horse battery"


@asynccontextmanager
async def two(settings: Settings, **limits: Any) -> AsyncIterator[tuple[Served, Served]]:
    """Each with a folder of its own, as on two machines."""
    limited = msgspec.structs.replace(unlimited(), **limits)
    here = msgspec.structs.replace(settings, limits=limited, folder=settings.folder / "here")
    there = msgspec.structs.replace(settings, limits=limited, folder=settings.folder / "there")
    async with served(here) as one, served(there) as other:
        yield one, other


def at(server: Served, client: Client) -> Client:
    """The same person, by way of another process."""
    there = Client(server, client.name)  # type: ignore[arg-type]
    there.cookie, there.table = client.cookie, client.table
    return there


async def ada_at_both(here: Served, there: Served) -> tuple[Client, Client]:
    ada = await Client(here, "Ada").arrive()  # type: ignore[arg-type]
    await ada.post("/api/me/passphrase", {"name": "Ada", "passphrase": PHRASE})
    again = at(there, ada)
    await again.come(await ada.make("me", "open", "novice"))
    ada.table = again.table
    return ada, again


def test_a_cookie_is_good_everywhere_and_ends_everywhere(settings: Settings) -> None:
    async def play() -> None:
        async with two(settings) as (here, there):
            ada, again = await ada_at_both(here, there)
            assert (await again.get("/api/me"))["name"] == "Ada"
            await ada.post("/api/me/out", {"everywhere": True})
            async with asyncio.timeout(HANGS):
                while again.socket is not None:
                    await asyncio.sleep(0.005)
            assert again.code == 1008
            assert (await again.get("/api/me"))["name"] == ""

    run(play)


def test_a_name_and_whom_one_blocks_are_known_where_one_is_connected(settings: Settings) -> None:
    async def play() -> None:
        async with two(settings) as (here, there):
            ada, again = await ada_at_both(here, there)
            bruno = await (await Client(here, "Bruno").arrive()).come(ada.table)  # type: ignore[arg-type]
            await bruno.must("sit", seat=1)
            await bruno.must("say", text="rude")
            await again.until(lambda: again.seen.get("talk"))
            await ada.post("/api/me/blocks", {"table": ada.table, "seat": 1})
            await again.until(lambda: again.seen["you"].get("blocked") == [1])
            await ada.post("/api/me", {"name": "Ida"})
            await again.until(lambda: again.seen["table"]["seats"][0]["name"] == "Ida")
            assert {one.player.name for one in there.desk._connections[ada_id(there)]} == {"Ida"}
            await again.go()
            await bruno.go()

    def ada_id(server: Served) -> str:
        (id,) = server.desk._connections
        return id

    run(play)


def test_tries_of_a_passphrase_and_new_tables_are_counted_by_all_together(settings: Settings) -> None:
    async def play() -> None:
        few = Rate(1e-9, 4, 4)
        async with two(settings, passphrases=few, tables=few) as (here, there):
            eve = await Client(here, "Eve").arrive()  # type: ignore[arg-type]
            both = (eve, at(there, eve))
            refused = []
            for number in range(8):
                guess = {"name": "Ada", "passphrase": f"some other phrase {number}"}
                with pytest.raises(Trouble) as trouble:
                    await both[number % 2].post("/api/me/enter", guess)
                refused.append(trouble.value.status)
            assert refused.count(429) == 4
            for number in range(4):
                await both[number % 2].make("me", "novice", "novice")
            for one in both:
                with pytest.raises(Trouble, match="429"):
                    await one.make("me", "novice", "novice")

    run(play)
