"""Links in mails: signed, so that nobody can make one up, and shown before they do anything.

What is signed stands behind the `#` of an address: browsers send it to nobody, no log of a proxy holds it, and a
program that looks at the links in mails, as scanners do, has no effect by it. The page asks, and a button does it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from itsdangerous import BadData, URLSafeSerializer

from .refusal import refuse
from .store import Player

DAY = 24 * 3600
SEAT_LASTS = 14 * DAY
"""The longest clock that a table may have: a mail must lead to the seat as long as its question may be open."""
CONFIRMATION_LASTS = DAY

Purpose: TypeAlias = Literal["seat", "confirm", "stop"]


class Link(NamedTuple):
    """What a link does."""

    purpose: Purpose
    """`seat`: play as the player on this device; `confirm`: use an address; `stop`: use it no more."""
    player: str
    about: str
    """The table; or the hash of the address."""
    until: float = 0
    """0: for ever."""
    links: int = 0
    """Of a seat: `Player.links` as it was made. When that has changed, the link leads nowhere."""


class Links:
    """Makes links and reads them."""

    def __init__(self, key: str, url: str, clock: Callable[[], float]):
        self.url = url
        self.clock = clock
        self._key = key.encode()
        self._signer = URLSafeSerializer(
            key, salt="hemicycle.link", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def seat(self, player: Player, table: str) -> tuple[str, float]:
        """To a player's own seat, and until when; not for one device alone: a mail is read on several."""
        until = self.clock() + SEAT_LASTS
        return self._written(Link("seat", player.id, table, until, player.links)), until

    def confirm(self, player: Player, email: str) -> str:
        until = self.clock() + CONFIRMATION_LASTS
        return self._written(Link("confirm", player.id, digest(email), until))

    def stop(self, player: Player) -> str:
        """It ends one address, so it can do no harm, and is good as long as somebody has the mail."""
        return self._written(Link("stop", player.id, digest(player.email)))

    def _written(self, link: Link) -> str:
        token: Any = self._signer.dumps([link.purpose, link.player, link.about, int(link.until), link.links])
        return f"{self.url}/link#{token}"

    def read(self, token: str) -> Link:
        """What it does; `Refusal` when it was not made here, or its time is over."""
        try:
            link = Link(*self._signer.loads(token))
        except (BadData, TypeError, ValueError, UnicodeError):
            raise refuse("malformed", "refusal-link-bad") from None
        if link.until and self.clock() > link.until:
            raise refuse("not-allowed", "refusal-link-old")
        return link

    def code(self, player: Player, email: str, since: float) -> str:
        """Eight figures in the place of a link, where there is no address that a link could name."""
        text = f"code {player.id} {email} {since:.0f}".encode()
        number = int.from_bytes(hmac.digest(self._key, text, "sha256")[:8], "big") % 10**8
        return f"{number:08d}"


def digest(email: str) -> str:
    """An address need not stand in a link."""
    return hashlib.sha256(email.encode()).hexdigest()[:16]
