"""Chance: every shuffle, draw and die from one secret seed, by purpose and counter.

No generator is kept: each draw hashes the seed, the purpose and how many draws that purpose has had
(SHAKE-256), so a state holds only counters and copies in no time. The hash of the secret behind the seed is
published before the first card; with the secret, published at the end, anybody can check every draw, in any
language.
"""

from __future__ import annotations

import hashlib
import operator
import struct
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from .declare import Seat, State

T = TypeVar("T")


def commitment(secret: str) -> str:
    """What is published of a secret before the first card, so that it can't be chosen afterwards.

    It tells nothing of the seed, which is another hash of the same secret.
    """
    return hashlib.sha256(f"commitment/{secret}".encode()).hexdigest()


def seed_from(secret: str, words: tuple[str, ...] = ()) -> str:
    """The seed of a game: its secret, and the word that each player may have added once it was committed to."""
    return hashlib.sha256(msgspec.json.encode([secret, *words]) if any(words) else secret.encode()).hexdigest()


def seal_of(committed: str, seat: Seat, word: str) -> str:
    """What a player tells of their word before the words are opened.

    The table's commitment is in it, so it fits no other secret; the seat too, so nobody can copy another's.
    """
    return hashlib.sha256(f"word/{committed}/{seat}/{word}".encode()).hexdigest()


class SealedWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's word under its seal."""

    seat: Seat
    """Whose."""
    seal: str
    """Its hash with the table's commitment and the seat: known to all before the first word was opened."""
    word: str = ""
    """Empty: it was not opened, and the cards are dealt without it."""


class Chance(State):
    """The secret seed, and how often it has been used for each purpose. Nobody sees either."""

    seed: str
    counts: dict[str, int]

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in an order that nobody can foresee."""
        mixed = list(items)
        size = len(mixed)
        draws = self._draw(purpose, range(size, 1, -1))
        for last, other in zip(range(size - 1, 0, -1), draws, strict=True):
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def pick(self, purpose: str, items: Sequence[T]) -> T:
        """One of the items, each with the same chance."""
        if not items:
            raise ValueError(f"nothing to pick from for {purpose}")
        return items[self._draw(purpose, (len(items),))[0]]

    def roll(self, purpose: str, sides: int = 6) -> int:
        """A die."""
        return 1 + self._draw(purpose, (sides,))[0]

    def _draw(self, purpose: str, limits: Sequence[int]) -> list[int]:
        """For each limit a number from 0 up to it, every one with exactly the same chance.

        The stream is read as 32-bit numbers; one that would favour the low results is passed over, which has a
        chance below 2**-25 at these sizes.
        """
        count = self.counts.get(purpose, 0)
        self.counts[purpose] = count + 1
        source = hashlib.shake_256(f"{self.seed}/{purpose}/{count}".encode())
        size = len(limits)
        numbers = struct.unpack(f">{size}I", source.digest(4 * size))
        if max(numbers, default=0) < 2**32 - max(limits, default=1):
            return list(map(operator.mod, numbers, limits))
        # One of them may be unfair: go through the stream with care. SHAKE gives as much more of it as is wanted.
        drawn: list[int] = []
        numbers = struct.unpack(f">{size + 64}I", source.digest(4 * (size + 64)))
        for number in numbers:
            if len(drawn) < size and number < 2**32 - 2**32 % limits[len(drawn)]:
                drawn.append(number % limits[len(drawn)])
        assert len(drawn) == size, "64 numbers passed over: not in the life of the universe"
        return drawn
