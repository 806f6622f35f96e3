"""Personalities: no two players at a table want quite the same. What a trait does, each game's bot says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from .declare import Seat
from .words import Action

Trust: TypeAlias = Callable[[Seat], float]
"""How likely each seat is to keep a promise."""


class Temper(NamedTuple):
    """Each trait from 0 to 1."""

    greed: float
    """How near to the best for itself it insists to come, and how little it leaves to partners."""
    loyalty: float
    """How much its word, and those it governed with, are worth to it."""
    risk: float
    """How readily it plays a card, bids high, attacks."""
    thrift: float
    """How much it spares what it may need later."""


def temper(rng: Random) -> Temper:
    """A personality, drawn."""
    return Temper(rng.random(), rng.random(), rng.random(), rng.random())


class Leaning(NamedTuple):
    """An answer that does others a good turn or a bad one: what a grudge or gratitude may tip."""

    action: Action
    value: float
    """What it is worth beside the other answers, in what a breach is weighed in."""
    helps: tuple[Seat, ...] = ()
    harms: tuple[Seat, ...] = ()
