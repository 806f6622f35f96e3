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

from hemicycle.engine.power import Shares, banzhaf, banzhaf_pivots, check

__all__ = ["Shares", "banzhaf", "banzhaf_pivots", "shapley"]


def shapley(weights: Sequence[int], quota: int) -> Shares:
    """The Shapley–Shubik index: in which part of all orders each voter is the one who reaches the quota."""
    check(weights, quota)
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
