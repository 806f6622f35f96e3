"""The front desk: what every door needs to know who comes, from where, and whether it is too much."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from typing import Final, cast

from starlette.requests import HTTPConnection

from .connection import Connection
from .doors import network_of
from .gate import Gate
from .hall import Hall
from .limits import Buckets, Shared
from .notices import Notices
from .penalties import Deed
from .players import COOKIE, Players
from .protocol import Heed, Language
from .refusal import Refusal, refuse
from .settings import Settings
from .store import Player, Store
from .wire import encode

ENDED = 1008
"""Websocket: against the policy."""


class Desk:
    """One server's parts, and its limits."""

    def __init__(self, settings: Settings, store: Store, players: Players, notices: Notices, hall: Hall):
        self.settings: Final = settings
        self.store: Final = store
        self.players: Final = players
        self.notices: Final = notices
        self.hall: Final = hall
        self.gate: Final = Gate(settings)
        hall.usher.told.append(self._obey)
        limits = settings.limits
        self.requests = Buckets(limits.requests)
        self.visits = Buckets(limits.visits)
        # Whoever asks another process must not have as much again of these.
        self.tables = Shared(store, "tables", limits.tables)
        self.passphrases = Shared(store, "passphrases", limits.passphrases)
        self.besieged = Shared(store, "besieged", limits.passphrases_besieged)
        self.mails = Shared(store, "mails", limits.mails)
        self.handshakes = Buckets(limits.handshakes)
        self.commands = Buckets(limits.commands_of_address)
        self._connections: dict[str, set[Connection]] = {}
        self._of_address: Counter[str] = Counter()
        self.endings = 0
        """How often somebody was logged out: who was let in before may not be any more."""
        self._looking: set[asyncio.Task[None]] = set()
        self.under_way: Counter[str] = Counter()
        """Requests of each address that are not answered yet."""

    async def who(self, asked: HTTPConnection) -> Player | None:
        """Whoever the token or the cookie says it is; refused, if they may not come."""
        scheme, _, token = asked.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            player = await self.players.of_token(token.strip())
        else:
            player = await self.players.of_cookie(asked.cookies.get(COOKIE))
        if player is not None:
            self.hall.usher.admit(player.id)
        return player

    async def somebody(self, asked: HTTPConnection) -> Player:
        if (player := await self.who(asked)) is None:
            raise refuse("not-allowed", "refusal-nobody")
        return player

    # --- who is connected -----------------------------------------------------------------------------------

    def room_for(self, player: Player, address: str) -> bool:
        limits = self.settings.limits
        return (
            len(self._connections.get(player.id, ())) < limits.connections_of_player
            and self._of_address[address] < limits.connections_of_address
        )

    def came(self, connection: Connection, address: str) -> None:
        self._connections.setdefault(connection.player.id, set()).add(connection)
        self._of_address[address] += 1

    def left(self, connection: Connection, address: str) -> None:
        theirs = self._connections.get(connection.player.id, set())
        theirs.discard(connection)
        if not theirs:
            self._connections.pop(connection.player.id, None)
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]

    def cut(self, player: str) -> None:
        """Somebody is logged out everywhere, or gone: what they have open is nobody's now."""
        self.endings += 1
        for connection in list(self._connections.get(player, ())):
            connection.end(ENDED)

    def _obey(self, deed: Deed) -> None:
        """Whoever runs the server has decided something about a player."""
        if deed.act in ("ban", "delete"):
            self.cut(deed.player)
        if deed.act == "warn":
            for connection in self._connections.get(deed.player, ()):
                connection.send(encode(Heed()))

    def heard(self, player: str) -> None:
        """Another process tells that something about a player has changed; nobody named: about any of them."""
        # Whoever is just being let in may be logged out by now.
        self.endings += 1
        for id in [player] if player else list(self._connections):
            if id in self._connections:
                task = asyncio.ensure_future(self._look_again(id))
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)

    async def _look_again(self, id: str) -> None:
        with suppress(Refusal):
            player = await self.store.player(id)
            for connection in list(self._connections.get(id, ())):
                if player is None or player.epoch != connection.player.epoch:
                    connection.end(ENDED)
            if player is not None:
                self.changed(player)
                await self.hall.people.hears(id)

    def changed(self, player: Player) -> None:
        """A player has another name: those connected know it at once."""
        for connection in self._connections.get(player.id, ()):
            connection.player = player


def address_of(asked: HTTPConnection) -> str:
    """Where a request comes from; of IPv6 the network."""
    return network_of(asked.client.host if asked.client else "")


def of_this_site(asked: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that asks is ours. A browser sends its `Origin`, and no page can forge it."""
    origin = asked.headers.get("origin", "").lower()
    if settings.public_url and origin == settings.public_url:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and bool(host) and host == asked.headers.get("host", "").lower()


def language_of(asked: HTTPConnection) -> Language:
    """As asked for; else what the browser prefers of ours; else English."""
    wanted = asked.query_params.get("lang", "")
    if wanted in ("en", "fr"):
        return cast(Language, wanted)
    ranked = []
    for position, part in enumerate(asked.headers.get("accept-language", "")[:200].split(",")):
        tag, _, rest = part.strip().partition(";")
        if (found := tag[:2].lower()) in ("en", "fr"):
            weight = re.search(r"q=([01](?:\.\d+)?)", rest)
            ranked.append((-float(weight[1]) if weight else -1.0, position, found))
    return cast(Language, min(ranked)[2]) if ranked else "en"
