"""SQLite: a file beside the server, and nothing to set up.

One thread writes. It takes all that waits, writes it in one transaction and commits once (group commit), and only
then do the callers go on: what a caller has seen acknowledged is on the disk. Each caller's rows stand or fall by
themselves. Readers have connections of their own, which WAL keeps out of the writer's way.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from . import metrics, migrations
from .database import Db, Heard, Work
from .logs import Seldom
from .refusal import refuse
from .settings import BadSettings, damaged, reason, sqlite_file

T = TypeVar("T")

GROUP = 500
"""Writes in one transaction at most: a few milliseconds' worth, so that nobody waits long for the others."""

READERS = 2

LOOKED_THROUGH = 64 * 1024 * 1024
"""Bytes of a database that is looked through at the start: some 0.2 s. In a larger one it shows when it is met."""


class Connection(sqlite3.Connection):
    now = "((julianday('now') - 2440587.5) * 86400.0)"

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.execute("BEGIN")
        try:
            yield
        finally:
            self.execute("COMMIT")

    def lock(self, name: str) -> None:
        """There is one writer."""

    def notify(self, *words: object) -> None:
        """There is nobody else."""


class _Job:
    """A write that waits for its commit."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Work[Any], done: asyncio.Future[Any]):
        self.work = work
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None


class SQLite:
    """The file, its writer and its readers."""

    shared = False

    def __init__(self, url: str):
        self.file = sqlite_file(url)
        self.name = str(self.file)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._opened: list[Connection] = []
        self._damage = Seldom("database-damaged")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._prepare)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write, args=(connection,), name="store-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is None or self._readers is None:
            return
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()
        self._opened.clear()
        self._writer = self._readers = None

    async def write(self, work: Work[T], about: str = "") -> T:
        if self._writer is None:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, done))
        try:
            return await done
        except sqlite3.Error as error:
            raise self._said(error) from None

    async def read(self, work: Work[T]) -> T:
        if self._readers is None:
            raise RuntimeError("the store is closed")
        try:
            return await self._loop.run_in_executor(self._readers, lambda: work(self._reader()))
        except sqlite3.Error as error:
            raise self._said(error) from None

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def touch(self, db: Db) -> None:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        db.execute(f"PRAGMA user_version = {version}")  # else nothing at all might be left to be written

    async def listen(self, heard: Heard) -> None:
        """There is nobody else."""

    def _said(self, error: sqlite3.Error) -> Exception:
        """Of a damaged file a sentence, to whoever runs the server and to whoever waits; else the error itself."""
        if not damaged(error):
            return error
        self._damage.log(said=str(BadSettings("database-damaged", file=self.name)))
        return refuse("unavailable", "refusal-damaged")

    # --- threads --------------------------------------------------------------------------------------------

    def _reader(self) -> Connection:
        """This thread's own connection."""
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._opened.append(connection)
        return connection

    def _connect(self) -> Connection:
        # Transactions are ours to begin and to end, and close() closes the readers' connections from its thread.
        connection = sqlite3.connect(
            self.file, timeout=10, isolation_level=None, check_same_thread=False, factory=Connection
        )
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _prepare(self) -> Connection:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            # For its owner alone: it holds the secrets of games under way. SQLite's other files follow it.
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
            connection = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise BadSettings("database-closed", file=self.name, reason=reason(error)) from None
        try:
            # FULL: the log is on the disk before a commit returns, so that a power cut loses nothing either.
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection)
            if self.file.stat().st_size <= LOOKED_THROUGH:
                look_through(connection)
        except sqlite3.Error as error:
            connection.close()
            if damaged(error) and reason(error).id != "file-no-database":
                raise BadSettings("database-damaged", file=self.name) from None
            raise BadSettings("database-unused", file=self.name, reason=reason(error)) from None
        except BaseException:
            connection.close()
            raise
        return connection

    def _write(self, db: Connection) -> None:
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

    def _commit(self, db: Connection, group: list[_Job]) -> None:
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
    def _try(db: Connection, job: _Job) -> None:
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


def look_through(db: sqlite3.Connection) -> None:
    """Find damage before anybody meets it."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        error = sqlite3.DatabaseError(found)
        error.sqlite_errorname = "SQLITE_CORRUPT"
        raise error


def migrate(db: sqlite3.Connection) -> None:
    """Bring an older database up to date, each step whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for number, statements in migrations.missing(version):
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
