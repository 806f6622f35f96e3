"""What a game looks like in the terminal: `BOARD` in the module of the game's name, else the plain one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from rich.console import Console

from hemicycle.engine.declare import Seat
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts

from .plain import Board
from .read import ReadBoard

Made: TypeAlias = Callable[[Texts, Seat, Console], Board]


def find(rules: Rules, plain: bool = False) -> Made:
    """The board of a game; `plain`: as text alone, for whoever has it read out."""
    module = f"{__name__}.{rules.name}"
    board: type[Board] = ReadBoard if plain else Board
    if not plain and find_spec(module) is not None:
        board = import_module(module).BOARD
    return partial(board, rules=rules)
