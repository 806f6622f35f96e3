"""Logging out, changing a passphrase, deleting oneself, blocking: what a browser asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec
import pytest
from starlette.testclient import TestClient

from hemicycle.server.app import build
from hemicycle.server.settings import Settings, unlimited

PHRASE = "correct horse battery"
OTHER = "wrong horse battery"
TRIES = 300
"""So often one looks whether something has come about beside what one asked for."""
Browse: TypeAlias = Callable[[], TestClient]


@pytest.fixture
def browse(settings: Settings) -> Iterator[Browse]:
    app = build(msgspec.structs.replace(settings, limits=unlimited()))
    with TestClient(app) as first:

        def browse() -> TestClient:
            another = TestClient(app)
            another.portal = first.portal  # all in one loop, as in a server
            return another

        yield browse


def ada_on_two_devices(browse: Browse) -> tuple[TestClient, TestClient, str]:
    desk, phone = browse(), browse()
    id = desk.get("/api/me").json()["id"]
    desk.post("/api/me/passphrase", json={"name": "Ada", "passphrase": PHRASE})
    phone.post("/api/me/enter", json={"name": "Ada", "passphrase": PHRASE})
    assert phone.get("/api/me").json()["id"] == id
    return desk, phone, id


def test_to_log_out_here_leaves_the_other_device_alone(browse: Browse) -> None:
    desk, phone, id = ada_on_two_devices(browse)
    assert desk.post("/api/me/out", json={}).status_code == 200
    assert desk.get("/api/me").json()["id"] != id
    assert phone.get("/api/me").json()["id"] == id


def test_to_log_out_everywhere_ends_every_cookie_and_the_key(browse: Browse) -> None:
    desk, phone, id = ada_on_two_devices(browse)
    key = desk.post("/api/me/token", json={}).json()["token"]
    program = {"Authorization": f"Bearer {key}"}
    assert browse().get("/api/me", headers=program).json()["id"] == id
    thief = browse()
    thief.cookies.update(phone.cookies)
    assert desk.post("/api/me/out", json={"everywhere": True}).status_code == 200
    assert desk.get("/api/me").json()["id"] != id
    assert phone.get("/api/me").json()["id"] != id
    assert thief.get("/api/me").json()["id"] != id
    assert browse().get("/api/me", headers=program).status_code == 403
    back = browse()
    assert back.post("/api/me/enter", json={"name": "Ada", "passphrase": PHRASE}).json()["id"] == id
    assert back.get("/api/me").json()["id"] == id


def test_nobody_locks_themselves_out_for_good(browse: Browse) -> None:
    ada = browse()
    id = ada.get("/api/me").json()["id"]
    answer = ada.post("/api/me/out", json={"everywhere": True})
    assert answer.status_code == 403
    assert "passphrase" in answer.json()["said"]["en"]
    assert ada.get("/api/me").json()["id"] == id


def test_open_tables_of_who_is_logged_out_everywhere_are_closed(browse: Browse) -> None:
    desk, phone, _ = ada_on_two_devices(browse)
    new = {"game": "koalition", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = desk.post("/api/tables", json=new).json()["table"]
    origin = {"Origin": "http://testserver"}
    with phone.websocket_connect(f"/api/tables/{table}/socket", headers=origin) as socket:
        socket.receive_json()
        desk.post("/api/me/out", json={"everywhere": True})
        message = socket.receive()
        while message["type"] != "websocket.close":
            message = socket.receive()
        assert message["code"] == 1008


def test_a_new_name_is_new_at_ones_tables_by_whichever_door(browse: Browse) -> None:
    ada = browse()
    ada.get("/api/me")
    ada.post("/api/me", json={"name": "Ada"})
    new = {"game": "koalition", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = ada.post("/api/tables", json=new).json()["table"]

    def named(name: str) -> bool:
        """It is told to one table after the other, beside everything else."""
        return any(ada.get(f"/api/tables/{table}").json()["seats"][0]["name"] == name for _ in range(TRIES))

    assert ada.post("/api/me", json={"name": "Eve"}).status_code == 200
    assert named("Eve")
    assert ada.post("/api/me/passphrase", json={"name": "Iris", "passphrase": PHRASE}).status_code == 200
    assert named("Iris")


def test_a_passphrase_is_changed_only_with_the_old_one(browse: Browse) -> None:
    desk, phone, id = ada_on_two_devices(browse)
    for old in ({}, {"old": OTHER}, {"old": ""}):
        answer = desk.post("/api/me/passphrase", json={"name": "Ada", "passphrase": OTHER, **old})
        assert answer.status_code == 403
        assert answer.json()["said"]["fr"].startswith("Ce n’est pas votre phrase secrète")
    assert browse().post("/api/me/enter", json={"name": "Ada", "passphrase": OTHER}).status_code == 403
    changed = desk.post("/api/me/passphrase", json={"name": "Ada", "passphrase": OTHER, "old": PHRASE})
    assert changed.status_code == 200
    assert browse().post("/api/me/enter", json={"name": "Ada", "passphrase": OTHER}).json()["id"] == id
    assert phone.get("/api/me").json()["id"] == id, "to end other devices is to log out everywhere"


def test_to_delete_oneself_takes_the_passphrase_and_leaves_nobody(browse: Browse) -> None:
    desk, phone, id = ada_on_two_devices(browse)
    assert desk.post("/api/me/delete", json={"passphrase": OTHER}).status_code == 403
    assert desk.get("/api/me").json()["id"] == id
    assert desk.post("/api/me/delete", json={"passphrase": PHRASE}).status_code == 200
    assert desk.get("/api/me").json()["id"] != id
    assert phone.get("/api/me").json()["id"] != id
    assert browse().post("/api/me/enter", json={"name": "Ada", "passphrase": PHRASE}).status_code == 403


def test_who_has_no_passphrase_deletes_themselves_without_one(browse: Browse) -> None:
    ada = browse()
    id = ada.get("/api/me").json()["id"]
    assert ada.post("/api/me/delete", json={}).status_code == 200
    assert ada.get("/api/me").json()["id"] != id


def test_a_program_with_a_key_cannot_do_away_with_its_player(browse: Browse) -> None:
    ada = browse()
    id = ada.get("/api/me").json()["id"]
    program = {"Authorization": f"Bearer {ada.post('/api/me/token', json={}).json()['token']}"}
    for door, body in (("delete", {}), ("out", {"everywhere": True})):
        assert browse().post(f"/api/me/{door}", json=body, headers=program).status_code == 403
    assert ada.get("/api/me").json()["id"] == id


def test_a_program_with_a_key_cannot_become_its_player(browse: Browse) -> None:
    """With a passphrase, or links in mails, of its own it would come in by a browser, and could do the rest."""
    ada = browse()
    ada.get("/api/me")
    ada.post("/api/me", json={"name": "Ada"})
    program = {"Authorization": f"Bearer {ada.post('/api/me/token', json={}).json()['token']}"}
    for door, body in (
        ("passphrase", {"name": "Ada", "passphrase": OTHER}),
        ("notices", {"email": "x@example.org"}),
    ):
        answer = browse().post(f"/api/me/{door}", json=body, headers=program)
        assert answer.status_code == 403
        assert answer.json()["said"]["en"].startswith("A program with a key can’t")
    assert not ada.get("/api/me").json()["has_passphrase"]


def test_blocks_are_listed_by_name_and_can_be_lifted(browse: Browse) -> None:
    ada, bruno = browse(), browse()
    for browser, name in ((ada, "Ada"), (bruno, "Bruno")):
        browser.get("/api/me")
        browser.post("/api/me", json={"name": name})
    new = {"game": "koalition", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = bruno.post("/api/tables", json=new).json()["table"]
    assert ada.get("/api/me/blocks").json() == {"blocked": []}
    blocked = ada.post("/api/me/blocks", json={"table": table, "seat": 0}).json()["blocked"]
    assert [one["name"] for one in blocked] == ["Bruno"]
    assert bruno.get("/api/me").json()["id"] not in str(blocked)
    assert ada.post("/api/me/blocks", json={"table": "none", "seat": 0}).status_code == 404
    assert ada.post("/api/me/unblock", json={"key": blocked[0]["key"]}).json() == {"blocked": []}
