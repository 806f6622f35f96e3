"""One client at a table, as the table sees it: somebody to send to, who can never make it wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from .protocol import Language
from .settings import Limits
from .store import Player

if TYPE_CHECKING:
    from .scene import Known

SLOW = 1013
"""Websocket: try again later. The client may come back and resume."""


class Connection:
    """What waits to be sent to one client, in order and within bounds."""

    def __init__(self, player: Player, lang: Language, limits: Limits):
        self.player = player
        self.lang: Language = lang
        self.limits = limits
        self.known: Known | None = None
        """What it was last told."""
        self.cut = 0
        """The websocket code with which it must end; 0: it may go on."""
        self.on_end: Callable[[], object] = lambda: None
        """Called when it is cut off."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._stirred = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Send a message as soon as may be. A client that reads too slowly is cut off instead."""
        if self.cut:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        # One message alone may be of any size: it is the server's own, such as the whole view of a long game.
        crowded = len(self._waiting) > self.limits.waiting_messages or self._bytes > self.limits.waiting_bytes
        if crowded and len(self._waiting) > 1:
            self.end(SLOW)
        self._stirred.set()

    def end(self, code: int) -> None:
        """Cut it off; what waits is dropped."""
        if not self.cut:
            self.cut = code
        self._waiting.clear()
        self._bytes = 0
        self._stirred.set()
        self.on_end()

    def finish(self, code: int) -> None:
        """End it after what waits has been sent."""
        if not self.cut:
            self.cut = code
        self._stirred.set()

    async def next(self) -> bytes | None:
        """What is to be sent next, when there is something; nothing when it is cut off."""
        while not self._waiting:
            if self.cut:
                return None
            self._stirred.clear()
            await self._stirred.wait()
        data = self._waiting.popleft()
        self._bytes -= len(data)
        return data
