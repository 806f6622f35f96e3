"""The hall: all tables of the server. They are loaded when somebody comes, and unloaded when nothing goes on."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.lesson import level
from hemicycle.engine import lessons
from hemicycle.engine.declare import Seat
from hemicycle.engine.lessons import LEARNER
from hemicycle.engine.rules import BadSetup

from . import entries as e
from . import metrics
from . import protocol as p
from .catalogue import catalogue
from .clerk import Clerk
from .commands import distinct
from .logs import failure, log
from .looker import Looker
from .notices import Notices
from .players import clean_name
from .refusal import Refusal, refuse
from .settings import Settings
from .shelf import Settled, Shelf, files
from .store import Player, Store, TableRow, Write
from .table import Mark, Table
from .thinkers import Thinkers, thinkers_wanted

IDLE = 60.0
"""Seconds after which a table at which nothing goes on is unloaded."""
ROUND = 5.0
"""Seconds between two rounds of the porter, who wakes and unloads tables."""
HOUR = 3600.0
DAY = 24 * HOUR
ROUNDS_AN_HOUR = int(3600 / ROUND)
LISTED = 50
MOST_TABLES = 100
"""That one player may sit at, those that are over not counted."""


NAMELESS = "Alex"
"""What a learner is called who has no name yet: one that sentences about anybody can take."""


def draw_secret() -> str:
    """A table's: what is dealt at it and how its bots think follow from it."""
    return secrets.token_hex(32)


class Hall:
    """Every table, loaded or not."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        notices: Notices | None = None,
        clock: Callable[[], float] = time.time,
    ):
        self.store = store
        self.settings = settings
        self.notices = notices
        self.clock = clock
        self.shelf = Shelf(files(settings))
        self.clerks: dict[str, Clerk] = {}
        self.loading: dict[str, asyncio.Future[Clerk | None]] = {}
        self.looking_back = asyncio.Lock()
        """Who plays a game again to look at it: see `Clerk._looking_back`."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        """Where the quick ones think."""
        most = thinkers_wanted() if settings.thinkers < 0 else settings.thinkers
        self.thinkers = Thinkers(most, settings.thought_seconds)
        """Where the others do."""
        self.looker = Looker(self.thinkers, self.thread)
        self._porter: asyncio.Task[None] | None = None
        self._cleared = 0.0
        self._failed: dict[str, float] = {}
        """Tables that could not be woken, and when to try again."""
        self._notices: set[asyncio.Task[None]] = set()
        self._rounds_made = 0

    async def start(self) -> None:
        """Open the doors, and go on where bots had to move or clocks ran out."""
        await self._wake()
        self._tidy()
        self._porter = asyncio.ensure_future(self._rounds())

    async def close(self) -> None:
        """Finish what is being written, and close."""
        if self._porter is not None:
            self._porter.cancel()
            with suppress(asyncio.CancelledError):
                await self._porter
        for clerk in list(self.clerks.values()):
            await clerk.finish()
        for task in list(self._notices):
            task.cancel()
        await self.thinkers.close()
        self.thread.shutdown(wait=False, cancel_futures=True)

    # Tables

    def games(self) -> list[p.GameInfo]:
        return catalogue(self.shelf)

    async def find(self, id: str) -> Clerk | None:
        """A table, loaded if need be; by one of those who ask for it, while the others wait."""
        if (clerk := self.clerks.get(id)) is not None:
            clerk.touched = self.clock()  # it must not be unloaded before whoever asks is there
            return clerk
        if (loading := self.loading.get(id)) is None:
            loading = self.loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Clerk | None:
        found = await self.store.load(id)
        if found is None:
            return None
        row, entries, commands = found
        table = Table(row.id, msgspec.json.decode(row.settings, type=Settled), row.secret, row.made, row.host)
        try:
            for _, body in entries:
                table.apply(e.decode(body))
        except BadSetup:
            log.error("table-of-other-rules", table=id)
            raise refuse("unavailable", "refusal-old-game") from None
        clerk = self.clerks[id] = Clerk(self, row, table, commands)
        metrics.tables_loaded.set(len(self.clerks))
        clerk.keeper.look()
        return clerk

    def discard(self, clerk: Clerk) -> None:
        """Forget a table that is in memory; it is in the store."""
        if self.clerks.get(clerk.table.id) is clerk:
            del self.clerks[clerk.table.id]
            metrics.tables_loaded.set(len(self.clerks))

    async def make(self, player: Player, new: p.NewTable) -> str:
        """Set up a table."""
        new = self.shelf.settle(new)
        self._check(new)
        mine = [one for one in await self.store.tables_of(player.id) if one.state != "over"]
        if len(mine) >= MOST_TABLES:
            raise refuse("not-allowed", "refusal-too-many-tables")
        if any(wish.kind == "me" for wish in new.seats) and not player.name:
            raise refuse("not-allowed", "refusal-no-name")
        sitting = [(player.id, player.name) if wish.kind == "me" else None for wish in new.seats]
        return await self._make(player, new, sitting)

    async def learn(self, player: Player, new: p.NewLesson) -> str:
        """A table for a lesson: that at which it was begun, else a new one, at which the cards are dealt."""
        try:
            rules = games.find(new.game)
            lesson = lessons.find(rules, new.lesson)
        except BadSetup as error:
            raise refuse("not-allowed", "refusal-bad-table", reason=error.message) from None
        mine = [_info(row, player.id) for row in await self.store.tables_of(player.id) if row.state != "over"]
        if not new.again:
            for info in mine:
                if (info.game, info.lesson) == (new.game, new.lesson) and not (info.learnt or info.skipped):
                    return info.id
        if len(mine) >= MOST_TABLES:
            raise refuse("not-allowed", "refusal-too-many-tables")
        bots = [p.SeatWish("bot", level(lesson, rules))] * (lesson.players - 1)
        seats = [p.SeatWish("me"), *bots]
        settings = Settled(
            new.game, seats, lesson.edition, dict(lesson.options), watch="nobody", lesson=new.lesson
        )
        names = lesson.seated(player.name or NAMELESS)
        sitting = [(player.id, names[LEARNER]), *[None] * len(bots)]
        id = await self._make(player, settings, sitting, secret=lesson.secret, names=names)
        ready = e.GotReady(at=self.clock(), seat=LEARNER, ready=True)
        await self.clerks[id].enter([ready], lambda: True)
        return id

    def _check(self, new: p.NewTable) -> None:
        try:
            Table.setup(new)
        except BadSetup as error:
            if error.texts is not None:  # it is the game that says so
                raise Refusal("not-allowed", error.message, error.texts) from None
            raise refuse("not-allowed", "refusal-bad-table", reason=error.message) from None
        setup = Table.setup(new)
        rules = setup.rules
        if new.pace == "days" and setup.options.by_clock:
            raise refuse("not-allowed", "refusal-clock-over-days")
        if all(wish.kind == "bot" for wish in new.seats):
            raise refuse("not-allowed", "refusal-only-bots")
        if sum(wish.kind == "me" for wish in new.seats) > 1:
            raise refuse("not-allowed", "refusal-one-seat")
        for wish in new.seats:
            if wish.kind == "bot" and not levels.known(rules, wish.level):
                raise refuse("not-allowed", "refusal-no-such-level", levels=", ".join(levels.names(rules)))

    async def again(self, table: Table, player: Player) -> str:
        """The same table with the same people, who find their seats kept for them."""
        sitting = [(one.player, one.name) if one.kind == "person" else None for one in table.seats]
        wishes = [p.SeatWish("bot", one.level) if one.kind == "bot" else p.SeatWish() for one in table.seats]
        # A seat further, so that not the same one begins at the same place again.
        order = [*range(1, len(wishes)), 0]
        if table.settings.talk == "none":
            # Names are known by now, and at the next table they are hidden again.
            secrets.SystemRandom().shuffle(order)
        sitting = [sitting[seat] for seat in order]
        new = msgspec.structs.replace(table.settings, seats=[wishes[seat] for seat in order])
        if isinstance(new, Settled):
            new.lesson = ""  # what was learnt is played now, with cards that nobody knows
        return await self._make(player, new, sitting, host_sits=False)

    async def _make(
        self,
        player: Player,
        new: p.NewTable,
        sitting: Sequence[tuple[str, str] | None],
        host_sits: bool = True,
        secret: str = "",
        names: Sequence[str] = (),
    ) -> str:
        now = self.clock()
        setup = Table.setup(new)
        chosen = msgspec.structs.asdict(setup.options)
        defaults = {name: values[0] for name, values in setup.rules.choices().items()}
        new = msgspec.structs.replace(
            new,
            title=clean_name(new.title, 60),
            edition=setup.edition.id,
            options={name: value for name, value in chosen.items() if value != defaults[name]},
        )
        table = Table(secrets.token_urlsafe(9), new, secret or draw_secret(), now, player.id)
        entries: list[e.AnyEntry] = []
        for seat, wish in enumerate(new.seats):
            if (person := sitting[seat]) is not None:
                kind = e.Sat if host_sits else e.Reserved
                entries.append(kind(at=now, seat=seat, player=person[0], name=distinct(table, seat, person[1])))
            elif wish.kind == "bot":
                name = names[seat] if names else table.bot_name(seat)
                entries.append(e.Filled(at=now, seat=seat, level=wish.level, name=name))
            else:
                continue
            table.apply(entries[-1])
        settings = msgspec.json.encode(new)
        row = TableRow(table.id, now, now, player.id, settings, table.secret, b"", "gathering", False, False, [])
        clerk = Clerk(self, row, table, set())
        clerk._describe(now)
        await self.store.add_table(row)
        if entries:
            await self.store.append(Write(row, 0, [e.encode(entry) for entry in entries]))
        self.clerks[table.id] = clerk
        metrics.tables_loaded.set(len(self.clerks))
        return table.id

    async def tables(self, player: Player) -> p.Tables:
        """One's own tables, those with a free seat, and those to watch."""
        rows = await self.store.tables_of(player.id)
        mine = [_info(row, player.id) for row in rows]
        mine.sort(key=lambda info: (info.yours not in info.waiting, info.state == "over"))
        known = {info.id for info in mine}
        free = [_info(row, player.id) for row in await self.store.joinable(LISTED) if row.id not in known]
        watch = [_info(row, player.id) for row in await self.store.watchable(LISTED) if row.id not in known]
        return p.Tables(mine, free, watch)

    async def christen(self, player: Player, given: str) -> str:
        """The name that somebody gives as they sit down is theirs from now on."""
        if name := clean_name(given):
            await self.store.rename(player.id, name)
        return name

    # Notices

    def notify(self, clerk: Clerk, marks: Sequence[Mark], waited: set[Seat]) -> None:
        """Tell those who are away: that it is their turn, that they are called, that it is over."""
        if self.notices is None:
            return
        table = clerk.table
        told: dict[Seat, str] = {}
        if table.settings.pace == "days":
            told = dict.fromkeys(waited, "turn")
            if table.state == "over" and any(isinstance(mark.entry, e.Acted) for mark in marks):
                told = dict.fromkeys(range(len(table.seats)), "over")
        told |= {mark.entry.seat: "called" for mark in marks if isinstance(mark.entry, e.Called)}
        for seat, kind in told.items():
            sitting = table.seats[seat]
            if sitting.kind == "person" and not sitting.kept and (kind == "called" or not clerk.here(seat)):
                lang = clerk.langs.get(sitting.player, "en")
                title = table.settings.title or table.rules.texts(lang).say("game-title")
                work = self.notices.turn(sitting.player, title, f"/t/{table.id}", lang, kind)
                task = asyncio.ensure_future(work)
                self._notices.add(task)
                task.add_done_callback(self._notices.discard)

    # The porter

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._wake()
                self._unload()
                await self._clear()
                await self.thinkers.tidy()
                self._tidy()
            except Exception as error:
                log.error("porter-failed", **failure(error))

    async def _wake(self) -> None:
        """Load tables at which a bot must move or a clock has run out."""
        for id in await self.store.due(self.clock() + ROUND):
            if id not in self.clerks and self._failed.get(id, 0) <= self.clock():
                try:
                    await self.find(id)
                except Exception as error:
                    # Of other rules, say: to go through its minutes at every round would help nobody.
                    self._failed[id] = self.clock() + HOUR
                    log.error("table-not-woken", table=id, **failure(error))

    def _unload(self) -> None:
        now = self.clock()
        for clerk in list(self.clerks.values()):
            if clerk.idle and now - clerk.touched > IDLE:
                clerk.keeper.stop()
                self.discard(clerk)

    def _tidy(self) -> None:
        """Keep the collector of rubbish away from what stays.

        To look through 500 tables takes it 0.4 s, in which nobody is served; and it did so ever again. What there
        is now lives as long as its table and goes with it. Once in an hour everything is looked through.
        """
        if self._rounds_made % ROUNDS_AN_HOUR == 0:
            if self._rounds_made:  # what was put away before the first round was so by whoever started the server
                gc.unfreeze()
            gc.collect()
        self._rounds_made += 1
        gc.freeze()

    async def _clear(self) -> None:
        """Once an hour: forget tables that nobody came to, and visitors who left nothing."""
        now = self.clock()
        if now - self._cleared < HOUR:
            return
        self._cleared = now
        for id in await self.store.tables_gone(now - self.settings.gathering_days * DAY):
            if (clerk := self.clerks.pop(id, None)) is not None:
                clerk.shut()
        await self.store.players_gone(now - self.settings.visitor_days * DAY)


def _info(row: TableRow, player: str) -> p.TableInfo:
    info = msgspec.json.decode(row.summary, type=p.TableInfo)
    info.yours = row.players.index(player) if player in row.players else -1
    return info
