"""Who can come: the switch that lets the home network in, who may turn it, and the address that is told."""

from __future__ import annotations

import asyncio
import re
import sys
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from hemicycle.server import network
from hemicycle.server.app import build
from hemicycle.server.gate import Annex
from hemicycle.server.run import configured
from hemicycle.server.settings import Settings

from .client import Client, Trouble
from .conftest import run
from .fakes import FakeHall, Served, served

pytestmark = pytest.mark.one_database

HERE = "http://localhost:8080"
OUR_PAGE = {"Origin": HERE}
NEIGHBOUR = ("192.168.1.7", 50000)


@pytest.fixture
def friendly(settings: Settings) -> Settings:
    """As for whoever typed only `hemicycle`."""
    return msgspec.structs.replace(settings, switch=True, port=8080)


def browser(settings: Settings, at: str = HERE, peer: tuple[str, int] = ("127.0.0.1", 50000)) -> TestClient:
    return TestClient(build(settings, FakeHall()), base_url=at, client=peer)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The machine's addresses at home: one that really exists on this machine, and that nobody else can reach."""
    addresses = ["127.0.0.2"]
    monkeypatch.setattr(network, "home_addresses", lambda: list(addresses))
    monkeypatch.setattr(network, "own_addresses", lambda: list(addresses))
    return addresses


# Who is told what


def test_a_server_that_only_this_machine_reaches_says_so(settings: Settings) -> None:
    with browser(settings) as ada:
        assert ada.get("/api/reach").json() == {"by": "machine", "addresses": [], "switch": False}


def test_whoever_sits_at_the_machine_has_the_switch(friendly: Settings) -> None:
    for at in (HERE, "http://127.0.0.1:8080", "http://[::1]:8080"):
        with browser(friendly, at) as ada:
            assert ada.get("/api/reach").json() == {"by": "machine", "addresses": [], "switch": True}


def test_a_friend_is_told_the_address_that_they_typed_and_no_other(friendly: Settings, home: list[str]) -> None:
    with browser(friendly, "http://192.168.1.20:8080", NEIGHBOUR) as bruno:
        told = bruno.get("/api/reach").json()
        assert told == {"by": "network", "addresses": ["http://192.168.1.20:8080"], "switch": False}


def test_a_server_with_a_public_address_invites_by_it(friendly: Settings) -> None:
    settings = msgspec.structs.replace(friendly, public_url="https://play.example.org")
    with browser(settings) as ada:
        told = ada.get("/api/reach").json()
        assert told == {"by": "public", "addresses": ["https://play.example.org"], "switch": False}


def test_a_server_that_listens_everywhere_invites_by_the_machines_addresses(
    friendly: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.1.20", "203.0.113.9", "fd00::20"])
    four = ["http://192.168.1.20:8080", "http://203.0.113.9:8080"]
    for host, expected in (
        ("0.0.0.0", four),
        ("::", [*four, "http://[fd00::20]:8080"]),
        ("192.168.1.20", four[:1]),
    ):
        with browser(msgspec.structs.replace(friendly, host=host)) as ada:
            assert ada.get("/api/reach").json() == {"by": "network", "addresses": expected, "switch": False}


# Who may turn it


@pytest.mark.parametrize(
    ("at", "peer", "headers"),
    [
        (HERE, NEIGHBOUR, OUR_PAGE),
        ("http://192.168.1.20:8080", NEIGHBOUR, {"Origin": "http://192.168.1.20:8080"}),
        ("http://evil.example:8080", ("127.0.0.1", 1), {"Origin": "http://evil.example:8080"}),
        ("http://127.0.0.2:8080", ("127.0.0.1", 1), {"Origin": "http://127.0.0.2:8080"}),
        (HERE, ("127.0.0.1", 1), {"Origin": "https://evil.example"}),
        (HERE, ("127.0.0.1", 1), {"Origin": "null"}),
        (HERE, ("127.0.0.1", 1), {}),
        (HERE, ("127.0.0.1", 1), {**OUR_PAGE, "X-Forwarded-For": "127.0.0.1"}),
        (HERE, ("127.0.0.1", 1), {**OUR_PAGE, "Via": "1.1 proxy"}),
    ],
    ids=[
        "a neighbour who says localhost",
        "a neighbour",
        "a name that leads here",
        "another address of this machine",
        "a foreign page",
        "a page of nowhere",
        "no page at all",
        "through a proxy",
        "through another proxy",
    ],
)
def test_nobody_else_can_open_the_gate(
    friendly: Settings, home: list[str], at: str, peer: tuple[str, int], headers: dict[str, str]
) -> None:
    with browser(friendly, at, peer) as somebody:
        answer = somebody.post("/api/reach", json={"open": True}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "not-allowed"
    with browser(friendly) as ada:
        assert ada.get("/api/reach").json()["by"] == "machine"


def test_a_server_that_was_started_without_the_switch_has_none(settings: Settings, home: list[str]) -> None:
    with browser(settings) as ada:
        assert ada.post("/api/reach", json={"open": True}, headers=OUR_PAGE).status_code == 403


def test_a_friends_browser_is_sent_no_header_that_it_would_complain_of(friendly: Settings) -> None:
    with browser(friendly, "http://192.168.1.20:8080", NEIGHBOUR) as bruno, browser(friendly) as ada:
        assert "cross-origin-opener-policy" not in bruno.get("/").headers
        assert ada.get("/").headers["cross-origin-opener-policy"] == "same-origin"


# Opening and shutting


def opening(here: Served) -> None:
    """Let the server in the test's loop have an annex."""
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has all of 127.0.0.0/8")
    settings = msgspec.structs.replace(here.desk.settings, port=here.port)
    here.desk.gate.settings = settings
    here.desk.gate.build = lambda: Annex(configured(settings, here.app))


def person(here: Any, name: str, host: str = "localhost") -> Client:
    return Client(here, name, host)


async def answers(host: str, port: int) -> bool:
    try:
        reader, writer = await asyncio.open_connection(host, port)
    except OSError:
        return False
    writer.write(f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer.startswith(b"HTTP/1.1 200") and b'"ok":true' in answer


def test_opened_others_can_come_and_shut_they_are_cut_off(friendly: Settings, home: list[str]) -> None:
    async def work() -> None:
        async with served(friendly, FakeHall()) as here:
            opening(here)
            there = f"http://127.0.0.2:{here.port}"
            ada = await person(here, "Ada").arrive()
            assert not await answers("127.0.0.2", here.port)
            told = await ada.post("/api/reach", {"open": True})
            assert told == {"by": "network", "addresses": [there], "switch": True}
            assert await answers("127.0.0.2", here.port)
            assert await ada.post("/api/reach", {"open": True}) == told, "open already"

            bruno = person(here, "Bruno", host="127.0.0.2")
            await bruno.arrive()
            assert await bruno.get("/api/reach") == {"by": "network", "addresses": [there], "switch": False}
            with pytest.raises(Trouble, match="403"):
                await bruno.post("/api/reach", {"open": False})
            await bruno.come("t")
            await ada.come("t")

            shut = await ada.post("/api/reach", {"open": False})
            assert shut == {"by": "machine", "addresses": [], "switch": True}
            assert not await answers("127.0.0.2", here.port)
            await bruno.until(lambda: bruno.socket is None)
            assert bruno.code == 1012
            await ada.must("ready")
            assert (await ada.post("/api/reach", {"open": True}))["by"] == "network"
            await here.desk.gate.shut()

    run(work)


def test_what_was_opened_at_home_is_not_open_elsewhere(friendly: Settings, home: list[str]) -> None:
    """The machine has gone to another network: nothing listens there until it is opened anew."""

    async def work() -> None:
        async with served(friendly, FakeHall()) as here:
            opening(here)
            ada = await person(here, "Ada").arrive()
            await ada.post("/api/reach", {"open": True})
            home[:] = ["127.0.0.3"]
            assert await ada.get("/api/reach") == {"by": "machine", "addresses": [], "switch": True}
            assert not await answers("127.0.0.3", here.port)
            told = await ada.post("/api/reach", {"open": True})
            assert told["addresses"] == [f"http://127.0.0.3:{here.port}"]
            assert not await answers("127.0.0.2", here.port)
            await here.desk.gate.shut()

    run(work)


def test_in_no_network_it_says_so(friendly: Settings, home: list[str]) -> None:
    home.clear()

    async def work() -> None:
        async with served(friendly, FakeHall()) as here:
            opening(here)
            ada = await person(here, "Ada").arrive()
            with pytest.raises(Trouble, match="This machine is not on a home network now"):
                await ada.post("/api/reach", {"open": True})

    run(work)


def test_a_port_that_another_program_has_there_is_stepped_over(friendly: Settings, home: list[str]) -> None:
    async def work() -> None:
        async with served(friendly, FakeHall()) as here:
            opening(here)
            with network.listen("127.0.0.2", here.port) as taken:
                taken.listen()
                ada = await person(here, "Ada").arrive()
                (address,) = (await ada.post("/api/reach", {"open": True}))["addresses"]
                port = int(address.rpartition(":")[2])
                assert here.port < port
                assert await answers("127.0.0.2", port)
            await here.desk.gate.shut()

    run(work)


# Addresses


def adapters(*addresses: str) -> list[Any]:
    ips = [SimpleNamespace(ip=(one, 0, 0) if ":" in one else one) for one in addresses]
    return [SimpleNamespace(ips=ips)]


def test_the_addresses_at_home_are_those_that_a_friend_can_type(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["::1", "127.0.0.1", "fe80::1", "fd00::20", "2a00::20", "169.254.3.4", "172.17.0.1", "192.168.1.20"]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters(*found, "93.184.216.34", "100.64.0.9"))
    monkeypatch.setattr(network, "_way_outside", lambda: "192.168.1.20")
    assert network.home_addresses() == [
        "192.168.1.20",
        "100.64.0.9",
        "172.17.0.1",
        "169.254.3.4",
        "fd00::20",
    ]
    assert {"93.184.216.34", "2a00::20"} == set(network.own_addresses()) - set(network.home_addresses())


def test_this_machine_knows_its_addresses() -> None:
    assert not any(network.is_loopback(one) for one in network.own_addresses())
    assert network._way_outside() in ("", *network.own_addresses())


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("::1", True),
        ("[::1]", True),
        ("::ffff:127.0.0.1", True),
        ("0.0.0.0", False),
        ("192.168.1.20", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_what_means_this_machine(host: str, loopback: bool) -> None:
    assert network.is_loopback(host) is loopback


# The code for phones


def test_the_link_is_drawn_for_a_phone(friendly: Settings, home: list[str]) -> None:
    with browser(friendly, "http://192.168.1.20:8080", NEIGHBOUR) as bruno:
        bruno.get("/api/me")
        path = "/api/tables/t/code?address="
        drawing = bruno.get(path + "http://192.168.1.20:8080")
        assert drawing.headers["content-type"] == "image/svg+xml"
        assert re.match(r'<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+">', drawing.text)
        assert 'fill="#fff"' in drawing.text
        assert bruno.get(path + "http://elsewhere.example").status_code == 404
        assert bruno.get("/api/tables/nosuch/code?address=http://192.168.1.20:8080").status_code == 404


def test_the_drawing_holds_the_link() -> None:
    """Read back by the program that draws it: the same squares for the same link, others for another."""
    import segno

    from hemicycle.server.codes import drawn

    link = "http://192.168.1.20:8080/t/abcdefghijkl"
    squares = {tuple(map(tuple, segno.make_qr(one, error="m").matrix)) for one in (link, link + "m")}
    assert len(squares) == 2
    assert drawn(link) != drawn(link + "m")
    assert drawn(link) == drawn(link)
