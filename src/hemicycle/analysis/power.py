"""Who could turn a vote: the power indices of Banzhaf and of Shapley and Shubik, exact.

A weighted vote is a list of weights and a quota: `[4; 3, 2, 1]` is `weights=(3, 2, 1), quota=4`. A voter is
*pivotal* for a group of others that falls short without him and wins with him. Both indices count the groups for
which he is, Banzhaf each alike, Shapley–Shubik by how many orders of joining it stands for.

Groups are counted by what they weigh, not listed one by one: with n voters and quota q that takes about n·q steps
for Banzhaf and n²·q for Shapley–Shubik instead of 2ⁿ.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import factorial

Shares = tuple[Fraction, ...]
"""By voter: its share of the power, exact. They add up to 1, or are all 0 when no group can reach the quota."""


def banzhaf(weights: Sequence[int], quota: int) -> Shares:
    """The normalised Banzhaf index: each voter's share of all pivotal positions."""
    pivots = banzhaf_pivots(weights, quota)
    return tuple(Fraction(mine, sum(pivots) or 1) for mine in pivots)


def banzhaf_pivots(weights: Sequence[int], quota: int) -> tuple[int, ...]:
    """By voter: the number of groups of the others for which it is pivotal."""
    _check(weights, quota)
    groups = [1] + [0] * (quota - 1)
    """By weight below the quota: how many groups of voters weigh so much."""
    for weight in weights:
        for total in range(quota - 1, weight - 1, -1):
            groups[total] += groups[total - weight]
    pivots: dict[int, int] = {0: 0}
    for weight in weights:
        if weight not in pivots:
            without = _without(groups, weight)
            pivots[weight] = sum(without[max(0, quota - weight) :])
    return tuple(pivots[weight] for weight in weights)


def shapley(weights: Sequence[int], quota: int) -> Shares:
    """The Shapley–Shubik index: in which part of all orders each voter is the one who reaches the quota."""
    _check(weights, quota)
    if sum(weights) < quota:
        return (Fraction(0),) * len(weights)
    voters = [weight for weight in weights if weight]
    """Whoever weighs nothing is never pivotal, and the power of the others does not change without him."""
    size = len(voters)
    groups = [[0] * quota for _ in range(size + 1)]
    """By number of voters, then by weight below the quota: how many groups there are."""
    groups[0][0] = 1
    for place, weight in enumerate(voters):
        for number in range(place + 1, 0, -1):
            larger, smaller = groups[number], groups[number - 1]
            for total in range(quota - 1, weight - 1, -1):
                larger[total] += smaller[total - weight]
    orders = [factorial(number) * factorial(size - 1 - number) for number in range(size)]
    """By number of voters before the pivotal one: the orders in which they and the others can stand."""
    power: dict[int, Fraction] = {0: Fraction(0)}
    for weight in voters:
        if weight not in power:
            count, smaller = 0, [0] * quota
            for number in range(size):
                # The groups of this size without the voter: all, less those that it makes from a smaller one.
                without = groups[number].copy()
                for total in range(weight, quota):
                    without[total] -= smaller[total - weight]
                count += orders[number] * sum(without[max(0, quota - weight) :])
                smaller = without
            power[weight] = Fraction(count, factorial(size))
    return tuple(power[weight] for weight in weights)


def _without(groups: Sequence[int], weight: int) -> list[int]:
    """The groups of all voters but one of this weight, by weight."""
    without = list(groups)
    for total in range(weight, len(without)):
        without[total] -= without[total - weight]
    return without


def _check(weights: Sequence[int], quota: int) -> None:
    if quota < 1:
        raise ValueError(f"the quota must be at least 1, not {quota}: with nothing needed nobody is ever pivotal")
    if any(weight < 0 for weight in weights):
        raise ValueError(f"a weight can't be negative: {list(weights)}")
