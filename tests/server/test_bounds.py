"""The bounds of a table: who watches, what is said, what was agreed; and who looks back at it."""

from __future__ import annotations

import asyncio
import weakref
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hemicycle.engine.deals import Deal
from hemicycle.server import attendance, glance, opening, story
from hemicycle.server import entries as e
from hemicycle.server import hall as halls
from hemicycle.server import loading as loaded
from hemicycle.server import protocol as p
from hemicycle.server import scene as scenes
from hemicycle.server.clerk import AT_A_TIME
from hemicycle.server.kept import Logs
from hemicycle.server.refusal import Refusal
from hemicycle.server.scene import FEW, PAGE, Viewer, _latest
from hemicycle.server.turns import MOST_OF_PLAYER, Turns

from .conftest import run
from .tables import BOT, HANGS, ME, OPEN, House, Person, house
from .test_talk import three

# Who watches


async def crowd(h: House, table: str, many: int) -> list[Person]:
    return [await (await h.person(f"W{number}")).come(table) for number in range(many)]


def test_who_comes_to_watch_moves_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 1,500 who watched, each was told of each that came: 1.1 million frames."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, _, first = await three(h)
            assert ada.clerk is not None
            ada.clerk.counted = float("inf")  # the moment at which they are counted is far away
            looked: list[Viewer] = []
            look = type(ada.clerk.scene.look())
            original = look.news

            def news(self: Any, viewer: Viewer, before: Any = None) -> Any:
                looked.append(viewer)
                return original(self, viewer, before)

            monkeypatch.setattr(look, "news", news)
            told = [len(one.read()) or len(one.frames) for one in (ada, bruno, first)]
            watching = await crowd(h, ada.clerk.table.id, 50)
            for one in (ada, bruno, first, *watching):
                one.read()
            assert [len(one.frames) for one in (ada, bruno, first)] == told
            assert {len(one.frames) for one in watching} == {1}
            # What comes then is made once for all of them, whenever they came.
            assert len({id(one.connection.known) for one in watching}) == 1
            for one in watching[:20]:
                one.go()
            await asyncio.gather(*ada.clerk.tasks)
            assert not ada.read()
            assert len(looked) == 50, "for the others nothing is made, to be found nothing new"
            monkeypatch.setattr(attendance, "COUNT_EVERY", 0.0)
            await ada.clerk._count()
            assert ada.read()[0]["table"]["watching"] == 31

    run(play)


def test_who_watches_is_told_now_and_then_and_of_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "COUNT_EVERY", 0.02)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, _, clara, _ = await three(h)
            assert ada.clerk is not None
            await crowd(h, ada.clerk.table.id, 5)
            await h.until(lambda: clara.read() is not None and clara.seen["table"].get("watching") == 6)
            ada.clerk.counted = float("inf")
            await crowd(h, ada.clerk.table.id, 7)
            clara.read()
            await ada.do(p.Say, text="us two?", to=[1])
            assert clara.read() == [], "the count does not come with a whisper"

    run(play)


def test_who_sits_there_is_told_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, *_ = await three(h)
            assert ada.clerk is not None
            bruno.go()
            await asyncio.gather(*ada.clerk.tasks)
            ada.read()
            assert "here" not in ada.seen["table"]["seats"][1]
            frames = len(bruno.frames)
            await bruno.come(ada.clerk.table.id)
            assert len(bruno.frames) == frames + 1
            ada.read()
            assert ada.seen["table"]["seats"][1]["here"]
            assert bruno.seen["table"]["seats"][1]["here"]

    run(play)


# What is said


def test_of_the_talk_the_last_page_comes_and_the_rest_on_request(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, _ = await three(h)
            assert ada.clerk is not None
            for number in range(PAGE + 30):
                await ada.do(p.Say, text=f"{number}")
            for _ in range(120):
                await ada.do(p.Say, text="psst", to=[1])
            table = ada.clerk.table.id
            for name, after in (("Watcher", None), ("Clara", 3)):
                again = await (await h.person(name)).come(table, after=after)
                assert again.seen["earlier"]
                assert [one["text"] for one in again.seen["talk"]] == [f"{n}" for n in range(30, PAGE + 30)]
                page = await ada.clerk.talk(again.player, again.seen["talk"][0]["id"])
                assert [one.text for one in page.talk] == [f"{n}" for n in range(30)]
                assert not page.earlier
            await bruno.come(table)
            assert {one["text"] for one in bruno.seen["talk"]} == {"psst"}
            page = await ada.clerk.talk(bruno.player, bruno.seen["talk"][0]["id"])
            assert page.earlier
            assert [one.text for one in page.talk[-21:]] == [f"{PAGE + 29}", *["psst"] * 20]
            # Nobody pages by what they have not heard.
            with pytest.raises(Refusal):
                await ada.clerk.talk(clara.player, bruno.seen["talk"][-1]["id"])
            with pytest.raises(Refusal):
                await ada.clerk.talk(clara.player, "nonsense")

    run(play)


def test_what_one_says_at_a_table_has_an_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            limits = msgspec.structs.replace(h.settings.limits, said=3, said_letters=20)
            h.hall.settings = msgspec.structs.replace(h.settings, limits=limits)
            ada, bruno, *_ = await three(h)
            for _ in range(3):
                await ada.do(p.Say, text="hello")
            assert await ada.refused(p.Say, text="hello") == "refusal-said-enough"
            await bruno.do(p.Say, text="x" * 15)
            assert await bruno.refused(p.Say, text="y" * 6) == "refusal-said-enough"
            await bruno.do(p.Say, text="y" * 5)

    run(play)


def test_who_gets_up_and_sits_down_again_has_said_what_they_said(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            limits = msgspec.structs.replace(h.settings.limits, said=2)
            h.hall.settings = msgspec.structs.replace(h.settings, limits=limits)
            ada, bruno = await h.person("Ada"), await h.person("Bruno")
            table = await h.table(ada, ME, OPEN, BOT)
            await bruno.come(table)
            for _ in range(2):
                await bruno.do(p.Sit, seat=1)
                await bruno.do(p.Say, text="hello")
                await bruno.do(p.Leave)
            await bruno.do(p.Sit, seat=1)
            assert await bruno.refused(p.Say, text="hello") == "refusal-said-enough"
            await bruno.do(p.Leave)
            carla = await (await h.person("Carla")).come(table)
            await carla.do(p.Sit, seat=1)
            await carla.do(p.Say, text="hello")

    run(play)


def test_who_comes_and_goes_does_not_fill_the_minutes(tmp_path: Path) -> None:
    """Anybody may sit down and get up again, and mute others while watching: as often as there are strangers."""

    async def play() -> None:
        async with house(tmp_path) as h:
            limits = msgspec.structs.replace(h.settings.limits, passing=3)
            h.hall.settings = msgspec.structs.replace(h.settings, limits=limits)
            ada = await h.person("Ada")
            table = await h.table(ada, ME, OPEN, BOT)  # whoever sets it up has sat down
            await ada.come(table)
            for name in ("B", "C"):
                one = await (await h.person(name)).come(table)
                await one.do(p.Sit, seat=1)
                await one.do(p.Leave)
            last = await (await h.person("D")).come(table)
            assert await last.refused(p.Sit, seat=1) == "refusal-passed-enough"
            for muted in (True, False, True):
                await last.do(p.Mute, seat=0, muted=muted)
            assert await last.refused(p.Mute, seat=0, muted=False) == "refusal-passed-enough"
            await ada.do(p.Mute, seat=1, muted=True)

    run(play)


# What was agreed


def test_of_settled_deals_the_last_hundred_are_sent() -> None:
    def deal(number: int, status: Any, verdict: Any) -> tuple[Deal, float, float]:
        made = Deal(
            id=f"{number}",
            by=0,
            parties=(0, 1),
            terms=(),
            accepted=(0,),
            status=status,
            answers="",
            made=number,
            agreed=-1,
            until="",
            verdicts=(verdict,),
            noted=("",),
            reason=None,
        )
        return made, 0, 0

    deals = {f"{n}": deal(n, "refused", "void") for n in range(300)}
    deals["0"] = deal(0, "open", "pending")
    deals["1"] = deal(1, "agreed", "pending")
    kept = _latest(deals)
    assert list(kept) == ["0", "1", *[f"{n}" for n in range(200, 300)]]


def test_whoever_comes_is_sent_no_more_settled_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "PAGE", 2)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, _ = await three(h)
            assert ada.clerk is not None
            for _ in range(3):
                found = await ada.clerk.terms(ada.player, [1], "en")
                await ada.do(p.Offer, parties=[1], terms=[found.terms[0].term])
                bruno.read()
                deal = next(id for id, one in bruno.seen["deals"].items() if one["status"] == "open")
                await bruno.do(p.Reply, deal=deal, answer="refuse")
            ada.read()
            assert len(ada.seen["deals"]) == 3
            again = await (await h.person("Ada")).come(ada.clerk.table.id)
            assert list(again.seen["deals"]) == list(ada.seen["deals"])[1:]
            assert not clara.seen.get("deals")

    run(play)


# Looking back


async def over(h: House) -> tuple[Person, Any]:
    """A game that is over, and who played it."""
    ada: Any = await h.person("Ada")
    await ada.come(await h.table(ada))
    await ada.do(p.Ready)
    while ada.clerk.table.state != "over":
        await h.until(lambda: ada.read() is not None and (ada.asked or ada.clerk.table.state == "over"))
        if ada.asked:
            with suppress(Refusal):  # a bot was faster
                await ada.answer()
    await h.until(lambda: not ada.clerk.keeper.busy)
    return ada, ada.clerk


@pytest.mark.parametrize("thinkers", [0, 1], ids=["in a thread", "in a process"])
def test_what_is_seen_elsewhere_is_what_was(tmp_path: Path, thinkers: int) -> None:
    async def play() -> None:
        async with house(tmp_path, thinkers) as h:
            ada, clerk = await over(h)
            last = clerk.table.moves
            for move, seat in ((0, None), (3, "all"), (last, 1), (2, -1)):
                seen = await clerk.moment(ada.player, move, seat, "fr")
                true = story.moment(clerk.scene, 0, move, seat, "fr")
                assert msgspec.to_builtins(seen) == msgspec.json.decode(msgspec.json.encode(true))
            lines = story.log_of(clerk.scene, 0, "en")
            page = await clerk.chronicle(ada.player, "en")
            assert page.lines == msgspec.json.decode(msgspec.json.encode(lines), type=list[p.Line])
            told = await clerk.story(ada.player, "en")
            assert told == msgspec.json.decode(
                msgspec.json.encode(story.story(clerk.scene, 0, "en")), type=p.Story
            )
            assert bool(h.hall.looker.eyes.all and h.hall.looker.eyes.all[0].process) is bool(thinkers)
            with pytest.raises(Refusal):
                await clerk.moment(ada.player, last + 1, None, "en")

    run(play)


def test_a_table_that_went_on_is_played_on(tmp_path: Path) -> None:
    """Also past what was taken back: the minutes only grow."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada))
            await ada.do(p.Ready)
            for _ in range(4):
                await h.until(lambda: ada.read() is not None and ada.asked and not ada.clerk.keeper.busy)
                glance.PASTS.clear()
                fresh = await ada.clerk.chronicle(ada.player, "en")
                await ada.answer()
                again = await ada.clerk.chronicle(ada.player, "en")
                assert again.lines[: len(fresh.lines)] == fresh.lines
                assert (
                    again.lines
                    == msgspec.json.decode(
                        msgspec.json.encode(story.log_of(ada.clerk.scene, 0, "en")), type=list[p.Line]
                    )
                    or ada.clerk.keeper.busy
                )

    run(play)


def test_the_log_comes_by_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "PAGE", 20)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, clerk = await over(h)
            pages: list[p.Chronicle] = []
            line = 0
            while not pages or pages[-1].more:
                pages.append(await clerk.chronicle(ada.player, "en", line))
                line += len(pages[-1].lines)
            lines = [one for page in pages for one in page.lines]
            assert len(pages) > 3
            assert lines == msgspec.json.decode(
                msgspec.json.encode(story.log_of(clerk.scene, 0, "en")), type=list[p.Line]
            )
            assert [bool(page.points) for page in pages] == [True] + [False] * (len(pages) - 1)

    run(play)


def test_players_take_turns_and_addresses_first() -> None:
    async def work() -> None:
        turns, served = Turns(), []
        begin = asyncio.Event()

        async def come(address: str, player: str) -> None:
            async with turns.turn(address, player):
                served.append(f"{address}{player}")
                await begin.wait()

        wishes = [("a", "x")] * 6 + [("a", "y")] * 2 + [("b", "z")] * 2
        async with asyncio.timeout(HANGS), asyncio.TaskGroup() as all:
            for wish in wishes:
                all.create_task(come(*wish))
                await asyncio.sleep(0)
            given_up = all.create_task(come("b", "z"))
            await asyncio.sleep(0)
            given_up.cancel()
            begin.set()
        assert served == ["ax", "ax", "bz", "ay", "bz", "ax", "ay", "ax", "ax", "ax"]
        assert not turns.busy
        assert not turns.waiting

    run(work)


def test_what_waits_of_one_player_has_a_bound() -> None:
    async def work() -> None:
        turns = Turns()
        async with turns.turn("a", "x"):
            waiting = [asyncio.ensure_future(turns.turn("a", "x").__aenter__()) for _ in range(MOST_OF_PLAYER + 1)]
            await asyncio.sleep(0)
            assert [one.done() for one in waiting] == [False] * MOST_OF_PLAYER + [True]
            assert isinstance(waiting.pop().exception(), Refusal)
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    run(work)


def test_who_looks_back_waits_for_their_turn_and_is_packed_only_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address asks for much: of another the first wish comes second. What waits holds no minutes."""

    async def play() -> None:
        async with house(tmp_path) as h:
            _, clerk = await over(h)
            seen, begin, packed = clerk.hall.looker._seen, asyncio.Event(), 0
            order: list[str] = []
            encode = e.encode

            async def slowly(given: glance.Glance) -> glance.Seen:
                await begin.wait()
                return await seen(given)  # type: ignore[no-any-return]

            def counted(entry: e.AnyEntry) -> bytes:
                nonlocal packed
                packed += 1
                return encode(entry)

            async def look(name: str, address: str) -> None:
                await clerk.moment((await h.person(name)).player, 1, None, "en", address)
                order.append(address)

            monkeypatch.setattr(clerk.hall.looker, "_seen", slowly)
            monkeypatch.setattr(e, "encode", counted)
            wishes = [asyncio.ensure_future(look("Ada", "a")) for _ in range(5)]
            await h.until(lambda: packed)
            wishes.append(asyncio.ensure_future(look("W", "b")))
            await h.until(lambda: "b" in clerk.hall.looker.turns.waiting)
            assert packed == len(clerk.table.minutes), "of one of six"
            begin.set()
            await asyncio.gather(*wishes)
            assert order.index("b") <= 1 + order.count("b")

    run(play)


@pytest.mark.parametrize("comes", [True, False], ids=["comes", "speaks"])
def test_a_log_in_a_new_language_is_said_a_little_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, comes: bool
) -> None:
    """Of Junta it took 60 to 300 ms, in which nobody else was served."""

    async def play() -> None:
        async with house(tmp_path) as h:
            _, clerk = await over(h)
            look = type(clerk.scene.look())
            original, said, turns = look._lines, [], 0

            def lines(self: Any, marks: Any, *of: Any) -> Any:
                said.append((len(marks), turns))
                return original(self, marks, *of)

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            monkeypatch.setattr(look, "_lines", lines)
            beside = asyncio.ensure_future(others())
            if comes:
                await (await h.person("W", "fr")).come(clerk.table.id)
            else:
                w = await (await h.person("W")).come(clerk.table.id)
                said.clear()
                await w.do(p.Speak, lang="fr")
            beside.cancel()
            said = [(count, turn) for count, turn in said if count]
            assert sum(count for count, _ in said) == len(clerk.table.minutes) > 3 * AT_A_TIME
            assert max(count for count, _ in said) <= AT_A_TIME
            assert len({turn for _, turn in said}) == len(said), "others were served in between"

    run(play)


@pytest.mark.parametrize("little", [True, False], ids=["little", "much"])
def test_who_comes_back_has_nothing_said_but_what_they_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, little: bool
) -> None:
    """When a process is dead, the people of all its tables come to others, who have said nothing of them yet."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, clerk = await over(h)
            ada.read()
            table, told = clerk.table, list(ada.seen["lines"])
            # What they know ends with something that they have heard of.
            heard = [at for at, mark in enumerate(table.minutes, 1) if mark.reaches(0)]
            begins = next(at for at in heard if at >= len(table.minutes) - FEW)
            if not little:
                begins = heard[heard.index(begins) - 1]
            missed, after = len(table.minutes) - begins, heard.index(begins) + 1
            h.hall.discard(clerk)
            await clerk.finish()
            loaded: Any = await h.hall.find(table.id)
            look = type(loaded.scene.look())
            original = look._lines
            said: list[int] = []

            def lines(self: Any, marks: Any, *of: Any) -> Any:
                said.append(len(marks))
                return original(self, marks, *of)

            monkeypatch.setattr(look, "_lines", lines)
            back = Person(h, ada.player)
            await back.come(table.id, after)
            assert sum(said) == (missed if little else len(table.minutes))
            (news,) = [one for one in back.frames if one.get("resumed")]
            assert news["lines"]
            plain = [{name: line[name] for name in ("said", "type")} for line in news["lines"]]
            assert plain == [{name: line[name] for name in ("said", "type")} for line in told[-len(plain) :]]

    run(play)


def test_a_table_is_loaded_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "AT_A_TIME", 10)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, clerk = await over(h)
            ada.go()
            h.hall.discard(clerk)
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    before = len(loading.minutes) if loading else 0
                    await asyncio.sleep(0)
                    turns += bool(loading) and len(loading.minutes) - before == 10

            loading: Any = None
            blank = loaded.blank

            def made(*of: Any) -> Any:
                nonlocal loading
                loading = blank(*of)
                return loading

            monkeypatch.setattr(loaded, "blank", made)
            beside = asyncio.ensure_future(others())
            found, same = await asyncio.gather(h.hall.find(clerk.table.id), h.hall.find(clerk.table.id))
            beside.cancel()
            assert found is same is not clerk
            assert turns >= len(clerk.table.minutes) // 10 - 1 > 3

    run(play)


def test_another_language_is_ones_own_view_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada, bruno, clara, _ = await three(h)
            assert bruno.clerk is not None
            seen: list[Viewer] = []
            look = type(bruno.clerk.scene.look())
            original = look.news

            def news(self: Any, viewer: Viewer, before: Any = None) -> Any:
                seen.append(viewer)
                return original(self, viewer, before)

            monkeypatch.setattr(look, "news", news)
            await bruno.do(p.Speak, lang="fr")
            assert [(one.seat, one.lang) for one in seen] == [(1, "fr")]
            assert bruno.frames[-1]["whole"]
            assert ada.read() == clara.read() == []

    run(play)


def test_a_log_is_said_once_however_many_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            _, clerk = await over(h)
            table, said = clerk.table.id, 0
            first = await (await h.person("W")).come(table)
            look = type(clerk.scene.look())
            original = look._lines

            def lines(self: Any, marks: Any, *of: Any) -> Any:
                nonlocal said
                said += len(marks)
                return original(self, marks, *of)

            monkeypatch.setattr(look, "_lines", lines)
            others = await crowd(h, table, 5)
            assert said == 0
            assert all(one.seen["lines"] == first.seen["lines"] for one in others)
            back = await (await h.person("W")).come(table, after=first.seen["number"] - 5)
            count = len(back.seen["lines"])
            assert 0 < count < 50
            assert back.seen["lines"] == first.seen["lines"][-count:]

    run(play)


def test_of_logs_the_one_not_asked_for_longest_goes() -> None:
    class Said:
        pass

    words, others, asked = Said(), Said(), []

    def say(marks: Any) -> list[list[bytes]]:
        asked.append(len(marks))
        return [[b"x" * 100] for _ in marks]

    logs, minutes = Logs(most=700), [Any, Any]
    assert logs.of("a", words, minutes, say).since(1) == [b"x" * 100]  # type: ignore[arg-type]
    logs.of("a", words, [*minutes, Any], say)  # type: ignore[list-item]
    assert asked == [2, 1]
    logs.of("b", words, [Any], say)  # type: ignore[list-item]
    assert list(logs.kept) == ["b"], "600 and 200 are more than 700"
    logs.of("b", others, [Any], say)  # type: ignore[list-item]
    assert asked == [2, 1, 1, 1]
    assert logs.size == 200


# What is over


def test_what_was_put_away_and_is_rubbish_by_now_goes_when_there_is_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It went once in an hour: who set up tables, or came and went, filled the memory meanwhile."""

    class Ring:
        def __init__(self) -> None:
            self.ring = self

    pieces = 2_000_000
    monkeypatch.setattr(halls, "sys", SimpleNamespace(getallocatedblocks=lambda: pieces))

    async def play() -> None:
        nonlocal pieces
        async with house(tmp_path) as h:
            ring: Ring | None = Ring()
            left = weakref.ref(ring)
            h.hall._tidy()  # it is put away while it is in use
            ring = None
            pieces += 1_900_000
            h.hall._tidy()
            assert left() is not None, "that costs all who play"
            pieces += 200_000
            h.hall._tidy()
            assert left() is None

    run(play)
