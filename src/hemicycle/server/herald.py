"""The herald of a table: tells those who are away what waits for them, once.

What is to be told follows from the table as it is: a question that is open, an offer, a clock that will run out.
So what has been answered is forgotten by itself, nothing is lost in a restart, and a notice that failed is due
again. Kept is only what somebody has been told already (`store.Told`).

Who looks at the page and uses it sees it there, and is told nothing besides. A page that is merely open is no
sign of anybody.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request

from .logs import failure, log
from .notices import Notice, minute
from .store import Player, Told
from .words import Words, span

if TYPE_CHECKING:
    from .scribe import Scribe

PRESENT = 120.0
"""Seconds for which somebody who has just used the page is thought to be before it."""
WARNED = 6 * 3600.0
"""Seconds before the end of their time at which somebody is warned; of a short time, in its last quarter."""
LONGEST_WAIT = 24 * 3600.0
"""Seconds between two tries at most, where notices fail."""

REST = 60.0
FAREWELL = 3.0

Kind: TypeAlias = Literal["kept", "over", "warn", "called", "turn", "deal"]
KINDS: tuple[Kind, ...] = ("kept", "over", "warn", "called", "turn", "deal")
"""What matters most first: it is what the subject says."""


class Item(NamedTuple):
    """Something that somebody must be told."""

    kind: Kind
    key: str
    """Told apart from all others of the table: `turn 87`."""
    since: float
    """From when on it is to be told."""
    until: float = 0
    """Until when they can do something about it; 0: there is no clock."""
    request: Request | None = None
    by: Seat = SPECTATOR
    """Who offers a deal."""


class Herald:
    """Of one table."""

    def __init__(self, clerk: Scribe, told: dict[str, Told] | None = None):
        self.clerk: Scribe = weakref.proxy(clerk)
        self.table = clerk.table
        self.notices = clerk.hall.notices
        self.told = dict(told or {})
        self.seen: dict[str, float] = {}
        """When a player last used the page."""
        self.alarm: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self._rests = 0.0
        """Until when nothing is tried, after something went wrong that was not the mail's."""

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        """Tell nothing more; what is being sent is on its way."""
        self.stopped = True
        if self.alarm is not None:
            self.alarm.cancel()

    async def finish(self) -> None:
        """Stop. What has just been sent should be known as told, but nobody waits long for a mail server."""
        self.stop()
        if self.task is not None:
            await asyncio.wait({self.task}, timeout=FAREWELL)
            self.task.cancel()

    # What is to be told

    @property
    def on(self) -> bool:
        """Whether anybody can be told anything."""
        return self.notices is not None and self.notices.on

    def items(self, seat: Seat) -> Iterator[Item]:
        """What the owner of a seat must know, as the table is now."""
        table, sitting = self.table, self.table.seats[seat]
        if not self.on or sitting.kind != "person" or sitting.gone:
            return
        gone = sitting.kept and seat not in table.dropped  # who has left wants to hear no more
        days = table.settings.pace == "days" and not gone
        if table.state == "over":
            if days:
                yield Item("over", "over", table.minutes[-1].entry.at)
        elif table.state == "playing" and not table.paused and not table.stopped:
            if sitting.kept:
                if days:
                    why = "voted" if seat in table.company.voted else "kept"
                    yield Item("kept", f"{why} {table.noted['kept', seat]}", table.left[seat])
                return
            for request in table.awaited:
                if request.seat == seat:
                    yield from self._asked(request, days)
            if days:
                yield from self._offered(seat)

    def _asked(self, request: Request, days: bool) -> Iterator[Item]:
        table, until = self.table, self.table.deadline(request)
        opened = table.opened.get(request.id, table.since)
        if days:
            yield Item("turn", f"turn {request.id}", opened, until, request)
            if until:
                yield Item("warn", f"warn {request.id}", until - self.lead, until, request)
        called = table.called.get(request.seat, 0)
        if called >= opened:
            yield Item("called", f"called {table.noted['called', request.seat]}", called, until, request)

    def _offered(self, seat: Seat) -> Iterator[Item]:
        assert self.table.game is not None
        ledger = self.table.game.ledger
        for deal in (ledger.deals[at] for at in ledger.live):
            if deal.status == "open" and seat in deal.parties and seat not in deal.accepted:
                offered, until = (
                    self.table.offered.get(deal.id, self.table.since),
                    self.table.lapses.get(deal.id, 0),
                )
                yield Item("deal", f"deal {deal.id}", offered, until, by=deal.by)

    @property
    def lead(self) -> float:
        return min(WARNED, self.table.settings.clock / 4)

    def untold(self, seat: Seat) -> list[Item]:
        """What they have not been told yet, nor seen."""
        player = self.table.seats[seat].player
        known, seen = self.told.get(player, Told()).keys, self._saw(player)
        return [one for one in self._sane(seat) if one.key not in known and one.since >= seen]

    def _sane(self, seat: Seat) -> Iterator[Item]:
        """Nothing but a warning is still to come: what says so was before the clock was set back."""
        now = self.clerk.hall.clock()
        for one in self.items(seat):
            yield one if one.kind == "warn" else one._replace(since=min(one.since, now))

    # When

    def due(self, seat: Seat, item: Item) -> float:
        """When it is time to tell something: what comes close together is told in one, late rather than never."""
        player = self.table.seats[seat].player
        told, now = self.told.get(player, Told()), self.clerk.hall.clock()
        gap = self.clerk.hall.settings.notice_minutes * 60
        # What was sent in the future was so before the clock was set back: nobody waits for that to come.
        sent = told.sent if told.sent <= now else 0
        if told.failed:
            return max(item.since, sent + min(LONGEST_WAIT, gap * float(2 ** min(told.failed, 20))))
        if item.kind == "warn":
            return item.since
        here = self._saw(player) + PRESENT if item.kind != "called" and self._saw(player) else 0
        return max(item.since, here, sent + gap if sent else 0)

    def _saw(self, player: str) -> float:
        """When they last used the page, by way of whichever process; 0: not that anybody knows."""
        return max(self.seen.get(player, 0), self.clerk.elsewhere.seen(player))

    def next(self) -> float:
        """When somebody is to be told something; 0: never, as things are."""
        if not self.on:
            return 0
        seats = range(len(self.table.seats))
        times = [self.due(seat, item) for seat in seats for item in self.untold(seat)]
        return min(times, default=0)

    def look(self) -> None:
        """Something has changed: see when somebody must be told."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.clerk.keeps and not self.stopped and not self.busy and (time := self.next()):
            wait = max(0.0, max(time, self._rests) - self.clerk.hall.clock())
            self.alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.task = asyncio.ensure_future(self._tell_all())
        self.task.add_done_callback(lambda _: self.look())

    # Who is here

    def present(self, player: str) -> None:
        """A player uses the page: they see what there is."""
        seat = self.table.seat_of(player)
        if self.stopped or not self.on or seat == SPECTATOR:
            return
        now = self.clerk.hall.clock()
        seen = [one.key for one in self.untold(seat) if one.since <= now]
        self.seen[player] = now
        if seen:
            self.clerk._start(self._keep(seat, seen))
        self.look()

    async def hear(self) -> None:
        """Another process has told somebody, or knows that they have seen it."""
        self.told = await self.clerk.hall.store.told(self.table.id)
        self.look()

    # Telling

    async def _tell_all(self) -> None:
        try:
            for seat in range(len(self.table.seats)):
                await self._tell(seat)
        except Exception as error:
            log.error("notice-failed", table=self.table.id, **failure(error))
            self._rests = self.clerk.hall.clock() + REST

    async def _tell(self, seat: Seat) -> None:
        """Everything that waits for a seat, if any of it is due."""
        now = self.clerk.hall.clock()
        items = [one for one in self.untold(seat) if one.since <= now]
        if not any(self.due(seat, one) <= now for one in items) or self.notices is None:
            return
        player = await self.clerk.hall.store.player(self.table.seats[seat].player)
        keys = [one.key for one in items]
        if player is None:
            return await self._keep(seat, keys)
        if player.pending and not player.pending_since and self.notices.can_email:
            await self.notices.ask_to_confirm(player, player.pending, player.lang or "en")
        if not self.notices.reaches(player) or self.clerk.hall.usher.banned(player.id):
            return await self._keep(seat, keys)
        if await self.notices.tell(player, self._notice(player, items)):
            await self._keep(seat, keys, sent=now)
        else:
            await self._keep(seat, [], sent=now, failed=self.told.get(player.id, Told()).failed + 1)

    async def _keep(self, seat: Seat, keys: list[str], *, sent: float = 0, failed: int = 0) -> None:
        """Remember what has been told; of what is over and done with, nothing."""
        player = self.table.seats[seat].player
        known = self.told.get(player, Told())
        now = {item.key for item in self.items(seat)}
        # In a pause nothing is asked, and all of it is asked again after it.
        kept = [key for key in dict.fromkeys([*known.keys, *keys]) if key in now or self.table.paused]
        self.told[player] = told = Told(kept, sent or known.sent, failed)
        await self.clerk.hall.store.tell(self.table.id, {player: told}, self.clerk.wake(self.clerk.hall.clock()))

    def _notice(self, player: Player, items: list[Item]) -> Notice:
        lang = player.lang or "en"
        words = self.clerk.scene.say(lang)
        items = sorted(items, key=lambda one: KINDS.index(one.kind))
        table, say = self.table, words.server.say
        game = words.texts.say("game-title")
        title = table.settings.title
        said = list(dict.fromkeys(line for item in items for line in self._said(words, item)))
        where = say("mail-table", title=title, game=game) if title else say("mail-game", game=game)
        return Notice(table.id, say(f"notice-{items[0].kind}", title=title or game), said, where)

    def _said(self, words: Words, item: Item) -> Iterator[str]:
        """In words that all at the table may read: mails go through other people's hands."""
        say, now = words.server.say, self.clerk.hall.clock()
        question = words.request(item.request)[0] if item.request is not None else ""
        who = words.names[item.by] if item.by != SPECTATOR else ""
        kind = "kept-voted" if item.key.startswith("voted") else item.kind
        yield say(f"notice-{kind}-text", question=question, name=who)
        if item.until > now:
            id = "notice-left-offer" if item.kind == "deal" else "notice-left"
            yield say(id, span=span(words.server, item.until - now), until=minute(item.until))
