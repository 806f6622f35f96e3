"""People who are connected to any of several servers, and to another one when theirs dies."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from hemicycle.server import protocol as p

from ..client import HANGS, LOST, Client, Lost, Plain, Reply, Trouble
from ..people import Line, Person
from ..serving import Server

HEARS = 20.0
"""Seconds in which what was done at one process must be heard at all others."""
UNAVAILABLE = 503
"""The status of whatever is asked while the database is away."""
PATIENCE = 0.02
"""Seconds until somebody who was not let in tries the next server."""


@contextmanager
def undaunted() -> Iterator[None]:
    """Whoever meets nobody, or a server that can't reach the database, asks again."""
    try:
        with suppress(*LOST):
            yield
    except Trouble as trouble:
        if trouble.status != UNAVAILABLE:
            raise


class Walker(Client):
    """A client that notes when a command was sent first, and when it was acknowledged."""

    def __init__(self, servers: Sequence[Server], name: str, rng: Random):
        super().__init__(servers[0], name)
        self.servers = servers
        self.rng = rng
        self.first_sent: dict[str, float] = {}
        self.acknowledged: dict[str, float] = {}

    def turn(self) -> None:
        """To any server that is there, as far as one knows."""
        there = [one for one in self.servers if one.pid] or list(self.servers)
        self.server = self.rng.choice(there)

    async def send(self, command: Plain) -> asyncio.Future[Reply]:
        self.first_sent.setdefault(command["id"], time.monotonic())
        future = await super().send(command)
        future.add_done_callback(lambda done: self._answered(command["id"], done))
        return future

    def _answered(self, id: str, done: asyncio.Future[Reply]) -> None:
        if not done.cancelled() and done.exception() is None and isinstance(done.result(), p.Done):
            self.acknowledged.setdefault(id, time.monotonic())


class Wanderer(Person):
    """Plays a seat to the end, by way of whichever server there is."""

    def __init__(self, client: Walker, rng: Random, line: Line):
        super().__init__(client, rng, line)
        self.client: Walker = client
        self.away: list[tuple[float, float]] = []
        """From each loss of the line until there was another, and the table had been told."""

    async def arrive(self) -> None:
        """Be somebody, whoever dies meanwhile."""
        while not self.client.seen.get("named"):
            self.client.turn()
            with undaunted(), suppress(AssertionError):
                await self.client.arrive()
                self.client.seen["named"] = True
            await asyncio.sleep(PATIENCE)

    async def make(self, *seats: str, **settings: Any) -> str:
        """A table; perhaps a second one, where nobody could say whether there was one."""
        while True:
            self.client.turn()
            with undaunted():
                return await self.client.make(*seats, **settings)
            await asyncio.sleep(PATIENCE)

    async def must(self, do: str, **fields: Any) -> None:
        """Carry something out, however often one has to ask."""
        command = self.client.command(do, **fields)
        self.sent[command["id"]] = command
        while command["id"] not in self.acknowledged:
            with suppress(*LOST, Lost):
                if self.client.socket is None:
                    await self._back()
                await self._settle([command])
            await asyncio.sleep(0)

    async def hear(self, number: int) -> None:
        """Of what others did last: it comes by way of other processes, and the line may be lost meanwhile."""
        while int(self.client.seen["number"]) < number:
            with suppress(*LOST, Lost):
                if self.client.socket is None:
                    await self._back()
                await self.client.until(lambda: int(self.client.seen["number"]) >= number, HEARS)

    async def _back(self) -> None:
        """Come again, to any of them."""
        self.losses += 1
        began = time.monotonic()
        async with asyncio.timeout(HANGS):
            while True:
                self.client.turn()
                with suppress(*LOST):
                    await self.client.come(resume=True)
                    break
                await asyncio.sleep(PATIENCE)
        self.away.append((began, time.monotonic()))
