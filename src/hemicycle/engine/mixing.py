"""How to mix what is chosen at the same time and in secret: bids, ballots, hiding places, targets.

Whoever always does the same can be read. Regret matching lets imagined players choose against each other again and
again, each oftener what it regrets not to have chosen; what they have done on average is what nobody can read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import TypeAlias

Profile: TypeAlias = Sequence[int]
"""By player: the number of what it chooses."""
Payoff: TypeAlias = Callable[[int, Profile], float]
"""What a player gets of what all have chosen."""


def mixed(
    payoff: Payoff, choices: Sequence[int], rounds: int, rng: Random, alike: Sequence[int] = ()
) -> list[list[float]]:
    """By player, how often it should choose each of so many things; after so many rounds of regret.

    It asks for a payoff `rounds` times the number of all things that can be chosen: that is its whole work.
    `alike`: by player, the first who is in the same position. They learn together, else one of them would come to
    give way to the other, and nobody could say why it was that one.
    """
    regrets = [[0.0] * number for number in choices]
    chosen = [[0.0] * number for number in choices]
    for player, first in enumerate(alike):
        regrets[player], chosen[player] = regrets[first], chosen[first]
    for round in range(1, rounds + 1):
        now = [_shares(regret) for regret in regrets]
        profile = [draw(shares, rng) for shares in now]
        for player, number in enumerate(choices):
            mine = profile[player]
            gets = []
            for choice in range(number):
                profile[player] = choice
                gets.append(payoff(player, profile))
            profile[player] = mine
            mean = sum([share * got for share, got in zip(now[player], gets, strict=True)])
            for choice, got in enumerate(gets):
                # No regret below zero, and late rounds count for more: so it settles sooner.
                regrets[player][choice] = max(0.0, regrets[player][choice] + got - mean)
                chosen[player][choice] += round * now[player][choice]
    return [_shares(one) for one in chosen]


def draw(shares: Sequence[float], rng: Random) -> int:
    """One of them, as often as its share says."""
    at = rng.random() * sum(shares)
    for number, up_to in enumerate(accumulate(shares)):
        if at < up_to:
            return number
    return max(number for number, share in enumerate(shares) if share > 0)


def _shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [one / total for one in weights]
