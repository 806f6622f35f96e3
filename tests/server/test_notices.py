"""Notices to those who are away, to a mail server and a push service that listen in the test."""

from __future__ import annotations

import asyncio
import base64
import email
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from hemicycle.server.notices import Notices, push_keys
from hemicycle.server.settings import BadSettings, Settings, Smtp
from hemicycle.server.store import Player, Store

from .conftest import opened, run


class MailServer:
    """Takes mails, as much of SMTP as that needs; or refuses their receivers."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.login = b""
        self.refuses = False

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        await say("220 test")
        while line := await reader.readline():
            verb = line.split(b" ")[0].strip().upper()
            if verb == b"EHLO":
                await say("250-test\r\n250 AUTH PLAIN")
            elif verb == b"AUTH":
                self.login = base64.b64decode(line.split()[2])
                await say("235 welcome")
            elif verb == b"RCPT" and self.refuses:
                await say("550 nobody here")
            elif verb == b"DATA":
                await say("354 go on")
                data = await reader.readuntil(b"\r\n.\r\n")
                message = email.message_from_bytes(data, policy=default)
                assert isinstance(message, EmailMessage)
                self.mails.append(message)
                await say("250 taken")
            elif verb == b"QUIT":
                await say("221 bye")
                break
            else:
                await say("250 well")
        writer.close()


@asynccontextmanager
async def listening(talk: object) -> AsyncIterator[int]:
    server = await asyncio.start_server(talk, "127.0.0.1", 0)  # type: ignore[arg-type]
    async with server:
        yield server.sockets[0].getsockname()[1]


def mailing(settings: Settings, port: int, **smtp: str) -> Settings:
    way = Smtp("127.0.0.1", "Hemicycle <table@example.org>", port, security="none", **smtp)
    return msgspec.structs.replace(settings, smtp=way, public_url="https://play.example.org")


async def known(store: Store, **given: object) -> None:
    await store.add_player(Player("p1", "Ada", **given))  # type: ignore[arg-type]


def test_an_email_says_whose_turn_it_is_and_where(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        async with opened(settings.database) as store, listening(mail.talk) as port:
            await known(store, email="ada@example.org")
            notices = Notices(store, mailing(settings, port, user="me", password="pass"))
            await notices.turn("p1", "Thé à cinq", "/t/abc", "fr", "turn")
            (letter,) = mail.mails
            assert letter["To"] == "ada@example.org"
            assert letter["From"] == "Hemicycle <table@example.org>"
            assert letter["Subject"] == "C’est à vous\u00a0: Thé à cinq"
            assert letter["Auto-Submitted"] == "auto-generated"
            assert "https://play.example.org/t/abc" in letter.get_content()
            assert "La table attend votre décision." in letter.get_content()
            assert mail.login == b"\0me\0pass"

    run(work)


def test_a_title_can_not_write_headers(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        async with opened(settings.database) as store, listening(mail.talk) as port:
            await known(store, email="ada@example.org")
            await Notices(store, mailing(settings, port)).turn(
                "p1", "x\r\nBcc: all@example.org", "/t/a", "en", "over"
            )
            (letter,) = mail.mails
            assert letter["Bcc"] is None
            assert letter["Subject"] == "The game is over: x Bcc: all@example.org"

    run(work)


def test_not_more_often_than_asked_for(settings: Settings) -> None:
    async def work() -> None:
        mail, now = MailServer(), [1000.0]
        async with opened(settings.database) as store, listening(mail.talk) as port:
            await known(store, email="ada@example.org")
            notices = Notices(store, mailing(settings, port), clock=lambda: now[0])
            for _ in range(3):
                await notices.turn("p1", "A", "/t/a", "en", "turn")
            assert len(mail.mails) == 1
            await notices.turn("p1", "B", "/t/b", "en", "turn")
            await notices.turn("p1", "A", "/t/a", "en", "called")
            assert [letter["Subject"] for letter in mail.mails[1:]] == [
                "It is your turn: B",
                "Somebody is waiting for you: A",
            ]
            now[0] += 599
            await notices.turn("p1", "A", "/t/a", "en", "turn")
            assert len(mail.mails) == 3
            now[0] += 2
            await notices.turn("p1", "A", "/t/a", "en", "turn")
            assert len(mail.mails) == 4

    run(work)


def test_who_has_not_asked_gets_none(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        async with opened(settings.database) as store, listening(mail.talk) as port:
            await known(store)
            notices = Notices(store, mailing(settings, port))
            await notices.turn("p1", "A", "/t/a", "en", "turn")
            await notices.turn("nobody", "A", "/t/a", "en", "turn")
            assert mail.mails == []
            assert not Notices(store, settings).can_email
            await Notices(store, settings).turn("p1", "A", "/t/a", "en", "turn")

    run(work)


def test_a_mail_server_that_refuses_or_is_gone_stops_nothing(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        mail.refuses = True
        async with opened(settings.database) as store:
            await known(store, email="ada@example.org")
            async with listening(mail.talk) as port:
                await Notices(store, mailing(settings, port)).turn("p1", "A", "/t/a", "en", "turn")
            await Notices(store, mailing(settings, port)).turn("p1", "A", "/t/a", "en", "turn")
            assert mail.mails == []

    run(work)


class Browser:
    """A device that has subscribed: it has keys of its own to read what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters."

    def subscription(self, endpoint: str) -> dict[str, object]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": point, "auth": self.auth}
        return {
            "endpoint": endpoint,
            "keys": {name: base64.urlsafe_b64encode(key).rstrip(b"=").decode() for name, key in keys.items()},
        }

    def read(self, body: bytes) -> dict[str, str]:
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        message: dict[str, str] = json.loads(opened)
        return message


class PushService:
    """Takes notices at `/device`; the device of `/gone` is no more, and `/moved` leads elsewhere."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        path = first.split()[1]
        self.taken.append((path, headers, body))
        status = {"/gone": "410 Gone", "/lost": "404 Not Found", "/moved": "307 Moved\r\nLocation: /device"}
        writer.write(f"HTTP/1.1 {status.get(path, '201 Created')}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@pytest.fixture
def pushing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    return msgspec.structs.replace(settings, push=True, contact="me@example.org")


def test_a_device_gets_a_notice_that_only_it_can_read(pushing: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Notices, "_may_reach", lambda self, host: True)

    async def work() -> None:
        push, browser = PushService(), Browser()
        async with opened(pushing.database) as store, listening(push.talk) as port:
            devices = [browser.subscription(f"http://127.0.0.1:{port}/device")]
            await known(store, push=msgspec.json.encode(devices))
            await Notices(store, pushing).turn("p1", "Tea", "/t/abc", "en", "called")
            ((path, headers, body),) = push.taken
            assert path == "/device"
            assert headers["authorization"].startswith("vapid t=")
            assert headers["ttl"] == "43200"
            assert b"Tea" not in body
            assert browser.read(body) == {
                "title": "Somebody is waiting for you: Tea",
                "text": "Somebody at the table asks for your answer.",
                "url": "/t/abc",
                "tag": "/t/abc",
            }

    run(work)


def test_a_device_that_is_gone_is_forgotten(pushing: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Notices, "_may_reach", lambda self, host: True)

    async def work() -> None:
        push, browser = PushService(), Browser()
        async with opened(pushing.database) as store, listening(push.talk) as port:
            paths = ("gone", "device", "lost", "moved")
            devices = [browser.subscription(f"http://127.0.0.1:{port}/{path}") for path in paths]
            await known(store, email="a@b.c", push=msgspec.json.encode(devices))
            await Notices(store, pushing).turn("p1", "Tea", "/t/abc", "en", "turn")
            assert [path for path, *_ in push.taken] == ["/gone", "/device", "/lost", "/moved"]
            player = await store.player("p1")
            assert player is not None
            assert msgspec.json.decode(player.push) == [devices[1], devices[3]]
            assert player.email == "a@b.c"

    run(work)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]"])
def test_a_subscription_can_not_reach_into_the_servers_own_network(pushing: Settings, host: str) -> None:
    async def work() -> None:
        push, browser = PushService(), Browser()
        async with opened(pushing.database) as store, listening(push.talk) as port:
            devices = [browser.subscription(f"http://{host}:{port}/device")]
            await known(store, push=msgspec.json.encode(devices))
            await Notices(store, pushing).turn("p1", "Tea", "/t/abc", "en", "turn")
            assert push.taken == []

    run(work)


def test_the_keys_are_made_once(tmp_path: Path) -> None:
    first = push_keys(tmp_path / "push.key")
    assert push_keys(tmp_path / "push.key") == first
    assert (tmp_path / "push.key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "push.key").write_text("nonsense!")
    with pytest.raises(BadSettings, match="no key for web push"):
        push_keys(tmp_path / "push.key")


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.server.notices.find_spec", lambda name: None)
    with pytest.raises(BadSettings, match=r"hemicycle\[push\]"):
        push_keys(tmp_path / "push.key")
