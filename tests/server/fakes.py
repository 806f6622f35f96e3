"""A hall with one table that does as the test says, and a server around it in the test's own loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from starlette.applications import Starlette

from hemicycle.server import app, protocol
from hemicycle.server.connection import Connection
from hemicycle.server.desk import Desk
from hemicycle.server.hall import Hall
from hemicycle.server.notices import Notices
from hemicycle.server.people import People
from hemicycle.server.refusal import refuse
from hemicycle.server.run import Server, configured, listen
from hemicycle.server.settings import Settings
from hemicycle.server.store import Player, Store
from hemicycle.server.usher import Usher

WELCOME = protocol.News(number=1, now=0.0, whole=True)


class FakeTable:
    """It sends a welcome, and notes what it is told to do."""

    def __init__(self) -> None:
        self.here: list[Connection] = []
        self.done: list[tuple[str, protocol.AnyCommand]] = []
        self.after: list[int | None] = []
        self.attending: Callable[[Connection], Awaitable[None]] | None = None
        self.doing: Callable[[protocol.AnyCommand], Awaitable[None]] | None = None

    async def attend(self, connection: Connection, after: int | None) -> None:
        self.after.append(after)
        if self.attending is not None:
            await self.attending(connection)
        self.here.append(connection)
        connection.send(msgspec.json.encode(WELCOME))

    def quit(self, connection: Connection) -> None:
        if connection in self.here:
            self.here.remove(connection)

    async def command(self, player: Player, connection: Connection, command: protocol.AnyCommand) -> None:
        if self.doing is not None:
            await self.doing(command)
        self.done.append((player.name, command))

    async def info(self, player: Player) -> protocol.TableInfo:
        raise refuse("not-allowed", "refusal-nobody")

    async def terms(self, player: Player, seats: Sequence[int], lang: str) -> protocol.Terms:
        return protocol.Terms([protocol.TermChoice({"lang": lang}, seat, "…") for seat in seats])

    async def moment(
        self, player: Player, move: int, seat: int | str | None, lang: str, address: str
    ) -> protocol.Moment:
        return protocol.Moment(move, 9, {"seat": seat, "lang": lang}, [])

    async def chronicle(self, player: Player, lang: str, line: int, address: str) -> protocol.Chronicle:
        raise RuntimeError("a secret: the ace of spades")

    async def story(self, player: Player, lang: str, address: str) -> protocol.Story:
        raise refuse("not-allowed", "refusal-nobody")

    async def record(self, player: Player, address: str) -> str:
        return '{"a":1}\n{"b":2}\n'


class FakeHall:
    """One table, called `t`."""

    def __init__(self) -> None:
        self.table = FakeTable()
        self.usher = Usher(cast(Store, None), time.time)  # nobody has been decided about
        self.made: list[protocol.NewTable] = []
        self.people = People(cast(Any, self))
        self.crew = SimpleNamespace()

    def __call__(self, store: Store, settings: Settings, notices: Notices) -> Any:
        self.store = store
        return self

    async def start(self) -> None: ...

    async def close(self) -> None:
        await self.people.stop()

    async def measure(self) -> None: ...

    def games(self) -> list[protocol.GameInfo]:
        return []

    async def make(self, player: Player, new: protocol.NewTable) -> str:
        self.made.append(new)
        return "t"

    async def tables(self, player: Player) -> protocol.Tables:
        return protocol.Tables([], [], [])

    async def find(self, id: str) -> FakeTable | None:
        return self.table if id == "t" else None


class Served:
    """A server that runs in this loop. It is enough of a `serving.Server` for a `Client`."""

    folder: Any = None

    def __init__(self, desk: Desk, port: int, app: Starlette):
        self.desk = desk
        self.app = app
        self.port = port


@asynccontextmanager
async def served(settings: Settings, hall: FakeHall | None = None) -> AsyncIterator[Served]:
    ready = asyncio.Event()
    async with app.opened(settings, hall or Hall) as desk:
        application = app.build(settings)
        application.state.desk = desk
        with closing(listen("127.0.0.1", 0)) as listening:
            server = Server(configured(settings, application), ready.set)
            running = asyncio.ensure_future(server._serve(sockets=[listening]))
            await ready.wait()
            try:
                yield Served(desk, listening.getsockname()[1], application)
            finally:
                server.should_exit = True
                await running
