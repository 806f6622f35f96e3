"""What somebody may ask of a table, and what is answered: nothing of it changes anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from hemicycle.engine.declare import Seat

from . import entries as e
from . import plain_text, story
from . import protocol as p
from .commands import Asking, find_line
from .glance import Glance, Kind
from .refusal import refuse
from .scribe import Scribe
from .store import Player

T = TypeVar("T")


class Questions(Scribe):
    """Each is answered of the table as it is, by whichever process it was last changed."""

    def _asking(self, player: Player, *, blocked: bool = False) -> Asking:
        return Asking(self.table, player.id, player.name, self.now(), self.seated, self.patience, blocked=blocked)

    def _read(self, player: Player, make: Callable[[], T]) -> T:
        if self.broken:
            raise refuse("unavailable", "refusal-unavailable")
        self._may_see(player.id)
        return make()

    async def _reading(self, player: Player, make: Callable[[], T]) -> T:
        async with self.lock:
            if self.hall.store.shared and not self.broken:
                await self._read_on()
            return self._read(player, make)

    async def _glance(
        self, player: Player, address: str, may: Callable[[Seat], object], kind: Kind, lang: str, **about: Any
    ) -> bytes:
        """What plays the game again, elsewhere; `may` says whether it may be asked."""

        def make() -> Glance:
            table, row, eyes = self.table, self.row, self.table.seat_of(player.id)
            entries = [e.encode(mark.entry) for mark in table.minutes]
            past = (table.id, row.settings, table.secret, table.made, table.host, entries)
            return Glance(*past, kind, eyes, lang, edition=table.edition, base=table.kept_base, **about)

        await self._reading(player, lambda: may(self.table.seat_of(player.id)))
        return await self.hall.looker.glance(lambda: self._reading(player, make), address, player.id)

    # The table now

    async def info(self, player: Player) -> p.TableInfo:
        """The table without its game."""

        def make() -> p.TableInfo:
            info = self.scene.look(crowd=self.crowd).info(player.lang or "en")
            info.waiting, info.moves = self.table.waiting, self.table.moves
            info.yours = self.table.seat_of(player.id)
            return info

        return await self._reading(player, make)

    async def person(self, player: Player, seat: Seat) -> tuple[str, str]:
        """Who sits somewhere, and what they are called here."""

        def make() -> tuple[str, str]:
            sitting = self.table.seats[self._asking(player).existing(seat)]
            if sitting.kind != "person" or sitting.gone:
                raise refuse("not-allowed", "refusal-no-person")
            return sitting.player, self.table.names(player.lang or "en")[seat]

        return await self._reading(player, make)

    async def talk(self, player: Player, before: str) -> p.Talk:
        """What was said before a line: the page before it."""
        blocked = await self.hall.store.blocks(player.id)

        def make() -> p.Talk:
            viewer = self.viewer(player.id, "en", blocked)
            line = find_line(self._asking(player), before)
            return self.scene.look().talk_before(viewer, line.id)

        return await self._reading(player, make)

    async def in_words(self, player: Player, lang: str, since: int) -> p.InWords:
        """The table in plain text, as the player's seat sees it."""
        blocked = await self.hall.store.blocks(player.id)

        def make() -> p.InWords:
            plain_text.must_be_played(self.archive is not None)
            return plain_text.in_words(self.scene, self.viewer(player.id, lang, blocked), since)

        return await self._reading(player, make)

    async def terms(self, player: Player, seats: Sequence[Seat], lang: str) -> p.Terms:
        """What could be promised now among a player and some seats."""
        return await self._reading(player, lambda: story.terms(self.scene, self._asking(player), seats, lang))

    # What has been

    async def moment(
        self, player: Player, move: int, seat: int | str | None, lang: str, address: str = ""
    ) -> p.Moment:
        """The table after a decision."""

        def may(eyes: Seat) -> int | str:
            return story.may_look(self.table, eyes, move, seat)

        if move < self.table.seam:
            return await self._moment_before(player, move, may, lang)
        if self.archive is not None:
            eyes = await self._reading(player, lambda: may(self.table.seat_of(player.id)))
            return await self.archive.moment(move, eyes, lang, self.table.names(lang))
        body = await self._glance(player, address, may, "moment", lang, move=move, seat=seat)
        return msgspec.json.decode(body, type=p.Moment)

    async def _moment_before(
        self, player: Player, move: int, may: Callable[[Seat], int | str], lang: str
    ) -> p.Moment:
        """The same from the time of other rules: as it was kept then, if it was."""
        eyes = await self._reading(player, lambda: may(self.table.seat_of(player.id)))
        kept = await self.hall.archivist.find(self.table.id)
        if kept is None or move > kept.head.moves:
            raise refuse("not-allowed", "refusal-moment-gone", seam=self.table.seam)
        found = await kept.moment(move, eyes, lang, self.table.names(lang))
        found.moves = self.table.moves
        return found

    async def chronicle(self, player: Player, lang: str, line: int = 0, address: str = "") -> p.Chronicle:
        """A page of the log, as the player may know it."""
        if self.archive is not None:
            await self.archive.ready(lang, self.table.names(lang))
            eyes = self.table.seat_of(player.id)
            log = await self._reading(player, lambda: story.log_of(self.scene, eyes, lang))
            return story.page_of(self.archive, lang, log, line)
        body = await self._glance(
            player, address, lambda _: story.must_have_begun(self.table), "chronicle", lang, line=line
        )
        return msgspec.json.decode(body, type=p.Chronicle)

    async def story(self, player: Player, lang: str, address: str = "") -> p.Story:
        """The result page's figures."""
        if self.archive is not None:
            eyes = await self._reading(player, lambda: story.may_tell(self.table, player.id))
            return await self.archive.story(eyes, lang, self.table.names(lang))
        body = await self._glance(player, address, lambda _: story.must_be_over(self.table), "story", lang)
        return msgspec.json.decode(body, type=p.Story)

    async def prospects(self, player: Player, lang: str, address: str = "") -> p.Prospects:
        """How everybody's chance to win went, once the game is over."""
        eyes = self.table.seat_of(player.id)
        if self.archive is not None:
            await self._reading(player, lambda: story.may_tell(self.table, player.id))
            return await self.archive.prospects(eyes, lang, self.table.names(lang))
        await self._reading(player, lambda: story.must_be_over(self.table))
        found = await self.hall.looker.figures(self.row, self.table, address, player.id)
        return await self._reading(player, lambda: story.prospects(self.scene, eyes, lang, found))

    async def record(self, player: Player, address: str = "") -> str:
        """The record of a game that is over."""
        if self.archive is not None:
            await self._reading(player, lambda: None)
            async with self.hall.looker.turns.turn(address, player.id):
                return await self.archive.record(self.table.names("en"))
        return await self._reading(player, lambda: story.record(self.table))
