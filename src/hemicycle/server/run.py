"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec
import uvicorn

from .app import build, opened
from .frames import cautious
from .settings import BadSettings, Settings, sqlite_file

DEAF = 60_000
"""Milliseconds after which the system drops somebody who takes nothing of what is sent."""


class Running(Exception):
    """A server has this database open already; at that address, if it is known."""

    def __init__(self, address: str):
        super().__init__(address)
        self.address = address


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket on the port, or on one of the next ones."""
    for number in range(port, port + tries):
        try:
            return _bound(host, number)
        except OverflowError:
            raise BadSettings(f"a port is a number from 0 to 65535, and not {port}") from None
        except socket.gaierror:
            raise BadSettings(
                f"there is no address {host!r} to listen on; 127.0.0.1 is this machine alone"
            ) from None
        except PermissionError:
            raise BadSettings(f"port {number} needs more rights; take one from 1024 on: --port 8080") from None
        except OSError as error:
            if number == port + tries - 1:
                which = f"port {port} of {host}" if tries == 1 else f"every port from {port} to {number}"
                reason = "is in use" if error.errno in IN_USE else f"can't be used ({error.strerror})"
                raise BadSettings(f"{which} {reason}; name another: --port {port + 1}") from None
    raise AssertionError


IN_USE = {errno.EADDRINUSE}


def _bound(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Each connection inherits it. Else one that never reads would hold its buffers for ever.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
        listening.bind((host, port))
    except BaseException:
        listening.close()
        raise
    return listening


def run(settings: Settings, *, tries: int = 1, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is told the address once the first page can be had."""
    file = sqlite_file(settings.database)
    for folder in {file.parent, settings.folder}:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSettings(f"the folder {folder} can't be made: {(error.strerror or '').lower()}") from None
    with only_one(file) as tell, closing(listen(settings.host, settings.port, tries)) as listening:
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        address = settings.public_url or local_address(settings)

        def told() -> None:
            tell(address)
            ready(address)

        # uvicorn stops gracefully, and then passes the signal on to whoever had it before: here, to nobody.
        before = signal.signal(signal.SIGTERM, lambda *_: None)
        try:
            with asyncio.Runner(loop_factory=_loop) as runner, suppress(KeyboardInterrupt):
                runner.run(serve(settings, listening, told))
        finally:
            signal.signal(signal.SIGTERM, before)


async def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    async with opened(settings) as desk:
        app = build(settings)
        app.state.desk = desk
        await Server(configured(settings, app), ready).serve(sockets=[listening])


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]):
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def configured(settings: Settings, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        lifespan="off",
        ws=cautious(settings.limits),
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        # Addresses of tables are keys to their seats: uvicorn's own logs would write them down.
        access_log=False,
        log_config=None,
        log_level="error",
        timeout_graceful_shutdown=5,
    )


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def local_address(settings: Settings) -> str:
    """How a browser on this machine reaches the server."""
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


@contextmanager
def only_one(database: Path) -> Iterator[Callable[[str], None]]:
    """Hold the database for this process: two would both play the bots. What is yielded notes the address."""
    path = database.with_name(database.name + ".lock")
    try:
        file = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise BadSettings(f"{path} can't be written: {(error.strerror or '').lower()}") from None
    with file:
        if not _locked(file.fileno()):
            file.seek(0)
            raise Running(file.read().strip())

        def tell(address: str) -> None:
            file.seek(0)
            file.truncate()
            file.write(address)
            file.flush()

        tell("")
        yield tell


if sys.platform == "win32":

    def _locked(descriptor: int) -> bool:
        # The lock lies behind the address, which others must be able to read.
        import msvcrt

        os.lseek(descriptor, 1000, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _locked(descriptor: int) -> bool:
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
