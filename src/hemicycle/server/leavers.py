"""What is left of players who delete themselves: in the database nothing that names them.

Their row goes at once. In the minutes of tables, which others still need, their names are taken out, one table
after the other; until that is done they stand in `leavers`, so that a server that stops half-way goes on with it.
"""

from __future__ import annotations

import msgspec

from . import entries as e
from .database import Db


def delete(db: Db, player: str) -> None:
    db.execute("INSERT INTO leavers (player) VALUES (?) ON CONFLICT DO NOTHING", (player,))
    db.execute("DELETE FROM players WHERE id = ?", (player,))
    db.execute("DELETE FROM blocks WHERE player = ? OR blocked = ?", (player, player))
    db.execute("DELETE FROM notices WHERE player = ?", (player,))
    db.execute("DELETE FROM penalties WHERE player = ?", (player,))
    db.execute("UPDATE reports SET player = '' WHERE player = ?", (player,))


def tables(db: Db, player: str) -> list[str]:
    """Where they sit, or have ever done anything."""
    ask = "SELECT table_id FROM sitting WHERE player = ? UNION SELECT table_id FROM commands WHERE player = ?"
    return [str(id) for (id,) in db.execute(ask, (player, player))]


def forget_name(db: Db, table: str, player: str) -> None:
    """Their name goes from each entry that says it; the entry stays, and what follows from it."""
    named = player.encode()
    for number, body in db.execute("SELECT n, body FROM entries WHERE table_id = ?", (table,)).fetchall():
        if named not in body:
            continue
        entry = e.decode(body)
        if isinstance(entry, e.Sat | e.Reserved | e.Renamed) and entry.player == player and entry.name:
            nameless = e.encode(msgspec.structs.replace(entry, name=""))
            db.execute("UPDATE entries SET body = ? WHERE table_id = ? AND n = ?", (nameless, table, number))
