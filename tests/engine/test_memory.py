"""What was found of one moment is found once, and not carried over to another."""

from __future__ import annotations

import pytest

from hemicycle.engine.memory import Recalling, recalled


class Table(Recalling):
    """Counts what it is asked."""

    def __init__(self, stake: int):
        super().__init__()
        self.stake = stake
        self.asked: list[int] = []

    @recalled
    def times(self, number: int) -> int:
        self.asked.append(number)
        return number * self.stake

    @recalled
    def once_more(self, number: int) -> int:
        return self.times(number) + 1


def test_it_is_found_once_for_each_question() -> None:
    table = Table(3)
    assert [table.times(2), table.times(2), table.times(5)] == [6, 6, 15]
    assert table.once_more(2) == 7, "of the same number, another question"
    assert table.asked == [2, 5]


def test_each_moment_has_its_own() -> None:
    assert (Table(3).times(2), Table(4).times(2)) == (6, 8)


def test_a_copy_that_forgets_finds_it_anew() -> None:
    table = Table(3)
    assert table.times(2) == 6
    twin = table.forgetting()
    twin.stake = 4
    assert (twin.times(2), table.times(2)) == (8, 6)


def test_a_failure_is_not_remembered() -> None:
    table = Table(3)
    seen: list[str] = []

    @recalled
    def fails_first(moment: Recalling) -> str:
        seen.append("asked")
        if len(seen) == 1:
            raise KeyError("not yet")
        return "found"

    with pytest.raises(KeyError) as failure:
        fails_first(table)
    assert failure.value.__context__ is None, "who reads the error sees no other"
    assert fails_first(table) == "found"
