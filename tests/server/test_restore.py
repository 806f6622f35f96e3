"""A copy is put back, and a server goes on from it as if nothing had been."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hemicycle.cli import main
from hemicycle.server.sqlite import migrate

from . import databases
from .client import Client
from .conftest import run
from .serving import Server

pytestmark = pytest.mark.one_database  # each test says which


def typed(*words: object) -> Result:
    done = CliRunner().invoke(main, [*map(str, words), "--lang", "en"])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o700)
    return folder


def test_a_server_goes_on_from_its_copy(server: Server, kept: Path) -> None:
    async def begin() -> Client:
        ada = await Client(server, "Ada").arrive()
        await ada.come(await ada.make("me", "novice", "novice"))
        await ada.must("ready")
        await ada.until(lambda: ada.asked)
        await ada.go()
        return ada

    async def go_on(ada: Client) -> None:
        assert (await ada.get("/api/me"))["name"] == "Ada"
        await ada.come()
        request = ada.asked[0]
        await ada.must("act", request=request["id"], actions=[request["options"][0]["action"]])

    found: list[Client] = []

    async def first() -> None:
        found.append(await begin())

    run(first)
    assert typed("backup", kept, "--database", server.database).exit_code == 0
    # A running server keeps its database.
    done = typed("restore", kept, "--database", server.database, "--overwrite")
    assert done.exit_code == 2
    assert "a server uses the database" in done.stderr
    server.kill()
    done = typed("restore", kept, "--database", server.database)
    assert "there is something in the database" in done.stderr
    # What was lost: all of it, the keys too.
    for file in server.folder.iterdir():
        if file.is_file() and file.name != "log":
            file.unlink()
    done = typed("restore", kept, "--database", server.database)
    assert done.exit_code == 0, done.output
    assert [Path(line).name for line in done.stdout.splitlines()] == ["hall.db", "cookies.key"]
    assert (server.folder / "hall.db").stat().st_mode & 0o777 == 0o600
    server.start()

    async def again() -> None:
        await go_on(found[0])

    run(again)


def test_what_was_there_is_kept_beside_it_whole(server: Server, kept: Path) -> None:
    async def name(name: str) -> None:
        await Client(server, name).arrive()

    run(lambda: name("Ada"))
    typed("backup", kept, "--database", server.database)
    run(lambda: name("Bob"))
    server.kill()  # what Bob has done may lie in the log beside the database
    done = typed("restore", kept, "--database", server.database, "--overwrite")
    assert done.exit_code == 0, done.output
    assert names(server.folder / "hall.db") == {"Ada"}
    (before,) = server.folder.glob("hall-before-*.db")
    assert names(before) == {"Ada", "Bob"}


def names(file: Path) -> set[str]:
    with sqlite3.connect(file) as db:
        return {name for (name,) in db.execute("SELECT name FROM players")}


def everything(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with closing(sqlite3.connect(file)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


def test_a_house_moves_to_postgresql_and_back_and_nothing_is_lost(server: Server, kept: Path) -> None:
    people: list[Client] = []

    async def live() -> None:
        ada, bob = await Client(server, "Ada").arrive(), await Client(server, "Bob").arrive()
        await bob.post("/api/me", {"name": "Bob ’ \\N %?"})
        await ada.come(await ada.make("me", "open", "novice"))
        await bob.come(ada.table)
        await bob.must("sit", seat=1)
        await bob.must("say", text="« Où ? »\n\t\\ 50 %")
        await ada.must("report", line=ada.seen["talk"][-1]["id"], reason="why not")
        await ada.must("ready")
        await bob.must("ready")
        await ada.until(lambda: ada.asked)
        await ada.post("/api/me/blocks", {"table": ada.table, "seat": 1})
        people.append(ada)
        await ada.go()

    run(live)
    for words in (("warn", "Ada", "A word."), ("mute", "Ada", "Hush.", "--days", "3")):
        assert typed("admin", *words, "--database", server.database).exit_code == 0
    server.stop()
    assert typed("backup", kept, "--database", server.database).exit_code == 0
    (first,) = kept.glob("*.db")
    postgres = databases.new("template0")
    done = typed("restore", kept, "--database", postgres)
    assert done.exit_code == 0, done.output
    assert "all of it is deleted" in typed("restore", kept, "--database", postgres).stderr
    assert typed("restore", kept, "--database", postgres, "--overwrite").exit_code == 0
    again = kept / "again"
    again.mkdir()
    done = typed("backup", again, "--database", postgres)
    assert done.exit_code == 0, done.output
    (second,) = again.glob("*.db")
    before, after = everything(first), everything(second)
    assert len(before["entries"]) >= 8
    assert all(before[name] for name in ("players", "tables", "commands", "sitting", "reports", "blocks"))
    assert all(before[name] for name in ("penalties", "audit", "alive"))
    # What lay beside the file is in the database there, and lies beside the copy again.
    assert {name for name, _ in after.pop("house")} == {"cookies.key"}
    before.pop("house")
    assert after == before
    assert (again / "cookies.key").read_bytes() == (kept / "cookies.key").read_bytes()
    assert (again / "cookies.key").stat().st_mode & 0o777 == 0o600
    # There a server goes on with everybody, known by the cookies of before.
    (kept / "there").mkdir()
    there = Server(server.nursery, kept / "there", server.limits, at=postgres)
    there.start()

    async def on() -> None:
        ada = people[0]
        ada.server = there
        assert (await ada.get("/api/me"))["name"] == "Ada"
        await ada.come()
        assert ada.asked

    try:
        run(on)
    finally:
        there.stop()
    # And a server goes on from it, in a file again.
    home = kept / "home"
    assert typed("restore", again, "--database", f"sqlite:///{home / 'hall.db'}").exit_code == 0
    assert everything(home / "hall.db")["entries"] == before["entries"]


def test_a_postgresql_that_is_used_is_left_alone(kept: Path) -> None:
    postgres = databases.new()
    databases.rows(postgres, "INSERT INTO processes (id, began, seen) VALUES ('a', 1, extract(epoch from now()))")
    with sqlite3.connect(kept / "games-2026-05-01-030000.db", isolation_level=None) as db:
        migrate(db)
    done = typed("restore", kept, "--database", postgres, "--overwrite")
    assert done.exit_code == 2
    assert "a server uses the database" in done.stderr
    assert "there is no database" in typed("backup", kept, "--database", databases.new("template0")).stderr


def test_what_is_no_copy_is_not_put_anywhere(tmp_path: Path, kept: Path) -> None:
    target = tmp_path / "new" / "games.db"
    assert "there is no copy" in typed("restore", kept, "--database", url(target)).stderr
    assert "there is no copy" in typed("restore", tmp_path / "none.db", "--database", url(target)).stderr
    (kept / "games-2026-05-01-030000.db").write_bytes(b"this is no database at all" * 100)
    assert "is damaged" in typed("restore", kept, "--database", url(target)).stderr
    with sqlite3.connect(kept / "games-2026-05-02-030000.db") as db:
        db.execute("CREATE TABLE tables (id TEXT)")
        db.execute("PRAGMA user_version = 999")
    assert "newer Hemicycle" in typed("restore", kept, "--database", url(target)).stderr
    assert not target.exists()
