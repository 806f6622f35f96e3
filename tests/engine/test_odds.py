"""Chances that are bent: as sure as they come true, in the same order, adding up to one."""

from __future__ import annotations

import pytest

from hemicycle.engine.odds import STRAIGHT, bent

FAR, NEAR = [0.85, 0.1, 0.05], [0.4, 0.35, 0.25]


def test_straight_leaves_chances_alone() -> None:
    assert bent(FAR, STRAIGHT) == FAR


@pytest.mark.parametrize("chances", [FAR, NEAR])
def test_bent_chances_add_up_to_one_and_keep_their_order(chances: list[float]) -> None:
    found = bent(chances, (1.36, -0.6))
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)


def test_whoever_is_far_ahead_is_less_sure_of_it_and_a_small_lead_counts_for_more() -> None:
    assert bent(FAR, (1.36, -0.6))[0] < FAR[0]
    assert bent(NEAR, (1.36, -0.6))[0] > NEAR[0]
