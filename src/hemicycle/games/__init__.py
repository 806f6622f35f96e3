"""The games. Each is a package of its own, found by being here, or in a folder that HEMICYCLE_GAMES names.

Such folders are parted as those of PYTHONPATH are. A game found there is `hemicycle.games.NAME` like any other.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from hemicycle.engine.editions import Edition, EditionError
from hemicycle.engine.rules import Rules, bad_setup
from hemicycle.engine.words import Message

__all__ = ["Rules", "edition_in", "find", "names", "part"]

__path__ += [
    os.path.abspath(folder) for folder in os.environ.get("HEMICYCLE_GAMES", "").split(os.pathsep) if folder
]


@cache
def names() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def find(name: str) -> Rules:
    """The rules of a game by its name."""
    if name not in names():
        raise bad_setup("no-game", name=f"{name:.60}", known=", ".join(names()))
    rules: Rules = import_module(f"{__name__}.{name}").RULES
    if rules.name != name:
        raise ValueError(
            f"the game in the folder {name} calls itself {rules.name!r}: `name` of its RULES is the folder's"
        )
    return rules


def part(rules: Rules, name: str) -> Any:
    """A module of a game, such as its `board`; nothing where it has none."""
    module = f"{rules.package}.{name}"
    return import_module(module) if find_spec(module) is not None else None


def edition_in(text: str, tried: Sequence[Rules] = ()) -> tuple[Rules, Edition]:
    """The game that a text is an edition of, and the edition.

    If it is of none, `EditionError` says what is wrong with it for the game that it comes nearest to.
    """
    errors: list[tuple[Rules, EditionError]] = []
    for rules in tried or [find(name) for name in names()]:
        try:
            return rules, rules.edition.parse(text)
        except EditionError as error:
            errors.append((rules, error))
    try:
        entries = tomllib.loads(text).keys()
    except tomllib.TOMLDecodeError:
        raise errors[0][1] from None
    # The game it is meant for is the one with which it has most entries in common.
    rules, nearest = max(errors, key=lambda pair: len(entries & _entries(pair[0])))
    what = Message("figures-as", {"what": nearest.what, "game": rules.name})
    raise EditionError(nearest.line, what, nearest.package)


def _entries(rules: Rules) -> set[str]:
    """What stands at the top of a game's editions."""
    return {entry for name in rules.editions for entry in rules.find_edition(name).figures}
