"""Personalities: no two parties in the zoo want quite the same."""

from __future__ import annotations

from random import Random
from typing import NamedTuple


class Temper(NamedTuple):
    """Each trait from 0 to 1."""

    greed: float
    """How much it wants for its vote, and how little it leaves to partners."""
    loyalty: float
    """How much its word is worth to it."""
    risk: float
    """How readily it bids high, and how often in earnest."""
    thrift: float
    """How much food it holds back for the campaign when it bids."""


def temper(rng: Random) -> Temper:
    """A personality, drawn."""
    return Temper(rng.random(), rng.random(), rng.random(), rng.random())
