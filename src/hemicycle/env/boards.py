"""What a game shows of its table, as data: its module `board` has these functions.

A game without one is shown as it is, field by field.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, get_args

from hemicycle import games
from hemicycle.engine.declare import BY_SEAT, Fact, Seat, Sight, State, is_seat, noted, sights, typed
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Action


class Board(Protocol):
    """What a game shows. `g` is always a view: it can't tell more than its viewer may know."""

    def board(self, g: Any) -> Any:
        """The open table, from a spectator's view. Each field is sent by itself when it changes."""

    def hand(self, g: Any, seat: Seat) -> Any:
        """What only this seat sees, from its own view."""

    def thinkable(self, g: Any, seat: Seat) -> list[Action]:
        """Choices that one would think of, legal or not."""


class PlainBoard:
    """Of a game that has no board of its own: its fields by their types, each to whom it is declared to."""

    def board(self, g: GameState) -> dict[str, Any]:
        """How all stand, and what everybody sees; of what lies face down, how many there are."""
        found: dict[str, Any] = {"points": {"by_seat": list(g.places_and_points()[1])}}
        for name, sight, hint in self.fields(g):
            value = getattr(g, name)
            if sight is Sight.PUBLIC:
                found[name] = shown(hint, value)
            elif sight is Sight.BACKS:
                found[name] = len(value)
            elif sight is Sight.OWN and all(isinstance(one, list) for one in value):
                found[name] = {"by_seat": [len(one) for one in value]}
        return found

    def hand(self, g: GameState, seat: Seat) -> dict[str, Any]:
        own = [(name, hint) for name, sight, hint in self.fields(g) if sight is Sight.OWN]
        return {name: shown(hint, getattr(g, name))["by_seat"][seat] for name, hint in own if getattr(g, name)}

    def fields(self, g: GameState) -> list[tuple[str, Sight, Any]]:
        """What the game's own class declares: to whom, and its type."""
        hints = typed(type(g))
        return [
            (name, sight, hints[name])
            for name, sight in sights(type(g)).items()
            if name not in GameState.__struct_fields__
        ]

    def thinkable(self, g: GameState, seat: Seat) -> list[Action]:
        return []


def shown(hint: Any, value: Any) -> Any:
    """Plain data that still tells a seat from a number: `{"seat": 2}`, and `{"by_seat": […]}` of what each has."""
    bare, notes = noted(hint)
    parts = get_args(bare)
    if is_seat(hint, value):
        return {"seat": value}
    if isinstance(value, State | Fact):
        return {name: shown(typed(type(value))[name], getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict) and parts:
        return {str(key): shown(parts[1], one) for key, one in value.items()}
    if isinstance(value, list | tuple) and parts:
        row = [shown(parts[0], one) for one in value]
        return {"by_seat": row} if BY_SEAT in notes or Sight.OWN in notes else row
    return plain(value)


@cache
def board_of(rules: Rules) -> Board:
    """How a game is shown."""
    return games.part(rules, "board") or PlainBoard()
