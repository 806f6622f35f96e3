"""A game that notes of every decision what no log keeps: by which rule it was taken, among how many choices."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hemicycle.engine.citations import cited_by, rule_asked
from hemicycle.engine.deals import Bargain, Deal, Offer
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.log import Entry
from hemicycle.engine.rules import as_json
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action, Event

from .game import Long, Small, chosen, tag

Judge: TypeAlias = Callable[[Any, Seat], float]
"""A seat's chance to win, as it sees the table: of its view."""


class Wanted(NamedTuple):
    """What is to be told of each game."""

    decisions: bool = False
    """Its decisions too, one by one."""
    chances: bool = False
    """And what chance to win its seat had before each of them, by the bots' estimate."""
    language: str = "en"
    """In which language decisions are put into words."""


class Noted(NamedTuple):
    """What is noted as a decision is taken."""

    rule: str
    options: int
    optional: bool
    chance: float | None


class Decided(NamedTuple):
    """A decision, or a move of bargaining between two of them."""

    number: int
    seat: Seat
    asked: str
    action: str
    plain: str
    words: str
    options: int | None
    optional: bool
    rule: str
    chance: float | None
    deal: str
    events: tuple[str, ...]


class MoveRow(msgspec.Struct, frozen=True):
    """A row of the file of decisions, in the order of its columns."""

    game: str
    seed: Long
    index: int
    number: int
    seat: Small
    bot: str
    asked: str
    action: str
    plain: str
    words: str
    options: int | None
    optional: bool
    rule: str
    chance: float | None
    deal: str
    events: tuple[str, ...]


class Watched(Game):
    """A game of which every decision is noted."""

    __slots__ = ("judge", "noted")

    noted: list[Noted]
    judge: Judge | None

    def act(self, seat: Seat, request_id: int, action: Action, *, counted: bool = False) -> tuple[Event, ...]:
        request = next(one for one in self.requests if one.id == request_id)
        rule = cited_by(type(action)) or rule_asked(self.state, request)
        chance = self.judge(self.view(seat), seat) if self.judge is not None else None
        note = Noted(rule, len(request.options), request.optional, chance)
        events = super().act(seat, request_id, action, counted=counted)
        self.noted.append(note)
        return events


def watched(game: Game, judge: Judge | None = None) -> Watched:
    """A game from its beginning on, to be followed."""
    seen = Watched(game.rules, game.state, game.chain, game.secret, game.words, game.ledger)
    seen.noted, seen.judge = [], judge
    return seen


def decided(game: Watched, texts: Texts) -> list[Decided]:
    """Every decision of a game, in words and in plain form, and every move of bargaining."""
    notes, deals = iter(game.noted), iter(game.ledger.deals)
    found = []
    for entry in game.history():
        if (action := chosen(entry)) is not None:
            found.append(_decision(entry, action, next(notes), texts))
        elif isinstance(move := entry.action, Bargain):
            # The ledger has them in the order in which they were offered.
            deal = next(deals) if isinstance(move, Offer) else game.ledger.find(str(getattr(move, "deal", "")))
            found.append(_bargained(entry, move, deal, texts))
    return found


def _decision(entry: Entry, action: Action, note: Noted, texts: Texts) -> Decided:
    said = texts.action(action, entry.request)
    return Decided(
        *_head(entry, action), said, note.options, note.optional, note.rule, note.chance, "", _told(entry)
    )


def _bargained(entry: Entry, move: Bargain, deal: Deal | None, texts: Texts) -> Decided:
    """A move of bargaining; in words it is what the deal would be."""
    said = "; ".join(map(texts.promise, deal.terms)) if deal is not None else ""
    id = deal.id if deal is not None else ""
    return Decided(*_head(entry, move), said, None, False, "", None, id, _told(entry))


def _head(entry: Entry, move: Action | Bargain) -> tuple[int, Seat, str, str, str]:
    return entry.number, entry.seat, entry.request, tag(move), as_json(move).decode()


def _told(entry: Entry) -> tuple[str, ...]:
    return tuple(tag(event) for event in entry.events)


PACKED = 6
"""How hard decisions are packed: 400 of them take a few kB then, in no time beside the game's own."""


def pack(decisions: Sequence[Decided]) -> bytes:
    """Decisions on their way between processes, and in a journal."""
    return zlib.compress(msgspec.json.encode(decisions), PACKED)


def unpack(packed: bytes) -> list[Decided]:
    return msgspec.json.decode(zlib.decompress(packed), type=list[Decided])
