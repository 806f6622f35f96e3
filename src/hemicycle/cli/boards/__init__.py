"""What a game looks like in the terminal: `BOARD` in the module of the game's name, else the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from hemicycle.engine.rules import Rules

from .plain import Board


def find(rules: Rules) -> type[Board]:
    """The board of a game."""
    module = f"{__name__}.{rules.name}"
    if find_spec(module) is None:
        return Board
    board: type[Board] = import_module(module).BOARD
    return board
