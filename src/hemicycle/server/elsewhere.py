"""Who is at a table by way of other processes, and what these are told of who is here.

Each process keeps a row of the table's people who are connected to it; all of them together are who is there.
With one process alone nothing is written, and nobody is elsewhere.
"""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

import msgspec

from .refusal import Refusal

if TYPE_CHECKING:
    from .attendance import Attendance

AT_ONCE = 0.25
"""Seconds between two times at which it is written who is here, where people come and go fast."""
UNKNOWN: tuple[list[str], int] = ([], -1)
"""What stands there may be anything."""
NOW_AND_THEN = 10.0
"""The same, where only somebody was before the page again: nobody counts as absent before minutes."""


class Signs(msgspec.Struct, omit_defaults=True):
    """When a process last had a sign of somebody whom others may have to wait for."""

    seen: dict[str, float] = {}
    """When they were last before the page."""
    went: dict[str, float] = {}
    """When their last connection went."""
    born: float = 0
    """Since when the process has the table in memory."""


class Elsewhere:
    """Of one table, for the clerk of one process."""

    def __init__(self, clerk: Attendance):
        # Weakly, so that a table which is unloaded is gone at once, and needs no collector of rubbish.
        self.clerk: Attendance = weakref.proxy(clerk)
        self.store = clerk.hall.store
        self.players: frozenset[str] = frozenset()
        """Those who sit or sat here, or have the host's rights, and are connected elsewhere."""
        self.watching = 0
        self.processes: frozenset[str] = frozenset()
        """By way of which they are there."""
        self.signs: list[Signs] = []
        self.written: Signs | None = None
        """Ours, as it was last written; nothing: there is no row."""
        self.who: tuple[list[str], int] = ([], 0)
        self.then = float("-inf")
        """When it was."""
        self.alarm: asyncio.TimerHandle | None = None
        self.writing = False
        self.stopped = False

    # Those elsewhere

    def seen(self, player: str) -> float:
        """When they were last before a page that another process serves; 0: not that anybody knows."""
        return max((one.seen.get(player, 0) for one in self.signs), default=0)

    def went(self, player: str) -> float:
        return max((one.went.get(player, 0) for one in self.signs), default=0)

    def born(self, ours: float) -> float:
        """Since when any process has had the table in memory: so long could people come back to it."""
        return min((one.born for one in self.signs if one.born), default=ours) if self.signs else ours

    async def look(self) -> frozenset[str]:
        """See who is elsewhere now; the players who were and are not any more."""
        before, others = self.players, await self.store.others_here(self.clerk.table.id)
        self.players = frozenset(player for one in others for player in one.players)
        self.watching = sum(one.watching for one in others)
        self.processes = frozenset(one.process for one in others)
        self.signs = [msgspec.json.decode(one.signs or b"{}", type=Signs) for one in others]
        return before - self.players

    # Those here

    def tell(self, *, again: bool = False) -> None:
        """Let the others know who is here, soon; `again`: what was written is gone."""
        if not self.store.shared or self.stopped:
            return
        if again:
            self.who = UNKNOWN
        if self.writing:
            return  # it looks once more when it has written
        wait = self._wait()
        if wait is None:
            return
        if self.alarm is not None:
            self.alarm.cancel()
        loop = asyncio.get_running_loop()
        self.alarm = loop.call_later(max(0.0, self.then + wait - loop.time()), self._ring)

    def _wait(self) -> float | None:
        """How long it may wait to be written; nothing: the others know it."""
        who, signs = self.clerk.who_is_here(), self.clerk.signs_here()
        if who != self.who or (self.written is None and (who != ([], 0) or signs.seen)):
            return AT_ONCE
        return NOW_AND_THEN if self.written is not None and signs != self.written else None

    def _ring(self) -> None:
        self.alarm, self.writing = None, True
        self.clerk._start(self._write())

    async def _write(self) -> None:
        who, signs = self.clerk.who_is_here(), self.clerk.signs_here()
        try:
            await self.store.here(self.clerk.table.id, *who, msgspec.json.encode(signs))
            self.who, self.written = who, signs
        except Refusal:
            pass  # the database is away: it is told again as it comes back
        finally:
            self.then, self.writing = asyncio.get_running_loop().time(), False
        self.tell()

    def stop(self) -> None:
        """The table is unloaded, or thrown away, or the server ends."""
        self.stopped = True
        if self.alarm is not None:
            self.alarm.cancel()
