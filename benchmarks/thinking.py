"""How long people's own moves take while bots think hard.

    python -m benchmarks.thinking                    60 tables, at each three bots that burn 0.3 s for a thought
    python -m benchmarks.thinking --level shrewd     the same with a level of the game
    python -m benchmarks.thinking --thinkers 0       the server thinks itself, as it did once
    python -m benchmarks.thinking --handover         what it costs to hand a thought over, for each game

At each table sit four people and three bots of Koalition, who never pause, so that there is always more to think
about than there are cores for it. The people answer after a moment, and talk now and then; what is measured is how
long it takes from sending a command until it is stored, everybody has been told, and the answer is there.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from benchmarks.server import BRIEF, AskedOf, cpu_of, memory_of, part
from benchmarks.wire import Wire, ask, dial
from hemicycle.bots.base import RandomBot
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action

BURNT = 0.3
"""Seconds of work for a thought."""
ANSWERS = (0.3, 1.5)
"""Within how many seconds somebody answers."""
TALKS = (2.0, 6.0)
"""After how many seconds somebody says something again."""
PEOPLE, BOTS = 4, 3
WARM_UP = 15.0
"""Seconds in which one table after the other begins, before anything is measured."""


class Burner(RandomBot):
    """Works as long as a strong player would, and then answers at random."""

    def choose(self, view: Any, request: Request) -> Action:
        if os.sched_getscheduler(0) != os.SCHED_OTHER:  # as with `--alone`: that is for the server
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        end = time.process_time() + BURNT
        while time.process_time() < end:
            sum(range(1000))
        return super().choose(view, request)


# --- people ---------------------------------------------------------------------------------------------------


class Person:
    """Somebody at a table."""

    def __init__(self, crowd: Crowd, number: int):
        self.crowd = crowd
        self.rng = Random(number)
        self.cookie = ""
        self.wire: Wire
        self.asked: list[AskedOf] = []
        self.sent = 0
        self.begun: dict[str, tuple[str, float]] = {}
        """What was sent and has not been answered: what it was, and when."""
        self.answering = False
        self.ready: asyncio.Future[None] | None = None

    async def come(self, port: int) -> None:
        head, _ = await ask(port, "GET", "/api/me")
        line = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
        self.cookie = line.partition(":")[2].split(";")[0].strip()

    async def sit(self, port: int, table: str, seat: int) -> None:
        path = f"/api/tables/{table}/socket?lang=en"
        self.wire = await dial("localhost", port, path, self.told, f"Cookie: {self.cookie}\r\n")
        await self.must(do="sit", seat=seat, name=f"P{seat}")

    async def must(self, **command: Any) -> None:
        self.ready = asyncio.get_running_loop().create_future()
        self.wire.send(msgspec.json.encode({"id": command["do"], **command}))
        await self.ready

    def told(self, data: bytes) -> None:
        brief = BRIEF.decode(data)
        if brief.type == "news":
            if brief.asked is not None:
                self.asked = [one for one in brief.asked if not one.optional and one.answered < 0]
                if self.asked and not self.answering:
                    self.answering = True
                    asyncio.get_running_loop().call_later(self.rng.uniform(*ANSWERS), self.answer)
            return
        if self.ready is not None:
            if brief.type == "refused":
                raise RuntimeError(f"refused: {brief.said}")
            self.ready.set_result(None)
            self.ready = None
            return
        reply = msgspec.json.decode(data)
        kind, begun = self.begun.pop(reply["id"])
        self.crowd.took(kind if brief.type == "done" else "outrun", time.perf_counter() - begun)

    def send(self, kind: str, **command: Any) -> None:
        self.sent += 1
        id = f"c{self.sent}"
        self.begun[id] = (kind, time.perf_counter())
        self.wire.send(msgspec.json.encode({"id": id, **command}))

    def answer(self) -> None:
        self.answering = False
        if self.asked and self.crowd.playing:
            asked = self.asked.pop(0)
            action = self.rng.choice(asked.options)["action"]
            self.send("act", do="act", request=asked.id, actions=[action])

    def talk(self) -> None:
        if self.crowd.playing:
            self.send("talk", do="say", text="who governs with us?")
            asyncio.get_running_loop().call_later(self.rng.uniform(*TALKS), self.talk)


class Crowd:
    """Everybody, and what was measured."""

    def __init__(self) -> None:
        self.people: list[Person] = []
        self.times: dict[str, list[float]] = {}
        self.playing = False

    def took(self, kind: str, seconds: float) -> None:
        self.times.setdefault(kind, []).append(seconds)

    async def open(self, port: int, tables: int, level: str) -> None:
        for number in range(tables):
            people = [Person(self, PEOPLE * number + seat) for seat in range(PEOPLE)]
            for person in people:
                await person.come(port)
            seats = [{"kind": "open"}] * PEOPLE + [{"kind": "bot", "level": level}] * BOTS
            new = {"game": "koalition", "seats": seats, "options": {"first_starter": "lot"}}
            _, made = await ask(port, "POST", "/api/tables", msgspec.json.encode(new), people[0].cookie)
            table = msgspec.json.decode(made)["table"]
            for seat, person in enumerate(people):
                await person.sit(port, table, seat)
            self.people += people

    async def play(self, seconds: float) -> None:
        self.playing = True
        for person in self.people:
            await person.must(do="ready")
            asyncio.get_running_loop().call_later(person.rng.uniform(0, TALKS[1]), person.talk)
            await asyncio.sleep(WARM_UP / len(self.people))  # tables don't begin all at once
        self.times.clear()
        await asyncio.sleep(seconds)
        self.playing = False


# --- the server -----------------------------------------------------------------------------------------------


@contextmanager
def served(folder: Path, given: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """A server on any core: process and port."""
    import subprocess

    command = [sys.executable, "-m", "benchmarks.thinking", "--serve", str(folder)]
    command += ["--thinkers", str(given.thinkers), *(["--alone"] if given.alone else [])]
    running = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert running.stdout is not None
        yield running.pid, int(running.stdout.readline().decode().strip().rpartition(":")[2])
    finally:
        running.terminate()
        running.wait(30)


def serve(folder: Path, thinkers: int) -> None:
    from hemicycle import games
    from hemicycle.bots import levels
    from hemicycle.server.logs import configure
    from hemicycle.server.run import run
    from hemicycle.server.settings import Settings, unlimited

    configure("json", "warning")
    levels.admit("benchmarks.thinking:Burner", [games.find("koalition")])
    database = f"sqlite:///{folder}/hall.db"
    settings = Settings(database, folder, port=0, bot_delay=0, limits=unlimited(), thinkers=thinkers)
    run(settings, ready=lambda address, _: print(address, flush=True))


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def said(kind: str, times: Sequence[float]) -> str:
    if not times:
        return f"{kind}: none"
    return (
        f"{kind}: {len(times)}, p50 {part(times, 0.5) * 1e3:.1f} ms  p99 {part(times, 0.99) * 1e3:.1f} ms"
        f"  worst {max(times) * 1e3:.0f} ms"
    )


async def bench(pid: int, port: int, tables: int, level: str, seconds: float) -> None:
    crowd = Crowd()
    await crowd.open(port, tables, level)
    work, start = cpu_of(pid), time.perf_counter()
    mine = time.process_time()
    await crowd.play(seconds)
    took = time.perf_counter() - start
    there = children(pid)
    _, told = await ask(port, "GET", "/metrics")
    thoughts = sum(
        float(one) for one in re.findall(r"hemicycle_thought_seconds_count\{[^}]*\} ([0-9.e+]+)", f"{told!s}")
    )
    waiting = re.findall(r"hemicycle_thoughts_waiting ([0-9.]+)", f"{told!s}")
    for kind in ("act", "outrun", "talk"):
        print(f"  {said(kind, crowd.times.get(kind, []))}", flush=True)
    print(
        f"  {thoughts / took:.1f} thoughts/s, {waiting[0] if waiting else '?'} waiting; server"
        f" {(cpu_of(pid) - work) / took:.0%} of a core, {memory_of(pid) >> 20} MiB; generator"
        f" {(time.process_time() - mine) / took:.0%}; {len(there)} processes,"
        f" {' '.join(f'{memory_of(one) >> 20} MiB' for one in there)}; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    for person in crowd.people:
        person.wire.close()


# --- what it costs to hand a thought over ---------------------------------------------------------------------


async def handover(game: str, players: int, rounds: int = 300) -> None:
    """A thought that costs nothing itself, at a table in the middle of a game."""
    from hemicycle import games
    from hemicycle.bots import levels
    from hemicycle.bots.base import play_out
    from hemicycle.bots.lesson import luck
    from hemicycle.bots.steps import Choose
    from hemicycle.engine.game import Game
    from hemicycle.server.thinkers import Thinkers
    from hemicycle.server.thoughts import Matter, matter, topic

    rules = games.find(game)
    table = Game.begin(rules, rules.setup(players), "handover")
    bots = [levels.find(rules, "novice")(seat, Random(seat)) for seat in range(players)]
    play_out(table, bots, Random(1), 150, bargaining=True)
    request = next(one for one in table.requests if not one.optional and not one.answered)
    step, others = Choose(request.seat, request), [seat for seat in range(players) if seat != request.seat]

    def made() -> Matter:
        chances = (luck("secret", step.seat, topic(step, table)), Random(1))
        return matter(step, table, "random", True, others, chances)

    async def pack(known: bool) -> Matter:
        return made()

    thinkers, packing, whole = Thinkers(1, 60), list[float](), list[float]()
    try:
        start = time.perf_counter()
        await thinkers.think("t", 0, pack)
        starting = time.perf_counter() - start
        work = time.process_time()
        for _ in range(rounds):
            start = time.perf_counter()
            await thinkers.think("t", 0, pack)
            whole.append(time.perf_counter() - start)
        work = time.process_time() - work
        for _ in range(rounds):
            start = time.perf_counter()
            size = len(msgspec.msgpack.encode(made()))
            packing.append(time.perf_counter() - start)
    finally:
        await thinkers.close()
    print(
        f"  {game:10} {size:6} bytes, packed in {statistics.median(packing) * 1e3:.3f} ms; there and back"
        f" {statistics.median(whole) * 1e3:.2f} ms, of it the server's work {work / rounds * 1e3:.2f} ms;"
        f" the first one {starting:.2f} s",
        flush=True,
    )


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--tables", type=int, default=60)
    parse.add_argument("--level", default="Burner")
    parse.add_argument("--thinkers", type=int, default=-1)
    parse.add_argument("--seconds", type=float, default=60.0, help="of each round")
    parse.add_argument("--rounds", type=int, default=3)
    parse.add_argument("--handover", action="store_true")
    parse.add_argument(
        "--alone",
        action="store_true",
        help="server and people come before all else, bots do not (root)",
    )
    parse.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given = parse.parse_args()
    if given.alone:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    if given.serve is not None:
        serve(given.serve, given.thinkers)
        return
    if given.handover:
        for game, players in (("koalition", 5), ("zoocracy", 4), ("politico", 5), ("junta", 5)):
            asyncio.run(handover(game, players))
        return
    for _ in range(given.rounds):
        with tempfile.TemporaryDirectory() as name, served(Path(name), given) as (pid, port):
            asyncio.run(bench(pid, port, given.tables, given.level, given.seconds))


if __name__ == "__main__":
    main()
