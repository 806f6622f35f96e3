"""A series on a Ray cluster: the same as on one machine, even if a worker is killed in the middle of a game."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hemicycle.analysis.rows.parquet import Files
from hemicycle.bots import cluster
from hemicycle.bots.simulation import simulate
from hemicycle.engine.rules import BadSetup
from tests.cli.conftest import Run, run

__all__ = ["run"]

pytestmark = pytest.mark.together

SOON = 60.0
"""Seconds after which what was ended is still there: never."""

OWN = """
import os, signal
from pathlib import Path
from hemicycle.bots.base import RandomBot

class Deadly(RandomBot):
    '''In the middle of its third game it kills whoever plays it: once.'''

    def choose(self, view, request):
        mark = Path(__file__).with_name("killed")
        if self.rng.random() < 0.02 and not mark.exists():
            mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, request)

class Crashing(RandomBot):
    def choose(self, view, request):
        raise KeyError("the best move")
"""


def alive(folder: str) -> set[int]:
    """The processes that were started with this folder in what was typed."""
    found = set()
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                if folder.encode() in (process / "cmdline").read_bytes():
                    found.add(int(process.name))
            except OSError:
                continue
    return found


@pytest.fixture(scope="module", autouse=True)
def _a_cluster() -> Iterator[None]:
    """A small one of our own, which starts once and leaves nothing."""
    folder = tempfile.mkdtemp(prefix="r", dir="/tmp")  # short: there are sockets in it
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_AUTH_MODE", "disabled")  # it would leave a token at home
        patch.setattr(cluster, "STORE", 80 * 2**20)
        before = signal.getsignal(signal.SIGTERM)
        with cluster.joined("local", 2) as jobs:
            assert jobs == 2
            assert alive(folder)
            assert signal.getsignal(signal.SIGTERM) is before
            yield
    end = time.monotonic() + SOON
    while alive(folder):
        assert time.monotonic() < end, f"{alive(folder)} are left"
    shutil.rmtree(folder)


def played(folder: Path, bots: list[str], ray: str | None, games: int = 40) -> tuple[Any, bytes]:
    """A series and its rows."""
    with Files(folder / "games.parquet") as rows:
        result = simulate("chair", 3, games, bots, 1, 1, rows=rows, ray=ray)
    timed = {"seconds", "decisions_per_second", "jobs"}
    return {name: one for name, one in result.items() if name not in timed}, (
        folder / "games.parquet"
    ).read_bytes()


def test_a_killed_worker_loses_and_doubles_no_game(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    bots = [f"{tmp_path}/mine.py:Deadly"]
    elsewhere = played(tmp_path, bots, ray="")
    killed = tmp_path / "killed"
    assert int(killed.read_text()) != os.getpid()
    assert played(tmp_path, bots, ray=None) == elsewhere


def test_the_command_says_the_same_with_it(run: Run) -> None:
    typed = ("simulate", "zoocracy", "--players", "2", "--games", "6", "--jobs", "1", "--out")
    run(*typed, "here.parquet")
    done = run(*typed, "there.parquet", "--ray")
    assert done.exit_code == 0
    assert Path("here.parquet").read_bytes() == Path("there.parquet").read_bytes()


def test_an_arena_too(run: Run) -> None:
    typed = ("arena", "chair", "--players", "3", "--games", "2", "--bots", "random,hemicycle.bots.base:RandomBot")
    here, there = (run(*typed, *more) for more in (("--jobs", "1"), ("--ray",)))
    assert here.stdout == there.stdout
    assert here.exit_code == there.exit_code == 0


def test_a_bot_that_fails_is_named_with_its_game(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    with pytest.raises(BadSetup, match="Crashing fails on seat 3 in game 0 of seed 1: KeyError"):
        played(tmp_path, [f"{tmp_path}/mine.py:Crashing"], ray="")


def test_another_version_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.bots.simulation.code_of", lambda *_: "another")
    with pytest.raises(BadSetup, match="of the cluster has another version of the game or its bots"):
        played(tmp_path, ["random"], ray="")


def test_whoever_stops_it_gets_what_was_finished() -> None:
    def stop(number: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    result = simulate("chair", 3, 100_000, ["random"], 1, 1, progress=stop, ray="")
    assert result["stopped"]
    assert 0 < result["games"] < 100_000


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(BadSetup, match=r"pip install hemicycle\[ray\]"):
        simulate("chair", 3, 1, ["random"], 1, 1, ray="")


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: Any, **__: Any) -> None:
        raise ConnectionError("nobody answers\nsays a library")

    monkeypatch.setattr("ray.is_initialized", lambda: False)
    monkeypatch.setattr("ray.init", nobody)
    with pytest.raises(BadSetup, match=r"no Ray cluster to be joined at far:6379: nobody answers$"):
        simulate("chair", 3, 1, ["random"], 1, 1, ray="far:6379")
