"""What lies beneath the store: one of two databases, which carry out jobs written in SQL that both understand.

A job is a function of a connection. It is carried out in a thread, whole or not at all, and perhaps for a second
time if the first was undone: so it changes nothing but the database. Values stand as `?`, and truth as 0 and 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias, TypeVar

from .settings import is_postgres

T = TypeVar("T")


class Cursor(Protocol):
    """What was found."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """A connection, within a job."""

    @property
    def now(self) -> str:
        """SQL for the time by the database's own clock, in seconds since 1970."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object: ...

    def snapshot(self) -> AbstractContextManager[None]:
        """Several reads of the same moment."""

    def lock(self, name: str) -> None:
        """From here to its end, this job is the only one of its kind, in whatever process."""

    def notify(self, *words: object) -> None:
        """Tell the other processes, once what this job changes is kept."""


Work: TypeAlias = Callable[[Db], T]
Heard: TypeAlias = Callable[[tuple[str, ...]], None]
"""Is told what another process has told, in words: see `store_processes.py`."""


class Database(Protocol):
    name: str
    """For people and logs: without a password."""
    shared: bool
    """Whether other processes may work with it at the same time."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date. `BadSettings` when that can't be."""

    async def close(self) -> None:
        """Carry out what waits, and close."""

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T], about: str) -> T:
        """What returns is kept. Jobs about the same thing are carried out in their order."""

    @property
    def waiting(self) -> int:
        """Writes that have not been begun with."""

    def touch(self, db: Db) -> None:
        """See to it that even what is taken away again is really written."""

    async def listen(self, heard: Heard) -> None:
        """From now on hear what other processes tell, on this thread's loop."""


def database(url: str, process: str) -> Database:
    """The database of this address, not opened yet."""
    if is_postgres(url):
        from .postgres import Postgres

        return Postgres(url, process)
    from .sqlite import SQLite

    return SQLite(url)
