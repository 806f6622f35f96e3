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
    from .scene import Known, Viewer

SLOW = 1013
"""Websocket: try again later. The client may come back and resume."""


class Connection:
    """What waits to be sent to one client, in order and within bounds."""

    def __init__(self, player: Player, lang: Language, limits: Limits):
        self.player = player
        self.lang: Language = lang
        self.limits = limits
        self.blocked: frozenset[str] = frozenset()
        """Players whom this one has blocked."""
        self.known: Known | None = None
        """What it was last told."""
        self.viewer: Viewer | None = None
        """Who it is at the table."""
        self.viewed: tuple[object, ...] = ()
        """What made it that."""
        self.cut = 0
        """The websocket code with which it must end; 0: it may go on."""
        self.told = 0
        """How many messages it was sent."""
        self.on_end: Callable[[], object] = lambda: None
        """Called when it is cut off."""
        self.at_once: Callable[[bytes], bool] = lambda data: False
        """Writes a message to the line, if that takes one now."""
        self._writing = False
        """Whether a message is on its way to the line, that no other may overtake."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._stirred = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Send a message as soon as may be. A client that reads too slowly is cut off instead."""
        if self.cut:
            return
        self.told += 1
        if not self._waiting and not self._writing and self.at_once(data):
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
        self._writing = False
        while not self._waiting:
            if self.cut:
                return None
            self._stirred.clear()
            await self._stirred.wait()
        data = self._waiting.popleft()
        self._bytes -= len(data)
        self._writing = True
        return data
