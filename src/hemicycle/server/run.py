"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TypeAlias

import msgspec
import uvicorn

from .app import build, opened
from .catalogue import read_ahead
from .doors import KEPT, Doors, porch
from .gate import Annex
from .keys import keyed
from .network import DEAF, listen, local_address
from .notices import Notices
from .refusal import Refusal
from .settings import BadSettings, Settings, is_postgres, reason, sqlite_file
from .shelf import Shelf, files
from .store import Store
from .websocket import cautious
from .workers import Workers

__all__ = ["DEAF", "Running", "listen", "local_address", "only_one", "run", "serve"]


BACKLOG = KEPT // 2
"""Lines that the system lets wait until we take them, all at once: there must be files for them."""


class Running(Exception):
    """A server has this database open already; at that address, if it is known."""

    def __init__(self, address: str):
        super().__init__(address)
        self.address = address


Ready: TypeAlias = Callable[[str, Sequence[str]], None]
"""Is told once the first page can be had: the address on this machine, and those by which others come."""


def run(settings: Settings, *, tries: int = 1, ready: Ready = lambda address, others: None) -> None:
    """Serve until SIGINT or SIGTERM."""
    _may_be_several(settings)
    file = None if is_postgres(settings.database) else sqlite_file(settings.database)
    for folder in {file.parent, settings.folder} if file else {settings.folder}:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSettings("folder-unmade", folder=f"{folder}", reason=reason(error)) from None
    with (
        only_one(file) if file else nullcontext(lambda _: None) as tell,
        closing(listen(settings.host, settings.port, tries)) as listening,
    ):
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        address = settings.public_url or local_address(settings)

        def told(others: Sequence[str] = ()) -> None:
            tell(address)
            ready(address, others)

        if settings.workers > 1:
            _try(settings)
            work = Workers(settings.workers, lambda say: _serve(settings, listening, lambda _: say()), told)
            work.run()
        else:
            _serve(settings, listening, told)


def _may_be_several(settings: Settings) -> None:
    if settings.workers > 1:
        if not is_postgres(settings.database):
            raise BadSettings("workers-sqlite")
        if settings.lan:
            raise BadSettings("workers-lan")
        if not hasattr(os, "fork"):
            raise BadSettings("workers-system")


def _serve(settings: Settings, listening: socket.socket, ready: Callable[[Sequence[str]], None]) -> None:
    # uvicorn stops gracefully, and then passes the signal on to whoever had it before: here, to nobody.
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with asyncio.Runner(loop_factory=_loop) as runner, suppress(KeyboardInterrupt):
            runner.run(serve(settings, listening, ready))
    finally:
        signal.signal(signal.SIGTERM, before)


def _try(settings: Settings) -> None:
    """Before there are several: what can't be is said once. All that they read, they have from here."""

    async def open_once() -> None:
        store = Store(settings.database)
        await store.open()
        try:
            Notices(store, await keyed(store, settings))
        finally:
            await store.close()

    asyncio.run(open_once())
    read_ahead(Shelf(files(settings)))


async def serve(settings: Settings, listening: socket.socket, ready: Callable[[Sequence[str]], None]) -> None:
    async with opened(settings) as desk:
        app, gate = build(settings), desk.gate
        doors = Doors(settings.limits, settings.proxies)
        app.state.desk = desk
        threading.Thread(target=read_ahead, args=(desk.hall.shelf,), daemon=True).start()
        gate.build = lambda: Annex(configured(settings, app, doors))
        try:
            if settings.lan:
                with suppress(Refusal):  # `ready` hears that nobody else can come
                    await gate.open()
            server = Server(configured(settings, app, doors), lambda: ready(gate.addresses))
            await server.serve(sockets=[listening])
        finally:
            await gate.shut()


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]):
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def configured(settings: Settings, app: object, doors: Doors | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        lifespan="off",
        http=porch(doors or Doors(settings.limits, settings.proxies)),
        backlog=BACKLOG,
        ws=cautious(settings.limits),
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.limits.silence,
        ws_ping_timeout=settings.limits.silence,
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


@contextmanager
def only_one(database: Path) -> Iterator[Callable[[str], None]]:
    """Hold the database for this process: two would both play the bots. What is yielded notes the address."""
    path = database.with_name(database.name + ".lock")
    try:
        file = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise BadSettings("unwritten", file=f"{path}", reason=reason(error)) from None
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
