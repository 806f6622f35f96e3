"""What the store has acknowledged is there, whatever happens."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys

import pytest

from hemicycle.server import migrations
from hemicycle.server.settings import BadSettings, Settings, is_postgres
from hemicycle.server.store import Conflict, Player, Store, TableRow, Write

from .conftest import opened, run
from .databases import rows


def row(id: str = "t1", **given: object) -> TableRow:
    values: dict[str, object] = {
        "id": id,
        "made": 1.0,
        "changed": 2.0,
        "host": "ada",
        "settings": b'{"game":"koalition"}',
        "secret": "s",
        "summary": b"{}",
        "state": "gathering",
        "joinable": False,
        "watchable": False,
        "wake": 0.0,
        "players": ["ada", "", ""],
    }
    return TableRow(**{**values, **given})  # type: ignore[arg-type]


def test_a_table_comes_back_as_it_was_kept(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings.database) as db:
            await db.add_table(row())
            changed = row(changed=3.5, state="playing", watchable=True, wake=9.0, players=["ada", "", "bob"])
            await db.append(Write(changed, 0, [b"a", b"b"], ("ada", "c1")))
            await db.append(Write(changed, 2, [b"c"]))
            assert await db.load("t1") == (changed, [(0, b"a"), (1, b"b"), (2, b"c")], {("ada", "c1")})
            assert await db.load("t2") is None
        async with opened(settings.database) as db:
            assert await db.load("t1") == (changed, [(0, b"a"), (1, b"b"), (2, b"c")], {("ada", "c1")})

    run(work)


def test_what_never_changes_is_not_changed_by_append(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings.database) as db:
            await db.add_table(row())
            await db.append(Write(row(secret="other", host="eve", settings=b"{}", made=7.0), 0, [b"a"]))
            found = await db.load("t1")
            assert found is not None
            assert (found[0].secret, found[0].host, found[0].settings, found[0].made) == (
                "s",
                "ada",
                b'{"game":"koalition"}',
                1.0,
            )

    run(work)


@pytest.mark.parametrize(
    "second",
    [
        Write(row(changed=9.0), 0, [b"x"]),
        Write(row(changed=9.0), 5, [b"x"]),
        Write(row(changed=9.0), 2, [b"x"], ("ada", "c1")),
        Write(row("gone"), 0, []),
    ],
    ids=["the same number", "a gap", "the same command", "no such table"],
)
def test_two_writers_of_one_table_conflict_and_nothing_of_the_second_is_kept(
    settings: Settings, second: Write
) -> None:
    async def work() -> None:
        async with opened(settings.database) as db, opened(settings.database) as other:
            await db.add_table(row())
            await db.append(Write(row(), 0, [b"a", b"b"], ("ada", "c1")))
            before = await db.load("t1")
            with pytest.raises(Conflict):
                await other.append(second)
            assert await db.load("t1") == before

    run(work)


WRITER = """
import asyncio, sys
from hemicycle.server.store import Store, TableRow, Write

async def main(url):
    store = Store(url)
    await store.open()
    async def table(id):
        row = TableRow(id, 0, 0, "", b"{}", "s", b"{}", "playing", False, False, [""])
        await store.add_table(row)
        for n in range(10**6):
            await store.append(Write(row, n, [b"%d" % n], ("p", str(n))))
            sys.stdout.write(f"{id} {n}\\n")
            sys.stdout.flush()
    await asyncio.gather(*(table(f"t{i}") for i in range(5)))

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize("lines", [3, 40, 171, 500])
def test_killed_at_any_moment_the_store_has_all_that_it_acknowledged(settings: Settings, lines: int) -> None:
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, settings.database], stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert writer.stdout is not None
    told = [writer.stdout.readline() for _ in range(lines)]
    writer.send_signal(signal.SIGKILL)
    told += writer.stdout.readlines()
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    acknowledged: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            id, number = line.split()
            assert int(number) == acknowledged.get(id, -1) + 1
            acknowledged[id] = int(number)
    assert acknowledged

    async def work() -> None:
        async with opened(settings.database) as db:
            for id, last in acknowledged.items():
                found = await db.load(id)
                assert found is not None
                _, entries, commands = found
                assert [n for n, _ in entries] == list(range(len(entries)))
                assert len(entries) > last
                assert commands == {("p", str(n)) for n in range(len(entries))}

    run(work)


def test_lists(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings.database) as db:
            await db.add_table(row("old", changed=1.0, joinable=True))
            await db.add_table(row("new", changed=5.0, joinable=True, players=["bob", "ada"]))
            await db.add_table(
                row("game", changed=3.0, state="playing", watchable=True, wake=50.0, players=["bob"])
            )
            await db.add_table(row("past", state="over", watchable=True, players=[""]))
            await db.add_table(row("later", state="playing", wake=70.0, players=[""]))
            assert [one.id for one in await db.joinable(10)] == ["new", "old"]
            assert [one.id for one in await db.joinable(1)] == ["new"]
            assert [one.id for one in await db.watchable(10)] == ["game"]
            assert [one.id for one in await db.tables_of("bob")] == ["new", "game"]
            assert await db.tables_of("nobody") == []
            assert await db.tables_of("") == []
            assert await db.due(49.9) == []
            assert await db.due(50.0) == ["game"]
            assert await db.due(99.0) == ["game", "later"]
            await db.append(Write(row("new", joinable=False, players=["bob", ""]), 0, []))
            assert [one.id for one in await db.joinable(10)] == ["old"]
            assert [one.id for one in await db.tables_of("ada")] == ["old"]

    run(work)


def test_players(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings.database) as db:
            for id in ("p1", "p2", "p3"):
                await db.add_player(Player(id, made=float(id[1])))
            await db.rename("p1", "Ada")
            await db.set_passphrase("p2", "ADA", "hash2")
            await db.set_passphrase("p3", "ada", "hash3")
            await db.set_token_hash("p1", "tok")
            await db.set_pending("p1", "ada@example.org", 7.0)
            waits = await db.player("p1")
            assert waits is not None
            assert (waits.email, waits.pending, waits.pending_since) == ("", "ada@example.org", 7.0)
            await db.set_email("p1", "ada@example.org")
            await db.set_push("p1", b"[1]")
            await db.set_lang("p1", "fr")
            await db.set_seen("p1", 8.0)
            assert await db.player("p1") == Player(
                "p1", "Ada", 1.0, 8.0, "", "tok", "ada@example.org", b"[1]", "fr", links=1
            )
            assert await db.player("p9") is None
            assert [one.id for one in await db.by_name_with_passphrase("aDa")] == ["p2", "p3"]
            assert (await db.by_token_hash("tok")) == await db.player("p1")
            assert await db.by_token_hash("") is None

    run(work)


def test_what_nobody_came_to_is_cleared_away(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings.database) as db:
            await db.add_table(row("stale", changed=10.0))
            await db.append(Write(row("stale", changed=10.0), 0, [b"a"], ("ada", "c")))
            await db.add_table(row("fresh", changed=90.0))
            await db.add_table(row("played", changed=10.0, state="over", players=["seated"]))
            await db.add_player(Player("visitor", seen=10.0))
            await db.add_player(Player("ada", seen=10.0))
            await db.add_player(Player("seated", seen=10.0))
            await db.add_player(Player("named", "Ada", seen=10.0))
            await db.add_player(Player("recent", seen=90.0))
            assert await db.tables_gone(50.0) == ["stale"]
            assert await db.load("stale") is None
            await db.add_table(row("stale", changed=90.0))
            assert await db.load("stale") == (row("stale", changed=90.0), [], set())
            assert await db.players_gone(50.0) == 1
            assert await db.player("visitor") is None
            for id in ("ada", "seated", "named", "recent"):
                assert await db.player(id) is not None

    run(work)


def test_an_older_database_is_brought_up_to_date(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    step = ("ALTER TABLE players ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'", "CREATE TABLE more (x TEXT)")

    async def before() -> None:
        async with opened(settings.database) as db:
            await db.add_player(Player("p1", "Ada"))

    async def after() -> None:
        async with opened(settings.database) as db:
            assert await db._reading(lambda c: c.execute("SELECT name, colour FROM players").fetchall()) == [
                ("Ada", "grey")
            ]
            assert version(settings.database) == len(migrations.MIGRATIONS)

    run(before)
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, step))
    run(after)
    run(after)


def version(url: str) -> int:
    """At which step a database is."""
    ask = "SELECT max(version) FROM schema_version" if is_postgres(url) else "PRAGMA user_version"
    return int(rows(url, ask)[0][0])


def test_a_step_that_fails_leaves_the_database_as_it_was(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(settings.database):
            pass

    run(work)
    step = ("CREATE TABLE half (x TEXT)", "CREATE NONSENSE")
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, step))
        with pytest.raises(BadSettings, match="can’t be used"):
            run(work)
    assert version(settings.database) == len(migrations.MIGRATIONS)
    rows(settings.database, "CREATE TABLE half (x TEXT)")  # there is none
    run(work)


def test_a_newer_database_is_not_touched(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(settings.database):
            pass

    run(work)
    monkeypatch.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:2])
    with pytest.raises(BadSettings, match="newer Hemicycle"):
        run(work)


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///", "mysql://x/y", "file.db", "sqlite:///a?mode=ro"])
def test_a_bad_database_url_is_told(url: str) -> None:
    with pytest.raises(BadSettings, match="sqlite:///FILE"):
        Store(url)


def test_closing_writes_what_waits(settings: Settings) -> None:
    async def work() -> None:
        db = Store(settings.database)
        await db.open()
        waiting = [asyncio.ensure_future(db.add_player(Player(f"p{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        await db.close()
        await asyncio.gather(*waiting)
        with pytest.raises(RuntimeError):
            await db.player("p1")
        async with opened(settings.database) as db:
            assert await db.player("p19") is not None

    run(work)
