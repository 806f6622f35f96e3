"""The door itself: the tools over the standard input and output, or over HTTP. Here alone `mcp` is imported."""

from __future__ import annotations

import asyncio
import hmac
import logging
import socket
import sys
import traceback
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import anyio
import uvicorn
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    Tool,
    ToolAnnotations,
)
from starlette.types import ASGIApp, Receive, Scope, Send

from hemicycle.engine.rules import BadSetup
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Sentence

from . import tools
from .player import Player

PATH = "/mcp"
LARGEST = 256 * 1024
"""Bytes of a request."""
SESSIONS = 32
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def server_for(player: Player, version: str) -> Server[Any]:
    """What speaks the protocol for one model's seat."""
    texts = player.texts

    async def listed(context: Any, params: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=[_tool(tool, texts) for tool in tools.TOOLS])

    async def called(context: Any, params: CallToolRequestParams) -> CallToolResult:
        said, well = await answered(player, params.name, params.arguments or {})
        return CallToolResult(content=[TextContent(type="text", text=said)], is_error=not well)

    @asynccontextmanager
    async def while_served(server: Server[Any]) -> AsyncIterator[dict[str, Any]]:
        try:
            yield {}
        finally:
            with anyio.CancelScope(shield=True):
                await player.close()

    return Server(
        "hemicycle",
        version=version,
        title="Hemicycle",
        instructions=texts.say("mcp-instructions"),
        lifespan=while_served,
        on_list_tools=listed,
        on_call_tool=called,
    )


async def answered(player: Player, tool: str, given: dict[str, Any]) -> tuple[str, bool]:
    """What a tool says, and whether it did what was asked. A fault of ours is told where the program runs."""
    try:
        return await player.do(tool, given), True
    except BadSetup as setup:
        return capital(setup.said(player.language)), False
    except Sentence as sentence:
        return sentence.said(player.language), False
    except Exception:
        traceback.print_exc(file=sys.stderr)
        return player.say("fault"), False


def capital(said: str) -> str:
    """Why a table can't be, as a sentence of its own."""
    return f"{said[:1].upper()}{said[1:]}."


def _tool(tool: tools.Tool, texts: Texts) -> Tool:
    return Tool(
        name=tool.name,
        description=tools.about(tool, texts),
        input_schema=tools.schema(tool, texts),
        annotations=ToolAnnotations(read_only_hint=not tool.changes, open_world_hint=False),
    )


def quiet() -> None:
    """The package's own log is for whoever looks for a fault in it."""
    logging.getLogger("mcp").setLevel(logging.ERROR)


async def over_stdio(player: Player, version: str) -> None:
    """For a program that has started this one, until it shuts the input."""
    quiet()
    server = server_for(player, version)
    async with stdio_server() as (reads, writes):
        await server.run(reads, writes, server.create_initialization_options())


# Over HTTP


class Guarded:
    """Whoever does not show the token is sent away."""

    def __init__(self, app: ASGIApp, token: str):
        self.app = app
        self.token = token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._known(scope):
            headers = [(b"www-authenticate", b"Bearer"), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 401, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
            return
        await self.app(scope, receive, send)

    def _known(self, scope: Scope) -> bool:
        given = dict(scope["headers"]).get(b"authorization", b"")
        return hmac.compare_digest(given, b"Bearer " + self.token)


def app_for(player: Player, version: str, addresses: Sequence[str], token: str = "") -> ASGIApp:
    """The whole of it as an application; it answers to these addresses alone, to whoever shows the token."""
    hosts = [urlsplit(address).netloc for address in addresses]
    local = [f"{'[::1]' if host == '::1' else host}:*" for host in LOOPBACK]
    app: ASGIApp = server_for(player, version).streamable_http_app(
        streamable_http_path=PATH,
        max_request_body_size=LARGEST,
        max_sessions=SESSIONS,
        transport_security=TransportSecuritySettings(
            allowed_hosts=[*local, *hosts],
            allowed_origins=[*(f"http://{host}" for host in local), *addresses],
        ),
    )
    return Guarded(app, token) if token else app


async def over_http(app: ASGIApp, listening: socket.socket, ready: Callable[[], None] | None = None) -> None:
    """Serve until told to stop."""
    quiet()
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="none", lifespan="on"))
    serving = asyncio.ensure_future(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started and ready is not None:
        ready()
    await serving
