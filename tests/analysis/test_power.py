"""The power indices: published examples, and against a count of every group and every order."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hemicycle.analysis.power import banzhaf, banzhaf_pivots, shapley


def shares(text: str) -> tuple[Fraction, ...]:
    return tuple(Fraction(one) for one in text.split())


PUBLISHED = [
    # The textbooks' first example.
    ((3, 2, 1), 4, "3/5 1/5 1/5", "2/3 1/6 1/6"),
    # Two large parties and one member between them: he is as powerful as the second.
    ((50, 49, 1), 51, "3/5 1/5 1/5", "2/3 1/6 1/6"),
    # Everybody has a veto.
    ((1, 1, 1, 1), 4, "1/4 1/4 1/4 1/4", "1/4 1/4 1/4 1/4"),
    # The council of the six, 1958: 12 of 17, and Luxembourg's vote never mattered.
    ((4, 4, 4, 2, 2, 1), 12, "5/21 5/21 5/21 1/7 1/7 0", "7/30 7/30 7/30 3/20 3/20 0"),
    # Nassau County's board, 1964 (Banzhaf 1965): three of the six could never turn a vote.
    ((31, 31, 28, 21, 2, 2), 58, "1/3 1/3 1/3 0 0 0", "1/3 1/3 1/3 0 0 0"),
    # The Security Council as weights: nine of fifteen, all five permanent members among them.
    (
        (7,) * 5 + (1,) * 10,
        39,
        " ".join(["106/635"] * 5 + ["21/1270"] * 10),
        " ".join(["421/2145"] * 5 + ["4/2145"] * 10),
    ),
    # A dictator.
    ((9, 2, 2), 6, "1 0 0", "1 0 0"),
]


@pytest.mark.parametrize(("weights", "quota", "by_banzhaf", "by_shapley"), PUBLISHED)
def test_published_examples(weights: tuple[int, ...], quota: int, by_banzhaf: str, by_shapley: str) -> None:
    assert banzhaf(weights, quota) == shares(by_banzhaf)
    assert shapley(weights, quota) == shares(by_shapley)


def pivots_one_by_one(weights: list[int], quota: int) -> tuple[int, ...]:
    found = [0] * len(weights)
    for group in range(2 ** len(weights)):
        inside = [bool(group >> at & 1) for at in range(len(weights))]
        total = sum(weight for weight, there in zip(weights, inside) if there)
        for at, weight in enumerate(weights):
            found[at] += not inside[at] and total < quota <= total + weight
    return tuple(found)


def orders_one_by_one(weights: list[int], quota: int) -> tuple[Fraction, ...]:
    found, orders = [0] * len(weights), 0
    for order in permutations(range(len(weights))):
        orders += 1
        total = 0
        for voter in order:
            total += weights[voter]
            if total >= quota:
                found[voter] += 1
                break
    return tuple(Fraction(one, orders) for one in found)


@st.composite
def votes(draw: st.DrawFn) -> tuple[list[int], int]:
    weights = draw(st.lists(st.integers(0, 12), min_size=1, max_size=6))
    return weights, draw(st.integers(1, sum(weights) + 3))


@given(votes())
def test_the_same_as_counting_every_group_and_every_order(vote: tuple[list[int], int]) -> None:
    weights, quota = vote
    assert banzhaf_pivots(weights, quota) == pivots_one_by_one(weights, quota)
    assert shapley(weights, quota) == orders_one_by_one(weights, quota)


@given(votes())
def test_shares_add_up_and_follow_the_weights(vote: tuple[list[int], int]) -> None:
    weights, quota = vote
    for index in (banzhaf, shapley):
        found = index(weights, quota)
        assert sum(found) == (1 if sum(weights) >= quota else 0)
        ranked = sorted(zip(weights, found))
        assert all(low[1] <= high[1] for low, high in pairwise(ranked))
        assert all(share == 0 for weight, share in ranked if weight == 0)


def test_nobody_is_pivotal_where_the_quota_is_out_of_reach_or_nobody_votes() -> None:
    assert banzhaf((3, 2), 6) == shapley((3, 2), 6) == shares("0 0")
    assert banzhaf((), 1) == shapley((), 1) == ()


@pytest.mark.parametrize(("weights", "quota"), [((1, 2), 0), ((1, -2), 1)])
def test_what_is_no_weighted_vote_is_refused(weights: tuple[int, ...], quota: int) -> None:
    for index in (banzhaf, shapley):
        with pytest.raises(ValueError):
            index(weights, quota)
