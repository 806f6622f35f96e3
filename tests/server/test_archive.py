"""Games that are over are kept: whatever is asked of them is told as it was when their rules were today's."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.engine.grammar import capital, forms
from hemicycle.engine.records import Record
from hemicycle.env.boards import board_of
from hemicycle.server import archive
from hemicycle.server import protocol as p
from hemicycle.server.archive import _taken
from hemicycle.server.delta import difference, patched
from hemicycle.server.freezing import positions
from hemicycle.server.refusal import Refusal
from hemicycle.server.veil import mark, unveiled

from .conftest import run
from .old_games import NEWEST, anew, restored, someone, tables, upgraded
from .tables import BOT, HANGS, ME, House, Person, house
from .tables import OPEN as OPEN_SEAT


async def played(h: House, game: str, bots: int = 2) -> tuple[Person, Person]:
    """Ada, and Élodie who watches: Ada's bot has played a game to its end, and has said something meanwhile."""
    ada, elodie = await h.person("Ada"), await h.person("Élodie", "fr")
    table = await h.table(ada, ME, OPEN_SEAT, *[BOT] * bots, game=game)
    await ada.come(table)
    await elodie.come(table)
    await elodie.do(p.Sit, seat=1)
    await ada.do(p.Ready)
    await elodie.do(p.Ready)
    await ada.do(p.Say, text="Let us begin.")
    await elodie.do(p.Say, text="Entre nous.", to=[0])
    for one in (ada, elodie):
        await one.do(p.Leave)
    assert ada.clerk is not None
    clerk = ada.clerk
    await h.until(lambda: clerk.table.state == "over" and not clerk.tasks)
    for one in (ada, elodie):
        one.go()
    return ada, elodie


@pytest.mark.one_database
def test_people_stay_people_and_who_goes_is_named_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    restored(NEWEST, tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            table = (await tables(h, "over"))["koalition"]
            ada, elodie = await someone(h), await someone(h, "élodie", "fr")
            assert await h.hall.archivist.keep(table)
            version = await upgraded(h, "koalition", monkeypatch)
            await anew(h, table)
            await ada.come(table)
            await elodie.come(table)
            assert ada.seen["table"]["rules"] == version
            # People talk on, and who goes is named nowhere.
            await elodie.do(p.Say, text="Encore une partie ?")
            ada.read()
            assert ada.seen["talk"][-1]["text"] == "Encore une partie ?"
            assert await ada.refused(p.Act, request=1, actions=[{}]) == "refusal-over"
            assert await ada.refused(p.Undo, request=1) == "refusal-over"
            await elodie.do(p.Rematch)
            assert await h.hall.find(elodie.seen["table"]["rematch"]) is not None
            await h.hall.people.delete(elodie.player)
            await h.until(lambda: not h.hall.people.tasks)
            ada.clerk = await h.hall.find(table)
            assert ada.clerk is not None
            for lang in ("en", "fr"):
                told = [
                    await ada.clerk.story(ada.player, lang),
                    await ada.clerk.prospects(ada.player, lang),
                    await ada.clerk.chronicle(ada.player, lang),
                    await ada.clerk.moment(ada.player, 5, "all", lang),
                    await ada.clerk.record(ada.player),
                ]
                said = msgspec.json.encode(told).decode()
                assert "lodie" not in said
                assert ("Joueur 2" if lang == "fr" else "Player 2") in said
            Record(await ada.clerk.record(ada.player))

    run(play)


@pytest.mark.one_database
def test_who_looks_at_a_game_that_is_over_looks_on_when_it_is_loaded_anew(tmp_path: Path) -> None:
    """Somebody has deleted themselves, or was faster at another process."""
    restored(NEWEST, tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            table = (await tables(h, "over"))["koalition"]
            ada, elodie = await someone(h), await someone(h, "élodie", "fr")
            assert await h.hall.archivist.keep(table)
            await anew(h, table)
            await ada.come(table)
            assert ada.clerk is not None
            await ada.clerk._reread()
            await elodie.come(table)
            await elodie.do(p.Say, text="Encore une partie ?")
            ada.read()
            assert ada.seen["talk"][-1]["text"] == "Encore une partie ?"
            assert len(ada.seen["lines"]) == len(elodie.seen["lines"]) > 50

    run(play)


@pytest.mark.one_database
def test_names_are_put_in_where_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Into the record of a long game that takes 20 ms, and one address asked for two hundred at once."""
    restored(NEWEST, tmp_path)
    at_once, most = set[int](), 0

    def elsewhere(told: str, names: Any) -> str:
        nonlocal most
        if len(told) > 20_000:
            assert threading.current_thread() is not threading.main_thread()
            at_once.add(threading.get_ident())
            most = max(most, len(at_once))
            found = unveiled(told, names)
            at_once.discard(threading.get_ident())
            return found
        return unveiled(told, names)

    async def play() -> None:
        async with house(tmp_path) as h:
            table = (await tables(h, "over"))["koalition"]
            ada = await someone(h)
            assert await h.hall.archivist.keep(table)
            await anew(h, table)
            monkeypatch.setattr(archive, "unveiled", elsewhere)
            await ada.come(table)
            assert ada.clerk is not None
            assert (await ada.clerk.chronicle(ada.player, "fr")).lines
            assert (await ada.clerk.moment(ada.player, 5, "all", "en")).board
            told = [ada.clerk.record(ada.player, "192.0.2.1") for _ in range(20)]
            records = await asyncio.gather(*told, return_exceptions=True)
            assert most == 1, "one after the other"
            refused = [one for one in records if isinstance(one, Refusal)]
            assert [one.code for one in refused] == ["too-fast"] * 11
            assert len({one for one in records if isinstance(one, str)}) == 1

    run(play)


@pytest.mark.one_database
def test_nobody_is_named_in_what_is_kept(tmp_path: Path) -> None:
    restored(NEWEST, tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            table = (await tables(h, "over"))["koalition"]
            ada = await (await someone(h)).come(table)
            assert ada.clerk is not None
            names = [one.name for one in ada.clerk.table.seats]
            assert await h.hall.archivist.keep(table)
            kept = await h.hall.archivist.find(table)
            assert kept is not None
            for piece in ("head", "seen", "lines-en", "lines-fr", "moves-0", "story-en", "story-fr", "record"):
                text = await kept.piece(piece)
                assert not [name for name in names if name in text], piece

    run(play)


@pytest.mark.one_database
def test_a_board_that_is_drawn_otherwise_by_now_is_shown_as_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Board(msgspec.Struct):
        something_else: int

    restored(NEWEST, tmp_path)

    async def play() -> None:
        async with house(tmp_path) as h:
            table = (await tables(h, "over"))["koalition"]
            ada = await (await someone(h)).come(table)
            board = ada.seen["board"]
            assert await h.hall.archivist.keep(table)
            monkeypatch.setitem(board_of(games.find("koalition")).board.__annotations__, "return", Board)
            _taken.cache_clear()
            await anew(h, table)
            await ada.come(table)
            assert ada.seen["table"]["plain"]
            assert ada.seen["board"] == board
            assert ada.clerk is not None
            assert set((await ada.clerk.moment(ada.player, 3, None, "en")).board) == set(board)

    try:
        run(play)
    finally:
        _taken.cache_clear()


def test_it_is_kept_when_it_is_over_and_after_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.server.archivist.WAIT", 0.01)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada, _ = await played(h, "koalition")
            assert ada.clerk is not None
            table = ada.clerk.table.id

            async def kept() -> None:
                while await h.store.archive_piece(table, "head") is None:
                    await asyncio.sleep(0.01)

            await asyncio.wait_for(kept(), HANGS)
            await h.store.put_archive(table, {})  # as in a database from before
            assert await h.store.unarchived("", 10) == [table]
            await h.hall.archivist._find()
            h.hall.archivist.wake.set()
            await asyncio.wait_for(kept(), HANGS)

    run(play)


@pytest.mark.one_database
def test_positions_are_those_of_the_replay(tmp_path: Path) -> None:
    """Also where something was taken back, and where several actions were sent in a row."""

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await h.person("Ada")
            await ada.come(await h.table(ada, ME, BOT, BOT, game="zoocracy"))
            await ada.do(p.Ready)
            assert ada.clerk is not None
            clerk = ada.clerk
            undone = 0
            while not undone or clerk.table.moves < 60:
                await h.until(lambda: ada.read() is not None and ada.asked)
                with suppress(Refusal):
                    await ada.answer()
                    if step := ada.seen["you"].get("undo"):
                        await ada.do(p.Undo, request=step["request"])
                        undone += 1
                        await ada.answer(-1)
            await ada.do(p.Pause, want=True)
            table = clerk.table
            found = [game.copy() for game in positions(table)]
            assert len(found) == table.moves + 1
            for move in range(0, table.moves + 1, 5):
                assert found[move] == table.at(move), move

    run(play)


@pytest.mark.one_database
def test_a_difference_leads_there() -> None:
    before = {"a": 1, "b": [1, 2, {"c": True}], "d": {"e": None}, "f": [[], [1]]}
    found: Any = (
        before,
        {},
        {"a": True, "b": [1, 2, {"c": 1}], "d": {}, "f": [[], [1]]},
        {"a": [], "b": [1, 2, {"c": True}, 4], "d": {"e": {}}, "f": [[2], []], "g": []},
        {"b": [], "d": None, "h": {"i": [None]}},
    )
    for after in found:
        change = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
        assert msgspec.json.encode(patched(before, change)) == msgspec.json.encode(after)
    assert difference(before, {**before}) is None


@pytest.mark.one_database
@pytest.mark.parametrize("name", ["Ada", "Bea", "Élodie", "Hector", "Joueur 4", "Y", "A", "zoé", "Ünal", 'Q"t'])
def test_who_reads_is_told_the_name(name: str) -> None:
    asked: list[Any] = [*forms("fr").values(), capital, str]
    for form in asked:
        if form("7") == "7" or form("x") != form("7"):
            kept = f"· {form(mark(name, 1))} ·"
            assert unveiled(kept, ["Nobody", name], json=False) == f"· {form(name)} ·"
