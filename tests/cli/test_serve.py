"""`hemicycle` alone and `hemicycle serve`: a page to open, and a clean end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from hemicycle.cli import serve
from hemicycle.server import run as server_run
from tests.test_refusals import english

from .conftest import Run


@contextmanager
def started(
    folder: Path, *words: str, script: str = "", **environment: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command (or a script that calls it), and the address that it tells."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", **environment}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        env.pop(name, None)
    process = subprocess.Popen(
        [sys.executable, *(("-c", script) if script else ("-m", "hemicycle")), *words],
        env=env,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + process.stderr.read()
        yield process, found[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def ended(process: subprocess.Popen[str], by: signal.Signals) -> tuple[int, str]:
    process.send_signal(by)
    status = process.wait(15)
    assert process.stderr is not None
    return status, process.stderr.read()


def test_hemicycle_alone_serves_the_page_from_the_data_folder(tmp_path: Path) -> None:
    with closing(server_run.listen("127.0.0.1", 0)) as taken:
        taken.listen()
        with started(tmp_path, "--no-browser") as (process, address):
            assert "<title>" in get(f"{address}/")
            assert '"ok":true' in get(f"{address}/healthz")
            files = {path.name for path in (tmp_path / "hemicycle").iterdir()}
            assert {"hemicycle.db", "cookies.key"} <= files
            again = subprocess.run(
                [sys.executable, "-m", "hemicycle", "--no-browser"],
                env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "fr_FR.UTF-8"},
                capture_output=True,
                text=True,
                timeout=20,
            )
            assert again.returncode == 0
            assert again.stdout == f"Hemicycle tourne déjà, à l’adresse {address}\n"
            assert ended(process, signal.SIGINT) == (0, "")


def test_serve_on_any_port_ends_cleanly_with_an_open_connection(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database", "sqlite:///here/games.db", "--log", "json", "--bot-delay", "0")
    with started(tmp_path, *words) as (process, address):
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as waiting:
            waiting.sendall(b"GET /api/ga")
            assert '"koalition"' in get(f"{address}/api/games")
            status, log = ended(process, signal.SIGTERM)
        assert status == 0
        assert [re.search(r'"event": "(\w+)"', line)[1] for line in log.splitlines()] == [  # type: ignore[index]
            "started",
            "stopped",
        ]
    assert (tmp_path / "here" / "games.db").exists()


def test_it_says_that_only_this_machine_can_reach_it_and_how_to_change_that(tmp_path: Path) -> None:
    with started(tmp_path, "--no-browser") as (process, _):
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Only this machine can reach it.")
        assert "hemicycle --lan" in line


AT_HOME = """
import sys
from hemicycle.server import network
network.home_addresses = network.own_addresses = lambda: {addresses}
from hemicycle.cli import main
main(sys.argv[1:])
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has all of 127.0.0.0/8")
@pytest.mark.parametrize("words", [("--lan", "--no-browser"), ("serve", "--lan", "--port", "0")])
def test_with_lan_others_come_from_the_start(tmp_path: Path, words: tuple[str, ...]) -> None:
    script = AT_HOME.format(addresses=["127.0.0.2", "127.0.0.3"])
    with started(tmp_path, *words, script=script) as (process, address):
        assert process.stdout is not None
        line = process.stdout.readline()
        port = address.rpartition(":")[2]
        others = [f"http://127.0.0.2:{port}", f"http://127.0.0.3:{port}"]
        assert line == f"Others in your network reach it at {', '.join(others)}\n"
        for other in (address, *others):
            assert '"ok":true' in get(f"{other}/healthz")
        status, _ = ended(process, signal.SIGINT)
        assert status == 0


def test_with_lan_and_no_network_it_runs_and_says_so(tmp_path: Path) -> None:
    script = AT_HOME.format(addresses=[])
    with started(tmp_path, "--lan", "--no-browser", script=script) as (process, address):
        assert process.stdout is not None
        assert process.stdout.readline().startswith("This machine is in no home network now")
        assert '"ok":true' in get(f"{address}/healthz")


def test_two_servers_do_not_share_a_database(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "games.db"
    with server_run.only_one(file) as tell:
        tell("http://localhost:8123")
        result = run("serve", "--port", "0", "--database", f"sqlite:///{file}")
        assert result.exit_code == 2
        assert "is running at http://localhost:8123" in result.output
    with server_run.only_one(file):
        pass


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    first = server_run.listen("127.0.0.1", 0)
    first.listen()
    port = first.getsockname()[1]
    with closing(first), closing(server_run.listen("127.0.0.1", port, tries=20)) as second:
        assert port < second.getsockname()[1] < port + 20


def test_whoever_never_reads_is_dropped_by_the_system() -> None:
    if not hasattr(socket, "TCP_USER_TIMEOUT"):
        return
    with closing(server_run.listen("127.0.0.1", 0)) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()), closing(listening.accept()[0]) as connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == server_run.DEAF


WRONG: list[tuple[list[str], str]] = [
    (["--database", "mysql://x:hush@h/y"], "sqlite:///FILE or postgresql://USER@HOST/NAME, and not '…@h/y'"),
    (["--database", "postgresql://x:hush@127.0.0.1:1/y"], "//x@127.0.0.1:1/y can’t be reached: no PostgreSQL"),
    (["--database", "sqlite:///FILE/games.db"], "can’t be made: "),
    (["--database", "sqlite:///FILE"], "can’t be used: it is no database"),
    (["--database", "sqlite:///FOLDER"], "can’t be opened: it is a folder"),
    (["--public-url", "play.example.org"], "the public URL is the address alone"),
    (["--port", "70000"], "--port must be a number from 0 to 65535"),
    (["--port", "PORT"], "is in use; name another: --port"),
    (["--host", "no.such.host.invalid"], "there is no address 'no.such.host.invalid' to listen on"),
    (["--lan", "--host", "0.0.0.0"], "--host 0.0.0.0 lets others in already"),
    (["--lan", "--public-url", "https://play.example.org"], "choose one of them"),
    (["--smtp", "mail.example.org"], "needs a sender: --smtp-from"),
    (["--smtp", "mail:x", "--smtp-from", "a@b.c"], "HOST or HOST:PORT"),
    (["--smtp-user", "me"], "go with --smtp HOST"),
    (["--colour"], "there is no option --colour"),
]


def refused(run: Run, folder: Path, words: list[str]) -> str:
    """The one line, beside those of the log, that serve answers to words that can't be."""
    (folder / "FILE").write_text("Dear all, " * 1000)
    (folder / "FOLDER").mkdir()
    with closing(server_run.listen("127.0.0.1", 0)) as taken:
        taken.listen()
        typed = [str(taken.getsockname()[1]) if word == "PORT" else word for word in words]
        if "--port" not in typed:
            typed += ["--port", "0"]
        if "--database" not in typed:
            typed += ["--database", "sqlite:///games.db"]
        result = run("serve", *typed)
    assert result.exit_code == 2
    (line,) = [line for line in result.output.splitlines() if not line.startswith("{")]
    return line


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_what_can_not_be_is_told_in_one_sentence(
    run: Run, tmp_path: Path, words: list[str], sentence: str
) -> None:
    line = refused(run, tmp_path, words)
    assert sentence in line
    assert "hush" not in line
    assert line.startswith("hemicycle: ")
    assert line.endswith(".")


@pytest.mark.parametrize("words", [words for words, _ in WRONG])
def test_and_in_french(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    line = re.sub(r"«.*?»|\S*(?:example|invalid)\S*", "", refused(run, tmp_path, words))
    assert not english(line), line


def test_the_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("threading.Thread.start", lambda thread: thread.run())
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    serve._open("http://localhost:1")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serve._open("http://localhost:2")
    assert opened == ["http://localhost:2"]


def test_help_does_not_load_the_server() -> None:
    code = "import sys, hemicycle.cli; print([m for m in sys.modules if m.startswith(('starlette', 'uvicorn'))])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
