"""The front desk: what every door needs to know who comes, from where, and whether it is too much."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, cast

from starlette.requests import HTTPConnection

from .connection import Connection
from .gate import Gate
from .hall import Hall
from .limits import Buckets
from .notices import Notices
from .players import COOKIE, Players
from .protocol import Language
from .refusal import refuse
from .settings import Settings
from .store import Player, Store


class Desk:
    """One server's parts, and its limits."""

    def __init__(self, settings: Settings, store: Store, players: Players, notices: Notices, hall: Hall):
        self.settings: Final = settings
        self.store: Final = store
        self.players: Final = players
        self.notices: Final = notices
        self.hall: Final = hall
        self.gate: Final = Gate(settings)
        limits = settings.limits
        self.requests = Buckets(limits.requests)
        self.visits = Buckets(limits.visits)
        self.tables = Buckets(limits.tables)
        self.passphrases = Buckets(limits.passphrases)
        self.handshakes = Buckets(limits.handshakes)
        self.commands = Buckets(limits.commands_of_address)
        self._connections: dict[str, set[Connection]] = {}
        self._of_address: Counter[str] = Counter()

    async def who(self, asked: HTTPConnection) -> Player | None:
        """Whoever the token or the cookie says it is."""
        scheme, _, token = asked.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self.players.of_token(token.strip())
        return await self.players.of_cookie(asked.cookies.get(COOKIE))

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

    def changed(self, player: Player) -> None:
        """A player has another name: those connected know it at once."""
        for connection in self._connections.get(player.id, ()):
            connection.player = player


def address_of(asked: HTTPConnection) -> str:
    """Where a request comes from. Of IPv6 the network: one home has 2⁶⁴ addresses of its own."""
    host = asked.client.host if asked.client else ""
    if ":" in host and "." not in host:
        import ipaddress

        try:
            return str(ipaddress.ip_network((host, 64), strict=False).network_address)
        except ValueError:
            return host
    return host


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
