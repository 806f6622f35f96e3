"""Means with their 95 % intervals, from games of which some replay the same shuffle."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import sqrt

CERTAINTY = 1.96
"""Standard errors on each side of a mean that hold it with 95 % certainty."""


class Mean:
    """The mean of a figure, gathered shuffle by shuffle.

    Games that replay one shuffle resemble each other, so a shuffle is one observation, however many games and
    seats it counts (the ratio estimate of cluster sampling). All sums are taken in the order of the shuffles: the
    same figures come out whoever played which games.
    """

    def __init__(self) -> None:
        self.shuffles = 0
        self.count: float = 0
        self.total = 0.0
        self.counts_squared = self.totals_squared = self.products = 0.0

    def add(self, total: float, count: float) -> None:
        """Add a shuffle: the sum of its figures, and how many they are."""
        self.shuffles += 1
        self.count += count
        self.total += total
        self.counts_squared += count * count
        self.totals_squared += total * total
        self.products += total * count

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float | None:
        """The standard error of the mean; nothing from a single shuffle."""
        if self.shuffles < 2:
            return None
        mean = self.mean
        squares = self.totals_squared - 2 * mean * self.products + mean * mean * self.counts_squared
        return sqrt(max(0.0, squares) * self.shuffles / (self.shuffles - 1)) / self.count

    def interval(self) -> list[float] | None:
        """The 95 % interval of the mean."""
        error = self.error
        if error is None:
            return None
        return [self.mean - CERTAINTY * error, self.mean + CERTAINTY * error]

    def share_interval(self) -> list[float] | None:
        """The 95 % interval of a mean that is a share: Wilson's, which stays right near 0 and 1.

        The number of observations is the one that would have given this standard error.
        """
        error, share = self.error, self.mean
        if error is None:
            return None
        certain = share < 1e-12 or share > 1 - 1e-12
        if error < 1e-9 and not certain:
            return [share, share]
        size = self.shuffles if certain else share * (1 - share) / (error * error)
        square = CERTAINTY * CERTAINTY
        middle = (share + square / (2 * size)) / (1 + square / size)
        half = CERTAINTY / (1 + square / size) * sqrt(share * (1 - share) / size + square / (4 * size * size))
        return [max(0.0, middle - half), min(1.0, middle + half)]


class Clustered:
    """A mean whose shuffles come in any order, and a game at a time."""

    def __init__(self) -> None:
        self.shuffles: dict[Hashable, list[float]] = {}

    def add(self, shuffle: Hashable, total: float, count: float = 1) -> None:
        """Of a game: the sum of its figures, and how many they are."""
        sums = self.shuffles.setdefault(shuffle, [0.0, 0.0])
        sums[0] += total
        sums[1] += count

    def mean(self) -> Mean:
        found = Mean()
        for total, count in self.shuffles.values():
            found.add(total, count)
        return found


def spread_of(lengths: Sequence[int]) -> dict[str, float] | None:
    """How long games were, in decisions: the shortest, the quartiles, the longest, and the mean."""
    if not lengths:
        return None
    ordered = sorted(lengths)
    last = len(ordered) - 1
    parts: Iterator[tuple[str, float]] = iter(
        zip(("least", "quarter", "half", "three_quarters", "most"), (0, 0.25, 0.5, 0.75, 1))
    )
    return {name: float(ordered[round(part * last)]) for name, part in parts} | {
        "mean": sum(ordered) / len(ordered)
    }
