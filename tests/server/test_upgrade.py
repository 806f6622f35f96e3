"""A database of a version before is opened by this one, and its games go on."""

from __future__ import annotations

import asyncio
import lzma
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle import games
from hemicycle.engine.records import Record
from hemicycle.engine.rules import plain
from hemicycle.server import entries as e
from hemicycle.server import migrations
from hemicycle.server import protocol as p
from hemicycle.server.clerk import Clerk
from hemicycle.server.hall import ROUND
from hemicycle.server.refusal import Refusal, refuse

from . import databases
from .conftest import run
from .databases import rows
from .old_games import anew
from .tables import Clock, House, Person, house

pytestmark = pytest.mark.one_database
STATES = Path(__file__).parent / "states"
DECISIONS = 30


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """A folder with the database as one process left it."""
    (tmp_path / "hall.db").write_bytes(lzma.decompress((STATES / "one-process.db.xz").read_bytes()))
    return tmp_path


async def people(h: House) -> list[Person]:
    for name in ("Ada", "Bruno"):
        player = await h.store.player(name.lower())
        assert player is not None
        h.people[name] = player
    return [await h.person("Ada"), await h.person("Bruno")]


async def go_on(h: House, table: str, here: list[Person], most: int) -> Clerk:
    """So many decisions of people, and those of bots between them."""
    for one in here:
        await one.come(table)
    clerk = here[0].clerk
    assert clerk is not None
    rng = Random(table)
    done = 0
    while clerk.table.state == "playing" and done < most:
        for seat, one in enumerate(here):
            game: Any = clerk.table.game
            asked = [one for one in game.asked(seat) if not (one.optional or one.answered)]
            if asked:
                with suppress(Refusal):  # somebody was faster
                    action = plain(rng.choice(asked[0].options))
                    await one.do(p.Act, request=asked[0].id, actions=[action])
                    done += 1
        await asyncio.sleep(0.001)
    await h.until(lambda: not clerk.keeper.busy)
    return clerk


def test_games_of_the_time_of_one_process_go_on(before: Path) -> None:
    async def play() -> None:
        async with house(before, clock=Clock()) as h:
            here = await people(h)
            lists = await h.hall.tables(here[0].player)
            states = sorted((one.state, one.game) for one in lists.mine)
            playing = [("playing", game) for game in ("junta", "koalition", "politico", "zoocracy")]
            assert states == [("gathering", "koalition"), ("over", "koalition"), *playing]
            for info in lists.mine:
                stored = await h.store.load(info.id)
                assert stored is not None
                if info.state == "playing":
                    most = 10_000 if info.game == "koalition" else DECISIONS
                    clerk = await go_on(h, info.id, here, most)
                    assert [e.encode(one.entry) for one in clerk.table.minutes][: len(stored[1])] == [
                        e.encode(e.decode(body)) for _, body in stored[1]
                    ]
                    assert len(clerk.table.minutes) > len(stored[1]) + DECISIONS / 2
                    assert clerk.table.state == ("over" if info.game == "koalition" else "playing")
                elif info.state == "over":
                    await here[0].come(info.id)
                    assert here[0].seen["talk"][-1]["text"] == "Well played"
                else:
                    await here[0].come(info.id)
                    await here[0].do(p.Say, text="still here")
                if (at := here[0].clerk) is not None and at.table.state == "over":
                    record = Record(await at.record(here[0].player))
                    assert record.play(games.find("koalition")).over

    run(play)


@pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)
def test_a_process_goes_on_while_another_brings_the_schema_a_step_further(
    tmp_path: Path, keeps_in: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps that only add. The one that runs already is a version behind then, and both play at one table."""

    async def play() -> None:
        clock = Clock()
        async with house(tmp_path, clock=clock) as older:
            ada = await older.person("Ada")
            table = await older.table(ada, p.SeatWish("me"), p.SeatWish("open"), p.SeatWish("bot", "novice"))
            await ada.come(table)
            further = (*migrations.MIGRATIONS, ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT ''",))
            monkeypatch.setattr(migrations, "MIGRATIONS", further)
            async with house(tmp_path, clock=clock) as newer:
                newer.people = older.people
                bruno = await (await newer.person("Bruno")).come(table)
                await bruno.do(p.Sit, seat=1)
                await older.until(lambda: ada.read() is not None and ada.seen["table"]["seats"][1].get("name"))
                await ada.do(p.Ready)
                await bruno.do(p.Ready)
                clerk = await go_on(older, table, [ada, bruno], 6)
                assert clerk.table.moves >= 6
                await older.table(ada)

    run(play)


@pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)
@pytest.mark.parametrize("loaded", [True, False])
def test_who_plays_by_its_rules_keeps_where_a_game_stands_when_another_wants_to_go_on_with_it(
    tmp_path: Path, keeps_in: str, loaded: bool
) -> None:
    async def play() -> None:
        async with house(tmp_path) as older, house(tmp_path) as newer:
            ada = await older.person("Ada")
            table = await older.table(ada)
            await ada.come(table)
            await ada.do(p.Ready)
            clerk = ada.clerk
            assert clerk is not None
            await older.until(lambda: clerk.table.waiting == [0] and not clerk.keeper.busy)
            if not loaded:
                ada.go()
                await anew(older, table)
            assert await newer.store.snapshots(table) == []
            assert await newer.store.ask_where(table)
            while await newer.store.snapshots(table) != [len(clerk.table.minutes)]:
                await asyncio.sleep(0.002)

    run(play)


@pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)
def test_what_is_played_by_newer_rules_is_left_to_those_who_know_them(
    tmp_path: Path, keeps_in: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process of the old ones must not keep its bots waiting."""

    async def play() -> None:
        async with house(tmp_path) as h:
            table = await h.table(await h.person("Ada"))
            rows(databases.url(tmp_path), "UPDATE tables SET wake = 1")
            h.hall.clerks.clear()
            await h.store.release(table)

            async def find(id: str) -> None:
                raise refuse("unavailable", "refusal-newer-rules")

            monkeypatch.setattr(h.hall, "find", find)
            await h.hall._wake()
            (kept_by,) = rows(databases.url(tmp_path), "SELECT keeper FROM tables")
            assert kept_by == ("",)
            await h.hall._wake()
            assert h.hall._failed == {table: h.clock.now + ROUND}
            assert await h.store.claim_due(h.clock.now, 9, [table]) == []
            assert await h.store.claim_due(h.clock.now, 9) == [table]

    run(play)
