"""The gate to the home network: shut at first, and opened by whoever sits at this machine.

A server that listens on this machine alone gets, when the gate is opened, a second one beside it on the machine's
addresses at home, with the same tables behind both. It does not follow the machine into another network: what was
opened at home must not stand open in a café.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import uvicorn
from starlette.requests import HTTPConnection

from . import network
from .logs import log
from .protocol import Reach
from .refusal import refuse
from .settings import BadSettings, Settings

TRIES = 20
"""Ports that are tried, where another program has ours on an address of the home network."""
PASSED_ON = ("x-forwarded-for", "forwarded", "via", "x-real-ip")
"""What a proxy adds: what one on this machine passes on is not from this machine."""


class Annex(uvicorn.Server):
    """A second server in the same loop. Signals are the first one's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Gate:
    """Who can reach a server, and the switch that lets the home network in."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.build: Callable[[], Annex] | None = None
        """Makes the second server; nothing where there is no first one."""
        self._annex: Annex | None = None
        self._serving: asyncio.Task[None] | None = None
        self._hosts: dict[str, str] = {}
        """The addresses that were opened: the host, and how it is typed."""
        self._turning = asyncio.Lock()

    @property
    def addresses(self) -> list[str]:
        """By which others in a network around this machine can come now; none: nobody else can."""
        settings = self.settings
        if settings.host in ("0.0.0.0", "::"):
            own = [host for host in network.own_addresses() if settings.host == "::" or ":" not in host]
            return [network.written(host, settings.port) for host in own]
        if not network.is_loopback(settings.host):
            return [network.written(settings.host, settings.port)]
        if not self._hosts:
            return []
        here = network.own_addresses()
        return [address for host, address in self._hosts.items() if host in here]

    def reach(self, asked: HTTPConnection) -> Reach:
        """Who can come, for whoever asks. What addresses this machine has, only those who sit at it are told."""
        if self.settings.public_url:
            return Reach("public", [self.settings.public_url])
        if not at_this_machine(asked):
            return Reach("network", [own] if (own := _typed(asked)) else [])
        switch = self.settings.switch and network.is_loopback(self.settings.host)
        addresses = self.addresses
        return Reach("network" if addresses else "machine", addresses, switch)

    async def turn(self, asked: HTTPConnection, open: bool) -> None:
        """The switch on the page: for whoever sits at this machine, where it was not started otherwise."""
        if not (self.reach(asked).switch and asked.headers.get("origin")):
            raise refuse("not-allowed", "refusal-not-at-the-machine")
        if open:
            await self.open()
        else:
            await self.shut()

    async def open(self) -> None:
        """Let the home network in."""
        async with self._turning:
            if self.addresses:
                return
            await self._end()
            assert self.build is not None
            listening = self._listening()
            if not listening:
                raise refuse("unavailable", "refusal-no-network")
            self._annex = self.build()
            self._serving = asyncio.create_task(self._annex.serve(sockets=[*listening.values()]))
            while not self._annex.started and not self._serving.done():
                await asyncio.sleep(0.01)
            self._hosts = {host: network.written(host, one.getsockname()[1]) for host, one in listening.items()}
            log.info("opened-to-the-network", addresses=[*self._hosts.values()])

    def _listening(self) -> dict[str, socket.socket]:
        found = {}
        for host in network.home_addresses():
            try:
                found[host] = network.listen(host, self.settings.port, TRIES)
            except BadSettings as error:
                log.warning("address-not-opened", reason=str(error))
        return found

    async def shut(self) -> None:
        """Keep everybody else out again; those who are here by that way are cut off."""
        async with self._turning:
            await self._end()

    async def _end(self) -> None:
        if self._annex is not None and self._serving is not None:
            self._annex.should_exit = True
            await self._serving
            log.info("shut-to-the-network")
        self._annex, self._serving, self._hosts = None, None, {}


def from_this_machine(asked: HTTPConnection) -> bool:
    """Whether it comes from this machine, and not through a proxy on it."""
    peer = asked.client.host if asked.client else ""
    return network.is_loopback(peer) and not any(name in asked.headers for name in PASSED_ON)


def at_this_machine(asked: HTTPConnection) -> bool:
    """Whether whoever asks sits at this machine, before the page that only it can reach.

    The name counts too: a page of another site may have its own name lead to 127.0.0.1 for a moment.
    """
    try:
        name = urlsplit(f"//{asked.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return from_this_machine(asked) and name in ("localhost", "127.0.0.1", "::1")


def _typed(asked: HTTPConnection) -> str:
    """The address that whoever asks has typed themselves."""
    host = asked.headers.get("host", "").lower()
    scheme = "https" if asked.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{host}" if re.fullmatch(r"[a-z0-9._-]+(:\d+)?|\[[0-9a-f:]+\](:\d+)?", host) else ""
