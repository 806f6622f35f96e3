"""What several commands let one choose: the game, the table, the bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from hemicycle.bots import levels
from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import Rules

from . import files
from .commands import option
from .failures import Bad, about

F = TypeVar("F", bound=Callable[..., Any])

path = click.Path(path_type=Path)


def table(command: F) -> F:
    """The options that describe a table."""
    for add in (
        option("--option", "given", metavar="name-and-value", multiple=True),
        option("--edition", metavar="name-or-file"),
    ):
        command = add(command)
    return command


def sitting(command: F) -> F:
    """How long many games may take, and where those that are finished are kept."""
    for add in (
        option("--keep", type=path, metavar="file"),
        option("--minutes", type=click.FloatRange(min=0)),
    ):
        command = add(command)
    return command


def table_options(given: tuple[str, ...]) -> dict[str, Any]:
    """`NAME=VALUE` pairs as options."""
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise Bad("bad-option", given=pair)
        if name in options:
            raise Bad("bad-option-twice", name=name)
        options[name] = value
    return options


def find_edition(rules: Rules, name: str | None) -> Edition:
    """An edition by its name, or from the file that is named."""
    if name is None:
        return rules.find_edition(rules.editions[0])
    if name in rules.editions:
        return rules.find_edition(name)
    if Path(name).suffix == ".toml" or Path(name).exists():
        return read_edition(rules, Path(name))
    known = ", ".join(rules.editions)
    raise Bad("bad-no-edition", game=rules.name, name=name, known=known)


def read_edition(rules: Rules, path: Path) -> Edition:
    """The edition in a file; `EditionError` tells its line and the reason."""
    with about(path):
        return rules.edition.parse(files.read(path, "edition"))


def bots(rules: Rules, names: str | None, players: int) -> list[str]:
    """Bot levels from `steady` or `steady,novice,…`: one for all, or as many as there are players to seat."""
    chosen = [level(rules, name) for name in levels.listed(names or levels.usual(rules))]
    if len(chosen) not in (1, players):
        raise Bad("bad-bots", players=players, given=len(chosen))
    return chosen * players if len(chosen) == 1 else chosen


def level(rules: Rules, name: str) -> str:
    """A level of this game; a bot of one's own, `FILE.py:Class`, becomes one."""
    found = levels.admit(name, [rules]) if ":" in name else name
    levels.find(rules, found)
    return found
