"""Clocks run only while somebody must decide; pauses; calls to answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hemicycle.engine.flow import by_lot
from hemicycle.engine.rules import plain
from hemicycle.engine.words import Lapse
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.table import Table

from .conftest import run
from .tables import BOT, ME, OPEN, house


async def asked(h: Any, person: Any) -> None:
    await h.until(lambda: person.read() is not None and person.asked)


def deadline(person: Any, seat: int = 0) -> float:
    found: float = next(one.get("deadline", 0) for one in person.seen["waiting"] if one["seat"] == seat)
    return found


async def out_of_time(h: Any, *people: Any) -> None:
    """A minute passes, and the clock rings."""
    keeper = people[0].clerk.keeper
    h.clock.now += 60
    keeper._ring()
    await h.until(lambda: not keeper.busy)
    for one in people:
        one.read()


def by_clock(person: Any) -> list[e.Acted]:
    entries = [mark.entry for mark in person.clerk.table.minutes]
    return [entry for entry in entries if isinstance(entry, e.Acted) and entry.by == "clock"]


def kept(person: Any, seat: int = 0) -> bool:
    found: bool = person.seen["table"]["seats"][seat].get("kept", False)
    return found


def told(person: Any) -> list[str]:
    found = [line["type"] for line in person.seen["lines"] if line["type"].startswith("table-")]
    return [one for one in found if one != "table-began"]


def test_at_the_end_of_time_the_default_is_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, clock=60))
            await ada.do(p.Ready)
            await asked(h, ada)
            request = ada.asked[0]
            assert deadline(ada) == h.clock.now + 60
            drawn = [request["options"][place] for place in request["drawn"]]
            assert request["lapse"].startswith("If your time runs out, one of ")
            h.clock.now += 59
            ada.clerk.keeper._ring()
            await h.until(lambda: not ada.clerk.keeper.busy)
            ada.read()
            assert ada.asked[0]["id"] == request["id"]
            h.clock.now += 1
            ada.clerk.keeper._ring()
            await h.until(lambda: ada.read() is not None and told(ada) != [])
            # The game itself has played it, and says so.
            assert [entry.actions for entry in by_clock(ada)] == [()]
            game = ada.clerk.table.game
            lapses = [one.action.action for one in game.history() if isinstance(one.action, Lapse)]
            assert len(lapses) == 1
            assert plain(lapses[0]) in [option["action"] for option in drawn]
            assert told(ada) == ["table-lapsed"]
            assert '"lapsed":true' in game.record()

    run(play)


def test_who_runs_out_of_time_twice_unheard_of_has_a_bot_play_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, clock=60))
            await ada.do(p.Ready)
            await asked(h, ada)
            await out_of_time(h, ada)
            await asked(h, ada)
            assert not kept(ada)
            await out_of_time(h, ada)
            await h.until(lambda: ada.clerk.table.state == "over")
            ada.read()
            assert kept(ada)
            assert len(by_clock(ada)) == 2
            assert told(ada) == ["table-lapsed", "table-lapsed", "table-kept-clock"]

    run(play)


@pytest.mark.parametrize("sign", ["act", "offer", "say", "whisper", "pause"])
def test_a_sign_of_life_between_two_lapses_keeps_the_bot_away(tmp_path: Path, sign: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, clock=60))
            await ada.do(p.Ready)
            for _ in range(3):
                await asked(h, ada)
                await out_of_time(h, ada)
                await asked(h, ada)
                match sign:
                    case "act":
                        await ada.answer()
                    case "offer":
                        terms = (await ada.clerk.terms(ada.player, [1], "en")).terms
                        term = next(one.term for one in terms if one.seat == 0)
                        await ada.do(p.Offer, parties=[1], terms=[term])
                    case "say":
                        await ada.do(p.Say, text="One moment")
                    case "whisper":
                        await ada.do(p.Say, text="One moment", to=[1])
                    case "pause":
                        await ada.do(p.Pause)
                        await ada.do(p.Pause, want=False)
            assert len(by_clock(ada)) == 3
            assert not kept(ada)

    run(play)


def test_two_questions_that_lapse_together_count_once(tmp_path: Path) -> None:
    """Only who was asked anew after the first lapse has had another whole time for an answer."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, clock=60))
            await ada.do(p.Ready)
            await asked(h, ada)
            table = ada.clerk.table
            request = table.awaited[0]
            assert not table.silent_again(request)
            table.silent[0] = h.clock.now + 60
            assert not table.silent_again(request)
            table.silent[0] = table.opened[request.id]
            assert table.silent_again(request)

    run(play)


def test_what_was_played_for_the_absent_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """By lot too: it is drawn by the game, from the secret."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            table = await h.table(ada, ME, BOT, BOT, clock=60)
            await ada.come(table)
            await ada.do(p.Ready)
            await asked(h, ada)
            request = ada.clerk.table.awaited[0]
            request.default = by_lot()
            await ada.come(table)
            assert ada.asked[0]["drawn"] == list(range(len(request.options)))
            assert "drawn by lot" in ada.asked[0]["lapse"]
            assert ada.asked[0].get("default", -1) == -1
            minutes = [mark.entry for mark in ada.clerk.table.minutes]
            again = Table(table, ada.clerk.table.settings, ada.clerk.table.secret, 0, ada.player.id)
            for entry in minutes:
                again.apply(entry)
            again.awaited[0].default = by_lot()
            await out_of_time(h, ada)
            again.apply(by_clock(ada)[0])
            assert ada.clerk.table.game is not None
            assert again.game is not None
            assert again.game.log == next(
                one for one in ada.clerk.table.game.history() if isinstance(one.action, Lapse)
            )

    run(play)


def test_time_does_not_run_while_the_others_decide(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
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
            ada: Any = await h.person("Ada")
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
            ada: Any = await h.person("Ada")
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
            ada: Any = await h.person("Ada")
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
            ada: Any = await h.person("Ada")
            table = await h.table(ada, ME, BOT, BOT, pace="days", clock=3600)
            await ada.come(table)
            await ada.do(p.Ready)
            await asked(h, ada)
            ada.go()
            assert ada.clerk is not None
            await h.until(lambda: ada.clerk.idle)
            h.clock.now += 100
            await h.hall._unload()
            assert not h.hall.clerks
            await h.hall._wake()
            assert not h.hall.clerks
            h.clock.now += 3600
            await h.hall._wake()
            assert list(h.hall.clerks) == [table]
            clerk = h.hall.clerks[table]
            await h.until(lambda: clerk.table.silent and clerk.idle and clerk.table.waiting == [0])
            h.clock.now += 3600
            clerk.keeper._ring()
            await h.until(lambda: clerk.table.state == "over")

    run(play)
