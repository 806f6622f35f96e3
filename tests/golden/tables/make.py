"""Write a database as a server of this very code does: run it with the code of the step (README.md)."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal
from tests.server.tables import BOT, ME, OPEN, house

GAMES = ("koalition", "zoocracy", "politico", "junta")
MOVES = 20
"""Decisions after which a game under way is left."""


async def gathered(h: Any, game: str) -> tuple[Any, Any]:
    """Ada and Élodie sit at a table, with a bot where two are not enough."""
    ada, elodie = await h.person("Ada"), await h.person("Élodie", "fr")
    bots = [] if game == "junta" else [BOT]
    table = await h.table(ada, ME, OPEN, *bots, game=game, title=f"An evening of {game}")
    for one in (ada, elodie):
        await one.come(table)
    await elodie.do(p.Sit, seat=1)
    for one in (ada, elodie):
        await one.do(p.Ready)
    await ada.do(p.Say, text="Let us begin.")
    await elodie.do(p.Say, text="Entre nous.", to=[0])
    return ada, elodie


async def plays(h: Any, people: tuple[Any, ...], moves: int) -> None:
    """They answer whatever they are asked, the first thing that is offered."""
    table = people[0].clerk.table
    while table.state == "playing" and table.moves < moves:
        await h.until(lambda: any(one.read() is not None and one.asked for one in people) or table.state == "over")
        for one in people:
            one.read()
            with suppress(Refusal, IndexError, StopIteration):
                request = next(each for each in one.asked if not each.get("optional"))
                await one.do(p.Act, request=request["id"], actions=[request["options"][0]["action"]])


async def write(folder: Path) -> None:
    async with house(folder) as h:
        for game in GAMES:
            ada, elodie = await gathered(h, game)
            for one in (ada, elodie):
                await one.do(p.Leave)
            await h.until(lambda ada=ada: ada.clerk.table.state == "over" and not ada.clerk.tasks)
            people = await gathered(h, game)
            await plays(h, people, MOVES)


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(write(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / "hall.db")) as db:
            (step,) = db.execute("PRAGMA user_version").fetchone()
            told = [*db.iterdump(), f"PRAGMA user_version = {step};", ""]
    target.write_bytes(gzip.compress("\n".join(told).encode(), 9, mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
