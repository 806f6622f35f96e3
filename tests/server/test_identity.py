"""Who somebody is: cookies, names, passphrases, tokens."""

from __future__ import annotations

import hashlib
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from itsdangerous import TimestampSigner
from starlette.testclient import TestClient

from hemicycle.server.app import build
from hemicycle.server.players import YEAR, clean_name, signing_key
from hemicycle.server.settings import BadSettings, Limits, Rate, Settings, Smtp, unlimited

from . import databases
from .fakes import FakeHall

PHRASE = "correct horse battery"


Browse: TypeAlias = Callable[[], TestClient]


@contextmanager
def browsers(settings: Settings) -> Iterator[Browse]:
    """A browser of its own for each call, at the same server."""
    app = build(settings, FakeHall())
    with TestClient(app) as first:

        def browse() -> TestClient:
            another = TestClient(app)
            another.portal = first.portal  # all in one loop, as in a server
            return another

        yield browse


@pytest.fixture
def browse(settings: Settings) -> Iterator[Browse]:
    with browsers(msgspec.structs.replace(settings, limits=unlimited())) as browse:
        yield browse


def test_the_first_visit_makes_a_player_and_the_cookie_keeps_it(browse: Browse) -> None:
    ada, bob = browse(), browse()
    first = ada.get("/api/me")
    assert first.json() == {
        "id": first.json()["id"],
        "name": "",
        "has_passphrase": False,
        "email": "",
        "pending": "",
        "by_code": False,
        "push": False,
        "push_key": "",
        "can_email": False,
        "warnings": [],
    }
    assert ada.get("/api/me").json() == first.json()
    assert bob.get("/api/me").json()["id"] != first.json()["id"]


def test_the_cookie_is_closed_to_scripts_and_to_other_sites(settings: Settings) -> None:
    for url, secure in (("", False), ("https://play.example.org", True), ("http://play.example.org", False)):
        with TestClient(build(msgspec.structs.replace(settings, public_url=url), FakeHall())) as browser:
            cookie = browser.get("/api/me").headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Path=/" in cookie
            assert f"Max-Age={YEAR}" in cookie
            assert "Domain" not in cookie
            assert ("Secure" in cookie) is secure


def test_each_visit_renews_the_cookie(browse: Browse, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = browse()
    first = ada.get("/api/me").headers["set-cookie"]
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time()) + 100)
    assert ada.get("/api/me").headers["set-cookie"] != first


def test_a_cookie_ends_after_a_year(browse: Browse, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = browse()
    id = ada.get("/api/me").json()["id"]
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time()) + YEAR - 100)
    assert ada.post("/api/me", json={"name": "Ada"}).status_code == 200
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time()) + YEAR + 100)
    assert ada.post("/api/me", json={"name": "Ada"}).status_code == 403
    assert ada.get("/api/me").json()["id"] != id


def test_a_forged_cookie_is_nobody(browse: Browse, settings: Settings) -> None:
    ada = browse()
    id = ada.get("/api/me").json()["id"]
    forged = (
        TimestampSigner("another key", salt="hemicycle.player", digest_method=hashlib.sha256).sign(id).decode()
    )
    for cookie in (forged, id, "", "x", f"{id}.x.y", "é"):
        headers = {b"cookie": f"hemicycle={cookie}".encode()}
        answer = browse().post("/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
    assert ada.get("/api/me").json()["name"] == ""


def test_the_key_is_made_once_and_for_its_owner_alone(settings: Settings, tmp_path: Path) -> None:
    key = signing_key(settings)
    assert len(key) == 64
    assert signing_key(settings) == key
    assert stat.S_IMODE((tmp_path / "cookies.key").stat().st_mode) == 0o600
    assert signing_key(msgspec.structs.replace(settings, secret="given")) == "given"
    (tmp_path / "cookies.key").write_text("short")
    with pytest.raises(BadSettings, match="too short"):
        signing_key(settings)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Zoe\u0301", "Zoé"),
        ("\u202eadA", "adA"),
        ("A\u200bd\u0000a\u2066", "Ada"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Z\u0301\u0302\u0303\u0304\u0305alg", "Ź\u0302\u0303alg"),
        ("\u200d \u0301 \u202e", ""),
        ("\u3000", ""),
        ("李小龙", "李小龙"),
        ("x" * 50, "x" * 32),
    ],
)
def test_a_name_is_what_people_can_see(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_choosing_a_name(browse: Browse) -> None:
    ada = browse()
    ada.get("/api/me")
    assert ada.post("/api/me", json={"name": " Ada\u202e "}).json()["name"] == "Ada"
    assert ada.get("/api/me").json()["name"] == "Ada"
    wrong: list[Any] = [
        {"name": ""},
        {"name": " \u200b"},
        {"name": "x" * 33},
        {"name": 7},
        {},
        {"name": "a", "id": "b"},
        [],
    ]
    for bad in wrong:
        answer = ada.post("/api/me", json=bad)
        assert answer.status_code == 400
        assert answer.json()["code"] == "malformed"
        assert answer.json()["said"]["en"] != answer.json()["said"]["fr"]
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_a_passphrase_takes_the_identity_to_another_device(browse: Browse) -> None:
    desk, phone = browse(), browse()
    id = desk.get("/api/me").json()["id"]
    told = desk.post("/api/me/passphrase", json={"name": "Ada", "passphrase": PHRASE}).json()
    assert (told["name"], told["has_passphrase"]) == ("Ada", True)
    other = phone.get("/api/me").json()["id"]
    for name, phrase in (("Ada", "wrong horse battery"), ("Bob", PHRASE)):
        answer = phone.post("/api/me/enter", json={"name": name, "passphrase": phrase})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
    assert phone.get("/api/me").json()["id"] == other
    assert phone.post("/api/me/enter", json={"name": " ADA", "passphrase": PHRASE}).json()["id"] == id
    assert phone.get("/api/me").json()["id"] == id
    assert desk.get("/api/me").json()["id"] == id


def test_a_passphrase_is_the_same_however_a_keyboard_composes_it(browse: Browse) -> None:
    desk, phone = browse(), browse()
    id = desk.get("/api/me").json()["id"]
    desk.post("/api/me/passphrase", json={"name": "Zoé", "passphrase": "été à la mer"})
    decomposed = {"name": "Zoe\u0301", "passphrase": "e\u0301te\u0301 a\u0300 la mer"}
    assert phone.post("/api/me/enter", json=decomposed).json()["id"] == id


def test_players_of_one_name_are_told_apart_by_their_passphrases(browse: Browse) -> None:
    people = [browse() for _ in range(7)]
    answers = []
    for number, browser in enumerate(people):
        browser.get("/api/me")
        answers.append(
            browser.post(
                "/api/me/passphrase", json={"name": "Ada", "passphrase": f"my phrase {number}"}
            ).status_code
        )
    assert answers == [200] * 5 + [403] * 2, "each costs a hash when one of them enters"
    for number in (0, 4):
        found = browse().post("/api/me/enter", json={"name": "ada", "passphrase": f"my phrase {number}"})
        assert found.json()["id"] == people[number].get("/api/me").json()["id"]
    change = {"name": "Ada", "passphrase": "another one", "old": "my phrase 0"}
    assert people[0].post("/api/me/passphrase", json=change).status_code == 200
    people[5].post("/api/me/passphrase", json={"name": "Eve", "passphrase": "another one"})
    assert people[5].post("/api/me", json={"name": "ADA"}).status_code == 403


@pytest.mark.parametrize(
    ("phrase", "status"), [("x" * 7, 400), ("        ", 403), ("Ada Love", 403), ("x" * 201, 400)]
)
def test_weak_passphrases_are_refused(browse: Browse, phrase: str, status: int) -> None:
    ada = browse()
    ada.get("/api/me")
    answer = ada.post("/api/me/passphrase", json={"name": "ada love", "passphrase": phrase})
    assert answer.status_code == status
    assert not ada.get("/api/me").json()["has_passphrase"]


def test_the_database_holds_no_passphrase_and_no_token(browse: Browse, settings: Settings) -> None:
    ada = browse()
    ada.get("/api/me")
    ada.post("/api/me/passphrase", json={"name": "Ada", "passphrase": PHRASE})
    token = ada.post("/api/me/token", json={}).json()["token"]
    stored = databases.contents(settings.database)
    assert b"Ada" in stored
    assert b"$argon2id$v=19$m=19456,t=2,p=1$" in stored
    assert PHRASE.encode() not in stored
    assert token.encode() not in stored


def test_a_token_acts_for_its_player_until_the_next(browse: Browse) -> None:
    ada, program = browse(), browse()
    id = ada.get("/api/me").json()["id"]
    first = ada.post("/api/me/token", json={}).json()["token"]
    answer = program.get("/api/me", headers={"Authorization": f"Bearer {first}"})
    assert answer.json()["id"] == id
    assert "set-cookie" not in answer.headers
    second = ada.post("/api/me/token", json={}).json()["token"]
    for token, status in ((first, 403), (second, 200), ("", 403), ("nonsense", 403)):
        assert program.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == status


def test_tries_of_passphrases_are_slowed_down(settings: Settings) -> None:
    limits = Limits(passphrases=Rate(0.001, 3))
    with TestClient(build(msgspec.structs.replace(settings, limits=limits), FakeHall())) as browser:
        tries = [
            browser.post("/api/me/enter", json={"name": "Ada", "passphrase": f"a phrase {n}"}).status_code
            for n in range(5)
        ]
        assert tries == [403, 403, 403, 429, 429]


def test_new_players_of_one_address_are_slowed_down(settings: Settings) -> None:
    limits = Limits(visits=Rate(0.001, 3))
    with browsers(msgspec.structs.replace(settings, limits=limits)) as browse:
        known = browse()
        assert known.get("/api/me").status_code == 200
        assert [browse().get("/api/me").status_code for _ in range(4)] == [200, 200, 429, 429]
        assert known.get("/api/me").status_code == 200


DEVICE: dict[str, Any] = {
    "endpoint": "https://push.example.org/abc",
    "expirationTime": None,
    "keys": {"p256dh": "B" * 87, "auth": "A" * 22},
}


def test_what_no_address_and_no_device_can_be_is_refused(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, smtp=Smtp("localhost", "t@example.org"), push=True)
    with TestClient(build(settings, FakeHall())) as ada:
        me = ada.get("/api/me").json()
        assert me["can_email"]
        assert len(me["push_key"]) == 87
        wrong: list[Any] = [
            {"email": "ada"},
            {"email": "ada@example.org\r\nBcc: all@example.org"},
            {"email": "a@b.c, d@e.f"},
            {"push": {}},
            {"push": {**DEVICE, "endpoint": "http://push.example.org/"}},
            {"push": {**DEVICE, "endpoint": "file:///etc/passwd"}},
            {"push": {**DEVICE, "keys": {"p256dh": 7, "auth": "x"}}},
            {"push": {**DEVICE, "keys": []}},
        ]
        for bad in wrong:
            assert ada.post("/api/me/notices", json=bad).status_code == 400, bad


def test_what_is_left_out_stays_as_it_is(settings: Settings) -> None:
    with TestClient(build(msgspec.structs.replace(settings, push=True), FakeHall())) as ada:
        ada.get("/api/me")
        other = {**DEVICE, "endpoint": "https://push.example.org/def"}
        for device in (DEVICE, other):
            assert ada.post("/api/me/notices", json={"push": device}).json()["push"]
        # Whoever saves an address on a third device, which has none, ends nothing on these two.
        assert ada.post("/api/me/notices", json={"email": ""}).json()["push"]
        assert ada.post("/api/me/notices", json={}).json()["push"]
        assert ada.post("/api/me/notices", json={"without": other["endpoint"]}).json()["push"]
        assert not ada.post("/api/me/notices", json={"without": DEVICE["endpoint"]}).json()["push"]
        for device in (DEVICE, other):
            ada.post("/api/me/notices", json={"push": device})
        assert not ada.post("/api/me/notices", json={"push": None}).json()["push"]


def test_a_server_without_mail_says_so(browse: Browse) -> None:
    ada = browse()
    ada.get("/api/me")
    for wish in ({"email": "ada@example.org"}, {"push": DEVICE}):
        answer = ada.post("/api/me/notices", json=wish)
        assert answer.status_code == 503
        assert answer.json()["code"] == "unavailable"
    assert ada.post("/api/me/notices", json={}).status_code == 200
