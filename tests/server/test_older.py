"""A database as any earlier version left it, with a game under way in it: it is opened, and the game goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from hemicycle.server import migrations
from hemicycle.server import protocol as p
from hemicycle.server.settings import is_postgres, sqlite_file

from . import databases
from .conftest import run
from .databases import rows
from .tables import ME, OPEN, House, Person, house

TABLES = [
    "players",
    "tables",
    "entries",
    "commands",
    "sitting",
    "reports",
    "notices",
    "alive",
    "downtimes",
    "blocks",
]


def columns(url: str, table: str) -> list[str]:
    """None, if there is no such table."""
    if is_postgres(url):
        ask = "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ?"
        return [name for (name,) in rows(url, ask, table)]
    return [name for (name,) in rows(url, "SELECT name FROM pragma_table_info(?)", table)]


def make(url: str, step: int) -> None:
    """A database as it was after so many steps, with nothing in it."""
    steps = [statement for statements in migrations.MIGRATIONS[:step] for statement in statements]
    if not is_postgres(url):
        with closing(sqlite3.connect(sqlite_file(url), isolation_level=None)) as file:
            for statement in steps:
                file.execute(statement)
            file.execute(f"PRAGMA user_version = {step}")
        return
    with psycopg.connect(url) as connection:
        for statement in steps:
            connection.execute(migrations.for_postgres(statement).encode())
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (step,))


def carry_back(now: str, then: str) -> None:
    """What was known then."""
    for table in TABLES:
        if known := columns(then, table):
            named = ", ".join(known)
            for row in rows(now, f"SELECT {named} FROM {table}"):
                rows(then, f"INSERT INTO {table} ({named}) VALUES ({', '.join('?' * len(row))})", *row)


@pytest.mark.parametrize("step", range(1, len(migrations.MIGRATIONS)))
def test_a_game_under_way_goes_on_after_an_upgrade(tmp_path: Path, step: int) -> None:
    (before := tmp_path / "before").mkdir()
    (after := tmp_path / "after").mkdir()
    told: list[tuple[str, list[Any]]] = []

    async def begin() -> None:
        async with house(before) as h:
            people = [await h.person("Ada"), await h.person("Bo"), await h.person("Cy")]
            table = await h.table(people[0], ME, OPEN, OPEN)
            for number, person in enumerate(people):
                await person.come(table)
                if number:
                    await person.do(p.Sit, seat=number)
            for person in people:
                await person.do(p.Ready, ready=True)
            await go_on(h, people)
            await people[1].do(p.Say, text="Good evening")
            told.append((table, said(people[0])))

    async def end() -> None:
        async with house(after) as h:
            ((table, minutes),) = told
            people = []
            for id in ("ada", "bo", "cy"):
                player = await h.store.player(id)
                assert player is not None
                people.append(await Person(h, player).come(table))
            assert said(people[0]) == minutes
            await go_on(h, people)
            assert len(said(people[0])) > len(minutes)
            assert await h.store.lengths([table]) == {table: len(said(people[0]))}

    run(begin)
    where = databases.place(after)
    make(where, step)
    carry_back(databases.url(before), where)
    run(end)


def said(person: Person) -> list[Any]:
    """The minutes of their table."""
    assert person.clerk is not None
    return [mark.entry for mark in person.clerk.table.minutes]


async def go_on(h: House, people: list[Person]) -> None:
    """Three decisions."""
    for _ in range(3):
        await h.until(lambda: any(person.read() or person.asked for person in people))
        await next(person for person in people if person.asked).answer()
        for person in people:
            person.read()
