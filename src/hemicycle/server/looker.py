"""Who looks back at games that are over: once, however many ask, and keeps what was found for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from . import entries as e
from .glance import Glance, Seen, look
from .logs import failure, log
from .prospects import Figures, Past, figures
from .refusal import Refusal, refuse
from .store import TableRow
from .table import Table
from .thinkers import Lost, Thinkers, Unable
from .turns import Turns

PATIENCE = 30.0
"""Seconds in which a game must have been played again."""
KEPT = 300
"""Games of which what was found is kept: some 8 KB each."""


class Looker:
    """Has the chances of finished games worked out, where bots think."""

    def __init__(self, thinkers: Thinkers, thread: ThreadPoolExecutor):
        self.thinkers = thinkers
        self.thread = thread
        self.eyes = Thinkers(min(1, len(thinkers.all)), PATIENCE)
        """A process of its own: who looks back does not wait for bots, nor they for them."""
        self.own = ThreadPoolExecutor(1, thread_name_prefix="look-back")
        """Where there are no processes."""
        self.turns = Turns()
        self.pasts = Turns()
        """The same for chances: one game at a time, so that bots don't wait for a hundred."""
        self.found: OrderedDict[str, asyncio.Future[Figures]] = OrderedDict()
        """By table, the one that was last asked for last."""

    async def figures(self, row: TableRow, table: Table, address: str, player: str) -> Figures:
        """What is known of a table whose game is over."""
        if (found := self.found.get(table.id)) is None:
            found = self.found[table.id] = asyncio.ensure_future(self._wait(row, table, address, player))
            while len(self.found) > KEPT:
                self.found.popitem(last=False)
        self.found.move_to_end(table.id)
        try:
            return await asyncio.shield(found)
        except Exception as error:
            if self.found.get(table.id) is found:
                del self.found[table.id]
            if isinstance(error, Refusal):
                raise
            log.error("look-back-failed", table=table.id, **failure(error))
            raise refuse("unavailable", "refusal-unavailable") from None

    # Moments, and the log

    async def glance(self, pack: Callable[[], Awaitable[Glance]], address: str, player: str) -> bytes:
        """What somebody sees who looks back, in JSON. Nobody waits for others who ask for more than they do.

        It is packed only as its turn comes: what waits, of hundreds, weighs nothing.
        """
        async with self.turns.turn(address, player):
            given = await pack()
            seen = await self._seen(given)
        if seen.failed is not None:
            log.error("look-back-failed", table=given.id, **seen.failed)
            raise refuse("unavailable", "refusal-unavailable")
        return seen.body

    async def _seen(self, given: Glance) -> Seen:
        async def pack(known: bool) -> Glance:
            return given

        if self.eyes.able:
            with suppress(Unable):
                try:
                    seen = await self.eyes.think(given.id, 0, pack)
                except Lost:
                    return Seen(failed={"error": "Lost"})
                assert isinstance(seen, Seen)
                return seen
        try:
            return await asyncio.get_running_loop().run_in_executor(self.own, look, given)
        except Exception as error:
            return Seen(failed=failure(error))

    async def tidy(self) -> None:
        await self.eyes.tidy()

    async def close(self) -> None:
        await self.eyes.close()
        self.own.shutdown(wait=False, cancel_futures=True)

    # The chances

    async def _wait(self, row: TableRow, table: Table, address: str, player: str) -> Figures:
        """Whoever asks first waits for their turn, and whoever asks for the same with them."""
        async with self.pasts.turn(address, player):
            return await self._look(row, table)

    async def _look(self, row: TableRow, table: Table) -> Figures:
        assert table.state == "over"
        entries = [e.encode(mark.entry) for mark in table.minutes]
        about = (table.id, row.settings, table.secret, table.made, table.host, entries)
        past = Past(*about, table.edition, table.kept_base)

        async def pack(known: bool) -> Past:
            return past

        if self.thinkers.able:
            with suppress(Unable):
                found = await self.thinkers.think(f"past {table.id}", 0, pack)
                if not isinstance(found, Figures):
                    raise Lost
                return found
        return await asyncio.get_running_loop().run_in_executor(self.thread, figures, past)
