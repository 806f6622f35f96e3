"""SQLite alone: its file, its one writer, and databases that were made by earlier versions."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from hemicycle.server import metrics, migrations
from hemicycle.server.database import Db
from hemicycle.server.settings import BadSettings, Settings, sqlite_file
from hemicycle.server.sqlite import SQLite
from hemicycle.server.store import Conflict, Player, Told, Write

from .conftest import opened, run
from .test_store import row

pytestmark = pytest.mark.one_database


def test_many_at_once_share_a_commit_and_one_that_fails_fails_alone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[int] = []
    monkeypatch.setattr(metrics.commit_group, "observe", groups.append)

    async def work() -> None:
        async with opened(settings.database) as db:
            for n in range(50):
                await db.add_table(row(f"t{n}"))
            groups.clear()
            begun, held = threading.Event(), threading.Event()

            def block(_: Db) -> None:
                begun.set()
                held.wait(120)

            blocker = asyncio.ensure_future(db._writing(block))
            await asyncio.sleep(0)
            await asyncio.to_thread(begun.wait)
            writes = [db.append(Write(row(f"t{n}"), 0, [b"a"])) for n in range(50)]
            writes.append(db.append(Write(row("nowhere"), 0, [b"a"])))
            answers = asyncio.gather(*writes, return_exceptions=True)
            assert isinstance(db.database, SQLite)
            while db.database._jobs.qsize() < 51:
                await asyncio.sleep(0)
            held.set()
            *kept, lost = await answers
            await blocker
            assert kept == [None] * 50
            assert isinstance(lost, Conflict)
            assert groups == [1, 51]

    run(work)


def test_a_commit_that_fails_is_told_to_all_of_its_group(settings: Settings) -> None:
    """A full disk: `max_page_count` makes SQLite say so."""

    async def work() -> None:
        async with opened(settings.database) as db:
            await db.add_table(row())
            await db._writing(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
            with pytest.raises(sqlite3.OperationalError, match="full"):
                await db.append(Write(row(), 0, [b"x" * 1_000_000]))
            await db._writing(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchone())
            await db.append(Write(row(), 0, [b"y"]))
            found = await db.load("t1")
            assert found is not None
            assert found[1] == [(0, b"y")]

    run(work)


def test_relative_and_absolute_files() -> None:
    assert sqlite_file("sqlite:///games.db") == Path("games.db")
    assert sqlite_file("sqlite:////var/lib/games.db") == Path("/var/lib/games.db")


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear all, " * 1000)

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path}/letter.db"):
            pass

    with pytest.raises(BadSettings, match="can’t be used"):
        run(work)


def test_the_files_are_for_their_owner_alone(settings: Settings, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(settings.database) as db:
            await db.add_player(Player("p1"))
            files = sorted(tmp_path.glob("test.db*"))
            assert [path.name for path in files] == ["test.db", "test.db-shm", "test.db-wal"]
            assert {path.stat().st_mode & 0o777 for path in files} == {0o600}

    run(work)


def test_addresses_of_before_are_to_be_confirmed_and_old_ends_are_not_told(settings: Settings) -> None:
    """A database as it was before notices were kept: nobody had confirmed anything."""
    connection = sqlite3.connect(sqlite_file(settings.database))
    for statement in migrations.MIGRATIONS[0]:
        connection.execute(statement)
    players = "INSERT INTO players VALUES ('p1', 'Ada', 'ada', 1, 1, '', '', 'ada@example.org', '[]')"
    table = "INSERT INTO tables VALUES (?, 1, 1, 'p1', '', 's', '', ?, 0, 0, 0, 2)"
    connection.execute(players)
    for id, state in (("t1", "over"), ("t2", "playing")):
        connection.execute(table, (id, state))
        connection.execute("INSERT INTO sitting VALUES (?, 0, 'p1')", (id,))
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()

    async def work() -> None:
        async with opened(settings.database) as db:
            ada = await db.player("p1")
            assert ada is not None
            assert (ada.email, ada.pending, ada.pending_since) == ("", "ada@example.org", 0)
            assert await db.told("t1") == {"p1": Told(["over"])}
            assert await db.told("t2") == {}

    run(work)
