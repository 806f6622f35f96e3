"""The crew: all processes that serve one database together, as one of them sees the others.

Each says every second that it lives; who has not for some seconds is dead, and what it did by itself others do
from then on. What one writes it tells the others by a word (`table ID N`), never by the content: that they read
from the database. With SQLite there is one process, which has nobody to tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .logs import failure, log
from .refusal import Refusal, refuse

if TYPE_CHECKING:
    from .clerk import Clerk
    from .hall import Hall

BEAT = 1.0
"""Seconds between two times at which a process says that it lives."""
LOOK_EVERY = 5
"""Beats between two times at which it is looked for what was told to nobody."""
FAREWELL = 5.0
"""Seconds that a process takes at most to give back what it holds, if the database does not answer."""


class Crew:
    """This process, and what it hears of the others."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.store = hall.store
        self.alive: set[str] = set()
        self.closing = False
        """Whether the server ends: what others tell is not for it any more."""
        self.away = False
        """Whether the database can't be reached: then it is refused at once what can't be done."""
        self.known: Callable[[str], None] = lambda player: None
        """Is told of a player whose name, blocks or cookies may be others now."""
        self._beating: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._left: set[str] = set()
        """Tables that are not in memory any more."""
        self._beats = 0
        self._lived = hall.clock()
        """When the database was last there."""
        self._back = asyncio.Event()
        self._back.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if self.store.shared:
            await self.store.process_begins()
            await self.store.listen(self.hear)
            self.alive = await self.store.alive()
            self._beating = asyncio.ensure_future(self._beat())

    async def close(self) -> None:
        """Give back the tables: others go on with them at once."""
        if self._beating is not None:
            for task in [self._beating, *self._tasks]:
                task.cancel()
            await asyncio.gather(self._beating, *self._tasks, return_exceptions=True)
            with suppress(Refusal, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self.store.process_ends()

    def must_be_reached(self) -> None:
        """Nothing is begun while the database is away."""
        if self.away:
            raise refuse("unavailable", "refusal-database-away")

    async def reached(self) -> None:
        """What nobody asks for waits until the database is back."""
        await self._back.wait()

    def look_soon(self) -> None:
        """Something could not be written: see whether the database is away."""
        self._hurry.set()

    async def _let_sleep(self) -> None:
        """Without the database nobody could do anything: that time, too, is nobody's."""
        await self.store.slept(self._lived, self.hall.clock())
        for clerk in list(self.hall.clerks.values()):
            if clerk.keeps and not clerk.broken:
                await self.hall.let_sleep(clerk)

    # The beat

    async def _beat(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._hurry.wait()
            self._hurry.clear()
            try:
                await self._live()
            except Refusal:
                if not self.away:
                    log.warning("database-away")
                self.away = True
                self._back.clear()
            except Exception as error:
                log.error("beat-failed", **failure(error))

    async def _live(self) -> None:
        self._beats += 1
        if self._beats % LOOK_EVERY == 0:
            await self._catch_up()
        held_for_dead = not await self.store.process_lives()
        alive = await self.store.alive()
        if self.away:
            # Nobody could say that they live. Others are judged by their next beat.
            alive |= self.alive
            await self._come_back()
            await self._let_sleep()
            self.away = False
            self._back.set()
            log.info("database-back")
        self._lived = self.hall.clock()
        if held_for_dead:
            await self._ask_what_is_ours()
        await self._give_back()
        died, self.alive = self.alive - alive, alive
        if died:
            log.info("processes-gone", processes=len(died))
            await self._mourn(died)

    async def _ask_what_is_ours(self) -> None:
        """This process had been held for dead: others may have what it kept."""
        mine = await self.store.mine(list(self.hall.clerks))
        for id, clerk in list(self.hall.clerks.items()):
            if id not in mine:
                clerk.give_up()
            clerk.elsewhere.tell(again=True)

    def leave(self, table: str) -> None:
        """A table is not in memory any more: give back what this process has of it."""
        if self.store.shared:
            self._left.add(table)

    async def _give_back(self) -> None:
        for id in list(self._left):
            if (clerk := self.hall.clerks.get(id)) is not None:
                clerk.elsewhere.tell(again=True)
            elif id not in self.hall.loading:
                await self.store.here(id, [], 0)
                await self.store.release(id)
            self._left.discard(id)

    async def _mourn(self, died: set[str]) -> None:
        """Whoever was there by way of a dead process is not; what it was doing is gone on with.

        What it wrote last it may have told nobody.
        """
        await self._catch_up()
        for clerk in list(self.hall.clerks.values()):
            if clerk.elsewhere.processes & died:
                clerk.look_around()
        await self.relieve()
        await self.hall.people.go_on()

    async def relieve(self, some: Iterable[str] | None = None) -> None:
        """Take over the tables in memory, or some of them, that nobody keeps, or whose keeper is dead."""
        idle = [id for id, clerk in self.hall.clerks.items() if not clerk.keeps] if some is None else list(some)
        if idle and self.store.shared:
            for id in await self.store.claim_orphans(idle):
                await self._take_over(id)

    async def _take_over(self, id: str) -> None:
        if (clerk := self.hall.clerks.get(id)) is not None:
            await clerk.take_over()
        elif id not in self.hall.loading:
            await self.store.release(id)

    # What others tell

    def hear(self, words: tuple[str, ...]) -> None:
        match words:
            case ("table", id, entries):
                self._at(id, lambda clerk: clerk.news(int(entries)))
            case ("here", id):
                self._at(id, lambda clerk: clerk.look_around())
            case ("told", id):
                self._at(id, lambda clerk: clerk.hear_told())
            case ("forgotten", id):
                self._at(id, lambda clerk: clerk.reread())
            case ("keeper", id):
                if (clerk := self.hall.clerks.get(id)) is not None and not clerk.keeps:
                    self._start(self.relieve([id]))
            case ("wanted", id):
                self._start(self._say_where(id))
            case ("player", id):
                self.known(id)
            case ("deed",):
                self.hall.usher.hurry()
            case ("lost",):
                self.look_soon()
            case ("back",):
                self._start(self._come_back())

    def _at(self, id: str, work: Callable[[Clerk], None]) -> None:
        if (clerk := self.hall.clerks.get(id)) is not None and not self.closing:
            work(clerk)

    async def _say_where(self, id: str) -> None:
        """A process of later rules is about to go on with a game: if it is played by ours, nothing may be lost."""
        if not self.closing and await self.hall.plays(id) and (clerk := await self.hall.find(id)) is not None:
            await clerk.say_where()

    async def _come_back(self) -> None:
        """The line to the database was lost, and what others told meanwhile was missed."""
        await self._catch_up()
        for clerk in list(self.hall.clerks.values()):
            clerk.look_around()
            clerk.hear_told()
            clerk.elsewhere.tell(again=True)
        self.known("")

    async def _catch_up(self) -> None:
        """Compare what is in memory with what is stored."""
        for id, entries in (await self.store.lengths(list(self.hall.clerks))).items():
            self._at(id, lambda clerk, entries=entries: clerk.news(entries))  # type: ignore[misc]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        async def quietly() -> None:
            with suppress(Refusal):
                await work

        task = asyncio.ensure_future(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
