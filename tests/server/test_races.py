"""Who is faster: people against bots, clocks and each other; and what nobody may be told when the disk is full."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle.bots.novice import Novice
from hemicycle.engine.flow import FlowError
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.hall import HOUR
from hemicycle.server.keeper import TRIES, Keeper
from hemicycle.server.refusal import Refusal, refuse
from hemicycle.server.scribe import RESTART
from hemicycle.server.settings import Rate

from .conftest import run
from .tables import BOT, ME, OPEN, House, Person, house


async def turns() -> None:
    """As many turns of the loop as anybody needs to come as far as they can, however slow the machine is."""
    for _ in range(50):
        await asyncio.sleep(0)


class Gate:
    """Stands before the store: what is written waits until it is opened, or fails."""

    def __init__(self, h: House, monkeypatch: pytest.MonkeyPatch, fails: bool = False):
        self.opened = asyncio.Event()
        append = h.store.append

        async def waits(write: Any) -> None:
            await self.opened.wait()
            if fails:
                raise OSError("the disk is full")
            await append(write)

        monkeypatch.setattr(h.store, "append", waits)
        self.work: list[asyncio.Task[Any]] = []

    async def queue(self, work: Any) -> None:
        """Let somebody begin, and come as far as they can."""
        self.work.append(asyncio.ensure_future(work))
        await turns()

    async def open(self) -> list[Any]:
        self.opened.set()
        return await asyncio.gather(*self.work, return_exceptions=True)


def test_a_new_table_is_in_memory_once_whoever_finds_it_first(tmp_path: Path) -> None:
    """A new name is told at all tables of its player, and may come as one of them is made."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            kept, found = h.store.add_table, []

            async def add_table(*given: Any) -> None:
                await kept(*given)
                found.append(await h.hall.find(given[0].id))

            h.store.add_table = add_table  # type: ignore[method-assign,assignment]
            table = await h.table(ada)
            assert found == [h.hall.clerks[table]]
            await (await ada.come(table)).do(p.Ready, ready=True)

    run(play)


async def asked(h: House, person: Person) -> None:
    await h.until(lambda: person.read() is not None and person.asked)


def acts(person: Person, seat: int) -> list[tuple[str, Any]]:
    assert person.clerk is not None
    entries = [mark.entry for mark in person.clerk.table.minutes]
    return [(one.by, one.actions[:1]) for one in entries if isinstance(one, e.Acted) and one.seat == seat]


def test_a_bot_does_not_play_for_who_has_come_back_while_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        thinks, may_go_on, think = asyncio.Event(), asyncio.Event(), Keeper._think

        async def think_long(keeper: Keeper, *what: Any) -> Any:
            thinks.set()
            await may_go_on.wait()
            return await think(keeper, *what)

        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada))
            await ada.do(p.Ready)
            await asked(h, ada)
            monkeypatch.setattr(Keeper, "_think", think_long)
            before = len(acts(ada, 0))
            await ada.do(p.Leave)
            await thinks.wait()
            await ada.do(p.Back)
            may_go_on.set()
            assert ada.clerk is not None
            await h.until(lambda: not ada.clerk.keeper.busy)
            assert len(acts(ada, 0)) == before
            await ada.answer()

    run(play)


def test_who_leaves_and_comes_back_has_no_more_time_for_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada, clock=60))
            await ada.do(p.Ready)
            await asked(h, ada)
            end = ada.seen["waiting"][0]["deadline"]
            h.hall.settings = msgspec.structs.replace(h.settings, bot_delay=1)
            h.clock.now += 50
            await ada.do(p.Leave)
            await ada.do(p.Back)
            assert ada.seen["waiting"][0]["deadline"] == end

    run(play)


def test_a_sealed_answer_of_the_last_moment_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            new = p.NewTable("koalition", [ME, OPEN, BOT], clock=60)
            table = await h.hall.make(ada.player, new)
            await ada.come(table)
            await bruno.come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            ada.read()
            request = ada.asked[0]
            given = next(
                one["action"] for at, one in enumerate(request["options"]) if at != request.get("default", 0)
            )
            assert ada.clerk is not None
            await h.until(lambda: not ada.clerk.keeper.busy)
            h.clock.now += 60
            gate = Gate(h, monkeypatch)
            await gate.queue(bruno.do(p.Say, text="hm"))
            await gate.queue(ada.do(p.Act, request=request["id"], actions=[given]))
            ada.clerk.keeper._ring()
            await gate.open()
            await h.until(lambda: not ada.clerk.keeper.busy)
            assert acts(ada, 0)[0] == ("person", (given,))
            assert not ada.clerk.table.seats[0].kept

    run(play)


def test_a_reserved_seat_that_was_given_away_is_not_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            table = await h.table(ada, ME, OPEN, BOT)
            await ada.come(table)
            await bruno.come(table)
            await bruno.do(p.Sit, seat=1)
            assert ada.clerk is not None
            again = await h.hall.again(ada.clerk.table, ada.player)
            await ada.come(again)
            await ada.do(p.Ready)
            seat = ada.clerk.table.players.index("bruno")
            gate = Gate(h, monkeypatch)
            await gate.queue(ada.do(p.Say, text="hm"))
            await gate.queue(bruno.come(again))
            await gate.queue(ada.do(p.Fill, seat=seat, level="novice"))
            await gate.open()
            assert ada.clerk.table.state == "playing"
            assert ada.clerk.table.seats[seat].kind == "bot"

    run(play)


def test_whoever_comes_as_the_disk_is_full_is_not_told_what_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            table = await h.table(ada, ME, OPEN, OPEN)
            await ada.come(table)
            clerk = ada.clerk
            assert clerk is not None
            with monkeypatch.context() as patch:
                gate = Gate(h, patch, fails=True)
                await gate.queue(ada.do(p.Say, text="never stored"))
                await gate.queue(bruno.come(table))
                await gate.queue(clerk.info(bruno.player))
                said, _, read = await gate.open()
            assert isinstance(said, OSError)
            assert isinstance(read, Refusal)
            assert (bruno.frames, bruno.connection.cut) == ([], RESTART)
            await bruno.come(table)
            assert "talk" not in bruno.seen
            assert bruno.clerk is not clerk

    run(play)


def test_a_game_that_stops_half_way_is_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada)
            await ada.come(table)
            await ada.do(p.Ready)
            await asked(h, ada)
            clerk = ada.clerk
            assert clerk is not None
            for error in (FlowError, KeyError):
                with monkeypatch.context() as patch:

                    def fails(entry: Any, error: type[Exception] = error) -> None:
                        raise error

                    assert ada.clerk is not None
                    patch.setattr(ada.clerk.table, "_act", fails)
                    with pytest.raises(error):
                        await ada.answer()
                assert ada.connection.cut == RESTART
                await ada.come(table)
                assert ada.clerk is not clerk
            await ada.answer()

    run(play)


def test_what_was_whispered_to_who_sat_here_is_not_for_who_comes_next(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            people = [await h.person(name) for name in ("Ada", "Bruno", "Clara")]
            ada, bruno, clara = people
            table = await h.table(ada, ME, OPEN, OPEN)
            for person in people:
                await person.come(table)
            await bruno.do(p.Sit, seat=1)
            for text in ("one", "two", "three"):
                await ada.do(p.Say, text=text, to=[1])
            bruno.read()
            number = bruno.seen["number"]
            await clara.do(p.Mute, seat=1)
            await bruno.do(p.Leave)
            # The number is smaller now: a client would take it for old news, were it not the whole.
            assert bruno.seen["number"] < number
            assert bruno.frames[-1]["whole"]
            assert "talk" not in bruno.seen
            await clara.do(p.Sit, seat=1)
            again = await (await h.person("Clara")).come(table)
            assert "talk" not in again.seen
            assert again.seen["you"] == {"seat": 1}
            assert [one["text"] for one in ada.seen["talk"]] == ["one", "two", "three"]
            await ada.do(p.Say, text="to Clara", to=[1])
            clara.read()
            assert [one["text"] for one in clara.seen["talk"]] == ["to Clara"]

    run(play)


def test_where_names_are_hidden_nothing_else_tells_who_sits_where(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            table = await h.table(ada, ME, OPEN, BOT, BOT, talk="none")
            await ada.come(table)
            await bruno.come(table)
            await bruno.do(p.Sit, seat=1)
            assert "host" not in bruno.seen["table"]
            assert ada.clerk is not None
            # After the end everybody knows who sat where: once more, it is by lot.
            found = set()
            for _ in range(30):
                clerk = await h.hall.find(await h.hall.again(ada.clerk.table, ada.player))
                assert clerk is not None
                found.add(tuple(clerk.table.players))
                assert [one.kind for one in clerk.table.seats].count("bot") == 2
            assert len(found) > 3

    run(play)


def test_a_line_is_reported_once_however_often_the_command_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            table = await h.table(ada, ME, OPEN, OPEN)
            await ada.come(table)
            await bruno.come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Say, text="rude")
            bruno.read()
            for _ in range(3):
                await bruno.do(p.Report, id="r1", line=bruno.seen["talk"][0]["id"])
            kept = await h.store._reading(lambda db: db.execute("SELECT count(*) FROM reports").fetchone())
            assert kept == (1,)

    run(play)


def test_a_table_that_can_not_be_loaded_is_not_tried_at_every_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            tries: list[str] = []

            async def due(now: float, limit: int, but: Sequence[str]) -> list[str]:
                return ["old"]

            async def load(id: str) -> None:
                tries.append(id)
                raise OSError

            monkeypatch.setattr(h.store, "claim_due", due)
            monkeypatch.setattr(h.store, "load", load)
            for _ in range(5):
                await h.hall._wake()
            assert tries == ["old"]
            h.clock.now += HOUR
            await h.hall._wake()
            assert tries == ["old", "old"]

    run(play)


def test_whoever_is_at_a_table_that_is_cleared_away_is_sent_home(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada, ME, OPEN, OPEN))
            h.clock.now += 8 * 24 * HOUR
            await h.hall._clear()
            assert ada.connection.cut == RESTART
            assert not h.hall.clerks

    run(play)


def test_who_looks_back_waits_for_the_others_and_nobody_else_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            table = await h.table(ada)
            await ada.come(table)
            await ada.do(p.Ready)
            await asked(h, ada)
            clerk = ada.clerk
            assert clerk is not None
            async with h.hall.looker.turns.turn("192.0.2.1", "somebody"):
                looking = [
                    asyncio.ensure_future(clerk.chronicle(ada.player, "en")),
                    asyncio.ensure_future(clerk.moment(ada.player, 0, None, "en")),
                ]
                await turns()
                await ada.answer()
                await clerk.info(ada.player)
                await ada.do(p.Speak, lang="fr")
                assert not any(one.done() for one in looking)
            await asyncio.gather(*looking)

    run(play)


def test_what_the_rules_do_not_bound_has_a_pace(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            limits = msgspec.structs.replace(h.settings.limits, beside=Rate(1, 5, flood=5))
            h.hall.settings = msgspec.structs.replace(h.settings, limits=limits)
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            table = await h.hall.make(ada.player, p.NewTable("koalition", [ME, OPEN, BOT]))
            await ada.come(table)
            await bruno.come(table)
            await bruno.do(p.Sit, seat=1)
            await ada.do(p.Ready)
            await bruno.do(p.Ready)
            for number in range(4):
                await ada.do(p.Say, id=f"s{number}", text="hello")
            assert await ada.refused(p.Say, text="hello") == "refusal-too-fast"
            await ada.do(p.Say, id="s0", text="hello")  # that was done
            ada.read()
            # The game goes on; but an answer under seal is not changed without end.
            await ada.answer(0)
            assert await ada.refused(p.Act, request=ada.asked[0]["id"], actions=[{"type": "cast", "choice": 1}])
            await bruno.do(p.Say, text="hm")
            h.clock.now += 20
            await ada.do(p.Say, text="hello")

    run(play)


def test_a_bot_that_fails_does_not_hold_up_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:

            def fails(*_: Any) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(Novice, "choose", fails)
            monkeypatch.setattr(Novice, "consider", fails)
            ada = await h.person("Ada")
            await ada.come(await h.table(ada))
            await ada.do(p.Ready)
            for _ in range(3):
                await asked(h, ada)
                assert ada.clerk is not None
                game = ada.clerk.table.game
                assert game is not None
                if terms := (await ada.clerk.terms(ada.player, [1], "en")).terms:
                    await ada.do(p.Offer, parties=[1], terms=[terms[0].term])
                    await h.until(lambda game=game: not game.ledger.open(1))
                await ada.answer()

    run(play)


@pytest.mark.parametrize("outrun", [True, False], ids=["somebody was faster", "nobody was"])
def test_a_bot_is_wrong_only_if_nobody_was_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outrun: bool
) -> None:
    """The same question can have other answers by the time a bot has thought: that is no fault of its own."""

    async def play() -> None:
        refused = 0
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada))
            clerk = ada.clerk
            assert clerk is not None
            enter = clerk.enter

            async def refuses(entries: Any, still: Any) -> None:
                nonlocal refused
                if isinstance(entries[0], e.Acted) and refused < 2 * TRIES and not errors:
                    refused += 1
                    if outrun:
                        await ada.do(p.Say, text="I was faster")
                    raise refuse("against-the-rules", "refusal-unavailable")
                await enter(entries, still)

            errors: list[str] = []
            monkeypatch.setattr(clerk, "enter", refuses)
            monkeypatch.setattr("hemicycle.server.keeper.log.error", lambda event, **_: errors.append(event))
            await ada.do(p.Ready)
            while not acts(ada, 1):
                await h.until(lambda: ada.read() is not None and (ada.asked or acts(ada, 1)))
                if ada.asked:
                    await ada.answer()
            if outrun:
                assert (refused, errors) == (2 * TRIES, [])
            else:
                # Once more than it may if it has made an offer between its tries.
                assert TRIES <= refused <= TRIES + 1
                assert errors == ["bot-refused"]

    run(play)


def test_a_server_that_ends_waits_for_a_table_that_is_being_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
        async with house(tmp_path) as h:
            table = await h.table(await h.person("Ada"))
            h.hall.clerks.clear()
            load, begun = h.store.load, asyncio.Event()

            async def slow(id: str) -> Any:
                begun.set()
                await asyncio.sleep(0.05)
                return await load(id)

            monkeypatch.setattr(h.store, "load", slow)
            somebody = asyncio.ensure_future(h.hall.find(table))
            await begun.wait()
            somebody.cancel()
        assert table in h.hall.clerks
        gc.collect()
        assert not failed

    run(play)
