"""Trying things out on the same imagined tables, until one of them is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from hemicycle.engine.words import Action

FEWEST = 6
"""On how many it tries everything."""
SURE = 2.0
"""What lies so many standard errors behind the best is given up."""
DOUBT = 0.0
"""By how many standard errors something must be better than what judgement says without looking ahead. Where that
is a novice's it deserves no doubt: with 0.5 Zoocracy's shrewd won 20 % of 40 games of four among the steady."""
SAME = 0.7
"""What lies so few standard errors behind is as good, where nobody may foresee what it does."""


class Way(NamedTuple):
    """Something that it could do, and with what temper it would go on."""

    number: int
    action: Action
    temper: Any


class Race:
    """Ways that are tried on the same tables, until one is ahead. The first is what it starts from."""

    def __init__(self, ways: Sequence[Way], doubt: float = DOUBT):
        self.doubt = doubt
        self.first = ways[0]
        self.left = list(ways)
        self.values: dict[int, list[float]] = {way.number: [] for way in ways}
        self.given_up: list[Way] = []
        self.tables = 0

    def note(self, way: Way, value: float) -> None:
        self.values[way.number].append(value)

    def next_table(self, spent: float) -> None:
        """All have been tried once more; give up what is behind, and more as the work is being spent."""
        self.tables += 1
        if self.tables < FEWEST or self.tables % 2:
            return
        best = max(self.left, key=self.mean)
        for way in [one for one in self.left if one is not best]:
            ahead, error = self.lead(best, way)
            if ahead > SURE * error:
                self.give_up(way)
        most = 2 if spent > 2 / 3 else 4 if spent > 1 / 3 else 8
        for way in sorted(self.left, key=self.mean)[: max(0, len(self.left) - most)]:
            self.give_up(way)

    def give_up(self, way: Way) -> None:
        self.left.remove(way)
        self.given_up.insert(0, way)

    def mean(self, way: Way) -> float:
        values = self.values[way.number]
        return sum(values) / len(values)

    def lead(self, one: Way, other: Way) -> tuple[float, float]:
        """By how much one is ahead of another on the tables that both have seen, and how sure that is."""
        pairs = zip(self.values[one.number], self.values[other.number], strict=False)
        return mean_and_error([mine - theirs for mine, theirs in pairs])

    def ranking(self) -> list[Way]:
        """All, best first."""
        return [*sorted(self.left, key=self.merit, reverse=True), *self.given_up]

    def drawn(self, ranking: list[Way], rng: Random) -> list[Way]:
        """One of those that are as good as the best, by lot, before all others: for what is best kept secret."""
        best = max(self.left, key=self.mean)
        good = [way for way in self.left if way is best or self.close(best, way)]
        chosen = good[int(rng.random() * len(good))]
        return [chosen, *[way for way in ranking if way is not chosen]]

    def close(self, best: Way, way: Way) -> bool:
        ahead, error = self.lead(best, way)
        return ahead <= SAME * error

    def merit(self, way: Way) -> float:
        """By how much it is surely better than what it started from."""
        if way is self.first:
            return 0.0
        ahead, error = self.lead(way, self.first)
        return ahead - self.doubt * error


def mean_and_error(gaps: Sequence[float]) -> tuple[float, float]:
    """The mean of what was found on so many tables, and its standard error."""
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))
