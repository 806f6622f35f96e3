"""The outermost door: how many lines there are, and how much and how long anybody may say what they want.

All of it comes before anybody is known. Who has not said yet what they want weighs little and gives way: where
there is no room, the line that has been silent for longest goes, and whoever comes has its place. So half a
request, sent a thousand times, shuts out nobody, and through a proxy neither.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from . import metrics
from .logs import Seldom
from .settings import Limits

WANTED = 8192
"""Files that a server asks the system for: each line is one, and some systems give 1,024 unless asked."""
KEPT = 128
"""Files of these that are no lines': the database's, those of processes that think, what is read from the disk."""
SLICE = 4096
"""Bytes that are read at a time."""
OLDEST = 64
"""Lines that have been silent for longest, among which one is found that gives way."""
PIPELINED = 16
"""Requests that one line may send before the first is answered."""


def room(limits: Limits) -> int:
    """How many lines there may be: fewer than the system lets us have files."""
    try:
        import resource
    except ImportError:  # Windows counts them otherwise, and has room
        return limits.lines
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files != resource.RLIM_INFINITY and files < WANTED:
        files = WANTED if most == resource.RLIM_INFINITY else min(WANTED, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    if files == resource.RLIM_INFINITY:
        return limits.lines
    return max(1, min(limits.lines, files - min(KEPT, files // 2)))


def network_of(host: str) -> str:
    """Of an IPv6 address the network: one home has 2⁶⁴ addresses of its own."""
    if ":" not in host or "." in host:
        return host
    try:
        return str(ipaddress.ip_network((host, 64), strict=False).network_address)
    except ValueError:
        return host


class Line:
    """One connection, from its first byte to its last."""

    __slots__ = ("address", "doors", "hang_up", "open")

    def __init__(self, doors: Doors, transport: asyncio.Transport, address: str):
        self.doors = doors
        self.hang_up: Callable[[], object] = transport.abort
        self.address = address
        self.open = True

    def waits(self) -> None:
        """It is we who wait: it has not said all that it wants, or not taken what it was sent."""
        if self.open:
            self.doors.silent[self] = None
            self.doors.silent_of.setdefault(self.address, OrderedDict())[self] = None

    def speaks(self) -> None:
        """It is served."""
        self.doors.silent.pop(self, None)
        if (theirs := self.doors.silent_of.get(self.address)) is not None:
            theirs.pop(self, None)
            if not theirs:
                del self.doors.silent_of[self.address]

    def gone(self) -> None:
        """There is room for another."""
        if self.open:
            self.open = False
            self.speaks()
            self.flows()
            self.doors.left(self.address)
        # It leads back to who holds this line: a ring that only the collector of rubbish could take away.
        self.hang_up = lambda: None

    def stalls(self, size: int) -> None:
        """So much of what it was sent has not been taken."""
        if self.open:
            self.waits()
            self.doors.owes(self, size)

    def flows(self) -> None:
        """It takes what it is sent."""
        if size := self.doors.unread.pop(self, 0):
            self.doors.unread_of[self.address] -= size

    def cut(self, why: str) -> None:
        self.doors.tell(why, self.address)
        hang_up = self.hang_up
        self.gone()
        hang_up()


class Doors:
    """All lines of a server, whichever of its sockets they came by."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = (), lines: int = 0):
        self.limits = limits
        self.room = lines or room(limits)
        self.most = max(1, min(limits.lines_of_address, self.room // 2))
        """Of one address: never all of them."""
        self.proxies = [ipaddress.ip_network(one, strict=False) for one in proxies if _is_network(one)]
        self.open = 0
        self.of_address: Counter[str] = Counter()
        self.silent: OrderedDict[Line, None] = OrderedDict()
        self.silent_of: dict[str, OrderedDict[Line, None]] = {}
        self.unread: OrderedDict[Line, int] = OrderedDict()
        """Bytes that lie here until somebody takes them."""
        self.unread_of: Counter[str] = Counter()
        self._told: dict[str, Seldom] = {}

    def came(self, transport: asyncio.Transport) -> Line | None:
        """Somebody new; nothing, when there is no room for them."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        # All that a proxy passes on comes from one address: it is told apart once it has said for whom it speaks.
        address = "" if self._is_proxy(host) else network_of(host)
        if address and not self._room_for(address):
            self.tell("address", address)
            return None
        if self.open >= self.room and not self._yields(self.silent, "full"):
            self.tell("full", address)
            return None
        line = Line(self, transport, address)
        self.open += 1
        self.of_address[address] += 1
        metrics.lines.set(self.open)
        line.waits()
        return line

    def left(self, address: str) -> None:
        self.open -= 1
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]
            del self.unread_of[address]
        metrics.lines.set(self.open)

    def owes(self, line: Line, size: int) -> None:
        """So much waits for a line; where it is too much in all, the address that lets most wait loses one."""
        line.flows()
        self.unread[line] = size
        self.unread_of[line.address] += size
        while self.unread_of.total() > self.limits.unread:
            (address, _), *_ = self.unread_of.most_common(1)
            next(one for one in self.unread if one.address == address).cut("unread")

    def _room_for(self, address: str) -> bool:
        theirs = self.silent_of.get(address)
        if self.of_address[address] >= self.most:
            return self._yields(theirs, "address")
        if theirs is not None and len(theirs) >= self.limits.silent_of_address:
            return self._yields(theirs, "silent")
        return True

    def _yields(self, lines: OrderedDict[Line, None] | None, why: str) -> bool:
        """Cut one that has been silent for longest, of the address that has most of them; whether there was one.

        Where thousands come in a second, who has come just now would else be cut before they can say a word.
        """
        if not lines:
            return False
        max(islice(lines, OLDEST), key=lambda line: len(self.silent_of[line.address])).cut(why)
        return True

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return True  # a socket of the machine itself
        return any(found in network for network in self.proxies)

    def tell(self, why: str, address: str) -> None:
        """Say in the log that a bound was reached, and which: now and then."""
        metrics.lines_cut.labels(why).inc()
        if why not in self._told:
            self._told[why] = Seldom("lines-cut")
        self._told[why].log(reason=why, address=address)


def _is_network(given: str) -> bool:
    try:
        ipaddress.ip_network(given, strict=False)
    except ValueError:
        return False
    return True


class Porch(HttpToolsProtocol):
    """uvicorn's protocol of HTTP, with bounds for heads and bodies in bytes and in time."""

    doors: Doors

    line: Line | None = None
    served: RequestResponseCycle | None = None
    """The request that is being answered, or was last. uvicorn's own `cycle` is the last that was read."""
    in_body = False
    taken = 0
    """Bytes of the head, or of the body, that is being read."""
    reading: asyncio.TimerHandle | None = None
    answering: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line = self.doors.came(transport)
        if self.line is None:
            transport.abort()
        else:
            self.line.hang_up = self._hang_up
            self._within(self.doors.limits.head_seconds, "head-time")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self.line is not None:
            self.line.gone()
        self._nobody_listens()
        super().connection_lost(exc)
        # Each of these leads back here. Who comes and goes a thousand times a second must leave nothing behind.
        self.cycle = self.served = self.reading = self.answering = None  # type: ignore[assignment]
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            part = data[start : start + SLICE]
            super().data_received(part)
            self.taken += len(part)
            if self.taken > (self.doors.limits.drain if self.in_body else self.doors.limits.head):
                self._refuse(b"413 Content Too Large" if self.in_body else b"431 Request Header Fields Too Large")
            elif len(self.pipeline) > PIPELINED:
                self._cut("pipelined")

    def on_message_begin(self) -> None:
        self._within(self.doors.limits.head_seconds, "head-time")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.line is not None:
            self.line.speaks()
            self.line.waits()  # for the body, from now on
        self.in_body, self.taken = True, 0
        self._within(self.doors.limits.body_seconds, "body-time")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_body, self.taken = False, 0
        if self.line is not None:
            self.line.speaks()
        if self.reading is not None:
            self.reading.cancel()
        if self.answering is None:
            self.answering = self.loop.call_later(self.doors.limits.answer_seconds, self._cut, "answer-time")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.answering is not None:
            self.answering.cancel()
            self.answering = None
        super().on_response_complete()  # the next that was sent meanwhile, if any, is served from now on
        if self.line is not None and not self.in_body and not self.serves:
            self.line.waits()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None:
            self.line.stalls(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        if self.line is not None:
            self.line.flows()
            if self.serves:
                self.line.speaks()
        super().resume_writing()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.served = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def serves(self) -> bool:
        return self.served is not None and not self.served.response_complete

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        if self.line is not None:
            self.line.hang_up = self.transport.abort
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.line = self.line
        self.parser = None  # type: ignore[assignment]  # it leads back here, and nobody says that this line is lost

    def _within(self, seconds: float, why: str) -> None:
        """What is being read must be there by then."""
        if self.reading is not None:
            self.reading.cancel()
        self.reading = self.loop.call_later(seconds, self._cut, why)

    def _stop(self) -> None:
        for timer in (self.reading, self.answering):
            if timer is not None:
                timer.cancel()

    def _refuse(self, status: bytes) -> None:
        """Say why, if nothing else is being said, and hang up."""
        self.doors.tell("body-size" if self.in_body else "head-size", self.line.address if self.line else "")
        self._stop()
        if self.serves:
            self._hang_up()
        else:
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def _cut(self, why: str) -> None:
        if self.line is not None and not self.transport.is_closing():
            self.line.cut(why)

    def _hang_up(self) -> None:
        self._nobody_listens()
        self.transport.abort()

    def _nobody_listens(self) -> None:
        """What is still answered ends: uvicorn would write to what is closed, and log that in 40 lines."""
        if self.served is not None:
            self.served.disconnected = True
            self.served.message_event.set()


def porch(doors: Doors) -> type[Porch]:
    """The protocol behind these doors: uvicorn makes one of it for each connection."""
    return type("Porch", (Porch,), {"doors": doors})
