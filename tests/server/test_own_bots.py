"""Bots of the host's own at a server's tables: they play whole games, and a table outlives them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.base import RandomBot
from hemicycle.server.catalogue import catalogue
from hemicycle.server.settings import Settings, unlimited

from .client import Client
from .conftest import run
from .fakes import served
from .people import Person

MET: list[int] = []


class Mine(RandomBot):
    """Notes that it was asked."""

    def choose(self, view: Any, request: Any) -> Any:
        MET.append(self.seat)
        return super().choose(view, request)


@pytest.fixture
def mine() -> Iterator[None]:
    catalogue.cache_clear()
    levels.admit(f"{__name__}:Mine", [games.find(name) for name in games.names()])
    MET.clear()
    yield
    catalogue.cache_clear()


def quick(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, limits=unlimited())


@pytest.mark.usefixtures("mine")
def test_it_plays_a_whole_game_beside_people_and_other_bots(settings: Settings) -> None:
    async def work() -> None:
        async with served(quick(settings)) as here:
            server: Any = here
            ada = await Client(server, "Ada").arrive()
            assert "Mine" in (await ada.get("/api/games"))[0]["bots"]
            await ada.come(await ada.make("me", "Mine", "novice"))
            assert ada.seen["table"]["seats"][1]["level"] == "Mine"
            await ada.must("ready")
            await Person(ada, Random(1)).play()
            assert ada.over

    run(work)
    assert set(MET) == {1}


@pytest.mark.usefixtures("mine")
def test_a_table_goes_on_when_its_bot_is_gone(settings: Settings) -> None:
    """The server was started again without it: the game's own best bot plays on."""

    async def work() -> None:
        async with served(quick(settings)) as here:
            server: Any = here
            ada = await Client(server, "Ada").arrive()
            table = await ada.make("me", "Mine", "novice")
            await ada.come(table)
            await ada.must("ready")
            await ada.go()
        levels.OWN.clear()
        async with served(quick(settings)) as here:
            server = here
            ada.server = server
            await ada.come(table)
            assert server.desk.hall.clerks[table].table.level_of(1) == "steady"
            await Person(ada, Random(1)).play()
            assert ada.over

    run(work)
