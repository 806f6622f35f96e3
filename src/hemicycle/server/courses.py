"""What a game tells of its course: its module `story` has these functions. Without one it is one round."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from hemicycle import games
from hemicycle.engine.assembly import Assembly, Government
from hemicycle.engine.rules import Rules
from hemicycle.engine.state import GameState
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event


class Story(Protocol):
    """What a game tells of its course."""

    def round_of(self, g: Any) -> int | None:
        """Which round of the game this is."""

    def round_said(self, texts: Texts, g: Any) -> str:
        """What that round is called."""

    def assemblies(self, players: int, told: Iterable[tuple[int, Event]]) -> list[Assembly]:
        """The weighted votes that were held, for the power indices; each event with its decision's number."""

    def governments(self, told: Iterable[tuple[int, Event]]) -> list[Government]:
        """Whoever took office, one after the other; each event with its decision's number."""


class PlainStory:
    """Of a game that does not tell its course: it is one round."""

    def round_of(self, g: GameState) -> int | None:
        return None

    def round_said(self, texts: Texts, g: GameState) -> str:
        return ""

    def assemblies(self, players: int, told: Iterable[tuple[int, Event]]) -> list[Assembly]:
        return []

    def governments(self, told: Iterable[tuple[int, Event]]) -> list[Government]:
        return []


@cache
def story_of(rules: Rules) -> Story:
    """How a game's course is told."""
    return games.part(rules, "story") or PlainStory()
