"""People and their tables: a name that is changed is changed there, and who deletes themselves goes from there."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from hemicycle.engine.declare import SPECTATOR

from . import entries as e
from .logs import failure, log
from .refusal import refuse
from .seating import renamed
from .store import Player

if TYPE_CHECKING:
    from .clerk import Clerk
    from .hall import Hall

MOST_BLOCKED = 100
"""Whom one player may block."""
WAIT = 1.0
"""Seconds until a table is tried again at which the cards are just being dealt."""


class People:
    """What all tables must learn of a player. It is done one table after the other, beside everything else."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving: set[str] = set()
        """Who is just being taken out of the tables."""

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Names

    def renamed(self, player: Player) -> None:
        """It is theirs at all tables that are not over. Those that sleep learn it as they are loaded, too."""
        self._start(self._rename(player))

    async def _rename(self, player: Player) -> None:
        for row in await self.hall.store.tables_of(player.id):
            if row.state != "over" and not self.hall.usher.is_closed(row.id):
                await self._quietly(row.id, self._rename_at(row.id, player))

    async def _rename_at(self, table: str, player: Player) -> None:
        if (clerk := await self.hall.find(table)) is not None:
            await self._name(clerk, player)

    async def _name(self, clerk: Clerk, player: Player) -> None:
        table = clerk.table
        seat = table.seat_of(player.id)
        if seat == SPECTATOR:
            return

        def named() -> e.Renamed | None:
            # Another process may have been faster.
            return renamed(table, seat, player.name, clerk.now()) if table.seat_of(player.id) == seat else None

        if (entry := named()) is not None:
            await clerk.enter([entry], lambda: named() is not None)

    async def know(self, clerk: Clerk) -> None:
        """A table is loaded: its people may have other names by now."""
        if clerk.table.state == "over":
            return
        for one in clerk.table.players:
            if one and (player := await self.hall.store.player(one)) is not None:
                await self._name(clerk, player)

    # Who deletes themselves

    async def delete(self, player: Player) -> None:
        """For good. The rest of what names them goes soon, and if the server stops meanwhile, when it is back."""
        await self.hall.store.delete_player(player.id)
        self.leave(player.id)

    def leave(self, player: str) -> None:
        """Somebody is deleted: go on with what names them at tables."""
        self._start(self._leave(player))

    async def go_on(self) -> None:
        """Take up what a server left half-way that has ended."""
        for player in await self.hall.store.leavers():
            if player not in self.leaving:
                self.leave(player)

    async def _leave(self, player: str) -> None:
        # Of several processes two may be at it: all of it can be done twice.
        self.leaving.add(player)
        try:
            done = True
            for table in await self.hall.store.tables_known(player):
                done &= await self._quietly(table, self._leave_at(table, player))
            if done:
                await self.hall.store.left(player)
        finally:
            self.leaving.discard(player)

    async def _leave_at(self, table: str, player: str) -> None:
        while not self.hall.usher.is_closed(table) and (clerk := await self.hall.find(table)) is not None:
            seat = clerk.table.players.index(player) if player in clerk.table.players else SPECTATOR
            if seat == SPECTATOR:
                break
            await self._go(clerk, player, seat)
            if player in clerk.table.players:
                await asyncio.sleep(WAIT)
        await self.hall.store.forget_name(table, player)

    async def _go(self, clerk: Clerk, player: str, seat: int) -> None:
        table = clerk.table

        def still() -> bool:
            # Not while the cards are dealt: a seat whose seal counts must not change then.
            return table.seats[seat].player == player and not (not table.begun and table.seals.closed)

        await clerk.enter([e.Gone(at=self.hall.clock(), seat=seat)], still)

    async def _quietly(self, table: str, work: Coroutine[Any, Any, None]) -> bool:
        """One table that can't be loaded must not keep the others from it."""
        try:
            await work
        except Exception as error:
            log.error("table-not-told", table=table, **failure(error))
            return False
        return True

    # Whom one blocks

    async def block(self, player: Player, table: str, seat: int) -> None:
        clerk = await self.hall.find(table)
        if clerk is None:
            raise refuse("not-found", "refusal-no-table")
        other, name = await clerk.person(player, seat)
        if other == player.id:
            raise refuse("not-allowed", "refusal-own-seat")
        if len(await self.hall.store.blocks(player.id)) >= MOST_BLOCKED:
            raise refuse("not-allowed", "refusal-blocked-enough", most=MOST_BLOCKED)
        await self.hall.store.block(player.id, other, name, self.hall.clock())
        await self.hears(player.id)

    async def unblock(self, player: Player, other: str) -> None:
        await self.hall.store.unblock(player.id, other)
        await self.hears(player.id)

    async def hears(self, player: str) -> None:
        """At all tables in memory they hear whom they want to hear, from now on."""
        blocked = await self.hall.store.blocks(player)
        for clerk in list(self.hall.clerks.values()):
            if player in clerk.present:
                await clerk.blocks(player, blocked)
