"""What moves a table by itself: bots that think, and clocks that run out."""

from __future__ import annotations

import asyncio
import time
import weakref
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import msgspec

from hemicycle.bots.steps import Choose, Consider, Move, Propose, Step
from hemicycle.engine.deals import LapseDeal, Offer
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.rules import plain

from . import entries as e
from . import metrics, seals
from .logs import failure, log
from .minds import Mind, Teacher, entered
from .refusal import Refusal
from .thinkers import Settled, Unable
from .thoughts import Matter, Reply, Thought, think, thought_of

if TYPE_CHECKING:
    from .scribe import Scribe

THINK = 0.9
"""Seconds that a bot seems to think: people must be able to follow."""
TALK = 6.0
"""The same where people are asked too and whoever comes first may settle it: they must have time to bargain."""
ANSWER = 1.2
"""For a deal."""
PATIENCE = 12.0
"""How long a bot waits for a person's answer to a deal of its own before it goes on."""
TRIES = 5


class Failed(Exception):
    """A bot failed in another process."""

    def __init__(self, told: dict[str, str]):
        super().__init__()
        self.told = told


class Keeper:
    """Plays the bots' seats of one table, and watches its clocks."""

    def __init__(self, clerk: Scribe):
        # Weakly, so that a table which is unloaded is gone at once, and needs no collector of rubbish.
        self.clerk: Scribe = weakref.proxy(clerk)
        self.table = clerk.table
        self.minds: dict[Seat, Mind] = {}
        self.pace = Random(f"{self.table.secret} pace")
        """How long each of them seems to think: of this process alone, for nothing follows from it."""
        self.players: dict[Seat, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.stopped = False

    @property
    def busy(self) -> bool:
        return bool(self.players) or (self.ringing is not None and not self.ringing.done())

    def stop(self) -> None:
        """The table is unloaded, or thrown away."""
        self.stopped = True
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.players.values():
            task.cancel()
        self.forget()

    def look(self) -> None:
        """Something has changed: see who must move, and when the next clock runs out."""
        if self.stopped:
            return
        for seat in list(self.minds):
            if not self._plays(seat) or self.table.state == "over":
                self._forget(seat)  # what its owner sees meanwhile, it has to call to mind when it is back
        if not self.clerk.keeps:
            return  # another process does it
        for seat in self.bots_due():
            if seat not in self.players:
                task = asyncio.ensure_future(self._play(seat))
                self.players[seat] = task
                task.add_done_callback(lambda done, seat=seat: self._played(seat, done))  # type: ignore[misc]
        self._set_alarm()

    def bots_due(self) -> list[Seat]:
        """Seats of bots that have something to decide."""
        if self.table.state != "playing":
            return []
        return [
            seat
            for seat, sitting in enumerate(self.table.seats)
            if sitting.played_by_bot and self._next(seat) is not None
        ]

    # Bots

    def _plays(self, seat: Seat) -> bool:
        """Whether the seat is a bot's to play: its owner may have come back while it thought."""
        return not self.stopped and self.table.seats[seat].played_by_bot

    def _next(self, seat: Seat) -> Step | None:
        """What a bot does next; while the table pauses, or waits for a learner, it only answers offers.

        Who only keeps a seat bargains nothing in its owner's name.
        """
        table = self.table
        if table.game is None or not self._plays(seat):
            return None
        step = table.agenda.next(table.game, seat, bargains=table.seats[seat].kind == "bot")
        return None if (table.paused or table.held(seat)) and not isinstance(step, Consider) else step

    def mind(self, seat: Seat) -> Mind:
        """The bot of a seat."""
        if seat not in self.minds:
            self.minds[seat] = self._made(seat)
        return self.minds[seat]

    def _made(self, seat: Seat) -> Mind:
        return (Mind if self.table.walk is None else Teacher)(self.table, seat)

    def forget(self) -> None:
        """Something was taken back: bots that were told of it are made anew, and told what is so (see `minds`)."""
        for seat in list(self.minds):
            self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        self.clerk.hall.thinkers.forget(self.minds.pop(seat).number)

    def _played(self, seat: Seat, task: asyncio.Task[None]) -> None:
        self.players.pop(seat, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot-failed", table=self.table.id, seat=seat, **failure(error))
        elif not task.cancelled():
            self.look()

    async def _play(self, seat: Seat) -> None:
        """Take one step after the other, each after a pause, until there is none."""
        wrong = 0
        while (due := self._next(seat)) is not None:
            await asyncio.sleep(self._delay(due))
            step = self._next(seat)  # others have gone on meanwhile
            if isinstance(step, Propose):
                await self._take(step)
                step = self._next(seat)  # it has paused already
            if step is None or (isinstance(step, Choose) and self._waits(step.request)):
                continue
            wrong += not await self._take(step)
            if wrong == TRIES:
                log.error("bot-refused", table=self.table.id, seat=seat, step=type(step).__name__)
                await self._enter(step, step.instead)
                wrong = 0

    def _delay(self, step: Step) -> float:
        factor = self.clerk.hall.settings.bot_delay
        if not factor:
            return 0
        spread = 0.7 + 0.6 * self.pace.random()
        if isinstance(step, Consider):
            return ANSWER * spread * factor
        rivals = [one.seat for one in self.table.awaited if one.seat in self.table.persons]
        asked_together = rivals and self._settled_by_first()
        return (TALK if asked_together else THINK) * spread * factor

    def _settled_by_first(self) -> bool:
        game = self.table.game
        return bool(game and game.state.ask.gathers == "any")

    def _waits(self, request: Request) -> bool:
        """Whether a bot that has made an offer before it answers gives people the time to think about it."""
        table, now = self.table, self.clerk.hall.clock()
        if table.agenda.offered.get(request.seat) != request.id or table.game is None:
            return False
        deals = [one for one in table.game.ledger.deals if one.by == request.seat]
        # Never longer than that: what was noted may be of a clock that has been set back since.
        longest = PATIENCE * max(1.0, self.clerk.hall.settings.bot_delay)
        return any(0 < table.waits.get(one.id, 0) - now <= longest for one in deals)

    def _patience(self, now: float) -> float:
        """Until when a bot waits for the answer to what it offers now."""
        walk = self.table.walk
        if walk is not None and walk.teaches:
            return 0  # the whole table waits for a learner
        lasts = PATIENCE * self.clerk.hall.settings.bot_delay
        return now + lasts if lasts and self.table.settings.pace == "live" else 0

    async def _take(self, step: Step) -> bool:
        """Let a bot think, and enter what comes of it; whether it was right, as far as it could know."""
        before = len(self.table.minutes)
        try:
            thought = await self._think(step)
            await self._enter(step, thought.move, thought)
        except Refusal as refusal:
            if isinstance(step, Consider | Propose):
                await self._enter(step, step.instead)
            elif refusal.code != "against-the-rules":
                raise
            else:
                # Somebody was faster, and the same question has other answers now: look again. If nobody was, the
                # bot is wrong, and after some tries what the rules play for the absent will do.
                return len(self.table.minutes) > before
        except Settled:
            pass  # others have gone on while it waited for its turn
        except Exception as error:
            # A bot that fails must not hold up the others, nor fail for ever.
            if not self._plays(step.seat):
                raise
            told = error.told if isinstance(error, Failed) else failure(error)
            log.error("bot-failed", table=self.table.id, seat=step.seat, **told)
            await self._enter(step, step.instead)
        return True

    async def _think(self, step: Step) -> Thought:
        """Others are served meanwhile, and the game goes on: in a process of its own, or a thread."""
        mind = self.mind(step.seat)
        if isinstance(step, Propose):
            self.table.agenda.offered[step.seat] = step.request.id
        if mind.away is not False and not mind.quick and self.clerk.hall.thinkers.able:
            try:
                thought = await self._think_away(step, mind)
            except Unable:
                # What it has in memory is elsewhere.
                mind = self.minds[step.seat] = self._made(step.seat)
                thought = await self._think_here(step, mind)
        else:
            thought = await self._think_here(step, mind)
        if thought.mute is not None:
            log.error("reason-failed", table=self.table.id, seat=step.seat, **thought.mute)
        return thought

    async def _think_here(self, step: Step, mind: Mind) -> Thought:
        """In a thread, of the game as it is now."""
        assert self.table.game is not None
        mind.away = False
        mind.game = self.table.game.copy()
        thought, began = step.of(mind.game), time.perf_counter()
        found = await asyncio.get_running_loop().run_in_executor(self.clerk.hall.thread, think, thought, mind)
        metrics.thought_seconds.labels(where="thread").observe(time.perf_counter() - began)
        return found

    async def _think_away(self, step: Step, mind: Mind) -> Thought:
        """In a process, of the game as it is when the turn comes to this table."""
        mind.away = True
        wish, left = mind.foregone(step)
        if wish is not None:
            return wish

        async def pack(known: bool) -> Matter | None:
            thread, looks = self.clerk.hall.thread, list[bytes]()
            if not known and mind.bot.remembers:
                looks = await asyncio.get_running_loop().run_in_executor(thread, mind.looks)
            return mind.matter(step, left, looks, known) if self._open(step) else None

        reply = await self.clerk.hall.thinkers.think(self.table.id, mind.number, pack)
        assert isinstance(reply, Reply)
        mind.told = reply.told
        if reply.failed is not None:
            raise Failed(reply.failed)
        return mind.settled(step, thought_of(self.table.rules, step, reply))

    async def _enter(self, step: Step, move: Move, reasons: Thought | None = None) -> None:
        now = self.clerk.now()
        if (entry := entered(step, move, now, self._patience(now))) is not None:
            if isinstance(entry, e.Acted) and reasons is not None:
                entry = msgspec.structs.replace(entry, why=reasons.why, thought=reasons.thought)
            await self.clerk.hall.crew.reached()
            await self.clerk.hall.naps.over()
            await self.clerk.enter([entry], lambda: self._stands(step, move))

    def _stands(self, step: Step, move: Move) -> bool:
        """Whether a bot may still do what it has thought of: somebody may have been faster, or come back."""
        table = self.table
        if isinstance(step, Propose) and isinstance(move, Offer):
            if any(table.seats[party].kept for party in move.parties):
                return False  # nobody is there to answer
        elif (table.paused or table.held(step.seat)) and not isinstance(step, Consider):
            return False
        return table.game is not None and self._plays(step.seat) and step.stands(table.game)

    def _open(self, step: Step) -> bool:
        """Whether there is still something to think about."""
        if isinstance(step, Propose):
            return self._plays(step.seat) and any(one.id == step.request.id for one in self.table.awaited)
        return self._stands(step, None)

    # Clocks

    def _set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.clerk.keeps and (time := self.table.next_alarm()):
            wait = max(0.0, time - self.clerk.hall.clock())
            self.alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        if self.ringing is None or self.ringing.done():
            self.ringing = asyncio.ensure_future(self._out_of_time())

    async def _out_of_time(self) -> None:
        """Play the default for whoever has run out of time; let deals lapse.

        Whoever runs out of time again, and has done and said nothing since the first time, has left: from then on
        a bot keeps the seat.
        """
        try:
            await self.clerk.hall.crew.reached()
            await self.clerk.hall.naps.over()
            now = self.clerk.now()
            if seals.late(self.table, now):
                await self.clerk.enter([seals.begun(self.table, now)], lambda: seals.late(self.table, now))
            for move in self.table.lapsed(now):
                lapsed = e.Bargained(at=now, seat=SPECTATOR, move=plain(move), by="clock")
                await self.clerk.enter([lapsed], partial(self._lapses, move, now))
            for request in self.table.awaited:
                if self._late(request, now):
                    played: list[e.AnyEntry] = [self._default(request)]
                    if self.table.silent_again(request):
                        played.append(e.Kept(at=now, seat=request.seat, why="clock"))
                    await self.clerk.enter(played, partial(self._late, request, now))
        except Refusal:
            # It was answered in the last moment.
            pass
        finally:
            if not self.stopped:
                self._set_alarm()

    def _late(self, request: Request, now: float) -> bool:
        """Whether its time is over. A sealed answer of the last moment stands, though it may still be changed."""
        return 0 < self.table.deadline(request) <= now

    def _lapses(self, move: LapseDeal, now: float) -> bool:
        return move in self.table.lapsed(now)

    def _default(self, request: Request) -> e.Acted:
        """What the rules play for the absent: the game knows what that is, and draws it where lots are drawn."""
        return e.Acted(at=self.clerk.now(), seat=request.seat, request=request.id, actions=(), by="clock")
