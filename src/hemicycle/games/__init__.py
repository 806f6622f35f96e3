"""The games. Each is a package of its own, found by being here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from hemicycle.engine.rules import Rules, bad_setup


@cache
def names() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def find(name: str) -> Rules:
    """The rules of a game by its name."""
    if name not in names():
        raise bad_setup("no-game", name=f"{name:.60}", known=", ".join(names()))
    rules: Rules = import_module(f"{__name__}.{name}").RULES
    return rules
