"""The usher keeps order: who may not come or not talk, what somebody must read, which tables are closed.

Whoever runs the server decides it with `hemicycle admin`, in another process, which writes it into the database.
Every second the usher looks whether there is a new deed; only then is the rest read anew. So a process of the
server asks nobody else, and it does not matter how many there are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from . import penalties
from .logs import Seldom, failure
from .notices import minute
from .penalties import Deed, Kind, Penalty
from .refusal import Refusal, refuse
from .store import Store

LOOKS = 1.0
"""Seconds between two looks."""


class Usher:
    def __init__(self, store: Store, clock: Callable[[], float]):
        self.store = store
        self.clock = clock
        self.told: list[Callable[[Deed], object]] = []
        """Who has to do something when there is a new deed."""
        self._heard = 0
        """The last deed that was heard of."""
        self._penalties: dict[str, list[Penalty]] = {}
        self._closed: dict[str, str] = {}
        self._hurry = asyncio.Event()
        self._rounds: asyncio.Task[None] | None = None
        self._trouble = Seldom("usher-failed")

    async def begin(self) -> None:
        self._heard = await self.store.read(penalties.last_deed)
        await self._learn()
        self._rounds = asyncio.ensure_future(self._go_round())

    async def stop(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            with suppress(asyncio.CancelledError):
                await self._rounds
            self._rounds = None

    async def _go_round(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS):
                    await self._hurry.wait()
            self._hurry.clear()
            try:
                await self.look()
            except Exception as error:
                self._trouble.log(**failure(error))

    def hurry(self) -> None:
        """Another process tells that there is something new."""
        self._hurry.set()

    async def look(self) -> None:
        """Learn what is new, and let it be done."""
        heard = self._heard
        if not (new := await self.store.read(lambda db: penalties.deeds(db, heard))):
            return
        await self._learn()
        self._heard = new[-1].n
        for deed in new:
            for tell in self.told:
                tell(deed)

    async def _learn(self) -> None:
        now = self.clock()
        standing = await self.store.read(lambda db: penalties.standing(db, now))
        self._closed = await self.store.read(penalties.closed)
        self._penalties = {}
        for penalty in standing:
            self._penalties.setdefault(penalty.player, []).append(penalty)

    # What follows from it

    def admit(self, player: str) -> None:
        """Refuse somebody who may not come."""
        if ban := self._stands(player, "ban"):
            raise self._refusal("banned", ban)

    def banned(self, player: str) -> bool:
        return self._stands(player, "ban") is not None

    def let_talk(self, player: str) -> None:
        """Refuse the talk of somebody who may not talk."""
        if mute := self._stands(player, "mute"):
            raise self._refusal("muted", mute)

    def let_in(self, table: str) -> None:
        """Refuse a table that is closed."""
        if self.is_closed(table):
            raise refuse("not-allowed", "refusal-closed", why=self._closed[table])

    def is_closed(self, table: str) -> bool:
        return table in self._closed

    async def warnings(self, player: str) -> list[Penalty]:
        """What somebody has not read yet. They may have, by another process: so it is looked up, for those few."""
        if not any(one.kind == "warning" for one in self._penalties.get(player, ())):
            return []
        found = await self.store.read(lambda db: penalties.of(db, player))
        return [one for one in found if one.kind == "warning" and not one.ended]

    async def have_read(self, player: str, id: str) -> None:
        now = self.clock()
        await self.store.write(lambda db: penalties.have_read(db, player, id, now))
        self._penalties[player] = [one for one in self._penalties.get(player, ()) if one.id != id]

    def _stands(self, player: str, kind: Kind) -> Penalty | None:
        now = self.clock()
        return next((one for one in self._penalties.get(player, ()) if one.kind == kind and one.stands(now)), None)

    @staticmethod
    def _refusal(what: str, penalty: Penalty) -> Refusal:
        if penalty.until:
            return refuse("not-allowed", f"refusal-{what}", until=minute(penalty.until), why=penalty.why)
        return refuse("not-allowed", f"refusal-{what}-for-good", why=penalty.why)
