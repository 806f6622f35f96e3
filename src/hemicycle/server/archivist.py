"""Who keeps the games that are over (`archive.py`): one after the other, and nobody waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from .archive import Archive
from .freezing import Freeze, Frozen, freeze
from .logs import failure, log
from .opening import Opening, Overtaken
from .refusal import Refusal
from .store import Snapped, TableRow
from .thinkers import Lost, Thinkers, Unable

if TYPE_CHECKING:
    from .hall import Hall

WAIT = 30.0
"""Seconds after the end of a game, or the start of the server, in which there is more to do than that."""
REST = 0.2
"""Seconds between two games of many."""
PATIENCE = 300.0
"""Seconds in which a game must have been kept: the longest take some three of CPU."""
FAREWELL = 10.0
"""Seconds that the server takes for it as it stops."""
AT_ONCE = 1000
"""Games that are asked for at a time."""


class Archivist:
    """Of one server."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.process = Thinkers(min(1, len(hall.thinkers.all)), PATIENCE)
        self.own = ThreadPoolExecutor(1, thread_name_prefix="archive")
        """Where there are no processes."""
        self.waiting: deque[str] = deque()
        self.failed: set[str] = set()
        """Games that can't be kept: of older rules, from before games were kept."""
        self.task: asyncio.Task[None] | None = None
        self.wake = asyncio.Event()

    def start(self) -> None:
        self.task = asyncio.ensure_future(self._work())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def close(self) -> None:
        await self.process.close()
        self.own.shutdown(wait=False, cancel_futures=True)

    async def tidy(self) -> None:
        await self.process.tidy()

    def over(self, table: str) -> None:
        """A game has ended."""
        self.waiting.append(table)
        self.wake.set()

    def left(self, table: str) -> None:
        """Nobody is at a game under way any more: what was shown of it is kept, should its rules change."""
        self.over(table)

    async def _work(self) -> None:
        await asyncio.sleep(WAIT)
        await self._find()
        while True:
            while self.waiting:
                await self._quietly(self.waiting.popleft())
                await asyncio.sleep(REST)
            self.wake.clear()
            await self.wake.wait()
            await asyncio.sleep(WAIT)

    async def farewell(self, tables: Iterable[str]) -> None:
        """The server stops, and may come back with other rules: keep what was just played, if time allows."""
        if not self.process.able:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                for table in {*self.waiting, *tables}:
                    await self._quietly(table)

    async def _find(self) -> None:
        """Games from before any were kept, and those that ended as a server stopped."""
        for ask in (self.hall.store.unsnapped, self.hall.store.unarchived):
            after = ""
            while found := await ask(after, AT_ONCE):
                self.waiting.extend(found)
                after = found[-1]

    async def _quietly(self, table: str) -> None:
        """One game that can't be kept must not keep the others from it."""
        try:
            await self.keep(table)
        except (Refusal, Overtaken) as left:
            # It is played by newer rules, say: who knows them keeps it.
            log.info("not-archived", table=table, **failure(left))
        except Exception as error:
            self.failed.add(table)
            log.error("not-archived", table=table, **failure(error))

    async def keep(self, table: str) -> bool:
        """Keep a game; whether it could be."""
        store = self.hall.store
        head = await self.find(table)
        if head is not None and head.head.over:
            return True
        if (found := await store.load(table)) is None or found[0].state == "gathering":
            return False
        row, entries, _ = found
        given = await self._given(row, [body for _, body in entries])
        if head is not None and given.base:
            given.earlier = await store.archive_pieces(table, "moves-")
        if row.state == "playing" and not await store.snapshots(table):
            given.snapshot = True
        elif head is not None and head.head.entries == len(entries):
            return True
        made = await self._made(given)
        if made.failed is not None:
            self.failed.add(table)
            log.error("not-archived", table=table, **made.failed)
            return False
        if given.snapshot:
            await store.put_snapshot(table, Snapped(len(entries), made.pieces["snapshot"]))
        else:
            await store.put_archive(table, made.pieces)
        return True

    async def _given(self, row: TableRow, bodies: list[bytes]) -> Freeze:
        """What a process must be handed; by whichever rules and figures it was begun."""
        opening = Opening(self.hall, row, bodies)
        edition, base = await opening.means()
        about = (row.id, row.settings, row.secret, row.made, row.host, bodies)
        return Freeze(*about, edition, base)

    async def _made(self, given: Freeze) -> Frozen:
        async def pack(known: bool) -> Freeze:
            return given

        if self.process.able:
            with suppress(Unable):
                try:
                    made = await self.process.think(f"archive {given.id}", 0, pack)
                except Lost:
                    return Frozen(failed={"error": "Lost"})
                assert isinstance(made, Frozen)
                return made
        try:
            return await asyncio.get_running_loop().run_in_executor(self.own, freeze, given)
        except Exception as error:
            return Frozen(failed=failure(error))

    async def find(self, table: str) -> Archive | None:
        """What is kept of a table."""
        return await Archive.read(partial(self.hall.store.archive_piece, table))
