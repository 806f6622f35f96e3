"""How fast is too fast: buckets of tokens that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

from .refusal import refuse
from .settings import Rate

if TYPE_CHECKING:
    from .store import Store

Pace: TypeAlias = Literal["", "too-fast", "flood"]


class Bucket:
    """Tokens for what one source may do. It can go into debt: whoever goes on regardless has to wait it out."""

    __slots__ = ("clock", "rate", "then", "tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic):
        self.rate = rate
        self.clock = clock
        self.tokens = float(rate.at_once)
        self.then = clock()

    def take(self, cost: float = 1) -> Literal["", "too-fast", "flood"]:
        """Empty when all is well; `flood` when far too much was asked."""
        now = self.clock()
        self.tokens = min(self.rate.at_once, self.tokens + max(0.0, now - self.then) * self.rate.a_second)
        self.then = now
        # The debt ends there, so that a flood of yesterday is not held against anybody.
        self.tokens = max(self.tokens - cost, -self.rate.flood)
        if self.tokens >= 0:
            return ""
        return "flood" if self.tokens <= -self.rate.flood else "too-fast"


class Buckets:
    """A bucket for each address or name; the one unused for longest is forgotten, so memory has a bound."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, at_most: int = 10_000):
        self.rate = rate
        self.clock = clock
        self.at_most = at_most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def charge(self, key: str, cost: float = 1) -> None:
        """`Refusal` when that is too fast."""
        if self.take(key, cost):
            raise refuse("too-fast", "refusal-too-fast")

    def take(self, key: str, cost: float = 1) -> Literal["", "too-fast", "flood"]:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.clock)
            if len(self._buckets) > self.at_most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(cost)


class Shared:
    """The same for all processes that serve one database: kept there, where there are others."""

    def __init__(self, store: Store, name: str, rate: Rate):
        self.store = store
        self.name = name
        self.rate = rate
        self.own = Buckets(rate)

    async def charge(self, key: str, cost: float = 1) -> None:
        """`Refusal` when that is too fast."""
        if await self.take(key, cost):
            raise refuse("too-fast", "refusal-too-fast")

    async def take(self, key: str, cost: float = 1) -> Pace:
        if not self.store.shared:
            return self.own.take(key, cost)
        return await self.store.charge(self.name, key, self.rate, cost)
