"""A hall without doors: people sit at its tables in the test's own process, with a clock that the test moves."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from hemicycle.server import protocol as p
from hemicycle.server.clerk import Clerk
from hemicycle.server.connection import Connection
from hemicycle.server.hall import Hall
from hemicycle.server.notices import Notices
from hemicycle.server.refusal import Refusal
from hemicycle.server.settings import Settings, Smtp, unlimited
from hemicycle.server.store import Player, Store

from . import databases
from .client import fold
from .dealt import deal_the_same

HANGS = 120.0
"""Seconds after which something never comes. A busy machine may take long."""
BOT = p.SeatWish("bot", "novice")
OPEN = p.SeatWish("open")
ME = p.SeatWish("me")


class Clock:
    """Time goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Person:
    """Somebody at a table: what they were told, folded as a client folds it."""

    counter = itertools.count(1)

    def __init__(self, house: House, player: Player, lang: Any = "en"):
        self.house = house
        self.player = player
        self.lang = lang
        self.clerk: Clerk | None = None
        self.connection = Connection(player, lang, house.settings.limits)
        self.frames: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}

    async def come(self, table: str, after: int | None = None) -> Person:
        """Open the table's page."""
        self.connection = Connection(self.player, self.lang, self.house.settings.limits)
        self.clerk = await self.house.hall.find(table)
        assert self.clerk is not None
        await self.clerk.attend(self.connection, after)
        self.read()
        return self

    def go(self) -> None:
        """Lose the connection."""
        assert self.clerk is not None
        self.clerk.quit(self.connection)

    def read(self) -> list[dict[str, Any]]:
        """Take what has come; the frames."""
        new = []
        while self.connection._waiting:
            data = self.connection._waiting.popleft()
            new.append(msgspec.json.decode(data))
        for news in new:
            if news["type"] == "news":
                fold(self.seen, news)
        self.frames += new
        return new

    async def do(self, kind: type[p.Command], id: str = "", **fields: Any) -> None:
        """A command; `Refusal` when it is not carried out."""
        assert self.clerk is not None
        command: Any = kind(id or f"c{next(self.counter)}", **fields)
        await self.clerk.command(self.player, self.connection, command)
        self.read()

    async def refused(self, kind: type[p.Command], **fields: Any) -> str:
        """Why a command is refused: code and message; nothing may have changed."""
        assert self.clerk is not None
        before = self._entries_of_people()
        try:
            await self.do(kind, **fields)
        except Refusal as refusal:
            assert self._entries_of_people() == before
            return refusal.message.id
        raise AssertionError("it was not refused")

    def _entries_of_people(self) -> list[Any]:
        assert self.clerk is not None
        return [mark.entry for mark in self.clerk.table.minutes if getattr(mark.entry, "by", "person") == "person"]

    @property
    def asked(self) -> list[dict[str, Any]]:
        asked: list[dict[str, Any]] = self.seen.get("asked", [])
        return asked

    async def answer(self, choice: int = 0) -> None:
        """Choose one of the legal answers."""
        request = self.asked[0]
        action = request["options"][choice]["action"]
        await self.do(p.Act, request=request["id"], actions=[action])


class House:
    """A hall on a store of its own."""

    def __init__(self, folder: Path, clock: Clock, thinkers: int = 0, smtp: Smtp | None = None, url: str = ""):
        self.folder = folder
        self.clock = clock
        self.settings = Settings(
            databases.url(folder),
            folder,
            bot_delay=0,
            thinkers=thinkers,
            limits=unlimited(),
            smtp=smtp,
            public_url=url,
        )
        deal_the_same()
        self.store = Store(self.settings.database)
        self.notices = Notices(self.store, self.settings, clock)
        self.hall = Hall(self.store, self.settings, self.notices, clock=clock)
        self.people: dict[str, Player] = {}

    async def person(self, name: str, lang: Any = "en", email: str = "") -> Person:
        """Somebody by name; the same one each time."""
        if name not in self.people:
            self.people[name] = Player(name.lower(), name, email=email)
            await self.store.add_player(self.people[name])
        return Person(self, self.people[name], lang)

    async def table(self, host: Person, *seats: p.SeatWish, game: str = "koalition", **settings: Any) -> str:
        """A table, of Koalition one five countries long."""
        wishes = list(seats) or [ME, BOT, BOT]
        short: dict[str, bool | int | str] = {"countries": 5, "first_starter": "lot"}
        options = short if game == "koalition" else {}
        return await self.hall.make(host.player, p.NewTable(game, wishes, options=options, **settings))

    async def until(self, true: Any) -> None:
        """Let bots and clocks do their work until something is so."""
        async with asyncio.timeout(HANGS):
            while not true():
                await asyncio.sleep(0.002)


@asynccontextmanager
async def house(
    folder: Path, thinkers: int = 0, clock: Clock | None = None, smtp: Smtp | None = None, url: str = ""
) -> AsyncIterator[House]:
    """`thinkers`: how many processes think for its bots; else they think here, where a test can look."""
    built = House(folder, clock or Clock(), thinkers, smtp, url)
    await built.store.open()
    await built.hall.start()
    try:
        yield built
    finally:
        await built.hall.close()
        await built.store.close()
