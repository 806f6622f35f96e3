"""The levels of bots, by name: `random` for every game, the others where the game says what to know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from hemicycle.engine.rules import Rules, bad_setup

from .base import MakeBot, RandomBot
from .knowledge import Knowledge
from .novice import Novice
from .steady import Steady

LEVELS: dict[str, Callable[..., Novice]] = {"novice": Novice, "steady": Steady}
"""The levels that need a game's knowledge, weakest first."""


def names(rules: Rules) -> list[str]:
    """Every level that a game has, weakest first."""
    return ["random", *(LEVELS if knowledge_of(rules) is not None else ())]


def find(rules: Rules, name: str) -> MakeBot:
    """How to make a bot of a level for this game."""
    if name == "random":
        return RandomBot
    knowledge = knowledge_of(rules)
    if knowledge is None or name not in LEVELS:
        raise bad_setup("no-bot", game=rules.name, name=f"{name:.60}", known=", ".join(names(rules)))
    return partial(LEVELS[name], knowledge=knowledge)


def find_or_import(rules: Rules, name: str) -> MakeBot:
    """A level, or a bot of one's own: `module:Class`.

    Importing runs the module, so this is for whoever sits at the keyboard; a server uses `find`.
    """
    module, colon, called = name.partition(":")
    if not colon:
        return find(rules, name)
    try:
        make: Any = getattr(import_module(module), called)
    except (ImportError, AttributeError, ValueError) as error:
        known = ", ".join(names(rules))
        lacks = error.name or module if isinstance(error, ImportError) else called
        raise bad_setup("no-own-bot", name=f"{name:.60}", lacks=f"{lacks:.60}", known=known) from error
    knowledge = knowledge_of(rules)
    if isinstance(make, type) and issubclass(make, Novice) and knowledge is not None:
        return partial(make, knowledge=knowledge)
    return cast(MakeBot, make)


def knowledge_of(rules: Rules) -> Knowledge | None:
    """What a game's bots know: its module `bot`; nothing when it has none."""
    module = f"{rules.package}.bot"
    return cast(Knowledge, import_module(module)) if find_spec(module) is not None else None
