"""Who looks back at games that are over: once, however many ask, and keeps what was found for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from . import entries as e
from .logs import failure, log
from .prospects import Figures, Past, figures
from .refusal import refuse
from .store import TableRow
from .table import Table
from .thinkers import Lost, Thinkers, Unable

KEPT = 300
"""Games of which what was found is kept: some 8 KB each."""


class Looker:
    """Has the chances of finished games worked out, where bots think."""

    def __init__(self, thinkers: Thinkers, thread: ThreadPoolExecutor):
        self.thinkers = thinkers
        self.thread = thread
        self.found: OrderedDict[str, asyncio.Future[Figures]] = OrderedDict()
        """By table, the one that was last asked for last."""

    async def figures(self, row: TableRow, table: Table) -> Figures:
        """What is known of a table whose game is over."""
        if (found := self.found.get(table.id)) is None:
            found = self.found[table.id] = asyncio.ensure_future(self._look(row, table))
            while len(self.found) > KEPT:
                self.found.popitem(last=False)
        self.found.move_to_end(table.id)
        try:
            return await asyncio.shield(found)
        except Exception as error:
            if self.found.get(table.id) is found:
                del self.found[table.id]
            log.error("look-back-failed", table=table.id, **failure(error))
            raise refuse("unavailable", "refusal-unavailable") from None

    async def _look(self, row: TableRow, table: Table) -> Figures:
        assert table.state == "over"
        entries = [e.encode(mark.entry) for mark in table.minutes]
        past = Past(table.id, row.settings, table.secret, table.made, table.host, entries)

        async def pack(known: bool) -> Past:
            return past

        if self.thinkers.able:
            with suppress(Unable):
                found = await self.thinkers.think(f"past {table.id}", 0, pack)
                if not isinstance(found, Figures):
                    raise Lost
                return found
        return await asyncio.get_running_loop().run_in_executor(self.thread, figures, past)
