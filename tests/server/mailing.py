"""A hall with a mail server that listens in the test, and people who are away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hemicycle.server import app
from hemicycle.server import entries as e
from hemicycle.server import protocol as p
from hemicycle.server.clerk import Clerk
from hemicycle.server.desk import Desk
from hemicycle.server.herald import Herald
from hemicycle.server.players import Players, signing_key
from hemicycle.server.run import Server, configured, listen
from hemicycle.server.settings import Smtp

from .fakes import Served
from .tables import Clock, House, house
from .test_notices import MailServer, listening

URL = "https://play.example.org"
MINUTE, HOUR = 60.0, 3600.0


class Post:
    """A house whose mails are taken in."""

    def __init__(self, h: House, mail: MailServer):
        self.h = h
        self.mail = mail
        self.read = 0

    async def person(self, name: str, lang: Any = "en") -> Any:
        person: Any = await self.h.person(name, lang, email=f"{name.lower()}@example.org")
        return person

    async def settle(self) -> list[EmailMessage]:
        """Let bots, clocks and the herald do what is due by now; the mails that have come of it."""
        hall = self.h.hall
        await hall._wake()
        for _ in range(20):
            await self.h.until(lambda: not any(self._busy(one) for one in hall.clerks.values()))
            now, late = self.h.clock.now, False
            for clerk in [one for one in hall.clerks.values() if one.keeps]:
                if 0 < clerk.table.next_alarm() <= now:
                    clerk.keeper._ring()
                    late = True
                elif 0 < clerk.herald.next() <= now:
                    clerk.herald._ring()
                    late = True
            if not late:
                break
        return self.new()

    def _busy(self, clerk: Clerk) -> bool:
        return bool(clerk.keeper.busy or clerk.herald.busy or clerk.tasks)

    def new(self) -> list[EmailMessage]:
        found = self.mail.mails[self.read :]
        self.read += len(found)
        return found

    async def later(self, seconds: float) -> list[EmailMessage]:
        self.h.clock.now += seconds
        return await self.settle()


@asynccontextmanager
async def post(
    folder: Path, clock: Clock | None = None, url: str = URL, *, rings: bool = False
) -> AsyncIterator[Post]:
    """`rings`: whether the herald has its alarm; else it looks when the test says so (`settle`)."""
    mail = MailServer()
    look = Herald.look if rings else lambda self: None
    with patch.object(Herald, "look", look):
        async with listening(mail.talk) as port:
            smtp = Smtp("127.0.0.1", "Hemicycle <table@example.org>", port, security="none")
            async with house(folder, clock=clock, smtp=smtp, url=url) as h:
                yield Post(h, mail)


async def sat(post: Post, table: str, *people: Any) -> None:
    """All take their seats and go away; then the game begins."""
    for seat, one in enumerate(people):
        await one.come(table)
        if seat:
            await one.do(p.Sit, seat=seat)
    for one in people[:-1]:
        await one.do(p.Ready)
    for one in people:
        one.go()
    post.h.clock.now += 1
    clerk = people[0].clerk
    ready = e.GotReady(at=post.h.clock.now, seat=len(people) - 1, ready=True)
    await clerk.enter([ready], lambda: True)


def subjects(mails: list[EmailMessage]) -> list[tuple[str, str]]:
    return [(str(one["To"]).partition("@")[0], str(one["Subject"])) for one in mails]


def token(mail: EmailMessage, which: int = 0) -> str:
    """Of the links of a mail, what stands behind the `#`: first to the seat, then to stop."""
    found: list[str] = re.findall(r"https://play\.example\.org/link#(\S+)", mail.get_content())
    return found[which]


@asynccontextmanager
async def doors(h: House) -> AsyncIterator[Any]:
    """The same hall behind HTTP: enough of a `serving.Server` for a `Client`."""
    ready = asyncio.Event()
    application = app.build(h.settings)
    desk = Desk(h.settings, h.store, Players(h.store, signing_key(h.settings), h.clock), h.notices, h.hall)
    application.state.desk = desk
    with closing(listen("127.0.0.1", 0)) as listening:
        server = Server(configured(h.settings, application), ready.set)
        running = asyncio.ensure_future(server._serve(sockets=[listening]))
        await ready.wait()
        try:
            yield Served(desk, listening.getsockname()[1], application)
        finally:
            server.should_exit = True
            await running
