"""The command line as a user meets it: what is typed, what comes out, what is left on the disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

import hemicycle
from hemicycle.bots.base import RandomBot, play_out
from hemicycle.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Type a command in an empty folder, and answers to what it asks."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def typed(*words: str, answers: str = "") -> Result:
        result = CliRunner().invoke(main, words, input=answers)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return typed


def answers(count: int, *, nonsense: bool = False, seed: int = 1) -> str:
    """Choices that are nearly always there, if wanted with what is no choice in between."""
    rng = Random(seed)
    lines = []
    for _ in range(count):
        if nonsense and rng.random() < 0.3:
            lines.append(
                rng.choice(
                    ["", "abc", "0", "-1", "999", "1.5", "²", "?", "? 1", "? 99", "?x", "p", "s", "t", "1 2"]
                )
            )
        lines.append(rng.choice(["1", "2", "1", "3"]))
    return "\n".join([*lines, ""])


def record_of(players: int = 3, *, edition: str | None = None, decisions: int | None = None) -> str:
    """A record of a game between random bots, whole or up to some decision."""
    game = hemicycle.new("koalition", players, seed=4, edition=edition, options={"countries": 5})
    bots = [RandomBot(seat, Random(seat)) for seat in range(players)]
    play_out(game, bots, Random(9), decisions)
    return game.record([f"Bot{seat}" for seat in range(players)])
