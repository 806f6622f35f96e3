"""What was promised, by kind and by bot, and what became of it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable
from typing import NamedTuple

from hemicycle.analysis.estimates import Clustered
from hemicycle.analysis.rows.game import GameRow

from .shares import Figure, share

VERDICTS = ("kept", "broken", "void", "pending", "unknown")


class Kind(NamedTuple):
    """A kind of promise, or whoever made promises."""

    name: str
    at_once: bool
    """Whether it changes hands as the deal is agreed, so that there is nothing to keep."""
    verdicts: dict[str, int]
    broken: Figure
    """Of those that were kept or broken, which part was broken."""

    @property
    def number(self) -> int:
        return sum(self.verdicts.values())


class Promised(NamedTuple):
    """All that was promised."""

    kinds: tuple[Kind, ...]
    bots: tuple[Kind, ...]
    offers: int
    agreed: int


class Promises:
    """Counts promises."""

    def __init__(self) -> None:
        self.verdicts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        self.broken: defaultdict[tuple[str, str], Clustered] = defaultdict(Clustered)
        self.at_once: set[str] = set()
        self.offers = self.agreed = 0

    def add(self, row: GameRow, shuffle: Hashable) -> None:
        for one in row.offers:
            self.offers += one.number
            self.agreed += one.number if one.status == "agreed" else 0
        for promise in row.promises:
            if promise.at_once:
                self.at_once.add(promise.kind)
            for who in (("kind", promise.kind), *(() if promise.at_once else (("bot", row.bots[promise.seat]),))):
                self.verdicts[who][promise.verdict] += 1
                if promise.verdict in ("kept", "broken"):
                    self.broken[who].add(shuffle, promise.verdict == "broken")

    def result(self) -> Promised:
        return Promised(self._of("kind"), self._of("bot"), self.offers, self.agreed)

    def _of(self, what: str) -> tuple[Kind, ...]:
        """The most frequent first."""
        found = [
            Kind(name, what == "kind" and name in self.at_once, dict(verdicts), share(self.broken[what, name]))
            for (kind, name), verdicts in self.verdicts.items()
            if kind == what
        ]
        return tuple(sorted(found, key=lambda one: (-one.number, one.name)))
