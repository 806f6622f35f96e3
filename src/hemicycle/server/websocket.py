"""The lowest door: uvicorn's websocket, which does not let a flood get as far as being read.

What a client sends is taken apart in Python, at some 25 µs a frame, before anybody can count it; pings are
answered there, and after a farewell all that still comes is taken apart for another ten seconds. Three clients
who did that held up everybody else for four seconds. So here the line itself is cut.
"""

from __future__ import annotations

import time
import weakref
from collections.abc import Mapping, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from .limits import Bucket
from .settings import Limits, Rate

SLICE = 4096
"""Bytes that are taken apart at a time: 15 ms' worth, if they are nothing but empty frames."""
FAREWELL = 1.0
"""Seconds in which the other side may take the last word."""


AT_ONCE = "hemicycle.at-once"
"""The extension of ASGI by which a message is written past all queues."""
WHOLE_TEXT = 0x81
"""How a frame begins that is a whole message of text."""


class Cautious(WebSocketsSansIOProtocol):
    """Cuts the line of whoever floods it. Nobody who is served comes near: commands have a pace far below."""

    limits: Limits
    line: Any = None
    """Its place among all lines, once the door has let it in: see `doors`."""
    _bytes: Bucket
    _control: Bucket

    def connection_made(self, transport) -> None:  # type: ignore[no-untyped-def]
        commands = self.limits.commands
        bytes_in = Rate(commands.a_second * SLICE * 4, self.limits.message * 32)
        control = Rate(commands.a_second, commands.at_once)
        self._bytes, self._control = Bucket(bytes_in, time.monotonic), Bucket(control, time.monotonic)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.line is not None:
            self.line.gone()
        super().connection_lost(exc)
        # It waits for more, and holds all that is known of the line: only the collector of rubbish could end it.
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        if self._bytes.take(len(data)):
            self.transport.abort()
            return
        waiting = self.limits.commands.at_once + self.limits.commands.flood
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > waiting:
                self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][AT_ONCE] = {"line": weakref.ref(self)}

    def send_at_once(self, text: bytes) -> bool:
        """Write a message, if the line takes any now; whether it did.

        By the way of ASGI, with a task that waits for the line, each message costs four times as much: of a move
        that five are told of, a sixth.
        """
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not OPEN or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None:
            self.line.stalls(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        if self.line is not None:
            self.line.flows()
            self.line.speaks()
        super().resume_writing()

    # Frames that never become a message: nobody else counts them, and a pong that is not read stays in memory.

    def handle_ping(self) -> None:
        self._counted()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._counted()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._counted()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            # uvicorn would log ten lines of each: whoever likes could fill the disk with them.
            self.frames = []
            if self.handshake_complete:
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
            else:
                self.transport.abort()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # What was written to a dead line is never taken, and a close that waits for that never comes.
        self.loop.call_later(FAREWELL, self.transport.abort)

    def _counted(self) -> None:
        if self._control.take():
            self.transport.abort()

    async def send(self, message) -> None:  # type: ignore[no-untyped-def]
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by a refusal; else uvicorn logs each as an error
        if message["type"] == "websocket.close" and self.close_timer is not None:
            # Whoever is sent away is not listened to any more.
            self.close_timer.cancel()
            self.transport.pause_reading()
            self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # What a deaf one has not taken by then is given up, with the memory that it holds.
        self.loop.call_later(5 * FAREWELL, self.transport.abort)


def _is_text(frames: Sequence[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def line_of(scope: Mapping[str, Any]) -> Cautious | None:
    """The line of a socket, where this is what serves it."""
    extension = scope.get("extensions", {}).get(AT_ONCE)
    line: Cautious | None = extension["line"]() if extension else None
    return line


def cautious(limits: Limits) -> type[WebSocketsSansIOProtocol]:
    """The protocol for these limits: uvicorn makes one of it for each connection."""
    return type("Cautious", (Cautious,), {"limits": limits})
