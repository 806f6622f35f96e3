"""Who is at a table by way of this process, and what each of them is told of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from hemicycle.engine.declare import SPECTATOR, Seat

from .archived import ArchivedScene, ArchivedTable
from .connection import Connection
from .elsewhere import Elsewhere, Signs
from .refusal import Refusal, refuse
from .scene import NOBODY_HERE, Scene, Viewer
from .seating import ABSENT, LOST_IN_THOUGHT
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")

FORBIDDEN = 1008
"""Websocket: against the policy."""
COUNT_EVERY = 10.0
"""Seconds between two times at which everybody is told how many watch: who comes to watch moves nobody else."""


class Attendance:
    """The people at a table."""

    def __init__(self, hall: Hall, table: Table):
        self.hall = hall
        self.table = table
        self.scene = scene_of(table)
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        """What is under way, and is not given up half-way."""
        self.broken = False
        """What is in memory can't be trusted: it is thrown away, and loaded again from the store."""
        self.connections: set[Connection] = set()
        self.present: Counter[str] = Counter()
        """How many of them each player has."""
        self.crowd = NOBODY_HERE
        """Who is there, as everybody was told."""
        self.counted = float("-inf")
        self.counting: asyncio.TimerHandle | None = None
        self.touched = self.born = hall.clock()
        self.signs: dict[str, float] = {}
        """When somebody was last before the page, by way of this process."""
        self.went: dict[str, float] = {}
        """When somebody's last connection went, of those that this process has seen go."""
        self.nights: list[tuple[float, float]] = []
        """When no server ran, since the table was made: from and to."""
        self.elsewhere = Elsewhere(self)

    # Who is there

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

    def _connected(self, player: str) -> bool:
        """To whichever process."""
        return player in self.present or player in self.elsewhere.players

    @property
    def seated(self) -> frozenset[Seat]:
        """The seats of people who are connected now."""
        present, elsewhere = self.present, self.elsewhere.players
        return frozenset(
            [
                seat
                for seat, one in enumerate(self.table.seats)
                if one.kind == "person" and (one.player in present or one.player in elsewhere)
            ]
        )

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

    def _matters(self, player: str) -> bool:
        """Whether others may have to wait for them."""
        return player == self.table.host or player in self.table.players

    # They come and go

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

    # What they are told

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

    def _stop_counting(self) -> None:
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None

    def _tell(self, some: Sequence[Connection] | None = None) -> None:
        """Tell everybody, or some, what has changed for them."""
        if some is None and (here := self.seated) != self.crowd.here:
            self.crowd = self.crowd._replace(here=here)
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

    def _may_see(self, player: str) -> None:
        table = self.table
        seated = table.seat_of(player) != SPECTATOR or player in table.players
        if table.settings.watch == "nobody" and table.state != "gathering" and not seated:
            raise refuse("not-allowed", "refusal-no-watching")

    async def blocks(self, player: str, blocked: Collection[str]) -> None:
        """Somebody wants to hear others from now on, or hear them no more."""
        async with self.lock:
            theirs = [one for one in self.connections if one.player.id == player]
            for connection in theirs:
                connection.blocked = frozenset(blocked)
            if not self.broken:
                self._tell(theirs)

    # Who is away

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

    # What is under way

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


def scene_of(table: Table) -> Scene:
    return ArchivedScene(table) if isinstance(table, ArchivedTable) else Scene(table)
