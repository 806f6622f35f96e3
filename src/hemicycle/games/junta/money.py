"""Bills of 1, 2 and 3 millions: a purse is how many of each, and from behind it does not even tell how many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from hemicycle.engine.declare import UpTo

Bills: TypeAlias = Annotated[int, UpTo(lambda setup: max(setup.edition.bills))]
Denomination: TypeAlias = Annotated[int, UpTo(3)]
"""What a bill is worth; 0 where there is none."""
Purse: TypeAlias = tuple[Bills, Bills, Bills]
"""How many bills of 1, of 2 and of 3 millions."""

EMPTY: Purse = (0, 0, 0)
BILL: dict[int, Purse] = {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1)}


def worth(purse: Purse) -> int:
    """In millions."""
    return purse[0] + 2 * purse[1] + 3 * purse[2]


def size(purse: Purse) -> int:
    """How many bills."""
    return purse[0] + purse[1] + purse[2]


def plus(one: Purse, other: Purse) -> Purse:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(whole: Purse, part: Purse) -> Purse:
    return whole[0] - part[0], whole[1] - part[1], whole[2] - part[2]


def shared(one: Purse, other: Purse) -> Purse:
    """The bills that are in both."""
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2])


def holds(whole: Purse, part: Purse) -> bool:
    """Whether all these bills are there."""
    return whole[0] >= part[0] and whole[1] >= part[1] and whole[2] >= part[2]


def gathered(bills: Iterable[int]) -> Purse:
    """Single bills as a purse."""
    counts = [0, 0, 0]
    for bill in bills:
        counts[bill - 1] += 1
    return counts[0], counts[1], counts[2]


def spread(purse: Purse) -> list[int]:
    """A purse as single bills."""
    return [1] * purse[0] + [2] * purse[1] + [3] * purse[2]


def kinds(purse: Purse) -> tuple[int, ...]:
    """The kinds of bill in it."""
    return tuple([value for value in (1, 2, 3) if purse[value - 1]])


def parts(purse: Purse) -> tuple[Purse, ...]:
    """Everything that could be taken from it but nothing, the whole of it first."""
    ones, twos, threes = purse
    found = [
        (one, two, three)
        for one in range(ones, -1, -1)
        for two in range(twos, -1, -1)
        for three in range(threes, -1, -1)
    ]
    return tuple(found[:-1])


def payments(purse: Purse, price: int) -> tuple[Purse, ...]:
    """Every way to pay a price without a bill that is not needed; no change is made, so it may be too much."""
    if price <= 0:
        return (EMPTY,)
    found: list[Purse] = []
    for threes in range(min(purse[2], (price + 2) // 3) + 1):
        for twos in range(min(purse[1], (price + 1) // 2) + 1):
            ones = max(0, price - 3 * threes - 2 * twos)
            if ones > purse[0]:
                continue
            over = ones + 2 * twos + 3 * threes - price
            smallest = 1 if ones else 2 if twos else 3
            if over < smallest:
                found.append((ones, twos, threes))
    found.sort(key=lambda paid: (worth(paid), size(paid)))
    return tuple(found)
