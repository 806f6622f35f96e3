"""The best of several, and equals by lot: whoever always takes the first of equals wrongs whoever sits there.

A novice President had seat two shot 40 times of 40. Where nothing is drawn but only reckoned, as for a reason or
for what a deal is worth, there is no luck to draw from (`None`), and the first of equals will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")

EQUAL = 1e-9
"""Merits no further apart are equal: sums differ by so much with the order in which they were added up."""


def best(options: Iterable[T], merit: Callable[[T], float], rng: Random | None) -> T:
    """The option of most merit; one of those at least there must be."""
    found: list[T] = []
    most = 0.0
    for option in options:
        one = merit(option)
        if not found or one > most + EQUAL:
            found, most = [option], one
        elif one >= most - EQUAL:
            found.append(option)
    return found[0] if rng is None or len(found) == 1 else rng.choice(found)


def ranked(options: Iterable[T], merit: Callable[[T], float], rng: Random | None) -> list[T]:
    """All of them, those of most merit first."""
    by_merit = sorted([(-merit(option), at, option) for at, option in enumerate(options)])
    found: list[T] = []
    alike: list[T] = []
    for at, (less, _, option) in enumerate(by_merit):
        if rng is not None and alike and less > by_merit[at - len(alike)][0] + EQUAL:
            found += rng.sample(alike, len(alike))
            alike = []
        alike.append(option)
    return found + (alike if rng is None else rng.sample(alike, len(alike)))
