"""The table in words, from what a board sends: a game's module `told` says how; without one it is told as it is.

Nothing hidden can be in it, since a board is made of a view; and it can be made anew from what a server sends.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, Protocol

from hemicycle import games
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.grammar import capital
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event

from .boards import PlainBoard, board_of


class Told(Protocol):
    """What a game says of its own table."""

    def table(self, texts: Texts, board: Any, hand: Any, seat: Seat) -> Sequence[str]:
        """How the table stands for a seat, line by line; `hand` is none for whoever only watches."""

    def place(self, action: Action) -> Any:
        """Where a choice stands in the list: equal ones as the rules offer them."""

    def labels(self, texts: Texts, action: Action, kind: str) -> tuple[str, str]:
        """What a choice shares with others of its list, and what sets it apart; no label: nothing."""

    def first(self, kind: str) -> int:
        """From which number on the answers to a kind of question are counted: an amount is typed as it is."""

    def held(self, texts: Texts, board: Any, hand: Any) -> list[str]:
        """What one holds that a question about the rules should explain, each in a sentence."""

    def heading(self, texts: Texts, event: Event) -> str | None:
        """Of an event that opens a chapter: its title."""

    def quiet(self, event: Event, seat: Seat) -> bool:
        """Whether an event need not be told to a seat, since the table shows it."""

    def in_order(self, told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
        """What happened, each with the number of its decision, in the order in which it is best told."""


class PlainTold:
    """Of a game that says nothing of it: its fields, those that there is something of."""

    def table(self, texts: Texts, board: dict[str, Any], hand: dict[str, Any] | None, seat: Seat) -> list[str]:
        return [*fields(texts, board), *(fields(texts, hand, own=True) if hand else ())]

    def place(self, action: Action) -> Any:
        return 0

    def labels(self, texts: Texts, action: Action, kind: str) -> tuple[str, str]:
        return "", texts.action(action, kind)

    def first(self, kind: str) -> int:
        return 1

    def held(self, texts: Texts, board: dict[str, Any], hand: dict[str, Any]) -> list[str]:
        return []

    def heading(self, texts: Texts, event: Event) -> str | None:
        return None

    def quiet(self, event: Event, seat: Seat) -> bool:
        return False

    def in_order(self, told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
        return told


def fields(texts: Texts, found: dict[str, Any], own: bool = False) -> list[str]:
    """Each field with what it holds; what there is nothing of is left out."""
    return [
        texts.say("told-own" if own else "told-field", field=field(texts, name), value=datum(texts, value))
        for name, value in found.items()
        if value not in (None, [], {}, {"by_seat": []})
    ]


def field(texts: Texts, name: str) -> str:
    """What a field is called, if the game's texts say it: `field-chairs`."""
    id = f"field-{name}".replace("_", "-")
    return texts.say(id) if texts.has(id) else capital(name.replace("_", " "))


def datum(texts: Texts, value: Any) -> str:
    """Plain data with its players named, as `boards.py` makes it."""
    if isinstance(value, dict) and value.keys() == {"seat"}:
        return texts.named("seat", value["seat"])
    if isinstance(value, dict) and value.keys() == {"by_seat"}:
        value = {texts.seat(seat): one for seat, one in enumerate(value["by_seat"])}
    if isinstance(value, dict):
        return ", ".join(f"{key} {datum(texts, one)}" for key, one in value.items())
    return ", ".join([datum(texts, one) for one in value]) if isinstance(value, list) else str(value)


class OwnTold(PlainTold):
    """A game's module: whatever it leaves out is done as for a game that says nothing."""

    def __init__(self, module: ModuleType):
        said = [name for name in vars(Told) if not name.startswith("_") and hasattr(module, name)]
        vars(self).update({name: getattr(module, name) for name in said})


@cache
def told_of(rules: Rules) -> Told:
    """How a game is told."""
    own = games.part(rules, "told")
    return PlainTold() if own is None else OwnTold(own)


def seen(rules: Rules, view: Any, seat: Seat) -> tuple[Any, Any]:
    """What a table is told from: its board, and what a seat has for itself, which whoever watches has not."""
    board = board_of(rules) if games.part(rules, "told") is not None else PlainBoard()
    return board.board(view), None if seat == SPECTATOR else board.hand(view, seat)
