"""`hemicycle serve --workers 2`: several processes behind one port."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle.server.run import run as serve
from hemicycle.server.settings import BadSettings, Settings

from . import databases
from .client import Client
from .conftest import run
from .serving import ROOT

HANGS = 120.0
several = pytest.mark.parametrize("keeps_in", ["postgres"], indirect=True)
pytestmark = pytest.mark.one_database


class Parent:
    """A server with several workers, from outside."""

    folder: Any = None

    def __init__(self, process: subprocess.Popen[bytes], log: Path, port: int):
        self.process = process
        self.file = log
        self.port = port

    def told(self, event: str) -> list[dict[str, Any]]:
        lines = [msgspec.json.decode(line) for line in self.file.read_bytes().splitlines() if line.endswith(b"}")]
        return [one for one in lines if one["event"] == event]

    @property
    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + HANGS
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def parent(folder: Path, *options: str) -> Iterator[Parent]:
    log = folder / "log"
    command = [sys.executable, "-m", "hemicycle", "serve", "--port", "0", "--workers", "2", "--log", "json"]
    command += ["--database", databases.url(folder), "--bot-delay", "0", *options]
    env = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with log.open("wb") as file:
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=file)
    assert process.stdout is not None
    try:
        line = process.stdout.readline().decode()
        assert "http://" in line, log.read_text()
        yield Parent(process, log, int(line.rpartition(":")[2].split()[0].strip("/. ")))
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        process.wait(HANGS)
        process.stdout.close()


@several
def test_one_that_dies_is_started_again_and_all_end_together(tmp_path: Path, keeps_in: str) -> None:
    with parent(tmp_path) as server:
        until(lambda: len(server.told("started")) == 2)
        assert {one["worker"] for one in server.told("started")} == {1, 2}

        async def play() -> None:
            """People are known to both, and meet, whichever of them they have come to."""
            for name in ("Ada", "Bruno", "Clara", "Dora"):
                client: Any = Client(server, name)  # type: ignore[arg-type]
                await client.arrive()
                await client.come(await client.make("me", "novice", "novice"))
                await client.must("ready")
                await client.go()

        run(play)
        died = server.children[0]
        os.kill(died, signal.SIGKILL)
        until(lambda: len(server.told("started")) == 3)
        assert [one["status"] for one in server.told("worker-died")] == [-signal.SIGKILL]
        run(play)
        children = server.children
        assert len(children) == 2
        assert died not in children
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(HANGS) == 0
        assert not any(map(lives, children))
        assert len(server.told("stopped")) == 2


@several
def test_they_end_with_their_parent_however_it_went(tmp_path: Path, keeps_in: str) -> None:
    with parent(tmp_path) as server:
        children = server.children
        server.process.kill()
        until(lambda: not any(map(lives, children)))


def test_several_need_postgresql(settings: Settings) -> None:
    with pytest.raises(BadSettings, match="several workers need PostgreSQL"):
        serve(msgspec.structs.replace(settings, workers=2))


@several
def test_several_do_not_go_with_the_switch_of_the_home_network(settings: Settings, keeps_in: str) -> None:
    with pytest.raises(BadSettings, match="do not go together"):
        serve(msgspec.structs.replace(settings, workers=2, lan=True))
