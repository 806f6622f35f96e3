"""PostgreSQL: one database for many processes, on as many machines as one likes.

A few threads carry out the jobs, each with a connection of its own, which it opens as it needs one. Each job that
writes is a transaction of its own; PostgreSQL itself writes those that end together to the disk together. Jobs
about the same thing have the same thread, so that they keep their order.

A connection may be lost at any time. A job that had not been committed is undone by that, and is carried out once
more on a new connection. If there is none, or if the answer to a commit did not come, nobody knows more than that:
the job is refused, and whoever wanted it asks again.
"""

from __future__ import annotations

import asyncio
import select
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from queue import SimpleQueue
from typing import Any, TypeVar, cast
from urllib.parse import quote

from hemicycle.engine.words import Message

from . import metrics, migrations
from .database import Cursor, Db, Heard, Work
from .logs import Seldom, log
from .mouth import Mouth
from .refusal import refuse
from .settings import BadSettings

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
except ImportError:
    raise BadSettings("postgres-extra", extra='"hemicycle[postgres]"') from None

T = TypeVar("T")

WRITERS = 4
"""Threads that write about tables and players. One more writes what is about neither, so that a process can say
that it lives while somebody else holds a table's row."""
READERS = 3
"""With these, the ear and the mouth, a process has ten connections at most."""

TRIES = 3
"""For a job that was undone before its commit."""
PATIENCE = 20.0
"""Seconds after which whoever waits is told that the database is away."""
PAUSE = 0.25
"""Seconds between two attempts to reach a database that is away."""

CHANNEL = "hemicycle"

USUAL = {
    "application_name": "hemicycle",
    "connect_timeout": "5",
    # A line that died without a word is given up after some ten seconds.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""Unless the URL says otherwise."""

HELD = "SET idle_in_transaction_session_timeout = '5s'"
"""A process that stands still in the middle of a job must not keep the others from its rows."""

AWAY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
"""The line is cut, or the server has no room, no connection, or is only a copy of the one that is written to."""


class Away(Exception):
    """The database can't be reached."""


class Session:
    """A connection as a job sees it."""

    __slots__ = ("connection", "process", "told")

    now = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"

    def __init__(self, connection: psycopg.Connection[Any], process: str):
        self.connection = connection
        self.process = process
        self.told: list[str] = []
        """What the job that is under way tells the other processes."""

    def begin(self) -> None:
        self.told.clear()
        self._send("BEGIN")

    def commit(self) -> bool:
        """False where there was nothing left to commit, for something had failed."""
        return self._send("COMMIT") == b"COMMIT"

    def _send(self, sql: str) -> bytes | None:
        """Without what a cursor costs; how it went."""
        result = self.connection.pgconn.exec_(sql.encode())
        if result.status != psycopg.pq.ExecStatus.COMMAND_OK:
            error = psycopg.errors.error_from_result(result)
            # What has no number comes from this end of the line.
            raise error if error.sqlstate else psycopg.OperationalError(str(error))
        return result.command_status

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        try:
            return cast(Cursor, self.connection.execute(translated(sql), values or None, binary=True))
        except psycopg.DataError as error:
            if error.sqlstate is not None:
                raise
            # No text here has a letter of number 0, as somebody's address or command may: it is another then.
            values = [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]
            return cast(Cursor, self.connection.execute(translated(sql), values, binary=True))

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        for row in rows:
            self.execute(sql, row)

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        try:
            yield
        finally:
            self.execute("COMMIT")

    def lock(self, name: str) -> None:
        self.execute("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", (f"hemicycle {name}",))

    def notify(self, *words: object) -> None:
        self.told.append(" ".join(map(str, (*words, self.process))))


@cache
def translated(sql: str) -> bytes:
    """As psycopg wants it. Statements are constants of ours, so few are kept."""
    # Without values nothing is parsed: a % is a % there.
    return (sql.replace("%", "%%").replace("?", "%s") if "?" in sql else sql).encode()


class _Line:
    """A thread with a connection of its own."""

    def __init__(self, postgres: Postgres, name: str):
        self.postgres = postgres
        self.jobs: SimpleQueue[tuple[Callable[[_Line], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self.session: Session | None = None
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)

    def _run(self) -> None:
        while (job := self.jobs.get()) is not None:
            work, done = job
            if done.done():  # nobody waits for it any more
                continue
            try:
                answer: tuple[Any, Exception | None] = work(self), None
            except Exception as error:
                answer = None, error
            with suppress(RuntimeError):  # the loop is closed
                self.postgres.loop.call_soon_threadsafe(_answer, done, *answer)
        self.drop()

    def read(self, work: Work[T]) -> T:
        return self._again(lambda session: work(session))

    def write(self, work: Work[T]) -> T:
        began = time.perf_counter()
        result = self._again(lambda session: self._begin(session, work))
        assert self.session is not None
        try:
            committed = self.session.commit()
        except psycopg.Error as error:
            # It may be kept or not: whoever wanted it must ask again.
            self.drop()
            raise Away from error
        if not committed:
            raise RuntimeError("the job had failed, and went on")
        self.postgres.tell(self.session.told)
        metrics.commit_seconds.observe(time.perf_counter() - began)
        metrics.commit_group.observe(1)
        return result

    def _begin(self, session: Session, work: Work[T]) -> T:
        session.begin()
        try:
            return work(session)
        except BaseException:
            with suppress(psycopg.Error):
                session._send("ROLLBACK")
            raise

    def _again(self, work: Callable[[Session], T]) -> T:
        """Nothing has been committed, so it may be done twice."""
        for tries_left in reversed(range(TRIES)):
            session = self._connected()
            try:
                return work(session)
            except (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure):
                if not tries_left:
                    raise
            except AWAY as error:
                self.drop()
                if not tries_left or not _cut(error):
                    raise Away from error
        raise AssertionError

    def _connected(self) -> Session:
        if self.session is None or self.session.connection.closed:
            self.session = self.postgres.connect()
        return self.session

    def drop(self) -> None:
        if self.session is not None:
            with suppress(psycopg.Error):
                self.session.connection.close()
            self.session = None


def _cut(error: psycopg.Error) -> bool:
    """Whether the line broke, and not something that would be as it is on a new one."""
    return error.sqlstate is None or error.sqlstate.startswith(("57P", "08"))


def _answer(done: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


class Postgres:
    """The database, and the lines that lead there."""

    shared = True

    def __init__(self, url: str, process: str):
        self.process = process
        self.about = _parsed(url)
        self.name = _named(self.about)
        self.loop: asyncio.AbstractEventLoop
        self._writers: list[_Line] = []
        self._readers: list[_Line] = []
        self._turn = 0
        self._ear: Ear | None = None
        self._mouth: Mouth | None = None
        self._tried = float("-inf")
        """When the database could not be reached."""
        self._away = Seldom("database-away")

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        session = await asyncio.to_thread(self._prepare)
        self._writers = [_Line(self, f"store-write-{n}") for n in range(WRITERS + 1)]
        self._readers = [_Line(self, f"store-read-{n}") for n in range(READERS)]
        self._writers[0].session = session
        self._mouth = Mouth(lambda: self._connect().connection, CHANNEL)
        for line in self._lines:
            line.thread.start()

    async def close(self) -> None:
        if self._ear is not None:
            await asyncio.to_thread(self._ear.close)
            self._ear = None
        lines = self._lines
        self._writers, self._readers = [], []
        for line in lines:
            line.jobs.put(None)
        for line in lines:
            await asyncio.to_thread(line.thread.join, PATIENCE)
        if self._mouth is not None:
            await asyncio.to_thread(self._mouth.close)
            self._mouth = None

    @property
    def _lines(self) -> list[_Line]:
        return [*self._writers, *self._readers]

    async def write(self, work: Work[T], about: str) -> T:
        which = 1 + hash(about) % WRITERS if about else 0
        return await self._done(self._writers, which, lambda line: line.write(work))

    async def read(self, work: Work[T]) -> T:
        self._turn += 1
        return await self._done(self._readers, self._turn % READERS, lambda line: line.read(work))

    async def _done(self, lines: list[_Line], which: int, work: Callable[[_Line], T]) -> T:
        if not lines:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[T] = self.loop.create_future()
        lines[which].jobs.put((work, done))
        try:
            async with asyncio.timeout(PATIENCE):
                return await done
        except (Away, TimeoutError) as error:
            cause = (isinstance(error, Away) and error.__cause__) or error
            metrics.database_away.inc()
            self._away.log(error=type(cause).__name__, state=getattr(cause, "sqlstate", None) or "")
            raise refuse("unavailable", "refusal-database-away") from None

    @property
    def waiting(self) -> int:
        return sum(line.jobs.qsize() for line in self._writers)

    def tell(self, words: Sequence[str]) -> None:
        """It has been committed, and the others may know of it."""
        for told in words:
            if self._mouth is not None:
                self._mouth.say(told)

    def touch(self, db: Db) -> None:
        """Every commit is written."""

    async def listen(self, heard: Heard) -> None:
        self._ear = Ear(self, heard)
        await asyncio.to_thread(self._ear.begin)

    # --- connections, in whatever thread --------------------------------------------------------------------

    def connect(self) -> Session:
        """A new connection, unless the last attempt has only just failed."""
        if time.monotonic() - self._tried < PAUSE:
            raise Away
        try:
            return self._connect()
        except psycopg.Error as error:
            self._tried = time.monotonic()
            raise Away from error

    def _connect(self) -> Session:
        metrics.database_connects.inc()
        connection = psycopg.connect(make_conninfo("", **{**USUAL, **self.about}), autocommit=True)
        connection.execute(HELD)
        return Session(connection, self.process)

    def _prepare(self) -> Session:
        try:
            session = self._connect()
        except psycopg.Error as error:
            raise BadSettings("postgres-unreached", database=self.name, reason=why(error)) from None
        try:
            migrate(session)
        except psycopg.Error as error:
            session.connection.close()
            raise BadSettings("database-unused", file=self.name, reason=why(error)) from None
        except BaseException:
            session.connection.close()
            raise
        return session


class Ear:
    """Hears what other processes tell, on a connection and a thread of its own."""

    def __init__(self, postgres: Postgres, heard: Heard):
        self.postgres = postgres
        self.heard = heard
        self.closing, self._close = socket.socketpair()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, name="store-ear", daemon=True)

    def begin(self) -> None:
        """Returns once it hears."""
        self.thread.start()
        self.ready.wait()

    def close(self) -> None:
        self._close.close()
        self.thread.join()
        self.closing.close()

    def _run(self) -> None:
        lost = False
        while True:
            try:
                with self.postgres.connect().connection as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if lost:
                        self._say(("back",))
                    lost = False
                    self.ready.set()
                    self._listen(connection)
                    return
            except (psycopg.Error, OSError, Away) as error:
                if not lost:
                    lost = True
                    self.ready.set()
                    self._say(("lost",))
                    log.warning("database-unheard", error=type(error).__name__)
            if select.select([self.closing], [], [], PAUSE)[0]:
                return

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        """Until it is closed, or the line breaks."""
        line = connection.pgconn
        while True:
            while (told := line.notifies()) is not None:
                *words, process = told.extra.decode().split(" ")
                if process != self.postgres.process:
                    self._say(tuple(words))
            ready, _, _ = select.select([line.socket, self.closing.fileno()], [], [])
            if self.closing.fileno() in ready:
                return
            line.consume_input()

    def _say(self, words: tuple[str, ...]) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self.postgres.loop.call_soon_threadsafe(self.heard, words)


def version(url: str) -> int:
    """At which step a database is, which is not changed by that; 0: there is nothing in it."""
    postgres = Postgres(url, "")
    try:
        session = postgres._connect()
        with session.connection:
            return _version(session)
    except psycopg.Error as error:
        raise BadSettings("postgres-unreached", database=postgres.name, reason=why(error)) from None


def migrate(session: Session) -> None:
    """Bring an older database up to date, each step whole or not at all; of several processes one does it."""
    if _version(session) == len(migrations.MIGRATIONS):
        return
    ask = "SELECT {}(hashtextextended('hemicycle migrations', 0))"
    session.execute(ask.format("pg_advisory_lock"))
    try:
        for number, statements in migrations.missing(_version(session)):
            with session.connection.transaction():
                for statement in statements:
                    session.execute(migrations.for_postgres(statement))
                _set_version(session, number)
    finally:
        with suppress(psycopg.Error):
            session.execute(ask.format("pg_advisory_unlock"))


def _version(session: Session) -> int:
    if session.execute("SELECT to_regclass('schema_version') IS NULL").fetchone()[0]:
        return 0
    (version,) = session.execute("SELECT max(version) FROM schema_version").fetchone()
    return int(version)


def _set_version(session: Session, number: int) -> None:
    session.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    session.execute("DELETE FROM schema_version")
    session.execute("INSERT INTO schema_version (version) VALUES (?)", (number,))


# --- words --------------------------------------------------------------------------------------------------


def _parsed(url: str) -> dict[str, str]:
    """What the URL says. What is wrong with it is not repeated: a password may stand in it."""
    try:
        about = {name: str(value) for name, value in conninfo_to_dict(url).items() if value is not None}
    except psycopg.Error:
        raise BadSettings("postgres-url") from None
    if not all(port.isdecimal() for port in about.get("port", "0").split(",")):
        raise BadSettings("postgres-url")
    return about


def _named(about: dict[str, str]) -> str:
    """The database without its password."""
    user = f"{about['user']}@" if "user" in about else ""
    hosts, ports = about.get("host", "").split(","), about.get("port", "").split(",")
    ports = ports if len(ports) == len(hosts) else ports[:1] * len(hosts)
    # A folder with a socket in it is no part of an address.
    places = [host if host.startswith("/") else f"{host}:{port}".rstrip(":") for host, port in zip(hosts, ports)]
    where = ",".join(quote(place, safe=":") for place in places)
    return f"postgresql://{user}{where}/{about.get('dbname', '')}"


REASONS = {
    "password authentication failed": "postgres-password",
    "no password supplied": "postgres-password",
    "no pg_hba.conf entry": "postgres-not-let-in",
    "could not translate host name": "postgres-no-host",
    "Connection refused": "postgres-refused",
    "No such file or directory": "postgres-refused",
    "timeout expired": "postgres-silent",
}
"""By what the driver says: it has no numbers for these."""


def why(error: psycopg.Error) -> Message:
    """Why it is not to be had, in our words."""
    match error:
        case psycopg.errors.InsufficientPrivilege():
            return Message("postgres-not-allowed")
        case _ if error.sqlstate:
            return Message("postgres-trouble", {"error": error.sqlstate})
    said = str(error)
    for words, id in REASONS.items():
        if words in said:
            return Message(id)
    if "role" in said and "does not exist" in said:
        return Message("postgres-password")
    if "database" in said and "does not exist" in said:
        return Message("postgres-no-database")
    return Message("postgres-said", {"error": said.strip().splitlines()[-1]})
