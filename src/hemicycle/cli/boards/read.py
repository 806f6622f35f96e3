"""A game as text alone: for whoever has the terminal read out, or wants no drawing.

The table is told in the words of env/words.py. It is told whole once, and then only what has changed of it, since
it is heard and not looked at; `t` tells it whole again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hemicycle.engine.flow import Request
from hemicycle.engine.game import Result
from hemicycle.engine.words import Action, GameOver
from hemicycle.env import options, words

from ..screen import lines, paragraph
from .plain import Board


class ReadBoard(Board):
    """The table, line by line."""

    heard: frozenset[str] = frozenset()
    """The lines that were told last."""

    def draw(self, view: Any, request: Request, whole: bool) -> Iterator[RenderableType]:
        found = words.told(self.rules, self.texts, view, self.seat)
        new = found if whole else [line for line in found if line not in self.heard]
        self.heard = frozenset(found)
        if new:
            yield self.spoken(new)

    def spoken(self, said: list[str]) -> Text:
        """Lines, each as wide as the terminal."""
        return lines(*[paragraph(line, self.console.width) for line in said])

    def choices(self, view: Any, request: Request, every: bool = False) -> tuple[list[Action], RenderableType]:
        found = options.numbered(self.told, [request], self.texts)
        return [one.action for one in found], self.spoken([*options.folded(self.texts, found)])

    def chapter(self, title: str) -> RenderableType:
        return Text(title)

    def note(self, said: Text) -> RenderableType:
        return said

    def coloured(self, sentence: str) -> Text:
        return Text(sentence)

    def ending(self, view: Any, result: Result) -> Iterator[RenderableType]:
        yield self.spoken(
            [*words.told(self.rules, self.texts, view, self.seat), self.texts.event(GameOver(*result))]
        )
