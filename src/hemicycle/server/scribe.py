"""The scribe of a table: writes what is decided in the minutes, and only then is anybody told.

Where several processes serve one database, each has one for the table. Nobody owns it: who writes the next entry
first has it, and the others read on and decide anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

import msgspec

from hemicycle.engine.misread import misread
from hemicycle.engine.rules import BadSetup
from hemicycle.engine.words import Refused

from . import entries as e
from . import metrics, seals, seating, snapshots
from .archived import ArchivedTable
from .attendance import Attendance, scene_of
from .commands import agreed
from .herald import Herald
from .keeper import Keeper
from .logs import failure, log
from .refusal import Refusal, refuse
from .stand import Mark
from .store import Conflict, Snapped, TableRow, Told, Write
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

RESTART = 1012
"""Websocket: the server starts this anew. The client comes back and resumes."""
ASTRAY = 5.0
"""Seconds by which clocks of several machines may differ."""
MOST_TRIES = 100
"""How often it is decided anew since another process was faster. Each time somebody came a step further."""


class Scribe(Attendance):
    """The one writer of a table's minutes."""

    def __init__(
        self,
        hall: Hall,
        row: TableRow,
        table: Table,
        commands: set[tuple[str, str]],
        told: dict[str, Told] | None = None,
    ):
        super().__init__(hall, table)
        self.row = row
        self.commands = commands
        """Those carried out, by player and id: a command may come twice."""
        self.archive = table.archive if isinstance(table, ArchivedTable) else None
        """Where the game is kept, and not played again."""
        self.snapped = 0
        """After how many entries it was last kept where the game stands."""
        self.keeps = not hall.store.shared
        """Whether this process does what nobody asks for at this table: bots, clocks, notices."""
        self.keeper = Keeper(self)
        self.herald = Herald(self, told)

    # The minutes

    def now(self) -> float:
        """For entries. Other machines' clocks may be a little ahead, and time must not go back in the minutes."""
        now, minutes = self.hall.clock(), self.table.minutes
        last = minutes[-1].entry.at if minutes else now
        return last if 0 < last - now < ASTRAY else now

    async def enter(self, entries: Sequence[e.AnyEntry], still: Callable[[], bool]) -> None:
        """Let something happen that is nobody's command: a bot's move, a clock that has run out.

        Only if it is `still` so when its turn has come: a person may have been faster.
        """
        await self._whole(self._enter(entries, still))

    async def _enter(self, entries: Sequence[e.AnyEntry], still: Callable[[], bool]) -> None:
        async with self.lock:
            await self._write(lambda: entries if still() else ())

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

    def _describe(self, now: float, marks: Sequence[Mark]) -> None:
        """The table's row: what the lists show without loading it.

        Their order is that of what all may know: else a whisper would tell of itself by it.
        """
        table, row = self.table, self.row
        if any(mark.heard is None for mark in marks):
            row.changed = now
        row.summary = self.scene.look().summary()
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

    # Where the game stands

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

    # What other processes have written

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
                    await table.archive.ready(lang, table.names(lang))
                self.archive = table.archive
        except BaseException as error:
            self._break(error)
            raise
        self.table.become(table)
        self.scene = scene_of(self.table)  # it may have said what has not happened
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

    # What can't be trusted

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
