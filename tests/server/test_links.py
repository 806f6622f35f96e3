"""Links in mails: an address confirmed, a seat on another device, an end of mails; and what they do not do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle.server import protocol as p
from hemicycle.server.links import SEAT_LASTS

from .client import Client
from .conftest import run
from .mailing import HOUR, URL, Post, doors, post, sat, token
from .tables import ME


async def ask(client: Client, path: str, method: str = "POST", **body: Any) -> tuple[int, dict[str, Any]]:
    """A status and what came with it; the cookie is kept, as a browser keeps it."""
    status, headers, data = await client.ask(method, path, body if method == "POST" else None)
    for line in headers.splitlines():
        if line.lower().startswith("set-cookie:"):
            client.cookie = line.partition(":")[2].split(";")[0].strip()
    return status, msgspec.json.decode(data) if data else {}


async def told(letters: Post) -> tuple[str, Any]:
    """Ada is told that it is her turn; at which table, and the mail."""
    ada = await letters.person("Ada")
    bot = p.SeatWish("bot", "novice")
    table = await letters.h.table(ada, ME, bot, bot, pace="days")
    await sat(letters, table, ada)
    (mail,) = await letters.later(HOUR)
    return table, mail


def test_an_address_is_used_once_it_has_been_confirmed(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            ada, phone = Client(server, "Ada"), Client(server, "phone")
            await ask(ada, "/api/me?lang=fr", "GET")
            status, me = await ask(ada, "/api/me/notices", email="ada@example.org")
            assert (status, me["email"], me["pending"], me["by_code"]) == (200, "", "ada@example.org", False)
            (mail,) = letters.new()
            assert mail["Subject"] == "Confirmez votre adresse électronique"
            assert mail["List-Unsubscribe"] is None
            link = token(mail)
            # The mail is opened on another device, and to look at the link does nothing.
            status, shown = await ask(phone, "/api/link", token=link)
            assert (status, shown["purpose"], shown["email"]) == (200, "confirm", "a…@example.org")
            assert (await ask(ada, "/api/me", "GET"))[1]["email"] == ""
            await ask(phone, "/api/link", token=link, use=True)
            assert phone.cookie == ""
            assert (await ask(ada, "/api/me", "GET"))[1]["email"] == "ada@example.org"
            # Once more is no harm; another address in between, and it is.
            assert (await ask(phone, "/api/link", token=link, use=True))[0] == 200
            await ask(ada, "/api/me/notices", email="")
            assert (await ask(phone, "/api/link", token=link, use=True))[0] == 403

    run(play)


def test_a_confirmation_is_good_for_a_day(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            ada = Client(server, "Ada")
            await ask(ada, "/api/me", "GET")
            await ask(ada, "/api/me/notices", email="ada@example.org")
            (mail,) = letters.new()
            letters.h.clock.now += 25 * HOUR
            status, said = await ask(ada, "/api/link", token=token(mail), use=True)
            assert (status, said["code"]) == (403, "not-allowed")

    run(play)


def test_an_address_that_takes_no_mail_is_not_saved(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            ada = Client(server, "Ada")
            await ask(ada, "/api/me", "GET")
            letters.mail.refuses = True
            assert (await ask(ada, "/api/me/notices", email="ada@example.org"))[0] == 503
            assert (await ask(ada, "/api/me", "GET"))[1]["pending"] == ""

    run(play)


def test_a_link_opens_ones_own_seat_on_another_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            table, mail = await told(letters)
            link = token(mail)
            assert f"{URL}/link#{link}\r\nThis link is yours alone" not in mail.get_content()
            assert "don’t forward this mail" in mail.get_content()
            for device in (Client(server, "phone"), Client(server, "laptop")):
                status, shown = await ask(device, "/api/link", token=link)
                assert (status, shown) == (
                    200,
                    {"purpose": "seat", "name": "Ada", "table": table, "email": "", "mine": False},
                )
                assert device.cookie == ""
                assert (await ask(device, "/api/link", token=link, use=True))[0] == 200
                assert (await ask(device, "/api/me", "GET"))[1]["id"] == "ada"
                assert (await ask(device, f"/api/tables/{table}", "GET"))[1]["yours"] == 0
                assert (await ask(device, "/api/link", token=link))[1]["mine"]

    run(play)


@pytest.mark.parametrize("end", ["time", "button", "address", "passphrase"])
def test_a_link_to_a_seat_can_be_ended(tmp_path: Path, end: str) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            _, mail = await told(letters)
            ada, thief = Client(server, "Ada"), Client(server, "thief")
            await ask(ada, "/api/link", token=token(mail), use=True)
            match end:
                case "time":
                    letters.h.clock.now += SEAT_LASTS + 1
                case "button":
                    await ask(ada, "/api/me/links")
                case "address":
                    await ask(ada, "/api/me/notices", email="")
                case _:
                    await ask(ada, "/api/me/passphrase", name="Ada", passphrase="correct horse")
            status, said = await ask(thief, "/api/link", token=token(mail), use=True)
            assert (status, said["code"], thief.cookie) == (403, "not-allowed", "")

    run(play)


def test_a_mail_program_ends_the_mails_and_a_scanner_does_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            _, mail = await told(letters)
            path = mail["List-Unsubscribe"].strip("<>").removeprefix(URL)
            nobody = Client(server, "program")
            status, headers, _ = await nobody.ask("GET", path)
            assert status == 303
            assert f"location: /link#{token(mail, 1)}" in headers.lower().replace(
                token(mail, 1).lower(), token(mail, 1)
            )
            ada = await letters.h.store.player("ada")
            assert ada is not None
            assert ada.email == "ada@example.org"
            assert (await ask(nobody, path))[0] == 200
            ada = await letters.h.store.player("ada")
            assert ada is not None
            assert ada.email == ""
            # A link of another purpose ends nothing there, and says so.
            assert (await ask(nobody, f"/api/stop/{token(mail)}"))[0] in (400, 403)

    run(play)


def test_nobody_can_make_one_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with post(tmp_path) as letters, doors(letters.h) as server:
            _, mail = await told(letters)
            right = token(mail)
            device = Client(server, "phone")
            for wrong in ("", "x", right[:-1], right[1:], "WyJzZWF0IiwiYWRhIl0.", right + "a", "é" * 20):
                assert (await ask(device, "/api/link", token=wrong, use=True))[0] == 400, wrong

    run(play)
