"""`hemicycle mcp`: a seat for a language model, by the Model Context Protocol."""

from __future__ import annotations

import asyncio
import json
import os
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from socket import AF_INET, AF_INET6, create_server, socket

import click

import hemicycle
from hemicycle import games
from hemicycle.bots import levels
from hemicycle.server.network import is_loopback
from hemicycle.server.settings import public_url as checked

from . import choices, files
from .commands import command, option
from .failures import Bad
from .language import say, spoken

PORT = 8377
TOKEN = "HEMICYCLE_MCP_TOKEN"
"""Which variable of the environment has the token that whoever comes by HTTP must show."""
SHORTEST = 16
"""Letters of a token."""


@command()
@option("--server", metavar="url", default="")
@option("--player", type=choices.path, metavar="file")
@option("--name", metavar="name", default="")
@option("--bots", metavar="bot", multiple=True)
@option("--http", is_flag=True)
@option("--host", metavar="address", default="127.0.0.1", show_default=True)
@option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@option("--public-url", metavar="url", default="")
def mcp(
    server: str,
    player: Path | None,
    name: str,
    bots: tuple[str, ...],
    http: bool,
    host: str,
    port: int,
    public_url: str,
) -> None:
    if find_spec("mcp") is None:
        raise Bad("bad-no-mcp")
    from hemicycle.env.mcp import serve
    from hemicycle.env.mcp.player import Player
    from hemicycle.env.mcp.visit import Visit

    if player is not None and not server:
        raise Bad("bad-mcp-player")
    for bot in bots:
        levels.admit(bot, [games.find(game) for game in games.names()])
    visit = None
    if server:
        visit = Visit(server, spoken(), name)
        if player is not None:
            remembered(player, visit)
    model = Player(spoken(), name, visit)
    if not http:
        asyncio.run(serve.over_stdio(model, hemicycle.__version__))
        return
    address = checked(public_url)
    token = os.environ.get(TOKEN, "")
    if not is_loopback(host):
        if len(token) < SHORTEST:
            raise Bad("bad-mcp-token", host=host, name=TOKEN, least=SHORTEST)
        if not address:
            raise Bad("bad-mcp-address", host=host)
    app = serve.app_for(model, hemicycle.__version__, [address] if address else [], token)
    with listening(host, port) as taken:
        shown = f"[{host}]" if ":" in host else host
        at = address or f"http://{shown}:{taken.getsockname()[1]}"
        ready = partial(click.echo, say("mcp-ready", address=f"{at}{serve.PATH}"))
        asyncio.run(serve.over_http(app, taken, ready))


def listening(host: str, port: int) -> socket:
    try:
        return create_server((host, port), family=AF_INET6 if ":" in host else AF_INET)
    except (OSError, UnicodeError):
        raise Bad("bad-mcp-port", host=host, port=f"{port}") from None


def remembered(path: Path, visit: object) -> None:
    """Who one was on the server, as the file has it; a new key is kept there, for its owner alone to read."""
    from hemicycle.env.mcp.visit import Visit

    assert isinstance(visit, Visit)
    files.check_writable(path)
    kept: dict[str, str] = {}
    if path.exists():
        try:
            kept = dict(json.loads(files.read(path, "keys")))
        except (ValueError, TypeError):
            raise Bad("bad-mcp-keys", path=f"{path}") from None
    visit.key = kept.get(visit.server, "")

    def keep(key: str) -> None:
        files.write(path, json.dumps({**kept, visit.server: key}), private=True)

    visit.keep = keep
