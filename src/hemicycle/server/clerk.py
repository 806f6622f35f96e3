"""The clerk of a table: takes commands one after the other, writes the minutes, and only then tells everybody.

What is in memory beside the minutes is told to the other processes that serve the table (who is here:
`elsewhere.py`), is done by one process alone (the keeper's and the herald's work, by `keeps`), or holds for this
process: the buckets `beside` and `advice`, and what each connection was told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from hemicycle.engine.declare import SPECTATOR

from . import coaching
from . import entries as e
from . import protocol as p
from .commands import TableCommand, decide, find_line, must_be_over
from .connection import Connection
from .limits import Buckets
from .questions import Questions
from .refusal import Refusal, refuse
from .scene import FEW, Known
from .scribe import RESTART
from .store import Player, Snapped, TableRow, Told, Write
from .table import Table
from .wire import encode

if TYPE_CHECKING:
    from .hall import Hall

SIGNS = TableCommand | p.Present
"""Commands that show somebody before the page; a client says others by itself."""
AT_A_TIME = 10
"""Entries of the log that are said until others are served."""
HANDS_OVER = 1.0
"""Seconds in which nobody moves at a table with which another process is about to go on."""
LOOKS = 0.05
"""Seconds between two times at which it is looked whether it has."""


class Clerk(Questions):
    """All that is done at a table, by one process."""

    def __init__(
        self,
        hall: Hall,
        row: TableRow,
        table: Table,
        commands: set[tuple[str, str]],
        told: dict[str, Told] | None = None,
    ):
        super().__init__(hall, row, table, commands, told)
        self.beside = Buckets(hall.settings.limits.beside, hall.clock, at_most=100)
        self.advice = Buckets(hall.settings.limits.advice, hall.clock, at_most=100)
        self.behind = False
        """Whether others have written what will be read as soon as may be."""

    # People come

    async def attend(self, connection: Connection, after: int | None = None) -> None:
        """Somebody opens the table: they see the whole of it, and from now on what changes."""
        connection.blocked = frozenset(await self.hall.store.blocks(connection.player.id))
        known = None if after is None else self.scene.resumed(self._viewer(connection), after)
        await self._say_log(connection.player, connection.lang, known)
        async with self.lock:
            if self.broken:
                # What is in memory was not stored, and nobody may be told of it: come again, to what was.
                connection.end(RESTART)
                return
            if self.hall.store.shared:
                # Whoever was told more by another process must not be told it again.
                await self._read_on()
            self._may_see(connection.player.id)
            self.touched = self.hall.clock()
            if after is not None:
                connection.known = self.scene.resumed(self._viewer(connection), after)
            self._came(connection)
            if self.seated == self.crowd.here:
                self._tell([connection])
            self._tell_who_is_here()
        await self._reads(connection.player, connection.lang)
        if after is None and self._theirs(connection.player):
            await self._whole(self._welcome(connection.player))

    async def _say_log(self, player: Player, lang: str, known: Known | None = None) -> None:
        """Say the log before it is sent, if it is new in a language: others are served in between.

        Of a long game that takes 300 ms. Whoever comes back needs no more than they have missed: when a process is
        dead, the people of all its tables come to the others at once.
        """
        if self.archive is not None:
            await self.archive.ready(lang, self.table.names(lang))
        if known is not None and len(self.table.minutes) - known.minutes <= FEW:
            return
        for _ in range(len(self.table.minutes) // AT_A_TIME + 1):
            if self.broken or self.scene.look().said(self.table.seat_of(player.id), lang, AT_A_TIME):
                return
            await asyncio.sleep(0)

    async def _welcome(self, player: Player) -> None:
        """Whoever opens the page takes up again what was theirs."""
        async with self.lock:
            # Only now: somebody else may have been faster, and given the seat away.
            await self._write(lambda: self._theirs(player))

    def _theirs(self, player: Player) -> list[e.AnyEntry]:
        """A seat that is reserved for somebody, or that a bot keeps for them: they have it again."""
        table, now = self.table, self.now()
        for seat, sitting in enumerate(table.seats):
            if sitting.player == player.id and sitting.reserved and table.state == "gathering":
                return [e.Sat(at=now, seat=seat, player=player.id, name=sitting.name)]
            if sitting.player == player.id and sitting.kept and table.state == "playing":
                return [e.Returned(at=now, seat=seat)]
        return []

    # Commands

    async def command(self, player: Player, connection: Connection, command: p.AnyCommand) -> None:
        """Carry out what somebody wants. It is stored, and everybody has been told, when this returns."""
        self.hall.crew.must_be_reached()
        await self.hall.naps.over()
        await self._whole(self._command(player, connection, command))
        if isinstance(command, SIGNS):
            self.herald.present(player.id)
            if self._matters(player.id):
                self.signs[player.id] = self.hall.clock()
                self.elsewhere.tell()

    async def _reads(self, player: Player, lang: p.Language) -> None:
        """In which language somebody reads is kept with them: mails come when no page is open."""
        if player.lang != lang:
            player.lang = lang
            await self.hall.store.set_lang(player.id, lang)

    async def _command(self, player: Player, connection: Connection, command: p.AnyCommand) -> None:
        match command:
            case p.Speak():
                connection.lang = command.lang
                await self._reads(player, command.lang)
                await self._say_log(player, command.lang)
                await self._reading(player, lambda: self._tell([connection]))
            case p.Present():
                pass
            case p.Report():
                spoke = find_line(self._asking(player), command.line)
                await self.hall.store.add_report(
                    self.table.id, player.id, spoke.id, command.reason, f"{spoke.seat}: {spoke.text}"
                )
            case p.Rematch():
                await self._rematch(player, command)
            case p.Advise():
                await self._advise(player, connection, command)
            case p.Ping():
                """Its socket has answered."""
            case _:
                if isinstance(command, p.Sit) and command.name and not player.name:
                    player.name = await self.hall.christen(player, command.name)
                blocked = isinstance(command, p.Sit) and await self._blocked(player)
                charged = False

                def decided() -> Iterable[e.AnyEntry]:
                    nonlocal charged
                    self._room_for(player, command)
                    if self._beside(command) and not charged:
                        self.beside.charge(player.id)
                        charged = True
                    return decide(self._asking(player, blocked=blocked), command)

                async with self.lock:
                    await self._write(decided, (player.id, command.id))

    async def _blocked(self, player: Player) -> bool:
        """Whether the host does not want to sit at a table with them."""
        return self.table.host in await self.hall.store.blockers(player.id)

    def _beside(self, command: p.AnyCommand) -> bool:
        """Whether the rules of the game set no bound to it. A sealed answer, too, may be changed ever again."""
        if isinstance(command, p.Act):
            game = self.table.game
            return game is not None and any(one.answered for one in game.requests if one.id == command.request)
        return not isinstance(command, p.Offer | p.Reply)

    def _room_for(self, player: Player, command: p.AnyCommand) -> None:
        """All that is said is kept: of each player so much, so that nobody takes the others' room.

        So is who sat down, and whom somebody mutes: strangers must not fill the minutes of others with it.
        """
        limits, table = self.hall.settings.limits, self.table
        passes = 0
        match command:
            case p.Say():
                self.hall.usher.let_talk(player.id)
                lines, letters = table.said.get(player.id, (0, 0))
                if lines >= limits.said or letters + len(command.text) > limits.said_letters:
                    raise refuse("not-allowed", "refusal-said-enough", lines=limits.said)
            case p.Sit():
                passes = table.sat
            case p.Mute() if table.seat_of(player.id) == SPECTATOR:
                passes = table.watchers_muted
        if passes >= limits.passing:
            raise refuse("not-allowed", "refusal-passed-enough")

    async def _rematch(self, player: Player, command: p.Rematch) -> None:
        async with self.lock:
            must_be_over(self._asking(player))
            if not self.table.rematch:
                again = e.Rematched(at=self.now(), table=await self.hall.again(self.table, player))
                await self._write(lambda: () if self.table.rematch else [again], (player.id, command.id))

    async def _advise(self, player: Player, connection: Connection, command: p.Advise) -> None:
        """Think in a thread, of the table as it is now; whoever asked is told, and nobody else."""

        def make() -> coaching.Wanted:
            about = coaching.wanted(self._asking(player), command)
            self.advice.charge(player.id)
            return about

        about = await self._reading(player, make)
        advice = await asyncio.get_running_loop().run_in_executor(self.hall.thread, about.think)
        connection.send(encode(coaching.said(self.scene.say(connection.lang), about, advice)))

    # Other processes

    def news(self, entries: int) -> None:
        """There are so many entries now: somebody has written elsewhere."""
        if entries > len(self.table.minutes):
            self.catch_up()

    def catch_up(self) -> None:
        """Read on, as soon as may be."""
        if not self.behind and not self.broken:
            self.behind = True
            self._start(self._catch_up())

    async def _catch_up(self) -> None:
        async with self.lock:
            self.behind = False
            # When the database is away, it is done as it comes back.
            with suppress(Refusal):
                if not self.broken:
                    await self._read_on()

    def look_around(self) -> None:
        """Somebody has come to another process, or gone from there."""
        self._start(self._look_around())

    async def _look_around(self) -> None:
        with suppress(Refusal):
            gone = await self.elsewhere.look()
            for player in gone:
                if not self._connected(player) and self._matters(player):
                    self.went[player] = self.hall.clock()
            async with self.lock:
                if not self.broken:
                    self._tell_who_is_here()
                    self.herald.look()

    def hear_told(self) -> None:
        """Another process has told somebody of the table, or knows that they have seen it."""
        self._start(self._hear_told())

    async def _hear_told(self) -> None:
        with suppress(Refusal):
            await self.herald.hear()

    async def take_over(self) -> None:
        """This process does from now on what nobody asks for."""
        told = await self.hall.store.told(self.table.id)
        async with self.lock:
            if self.broken or self.keeps:
                return
            self.herald.told = told
            self.keeps = True
            await self._read_on()
            if self.table.state == "gathering":
                self.table.seals.come_back(self.hall.clock())
            self.keeper.look()
            self.herald.look()

    def give_up(self) -> None:
        """Another process does that now: this one had been held for dead."""
        if self.keeps:
            self.keeps = False
            self._renew_keeper()
            self.herald.look()

    async def say_where(self) -> None:
        """Keep where the game stands, and wait a moment: another process goes on from there, by later rules.

        What was entered after it might not be taken by these, and what is taken back would lead before it.
        """
        async with self.lock:
            await self._read_on()
            await self.snap()
            until, entries = time.monotonic() + HANDS_OVER, len(self.table.minutes)
            while time.monotonic() < until:
                await asyncio.sleep(LOOKS)
                if (await self.hall.store.lengths([self.table.id])).get(self.table.id) != entries:
                    return

    async def went_on(self, continued: e.Continued) -> None:
        """The table has just been opened under other rules than it was played by: keep that."""
        table = self.table
        self._describe(continued.at, table.minutes[-1:])
        self.snapped = len(table.minutes)
        snapshot = Snapped(self.snapped, table.kept_base)
        await self.hall.store.append(Write(self.row, self.snapped - 1, [e.encode(continued)], None, snapshot))

    # The end

    async def finish(self) -> None:
        """Stop, when what is under way has been written."""
        self._stop()
        await self.herald.finish()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing is about to happen."""
        return not (self.connections or self.keeper.busy or self.herald.busy or self.tasks)
