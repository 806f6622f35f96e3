"""People who play at random over lines good or bad, and keep account of what was sent and acknowledged."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from hemicycle import games
from hemicycle.engine.game import Game
from hemicycle.engine.records import Bargained, Decision, Ordered, Record
from hemicycle.server import protocol as p

from .client import HANGS, LOST, Client, Lost, Plain
from .databases import rows
from .serving import Server


class Line(NamedTuple):
    """How bad a line is: how often what goes wrong, of each time that it could."""

    drop: float = 0
    """The connection is lost before a command is sent, or before its answer has come."""
    double: float = 0
    """A command is sent again: one just sent, or one of long ago."""
    burst: float = 0
    """Several commands at once, in any order."""
    talk: float = 0
    """Something is said, to all or to some."""
    undo: float = 0
    """What one did last is taken back, where it may be."""


GOOD = Line()


class Person:
    """Somebody who plays a seat to the end, whatever happens to the line or to the server."""

    def __init__(self, client: Client, rng: Random, line: Line = GOOD):
        self.client = client
        self.rng = rng
        self.line = line
        self.sent: dict[str, Plain] = {}
        self.acknowledged: set[str] = set()
        self.refused: dict[str, p.Refused] = {}
        """With the last answer."""
        self.losses = 0

    @property
    def pending(self) -> list[Plain]:
        """Commands of which it is not known whether they were carried out."""
        settled = self.acknowledged | self.refused.keys()
        return [command for id, command in self.sent.items() if id not in settled]

    def happens(self, chance: float) -> bool:
        return self.rng.random() < chance

    async def play(self) -> None:
        """Until the game is over and everything sent has been answered."""
        while True:
            with suppress(*LOST, Lost):
                return await self._go_on()
            # Else who finds the line dead would try it again and again, and whoever reads it never hear of that.
            await asyncio.sleep(0)

    async def _go_on(self) -> None:
        client = self.client
        if client.socket is None:
            await self._back()
        await self._settle(self.pending)
        while True:
            await client.until(lambda: client.asked or client.over)
            if client.over:
                await self._ask_again()
                return
            await self._settle(self._wishes())

    async def _ask_again(self) -> None:
        """What was refused may have been carried out since.

        It may have been sent twice, once too early: the same question can have other answers a moment later. Or
        it was still on its way on a connection that is lost. Now it is over, and the answer to it is the last, if
        the server knows it: one that has not found the database again yet does not.
        """
        asked = set(self.refused)
        while asked:
            await self._settle([command for id, command in self.sent.items() if id in asked])
            if asked := {id for id, reply in self.refused.items() if reply.code == "unavailable"}:
                await asyncio.sleep(0.02)

    async def _back(self) -> None:
        """Come again, when there is a server."""
        self.losses += 1
        while True:
            try:
                async with asyncio.timeout(HANGS):
                    await self.client.come(resume=True)
                return
            except LOST:
                await asyncio.sleep(0.01)

    def _wishes(self) -> list[Plain]:
        """What one wants to do now: answer, and perhaps more than that at once."""
        client, rng, line = self.client, self.rng, self.line
        request = client.asked[0]
        action = rng.choice(request["options"])["action"]
        wishes = [client.command("act", request=request["id"], actions=[action])]
        if line.undo and self.happens(line.undo) and (step := client.seen["you"].get("undo")):
            wishes = [client.command("undo", request=step["request"])]
        if self.happens(line.talk):
            others = [seat for seat in range(len(client.seen["table"]["seats"])) if seat != client.seat]
            to = rng.sample(others, rng.randrange(len(others)))
            wishes.append(client.command("say", text=f"{client.name} says {rng.getrandbits(64)}", to=to))
        # Until it has happened that one of them was refused.
        if self.happens(line.burst) or (line.burst and not self.refused):
            wishes += [client.command("say", text=f"{client.name} adds {rng.getrandbits(64)}") for _ in range(3)]
            # Another answer to the same request: whichever comes first is taken, and the other refused.
            other = rng.choice(request["options"])["action"]
            wishes.append(client.command("act", request=request["id"], actions=[other]))
        if self.happens(line.double):
            wishes += rng.choices(wishes, k=2)
        if self.happens(line.double) and self.sent:
            wishes += rng.choices(list(self.sent.values()), k=2)
        rng.shuffle(wishes)
        return wishes

    async def _settle(self, commands: Sequence[Plain]) -> None:
        """Send commands and wait for the answers; or lose the connection on the way."""
        waiting: list[tuple[str, asyncio.Future[Any]]] = []
        dropped = self.happens(self.line.drop)
        survive = self.rng.randrange(len(commands) + 1) if dropped else len(commands)
        for command in commands[:survive]:
            self.sent[command["id"]] = command
            waiting.append((command["id"], await self.client.send(command)))
        if dropped:
            if self.happens(0.5):
                # The answer may still come, or not.
                await asyncio.sleep(self.rng.random() * 0.01)
            self._note(waiting)
            self.client.drop()
            raise Lost
        try:
            await asyncio.gather(*(future for _, future in waiting))
        finally:
            self._note(waiting)

    def _note(self, waiting: Sequence[tuple[str, asyncio.Future[Any]]]) -> None:
        for id, future in waiting:
            if future.done() and not future.cancelled() and future.exception() is None:
                reply = future.result()
                if isinstance(reply, p.Done):
                    self.acknowledged.add(id)
                    self.refused.pop(id, None)
                elif id not in self.acknowledged:
                    assert reply.code in ("against-the-rules", "not-allowed", "unavailable"), reply
                    self.refused[id] = reply


async def gather(server: Server, rng: Random, people: int, bots: int, line: Line = GOOD, **settings: Any) -> Party:
    """A table with some people and some bots, all ready, the cards dealt."""
    level = settings.pop("level", "novice")
    host, *others = [Client(server, f"P{number}") for number in range(people)]
    await host.arrive()
    table = await host.make("me", *["open"] * (people - 1), *[level] * bots, **settings)
    await host.come(table)
    for seat, client in enumerate(others, 1):
        await (await client.arrive()).come(table)
        await client.must("sit", seat=seat)
    for client in (host, *others):
        await client.must("ready")
    return Party(server, table, [Person(client, Random(rng.random()), line) for client in (host, *others)])


class Party:
    """A table and the people at it."""

    def __init__(self, server: Server, table: str, people: list[Person]):
        self.server = server
        self.table = table
        self.people = people

    async def play(self) -> None:
        await asyncio.gather(*(person.play() for person in self.people))

    async def leave(self) -> None:
        for person in self.people:
            await person.client.go()

    async def verify(self) -> Game:
        """Every acknowledged command is in the minutes once, nothing else is, and the record proves the game."""
        entries = minutes(self.server, self.table)
        for person in self.people:
            assert not person.pending
            account(person.client.seat, person, entries)
        return proved(await self.people[0].client.record(), entries)


class Told(Protocol):
    """Whoever keeps account of what they sent, and of what was acknowledged."""

    sent: dict[str, Plain]
    acknowledged: set[str]

    @property
    def refused(self) -> Collection[str]: ...


def account(seat: int, told: Told, entries: list[Plain]) -> None:
    """What the minutes say that a seat did is what it was told was done."""
    written = Counter(key for one in entries if one.get("by", "person") == "person" and (key := _key(one, seat)))
    sent = Counter(key for command in told.sent.values() if (key := _command_key(command)))
    kept = Counter(
        key for id, command in told.sent.items() if id in told.acknowledged and (key := _command_key(command))
    )
    assert not (lost := kept - written), f"acknowledged, and not in the minutes: {lost}"
    more = [id for id, command in told.sent.items() if (written - kept)[_command_key(command)]]
    assert not written - kept, (
        "in the minutes more often than it was acknowledged: "
        f"{[(told.sent[id], id in told.acknowledged, id in told.refused) for id in more]}"
    )
    assert not (other := written - sent), f"in the minutes, and never sent: {other}"


def _key(entry: Plain, seat: int) -> str:
    """What an entry did, to be told apart from all others."""
    if entry["type"] == "acted" and entry["seat"] == seat:
        return repr((entry["request"], entry["actions"]))
    if entry["type"] == "spoke" and entry["seat"] == seat:
        return str(entry["text"])
    return ""


def _command_key(command: Plain) -> str:
    if command["do"] == "act":
        return repr((command["request"], command["actions"]))
    return str(command["text"]) if command["do"] == "say" else ""


def minutes(server: Server, table: str) -> list[Plain]:
    """What the database holds of a table, in order."""
    found = rows(server.database, "SELECT n, body FROM entries WHERE table_id = ? ORDER BY n", table)
    assert [number for number, _ in found] == list(range(len(found)))
    return [msgspec.json.decode(body) for _, body in found]


def secret_of(server: Server, table: str) -> str:
    ((secret,),) = rows(server.database, "SELECT secret FROM tables WHERE id = ?", table)
    return str(secret)


def standing(entries: list[Plain]) -> list[Plain]:
    """The decisions of the minutes that were not taken back."""
    acted: list[Plain] = []
    for entry in entries:
        if entry["type"] == "acted":
            acted.append(entry)
        elif entry["type"] == "undone":
            same = [one for one in acted if (one["seat"], one["request"]) == (entry["seat"], entry["request"])]
            acted.remove(same[-1])
    return acted


def proved(text: str, entries: list[Plain]) -> Game:
    """The game of a record, which must verify and hold every decision of the minutes once, in order."""
    record = Record(text)
    game = record.play(games.find(record.header.game))
    assert game.over
    written_down(record, entries)
    return game


def written_down(record: Record, entries: list[Plain]) -> None:
    """A record holds every decision of the minutes once, in order."""
    decided = [(entry["seat"], action) for entry in standing(entries) for action in entry["actions"]]
    written = [
        (line.seat, line.action if isinstance(line, Decision) else line.order)
        for line in record.lines[1:]
        # What is played for who can't decide is not said in the minutes.
        if isinstance(line, Ordered) or (isinstance(line, Decision) and not line.lapsed)
    ]
    assert decided == written
    bargained = [(entry["seat"], entry["move"]["type"]) for entry in entries if entry["type"] == "bargained"]
    lines = [line for line in record.lines if isinstance(line, Bargained)]
    assert bargained == [(line.seat, line.bargain["type"]) for line in lines]
