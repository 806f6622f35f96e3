"""Lines before anybody is known: how much and how long they may say what they want, and how many there are."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from io import StringIO
from typing import Any

import msgspec
import pytest
import structlog
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.server import ServerProtocol

from hemicycle.server import logs
from hemicycle.server.connection import Connection
from hemicycle.server.doors import Doors, Porch, network_of
from hemicycle.server.settings import Limits, Settings
from hemicycle.server.websocket import Cautious

from .client import Client
from .conftest import run
from .fakes import FakeHall, Served, served

pytestmark = pytest.mark.one_database

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


class Wire:
    """A line on which the test says every byte itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> Wire:
        self.writer.write(data)
        await self.writer.drain()
        return self

    async def heard(self) -> bytes:
        """All that is said until the other side hangs up."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""


OPENED: list[Wire] = []


async def dial(server: Served) -> Wire:
    OPENED.append(Wire(*await asyncio.open_connection("127.0.0.1", server.port)))
    return OPENED[-1]


@asynccontextmanager
async def at(settings: Settings, proxies: tuple[str, ...] = (), **limits: Any) -> AsyncIterator[Served]:
    """A server with some limits; no line to it is left when it is gone."""
    settings = msgspec.structs.replace(settings, limits=Limits(**limits), proxies=proxies)
    async with served(settings, FakeHall()) as server:
        try:
            yield server
        finally:
            for wire in OPENED:
                wire.writer.transport.abort()
            for wire in OPENED:
                with suppress(ConnectionError):
                    await wire.writer.wait_closed()
            OPENED.clear()


async def healthy(server: Served) -> bool:
    """Whether somebody else is served."""
    wire = await (await dial(server)).say(HEAD + b"Connection: close\r\n\r\n")
    return (await wire.heard()).startswith(b"HTTP/1.1 200")


async def flood(wire: Wire, part: bytes, most: int) -> int:
    """Say the same again and again; how many bytes went out until the line was dead."""
    sent = 0
    try:
        while sent < most:
            await wire.say(part)
            sent += len(part)
    except ConnectionError:
        pass
    return sent


@pytest.mark.parametrize(
    "part", [b"X-More: " + b"x" * 1000 + b"\r\n", b"x" * 1000, b"\r\n" * 500], ids=["many", "one", "none"]
)
def test_a_head_has_a_bound(settings: Settings, part: bytes) -> None:
    """2.4 GB went into endless headers of one line."""

    async def work() -> None:
        async with at(settings) as server:
            wire = await dial(server)
            if part.strip():
                await wire.say(HEAD + b"X: ")
            assert await flood(wire, part, 20_000_000) < 10_000_000, "what the system's buffers hold"
            assert await healthy(server)
            wire = await (await dial(server)).say(HEAD + b"X: " + b"x" * 16_000 + b"\r\n\r\n")
            assert (await wire.reader.readline()) == b"HTTP/1.1 200 OK\r\n"
            await wire.say(HEAD + b"X: " + b"x" * 17_000)
            assert b"HTTP/1.1 431" in await wire.heard()

    run(work)


def test_a_head_and_a_body_have_their_time(settings: Settings) -> None:
    async def work() -> None:
        async with at(settings, head_seconds=0.1, body_seconds=0.1) as server:
            client = Client(server, "Ada")  # type: ignore[arg-type]
            await client.arrive()
            post = f"POST /api/me HTTP/1.1\r\nHost: x\r\nCookie: {client.cookie}\r\n"
            half = post.encode() + b'Content-Type: application/json\r\nContent-Length: 14\r\n\r\n{"name'
            for said in (b"", b"GET", HEAD, HEAD + b"\r\n" + HEAD, half):
                wire = await (await dial(server)).say(said)
                async with asyncio.timeout(30):
                    told = await wire.heard()
                assert told.count(b"HTTP/1.1 200") == said.count(b"\r\n\r\n") - (said == half)
            assert await healthy(server)

    run(work)


def test_who_sends_without_end_what_was_refused_is_cut_off(settings: Settings) -> None:
    async def work() -> None:
        async with at(settings) as server:
            wire = await dial(server)
            await wire.say(b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
            assert await flood(wire, chunk, 50_000_000) < 20_000_000
            assert await healthy(server)

    run(work)


def test_requests_that_are_not_answered_yet_are_not_piled_up(settings: Settings) -> None:
    async def work() -> None:
        async with at(settings) as server:
            wire = await (await dial(server)).say((HEAD + b"\r\n") * 1000)
            assert (await wire.heard()).count(b"HTTP/1.1 200") < 200

    run(work)


def test_half_a_request_a_hundred_times_shuts_out_nobody(settings: Settings) -> None:
    """Not through a proxy either, from which all lines come: whoever has been silent for longest gives way."""

    async def work() -> None:
        for proxies in ((), ("127.0.0.1",)):
            async with at(settings, proxies, lines=20, lines_of_address=16) as server:
                wires = [await (await dial(server)).say(HEAD) for _ in range(100)]
                assert await healthy(server)
                open = [wire for wire in wires if not wire.reader.at_eof() and wire.reader.exception() is None]
                assert len(open) <= 20
                # Whoever is let in is asked for the rest, and answered.
                await wires[-1].say(b"\r\n")
                assert await wires[-1].reader.readline() == b"HTTP/1.1 200 OK\r\n"

    run(work)


def test_one_address_never_has_all_lines_and_tables_keep_theirs(settings: Settings) -> None:
    lines: list[Any] = []
    dead: dict[Any, Any] = {}

    class Transport:
        def __init__(self, host: str):
            self.host = host
            self.dead = False

        def get_extra_info(self, _: str) -> tuple[str, int]:
            return (self.host, 1)

        def abort(self) -> None:
            self.dead = True

    doors = Doors(Limits(lines_of_address=100, silent_of_address=3), ["10.0.0.0/8"], lines=20)

    def come(host: str) -> Any:
        transport = Transport(host)
        line = doors.came(transport)  # type: ignore[arg-type]
        if line is not None:
            lines.append(line)
            dead[line] = lambda: transport.dead
        return line

    silent = [come("198.51.100.1") for _ in range(5)]
    assert [dead[one]() for one in silent] == [True, True, False, False, False]
    for one in silent[2:]:
        one.speaks()
    for _ in range(7):
        come("198.51.100.1").speaks()
    assert come("198.51.100.1") is None, "half of all"
    for host in ("198.51.100.2", "2001:db8::1", "2001:db8::2"):
        assert come(host) is not None
    assert doors.of_address["2001:db8::"] == 2
    for _ in range(20):
        assert come("10.1.2.3") is not None, "the proxy's own lines give way to each other"
    assert doors.open == 20
    for one in silent[2:]:
        assert not dead[one](), "whoever is served keeps the line"
    for one in lines:
        one.gone()
        one.gone()
    assert doors.open == 0
    assert not doors.of_address
    assert not doors.silent
    assert not doors.silent_of


def test_what_bites_is_said_in_the_log_now_and_then(settings: Settings) -> None:
    logs.configure("json", file=(written := StringIO()))

    async def work() -> None:
        async with at(settings, silent_of_address=2) as server:
            for _ in range(30):
                await (await dial(server)).say(HEAD)
            assert await healthy(server)

    run(work)
    told = [json.loads(line) for line in written.getvalue().splitlines()]
    structlog.reset_defaults()
    (line,) = [one for one in told if one["event"] == "lines-cut"]
    assert (line["reason"], line["address"]) == ("silent", "127.0.0.1")


def test_a_socket_is_a_line_until_it_is_closed(settings: Settings) -> None:
    async def work() -> None:
        async with at(settings, ("127.0.0.1",), lines=2) as server:
            client = Client(server, "Ada")  # type: ignore[arg-type]
            await client.arrive()
            await client.come("t")
            other = await (await dial(server)).say(HEAD + b"Connection: close\r\n")
            assert await healthy(server), "the silent one has given way"
            assert not await other.heard()
            await client.go()
            assert await healthy(server)

    run(work)


def test_one_address_behind_a_proxy_does_not_take_all_requests(settings: Settings) -> None:
    async def work() -> None:
        async with at(settings, ("127.0.0.1",), requests_at_once=3) as server:
            post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"
            client = Client(server, "Ada")  # type: ignore[arg-type]
            await client.arrive()
            post += f"Cookie: {client.cookie}\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n".encode()
            wires = [await (await dial(server)).say(post) for _ in range(3)]
            while server.desk.under_way["198.51.100.7"] < 3:
                await asyncio.sleep(0.01)
            again = await (await dial(server)).say(post)
            assert (await again.reader.readline()).startswith(b"HTTP/1.1 429")
            assert await healthy(server)
            for wire in (*wires, again):
                wire.writer.transport.abort()
            while server.desk.under_way:
                await asyncio.sleep(0.01)

    run(work)


def test_networks() -> None:
    assert network_of("2001:db8:1:2:3::4") == "2001:db8:1:2::"
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("::ffff:192.0.2.1") == "::ffff:192.0.2.1"


def test_what_lies_unread_has_a_bound_and_who_lets_most_lie_goes_first() -> None:
    cut: list[Any] = []
    doors = Doors(Limits(unread=1000), lines=20)

    class Transport:
        def __init__(self, host: str):
            self.host = host

        def get_extra_info(self, _: str) -> tuple[str, int]:
            return (self.host, 1)

        def abort(self) -> None:
            cut.append(self.host)

    def come(host: str) -> Any:
        line = doors.came(Transport(host))  # type: ignore[arg-type]
        assert line is not None
        line.speaks()
        return line

    slow = come("192.0.2.1")
    slow.stalls(300)
    greedy = [come("192.0.2.2") for _ in range(3)]
    for one in greedy:
        one.stalls(250)
    assert cut == ["192.0.2.2"], "not who has waited for longest, but of the greediest"
    assert [one.open for one in greedy] == [False, True, True]
    greedy[1].flows()
    come("192.0.2.3").stalls(400)
    assert len(cut) == 1
    assert doors.unread_of.total() == 950
    for one in (slow, *greedy):
        one.gone()
    assert doors.unread_of.total() == 400


def test_where_there_is_no_room_slow_ones_give_way_and_not_who_has_just_come() -> None:
    """The lines of slow bodies and slow readers counted as served, and thousands came in a second."""
    cut: list[Any] = []
    doors = Doors(Limits(), lines=8)

    class Transport:
        def __init__(self, host: str):
            self.host = host

        def get_extra_info(self, _: str) -> tuple[str, int]:
            return (self.host, 1)

        def abort(self) -> None:
            cut.append(self.host)

    def come(host: str) -> Any:
        return doors.came(Transport(host))  # type: ignore[arg-type]

    deaf = [come("192.0.2.1") for _ in range(4)]
    for one in deaf:
        one.speaks()
        one.stalls(100)
    newcomer = come("192.0.2.9")
    for number in range(9):
        come(f"192.0.2.{2 + number % 2}")
    assert newcomer.open
    assert "192.0.2.1" in cut
    deaf[3].flows()
    deaf[3].speaks()
    for number in range(20):
        come(f"192.0.3.{number}")
    assert deaf[3].open, "who takes it again is served"


def test_a_body_that_does_not_come_gives_way(settings: Settings) -> None:
    async def work() -> None:
        async with at(settings, ("127.0.0.1",), lines=4) as server:
            body = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 14\r\n\r\n"
            for _ in range(12):
                await (await dial(server)).say(body)
                await asyncio.sleep(0)
            assert await healthy(server)

    run(work)


def test_a_line_that_is_gone_leaves_nothing_behind(settings: Settings) -> None:
    """What is put away from the collector of rubbish stays: of half-open lines 4 MB a second did."""

    def left() -> int:
        kinds = Porch | Cautious | Connection | RequestResponseCycle | ServerProtocol
        return sum(isinstance(one, kinds) for one in gc.get_objects())

    async def gone(many: int) -> None:
        async with asyncio.timeout(30):
            while left() > many:
                await asyncio.sleep(0.01)

    async def work() -> None:
        async with at(settings, silent_of_address=3, head_seconds=0.5, silence=0.1) as server:
            gc.collect()
            before = left()
            post = HEAD.replace(b"GET", b"POST") + b"Content-Length: 9\r\n\r\n"
            for said in (b"", b"G", HEAD, post):
                given_up = [await (await dial(server)).say(said) for _ in range(5)]
                assert await healthy(server)
                for wire in given_up:
                    await wire.heard()
                await gone(before)
            for many in (1, 5):
                kept = await (await dial(server)).say((HEAD + b"\r\n") * many)
                assert (await kept.reader.readline()) == b"HTTP/1.1 200 OK\r\n"
                kept.writer.transport.abort()
                await gone(before)
            client = Client(server, "Ada")  # type: ignore[arg-type]
            await client.arrive()
            await client.come("t")
            await client.go()
            await gone(before)
            await client.come("t")
            client.drop()
            await gone(before)
            await client.come("t")
            assert client.socket is not None
            client.socket.transport.pause_reading()  # nor does it answer a ping
            await gone(before)
            client.drop()

    gc.disable()
    try:
        run(work)
    finally:
        gc.enable()
