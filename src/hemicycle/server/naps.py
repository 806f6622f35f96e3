"""The machine slept, as laptops do, and its server with it: nobody could come, so no clock has run."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .clock import Clock
from .logs import log

if TYPE_CHECKING:
    from .hall import Hall


class Naps:
    """Finds that out before anything is done of which the clocks of tables are part."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.waking: asyncio.Task[None] | None = None

    async def over(self) -> None:
        """From here on the clocks of all tables are right."""
        clock, store = self.hall.clock, self.hall.store
        if not isinstance(clock, Clock) or store.shared:
            return  # of several machines others were awake
        clock()
        if clock.leap is not None:
            leap, clock.leap = clock.leap, None
            self.waking = asyncio.ensure_future(self._wake(clock, leap))
        if self.waking is not None:
            await asyncio.shield(self.waking)

    async def _wake(self, clock: Clock, leap: tuple[float, float]) -> None:
        since, until = leap
        log.warning("machine-slept", seconds=round(until - since))
        try:
            await self.hall.store.slept(since, until)
            for clerk in list(self.hall.clerks.values()):
                await self.hall.let_sleep(clerk)
        except BaseException:
            clock.leap = leap  # it is still to be seen to
            raise
        finally:
            self.waking = None
