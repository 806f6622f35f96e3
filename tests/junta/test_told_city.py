"""The city in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from hemicycle.games.junta.shown import CityNow, StackNow
from hemicycle.games.junta.told_city import stacks


def test_units_that_have_moved_and_others_beside_them_are_counted_together() -> None:
    lies = (
        StackNow("parliament", "brigade-3", 1, 1),
        StackNow("parliament", "brigade-3", 1, 3, moved=True),
        StackNow("parliament", "police", 2, 4),
        StackNow("parliament", "strikers", -1, 2),
        StackNow("docks", "brigade-3", 1, 2),
    )
    found = stacks(cast(CityNow, SimpleNamespace(stacks=lies)), "parliament")
    assert [(one.unit, one.family, one.number) for one in found] == [("brigade-3", 1, 4), ("police", 2, 4)]
