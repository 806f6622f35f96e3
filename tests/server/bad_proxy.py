"""A line between people and a server that cuts, holds, delays, doubles and swallows, as the worst networks do.

Held means: the sockets stay open, and nothing arrives. A doubled or a missing byte breaks a websocket's stream, so
both happen to websockets alone; all else happens to whatever passes.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from .serving import Server

Kind: TypeAlias = Literal["cut", "hold", "late", "delay", "noise"]
KINDS: tuple[Kind, ...] = ("cut", "hold", "late", "delay", "noise")
"""Connections end; all is swallowed for a while; all is kept back; pieces are late; bytes come twice, or never."""


class Climate(NamedTuple):
    """How long things last, in seconds."""

    good: float = 0.5
    bad: float = 0.5
    late: float = 0.1
    """By how much a piece is late at most, where they are."""
    noise: float = 0.2
    """How many pieces are damaged, where they are."""


USUAL = Climate()
HANDSHAKE = re.compile(rb"GET \S+/socket[? ]")


class Through(Server):
    """A server as it is reached through a proxy."""

    def __init__(self, server: Server, proxy: BadProxy):
        super().__init__(server.nursery, server.folder, server.limits)
        self.port = proxy.port


class Passing:
    """One connection through the proxy."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter):
        self.near = near
        self.far = far
        self.websocket = False
        self.deaf: float | None = None
        """Since when nothing passes any more: something was swallowed, and the rest makes no sense without it."""

    def cut(self) -> None:
        for writer in (self.near, self.far):
            writer.transport.abort()


class BadProxy:
    """Passes everything on until the weather turns."""

    def __init__(self, server_port: int, rng: Random, climate: Climate = USUAL):
        self.server_port = server_port
        self.rng = rng
        self.climate = climate
        self.kind: Kind | None = None
        self.since = 0.0
        """When it became so."""
        self.port = 0
        self.passing: list[Passing] = []
        self.newest: Passing | None = None
        """The websocket that was opened last, which may be over."""
        self.happened: Counter[str] = Counter()
        self._server: asyncio.Server | None = None
        self._turned = asyncio.Event()

    async def start(self) -> BadProxy:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def stop(self) -> None:
        self.turn(None)
        if self._server is not None:
            self._server.close()
        for one in list(self.passing):
            one.cut()

    def turn(self, kind: Kind | None) -> None:
        """From now on this happens."""
        self.kind, self.since = kind, time.monotonic()
        turned, self._turned = self._turned, asyncio.Event()
        turned.set()
        if kind is None:
            return
        self.happened[kind] += 1
        if kind == "cut":
            for one in list(self.passing):
                one.cut()

    async def weather(self) -> None:
        """Good and bad by turns, for ever."""
        rng, climate = self.rng, self.climate
        try:
            while True:
                await asyncio.sleep(climate.good * rng.uniform(0.3, 1.7))
                self.turn(rng.choice(KINDS))
                if self.kind != "cut":
                    await asyncio.sleep(climate.bad * rng.uniform(0.3, 1.7))
                self.turn(None)
        finally:
            self.turn(None)

    def silent(self) -> float:
        """For how many seconds the websocket that was opened last has been dead, though it is open.

        One before it says nothing: given up by the page long ago, it stays here until the server gives it up, too.
        """
        if self.newest not in self.passing:
            return 0.0
        began = [self.since] if self.kind in ("hold", "late") else []
        if self.newest.deaf is not None:
            began.append(self.newest.deaf)
        return time.monotonic() - min(began) if began else 0.0

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            other, far = await asyncio.open_connection("127.0.0.1", self.server_port)
        except OSError:
            writer.transport.abort()
            return
        one = Passing(writer, far)
        self.passing.append(one)
        try:
            await asyncio.gather(self._pump(one, reader, far), self._pump(one, other, writer))
        finally:
            self.passing.remove(one)
            one.cut()

    async def _pump(self, one: Passing, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if HANDSHAKE.match(data):
                    one.websocket, self.newest = True, one
                if data := await self._weathered(one, data):
                    writer.write(data)
                    await writer.drain()
            # The other side has hung up: that, too, is not heard on a dead line.
            while self.kind in ("hold", "late"):
                await self._turned.wait()
            if one.deaf is None:
                writer.close()

    async def _weathered(self, one: Passing, data: bytes) -> bytes:
        """What becomes of a piece."""
        if self.kind == "late":
            while self.kind == "late":
                await self._turned.wait()
        if self.kind == "hold" and one.deaf is None:
            one.deaf = time.monotonic()
        if one.deaf is not None:
            self.happened["bytes held"] += len(data)
            return b""
        if self.kind == "delay":
            await asyncio.sleep(self.rng.uniform(0, self.climate.late))
        if self.kind == "noise" and one.websocket and self.rng.random() < self.climate.noise:
            return self._damaged(data)
        return data

    def _damaged(self, data: bytes) -> bytes:
        """A part of it twice, or not at all; or all of it, which leaves the stream whole."""
        whole = self.rng.random() < 0.5
        start, end = (0, len(data)) if whole else sorted(self.rng.choices(range(len(data) + 1), k=2))
        if self.rng.random() < 0.5:
            self.happened["bytes doubled"] += end - start
            return data[:end] + data[start:]
        self.happened["bytes swallowed"] += end - start
        return data[:start] + data[end:]
