"""How well chances to win tell who wins: Brier scores by the third of a game, and whether 60 % means 60 %."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hemicycle.analysis.estimates import Mean

from .training import Position

THIRDS = 3
BINS = 10
FEW = 30
"""A bin with fewer games says nothing."""


class Judged(NamedTuple):
    """A position, and what was said of it."""

    position: Position
    learned: Sequence[float]

    @property
    def alike(self) -> list[float]:
        return [1 / self.position.players] * self.position.players

    def brier(self, chances: Sequence[float]) -> float:
        """The mean square of what the chances were off, over the seats."""
        shares = self.position.shares
        return sum([(said - won) ** 2 for said, won in zip(chances, shares, strict=True)]) / len(shares)


def figures(judged: Sequence[Judged]) -> dict[str, Any]:
    """By the third of a game how good the chances are, and by what was said how often it came true."""
    return {"thirds": thirds(judged), "bins": bins(judged)}


def thirds(judged: Sequence[Judged]) -> list[dict[str, Any]]:
    """Brier scores of everybody alike, of the formula made by hand, and of what was learned."""
    found = []
    for third in range(THIRDS):
        own = [one for one in judged if third_of(one.position) == third]
        if not own:
            continue
        kinds = {
            "alike": [one.brier(one.alike) for one in own],
            "by_hand": [one.brier(one.position.by_hand) for one in own],
            "learned": [one.brier(one.learned) for one in own],
        }
        line: dict[str, Any] = {
            "third": third + 1,
            "games": len({one.position.game for one in own}),
            "positions": len(own),
        }
        line |= {name: sum(scores) / len(scores) for name, scores in kinds.items()}
        for name in ("alike", "by_hand"):
            gains = [theirs - ours for theirs, ours in zip(kinds[name], kinds["learned"], strict=True)]
            line[f"gain_on_{name}"] = interval(own, gains)
        found.append(line)
    return found


def third_of(position: Position) -> int:
    return min(THIRDS - 1, int(position.part * THIRDS))


def interval(judged: Sequence[Judged], gains: Sequence[float]) -> list[float] | None:
    """The 95 % interval of the mean of a figure of each position; those of one game resemble each other."""
    by_game: dict[int, list[float]] = {}
    for one, gain in zip(judged, gains, strict=True):
        by_game.setdefault(one.position.game, []).append(gain)
    mean = Mean()
    for own in by_game.values():
        mean.add(sum(own), len(own))
    return mean.interval()


def bins(judged: Sequence[Judged]) -> list[dict[str, Any]]:
    """Of all chances of so and so much: what was said on average, and how often it came true."""
    found = []
    for number in range(BINS):
        said, won, games = 0.0, Mean(), set()
        by_game: dict[int, list[float]] = {}
        for one in judged:
            for chance, share in zip(one.learned, one.position.shares, strict=True):
                if min(BINS - 1, int(chance * BINS)) == number:
                    said += chance
                    games.add(one.position.game)
                    by_game.setdefault(one.position.game, []).append(share)
        for own in by_game.values():
            won.add(sum(own), len(own))
        if won.count:
            line: dict[str, Any] = {"from": number / BINS, "games": len(games), "chances": won.count}
            found.append(line | {"said": said / won.count, "came": won.mean, "interval": won.interval()})
    return found
