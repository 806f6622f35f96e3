"""Means with their 95 % intervals, from games of which some replay the same shuffle."""

from __future__ import annotations

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
        self.count = 0
        self.total = 0.0
        self.counts_squared = self.totals_squared = self.products = 0.0

    def add(self, total: float, count: int) -> None:
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
