"""What strangers do to a server. As a program: some of it, for so long, against the server at a port.

Each attack has addresses of its own on the loopback, so many as one person may well have who means harm. Whoever
is cut off comes again at once.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import msgspec

from benchmarks import wire
from hemicycle.server import protocol as p

from ..client import LOST, Client, Lost, Trouble
from ..fakes import Served

NICE = 10
"""The attackers' own work must not keep the server from its core: they are to stand for other machines."""
LINE = b"GET /api/rules/junta HTTP/1.1\r\nHost: localhost\r\n"
CLOSE, CLOSE_WAIT = 7, 8
"""States of a line, as Linux counts them."""
SMALL = 4096
"""Bytes that a slow reader's system takes in."""
CHUNKS = [
    (b"", b"1;" + b"x" * 60_000 + b"\r\na\r\n"),
    (b"", b"1\r\na\r\n" * 3000),
    (b"FFFFFFF\r\n", b"x" * 60_000),
    (b"0\r\n", b"X: " + b"x" * 60_000 + b"\r\n"),
]
"""How a body begins, and what comes without end: extensions, small ones, a large one, headers after the last."""


def frame(kind: int, said: bytes, length: int = 0) -> bytes:
    """A frame of a websocket; `length`: as long as it says that it is."""
    return bytes((kind, 0x80 | 127)) + (length or len(said)).to_bytes(8, "big") + wire.MASK + said


WHOLE, TEXT, PIECE, NONSENSE = 0x80, wire.TEXT, 0, b"\xff\xfe"
FRAMES = [
    (frame(WHOLE | TEXT, b"x", 60_000), b""),
    (frame(WHOLE | TEXT, b"x", 2**40), b""),
    (frame(WHOLE | TEXT, NONSENSE), b""),
    (frame(WHOLE | wire.CLOSE, b"\x03\xe8" + b"x" * 60_000), b""),
    (frame(TEXT, b"{"), bytes((PIECE, 0x81)) + wire.MASK + b"x"),
    (b"", bytes((WHOLE | wire.PING, 0x80)) + wire.MASK),
    (b"", bytes((WHOLE | wire.PONG, 0x80)) + wire.MASK),
]


class Siege(msgspec.Struct):
    """What is attacked, and by how many."""

    port: int
    seconds: float
    kinds: list[str]
    finished: dict[str, str]
    """Games that are over: the tables, by game."""
    share: float = 1.0
    """Of the attackers."""


DID: Counter[str] = Counter()
"""What was done, and what came of it."""

NUMBERS = itertools.count()
COOKIES: dict[str, list[str]] = {}


class Stranger:
    """Somebody who comes from an address."""

    def __init__(self, siege: Siege, source: str):
        self.siege = siege
        self.source = source
        self.rng = Random(f"{source} {next(NUMBERS)}")

    @asynccontextmanager
    async def line(self, small: bool = False) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection on which one says every byte oneself."""
        ours = socket.socket()
        ours.setblocking(False)
        if small:
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        ours.bind((self.source, 0))
        await asyncio.get_running_loop().sock_connect(ours, ("127.0.0.1", self.siege.port))
        reader, writer = await asyncio.open_connection(sock=ours, limit=SMALL if small else 2**16)
        DID["lines"] += 1
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def client(self) -> Client:
        """A player of one's own."""
        server: Any = Served.__new__(Served)
        server.port = self.siege.port
        DID["players"] += 1
        return await Client(server, f"M{self.rng.getrandbits(32):x}", "127.0.0.1", self.source).arrive()

    async def cookie(self) -> str:
        """One for all who come from here, or for some of them: a player has twenty sockets."""
        known = COOKIES.setdefault(self.source, [])
        if len(known) < 12:
            known.append((await self.client()).cookie)
        return self.rng.choice(known)

    async def table(self) -> Client:
        """At a table of one's own, where the game has begun."""
        client = await self.client()
        await client.come(await client.make("me", "novice", "novice"))
        await client.must("ready")
        return client


# --- before anybody is known ----------------------------------------------------------------------------------


async def heads(one: Stranger) -> None:
    """A head without end."""
    async with one.line() as (_, writer):
        writer.write(LINE)
        for number in itertools.count():
            if writer.transport.is_closing():
                break
            writer.write(b"X-%d: " % number + b"x" * 60_000 + b"\r\n")
            await writer.drain()
            DID["head bytes"] += 60_000


async def half(one: Stranger) -> None:
    """Half a request, or nothing at all, and the line is held."""
    async with one.line() as (reader, writer):
        writer.write(one.rng.choice([b"", b"G", LINE]))
        await reader.read()
        DID["cut"] += 1


async def bodies(one: Stranger) -> None:
    """A body that comes byte by byte."""
    async with one.line() as (reader, writer):
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000\r\n\r\n")
        reading = asyncio.ensure_future(reader.read())
        reading.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            while not reading.done():
                writer.write(b"x")
                await asyncio.wait({reading}, timeout=1)
        finally:
            reading.cancel()
        DID["cut"] += 1


async def chunks(one: Stranger) -> None:
    """A body in chunks, or what may stand behind it, without end."""
    async with one.line() as (_, writer):
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        start, part = one.rng.choice(CHUNKS)
        writer.write(start)
        while not writer.transport.is_closing():
            writer.write(part)
            await writer.drain()
            DID["chunk bytes"] += len(part)


async def readers(one: Stranger) -> None:
    """The longest answers, as many as may be asked for, and nothing of them is read."""
    cookie = await one.cookie()
    table = one.siege.finished[max(one.siege.finished)]
    pages = ["/api/rules/junta", f"/api/tables/{table}/record", f"/api/tables/{table}/chronicle?line=0"]
    async with one.line(small=True) as (_, writer):
        for page in one.rng.choices(pages, k=15):
            writer.write(f"GET {page} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
        await _cut(writer)
        DID["cut"] += 1


async def _cut(writer: asyncio.StreamWriter) -> None:
    """Hold the line until it is cut; it is not read, so the system alone can tell."""
    line = writer.get_extra_info("socket")
    while line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] not in (CLOSE, CLOSE_WAIT):
        await asyncio.sleep(0.5)


async def deaf(one: Stranger) -> None:
    """Somebody comes to the longest game, to watch, and reads nothing."""
    cookie, host = await one.cookie(), f"127.0.0.1:{one.siege.port}"
    table = one.siege.finished[max(one.siege.finished)]
    async with one.line(small=True) as (_, writer):
        path = f"/api/tables/{table}/socket?lang={one.rng.choice(['en', 'fr'])}"
        cookie = f"Cookie: {cookie}\r\n"
        writer.write(wire.Wire(host, path, cookie, print).head.encode())
        await _cut(writer)
        DID["cut"] += 1


async def frames(one: Stranger) -> None:
    """Who watches says nothing that ever becomes a message: pings, pieces, halves, nonsense."""
    cookie, host = await one.cookie(), f"127.0.0.1:{one.siege.port}"
    table = one.siege.finished[min(one.siege.finished)]
    async with one.line() as (reader, writer):
        path = f"/api/tables/{table}/socket?lang=en"
        writer.write(wire.Wire(host, path, f"Cookie: {cookie}\r\n", print).head.encode())
        await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.ensure_future(_all(reader))
        start, part = one.rng.choice(FRAMES)
        try:
            writer.write(start)
            while part and not reading.done():
                writer.write(part * 200)
                await writer.drain()
                DID["frames"] += 200
            await reading
        finally:
            reading.cancel()
        DID["cut"] += 1


async def _all(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


# --- at a table of their own ----------------------------------------------------------------------------------


async def talk(one: Stranger) -> None:
    """As much as goes out: talk, nonsense, what is dear, pings."""
    client = await one.table()
    table = client.table
    try:
        while True:
            with suppress(*LOST, Lost):
                if client.socket is None:
                    await client.come(table)
                for _ in range(2000):
                    said = one.rng.choice(
                        [
                            client.command("say", text="x" * one.rng.choice([1, 900])),
                            client.command("speak", lang=one.rng.choice(["en", "fr"])),
                            client.command("offer", parties=[1, 2], terms=[{"type": "support", "seat": 0}]),
                            client.command("pause", want=bool(one.rng.getrandbits(1))),
                        ]
                    )
                    await client.say(msgspec.json.encode(said).decode())
                    if client.socket is not None and not one.rng.randrange(50):
                        await client.socket.ping()
                    DID["messages"] += 1
                    # First as a person could who is in a hurry, then as fast as it goes.
                    await asyncio.sleep(one.rng.choice([0, 0, 0, 0.1]))
            _forget(client)
            await asyncio.sleep(0.2)
    finally:
        client.drop()


async def watch(one: Stranger) -> None:
    """Who watches comes in a crowd, and goes again; some of them read nothing."""
    talker = await one.table()
    names = [await one.client() for _ in range(max(1, round(8 * one.siege.share)))]

    async def stay(client: Client) -> None:
        while True:
            try:
                await client.come(talker.table)
                DID["came"] += 1
                if client.socket is None:
                    continue
                if one.rng.random() < 0.3:
                    client.socket.transport.pause_reading()
                    await asyncio.sleep(5)
                else:
                    await asyncio.sleep(one.rng.random() * 4)
            except LOST:
                await asyncio.sleep(0.2)
            finally:
                client.drop()
                _forget(client)

    async def chat() -> None:
        while True:
            with suppress(*LOST, Lost):
                if talker.socket is None:
                    await talker.come(talker.table)
                await talker.say(msgspec.json.encode(talker.command("say", text="x" * 900)).decode())
            _forget(talker)
            await asyncio.sleep(0.2)

    again = [_again(client) for client in names for _ in range(max(1, round(15 * one.siege.share)))]
    try:
        await asyncio.gather(chat(), *map(stay, again))
    finally:
        talker.drop()


async def replays(one: Stranger) -> None:
    """Every moment of games that are over, the log, the story and the record, ever again, several at a time."""
    client = await one.client()

    async def ask() -> None:
        while True:
            table, lang = one.rng.choice([*one.siege.finished.values()]), one.rng.choice(["en", "fr"])
            what = one.rng.choice(
                [
                    f"moment?move={one.rng.randrange(200)}&seat=all",
                    *("chronicle?line=0", "story?", "prospects?", "record?"),
                ]
            )
            status = 0
            with suppress(*LOST):
                status, _, _ = await client.ask("GET", f"/api/tables/{table}/{what}&lang={lang}")
                DID["answered" if status == 200 else f"refused {status}"] += 1
            if status != 200:
                await asyncio.sleep(0.05)

    await asyncio.gather(*[ask() for _ in range(12)])


async def resumes(one: Stranger) -> None:
    """Somebody comes back to the longest game, in another language, and says that it was long ago."""
    client = await one.client()
    while True:
        table = one.rng.choice([*one.siege.finished.values()])
        client.seen = {"number": one.rng.choice([0, 1, 50])}
        try:
            await client.come(table, resume=one.rng.random() < 0.7, lang=one.rng.choice(["en", "fr"]))
            for lang in ("fr", "en"):
                DID["answered"] += isinstance(await client.do("speak", lang=lang), p.Done)
            DID["came"] += 1
        except (*LOST, Lost):
            await asyncio.sleep(0.1)
        client.drop()
        _forget(client)


def _forget(client: Client) -> None:
    """What a person would want to know, and an attacker need not."""
    client.frames.clear()
    client.replies.clear()
    client._answers.clear()


def _again(client: Client) -> Client:
    """The same player, in another window."""
    other = Client(client.server, client.name, client.host)
    other.source, other.cookie = client.source, client.cookie
    return other


# --- all of them ----------------------------------------------------------------------------------------------

ATTACKS: dict[str, tuple[Callable[[Stranger], Awaitable[None]], int, int]] = {
    "heads": (heads, 10, 8),
    "half": (half, 40, 40),
    "bodies": (bodies, 10, 40),
    "chunks": (chunks, 10, 8),
    "readers": (readers, 10, 30),
    "deaf": (deaf, 20, 20),
    "frames": (frames, 15, 8),
    "talk": (talk, 6, 3),
    "watch": (watch, 4, 1),
    "replays": (replays, 15, 2),
    "resumes": (resumes, 15, 3),
}
"""What, from how many addresses, and how many at each."""


async def attack(siege: Siege) -> None:
    """All that was ordered, until the time has passed."""

    async def again(work: Callable[[Stranger], Awaitable[None]], one: Stranger) -> None:
        while True:
            with suppress(*LOST, Lost, Trouble, AssertionError):
                await work(one)
            DID["again"] += 1
            await asyncio.sleep(0.02)

    with suppress(TimeoutError):
        async with asyncio.timeout(siege.seconds), asyncio.TaskGroup() as all:
            for kind in siege.kinds:
                work, addresses, each = ATTACKS[kind]
                net = 10 + [*ATTACKS].index(kind)
                for at in range(max(1, round(addresses * siege.share))):
                    for _ in range(max(1, round(each * siege.share))):
                        all.create_task(again(work, Stranger(siege, f"127.0.{net}.{at + 2}")))


def main() -> None:
    os.nice(NICE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(attack(msgspec.json.decode(sys.stdin.buffer.read(), type=Siege)))
    sys.stdout.buffer.write(msgspec.json.encode(DID))
    sys.stdout.flush()
    # What is still open is the server's to find out.
    os._exit(0)


if __name__ == "__main__":
    main()
