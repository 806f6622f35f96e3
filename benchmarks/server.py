"""How many tables one core serves, and how long a move takes from sent to seen by all the others.

    python -m benchmarks.server                        500 tables of five, a move every two seconds at each
    python -m benchmarks.server --tables 100 --full    as fast as it goes: each table moves when all have seen
    python -m benchmarks.server --memory               per table and per idle connection, and how fast tables load
    python -m benchmarks.server --peers                beside boardgame.io's server (from npm), under the same load
    python -m benchmarks.server --full --talk --peers  the same without the cost of a real game

With HEMICYCLE_DATABASE=postgresql://… our server keeps its tables there, in a database that nobody else uses.

The server has the first core for itself and the load comes from the second; both only speak over loopback, and
all of it ends by itself. A move's time runs from when it was due, so that a server which falls behind can't hide
it, until the last of the four others has seen it. How busy the generator was, and how late it itself came, is
printed too: where it is above 90 % it is what was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from benchmarks.wire import Wire, ask, dial

SEATS = 5
LINES = 20_000
"""More than a server of ours takes unless it is told so: 1,500 tables of five are 7,500."""
AT_ONCE = 50
"""Connections that are opened at the same time."""
WARM_UP = 60
"""Moves at most that each table is played before anything is measured: they stand at different points then."""


# --- a table as the generator sees it -------------------------------------------------------------------------


class Room:
    """Five clients. One move at a time is on its way."""

    def __init__(self, load: Load, number: int):
        self.load = load
        self.number = number
        self.rng = Random(number)
        self.due = 0.0
        self.unseen = 0
        """Clients who have yet to see the move, or of the one who made it to have its answer."""
        self.moves = 0
        self.left = 0
        """Moves until the room stops."""
        self.over = False
        """Whether there was no move left to make."""

    def move(self) -> bool:
        """Make the next move; whether there was one to make."""
        raise NotImplementedError

    def seen(self) -> None:
        self.unseen -= 1
        if self.unseen == 0:
            self.load.seen_by_all(self)


class Load:
    """All rooms, and what was measured."""

    def __init__(self) -> None:
        self.rooms: list[Room] = []
        self.times: list[float] = []
        self.measuring = False
        self.every = 0.0
        """Seconds between two moves of a table; 0: the next as soon as all have seen the last."""
        self.late = 0
        self.lags: list[float] = []
        self.run = 0
        """What was planned in an earlier run is not done in this one."""
        self.running = False

    def go(self, room: Room, run: int) -> None:
        """It is time for a move."""
        if not self.running or run != self.run or room.left <= 0:
            return
        room.left -= 1
        if not self.every:
            room.due = time.perf_counter()
        if not room.move():
            room.left = 0

    def seen_by_all(self, room: Room) -> None:
        room.moves += 1
        now = time.perf_counter()
        if self.measuring:
            self.times.append(now - room.due)
        if not self.running:
            return
        if not self.every:
            asyncio.get_running_loop().call_soon(self.go, room, self.run)
            return
        room.due += self.every
        self.late += self.measuring and room.due < now
        asyncio.get_running_loop().call_later(max(0.0, room.due - now), self.go, room, self.run)

    async def play(self, moves: Callable[[Room], int], every: float, seconds: float = 1e9) -> None:
        """Every room makes so many moves, or as many as it can in the time."""
        self.every, self.running, self.run = every, True, self.run + 1
        start = time.perf_counter()
        for at, room in enumerate(self.rooms):
            room.left = moves(room)
            room.due = start + every * at / len(self.rooms)
            asyncio.get_running_loop().call_later(room.due - start, self.go, room, self.run)
        while time.perf_counter() - start < seconds and any(room.left or room.unseen for room in self.rooms):
            planned = time.perf_counter() + 0.005
            await asyncio.sleep(0.005)
            if self.measuring:
                self.lags.append(time.perf_counter() - planned)
        self.running = False
        async with asyncio.timeout(60):
            while any(room.unseen for room in self.rooms):
                await asyncio.sleep(0.01)


# --- ours -------------------------------------------------------------------------------------------------------


class AskedOf(msgspec.Struct):
    id: int
    options: list[dict[str, Any]]
    optional: bool = False
    answered: int = -1


class Brief(msgspec.Struct):
    """Of a frame, what the generator needs."""

    type: str
    moves: int = -1
    asked: list[AskedOf] | None = None
    said: str = ""
    talk: list[msgspec.Raw] = []


BRIEF = msgspec.json.Decoder(Brief)


class Seat:
    """One client of a table of ours."""

    def __init__(self, room: OurRoom, seat: int):
        self.room = room
        self.seat = seat
        self.cookie = ""
        self.asked: list[AskedOf] = []
        self.moves = 0
        self.replied: asyncio.Future[None] | None = None
        self.wire: Wire

    def told(self, data: bytes) -> None:
        brief = BRIEF.decode(data)
        if brief.type == "news":
            if brief.asked is not None:
                self.asked = [one for one in brief.asked if not one.optional and one.answered < 0]
            if brief.moves > self.moves or brief.talk:
                self.moves = max(self.moves, brief.moves)
                if self is not self.room.sender and self.room.unseen:
                    self.room.seen()
        elif brief.type == "refused":
            raise RuntimeError(f"refused: {brief.said}")
        elif brief.type == "beat":
            """The line lives; the answer itself takes more than two seconds."""
        elif self.replied is not None:
            self.replied.set_result(None)
            self.replied = None
        elif self is self.room.sender:
            self.room.seen()

    async def do(self, **command: Any) -> None:
        self.replied = asyncio.get_running_loop().create_future()
        self.wire.send(msgspec.json.encode({"id": "s", **command}))
        await self.replied


class OurRoom(Room):
    game = "koalition"
    sender: Seat | None = None

    async def open(self, port: int) -> None:
        """Five people come, sit down and are ready."""
        self.port = port
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        for seat in self.seats:
            head, _ = await ask(port, "GET", "/api/me")
            line = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
            seat.cookie = line.partition(":")[2].split(";")[0].strip()
        await self.begin()

    async def begin(self) -> None:
        """The same five begin a game."""
        port, lot = self.port, {"first_starter": "lot"} if self.game == "koalition" else {}
        new = {"game": self.game, "seats": [{}] * SEATS, "options": lot}
        _, made = await ask(port, "POST", "/api/tables", msgspec.json.encode(new), self.seats[0].cookie)
        table = msgspec.json.decode(made)["table"]
        path = f"/api/tables/{table}/socket?lang=en"
        for seat in self.seats:
            seat.asked, seat.moves = [], 0
            seat.wire = await dial("localhost", port, path, seat.told, f"Cookie: {seat.cookie}\r\n")
            await seat.do(id="sit", do="sit", seat=seat.seat, name=f"P{seat.seat}")
        for seat in self.seats:
            await seat.do(id="ready", do="ready")

    def move(self) -> bool:
        sender = next((seat for seat in self.seats if seat.asked), None)
        if sender is None:
            self.over = True
            return False
        asked = sender.asked.pop(0)
        action = self.rng.choice(asked.options)["action"]
        command = {"do": "act", "id": f"m{self.moves}", "request": asked.id, "actions": [action]}
        self.sender, self.unseen = sender, SEATS
        sender.wire.send(msgspec.json.encode(command))
        return True

    async def again(self) -> None:
        """Another game, if this one has ended."""
        if self.over:
            self.close()
            self.over = False
            await self.begin()

    def close(self) -> None:
        for seat in self.seats:
            seat.wire.close()


class TalkRoom(OurRoom):
    """The same people only talk: what a move costs beside the rules, the views and the words."""

    def move(self) -> bool:
        self.sender, self.unseen = self.seats[self.moves % SEATS], SEATS
        command = {"do": "say", "id": f"m{self.moves}", "text": TEXT}
        self.sender.wire.send(msgspec.json.encode(command))
        return True


@contextmanager
def process(command: Sequence[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A server on the first core; it ends with the block."""
    first, *_ = sorted(os.sched_getaffinity(0))
    running = subprocess.Popen(command, preexec_fn=lambda: os.sched_setaffinity(0, {first}), **options)
    try:
        yield running
    finally:
        running.send_signal(signal.SIGTERM)
        try:
            running.wait(20)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


@contextmanager
def ours(folder: Path, environment: dict[str, str] | None = None) -> Iterator[tuple[int, int]]:
    """Our server: process and port."""
    command = [sys.executable, "-m", "benchmarks.server", "--serve", str(folder)]
    with process(command, stdout=subprocess.PIPE, env=os.environ | (environment or {})) as running:
        assert running.stdout is not None
        address = running.stdout.readline().decode().strip()
        yield running.pid, int(address.rpartition(":")[2])


def serve(folder: Path) -> None:
    from hemicycle.server.logs import configure
    from hemicycle.server.run import run
    from hemicycle.server.settings import Settings, unlimited

    configure("json", "warning")
    database = os.environ.get("HEMICYCLE_DATABASE") or f"sqlite:///{folder}/hall.db"
    limits = msgspec.structs.replace(unlimited(), lines=LINES)
    settings = Settings(database, folder, port=0, limits=limits)
    run(settings, ready=lambda address, _: print(address, flush=True))


# --- boardgame.io -----------------------------------------------------------------------------------------------

BGIO = "boardgame.io@0.50.2"
BGIO_SERVER = """
// A game that costs nothing: each move notes what was said. What is measured is the server around it.
const { Server } = require('boardgame.io/server');
const net = require('net');
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {  // on loopback alone
  return listen.call(this, +port, '127.0.0.1', ...rest.filter((one) => typeof one === 'function'));
};
const say = { move: ({ G, playerID }, text) => { G.count++; G.last = { seat: playerID, text }; } };
say.ignoreStaleStateID = true;
const game = {
  name: 'bench',
  setup: () => ({ count: 0, last: null }),
  disableUndo: true,
  turn: { activePlayers: { all: 'any' }, stages: { any: { moves: { say } } } },
};
Server({ games: [game], origins: ['*'] }).run({ port: +process.argv[2] }, () => console.log('ready'));
"""
TEXT = "we would vote for your budget if the reform bill moves first, and you drop the second amendment on it"


class BgioRoom(Room):
    """The same five clients in boardgame.io's Socket.IO dialect."""

    async def open(self, port: int) -> None:
        self.match = f"m{self.number}"
        self.wires: list[Wire] = []
        for seat in range(SEATS):
            self.synced = asyncio.get_running_loop().create_future()
            told = self._told_by(seat)
            wire = await dial("localhost", port, "/socket.io/?EIO=4&transport=websocket", told)
            self.wires.append(wire)
            wire.send(b"40/bench,")
            await self.synced

    def _told_by(self, seat: int) -> Callable[[bytes], None]:
        def told(data: bytes) -> None:
            if data == b"2":
                self.wires[seat].send(b"3")
            elif data.startswith((b'42/bench,["update"', b'42/bench,["patch"')):
                if self.unseen:
                    self.seen()
            elif data.startswith(b"40/bench"):
                self.wires[seat].send(f'42/bench,["sync","{self.match}","{seat}",null,{SEATS}]'.encode())
            elif data.startswith(b'42/bench,["sync"'):
                self.synced.set_result(None)

        return told

    def move(self) -> bool:
        seat = self.moves % SEATS
        move = {"type": "say", "args": [TEXT], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        message = ["update", action, self.moves, self.match, str(seat)]
        self.unseen = SEATS
        self.wires[seat].send(b"42/bench," + msgspec.json.encode(message))
        return True

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


@contextmanager
def bgio(folder: Path) -> Iterator[tuple[int, int]]:
    """boardgame.io's server, installed from npm into the folder."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise SystemExit("--peers needs node and npm")
    (folder / "package.json").write_text("{}")
    (folder / "server.js").write_text(BGIO_SERVER)
    quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    subprocess.run([npm, "install", *quiet, BGIO], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "NODE_ENV": "production"}
    with process(
        [node, "server.js", str(port)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
    ) as running:
        assert running.stdout is not None
        while b"ready" not in running.stdout.readline():
            pass
        yield running.pid, port


# --- measuring --------------------------------------------------------------------------------------------------


def cpu_of(pid: int) -> float:
    """Seconds of work that a process has done."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def part(times: Sequence[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


async def each(rooms: Sequence[Room], work: Callable[[Any], Awaitable[None]]) -> None:
    """So many at a time."""
    gate = asyncio.Semaphore(AT_ONCE // SEATS)

    async def one(room: Room) -> None:
        async with gate, asyncio.timeout(60):
            await work(room)

    await asyncio.gather(*map(one, rooms))


@asynccontextmanager
async def opened(kind: type[Any], port: int, tables: int) -> AsyncIterator[Load]:
    load = Load()
    load.rooms = [kind(load, number) for number in range(tables)]
    await each(load.rooms, lambda room: room.open(port))
    try:
        yield load
    finally:
        for room in load.rooms:
            room.close()  # type: ignore[attr-defined]


class Figures(msgspec.Struct):
    moves: float
    p50: float
    p99: float
    worst: float
    server: float
    cost: float
    """Milliseconds of the server's work for a move."""
    generator: float
    lag: float
    late: int

    def said(self) -> str:
        return (
            f"{self.moves:5.0f} moves/s  p50 {self.p50 * 1e3:.1f} ms  p99 {self.p99 * 1e3:.1f} ms"
            f"  worst {self.worst * 1e3:.0f} ms  server {self.server:.0%}, {self.cost:.2f} ms a move"
            f"  generator {self.generator:.0%}, p99 {self.lag * 1e3:.1f} ms late"
            + (f"  {self.late} moves overdue" if self.late else "")
        )


async def measured(load: Load, pid: int, every: float, seconds: float) -> Figures:
    """One run."""
    load.times, load.lags, load.late, load.measuring = [], [], 0, True
    start, work, mine = time.perf_counter(), cpu_of(pid), time.process_time()
    await load.play(lambda room: 1_000_000, every, seconds)
    took, worked = time.perf_counter() - start, cpu_of(pid) - work
    load.measuring = False
    return Figures(
        moves=len(load.times) / took,
        p50=part(load.times, 0.5),
        p99=part(load.times, 0.99),
        worst=max(load.times),
        server=worked / took,
        cost=worked / len(load.times) * 1e3,
        generator=(time.process_time() - mine) / took,
        lag=part(load.lags, 0.99),
        late=load.late,
    )


async def bench(
    name: str, kind: type[Any], pid: int, port: int, tables: int, every: float, seconds: float, rounds: int
) -> None:
    before = memory_of(pid)
    async with opened(kind, port, tables) as load:
        await load.play(lambda room: room.rng.randrange(WARM_UP), 0)
        runs = []
        for _ in range(rounds):
            runs.append(await measured(load, pid, every, seconds))
            print(f"  {name:14} {runs[-1].said()}", flush=True)
        for field in ("moves", "p50", "p99", "cost"):
            found = [getattr(run, field) for run in runs]
            scale = 1e3 if field.startswith("p") else 1
            print(f"  {name:14} median {field} {statistics.median(found) * scale:.2f}", flush=True)
        held = (memory_of(pid) - before) / 1024
        print(f"  {name:14} {held / tables:.0f} KiB a table, its {SEATS} connections included", flush=True)


async def memory(pid: int, port: int, tables: int) -> None:
    """What a connection and a table weigh."""
    async with opened(OurRoom, port, 20) as load:
        await load.play(lambda room: WARM_UP, 0)
        cookie = load.rooms[0].seats[0].cookie  # type: ignore[attr-defined]
        _, made = await ask(port, "POST", "/api/tables", b'{"game":"koalition","seats":[{},{},{}]}', cookie)
        path = f"/api/tables/{msgspec.json.decode(made)['table']}/socket"
        before, idle = memory_of(pid), []
        for _ in range(1000):
            idle.append(await dial("localhost", port, path, lambda data: None, f"Cookie: {cookie}\r\n"))
        connection = (memory_of(pid) - before) / len(idle)
        for wire in idle:
            wire.close()
    print(f"  an idle connection {connection / 1024:.1f} KiB", flush=True)
    before = memory_of(pid)
    async with opened(OurRoom, port, tables) as load:
        await load.play(lambda room: WARM_UP, 0)
        table = (memory_of(pid) - before - SEATS * tables * connection) / tables
    print(f"  a table after {WARM_UP} moves {table / 1024:.0f} KiB beside its connections", flush=True)


async def loading(folder: Path) -> None:
    """How long it takes to load a table that is only in the database."""
    from hemicycle.server.hall import Hall
    from hemicycle.server.settings import Settings
    from hemicycle.server.store import Store

    settings = Settings(f"sqlite:///{folder}/hall.db", folder)
    store = Store(settings.database)
    await store.open()
    hall = Hall(store, settings)
    try:
        ids = await store._reading(lambda db: [str(id) for (id,) in db.execute("SELECT id FROM tables")])
        times, moves = [], []
        for id in ids:
            start = time.perf_counter()
            clerk = await hall.find(id)
            times.append(time.perf_counter() - start)
            assert clerk is not None
            moves.append(clerk.table.moves)
            hall.discard(clerk)
        long = [took for took, made in zip(times, moves) if made >= WARM_UP]
        print(
            f"  {len(long)} tables of {statistics.median(moves):.0f} moves loaded: "
            f"median {statistics.median(long) * 1e3:.1f} ms, p99 {part(long, 0.99) * 1e3:.1f} ms"
        )
    finally:
        await hall.close()
        await store.close()


def limit_files() -> None:
    """Each connection is a file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, LINES)), hard))


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--tables", type=int, default=500)
    parse.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parse.add_argument("--full", action="store_true", help="as fast as it goes")
    parse.add_argument(
        "--talk", action="store_true", help="people talk instead of playing: the server without a game"
    )
    parse.add_argument("--seconds", type=float, default=10.0, help="of each round")
    parse.add_argument("--rounds", type=int, default=5)
    parse.add_argument("--memory", action="store_true")
    parse.add_argument(
        "--peers", action="store_true", help="boardgame.io too; npm installs it into a passing folder"
    )
    parse.add_argument(
        "--alone", action="store_true", help="let nothing else that runs here get in the way (root)"
    )
    parse.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given = parse.parse_args()
    if given.serve is not None:
        serve(given.serve)
        return
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("two cores are needed: one for the server, one for the load")
    limit_files()
    if given.alone:
        # On a busy machine others would have the core whenever they like, and be measured with us.
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    every = 0 if given.full else given.every
    with tempfile.TemporaryDirectory(prefix="hemicycle-bench-") as name:
        folder = Path(name)
        kinds: list[tuple[str, type[Any], Any]] = [("hemicycle", TalkRoom if given.talk else OurRoom, ours)]
        if given.peers:
            kinds.append(("boardgame.io", BgioRoom, bgio))
        for title, kind, start in kinds:
            (folder / title).mkdir()
            with start(folder / title) as (pid, port):
                work = (
                    memory(pid, port, given.tables)
                    if given.memory
                    else bench(title, kind, pid, port, given.tables, every, given.seconds, given.rounds)
                )
                _run(work, cores[1])
        if given.memory:
            asyncio.run(loading(folder / "hemicycle"))


def _run(work: Any, core: int) -> None:
    """The load comes from a core of its own."""
    import uvloop

    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(work)
    finally:
        os.sched_setaffinity(0, before)


if __name__ == "__main__":
    main()
