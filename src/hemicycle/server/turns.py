"""Who is served next, where one thing is done at a time: addresses take turns, and at an address its players.

So whoever asks for much waits for themselves, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .refusal import refuse

MOST_OF_PLAYER = 8
MOST_OF_ADDRESS = 64


class Turns:
    """A queue for each player of each address."""

    def __init__(self) -> None:
        self.busy = False
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        """The address whose turn it is next stands first, and of its players likewise."""

    @asynccontextmanager
    async def turn(self, address: str, player: str) -> AsyncIterator[None]:
        """Wait for one's turn; `Refusal` for who has too much waiting already."""
        if self.busy:
            await self._wait(address, player)
        self.busy = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, address: str, player: str) -> None:
        players = self.waiting.setdefault(address, OrderedDict())
        queue = players.setdefault(player, deque())
        here = [sum(not one.done() for one in ones) for ones in players.values()]
        if sum(not one.done() for one in queue) >= MOST_OF_PLAYER or sum(here) >= MOST_OF_ADDRESS:
            raise refuse("too-fast", "refusal-too-fast")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it had come already
            raise

    def _next(self) -> None:
        """Whose turn it is: of the first address its first player, who both stand last from now on."""
        while self.waiting:
            address, players = next(iter(self.waiting.items()))
            player, queue = next(iter(players.items()))
            turn = queue.popleft()
            players.move_to_end(player)
            self.waiting.move_to_end(address)
            if not queue:
                del players[player]
            if not players:
                del self.waiting[address]
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False
