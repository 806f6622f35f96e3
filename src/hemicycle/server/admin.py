"""What whoever runs a server does about it: on its database, in a process beside it, and each act written down.

The web has no such door. A running server hears of it from the log of acts (`usher.py`).
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeVar

from . import leavers, moving, penalties, registry, reports
from .database import Db
from .hall import Hall
from .migrations import MIGRATIONS
from .penalties import Act, Kind
from .settings import BadSettings, Settings, damaged, is_postgres, reason, sqlite_file
from .store import Store

T = TypeVar("T")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The database of a server, which may be running. It is not made, and not brought up to date, by this."""
    store = Store(database)
    if not (version := _version(database)):
        raise BadSettings("database-empty", file=store.name)
    if version < len(MIGRATIONS):
        # To bring it up to date is the server's: one of an older version may be running.
        raise BadSettings("database-older", file=store.name)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _version(database: str) -> int:
    """At which step it is; 0: there is nothing in it. One that is not there is not made."""
    if is_postgres(database):
        from .postgres import version

        return version(database)
    file = sqlite_file(database)
    if not file.is_file():
        raise BadSettings("no-database", file=f"{file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as db:
            return int(db.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        if damaged(error) and reason(error).id != "file-no-database":
            raise BadSettings("database-damaged", file=f"{file}") from None
        raise BadSettings("database-unused", file=f"{file}", reason=reason(error)) from None


def whoever() -> str:
    """The system's name of whoever types this; behind `sudo`, both."""
    try:
        import pwd

        name = pwd.getpwuid(os.getuid()).pw_name
    except (ImportError, KeyError):
        name = os.environ.get("USERNAME", "") or f"{getattr(os, 'getuid', lambda: '?')()}"
    before = os.environ.get("SUDO_USER", "")
    return f"{before} ({name})" if before and before != name else name


class Admin:
    """The acts. Each is carried out and written down in one, or not at all."""

    def __init__(self, store: Store, who: str, clock: Callable[[], float] = time.time):
        self.store = store
        self.who = who
        self.clock = clock

    async def penalise(self, player: str, kind: Kind, why: str, until: float = 0) -> None:
        act: Act = "warn" if kind == "warning" else kind
        now = self.clock()
        await self._act(
            act,
            lambda db: penalties.impose(db, player, kind, why, now, until),
            player=player,
            why=f"{why} [{time.strftime('%Y-%m-%d %H:%M', time.gmtime(until))}]" if until else why,
        )

    async def lift(self, player: str, kind: Kind) -> bool:
        """Take back a mute or a ban; whether there was one."""
        act: Act = "unmute" if kind == "mute" else "unban"
        return await self._act(act, lambda db: penalties.lift(db, player, kind, self.clock()), player=player)

    async def delete(self, player: str) -> None:
        """As if they had done so themselves."""
        await self._act("delete", lambda db: leavers.delete(db, player), player=player)

    async def close(self, table: str, why: str) -> None:
        await self._act("close", lambda db: penalties.close(db, table, why, self.clock()), table=table, why=why)

    async def open(self, table: str) -> bool:
        """Let people in again; whether it was closed."""
        return await self._act("open", lambda db: penalties.open_again(db, table), table=table)

    async def reports(self) -> list[reports.Report]:
        """That somebody has read what people said is written down, too."""
        found = await self.store.read(reports.all_reports)
        await self._act("reports", lambda db: None)
        return found

    async def settle(self, line: str) -> bool:
        """A report is dealt with; whether there is such a one."""

        def work(db: Db) -> bool:
            known = db.execute("SELECT table_id FROM reports WHERE line = ?", (line,)).fetchone()
            return known is not None

        return await self._act("settle", work, why=line)

    async def export(self, table: str) -> str | None:
        """The text of a table, with all that is secret of it."""
        if (text := await moving.export(self.store, table)) is not None:
            await self._act("export", lambda db: None, table=table)
        return text

    async def take_in(self, text: str, file: Path, database: str) -> tuple[str, bool]:
        """A table from a file: which it is, and whether it was not here already."""
        moved = await moving.read(text, f"{file}", self.clock())
        hall = Hall(self.store, Settings(database, file.parent, thinkers=0))
        taken = await moving.take_in(self.store, hall, moved, self.clock())
        if taken:
            await self._act("import", lambda db: None, table=moved.table.id)
        return moved.table.id, taken

    async def is_table(self, table: str) -> bool:
        return await self.store.read(lambda db: registry.is_table(db, table))

    async def _act(
        self, act: Act, work: Callable[[Db], T], *, player: str = "", table: str = "", why: str = ""
    ) -> T:
        """Do something and write it down; what did nothing is not written down."""

        def job(db: Db) -> T:
            done = work(db)
            if done is not False:
                penalties.note(db, self.who, act, self.clock(), player=player, table=table, why=why)
            return done

        return await self.store.write(job)
