"""The socket of a table: commands come in, news go out, and nobody can hold up anybody else.

Each connection has a task that reads, one command after the other, and one that writes what waits for it. What
is too fast is refused; far too fast, and the connection is cut off. So is one that does not read what it is sent.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hemicycle.engine.misread import misread

from . import metrics, protocol
from .answers import trouble
from .clerk import Clerk
from .connection import SLOW, Connection
from .desk import Desk, address_of, language_of, of_this_site
from .limits import Bucket
from .logs import failure, log
from .refusal import Refusal, refuse
from .store import Player
from .websocket import line_of

FLOOD = 1008
"""Websocket: against the policy. Also for who may not be at the table at all."""
GOING = 1011
"""Websocket: something went wrong on the server."""
REASONS = {FLOOD: "policy", GOING: "failure", 1012: "restart", SLOW: "slow"}
"""Why connections are cut off, for the logs and the metrics."""
DEAR = {protocol.Speak: 10, protocol.Mute: 10}
"""Commands that are answered with the whole of the table, and count for so many."""
LARGE = 4096
"""Bytes for which a command counts once more."""
PATIENCE = 2.0
"""Seconds after which whoever waits for an answer is told that the line lives, and again after as many."""

COMMANDS: msgspec.json.Decoder[protocol.AnyCommand] = msgspec.json.Decoder(protocol.AnyCommand)
ENCODER = msgspec.json.Encoder()


class _Id(msgspec.Struct):
    id: str = ""


IDS = msgspec.json.Decoder(_Id)


async def socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket`"""
    desk: Desk = websocket.app.state.desk
    address = address_of(websocket)
    try:
        player, table = await _admitted(desk, websocket, address)
    except Refusal as refusal:
        metrics.refused.labels(refusal.code).inc()
        await websocket.send_denial_response(trouble(refusal))
        return
    except Exception as error:
        log.error("socket-failed", **failure(error))
        await websocket.send_denial_response(trouble(refuse("unavailable", "refusal-unavailable")))
        return
    connection = Connection(player, language_of(websocket), desk.settings.limits)
    desk.came(connection, address)
    metrics.connections.inc()
    try:
        await websocket.accept()
        if (line := line_of(websocket.scope)) is not None:
            connection.at_once = line.send_at_once
            del line
        await _Talk(desk, websocket, connection, table, address).hold()
    except WebSocketDisconnect:
        pass
    finally:
        metrics.connections.dec()
        desk.left(connection, address)


async def _admitted(desk: Desk, websocket: WebSocket, address: str) -> tuple[Player, Clerk]:
    """Who comes and to which table, before the connection is accepted."""
    desk.handshakes.charge(address)
    # A handshake carries the cookie from any site's page: without this any page could play for its visitor.
    bearer = websocket.headers.get("authorization", "").lower().startswith("bearer ")
    if "origin" in websocket.headers:
        if not of_this_site(websocket, desk.settings):
            raise refuse("not-allowed", "refusal-foreign-page")
    elif not bearer:
        raise refuse("not-allowed", "refusal-nobody")
    while True:
        endings = desk.endings
        player = await desk.somebody(websocket)
        if not desk.room_for(player, address):
            raise refuse("too-fast", "refusal-too-many-connections")
        if (table := await desk.hall.find(websocket.path_params["table"])) is None:
            raise refuse("not-found", "refusal-no-table")
        if desk.endings == endings:  # else they may have been logged out meanwhile
            return player, table


class _Talk:
    """One connection from its beginning to its end."""

    def __init__(self, desk: Desk, websocket: WebSocket, connection: Connection, table: Clerk, address: str):
        self.desk = desk
        self.websocket = websocket
        self.connection = connection
        self.table = table
        self.address = address
        self.bucket = Bucket(desk.settings.limits.commands)
        self.busy = False
        self.beating: asyncio.TimerHandle
        """When whoever waits for an answer is told next that the line lives."""

    async def hold(self) -> None:
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        # Who does not read may have the writer waiting for room: cutting off means not to wait any longer.
        self.connection.on_end = writer.cancel
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            if self.connection.cut:
                await asyncio.wait({writer}, timeout=1)
                await self._cut()
        finally:
            self.table.quit(self.connection)
            self.connection.end(self.connection.cut or GOING)
            writer.cancel()
            # A command under way is carried to its end: whether it was stored must not be left open.
            if not self.busy:
                reader.cancel()
            await asyncio.wait({reader, writer})
            # A task that was cancelled holds on to where it stood, and so to this connection.
            self.connection.on_end = lambda: None
            self.connection.at_once = lambda data: False
            for task in (reader, writer):
                if not task.cancelled() and (error := task.exception()) is not None:
                    if not isinstance(error, WebSocketDisconnect | RuntimeError):
                        log.error("socket-failed", **failure(error))

    async def _cut(self) -> None:
        reason = REASONS.get(self.connection.cut, "other")
        metrics.connections_cut.labels(reason).inc()
        log.warning("connection-cut", reason=reason, address=self.address)
        # Somebody who reads nothing does not take the farewell either.
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await self.websocket.close(self.connection.cut)

    async def _write(self) -> None:
        while (data := await self.connection.next()) is not None:
            await self.websocket.send_text(data.decode())
            del data  # else each who watches holds the whole of a game, until there is something new

    async def _read(self) -> None:
        try:
            await self._attend()
        except Refusal as refusal:
            self._refuse("", refusal)
            # Who is told that they may not, does not come again; where something is away, they should.
            return self.connection.finish(GOING if refusal.code == "unavailable" else FLOOD)
        except Exception as error:
            log.error("attend-failed", **failure(error))
            self._refuse("", refuse("unavailable", "refusal-unavailable"))
            return self.connection.finish(GOING)
        while not self.connection.cut and self.websocket.client_state is WebSocketState.CONNECTED:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            self.busy = True
            try:
                await self._take(message.get("text"))
            finally:
                self.busy = False
                del message
        return None

    async def _attend(self) -> None:
        after = self.websocket.query_params.get("after", "")
        await self.table.attend(self.connection, int(after) if re.fullmatch(r"\d{1,12}", after) else None)

    async def _take(self, text: str | None) -> None:
        """One message."""
        cost = 1 + len(text or "") // LARGE
        pace = self.bucket.take(cost)
        if pace == "flood":
            self.connection.end(FLOOD)
            return
        began, kind = time.perf_counter(), ""
        try:
            # Others at the same address don't pay for what this connection was refused, nor are cut off for it.
            if pace:
                raise refuse("too-fast", "refusal-too-fast")
            self.desk.commands.charge(self.address, cost)
            command = _command(text)
            kind = type(command).__name__
            if dear := DEAR.get(type(command), 1) - 1:
                if self.bucket.take(dear):
                    raise refuse("too-fast", "refusal-too-fast")
                self.desk.commands.charge(self.address, dear)
            if isinstance(command, protocol.Ping):
                self._beat(command.id)
            else:
                self.beating = self._wait()
                try:
                    await self.table.command(self.connection.player, self.connection, command)
                finally:
                    self.beating.cancel()
        except Refusal as refusal:
            self._refuse(_id(text), refusal)
        except Exception as error:
            # One table's trouble is not another's, and not the server's.
            log.error("command-failed", command=kind, **failure(error))
            self._refuse(_id(text), refuse("unavailable", "refusal-unavailable"))
        else:
            metrics.command_seconds.observe(time.perf_counter() - began)
            metrics.counted(metrics.commands, kind.lower())
            if not isinstance(command, protocol.Ping):
                self.connection.send(ENCODER.encode(protocol.Done(command.id)))

    def _wait(self) -> asyncio.TimerHandle:
        """What takes long must not look like a line that is dead."""
        return asyncio.get_running_loop().call_later(PATIENCE, self._keep_beating)

    def _keep_beating(self) -> None:
        self._beat()
        self.beating = self._wait()

    def _beat(self, id: str = "") -> None:
        self.connection.send(ENCODER.encode(protocol.Beat(id, self.connection.told)))

    def _refuse(self, id: str, refusal: Refusal) -> None:
        metrics.refused.labels(refusal.code).inc()
        code = "not-allowed" if refusal.code == "not-found" else refusal.code
        said, cited = refusal.said(self.connection.lang), refusal.cited(self.connection.lang)
        self.connection.send(ENCODER.encode(protocol.Refused(id, code, said, cited)))


def _command(text: str | None) -> protocol.AnyCommand:
    if text is None:
        raise refuse("malformed", "refusal-not-text")
    try:
        return COMMANDS.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise refuse("malformed", "refusal-unreadable", reason=misread(error)) from None


def _id(text: str | None) -> str:
    """The command's id, if at least that can be read."""
    try:
        id = IDS.decode(text or "").id
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return ""
    return id if re.fullmatch(r"[A-Za-z0-9_-]{1,64}", id) else ""
