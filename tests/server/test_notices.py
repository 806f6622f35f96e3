"""Notices to those who are away, to a mail server and a push service that listen in the test."""

from __future__ import annotations

import asyncio
import base64
import email
import json
import re
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

from hemicycle.server.notices import Notice, Notices, push_keys
from hemicycle.server.refusal import Refusal
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


async def known(store: Store, **given: object) -> Player:
    player = Player("p1", "Ada", **given)  # type: ignore[arg-type]
    await store.add_player(player)
    return player


TEA = Notice("abc", "C’est à vous\u00a0: Thé à cinq", ["On vous demande votre décision."], "Une partie de Junta.")


def test_an_email_says_whose_turn_it_is_and_where(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        async with opened(settings.database) as store, listening(mail.talk) as port:
            ada = await known(store, email="ada@example.org", lang="fr")
            assert await Notices(store, mailing(settings, port, user="me", password="pass")).tell(ada, TEA)
            (letter,) = mail.mails
            assert letter["To"] == "ada@example.org"
            assert letter["From"] == "Hemicycle <table@example.org>"
            assert letter["Subject"] == TEA.subject
            assert letter["Auto-Submitted"] == "auto-generated"
            said = letter.get_content().replace("\r\n", "\n")
            assert said.startswith("Bonjour Ada,\n\nOn vous demande votre décision.\n\nUne partie de Junta.\n\n")
            assert "ne transférez donc pas ce courriel" in said
            assert mail.login == b"\0me\0pass"

    run(work)


def test_a_mail_can_be_ended_from_the_mail_program(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        async with opened(settings.database) as store, listening(mail.talk) as port:
            ada = await known(store, email="ada@example.org")
            await Notices(store, mailing(settings, port)).tell(ada, TEA)
            (letter,) = mail.mails
            assert letter["List-Unsubscribe"].startswith("<https://play.example.org/api/stop/")
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            links = re.findall(r"https://play\.example\.org/\S+", letter.get_content())
            assert [link.partition("#")[0] for link in links] == ["https://play.example.org/link"] * 2

    run(work)


def test_without_a_public_address_no_mail_has_a_link(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        async with opened(settings.database) as store, listening(mail.talk) as port:
            ada = await known(store, email="ada@example.org")
            notices = Notices(store, msgspec.structs.replace(mailing(settings, port), public_url=""))
            await notices.tell(ada, TEA)
            await notices.ask_to_confirm(ada, "ada@example.com", "en")
            for letter in mail.mails:
                assert "://" not in letter.get_content()
                assert letter["List-Unsubscribe"] is None
            assert "Open the table where you usually play." in mail.mails[0].get_content()
            asked = await store.player("p1")
            assert asked is not None
            code = re.search(r"\b\d{8}\b", mail.mails[1].get_content())
            assert code is not None
            with pytest.raises(Refusal, match="not the code"):
                await notices.confirm(asked, "12345678")
            await notices.confirm(asked, f" {code[0][:4]} {code[0][4:]} ")
            now = await store.player("p1")
            assert now is not None
            assert (now.email, now.pending) == ("ada@example.com", "")

    run(work)


def test_a_code_is_good_for_a_day(settings: Settings) -> None:
    async def work() -> None:
        mail, now = MailServer(), [1000.0]
        async with opened(settings.database) as store, listening(mail.talk) as port:
            ada = await known(store)
            plain = msgspec.structs.replace(mailing(settings, port), public_url="")
            notices = Notices(store, plain, lambda: now[0])
            await notices.ask_to_confirm(ada, "ada@example.com", "fr")
            asked = await store.player("p1")
            assert asked is not None
            (letter,) = mail.mails
            assert letter["Subject"] == "Confirmez votre adresse électronique"
            code = notices.links.code(asked, asked.pending, asked.pending_since)
            assert code in letter.get_content()
            now[0] += 24 * 3600 + 1
            with pytest.raises(Refusal, match="expired"):
                await notices.confirm(asked, code)

    run(work)


def test_a_title_can_not_write_headers(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        async with opened(settings.database) as store, listening(mail.talk) as port:
            ada = await known(store, email="ada@example.org")
            wicked = TEA._replace(subject="The game is over: x\r\nBcc: all@example.org")
            await Notices(store, mailing(settings, port)).tell(ada, wicked)
            (letter,) = mail.mails
            assert letter["Bcc"] is None
            assert letter["Subject"] == "The game is over: x Bcc: all@example.org"

    run(work)


def test_a_mail_server_that_refuses_or_is_gone_stops_nothing(settings: Settings) -> None:
    async def work() -> None:
        mail = MailServer()
        mail.refuses = True
        async with opened(settings.database) as store:
            ada = await known(store, email="ada@example.org")
            async with listening(mail.talk) as port:
                assert not await Notices(store, mailing(settings, port)).tell(ada, TEA)
            assert not await Notices(store, mailing(settings, port)).tell(ada, TEA)
            assert not await Notices(store, mailing(settings, port)).ask_to_confirm(ada, "a@b.c", "en")
            assert await store.player("p1") == ada
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
            ada = await known(store, push=msgspec.json.encode(devices))
            await Notices(store, pushing).tell(ada, TEA)
            ((path, headers, body),) = push.taken
            assert path == "/device"
            assert headers["authorization"].startswith("vapid t=")
            assert headers["ttl"] == "43200"
            assert b"cinq" not in body
            assert browser.read(body) == {
                "title": TEA.subject,
                "text": "On vous demande votre décision.",
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
            ada = await known(store, email="a@b.c", push=msgspec.json.encode(devices))
            await Notices(store, pushing).tell(ada, TEA)
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
            ada = await known(store, push=msgspec.json.encode(devices))
            await Notices(store, pushing).tell(ada, TEA)
            assert push.taken == []

    run(work)


def test_the_keys_are_made_once(settings: Settings, tmp_path: Path) -> None:
    first = push_keys(settings)
    assert push_keys(settings) == first
    assert push_keys(msgspec.structs.replace(settings, push_key=first[0], folder=tmp_path / "elsewhere")) == first
    assert (tmp_path / "push.key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "push.key").write_text("nonsense!")
    with pytest.raises(BadSettings, match="no key for web push"):
        push_keys(settings)


def test_without_the_extra_it_says_what_to_install(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.server.notices.find_spec", lambda name: None)
    with pytest.raises(BadSettings, match=r"hemicycle\[push\]"):
        push_keys(settings)
