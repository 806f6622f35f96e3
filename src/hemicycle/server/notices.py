"""Notices to people who are away: by e-mail, and to their devices by web push.

Both are off unless whoever runs the server sets them up, and nobody gets one who has not asked for it. A notice
that can't be sent is logged and never stops a game.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import smtplib
import socket
import ssl
import time
from collections import OrderedDict
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from . import metrics
from .logs import failure, log
from .players import devices_of
from .refusal import server_texts
from .settings import BadSettings, Settings, Smtp, private
from .store import Player, Store

PATIENCE = 15
"""Seconds for a mail server or a push service to answer."""
REMEMBERED = 10_000
"""Of how many notices it is known when they were sent."""
HALF_A_DAY = 12 * 3600


class Gone(Exception):
    """The device does not want notices any more."""


class Notices:
    """Tells people who are away."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.time):
        self.store = store
        self.settings = settings
        self.clock = clock
        self.url = settings.public_url or f"http://{settings.host}:{settings.port}"
        self.push = push_keys(settings.folder / "push.key") if settings.push else None
        self._sent: OrderedDict[tuple[str, str, str], float] = OrderedDict()

    @property
    def can_email(self) -> bool:
        return self.settings.smtp is not None

    @property
    def push_key(self) -> str:
        """What browsers need to subscribe; empty where there is no push."""
        return self.push[1] if self.push else ""

    async def turn(self, player_id: str, table_title: str, url: str, lang: str, kind: str) -> None:
        """Tell a player that it is their turn (`turn`), that they are called (`called`), or the end (`over`)."""
        if not (self.can_email or self.push):
            return
        try:
            if not self._due(player_id, url, kind):
                return
            if (player := await self.store.player(player_id)) is not None:
                await self._tell(player, table_title, url, lang, kind)
        except Exception as error:
            log.error("notice-failed", **failure(error))

    async def _tell(self, player: Player, title: str, url: str, lang: str, kind: str) -> None:
        said = server_texts(lang)
        subject = said.say(f"notice-{kind}", title=" ".join(title.split()))
        text = said.say(f"notice-{kind}-text")
        link = url if "://" in url else self.url + url
        if self.settings.smtp is not None and player.email:
            mail = letter(self.settings.smtp, player.email, subject, [text, link, said.say("notice-why")])
            await self._try("email", send_mail, self.settings.smtp, mail)
        if self.push is not None and (devices := devices_of(player)):
            data = msgspec.json.encode({"title": subject, "text": text, "url": url, "tag": url}).decode()
            gone = [one for one in devices if await self._try("push", self._push, one, data) is Gone]
            if gone:
                await self._forget(player.id, gone)

    async def _try(self, way: str, send: Callable[..., None], *given: object) -> type[Gone] | None:
        """Send it in a thread. A failure is ours to log, and nobody else's business."""
        try:
            await asyncio.to_thread(send, *given)
        except Gone:
            metrics.notices.labels(way, "gone").inc()
            return Gone
        except Exception as error:
            metrics.notices.labels(way, "failed").inc()
            log.warning("notice-not-sent", way=way, **failure(error))
        else:
            metrics.notices.labels(way, "sent").inc()
        return None

    async def _forget(self, player_id: str, gone: list[dict[str, Any]]) -> None:
        # Read again: the player may have changed it meanwhile.
        if (player := await self.store.player(player_id)) is not None:
            endpoints = {one["endpoint"] for one in gone}
            kept = [one for one in devices_of(player) if one["endpoint"] not in endpoints]
            await self.store.set_notices(player_id, player.email, msgspec.json.encode(kept))

    def _due(self, player: str, url: str, kind: str) -> bool:
        """Whether the last notice of the kind is long enough ago."""
        now, key = self.clock(), (player, url, kind)
        if now - self._sent.get(key, -1e12) < self.settings.notice_minutes * 60:
            return False
        self._sent[key] = now
        self._sent.move_to_end(key)
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)
        return True

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


def letter(smtp: Smtp, to: str, subject: str, paragraphs: list[str]) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = smtp.sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2].strip("> ") or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n\n".join(paragraphs) + "\n")
    return mail


def send_mail(smtp: Smtp, mail: EmailMessage) -> None:
    if smtp.security == "tls":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE)
    with server:
        if smtp.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(mail)


def push_keys(path: Path) -> tuple[str, str]:
    """The server's private and public key for web push, made at the first start."""
    if find_spec("pywebpush") is None:
        raise BadSettings("push-extra", extra="'hemicycle[push]'")
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    kept = private(path, base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=")).decode().strip()
    try:
        raw = base64.b64decode(kept + "=" * (-len(kept) % 4), altchars=b"-_", validate=True)
        key = ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1())
    except ValueError:
        raise BadSettings("push-key", file=f"{path}") from None
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return kept, base64.urlsafe_b64encode(point).rstrip(b"=").decode()
