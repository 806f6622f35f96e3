"""How often each action, thing and rule comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from hemicycle.analysis.rows.game import GameRow
from hemicycle.engine.rules import Rules


class Often(NamedTuple):
    """How often something comes up."""

    key: tuple[str, ...]
    each: float
    """In a game, in the mean."""
    games: float
    """In which part of the games it comes up at all."""


class Counts:
    """Counts things of one kind."""

    def __init__(self) -> None:
        self.total: Counter[tuple[str, ...]] = Counter()
        self.within: Counter[tuple[str, ...]] = Counter()

    def add(self, found: Iterable[tuple[tuple[str, ...], int]]) -> None:
        """What came up in a game, with how often it did."""
        counts: Counter[tuple[str, ...]] = Counter()
        for key, number in found:
            counts[key] += number
        self.total.update(counts)
        self.within.update(counts.keys())

    def result(self, games: int) -> tuple[Often, ...]:
        """The most frequent first."""
        ordered = sorted(self.total, key=lambda key: (-self.total[key], key))
        return tuple([Often(key, self.total[key] / games, self.within[key] / games) for key in ordered])


class Kinds:
    """Which kinds of action and which things are counted, and which are the same: what is called alike is one."""

    def __init__(self, rules: Rules):
        self.texts = rules.texts("en")
        self.known: dict[tuple[str, ...], tuple[str, str]] = {}
        self.action = cache(self._action)
        self.thing = cache(self._thing)

    def _action(self, asked: str, action: str) -> tuple[str, str]:
        """Of an action the question, and its kind."""
        called = self.texts.kind_of_action(action, asked)
        return self.known.setdefault(("action", action, called), (asked, action))

    def _thing(self, field: str, thing: str) -> tuple[str, str] | None:
        """Of a thing its field, and its name; nothing, where the game has no word for things of its kind."""
        if not self.texts.things(field):
            return None
        return self.known.setdefault((field, self.texts.named(field, thing)), (field, thing))

    def actions_of(self, row: GameRow) -> list[tuple[tuple[str, str], int]]:
        """The actions of a game, with how often each was taken."""
        return [(self.action(one.asked, one.action), one.number) for one in row.actions]

    def things_of(self, row: GameRow) -> list[tuple[tuple[str, str], int]]:
        """The things of a game, each with how often it was named."""
        return [(key, one.number) for one in row.things if (key := self.thing(one.field, one.thing)) is not None]


def rules_of(row: GameRow) -> list[tuple[tuple[str], int]]:
    return [((one.rule,), one.number) for one in row.rules]
