"""Tables whose rules become others."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hemicycle import games

from .tables import House, Person

GAMES = ["koalition", "zoocracy", "politico", "junta"]


STORED = Path(__file__).parents[1] / "golden" / "tables"
STEPS = sorted(one.name for one in STORED.glob("*.sql.gz"))
NEWEST = STEPS[-1]


def restored(name: str, folder: Path) -> None:
    # What is wanted from now on has other numbers than what was done then.
    Person.counter = itertools.count(1_000_000)
    with closing(sqlite3.connect(folder / "hall.db")) as db:
        db.executescript(gzip.decompress((STORED / name).read_bytes()).decode())


async def someone(h: House, id: str = "ada", lang: str = "en") -> Person:
    player = await h.store.player(id)
    assert player is not None
    player.lang = lang
    return Person(h, player, lang)


async def tables(h: House, state: str) -> dict[str, str]:
    """The ids of tables by their games."""
    found = (await h.hall.tables((await someone(h)).player)).mine
    return {one.game: one.id for one in found if one.state == state}


def change(game: str, patch: pytest.MonkeyPatch, *, takes: bool = True) -> int:
    """Let a game have other rules than it had: of another version, and really others. The version of before.

    `takes`: whether they can make anything of what was saved under the old ones.
    """
    rules = games.find(game)
    version = rules.version
    patch.setattr(rules, "version", version + 1)
    begin = rules.begin
    patch.setattr(rules, "begin", lambda setup, seed: begin(setup, f"{seed} other"))
    if not takes:

        def fails(saved: dict[str, Any]) -> dict[str, Any]:
            raise KeyError("stack")

        patch.setattr(rules, "older", {version: fails})
    return version


async def upgraded(h: House, game: str, patch: pytest.MonkeyPatch, *, takes: bool = True) -> int:
    """The server is started anew, with other rules: no table is in memory. The version of before."""
    await asyncio.gather(*h.hall.loading.values(), return_exceptions=True)
    version = change(game, patch, takes=takes)
    for clerk in list(h.hall.clerks.values()):
        clerk.keeper.stop()
        h.hall.discard(clerk)
        await clerk.finish()
    return version


def at(one: Person) -> Any:
    """The table where somebody is."""
    assert one.clerk is not None
    return one.clerk.table


async def anew(h: House, table: str) -> None:
    """The table is not in memory any more, as after a server was killed."""
    clerk = await h.hall.find(table)
    assert clerk is not None
    h.hall.discard(clerk)
    await clerk.finish()


async def asleep(h: House, table: str) -> None:
    """Nobody is there, and the table is unloaded as the porter does it."""
    clerk = await h.hall.find(table)
    assert clerk is not None
    clerk.keeper.stop()
    h.hall.discard(clerk)
    await clerk.finish()
    await clerk.snap()


def lines_of(one: Person, kind: str = "") -> list[str]:
    return [line["said"] for line in one.seen["lines"] if line["type"].startswith(kind)]
