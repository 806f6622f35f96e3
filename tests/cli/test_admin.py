"""What `hemicycle admin` says, in both languages, on a database that no server uses."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from hemicycle.server.store import Player, Store
from tests.test_refusals import english

from .conftest import Run


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Ada, another Ada and Bob, and nothing else."""
    url = f"sqlite:///{tmp_path / 'games.db'}"

    async def make() -> None:
        store = Store(url)
        await store.open()
        for id, name in (("a" * 16, "Ada"), ("b" * 16, "ada"), ("c" * 16, "Bob"), ("d" * 16, "")):
            await store.add_player(Player(id, name, made=1, seen=2))
        await store.close()

    asyncio.run(make())
    return url


def test_all_is_told_in_french(run: Run, database: str) -> None:
    def typed(*words: str) -> str:
        done = run("admin", *words, "--database", database, "--lang", "fr")
        assert not english(done.output), done.output
        return done.output

    assert "le lira" in typed("warn", "Bob", "Doucement.")
    assert "ne peut plus parler avant 20" in typed("mute", "Bob", "Chut.", "--days", "2")
    assert "ne peut plus entrer." in typed("ban", "Bob", "Dehors.")
    assert "peut à nouveau entrer" in typed("unban", "Bob")
    assert "peut déjà entrer" in typed("unban", "Bob")
    told = typed("players", "bo")
    assert "silence imposé" in told
    assert "levé" in told or "rendue" in told
    assert "plusieurs joueurs" in typed("warn", "Ada", "Doucement.")
    assert "Joueurs\u00a0: 4, avec un nom 3" in typed("statistics")
    assert "Il n’y en a pas." in typed("tables")
    assert "pas de signalement" in typed("reports")
    assert "sans retour" in typed("delete", "Bob")
    assert "C’est fait pour Bob" in typed("delete", "Bob", "--yes")


def test_bad_input_names_what_would_be_taken(run: Run, database: str) -> None:
    def told(*words: str) -> str:
        done = run("admin", *words, "--database", database)
        assert done.exit_code == 2
        return done.stderr

    assert "choose one of them" in told("ban", "Bob", "Out.", "--days", "1", "--until", "2099-01-01")
    assert "is over already" in told("ban", "Bob", "Out.", "--until", "2001-01-01")
    assert "a date such as 2026-05-01" in told("ban", "Bob", "Out.", "--until", "tomorrow")
    assert "say why" in told("ban", "Bob", " ")
    assert "hemicycle admin players NAME" in told("mute", "Zoe", "Hush.")
    assert "hemicycle admin reports lists them" in told("settle", "0123")
    assert "there is no table" in told("export", "nowhere", "-o", "file")
    assert "there is no database" in run("admin", "log", "--database", "sqlite:///none.db").stderr
    # Nothing of it was done, nor written down.
    assert run("admin", "log", "--database", database, "--json").stdout.strip() == "[]"


def test_a_database_of_an_older_server_is_left_as_it_is(run: Run, database: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "games.db") as db:
        db.execute("PRAGMA user_version = 3")
    assert "start the server once" in run("admin", "log", "--database", database).stderr
    with sqlite3.connect(tmp_path / "games.db") as db:
        assert db.execute("PRAGMA user_version").fetchone() == (3,)


def test_what_people_typed_does_not_steer_the_terminal(run: Run, database: str) -> None:
    run("admin", "warn", "Bob", "\x1b[2Jgone", "--database", database)
    for words in (("players", "Bob"), ("log",)):
        assert "\x1b" not in run("admin", *words, "--database", database).stdout
