"""Who wins, on which seat and by which bot; how long games are and how they end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable
from typing import NamedTuple

from hemicycle.analysis.estimates import Clustered, spread_of
from hemicycle.analysis.rows.game import GameRow

FEWEST = 10
"""An interval from fewer shuffles says nothing."""
COLUMNS = 24
"""In a histogram, about."""
STEPS = (1, 2, 5)


class Figure(NamedTuple):
    """A mean with its 95 % interval, where there were enough shuffles for one."""

    mean: float
    interval: tuple[float, float] | None
    number: int


class Standing(NamedTuple):
    """How a seat did, or a bot."""

    wins: Figure
    points: Figure
    governs: Figure | None
    """In which part of all governments it was."""


class Column(NamedTuple):
    """A column of a histogram: from one value up to another, and how many are there."""

    low: int
    high: int
    number: int


class Lengths(NamedTuple):
    """How long games were, in decisions."""

    spread: dict[str, float]
    columns: tuple[Column, ...]
    rounds: float | None
    """In the mean; None, where the game has no rounds."""


def share(of: Clustered) -> Figure:
    """A mean that is a share."""
    mean = of.mean()
    bounds = mean.share_interval() if mean.shuffles >= FEWEST else None
    return Figure(mean.mean, (bounds[0], bounds[1]) if bounds else None, int(mean.count))


def figure(of: Clustered) -> Figure:
    """A mean of anything else."""
    mean = of.mean()
    bounds = mean.interval() if mean.shuffles >= FEWEST else None
    return Figure(mean.mean, (bounds[0], bounds[1]) if bounds else None, int(mean.count))


class Shares:
    """Counts who wins."""

    def __init__(self) -> None:
        self.wins: defaultdict[Hashable, Clustered] = defaultdict(Clustered)
        self.points: defaultdict[Hashable, Clustered] = defaultdict(Clustered)
        self.governs: defaultdict[Hashable, Clustered] = defaultdict(Clustered)
        self.bots: set[str] = set()

    def add(self, row: GameRow, shuffle: Hashable) -> None:
        self.bots.update(row.bots)
        terms = len(row.governments)
        times = Counter(seat for one in row.governments for seat in one.members)
        for seat, bot in enumerate(row.bots):
            for who in (seat, bot):
                self.wins[who].add(shuffle, row.won[seat])
                self.points[who].add(shuffle, row.points[seat])
                if terms:
                    self.governs[who].add(shuffle, times[seat], terms)

    def of(self, who: int | str) -> Standing:
        governs = share(self.governs[who]) if who in self.governs else None
        return Standing(share(self.wins[who]), figure(self.points[who]), governs)


def lengths(decisions: list[int], rounds: list[int]) -> Lengths:
    """How long games were."""
    spread = spread_of(decisions)
    assert spread is not None
    mean = sum(rounds) / len(rounds) if rounds else None
    return Lengths(spread, histogram(decisions), mean)


def histogram(values: list[int]) -> tuple[Column, ...]:
    """Columns of equal, round width."""
    low, high = min(values), max(values)
    width = wide((high - low + 1) / COLUMNS)
    counts = Counter(value // width for value in values)
    return tuple(
        [Column(at * width, (at + 1) * width, counts[at]) for at in range(low // width, high // width + 1)]
    )


def wide(least: float) -> int:
    """The first round number from one on."""
    power = 1
    while True:
        for step in STEPS:
            if step * power >= least:
                return step * power
        power *= 10
