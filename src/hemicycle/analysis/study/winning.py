"""What goes with winning: of the players of one game, did those win more often who did more of something?

Each game is looked at by itself, so that the deal and the length of a game count for nothing: those who did
something more often than the table in the mean, beside those who did not. What is found goes with winning; it need
not be why.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from statistics import NormalDist
from typing import NamedTuple, TypeAlias

from hemicycle.analysis.estimates import Clustered
from hemicycle.analysis.rows.game import GameRow

from .often import Kinds

Factor: TypeAlias = tuple[str, ...]
"""What somebody did: its kind, and which of it."""

FEWEST = 30
"""Shuffles in which some did it more than others; of fewer nothing is said."""
CERTAINTY = 0.95


class Lift(NamedTuple):
    """How those did who did more of something, and the others of the same games."""

    factor: Factor
    more: float
    others: float
    difference: float
    interval: tuple[float, float]
    games: int
    clear: bool
    """Whether it would still be there if one looked at as many things as there are: Bonferroni's bound."""


class Sums:
    """Of a factor."""

    def __init__(self) -> None:
        self.more = Clustered()
        self.others = Clustered()
        self.difference = Clustered()

    def add(self, shuffle: Hashable, counts: Sequence[int], won: Sequence[float]) -> None:
        """Of a game: how often each seat did it."""
        mean = sum(counts) / len(counts)
        more = [one for one, count in zip(won, counts, strict=True) if count > mean]
        others = [one for one, count in zip(won, counts, strict=True) if count <= mean]
        if not more:  # all did as much
            return
        above, below = sum(more) / len(more), sum(others) / len(others)
        self.more.add(shuffle, above)
        self.others.add(shuffle, below)
        self.difference.add(shuffle, above - below)


class Winning:
    """Finds what goes with winning."""

    def __init__(self, kinds: Kinds):
        self.kinds = kinds
        self.sums: defaultdict[Factor, Sums] = defaultdict(Sums)

    def add(self, row: GameRow, shuffle: Hashable) -> None:
        for factor, counts in self.factors(row).items():
            self.sums[factor].add(shuffle, counts, row.won)

    def factors(self, row: GameRow) -> dict[Factor, list[int]]:
        """What the seats of a game did, and how often each."""
        found: defaultdict[Factor, list[int]] = defaultdict(lambda: [0] * row.players)
        for one in row.actions:
            found["action", *self.kinds.action(one.asked, one.action)][one.seat] += one.number
        for thing in row.things:
            if (key := self.kinds.thing(thing.field, thing.thing)) is not None:
                found["thing", thing.action, *key][thing.seat] += thing.number
        for promise in row.promises:
            if not promise.at_once:
                found["promised",][promise.seat] += 1
            if promise.verdict == "broken":
                found["broke",][promise.seat] += 1
        for term in row.governments:
            for seat in term.members:
                found["governed",][seat] += 1
        return found

    def result(self) -> tuple[Lift, ...]:
        """Everything that some did more of than others, often enough; what goes best with winning first."""
        enough = {one: sums for one, sums in self.sums.items() if len(sums.difference.shuffles) >= FEWEST}
        bound = NormalDist().inv_cdf(1 - (1 - CERTAINTY) / 2 / max(1, len(enough)))
        found = [lift(factor, sums, bound) for factor, sums in enough.items()]
        return tuple(sorted(found, key=lambda one: (-one.difference, one.factor)))


def lift(factor: Factor, sums: Sums, bound: float) -> Lift:
    mean = sums.difference.mean()
    error, bounds = mean.error or 0.0, mean.interval()
    assert bounds is not None
    return Lift(
        factor,
        sums.more.mean().mean,
        sums.others.mean().mean,
        mean.mean,
        (bounds[0], bounds[1]),
        int(mean.count),
        abs(mean.mean) > bound * error > 0,
    )
