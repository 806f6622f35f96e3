"""The socket: who may open it, what it takes, and how it ends for those who go too far."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from hemicycle.server import protocol
from hemicycle.server.connection import Connection
from hemicycle.server.refusal import refuse
from hemicycle.server.settings import Limits, Rate, Settings
from hemicycle.server.store import Player

from .client import Client
from .conftest import run
from .fakes import FakeHall, Served, served


def limited(settings: Settings, **limits: Any) -> Settings:
    return msgspec.structs.replace(settings, limits=Limits(**limits))


async def guest(server: Served, name: str = "Ada", **options: Any) -> Client:
    client = Client(server, name)  # type: ignore[arg-type]
    await client.arrive()
    return client


async def opened(server: Served, name: str = "Ada", query: str = "") -> ClientConnection:
    """A bare socket of somebody new, welcomed."""
    client = await guest(server, name)
    socket = await handshake(server, {"Cookie": client.cookie}, f"http://localhost:{server.port}", query=query)
    assert json.loads(await socket.recv())["type"] == "news"
    return socket


async def handshake(
    server: Served, headers: dict[str, str], origin: str | None, table: str = "t", query: str = "", **options: Any
) -> ClientConnection:
    return await connect(
        f"ws://localhost:{server.port}/api/tables/{table}/socket{query}",
        origin=None if origin is None else Origin(origin),
        additional_headers=headers,
        proxy=None,
        ping_interval=None,
        **options,
    )


async def answer(socket: ClientConnection, message: str | bytes) -> dict[str, Any]:
    await socket.send(message)
    reply: dict[str, Any] = json.loads(await socket.recv())
    return reply


async def bare(server: Served, client: Client) -> sockets.socket:
    """A line on which the test writes every byte itself, with little room for what comes."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    ask = (
        f"GET /api/tables/t/socket HTTP/1.1\r\nHost: localhost:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Origin: http://localhost:{server.port}\r\nCookie: {client.cookie}\r\n\r\n"
    )
    await loop.sock_sendall(line, ask.encode())
    return line


async def ending(socket: ClientConnection) -> int:
    """The code with which a connection ends, after whatever else is told."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()
    assert socket.close_code is not None
    return socket.close_code


def test_a_command_is_done_and_answered(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(settings, hall) as server:
            socket = await opened(server, query="?after=17")
            assert await answer(socket, '{"do":"sit","id":"c1","seat":2}') == {"type": "done", "id": "c1"}
            assert hall.table.done == [("Ada", protocol.Sit(id="c1", seat=2))]
            assert hall.table.after == [17]
            await socket.close()
            while hall.table.here:
                await asyncio.sleep(0.01)

    run(work)


def test_a_number_that_is_none_means_the_whole(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(settings, hall) as server:
            for given in ("", "?after=", "?after=-1", "?after=x", "?after=1e3", "?after=" + "9" * 30):
                await (await opened(server, query=given)).close()
            assert hall.table.after == [None] * 6

    run(work)


MALFORMED = {
    "": "",
    "hello": "",
    "{": "",
    "[]": "",
    "null": "",
    "17": "",
    '"sit"': "",
    "{}": "",
    '{"do":"sit","seat":1}': "",
    '{"do":"sit","id":"","seat":1}': "",
    '{"do":"sit","id":"a b","seat":1}': "",
    '{"do":"sit","id":7,"seat":1}': "",
    '{"id":"c1"}': "c1",
    '{"do":"fly","id":"c1"}': "c1",
    '{"do":"sit","id":"c1"}': "c1",
    '{"do":"sit","id":"c1","seat":-1}': "c1",
    '{"do":"sit","id":"c1","seat":16}': "c1",
    '{"do":"sit","id":"c1","seat":1.5}': "c1",
    '{"do":"sit","id":"c1","seat":"1"}': "c1",
    '{"do":"sit","id":"c1","seat":1,"more":1}': "c1",
    '{"do":"sit","id":"c1","seat":1} {}': "",
    '{"do":"say","id":"c1","text":""}': "c1",
    '{"do":"say","id":"c1","text":"' + "x" * 1001 + '"}': "c1",
    '{"do":"say","id":"c1","text":"\\ud800"}': "",
    '{"do":"act","id":"c1","request":1,"actions":[]}': "c1",
    '{"do":"act","id":"c1","request":1,"actions":[7]}': "c1",
    '{"do":"act","id":"c1","request":1,"actions":[' + '{"a":' * 5000 + "1" + "}" * 5000 + "]}": "",
    "[" * 60_000: "",
}


def test_what_can_not_be_read_is_told_and_changes_nothing(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(limited(settings, commands=Rate(1000, 1000, 1000)), hall) as server:
            socket = await opened(server)
            for message, id in MALFORMED.items():
                reply = await answer(socket, message)
                assert (reply["type"], reply["code"], reply["id"]) == ("refused", "malformed", id), message[:80]
                assert reply["said"]
            reply = await answer(socket, b'{"do":"leave","id":"c1"}')
            assert (reply["code"], reply["id"]) == ("malformed", "")
            assert "binary" in reply["said"]
            assert hall.table.done == []
            assert (await answer(socket, '{"do":"leave","id":"c9"}'))["type"] == "done"
            await socket.close()

    run(work)


def test_what_is_no_text_ends_the_connection_and_fills_no_log(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(settings, hall) as server:
            client = Client(server, "Ada")  # type: ignore[arg-type]
            await client.arrive()
            loop, nonsense = asyncio.get_running_loop(), b"\x81\x82" + b"\0" * 4 + b"\xff\xfe"

            async def until(line: sockets.socket, end: bytes, times: int = 1) -> None:
                said = b""
                while said.count(end) < times:
                    said += (heard := await loop.sock_recv(line, 4096))
                    assert heard, said

            line = await bare(server, client)
            await until(line, b'"whole"')
            await loop.sock_sendall(line, nonsense)
            await until(line, b"\x88\x02" + (1007).to_bytes(2, "big"))
            line.close()
            # A letter may be cut into two frames.
            line = await bare(server, client)
            await until(line, b'"whole"')
            parts = '{"do":"leave","id":"é"}'.encode(), '{"do":"leave","id":"c1","x":"é"}'.encode()
            for part in parts:
                at = part.index(b"\xc3") + 1
                for head, piece in ((1, part[:at]), (0x80, part[at:])):
                    await loop.sock_sendall(line, bytes((head, 0x80 | len(piece))) + b"\0" * 4 + piece)
            await until(line, b'"refused"', 2)
            line.close()
            assert hall.table.done == []

    run(work)
    assert caplog.records == []


def test_refusals_are_said_in_the_language_of_who_asked(settings: Settings) -> None:
    async def work() -> None:
        async with served(settings, FakeHall()) as server:
            socket = await opened(server, query="?lang=fr")
            assert (await answer(socket, "{}"))["said"].startswith("Cela n’a pas pu être lu")
            await socket.close()

    run(work)


def test_a_frame_beyond_the_limit_ends_the_connection(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(settings, hall) as server:
            socket, other = await opened(server), await opened(server, "Bob")
            await socket.send("x" * 65537)
            assert await ending(socket) == 1009
            assert (await answer(other, '{"do":"leave","id":"c1"}'))["type"] == "done"
            await other.close()

    run(work)


def test_a_table_that_fails_answers_and_goes_on(settings: Settings) -> None:
    async def fail(command: protocol.AnyCommand) -> None:
        if isinstance(command, protocol.Leave):
            raise RuntimeError("secret")
        if isinstance(command, protocol.Ready):
            raise refuse("not-found", "refusal-no-table")

    async def work() -> None:
        hall = FakeHall()
        hall.table.doing = fail
        async with served(settings, hall) as server:
            socket = await opened(server)
            reply = await answer(socket, '{"do":"leave","id":"c1"}')
            assert (reply["id"], reply["code"]) == ("c1", "unavailable")
            assert "secret" not in reply["said"]
            assert (await answer(socket, '{"do":"ready","id":"c2"}'))["code"] == "not-allowed"
            assert (await answer(socket, '{"do":"back","id":"c3"}'))["type"] == "done"
            await socket.close()

    run(work)


def test_who_may_not_watch_is_told_why_before_the_end(settings: Settings) -> None:
    async def forbid(connection: Connection) -> None:
        raise refuse("not-allowed", "refusal-nobody")

    async def work() -> None:
        hall = FakeHall()
        hall.table.attending = forbid
        async with served(settings, hall) as server:
            client = await guest(server)
            socket = await handshake(server, {"Cookie": client.cookie}, f"http://localhost:{server.port}")
            reply = json.loads(await socket.recv())
            assert (reply["type"], reply["code"]) == ("refused", "not-allowed")
            assert await ending(socket) == 1008

    run(work)


def test_only_our_own_pages_and_programs_with_a_token_may_open_it(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, public_url="https://play.example.org")

    async def work() -> None:
        async with served(settings, FakeHall()) as server:
            client = await guest(server)
            cookie = {"Cookie": client.cookie}
            token = {"Authorization": f"Bearer {(await client.post('/api/me/token', {}))['token']}"}
            here, public = f"http://localhost:{server.port}", "https://play.example.org"
            for headers, origin in (
                (cookie, "https://evil.example"),
                (cookie, "https://play.example.org.evil.example"),
                (cookie, "http://play.example.org"),
                (cookie, "null"),
                (token, "https://evil.example"),
                (cookie, None),
                ({}, None),
                ({}, here),
                ({"Cookie": client.cookie[:-3]}, here),
                ({"Authorization": "Bearer nonsense"}, None),
                ({**cookie, "Authorization": "Bearer nonsense"}, here),
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await handshake(server, headers, origin)
                assert refused.value.response.status_code == 403, (headers, origin)
                assert refused.value.response.body is not None
                assert msgspec.json.decode(refused.value.response.body, type=protocol.Trouble).said.fr
            for headers, origin in ((cookie, here), (cookie, public), (token, None), (token, here)):
                await (await handshake(server, headers, origin)).close()
            with pytest.raises(InvalidStatus) as refused:
                await handshake(server, cookie, here, table="nowhere")
            assert refused.value.response.status_code == 404

    run(work)


def test_too_fast_is_refused_a_flood_is_cut_off_and_nobody_else_notices(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(limited(settings, commands=Rate(0.001, 10, flood=30)), hall) as server:
            flooding, other = await opened(server), await opened(server, "Bob")
            codes = []
            with contextlib.suppress(ConnectionClosed):
                for number in range(1000):
                    reply = await answer(flooding, f'{{"do":"say","id":"f{number}","text":"x"}}')
                    codes.append(reply.get("code", "done"))
                    if number % 5 == 0:
                        assert (await answer(other, "{}"))["id"] == ""
            assert await ending(flooding) == 1008
            assert codes[:10] == ["done"] * 10
            assert set(codes[12:]) == {"too-fast"}
            assert 35 <= len(codes) <= 50
            assert len(hall.table.done) <= 12
            assert len(hall.table.here) == 1
            assert other.state.name == "OPEN"
            await other.close()

    run(work)


FLOODS = {
    "empty messages": b"\x81\x80\0\0\0\0" * 10_000,
    "pings": b"\x89\x80\0\0\0\0" * 10_000,
    "pongs": b"\x8a\x80\0\0\0\0" * 10_000,
    "a message of empty parts": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 10_000,
    "large messages": (b"\x81\xfe\xf0\x00\0\0\0\0" + b"x" * 0xF000) * 4,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_is_cut_off_before_it_is_read(settings: Settings, flood: bytes) -> None:
    """Whoever writes without end and reads nothing: after a few hundred frames or 3 MB its line is dead."""

    async def work() -> None:
        hall, sent = FakeHall(), 0
        async with served(settings, hall) as server:
            line, other = await bare(server, await guest(server)), await opened(server, "Bob")
            while len(hall.table.here) < 2:
                await asyncio.sleep(0.01)
            loop = asyncio.get_running_loop()
            with contextlib.suppress(ConnectionError):
                while sent < 50_000_000:
                    await loop.sock_sendall(line, flood)
                    sent += len(flood)
            line.close()
            assert sent < 12_000_000, "what the system's buffers hold, and little more"
            while len(hall.table.here) > 1:
                await asyncio.sleep(0.01)
            assert hall.table.here[0].player.name == "Bob"
            assert hall.table.done == []
            assert (await answer(other, '{"do":"leave","id":"c1"}'))["type"] == "done"
            await other.close()

    run(work)


def test_large_frames_count_for_several(settings: Settings) -> None:
    async def work() -> None:
        async with served(limited(settings, commands=Rate(0.001, 40, flood=100)), FakeHall()) as server:
            socket = await opened(server)
            big = '{"do":"act","id":"c1","request":1,"actions":[{"a":"' + "x" * 60_000 + '"}]}'
            codes = [(await answer(socket, big)).get("code", "done") for _ in range(4)]
            assert codes == ["done", "done", "too-fast", "too-fast"]
            await socket.close()

    run(work)


def test_what_is_answered_with_the_whole_table_counts_for_ten(settings: Settings) -> None:
    async def work() -> None:
        async with served(limited(settings, commands=Rate(0.001, 40, flood=100)), FakeHall()) as server:
            socket = await opened(server)
            speak = '{"do":"speak","id":"c1","lang":"fr"}'
            codes = [(await answer(socket, speak)).get("code", "done") for _ in range(6)]
            assert codes == ["done"] * 4 + ["too-fast"] * 2
            await socket.close()

    run(work)


def test_an_address_has_a_limit_over_all_its_connections(settings: Settings) -> None:
    async def work() -> None:
        limits = {"commands": Rate(0.001, 6), "commands_of_address": Rate(0.001, 10, flood=1)}
        async with served(limited(settings, **limits), FakeHall()) as server:
            first, second = await opened(server), await opened(server, "Bob")
            codes = [(await answer(first, "{}"))["code"] for _ in range(9)]
            assert codes == ["malformed"] * 6 + ["too-fast"] * 3
            codes = [(await answer(second, "{}"))["code"] for _ in range(7)]
            assert codes == ["malformed"] * 4 + ["too-fast"] * 3, "what the first was refused does not count"
            await first.close()
            await second.close()

    run(work)


def test_connections_of_a_player_and_of_an_address_are_counted(settings: Settings) -> None:
    async def work() -> None:
        limits = {"connections_of_player": 2, "connections_of_address": 3}
        async with served(limited(settings, **limits), FakeHall()) as server:
            ada, bob = await guest(server), await guest(server, "Bob")
            here = f"http://localhost:{server.port}"

            async def come(client: Client) -> ClientConnection:
                return await handshake(server, {"Cookie": client.cookie}, here)

            first, second = await come(ada), await come(ada)
            with pytest.raises(InvalidStatus) as refused:
                await come(ada)
            assert refused.value.response.status_code == 429
            third = await come(bob)
            with pytest.raises(InvalidStatus):
                await come(bob)
            await first.close()
            while not server.desk.room_for(Player("anybody"), "127.0.0.1"):
                await asyncio.sleep(0.01)
            fourth = await come(bob)
            for one in (second, third, fourth):
                await one.close()

    run(work)


def test_handshakes_have_a_pace(settings: Settings) -> None:
    async def work() -> None:
        async with served(limited(settings, handshakes=Rate(0.001, 3)), FakeHall()) as server:
            statuses = []
            for _ in range(5):
                with pytest.raises(InvalidStatus) as refused:
                    await handshake(server, {}, "https://evil.example")
                statuses.append(refused.value.response.status_code)
            assert statuses == [403, 403, 403, 429, 429]

    run(work)


def test_who_reads_nothing_is_cut_off_and_may_come_back(settings: Settings) -> None:
    """Buffers of the system take the first megabytes; then what waits here has a bound too."""

    async def work() -> None:
        hall = FakeHall()
        async with served(limited(settings, waiting_messages=20), hall) as server:
            client = await guest(server)
            deaf = await bare(server, client)
            other = await opened(server, "Bob")
            while len(hall.table.here) < 2:
                await asyncio.sleep(0.01)
            connection = next(one for one in hall.table.here if one.player.name == "Ada")
            frame = json.dumps({"type": "news", "number": 2, "now": 0, "board": {"x": "y" * 100_000}}).encode()
            sent = 0
            while not connection.cut and sent < 2000:
                connection.send(frame)
                sent += 1
                await asyncio.sleep(0)
            assert connection.cut == 1013
            assert sent < 2000
            while connection in hall.table.here:
                await asyncio.sleep(0.01)
            assert hall.table.here == [one for one in hall.table.here if one.player.name == "Bob"]
            assert (await answer(other, '{"do":"leave","id":"c1"}'))["type"] == "done"
            deaf.close()
            back = await handshake(server, {"Cookie": client.cookie}, f"http://localhost:{server.port}")
            assert json.loads(await back.recv())["whole"]
            await back.close()
            await other.close()

    run(work)


def test_a_slow_reader_is_told_to_try_again_later(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(limited(settings, waiting_messages=5), hall) as server:
            socket = await opened(server)
            (connection,) = hall.table.here
            for number in range(1000):  # more at once than the line takes
                connection.send(b'{"type":"news","number":%d,"now":0,"x":"%b"}' % (number, b"x" * 30_000))
            assert await ending(socket) == 1013

    run(work)


def test_messages_of_every_size_arrive_in_order(settings: Settings) -> None:
    """Each of the three ways in which a frame tells how long it is, at its borders."""

    async def work() -> None:
        hall = FakeHall()
        async with served(settings, hall) as server:
            socket = await opened(server)
            (connection,) = hall.table.here
            sent = [b"x" * size for size in (1, 125, 126, 65535, 65536, 2)]
            for data in sent:
                connection.send(data)
            assert [await socket.recv(decode=False) for _ in sent] == sent
            await socket.close()

    run(work)


def test_what_waits_for_one_client_is_bounded() -> None:
    async def work() -> None:
        connection = Connection(Player("p"), "en", Limits(waiting_messages=3, waiting_bytes=100))
        connection.send(b"x" * 1000)
        assert not connection.cut, "one frame alone may be large"
        assert await connection.next() == b"x" * 1000
        for _ in range(3):
            connection.send(b"y")
        cuts = [connection.cut]
        connection.send(b"y")
        cuts.append(connection.cut)
        assert cuts == [0, 1013]
        assert await connection.next() is None
        connection.send(b"z")
        assert await connection.next() is None
        connection = Connection(Player("p"), "en", Limits(waiting_messages=30, waiting_bytes=100))
        connection.send(b"x" * 60)
        connection.send(b"x" * 41)
        assert connection.cut == 1013

    run(work)


def test_a_command_under_way_is_finished_when_its_sender_is_gone(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        begun, held = asyncio.Event(), asyncio.Event()

        async def slow(command: protocol.AnyCommand) -> None:
            begun.set()
            await held.wait()

        hall.table.doing = slow
        async with served(settings, hall) as server:
            socket = await opened(server)
            await socket.send('{"do":"leave","id":"c1"}')
            await begun.wait()
            hall.table.here[0].end(1013)
            assert await ending(socket) == 1013
            assert hall.table.done == []
            held.set()
            while not hall.table.done:
                await asyncio.sleep(0.01)

    run(work)


def test_a_new_name_is_known_to_connections_that_are_open(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(settings, hall) as server:
            client = await guest(server)
            socket = await handshake(server, {"Cookie": client.cookie}, f"http://localhost:{server.port}")
            await socket.recv()
            await client.post("/api/me", {"name": "Countess"})
            await answer(socket, '{"do":"leave","id":"c1"}')
            assert [name for name, _ in hall.table.done] == ["Countess"]
            await socket.close()

    run(work)


def test_a_ping_is_answered_at_once_with_how_much_was_told(settings: Settings) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(settings, hall) as server:
            socket = await opened(server)
            assert await answer(socket, '{"do":"ping","id":"p1"}') == {"type": "beat", "id": "p1", "told": 1}
            assert await answer(socket, '{"do":"ping","id":"p2"}') == {"type": "beat", "id": "p2", "told": 2}
            # It is nothing that happens at the table.
            assert hall.table.done == []
            await socket.close()

    run(work)


def test_who_waits_for_a_slow_answer_is_told_that_the_line_lives(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        hall, go = FakeHall(), asyncio.Event()
        monkeypatch.setattr("hemicycle.server.sockets.PATIENCE", 0.02)

        async def slowly(command: protocol.AnyCommand) -> None:
            await go.wait()

        hall.table.doing = slowly
        async with served(settings, hall) as server:
            socket = await opened(server)
            assert (await answer(socket, '{"do":"back","id":"c1"}')) == {"type": "beat", "id": "", "told": 1}
            assert json.loads(await socket.recv()) == {"type": "beat", "id": "", "told": 2}
            go.set()
            while (frame := json.loads(await socket.recv()))["type"] == "beat":
                pass
            assert frame == {"type": "done", "id": "c1"}
            await asyncio.sleep(0.1)
            assert (await answer(socket, '{"do":"ping","id":"p1"}'))["id"] == "p1"
            await socket.close()

    run(work)


@pytest.mark.parametrize("waiting", [0, 200], ids=["nothing waits", "much waits"])
def test_a_line_that_died_without_a_goodbye_is_freed(settings: Settings, waiting: int) -> None:
    async def work() -> None:
        hall = FakeHall()
        async with served(limited(settings, silence=0.2, waiting_bytes=10**9), hall) as server:
            line = await bare(server, await guest(server))
            while not hall.table.here:
                await asyncio.sleep(0.01)
            # From now on nobody reads, and nobody says a word.
            for _ in range(waiting):
                hall.table.here[0].send(b'"' + b"x" * 50_000 + b'"')
            async with asyncio.timeout(60):
                while hall.table.here:
                    await asyncio.sleep(0.01)
            line.close()

    run(work)
