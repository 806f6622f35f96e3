"""What all parts of the store stand on: jobs for the database, and whether it can be read and written."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TypeVar

from .database import Db, Work, database
from .rows import Conflict

T = TypeVar("T")

FRESH = 5.0
"""Seconds for which a check holds: each is a real write, and anybody may ask for one."""
CHECKED = 16 * 1024
"""Bytes that a check writes, and takes away again."""


class Stored:
    """A database, open or not."""

    def __init__(self, url: str, process: str = ""):
        self.process = process or secrets.token_urlsafe(9)
        """What the others who work with the same database know this one by."""
        self.database = database(url, self.process)
        self.shared = self.database.shared
        """Whether there may be others."""
        self.name = self.database.name
        """For people and logs."""
        self._checked = float("-inf")
        """When a check last went well, and no write has failed since."""
        self._checking: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Open the database, bring its schema up to date, and begin to write."""
        await self.database.open()

    async def close(self) -> None:
        """Write what waits, and close."""
        await self.database.close()

    async def check(self) -> None:
        """Fail unless the store can be read and written: a full disk can still be read.

        However many ask, one of them has it looked at, and not more often than every few seconds.
        """
        await self._reading(lambda db: db.execute("SELECT count(*) FROM tables WHERE id = ''").fetchone())
        if time.monotonic() - self._checked < FRESH:
            return
        if self._checking is None or self._checking.done():
            self._checking = asyncio.ensure_future(self._writing(self._touch))
        await asyncio.shield(self._checking)
        self._checked = time.monotonic()

    def _touch(self, db: Db) -> None:
        """Write something that needs room, and leave everything as it was."""
        self.database.touch(db)
        columns = "made, table_id, player, line, reason, said"
        db.execute(f"INSERT INTO reports ({columns}) VALUES (0, '', '', 'check', '', ?)", ("0" * CHECKED,))
        db.execute("DELETE FROM reports WHERE made = 0 AND line = 'check'")

    async def _reading(self, work: Work[T]) -> T:
        return await self.database.read(work)

    async def _writing(self, work: Work[T], about: str = "") -> T:
        """What returns is kept. Jobs about the same table or player keep their order."""
        try:
            return await self.database.write(work, about)
        except Conflict:
            raise
        except Exception:
            self._checked = float("-inf")
            raise
