"""What nobody may notice, and what must not be lost: sealed answers, whispers, clocks, names, disks."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest
import structlog
from itsdangerous import TimestampSigner
from starlette.testclient import TestClient

from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record
from hemicycle.engine.rules import Rules, plain
from hemicycle.games.junta import RULES as JUNTA
from hemicycle.games.politico import RULES as POLITICO
from hemicycle.server import entries as e
from hemicycle.server import logs
from hemicycle.server import protocol as p
from hemicycle.server.app import build
from hemicycle.server.clock import Clock
from hemicycle.server.limits import Bucket
from hemicycle.server.refusal import Refusal
from hemicycle.server.settings import BadSettings, Limits, Rate, Settings

from .conftest import opened, run
from .fakes import FakeHall
from .tables import house
from .test_talk import offer, three
from .test_undo import Sitting

# Sealed answers


def acted(request: Request, choice: int, at: float) -> e.Acted:
    return e.Acted(at=at, seat=request.seat, request=request.id, actions=(plain(request.options[choice]),))


def sealed(rules: Rules = JUNTA, **settings: Any) -> tuple[Sitting, Request]:
    """A table at which somebody may still change a sealed answer, and others are waited for."""
    for attempt in range(50):
        rng, table = Random(attempt), Sitting(rules, 5, **settings)
        for _ in range(400):
            if table.game.over:
                break
            answered = [one for one in table.game.requests if one.answered and one.changeable]
            if answered:
                return table, answered[0]
            request = rng.choice(table.table.awaited)
            table.now += 1
            table.enter(acted(request, rng.randrange(len(request.options)), table.now))
    raise AssertionError("nothing is ever asked under seal")


def test_a_changed_sealed_answer_is_noticed_by_nobody() -> None:
    table, request = sealed()
    look = table.scene.look(table.now)
    for viewer in table.viewers:
        table.known[viewer], _ = look.news(viewer, table.known.get(viewer))
    number, moves = table.table.known_to(-1), table.game.number
    undo = {seat: table.game.can_undo(seat) for seat in range(5)}
    given = request.options.index(request.answer)
    for change in range(1, 4):
        table.table.apply(acted(request, (given + change) % len(request.options), table.now + 100 * change))
        look = table.scene.look(table.now)
        for viewer in table.viewers:
            known, news = look.news(viewer, table.known[viewer])
            table.known[viewer] = known
            assert bool(news) is (viewer.seat == request.seat), viewer
    assert (table.table.known_to(-1), table.game.number) == (number, moves)
    assert {seat: table.game.can_undo(seat) for seat in range(5)} == undo
    assert table.table.known_to(request.seat) == number + 3
    kept = next(one for one in table.game.requests if one.id == request.id)
    assert kept.answer == request.options[(given + 3) % len(request.options)]
    assert table.table.minutes[-1].heard == frozenset({request.seat})


def test_votes_on_whoever_seems_to_be_away_tell_of_no_changed_answer_and_no_whisper() -> None:
    table, request = sealed()
    seat = request.seat
    voters = [one for one in range(5) if one != seat]
    table.table.apply(e.Voted(at=table.now, by=voters[0], seat=seat, who="bot", want=True))
    given = request.options.index(request.answer)
    look = table.scene.look(table.now)
    for viewer in table.viewers:
        table.known[viewer], _ = look.news(viewer, table.known.get(viewer))
    table.table.apply(acted(request, given - 1, table.now))
    table.table.apply(e.Spoke(at=table.now, id="w", seat=seat, text="psst", to=(seat, voters[1])))
    look = table.scene.look(table.now)
    for viewer in table.viewers:
        _, news = look.news(viewer, table.known[viewer])
        assert bool(news) is (viewer.seat in (seat, voters[1])), viewer
    assert table.table.company.votes == {(seat, "bot"): {voters[0]}}
    table.table.apply(e.Spoke(at=table.now, id="s", seat=seat, text="I am here"))
    assert table.table.company.votes == {}


def test_a_changed_sealed_answer_moves_no_hand_of_the_games_clock() -> None:
    table, request = sealed(POLITICO, options={"ending": "clock"})
    minutes, given = table.game.state.minutes, request.options.index(request.answer)
    later = table.now + 10 * 60
    table.table.apply(acted(request, given - 1, later))
    assert table.game.state.minutes == minutes
    awaited = table.table.awaited[0]
    table.table.apply(acted(awaited, 0, later))
    assert table.game.state.minutes == minutes + 10


def test_a_sealed_answer_that_is_changed_late_adds_no_time() -> None:
    table, request = sealed(POLITICO, options={"ending": "clock"})
    minutes, given = table.game.state.minutes, request.options.index(request.answer)
    late = table.now + 20 * 60
    changed = acted(request, given - 1, late)
    table.table.apply(msgspec.structs.replace(changed, again=table.table.changes(request.id)))
    table.table.apply(acted(table.table.awaited[0], 0, late + 20 * 60))
    assert table.game.state.minutes == minutes + 15  # as much as counts between two decisions


def test_a_game_with_changed_answers_is_proved_by_its_record() -> None:
    table, request = sealed()
    given = request.options.index(request.answer)
    table.table.apply(acted(request, (given + 1) % len(request.options), table.now))
    text = table.game.record()
    again = Record(text).play(JUNTA)
    assert again == table.game
    assert again.number == table.game.number


def test_a_record_in_which_a_change_was_counted_still_holds() -> None:
    table, request = sealed()
    game: Game = table.game.copy()
    given, number = request.options.index(request.answer), game.number
    place = next(at for at, one in enumerate(game.requests) if one.id == request.id)
    game.act(request.seat, request.id, request.options[given - 1], counted=True)
    assert game.number == number + 1
    assert game.requests[place].answer == request.options[given - 1]
    assert Record(game.record()).play(JUNTA).number == number + 1


# Whispers


def test_the_order_of_the_lists_tells_nothing_of_whispers_and_offers(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            settings: dict[str, Any] = {"watch": "all"}
            first = (await three(h, **settings))[0]
            h.clock.now += 10
            second = (await three(h, **settings))[0]
            stranger = await h.person("Zoe")

            async def order() -> list[str]:
                return [info.id for info in (await h.hall.tables(stranger.player)).watch]

            def id(person: Any) -> str:
                return str(person.clerk.table.id)

            assert await order() == [id(second), id(first)]
            h.clock.now += 10
            await first.do(p.Say, text="us two?", to=[1])
            await offer(first, 1)
            await first.do(p.Mute, seat=1)
            assert await order() == [id(second), id(first)]
            await first.do(p.Say, text="hello all")
            assert await order() == [id(first), id(second)]

    run(play)


# Clocks


def test_the_servers_clock_never_goes_back() -> None:
    wall, steady = [1000.0], [5.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1000
    wall[0], steady[0] = 1010, 15
    assert clock() == 1010
    wall[0], steady[0] = 50, 16  # set back
    assert clock() == 1011
    steady[0] = 26
    assert clock() == 1021
    wall[0], steady[0] = 5000, 27  # set forward, or woken from sleep
    assert clock() == 5000


def test_a_clock_that_is_set_back_silences_nobody() -> None:
    now = [10_000.0]
    bucket = Bucket(Rate(1, 3, flood=3), lambda: now[0])
    assert bucket.take() == ""
    now[0] = 0.0
    assert [bucket.take() for _ in range(3)] == ["", "", "too-fast"]
    now[0] = 5.0
    assert bucket.take() == ""


def test_whoever_was_called_before_the_clock_was_set_back_can_be_called_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, _ = await three(h)
            called = next(one for one in (ada, bruno, clara) if one.asked)
            other = next(one for one in (ada, bruno, clara) if one is not called)
            seat = called.seen["you"]["seat"]
            await other.do(p.Call, seat=seat)
            assert await other.refused(p.Call, seat=seat) == "refusal-called-already"
            h.clock.now -= 3600  # and the server was started anew
            await other.do(p.Call, seat=seat)

    run(play)


def test_a_clock_that_is_set_back_loses_nobodys_identity(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(build(settings, FakeHall())) as ada:
        id = ada.get("/api/me").json()["id"]
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time()) - 3 * 24 * 3600)
        assert ada.post("/api/me", json={"name": "Ada"}).status_code == 200
        assert ada.get("/api/me").json()["id"] == id


# Passphrases


def test_who_guesses_at_a_passphrase_does_not_lock_its_owner_out(settings: Settings) -> None:
    phrase = "correct horse battery"
    limits = Limits(passphrases=Rate(0.0001, 6, flood=6), passphrases_besieged=Rate(0.0001, 2, flood=2))
    app = build(msgspec.structs.replace(settings, limits=limits), FakeHall())

    with TestClient(app, client=("192.0.2.1", 1)) as owner:

        def browser(address: str) -> TestClient:
            another = TestClient(app, client=(address, 1))
            another.portal = owner.portal
            return another

        def enter(by: TestClient, said: str) -> int:
            return int(by.post("/api/me/enter", json={"name": "Ada", "passphrase": said}).status_code)

        owner.get("/api/me")
        owner.post("/api/me/passphrase", json={"name": "Ada", "passphrase": phrase})
        guesser = browser("198.51.100.1")
        assert [enter(guesser, f"a guess {n}") for n in range(10)] == [403] * 6 + [429] * 4
        # Many of them, even: each has a few tries, and then none.
        others = [browser(f"198.51.100.{n}") for n in range(2, 8)]
        tries = [[enter(one, f"guess {n} more") for n in range(4)] for one in others]
        assert tries == [[403, 403, 429, 429]] * 6
        # The owner, on a device that has the cookie, and on one that has nothing.
        assert enter(owner, phrase) == 200
        assert enter(browser("203.0.113.9"), phrase) == 200


# Disks and databases


@pytest.mark.one_database
def test_a_full_disk_is_no_health(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings.database) as db:
            await db._writing(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
            with pytest.raises(sqlite3.OperationalError, match="full") as full:
                await db.check()
            assert logs.failure(full.value)["error"] == "OperationalError SQLITE_FULL"
            await db._writing(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchone())
            await db.check()
            assert await db._reading(lambda c: c.execute("SELECT count(*) FROM reports").fetchone()) == (0,)

    run(work)


def test_a_check_that_went_well_holds_until_a_write_fails(settings: Settings) -> None:
    """Each is a real write: however many ask, the disk is not kept busy with it."""

    async def work() -> None:
        async with opened(settings.database) as db:
            writes = 0

            def counted(work: Any) -> Any:
                nonlocal writes
                writes += 1
                return work

            original = db._writing
            db._writing = lambda work, about="": original(counted(work))  # type: ignore[method-assign]
            for _ in range(5):
                await db.check()
            assert writes == 1
            with pytest.raises((sqlite3.Error, psycopg.Error)):
                await original(lambda c: c.execute("INSERT INTO nowhere VALUES (1)"))
            await db.check()
            assert writes == 2

    run(work)


@pytest.fixture
def log() -> Iterator[StringIO]:
    logs.configure("json", file=(written := StringIO()))
    yield written
    structlog.reset_defaults()


def damage(file: Path, skip: int = 1) -> None:
    """Nonsense over all pages but the first."""
    size = file.stat().st_size
    with file.open("r+b") as raw:
        raw.seek(4096 * skip)
        raw.write(b"\xa5" * (size - 4096 * skip))


def filled(settings: Settings) -> Path:
    async def work() -> None:
        async with opened(settings.database) as db:
            await db._writing(lambda c: c.execute("CREATE TABLE more AS SELECT zeroblob(50000) AS x"))

    run(work)
    return Path(settings.database.removeprefix("sqlite:///"))


@pytest.mark.one_database
@pytest.mark.parametrize("last", [0, 5], ids=["all pages", "pages that nobody has asked for"])
def test_a_damaged_database_gets_a_sentence_at_the_start(settings: Settings, last: int) -> None:
    file = filled(settings)
    damage(file, skip=file.stat().st_size // 4096 - last if last else 1)

    async def work() -> None:
        with pytest.raises(BadSettings, match="is damaged: stop the server and put a backup in its place"):
            async with opened(settings.database):
                pass

    run(work)


@pytest.mark.one_database
def test_a_database_that_is_damaged_while_it_runs_gets_a_sentence(settings: Settings, log: StringIO) -> None:
    file = filled(settings)

    async def work() -> None:
        async with opened(settings.database) as db:
            damage(file)
            for _ in range(3):
                with pytest.raises(Refusal) as refused:
                    await db._reading(lambda c: c.execute("SELECT sum(length(x)) FROM more").fetchone())
                assert refused.value.code == "unavailable"
                assert "damaged" in refused.value.said("en")

    run(work)
    (line,) = [json.loads(one) for one in log.getvalue().splitlines()]
    assert line["event"] == "database-damaged"
    assert "put a backup in its place" in line["said"]
