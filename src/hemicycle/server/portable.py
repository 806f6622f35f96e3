"""All that a PostgreSQL database of ours holds, as a file of SQLite with the same tables; and back.

So a copy is one file whatever it was made of, and a house may move from one database to the other. It needs none
of PostgreSQL's own programs. What is of the moment stays behind: which processes run, who is connected where.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from . import sqlite
from .backup import KEYS
from .migrations import MIGRATIONS
from .postgres import Postgres, Session, migrate, version, why
from .settings import BadSettings

OF_THE_MOMENT = ("processes", "presence", "buckets")
AT_A_TIME = 1000
"""Rows."""


@contextmanager
def _connected(url: str) -> Iterator[Session]:
    postgres = Postgres(url, "")
    try:
        session = postgres._connect()
        with session.connection:
            yield session
    except psycopg.Error as error:
        raise BadSettings("postgres-unreached", database=postgres.name, reason=why(error)) from None


def name(url: str) -> str:
    """How a copy of this database is called."""
    letters = "".join(one for one in Postgres(url, "").about.get("dbname", "") if one.isalnum() or one in "-_")
    return letters or "hemicycle"


def _tables(db: sqlite3.Connection) -> dict[str, str]:
    """Every table with its columns, in the order in which they were made: what others point at comes first."""
    ask = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    names = [table for (table,) in db.execute(ask) if table not in OF_THE_MOMENT]
    return {table: ", ".join(column[1] for column in db.execute(f"PRAGMA table_info({table})")) for table in names}


# --- out ----------------------------------------------------------------------------------------------------


def dump(url: str, target: Path) -> None:
    """Write a database into an empty file, as it is at one moment and at the step at which it is."""
    with closing(sqlite3.connect(target, isolation_level=None)) as file, _connected(url) as session:
        step = version(url)
        if step > len(MIGRATIONS):
            raise BadSettings("database-newer", schema=f"{step}", known=f"{len(MIGRATIONS)}")
        for statements in MIGRATIONS[:step]:
            for statement in statements:
                file.execute(statement)
        file.execute(f"PRAGMA user_version = {step}")
        file.execute("BEGIN")
        with session.snapshot():
            for table, columns in _tables(file).items():
                insert = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * (columns.count(',') + 1))})"
                file.executemany(insert, _rows(session, f"SELECT {columns} FROM {table}"))
        file.execute("COMMIT")


def _rows(session: Session, ask: str) -> Iterator[Any]:
    """Some at a time: of a large table the whole would fill the memory."""
    with session.connection.cursor("portable", binary=True) as cursor:
        cursor.itersize = AT_A_TIME
        yield from cursor.execute(ask.encode())


def keys(url: str) -> dict[str, bytes]:
    """The keys that this database keeps, by the names of the files in which they lie elsewhere."""
    if not version(url):
        raise BadSettings("no-database", file=Postgres(url, "").name)
    with _connected(url) as session:
        found = session.execute("SELECT name, value FROM house").fetchall()
        return {name: bytes(value) for name, value in found if name in KEYS}


# --- in -----------------------------------------------------------------------------------------------------


def fill(copy: Path, url: str, *, overwrite: bool) -> None:
    """Put what a copy holds into a database, whole or not at all.

    The file is brought up to date here: it must be one that nobody else needs. Keys that lie beside a copy are
    given by `put_keys`.
    """
    with closing(sqlite3.connect(copy, isolation_level=None)) as file, _connected(url) as session:
        sqlite.migrate(file)
        if version(url):
            _must_be_free(session, Postgres(url, "").name, overwrite=overwrite)
        migrate(session)
        with session.connection.transaction():
            tables = _tables(file)
            session.lock("restore")
            _must_be_free(session, Postgres(url, "").name, overwrite=overwrite)
            for table in reversed(tables):
                session.execute(f"DELETE FROM {table}")
            for table, columns in tables.items():
                _copy(file, session, table, columns)
            session.execute("UPDATE tables SET keeper = ''")


def _copy(file: sqlite3.Connection, session: Session, table: str, columns: str) -> None:
    with (
        session.connection.cursor() as cursor,
        cursor.copy(f"COPY {table} ({columns}) FROM STDIN".encode()) as copy,
    ):
        for row in file.execute(f"SELECT {columns} FROM {table}"):
            copy.write_row(row)


def _must_be_free(session: Session, name: str, *, overwrite: bool) -> None:
    alive = f"SELECT 1 FROM processes WHERE seen > {session.now} - 10"
    if session.execute(alive).fetchone() is not None:
        raise BadSettings("restore-in-use", file=name)
    for table in ("players", "tables"):
        if not overwrite and session.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:
            raise BadSettings("restore-not-empty-postgres", file=name)


def put_keys(url: str, found: dict[str, bytes]) -> None:
    """What lies beside a copy is what its server used."""
    with _connected(url) as session, session.connection.transaction():
        for key, value in found.items():
            session.execute("DELETE FROM house WHERE name = ?", (key,))
            session.execute("INSERT INTO house (name, value) VALUES (?, ?)", (key, value))
