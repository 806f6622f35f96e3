"""What a game is worth to each seat once it is over; until then nothing is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, get_args

from hemicycle.engine.game import Game

Reward: TypeAlias = Literal["win", "zero-sum", "places"]


def win(places: Sequence[int]) -> list[float]:
    """1 for who is first; if n share the first place, 1/n for each. If nobody wins, nothing."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def zero_sum(places: Sequence[int]) -> list[float]:
    """The same, less an equal share of it for everybody, so that it comes to nothing."""
    won = win(places)
    return [one - sum(won) / len(won) for one in won]


def by_places(places: Sequence[int]) -> list[float]:
    """From 1 for who is before all others to -1 for who is behind all: as a share of the others, how many one is
    before, less how many one is behind."""
    return [sum((other > mine) - (other < mine) for other in places) / (len(places) - 1) for mine in places]


REWARDS: dict[Reward, Callable[[Sequence[int]], list[float]]] = {
    "win": win,
    "zero-sum": zero_sum,
    "places": by_places,
}


def reward_of(name: str) -> Callable[[Sequence[int]], list[float]]:
    for known, reward in REWARDS.items():
        if known == name:
            return reward
    raise ValueError(f"there is no reward {name!r}; there are: {', '.join(get_args(Reward))}")


def rewards(game: Game, reward: Callable[[Sequence[int]], list[float]]) -> list[float]:
    """By seat."""
    return reward(game.result.places) if game.over else [0.0] * game.players
