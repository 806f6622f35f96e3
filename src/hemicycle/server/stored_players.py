"""Players, whom they block, and who has gone."""

from __future__ import annotations

import msgspec

from . import leavers
from .database import Db
from .rows import Player, name_key
from .stored import Stored

COLUMNS = "id, name, made, seen, passphrase, token, email, push, lang, pending, pending_since, links, epoch"


class StoredPlayers(Stored):
    async def add_player(self, player: Player) -> None:
        values = (*msgspec.structs.astuple(player), name_key(player.name))
        insert = f"INSERT INTO players ({COLUMNS}, name_key) VALUES ({', '.join('?' * len(values))})"
        await self._writing(lambda db: db.execute(insert, values).rowcount, player.id)

    async def player(self, id: str) -> Player | None:
        return await self._one("id = ?", id)

    async def by_token_hash(self, hash: str) -> Player | None:
        return await self._one("token = ? AND token <> ''", hash)

    async def by_name_with_passphrase(self, name: str) -> list[Player]:
        """All who have this name, in capitals or not, and a passphrase; who had it first, first."""
        ask = f"SELECT {COLUMNS} FROM players WHERE name_key = ? AND passphrase <> '' ORDER BY made LIMIT 20"
        return await self._reading(lambda db: [Player(*row) for row in db.execute(ask, (name_key(name),))])

    async def rename(self, id: str, name: str) -> None:
        await self._change(id, "name = ?, name_key = ?", name, name_key(name))

    async def set_passphrase(self, id: str, name: str, hash: str) -> None:
        change = "name = ?, name_key = ?, passphrase = ?, links = links + 1"
        await self._change(id, change, name, name_key(name), hash)

    async def set_token_hash(self, id: str, hash: str) -> None:
        await self._change(id, "token = ?", hash)

    async def set_push(self, id: str, push: bytes) -> None:
        await self._change(id, "push = ?", push)

    async def set_lang(self, id: str, lang: str) -> None:
        await self._change(id, "lang = ?", lang, tell=False)

    async def set_pending(self, id: str, email: str, since: float) -> None:
        """An address that is to be confirmed; empty: none."""
        await self._change(id, "pending = ?, pending_since = ?", email, since)

    async def set_email(self, id: str, email: str) -> None:
        """An address that is used from now on, or none. Links in mails to the one before end."""
        await self._change(id, "email = ?, pending = '', pending_since = 0, links = links + 1", email)

    async def end_links(self, id: str) -> None:
        """Links in mails that this player has been sent lead nowhere any more."""
        await self._change(id, "links = links + 1")

    async def set_seen(self, id: str, seen: float) -> None:
        await self._change(id, "seen = ?", seen, tell=False)

    async def end_all(self, id: str) -> None:
        """Cookies, links in mails, the key for programs and notices on devices end."""
        await self._change(id, "epoch = epoch + 1, links = links + 1, token = '', push = ?", b"[]")

    async def players_gone(self, before: float) -> int:
        """Forget visitors who have not been here since then and left nothing: no name, passphrase, token, seat."""
        delete = (
            "DELETE FROM players WHERE seen < ? AND name = '' AND passphrase = '' AND token = ''"
            " AND NOT EXISTS (SELECT 1 FROM sitting WHERE player = players.id)"
            " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = players.id)"
        )
        return await self._writing(lambda db: db.execute(delete, (before,)).rowcount)

    # --- who goes, and who is blocked -----------------------------------------------------------------------

    async def delete_player(self, id: str) -> None:
        """Forget a player. What is left of them at tables is forgotten table by table (`leavers.py`)."""

        def work(db: Db) -> None:
            leavers.delete(db, id)
            db.notify("player", id)

        await self._writing(work, id)

    async def leavers(self) -> list[str]:
        """Players who have deleted themselves, and of whom something may still be left at tables."""
        ask = "SELECT player FROM leavers"
        return await self._reading(lambda db: [str(id) for (id,) in db.execute(ask)])

    async def tables_known(self, player: str) -> list[str]:
        """Where somebody has ever done anything."""
        return await self._reading(lambda db: leavers.tables(db, player))

    async def forget_name(self, table: str, player: str) -> None:
        """In the minutes of a table, a player has no name."""

        def work(db: Db) -> None:
            leavers.forget_name(db, table, player)
            db.notify("forgotten", table)

        await self._writing(work, table)

    async def left(self, player: str) -> None:
        """Nothing is left of them."""
        delete = "DELETE FROM leavers WHERE player = ?"
        await self._writing(lambda db: db.execute(delete, (player,)).rowcount, player)

    async def block(self, player: str, other: str, name: str, now: float) -> None:
        insert = "INSERT INTO blocks (player, blocked, name, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._do(player, insert, player, other, name, now)

    async def unblock(self, player: str, other: str) -> None:
        await self._do(player, "DELETE FROM blocks WHERE player = ? AND blocked = ?", player, other)

    async def blocks(self, player: str) -> dict[str, str]:
        """Whom somebody has blocked, with their names of then; who was last, first."""
        ask = "SELECT blocked, name FROM blocks WHERE player = ? ORDER BY made DESC"
        return await self._reading(lambda db: dict(db.execute(ask, (player,)).fetchall()))

    async def blockers(self, player: str) -> set[str]:
        """Who has blocked somebody."""
        ask = "SELECT player FROM blocks WHERE blocked = ?"
        return await self._reading(lambda db: {str(id) for (id,) in db.execute(ask, (player,))})

    # --- in one line ----------------------------------------------------------------------------------------

    async def _one(self, where: str, value: str) -> Player | None:
        ask = f"SELECT {COLUMNS} FROM players WHERE {where}"
        row = await self._reading(lambda db: db.execute(ask, (value,)).fetchone())
        return Player(*row) if row else None

    async def _change(self, id: str, change: str, *values: object, tell: bool = True) -> None:
        await self._do(id, f"UPDATE players SET {change} WHERE id = ?", *values, id, tell=tell)

    async def _do(self, player: str, sql: str, *values: object, tell: bool = True) -> None:
        """Change what is known of a player; the other processes may have them connected."""

        def work(db: Db) -> None:
            db.execute(sql, values)
            if tell:
                db.notify("player", player)

        await self._writing(work, player)
