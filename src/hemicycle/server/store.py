"""What must not be lost: players, tables, and every entry of every table, in SQLite or in PostgreSQL.

`Store` is the port: its methods are all that the server knows of a database. Their SQL is plain, so that both
databases take it; what differs lies beneath (`sqlite.py`, `postgres.py`).
"""

from __future__ import annotations

from typing import TypeVar

from .database import Work
from .rows import Conflict, Player, Presence, Snapped, TableRow, Tail, Told, Write, name_key
from .stored_games import StoredGames
from .stored_players import StoredPlayers
from .stored_processes import StoredProcesses
from .stored_tables import StoredTables

T = TypeVar("T")

__all__ = ["Conflict", "Player", "Presence", "Snapped", "Store", "TableRow", "Tail", "Told", "Write", "name_key"]


class Store(StoredProcesses, StoredTables, StoredPlayers, StoredGames):
    """The database of one server."""

    async def write(self, work: Work[T], about: str = "") -> T:
        """For those that keep tables of their own: change something, whole or not at all."""
        return await self._writing(work, about)

    async def read(self, work: Work[T]) -> T:
        return await self._reading(work)
