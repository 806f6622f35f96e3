"""PostgreSQL: several processes on one database, and a database that goes away and comes back."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from io import StringIO
from typing import Any

import psycopg
import pytest
import structlog
from starlette.testclient import TestClient

from hemicycle.server import logs, migrations, postgres, stored_processes
from hemicycle.server.app import build
from hemicycle.server.database import Db, database
from hemicycle.server.refusal import Refusal
from hemicycle.server.settings import BadSettings, Rate, Settings
from hemicycle.server.store import Conflict, Player, Presence, Store, Told, Write

from . import databases
from .conftest import run
from .databases import rows
from .test_store import row

pytestmark = pytest.mark.one_database


@pytest.fixture(autouse=True)
def keeps_in() -> Iterator[None]:
    with databases.all_in("postgres"):
        yield


@pytest.fixture
def url(tmp_path: Any) -> str:
    return databases.url(tmp_path)


@asynccontextmanager
async def stores(url: str, count: int = 2) -> AsyncIterator[list[Store]]:
    """So many processes."""
    opened = [Store(url, f"process{number}") for number in range(count)]
    for store in opened:
        await store.open()
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


def die(url: str, store: Store) -> None:
    """A process has said nothing for longer than the living do."""
    rows(url, "UPDATE processes SET seen = seen - ? WHERE id = ?", stored_processes.DEAD + 1, store.process)


async def refused(work: Any) -> str:
    with pytest.raises(Refusal) as told:
        await work
    assert told.value.code == "unavailable"
    assert told.value.said("fr") != told.value.said("en")
    return told.value.message.id


# Who writes


def test_of_two_processes_that_write_the_same_entry_one_is_told_so(url: str) -> None:
    async def work() -> None:
        async with stores(url) as (one, other):
            await one.add_table(row())
            for number in range(30):
                writes = (
                    store.append(Write(row(), number, [store.process.encode()], (store.process, f"{number}")))
                    for store in (one, other)
                )
                done = await asyncio.gather(*writes, return_exceptions=True)
                assert sorted(type(how).__name__ for how in done) == ["Conflict", "NoneType"]
                assert not any(isinstance(how, Conflict) and how.command for how in done)
            found = await one.load("t1")
            assert found is not None
            assert [n for n, _ in found[1]] == list(range(30))
            assert found[2] == {(body.decode(), f"{n}") for n, body in found[1]}

    run(work)


def test_a_command_is_carried_out_by_one_of_two_processes(url: str) -> None:
    async def work() -> None:
        async with stores(url) as (one, other):
            await one.add_table(row())
            for number in range(30):
                write = Write(row(), number, [b"x"], ("ada", f"c{number}"))
                done = await asyncio.gather(one.append(write), other.append(write), return_exceptions=True)
                (conflict,) = [how for how in done if how is not None]
                assert isinstance(conflict, Conflict)
                assert conflict.command
            # With the right number, too.
            with pytest.raises(Conflict) as again:
                await other.append(Write(row(), 30, [b"x"], ("ada", "c3")))
            assert again.value.command
            assert await one.lengths(["t1", "t2"]) == {"t1": 30}

    run(work)


def test_the_tail_is_what_came_after(url: str) -> None:
    async def work() -> None:
        async with stores(url) as (one, other):
            await one.add_table(row())
            await one.append(Write(row(), 0, [b"a", b"b"], ("ada", "c1")))
            await one.append(Write(row(players=["ada", "bob", ""]), 2, [b"c", b"d"], ("bob", "c2")))
            tail = await other.tail("t1", 2)
            assert tail is not None
            assert tail.row.players == ["ada", "bob", ""]
            assert (tail.entries, tail.commands) == ([b"c", b"d"], {("bob", "c2")})
            assert (await other.tail("t1", 4)).entries == []  # type: ignore[union-attr]
            assert await other.tail("t2", 0) is None

    run(work)


# What they tell each other


def test_each_hears_what_the_others_tell_and_not_itself(url: str) -> None:
    async def work() -> None:
        async with stores(url) as (one, other):
            heard: list[tuple[str, ...]] = []
            own: list[tuple[str, ...]] = []
            await one.listen(own.append)
            await other.listen(heard.append)
            await one.add_table(row())
            await one.append(Write(row(), 0, [b"a", b"b"]))
            with pytest.raises(Conflict):
                await one.append(Write(row(), 0, [b"a"]))
            await one.tell("t1", {"ada": Told(["turn"])}, 0)
            await one.tell("t1", {}, 5)
            await one.add_player(Player("ada"))
            await one.rename("ada", "Ada")
            await until(lambda: ("player", "ada") in heard)  # told together, it would be heard once
            await one.set_seen("ada", 3)
            await one.here("t1", ["ada"], 0)
            await one.forget_name("t1", "ada")
            await one.block("ada", "bob", "Bob", 1)
            await until(lambda: len(heard) == 6)
            await one.lease("t1")
            await one.release("t1")
            await one.delete_player("ada")
            await until(lambda: len(heard) == 8)
            assert heard == [
                ("table", "t1", "2"),
                ("told", "t1"),
                ("player", "ada"),
                ("here", "t1"),
                ("forgotten", "t1"),
                ("player", "ada"),
                ("keeper", "t1"),
                ("player", "ada"),
            ]
            assert own == []

    run(work)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


def test_whoever_heard_nothing_for_a_while_is_told_so(url: str) -> None:
    async def work() -> None:
        async with stores(url) as (one, other):
            heard: list[tuple[str, ...]] = []
            await other.listen(heard.append)
            with databases.away(url):
                await until(lambda: heard == [("lost",)])
            await until(lambda: heard == [("lost",), ("back",)])
            await one.add_table(row())
            await one.append(Write(row(), 0, [b"a"]))
            await until(lambda: heard[2:] == [("table", "t1", "1")])

    run(work)


# Who keeps a table


def test_a_table_has_one_keeper_until_it_is_given_back_or_its_keeper_is_dead(url: str) -> None:
    async def work() -> None:
        async with stores(url, 3) as (one, other, third):
            for store in (one, other, third):
                await store.process_begins()
            assert await one.alive() == {"process0", "process1", "process2"}
            await one.add_table(row(wake=5.0))
            await one.add_table(row("t2", wake=6.0))
            assert await one.lease("t1")
            assert await one.lease("t1")
            assert not await other.lease("t1")
            assert not await other.lease("t9")
            assert await other.claim_due(9.0, 10) == ["t2"]
            assert await one.claim_due(9.0, 10) == ["t1"]
            assert await third.claim_due(9.0, 10) == []
            assert await third.claim_orphans(["t1", "t2"]) == set()
            await one.release("t1")
            assert await one.mine(["t1", "t2"]) == set()
            assert await third.claim_orphans(["t1", "t2"]) == {"t1"}
            die(url, third)
            assert await one.alive() == {"process0", "process1"}
            assert await other.lease("t1")
            assert not await third.process_lives()
            assert await third.process_lives()
            assert await third.mine(["t1", "t2"]) == set()
            await other.process_ends()
            assert await third.claim_due(9.0, 1) == ["t1"]
            assert await third.claim_due(9.0, 1) == ["t1", "t2"]
            assert await third.claim_due(5.5, 1) == ["t1"]

    run(work)


def test_processes_that_look_for_work_at_the_same_time_share_it(url: str) -> None:
    async def work() -> None:
        async with stores(url, 3) as opened:
            for store in opened:
                await store.process_begins()
            for number in range(30):
                await opened[0].add_table(row(f"t{number}", wake=1.0))
            found = await asyncio.gather(*(store.claim_due(9.0, 10) for store in opened))
            assert sorted(id for one in found for id in one) == sorted({id for one in found for id in one})
            while sum(map(len, found)) < 30:
                found = await asyncio.gather(*(store.claim_due(9.0, 10) for store in opened))
            assert len({id for one in found for id in one}) == 30

    run(work)


def test_who_is_where_is_known_of_the_living(url: str) -> None:
    async def work() -> None:
        async with stores(url) as (one, other):
            await one.process_begins()
            await other.process_begins()
            await one.here("t1", {"bob", "ada"}, 2, b"{}")
            assert await other.others_here("t1") == [Presence("process0", ["ada", "bob"], 2, b"{}")]
            assert await one.others_here("t1") == []
            die(url, one)
            assert await other.others_here("t1") == []
            await one.process_lives()
            assert len(await other.others_here("t1")) == 1
            await one.here("t1", [], 0)
            assert await other.others_here("t1") == []

    run(work)


def test_nobody_slept_while_another_process_ran(url: str) -> None:
    async def work() -> None:
        async with stores(url) as (one, other):
            await one.process_begins()
            await one.wakes(100.0)
            await other.wakes(200.0)
            assert await one.downtimes(0) == []
            die(url, one)
            await other.wakes(300.0)
            assert await one.downtimes(0) == [(200.0, 300.0)]

    run(work)


def test_keys_and_limits_are_the_same_for_all(url: str) -> None:
    async def work() -> None:
        async with stores(url) as opened:
            made = iter([b"one", b"other"])
            keys = await asyncio.gather(*(store.house("cookies", lambda: next(made)) for store in opened))
            assert keys in ([b"one", b"one"], [b"other", b"other"])
            rate = Rate(0.0001, 3, flood=1.5)
            takes = [await opened[n % 2].charge("tries", "192.0.2.1", rate) for n in range(6)]
            assert takes == ["", "", "", "too-fast", "flood", "flood"]
            assert await opened[0].charge("tries", "192.0.2.2", rate) == ""
        assert "192.0.2" not in repr(rows(url, "SELECT * FROM buckets"))

    run(work)


# A database that goes away


def test_a_line_that_was_cut_meanwhile_is_opened_again_and_nobody_notices(url: str) -> None:
    async def work() -> None:
        async with stores(url, 1) as (store,):
            await store.add_table(row())
            databases.cut(url)
            await store.append(Write(row(), 0, [b"a"]))
            databases.cut(url)
            assert (await store.lengths(["t1"])) == {"t1": 1}

    run(work)


def test_a_line_that_is_cut_within_a_job_lets_it_be_done_again(url: str) -> None:
    async def work() -> None:
        async with stores(url, 1) as (store,):
            await store.add_table(row())
            times = 0

            def job(db: Db) -> None:
                nonlocal times
                times += 1
                db.execute("UPDATE tables SET wake = wake + 1")
                if times == 1:
                    databases.cut(url)
                db.execute("UPDATE tables SET wake = wake + 1")

            await store._writing(job)
            assert times == 2
        assert rows(url, "SELECT wake FROM tables") == [(2.0,)]

    run(work)


def test_a_commit_whose_answer_did_not_come_is_not_acknowledged(url: str) -> None:
    async def work() -> None:
        async with stores(url, 1) as (store,):
            await store.add_table(row())
            times = 0

            def job(db: Db) -> None:
                nonlocal times
                times += 1
                db.execute("UPDATE tables SET wake = 7")
                databases.cut(url)

            assert await refused(store._writing(job)) == "refusal-database-away"
            assert times == 1
            await store.append(Write(row(), 0, [b"a"]))

    run(work)


def test_while_the_database_is_away_all_is_refused_and_then_it_goes_on(url: str) -> None:
    async def work() -> None:
        async with stores(url, 1) as (store,):
            await store.add_table(row())
            with databases.away(url):
                for _ in range(5):
                    assert await refused(store.append(Write(row(), 0, [b"a"]))) == "refusal-database-away"
                    assert await refused(store.load("t1")) == "refusal-database-away"
            async with asyncio.timeout(60):
                while True:
                    try:
                        await store.append(Write(row(), 0, [b"b"]))
                        break
                    except Refusal:
                        await asyncio.sleep(0.01)
            found = await store.load("t1")
            assert found is not None
            assert found[1] == [(0, b"b")]

    run(work)


def test_a_server_without_its_database_is_not_healthy_until_it_is_back(settings: Settings) -> None:
    with TestClient(build(settings)) as client:
        assert client.get("/healthz").status_code == 200
        assert client.get("/api/me").status_code == 200
        with databases.away(settings.database):
            assert client.get("/healthz").status_code == 503
            told = client.get("/api/tables")
            assert told.status_code == 503
            assert told.json()["said"]["fr"].startswith("Le serveur n’a pas accès à sa mémoire")
        for _ in range(1000):
            if client.get("/healthz").status_code == 200:
                break
        assert client.get("/api/tables").status_code == 200


def test_a_letter_that_no_text_can_hold_finds_nothing_and_breaks_nothing(url: str) -> None:
    async def work() -> None:
        async with stores(url, 1) as (store,):
            assert await store.load("t\0") is None
            await store.add_table(row())
            await store.append(Write(row(), 0, [b"a"], ("ada", "c\0")))
            with pytest.raises(Conflict):
                await store.append(Write(row(), 1, [b"a"], ("ada", "c\0")))

    run(work)


def test_a_job_that_goes_on_after_a_failure_is_not_taken_for_kept(url: str) -> None:
    async def work() -> None:
        async with stores(url, 1) as (store,):

            def job(db: Db) -> None:
                with pytest.raises(psycopg.Error):
                    db.execute("SELECT nonsense")

            with pytest.raises(RuntimeError, match="had failed"):
                await store._writing(job)

    run(work)


def test_a_process_that_stands_still_keeps_no_table_from_the_others(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "HELD", "SET idle_in_transaction_session_timeout = '0.3s'")

    async def work() -> None:
        async with stores(url) as (one, other):
            await one.process_begins()
            await one.add_table(row())
            begun, goes_on = threading.Event(), threading.Event()

            def stand_still(db: Db) -> None:
                db.execute("UPDATE tables SET wake = wake + 1")
                begun.set()
                goes_on.wait(60)

            stands = asyncio.ensure_future(one._writing(stand_still, "t1"))
            await asyncio.to_thread(begun.wait, 60)
            await other.append(Write(row(wake=5.0), 0, [b"a"]))
            assert await one.process_lives()
            goes_on.set()
            assert await refused(stands) == "refusal-database-away"

    run(work)


# The start


def test_of_several_processes_that_start_at_once_one_makes_the_tables() -> None:
    url = databases.new("template0")

    async def work() -> None:
        opened = [Store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in opened))
        await opened[3].add_player(Player("ada"))
        for store in opened:
            await store.close()

    run(work)
    assert rows(url, "SELECT version FROM schema_version") == [(len(migrations.MIGRATIONS),)]


async def start(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            "postgresql://ada:hush@127.0.0.1:1/games",
            "the database postgresql://ada@127.0.0.1:1/games can’t be reached",
        ),
        ("postgresql://ada:hush@127.0.0.1:1/games", "no PostgreSQL answers there"),
        ("postgresql://ada:hush@127.0.0.1:1:2/games", "that is no address of a database"),
        ("postgresql://ada:hu/sh@127.0.0.1/games", "that is no address of a database"),
        ("postgresql://ada:hush@127.0.0.1/games?colour=red", "that is no address of a database"),
        ("postgresql://ada:hush@127.0.0.1:1,[::1]:2/games?sslmode=disable", "ada@127.0.0.1:1,::1:2/games"),
    ],
)
def test_a_database_that_is_not_there_is_told_without_its_password(given: str, said: str) -> None:
    with pytest.raises(BadSettings) as told:
        run(lambda: start(given))
    assert said in str(told.value)
    for language in ("en", "fr"):
        assert not re.search("hu/?sh", told.value.said(language))


def test_who_may_not_make_tables_is_told_so(url: str) -> None:
    user = f"poor{abs(hash(url))}"
    rows(url, f"CREATE ROLE {user} LOGIN")
    try:
        empty = databases.new("template0").replace("postgres@", f"{user}@")
        with pytest.raises(BadSettings, match="may not make tables in it"):
            run(lambda: start(empty))
        with pytest.raises(BadSettings, match="there is no such database"):
            run(lambda: start(url.replace("/test_", "/no_test_")))
        with pytest.raises(BadSettings, match="user and password are not known there"):
            run(lambda: start(url.replace("postgres@", "nobody_here@")))
    finally:
        rows(url, f"DROP ROLE {user}")


def test_without_psycopg_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "hemicycle.server.postgres")
    with pytest.raises(BadSettings, match=r'pip install "hemicycle\[postgres\]"'):
        database("postgresql://ada@127.0.0.1/games", "")


def test_what_is_logged_has_no_password(settings: Settings) -> None:
    logs.configure("json", file=(written := StringIO()))
    try:
        where = settings.database.replace("postgres@", "postgres:hush@")
        with TestClient(build(Settings(where, settings.folder, thinkers=0))):
            pass
    finally:
        structlog.reset_defaults()
    assert '"event": "started"' in written.getvalue()
    assert "postgresql://postgres@" in written.getvalue()
    assert "hush" not in written.getvalue()
