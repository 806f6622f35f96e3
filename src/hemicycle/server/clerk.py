"""The clerk of a table: takes commands one after the other, writes the minutes, and only then tells everybody.

Where several processes serve one database, each has a clerk of its own for the table. Nobody owns it: who writes
the next entry first has it, and the others read on and decide anew. What is in memory beside the minutes is told
to the others (who is here: `elsewhere.py`), is done by one process alone (the keeper's and the herald's work, by
`keeps`), or holds for this process: the buckets `beside` and `advice`, and what each connection was told.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import msgspec

from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.misread import misread
from hemicycle.engine.rules import BadSetup
from hemicycle.engine.words import Refused

from . import coaching, metrics, plain_text, seals, seating, snapshots, story
from . import entries as e
from . import protocol as p
from .archived import ArchivedScene, ArchivedTable
from .commands import Asking, TableCommand, agreed, decide, find_line, must_be_over
from .connection import Connection
from .elsewhere import Elsewhere, Signs
from .glance import Glance, Kind
from .herald import Herald
from .keeper import Keeper
from .limits import Buckets
from .logs import failure, log
from .refusal import Refusal, refuse
from .scene import NOBODY_HERE, Scene, Viewer
from .seating import ABSENT, LOST_IN_THOUGHT
from .store import Conflict, Player, Snapped, TableRow, Told, Write
from .table import Mark, Table
from .wire import encode

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")

RESTART = 1012
"""Websocket: the server starts this anew. The client comes back and resumes."""
FORBIDDEN = 1008
COUNT_EVERY = 10.0
"""Seconds between two times at which everybody is told how many watch: who comes to watch moves nobody else."""
SIGNS = TableCommand | p.Present
"""Commands that show somebody before the page; a client says others by itself."""
AT_A_TIME = 10
"""Entries of the log that are said until others are served."""
ASTRAY = 5.0
"""Seconds by which clocks of several machines may differ."""
HANDS_OVER = 1.0
"""Seconds in which nobody moves at a table with which another process is about to go on."""
LOOKS = 0.05
"""Seconds between two times at which it is looked whether it has."""
MOST_TRIES = 100
"""How often it is decided anew since another process was faster. Each time somebody came a step further."""


class Clerk:
    """The one writer of a table."""

    def __init__(
        self,
        hall: Hall,
        row: TableRow,
        table: Table,
        commands: set[tuple[str, str]],
        told: dict[str, Told] | None = None,
    ):
        self.hall = hall
        self.row = row
        self.table = table
        self.commands = commands
        """Those carried out, by player and id: a command may come twice."""
        self.scene = _scene_of(table)
        self.archive = table.archive if isinstance(table, ArchivedTable) else None
        """Where the game is kept, and not played again."""
        self.keeper = Keeper(self)
        self.herald = Herald(self, told)
        self.connections: set[Connection] = set()
        self.present: Counter[str] = Counter()
        """How many of them each player has."""
        self.crowd = NOBODY_HERE
        """Who is there, as everybody was told."""
        self.counted = float("-inf")
        self.counting: asyncio.TimerHandle | None = None
        self.beside = Buckets(hall.settings.limits.beside, hall.clock, at_most=100)
        self.advice = Buckets(hall.settings.limits.advice, hall.clock, at_most=100)
        self.snapped = 0
        """After how many entries it was last kept where the game stands."""
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        """What is under way, and is not given up half-way."""
        self.broken = False
        """What is in memory can't be trusted: it is thrown away, and loaded again from the store."""
        self.touched = self.born = hall.clock()
        self.signs: dict[str, float] = {}
        """When somebody was last before the page, by way of this process."""
        self.went: dict[str, float] = {}
        """When somebody's last connection went, of those that this process has seen go."""
        self.nights: list[tuple[float, float]] = []
        """When no server ran, since the table was made: from and to."""
        self.keeps = not hall.store.shared
        """Whether this process does what nobody asks for at this table: bots, clocks, notices."""
        self.elsewhere = Elsewhere(self)
        self.behind = False
        """Whether others have written what will be read as soon as may be."""

    # People come and go

    def viewer(self, player: str, lang: str, blocked: Collection[str] = ()) -> Viewer:
        table = self.table
        muted = frozenset(table.muted.get(player, ()))
        silenced = frozenset(seat for seat, one in enumerate(table.seats) if one.player in blocked)
        sent = player in table.company.sent
        return Viewer(table.seat_of(player), lang, player == table.host, muted, silenced, sent)

    def _viewer(self, connection: Connection) -> Viewer:
        """Who they are here: found anew when that may have changed."""
        now = (self.table.arranged, connection.lang, connection.blocked)
        if connection.viewer is None or connection.viewed != now:
            connection.viewed = now
            connection.viewer = self.viewer(connection.player.id, connection.lang, connection.blocked)
        return connection.viewer

    def here(self, seat: Seat) -> bool:
        sitting = self.table.seats[seat]
        return sitting.kind == "person" and self._connected(sitting.player)

    def _connected(self, player: str) -> bool:
        """To whichever process."""
        return player in self.present or player in self.elsewhere.players

    @property
    def seated(self) -> frozenset[Seat]:
        """The seats of people who are connected now."""
        return frozenset(seat for seat in range(len(self.table.seats)) if self.here(seat))

    def who_is_here(self) -> tuple[list[str], int]:
        """What other processes must know: who is connected to this one, and how many watch."""
        players = sorted(player for player in self.present if self._matters(player))
        return players, len(self.connections) - self._playing()

    def signs_here(self) -> Signs:
        return Signs(dict(self.signs), dict(self.went), self.born)

    def _playing(self) -> int:
        """Connections to this process of those who sit here."""
        seats = self.table.seats
        return sum(self.present[seats[seat].player] for seat in self.seated)

    def _came(self, connection: Connection) -> None:
        if connection not in self.connections:
            self.connections.add(connection)
            self.present[connection.player.id] += 1

    def _went(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.present[connection.player.id] -= 1
            if not self.present[connection.player.id]:
                del self.present[connection.player.id]
                if self._matters(connection.player.id):
                    self.went[connection.player.id] = self.hall.clock()

    def _matters(self, player: str) -> bool:
        """Whether others may have to wait for them."""
        return player == self.table.host or player in self.table.players

    def _tell_who_is_here(self) -> None:
        """Everybody is told who sits there; of those who watch how many they are, and that now and then."""
        if self.seated != self.crowd.here:
            self._tell()
        if not self.connections:
            self._stop_counting()
            self.crowd = NOBODY_HERE
        elif self.counting is None:
            wait = max(0.0, self.counted + COUNT_EVERY - time.monotonic())
            self.counting = asyncio.get_running_loop().call_later(wait, lambda: self._start(self._count()))
        self.elsewhere.tell()

    async def _count(self) -> None:
        # At a time of its own: with other news it would tell that there are some, to whom there are none.
        async with self.lock:
            self.counting, self.counted = None, time.monotonic()
            watching = len(self.connections) - self._playing() + self.elsewhere.watching
            if watching != self.crowd.watching and not self.broken:
                self.crowd = self.crowd._replace(watching=watching)
                self._tell()

    async def attend(self, connection: Connection, after: int | None = None) -> None:
        """Somebody opens the table: they see the whole of it, and from now on what changes."""
        connection.blocked = frozenset(await self.hall.store.blocks(connection.player.id))
        await self._say_log(connection.player, connection.lang)
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

    async def _say_log(self, player: Player, lang: str) -> None:
        """Say the log before it is sent, if it is new in a language: others are served in between.

        Of a long game that takes 300 ms.
        """
        if self.archive is not None:
            await self.archive.ready(lang)
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

    def quit(self, connection: Connection) -> None:
        """Somebody is gone, or has lost the connection."""
        if connection in self.connections:
            self._went(connection)
            self.touched = self.hall.clock()
            self._start(self._gone())

    async def _gone(self) -> None:
        # Not while something is being written: nobody may be told of that yet.
        async with self.lock:
            self._tell_who_is_here()

    def _may_see(self, player: str) -> None:
        table = self.table
        seated = table.seat_of(player) != SPECTATOR or player in table.players
        if table.settings.watch == "nobody" and table.state != "gathering" and not seated:
            raise refuse("not-allowed", "refusal-no-watching")

    # Commands

    async def command(self, player: Player, connection: Connection, command: p.AnyCommand) -> None:
        """Carry out what somebody wants. It is stored, and everybody has been told, when this returns."""
        self.hall.crew.must_be_reached()
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

    async def blocks(self, player: str, blocked: Collection[str]) -> None:
        """Somebody wants to hear others from now on, or hear them no more."""
        async with self.lock:
            theirs = [one for one in self.connections if one.player.id == player]
            for connection in theirs:
                connection.blocked = frozenset(blocked)
            if not self.broken:
                self._tell(theirs)

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

    def _asking(self, player: Player, *, blocked: bool = False) -> Asking:
        return Asking(self.table, player.id, player.name, self.now(), self.seated, self.patience, blocked=blocked)

    def now(self) -> float:
        """For entries. Other machines' clocks may be a little ahead, and time must not go back in the minutes."""
        now, minutes = self.hall.clock(), self.table.minutes
        last = minutes[-1].entry.at if minutes else now
        return last if 0 < last - now < ASTRAY else now

    def patience(self, player: str) -> float:
        """For how many seconds more somebody does not count as absent, if nothing is heard of them."""
        table, there = self.table, self.elsewhere
        here = self._connected(player)
        last = max(table.company.heard.get(player, table.made), self.signs.get(player, 0), there.seen(player))
        if table.settings.pace == "live":
            # Whoever only lost the line, or the server, has a while to find it again.
            last = max(last, there.born(self.born), self.went.get(player, 0), there.went(player))
        lasts = LOST_IN_THOUGHT if here and table.settings.pace == "live" else ABSENT[table.settings.pace]
        return last + lasts + self.lost(last) - self.hall.clock() if player else 0

    def lost(self, since: float) -> float:
        """For how many seconds no server ran since then, and nobody could come."""
        return sum(until - max(began, since) for began, until in self.nights if until > since)

    async def enter(self, entries: Sequence[e.AnyEntry], still: Callable[[], bool]) -> None:
        """Let something happen that is nobody's command: a bot's move, a clock that has run out.

        Only if it is `still` so when its turn has come: a person may have been faster.
        """
        await self._whole(self._enter(entries, still))

    async def _enter(self, entries: Sequence[e.AnyEntry], still: Callable[[], bool]) -> None:
        async with self.lock:
            await self._write(lambda: entries if still() else ())

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

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """To the end, even when whoever asked for it is gone meanwhile."""
        task = self._start(work)
        # Who asked for it may not be there any more to hear how it went.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # The minutes

    async def _write(
        self, decide: Callable[[], Iterable[e.AnyEntry]], command: tuple[str, str] | None = None
    ) -> None:
        """Carry out what is decided of the table as it is; decide anew, when another process was faster.

        A command that was carried out already, here or elsewhere, is not carried out again. A refusal, too, must
        be of the table as it is: somebody may just have asked another process the same.
        """
        for _ in range(MOST_TRIES):
            if command in self.commands:
                return
            try:
                return await self._commit(list(decide()), command)
            except Conflict:
                await self._rebuild()
            except Refusal:
                if self.broken or not (self.hall.store.shared and await self._read_on(command)):
                    raise
        raise refuse("unavailable", "refusal-unavailable")

    async def _commit(self, entries: list[e.AnyEntry], command: tuple[str, str] | None) -> None:
        """Apply, store, tell: in this order. A refusal by the rules comes before anything has changed."""
        if self.broken:
            raise refuse("unavailable", "refusal-unavailable")
        if not entries:
            return
        table, first, state = self.table, len(self.table.minutes), self.table.state
        marks = [self._apply(entry) for entry in entries]
        here = self.seated
        if heir := seating.heir(table, entries[-1].at, here):
            marks.append(self._apply(heir))
        if paused := agreed(table, entries[-1].at, here):
            marks.append(self._apply(paused))
        if due := seals.due(table, entries[-1].at, here):
            marks.append(self._apply(due))
        try:
            self._describe(entries[-1].at, marks)
            written = [e.encode(mark.entry) for mark in marks]
            await self.hall.store.append(Write(self.row, first, written, command, self._snapshot(state)))
        except Conflict:
            raise  # whoever decided it decides anew
        except BaseException as error:
            self._break(error)
            raise
        if command is not None:
            self.commands.add(command)
        for mark in marks:
            if isinstance(mark.entry, e.Acted):
                metrics.counted(metrics.moves, mark.entry.by)
        self._go_on(marks, state)

    def _go_on(self, marks: Sequence[Mark], state: str) -> None:
        """It is in the minutes: tell everybody, and see what is next; `state`: of the table until now."""
        if any(isinstance(mark.entry, e.Undone) for mark in marks):
            self.keeper.forget()
        self.touched = self.hall.clock()
        # What a bot has left, nobody learns of; but a learner is told that everybody waits.
        if self.table.walk is not None or not all(isinstance(mark.entry, e.Pondered) for mark in marks):
            self._tell()
        self.keeper.look()
        self.herald.look()
        self.elsewhere.tell()
        if self.keeps and self.table.state == "over" != state:
            self.hall.archivist.over(self.table.id)

    def _snapshot(self, state: str = "") -> Snapped | None:
        """Where the game stands, if it is time to keep that; `state`: of the table until now."""
        table = self.table
        ended = table.state == "over" != state
        if table.game is None or not (ended or len(table.minutes) - self.snapped >= snapshots.EVERY):
            return None
        return self._snapped()

    def _snapped(self) -> Snapped:
        table = self.table
        self.snapped = len(table.minutes)
        return Snapped(self.snapped, snapshots.taken(table), table.base.n if table.base else -1)

    async def snap(self) -> None:
        """Keep where the game stands, before the table is let go."""
        table = self.table
        if self.broken or table.state != "playing" or table.game is None:
            return
        if len(table.minutes) not in await self.hall.store.snapshots(table.id):
            await self.hall.store.put_snapshot(table.id, self._snapped())
            self.hall.archivist.left(table.id)

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
        # That the database is away is said once, and not of each table.
        tell = log.info if isinstance(error, Refusal) else log.error
        self.hall.crew.look_soon()
        tell("table-thrown-away", table=self.table.id, **failure(error))
        self.hall.discard(self)
        self.shut()

    def shut(self) -> None:
        """What is in memory is not what there is: nobody is told of it any more."""
        self.broken = True
        self._stop()
        self.hall.crew.leave(self.table.id)
        for connection in list(self.connections):
            connection.end(RESTART)

    def _stop(self) -> None:
        self.keeper.stop()
        self.herald.stop()
        self.elsewhere.stop()
        self._stop_counting()

    def _stop_counting(self) -> None:
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None

    def _describe(self, now: float, marks: Sequence[Mark]) -> None:
        """The table's row: what the lists show without loading it.

        Their order is that of what all may know: else a whisper would tell of itself by it.
        """
        table, row = self.table, self.row
        info = self.scene.look().info("en")
        info.waiting, info.moves = table.waiting, table.moves
        if any(mark.heard is None for mark in marks):
            row.changed = now
        row.summary = encode(info)
        row.state = table.state
        free = any(one.kind == "open" and not one.reserved for one in table.seats)
        row.joinable = table.settings.listed and table.state == "gathering" and free
        row.watchable = table.settings.watch == "all"
        row.wake = self.wake(now)
        row.players = table.players

    def wake(self, now: float) -> float:
        """When something must happen though nobody is there; 0: never, as things are."""
        if self.keeper.bots_due():
            return now
        times = (self.table.next_alarm(), self.herald.next())
        return min((time for time in times if time), default=0)

    def _tell(self, some: Sequence[Connection] | None = None) -> None:
        """Tell everybody, or some, what has changed for them."""
        if some is None:
            self.crowd = self.crowd._replace(here=self.seated)
        look = self.scene.look(self.hall.clock(), self.crowd)
        for connection in list(self.connections) if some is None else some:
            viewer = self._viewer(connection)
            if viewer.seat != SPECTATOR or self._still_welcome(connection):
                connection.known, news = look.news(viewer, connection.known)
                if news:
                    connection.send(news)

    def _still_welcome(self, connection: Connection) -> bool:
        try:
            self._may_see(connection.player.id)
        except Refusal:
            self._went(connection)
            connection.end(FORBIDDEN)
            return False
        return True

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

    async def read_on(self) -> None:
        async with self.lock:
            await self._read_on()

    async def _read_on(self, command: tuple[str, str] | None = None) -> bool:
        """Take in what other processes have written; whether there was anything, or the command is known now."""
        id, have = self.table.id, len(self.table.minutes)
        # Most often there is nothing, and that is soon found out.
        if (await self.hall.store.lengths([id])).get(id) == have:
            return command in self.commands
        tail = await self.hall.store.tail(id, have)
        if tail is None:
            self._break(LookupError())
            raise refuse("not-found", "refusal-no-table")
        self.commands |= tail.commands
        state, entries = self.table.state, [e.decode(body) for body in tail.entries]
        if self.archive is not None and any(isinstance(one, e.OF_THE_GAME | e.Continued) for one in entries):
            self._leave_to_others("refusal-unavailable")  # it stood still here, and goes on after all
        try:
            marks = [self.table.apply(entry) for entry in entries]
        except BadSetup:
            self._leave_to_others("refusal-newer-rules")
        except Exception as error:
            self._break(error)
            raise refuse("unavailable", "refusal-unavailable") from None
        self.row = tail.row
        self._go_on(marks, state)
        return True

    def _leave_to_others(self, why: str) -> NoReturn:
        """During an upgrade: what this process has in memory is of rules that are not played any more."""
        refusal = refuse("unavailable", why)
        self._break(refusal)
        raise refusal

    async def _rebuild(self) -> None:
        """Begin anew from what is stored: what was decided here, of the table as it was, has not happened.

        What each connection was told stays as it is: it was of entries that all processes have alike.
        """
        try:
            found = await self.hall.read(self.table.id)
            if found is None:
                raise refuse("not-found", "refusal-no-table")
            self.row, (table, continued), self.commands = found
            if continued is not None or type(table) is not type(self.table):
                # It is shown, or played, in another way by now: everybody comes back to that.
                raise refuse("unavailable", "refusal-unavailable")
            if isinstance(table, ArchivedTable):
                for lang in self.archive.languages if self.archive else ():
                    await table.archive.ready(lang)
                self.archive = table.archive
        except BaseException as error:
            self._break(error)
            raise
        self.table.become(table)
        self.scene = _scene_of(self.table)  # it may have said what has not happened
        for connection in self.connections:
            connection.viewer = None
        self._renew_keeper()
        self._tell()
        self.keeper.look()
        self.herald.look()

    def _renew_keeper(self) -> None:
        """What bots have in mind is given up: they are made anew of the minutes."""
        self.keeper.stop()
        self.keeper = Keeper(self)

    def reread(self) -> None:
        """Somebody's name was taken out of the minutes."""
        self._start(self._reread())

    async def _reread(self) -> None:
        async with self.lock:
            with suppress(Refusal):
                if not self.broken:
                    await self._rebuild()

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

    # Questions

    def _read(self, player: Player, make: Callable[[], T]) -> T:
        if self.broken:
            raise refuse("unavailable", "refusal-unavailable")
        self._may_see(player.id)
        return make()

    async def _reading(self, player: Player, make: Callable[[], T]) -> T:
        async with self.lock:
            if self.hall.store.shared and not self.broken:
                await self._read_on()
            return self._read(player, make)

    async def _glance(
        self, player: Player, address: str, may: Callable[[Seat], object], kind: Kind, lang: str, **about: Any
    ) -> bytes:
        """What plays the game again, elsewhere; `may` says whether it may be asked."""

        def make() -> Glance:
            table, row, eyes = self.table, self.row, self.table.seat_of(player.id)
            entries = [e.encode(mark.entry) for mark in table.minutes]
            past = (table.id, row.settings, table.secret, table.made, table.host, entries)
            return Glance(*past, kind, eyes, lang, edition=table.edition, base=table.kept_base, **about)

        await self._reading(player, lambda: may(self.table.seat_of(player.id)))
        return await self.hall.looker.glance(lambda: self._reading(player, make), address, player.id)

    async def info(self, player: Player) -> p.TableInfo:
        """The table without its game."""

        def make() -> p.TableInfo:
            info = self.scene.look(crowd=self.crowd).info(player.lang or "en")
            info.waiting, info.moves = self.table.waiting, self.table.moves
            info.yours = self.table.seat_of(player.id)
            return info

        return await self._reading(player, make)

    async def person(self, player: Player, seat: Seat) -> tuple[str, str]:
        """Who sits somewhere, and what they are called here."""

        def make() -> tuple[str, str]:
            sitting = self.table.seats[self._asking(player).existing(seat)]
            if sitting.kind != "person" or sitting.gone:
                raise refuse("not-allowed", "refusal-no-person")
            return sitting.player, self.table.names(player.lang or "en")[seat]

        return await self._reading(player, make)

    async def talk(self, player: Player, before: str) -> p.Talk:
        """What was said before a line: the page before it."""
        blocked = await self.hall.store.blocks(player.id)

        def make() -> p.Talk:
            viewer = self.viewer(player.id, "en", blocked)
            line = find_line(self._asking(player), before)
            return self.scene.look().talk_before(viewer, line.id)

        return await self._reading(player, make)

    async def in_words(self, player: Player, lang: str, since: int) -> p.InWords:
        """The table in plain text, as the player's seat sees it."""
        blocked = await self.hall.store.blocks(player.id)

        def make() -> p.InWords:
            plain_text.must_be_played(self.archive is not None)
            return plain_text.in_words(self.scene, self.viewer(player.id, lang, blocked), since)

        return await self._reading(player, make)

    async def terms(self, player: Player, seats: Sequence[Seat], lang: str) -> p.Terms:
        """What could be promised now among a player and some seats."""
        return await self._reading(player, lambda: story.terms(self.scene, self._asking(player), seats, lang))

    async def moment(
        self, player: Player, move: int, seat: int | str | None, lang: str, address: str = ""
    ) -> p.Moment:
        """The table after a decision."""

        def may(eyes: Seat) -> int | str:
            return story.may_look(self.table, eyes, move, seat)

        if move < self.table.seam:
            return await self._moment_before(player, move, may, lang)
        if self.archive is not None:
            eyes = await self._reading(player, lambda: may(self.table.seat_of(player.id)))
            return await self.archive.moment(move, eyes, lang, self.table.names(lang))
        body = await self._glance(player, address, may, "moment", lang, move=move, seat=seat)
        return msgspec.json.decode(body, type=p.Moment)

    async def _moment_before(
        self, player: Player, move: int, may: Callable[[Seat], int | str], lang: str
    ) -> p.Moment:
        """The same from the time of other rules: as it was kept then, if it was."""
        eyes = await self._reading(player, lambda: may(self.table.seat_of(player.id)))
        kept = await self.hall.archivist.find(self.table.id)
        if kept is None or move > kept.head.moves:
            raise refuse("not-allowed", "refusal-moment-gone", seam=self.table.seam)
        found = await kept.moment(move, eyes, lang, self.table.names(lang))
        found.moves = self.table.moves
        return found

    async def chronicle(self, player: Player, lang: str, line: int = 0, address: str = "") -> p.Chronicle:
        """A page of the log, as the player may know it."""
        if self.archive is not None:
            await self.archive.ready(lang)
            eyes = self.table.seat_of(player.id)
            log = await self._reading(player, lambda: story.log_of(self.scene, eyes, lang))
            return story.page_of(self.archive, lang, log, line)
        body = await self._glance(
            player, address, lambda _: story.must_have_begun(self.table), "chronicle", lang, line=line
        )
        return msgspec.json.decode(body, type=p.Chronicle)

    async def story(self, player: Player, lang: str, address: str = "") -> p.Story:
        """The result page's figures."""
        if self.archive is not None:
            eyes = await self._reading(player, lambda: story.may_tell(self.table, player.id))
            return await self.archive.story(eyes, lang, self.table.names(lang))
        body = await self._glance(player, address, lambda _: story.must_be_over(self.table), "story", lang)
        return msgspec.json.decode(body, type=p.Story)

    async def prospects(self, player: Player, lang: str, address: str = "") -> p.Prospects:
        """How everybody's chance to win went, once the game is over."""
        eyes = self.table.seat_of(player.id)
        if self.archive is not None:
            await self._reading(player, lambda: story.may_tell(self.table, player.id))
            return await self.archive.prospects(eyes, lang, self.table.names(lang))
        await self._reading(player, lambda: story.must_be_over(self.table))
        found = await self.hall.looker.figures(self.row, self.table, address, player.id)
        return await self._reading(player, lambda: story.prospects(self.scene, eyes, lang, found))

    async def record(self, player: Player) -> str:
        """The record of a game that is over."""
        if self.archive is not None:
            await self._reading(player, lambda: None)
            return await self.archive.record(self.table.names("en"))
        return await self._reading(player, lambda: story.record(self.table))

    async def finish(self) -> None:
        """Stop, when what is under way has been written."""
        self._stop()
        await self.herald.finish()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing is about to happen."""
        return not (self.connections or self.keeper.busy or self.herald.busy or self.tasks)


def _scene_of(table: Table) -> Scene:
    return ArchivedScene(table) if isinstance(table, ArchivedTable) else Scene(table)
