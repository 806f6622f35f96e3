"""What it costs to be several: the work of a move on SQLite and on PostgreSQL, by one process and by two.

    python -m benchmarks.many                     40 tables of five as fast as they go, all kinds in turn
    python -m benchmarks.many --kinds one,spread  some of them

`sqlite` is one process on a file, `one` one process on PostgreSQL; with two, all people of a table are connected
to the same process (`apart`), or to both of them in turn (`spread`). PostgreSQL is one of its own, with everything
on the disk before a move is told. Nothing is bound to a core: where others use the machine the seconds of work
count, and moves a second say little.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from benchmarks.server import SEATS, WARM_UP, Load, OurRoom, Seat, cpu_of, each, part
from benchmarks.wire import ask, dial
from tests.server.storm.database import Database

KINDS = {"sqlite": 1, "one": 1, "apart": 2, "spread": 2}
"""With how many processes."""


class ManyRoom(OurRoom):
    """People who come to one of several servers each."""

    async def at(self, ports: Callable[[int], int]) -> None:
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        for seat in self.seats:
            head, _ = await ask(ports(seat.seat), "GET", "/api/me")
            line = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
            seat.cookie = line.partition(":")[2].split(";")[0].strip()
        new = {"game": "koalition", "seats": [{}] * SEATS, "options": {"first_starter": "lot"}}
        _, made = await ask(ports(0), "POST", "/api/tables", msgspec.json.encode(new), self.seats[0].cookie)
        path = f"/api/tables/{msgspec.json.decode(made)['table']}/socket?lang=en"
        for seat in self.seats:
            seat.wire = await dial("localhost", ports(seat.seat), path, seat.told, f"Cookie: {seat.cookie}\r\n")
            await seat.do(id="sit", do="sit", seat=seat.seat, name=f"P{seat.seat}")
        for seat in self.seats:
            await seat.do(id="ready", do="ready")


@contextmanager
def server(url: str, folder: Path, log: BinaryIO | None = None) -> Iterator[tuple[int, int]]:
    """A process that serves: its number and its port. What it logs goes to a file, or is seen."""
    folder.mkdir()
    command = [sys.executable, "-m", "benchmarks.many", "--serve", str(folder), "--url", url]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
    assert running.stdout is not None
    try:
        yield running.pid, int(running.stdout.readline().decode().strip().rpartition(":")[2])
    finally:
        running.terminate()
        running.wait(30)
        running.stdout.close()


def serve(folder: Path, url: str) -> None:
    from hemicycle.server.logs import configure
    from hemicycle.server.run import run
    from hemicycle.server.settings import Settings, unlimited

    configure("json", "warning")
    settings = Settings(url, folder, port=0, limits=unlimited())
    run(settings, ready=lambda address, _: print(address, flush=True))


def work_of(database: Database | None) -> float:
    """Seconds that PostgreSQL has worked, all of its processes together."""
    if database is None or database.process is None:
        return 0.0
    pid = database.process.pid
    worked = 0.0
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        worked = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with suppress(OSError):
                worked += cpu_of(int(child))
    return worked


class Figures(msgspec.Struct):
    moves: float
    p99: float
    server: float
    """Milliseconds of work of all servers for a move."""
    database: float
    """Of PostgreSQL."""
    generator: float


async def measured(load: Load, pids: Sequence[int], database: Database | None, seconds: float) -> Figures:
    load.times, load.lags, load.measuring = [], [], True
    start, mine = time.perf_counter(), time.process_time()
    served, kept = sum(map(cpu_of, pids)), work_of(database)
    await load.play(lambda room: 1_000_000, 0, seconds)
    took, moves = time.perf_counter() - start, len(load.times)
    load.measuring = False
    return Figures(
        moves / took,
        part(load.times, 0.99) * 1e3,
        (sum(map(cpu_of, pids)) - served) / moves * 1e3,
        (work_of(database) - kept) / moves * 1e3,
        (time.process_time() - mine) / took,
    )


async def bench(kind: str, tables: int, seconds: float, rounds: int) -> Figures:
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        database: Database | None = None
        url = f"sqlite:///{folder}/hall.db"
        if kind != "sqlite":
            database = await asyncio.to_thread(Database)
            stack.callback(database.remove)
            await asyncio.to_thread(database.start)
            url = database.url
        servers = [stack.enter_context(server(url, Path(folder) / f"{n}")) for n in range(KINDS[kind])]
        ports, pids = [port for _, port in servers], [pid for pid, _ in servers]

        def port_of(room: int) -> Callable[[int], int]:
            return lambda seat: ports[(room + (seat if kind == "spread" else 0)) % len(ports)]

        load = Load()
        load.rooms = [ManyRoom(load, number) for number in range(tables)]
        await each(load.rooms, lambda room: room.at(port_of(room.number)))
        await load.play(lambda room: room.rng.randrange(WARM_UP), 0)
        runs = []
        for _ in range(rounds):
            runs.append(await measured(load, pids, database, seconds))
            print(f"  {kind:8} {said(runs[-1])}", flush=True)
        for room in load.rooms:
            room.close()  # type: ignore[attr-defined]
        names = Figures.__struct_fields__
        return Figures(*(statistics.median(getattr(run, name) for run in runs) for name in names))


def said(one: Figures) -> str:
    return (
        f"{one.moves:5.0f} moves/s  p99 {one.p99:5.0f} ms  servers {one.server:.2f} ms a move"
        f"  PostgreSQL {one.database:.2f} ms a move  generator {one.generator:.0%}"
    )


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--kinds", default=",".join(KINDS))
    parse.add_argument("--tables", type=int, default=40)
    parse.add_argument("--seconds", type=float, default=5.0, help="of each round")
    parse.add_argument("--rounds", type=int, default=3)
    parse.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parse.add_argument("--url", default="", help=argparse.SUPPRESS)
    given = parse.parse_args()
    if given.serve is not None:
        return serve(given.serve, given.url)
    print(f"load {os.getloadavg()[0]:.1f}, {len(os.sched_getaffinity(0))} cores")
    for kind in given.kinds.split(","):
        found = asyncio.run(bench(kind, given.tables, given.seconds, given.rounds))
        print(f"{kind:8} {said(found)}", flush=True)


if __name__ == "__main__":
    main()
