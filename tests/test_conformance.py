"""Every registered game passes the conformance suite by existing. `hemicycle check GAME` runs much more of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hemicycle import games
from hemicycle.engine import conformance
from hemicycle.engine.conformance import Report
from hemicycle.engine.rules import Rules
from tests.registered import every_game

# Cut into pieces, so that two cores share them. Each piece meets other tables (see `conformance.table`).
PIECES = 8
ENOUGH = 100
"""A piece has more decisions than this: where games are short, it plays more of them."""

every_piece = pytest.mark.parametrize("piece", range(PIECES))


def checked(check: Callable[[Rules, range], Report], rules: Rules, piece: int, seeds: range) -> None:
    report = check(rules, seeds)
    every = len(conformance.tables(rules))
    for seed in range(every + piece, every + PIECES * ENOUGH, PIECES):
        if report.decisions <= ENOUGH and not report.violations:
            report.add(check(rules, range(seed, seed + 1)))
    assert report.violations == []
    assert report.decisions > ENOUGH


@every_piece
@every_game
def test_random_and_hostile_play(rules: Rules, piece: int) -> None:
    every = len(conformance.tables(rules))
    # Each table once; one game in forty is checked at every decision.
    seeds = range(every * piece // PIECES, every * (piece + 1) // PIECES)
    checked(conformance.check_games, rules, piece, seeds)


@every_piece
@every_game
def test_sight(rules: Rules, piece: int) -> None:
    # One table in each piece: in a long game every decision is looked at twice. `make long` looks at all of them.
    checked(conformance.check_sight, rules, piece, range(piece, piece + 1))


def test_a_game_is_called_as_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("koalition"), "name", "copied")
    with pytest.raises(ValueError, match="in the folder koalition calls itself 'copied'"):
        games.find("koalition")
