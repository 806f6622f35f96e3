"""A rolling upgrade: one server after the other is ended in peace, and starts again with later rules."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from .harness import Kill, Storm

BETWEEN = 30
"""Commands that are acknowledged before the next one is upgraded: people play on with servers of both kinds."""


class Upgrade(Storm):
    """Nobody dies; and no minutes make the same game by the rules of the next."""

    async def rage(self, kills: int, enough: Callable[[], bool] = lambda: False) -> None:
        while len(self.kills) < kills:
            server = self.servers[len(self.kills) % len(self.servers)]
            acknowledged = self.acknowledged
            while self.acknowledged < acknowledged + BETWEEN:
                await asyncio.sleep(0.01)
            async with self.order:
                self.kills.append(Kill(time.monotonic(), "upgrade", server, server.lives))
                await asyncio.to_thread(server.stop)
            server.ahead += 1
            await self._raise(server)
