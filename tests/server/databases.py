"""Where the server of a test keeps its data: in a file of SQLite, or in a database of the run's PostgreSQL.

Every test that touches the store is run with both; which one it is now, only this module knows.
"""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from hemicycle.server.postgres import translated
from hemicycle.server.settings import is_postgres, sqlite_file

from .throwaway import GUARDIANS, TEMPLATE, address, cluster

BOTH = ("sqlite", "postgres")

_kind = "sqlite"
_made: dict[Path, str] = {}
_used: list[str] = []
_free: list[str] = []
_template: dict[str, list[tuple[Any, ...]]] = {}
_names = (f"test_{os.getpid()}_{number}" for number in itertools.count())


@contextmanager
def all_in(kind: str) -> Iterator[None]:
    """For one test; what it made is gone after it."""
    global _kind
    _kind = kind
    try:
        yield
    finally:
        _kind = "sqlite"
        _made.clear()
        while _used:
            _give_back(_used.pop())


def url(folder: Path, file: str = "hall.db") -> str:
    """The database that is kept in this folder, or would be; always the same, and new at first."""
    if _kind == "sqlite":
        return f"sqlite:///{folder / file}"
    if folder / file not in _made:
        _made[folder / file] = new()
    return _made[folder / file]


def place(folder: Path, file: str = "hall.db") -> str:
    """The same, but nothing is there yet, no tables either."""
    if _kind == "postgres":
        _made[folder / file] = new("template0")
    return url(folder, file)


def new(template: str = TEMPLATE) -> str:
    """A database of PostgreSQL, with all tables and nothing in them; of `template0`, without tables."""
    if template == TEMPLATE and _free:
        name = _free.pop()
    else:
        name = next(_names)
        # To copy the files is cheaper here than to write all of them to the log.
        _admin().execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        if template == TEMPLATE:
            _template.setdefault("columns", _columns(address(cluster(), name)))
    _used.append(name)
    return address(cluster(), name)


def _give_back(name: str) -> None:
    """To make a database takes 150 ms of CPU, to empty one a few: used again, if its tables are as before."""
    _end_all(name)
    url = address(cluster(), name)
    columns = _columns(url)
    if columns != _template.get("columns"):
        _admin().execute(f"DROP DATABASE {name} WITH (FORCE)")
        return
    tables = {table for table, _ in columns} - {"schema_version"}
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("; ".join(f"DELETE FROM {table}" for table in sorted(tables)).encode())
        ((size,),) = connection.execute("SELECT pg_database_size(current_database())").fetchall()
        if size > 20_000_000:
            connection.execute("VACUUM")
    _free.append(name)


def _columns(url: str) -> list[tuple[Any, ...]]:
    """Of all tables."""
    ask = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    return rows(url, f"{ask} ORDER BY 1, 2")


def rows(url: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What stands in a database, read past the server; or written, where nothing is asked for."""
    if is_postgres(url):
        with psycopg.connect(url, autocommit=True) as connection:
            done = connection.execute(translated(sql), values or None, binary=True)
            return done.fetchall() if done.description else []
    with closing(sqlite3.connect(sqlite_file(url))) as file, file:
        return file.execute(sql, values).fetchall()


def contents(url: str) -> bytes:
    """All that is kept, as it lies there."""
    if not is_postgres(url):
        file = sqlite_file(url)
        return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))
    tables = rows(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return repr([rows(url, f"SELECT * FROM {table}") for (table,) in tables]).encode()


def cut(url: str) -> None:
    """End all connections to a database."""
    _end_all(_name(url))


def _end_all(name: str) -> None:
    end = "SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE datname = %s"
    _admin().execute(end, (name,))


@contextmanager
def away(url: str) -> Iterator[None]:
    """Nobody is let in to a database, and nobody is left in it."""
    _admin().execute(f"ALTER DATABASE {_name(url)} ALLOW_CONNECTIONS false")
    cut(url)
    try:
        yield
    finally:
        _admin().execute(f"ALTER DATABASE {_name(url)} ALLOW_CONNECTIONS true")


def _name(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]


def close() -> None:
    """At the end of the run."""
    if _admin.cache_info().currsize:
        _admin().close()
    for guardian in GUARDIANS:
        guardian.returncode = 0  # it goes when we have gone


@cache
def _admin() -> psycopg.Connection[Any]:
    return psycopg.connect(address(cluster(), "postgres"), autocommit=True)
