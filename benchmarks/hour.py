"""An hour of an evening on two processes: hundreds of tables of all four games, with people and bots at each.

    python -m benchmarks.hour                            300 tables for an hour
    python -m benchmarks.hour --tables 20 --minutes 2    a shorter one

At each table sit three people and two bots, a `novice` and a `steady` one. Each person is connected to one of the
processes, which falls by lot, and answers 10 to 20 seconds after being asked; now and then they say something.
A table whose game is over makes room for another. What is measured of a person's move is how long it takes from
sending it until the answer is there and all people of the table have seen it, whichever process they are at. Each
minute it tells what that took, what each process holds in memory and has worked, and what the logs hold that is a
warning or worse; at the end a table for the docs. PostgreSQL is one of its own, with everything on the disk.

Where others use the machine: `nice -n -10 python -m benchmarks.hour` (root) lets all of it come first, but for the
processes that think, which give way a little as they always do. Where Linux shares the machine among sessions
(/proc/sys/kernel/sched_autogroup_enabled) that counts within one alone: then `setsid`, and write -15 into its
/proc/self/autogroup.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from benchmarks.many import server, work_of
from benchmarks.server import AskedOf, cpu_of, limit_files, memory_of, part
from benchmarks.thinking import children
from benchmarks.wire import Wire, ask, dial
from tests.server.storm.database import Database

GAMES = ("koalition", "zoocracy", "politico", "junta")
LEVELS = ("novice", "steady")
PEOPLE = 3
PROCESSES = 2
ANSWERS = (10.0, 20.0)
"""Seconds from being asked until somebody answers."""
TALKS = 0.1
"""How often somebody says something with a move."""
CLOCK = 600
"""Seconds for a decision, so that each has its deadline; nobody takes so long."""
LOST = 90.0
"""Seconds after which a table where nobody has moved is looked at: there must be none."""


class TableOf(msgspec.Struct):
    state: str


class Heard(msgspec.Struct):
    """Of a frame, what somebody here needs."""

    type: str
    id: str = ""
    said: str = ""
    moves: int = -1
    asked: list[AskedOf] | None = None
    table: TableOf | None = None


HEARD = msgspec.json.Decoder(Heard)


class Person:
    """Somebody at a table after the other."""

    def __init__(self, table: Table, seat: int, port: int, rng: Random):
        self.table = table
        self.seat = seat
        self.port = port
        self.rng = rng
        self.cookie = ""
        self.wire: Wire
        self.asked: list[AskedOf] = []
        self.moves = 0
        self.sent = 0
        self.begun: dict[str, float] = {}
        """Moves that have no answer yet, and when they were sent."""
        self.thinking = False
        self.replied: asyncio.Future[None] | None = None

    async def come(self) -> None:
        head, _ = await ask(self.port, "GET", "/api/me")
        line = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
        self.cookie = line.partition(":")[2].split(";")[0].strip()

    async def sit(self, table: str) -> None:
        self.asked, self.moves, self.begun = [], 0, {}
        path = f"/api/tables/{table}/socket?lang={self.rng.choice(('en', 'fr'))}"
        self.wire = await dial("localhost", self.port, path, self.told, f"Cookie: {self.cookie}\r\n")
        await self.must(do="sit", seat=self.seat, name=f"P{self.seat}")

    async def must(self, **command: Any) -> None:
        self.replied = asyncio.get_running_loop().create_future()
        self.wire.send(msgspec.json.encode({"id": command["do"], **command}))
        await self.replied

    def told(self, data: bytes) -> None:
        heard = HEARD.decode(data)
        if heard.type == "news":
            self.moves = max(self.moves, heard.moves)
            if heard.asked is not None:
                self.asked = [one for one in heard.asked if not one.optional and one.answered < 0]
                self.think()
            self.table.news(heard)
        elif heard.id in ("sit", "ready") and self.replied is not None:
            if heard.type == "refused":
                self.replied.set_exception(RuntimeError(heard.said))
            else:
                self.replied.set_result(None)
        elif heard.id in self.begun:
            begun = self.begun.pop(heard.id)
            if heard.type == "refused":
                self.table.evening.outrun[heard.said] += 1
                self.think()
            else:
                self.table.answered(self.moves, begun)

    def think(self) -> None:
        if self.asked and not self.thinking:
            self.thinking = True
            asyncio.get_running_loop().call_later(self.rng.uniform(*ANSWERS), self.answer)

    def answer(self) -> None:
        self.thinking = False
        if not self.asked or not self.table.evening.playing or self.wire.lost:
            return
        asked = self.asked.pop(0)
        self.send("act", request=asked.id, actions=[self.rng.choice(asked.options)["action"]])
        if self.rng.random() < TALKS:
            said = {"id": f"s{self.sent}", "do": "say", "text": "who governs with us?"}
            self.wire.send(msgspec.json.encode(said))
        self.think()

    def send(self, do: str, **fields: Any) -> None:
        self.sent += 1
        id = f"c{self.sent}"
        self.begun[id] = time.perf_counter()
        self.wire.send(msgspec.json.encode({"id": id, "do": do, **fields}))


class Table:
    """Three people, and the game that they play just now."""

    def __init__(self, evening: Evening, number: int, ports: Sequence[int], games: Iterator[str]):
        self.evening = evening
        self.games = games
        rng = Random(number)
        self.people = [Person(self, seat, rng.choice(ports), Random(rng.random())) for seat in range(PEOPLE)]
        self.unseen: list[tuple[int, float]] = []
        """Moves that not everybody has seen yet: how many there were with it, and when it was sent."""
        self.last = time.perf_counter()
        self.over = asyncio.Event()

    async def open(self) -> None:
        for person in self.people:
            await person.come()
        await self.begin()

    async def begin(self) -> None:
        self.game = next(self.games)
        options = {"first_starter": "lot"} if self.game == "koalition" else {}
        seats = [{"kind": "open"}] * PEOPLE + [{"kind": "bot", "level": level} for level in LEVELS]
        new = {"game": self.game, "seats": seats, "options": options, "clock": CLOCK}
        host = self.people[0]
        _, made = await ask(host.port, "POST", "/api/tables", msgspec.json.encode(new), host.cookie)
        table = msgspec.json.decode(made)["table"]
        self.over.clear()
        self.unseen = []
        for person in self.people:
            await person.sit(table)
        for person in self.people:
            await person.must(do="ready")
        self.last = time.perf_counter()

    def news(self, heard: Heard) -> None:
        if heard.table is not None and heard.table.state == "over":
            self.over.set()
        if heard.moves >= 0:
            self.last = time.perf_counter()
            self.look()

    def answered(self, moves: int, begun: float) -> None:
        self.unseen.append((moves, begun))
        self.look()

    def look(self) -> None:
        if self.unseen:
            seen, now = min(person.moves for person in self.people), time.perf_counter()
            self.evening.times += [now - begun for moves, begun in self.unseen if moves <= seen]
            self.unseen = [one for one in self.unseen if one[0] > seen]

    async def play(self) -> None:
        """One game after the other."""
        while True:
            await self.over.wait()
            self.evening.finished[self.game] += 1
            await asyncio.sleep(ANSWERS[0])
            for person in self.people:
                person.wire.close()
            await self.begin()


class Evening:
    """All tables, and what was measured."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.playing = True
        self.times: list[float] = []
        self.outrun: Counter[str] = Counter()
        """Moves that were refused, since others had moved meanwhile."""
        self.finished: Counter[str] = Counter()

    def lost(self) -> list[str]:
        """Tables where nobody has moved for long, or who has lost the line."""
        late = time.perf_counter() - LOST
        return [
            table.game
            for table in self.tables
            if not table.over.is_set() and (table.last < late or any(one.wire.lost for one in table.people))
        ]


# --- what is told each minute ---------------------------------------------------------------------------------


class Minute(msgspec.Struct):
    moves: int
    p50: float
    p99: float
    longest: float
    servers: list[int]
    """MiB that each holds."""
    thinkers: int
    """Of all together."""
    database: int
    work: list[float]
    """Shares of a core: of the servers, their processes that think, PostgreSQL, and the people here."""
    load: float


def held(pids: Sequence[int]) -> int:
    """MiB of several processes, each page that they share counted once."""
    total = 0
    for pid in pids:
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            total += int(line.split()[1]) if line.startswith("Pss:") else 0
    return total >> 10


class Watch:
    """What the processes hold and have worked."""

    def __init__(self, pids: Sequence[int], database: Database):
        self.pids = pids
        self.database = database
        self.before = self._worked()
        self.at = time.perf_counter()

    def _thinkers(self) -> list[int]:
        return [child for pid in self.pids for child in children(pid)]

    def _worked(self) -> list[float]:
        servers, thinkers = sum(map(cpu_of, self.pids)), sum(map(cpu_of, self._thinkers()))
        return [servers, thinkers, work_of(self.database), time.process_time()]

    def minute(self, times: Sequence[float]) -> Minute:
        now, worked = time.perf_counter(), self._worked()
        assert self.database.process is not None
        shares = [(new - old) / (now - self.at) for new, old in zip(worked, self.before, strict=True)]
        self.before, self.at = worked, now
        return Minute(
            len(times),
            part(times, 0.5) * 1e3,
            part(times, 0.99) * 1e3,
            max(times) * 1e3,
            [memory_of(pid) >> 20 for pid in self.pids],
            held(self._thinkers()),
            held([self.database.process.pid, *children(self.database.process.pid)]),
            shares,
            os.getloadavg()[0],
        )


def told(one: Minute) -> str:
    servers, thinkers, database, people = (f"{share:.0%}" for share in one.work)
    return (
        f"{one.moves} moves, p50 {one.p50:.1f} ms  p99 {one.p99:.0f} ms  longest {one.longest:.0f} ms;"
        f" servers {' '.join(map(str, one.servers))} MiB, thinkers {one.thinkers}, PostgreSQL {one.database};"
        f" work: servers {servers} thinkers {thinkers} PostgreSQL {database} people {people}; load {one.load:.1f}"
    )


def wrong(logs: Sequence[Path]) -> Counter[str]:
    """What the servers' logs hold: they tell no less than warnings."""
    said: Counter[str] = Counter()
    for log in logs:
        for line in log.read_text().splitlines():
            try:
                one = msgspec.json.decode(line)
                said[f"{one['level']}: {one['event']}"] += 1
            except (msgspec.DecodeError, KeyError, TypeError):
                said[line[:100]] += 1
    return said


async def hour(tables: int, minutes: int) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hemicycle-hour-")))
        database = await asyncio.to_thread(Database)
        stack.callback(database.remove)
        await asyncio.to_thread(database.start)
        logs = [folder / f"log-{number}" for number in range(PROCESSES)]
        servers = [
            stack.enter_context(server(database.url, folder / f"{number}", stack.enter_context(log.open("wb"))))
            for number, log in enumerate(logs)
        ]
        pids, ports = [pid for pid, _ in servers], [port for _, port in servers]
        evening, games = Evening(), itertools.cycle(GAMES)
        for number in range(tables):
            evening.tables.append(Table(evening, number, ports, games))
            await evening.tables[-1].open()
            await asyncio.sleep(ANSWERS[1] / tables)
        watch, all_minutes, all_times = Watch(pids, database), list[Minute](), list[float]()
        evening.times = []
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(table.play()) for table in evening.tables]
            for number in range(1, minutes + 1):
                await asyncio.sleep(60)
                times, evening.times = evening.times, []
                all_minutes.append(watch.minute(times))
                all_times += times
                print(f"{number:3}: {told(all_minutes[-1])}; logs {dict(wrong(logs)) or 'quiet'}", flush=True)
                if lost := evening.lost():
                    print(f"     nobody moves, or a line is lost: {dict(Counter(lost))}", flush=True)
            evening.playing = False
            for task in playing:
                task.cancel()
        print("\n".join(account(evening, all_minutes, all_times)))
        print(f"decisions, by who took them: {dict(await moved(ports))}")
        print(f"in the logs: {dict(wrong(logs)) or 'no warning and no error'}", flush=True)
        for person in (person for table in evening.tables for person in table.people):
            person.wire.close()


async def moved(ports: Sequence[int]) -> Counter[str]:
    """Decisions that the processes have taken since they began, by who took them."""
    found: Counter[str] = Counter()
    for port in ports:
        _, metrics = await ask(port, "GET", "/metrics")
        for who, times in re.findall(r'hemicycle_moves_total\{kind="(\w+)"\} ([0-9.e+]+)', metrics.decode()):
            found[who] += int(float(times))
    return found


def account(evening: Evening, minutes: Sequence[Minute], times: Sequence[float]) -> Iterator[str]:
    a_table = len(minutes) * 60 * len(evening.tables) / len(times)
    yield f"{len(times)} moves of people, one in {a_table:.1f} s at each table; refused: {dict(evening.outrun)}"
    yield f"games to their end: {dict(evening.finished)}"
    shares = ", ".join(f"p{share:.1%} {part(times, share) * 1e3:.1f} ms" for share in (0.5, 0.95, 0.99, 0.999))
    yield f"{shares}, longest {max(times) * 1e3:.0f} ms"
    ours = sorted(one.p99 for one in minutes)
    yield f"p99 of a minute: {ours[0]:.0f} ms to {ours[-1]:.0f} ms, median {ours[len(ours) // 2]:.0f} ms"
    for number in range(0, len(minutes), max(1, len(minutes) // 6)):
        yield f"minute {number + 1}: {told(minutes[number])}"
    yield f"minute {len(minutes)}: {told(minutes[-1])}"


def main() -> None:
    import uvloop

    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--tables", type=int, default=300)
    parse.add_argument("--minutes", type=int, default=60)
    given = parse.parse_args()
    limit_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(hour(given.tables, given.minutes))


if __name__ == "__main__":
    main()
