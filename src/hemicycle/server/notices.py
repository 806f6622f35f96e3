"""Notices to people who are away: by e-mail, and to their devices by web push.

Both are off unless whoever runs the server sets them up, and nobody gets one who has not asked for it and
confirmed the address. What is told of a table, and when, is the herald's (`herald.py`). A notice that can't be
sent is logged, never stops a game, and is tried again.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import socket
import time
from collections.abc import Callable
from email.message import EmailMessage
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec

from . import metrics
from .links import CONFIRMATION_LASTS, Link, Links, digest
from .logs import failure, log
from .mail import PATIENCE, letter, send_mail
from .players import devices_of, signing_key
from .refusal import refuse, server_texts
from .settings import BadSettings, Settings, private
from .store import Player, Store

HALF_A_DAY = 12 * 3600

Outcome: TypeAlias = Literal["sent", "failed", "gone"]


class Notice(NamedTuple):
    """What somebody is told of a table, in their language."""

    table: str
    subject: str
    said: list[str]
    """What happened or is asked, and by when."""
    where: str
    """Which table, and which game."""


class Gone(Exception):
    """The device does not want notices any more."""


class Notices:
    """Tells people who are away."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.time):
        self.store = store
        self.settings = settings
        self.clock = clock
        self.push = push_keys(settings) if settings.push else None
        # Without a public address no link is sent: what we listen on is not what others type.
        self.links = Links(signing_key(settings), settings.public_url, clock)

    @property
    def on(self) -> bool:
        return self.can_email or self.push is not None

    @property
    def can_email(self) -> bool:
        return self.settings.smtp is not None

    @property
    def push_key(self) -> str:
        """What browsers need to subscribe; empty where there is no push."""
        return self.push[1] if self.push else ""

    async def tell(self, player: Player, notice: Notice) -> bool:
        """Send a notice by every way that the player has asked for; whether none was left that failed."""
        outcomes = list[Outcome]()
        if self.settings.smtp is not None and player.email:
            outcomes.append(await self._try("email", self._send, self._letter(player, notice)))
        if self.push is not None:
            outcomes += await self._push_all(player, notice)
        # One way that worked is enough: to try all again would tell it twice.
        return not outcomes or any(outcome != "failed" for outcome in outcomes)

    def reaches(self, player: Player) -> bool:
        """Whether there is any way to tell them."""
        return bool((self.can_email and player.email) or (self.push is not None and devices_of(player)))

    def _letter(self, player: Player, notice: Notice) -> EmailMessage:
        said = server_texts(player.lang or "en")
        paragraphs = [said.say("mail-hello", name=player.name)] if player.name else []
        paragraphs += [*notice.said, notice.where]
        stop = ""
        if self.links.url:
            link, until = self.links.seat(player, notice.table)
            yours = said.say("mail-seat-yours", until=day(until))
            paragraphs += [f"{said.say('mail-seat')}\n{link}", yours]
            end = self.links.stop(player)
            paragraphs.append(f"{said.say('mail-why')}\n{end}")
            stop = end.replace("/link#", "/api/stop/")
        else:
            paragraphs += [said.say("mail-no-link"), said.say("mail-why-no-link")]
        assert self.settings.smtp is not None
        return letter(self.settings.smtp, player.email, notice.subject, paragraphs, stop)

    async def _push_all(self, player: Player, notice: Notice) -> list[Outcome]:
        """To every device; those that want none any more are forgotten."""
        url = f"/t/{notice.table}"
        told = {"title": notice.subject, "text": "\n".join(notice.said), "url": url, "tag": url}
        data = msgspec.json.encode(told).decode()
        devices = devices_of(player)
        outcomes = [await self._try("push", self._push, one, data) for one in devices]
        gone = [one for one, outcome in zip(devices, outcomes, strict=True) if outcome == "gone"]
        if gone:
            await self._forget(player.id, gone)
        return outcomes

    def _send(self, mail: EmailMessage) -> None:
        assert self.settings.smtp is not None
        send_mail(self.settings.smtp, mail)

    # --- addresses ------------------------------------------------------------------------------------------

    async def ask_to_confirm(self, player: Player, email: str, lang: str) -> bool:
        """Send a mail to an address that is not used before somebody there has said so; whether it went out."""
        said, smtp, now = server_texts(lang), self.settings.smtp, self.clock()
        assert smtp is not None
        who = said.say("mail-confirm-who", name=player.name) if player.name else said.say("mail-confirm-somebody")
        if self.links.url:
            way = f"{said.say('mail-confirm-link')}\n{self.links.confirm(player, email)}"
        else:
            way = f"{said.say('mail-confirm-code')}\n{self.links.code(player, email, now)}"
        mail = letter(smtp, email, said.say("mail-confirm"), [who, way, said.say("mail-confirm-else")])
        if await self._try("confirmation", self._send, mail) != "sent":
            return False
        await self.store.set_pending(player.id, email, now)
        return True

    async def confirm(self, player: Player, code: str) -> None:
        """The code of the mail was typed on the player's page."""
        right = self.links.code(player, player.pending, player.pending_since)
        late = self.clock() - player.pending_since > CONFIRMATION_LASTS
        if not player.pending or late or "".join(code.split()) != right:
            raise refuse("not-allowed", "refusal-wrong-code")
        await self.store.set_email(player.id, player.pending)

    async def opened(self, token: str) -> tuple[Link, Player]:
        """What a link from a mail does, and whose it is; nothing has been done yet."""
        link = self.links.read(token)
        player = await self.store.player(link.player)
        if player is None or (link.purpose == "seat" and link.links != player.links):
            raise refuse("not-allowed", "refusal-link-old")
        if link.purpose == "confirm" and link.about not in (digest(player.pending), digest(player.email)):
            raise refuse("not-allowed", "refusal-link-old")
        return link, player

    async def follow(self, link: Link, player: Player) -> None:
        """Do what a link about an address says; twice is as good as once."""
        if link.purpose == "confirm" and link.about == digest(player.pending):
            await self.store.set_email(player.id, player.pending)
        if link.purpose == "stop" and player.email and link.about == digest(player.email):
            await self.store.set_email(player.id, "")

    # --- ways -----------------------------------------------------------------------------------------------

    async def _try(self, way: str, send: Callable[..., None], *given: object) -> Outcome:
        """Send it in a thread. A failure is ours to log, and nobody else's business."""
        outcome: Outcome = "sent"
        try:
            await asyncio.to_thread(send, *given)
        except Gone:
            outcome = "gone"
        except Exception as error:
            outcome = "failed"
            log.warning("notice-not-sent", way=way, **failure(error))
        metrics.notices.labels(way, outcome).inc()
        return outcome

    async def _forget(self, player_id: str, gone: list[dict[str, Any]]) -> None:
        # Read again: the player may have changed it meanwhile.
        if (player := await self.store.player(player_id)) is not None:
            endpoints = {one["endpoint"] for one in gone}
            kept = [one for one in devices_of(player) if one["endpoint"] not in endpoints]
            await self.store.set_push(player_id, msgspec.json.encode(kept))

    def _push(self, device: dict[str, Any], data: str) -> None:
        import requests
        from py_vapid import Vapid  # type: ignore[import-untyped]
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

        assert self.push is not None
        endpoint = urlsplit(device["endpoint"])
        if not self._may_reach(endpoint.hostname or ""):
            raise ValueError("a push service is on the internet, not in the server's own network")
        with requests.Session() as session:
            session.max_redirects = 0
            try:
                webpush(
                    device,
                    data,
                    vapid_private_key=Vapid.from_raw(self.push[0].encode()),
                    vapid_claims={"sub": f"mailto:{self.settings.contact or 'nobody@invalid.example'}"},
                    ttl=HALF_A_DAY,
                    timeout=PATIENCE,
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is not None and error.response.status_code in (404, 410):
                    raise Gone from None
                raise

    def _may_reach(self, host: str) -> bool:
        """Whoever subscribes names an address that the server then calls: it must not be one behind its walls."""
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        return all(ipaddress.ip_address(address[0]).is_global for *_, address in found)


def day(moment: float) -> str:
    """A day as it is written in both languages."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


def minute(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))


def new_push_key() -> bytes:
    """A private key for web push."""
    if find_spec("pywebpush") is None:
        raise BadSettings("push-extra", extra="'hemicycle[push]'")
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=")


def push_keys(settings: Settings) -> tuple[str, str]:
    """The server's private and public key for web push: as given, else made at the first start."""
    path, fresh = settings.folder / "push.key", new_push_key()
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    kept = settings.push_key or private(path, fresh).decode().strip()
    try:
        raw = base64.b64decode(kept + "=" * (-len(kept) % 4), altchars=b"-_", validate=True)
        key = ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1())
    except ValueError:
        raise BadSettings("push-key", file=f"{path}") from None
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return kept, base64.urlsafe_b64encode(point).rstrip(b"=").decode()
