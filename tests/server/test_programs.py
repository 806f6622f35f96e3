"""Bots that are programs at a server's tables: a table outlives them, and they do not outlive the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from hemicycle import games
from hemicycle.bots import levels, processes
from hemicycle.server import protocol as p
from hemicycle.server.catalogue import catalogue
from hemicycle.server.refusal import Refusal
from tests.bots import programs

from .conftest import run
from .tables import ME, House, Person, house

pytestmark = pytest.mark.one_database

NOTES = "lambda told: open(__file__ + '.told', 'a').write(json.dumps(told) + '\\n') and 1"


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()
    processes.end_all()


def admitted(name: str) -> p.SeatWish:
    return p.SeatWish("bot", levels.admit(name, [games.find(game) for game in games.names()]))


async def plays(h: House, wish: p.SeatWish) -> Person:
    """Ada takes her first choice each time, until the game is over."""
    ada = await h.person("Ada")
    await ada.come(await h.table(ada, ME, wish, p.SeatWish("bot", "random"), game="chair"))
    await ada.do(p.Ready)

    def due() -> bool:
        ada.read()
        return ada.seen["table"]["state"] == "over" or any("answered" not in one for one in ada.asked)

    while True:
        await h.until(due)
        if ada.seen["table"]["state"] == "over":
            return ada
        with suppress(Refusal):  # a bot was faster
            await ada.answer()


@pytest.mark.parametrize("thinkers", [0, 1])
def test_it_plays_a_whole_game_and_is_told_who_sits_there(tmp_path: Path, thinkers: int) -> None:
    wish = admitted(programs.program(tmp_path, "mine", ask=NOTES))

    async def play() -> None:
        async with house(tmp_path, thinkers=thinkers) as h:
            ada = await plays(h, wish)
            assert ada.clerk is not None
            assert all(getattr(mark.entry, "by", "") != "clock" for mark in ada.clerk.table.minutes)
            told = (tmp_path / "mine.py.told").read_text("utf-8").splitlines()
            assert any("Ada" in one["said"] for line in told for one in json.loads(line)["news"])

    run(play)
    processes.end_all()
    assert programs.running(tmp_path) == []


@pytest.mark.parametrize("fault", ["dies", "no-option", "hangs"])
@pytest.mark.parametrize("thinkers", [0, 1])
def test_a_table_goes_on_without_one_that_fails(
    tmp_path: Path,
    fault: str,
    thinkers: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if fault == "hangs":
        monkeypatch.setenv(processes.ASKED_FOR_BY, "0.3")
    wish = admitted(programs.bad(tmp_path, fault))

    async def play() -> None:
        async with house(tmp_path, thinkers=thinkers) as h:
            await plays(h, wish)

    with capture_logs() as logged:
        run(play)
    why = {"dies": "program-died", "no-option": "program-no-choice", "hangs": "program-slow"}[fault]
    failures = [one for one in logged if one["event"] == "bot-failed"]
    assert any(why in one["error"] for one in failures)
    assert not any("no idea" in f"{one}" for one in failures)
    assert programs.running(tmp_path) == []
