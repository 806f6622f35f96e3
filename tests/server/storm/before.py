"""From another checkout of Hemicycle to this one while people play, on SQLite; and on to PostgreSQL.

    python -m tests.server.storm.before FOLDER          its server is asked to end, ours goes on with its database
    python -m tests.server.storm.before FOLDER --kill   it is killed

Eight tables, two of each game, two people and two bots at each. After the upgrade a copy is made and put back into
PostgreSQL, where all games are played to their end. Then everything is looked at as after a storm, but for what an
earlier program did not write down: with which entry a command came.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from ..databases import rows
from ..people import minutes
from ..serving import ROOT, Server
from . import verify
from .database import Database
from .harness import GAMES, LINE
from .wanderer import Walker, Wanderer

PIECE = 300
"""Commands that are acknowledged until the next thing happens."""
LONGEST = 1500.0
RUN = """
import sys
from functools import partial
from pathlib import Path
from hemicycle.server.logs import configure
from hemicycle.server.run import run
from hemicycle.server.settings import Settings, unlimited
configure("json", "error")
url, folder, port = sys.argv[1:]
settings = Settings(url, Path(folder), port=int(port), bot_delay=0, limits=unlimited())
run(settings, ready=lambda address, _: print(address, flush=True))
"""
"""What both programs have in common."""


class Upgraded(Server):
    """One server with one database, by the program of whichever checkout."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.at = f"sqlite:///{folder}/hall.db"
        self.port = self.pid = 0
        self.process: subprocess.Popen[bytes]

    def begin(self, checkout: Path) -> None:
        command = [sys.executable, "-c", RUN, self.at, f"{self.folder}", f"{self.port}"]
        environment = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}"}
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=checkout, env=environment, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().decode().strip()
        assert address, self.log
        self.port, self.pid = int(address.rpartition(":")[2]), self.process.pid

    def end(self, by: int = signal.SIGTERM) -> None:
        self.process.send_signal(by)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.pid = 0


class Evening:
    """All tables, and those who play."""

    def __init__(self, server: Upgraded, seed: int):
        self.server = server
        self.rng = Random(seed)
        self.tables: dict[str, list[Wanderer]] = {}
        self.playing: list[asyncio.Future[None]] = []

    def person(self, name: str) -> Wanderer:
        rng = Random(self.rng.random())
        return Wanderer(Walker([self.server], name, rng), rng, LINE)

    async def open(self, game: str) -> None:
        party = [self.person(f"P{len(self.tables)}-{number}") for number in range(2)]
        for person in party:
            await person.arrive()
        table = await party[0].make("me", "open", "novice", "random", game=game)
        for person in party:
            person.client.table = table
        await party[1].must("sit", seat=1)
        for person in party:
            await person.must("ready")
        self.tables[table] = party
        self.playing += [asyncio.ensure_future(person.play()) for person in party]

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for party in self.tables.values() for person in party)

    async def play(self, commands: int) -> None:
        enough = self.acknowledged + commands
        while self.acknowledged < enough and not all(one.done() for one in self.playing):
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*self.playing)
        for table, party in self.tables.items():
            ask = "SELECT command, n FROM commands WHERE table_id = ?"
            record = await party[0].client.record()
            verify.verified(minutes(self.server, table), rows(self.server.database, ask, table), party, record)
            verify.same_log(party, [await self.seen_anew(person) for person in party])

    async def seen_anew(self, person: Wanderer) -> dict[str, Any]:
        """What they see who open the page now, without the line that an earlier program did not have."""
        other = self.person(person.client.name)
        other.client.cookie, other.client.table = person.client.cookie, person.client.table
        await other.client.come()
        await other.client.go()
        seen = other.client.seen
        await person.hear(seen["number"])
        seen["lines"] = [line for line in seen["lines"] if line["type"] != "table-began"]
        return seen


async def upgraded(folder: Path, checkout: Path, by: int, seed: int, tell: Callable[[str], None]) -> None:
    database = await asyncio.to_thread(Database)
    server = Upgraded(folder)
    evening = Evening(server, seed)

    async def soon(work: Callable[[], object], then: str) -> None:
        began = time.monotonic()
        await asyncio.to_thread(work)
        tell(f"after {evening.acknowledged} acknowledged commands: {then} ({time.monotonic() - began:.1f} s)")
        await evening.play(PIECE)

    try:
        await asyncio.to_thread(database.start)
        await asyncio.to_thread(server.begin, checkout)
        for game in GAMES * 2:
            await evening.open(game)
        await evening.play(PIECE)
        await soon(partial(_upgrade, server, by), "this program, on the same file")
        await soon(partial(_move, server, database.url), "PostgreSQL")
        await evening.end()
        tell(f"{len(evening.tables)} games to their end, {evening.acknowledged} commands acknowledged, none lost")
        tell(f"errors in the log: {server.log or 'none'}")
    finally:
        for person in (person for party in evening.tables.values() for person in party):
            await person.client.go()
        if server.pid:
            server.end()
        await asyncio.to_thread(database.remove)


def _upgrade(server: Upgraded, by: int) -> None:
    server.end(by)
    server.begin(ROOT)


def _move(server: Upgraded, url: str) -> None:
    """The house moves, by a copy."""
    server.end()
    copy = server.folder / "copy"
    copy.mkdir(mode=0o700)
    for words in (("backup", f"{copy}", "--database", server.at), ("restore", f"{copy}", "--database", url)):
        subprocess.run([sys.executable, "-m", "hemicycle", *words], check=True, stdout=subprocess.DEVNULL)
    server.at = url
    server.begin(ROOT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    by = signal.SIGKILL if given.kill else signal.SIGTERM
    with tempfile.TemporaryDirectory(prefix="hemicycle-before-") as folder:
        tell = partial(print, flush=True)
        asyncio.run(upgraded(Path(folder), given.checkout.resolve(), by, given.seed, tell))


if __name__ == "__main__":
    main()
