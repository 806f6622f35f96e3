"""`hemicycle mcp` as it is typed: what it wants before it begins, and who it remembers to be."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from socket import create_server

import pytest

from hemicycle.cli import mcp
from hemicycle.env.mcp.visit import Visit

from .conftest import Run


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--player", "model.json"), "--player keeps who the model is on one server: name that with --server"),
        (("--server", "table.example"), "“table.example” is no address of a server. One looks like https://"),
        (("--server", "https://ada:pw@table.example"), "is no address of a server."),
        (("--bots", "nosuch.py:Bot"), "there is no file nosuch.py to take a bot from"),
        (
            ("--http", "--host", "0.0.0.0"),
            "to listen on 0.0.0.0 takes a token in HEMICYCLE_MCP_TOKEN, at least 16 long",
        ),
        (("--http", "--host", "256.0.0.1", "--public-url", "x"), "x"),
        (("--port", "99999"), "--port"),
    ],
)
def test_what_it_can_not_begin_with_is_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run("mcp", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_where_others_can_reach_it_it_wants_an_address(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(mcp.TOKEN, "long enough a token")
    result = run("mcp", "--http", "--host", "0.0.0.0", "--lang", "fr")
    assert "il faut l’adresse où on le joint\u00a0: --public-url http://NOM:PORT" in result.stderr


def test_a_port_that_is_taken_is_a_sentence(run: Run) -> None:
    with create_server(("127.0.0.1", 0)) as taken:
        port = f"{taken.getsockname()[1]}"
        assert f"nobody can listen on 127.0.0.1, port {port}" in run("mcp", "--http", "--port", port).stderr


def test_without_the_package_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp, "find_spec", lambda name: None)
    result = run("mcp")
    assert result.exit_code == 2
    assert "install it with: pip install hemicycle[mcp]" in result.stderr


def test_who_the_model_is_is_kept_by_server_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    visits = [Visit(f"https://{name}.example/", "en", "Robin") for name in ("one", "other")]
    for number, visit in enumerate(visits):
        mcp.remembered(file, visit)
        assert visit.key == ""
        assert visit.keep is not None
        visit.keep(f"key {number}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text()) == {"https://one.example": "key 0", "https://other.example": "key 1"}
    again = Visit("https://one.example", "en", "Robin")
    mcp.remembered(file, again)
    assert again.key == "key 0"


def test_a_file_that_holds_something_else_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "model.json").write_text("[1, 2")
    result = run("mcp", "--server", "https://one.example", "--player", "model.json")
    assert "model.json does not hold who the model is" in result.stderr
