"""The line to a table on a server, a websocket: it may be lost, and is found again.

Whatever was said and not acknowledged is said once more, with the number that it had: it counts once.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from hemicycle.engine.words import Sentence

from .tools import teaching

if TYPE_CHECKING:
    from .visit import Visit

Plain = dict[str, Any]
PATIENCE = 30.0
"""Seconds in which a command must be answered."""
PAUSE, AGAIN = 0.5, 15.0
"""Seconds until the line is opened once more: at first, and at most."""
PING = 10.0
FOR_GOOD = (1008, 1009)
"""With which the server shuts a line for good."""
NO_SUCH = (403, 404)


class Line:
    """One table, as long as one sits there."""

    def __init__(self, visit: Visit, table: str, take: Callable[[Plain], Awaitable[None]]):
        self.visit = visit
        self.table = table
        self.take = take
        """Takes up what is new."""
        self.number = -1
        """Of the last news."""
        self.lost: Sentence | None = None
        """Why there is no use in coming again."""
        self._socket: ClientConnection | None = None
        self._said: dict[str, tuple[str, asyncio.Future[Plain]]] = {}
        """What has not been answered yet, by its id."""
        self._stirred = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    @property
    def open(self) -> bool:
        return self._socket is not None

    async def close(self) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)

    async def until(self, so: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so, or this time is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._stirred:
                await self._stirred.wait_for(lambda: so() or self.lost is not None)

    async def command(self, do: str, **fields: Any) -> None:
        """Do something; `Teaching` says why it was refused."""
        if self.lost is not None:
            raise self.lost
        id = secrets.token_hex(8)
        message = json.dumps({"do": do, "id": id, **fields})
        answer: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()
        self._said[id] = (message, answer)
        try:
            await self._send(message)
            async with asyncio.timeout(PATIENCE):
                found = await answer
        except TimeoutError:
            raise self.lost or teaching("no-answer", server=self.visit.server) from None
        finally:
            self._said.pop(id, None)
        if found["type"] == "refused":
            raise teaching("said", said=found["said"])

    async def say(self, command: Plain) -> None:
        """Say something without waiting for what comes of it: on another line it would be said anew."""
        await self._send(json.dumps({"id": secrets.token_hex(8), **command}))

    async def _send(self, message: str) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(message)

    async def _listen(self) -> None:
        """Hear what is new, on one line after the other."""
        pause = PAUSE
        while self.lost is None:
            try:
                async with connect(
                    self._address(),
                    additional_headers=self.visit.headers,
                    max_size=None,
                    ping_interval=PING,
                    ping_timeout=PING,
                ) as self._socket:
                    for message, _ in list(self._said.values()):
                        await self._socket.send(message)
                    async for frame in self._socket:
                        pause = PAUSE
                        await self._heard(json.loads(frame))
            except InvalidStatus as denied:
                if denied.response.status_code in NO_SUCH:
                    self.lost = teaching("no-table", table=self.table, server=self.visit.server)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    self.lost = teaching("shut-out", server=self.visit.server)
            except (OSError, WebSocketException, TimeoutError, ValueError):
                pass  # it may be back
            finally:
                self._socket = None
                async with self._stirred:
                    self._stirred.notify_all()
            await asyncio.sleep(pause)
            pause = min(2 * pause, AGAIN)

    async def _heard(self, frame: Plain) -> None:
        async with self._stirred:
            if frame["type"] == "news":
                self.number = frame["number"]
                await self.take(frame)
            elif frame["type"] in ("done", "refused") and frame["id"] in self._said:
                answer = self._said[frame["id"]][1]
                if not answer.done():
                    answer.set_result(frame)
            self._stirred.notify_all()

    def _address(self) -> str:
        after = f"&after={self.number}" if self.number >= 0 else ""
        server = self.visit.server.replace("http", "ws", 1)
        return f"{server}/api/tables/{self.table}/socket?lang={self.visit.language}{after}"
