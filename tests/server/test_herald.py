"""What those who are away are told, and when: once, late rather than never, and nothing that has been answered."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import clock as clocks
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.seating import ABSENT

from .conftest import run
from .mailing import HOUR, MINUTE, Post, post, sat, subjects
from .tables import ME, OPEN, Clock


async def begun(post: Post, **settings: Any) -> tuple[str, Any, Any]:
    """A table over days of two people and a bot; who is asked first, and the other. Both have gone."""
    ada, bruno = await post.person("Ada"), await post.person("Bruno", "fr")
    bot = p.SeatWish("bot", "novice")
    table = await post.h.table(ada, ME, OPEN, bot, pace="days", title="Tea", **settings)
    await sat(post, table, ada, bruno)
    clerk = ada.clerk
    await post.h.until(lambda: not clerk.keeper.busy and clerk.table.waiting)
    late, other = (ada, bruno) if clerk.table.waiting[0] == 0 else (bruno, ada)
    return table, late, other


async def decide(person: Any, table: str) -> None:
    """Come, answer, and go again."""
    await person.come(table)
    await person.answer()
    person.go()
    person.house.clock.now += 1


def asked(person: Any) -> bool:
    seat = person.clerk.table.seat_of(person.player.id)
    return seat in person.clerk.table.waiting


def to(person: Any, mails: list[EmailMessage]) -> list[EmailMessage]:
    return [one for one in mails if one["To"] == f"{person.player.id}@example.org"]


async def pass_on(post: Post, table: str, person: Any) -> None:
    """Decide until it is somebody else's turn."""
    while asked(person):
        await decide(person, table)
        await post.h.until(lambda: not person.clerk.keeper.busy)


async def until_asked(post: Post, table: str, person: Any, other: Any) -> None:
    """The others decide until it is somebody's turn."""
    clerk = person.clerk
    for _ in range(40):
        await post.h.until(lambda: not clerk.keeper.busy)
        if asked(person):
            return
        await decide(other, table)
    raise AssertionError("never asked")


def test_a_second_turn_is_told_late_and_not_dropped(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, other = await begun(letters)
            (first,) = await letters.later(5 * MINUTE)
            assert "your turn" in first["Subject"] or "à vous" in first["Subject"]
            assert first["Subject"].endswith("Tea")
            assert "Koalition" in first.get_content(), "the game, whatever the table is called"
            await pass_on(letters, table, late)
            await until_asked(letters, table, late, other)
            # Within ten minutes of the first, and of having been there: not yet.
            assert to(late, await letters.later(4 * MINUTE)) == []
            assert len(to(late, await letters.later(7 * MINUTE))) == 1
            assert to(late, await letters.later(HOUR)) == []

    run(play)


def test_what_was_answered_meanwhile_is_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, other = await begun(letters)
            await letters.later(5 * MINUTE)
            await decide(late, table)
            await until_asked(letters, table, late, other)
            letters.new()
            await decide(late, table)
            await until_asked(letters, table, other, late)
            assert to(late, await letters.later(HOUR)) == []

    run(play)


def test_what_waits_survives_a_restart_and_keeps_its_language(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with post(tmp_path, clock) as letters:
            ada = await letters.person("Ada", "fr")
            table = await letters.h.table(ada, ME, OPEN, OPEN, pace="days")
            bruno, cleo = await letters.person("Bruno", "fr"), await letters.person("Cleo", "fr")
            await sat(letters, table, ada, bruno, cleo)
        clock.now += 30
        async with post(tmp_path, clock) as letters:
            # Nobody opens it: the table wakes by itself.
            clock.now += 5 * MINUTE
            (mail,) = await letters.settle()
            assert mail["Subject"] == "C’est à vous\u00a0: Koalition"
            assert "On vous demande\u00a0:" in mail.get_content()
        clock.now += HOUR
        async with post(tmp_path, clock) as letters:
            await letters.h.hall.find(table)  # somebody looks in: that tells nobody anything for the second time
            assert await letters.later(HOUR) == []

    run(play)


def test_a_failure_is_tried_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            await begun(letters)
            letters.mail.refuses = True
            assert await letters.later(5 * MINUTE) == []
            letters.mail.refuses = False
            assert await letters.later(10 * MINUTE) == []
            assert len(await letters.later(10 * MINUTE)) == 1
            assert await letters.later(HOUR) == []

    run(play)


def test_an_open_tab_is_nobody_and_a_page_in_use_is_somebody(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, _ = await begun(letters)
            await late.come(table)  # it stays open, and says nothing more
            assert len(await letters.later(5 * MINUTE)) == 1
        async with post(tmp_path / "two", Clock()) as letters:
            table, late, _ = await begun(letters)
            await late.come(table)
            letters.h.clock.now += MINUTE
            await late.do(p.Present)
            assert await letters.later(HOUR) == []

    (tmp_path / "two").mkdir()
    run(play)


def test_what_comes_while_the_page_is_in_use_is_told_only_if_nobody_sees_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, other = await begun(letters)
            await pass_on(letters, table, late)
            await late.come(table)
            await late.do(p.Present)
            letters.h.clock.now += 1
            await until_asked(letters, table, late, other)
            assert to(late, await letters.later(MINUTE)) == []
            assert len(to(late, await letters.later(2 * MINUTE))) == 1

    run(play)


def test_who_was_replaced_by_the_others_is_told_so_and_not_of_a_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, other = await begun(letters, clock=0)
            await letters.later(ABSENT["days"] + 1)
            await other.come(table)
            await other.do(p.Replace, seat=late.clerk.table.seat_of(late.player.id))
            other.go()
            (mail,) = to(late, await letters.later(HOUR))
            said = " ".join(mail.get_content().split())
            assert "the others waited no longer" in said or "les autres n’ont plus attendu" in said
            assert to(late, await letters.later(HOUR)) == []

    run(play)


def test_nobody_has_to_look_for_what_is_due(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path, rings=True) as letters:
            _, late, _ = await begun(letters)
            letters.h.clock.now += 3 * MINUTE
            late.clerk.herald.look()
            await letters.h.until(lambda: letters.mail.mails)

    run(play)


def test_a_call_comes_at_once_and_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, other = await begun(letters)
            await letters.later(5 * MINUTE)
            letters.h.clock.now += 11 * MINUTE
            await other.come(table)
            await other.do(p.Call, seat=late.clerk.table.seat_of(late.player.id))
            (mail,) = await letters.settle()
            assert str(mail["To"]).startswith(late.player.id)
            assert "waiting" in mail["Subject"] or "attend" in mail["Subject"]
            assert await letters.later(HOUR) == []

    run(play)


def test_an_offer_is_told_with_its_maker_and_not_its_terms(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, other = await begun(letters)
            await letters.later(5 * MINUTE)
            letters.h.clock.now += 11 * MINUTE
            await other.come(table)
            seat = late.clerk.table.seat_of(late.player.id)
            terms = await other.clerk.terms(other.player, [seat], "en")
            choice = terms.terms[0]
            await other.do(p.Offer, parties=[seat], terms=[choice.term])
            (mail,) = await letters.settle()
            assert str(mail["To"]).startswith(late.player.id)
            assert f"{other.player.name} " in mail.get_content()
            assert choice.said not in mail.get_content()
            assert await letters.later(HOUR) == []

    run(play)


def test_time_that_runs_out_is_told_before_and_after(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            table, late, other = await begun(letters, clock=24 * 3600)
            (turn,) = await letters.later(5 * MINUTE)
            left = "24 hours" if late.lang == "en" else "24 heures"
            assert left in turn.get_content()
            assert "UTC" in turn.get_content()
            assert await letters.later(17 * HOUR) == []
            (warned,) = await letters.later(HOUR)
            assert warned["Subject"] in ("Your time is running out: Tea", "Votre temps touche à sa fin\u00a0: Tea")
            await letters.later(6 * HOUR)  # the first time, lots are drawn
            await until_asked(letters, table, late, other)
            mine: list[str] = []
            for _ in range(26):
                mine += [str(one["Subject"]) for one in to(late, await letters.later(HOUR))]
                if asked(other):
                    await decide(other, table)
            assert any(one in ("A bot plays for you: Tea", "Un robot joue pour vous\u00a0: Tea") for one in mine)

    run(play)


def test_who_has_asked_for_nothing_gets_nothing_and_wakes_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            ada = await letters.h.person("Ada")
            bot = p.SeatWish("bot", "novice")
            table = await letters.h.table(ada, ME, bot, bot, pace="days")
            await sat(letters, table, ada)
            assert await letters.later(HOUR) == []
            found = await letters.h.store.load(table)
            assert found is not None
            assert await letters.h.store.due(letters.h.clock.now + 100 * HOUR) == []

    run(play)


def test_a_live_table_tells_calls_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            ada, bruno = await letters.person("Ada"), await letters.person("Bruno")
            table = await letters.h.table(ada, ME, OPEN, p.SeatWish("bot", "novice"))
            await sat(letters, table, ada, bruno)
            assert await letters.later(HOUR) == []
            clerk: Any = ada.clerk
            late, other = (ada, bruno) if clerk.table.waiting[0] == 0 else (bruno, ada)
            await other.come(table)
            await other.do(p.Call, seat=clerk.table.waiting[0])
            (mail,) = await letters.settle()
            assert [to for to, _ in subjects([mail])] == [late.player.id]
            question = clerk.scene.say("en").request(clerk.table.awaited[0])[0]
            assert f"asks for your answer: {question}" in " ".join(mail.get_content().split())

    run(play)


@pytest.mark.parametrize("kill", [False, True])
def test_no_clock_runs_while_no_server_does(tmp_path: Path, kill: bool) -> None:
    async def play() -> None:
        clock = Clock()
        async with post(tmp_path, clock) as letters:
            table, late, _ = await begun(letters, clock=3600)
            request = late.clerk.table.awaited[0]
            clock.now += 10 * MINUTE
            before = late.clerk.table.deadline(request) - clock.now
            if kill:  # it is never said that the server ends: what is known is when it last ran
                await letters.h.hall._live()
                letters.h.store.lives = lambda now: letters.h.store.check()  # type: ignore[method-assign]
        clock.now += 20 * HOUR
        async with post(tmp_path, clock) as letters:
            clerk = await letters.h.hall.find(table)
            assert clerk is not None
            assert clerk.table.awaited == [request]
            assert clerk.table.deadline(request) - clock.now == pytest.approx(before, abs=1)
            lines = [clerk.scene.say("en").table_line(mark) for mark in clerk.table.minutes]
            assert "The server was away for 20 hours. All clocks stood still." in [
                one.said for one in lines if one
            ]
        # And once: the next start finds it done.
        async with post(tmp_path, clock) as letters:
            clerk = await letters.h.hall.find(table)
            assert clerk is not None
            assert clerk.table.deadline(request) - clock.now == pytest.approx(before, abs=1)

    run(play)


class Laptop(clocks.Clock):
    """While it is awake both its clocks go on, while it sleeps only the one on the wall."""

    def __init__(self) -> None:
        self.hangs = self.ticks = 1_000_000.0
        super().__init__(lambda: self.hangs, lambda: self.ticks)

    @property
    def now(self) -> float:
        return self()

    @now.setter
    def now(self, then: float) -> None:
        passed = then - self()
        self.hangs, self.ticks = self.hangs + passed, self.ticks + passed


@pytest.mark.one_database
@pytest.mark.parametrize("first", ["clock", "player", "porter", "visitor"])
def test_no_clock_runs_while_the_machine_sleeps(tmp_path: Path, first: str) -> None:
    """A laptop is shut for the night: whatever comes first as it wakes, nobody has run out of time."""

    async def play() -> None:
        clock: Any = Laptop()
        async with post(tmp_path, clock) as letters:
            table, late, other = await begun(letters, clock=3600)
            asleep = await letters.h.table(other, ME, p.SeatWish("bot", "novice"), p.SeatWish("bot", "novice"))
            clerk = late.clerk
            request = clerk.table.awaited[0]
            clock.now += 10 * MINUTE
            before = clerk.table.deadline(request) - clock.now
            clock.hangs += 8 * HOUR
            if first == "clock":
                clerk.keeper._ring()
                await letters.h.until(lambda: clerk.keeper.ringing.done())
            elif first == "player":
                await other.come(table)
                await other.do(p.Say, text="Good morning")
            elif first == "porter":
                await letters.h.hall.naps.over()
            else:
                letters.h.hall.discard(letters.h.hall.clerks[asleep])
                assert await letters.h.hall.find(asleep) is not None
            assert clerk.table.awaited == [request]
            assert clerk.table.deadline(request) - clock.now == pytest.approx(before, abs=1)
            slept = [one.entry for one in clerk.table.minutes if isinstance(one.entry, e.Slept)]
            assert [round(one.seconds) for one in slept] == [8 * HOUR]
            assert clock.leap is None

    run(play)


@pytest.mark.parametrize("lasts", [0, 24 * 3600], ids=["no clock", "a clock"])
def test_a_clock_that_is_set_back_delays_no_notice_and_no_deadline(tmp_path: Path, lasts: int) -> None:
    async def play() -> None:
        clock = Clock()
        async with post(tmp_path, clock) as letters:
            table, late, other = await begun(letters, clock=lasts)
            assert len(await letters.later(5 * MINUTE)) == 1
            await pass_on(letters, table, late)
            await until_asked(letters, table, late, other)
            request = late.clerk.table.awaited[0]
        clock.now -= 100 * HOUR  # and the server is started anew
        async with post(tmp_path, clock) as letters:
            # Nobody opens it: the table wakes by itself.
            (mail,) = to(late, await letters.later(5 * MINUTE))
            assert "your turn" in mail["Subject"] or "à vous" in mail["Subject"]
            if lasts:
                clerk: Any = await letters.h.hall.find(table)
                assert 0 < clerk.table.deadline(request) - clock.now <= lasts
            assert to(late, await letters.later(5 * MINUTE)) == []

    run(play)


def test_who_was_told_of_a_call_or_a_bot_is_not_told_again_when_no_server_ran(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with post(tmp_path, clock) as letters:
            table, late, other = await begun(letters, clock=24 * 3600)
            await letters.later(HOUR)
            await other.come(table)
            await other.do(p.Call, seat=late.clerk.table.seat_of(late.player.id))
            other.go()
            assert len(to(late, await letters.later(11 * MINUTE))) == 1
        clock.now += 5 * HOUR
        async with post(tmp_path, clock) as letters:
            clerk: Any = await letters.h.hall.find(table)
            assert await letters.later(HOUR) == []
            seat = clerk.table.seat_of(late.player.id)
            kept = e.Kept(at=clock.now, seat=seat, why="clock")
            await clerk.enter([kept], lambda: True)
            assert len(to(late, await letters.later(HOUR))) == 1
            await letters.h.until(lambda: not clerk.keeper.busy)
            letters.new()
        clock.now += 5 * HOUR
        async with post(tmp_path, clock) as letters:
            await letters.h.hall.find(table)  # somebody looks in
            assert to(late, await letters.later(HOUR)) == []

    run(play)


def test_a_call_that_could_not_be_told_waits_for_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with post(tmp_path, clock) as letters:
            table, late, other = await begun(letters, clock=24 * 3600)
            await letters.later(HOUR)
            letters.mail.refuses = True
            await other.come(table)
            await other.do(p.Call, seat=late.clerk.table.seat_of(late.player.id))
            other.go()
            assert await letters.settle() == []
        clock.now += 5 * HOUR
        async with post(tmp_path, clock) as letters:
            (mail,) = to(late, await letters.later(HOUR))
            assert "waiting" in mail["Subject"] or "attend" in mail["Subject"]

    run(play)


def test_an_address_of_before_is_asked_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters:
            ada = await letters.h.person("Ada")
            # As a database from before has it once it is brought up to date.
            await letters.h.store.set_pending("ada", "ada@example.org", 0)
            bot = p.SeatWish("bot", "novice")
            table = await letters.h.table(ada, ME, bot, bot, pace="days")
            await sat(letters, table, ada)
            assert subjects(await letters.later(HOUR)) == [("ada", "Confirm your e-mail address")]
            assert await letters.later(HOUR) == []

    run(play)
