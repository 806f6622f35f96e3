"""What the processes that share a database know of each other: who lives, who keeps which table, who is where.

A process that has not renewed its row for `DEAD` seconds, by the database's clock, is dead: what it kept is free,
and whoever was connected to it is elsewhere. What processes tell each other is words:

    table ID N       there are N entries now
    here ID          other people are connected than before
    told ID          somebody has been told
    player ID        a name, blocks or the keys of somebody have changed
    forgotten ID     names were taken out of the minutes: load them again
    keeper ID        nobody keeps the table now
    wanted ID        whoever plays by its rules keeps where the table's game stands: it will go on by later ones
    lost, back       this process heard nothing from here to there

SQLite has one process, which lives and keeps everything: nothing of this is written there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from typing import Literal

import msgspec

from .database import Db, Heard
from .limits import Bucket
from .rows import Presence
from .settings import Rate
from .stored_tables import StoredTables, holes

DEAD = 3.0
"""Seconds without a word. It is said every second."""
BURIED = 60.0
"""Seconds after which a dead process is forgotten."""
DAY = 24 * 3600.0


def _living(db: Db) -> str:
    return f"SELECT id FROM processes WHERE seen > {db.now} - {DEAD}"


class StoredProcesses(StoredTables):
    async def listen(self, heard: Heard) -> None:
        """Hear what the others tell, from now on."""
        await self.database.listen(heard)

    # --- who lives ------------------------------------------------------------------------------------------

    async def process_begins(self) -> None:
        if self.shared:
            await self._writing(self._renew)

    async def process_lives(self) -> bool:
        """Say so; false when this process had been held for dead, and others may have taken what it kept."""
        return not self.shared or await self._writing(self._renew)

    async def process_ends(self) -> None:
        """Give everything back."""
        if not self.shared:
            return

        def work(db: Db) -> None:
            db.execute("DELETE FROM processes WHERE id = ?", (self.process,))
            for (table,) in db.execute(
                "SELECT table_id FROM presence WHERE process = ?", (self.process,)
            ).fetchall():
                db.notify("here", table)
            db.execute("DELETE FROM presence WHERE process = ?", (self.process,))
            for (table,) in db.execute("SELECT id FROM tables WHERE keeper = ?", (self.process,)).fetchall():
                self._release(db, table)

        await self._writing(work)

    async def alive(self) -> set[str]:
        """This process and the others that live."""
        if not self.shared:
            return {self.process}
        found = await self._reading(lambda db: db.execute(_living(db)).fetchall())
        return {self.process, *(id for (id,) in found)}

    def _renew(self, db: Db) -> bool:
        was = db.execute(f"{_living(db)} AND id = ?", (self.process,)).fetchone() is not None
        renew = (
            f"INSERT INTO processes (id, began, seen) VALUES (?, {db.now}, {db.now})"
            " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
        )
        db.execute(renew, (self.process,))
        if not was:
            buried = f"SELECT id FROM processes WHERE seen < {db.now} - {BURIED}"
            db.execute(f"DELETE FROM presence WHERE process IN ({buried})")
            db.execute(f"DELETE FROM processes WHERE seen < {db.now} - {BURIED}")
        return was

    # --- who keeps a table ----------------------------------------------------------------------------------

    async def lease(self, table: str) -> bool:
        """Keep a table, if no other process does: whether this one does now."""
        return not self.shared or await self._writing(lambda db: bool(self._take(db, [table])), table)

    async def release(self, table: str) -> None:
        if self.shared:
            await self._writing(lambda db: self._release(db, table), table)

    async def mine(self, tables: Collection[str]) -> set[str]:
        """Which of these this process keeps."""
        if not self.shared or not tables:
            return set(tables)
        ask = f"SELECT id FROM tables WHERE keeper = ? AND id IN ({holes(tables)})"
        found = await self._reading(lambda db: db.execute(ask, (self.process, *tables)).fetchall())
        return {id for (id,) in found}

    async def claim_due(self, now: float, limit: int, but: Collection[str] = ()) -> list[str]:
        """Tables at which something must happen by now and which this process keeps; some of them from now on.

        `but`: those that are left to others.
        """

        def work(db: Db) -> list[str]:
            due = "wake > 0 AND wake <= ?"
            free = (
                f"SELECT id FROM tables WHERE {due} AND keeper <> ? AND keeper NOT IN ({_living(db)})"
                " AND id <> ALL(?) ORDER BY wake LIMIT ? FOR UPDATE SKIP LOCKED"
            )
            found = [id for (id,) in db.execute(free, (now, self.process, list(but), limit)).fetchall()]
            if found:
                keep = f"UPDATE tables SET keeper = ? WHERE id IN ({holes(found)})"
                db.execute(keep, (self.process, *found))
            ask = f"SELECT id FROM tables WHERE {due} AND keeper = ? ORDER BY wake"
            return [id for (id,) in db.execute(ask, (now, self.process))]

        return await self._writing(work) if self.shared else await self.due(now)

    async def claim_orphans(self, loaded: Collection[str]) -> set[str]:
        """Which of these nobody kept who lives: this process does now."""
        if not self.shared or not loaded:
            return set()
        ask = "SELECT id FROM tables WHERE id = ANY(?) AND keeper <> ? AND keeper NOT IN ({})"

        def look(db: Db) -> list[str]:
            return [id for (id,) in db.execute(ask.format(_living(db)), (list(loaded), self.process))]

        orphans = await self._reading(look)
        return set(await self._writing(lambda db: self._take(db, orphans))) if orphans else set()

    def _take(self, db: Db, tables: Collection[str]) -> list[str]:
        """Those that this process keeps in the end."""
        ask = "SELECT id FROM tables WHERE id = ANY(?) AND keeper = ?"
        mine = [id for (id,) in db.execute(ask, (list(tables), self.process))]
        others = [id for id in tables if id not in mine]
        free = f"SELECT id FROM tables WHERE id = ANY(?) AND keeper NOT IN ({_living(db)}) ORDER BY id FOR UPDATE"
        found = [id for (id,) in db.execute(free, (others,))] if others else []
        if found:
            db.execute("UPDATE tables SET keeper = ? WHERE id = ANY(?)", (self.process, found))
        return mine + found

    def _release(self, db: Db, table: str) -> None:
        give = "UPDATE tables SET keeper = '' WHERE id = ? AND keeper = ?"
        if db.execute(give, (table, self.process)).rowcount:
            db.notify("keeper", table)

    async def ask_where(self, table: str) -> bool:
        """Have others keep where a game stands, if it is played by their rules; whether there are others."""
        if not self.shared:
            return False

        def work(db: Db) -> bool:
            others = db.execute(f"{_living(db)} AND id <> ?", (self.process,)).fetchall()
            if others:
                db.notify("wanted", table)
            return bool(others)

        return await self._writing(work, table)

    # --- who is where ---------------------------------------------------------------------------------------

    async def here(self, table: str, players: Collection[str], watching: int, signs: bytes = b"") -> None:
        """Who is connected to a table at this process. Nobody, and nothing to say: it is not mentioned."""
        if not self.shared:
            return
        told = (msgspec.json.encode(sorted(players)), watching, signs)

        def work(db: Db) -> None:
            if players or watching or signs:
                insert = (
                    "INSERT INTO presence (table_id, process, players, watching, signs) VALUES (?, ?, ?, ?, ?)"
                    " ON CONFLICT (table_id, process) DO UPDATE SET players = excluded.players,"
                    " watching = excluded.watching, signs = excluded.signs"
                )
                db.execute(insert, (table, self.process, *told))
            else:
                delete = "DELETE FROM presence WHERE table_id = ? AND process = ?"
                db.execute(delete, (table, self.process))
            db.notify("here", table)

        await self._writing(work, table)

    async def others_here(self, table: str) -> list[Presence]:
        """Who is connected to a table at the other processes that live."""
        if not self.shared:
            return []

        def work(db: Db) -> list[Presence]:
            ask = (
                "SELECT process, players, watching, signs FROM presence"
                f" WHERE table_id = ? AND process <> ? AND process IN ({_living(db)}) ORDER BY process"
            )
            found = db.execute(ask, (table, self.process)).fetchall()
            return [Presence(one, msgspec.json.decode(who, type=list[str]), *rest) for one, who, *rest in found]

        return await self._reading(work)

    # --- what all share -------------------------------------------------------------------------------------

    async def house(self, name: str, make: Callable[[], bytes]) -> bytes:
        """What is kept under this name: made by whoever is the first to ask, and the same for all."""
        ask = "SELECT value FROM house WHERE name = ?"

        def work(db: Db) -> bytes:
            db.execute("INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, made))
            return bytes(db.execute(ask, (name,)).fetchone()[0])

        if found := await self._reading(lambda db: db.execute(ask, (name,)).fetchone()):
            return bytes(found[0])
        made = make()
        return await self._writing(work)

    async def charge(
        self, bucket: str, source: str, rate: Rate, cost: float = 1
    ) -> Literal["", "too-fast", "flood"]:
        """Like `limits.Bucket.take`, for all processes together. Who asks is not kept, only a hash."""
        key = hashlib.sha256(f"{bucket} {source}".encode()).hexdigest()[:32]

        def work(db: Db) -> Literal["", "too-fast", "flood"]:
            db.lock(key)
            (now,) = db.execute(f"SELECT {db.now}").fetchone()
            tokens = Bucket(rate, lambda: now)
            ask = "SELECT level, at FROM buckets WHERE bucket = ? AND source = ?"
            if found := db.execute(ask, (bucket, key)).fetchone():
                tokens.tokens, tokens.then = found
            outcome = tokens.take(cost)
            insert = (
                "INSERT INTO buckets (bucket, source, level, at) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (bucket, source) DO UPDATE SET level = excluded.level, at = excluded.at"
            )
            db.execute(insert, (bucket, key, tokens.tokens, now))
            return outcome

        return await self._writing(work, key)

    async def buckets_gone(self) -> None:
        """Forget who has not asked for a day: whatever it was, they may again."""
        await self._writing(lambda db: db.execute(f"DELETE FROM buckets WHERE at < {db.now} - {DAY}").rowcount)

    # --- when no server ran ---------------------------------------------------------------------------------

    async def wakes(self, now: float) -> None:
        """A server begins: since the last that was heard of one, none ran."""

        def work(db: Db) -> None:
            db.lock("alive")
            (alive,) = db.execute("SELECT max(at) FROM alive").fetchone()
            ask = f"SELECT count(*) FROM processes WHERE id <> ? AND id IN ({_living(db)})"
            (others,) = db.execute(ask, (self.process,)).fetchone()
            if alive is not None and now - alive >= 1 and not others:
                db.execute("INSERT INTO downtimes (since, until) VALUES (?, ?)", (alive, now))
            if alive is not None and alive > now and not others:
                # The clock was set back: what was to happen in its future is looked at now.
                db.execute("UPDATE tables SET wake = ? WHERE wake > ?", (now, now))
            _alive(db, now)

        await self._writing(work)

    async def lives(self, now: float) -> None:
        """A server runs."""

        def work(db: Db) -> None:
            db.lock("alive")
            _alive(db, now)

        await self._writing(work)

    async def slept(self, since: float, until: float) -> None:
        """Processes ran, but could not reach the database: the first that is back says so for all of them."""
        insert = (
            "INSERT INTO downtimes (since, until) SELECT ?, ? WHERE NOT EXISTS"
            " (SELECT 1 FROM downtimes WHERE until > ?)"
        )

        def work(db: Db) -> None:
            db.lock("alive")
            if until - since >= 1:
                db.execute(insert, (since, until, since))

        await self._writing(work)

    async def downtimes(self, after: float) -> list[tuple[float, float]]:
        """When none ran: from and to, of those that ended after some time."""
        ask = "SELECT since, until FROM downtimes WHERE until > ? ORDER BY since"
        return await self._reading(lambda db: db.execute(ask, (after,)).fetchall())


def _alive(db: Db, now: float) -> None:
    db.execute("DELETE FROM alive")
    db.execute("INSERT INTO alive (at) VALUES (?)", (now,))
