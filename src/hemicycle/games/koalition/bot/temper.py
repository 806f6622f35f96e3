"""Personalities: no two players at a table want quite the same."""

from __future__ import annotations

from random import Random
from typing import NamedTuple


class Temper(NamedTuple):
    """Each trait from 0 to 1."""

    greed: float
    """How near to the best coalition for itself it insists to come."""
    loyalty: float
    """How much it likes to govern again with those it governed with last."""
    risk: float
    """How readily it plays an action card, and tries an odd card."""
    thrift: float
    """How much it spares its high cards."""


def temper(rng: Random) -> Temper:
    """A personality, drawn."""
    return Temper(rng.random(), rng.random(), rng.random(), rng.random())
