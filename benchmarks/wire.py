"""A websocket client that costs next to nothing, so that thousands of them fit on one core beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

MASK = b"\0\0\0\0"
"""A client must mask what it sends; with zeros nothing is to be computed."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One websocket. `told` is called with each message."""

    def __init__(self, host: str, path: str, headers: str, told: Callable[[bytes], None]):
        self.head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: aGVtaWN5Y2xlLXdpcmUhIQ==\r\n"
            f"{headers}\r\n"
        )
        self.told = told
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._shaken = False
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self.head.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionResetError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode()[:200] + data.decode()[:200]))
                self._transport.close()
                return
            self._shaken = True
            self.open.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Pass on every whole frame; what is left of the data."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1] & 127, at + 2
            if length == 126:
                start, length = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                start, length = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if start > end or start + length > end:
                break
            if kind == TEXT:
                self.told(data[start : start + length])
            elif kind == PING:
                self._send(PONG, data[start : start + length])
            elif kind == CLOSE:
                self._transport.close()
            at = start + length
        return data[at:]

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        length = len(message)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big")
        self._transport.write(head + MASK + message)

    def close(self) -> None:
        self._transport.close()


async def dial(host: str, port: int, path: str, told: Callable[[bytes], None], headers: str = "") -> Wire:
    """A websocket that has been accepted."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, headers, told), host, port)
    await wire.open
    return wire


async def ask(port: int, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[str, bytes]:
    """One HTTP request: the head of the answer, and its body."""
    reader, writer = await asyncio.open_connection("localhost", port)
    host = f"localhost:{port}"
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Connection: close"]
    lines += [f"Content-Length: {len(body)}", "Content-Type: application/json", f"Cookie: {cookie}"]
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    head, _, content = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 200 " not in head.split(b"\r\n")[0]:
        raise ConnectionError(f"{method} {path}: {head.decode()[:80]} {content.decode()[:300]}")
    return head.decode(), content
