"""Every registered game passes the conformance suite by existing. `hemicycle check GAME` runs much more of it."""

from __future__ import annotations

import pytest

from hemicycle import games
from hemicycle.engine import conformance

# Cut into pieces, so that two cores share them. Each piece meets other tables (see `conformance.table`).
PIECES = 8


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", games.names())
def test_random_and_hostile_play(name: str, piece: int) -> None:
    rules = games.find(name)
    every = len(conformance.tables(rules))
    # Each table once; one game in forty is checked at every decision.
    report = conformance.check_games(rules, range(every * piece // PIECES, every * (piece + 1) // PIECES))
    assert report.violations == []
    assert report.games > 0
    assert report.decisions > 100


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", games.names())
def test_sight(name: str, piece: int) -> None:
    rules = games.find(name)
    every = len(conformance.tables(rules))
    # Two tables in each piece, or fewer: in a long game every decision is looked at twice.
    report = conformance.check_sight(rules, range(piece, every, max(PIECES * 5, every // 2)))
    assert report.violations == []
    assert report.decisions > 100
