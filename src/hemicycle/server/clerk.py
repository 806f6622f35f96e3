"""The clerk of a table: takes commands one after the other, writes the minutes, and only then tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.misread import misread
from hemicycle.engine.words import Refused

from . import coaching, metrics, story
from . import entries as e
from . import protocol as p
from .commands import Asking, decide, find_line, must_be_over
from .connection import Connection
from .keeper import Keeper
from .limits import Buckets
from .logs import log
from .refusal import Refusal, refuse
from .scene import Crowd, Scene, Viewer
from .store import Player, TableRow, Write
from .table import Mark, Table
from .wire import encode

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")

RESTART = 1012
"""Websocket: the server starts this anew. The client comes back and resumes."""
FORBIDDEN = 1008


class Clerk:
    """The one writer of a table."""

    def __init__(self, hall: Hall, row: TableRow, table: Table, commands: set[tuple[str, str]]):
        self.hall = hall
        self.row = row
        self.table = table
        self.commands = commands
        """Those carried out, by player and id: a command may come twice."""
        self.scene = Scene(table)
        self.keeper = Keeper(self)
        self.connections: set[Connection] = set()
        self.langs: dict[str, str] = {}
        """The language in which each player was last here."""
        self.beside = Buckets(hall.settings.limits.beside, hall.clock, at_most=100)
        self.advice = Buckets(hall.settings.limits.advice, hall.clock, at_most=100)
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        """What is under way, and is not given up half-way."""
        self.broken = False
        """What is in memory can't be trusted: it is thrown away, and loaded again from the store."""
        self.touched = hall.clock()

    # People come and go

    def viewer(self, player: str, lang: str) -> Viewer:
        table = self.table
        muted = frozenset(table.muted.get(player, ()))
        return Viewer(table.seat_of(player), lang, player == table.host, muted)

    @property
    def crowd(self) -> Crowd:
        seats = [self.table.seat_of(connection.player.id) for connection in self.connections]
        return Crowd(frozenset(seats) - {SPECTATOR}, sum(seat == SPECTATOR for seat in seats))

    def here(self, seat: Seat) -> bool:
        return seat in self.crowd.here

    async def attend(self, connection: Connection, after: int | None = None) -> None:
        """Somebody opens the table: they see the whole of it, and from now on what changes."""
        async with self.lock:
            if self.broken:
                # What is in memory was not stored, and nobody may be told of it: come again, to what was.
                connection.end(RESTART)
                return
            self._may_see(connection.player.id)
            self.touched = self.hall.clock()
            self.langs[connection.player.id] = connection.lang
            if after is not None:
                viewer = self.viewer(connection.player.id, connection.lang)
                connection.known = self.scene.resumed(viewer, after)
            self.connections.add(connection)
            self._tell()
        if after is None and self._theirs(connection.player):
            await self._whole(self._welcome(connection.player))

    async def _welcome(self, player: Player) -> None:
        """Whoever opens the page takes up again what was theirs."""
        async with self.lock:
            # Only now: somebody else may have been faster, and given the seat away.
            if theirs := self._theirs(player):
                await self._commit(theirs, None)

    def _theirs(self, player: Player) -> list[e.AnyEntry]:
        """A seat that is reserved for somebody, or that a bot keeps for them: they have it again."""
        table, now = self.table, self.hall.clock()
        for seat, sitting in enumerate(table.seats):
            if sitting.player == player.id and sitting.reserved and table.state == "gathering":
                return [e.Sat(at=now, seat=seat, player=player.id, name=sitting.name)]
            if sitting.player == player.id and sitting.kept and table.state == "playing":
                return [e.Returned(at=now, seat=seat)]
        return []

    def quit(self, connection: Connection) -> None:
        """Somebody is gone, or has lost the connection."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.touched = self.hall.clock()
            self._start(self._gone())

    async def _gone(self) -> None:
        # Not while something is being written: nobody may be told of that yet.
        async with self.lock:
            self._tell()

    def _may_see(self, player: str) -> None:
        table = self.table
        seated = table.seat_of(player) != SPECTATOR or player in table.players
        if table.settings.watch == "nobody" and table.state != "gathering" and not seated:
            raise refuse("not-allowed", "refusal-no-watching")

    # Commands

    async def command(self, player: Player, connection: Connection, command: p.AnyCommand) -> None:
        """Carry out what somebody wants. It is stored, and everybody has been told, when this returns."""
        await self._whole(self._command(player, connection, command))

    async def _command(self, player: Player, connection: Connection, command: p.AnyCommand) -> None:
        match command:
            case p.Speak():
                connection.lang = command.lang
                self.langs[player.id] = command.lang
                await self._looking_back(player, self._tell)
            case p.Report():
                spoke = find_line(self._asking(player), command.line)
                await self.hall.store.add_report(
                    self.table.id, player.id, spoke.id, command.reason, f"{spoke.seat}: {spoke.text}"
                )
            case p.Rematch():
                await self._rematch(player, command)
            case p.Advise():
                await self._advise(player, connection, command)
            case _:
                if isinstance(command, p.Sit) and command.name and not player.name:
                    player.name = await self.hall.christen(player, command.name)
                async with self.lock:
                    key = (player.id, command.id)
                    if key not in self.commands:
                        if self._beside(command):
                            self.beside.charge(player.id)
                        entries = list(decide(self._asking(player), command))
                        await self._commit(entries, key)

    def _beside(self, command: p.AnyCommand) -> bool:
        """Whether the rules of the game set no bound to it. A sealed answer, too, may be changed ever again."""
        if isinstance(command, p.Act):
            game = self.table.game
            return game is not None and any(one.answered for one in game.requests if one.id == command.request)
        return not isinstance(command, p.Offer | p.Reply)

    def _asking(self, player: Player) -> Asking:
        return Asking(self.table, player.id, player.name, self.hall.clock(), self.crowd.here)

    async def enter(self, entries: Sequence[e.AnyEntry], still: Callable[[], bool]) -> None:
        """Let something happen that is nobody's command: a bot's move, a clock that has run out.

        Only if it is `still` so when its turn has come: a person may have been faster.
        """
        await self._whole(self._enter(entries, still))

    async def _enter(self, entries: Sequence[e.AnyEntry], still: Callable[[], bool]) -> None:
        async with self.lock:
            if still():
                await self._commit(list(entries), None)

    async def _rematch(self, player: Player, command: p.Rematch) -> None:
        async with self.lock:
            must_be_over(self._asking(player))
            if not self.table.rematch:
                again = await self.hall.again(self.table, player)
                await self._commit([e.Rematched(at=self.hall.clock(), table=again)], (player.id, command.id))

    async def _advise(self, player: Player, connection: Connection, command: p.Advise) -> None:
        """Think in a thread, of the table as it is now; whoever asked is told, and nobody else."""

        def make() -> coaching.Wanted:
            about = coaching.wanted(self._asking(player), command)
            self.advice.charge(player.id)
            return about

        about = await self._reading(player, make)
        advice = await asyncio.get_running_loop().run_in_executor(self.hall.thread, about.think)
        connection.send(encode(coaching.said(self.scene.say(connection.lang), about, advice)))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """To the end, even when whoever asked for it is gone meanwhile."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # The minutes

    async def _commit(self, entries: list[e.AnyEntry], command: tuple[str, str] | None) -> None:
        """Apply, store, tell: in this order. A refusal by the rules comes before anything has changed."""
        if self.broken:
            raise refuse("unavailable", "refusal-unavailable")
        if not entries:
            return
        table, first = self.table, len(self.table.minutes)
        waited = set(table.waiting)
        marks = [self._apply(entry) for entry in entries]
        if table.state == "gathering" and table.complete:
            figures = Table.setup(table.settings).edition.fingerprint
            began = e.Began(at=entries[-1].at, rules=table.rules.version, fingerprint=figures)
            marks.append(self._apply(began))
        try:
            self._describe(entries[-1].at)
            written = [e.encode(mark.entry) for mark in marks]
            await self.hall.store.append(Write(self.row, first, written, command))
        except BaseException as error:
            self._break(error)
            raise
        if command is not None:
            self.commands.add(command)
        for mark in marks:
            if isinstance(mark.entry, e.Undone):
                self.keeper.forget()
            if isinstance(mark.entry, e.Acted):
                metrics.moves.labels(kind=mark.entry.by).inc()
        self.touched = self.hall.clock()
        # What a bot has left, nobody learns of; but a learner is told that everybody waits.
        if table.walk is not None or not all(isinstance(entry, e.Pondered) for entry in entries):
            self._tell()
        self.keeper.look()
        self.hall.notify(self, marks, set(table.waiting) - waited)

    def _apply(self, entry: e.AnyEntry) -> Mark:
        try:
            return self.table.apply(entry)
        except Refused as refused:
            raise Refusal("against-the-rules", refused.message, lambda lang: self.scene.say(lang).texts) from None
        except msgspec.ValidationError as error:
            raise refuse("malformed", "refusal-unreadable", reason=misread(error)) from None
        except Exception as error:
            # The rules are written wrongly, and may have stopped half-way.
            self._break(error)
            raise

    def _break(self, error: BaseException) -> None:
        """Nobody has been told: throw away what is in memory, and let everybody come back to what is stored."""
        log.error("table-thrown-away", table=self.table.id, error=type(error).__name__)
        self.hall.discard(self)
        self.shut()

    def shut(self) -> None:
        """What is in memory is not what there is: nobody is told of it any more."""
        self.broken = True
        self.keeper.stop()
        for connection in list(self.connections):
            connection.end(RESTART)

    def _describe(self, now: float) -> None:
        """The table's row: what the lists show without loading it."""
        table, row = self.table, self.row
        info = self.scene.look().info("en")
        info.waiting, info.moves = table.waiting, table.moves
        row.changed = now
        row.summary = encode(info)
        row.state = table.state
        free = any(one.kind == "open" and not one.reserved for one in table.seats)
        row.joinable = table.settings.listed and table.state == "gathering" and free
        row.watchable = table.settings.watch == "all"
        row.wake = now if self.keeper.bots_due() else table.next_alarm()
        row.players = table.players

    def _tell(self) -> None:
        """Tell everybody what has changed for them."""
        look = self.scene.look(self.hall.clock(), self.crowd)
        for connection in list(self.connections):
            viewer = self.viewer(connection.player.id, connection.lang)
            if viewer.seat != SPECTATOR or self._still_welcome(connection):
                connection.known, news = look.news(viewer, connection.known)
                if news:
                    connection.send(news)

    def _still_welcome(self, connection: Connection) -> bool:
        try:
            self._may_see(connection.player.id)
        except Refusal:
            self.connections.discard(connection)
            connection.end(FORBIDDEN)
            return False
        return True

    # Questions

    def _read(self, player: Player, make: Callable[[], T]) -> T:
        if self.broken:
            raise refuse("unavailable", "refusal-unavailable")
        self._may_see(player.id)
        return make()

    async def _reading(self, player: Player, make: Callable[[], T]) -> T:
        async with self.lock:
            return self._read(player, make)

    async def _looking_back(self, player: Player, make: Callable[[], T]) -> T:
        """As `_reading`, for what plays the game again, which may take 100 ms.

        One at a time in the whole hall, and then a rest as long as it took: all others are served meanwhile.
        """
        async with self.hall.looking_back:
            async with self.lock:
                began = time.perf_counter()
                found = self._read(player, make)
            await asyncio.sleep(time.perf_counter() - began)
            return found

    async def info(self, player: Player) -> p.TableInfo:
        """The table without its game."""

        def make() -> p.TableInfo:
            info = self.scene.look(crowd=self.crowd).info(self.langs.get(player.id, "en"))
            info.waiting, info.moves = self.table.waiting, self.table.moves
            info.yours = self.table.seat_of(player.id)
            return info

        return await self._reading(player, make)

    async def terms(self, player: Player, seats: Sequence[Seat], lang: str) -> p.Terms:
        """What could be promised now among a player and some seats."""
        return await self._reading(player, lambda: story.terms(self.scene, self._asking(player), seats, lang))

    async def moment(self, player: Player, move: int, seat: int | str | None, lang: str) -> p.Moment:
        """The table after a decision."""
        eyes = self.table.seat_of(player.id)
        return await self._looking_back(player, lambda: story.moment(self.scene, eyes, move, seat, lang))

    async def chronicle(self, player: Player, lang: str) -> p.Chronicle:
        """The whole log, as the player may know it."""
        eyes = self.table.seat_of(player.id)
        return await self._looking_back(player, lambda: story.chronicle(self.scene, eyes, lang))

    async def story(self, player: Player, lang: str) -> p.Story:
        """The result page's figures."""
        eyes = self.table.seat_of(player.id)
        return await self._looking_back(player, lambda: story.story(self.scene, eyes, lang))

    async def prospects(self, player: Player, lang: str) -> p.Prospects:
        """How everybody's chance to win went, once the game is over."""
        eyes = self.table.seat_of(player.id)
        await self._reading(player, lambda: story.must_be_over(self.table))
        found = await self.hall.looker.figures(self.row, self.table)
        return await self._reading(player, lambda: story.prospects(self.scene, eyes, lang, found))

    async def record(self, player: Player) -> str:
        """The record of a game that is over."""
        return await self._reading(player, lambda: story.record(self.table))

    async def finish(self) -> None:
        """Stop, when what is under way has been written."""
        self.keeper.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing is about to happen."""
        return not self.connections and not self.keeper.busy and not self.tasks
