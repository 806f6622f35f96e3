"""Bots think in processes of their own: the same as they would here, whatever becomes of a process meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.base import Reply as Answered
from hemicycle.bots.lesson import LessonMind, level
from hemicycle.bots.steps import Choose, Consider, Propose, Step, Volunteer
from hemicycle.engine import lessons
from hemicycle.engine.deals import Deal, Offer
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.catalogue import catalogue
from hemicycle.server.minds import Mind, Teacher, entered
from hemicycle.server.refusal import Refusal
from hemicycle.server.table import Table
from hemicycle.server.thinkers import Settled, Thinker, Thinkers
from hemicycle.server.thoughts import Matter, Reply, Thought, reflect, think, thought_of
from hemicycle.server.thoughts import Mind as Reflecting
from tests.lessons import Rehearsal
from tests.registered import near, part

from .client import Client
from .conftest import run
from .serving import Server
from .tables import ME, OPEN, House, Person, house

T = TypeVar("T")
OWN = ("Lucky", "Halting", "Deadly", "Failing", "Noting")


@pytest.fixture(autouse=True)
def signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where tests and those who think leave signs for each other."""
    folder = tmp_path / "signs"
    folder.mkdir()
    monkeypatch.setenv("HEMICYCLE_TEST_SIGNS", str(folder))
    catalogue.cache_clear()
    for name in OWN:
        levels.admit(f"tests.server.slow:{name}", [games.find(game) for game in games.names()])
    yield folder
    for name in OWN:
        del levels.OWN[name]
    catalogue.cache_clear()


def bot(level: str) -> p.SeatWish:
    return p.SeatWish("bot", level)


async def seated(h: House, *levels: str, game: str = "zoocracy") -> Person:
    """Ada sits down among bots, and the game begins."""
    ada = await h.person("Ada")
    await ada.come(await h.table(ada, ME, *map(bot, levels), game=game))
    await ada.do(p.Ready)
    return ada


async def plays(h: House, ada: Person, until: Callable[[], bool]) -> None:
    """Ada takes her first choice each time, until something is so."""
    while not until():
        await h.until(lambda: ada.read() is not None and (ada.asked or until()))
        if ada.asked and not until():
            with suppress(Refusal):  # a bot was faster
                await ada.answer()


def by_bots(ada: Person) -> list[e.Acted]:
    """What bots have decided."""
    assert ada.clerk is not None
    entries = [mark.entry for mark in ada.clerk.table.minutes]
    return [one for one in entries if isinstance(one, e.Acted) and one.by == "bot"]


def alive(pid: int) -> bool:
    """Whether a process is there; one that has ended and is not yet buried is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def pids(h: House) -> list[int]:
    return [one.process.pid for one in h.hall.thinkers.all if one.process is not None]


# What is thought


LONG = {"random": 60, "novice": 60, "steady": 12, "Noting": 40}
"""How many decisions of each level are looked at."""


def due(table: Table) -> Step:
    """What is to be thought about next; offers are answered before all else."""
    game, agenda = table.game, table.agenda
    assert game is not None
    found = [agenda.next(game, seat, bargains=True) for seat in range(game.players)]
    steps = [step for step in found if step is not None]
    step = next((step for step in steps if isinstance(step, Consider)), steps[0])
    if isinstance(step, Propose):
        agenda.offered[step.seat] = step.request.id
    return step


def bots_play(game: str, level: str) -> Iterator[tuple[Table, Step, Mind, Thought]]:
    """A table of bots, one of whom thinks here: what each is to think about, and what comes of it."""
    rules = games.find(game)
    table = Table("t", p.NewTable(game, [bot(level)] * near(rules, 3)), f"{game} {level}", 0.0, "")
    for seat in range(len(table.seats)):
        table.apply(e.Filled(at=0.0, seat=seat, level=level, name=f"{seat}"))
    setup = Table.setup(table.settings)
    table.apply(e.Began(at=0.0, rules=rules.version, fingerprint=setup.edition.fingerprint))
    minds = [Mind(table, seat) for seat in range(len(table.seats))]
    while table.state == "playing" and table.moves < LONG[level]:
        step = due(table)
        mind = minds[step.seat]
        told, mind.game = mind.told, table.game.copy()  # type: ignore[union-attr]
        thought = think(step.of(mind.game), mind)
        here, mind.told = mind.told, told
        yield table, step, mind, thought
        mind.told = here
        if (entry := entered(step, thought.move, 0.0)) is not None:
            table.apply(entry)


@pytest.mark.one_database
@pytest.mark.parametrize("level", LONG)
@pytest.mark.parametrize("game", games.names())
def test_what_is_handed_over_is_enough_to_think_the_same(game: str, level: str) -> None:
    """And with the same reasons, by what the seat may know alone."""
    if level in levels.LEVELS:
        part(games.find(game), "bot")
    there: dict[int, Reflecting] = {}
    for table, step, mind, thought in bots_play(game, level):
        given = mind.matter(step, None, [], mind.number in there)
        given = msgspec.msgpack.decode(msgspec.msgpack.encode(given), type=Matter)
        assert table.secret.encode() not in msgspec.msgpack.encode(given)
        reply = reflect(given, there)
        assert thought_of(table.rules, step, reply) == thought


async def handed(made: Matter, known: bool) -> Matter:
    return made


@pytest.mark.one_database
def test_a_table_plays_the_same_with_one_process_and_with_several(tmp_path: Path) -> None:
    async def play(most: int) -> None:
        thinkers = Thinkers(most, 60)
        try:
            for table, step, mind, thought in islice(bots_play("zoocracy", "steady"), 6):
                made = mind.matter(step, None, [], False)
                pack = partial(handed, made)
                asked = [thinkers.think(f"table {at}", 0, pack) for at in range(most)]
                for reply in await asyncio.gather(*asked):
                    assert isinstance(reply, Reply)
                    assert thought_of(table.rules, step, reply) == thought
            assert sum(one.process is not None for one in thinkers.all) == most
        finally:
            await thinkers.close()

    run(lambda: play(1))
    run(lambda: play(3))


def test_bots_play_a_whole_game_from_another_process(tmp_path: Path, signs: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Lucky", "Noting", game="chair")
            await plays(h, ada, lambda: ada.clerk.table.state == "over")  # type: ignore[union-attr]
            assert by_bots(ada)
            assert [int(one.name.split("-")[1]) for one in signs.iterdir()] == pids(h)

    run(play)


def test_no_process_is_started_before_a_bot_thinks_that_takes_its_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=2) as h:
            ada = await seated(h, "novice", "random")
            await plays(h, ada, lambda: len(by_bots(ada)) > 3)
            assert pids(h) == []

    run(play)


def test_a_process_that_is_idle_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Lucky", game="zoocracy")
            await plays(h, ada, lambda: bool(ada.clerk) and bool(by_bots(ada)))
            await h.until(lambda: not ada.clerk.keeper.busy)  # type: ignore[union-attr]
            (first,) = pids(h)
            await h.hall.thinkers.tidy()
            assert pids(h) == [first]
            monkeypatch.setattr("hemicycle.server.thinkers.IDLE", -1)
            await h.hall.thinkers.tidy()
            assert not alive(first)
            before = len(by_bots(ada))
            await plays(h, ada, lambda: len(by_bots(ada)) > before)
            assert pids(h) not in ([], [first])

    run(play)


# Processes come to an end


async def thinking(h: House, signs: Path) -> int:
    """Until somebody thinks; in which process."""
    await h.until(lambda: any(signs.glob("thinking-*")))
    return int(next(signs.glob("thinking-*")).name.split("-")[1])


def test_a_thought_whose_process_is_killed_is_thought_again(tmp_path: Path, signs: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Halting", "Halting", game="chair")
            await plays(h, ada, lambda: any(signs.glob("thinking-*")))
            first = await thinking(h, signs)
            os.kill(first, signal.SIGKILL)
            (signs / f"thinking-{first}").unlink()
            assert await thinking(h, signs) != first
            (signs / "go-on").touch()
            await plays(h, ada, lambda: bool(by_bots(ada)))
            assert all(one.actions for one in by_bots(ada)), "it has chosen, and nobody for it"

    run(play)


def test_a_bot_whom_no_process_outlives_plays_as_the_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[tuple[str, Any]] = []
    monkeypatch.setattr(
        "hemicycle.server.keeper.log.error", lambda event, **told: errors.append((event, told.get("error")))
    )

    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Deadly", "random", game="chair")
            await plays(h, ada, lambda: any(one.seat == 1 for one in by_bots(ada)))
            assert all(one.actions == () for one in by_bots(ada) if one.seat == 1)

    run(play)
    assert ("bot-failed", "Lost") in errors
    assert ("bot-refused", None) not in errors


def test_a_bot_that_fails_plays_as_the_absent_and_harms_no_process(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Failing", "Lucky", game="chair")
            await plays(h, ada, lambda: {one.seat for one in by_bots(ada)} == {1, 2})
            assert all(one.actions == () for one in by_bots(ada) if one.seat == 1)
            assert all(one.actions for one in by_bots(ada) if one.seat == 2)
            assert len(pids(h)) == 1

    run(play)


def test_a_process_that_hangs_is_replaced(tmp_path: Path, signs: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            h.hall.thinkers.patience = 0.05
            ada = await seated(h, "Halting", "random", game="chair")
            await plays(h, ada, lambda: any(one.seat == 1 for one in by_bots(ada)))
            assert next(one for one in by_bots(ada) if one.seat == 1).actions == ()
            seen = {int(one.name.split("-")[1]) for one in signs.glob("thinking-*")}
            assert not any(map(alive, seen - set(pids(h))))

    run(play)


def test_where_no_process_can_be_started_bots_think_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.server.thinkers.START", "raise SystemExit(1)")

    async def play() -> None:
        async with house(tmp_path, thinkers=2) as h:
            ada = await seated(h, "Lucky", "Noting", game="chair")
            await plays(h, ada, lambda: ada.clerk.table.state == "over")  # type: ignore[union-attr]
            assert all(one.actions for one in by_bots(ada))
            assert not h.hall.thinkers.able

    run(play)


def test_no_process_outlives_the_hall(tmp_path: Path, signs: Path) -> None:
    """Not even one that is in the middle of a thought."""
    found: list[int] = []

    async def play() -> None:
        async with house(tmp_path, thinkers=2) as h:
            ada = await seated(h, "Halting", "Halting", game="chair")
            await plays(h, ada, lambda: any(signs.glob("thinking-*")))
            found.append(await thinking(h, signs))

    run(play)
    assert not any(map(alive, found))


def test_a_server_that_is_killed_leaves_no_process_behind(server: Server) -> None:
    """`kill -9`, and then SIGTERM."""

    async def play(end: Callable[[], None]) -> None:
        ada = await Client(server, "Ada").arrive()
        await ada.come(await ada.make("me", "steady", "steady", game="zoocracy", options={}))
        await ada.must("ready")
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
        while not (found := [int(pid) for pid in children.read_text().split()]):
            await asyncio.sleep(0.002)
        end()
        while any(map(alive, found)):
            await asyncio.sleep(0.002)

    run(lambda: play(server.kill))
    server.start()
    run(lambda: play(server.stop))


# What goes on meanwhile


def free(person: Person) -> bool:
    """Whether somebody is asked and has not answered."""
    person.read()
    return bool(person.asked) and "answered" not in person.asked[0]


async def told_apart(h: House, signs: Path) -> tuple[Person, Person, str]:
    """Who is in the middle of a campaign, and who is not; a bot, which halts from now on; and the table."""
    (signs / "go-on").touch()
    ada, bruno = await h.person("Ada"), await h.person("Bruno")
    table = await h.table(ada, ME, OPEN, bot("Halting"), game="zoocracy")
    await ada.come(table)
    await bruno.come(table)
    await bruno.do(p.Sit, seat=1)
    for person in (ada, bruno):
        await person.do(p.Ready)
    while True:
        await h.until(lambda: free(ada) or free(bruno))
        asked, other = (ada, bruno) if free(ada) else (bruno, ada)
        if asked.asked[0]["kind"] == "campaign":
            break
        with suppress(Refusal):
            await asked.answer()
        await h.until(lambda: not ada.clerk.keeper.busy)  # type: ignore[union-attr]
    await h.until(lambda: not ada.clerk.keeper.busy)  # type: ignore[union-attr]
    (signs / "go-on").unlink()
    for sign in signs.iterdir():
        sign.unlink()
    return asked, other, table


async def offer_to_the_bot(person: Person) -> str:
    """Somebody offers the bot something, and it thinks about it; the deal."""
    assert person.clerk is not None
    terms = await person.clerk.terms(person.player, [2], "en")
    await person.do(p.Offer, parties=[2], terms=[terms.terms[0].term])
    game = person.clerk.table.game
    assert game is not None
    return game.ledger.open(2)[0].id


def test_what_a_bot_thinks_of_an_offer_that_was_withdrawn_counts_for_nothing(tmp_path: Path, signs: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada, _, _ = await told_apart(h, signs)
            deal = await offer_to_the_bot(ada)
            await thinking(h, signs)
            await ada.do(p.Reply, deal=deal, answer="withdraw")
            (signs / "go-on").touch()
            await h.until(lambda: not ada.clerk.keeper.busy)  # type: ignore[union-attr]
            assert ada.clerk.table.game.ledger.find(deal).status == "withdrawn"  # type: ignore[union-attr]

    run(play)


def test_a_bot_goes_on_with_what_stands_when_somebody_takes_back_a_decision(tmp_path: Path, signs: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada, bruno, _ = await told_apart(h, signs)
            choices = ada.asked[0]["options"]
            await ada.answer(next(at for at, one in enumerate(choices) if one["action"]["type"] == "place"))
            deal = await offer_to_the_bot(bruno)
            await thinking(h, signs)
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            (signs / "go-on").touch()
            await h.until(lambda: not ada.clerk.keeper.busy)  # type: ignore[union-attr]
            assert ada.clerk.table.game.ledger.find(deal).status in ("agreed", "refused")  # type: ignore[union-attr]
            assert ada.asked[0]["options"] == choices

    run(play)


def test_a_bot_thinks_no_more_for_whoever_is_back(
    tmp_path: Path, signs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "level_of", lambda table, seat: "Halting")

    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Halting", game="zoocracy")
            await h.until(lambda: ada.read() is not None and ada.asked)
            await ada.do(p.Leave)
            await thinking(h, signs)
            await ada.do(p.Back)
            (signs / "go-on").touch()
            await h.until(lambda: not ada.clerk.keeper.busy)  # type: ignore[union-attr]
            assert all(one.seat != 0 for one in by_bots(ada))
            await ada.answer()

    run(play)


def test_a_table_that_is_unloaded_in_the_middle_of_a_thought_goes_on(tmp_path: Path, signs: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Halting", "Halting", game="chair")
            await plays(h, ada, lambda: any(signs.glob("thinking-*")))
            before, table = ada.clerk, ada.clerk.table.id  # type: ignore[union-attr]
            before.keeper.stop()  # type: ignore[union-attr]
            h.hall.discard(before)  # type: ignore[arg-type]
            await ada.come(table)
            assert ada.clerk is not before
            decided = len(by_bots(ada))
            (signs / "go-on").touch()
            await plays(h, ada, lambda: ada.clerk.table.state == "over")  # type: ignore[union-attr]
            assert len(by_bots(ada)) > decided
            assert all(one.actions for one in by_bots(ada))

    run(play)


def test_a_server_that_ends_in_the_middle_of_a_thought_thinks_it_again(tmp_path: Path, signs: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers=1) as h:
            ada = await seated(h, "Halting", "Halting", game="chair")
            await plays(h, ada, lambda: any(signs.glob("thinking-*")))
            table, decided = ada.clerk.table.id, len(by_bots(ada))  # type: ignore[union-attr]
        (signs / "go-on").touch()
        async with house(tmp_path, thinkers=1) as h:
            ada = await Person(h, ada.player).come(table)
            await plays(h, ada, lambda: ada.clerk.table.state == "over")  # type: ignore[union-attr]
            assert len(by_bots(ada)) > decided
            assert all(one.actions for one in by_bots(ada))

    run(play)


# Whose turn it is


class Line:
    """Thinkers without processes: one who takes things up in the order in which they come to it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.done: list[str] = []
        self.may_go_on = asyncio.Event()

        async def start(thinker: Thinker) -> None:
            thinker.process = SimpleNamespace()  # type: ignore[assignment]

        async def ask(thinker: Thinker, work: Any, patience: float) -> Any:
            self.done.append(work)
            await self.may_go_on.wait()
            return work

        async def end(thinker: Thinker) -> None:
            thinker.process = None

        for name, does in (("start", start), ("ask", ask), ("end", end)):
            monkeypatch.setattr(Thinker, name, does)

    def wants(self, thinkers: Thinkers, table: str, what: str, settled: bool = False) -> asyncio.Task[Any]:
        async def pack(known: bool) -> Any:
            return None if settled else what

        return asyncio.ensure_future(thinkers.think(table, 0, pack))


@pytest.mark.one_database
def test_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many bots of one table wait, the next of another table comes after one of them."""

    async def play() -> None:
        line, thinkers = Line(monkeypatch), Thinkers(1, 60)
        many = [line.wants(thinkers, "many", f"many {number}") for number in range(4)]
        few = line.wants(thinkers, "few", "few")
        await asyncio.sleep(0)
        line.may_go_on.set()
        await asyncio.gather(*many, few)
        assert line.done == ["many 0", "many 1", "few", "many 2", "many 3"]
        await thinkers.close()

    run(play)


@pytest.mark.one_database
def test_what_is_settled_or_given_up_while_it_waits_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        line, thinkers = Line(monkeypatch), Thinkers(1, 60)
        first = line.wants(thinkers, "a", "first")
        settled = line.wants(thinkers, "b", "settled", settled=True)
        given_up = line.wants(thinkers, "c", "given up")
        last = line.wants(thinkers, "d", "last")
        await asyncio.sleep(0)
        given_up.cancel()
        line.may_go_on.set()
        await asyncio.gather(first, last)
        with pytest.raises(Settled):
            await settled
        assert line.done == ["first", "last"]
        assert not thinkers.waiting
        await thinkers.close()

    run(play)


class Taught(LessonMind):
    """A bot of a lesson that is thought of twice: here, and as a process would."""

    reflected = 0

    def choose(self, request: Request) -> Action:
        return self.same(Choose(self.bot.seat, request), super().choose(request))

    def volunteer(self, request: Request) -> Action | None:
        return self.same(Volunteer(self.bot.seat, request), super().volunteer(request))

    def consider(self, deal: Deal) -> Answered:
        return self.same(Consider(self.bot.seat, deal), super().consider(deal))

    def offer(self, request: Request) -> Offer | None:
        return self.same(Propose(self.bot.seat, request), super().offer(request))

    def same(self, step: Step, move: T) -> T:
        lesson, rules = self.walk.lesson, self.game.rules
        table: Any = SimpleNamespace(game=self.game, secret=lesson.secret, rules=rules, public=True, minutes=[])
        table.seats = [SimpleNamespace(kept=False)] * self.game.players
        table.walk, table.level_of = self.walk, lambda seat: level(lesson, rules)
        table.names = lambda language: self.walk.names
        teacher = Teacher(table, step.seat)
        thought, left = teacher.foregone(step)
        if thought is None:
            Taught.reflected += 1
            told = reflect(teacher.matter(step, left, [], False), {})
            thought = teacher.settled(step, thought_of(rules, step, told))
        assert thought.move == move
        return move


@pytest.mark.one_database
@pytest.mark.parametrize("game", games.names())
def test_a_lesson_goes_the_same_way_wherever_its_bots_think(game: str) -> None:
    """They do what the lesson wishes, avoid what it wishes to be avoided, and think of the rest."""
    rules = games.find(game)
    if not lessons.names(rules):
        pytest.skip(f"{game} has no lesson")
    taught = Rehearsal(rules, lessons.find(rules, lessons.names(rules)[0]))
    taught.minds = {seat: Taught(taught.game, taught.walk, seat) for seat in taught.minds}
    Taught.reflected = 0
    taught.run(80)
    assert Taught.reflected or game == "chair"  # in its lesson every answer of a bot is wished
