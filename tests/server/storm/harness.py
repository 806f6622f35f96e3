"""Several servers on one database, and what kills them."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from hemicycle.server.settings import unlimited

from ..client import LOST, Plain
from ..people import Line
from ..serving import Nursery, Server, nursery
from .database import Database
from .verify import same_log, verified
from .wanderer import Walker, Wanderer

LINE = Line(talk=0.1, burst=0.05, undo=0.2, drop=0.01, double=0.05)
GAMES = ("koalition", "zoocracy", "politico", "junta")
DATABASE = 0.1
"""How often it is the database that dies."""
GENTLY = 0.2
"""How often a server that dies is asked to, as it is when servers are restarted one after the other."""
SOON = 3
"""After so many it is the database, so that even the shortest storm knows it."""
SETTLED = 1.0
"""Seconds after which all servers have found a database that is there again."""
LONGEST_DEAD = 1.5
"""Seconds until somebody who died is there again."""


class Kill(NamedTuple):
    """Somebody died."""

    when: float
    who: str
    server: Server | None
    life: int


class Storm:
    """All that there is: a database, servers, tables with people at them."""

    def __init__(self, database: Database, nursery: Nursery, folder: Path, processes: int, rng: Random):
        self.database = database
        self.rng = rng
        self.fate = Random(rng.random())
        """Who dies, and when: the same with the same seed, whatever people do."""
        self.kills: list[Kill] = []
        self.order = asyncio.Lock()
        """The nursery does one thing after the other."""
        self.servers = [self._server(nursery, folder / f"{number}", number) for number in range(processes)]
        self.people: list[Wanderer] = []
        self.finished: Counter[str] = Counter()
        self.acknowledged_before = 0
        self.losses = 0
        self.logged: Counter[str] = Counter()
        self.away: list[tuple[float, float]] = []
        self.outages: list[tuple[float, float]] = []
        """When there was no database."""
        self.names = 0
        self.rising: set[asyncio.Task[None]] = set()

    def _server(self, nursery: Nursery, folder: Path, number: int) -> Server:
        folder.mkdir()
        return Server(nursery, folder, unlimited(), at=self.database.url)

    async def start(self) -> None:
        for server in self.servers:
            await self._raise(server)

    async def end(self) -> None:
        for task in self.rising:
            task.cancel()
        await asyncio.gather(*self.rising, return_exceptions=True)
        async with self.order:
            for server in self.servers:
                if server.pid:
                    await asyncio.to_thread(server.kill)

    async def _raise(self, server: Server) -> None:
        """Start a server; while there is no database it does not come up."""
        while True:
            async with self.order:
                with suppress(AssertionError):
                    await asyncio.to_thread(server.start, server.port)
                    return
            await asyncio.sleep(0.05)

    def served_elsewhere(self) -> list[float]:
        """How long each was away who did not have to wait for the database."""
        times = ((began, ended) for began, ended in self.away)
        return [
            ended - began
            for began, ended in times
            if not any(since < ended and began < until + SETTLED for since, until in self.outages)
        ]

    # Who dies

    @property
    def acknowledged(self) -> int:
        """Commands, of all who ever played."""
        return self.acknowledged_before + sum(len(one.acknowledged) for one in self.people)

    async def rage(self, kills: int, enough: Callable[[], bool] = lambda: False) -> None:
        """Kill so many, each in the middle of whatever goes on."""
        while len(self.kills) < kills and not enough():
            some = self.acknowledged + self.fate.randrange(1, 20)
            patient = time.monotonic() + 5 * self.fate.random()
            while self.acknowledged < some and time.monotonic() < patient:
                await asyncio.sleep(0.002)
            await asyncio.sleep(self.fate.random() * 0.01)
            await self.kill()

    async def kill(self) -> None:
        if self.fate.random() < DATABASE or len(self.kills) == SOON:
            gently = self.fate.random() < 0.5
            self.kills.append(Kill(time.monotonic(), "immediate stop" if gently else "postmaster", None, 0))
            await asyncio.to_thread(self.database.stop_at_once if gently else self.database.kill)
            await asyncio.sleep(self.fate.random() * LONGEST_DEAD / 2)
            await asyncio.to_thread(self.database.start)
            self.outages.append((self.kills[-1].when, time.monotonic()))
            return
        alive = [server for server in self.servers if server.pid]
        if not alive:
            return await asyncio.sleep(0.01)
        server = self.fate.choice(alive)
        async with self.order:
            if server.pid:
                gently = self.fate.random() < GENTLY
                self.kills.append(Kill(time.monotonic(), "SIGTERM" if gently else "kill -9", server, server.lives))
                await asyncio.to_thread(server.stop if gently else server.kill)
        self._later(self._rise(server))

    async def _rise(self, server: Server) -> None:
        await asyncio.sleep(self.fate.random() * LONGEST_DEAD)
        await self._raise(server)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.rising.add(task)
        task.add_done_callback(self.rising.discard)

    async def play(self, kills: int, tables: int, games: Sequence[str], tell: Callable[[str], None]) -> None:
        """So many tables at a time, one after the other, and all that die."""
        turns = itertools.cycle(games)

        def going_on() -> bool:
            return len(self.kills) < kills or any(not self.finished[game] for game in games)

        async def one_after_the_other() -> None:
            while going_on():
                await self.table(next(turns))

        async def say() -> None:
            while True:
                await asyncio.sleep(30)
                tell(f"{len(self.kills)} kills, {self.acknowledged} acknowledged, {dict(self.finished)}")

        saying = asyncio.ensure_future(say())
        raging = asyncio.ensure_future(self.rage(kills))
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(tables):
                    group.create_task(one_after_the_other())
                group.create_task(self._listen(raging))
        finally:
            saying.cancel()
            raging.cancel()

    async def _listen(self, raging: asyncio.Task[None]) -> None:
        """What goes wrong with it must not be missed."""
        await raging

    # Who plays

    async def table(self, game: str) -> None:
        """A table from its first seat to its end; then all that must be true of it is looked at."""
        people = self.rng.choice((2, 3))
        bots = [self.rng.choice(("random", "novice", "novice")) for _ in range(4 - people)]
        party = [self._wanderer() for _ in range(people)]
        self.people += party
        await asyncio.gather(*(person.arrive() for person in party))
        host = party[0]
        table = await host.make("me", *["open"] * (people - 1), *bots, game=game)
        for person in party:
            person.client.table = table
        for seat, person in enumerate(party[1:], 1):
            await person.must("sit", seat=seat)
        for person in party:
            await person.must("ready")
        await asyncio.gather(*(person.play() for person in party))
        await self._look_at(table, party)
        self.finished[game] += 1
        for person in party:
            self.people.remove(person)
            self.acknowledged_before += len(person.acknowledged)
            self.losses += person.losses - 1
            self.away += person.away[1:]
            await person.client.go()

    def _wanderer(self) -> Wanderer:
        self.names += 1
        rng = Random(self.rng.random())
        return Wanderer(Walker(self.servers, f"P{self.names}", rng), rng, LINE)

    async def _look_at(self, table: str, party: Sequence[Wanderer]) -> None:
        entries, commands = await self.database.of(table)
        record = await self._steadily(party[0], lambda client: client.record())
        verified(entries, commands, party, record)
        anew = [await self._anew(person) for person in party]
        for person, whole in zip(party, anew, strict=True):
            await person.hear(whole["number"])
        same_log(party, anew)

    async def _steadily(self, person: Wanderer, ask: Callable[[Walker], Any]) -> Any:
        while True:
            person.client.turn()
            with suppress(*LOST, Exception):
                return await ask(person.client)
            await asyncio.sleep(0.05)

    async def _anew(self, person: Wanderer) -> Plain:
        """What somebody sees who opens the page now."""
        other = Walker(self.servers, person.client.name, self.rng)
        other.cookie, other.table = person.client.cookie, person.client.table
        while True:
            other.turn()
            with suppress(*LOST):
                await other.come()
                break
            await asyncio.sleep(0.05)
        await other.go()
        return other.seen


class Account(NamedTuple):
    """What a storm was."""

    kills: Counter[str]
    games: Counter[str]
    acknowledged: int
    losses: int
    seconds: float
    away: list[float]
    """Seconds from a lost line until the table had been told again, of each that did not have to wait for the
    database."""
    outages: list[float]
    """Seconds in which there was none."""
    logged: Counter[str]
    """What the servers' logs said that is worse than a warning, and how often."""

    def told(self) -> str:
        away = sorted(self.away) or [0.0]
        kills = ", ".join(f"{who} {times}" for who, times in self.kills.most_common())
        games = ", ".join(f"{game} {times}" for game, times in self.games.items())
        median, late = away[len(away) // 2], away[len(away) * 99 // 100]
        return "\n".join(
            (
                f"{self.kills.total()} kills in {self.seconds:.0f} s: {kills or 'none'}",
                f"games to their end: {games}",
                f"{self.acknowledged} commands acknowledged, {self.losses} lines lost",
                f"played on elsewhere after {median:.2f} s (median), {late:.2f} s (p99), {away[-1]:.2f} s at most",
                f"without a database {sum(self.outages):.0f} s, {max(self.outages, default=0):.1f} s at a time",
                f"errors in the logs: {dict(self.logged) or 'none'}",
            )
        )


def _errors(servers: Sequence[Server]) -> Counter[str]:
    said: Counter[str] = Counter()
    for line in "".join(server.log for server in servers).splitlines():
        try:
            told = msgspec.json.decode(line)
        except msgspec.DecodeError:
            told = {"level": "error", "event": line[:100]}
        if told["level"] in ("error", "critical"):
            said[" ".join(filter(None, (told.get(name, "") for name in ("event", "error", "where"))))] += 1
    return said


async def stormed(
    folder: Path,
    *,
    kills: int,
    processes: int = 3,
    tables: int = 4,
    games: Sequence[str] = GAMES,
    seed: int = 1,
    tell: Callable[[str], None] = lambda said: None,
    nursed: Nursery | None = None,
    kind: type[Storm] = Storm,
) -> Account:
    """Until there were so many kills, and each of the games has been played to its end."""
    rng, began = Random(seed), time.monotonic()
    database = await asyncio.to_thread(Database)
    try:
        await asyncio.to_thread(database.start)
        with nullcontext(nursed) if nursed is not None else nursery() as servers:
            storm = kind(database, servers, folder, processes, rng)
            try:
                await storm.start()
                await storm.play(kills, tables, games, tell)
            finally:
                await storm.end()
            storm.logged = _errors(storm.servers)
    finally:
        await asyncio.to_thread(database.remove)
    killed = Counter(kill.who for kill in storm.kills)
    seconds = time.monotonic() - began
    return Account(
        killed,
        storm.finished,
        storm.acknowledged,
        storm.losses,
        seconds,
        storm.served_elsewhere(),
        [until - since for since, until in storm.outages],
        storm.logged,
    )
