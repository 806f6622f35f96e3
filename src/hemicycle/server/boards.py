"""What a game tells of its table and of its course: its modules `board` and `story` have these functions.

A game without them is shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from hemicycle import games
from hemicycle.engine.assembly import Assembly
from hemicycle.engine.declare import Seat
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.state import GameState
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event

INNER = {"setup", "chance", "stack", "offered", "questions", "viewer", "events"}
"""Fields of a state that say how the rules are carried out, not what lies on the table."""


class Board(Protocol):
    """What a game shows. `g` is always a view: it can't tell more than its viewer may know."""

    def board(self, g: Any) -> Any:
        """The open table, from a spectator's view. Each field is sent by itself when it changes."""

    def hand(self, g: Any, seat: Seat) -> Any:
        """What only this seat sees, from its own view."""

    def thinkable(self, g: Any, seat: Seat) -> list[Action]:
        """Choices that one would think of, legal or not."""


class Story(Protocol):
    """What a game tells of its course."""

    def round_of(self, g: Any) -> int | None:
        """Which round of the game this is."""

    def round_said(self, texts: Texts, g: Any) -> str:
        """What that round is called."""

    def assemblies(self, players: int, told: Iterable[tuple[int, Event]]) -> list[Assembly]:
        """The weighted votes that were held, for the power indices; each event with its decision's number."""


class PlainBoard:
    """Of a game that has no board of its own: every field that the viewer may see."""

    def board(self, g: GameState) -> dict[str, Any]:
        return {name: value for name, value in plain(g).items() if name not in INNER}

    def hand(self, g: GameState, seat: Seat) -> dict[str, Any]:
        return {}

    def thinkable(self, g: GameState, seat: Seat) -> list[Action]:
        return []


class PlainStory:
    """Of a game that does not tell its course: it is one round."""

    def round_of(self, g: GameState) -> int | None:
        return None

    def round_said(self, texts: Texts, g: GameState) -> str:
        return ""

    def assemblies(self, players: int, told: Iterable[tuple[int, Event]]) -> list[Assembly]:
        return []


@cache
def board_of(rules: Rules) -> Board:
    """How a game is shown."""
    return games.part(rules, "board") or PlainBoard()


@cache
def story_of(rules: Rules) -> Story:
    """How a game's course is told."""
    return games.part(rules, "story") or PlainStory()
