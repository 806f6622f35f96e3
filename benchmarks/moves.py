"""What a move costs the server: processor time and machine instructions, for each game, beside others.

    python -m benchmarks.moves                         all games, five people at each table
    python -m benchmarks.moves koalition --peers       beside boardgame.io (from npm), whose game costs nothing
    python -m benchmarks.moves --beside FOLDER         beside another checkout of Hemicycle
    python -m benchmarks.moves --instructions          counted by valgrind, which no other work disturbs

All servers stand ready, and take turns under the same load, so that a minute in which the machine is slow is slow
for all of them. Everything goes over loopback and is on the disk before anybody is told of it (boardgame.io keeps
nothing). What counts is all work of the server's process, that of the system for it included; of instructions only
the process's own. Each table moves as soon as all have seen the last move; `--every 2`: every two seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.server import BgioRoom, Load, OurRoom, bgio, cpu_of, each, limit_files, opened, ours, part, process
from hemicycle import games

WARM_UP = 30
"""Moves of each table before anything is measured."""


def room_of(game: str) -> type[OurRoom]:
    return type(f"{game.title()}Room", (OurRoom,), {"game": game})


@contextmanager
def theirs(checkout: Path, folder: Path) -> Iterator[tuple[int, int]]:
    """The server of another checkout."""
    with ours(folder, {"PYTHONPATH": f"{checkout / 'src'}:{Path.cwd()}"}) as server:
        yield server


async def play(load: Load, every: float, seconds: float) -> int:
    """Play for a while; how many moves were made and seen by all."""
    await each([room for room in load.rooms if isinstance(room, OurRoom)], lambda room: room.again())
    load.times, load.measuring = [], True
    await load.play(lambda room: 1_000_000, every, seconds)
    load.measuring = False
    return len(load.times)


async def quiet(pid: int) -> None:
    """Until a server that has just started has read all that it reads ahead."""
    before = -1.0
    while cpu_of(pid) - before > 0.05:
        before = cpu_of(pid)
        await asyncio.sleep(1)


class Runs:
    """What was measured of one server."""

    def __init__(self, name: str, pid: int, load: Load):
        self.name = name
        self.pid = pid
        self.load = load
        self.costs: list[float] = []
        self.rates: list[float] = []
        self.p99s: list[float] = []

    async def take(self, every: float, seconds: float) -> None:
        work, began = cpu_of(self.pid), time.perf_counter()
        moves = await play(self.load, every, seconds)
        self.costs.append((cpu_of(self.pid) - work) / moves * 1e3)
        self.rates.append(moves / (time.perf_counter() - began))
        self.p99s.append(part(self.load.times, 0.99) * 1e3)

    def said(self) -> str:
        cost, low, high = statistics.median(self.costs), min(self.costs), max(self.costs)
        rate, p99 = statistics.median(self.rates), statistics.median(self.p99s)
        return f"{self.name} | {cost:.2f} ({low:.2f}–{high:.2f}) | {rate:,.0f} | {p99:.0f}"


async def compared(servers: Sequence[tuple[str, type[Any], int, int]], given: argparse.Namespace) -> list[Runs]:
    async with AsyncExitStack() as stack:
        runs = []
        for name, kind, pid, port in servers:
            await quiet(pid)
            load = await stack.enter_async_context(opened(kind, port, given.tables))
            await load.play(lambda room: room.rng.randrange(WARM_UP), 0)
            runs.append(Runs(name, pid, load))
        for _ in range(given.rounds):
            for one in runs:
                await one.take(given.every, given.seconds)
        return runs


def times(game: str, given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="hemicycle-bench-") as name, ExitStack() as stack:
        folder, room = Path(name), room_of(game)
        for one in ("ours", "other", "peer"):
            (folder / one).mkdir()
        servers = [("Hemicycle", room, *stack.enter_context(ours(folder / "ours")))]
        if given.beside:
            servers.append(
                (f"{given.beside.name}", room, *stack.enter_context(theirs(given.beside, folder / "other")))
            )
        if given.peers:
            servers.append(("boardgame.io", BgioRoom, *stack.enter_context(bgio(folder / "peer"))))  # type: ignore[arg-type]
        cores = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {max(cores)})
        try:
            for runs in asyncio.run(compared(servers, given)):
                print(f"| {game} | {runs.said()} |", flush=True)
        finally:
            os.sched_setaffinity(0, cores)


# --- instructions -----------------------------------------------------------------------------------------------


@contextmanager
def counted(folder: Path, checkout: Path | None) -> Iterator[tuple[int, int]]:
    """A server under valgrind, which does not count yet."""
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/out"]
    command += [sys.executable, "-m", "benchmarks.server", "--serve", str(folder)]
    path = {"PYTHONPATH": f"{checkout / 'src'}:{Path.cwd()}"} if checkout else {}
    environment = os.environ | path | {"PYTHONHASHSEED": "0"}
    with process(command, stdout=subprocess.PIPE, stderr=(folder / "said").open("wb"), env=environment) as running:
        assert running.stdout is not None
        yield running.pid, int(running.stdout.readline().decode().strip().rpartition(":")[2])


async def some_moves(game: str, pid: int, port: int, given: argparse.Namespace) -> int:
    async with opened(room_of(game), port, given.tables) as load:
        await load.play(lambda room: room.rng.randrange(2 * WARM_UP), 0)
        await quiet(pid)
        before = sum(room.moves for room in load.rooms)
        subprocess.run(["callgrind_control", "--instr=on", str(pid)], check=True, capture_output=True)
        await load.play(lambda room: given.moves // given.tables, 0)
        subprocess.run(["callgrind_control", "--instr=off", str(pid)], check=True, capture_output=True)
        return sum(room.moves for room in load.rooms) - before


def instructions(game: str, given: argparse.Namespace) -> None:
    for title, checkout in [("Hemicycle", None), *([(given.beside.name, given.beside)] if given.beside else [])]:
        with tempfile.TemporaryDirectory(prefix="hemicycle-bench-") as name:
            folder = Path(name)
            with counted(folder, checkout) as (pid, port):
                moves = asyncio.run(some_moves(game, pid, port, given))
            found = re.search(r"Collected : (\d+)", (folder / "said").read_text())
            assert found, (folder / "said").read_text()
            if given.keep:
                shutil.copy(folder / "out", given.keep / f"{game}-{title}.callgrind")
            print(f"| {game} | {title} | {int(found[1]) / moves:,.0f} | of {moves} moves |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["koalition", "zoocracy", "politico", "junta"])
    parser.add_argument("--tables", type=int, default=0, help="60; for instructions 20")
    parser.add_argument("--every", type=float, default=0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--beside", type=Path, help="another checkout")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--moves", type=int, default=2000, help="of which instructions are counted")
    parser.add_argument("--keep", type=Path, help="a folder for what valgrind has found")
    given = parser.parse_args()
    limit_files()
    given.tables = given.tables or (20 if given.instructions else 60)
    for game in given.games:
        games.find(game)
    if given.instructions:
        print("| game | server | instructions a move | |\n| --- | --- | --- | --- |")
    else:
        print("| game | server | ms of work a move | moves/s | p99, ms |\n| --- | --- | --- | --- | --- |")
    for game in given.games:
        (instructions if given.instructions else times)(game, given)


if __name__ == "__main__":
    main()
