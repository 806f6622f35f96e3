"""Moments of a game that is played by numbers: what OpenSpiel calls a state, and what each seat remembers by then.

A moment never changes: a number that is said leads to another one. So it is copied for nothing, and what a seat
remembers is found out when somebody wants to know, once for all moments that follow.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple, Self

import msgspec

from hemicycle import games
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.log import since
from hemicycle.engine.rules import as_json

from .actions import ActionCode
from .play import Play, Turn


@cache
def code_of(game: str, table: bytes, deals: bool) -> ActionCode:
    """The numbers of a table that is described in words, as JSON."""
    return ActionCode(games.find(game).from_summary(msgspec.json.decode(table)), deals)


class Memory(NamedTuple):
    """What a seat has seen and said: one step, and all before it."""

    before: Memory | None
    line: str
    sight: str
    """A digest of what the seat saw then."""
    digest: str
    """Of this line and of all before it."""

    @classmethod
    def of(cls, before: Memory | None, line: str, sight: str) -> Memory:
        return cls(before, line, sight, _digest(f"{before and before.digest} {line}".encode()))

    def steps(self) -> list[Memory]:
        """All of it, from the deal on."""
        found: list[Memory] = []
        one: Memory | None = self
        while one is not None:
            found.append(one)
            one = one.before
        return found[::-1]


def imagined(play: Play, seat: Seat, rng: Random) -> Play:
    """The same game at a table that the seat can't tell from the true one.

    What another is saying it does not know, nor that there is an offer to others: whose turn it is, it does.
    """
    turn, twin = play.turn, play.copy()
    twin.game = play.game.imagine(seat, rng)
    twin.game.ledger = play.ledger(seat)
    if turn is None or turn.seat == seat:
        return twin
    match turn.asked:
        case "volunteer":
            twin.turn = Turn(turn.seat, "volunteer", turn.request)
        case "choose" | "offer":
            twin.turn = Turn(turn.seat, "choose", turn.request)
        case "answer" if twin.deal is None:
            waits = next(one for one in twin.game.requests if one.id == play.waits)
            twin.turn = Turn(waits.seat, "choose", waits.id)
    return twin


class Step:
    """A number that was said, and all that were said before: the way to a moment. The first step is the deal."""

    __slots__ = ("before", "chain", "memories", "play", "said")

    def __init__(self, play: Play, before: Step | None = None, said: tuple[Seat, int] | None = None):
        self.before = before
        self.said = said
        """Who said which number."""
        self.chain = play.game.chain
        """The game's log by then."""
        self.memories: dict[Seat, Memory] = {}
        """What seats remembered then, as far as somebody has asked."""
        self.play = play if before is None else None
        """How the game then stood: kept of the deal, and where somebody has asked what a seat remembers. Kept of
        every step, it made random play up to two and a half times slower."""

    def stood(self) -> Play:
        """How the game then stood: played once more from where that was kept, if it was not."""
        missing: list[Step] = []
        one = self
        while one.play is None:
            missing.append(one)
            assert one.before is not None, "the deal is kept"
            one = one.before
        play = one.play.copy()
        for step in reversed(missing):
            assert step.said is not None
            play.apply(step.said[1])
        return play


class Moment:
    """Where a game stands, and the one seat that is asked now."""

    def __init__(self, play: Play, step: Step | None = None):
        self.play = play
        self.step = step or Step(play)
        self._sights: dict[Seat, bytes] = {}

    @property
    def asked(self) -> Seat | None:
        """Whose turn it is; nothing when the game is over."""
        return None if self.play.turn is None else self.play.turn.seat

    @cached_property
    def legal(self) -> list[int]:
        """The numbers that may be said now, in order."""
        return sorted(self.play.legal())

    def after(self, number: int) -> Moment:
        """The moment after a number was said; `ValueError` when it is none of the legal ones."""
        play = self.play.copy()
        play.apply(number)
        assert self.asked is not None
        return Moment(play, Step(play, self.step, (self.asked, number)))

    def imagined(self, seat: Seat, rng: Random) -> Moment:
        """A moment that the seat can't tell from this one. What the others remember begins with it."""
        found = Moment(imagined(self.play, seat, rng))
        found.step.memories[seat] = self.memory(seat)
        return found

    # What a seat knows

    def sight(self, seat: Seat) -> bytes:
        """What a seat sees now, what it is asked, and the deals that it knows of, as JSON."""
        if seat not in self._sights:
            self._sights[seat] = sight(self.play, seat)
        return self._sights[seat]

    def memory(self, seat: Seat) -> Memory:
        """What a seat has seen and said."""
        way: list[Step] = []
        one: Step | None = self.step
        while one is not None and seat not in one.memories:
            way.append(one)
            one = one.before
        memory = None if one is None else one.memories[seat]
        play = way[-1].stood() if len(way) > 1 else self.play
        for step in reversed(way[1:]):
            if step is not way[-1]:
                assert step.said is not None
                play.apply(step.said[1])
            memory = step.memories[seat] = remember(play, step, seat, memory)
        if way:
            memory = self.step.memories[seat] = remember(self.play, self.step, seat, memory)
            self.step.play = self.play
        assert memory is not None
        return memory

    # Copies

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., Moment], tuple[Any, ...]]:
        """As it is pickled: of the steps before there is left what the seats remember of them."""
        play = self.play
        setup = play.code.setup
        table = (setup.rules.name, as_json(setup.summary()), play.code.deals)
        memories = {
            seat: [(one.line, one.sight) for one in self.memory(seat).steps()] for seat in range(setup.players)
        }
        course = (play.turn, play.last, play.waits, play.agenda, play.public)
        return _unpacked, (table, play.game.save(), course, memories)


def sight(play: Play, seat: Seat) -> bytes:
    """What a seat sees now, what it is asked, and the deals that it knows of, as JSON."""
    turn = play.turn
    asked = turn._asdict() if turn is not None and turn.seat == seat else None
    return as_json({"asked": asked, "deals": play.ledger(seat).deals, "view": play.game.view(seat)})


def remember(play: Play, step: Step, seat: Seat, before: Memory | None) -> Memory:
    """Add what a step brought: what the seat said, what it was told, and that it then saw something else.

    Not all that is seen is told, such as a proposal that is still being put together. For what left no trace
    nothing is added: that it happened would tell of it.
    """
    entries = since(step.chain, None if step.before is None else step.before.chain)
    told = [event.mask(seat) for entry in entries for event in entry.events]
    said = play.code.names[step.said[1]] if step.said is not None and step.said[0] == seat else None
    saw = _digest(sight(play, seat))
    if before is not None and not told and said is None and saw == before.sight:
        return before
    return Memory.of(before, as_json({"said": said, "told": told, "saw": saw}).decode(), saw)


def _unpacked(
    table: tuple[str, bytes, bool],
    save: bytes,
    course: tuple[Any, ...],
    memories: dict[Seat, list[tuple[str, str]]],
) -> Moment:
    code = code_of(*table)
    play = Play(Game.load(code.setup.rules, save), code)
    play.turn, play.last, play.waits, play.agenda, play.public = course
    found = Moment(play)
    for seat, steps in memories.items():
        memory: Memory | None = None
        for line, saw in steps:
            memory = found.step.memories[seat] = Memory.of(memory, line, saw)
    return found


def _digest(text: bytes) -> str:
    return blake2b(text, digest_size=16).hexdigest()
