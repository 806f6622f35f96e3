"""Clocks run only while somebody must decide; pauses; calls to answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hemicycle.server import entries as e
from hemicycle.server import protocol as p

from .conftest import run
from .tables import BOT, ME, OPEN, house


async def asked(h: Any, person: Any) -> None:
    await h.until(lambda: person.read() is not None and person.asked)


def deadline(person: Any, seat: int = 0) -> float:
    found: float = next(one.get("deadline", 0) for one in person.seen["waiting"] if one["seat"] == seat)
    return found


def test_at_the_end_of_time_the_default_is_played_and_a_bot_keeps_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, clock=60))
            await ada.do(p.Ready)
            await asked(h, ada)
            request = ada.asked[0]
            assert deadline(ada) == h.clock.now + 60
            default = request["options"][request["default"]]["action"]
            h.clock.now += 59
            assert ada.clerk is not None
            ada.clerk.keeper._ring()
            await h.until(lambda: not ada.clerk.keeper.busy)
            ada.read()
            assert ada.asked[0]["id"] == request["id"]
            h.clock.now += 1
            ada.clerk.keeper._ring()
            await h.until(lambda: ada.clerk.table.state == "over")
            ada.read()
            by_clock = [
                mark.entry.actions
                for mark in ada.clerk.table.minutes
                if isinstance(mark.entry, e.Acted) and mark.entry.by == "clock"
            ]
            assert by_clock == [(default,)]
            assert "table-kept-clock" in [line["type"] for line in ada.seen["lines"]]

    run(play)


def test_time_does_not_run_while_the_others_decide(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, BOT, clock=60)
            await ada.come(table)
            bruno = await (await h.person("Bruno")).come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            people = [ada, bruno]
            for _ in range(6):
                await h.until(lambda: any(one.read() is not None and one.asked for one in people))
                one = next(one for one in people if one.asked)
                seat = one.seen["you"].get("seat", 0)
                assert deadline(one, seat) == h.clock.now + 60
                assert [two["seat"] for two in one.seen["waiting"]] == [seat]
                h.clock.now += 40
                await one.answer()

    run(play)


def test_a_pause_needs_everybody_and_stops_the_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, BOT, clock=60)
            await ada.come(table)
            bruno = await (await h.person("Bruno")).come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            await h.until(lambda: any(one.read() is not None and one.asked for one in (ada, bruno)))
            one = ada if ada.asked else bruno
            seat = one.seen["you"].get("seat", 0)
            end = deadline(one, seat)
            h.clock.now += 10
            await ada.do(p.Pause)
            assert ada.seen["table"]["pausing"] == [0]
            assert "paused" not in ada.seen["table"]
            await bruno.do(p.Pause)
            one.read()
            assert one.seen["table"]["paused"]
            assert deadline(one, seat) == 0
            action = one.asked[0]["options"][0]["action"]
            assert await one.refused(p.Act, request=one.asked[0]["id"], actions=[action]) == "refusal-paused"
            h.clock.now += 1000
            await ada.do(p.Pause, want=False)
            await bruno.do(p.Pause, want=False)
            one.read()
            assert "paused" not in one.seen["table"]
            assert deadline(one, seat) == end + 1000
            await one.answer()

    run(play)


def test_a_wish_to_pause_can_be_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, BOT)
            await ada.come(table)
            bruno = await (await h.person("Bruno")).come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            await ada.do(p.Pause)
            await ada.do(p.Pause, want=False)
            await bruno.do(p.Pause)
            assert bruno.seen["table"]["pausing"] == [1]
            assert "paused" not in bruno.seen["table"]

    run(play)


def test_somebody_who_is_waited_for_can_be_called(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, BOT, pace="days")
            await ada.come(table)
            bruno = await (await h.person("Bruno")).come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            await h.until(lambda: any(one.read() is not None and one.asked for one in (ada, bruno)))
            late, other = (ada, bruno) if ada.asked else (bruno, ada)
            seat = late.seen["you"].get("seat", 0)
            assert await late.refused(p.Call, seat=seat) == "refusal-nothing-to-call"
            assert await other.refused(p.Call, seat=2) == "refusal-nothing-to-call"
            await other.do(p.Call, seat=seat)
            assert await other.refused(p.Call, seat=seat) == "refusal-called-already"
            late.read()
            assert late.seen["lines"][-1]["type"] == "table-called"

    run(play)


def test_a_table_that_is_not_loaded_is_woken_when_a_clock_runs_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada, ME, BOT, BOT, pace="days", clock=3600)
            await ada.come(table)
            await ada.do(p.Ready)
            await asked(h, ada)
            ada.go()
            assert ada.clerk is not None
            await h.until(lambda: ada.clerk.idle)
            h.clock.now += 100
            h.hall._unload()
            assert not h.hall.clerks
            await h.hall._wake()
            assert not h.hall.clerks
            h.clock.now += 3600
            await h.hall._wake()
            assert list(h.hall.clerks) == [table]
            await h.until(lambda: h.hall.clerks[table].table.state == "over")

    run(play)
