"""hemicycle train: what is learned, in a file and on the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hemicycle.cli import train

from .conftest import Run

SMALL = ("train", "zoocracy", "--games", "10", "--seed", "1", "--jobs", "1")


def test_it_writes_what_ships_and_shows_how_good_it_is(run: Run, tmp_path: Path) -> None:
    done = run(*SMALL, "--out", "estimate.json")
    assert done.exit_code == 0
    learned = json.loads((tmp_path / "estimate.json").read_text("utf-8"))
    assert learned["source"]["command"] == "hemicycle train zoocracy --games 10 --seed 1"
    assert "7 games to learn from, 3 others for these figures" in done.stdout
    assert "Written to estimate.json" in done.stdout


def test_without_numpy_it_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None)
    done = run(*SMALL)
    assert done.exit_code == 2
    assert "pip install hemicycle[train]" in done.stderr


def test_too_few_games_and_unknown_ones_are_refused(run: Run) -> None:
    assert "no game" in run("train", "chess").stderr
    assert run("train", "zoocracy", "--games", "3").exit_code == 2
    assert run(*SMALL, "--json", "--out", "x.json").exit_code == 2
