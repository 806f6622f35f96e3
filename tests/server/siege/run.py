"""Two people who play while a siege lasts, somebody who comes meanwhile, and what all of it came to."""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, ClassVar

import msgspec

from hemicycle.server import protocol as p

from ..client import LOST, Client, Lost, Trouble
from .attacks import Siege
from .besieged import ROOT, Besieged

PACE = 0.15
"""Seconds between a person's answer and their next decision."""
HANGS = 20.0
"""Seconds after which an answer does not come any more."""


class Report(msgspec.Struct):
    """One phase of the siege."""

    HEAD: ClassVar[str] = (
        "| while | answers | median | p95 | p99 | longest | newcomers let in | median | longest | memory | "
        "loop stood still | of its own work |\n|" + " --- |" * 12
    )
    name: str
    answers: list[float] = []
    missed: int = 0
    """Decisions that got no answer."""
    newcomers: list[float] = []
    turned_away: list[str] = []
    memory: list[int] = []
    """Of the server and of the processes in which it thinks and looks back."""
    stood: float = 0.0
    worked: float = 0.0
    where: list[str] = []
    log: dict[str, int] = {}
    did: dict[str, dict[str, int]] = {}

    def said(self) -> str:
        def ms(times: Sequence[float], share: float) -> str:
            return f"{sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1e3:.0f} ms" if times else "–"

        got, lost = len(self.answers), f", {self.missed} missed" if self.missed else ""
        came = f"{len(self.newcomers)} of {len(self.newcomers) + len(self.turned_away)}"
        cells = [self.name, f"{got}{lost}", *[ms(self.answers, one) for one in (0.5, 0.95, 0.99, 1)]]
        cells += [came, *[ms(self.newcomers, one) for one in (0.5, 1)], self._held()]
        cells += [f"{self.stood * 1e3:.0f} ms", f"{self.worked * 1e3:.0f} ms"]
        return f"| {' | '.join(cells)} |"

    def _held(self) -> str:
        each = " + ".join(f"{one / 1e6:.0f}" for one in self.memory)
        return f"{sum(self.memory) / 1e6:.0f} MB" + (f" ({each})" if len(self.memory) > 1 else "")

    def tell_more(self) -> None:
        print(f"\n{self.name}")
        for kind, did in self.did.items():
            print(f"  did    {kind}: " + ", ".join(f"{count} {what}" for what, count in did.items()))
        for what, count in self.log.items():
            print(f"  log    {count} × {what}")
        for why in self.turned_away:
            print(f"  newcomer turned away: {why}")
        for one in self.where:
            print(f"  stood  {one}")

    @property
    def median(self) -> float:
        return statistics.median(self.answers)


def siege(
    server: Besieged, tables: dict[str, str], kinds: list[str], seconds: float, share: float = 1
) -> list[Siege]:
    return [Siege(server.port, seconds, kinds, tables, share)]


async def phase(server: Besieged, name: str, attacks: Sequence[Siege], seconds: float) -> Report:
    """Play while these attacks last."""
    report, since, size = Report(name), time.monotonic(), server.log_size()
    players = Players(server, report)
    await players.sit_down()
    until = asyncio.get_running_loop().time() + seconds
    working = [asyncio.ensure_future(one) for one in (_sample(server, report), players.play(until))]
    working.append(asyncio.ensure_future(_newcomers(server, report, until)))
    try:
        did = await asyncio.gather(*map(_attack, attacks))
        await asyncio.wait(working[1:])
    finally:
        for one in working:
            one.cancel()
        await players.leave()
    for one in working[1:]:
        if not one.cancelled() and (error := one.exception()) is not None:
            raise error
    report.did = {",".join(one.kinds): counted for one, counted in zip(attacks, did, strict=True)}
    stops = server.stops(since)
    report.stood = max([one.took for one in stops], default=0.0)
    report.worked = max([one.worked for one in stops], default=0.0)
    worst = sorted([one for one in stops if one.at], key=lambda one: -one.worked)[:5]
    report.where = [f"{one.took * 1e3:.0f} ms, {one.worked * 1e3:.0f} of work: {one.at}" for one in worst]
    report.log = dict(server.logged(size))
    print(report.said(), flush=True)
    return report


async def _attack(one: Siege) -> dict[str, int]:
    """Attackers in a process of their own."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "tests.server.siege.attacks")
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe)
    try:
        told, _ = await process.communicate(msgspec.json.encode(one))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return Counter(msgspec.json.decode(told, type=dict[str, int]))


async def _sample(server: Besieged, report: Report) -> None:
    while True:
        report.memory = max(report.memory, server.memory(), key=sum)
        await asyncio.sleep(0.25)


async def _newcomers(server: Besieged, report: Report, until: float) -> None:
    """Somebody comes to the page again and again, by a line of their own each time."""
    loop = asyncio.get_running_loop()
    someone = _client(server, "Nina", "127.0.2.3")
    while (start := loop.time()) < until:
        try:
            async with asyncio.timeout(HANGS):
                await someone.get("/api/tables") if someone.cookie else await someone.arrive()
            report.newcomers.append(loop.time() - start)
        except LOST as error:
            report.turned_away.append(f"{type(error).__name__} after {loop.time() - start:.1f} s")
        await asyncio.sleep(1)


def _client(server: Any, name: str, source: str) -> Client:
    return Client(server, name, "127.0.0.1", source)


class Players:
    """Two people at a table, who decide as soon as they are asked."""

    TABLES = 0

    def __init__(self, server: Besieged, report: Report):
        self.report = report
        Players.TABLES += 1
        self.two = [
            _client(server, name, f"127.0.1.{Players.TABLES * 2 + at}") for at, name in enumerate(("Ada", "Bo"))
        ]
        self.rng = Random(5)
        self.table = ""

    async def sit_down(self) -> None:
        ada, bo = self.two
        for one in self.two:
            if not one.cookie:
                await one.arrive()
        await ada.come(await ada.make("me", "open", game="zoocracy"))
        await bo.come(ada.table)
        await bo.must("sit", seat=1)
        for one in self.two:
            await one.must("ready")
        await ada.until(lambda: ada.state == "playing")
        self.table = ada.table

    async def play(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < until:
            one = next((one for one in self.two if one.asked and one.socket), None)
            if one is None:
                if not self.table or any(one.over for one in self.two):
                    await self._anew()
                for lost in [one for one in self.two if one.socket is None]:
                    with suppress(*LOST):
                        await lost.come(resume=True)
                await asyncio.sleep(0.005)
                continue
            await self._decide(one)
            await asyncio.sleep(PACE)

    async def _anew(self) -> None:
        """The next game, if they are let in."""
        await self.leave()
        self.table = ""
        try:
            await self.sit_down()
        except (*LOST, Lost, Trouble) as error:
            self.report.turned_away.append(f"{type(error).__name__}, a player at their next game")

    async def _decide(self, one: Client) -> None:
        """A decision: it is answered when it is stored, and everybody was told."""
        loop = asyncio.get_running_loop()
        request, start = one.asked[0], loop.time()
        action = self.rng.choice(request["options"])["action"]
        before = one.seen["number"]
        try:
            async with asyncio.timeout(HANGS):
                reply = await one.do("act", request=request["id"], actions=[action])
        except (*LOST, Lost):
            self.report.missed += 1
            return
        assert isinstance(reply, p.Done), reply
        self.report.answers.append(loop.time() - start)
        with suppress(Lost):
            await one.until(lambda: one.seen["number"] > before)

    async def leave(self) -> None:
        for one in self.two:
            with suppress(*LOST):
                await one.go()
