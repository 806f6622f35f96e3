"""A table whose game is kept (`archive.py`): its minutes are gone through as ever, but nothing is played.

So people sit where they sat, what was said is there, and more may be said; the game is shown from what was kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.lessons import LEARNER
from hemicycle.engine.words import Action

from . import entries as e
from . import protocol as p
from .archive import Archive
from .scene import NOBODY_HERE, Crowd, Known, Look, Scene, T, Viewer
from .shelf import Settled
from .stand import Mark
from .table import Table
from .wire import Encoded, encode
from .words import Words


class ArchivedTable(Table):
    """What the game's entries did is known from its archive. It is over, or stands still for good."""

    def __init__(self, id: str, settings: Settled, secret: str, made: float, host: str, archive: Archive):
        super().__init__(id, settings, secret, made, host)
        self.archive = archive
        self.passing = True

    @property
    def state(self) -> str:
        if not self.begun:
            return "gathering"
        return "over" if self.archive.head.over else "playing"

    @property
    def stopped(self) -> bool:
        return self.begun and not self.archive.head.over

    @property
    def moves(self) -> int:
        return self.archive.head.moves if self.begun else 0

    def level_told(self, seat: Seat) -> str:
        return self.archive.head.levels[seat]

    @property
    def lesson(self) -> str:
        return self.archive.head.lesson

    def apply(self, entry: e.AnyEntry) -> Mark:
        mark = super().apply(entry)
        if len(self.minutes) == self.archive.head.entries:
            self.mark(self.archive.head.marks, self.archive.head.began)
        return mark


class KeptDeal(msgspec.Struct, frozen=True):
    """A deal of the archive: which, and whether anything is to come of it."""

    at: int
    status: str
    pending: bool


class ArchivedWords(Words):
    """The sentences of today for what happened at the table; the game's are kept."""

    def __init__(self, table: ArchivedTable, lang: str):
        super().__init__(table, lang)
        self.archive = table.archive

    def deal(self, deal: Any, lapses: float, waits: float) -> p.DealInfo:
        return self.archive.deal(deal.at, self.lang, self.names)


class ArchivedScene(Scene):
    """What each viewer knows of such a table."""

    def __init__(self, table: ArchivedTable):
        super().__init__(table)
        self.archive = table.archive
        self._say: dict[str, ArchivedWords] = {}

    def say(self, lang: str) -> Words:
        words = self._say.get(lang)
        if words is None or not words.fit:
            words = self._say[lang] = ArchivedWords(cast(ArchivedTable, self.table), lang)
        return words

    def look(self, now: float = 0, crowd: Crowd = NOBODY_HERE) -> Look:
        return ArchivedLook(self, now, crowd)


class ArchivedLook(Look):
    """Such a table at one moment."""

    def __init__(self, scene: ArchivedScene, now: float, crowd: Crowd):
        super().__init__(scene, now, crowd)
        self.archive = scene.archive

    def _once(self, make: Callable[..., T], *of: Any) -> T:
        own: Callable[..., T] = getattr(type(self), make.__name__)
        return super()._once(own, *of)

    def known(self, viewer: Viewer) -> Known:
        known = super().known(viewer)
        taught = self.archive.head.taught.get(viewer.lang)
        if taught is not None and viewer.seat == LEARNER:
            known.own["taught"] = encode(taught)
        return known

    def board(self) -> dict[str, Encoded]:
        return {name: encode(value) for name, value in self.archive.board().items()}

    def mine(self, seat: Seat) -> Encoded:
        return encode({} if seat == SPECTATOR else self.archive.hand(seat))

    def asked(self, seat: Seat, words: Words) -> Encoded:
        return b"[]"

    def undo(self, seat: Seat) -> tuple[int, list[tuple[str, Action]]]:
        return 0, []

    def waiting(self, words: Words) -> Encoded:
        return b"[]"

    def sealed(self) -> Encoded:
        return encode([p.SealedWord(one.seat, one.seal, one.word) for one in self.table.seals.told(begun=True)])

    def bargained(self, viewer: Seat) -> tuple[Encoded, dict[str, Any]]:
        head = self.archive.head
        deals = head.deals["en"]
        kept = {
            deals[at].id: KeptDeal(at, deals[at].status, any(one.verdict == "pending" for one in deals[at].terms))
            for at in head.known[f"{viewer}"]
        }
        return encode(head.standings[f"{viewer}"]), {id: (deal, 0, 0) for id, deal in kept.items()}

    def own(self) -> p.EditionInfo | None:
        return self.archive.head.own

    def _described(self, lang: str) -> p.TableInfo:
        info, head = super()._described(lang), self.archive.head
        info.edition = head.edition
        info.learnt, info.skipped = head.learnt, head.skipped
        info.places, info.points = list(head.places), list(head.points)
        info.plain = self.archive.plain
        info.stopped = cast(ArchivedTable, self.table).stopped
        return info

    def _lines(self, all: Sequence[Mark], viewer: Seat, words: Words) -> list[list[p.Line]]:
        found: list[list[p.Line]] = [[] for _ in all]
        for mark, lines in zip(all, found, strict=True):
            if mark.undone:
                continue
            of_all = isinstance(mark.entry, e.Began | e.Acted)
            if (of_all or mark.reaches(viewer)) and (line := words.table_line(mark)):
                lines.append(line)
            if of_all:
                first = 0 if isinstance(mark.entry, e.Began) else mark.first
                for number in range(first, mark.moves + 1):
                    lines += cast(Any, self.archive.lines(number, viewer, words.lang, words.names))
        return found
