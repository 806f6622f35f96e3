"""The doors of HTTP: what they tell a browser, whom they let in, and what they say when they don't."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import StringIO
from itertools import product
from pathlib import Path
from typing import cast

import msgspec
import pytest
import structlog
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient

from hemicycle import games
from hemicycle.engine.rulebook import PageName
from hemicycle.engine.texts import LANGUAGES
from hemicycle.server import client, logs, metrics, protocol, reading, schema
from hemicycle.server.app import build
from hemicycle.server.limits import Bucket, Buckets
from hemicycle.server.settings import BadSettings, Limits, Rate, Settings, public_url

from .fakes import FakeHall

pytestmark = pytest.mark.one_database

ROOT = Path(__file__).parents[2]
HERE = {"Origin": "http://testserver"}


@pytest.fixture
def hall() -> FakeHall:
    return FakeHall()


@pytest.fixture
def ada(settings: Settings, hall: FakeHall) -> Iterator[TestClient]:
    """Somebody with a name, in a browser."""
    with TestClient(build(settings, hall)) as browser:
        browser.get("/api/me")
        browser.post("/api/me", json={"name": "Ada"})
        yield browser


# What a browser is told


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/nowhere", "/healthz", "/nothing.js", "/metrics"])
def test_every_answer_keeps_the_browser_safe(ada: TestClient, path: str) -> None:
    headers = ada.get(path).headers
    policy = dict(one.split(" ", 1) for one in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws://testserver wss://testserver"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_a_host_can_not_write_into_the_policy(ada: TestClient) -> None:
    policy = ada.get("/", headers={"Host": "x; script-src *"}).headers["content-security-policy"]
    assert policy.count("script-src") == 1
    assert "connect-src 'self';" in policy


def test_behind_https_the_browser_is_told_to_stay_there(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, public_url="https://play.example.org")
    with TestClient(build(settings, FakeHall())) as browser:
        headers = browser.get("/").headers
        assert headers["strict-transport-security"] == "max-age=31536000"
        assert "connect-src 'self' wss://play.example.org;" in headers["content-security-policy"]


def test_what_the_api_says_is_not_kept_by_anybody(ada: TestClient) -> None:
    for path in ("/api/me", "/api/tables", "/api/nowhere"):
        assert ada.get(path).headers["cache-control"] == "no-store"


# Whom they let in


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "https://testserver.evil.example", "null", "http://test"]
)
def test_a_page_of_another_site_changes_nothing(ada: TestClient, origin: str) -> None:
    answer = ada.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "not-allowed"
    assert "access-control-allow-origin" not in answer.headers
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_our_own_page_and_programs_may(ada: TestClient) -> None:
    assert ada.post("/api/me", json={"name": "Bob"}, headers=HERE).json()["name"] == "Bob"
    assert ada.post("/api/me", json={"name": "Eva"}).json()["name"] == "Eva"
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)):
        answer = ada.post("/api/me", json={"name": "Eva"}, headers={"Sec-Fetch-Site": site})
        assert answer.status_code == status


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_what_a_form_can_send_is_not_taken(ada: TestClient, kind: str) -> None:
    for path in ("/api/me", "/api/me/token", "/api/tables"):
        answer = ada.post(path, content=b'{"name":"Eve"}', headers={"Content-Type": kind})
        assert answer.status_code == 400
        assert "application/json" in answer.json()["said"]["en"]
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_a_body_has_a_bound_also_when_its_length_is_not_told(ada: TestClient) -> None:
    large = b'{"name":"' + b"x" * 40_000 + b'"}'
    assert ada.post("/api/me", content=large, headers={"Content-Type": "application/json"}).status_code == 413

    def chunks() -> Iterator[bytes]:
        for start in range(0, len(large), 1000):
            yield large[start : start + 1000]

    answer = ada.post("/api/me", content=chunks(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


@pytest.mark.parametrize("body", [b"", b"{", b"[1", b"\xff", b'{"name":"\\ud800"}', b"[" * 30_000, b"NaN"])
def test_a_body_that_can_not_be_read(ada: TestClient, body: bytes) -> None:
    answer = ada.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert msgspec.json.decode(answer.content, type=protocol.Trouble).code == "malformed"


def test_requests_of_one_address_have_a_pace(settings: Settings) -> None:
    limits = Limits(requests=Rate(0.001, 5))
    with TestClient(build(msgspec.structs.replace(settings, limits=limits), FakeHall())) as browser:
        assert [browser.get("/api/games").status_code for _ in range(7)] == [200] * 5 + [429] * 2
        assert browser.get("/").status_code == 200
        assert browser.get("/healthz").status_code == 200


def test_to_look_back_at_a_game_counts_for_several(settings: Settings) -> None:
    limits = Limits(requests=Rate(0.001, 15))
    with TestClient(build(msgspec.structs.replace(settings, limits=limits), FakeHall())) as browser:
        browser.get("/api/me")
        looked = [browser.get("/api/tables/none/chronicle").status_code for _ in range(4)]
        assert looked == [404, 404, 429, 429]


def test_what_can_be_promised_counts_for_several(settings: Settings) -> None:
    limits = Limits(requests=Rate(0.001, 15))
    with TestClient(build(msgspec.structs.replace(settings, limits=limits), FakeHall())) as browser:
        browser.get("/api/me")
        looked = [browser.get("/api/tables/none/terms?with=1").status_code for _ in range(4)]
        assert looked == [404, 404, 429, 429]


def test_tables_of_one_address_have_a_pace(settings: Settings) -> None:
    limits = Limits(tables=Rate(0.001, 2))
    new = {"game": "koalition", "seats": [{"kind": "me"}, {}]}
    with TestClient(build(msgspec.structs.replace(settings, limits=limits), FakeHall())) as browser:
        browser.get("/api/me")
        assert [browser.post("/api/tables", json=new).status_code for _ in range(3)] == [200, 200, 429]


def test_buckets_fill_again_and_a_debt_must_be_waited_out() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 4, flood=3), lambda: now[0])
    assert [bucket.take() for _ in range(6)] == ["", "", "", "", "too-fast", "too-fast"]
    now[0] = 1.0
    assert bucket.take() == "too-fast"
    assert [bucket.take() for _ in range(3)] == ["too-fast", "flood", "flood"]
    now[0] = 2.0
    assert [bucket.take() for _ in range(2)] == ["too-fast", "flood"]
    now[0] = 100.0
    assert [bucket.take() for _ in range(5)] == ["", "", "", "", "too-fast"]


def test_buckets_have_a_bound_in_number() -> None:
    buckets = Buckets(Rate(0, 1), lambda: 0.0, at_most=3)
    for key in "abc":
        assert buckets.take(key) == ""
    assert buckets.take("a") == "too-fast"
    assert buckets.take("d") == ""
    assert buckets.take("a") == "too-fast", "used a moment ago"
    assert buckets.take("b") == "", "forgotten"


# What they say


def test_who_is_not_known_is_told(settings: Settings) -> None:
    with TestClient(build(settings, FakeHall())) as stranger:
        for path in ("/api/tables", "/api/tables/t", "/api/tables/t/story", "/api/tables/t/record"):
            answer = stranger.get(path)
            assert answer.status_code == 403
            trouble = msgspec.json.decode(answer.content, type=protocol.Trouble)
            assert trouble.said.en.startswith("The server does not know you yet")
            assert trouble.said.fr.startswith("Le serveur ne vous connaît pas encore")


def test_what_is_not_there(ada: TestClient) -> None:
    for path in (
        "/api/nowhere",
        "/api/tables/x",
        "/api/tables/x/story",
        "/nothing.js",
        "/assets/none",
        "/a/b.php",
    ):
        answer = ada.get(path)
        assert answer.status_code == 404
        assert msgspec.json.decode(answer.content, type=protocol.Trouble).code == "not-found"
    for method, path in (("DELETE", "/api/me"), ("PUT", "/api/tables"), ("OPTIONS", "/api/me"), ("POST", "/")):
        assert ada.request(method, path).status_code == 405


def test_a_table_is_made_and_read(ada: TestClient, hall: FakeHall) -> None:
    new = {"game": "koalition", "seats": [{"kind": "me"}, {"kind": "bot", "level": "steady"}], "watch": "all"}
    assert ada.post("/api/tables", json=new).json() == {"table": "t"}
    assert hall.made[0].seats[1].level == "steady"
    answer = ada.get("/api/tables/t/terms?with=2&with=3&lang=fr").json()
    assert answer["terms"] == [{"term": {"lang": "fr"}, "seat": seat, "said": "…"} for seat in (2, 3)]
    for asked, seat in (("", None), ("&seat=2", 2), ("&seat=-1", -1), ("&seat=all", "all")):
        answer = ada.get(f"/api/tables/t/moment?move=7{asked}").json()
        assert answer["board"] == {"seat": seat, "lang": "en"}
    for asked in ("", "?move=", "?move=-1", "?move=x", "?move=7&seat=-2", "?move=7&seat=some", "?move=1e9"):
        assert ada.get(f"/api/tables/t/moment{asked}").json()["code"] == "malformed"
    record = ada.get("/api/tables/t/record")
    assert record.text == '{"a":1}\n{"b":2}\n'
    assert record.headers["content-disposition"] == 'attachment; filename="hemicycle-t.jsonl"'
    assert record.headers["content-type"].startswith("application/jsonl")


@pytest.mark.parametrize(
    ("preferred", "lang"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, en;q=0.5, fr;q=0.7", "fr"),
        ("de", "en"),
        ("", "en"),
        ("en,fr", "en"),
    ],
)
def test_the_language_is_the_browsers_unless_asked_for(ada: TestClient, preferred: str, lang: str) -> None:
    told = ada.get("/api/tables/t/moment?move=1", headers={"Accept-Language": preferred}).json()
    assert told["board"]["lang"] == lang
    told = ada.get("/api/tables/t/moment?move=1&lang=en", headers={"Accept-Language": "fr"}).json()
    assert told["board"]["lang"] == "en"


@pytest.fixture
def log() -> Iterator[StringIO]:
    """What is logged."""
    logs.configure("json", file=(written := StringIO()))
    yield written
    structlog.reset_defaults()


def test_a_failure_is_said_and_logged_without_secrets(ada: TestClient, log: StringIO) -> None:
    answer = ada.get("/api/tables/t/chronicle")
    assert answer.status_code == 503
    assert answer.json()["code"] == "unavailable"
    (line,) = [json.loads(one) for one in log.getvalue().splitlines()]
    assert (line["event"], line["level"], line["door"], line["error"]) == (
        "request-failed",
        "error",
        "chronicle",
        "RuntimeError",
    )
    assert re.search(r"server/api\.py:\d+", line["where"])
    assert "ace of spades" not in answer.text + log.getvalue()
    assert ada.get("/api/games").status_code == 200


def test_logs_drop_what_could_be_secret(log: StringIO) -> None:
    logs.log.info(
        "dealt", table="xqYzdq7w9C45", hands=["ace"], cookie="c", seed=1, seat_key="k", API_TOKEN="t", text="psst"
    )
    line = json.loads(log.getvalue())
    assert line.keys() == {"event", "table", "level", "timestamp"}
    assert line["table"] == "xqYz…"
    logs.configure("json", "warning", file=(log := StringIO()))
    logs.log.info("quiet")
    assert log.getvalue() == ""


# What can be read of a game


def test_the_rules_are_a_page_in_the_readers_language(ada: TestClient) -> None:
    page = ada.get("/api/rules/chair?lang=fr").json()
    assert page["title"] == "Chaise"
    paragraphs = {one["at"]: one for part in page["parts"] for one in part.get("paragraphs", ())}
    assert list(paragraphs) == ["1-1", "2-1", "3-1", "3-2", "4-1", "4-2", "a1"]
    assert paragraphs["4-1"]["key"] == "§\u00a04 1"
    assert paragraphs["4-1"]["options"] == ["rounds"]
    assert paragraphs["1-1"]["blocks"][1]["picture"] == "friends"
    # What names another paragraph leads there.
    assert '<a href="#a1">A1</a>' in paragraphs["3-2"]["blocks"][0]["html"]
    assert ada.get("/api/learn/chair").json()["title"] == "Chair in two minutes"
    assert ada.get("/api/rules/chess").status_code == 404


def test_a_page_of_a_game_is_sent_small_to_whoever_can_read_it_so(ada: TestClient) -> None:
    small = ada.get("/api/rules/chair", headers={"Accept-Encoding": "gzip"})
    plain = ada.get("/api/rules/chair", headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.json() == plain.json()


@pytest.mark.parametrize("game", games.names())
def test_no_page_of_a_game_has_style_or_script_of_its_own(game: str) -> None:
    """The Content-Security-Policy would not have it; and every link within a page leads somewhere."""
    for language, name in product(LANGUAGES, ("rules", "minutes")):
        made = reading.sheet(game, language, cast(PageName, name))
        assert made, f"{game} has no texts/{name}.{language}.md"
        page = msgspec.json.decode(made.plain, type=protocol.Page)
        paragraphs = [one for part in page.parts for one in part.paragraphs]
        blocks = [*page.lead, *(block for part in page.parts for block in part.lead)]
        html = "".join(block.html for block in (*blocks, *(block for one in paragraphs for block in one.blocks)))
        assert not re.search(r"style=|<script|<img|&lt;|\*\*", html)
        assert not re.findall(r'href="(?!#)', html)
        places = {part.at for part in page.parts} | {one.at for one in paragraphs}
        assert set(re.findall(r'href="#([^"]*)"', html)) <= places


# For whoever runs it


def test_health_is_that_of_the_store(ada: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ada.get("/healthz").json() == {"ok": True}

    async def broken(self: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr("hemicycle.server.store.Store.check", broken)
    assert ada.get("/healthz").status_code == 503


def test_metrics_are_for_the_machine_itself_or_for_the_token(settings: Settings) -> None:
    def asked(token: str, address: str, **headers: str) -> int:
        app = build(msgspec.structs.replace(settings, metrics_token=token), FakeHall())
        with TestClient(app, client=(address, 1)) as prometheus:
            answer = prometheus.get("/metrics", headers=headers)
            assert ("hemicycle_connections" in answer.text) is (answer.status_code == 200)
            return answer.status_code

    assert asked("", "127.0.0.1") == 200
    assert asked("", "::1") == 200
    assert asked("", "192.0.2.1") == 403
    assert asked("", "127.0.0.1", **{"X-Forwarded-For": "192.0.2.1"}) == 403
    assert asked("", "192.0.2.1", Authorization="Bearer ") == 403
    assert asked("key", "192.0.2.1", Authorization="Bearer key") == 200
    assert asked("key", "192.0.2.1", Authorization="Bearer kex") == 403
    assert asked("key", "127.0.0.1") == 403


def test_what_is_measured(ada: TestClient) -> None:
    ada.get("/api/nowhere")
    told = metrics.text().decode()
    for name in (
        "hemicycle_connections 0.0",
        "hemicycle_tables_loaded",
        "hemicycle_command_seconds_bucket",
        'hemicycle_refused_total{code="not-found"}',
        "hemicycle_commit_seconds_count",
        "hemicycle_commit_group_sum",
    ):
        assert name in told, name
    assert told.startswith("# HELP hemicycle_")


# The client's files


@pytest.fixture
def built(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Hemicycle</title>")
    (static / "assets" / "index-4f2a.js").write_text("let x = 1;\n" * 500)
    (static / "sw.js").write_text("self")
    (static / "manifest.webmanifest").write_text("{}")
    monkeypatch.setattr("hemicycle.server.app.Client", lambda: client.Client(static))
    with TestClient(build(settings, FakeHall())) as browser:
        yield browser


@pytest.mark.parametrize("path", ["/", "/t/a-table", "/new", "/me", "/help", "/replay/x/7"])
def test_every_address_of_the_client_is_its_page(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert answer.text == "<!doctype html><title>Hemicycle</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert built.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_assets_are_kept_for_ever_and_compressed(built: TestClient) -> None:
    answer = built.get("/assets/index-4f2a.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) < 500
    assert answer.text == "let x = 1;\n" * 500
    plain = built.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == answer.text
    assert "content-encoding" not in plain.headers
    for path in ("/assets/index-4f2a.js", "/"):
        known = {"If-None-Match": built.get(path).headers["etag"]}
        assert built.get(path, headers=known).status_code == 304
    assert built.get("/assets/index-old.js").status_code == 404


def test_a_client_that_is_built_anew_is_served_anew(built: TestClient, tmp_path: Path) -> None:
    assert "Hemicycle" in built.get("/").text
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Another</title>" + " " * 100)
    assert "Another" in built.get("/").text


def test_service_worker_and_manifest_are_at_the_root(built: TestClient) -> None:
    worker, manifest = built.get("/sw.js"), built.get("/manifest.webmanifest")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert worker.headers["cache-control"] == manifest.headers["cache-control"] == "no-cache"


def test_no_way_leads_out_of_the_folder(built: TestClient, tmp_path: Path) -> None:
    (tmp_path / "cookies.txt").write_text("secret")
    for path in ("/../cookies.txt", "/%2e%2e/cookies.txt", "/assets/..%2f..%2fcookies.txt", "/..%5ccookies.txt"):
        assert "secret" not in built.get(path).text


def test_without_a_built_client_the_page_says_what_to_do(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hemicycle.server.app.Client", lambda: client.Client(tmp_path / "nothing"))
    with TestClient(build(settings, FakeHall())) as browser:
        for path in ("/", "/t/x"):
            assert "make run" in browser.get(path).text


# Settings and papers


@pytest.mark.parametrize(
    "given",
    [
        "play.example.org",
        "ftp://play.example.org",
        "https://",
        "https://x/path",
        "https://x?y",
        "https://u@x",
        "http://x:y",
        "http://[",
    ],
)
def test_a_public_url_is_an_address_alone(given: str) -> None:
    with pytest.raises(BadSettings, match="public URL"):
        public_url(given)


def test_public_urls() -> None:
    assert public_url("") == ""
    assert public_url("https://Play.example.org/") == "https://play.example.org"
    assert public_url("http://localhost:8080") == "http://localhost:8080"


def test_every_message_and_every_field_of_the_protocol_is_described() -> None:
    """By the docstring of its class, and by the one under it."""
    described = schema.schema()["$defs"]
    for name, message in described.items():
        if "properties" in message:
            assert message.get("description"), f"{name} has no docstring"
            for field, about in message["properties"].items():
                assert about.get("description"), f"{name}.{field} has no docstring"
    assert described["TableInfo"]["properties"]["commitment"]["description"].startswith("The hash of the secret")
    assert described["Sit"]["properties"]["id"]["description"].startswith("Of the client's own making")


def test_the_schema_of_the_protocol_is_up_to_date() -> None:
    """If not: python -m hemicycle.server.schema > docs/protocol.schema.json"""
    assert (ROOT / "docs" / "protocol.schema.json").read_text("utf-8") == schema.text()


def test_every_door_is_in_the_protocols_page() -> None:
    from hemicycle.server.api import ROUTES

    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for route in ROUTES:
        assert isinstance(route, Route | WebSocketRoute)
        path = route.path.replace("{table}", "TABLE")
        if "{" not in path:
            assert f"{path}" in page, path
