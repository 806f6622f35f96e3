"""One server at a time is away, and all else lives: it has died, or comes back with later rules."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from .harness import Kill, Storm

BETWEEN = 30
"""Commands that are acknowledged before the next one: people play on with all that there are."""


class OneByOne(Storm):
    """The next server dies when the one before is there again: what a death alone costs those who play."""

    async def rage(self, kills: int, enough: Callable[[], bool] = lambda: False) -> None:
        while len(self.kills) < kills:
            acknowledged = self.acknowledged
            while self.acknowledged < acknowledged + BETWEEN:
                await asyncio.sleep(0.01)
            await self.kill()

    async def kill(self) -> None:
        server = self.fate.choice(self.servers)
        async with self.order:
            self.kills.append(Kill(time.monotonic(), "kill -9", server, server.lives))
            await asyncio.to_thread(server.kill)
        await self._rise(server)


class Upgrade(OneByOne):
    """Nobody dies: each is ended in peace, and no minutes make the same game by the rules of the next."""

    async def kill(self) -> None:
        server = self.servers[len(self.kills) % len(self.servers)]
        async with self.order:
            self.kills.append(Kill(time.monotonic(), "upgrade", server, server.lives))
            await asyncio.to_thread(server.stop)
        server.ahead += 1
        await self._raise(server)
