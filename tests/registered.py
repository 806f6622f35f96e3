"""The games that general tests are run over: every one that is registered, and what it may do without.

A part that a game may lack (a board, bots, a story) is asked for by `part`, which skips the test with a sentence
that says what the game goes without. What every game must have, the tests want of it in words of their own.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine.rules import Rules

ROOT = Path(__file__).parents[1]
GAMES = [games.find(name) for name in games.names()]

every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)

WITHOUT = {
    "board": "the general renderer shows its table",
    "shown": "nothing but its fields is sent to the browser",
    "story": "its replay is one round",
    "bot": "random bots alone play it",
}
"""What comes of it where a game has no such module."""


def part(rules: Rules, name: str) -> Any:
    """A module that a game may have; without it there is nothing to test."""
    module = f"{rules.package}.{name}"
    if find_spec(module) is None:
        pytest.skip(f"{rules.name} has no {name}.py: {WITHOUT[name]}")
    return import_module(module)


def promising(rules: Rules) -> None:
    """Skip what wants a game in which something can be promised."""
    if not rules.promises:
        pytest.skip(f"{rules.name} has no promises: nobody bargains in it")


def bargaining_bots(rules: Rules) -> None:
    """Skip what wants bots that bargain."""
    promising(rules)
    if not hasattr(part(rules, "bot"), "deals"):
        pytest.skip(f"the bots of {rules.name} refuse every deal: its bot has no `deals`")


def wanted(rules: Rules, what: str, found: object) -> None:
    """Something beside its code that a game of this repository must have, and one from elsewhere may."""
    if found:
        return
    lacks = f"{rules.name} has no {what} (docs/new-game.md says how)"
    at_home = Path(str(import_module(rules.package).__file__)).is_relative_to(ROOT)
    pytest.fail(lacks) if at_home else pytest.skip(lacks)


def page(rules: Rules) -> Path:
    """The page of a game's rules."""
    file = ROOT / "docs" / "rules" / f"{rules.name}.md"
    wanted(rules, f"page of its rules: {file.relative_to(ROOT)}", file.is_file())
    return file


def near(rules: Rules, players: int, edition: str = "") -> int:
    """As many players as this, or as near as an edition of the game comes."""
    counts = rules.find_edition(edition or rules.editions[0]).players()
    return min(counts, key=lambda count: abs(count - players))


def some_level(rules: Rules) -> str:
    """A level of bots that is quick: novices, or random ones where the game has no others."""
    return levels.ours(rules)[:2][-1]
