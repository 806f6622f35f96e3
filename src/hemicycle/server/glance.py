"""Looking back at a game, where nobody else has to wait for it: in a process of its own, of the minutes alone.

To play a game again takes up to 100 ms. A process keeps the last tables that it was asked about, so that whoever
pages through one has it played again only as far as it has grown.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from hemicycle.engine.declare import Seat

from . import entries as e
from . import protocol as p
from . import story
from .loading import blank, playing
from .scene import Scene

KEPT = 3
"""Tables that are kept, some MB each."""


Kind: TypeAlias = Literal["moment", "chronicle", "story"]


class Glance(msgspec.Struct, tag="glance"):
    """A question about a game's past, as it is handed to a process."""

    mind: ClassVar[int] = 0
    id: str
    settings: bytes
    secret: str
    made: float
    host: str
    entries: list[bytes]
    kind: Kind
    eyes: Seat
    lang: str
    move: int = 0
    """Of a moment."""
    seat: int | str | None = None
    """Of a moment: with whose eyes."""
    line: int = 0
    """Of a chronicle: with which line the page begins."""
    edition: str = ""
    base: bytes = b""


class Seen(msgspec.Struct, tag="seen"):
    """What came of it."""

    body: bytes = b""
    """A struct of the protocol, in JSON."""
    failed: dict[str, str] | None = None
    """What went wrong, and then there is nothing else."""


class Past:
    """A table as a process has it."""

    def __init__(self, given: Glance):
        self.scene = Scene(blank(given))
        self.base = given.base
        self.lines: dict[tuple[Seat, str], list[p.Line]] = {}

    def go_on(self, entries: list[bytes]) -> None:
        """As far as the table has come by now."""
        table = self.scene.table
        new = [e.decode(body) for body in entries[len(table.minutes) :]]
        for _ in playing(table, new, b"" if table.minutes else self.base):
            self.lines.clear()

    def log(self, eyes: Seat, lang: str) -> list[p.Line]:
        if (eyes, lang) not in self.lines:
            self.lines[eyes, lang] = story.log_of(self.scene, eyes, lang)
        return self.lines[eyes, lang]


PASTS: OrderedDict[str, Past] = OrderedDict()
"""The tables of this process, the one last asked about last."""


def look(given: Glance) -> Seen:
    """Answer a question about the past."""
    past = PASTS.pop(given.id, None)
    if past is None or past.base != given.base or len(past.scene.table.minutes) > len(given.entries):
        past = Past(given)
    past.go_on(given.entries)
    PASTS[given.id] = past
    while len(PASTS) > KEPT:
        PASTS.popitem(last=False)
    return Seen(msgspec.json.encode(_answer(past, given)))


def _answer(past: Past, given: Glance) -> Any:
    scene, eyes, lang = past.scene, given.eyes, given.lang
    match given.kind:
        case "moment":
            return story.moment(scene, eyes, given.move, given.seat, lang)
        case "chronicle":
            return story.chronicle(scene, lang, past.log(eyes, lang), given.line)
        case "story":
            return story.story(scene, eyes, lang)
