"""A visit to a server: who one is there, which tables there are, and a seat at one of them."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from hemicycle.engine.texts import Texts

from .there import There
from .tools import PACKAGE, teaching

Plain = dict[str, Any]
SECONDS = 30
LARGEST = 8 * 1024 * 1024
"""Bytes of an answer."""
LISTED = 20
"""Tables."""
ID = re.compile(r"[\w-]{1,64}")


def address_of(server: str) -> str:
    """`https://table.example`, as it is asked for; `Teaching` where it is no address."""
    try:
        parts = urlsplit(server)
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        right = False
    if not right or parts.username or parts.query or parts.fragment:
        raise teaching("no-address", given=f"{server:.80}")
    return f"{parts.scheme}://{parts.netloc}"


class Stay(urllib.request.HTTPRedirectHandler):
    """Whoever sends one elsewhere is not followed: there the key would be shown, too."""

    def redirect_request(self, *given: Any) -> None:
        return None


OPENER = urllib.request.build_opener(Stay)


class Visit:
    """One server, and who one is there."""

    def __init__(
        self, server: str, language: str, name: str, key: str = "", keep: Callable[[str], None] | None = None
    ):
        self.server = address_of(server)
        self.language = language
        self.name = name
        self.key = key
        """Proves who one is; empty: nobody yet."""
        self.keep = keep
        """Keeps a new key for another day."""
        self.texts = Texts(language, PACKAGE)

    def say(self, id: str, /, **params: Any) -> str:
        return self.texts.say(f"mcp-{id}", **params)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    # HTTP

    async def get(self, path: str) -> Any:
        return (await self._ask(path))[0]

    async def post(self, path: str, body: Plain) -> Any:
        return (await self._ask(path, body))[0]

    async def _ask(self, path: str, body: Plain | None = None, **headers: str) -> tuple[Any, str]:
        return await asyncio.to_thread(self._asked, path, body, headers)

    def _asked(self, path: str, body: Plain | None, headers: dict[str, str]) -> tuple[Any, str]:
        data = None if body is None else json.dumps(body).encode()
        known = {"Content-Type": "application/json", **self.headers, **headers}
        request = urllib.request.Request(self.server + path, data, known)
        try:
            with OPENER.open(request, timeout=SECONDS) as answer:
                return json.loads(answer.read(LARGEST)), answer.headers.get("Set-Cookie", "")
        except urllib.error.HTTPError as error:
            with error:
                raise teaching("said", said=self._trouble(error)) from None
        except (OSError, ValueError):
            raise teaching("no-answer", server=self.server) from None

    def _trouble(self, error: urllib.error.HTTPError) -> str:
        """Why it was refused, in the server's own words."""
        try:
            said = json.loads(error.read(LARGEST))["said"][self.language]
        except (OSError, ValueError, KeyError, TypeError):
            return self.say("trouble", status=f"{error.code}")
        return f"{said}"

    async def known(self) -> None:
        """Be somebody there: who was there before, or somebody new."""
        if self.key:
            return
        cookie = (await self._ask("/api/me"))[1].partition(";")[0]
        await self._ask("/api/me", {"name": self.name}, Cookie=cookie)
        self.key = (await self._ask("/api/me/token", {}, Cookie=cookie))[0]["token"]
        if self.keep is not None:
            self.keep(self.key)

    # Tables

    async def tables(self) -> str:
        """Those where one sits, and those with a free seat."""
        await self.known()
        found = await self.get("/api/tables")
        parts = []
        for which in ("mine", "open"):
            if lines := [self._table(one) for one in found[which][:LISTED]]:
                parts.append("\n".join([self.say(f"tables-{which}"), *lines]))
        return "\n\n".join(parts) or self.say("tables-none", server=self.server)

    def _table(self, table: Plain) -> str:
        seats = [self._seat(one) for one in table["seats"]]
        return self.say(
            "table",
            link=f"{self.server}/t/{table['id']}",
            game=table["game"],
            title=table["title"] or "none",
            state=table["state"],
            seats=self.texts.listed(seats),
        )

    def _seat(self, seat: Plain) -> str:
        number = f"{seat['seat'] + 1}"
        if seat["kind"] == "open" or seat.get("vacant"):
            return self.say("seat-free", number=number)
        return self.say("seat", number=number, name=seat.get("name", ""), kind=seat["kind"])

    async def join(self, table: str, seat: int | None, name: str) -> There:
        """Sit down at a table, or come back to one's seat there."""
        id = table.rstrip("/").rpartition("/t/")[2]
        if not ID.fullmatch(id):
            raise teaching("no-table-id", given=f"{table:.80}")
        await self.known()
        there = There(self, id)
        try:
            await there.sit(seat, name or self.name)
        except BaseException:
            await there.close()
            raise
        return there


def server_of(link: str) -> str:
    """The server in a link to a table; empty, where it is but the end of one."""
    server, found, _ = link.rpartition("/t/")
    return address_of(server) if found and server else ""
