"""Games as they are kept: those that are over whole, of those under way where they stand, and editions of old."""

from __future__ import annotations

from .database import Db
from .rows import Snapped
from .stored import Stored


class StoredGames(Stored):
    """What is needed to show a game, and to go on with it, whatever its rules become."""

    # What is shown (`archive.py`)

    async def archive_piece(self, table: str, piece: str) -> bytes | None:
        """A piece of what is kept of a game."""
        ask = "SELECT body FROM archives WHERE table_id = ? AND piece = ?"
        row = await self._reading(lambda db: db.execute(ask, (table, piece)).fetchone())
        return bytes(row[0]) if row else None

    async def archive_pieces(self, table: str, begin: str) -> dict[str, bytes]:
        """Those whose names begin so."""
        ask = "SELECT piece, body FROM archives WHERE table_id = ?"
        rows = await self._reading(lambda db: db.execute(ask, (table,)).fetchall())
        return {piece: bytes(body) for piece, body in rows if piece.startswith(begin)}

    async def put_archive(self, table: str, pieces: dict[str, bytes]) -> None:
        """Keep a game, in place of what was kept of it; nothing, if the table is gone."""

        def work(db: Db) -> None:
            if _there(db, table):
                db.execute("DELETE FROM archives WHERE table_id = ?", (table,))
                rows = [(table, piece, body) for piece, body in pieces.items()]
                insert = (
                    "INSERT INTO archives (table_id, piece, body) VALUES (?, ?, ?)"
                    " ON CONFLICT (table_id, piece) DO UPDATE SET body = excluded.body"
                )
                db.executemany(insert, rows)

        await self._writing(work, f"archive {table}")

    async def unarchived(self, after: str, limit: int) -> list[str]:
        """Games that are over and not kept yet, by their ids, from one on."""
        kept = "SELECT 1 FROM archives WHERE table_id = tables.id AND piece = 'head'"
        return await self._lacking("over", kept, after, limit)

    # Where they stand (`snapshots.py`)

    async def snapshot(self, table: str, least: int, most: int) -> bytes | None:
        """The last snapshot of a game that was taken after so many entries."""
        ask = "SELECT body FROM snapshots WHERE table_id = ? AND n >= ? AND n <= ? ORDER BY n DESC LIMIT 1"
        row = await self._reading(lambda db: db.execute(ask, (table, least, most)).fetchone())
        return bytes(row[0]) if row else None

    async def snapshots(self, table: str) -> list[int]:
        """After how many entries there are snapshots of a game."""
        ask = "SELECT n FROM snapshots WHERE table_id = ? ORDER BY n"
        return await self._reading(lambda db: [int(n) for (n,) in db.execute(ask, (table,)).fetchall()])

    async def put_snapshot(self, table: str, snapshot: Snapped) -> None:
        """Keep where a game stands, in place of older ones but for the one that is needed still."""
        await self._writing(lambda db: snap(db, table, snapshot), table)

    async def unsnapped(self, after: str, limit: int) -> list[str]:
        """Games under way without a snapshot, by their ids, from one on."""
        kept = "SELECT 1 FROM snapshots WHERE table_id = tables.id"
        return await self._lacking("playing", kept, after, limit)

    async def _lacking(self, state: str, kept: str, after: str, limit: int) -> list[str]:
        ask = f"SELECT id FROM tables WHERE state = ? AND id > ? AND NOT EXISTS ({kept}) ORDER BY id LIMIT ?"
        values = (state, after, limit)
        return await self._reading(lambda db: [str(id) for (id,) in db.execute(ask, values).fetchall()])

    # Their figures

    async def keep_editions(self, editions: dict[str, str]) -> None:
        """Keep the texts of editions by their fingerprints: those that come with a game may change one day."""
        insert = "INSERT INTO editions (fingerprint, body) VALUES (?, ?) ON CONFLICT (fingerprint) DO NOTHING"
        rows = sorted(editions.items())
        await self._writing(lambda db: db.executemany(insert, rows))

    async def edition(self, fingerprint: str) -> str | None:
        """The text of an edition with these very figures."""
        ask = "SELECT body FROM editions WHERE fingerprint = ?"
        row = await self._reading(lambda db: db.execute(ask, (fingerprint,)).fetchone())
        return str(row[0]) if row else None


def snap(db: Db, table: str, snapshot: Snapped) -> None:
    """Keep where a game stands."""
    if not _there(db, table):
        return
    older = "DELETE FROM snapshots WHERE table_id = ? AND n < ? AND n <> ?"
    db.execute(older, (table, snapshot.n, snapshot.needed))
    insert = (
        "INSERT INTO snapshots (table_id, n, body) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, n) DO UPDATE SET body = excluded.body"
    )
    db.execute(insert, (table, snapshot.n, snapshot.body))


def _there(db: Db, table: str) -> bool:
    return db.execute("SELECT id FROM tables WHERE id = ?", (table,)).fetchone() is not None
