"""Several processes on one database: a table's people may be connected to any of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import elsewhere
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.clerk import Clerk
from hemicycle.server.hall import IDLE
from hemicycle.server.refusal import Refusal

from . import databases
from .conftest import run
from .databases import rows
from .mailing import HOUR, MINUTE, post
from .tables import BOT, HANGS, ME, OPEN, Clock, House, Person, house
from .test_herald import begun, pass_on, to, until_asked

pytestmark = [pytest.mark.one_database, pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)]


@asynccontextmanager
async def two(folder: Path, **settings: Any) -> AsyncIterator[tuple[House, House]]:
    """Two processes, as far as the database can tell; everybody is known to both."""
    clock = Clock()
    async with house(folder, clock=clock, **settings) as here, house(folder, clock=clock, **settings) as there:
        there.people = here.people
        yield here, there


async def until(true: Any) -> None:
    async with asyncio.timeout(HANGS):
        while not true():
            await asyncio.sleep(0.002)


def clerk_of(person: Person) -> Clerk:
    assert person.clerk is not None
    return person.clerk


def minutes(person: Person) -> list[e.AnyEntry]:
    """As they are stored."""
    return [e.decode(e.encode(mark.entry)) for mark in clerk_of(person).table.minutes]


def heard(person: Person) -> list[str]:
    person.read()
    return [one["text"] for one in person.seen.get("talk", [])]


async def apart(here: House, there: House, *seats: p.SeatWish, **settings: Any) -> tuple[Person, Person]:
    """Ada and Bruno at one table, by way of two processes."""
    ada, bruno = await here.person("Ada"), await there.person("Bruno")
    table = await here.table(ada, *(seats or (ME, OPEN, BOT)), **settings)
    await ada.come(table)
    await bruno.come(table)
    await bruno.do(p.Sit, seat=1)
    await until(lambda: minutes(ada) == minutes(bruno))
    return ada, bruno


def deafen(h: House) -> None:
    """It hears nothing from the others any more, and does not look by itself."""
    h.hall.crew._at = lambda id, work: None  # type: ignore[method-assign]


async def kill(h: House) -> None:
    """It is heard of no more; what it held is still in its name."""
    for task in (h.hall.crew._beating, h.hall._porter):
        assert task is not None
        task.cancel()
    for clerk in list(h.hall.clerks.values()):
        clerk.shut()
    sql = "UPDATE processes SET seen = seen - 60 WHERE id = ?"
    await h.store._writing(lambda db: db.execute(sql, (h.store.process,)))


def test_what_is_said_at_one_process_is_heard_at_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            await ada.do(p.Say, text="one")
            await bruno.do(p.Say, text="two")
            await ada.do(p.Say, text="three")
            await until(lambda: heard(ada) == heard(bruno) == ["one", "two", "three"])

    run(play)


def test_of_two_at_once_both_are_done_and_all_see_them_in_one_order(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            both = [(one, f"{name} {n}") for n in range(20) for one, name in ((ada, "a"), (bruno, "b"))]
            await asyncio.gather(*(one.do(p.Say, text=text) for one, text in both))
            await until(lambda: len(heard(ada)) == len(heard(bruno)) == 40)
            assert heard(ada) == heard(bruno)
            assert sorted(heard(ada)) == sorted(text for _, text in both)
            assert minutes(ada) == minutes(bruno)
            stored = await here.store.load(clerk_of(ada).table.id)
            assert stored is not None
            assert [e.decode(body) for _, body in stored[1]] == minutes(ada)

    run(play)


def test_a_command_that_comes_at_both_is_carried_out_once_and_acknowledged_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            again = await (await there.person("Ada")).come(clerk_of(ada).table.id)
            await asyncio.gather(*(one.do(p.Say, id="s1", text="once") for one in (ada, again)))
            await until(lambda: heard(ada) == heard(bruno) == ["once"])
            # What the rules refuse the second time was done the first time, elsewhere.
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            await until(lambda: (ada.read(), again.read(), ada.asked and again.asked)[-1])
            act = {"request": ada.asked[0]["id"], "actions": [ada.asked[0]["options"][0]["action"]]}
            await ada.do(p.Act, id="a1", **act)
            await again.do(p.Act, id="a1", **act)
            acted = [one for one in minutes(ada) if isinstance(one, e.Acted) and one.by == "person"]
            assert len(acted) == 1

    run(play)


def test_what_a_process_refuses_it_refuses_of_the_table_as_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, _ = await apart(here, there, ME, OPEN, BOT)
            clara = await (await there.person("Clara")).come(clerk_of(ada).table.id)
            deafen(there)
            await ada.do(p.Fill, seat=2, level="")
            await clara.do(p.Sit, seat=2)
            assert await clara.refused(p.Sit, seat=1) == "refusal-seated-already"

    run(play)


def test_who_comes_back_to_another_process_is_told_what_is_new_and_nothing_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            await ada.do(p.Say, text="one")
            number = ada.seen["number"]
            ada.go()
            await bruno.do(p.Say, text="two")
            seen = ada.seen
            ada = await there.person("Ada")
            ada.seen = seen
            await ada.come(clerk_of(bruno).table.id, after=number)
            assert heard(ada) == ["one", "two"]
            # Even if that process has not read yet what the first has told already.
            bruno.go()
            bruno = await here.person("Bruno")
            bruno.seen = {**ada.seen}
            deafen(there)
            await bruno.come(clerk_of(ada).table.id)
            await bruno.do(p.Say, text="three")
            number = bruno.seen["number"]
            bruno.go()
            again = await there.person("Bruno")
            again.seen = {**bruno.seen}
            await again.come(clerk_of(ada).table.id, after=number)
            await ada.do(p.Say, text="four")
            assert heard(again) == heard(ada) == ["one", "two", "three", "four"]

    run(play)


def test_bots_move_once_and_only_where_the_table_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there, ME, OPEN, BOT, BOT)
            keeps, other = clerk_of(ada), clerk_of(bruno)
            assert (keeps.keeps, other.keeps) == (True, False)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            while keeps.table.state != "over":
                await until(lambda: (ada.read(), bruno.read(), ada.asked or bruno.asked or over(ada))[-1])
                for one in (ada, bruno):
                    if one.asked and clerk_of(one).table.state == "playing":
                        try:
                            await one.answer()
                        except Refusal:
                            one.read()
                assert not other.keeper.players
            await until(lambda: minutes(ada) == minutes(bruno))
            acted = [(one.seat, one.request) for one in minutes(ada) if isinstance(one, e.Acted)]
            assert len(acted) == len(set(acted))
            assert {one.by for one in minutes(bruno) if isinstance(one, e.Acted)} == {"person", "bot"}

    run(play)


def over(person: Person) -> bool:
    return clerk_of(person).table.state == "over"


def test_a_dead_process_is_taken_over_from(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            await ada.do(p.Ready)
            await until(lambda: bruno.read() is not None and bruno.seen["table"]["seats"][0].get("here"))
            there.clock.now += 1
            await kill(here)
            await until(lambda: clerk_of(bruno).keeps)
            # Who was connected there is away, since now.
            await until(lambda: bruno.read() is not None and not bruno.seen["table"]["seats"][0].get("here"))
            assert clerk_of(bruno).went == {"ada": there.clock.now}
            await bruno.do(p.Ready)
            # The bot plays on.
            table = clerk_of(bruno).table
            await until(lambda: table.game is not None and not {2} & set(table.waiting))
            ada = await (await there.person("Ada")).come(table.id)
            await until(lambda: (ada.read(), bruno.read(), ada.asked or bruno.asked)[-1])

    run(play)


def test_of_two_processes_one_tells_who_is_away_and_when_it_is_dead_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with post(tmp_path, clock) as here, post(tmp_path, clock) as there:
            there.h.people = here.h.people
            table, late, other = await begun(here)
            clerk = await there.h.hall.find(table)
            assert clerk is not None
            assert not clerk.keeps
            clock.now += 5 * MINUTE
            told = [*await there.settle(), *await here.settle()]
            assert [one["To"] for one in told] == [f"{late.player.id}@example.org"]
            await kill(here.h)
            await until(lambda: clerk.keeps)
            assert await there.later(HOUR) == []
            # What comes after that is told by who has taken over.
            late, other = [await (await there.person(one.player.name)).come(table) for one in (late, other)]
            for one in (late, other):
                one.go()
            await pass_on(there, table, late)
            await until_asked(there, table, other, late)
            assert len(to(other, await there.later(HOUR))) == 1
            assert here.new() == []

    run(play)


def test_who_was_held_for_dead_gives_up_what_others_have_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            beating = here.hall.crew._beating
            assert beating is not None
            beating.cancel()
            sql = "UPDATE processes SET seen = seen - 60 WHERE id = ?"
            await there.store._writing(lambda db: db.execute(sql, (here.store.process,)))
            await until(lambda: clerk_of(bruno).keeps)
            await here.hall.crew._live()
            assert not clerk_of(ada).keeps
            await until(lambda: here.store.process in there.hall.crew.alive)
            for one in (ada, bruno):
                await until(lambda one=one: one.read() is not None and here_of(one) == [True, True, False])

    run(play)


def test_a_table_that_is_thrown_away_leaves_nobody_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            await until(lambda: bruno.read() is not None and here_of(bruno) == [True, True, False])
            clerk_of(ada)._break(OSError())
            await until(lambda: bruno.read() is not None and here_of(bruno) == [False, True, False])
            await until(lambda: clerk_of(bruno).keeps)

    run(play)


def test_a_table_in_memory_that_nobody_keeps_is_kept_by_whose_porter_finds_it_due(tmp_path: Path) -> None:
    """Before it was heard that the other had left it: its bots waited for ever."""

    async def play() -> None:
        async with two(tmp_path) as (here, there):
            _, bruno = await apart(here, there)
            there.hall.crew.hear = lambda words: None  # type: ignore[method-assign]
            assert here.hall._porter is not None
            here.hall._porter.cancel()
            table = clerk_of(bruno).table.id
            rows(databases.url(tmp_path), "UPDATE tables SET wake = 1")
            await here.store.release(table)
            await there.hall._wake()
            assert await there.store.mine([table]) == {table}
            assert clerk_of(bruno).keeps

    run(play)


def test_a_table_that_nobody_has_open_is_taken_up_when_it_is_due(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada = await here.person("Ada")
            await ada.come(await here.table(ada, clock=60))
            await ada.do(p.Ready)
            await until(lambda: ada.read() is not None and ada.asked)
            table = clerk_of(ada).table.id
            await kill(here)
            there.clock.now += 61
            await until(lambda: table in there.hall.clerks)
            found = there.hall.clerks[table]
            await until(lambda: any(getattr(one.entry, "by", "") == "clock" for one in found.table.minutes))

    run(play)


def test_what_is_unloaded_and_what_ends_gives_back_what_it_keeps(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            ada.go()
            await until(lambda: clerk_of(ada).idle)
            here.clock.now += 2 * IDLE
            clerk_of(bruno).touched = there.clock.now
            await here.hall._unload()
            assert clerk_of(ada).table.id not in here.hall.clerks
            here.hall.crew.look_soon()
            await until(lambda: clerk_of(bruno).keeps)
            ada = await (await here.person("Ada")).come(clerk_of(bruno).table.id)
            assert not clerk_of(ada).keeps
            await there.hall.crew.close()
            await until(lambda: clerk_of(ada).keeps)

    run(play)


def test_who_is_there_and_who_watches_is_known_at_all_processes(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            for one in (ada, bruno):
                await until(lambda one=one: one.read() is not None and here_of(one) == [True, True, False])
            await (await there.person("Clara")).come(clerk_of(ada).table.id)
            await until(lambda: clerk_of(ada).elsewhere.watching == 1)
            clerk_of(ada).counted = 0
            await clerk_of(ada)._count()
            ada.read()
            assert ada.seen["table"]["watching"] == 1
            bruno.go()
            await until(lambda: ada.read() is not None and here_of(ada) == [True, False, False])

    run(play)


def here_of(person: Person) -> list[bool]:
    return [bool(seat.get("here")) for seat in person.seen["table"]["seats"]]


def test_absence_is_of_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "NOW_AND_THEN", 0.01)

    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            for clerk in (clerk_of(ada), clerk_of(bruno)):
                await until(lambda clerk=clerk: clerk.elsewhere.players)
            here.clock.now += 600
            await bruno.do(p.Present)
            await until(lambda: clerk_of(ada).elsewhere.seen("bruno") == here.clock.now)
            assert clerk_of(ada).patience("bruno") == clerk_of(bruno).patience("bruno") > 0
            here.clock.now += 3600
            assert clerk_of(ada).patience("bruno") < 0

    run(play)


def test_who_deletes_themselves_goes_from_all_processes(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            await here.hall.people.delete(here.people["Bruno"])
            await until(lambda: minutes(ada)[-1].__class__ is e.Stood or not clerk_of(ada).table.seats[1].player)
            await until(lambda: not clerk_of(bruno).table.seats[1].player)
            await until(lambda: not any(getattr(one, "name", "") == "Bruno" for one in minutes(bruno)))

    run(play)


def test_while_the_database_is_away_nothing_is_done_and_what_was_missed_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (here, there):
            ada, bruno = await apart(here, there)
            await ada.do(p.Say, text="before")
            await until(lambda: heard(bruno) == ["before"])
            with databases.away(databases.url(tmp_path)):
                await until(lambda: here.hall.crew.away and there.hall.crew.away)
                assert await ada.refused(p.Say, text="meanwhile") == "refusal-database-away"
            await until(lambda: not here.hall.crew.away)
            await ada.do(p.Say, text="after")
            await until(lambda: heard(bruno) == ["before", "after"])
            assert not clerk_of(ada).broken
            assert clerk_of(ada).keeps != clerk_of(bruno).keeps

    run(play)


def test_clocks_stand_still_while_the_database_is_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada, clock=60))
            await ada.do(p.Ready)
            await until(lambda: ada.read() is not None and ada.asked)
            deadline = ada.seen["waiting"][0]["deadline"]
            with databases.away(databases.url(tmp_path)):
                await until(lambda: h.hall.crew.away)
                h.clock.now += 100
                clerk_of(ada).keeper._ring()
            await until(lambda: not h.hall.crew.away)
            await until(lambda: ada.read() is not None and ada.seen["waiting"][0]["deadline"] == deadline + 100)
            assert not [one for one in minutes(ada) if getattr(one, "by", "") == "clock"]
            await ada.answer()

    run(play)


def test_a_second_process_does_not_say_that_none_ran(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with house(tmp_path, clock=clock) as here:
            clock.now += 100
            async with house(tmp_path, clock=clock):
                clock.now += 100
            assert await here.store.downtimes(0) == []
        clock.now += 100
        async with house(tmp_path, clock=clock) as here:
            assert [until - since for since, until in await here.store.downtimes(0)] == [100]

    run(play)


def test_a_table_that_could_not_be_woken_without_the_database_is_woken_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            table = await h.table(await h.person("Ada"))
            h.hall.clerks.clear()

            async def due(now: float, limit: int, but: Sequence[str]) -> list[str]:
                return [table]

            monkeypatch.setattr(h.store, "claim_due", due)
            with databases.away(databases.url(tmp_path)), pytest.raises(Refusal):
                await h.hall._wake()
            assert not h.hall._failed
            while table not in h.hall.clerks:
                with suppress(Refusal):  # it is found within a moment that the database is back
                    await h.hall._wake()
                await asyncio.sleep(0.01)

    run(play)
