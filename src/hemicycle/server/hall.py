"""The hall: all tables of the server. They are loaded when somebody comes, and unloaded when nothing goes on."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.lesson import level
from hemicycle.engine import lessons
from hemicycle.engine.lessons import LEARNER
from hemicycle.engine.rules import BadSetup

from . import entries as e
from . import metrics
from . import protocol as p
from .archivist import Archivist
from .catalogue import catalogue
from .clerk import Clerk
from .clock import Clock
from .crew import Crew
from .logs import failure, log
from .looker import Looker
from .naps import Naps
from .notices import Notices
from .opening import Opened, Opening, Overtaken
from .penalties import Deed
from .people import People
from .players import clean_name
from .refusal import Refusal, refuse
from .scribe import Scribe
from .seating import distinct
from .settings import Settings
from .shelf import Settled, Shelf, files
from .store import Conflict, Player, Store, TableRow
from .table import Table
from .thinkers import Thinkers, thinkers_wanted
from .usher import Usher

IDLE = 60.0
"""Seconds after which a table at which nothing goes on is unloaded."""
ROUND = 5.0
"""Seconds between two rounds of the porter, who wakes and unloads tables."""
MINUTE = 60.0
HOUR = 3600.0
DAY = 24 * HOUR
ROUND_OF_SEVERAL = 1.0
"""The same where several processes serve one database."""
MUCH = 1_000_000
"""Pieces of memory more than were left, some 100 MB: then the collector of rubbish looks through everything."""
AT_ONCE = 50
"""Tables that a process takes up at one round at most: others may take their share of what is due."""
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
        clock: Callable[[], float] | None = None,
    ):
        self.store = store
        self.settings = settings
        self.notices = notices
        self.clock = clock or Clock()
        self.crew = Crew(self)
        self.shelf = Shelf(files(settings))
        self.clerks: dict[str, Clerk] = {}
        self.loading: dict[str, asyncio.Future[Clerk | None]] = {}
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        """Where the quick ones think."""
        most = thinkers_wanted(settings.workers) if settings.thinkers < 0 else settings.thinkers
        self.thinkers = Thinkers(most, settings.thought_seconds)
        """Where the others do."""
        self.naps = Naps(self)
        self.people = People(self)
        self.usher = Usher(store, self.clock)
        self.usher.told.append(self._obey)
        self.looker = Looker(self.thinkers, self.thread)
        self.archivist = Archivist(self)
        self._porter: asyncio.Task[None] | None = None
        self._cleared = 0.0
        self._alive = 0.0
        """When it was last written down that a server runs."""
        self._failed: dict[str, float] = {}
        """Tables that could not be woken, and when to try again."""
        self._rounds_made = 0
        self._left = 0
        """Pieces of memory in use after everything was last looked through."""

    async def start(self) -> None:
        """Open the doors, and go on where bots had to move or clocks ran out."""
        try:
            await self._start()
        except BaseException:
            await self.close()
            raise

    async def _start(self) -> None:
        self._alive = self.clock()
        await self.crew.start()
        await self.store.wakes(self._alive)
        await self.usher.begin()
        await self._wake()
        self._tidy()
        await self.people.go_on()
        await self._keep_editions()
        self.archivist.start()
        self._porter = asyncio.ensure_future(self._rounds())

    async def close(self) -> None:
        """Finish what is being written, and close."""
        self.crew.closing = True
        if self._porter is not None:
            self._porter.cancel()
            with suppress(asyncio.CancelledError):
                await self._porter
        await self.usher.stop()
        await self.people.stop()
        await self.archivist.stop()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        for clerk in list(self.clerks.values()):
            await clerk.finish()
        with suppress(Refusal):  # the database is away
            for clerk in list(self.clerks.values()):
                await clerk.snap()
            await self.store.lives(self.clock())
        await self.crew.close()  # others go on at once
        with suppress(Refusal):
            await self.archivist.farewell(id for id, clerk in self.clerks.items() if clerk.table.begun)
        await self.archivist.close()
        await self.thinkers.close()
        await self.looker.close()
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def measure(self) -> None:
        """What is looked up as somebody asks for it; where the database is away the rest is told all the same."""
        metrics.writes_waiting.set(self.store.database.waiting)
        try:
            metrics.processes.set(len(await self.store.alive()))
            metrics.tables_kept.set(len(await self.store.mine(list(self.clerks))))
            metrics.database_up.set(1)
        except Exception:
            metrics.database_up.set(0)

    # Tables

    def games(self) -> list[p.GameInfo]:
        return catalogue(self.shelf)

    async def find(self, id: str) -> Clerk | None:
        """A table, loaded if need be; by one of those who ask for it, while the others wait."""
        self.usher.let_in(id)
        if (clerk := self.clerks.get(id)) is not None:
            clerk.touched = self.clock()  # it must not be unloaded before whoever asks is there
            return clerk
        if (loading := self.loading.get(id)) is None:
            loading = self.loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
            # Whoever asked may be gone by the time it turns out that it can't be done.
            loading.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(loading)

    async def read(self, id: str) -> tuple[TableRow, Opened, set[tuple[str, str]]] | None:
        """A table as it is stored, and the commands that were carried out at it."""
        waited = False
        while (found := await self.store.load(id)) is not None:
            opening = Opening(self, found[0], [body for _, body in found[1]])
            if not waited and await opening.waits():  # then there may be more
                waited = True
                continue
            with suppress(Overtaken):  # then there is
                return found[0], await opening.open(), found[2]
        return None

    async def plays(self, id: str) -> bool:
        """Whether at a table a game is under way by the rules of this process."""
        if (clerk := self.clerks.get(id)) is not None:
            return clerk.archive is None
        if (found := await self.store.load(id)) is None or found[0].state != "playing":
            return False
        return await Opening(self, found[0], [body for _, body in found[1]]).fits()

    async def _load(self, id: str) -> Clerk | None:
        await self.naps.over()
        found = await self.read(id)
        if found is None:
            return None
        row, (table, continued), commands = found
        if table.state == "gathering":
            table.seals.come_back(self.clock())
        clerk = Clerk(self, row, table, commands, await self.store.told(id))
        if continued is not None:
            try:
                await clerk.went_on(continued)
            except Conflict:
                return await self._load(id)  # another process was faster
        await self.let_sleep(clerk)
        await self.people.know(clerk)
        self.clerks[id] = clerk
        metrics.tables_loaded.set(len(self.clerks))
        await self._share(clerk)
        clerk.keeper.look()
        clerk.herald.look()
        return clerk

    async def _keep_editions(self) -> None:
        """Of those that come with the games: of tables that are played by them, should they change one day."""
        rules = [games.find(name) for name in games.names()]
        editions = [one.find_edition(name) for one in rules for name in one.editions]
        await self.store.keep_editions({edition.fingerprint: edition.whole() for edition in editions})

    async def _share(self, clerk: Clerk) -> None:
        """Other processes may have the table, too. From now on their news of it are heard, and none was missed."""
        if not self.store.shared:
            return
        try:
            clerk.keeps = await self.store.lease(clerk.table.id)
            await clerk.elsewhere.look()
            await clerk.read_on()
        except BaseException:
            self.discard(clerk)
            raise

    async def let_sleep(self, clerk: Clerk) -> None:
        """The time in which no server ran is nobody's: the clocks of the table stood still.

        Where the machine's clock was set back meanwhile, they go back by as much: nobody waits for a time that
        was wrong.
        """
        table = clerk.table
        clerk.nights = await self.store.downtimes(table.made)
        if not table.timed:
            return
        last, entries = table.minutes[-1].entry.at, len(table.minutes)
        lost = clerk.lost(last) - max(0.0, last - self.clock())
        if abs(lost) >= 1:
            slept = e.Slept(at=self.clock(), seconds=lost)
            await clerk.enter([slept], lambda: len(table.minutes) == entries)

    def discard(self, clerk: Scribe) -> None:
        """Forget a table that is in memory; it is in the store."""
        if self.clerks.get(clerk.table.id) is clerk:
            del self.clerks[clerk.table.id]
            metrics.tables_loaded.set(len(self.clerks))

    def _obey(self, deed: Deed) -> None:
        """Whoever runs the server has decided something about a table, or about somebody at tables."""
        if deed.act == "close" and (clerk := self.clerks.get(deed.table)) is not None:
            self.discard(clerk)
            clerk.shut()
        if deed.act == "delete":
            self.people.leave(deed.player)

    async def _open_tables_of(self, player: Player) -> list[TableRow]:
        """Where they sit, and it is not over."""
        rows = await self.store.tables_of(player.id)
        return [one for one in rows if one.state != "over" and not self.usher.is_closed(one.id)]

    async def make(self, player: Player, new: p.NewTable) -> str:
        """Set up a table."""
        new = self.shelf.settle(new)
        self._check(new)
        if len(await self._open_tables_of(player)) >= MOST_TABLES:
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
        mine = [_info(row, player.id) for row in await self._open_tables_of(player)]
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
        """The same table with the same people, who find their seats kept; who was sent away stays away."""
        blocked = await self.store.blocks(player.id)
        people = [one.kind == "person" and not one.gone and one.player not in blocked for one in table.seats]
        pairs = zip(table.seats, people, strict=True)
        sitting = [(one.player, one.name) if person else None for one, person in pairs]
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
        return await self._make(player, new, sitting, host_sits=False, sent=sorted(table.company.sent))

    async def _make(
        self,
        player: Player,
        new: p.NewTable,
        sitting: Sequence[tuple[str, str] | None],
        host_sits: bool = True,
        secret: str = "",
        names: Sequence[str] = (),
        sent: Sequence[str] = (),
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
        for one in sent:
            # From this table, too, before anybody comes.
            entries.append(e.Reserved(at=now, seat=0, player=one, name=""))
            entries.append(e.Stood(at=now, seat=0, sent=True))
        for entry in entries:
            table.apply(entry)
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
        clerk._describe(now, table.minutes)
        if isinstance(new, Settled) and new.figures:
            # What it is based on may be another one day.
            await self.store.keep_editions({setup.edition.fingerprint: setup.edition.whole()})
        # It is here before it is stored: else who finds it there, as a new name does, would load a second one.
        async with clerk.lock:
            self.clerks[table.id] = clerk
            try:
                await self.store.add_table(row, [e.encode(entry) for entry in entries])
                clerk.keeps = await self.store.lease(row.id)
            except BaseException:
                self.discard(clerk)
                clerk.broken = True
                raise
        metrics.tables_loaded.set(len(self.clerks))
        return table.id

    async def tables(self, player: Player) -> p.Tables:
        """One's own tables, those with a free seat, and those to watch."""
        shut = self.usher.is_closed
        rows = await self.store.tables_of(player.id)
        mine = [_info(row, player.id) for row in rows if not shut(row.id)]
        mine.sort(key=lambda info: (info.yours not in info.waiting, info.state == "over"))
        known = {row.id for row in rows}
        unwelcome = await self.store.blockers(player.id)
        joinable = [row for row in await self.store.joinable(LISTED) if row.host not in unwelcome]
        free = [_info(row, player.id) for row in joinable if row.id not in known and not shut(row.id)]
        watchable = await self.store.watchable(LISTED)
        watch = [_info(row, player.id) for row in watchable if row.id not in known and not shut(row.id)]
        return p.Tables(mine, free, watch)

    async def christen(self, player: Player, given: str) -> str:
        """The name that somebody gives as they sit down is theirs from now on."""
        if name := clean_name(given):
            await self.store.rename(player.id, name)
        return name

    # The porter

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self.round)
            if self.crew.away:
                continue
            try:
                await self.naps.over()
                await self._live()
                await self.crew.relieve()
                await self._wake()
                await self._unload()
                await self._clear()
                await self.thinkers.tidy()
                await self.looker.tidy()
                await self.archivist.tidy()
                self._tidy()
            except Refusal:
                pass  # the database is away
            except Exception as error:
                log.error("porter-failed", **failure(error))

    @property
    def round(self) -> float:
        """Seconds between two rounds: of several processes each must soon see to what another left."""
        return ROUND_OF_SEVERAL if self.store.shared else ROUND

    async def _live(self) -> None:
        """Write down that a server runs: often where a clock does, else now and then, so that a disk may rest."""
        often = any(clerk.table.next_alarm() for clerk in self.clerks.values())
        if self.clock() - self._alive >= (ROUND if often else MINUTE) - 1:
            self._alive = self.clock()
            await self.store.lives(self._alive)

    async def _wake(self) -> None:
        """Load tables at which a bot must move or a clock has run out."""
        failed = [id for id, until in self._failed.items() if until > self.clock()]
        for id in await self.store.claim_due(self.clock() + self.round, AT_ONCE, failed):
            if (clerk := self.clerks.get(id)) is not None and not clerk.keeps:
                await clerk.take_over()  # nobody kept it, and this is the first to find that
            if clerk is not None or id in failed or self.usher.is_closed(id):
                continue
            try:
                await self.find(id)
            except Exception as error:
                why = error.message.id if isinstance(error, Refusal) else ""
                if why == "refusal-database-away":
                    raise  # it is not the table's fault
                # To go through its minutes at every round would help nobody.
                newer = why == "refusal-newer-rules"
                self._failed[id] = self.clock() + (ROUND if newer else HOUR)
                (log.info if newer else log.error)("table-not-woken", table=id, **failure(error))
                await self.store.release(id)  # perhaps another process can

    async def _unload(self) -> None:
        now = self.clock()
        for clerk in list(self.clerks.values()):
            if clerk.idle and now - clerk.touched > IDLE:
                clerk.keeper.stop()
                clerk.herald.stop()
                self.discard(clerk)
                await clerk.snap()
                wake = clerk.wake(now)
                if clerk.keeps and clerk.row.wake != wake:  # somebody was told, or has seen it
                    await self.store.tell(clerk.table.id, {}, wake)
                clerk.elsewhere.stop()
                self.crew.leave(clerk.table.id)

    def _tidy(self) -> None:
        """Keep the collector of rubbish away from what stays.

        To look through 500 tables takes it 0.4 s, in which nobody is served; and it did so ever again. What there
        is now lives as long as its table and goes with it. But what is rubbish by now and was put away while it
        was none (lines, tables that are unloaded) stays for good: so everything is looked through once in an
        hour, and whenever there is as much again. Who comes and goes fast enough would else fill the memory.
        """
        hour = self._rounds_made % int(HOUR / self.round) == 0
        if hour or sys.getallocatedblocks() > self._left + max(MUCH, self._left):
            if self._rounds_made:  # what was put away before the first round was so by whoever started the server
                gc.unfreeze()
            gc.collect()
            self._left = sys.getallocatedblocks()
        self._rounds_made += 1
        gc.freeze()

    async def _clear(self) -> None:
        """Once an hour: forget tables that nobody came to, and visitors who left nothing.

        Each of several processes does it; what one has cleared away, the others do not find.
        """
        now = self.clock()
        if now - self._cleared < HOUR:
            return
        self._cleared = now
        for id in await self.store.tables_gone(now - self.settings.gathering_days * DAY):
            if (clerk := self.clerks.pop(id, None)) is not None:
                clerk.shut()
        await self.store.players_gone(now - self.settings.visitor_days * DAY)
        if self.store.shared:
            await self.store.buckets_gone()
            await self.people.go_on()


def _info(row: TableRow, player: str) -> p.TableInfo:
    info = msgspec.json.decode(row.summary, type=p.TableInfo)
    info.yours = row.players.index(player) if player in row.players else -1
    return info
