"""What moves a table by itself: bots that think, and clocks that run out."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING, TypeVar

from hemicycle.engine.deals import Bargain, Deal, LapseDeal, RefuseDeal
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.rules import plain

from . import entries as e
from .logs import failure, log
from .minds import Mind
from .refusal import Refusal

if TYPE_CHECKING:
    from .clerk import Clerk

T = TypeVar("T")
Q = TypeVar("Q")

THINK = 0.9
"""Seconds that a bot seems to think: people must be able to follow."""
TALK = 6.0
"""The same where people are asked too and whoever comes first may settle it: they must have time to bargain."""
ANSWER = 1.2
"""For a deal."""
PATIENCE = 12.0
"""How long a bot waits for a person's answer to a deal of its own before it goes on."""
TRIES = 5


class Keeper:
    """Plays the bots' seats of one table, and watches its clocks."""

    def __init__(self, clerk: Clerk):
        # Weakly, so that a table which is unloaded is gone at once, and needs no collector of rubbish.
        self.clerk: Clerk = weakref.proxy(clerk)
        self.table = clerk.table
        self.minds: dict[Seat, Mind] = {}
        self.pace = Random(f"{self.table.secret} pace")
        """How long each of them seems to think."""
        self.players: dict[Seat, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.thought: dict[Seat, int] = {}
        """The request for which a bot has thought of a deal."""
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

    def look(self) -> None:
        """Something has changed: see who must move, and when the next clock runs out."""
        if self.stopped:
            return
        for seat in list(self.minds):
            if not self._plays(seat):
                del self.minds[seat]  # what its owner sees meanwhile, it has to call to mind when it is back
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
            if sitting.played_by_bot and (self._deal(seat) or self._request(seat) or self._out_of_turn(seat))
        ]

    # Bots

    def _plays(self, seat: Seat) -> bool:
        """Whether the seat is a bot's to play: its owner may have come back while it thought."""
        return not self.stopped and self.table.seats[seat].played_by_bot

    def _bargains(self, seat: Seat) -> bool:
        """Whether the bot speaks for itself."""
        return self._plays(seat) and self.table.seats[seat].kind == "bot"

    def _all_bargain(self, parties: Iterable[Seat]) -> bool:
        """Whether everybody speaks for themselves: nobody's seat is kept."""
        return not self.stopped and not any(self.table.seats[party].kept for party in parties)

    def _asks(self, request: Request) -> bool:
        """Whether a bot must still answer this."""
        current = self._request(request.seat)
        return current is not None and current.id == request.id

    def _request(self, seat: Seat) -> Request | None:
        """What a bot must answer."""
        if self.table.paused or not self._plays(seat):
            return None
        return next((one for one in self.table.awaited if one.seat == seat), None)

    def _out_of_turn(self, seat: Seat) -> Request | None:
        """What a bot may do out of turn, and has not thought about in this chapter of the game."""
        game = self.table.game
        if game is None or self.table.paused or not self._plays(seat) or not game.state.out_of_turn:
            return None
        return next((one for one in self.table.pondered.due(game.state) if one.seat == seat), None)

    def _deal(self, seat: Seat) -> Deal | None:
        """A deal that waits for a bot's answer. Who only keeps a seat answers none in its owner's name."""
        game = self.table.game
        if game is None or not self._bargains(seat):
            return None
        return next(iter(game.ledger.open(seat)), None)

    def mind(self, seat: Seat) -> Mind:
        """The bot of a seat."""
        if seat not in self.minds:
            self.minds[seat] = Mind(self.table, seat)
        return self.minds[seat]

    def _played(self, seat: Seat, task: asyncio.Task[None]) -> None:
        self.players.pop(seat, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot-failed", table=self.table.id, seat=seat, **failure(error))
        elif not task.cancelled():
            self.look()

    async def _play(self, seat: Seat) -> None:
        """Answer deals and requests, until there is none."""
        refused = 0
        while not self.stopped and refused < TRIES:
            deal, request = self._deal(seat), self._request(seat)
            out_of_turn = self._out_of_turn(seat) if request is None else None
            if deal is None and request is None and out_of_turn is None:
                return
            await asyncio.sleep(self._delay(seat, deal, request))
            before = len(self.table.minutes)
            try:
                if deal is not None:
                    await self._consider(seat, deal)
                elif request is not None:
                    await self._choose(seat, request)
                elif out_of_turn is not None:
                    await self._volunteer(seat)
            except Refusal as refusal:
                if refusal.code != "against-the-rules":
                    raise
                # Somebody was faster, and the same question has other answers now: look again. If nobody was, the
                # bot is wrong, and what the rules play for the absent will do.
                refused += len(self.table.minutes) == before
            except Exception as error:
                # A bot that fails must not hold up the others, nor fail for ever.
                if not self._plays(seat):
                    raise
                log.error("bot-failed", table=self.table.id, seat=seat, **failure(error))
                if deal is not None:
                    await self.clerk.enter([self._bargained(seat, RefuseDeal(deal.id))], lambda: self._plays(seat))
                elif out_of_turn is not None:
                    left = e.Pondered(at=self.clerk.hall.clock(), seat=seat, kind=out_of_turn.kind)
                    await self.clerk.enter([left], lambda: self._plays(seat))
                else:
                    refused = TRIES
        if refused >= TRIES and (request := self._request(seat)) is not None:
            log.error("bot-refused", table=self.table.id, seat=seat, kind=request.kind)
            asked = request
            await self.clerk.enter([self._default(asked, "bot")], lambda: self._asks(asked))

    def _delay(self, seat: Seat, deal: Deal | None, request: Request | None) -> float:
        factor = self.clerk.hall.settings.bot_delay
        if not factor:
            return 0
        spread = 0.7 + 0.6 * self.pace.random()
        if deal is not None:
            return ANSWER * spread * factor
        rivals = [one.seat for one in self.table.awaited if one.seat in self.table.persons]
        asked_together = rivals and self._settled_by_first()
        return (TALK if asked_together else THINK) * spread * factor

    def _settled_by_first(self) -> bool:
        game = self.table.game
        return bool(game and game.state.ask.gathers == "any")

    async def _consider(self, seat: Seat, deal: Deal) -> None:
        """Answer a deal, with a reason."""
        move = await self._think(seat, Mind.consider, deal)
        try:
            await self.clerk.enter([self._bargained(seat, move)], lambda: self._plays(seat))
        except Refusal:
            # It can't be so, or it came too late. Whoever asked still has an answer.
            if self._deal(seat) == deal:
                await self.clerk.enter([self._bargained(seat, RefuseDeal(deal.id))], lambda: self._plays(seat))

    async def _choose(self, seat: Seat, request: Request) -> None:
        """Answer a request; perhaps with an offer to somebody before."""
        if await self._offer(seat, request):
            return
        if (asked := self._request(seat)) is None or asked.id != request.id:
            return
        action = await self._think(seat, Mind.choose, asked)
        entry = e.Acted(
            at=self.clerk.hall.clock(), seat=seat, request=request.id, actions=(plain(action),), by="bot"
        )
        await self.clerk.enter([entry], lambda: self._asks(request))

    async def _volunteer(self, seat: Seat) -> None:
        """Think about what may be done out of turn. Nobody waits for it, so that it may come too late."""
        if (request := self._out_of_turn(seat)) is None:
            return
        action = await self._think(seat, Mind.volunteer, request)
        now = self.clerk.hall.clock()
        entry: e.AnyEntry = e.Pondered(at=now, seat=seat, kind=request.kind)
        if action is not None:
            entry = e.Acted(at=now, seat=seat, request=request.id, actions=(plain(action),), by="bot")
        await self.clerk.enter([entry], lambda: self._stands(request))

    def _stands(self, request: Request) -> bool:
        """Whether a bot may still do what it was offered."""
        game = self.table.game
        return (
            game is not None
            and self._plays(request.seat)
            and any(one.id == request.id for one in game.state.out_of_turn)
        )

    async def _offer(self, seat: Seat, request: Request) -> bool:
        """Think of a deal once for each request; whether the bot waits for what becomes of it."""
        game, now = self.table.game, self.clerk.hall.clock()
        assert game is not None
        if not self._bargains(seat):
            return False
        offered, made = self.table.offered.get(seat, (0, 0.0))
        if request.id not in (offered, self.thought.get(seat)):
            self.thought[seat] = request.id
            move = await self._think(seat, Mind.offer, request)
            if move is not None:
                parties = (seat, *move.parties)
                with suppress(Refusal):  # what came up meanwhile may forbid it
                    await self.clerk.enter([self._bargained(seat, move)], lambda: self._all_bargain(parties))
                offered, made = self.table.offered.get(seat, (0, 0.0))
        open_offers = [one for one in game.ledger.deals if one.status == "open" and one.by == seat]
        waits = any(party in self.table.persons for one in open_offers for party in one.parties)
        patient = offered == request.id and now < made + PATIENCE * self.clerk.hall.settings.bot_delay
        return waits and self.table.settings.pace == "live" and patient

    def _bargained(self, seat: Seat, move: Bargain) -> e.Bargained:
        return e.Bargained(at=self.clerk.hall.clock(), seat=seat, move=plain(move), by="bot")

    async def _think(self, seat: Seat, work: Callable[[Mind, Q], T], of: Q) -> T:
        """In a thread of its own, of the game as it is now: others are served meanwhile, and it goes on."""
        mind = self.mind(seat)
        assert self.table.game is not None
        mind.game = self.table.game.copy()
        return await asyncio.get_running_loop().run_in_executor(self.clerk.hall.thinkers, work, mind, of)

    # Clocks

    def _set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if time := self.table.next_alarm():
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
            now = self.clerk.hall.clock()
            for move in self.table.lapsed(now):
                lapsed = e.Bargained(at=now, seat=SPECTATOR, move=plain(move), by="clock")
                await self.clerk.enter([lapsed], partial(self._lapses, move, now))
            for request in self.table.awaited:
                if self._late(request, now):
                    played: list[e.AnyEntry] = [self._default(request, "clock")]
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

    def _default(self, request: Request, by: e.By) -> e.Acted:
        """What the rules play for the absent: the game knows what that is, and draws it where lots are drawn."""
        return e.Acted(at=self.clerk.hall.clock(), seat=request.seat, request=request.id, actions=(), by=by)
