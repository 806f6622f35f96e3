"""A body that decides by weighted votes, whatever a game calls it: a parliament, deputies, a ballot.

A game tells of each one that has met (`assemblies` in its `story`), and the power indices are counted from that.
"""

from __future__ import annotations

import msgspec

from .declare import Seat
from .words import Message


class Assembly(msgspec.Struct, frozen=True):
    """One meeting: what each seat could bring, what was needed, and what came of it."""

    said: Message
    """Where, or about what."""
    quota: int
    """The votes that were needed."""
    weights: tuple[int, ...]
    """By seat: the votes that it spoke for."""
    governs: tuple[Seat, ...] = ()
    """The seats that made the majority; nobody, when none was found, or as long as none is."""
    coalition: Message | None = None
    """What the majority is called."""
    points: tuple[int, ...] = ()
    """By seat: what it took; nothing, when nobody governs."""
    move: int = -1
    """The decision at which the votes were counted."""


class Government(msgspec.Struct, frozen=True):
    """Somebody takes office, whatever a game calls that (`governments` in its `story`)."""

    move: int
    """At which decision."""
    members: tuple[Seat, ...]
    """Who governs from then on."""
