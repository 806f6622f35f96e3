"""What power is worth: how often who could turn a vote was in the majority that was found, and what it took.

And who governs with whom.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from hemicycle.analysis.estimates import Clustered
from hemicycle.analysis.power import banzhaf, shapley
from hemicycle.analysis.rows.game import GameRow, Voted

from .shares import Figure, figure, share

STEP = 0.1
"""How wide the steps of power are."""
CLEAR = 3.0
"""Standard deviations of a draw by lot that a pair must be off: governments of one game resemble each other."""
MOST_SHAPLEY = 10_000
"""Votes of which Shapley's index is computed, too: it takes five times as long as Banzhaf's."""


class Step(NamedTuple):
    """Whoever had so much power in a vote."""

    low: float
    """From this share of all power on; the first step is that of whoever had none."""
    high: float
    governs: Figure
    """How often it was in the majority."""
    taken: Figure | None
    """Which part of the points that were taken; None, where a game gives none for it."""


class Fit(NamedTuple):
    """How well something tells who is in the majority: the correlation over all votes and seats."""

    votes: float
    banzhaf: float
    shapley: float
    number: int


class Power(NamedTuple):
    steps: tuple[Step, ...]
    fit: Fit | None
    votes: int
    """With a majority."""
    none: int
    """Votes in which none was found."""


class Link(NamedTuple):
    """Two who governed together."""

    one: int
    other: int
    times: int


class Network(NamedTuple):
    """Who governs with whom."""

    nodes: tuple[str, ...]
    times: tuple[int, ...]
    """How often each governed."""
    links: tuple[Link, ...]
    governments: int
    sizes: dict[int, int]
    """How many governments had so many members."""

    def expected(self, one: int, other: int) -> float:
        """How often two would have governed together, if partners were drawn by lot, from all in as many
        governments as they were."""
        pairs = sum(link.times for link in self.links)
        chances = sum(a * b for a, b in combinations(self.times, 2))
        return pairs * self.times[one] * self.times[other] / chances

    def apart(self, link: Link) -> int:
        """Whether two were together clearly more often than by lot (1), less often (-1), or neither."""
        expected = self.expected(link.one, link.other)
        spread = sqrt(expected * max(0.0, 1 - expected / self.governments))
        off = link.times - expected
        return (off > 0) - (off < 0) if abs(off) > CLEAR * spread else 0


@lru_cache(maxsize=100_000)
def _banzhaf(weights: tuple[int, ...], quota: int) -> tuple[float, ...]:
    return tuple(map(float, banzhaf(weights, quota)))


@lru_cache(maxsize=100_000)
def _shapley(weights: tuple[int, ...], quota: int) -> tuple[float, ...]:
    return tuple(map(float, shapley(weights, quota)))


def by_weight(index: object, weights: Sequence[int], quota: int) -> list[float]:
    """An index of seats in their order; what hangs on the weights alone is computed once."""
    assert callable(index)
    ordered = sorted(range(len(weights)), key=lambda seat: weights[seat])
    power: list[float] = [0.0] * len(weights)
    for seat, one in zip(ordered, index(tuple([weights[seat] for seat in ordered]), quota), strict=True):
        power[seat] = one
    return power


class Correlation:
    """Of two figures, counted as they come."""

    def __init__(self) -> None:
        self.number = 0
        self.x = self.y = self.xx = self.yy = self.xy = 0.0

    def add(self, x: float, y: float) -> None:
        self.number += 1
        self.x += x
        self.y += y
        self.xx += x * x
        self.yy += y * y
        self.xy += x * y

    def value(self) -> float:
        across = self.number * self.xy - self.x * self.y
        spread = (self.number * self.xx - self.x**2) * (self.number * self.yy - self.y**2)
        return across / sqrt(spread) if spread > 1e-12 else 0.0


class Voting:
    """Counts votes by power."""

    def __init__(self) -> None:
        self.governs: defaultdict[int, Clustered] = defaultdict(Clustered)
        self.taken: defaultdict[int, Clustered] = defaultdict(Clustered)
        self.fits = {name: Correlation() for name in ("votes", "banzhaf", "shapley")}
        self.votes = self.none = 0

    def add(self, row: GameRow, shuffle: Hashable) -> None:
        for vote in row.votes:
            if not 0 < vote.quota <= sum(vote.weights):
                continue
            if vote.governs:
                self.votes += 1
                self._add(vote, shuffle)
            else:
                self.none += 1

    def _add(self, vote: Voted, shuffle: Hashable) -> None:
        power, total, points = by_weight(_banzhaf, vote.weights, vote.quota), sum(vote.weights), sum(vote.points)
        for seat, one in enumerate(power):
            step = 0 if one == 0 else 1 + min(int(one / STEP - 1e-9), round(1 / STEP) - 1)
            self.governs[step].add(shuffle, seat in vote.governs)
            if points > 0 and min(vote.points) >= 0:
                self.taken[step].add(shuffle, vote.points[seat] / points)
        if self.votes <= MOST_SHAPLEY:
            others = by_weight(_shapley, vote.weights, vote.quota)
            for seat, weight in enumerate(vote.weights):
                for name, x in (("votes", weight / total), ("banzhaf", power[seat]), ("shapley", others[seat])):
                    self.fits[name].add(x, seat in vote.governs)

    def result(self) -> Power:
        steps = [
            Step(
                max(0.0, (step - 1) * STEP),
                step * STEP,
                share(self.governs[step]),
                figure(self.taken[step]) if step in self.taken else None,
            )
            for step in sorted(self.governs)
        ]
        fits = {name: fit.value() for name, fit in self.fits.items()}
        fit = Fit(**fits, number=self.fits["votes"].number) if self.votes else None
        return Power(tuple(steps), fit, self.votes, self.none)


class Together:
    """Counts who governs with whom."""

    def __init__(self) -> None:
        self.pairs: Counter[tuple[str, str]] = Counter()
        self.times: Counter[str] = Counter()
        self.sizes: Counter[int] = Counter()
        self.governments = 0

    def add(self, members: Sequence[str]) -> None:
        self.governments += 1
        self.sizes[len(members)] += 1
        self.times.update(members)
        self.pairs.update(combinations(sorted(members), 2))

    def result(self, nodes: Sequence[str]) -> Network | None:
        """The network; nothing, where nobody governs with anybody."""
        if not self.pairs:
            return None
        place = {node: at for at, node in enumerate(nodes)}
        links = [
            Link(min(place[one], place[other]), max(place[one], place[other]), times)
            for (one, other), times in self.pairs.items()
        ]
        times = tuple([self.times[node] for node in nodes])
        return Network(
            tuple(nodes), times, tuple(sorted(links)), self.governments, dict(sorted(self.sizes.items()))
        )


class Groups:
    """Groups of seats, and of the bots that sat there."""

    def __init__(self) -> None:
        self.seats, self.bots = Together(), Together()
        self.distinct = True
        """Whether everybody at a table was another bot."""

    def add(self, row: GameRow, members: Sequence[int]) -> None:
        self.distinct = self.distinct and len(set(row.bots)) == row.players
        self.seats.add([f"{seat}" for seat in members])
        if self.distinct:
            self.bots.add([row.bots[seat] for seat in members])
