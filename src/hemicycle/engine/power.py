"""Who could turn a vote: Banzhaf's index, exact. (Shapley and Shubik's is in `hemicycle.analysis.power`.)

Groups are counted by what they weigh, not listed one by one: with n voters and quota q that takes about n·q steps
instead of 2ⁿ.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

Shares = tuple[Fraction, ...]
"""By voter: its share of the power, exact. They add up to 1, or are all 0 when no group can reach the quota."""


def banzhaf(weights: Sequence[int], quota: int) -> Shares:
    """The normalised Banzhaf index: each voter's share of all pivotal positions."""
    pivots = banzhaf_pivots(weights, quota)
    return tuple(Fraction(mine, sum(pivots) or 1) for mine in pivots)


def banzhaf_pivots(weights: Sequence[int], quota: int) -> tuple[int, ...]:
    """By voter: the number of groups of the others for which it is pivotal."""
    check(weights, quota)
    groups = [1] + [0] * (quota - 1)
    """By weight below the quota: how many groups of voters weigh so much."""
    for weight in weights:
        for total in range(quota - 1, weight - 1, -1):
            groups[total] += groups[total - weight]
    pivots: dict[int, int] = {0: 0}
    for weight in weights:
        if weight not in pivots:
            others = without(groups, weight)
            pivots[weight] = sum(others[max(0, quota - weight) :])
    return tuple(pivots[weight] for weight in weights)


def without(groups: Sequence[int], weight: int) -> list[int]:
    """The groups of all voters but one of this weight, by weight."""
    others = list(groups)
    for total in range(weight, len(others)):
        others[total] -= others[total - weight]
    return others


def check(weights: Sequence[int], quota: int) -> None:
    if quota < 1:
        raise ValueError(f"the quota must be at least 1, not {quota}: with nothing needed nobody is ever pivotal")
    if any(weight < 0 for weight in weights):
        raise ValueError(f"a weight can't be negative: {list(weights)}")
