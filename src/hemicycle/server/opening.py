"""A stored table is opened, whatever its rules were: a game that is over as it was kept; one under way goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hemicycle.engine.editions import EditionError
from hemicycle.engine.rules import BadSetup

from . import entries as e
from . import loading, snapshots
from .archived import ArchivedTable
from .logs import log
from .refusal import refuse
from .shelf import Settled
from .store import TableRow
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

ANSWERS = 5.0
"""Seconds in which processes of older rules, if there are any, say where a game stands."""
PAUSE = 0.05
AT_A_TIME = 100
"""Entries of a table's minutes that are played again until others are served: some 5 ms of a long game's 50."""


class Overtaken(Exception):
    """Another process has gone on with the table since its entries were read, and what it was to be built from is
    kept no more: it is read anew."""


class Opened(NamedTuple):
    table: Table
    continued: e.Continued | None = None
    """What has to be stored: it goes on by other rules."""


class Stored(msgspec.Struct):
    """A table as it is stored."""

    id: str
    settings: bytes
    secret: str
    made: float
    host: str
    entries: list[bytes]
    edition: str = ""
    base: bytes = b""


class Opening:
    """One table."""

    def __init__(self, hall: Hall, row: TableRow, bodies: list[bytes]):
        self.hall = hall
        self.row = row
        self.about = Stored(row.id, row.settings, row.secret, row.made, row.host, bodies)
        self.entries = [e.decode(body) for body in bodies]
        turns = [at for at, entry in enumerate(self.entries) if isinstance(entry, e.Began | e.Continued)]
        self.turn = turns[-1] if turns else -1
        """With which entry the rules began by which it was played last."""

    async def waits(self) -> bool:
        """During an upgrade: wait until those who play by its rules have kept where the game stands.

        Whether it did. What ours take of the entries after an older snapshot may be less than there is.
        """
        store, id = self.hall.store, self.row.id
        if not store.shared or self.row.state != "playing" or self.turn < 0 or await self.fits():
            return False
        if not await store.ask_where(id):
            return False
        until = time.monotonic() + ANSWERS
        while time.monotonic() < until:
            if max(await store.snapshots(id), default=0) == (await store.lengths([id])).get(id):
                break
            await asyncio.sleep(PAUSE)
        return True

    async def open(self) -> Opened:
        """`Overtaken`."""
        if self.row.state == "over" and (kept := await self._kept()) is not None and kept.archive.head.over:
            return Opened(kept)
        if self.turn < 0 or await self.fits():
            return Opened(await self._played())
        return await self._go_on()

    # By the rules of today

    async def fits(self) -> bool:
        """Whether it is played by today's rules and figures, or by figures of its own that were kept."""
        turn, table = self.entries[self.turn], loading.blank(self.about)
        assert isinstance(turn, e.Began | e.Continued)
        if turn.rules > table.rules.version:
            # During an upgrade of several processes, or after going back to an older program.
            raise refuse("unavailable", "refusal-newer-rules")
        if turn.rules != table.rules.version:
            return False
        if isinstance(turn, e.Continued):
            return True
        try:
            if Table.setup(table.settings).edition.fingerprint == turn.fingerprint:
                return True
            self.about.edition = await self.hall.store.edition(turn.fingerprint) or ""
            found: str = Table.setup(table.settings, self.about.edition).edition.fingerprint
        except (BadSetup, EditionError):
            return False
        return found == turn.fingerprint

    async def _played(self) -> Table:
        table = loading.blank(self.about)
        table.kept_base = await self._base()
        for number, _ in enumerate(loading.playing(table, self.entries, table.kept_base), 1):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
        return table

    async def means(self) -> tuple[str, bytes]:
        """Its edition's text, and the snapshot that it is built from; empty where none is needed. `Lost`."""
        if not await self.fits():
            # It ended before it could be kept.
            return "", await self.hall.store.snapshot(self.row.id, self.turn + 1, len(self.entries)) or b""
        return self.about.edition, await self._base()

    async def _base(self) -> bytes:
        """Where it went on by today's rules."""
        if self.turn < 0 or isinstance(self.entries[self.turn], e.Began):
            return b""
        return await self._snapshot(self.turn + 1) or b""

    async def _snapshot(self, most: int) -> bytes | None:
        """Where it stood since its last rules began. `Overtaken`."""
        store, id, have = self.hall.store, self.row.id, len(self.entries)
        found = await store.snapshot(id, self.turn + 1, most)
        if found is None and (await store.lengths([id])).get(id, have) != have:
            raise Overtaken
        return found

    # By others than it was begun by

    async def _go_on(self) -> Opened:
        entries = self.entries
        kept = await self._snapshot(len(entries))
        if kept is None:
            return await self._stopped("there is no snapshot")
        try:
            base = snapshots.read(kept)
            if self.row.state == "over":
                return Opened(_ended(self._blank, entries, base, kept))
            table, again = await asyncio.to_thread(snapshots.go_on, self._blank, entries, base)
        except snapshots.Unreadable as unreadable:
            return await self._stopped(f"{unreadable}")
        assert table.game is not None
        now, edition = self.hall.clock(), table.game.state.setup.edition
        continued = e.Continued(
            at=now, was=base.rules, rules=table.rules.version, fingerprint=edition.fingerprint, again=again
        )
        table.apply(continued)
        table.game.forget_undo()
        table.kept_base = snapshots.taken(table)
        table.base = snapshots.read(table.kept_base)
        log.info("table-goes-on", table=table.id, was=base.rules, rules=table.rules.version, again=again)
        return Opened(table, continued)

    def _blank(self) -> Table:
        return loading.blank(self.about)

    async def _stopped(self, why: str) -> Opened:
        """Nothing can be made of it: it is shown as it stood, if that was kept."""
        log.error("table-of-other-rules", table=self.row.id, reason=why)
        if (kept := await self._kept()) is not None:
            return Opened(kept)
        raise refuse("unavailable", "refusal-old-game")

    async def _kept(self) -> ArchivedTable | None:
        """The table with what is kept of its game."""
        if (archive := await self.hall.archivist.find(self.row.id)) is None:
            return None
        settings = msgspec.json.decode(self.row.settings, type=Settled)
        row = self.row
        table = ArchivedTable(row.id, settings, row.secret, row.made, row.host, archive)
        for entry in self.entries:
            table.apply(entry)
        return table


def _ended(
    blank: Callable[[], Table], entries: Sequence[e.AnyEntry], base: snapshots.Snapshot, kept: bytes
) -> Table:
    """A game that was over before it could be kept: with its result and its log."""
    table = blank()
    snapshots.rebuild(table, entries, base)
    table.kept_base = kept
    return table
