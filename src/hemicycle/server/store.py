"""What must not be lost, in SQLite: players, tables, and every entry of every table.

One thread writes. It takes all that waits, writes it in one transaction and commits once (group commit), and only
then do the callers go on: what a caller has seen acknowledged is on the disk. Each caller's rows stand or fall by
themselves. Readers have connections of their own, which WAL keeps out of the writer's way.

`Store` is the port: its methods are all that the server knows of a database, and the SQL is plain, so that a
PostgreSQL one can stand in its place.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec

from . import metrics
from .migrations import MIGRATIONS
from .settings import BadSettings, reason, sqlite_file

T = TypeVar("T")

GROUP = 500
"""Writes in one transaction at most: a few milliseconds' worth, so that nobody waits long for the others."""

READERS = 2


class Conflict(Exception):
    """Somebody else has written this entry, or carried out this command: load the table again."""


class TableRow(msgspec.Struct):
    """A table as it is stored, beside its entries."""

    id: str
    made: float
    changed: float
    host: str
    """A player's id."""
    settings: bytes
    """`shelf.Settled` in JSON."""
    secret: str
    """The seed of the game: never logged, and never sent before the end."""
    summary: bytes
    """`protocol.TableInfo` in JSON, public: for lists, without loading the table."""
    state: str
    """`gathering`, `playing` or `over`."""
    joinable: bool
    """Listed, gathering, with a free seat."""
    watchable: bool
    """Everybody may watch."""
    players: list[str]
    """By seat; empty where no person sits."""
    wake: float = 0
    """When a clock runs out or a bot must move, though nobody is there; 0: never."""


class Write(msgspec.Struct):
    """What one command changes, all of it or nothing."""

    table: TableRow
    first: int
    """The number of the first of the entries."""
    entries: list[bytes]
    command: tuple[str, str] | None = None
    """Whose command, by player id, and which."""


class Player(msgspec.Struct):
    id: str
    name: str = ""
    made: float = 0
    seen: float = 0
    passphrase: str = ""
    """Its argon2 hash."""
    token: str = ""
    """The hash of the key for programs."""
    email: str = ""
    push: bytes = b"[]"
    """The devices' subscriptions, in JSON."""


TABLE_COLUMNS = "id, made, changed, host, settings, secret, summary, state, joinable, watchable, wake"
PLAYER_COLUMNS = "id, name, made, seen, passphrase, token, email, push"


class _Job:
    """A write that waits for its commit."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], done: asyncio.Future[Any]):
        self.work = work
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None


class Store:
    """The database of one server."""

    def __init__(self, url: str):
        self.file = sqlite_file(url)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []

    async def open(self) -> None:
        """Open the file, bring its schema up to date, and begin to write."""
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._prepare)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write, args=(connection,), name="store-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, and close."""
        if self._writer is None or self._readers is None:
            return
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()
        self._opened.clear()
        self._writer = self._readers = None

    async def check(self) -> None:
        """Fail unless the store can be read and written."""
        await self._reading(lambda db: db.execute("SELECT count(*) FROM tables WHERE id = ''").fetchone())
        await self._writing(lambda db: None)

    # --- tables ---------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> None:
        await self._writing(lambda db: _add_table(db, row))

    async def append(self, write: Write) -> None:
        """Keep what a command changed. `Conflict`: nothing is kept, for somebody else has written meanwhile.

        `settings`, `secret`, `host` and `made` of a table never change. Whoever is cancelled while it waits does
        not know whether it was kept, and loads the table again.
        """
        await self._writing(lambda db: _append(db, write))

    async def load(self, table: str) -> tuple[TableRow, list[tuple[int, bytes]], set[tuple[str, str]]] | None:
        """A table, its entries in order, and the commands that were carried out."""

        def work(db: sqlite3.Connection) -> tuple[TableRow, list[tuple[int, bytes]], set[tuple[str, str]]] | None:
            with _snapshot(db):
                rows = _rows(db, "WHERE id = ?", (table,))
                if not rows:
                    return None
                entries = db.execute("SELECT n, body FROM entries WHERE table_id = ? ORDER BY n", (table,))
                commands = db.execute("SELECT player, command FROM commands WHERE table_id = ?", (table,))
                return rows[0], entries.fetchall(), set(commands.fetchall())

        return await self._reading(work)

    async def tables_of(self, player: str) -> list[TableRow]:
        """Where somebody sits, what changed last first."""
        where = "WHERE id IN (SELECT table_id FROM sitting WHERE player = ?) ORDER BY changed DESC LIMIT 200"
        return await self._reading(lambda db: _rows(db, where, (player,)))

    async def joinable(self, limit: int) -> list[TableRow]:
        where = "WHERE joinable = 1 ORDER BY changed DESC LIMIT ?"
        return await self._reading(lambda db: _rows(db, where, (limit,)))

    async def watchable(self, limit: int) -> list[TableRow]:
        """Games under way that everybody may watch."""
        where = "WHERE watchable = 1 AND state = 'playing' ORDER BY changed DESC LIMIT ?"
        return await self._reading(lambda db: _rows(db, where, (limit,)))

    async def due(self, now: float) -> list[str]:
        """Tables at which something must happen by now, though nobody may be there."""
        ask = "SELECT id FROM tables WHERE wake > 0 AND wake <= ? ORDER BY wake"
        return await self._reading(lambda db: [str(id) for (id,) in db.execute(ask, (now,))])

    # --- players --------------------------------------------------------------------------------------------

    async def add_player(self, player: Player) -> None:
        holes = ", ".join("?" * len(player.__struct_fields__))
        insert = f"INSERT INTO players ({PLAYER_COLUMNS}, name_key) VALUES ({holes}, ?)"
        values = (*msgspec.structs.astuple(player), name_key(player.name))
        await self._writing(lambda db: db.execute(insert, values))

    async def player(self, id: str) -> Player | None:
        return await self._one_player("id = ?", id)

    async def by_token_hash(self, hash: str) -> Player | None:
        return await self._one_player("token = ? AND token <> ''", hash)

    async def by_name_with_passphrase(self, name: str) -> list[Player]:
        """All who have this name, in capitals or not, and a passphrase; who had it first, first."""
        ask = (
            f"SELECT {PLAYER_COLUMNS} FROM players WHERE name_key = ? AND passphrase <> '' ORDER BY made LIMIT 20"
        )
        return await self._reading(lambda db: [Player(*row) for row in db.execute(ask, (name_key(name),))])

    async def rename(self, id: str, name: str) -> None:
        await self._change_player(id, "name = ?, name_key = ?", name, name_key(name))

    async def set_passphrase(self, id: str, name: str, hash: str) -> None:
        await self._change_player(id, "name = ?, name_key = ?, passphrase = ?", name, name_key(name), hash)

    async def set_token_hash(self, id: str, hash: str) -> None:
        await self._change_player(id, "token = ?", hash)

    async def set_notices(self, id: str, email: str, push: bytes) -> None:
        await self._change_player(id, "email = ?, push = ?", email, push)

    async def set_seen(self, id: str, seen: float) -> None:
        await self._change_player(id, "seen = ?", seen)

    # --- the rest -------------------------------------------------------------------------------------------

    async def add_report(self, table: str, player: str, line: str, reason: str, text: str) -> None:
        """A line of talk that somebody reported, for whoever runs the server; of each player once."""
        insert = (
            "INSERT INTO reports (made, table_id, player, line, reason, said) SELECT ?, ?, ?, ?, ?, ?"
            " WHERE NOT EXISTS (SELECT 1 FROM reports WHERE table_id = ? AND player = ? AND line = ?)"
        )
        values = (time.time(), table, player, line, reason, text, table, player, line)
        await self._writing(lambda db: db.execute(insert, values))

    async def tables_gone(self, before: float) -> list[str]:
        """Clear away tables that still gather and at which nothing has changed since then; which they were."""

        def work(db: sqlite3.Connection) -> list[str]:
            where = "state = 'gathering' AND changed < ?"
            gone = [str(id) for (id,) in db.execute(f"SELECT id FROM tables WHERE {where}", (before,))]
            db.execute(f"DELETE FROM tables WHERE {where}", (before,))
            return gone

        return await self._writing(work)

    async def players_gone(self, before: float) -> int:
        """Forget visitors who have not been here since then and left nothing: no name, passphrase, token, seat."""
        delete = (
            "DELETE FROM players WHERE seen < ? AND name = '' AND passphrase = '' AND token = ''"
            " AND NOT EXISTS (SELECT 1 FROM sitting WHERE player = players.id)"
            " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = players.id)"
        )
        return await self._writing(lambda db: db.execute(delete, (before,)).rowcount)

    # --- threads --------------------------------------------------------------------------------------------

    async def _one_player(self, where: str, value: str) -> Player | None:
        ask = f"SELECT {PLAYER_COLUMNS} FROM players WHERE {where}"
        row = await self._reading(lambda db: db.execute(ask, (value,)).fetchone())
        return Player(*row) if row else None

    async def _change_player(self, id: str, change: str, *values: object) -> None:
        await self._writing(lambda db: db.execute(f"UPDATE players SET {change} WHERE id = ?", (*values, id)))

    async def _writing(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._writer is None:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, done))
        return await done

    async def _reading(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._readers is None:
            raise RuntimeError("the store is closed")
        return await self._loop.run_in_executor(self._readers, lambda: work(self._reader()))

    def _reader(self) -> sqlite3.Connection:
        """This thread's own connection."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._opened.append(connection)
        return connection

    def _connect(self) -> sqlite3.Connection:
        # Transactions are ours to begin and to end, and close() closes the readers' connections from its thread.
        connection = sqlite3.connect(self.file, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _prepare(self) -> sqlite3.Connection:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            # For its owner alone: it holds the secrets of games under way. SQLite's other files follow it.
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
            connection = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise BadSettings("database-closed", file=f"{self.file}", reason=reason(error)) from None
        try:
            # FULL: the log is on the disk before a commit returns, so that a power cut loses nothing either.
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection)
        except sqlite3.Error as error:
            connection.close()
            raise BadSettings("database-unused", file=f"{self.file}", reason=reason(error)) from None
        except BaseException:
            connection.close()
            raise
        return connection

    def _write(self, db: sqlite3.Connection) -> None:
        """The writer's thread."""
        last = False
        while not last:
            group: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == GROUP:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            last = job is None
            if group:
                self._commit(db, group)
        db.close()

    def _commit(self, db: sqlite3.Connection, group: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in group:
                self._try(db, job)
            db.execute("COMMIT")
        except Exception as error:
            # The disk is full, or gone: nobody of the group is told that it was kept.
            if db.in_transaction:
                db.execute("ROLLBACK")
            for job in group:
                job.error = error
        metrics.commit_seconds.observe(time.perf_counter() - began)
        metrics.commit_group.observe(len(group))
        self._loop.call_soon_threadsafe(_tell, group)

    @staticmethod
    def _try(db: sqlite3.Connection, job: _Job) -> None:
        """One caller's rows: when they can't be written the others' can."""
        db.execute("SAVEPOINT job")
        try:
            job.result = job.work(db)
        except Exception as error:
            if not db.in_transaction:
                # Some failures (a full disk) end the whole transaction, and with it the group.
                raise
            db.execute("ROLLBACK TO job")
            job.error = error
        db.execute("RELEASE job")


def _tell(group: Iterable[_Job]) -> None:
    for job in group:
        if job.done.cancelled():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)


@contextmanager
def _snapshot(db: sqlite3.Connection) -> Iterator[None]:
    """Several reads of the same moment."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.execute("COMMIT")


def _add_table(db: sqlite3.Connection, row: TableRow) -> None:
    values = [getattr(row, name) for name in TABLE_COLUMNS.split(", ")]
    holes = ", ".join("?" * (len(values) + 1))
    insert = f"INSERT INTO tables ({TABLE_COLUMNS}, seats) VALUES ({holes})"
    try:
        db.execute(insert, (*values, len(row.players)))
    except sqlite3.IntegrityError:
        raise Conflict(f"table {row.id} exists") from None
    _seat(db, row)


def _append(db: sqlite3.Connection, write: Write) -> None:
    table = write.table
    changed = db.execute(
        "UPDATE tables SET changed = ?, summary = ?, state = ?, joinable = ?, watchable = ?, wake = ?"
        " WHERE id = ?",
        (table.changed, table.summary, table.state, table.joinable, table.watchable, table.wake, table.id),
    )
    if changed.rowcount != 1:
        raise Conflict(f"table {table.id} is gone")
    if write.entries:
        (last,) = db.execute("SELECT max(n) FROM entries WHERE table_id = ?", (table.id,)).fetchone()
        if last is not None and last + 1 != write.first:
            raise Conflict(f"table {table.id}: entry {write.first} after {last}")
        rows = ((table.id, number, body) for number, body in enumerate(write.entries, write.first))
        db.executemany("INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?)", rows)
    if write.command is not None:
        try:
            insert = "INSERT INTO commands (table_id, player, command) VALUES (?, ?, ?)"
            db.execute(insert, (table.id, *write.command))
        except sqlite3.IntegrityError:
            raise Conflict(f"table {table.id}: a command for the second time") from None
    _seat(db, table)


def _seat(db: sqlite3.Connection, row: TableRow) -> None:
    """Keep who sits where, when that has changed."""
    sit = {seat: player for seat, player in enumerate(row.players) if player}
    sat = dict(db.execute("SELECT seat, player FROM sitting WHERE table_id = ?", (row.id,)).fetchall())
    if sit == sat:
        return
    db.execute("DELETE FROM sitting WHERE table_id = ?", (row.id,))
    rows = ((row.id, seat, player) for seat, player in sit.items())
    db.executemany("INSERT INTO sitting (table_id, seat, player) VALUES (?, ?, ?)", rows)


def _rows(db: sqlite3.Connection, where: str, values: tuple[object, ...]) -> list[TableRow]:
    names = [*TABLE_COLUMNS.split(", "), "players"]
    rows = []
    for *columns, seats in db.execute(f"SELECT {TABLE_COLUMNS}, seats FROM tables {where}", values).fetchall():
        row = msgspec.convert(dict(zip(names, [*columns, [""] * seats])), TableRow, strict=False)
        for seat, player in db.execute("SELECT seat, player FROM sitting WHERE table_id = ?", (row.id,)):
            row.players[seat] = player
        rows.append(row)
    return rows


def migrate(db: sqlite3.Connection) -> None:
    """Bring an older database up to date, each step whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise BadSettings("database-newer", schema=f"{version}", known=f"{len(MIGRATIONS)}")
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        db.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def name_key(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold()
