"""Processes that think for the server, so that its loop never waits for a bot.

They are started when there is something to think about and nobody free, and ended when they have been idle. Each
has one thing to think about at a time. What waits is told apart by table and taken in turn, so that a table full
of slow bots holds up no other. It is packed only as its turn comes, so that what waits weighs nothing, and what is
settled by then is not thought about; there is never more of it than bots at the tables.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from . import metrics
from .freezing import Freeze, Frozen
from .glance import Glance, Seen
from .logs import log
from .prospects import Figures, Past
from .thoughts import Matter, Reply
from .worker import HEAD, READY, Order

TRIES = 2
"""How often a thought is thought until it is given up: by then two processes have not come back from it."""
STARTING = 30.0
"""Seconds in which a process must have started."""
ENDING = 2.0
"""Seconds in which it may end by itself."""
IDLE = 300.0
"""Seconds after which a process that has nothing to do is ended."""
REST = 60.0
"""Seconds for which no process is started, after none could be."""
START = "import sys; sys.path[:] = sys.argv[1:]; from hemicycle.server.worker import main; main()"

Pack: TypeAlias = Callable[[bool], Awaitable["Work | None"]]
"""Makes what is handed over, for a process that knows the bot or does not; nothing: there is no need any more."""


Work: TypeAlias = Matter | Past | Glance | Freeze
Answer: TypeAlias = Reply | Figures | Seen | Frozen
ANSWERS: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


class Lost(Exception):
    """Nobody came back from this thought."""


class Settled(Exception):
    """There was nothing left to think about when its turn came."""


class Unable(Exception):
    """No process can be started here."""


class Gone(Exception):
    """A process has ended, or hangs."""


class Waiting:
    """A thought that somebody waits for."""

    def __init__(self, table: str, mind: int, pack: Pack):
        self.table = table
        self.mind = mind
        self.pack = pack
        self.tries = 0
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinker:
    """A process, or the place for one."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.busy = False
        self.knows: set[int] = set()
        """The bots that it has in memory."""
        self.forgotten: list[int] = []
        self.since = 0.0
        """When it last had something to do."""

    async def start(self) -> None:
        """Start the process; `OSError` when there can be none, `Gone` when it ends at once."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-c", START, *sys.path)
        self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        if await self._read(STARTING) != READY:
            raise Gone("says something else than that it is there")

    async def ask(self, work: Work, patience: float) -> Answer:
        """Let it think; `Gone` when it does not come back."""
        assert self.process is not None
        assert self.process.stdin is not None
        message = msgspec.msgpack.encode(Order(work, self.forgotten))
        self.forgotten = []
        if work.mind:
            self.knows.add(work.mind)
        try:
            self.process.stdin.write(HEAD.pack(len(message)) + message)
            await self.process.stdin.drain()
        except OSError:
            raise Gone("died") from None
        return ANSWERS.decode(await self._read(patience))

    async def _read(self, patience: float) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                (size,) = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
                return await self.process.stdout.readexactly(size)
        except asyncio.IncompleteReadError:
            raise Gone("died") from None
        except TimeoutError:
            raise Gone("hung") from None

    async def end(self) -> None:
        """End the process, whatever it does."""
        self.knows.clear()
        self.forgotten.clear()
        process, self.process = self.process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()  # it hears that, and ends what it has started itself
            try:
                async with asyncio.timeout(ENDING):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()


class Thinkers:
    """All of them, and what waits for them."""

    def __init__(self, most: int, patience: float):
        self.patience = patience
        """Seconds in which a thought must be thought."""
        self.all = [Thinker() for _ in range(most)]
        self.waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()
        """By table; the table whose turn comes first stands first."""
        self.homes: dict[int, Thinker] = {}
        """Who thinks for a bot that remembers."""
        self.working: set[asyncio.Task[None]] = set()
        self.unable = 0.0
        """Until when none is started."""
        self.failures = 0
        self.counted = 0
        """How many there were when they were last counted."""
        self.closed = False

    @property
    def able(self) -> bool:
        """Whether processes can be had: none are wanted, or could be started, else."""
        return bool(self.all) and not self.closed and time.monotonic() >= self.unable

    async def think(self, table: str, mind: int, pack: Pack) -> Answer:
        """Let a process think. `mind`: which bot it is, where it remembers; else 0."""
        if not self.able:
            raise Unable
        one = Waiting(table, mind, pack)
        self._queue(one)
        self._hand_out()
        try:
            return await one.answer
        finally:
            self._drop(one)

    def forget(self, mind: int) -> None:
        """A bot that remembers is no more."""
        if (home := self.homes.pop(mind, None)) is not None and mind in home.knows:
            home.knows.discard(mind)
            home.forgotten.append(mind)

    async def tidy(self) -> None:
        """End those that have had nothing to do for a while."""
        for thinker in self.all:
            if thinker.process and not thinker.busy and time.monotonic() - thinker.since > IDLE:
                await self._end(thinker)

    async def close(self) -> None:
        self.closed = True
        for one in [one for queue in self.waiting.values() for one in queue]:
            one.answer.cancel()
        for task in list(self.working):
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        for thinker in self.all:
            await self._end(thinker)

    # Whose turn it is

    def _queue(self, one: Waiting, first: bool = False) -> None:
        queue = self.waiting.setdefault(one.table, deque())
        if first:
            queue.appendleft(one)
            self.waiting.move_to_end(one.table, last=False)
        else:
            queue.append(one)
        metrics.thoughts_waiting.inc()

    def _drop(self, one: Waiting) -> None:
        """Nobody waits for it any more."""
        queue = self.waiting.get(one.table)
        if queue is not None and one in queue:
            queue.remove(one)
            metrics.thoughts_waiting.dec()
            if not queue:
                del self.waiting[one.table]

    def _next(self, thinker: Thinker) -> Waiting | None:
        """What it does next: of the first table that has something for it, which then stands last."""
        for table, queue in self.waiting.items():
            for one in queue:
                if self.homes.get(one.mind, thinker) is thinker:
                    self._drop(one)
                    if table in self.waiting:
                        self.waiting.move_to_end(table)
                    return one
        return None

    def _hand_out(self) -> None:
        """Give everybody who is free something to do; a new one is started when all others are busy."""
        free = [one for one in self.all if not one.busy]
        for thinker in sorted(free, key=lambda one: one.process is None):
            if self.closed or (one := self._next(thinker)) is None:
                continue
            thinker.busy = True
            if one.mind:
                self.homes[one.mind] = thinker
            task = asyncio.ensure_future(self._work(thinker, one))
            self.working.add(task)
            task.add_done_callback(self.working.discard)

    async def _work(self, thinker: Thinker, one: Waiting) -> None:
        """Have one thing thought about."""
        try:
            if thinker.process is None:
                await self._start(thinker)
            matter = await one.pack(one.mind in thinker.knows)
            if one.answer.done():
                return
            if matter is None:
                raise Settled
            began = time.perf_counter()
            reply = await thinker.ask(matter, self.patience)
            metrics.thought_seconds.labels(where="process").observe(time.perf_counter() - began)
            if one.mind and one.mind not in self.homes:  # forgotten while it thought
                thinker.knows.discard(one.mind)
                thinker.forgotten.append(one.mind)
            if not one.answer.done():
                one.answer.set_result(reply)
        except Gone as gone:
            await self._replace(thinker, f"{gone}")
            one.tries += 1
            if one.tries < TRIES:
                self._queue(one, first=True)
            elif not one.answer.done():
                one.answer.set_exception(Lost())
        except asyncio.CancelledError:
            one.answer.cancel()
            raise
        except Exception as error:
            if not one.answer.done():
                one.answer.set_exception(error)
        finally:
            thinker.busy, thinker.since = False, time.monotonic()
            self._hand_out()

    async def _start(self, thinker: Thinker) -> None:
        if not self.able:
            raise Unable
        try:
            await thinker.start()
        except (OSError, Gone) as error:
            await self._end(thinker)
            self.failures += 1
            log.error("thinker-not-started", error=f"{type(error).__name__} {error}"[:100])
            if self.failures >= TRIES:
                self.unable, self.failures = time.monotonic() + REST, 0
            raise Unable from None
        self.failures = 0
        self._count()

    async def _replace(self, thinker: Thinker, why: str) -> None:
        """It did not come back: the next thing to do starts another one."""
        log.error("thinker-gone", why=why)
        metrics.thinkers_replaced.labels(why=why).inc()
        await self._end(thinker)

    async def _end(self, thinker: Thinker) -> None:
        for mind in [mind for mind, home in self.homes.items() if home is thinker]:
            del self.homes[mind]
        await thinker.end()
        self._count()

    def _count(self) -> None:
        now = sum(one.process is not None for one in self.all)
        metrics.thinkers.inc(now - self.counted)
        self.counted = now


def thinkers_wanted(workers: int = 1) -> int:
    """How many there are where nobody says: all cores but the one of the server, and at least one.

    Of several workers each has its share.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, (cores - 1) // workers)
