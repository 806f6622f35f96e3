"""After a game: how everybody's chance to win went. Before its end nobody is told anything of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hemicycle.server import entries as e
from hemicycle.server import prospects
from hemicycle.server import protocol as p
from hemicycle.server.prospects import (
    FIRST,
    MOST,
    Figures,
    Moment,
    Past,
    Turning,
    chosen,
    figures,
    looks,
    played_again,
)
from hemicycle.server.refusal import Refusal
from hemicycle.server.table import Table
from hemicycle.server.thinkers import Thinkers
from hemicycle.server.turns import MOST_OF_PLAYER

from .conftest import run
from .tables import ME, house
from .test_story import named, over
from .test_undo import fed

KEYS = ("chances", "prospects", "pledges", "turns")


def past(table: Table, settings: bytes) -> Past:
    entries = [e.encode(mark.entry) for mark in table.minutes]
    return Past(table.id, settings, table.secret, table.made, table.host, entries)


def test_of_a_game_that_goes_on_nothing_is_told_and_nothing_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    monkeypatch.setattr("hemicycle.server.looker.figures", made.append)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada, ME, p.SeatWish("bot", "novice"), game="zoocracy"))
            await ada.do(p.Ready)
            for _ in range(6):
                await h.until(lambda: ada.read() is not None and ada.asked)
                with pytest.raises(Refusal) as refused:
                    await ada.clerk.prospects(ada.player, "en")
                assert refused.value.message.id == "refusal-not-over"
                with suppress(Refusal):  # a bot was faster
                    await ada.answer()
            assert not any(
                f'"{key}"'.encode() in msgspec.json.encode(frame) for frame in ada.frames for key in KEYS
            )
            assert not h.hall.looker.found

    run(play)
    assert not made


def test_it_is_worked_out_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted(past: Past) -> Figures:
        made.append(past.id)
        return figures(past)

    monkeypatch.setattr("hemicycle.server.looker.figures", counted)

    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await over(h, "zoocracy")
            first = await ada.clerk.prospects(ada.player, "en")
            assert first == await ada.clerk.prospects(ada.player, "en")
            assert first.course == (await ada.clerk.prospects(ada.player, "fr")).course
            assert made == [ada.clerk.table.id]

    run(play)


def test_whoever_asks_for_many_games_waits_for_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            looker, order, begin = h.hall.looker, list[str](), asyncio.Event()

            async def slowly(row: Any, table: Any) -> Figures:
                order.append(table.id)
                await begin.wait()
                return Figures()

            def ask(id: str, address: str) -> asyncio.Future[Figures]:
                table: Any = SimpleNamespace(id=id)
                return asyncio.ensure_future(looker.figures(table, table, address, address))

            monkeypatch.setattr(looker, "_look", slowly)
            asked = [ask(f"a{number}", "a") for number in range(MOST_OF_PLAYER + 2)]
            asked.append(ask("b", "b"))
            await h.until(lambda: order and asked[-2].done())
            assert order == ["a0"], "one at a time"
            begin.set()
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert order.index("b") <= 2
            assert [type(one) for one in found].count(Refusal) == 1
            assert f"a{MOST_OF_PLAYER + 1}" not in looker.found, "it may be asked for again"

    run(play)


def test_a_process_finds_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada = await over(h, "zoocracy")
            given = past(ada.clerk.table, ada.clerk.row.settings)
        thinkers = Thinkers(1, 60)

        async def pack(known: bool) -> Past:
            return given

        assert await thinkers.think("past", 0, pack) == figures(given)
        await thinkers.close()

    run(play)


def test_where_bots_know_nothing_of_a_game_there_is_nothing_to_see(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            ada: Any = await h.person("Ada")
            await ada.come(await h.table(ada, ME, *[p.SeatWish("bot", "random")] * 2, game="chair"))
            await ada.do(p.Ready)
            await ada.do(p.Leave)
            await h.until(lambda: ada.clerk.table.state == "over" and not ada.clerk.tasks)
            assert await ada.clerk.prospects(ada.player, "en") == p.Prospects()

    run(play)


def test_what_was_taken_back_is_no_part_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as h:
            _, ada = await fed(h, "Ada", "Bruno", "Clara")
            assert ada.clerk is not None
            table = ada.clerk.table
            await ada.do(p.Undo, request=ada.seen["you"]["undo"]["request"])
            again = Table(table.id, table.settings, table.secret, table.made, table.host)
            moments, _ = played_again(again, [mark.entry for mark in table.minutes])
            assert [one.move for one in moments] == list(range(table.moves + 1))
            assert table.game is not None
            assert moments[-1].state == table.game.state

    run(play)


def test_few_moments_are_looked_at_and_those_where_it_moved_most() -> None:
    """Of a thousand decisions one turns everything, and it is found."""
    asked = []

    def revealed(g: Any) -> list[float]:
        asked.append(g.at)
        return [0.9, 0.1] if g.at >= 617 else [0.2, 0.8]

    def moment(at: int) -> Moment:
        state: Any = SimpleNamespace(over=False, at=at)
        return Moment(at, state)

    knows: Any = SimpleNamespace(revealed=revealed)
    found = looks(knows, [moment(at) for at in range(1000)])
    assert FIRST < len(found) <= MOST
    assert len(asked) == len(found)
    assert found[616] == [0.2, 0.8]
    assert found[617] == [0.9, 0.1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "The turning point: here the chance of Clara to win rose from 20% to 52%, "
            "and that of Ada fell from 50% to 8%.",
        ),
        (
            "fr",
            "Le tournant : les chances de Clara sont passées de 20 % à 52 %, celles d’Ada de 50 % à 8 %.",
        ),
    ],
)
def test_a_turning_point_in_words(lang: str, said: str) -> None:
    turns = chosen([Turning(7, 0.42, [0.5, 0.3, 0.2], [0.08, 0.4, 0.52])], [2])
    (told,) = prospects.told(named(lang), Figures(turns=turns))
    assert told.turning
    assert told.said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == said


def test_the_turning_point_is_where_the_winner_gained_most_and_stands_among_the_largest() -> None:
    swings = [
        Turning(move, move / 100, [0.5, 0.5, 0], [0.5 - move / 100, 0.5, move / 100])
        for move in range(90, 20, -10)
    ]
    for_winner = Turning(5, 0.1, [0.5, 0.4, 0.1], [0.4, 0.5, 0.1])
    found = chosen([*swings, for_winner], [1])
    assert [one.move for one in found] == [90, 80, 70, 60, 5]
    assert [one.winners for one in found] == [[], [], [], [], [1]]
    little = Turning(6, 0.04, [0.5, 0.4, 0.1], [0.46, 0.44, 0.1])
    assert chosen([little], [1]) == []
