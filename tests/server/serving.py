"""Real servers in processes of their own, which a test may kill at any moment.

A nursery imports the server, reads what every game says and offers, and forks a server for each life: a start
takes 50 ms instead of 600, and none of them parses the texts of all games again (0.3 s).
"""

from __future__ import annotations

import atexit
import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hemicycle import games
from hemicycle.server.settings import Limits, unlimited

from . import databases

ROOT = Path(__file__).parents[2]

READ = (
    *(f"hemicycle.server.{part}" for part in ("app", "catalogue", "courses", "hall", "run")),
    *("hemicycle.server.postgres", "hemicycle.server.sqlite"),
    *("anyio._backends._asyncio", "uvicorn.lifespan.off", "uvicorn.protocols.http.httptools_impl", "uvloop"),
)
"""What a server imports sooner or later: here it is imported before there is one."""


class Order(msgspec.Struct):
    """What a nursery is asked: to start a server, or to end one and wait until it is gone."""

    folder: str = ""
    database: str = ""
    limits: Limits = unlimited()
    port: int = 0
    bot_delay: float = 0
    ahead: int = 0
    """By how many versions the rules of its games are later than ours."""
    end: int = 0
    by: int = signal.SIGKILL


class Born(msgspec.Struct):
    pid: int
    address: str = ""


class Nursery:
    """Starts servers and ends them. All end when it is closed, or when the test dies."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serving"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def start(self, folder: Path, limits: Limits | None = None) -> Server:
        """A server on the folder's database; it answers when this returns."""
        server = Server(self, folder, limits or unlimited())
        server.start()
        return server

    def order(self, order: Order) -> Born:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Born)

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.read()
        self._process.stdout.close()
        self._process.wait(60)


class Server:
    """One database and the server that runs on it, life after life."""

    def __init__(self, nursery: Nursery, folder: Path, limits: Limits, bot_delay: float = 0, at: str = ""):
        self.nursery = nursery
        self.folder = folder
        self.limits = limits
        self.bot_delay = bot_delay
        self.at = at
        """Of a database that others have, too; else it has one of its own."""
        self.ahead = 0
        self.pid = 0
        self.port = 0
        self.lives = 0

    @property
    def database(self) -> str:
        return self.at or databases.url(self.folder)

    @property
    def log(self) -> str:
        """What the server has written to its log."""
        return (self.folder / "log").read_text()

    def start(self, port: int = 0) -> None:
        order = Order(str(self.folder), self.database, self.limits, port, self.bot_delay, self.ahead)
        born = self.nursery.order(order)
        assert born.address, f"the server did not start: {self.log}"
        self.pid, self.port = born.pid, int(born.address.rpartition(":")[2])
        self.lives += 1

    def kill(self) -> None:
        """`kill -9`, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        self._end(signal.SIGTERM)

    def _end(self, by: int) -> None:
        if self.pid:
            self.nursery.order(Order(end=self.pid, by=by))
            self.pid = 0


@contextmanager
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    try:
        yield made
    finally:
        made.close()


@cache
def of_this_run() -> Nursery:
    """One for all tests of this process, on the wire and in the browser; it ends with it."""
    made = Nursery()
    atexit.register(made.close)
    return made


# --- in the nursery's own process ---------------------------------------------------------------------------


def main() -> None:
    from importlib import import_module

    for module in READ:
        import_module(module)
    from hemicycle.env.boards import board_of
    from hemicycle.server.catalogue import read_ahead
    from hemicycle.server.shelf import Shelf

    # With it come the games' editions, bots and lessons, and the texts of all of them.
    read_ahead(Shelf(()))
    for name in games.names():
        board_of(games.find(name))
    gc.freeze()
    alive: set[int] = set()
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        if order.end:
            os.kill(order.end, order.by)
            os.waitpid(order.end, 0)
            alive.discard(order.end)
            _say(Born(order.end))
            continue
        reading, writing = os.pipe()
        if (pid := os.fork()) == 0:
            os.close(reading)
            os.close(0)
            _serve(order, writing)
        os.close(writing)
        with os.fdopen(reading) as told:
            address = told.readline().strip()
        alive.add(pid)
        _say(Born(pid, address))
    for pid in alive:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _say(born: Born) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(born) + b"\n")
    sys.stdout.buffer.flush()


def _of_later_rules(versions: int) -> None:
    """As after an upgrade: no minutes make the same game any more."""
    import pytest

    from .old_games import GAMES, change

    for _ in range(versions):
        for game in GAMES:
            change(game, pytest.MonkeyPatch())


def _serve(order: Order, writing: int) -> Any:
    from hemicycle.server.logs import configure
    from hemicycle.server.run import run
    from hemicycle.server.settings import Settings

    from .dealt import deal_the_same

    code = 1
    try:
        folder = Path(order.folder)
        log = os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(log, 1)
        os.dup2(log, 2)
        configure("json")
        deal_the_same()
        if order.ahead:
            _of_later_rules(order.ahead)

        def ready(address: str, _: Sequence[str]) -> None:
            os.write(writing, f"{address}\n".encode())
            os.close(writing)

        settings = Settings(
            order.database,
            folder,
            port=order.port,
            bot_delay=order.bot_delay,
            limits=order.limits,
            # The processes in which bots think and games are looked back at would have the rules of today.
            thinkers=0 if order.ahead else -1,
        )
        run(settings, ready=ready)
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
