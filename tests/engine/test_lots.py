"""The best of several, and equals by lot."""

from __future__ import annotations

from collections import Counter
from random import Random

from hemicycle.engine.lots import best, ranked

MERITS = {"a": 1.0, "b": 3.0, "c": 0.1 + 0.2, "d": 3.0, "e": 0.3}


def test_equals_are_chosen_equally_and_nothing_worse_ever() -> None:
    rng = Random(1)
    drawn = Counter(best(MERITS, MERITS.__getitem__, rng) for _ in range(1000))
    assert drawn.keys() == {"b", "d"}
    assert min(drawn.values()) > 440


def test_sums_that_differ_by_rounding_alone_are_equal() -> None:
    rng = Random(1)
    assert {best("ce", MERITS.__getitem__, rng) for _ in range(50)} == {"c", "e"}


def test_without_luck_the_first_of_equals() -> None:
    assert best(MERITS, MERITS.__getitem__, None) == "b"
    assert ranked(MERITS, MERITS.__getitem__, None)[:3] == ["b", "d", "a"]


def test_ranked_by_merit_and_equals_in_any_order() -> None:
    rng = Random(2)
    orders = Counter("".join(ranked(MERITS, MERITS.__getitem__, rng)) for _ in range(1000))
    assert orders.keys() == {"bdace", "dbace", "bdaec", "dbaec"}
    assert min(orders.values()) > 190
    assert ranked([], MERITS.__getitem__, rng) == []
