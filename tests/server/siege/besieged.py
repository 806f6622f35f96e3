"""The server that is attacked: what it stands on, and what it notes of itself.

As a program it is the server. It notes how long its loop stood still: what passed on the clock, and how much of it
was work of its own. On a busy machine only the second is the server's.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from hemicycle.engine.rules import plain
from hemicycle.server import protocol as p
from hemicycle.server.refusal import Refusal

from ..tables import BOT, ME, house

ROOT = Path(__file__).parents[3]
FILES = 1024
"""What some systems give a program, and no more for asking."""
TICK = 0.005
LONG = 0.02
"""Seconds that are worth a note."""
VERY_LONG = 0.1
"""After which one looks what it is that takes so long."""


class Stop(NamedTuple):
    """The loop served nobody."""

    when: float
    took: float
    worked: float
    """Of that, what it worked itself."""
    at: str = ""


class Besieged:
    """A server, seen from outside."""

    def __init__(self, process: subprocess.Popen[bytes], folder: Path, port: int):
        self.process = process
        self.folder = folder
        self.port = port

    def memory(self) -> list[int]:
        """Bytes that the server and each of its processes hold."""
        return [held for pid in _family(self.process.pid) if (held := _held(pid))]

    def stops(self, since: float) -> list[Stop]:
        lines = (self.folder / "stops").read_bytes().splitlines()
        found = [msgspec.json.decode(line, type=Stop) for line in lines if line.endswith(b"]")]
        return [one for one in found if one.when >= since]

    def logged(self, after: int = 0) -> Counter[str]:
        """What the log has said since so many bytes, and how often."""
        said: Counter[str] = Counter()
        for line in (self.folder / "log").read_bytes()[after:].splitlines():
            try:
                told: dict[str, Any] = msgspec.json.decode(line)
            except msgspec.DecodeError:
                told = {"event": "not of ours", "reason": line.decode(errors="replace")[:60], "level": "?"}
            about = told.get("reason", told.get("error", told.get("why", "")))
            said[" ".join(filter(None, (told["level"], told["event"], f"{about}")))] += 1
        return said

    def log_size(self) -> int:
        return (self.folder / "log").stat().st_size


def _family(pid: int) -> Iterator[int]:
    yield pid
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from _family(int(child))


def _held(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return 0


@contextmanager
def besieged(folder: Path) -> Iterator[Besieged]:
    """A server on the folder's database; it ends with the block."""
    command = [sys.executable, "-m", "tests.server.siege.besieged", str(folder)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().decode().strip()
        assert address, (folder / "log").read_text()
        yield Besieged(process, folder, int(address.rpartition(":")[2]))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


async def played(folder: Path, games: Sequence[str]) -> dict[str, str]:
    """Games that are over before the siege begins: there is something to look back at. By game, the tables."""
    tables = {}
    async with house(folder) as h:
        host: Any = await h.person("Ada")
        for game in games:
            table = tables[game] = await h.table(host, ME, BOT, BOT, game=game)
            clerk: Any = await h.hall.find(table)
            host.clerk = clerk
            await host.do(p.Ready)
            rng = Random(game)
            while clerk.table.state != "over":
                asked = [one for one in clerk.table.game.asked(0) if not (one.optional or one.answered)]
                if asked:
                    with suppress(Refusal):  # a bot was faster
                        await host.do(p.Act, request=asked[0].id, actions=[plain(rng.choice(asked[0].options))])
                else:
                    await asyncio.sleep(0.002)
    return tables


# --- in the server's own process ------------------------------------------------------------------------------


class Watch:
    """Notes when the loop stood still."""

    def __init__(self, file: Path):
        self.file = file.open("ab", buffering=0)
        self.last = time.monotonic()
        self.at = ""
        self.main = threading.get_ident()

    async def run(self) -> None:
        threading.Thread(target=self._look, daemon=True).start()
        worked = time.thread_time()
        while True:
            await asyncio.sleep(TICK)
            now, work = time.monotonic(), time.thread_time()
            if (took := now - self.last - TICK) > LONG:
                self.file.write(msgspec.json.encode(Stop(now, took, work - worked, self.at)) + b"\n")
            self.last, worked, self.at = now, work, ""

    def _look(self) -> None:
        """What the loop does that takes so long."""
        while True:
            time.sleep(VERY_LONG / 2)
            if time.monotonic() - self.last > VERY_LONG and not self.at:
                frames = traceback.extract_stack(sys._current_frames()[self.main])
                ours = [frame for frame in frames if "hemicycle" in frame.filename or "uvicorn" in frame.filename]
                self.at = " > ".join(f"{Path(one.filename).stem}:{one.lineno} {one.name}" for one in ours[-6:])


def main() -> None:
    from hemicycle.server.logs import configure
    from hemicycle.server.run import run
    from hemicycle.server.settings import Settings

    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    folder = Path(sys.argv[1])
    watch, tasks = Watch(folder / "stops"), []

    def ready(address: str, _: Sequence[str]) -> None:
        tasks.append(asyncio.get_running_loop().create_task(watch.run()))
        print(address, flush=True)

    configure("json")
    run(Settings(f"sqlite:///{folder}/hall.db", folder, port=0), ready=ready)


if __name__ == "__main__":
    main()
