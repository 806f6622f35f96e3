"""A game as it is kept for ever: what is shown of it, and nothing that any rules would have to play again.

Of a table there are these pieces, each a text by itself (JSON, compressed), so that no more is read than need be:

    head               who may know what, how it ended, the last position, the deals; of a game under way, which is
                       kept so that it can be shown should its rules change, it is called stand
    seen               by decision: which lines of the log each pair of eyes is told of it
    lines-en, -fr      these lines
    moves-0, -64, …    the positions: the open table, all hands and whom it waited for, each as what is other than
                       in the one before
    story-en, -fr      what the result page tells, and how the chances went
    record             its lines without their hashes, which hang on the players' names

No piece names anybody (`veil.py`), and the minutes stay beside it: who sat where, what was said, what is said yet.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, TypeAlias, get_type_hints

import msgspec

from hemicycle import games
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.rules import Rules
from hemicycle.env.boards import board_of

from . import protocol as p
from .delta import Delta, patched
from .veil import unveiled

FORMAT = 1
HEAD, STAND = "head", "stand"
CHUNK = 64
"""Positions in a piece: one is found by reading half as many."""
OPEN = "all"
"""With all cards open."""

Eyes: TypeAlias = int | str
Plain: TypeAlias = dict[str, Any]
Fetch: TypeAlias = Callable[[str], Awaitable[bytes | None]]


class Head(msgspec.Struct, omit_defaults=True):
    """What must be known of a kept game before anything is shown of it."""

    format: int
    game: str
    rules: int
    """The version of the game's rules by which it was played."""
    fingerprint: str
    """Of its edition's figures."""
    over: bool
    entries: int
    """How many entries of the minutes it is made of."""
    moves: int
    """Decisions taken."""
    marks: list[tuple[int, int, int, list[Seat] | None]]
    """What each of the entries did: the first decision, the last one, 1 if taken back, and who learnt of it."""
    began: int
    """With which of the entries the cards were dealt."""
    edition: str
    """Its id."""
    levels: list[str]
    """What all may know of each seat's bot."""
    board: Plain
    hands: list[Plain]
    """The last position."""
    standings: dict[str, list[p.Standing]]
    """By eyes: what became of everybody's promises."""
    deals: dict[str, list[p.DealInfo]]
    """By language: all that anybody knows of them."""
    known: dict[str, list[int]]
    """By eyes: which of these."""
    chapters: dict[str, list[p.Chapter]]
    """By language."""
    points_over_time: list[list[int]]
    course: list[p.Stand]
    places: list[int] = []
    points: list[int] = []
    own: p.EditionInfo | None = None
    """The edition, if it does not come with the game."""
    lesson: str = ""
    learnt: bool = False
    skipped: bool = False
    taught: dict[str, p.Taught] = {}
    """Of a lesson: by language, what the learner sees at its end."""


class Position(msgspec.Struct):
    """A moment, for all eyes."""

    board: Plain
    hands: list[Plain]
    waiting: dict[str, list[Plain]]
    """By language."""


class Positions(msgspec.Struct):
    """Some of them, one after the other."""

    first: Plain
    then: list[Delta | None]


class Told(msgspec.Struct):
    """The result page, in one language: for spectators, and for each seat what is other."""

    story: Plain
    stories: list[Delta | None]
    prospects: Plain
    all_prospects: list[Delta | None]


Seen: TypeAlias = list[list[tuple[list[Eyes], list[int]]]]
"""By decision: who is told which of the lines; nobody named: all who are not named."""


def pressed(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value), 9)


def opened(piece: bytes) -> str:
    return zlib.decompress(piece).decode()


def piece_of(move: int) -> str:
    return f"moves-{move - move % CHUNK}"


def unrolled(piece: bytes) -> list[Plain]:
    """Every position of a piece."""
    kept = msgspec.json.decode(opened(piece), type=Positions)
    found = [kept.first]
    for change in kept.then:
        found.append(patched(found[-1], change))
    return found


class Lost(Exception):
    """A piece is not there."""


class Archive:
    """A kept game, as it is read: its head at once, the rest as it is wanted."""

    def __init__(self, head: Head, fetch: Fetch):
        self.head = head
        self._fetch = fetch
        self._seen: Seen = []
        self._veiled: dict[str, str] = {}
        self._lines: dict[str, tuple[Sequence[str], list[msgspec.Raw]]] = {}
        self._deals: dict[str, tuple[Sequence[str], list[p.DealInfo]]] = {}
        self._chunk: tuple[str, Positions] | None = None
        self._shown = Shown(games.find(head.game))
        self.plain = not self._shown.fit(head)
        """Whether today's board can't draw it: then it is shown as plain data, as games without a board are."""

    @classmethod
    async def read(cls, fetch: Fetch) -> Archive | None:
        """What is kept of a table; None, where nothing is, or nothing that can be read."""
        if (piece := await fetch(HEAD) or await fetch(STAND)) is None:
            return None
        head = msgspec.json.decode(opened(piece), type=Head)
        return cls(head, fetch) if head.format == FORMAT else None

    async def piece(self, name: str) -> str:
        if (piece := await self._fetch(name)) is None:
            raise Lost(name)
        return await asyncio.to_thread(opened, piece)

    @property
    def languages(self) -> list[str]:
        """In which the log is at hand."""
        return list(self._veiled)

    async def ready(self, lang: str, names: Sequence[str]) -> None:
        """Have the log at hand in a language, with these names."""
        if not self._seen:
            self._seen = msgspec.json.decode(await self.piece("seen"), type=Seen)
        if lang not in self._veiled:
            self._veiled[lang] = await self.piece(f"lines-{lang}")
        if lang not in self._lines or self._lines[lang][0] != names:
            # Of a long game that takes 30 ms.
            self._lines[lang] = (names, await asyncio.to_thread(named, self._veiled[lang], names))

    def board(self) -> Plain:
        """The last position."""
        return self._board(self.head.board)

    def hand(self, seat: Seat) -> Plain:
        return self._hand(self.head.hands[seat])

    def _board(self, kept: Plain) -> Plain:
        return kept if self.plain else self._shown.board(kept)

    def _hand(self, kept: Plain) -> Plain:
        return kept if self.plain else self._shown.hand(kept)

    # What is said

    def lines(self, move: int, eyes: Eyes, lang: str, names: Sequence[str]) -> list[msgspec.Raw]:
        """What a decision caused, as some eyes saw it. The language must be `ready`."""
        if lang not in self._lines or self._lines[lang][0] != names:
            self._lines[lang] = (names, named(self._veiled[lang], names))
        lines = self._lines[lang][1]
        return [lines[at] for at in _told(self._seen[move], eyes)]

    def deal(self, at: int, lang: str, names: Sequence[str]) -> p.DealInfo:
        if lang not in self._deals or self._deals[lang][0] != names:
            told = unveiled(msgspec.json.encode(self.head.deals[lang]).decode(), names)
            self._deals[lang] = (names, msgspec.json.decode(told, type=list[p.DealInfo]))
        return self._deals[lang][1][at]

    def deals(self, eyes: Seat, lang: str, names: Sequence[str]) -> list[p.DealInfo]:
        return [self.deal(at, lang, names) for at in self.head.known[f"{eyes}"]]

    def chapters(self, lang: str) -> list[p.Chapter]:
        return self.head.chapters[lang]

    # Looking back

    async def moment(self, move: int, eyes: Eyes, lang: str, names: Sequence[str]) -> p.Moment:
        await self.ready(lang, names)
        at, hands = await self.position(move), {}
        if eyes == OPEN:
            hands = {f"{seat}": self._hand(hand) for seat, hand in enumerate(at.hands)}
        lines = [msgspec.json.decode(line, type=p.Line) for line in self.lines(move, eyes, lang, names)]
        return p.Moment(
            move=move,
            moves=self.head.moves,
            board=self._board(at.board),
            lines=lines,
            mine=self._hand(at.hands[eyes]) if isinstance(eyes, int) and eyes != SPECTATOR else {},
            hands=hands,
            waiting=_as(list[p.Waiting], at.waiting[lang], names),
        )

    async def position(self, move: int) -> Position:
        """The table after a decision."""
        name = piece_of(move)
        if self._chunk is None or self._chunk[0] != name:
            self._chunk = (name, msgspec.json.decode(await self.piece(name), type=Positions))
        found, kept = self._chunk[1].first, self._chunk[1].then
        for change in kept[: move % CHUNK]:
            found = patched(found, change)
        return msgspec.convert(found, Position)

    async def story(self, eyes: Seat, lang: str, names: Sequence[str]) -> p.Story:
        told = msgspec.json.decode(await self.piece(f"story-{lang}"), type=Told)
        found = patched(told.story, told.stories[eyes] if eyes != SPECTATOR else None)
        story: p.Story = _as(p.Story, found, names)
        story.deals = self.deals(eyes, lang, names)
        return story

    async def prospects(self, eyes: Seat, lang: str, names: Sequence[str]) -> p.Prospects:
        told = msgspec.json.decode(await self.piece(f"story-{lang}"), type=Told)
        found = patched(told.prospects, told.all_prospects[eyes] if eyes != SPECTATOR else None)
        prospects: p.Prospects = _as(p.Prospects, found, names)
        return prospects

    async def record(self, names: Sequence[str]) -> str:
        """The record, for the players of these names."""
        return await asyncio.to_thread(chained, await self.piece("record"), names)


class Shown:
    """What the boards of a game take today."""

    def __init__(self, rules: Rules):
        self.types = [_taken(rules, name) for name in ("board", "hand")]

    def fit(self, head: Head) -> bool:
        """Whether they take what was kept: fields that have come since have their defaults."""
        try:
            self.board(head.board)
            for hand in head.hands:
                self.hand(hand)
        except msgspec.ValidationError:
            return False
        return True

    def board(self, kept: Plain) -> Plain:
        return self._as(self.types[0], kept)

    def hand(self, kept: Plain) -> Plain:
        return self._as(self.types[1], kept)

    @staticmethod
    def _as(kind: Any, kept: Plain) -> Plain:
        found: Plain = msgspec.to_builtins(msgspec.convert(kept, kind, str_keys=True), str_keys=True)
        return found


@cache
def _taken(rules: Rules, name: str) -> Any:
    """The type of what a board shows."""
    return get_type_hints(getattr(board_of(rules), name))["return"]


UNHASHED = '"hash":""}'


def chained(record: str, names: Sequence[str]) -> str:
    """A record, its lines chained anew: the first one names the players. Of a long game that takes 20 ms."""
    hash, lines = "", []
    for line in unveiled(record, names).splitlines():
        hash = sha256((hash + line).encode()).hexdigest()[:32]
        lines.append(f'{line.removesuffix(UNHASHED)}"hash":"{hash}"}}')
    return "\n".join([*lines, ""])


def named(lines: str, names: Sequence[str]) -> list[msgspec.Raw]:
    """The lines of a log, with names."""
    return msgspec.json.decode(unveiled(lines, names), type=list[msgspec.Raw])


def _as(kind: Any, kept: Any, names: Sequence[str]) -> Any:
    return msgspec.json.decode(unveiled(msgspec.json.encode(kept).decode(), names), type=kind)


def _told(seen: list[tuple[list[Eyes], list[int]]], eyes: Eyes) -> list[int]:
    for whose, lines in seen:
        if not whose or eyes in whose:
            return lines
    return []
