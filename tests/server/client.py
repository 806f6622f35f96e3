"""Somebody at a table over the wire: known by a cookie, with a socket, who sends commands and folds the news."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from hemicycle.server import protocol as p

from .serving import Server

Plain: TypeAlias = dict[str, Any]
Reply: TypeAlias = p.Done | p.Refused

REPLIES = msgspec.json.Decoder(p.Done | p.Refused | p.Beat | p.Heed)
NEWS = msgspec.json.Decoder(p.News)
LOST = (ConnectionClosed, OSError, InvalidHandshake, asyncio.IncompleteReadError, TimeoutError)
"""What a client meets when the server is gone, or about to come back."""
HANGS = 120.0
"""Seconds after which something hangs. A busy machine may take long: nothing is measured with it."""


class Pulse(NamedTuple):
    """How a client finds its line dead: it pings so often, and what it sent must be answered within so long."""

    every: float = 4.0
    patience: float = 8.0


class Trouble(Exception):
    """HTTP refused."""

    def __init__(self, status: int, body: bytes):
        super().__init__(status, body[:300])
        self.status = status
        self.body = body


class Lost(Exception):
    """The connection went away before the answer came: whether the command was carried out is not known."""


def _go_back(seen: Plain, news: Plain) -> None:
    """Forget what was taken back, as `protocol.News` says."""
    if not (back := news.get("back")):
        return
    seen["lines"] = [
        one for one in seen.get("lines", []) if one["move"] < back or one["type"].startswith("table-")
    ]
    for one in (*seen["lines"], *seen.get("talk", [])):
        one["move"] = min(one["move"], back - 1)


def fold(seen: Plain, news: Plain) -> None:
    """Put what was told to what is known, as `protocol.News` says."""
    if news.get("whole"):
        kept = {name: seen.get(name, []) for name in ("lines", "talk")} if news.get("resumed") else {}
        seen.clear()
        seen.update(kept)
    _go_back(seen, news)
    for name, value in news.items():
        if name == "talk" and news.get("earlier"):
            seen[name] = [*value]
        elif name in ("lines", "talk"):
            seen[name] = [*seen.get(name, []), *value]
        elif name == "deals":
            seen[name] = {**seen.get(name, {}), **{deal["id"]: deal for deal in value}}
        elif name == "board":
            seen[name] = {**seen.get(name, {}), **value}
        elif name not in ("type", "whole", "resumed", "back"):
            seen[name] = value


class Client:
    """One person. The same one on every connection, and in every life of the server."""

    def __init__(self, server: Server, name: str, host: str = "localhost", source: str = ""):
        self.server = server
        self.name = name
        self.host = host
        """By which of the server's addresses they come."""
        self.source = (source, 0) if source else None
        """And from which address of their own."""
        self.cookie = ""
        self.table = ""
        self.socket: ClientConnection | None = None
        self.code: int | None = None
        """With which the last connection ended."""
        self.seen: Plain = {}
        """All that was told, folded as the protocol says."""
        self.frames: list[bytes] = []
        """Every frame, as it came."""
        self.replies: list[Reply] = []
        self.beats: list[str] = []
        """The pings that were answered, by their ids."""
        self.pulse: Pulse | None = None
        """Without, a line that dies silently is never noticed."""
        self.heeds = 0
        """How often there was a word from whoever runs the server."""
        self.deaths = 0
        """How many lines were found dead."""
        self._heard = 0
        """Messages on this connection."""
        self._unanswered: dict[str, float] = {}
        """What was sent on this connection, and since when it waits for an answer."""
        self._numbers = itertools.count(1)
        self._answers: dict[str, deque[asyncio.Future[Reply]]] = {}
        """Of each command, as often as it was sent on this connection and has not been answered."""
        self._stirred = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    # HTTP

    async def ask(self, method: str, path: str, body: object = None, headers: str = "") -> tuple[int, str, bytes]:
        """One HTTP request: status, headers, body."""
        host = f"{self.host}:{self.server.port}"
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Connection: close"]
        lines += [f"Content-Length: {len(data)}", "Content-Type: application/json"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        reader, writer = await asyncio.open_connection(self.host, self.server.port, local_addr=self.source)
        try:
            writer.write("\r\n".join([*lines, headers, ""] if headers else [*lines, "", ""]).encode() + data)
            answer = await reader.read()
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
        head, _, content = answer.partition(b"\r\n\r\n")
        if not head:
            raise ConnectionResetError("the server is gone")
        if b"transfer-encoding: chunked" in head.lower():
            raise NotImplementedError("the API sends no chunks")
        return int(head.split()[1]), head.decode(), content

    async def get(self, path: str) -> Any:
        status, _, content = await self.ask("GET", path)
        if status != 200:
            raise Trouble(status, content)
        return msgspec.json.decode(content)

    async def post(self, path: str, body: object) -> Any:
        status, _, content = await self.ask("POST", path, body)
        if status != 200:
            raise Trouble(status, content)
        return msgspec.json.decode(content)

    async def arrive(self) -> Client:
        """Be somebody, by name."""
        _, head, _ = await self.ask("GET", "/api/me")
        for line in head.split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.partition(":")[2].split(";")[0].strip()
        assert self.cookie
        await self.post("/api/me", {"name": self.name})
        return self

    async def make(self, *seats: str, game: str = "koalition", **settings: Any) -> str:
        """A table, of Koalition a short one: each seat is `me`, `open` or the level of a bot."""
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "level": one} for one in seats]
        options = {**({"countries": 5} if game == "koalition" else {}), **settings.pop("options", {})}
        made = await self.post("/api/tables", {"game": game, "seats": wishes, "options": options, **settings})
        return str(made["table"])

    async def record(self) -> str:
        status, _, content = await self.ask("GET", f"/api/tables/{self.table}/record")
        if status != 200:
            raise Trouble(status, content)
        return content.decode()

    # The socket

    async def come(self, table: str = "", *, resume: bool = False, lang: str = "en") -> Client:
        """Open the table; the whole of it has been told when this returns."""
        self.table = table or self.table
        if self._reader is not None:
            await self._reader
        after = f"&after={self.seen['number']}" if resume and "number" in self.seen else ""
        patience = self.pulse.patience if self.pulse else HANGS
        async with asyncio.timeout(patience):
            return await self._come(lang, after)

    async def _come(self, lang: str, after: str) -> Client:
        host = f"{self.host}:{self.server.port}"
        self.socket = await connect(
            f"ws://{host}/api/tables/{self.table}/socket?lang={lang}{after}",
            origin=Origin(f"http://{host}"),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
            local_addr=self.source,
        )
        self.code = None
        OPENED.append((self, self.socket))
        whole = asyncio.Event()
        self._reader = asyncio.create_task(self._read(self.socket, whole))
        waiting = asyncio.create_task(whole.wait())
        try:
            done, _ = await asyncio.wait({waiting, self._reader}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            self.drop()
            raise
        finally:
            waiting.cancel()
        if waiting not in done:
            raise ConnectionResetError(f"closed with {self.code} before anything was told")
        return self

    async def _beat(self, socket: ClientConnection, pulse: Pulse) -> None:
        """Ask whether the line lives; drop it when it does not."""
        asked = time.monotonic()
        for number in itertools.count(1):
            await asyncio.sleep(pulse.every / 4)
            now = time.monotonic()
            if now - min(self._unanswered.values(), default=now) > pulse.patience:
                self.deaths += 1
                socket.transport.abort()
                return
            if now - asked >= pulse.every:
                asked = now
                with suppress(Lost):
                    await self.say(f'{{"do":"ping","id":"beat-{number}"}}')
                    self._unanswered[f"beat-{number}"] = now

    def _beaten(self, beat: p.Beat) -> None:
        """The line lives; but what was lost on it makes it worthless."""
        if beat.id:
            self.beats.append(beat.id)
            self._unanswered.pop(beat.id, None)
        else:
            self._unanswered = dict.fromkeys(self._unanswered, time.monotonic())
        if self.pulse and beat.told != self._heard - 1:
            self.deaths += 1
            self.seen.pop("number", None)
            self.drop()

    async def _read(self, socket: ClientConnection, whole: asyncio.Event) -> None:
        self._heard, self._unanswered = 0, {}
        beating = asyncio.create_task(self._beat(socket, self.pulse)) if self.pulse else None
        try:
            while True:
                data = await socket.recv(decode=False)
                self._heard += 1
                self.frames.append(data)
                if data.startswith(b'{"type":"news"'):
                    fold(self.seen, msgspec.json.decode(data))
                    whole.set()
                elif not data.startswith(b'{"type":"advice"'):
                    self._replied(REPLIES.decode(data))
                async with self._stirred:
                    self._stirred.notify_all()
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None
        except (msgspec.MsgspecError, UnicodeError):
            # On a bad line a message may be damaged; on a good one the server has sent nonsense.
            socket.transport.abort()
            if self.pulse is None:
                raise
        finally:
            if beating is not None:
                beating.cancel()
            if self.socket is socket:
                self.socket = None
            for future in itertools.chain(*self._answers.values()):
                if not future.done():
                    future.set_exception(Lost())
            self._answers.clear()
            async with self._stirred:
                self._stirred.notify_all()

    def _replied(self, reply: Reply | p.Beat | p.Heed) -> None:
        if isinstance(reply, p.Heed):
            self.heeds += 1
            return
        if isinstance(reply, p.Beat):
            self._beaten(reply)
            return
        self.replies.append(reply)
        if waiting := self._answers.get(reply.id):
            future = waiting.popleft()
            if not waiting:
                self._unanswered.pop(reply.id, None)
            if not future.done():
                future.set_result(reply)

    def drop(self) -> None:
        """Lose the connection, without a word."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def go(self) -> None:
        """Close the page."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader

    # Commands

    def command(self, do: str, **fields: Any) -> Plain:
        """A command with an id of its own."""
        return {"do": do, "id": f"{self.name}-{next(self._numbers)}", **fields}

    async def say(self, message: str | bytes) -> None:
        """Send something, whatever it is."""
        if self.socket is None:
            raise Lost
        try:
            await self.socket.send(message)
        except ConnectionClosed:
            raise Lost from None

    async def send(self, command: Plain) -> asyncio.Future[Reply]:
        """Send a command; the answer is yet to come. `Lost` if it never can."""
        # The same command may be sent twice: then there are two answers, in this order.
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        waiting = self._answers.setdefault(command["id"], deque())
        waiting.append(future)
        try:
            await self.say(msgspec.json.encode(command).decode())
        except Lost:
            waiting.remove(future)
            raise
        self._unanswered.setdefault(command["id"], time.monotonic())
        return future

    async def do(self, do: str, **fields: Any) -> Reply:
        """A command, and its answer."""
        return await (await self.send(self.command(do, **fields)))

    async def must(self, do: str, **fields: Any) -> None:
        reply = await self.do(do, **fields)
        assert isinstance(reply, p.Done), reply

    async def until(self, true: Callable[[], object], seconds: float = HANGS) -> None:
        """Wait until what was told makes something true."""
        async with asyncio.timeout(seconds), self._stirred:
            await self._stirred.wait_for(lambda: true() or self.socket is None)
        if not true():
            raise Lost

    # What is known

    @property
    def seat(self) -> int:
        return int(self.seen.get("you", {}).get("seat", -1))

    @property
    def asked(self) -> list[Plain]:
        """What must be answered."""
        asked: list[Plain] = self.seen.get("asked", [])
        return [one for one in asked if not one.get("optional") and "answered" not in one]

    @property
    def state(self) -> str:
        return str(self.seen.get("table", {}).get("state", ""))

    @property
    def over(self) -> bool:
        return self.state == "over"

    def __repr__(self) -> str:
        """For whoever reads that a test failed: where this one stands."""
        asked = [f"{one['id']} {one['kind']}" for one in self.asked]
        line = "connected" if self.socket else f"gone ({self.code})"
        last = self.frames[-1][:120].decode(errors="replace") if self.frames else ""
        return f"{self.name}, seat {self.seat}, {line}, {self.state}, asked {asked}, last told {last}"


OPENED: list[tuple[Client, ClientConnection]] = []
"""Every connection of the test that runs."""


def last_words() -> str:
    """What whoever reads that a test failed wants to know: where everybody stands, and how the logs end."""
    clients = {id(client): client for client, _ in OPENED}
    logs = {id(one.server): getattr(one.server, "log", "") for one in clients.values()}
    told = [repr(one)[:240] for one in clients.values()][-6:]
    told += [line[:240] for log in logs.values() for line in log.splitlines()[-5:]]
    return "\n".join(told)


async def close_all() -> None:
    """Nobody stays: a socket that is left open would fail some other test."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for _, socket in OPENED:
        socket.transport.abort()
        await socket.wait_closed()
    OPENED.clear()
