"""Series of games: stopped, kept and gone on with, and the same as if nobody had stopped them."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle.bots import series
from hemicycle.bots.attention import ATTENTION
from hemicycle.bots.base import RandomBot, play_out
from hemicycle.bots.simulation import Task, simulate
from hemicycle.engine.rules import BadSetup
from hemicycle.games import find

TIMES = {"seconds", "decisions_per_second", "jobs"}


def run(**more: Any) -> dict[str, Any]:
    """A dozen tiny games."""
    asked: dict[str, Any] = {"players": 3, "games": 12, "bots": ["random"], "seed": 1, "jobs": 1, **more}
    return simulate("chair", **asked)


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMES}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever somebody looks at it."""
    seconds = iter(range(1000))
    monkeypatch.setattr("hemicycle.bots.series.time.time", lambda: float(next(seconds)))


@pytest.fixture
def stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C in the middle of the sixth game."""
    games = iter(range(1, 1000))

    def played(*what: Any, **how: Any) -> Any:
        if next(games) == 6:
            os.kill(os.getpid(), signal.SIGINT)
        return play_out(*what, **how)

    monkeypatch.setattr("hemicycle.bots.series.play_out", played)


# The end of a sitting


@pytest.mark.usefixtures("clock")
def test_when_the_time_is_up_no_new_game_is_begun() -> None:
    result = run(seconds=10)
    assert 0 < result["games"] < 12
    assert (result["complete"], result["stopped"], result["wanted"]) == (False, False, 12)
    assert timeless(run(games=result["games"]))["seats"] == result["seats"]


def test_no_time_at_all_is_no_game_and_no_error() -> None:
    result = run(seconds=0)
    assert (result["games"], result["mean_length"]) == (0, 0)


@pytest.mark.usefixtures("stopping")
def test_whoever_stops_it_gets_what_was_finished() -> None:
    before = signal.getsignal(signal.SIGINT)  # whoever starts the tests in the background has it ignored
    result = run()
    assert (result["games"], result["complete"], result["stopped"]) == (5, False, True)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_process_that_plays_for_another_gives_up_its_game_and_takes_no_other(
    monkeypatch: pytest.MonkeyPatch, stopping: None
) -> None:
    monkeypatch.setattr(ATTENTION, "works", True)
    monkeypatch.setattr(ATTENTION, "stopped", False)
    before = signal.signal(signal.SIGINT, ATTENTION.hear)
    try:
        task = task_of(["random"])
        wanted, played, _ = series.play_chunk(task, None, 0, 12)
        assert (wanted, len(played)) == (12, 5)
        assert series.play_chunk(task, None, 12, 24)[1] == []
    finally:
        signal.signal(signal.SIGINT, before)
        ATTENTION.stopped = False


def test_where_nobody_listens_an_interruption_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(series, "play_out", stopped)
    with pytest.raises(KeyboardInterrupt):
        series.play_chunk(task_of(["random"]), None, 0, 1)


def task_of(bots: list[str]) -> series.Task:
    return Task("chair", msgspec.json.encode(find("chair").setup(3).summary()), tuple(bots), 1)


# Going on


@pytest.mark.usefixtures("stopping")
def test_gone_on_with_it_is_what_it_would_have_been(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    first = run(keep=keep)
    assert first["games"] == 5
    second = run(keep=keep, jobs=2)
    assert timeless(second) == timeless(run())
    assert second["seconds"] > first["seconds"]


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "games.jsonl"
    whole = run(keep=keep)
    monkeypatch.setattr(series, "play_game", lambda *_: pytest.fail("it was played already"))
    assert timeless(run(keep=keep)) == timeless(whole)
    monkeypatch.undo()
    assert timeless(run(keep=keep, games=5)) == timeless(run(games=5))
    assert timeless(run(keep=keep, games=20)) == timeless(run(games=20))


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    whole = run(keep=keep)
    keep.write_bytes(keep.read_bytes()[:-7])
    assert timeless(run(keep=keep)) == timeless(whole)
    assert keep.read_bytes().endswith(b"\n")


def test_two_who_keep_the_same_games_do_no_harm(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    whole = run(keep=keep)
    lines = keep.read_bytes().splitlines(keepends=True)
    keep.write_bytes(b"".join([lines[0], *(line for line in lines[1:] for _ in range(2))]))
    assert timeless(run(keep=keep)) == timeless(whole)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 2}, "another --seed;"),
        ({"bots": ["random", "random", "random"]}, "another --bots;"),
        ({"deals": "all"}, "another --deals;"),
        ({"players": 4}, "another --players, --edition, --option;"),
    ],
)
def test_a_journal_of_other_games_is_refused(tmp_path: Path, other: dict[str, Any], said: str) -> None:
    keep = tmp_path / "games.jsonl"
    run(keep=keep)
    before = keep.read_bytes()
    with pytest.raises(BadSetup, match=said):
        run(keep=keep, **other)
    assert keep.read_bytes() == before


def test_a_journal_of_other_code_is_refused(tmp_path: Path) -> None:
    keep, bot = tmp_path / "games.jsonl", tmp_path / "mine.py"
    bot.write_text("from hemicycle.bots.base import RandomBot\nclass Mine(RandomBot):\n    pass\n")
    run(keep=keep, bots=[f"{bot}:Mine"])
    bot.write_text(bot.read_text() + "# better\n")
    with pytest.raises(BadSetup, match="was begun with other code"):
        run(keep=keep, bots=[f"{bot}:Mine"])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"dear diary\n", "is no journal of games"),
        (b'{"format":"hemicycle","game":"chair"}\n', "is no journal of games"),
        (
            b'{"hemicycle":"arena chair","code":"","task":{}}\n',
            "was kept by hemicycle arena chair, and not by simul",
        ),
    ],
)
def test_any_other_file_is_refused(tmp_path: Path, line: bytes, said: str) -> None:
    keep = tmp_path / "games.jsonl"
    keep.write_bytes(line)
    with pytest.raises(BadSetup, match=said):
        run(keep=keep)
    assert keep.read_bytes() == line


@pytest.mark.parametrize("damage", [b"nothing\n", b'{"at":99,"seconds":1,"games":[]}\n'])
def test_a_damaged_journal_names_its_line(tmp_path: Path, damage: bytes) -> None:
    keep = tmp_path / "games.jsonl"
    run(keep=keep, games=2)
    lines = keep.read_bytes().splitlines(keepends=True)
    keep.write_bytes(b"".join([*lines, damage]))
    with pytest.raises(BadSetup, match=f"line {len(lines) + 1} is not as it was written"):
        run(keep=keep)


# A bot of one's own that fails

OWN = """
from hemicycle.bots.base import RandomBot, play_out

class Illegal(RandomBot):
    def choose(self, view, request):
        return "whatever"

class Crashing(RandomBot):
    def choose(self, view, request):
        return {}["the best move"]
"""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("called", "said"),
    [
        (
            "Illegal",
            r"Illegal, on seat 2 in game 0 of seed 7, answers '\w+' with 'whatever', which is not offered",
        ),
        (
            "Crashing",
            r"Crashing fails on seat 2 in game 0 of seed 7: KeyError: 'the best move' \(.*mine.py, line 10\)",
        ),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(tmp_path: Path, called: str, said: str, jobs: int) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    with pytest.raises(BadSetup, match=said):
        run(bots=["random", f"{tmp_path}/mine.py:{called}", "random"], seed=7, jobs=jobs)


def test_random_bots_are_made_anew_for_each_game() -> None:
    assert series._maker("chair", "random")(0, Random(1)) is not series._maker("chair", "random")(0, Random(1))
    assert isinstance(series._maker("chair", "random")(0, Random(1)), RandomBot)
