"""Tables, their entries, what has been told of them, and the lists."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import msgspec

from .database import Db
from .rows import Conflict, TableRow, Tail, Told, Write
from .stored import Stored
from .stored_games import snap

COLUMNS = "id, made, changed, host, settings, secret, summary, state, joinable, watchable, wake"


SEATED = 2000
"""Tables of which it is remembered who sits there."""


class StoredTables(Stored):
    def __init__(self, url: str, process: str = ""):
        super().__init__(url, process)
        self._seated: dict[str, tuple[int, list[str]]] = {}
        """By table: how many entries there were when this process last wrote, and who sat there."""

    async def add_table(self, row: TableRow, entries: Sequence[bytes] = ()) -> None:
        """A new table, with its first entries."""
        await self._writing(lambda db: _add(db, row, entries), row.id)

    async def append(self, write: Write) -> None:
        """Keep what a command changed. `Conflict`: nothing is kept, for somebody else has written meanwhile.

        `settings`, `secret`, `host` and `made` of a table never change. Whoever is cancelled while it waits does
        not know whether it was kept, and loads the table again.
        """
        table, players = write.table.id, write.table.players.copy()
        # Whoever wrote the last entry knows who sits there, as long as nobody else has written since.
        same = bool(write.entries) and self._seated.get(table) == (write.first, players)
        try:
            await self._writing(lambda db: _append(db, write, same), table)
        except BaseException:
            self._seated.pop(table, None)
            raise
        self._seated[table] = write.first + len(write.entries), players
        if len(self._seated) > SEATED:
            del self._seated[next(iter(self._seated))]

    async def load(self, table: str) -> tuple[TableRow, list[tuple[int, bytes]], set[tuple[str, str]]] | None:
        """A table, its entries in order, and the commands that were carried out."""

        def work(db: Db) -> tuple[TableRow, list[tuple[int, bytes]], set[tuple[str, str]]] | None:
            with db.snapshot():
                rows = _rows(db, "WHERE id = ?", (table,))
                if not rows:
                    return None
                entries = db.execute("SELECT n, body FROM entries WHERE table_id = ? ORDER BY n", (table,))
                commands = db.execute("SELECT player, command FROM commands WHERE table_id = ?", (table,))
                return rows[0], entries.fetchall(), set(commands.fetchall())

        return await self._reading(work)

    async def tail(self, table: str, have: int) -> Tail | None:
        """What came after the first `have` entries."""

        def work(db: Db) -> Tail | None:
            with db.snapshot():
                rows = _rows(db, "WHERE id = ?", (table,))
                if not rows:
                    return None
                ask = "SELECT body FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
                entries = [bytes(body) for (body,) in db.execute(ask, (table, have))]
                ask = "SELECT player, command FROM commands WHERE table_id = ? AND n >= ?"
                return Tail(rows[0], entries, set(db.execute(ask, (table, have)).fetchall()))

        return await self._reading(work)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries each of them has; those that are gone are left out."""
        if not tables:
            return {}
        ask = f"SELECT id, length FROM tables WHERE id IN ({holes(tables)})"
        return await self._reading(lambda db: dict(db.execute(ask, tuple(tables)).fetchall()))

    async def tables_of(self, player: str) -> list[TableRow]:
        """Where somebody sits, what changed last first."""
        where = "WHERE id IN (SELECT table_id FROM sitting WHERE player = ?) ORDER BY changed DESC LIMIT 200"
        return await self._reading(lambda db: _rows(db, where, (player,)))

    async def joinable(self, limit: int) -> list[TableRow]:
        where = "WHERE joinable = 1 ORDER BY changed DESC LIMIT ?"
        return await self._reading(lambda db: _rows(db, where, (limit,)))

    async def watchable(self, limit: int) -> list[TableRow]:
        """Games under way that everybody may watch."""
        where = "WHERE watchable = 1 AND state = 'playing' ORDER BY changed DESC LIMIT ?"
        return await self._reading(lambda db: _rows(db, where, (limit,)))

    async def due(self, now: float) -> list[str]:
        """Tables at which something must happen by now, though nobody may be there."""
        ask = "SELECT id FROM tables WHERE wake > 0 AND wake <= ? ORDER BY wake"
        return await self._reading(lambda db: [str(id) for (id,) in db.execute(ask, (now,))])

    async def tables_gone(self, before: float) -> list[str]:
        """Clear away tables that still gather and at which nothing has changed since then; which they were."""

        def work(db: Db) -> list[str]:
            where = "state = 'gathering' AND changed < ?"
            gone = [str(id) for (id,) in db.execute(f"SELECT id FROM tables WHERE {where}", (before,))]
            return [
                id
                for id in gone
                if db.execute(f"DELETE FROM tables WHERE id = ? AND {where}", (id, before)).rowcount
            ]

        return await self._writing(work)

    # --- notices and reports --------------------------------------------------------------------------------

    async def told(self, table: str) -> dict[str, Told]:
        """What has been told of a table, by player."""
        ask = "SELECT player, told FROM notices WHERE table_id = ?"
        rows = await self._reading(lambda db: db.execute(ask, (table,)).fetchall())
        return {player: msgspec.json.decode(told, type=Told) for player, told in rows}

    async def tell(self, table: str, told: dict[str, Told], wake: float) -> None:
        """Keep what has been told, and when something must happen next though nobody is there."""
        rows = [(table, player, msgspec.json.encode(one)) for player, one in told.items()]

        def work(db: Db) -> None:
            if db.execute("UPDATE tables SET wake = ? WHERE id = ?", (wake, table)).rowcount and rows:
                insert = (
                    "INSERT INTO notices (table_id, player, told) VALUES (?, ?, ?)"
                    " ON CONFLICT (table_id, player) DO UPDATE SET told = excluded.told"
                )
                db.executemany(insert, rows)
                db.notify("told", table)

        await self._writing(work, table)

    async def move_in(
        self, write: Write, commands: Collection[tuple[str, str]], told: Sequence[tuple[str, bytes]]
    ) -> bool:
        """Keep a table that has come from elsewhere, with all its entries; whether it was not here already."""
        id = write.table.id

        def work(db: Db) -> bool:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone() is not None:
                return False
            _add(db, write.table, write.entries)
            insert = "INSERT INTO commands (table_id, player, command) VALUES (?, ?, ?)"
            db.executemany(insert, [(id, *command) for command in commands])
            insert = "INSERT INTO notices (table_id, player, told) VALUES (?, ?, ?)"
            db.executemany(insert, [(id, *one) for one in told])
            return True

        return await self._writing(work, id)

    async def add_report(self, table: str, player: str, line: str, reason: str, text: str) -> None:
        """A line of talk that somebody reported, for whoever runs the server; of each player once."""
        insert = (
            "INSERT INTO reports (made, table_id, player, line, reason, said) SELECT ?, ?, ?, ?, ?, ?"
            " WHERE NOT EXISTS (SELECT 1 FROM reports WHERE table_id = ? AND player = ? AND line = ?)"
        )
        values = (time.time(), table, player, line, reason, text, table, player, line)
        await self._writing(lambda db: db.execute(insert, values).rowcount, table)


def holes(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


def _add(db: Db, row: TableRow, entries: Sequence[bytes]) -> None:
    values = [row.id, row.made, row.changed, row.host, row.settings, row.secret, row.summary, row.state]
    values += [int(row.joinable), int(row.watchable), row.wake, len(row.players), len(entries)]
    insert = f"INSERT INTO tables ({COLUMNS}, seats, length) VALUES ({holes(values)}) ON CONFLICT DO NOTHING"
    if not db.execute(insert, values).rowcount:
        raise Conflict(f"table {row.id} exists")
    _enter(db, row.id, 0, entries)
    _seat(db, row)


def _append(db: Db, write: Write, same_seats: bool) -> None:
    table, count = write.table, len(write.entries)
    change = (
        "UPDATE tables SET changed = ?, summary = ?, state = ?, joinable = ?, watchable = ?, wake = ?,"
        " length = length + ? WHERE id = ?"
    )
    values = [table.changed, table.summary, table.state, int(table.joinable), int(table.watchable), table.wake]
    values += [count, table.id]
    if count:
        # Of two who write the same entry, one has moved the length on; the other is told so.
        change += " AND length = ?"
        values.append(write.first)
    if not db.execute(change, values).rowcount:
        raise _conflict(db, write)
    _enter(db, table.id, write.first, write.entries)
    if write.command is not None:
        insert = "INSERT INTO commands (table_id, player, command, n) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        if not db.execute(insert, (table.id, *write.command, write.first)).rowcount:
            raise Conflict(f"table {table.id}: a command for the second time", command=True)
    if not same_seats:
        _seat(db, table)
    if write.snapshot is not None:
        snap(db, table.id, write.snapshot)
    db.notify("table", table.id, write.first + count)


def _enter(db: Db, table: str, first: int, entries: Sequence[bytes]) -> None:
    for number, body in enumerate(entries, first):
        db.execute("INSERT INTO entries (table_id, n, body) VALUES (?, ?, ?)", (table, number, body))


def _conflict(db: Db, write: Write) -> Conflict:
    """Why there is no such table of that length."""
    id = write.table.id
    found = db.execute("SELECT length FROM tables WHERE id = ?", (id,)).fetchone()
    if found is None:
        return Conflict(f"table {id} is gone")
    ask = "SELECT count(*) FROM commands WHERE table_id = ? AND player = ? AND command = ?"
    done = write.command is not None and db.execute(ask, (id, *write.command)).fetchone() != (0,)
    return Conflict(f"table {id}: entry {write.first} after {found[0]}", command=done)


def _seat(db: Db, row: TableRow) -> None:
    """Keep who sits where, when that has changed."""
    sit = {seat: player for seat, player in enumerate(row.players) if player}
    sat = dict(db.execute("SELECT seat, player FROM sitting WHERE table_id = ?", (row.id,)).fetchall())
    if sit == sat:
        return
    db.execute("DELETE FROM sitting WHERE table_id = ?", (row.id,))
    rows = [(row.id, seat, player) for seat, player in sit.items()]
    db.executemany("INSERT INTO sitting (table_id, seat, player) VALUES (?, ?, ?)", rows)


def _rows(db: Db, where: str, values: Sequence[object]) -> list[TableRow]:
    names = [*COLUMNS.split(", "), "players"]
    rows = []
    for *columns, seats in db.execute(f"SELECT {COLUMNS}, seats FROM tables {where}", values).fetchall():
        row = msgspec.convert(dict(zip(names, [*columns, [""] * seats])), TableRow, strict=False)
        for seat, player in db.execute("SELECT seat, player FROM sitting WHERE table_id = ?", (row.id,)):
            row.players[seat] = player
        rows.append(row)
    return rows
