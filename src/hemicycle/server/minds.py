"""What a bot at a table thinks: of the table as its seat sees it, and with nothing that a restart would take away.

Its temper and its luck come from the table's secret and from what it is asked, its memory from what its seat has
seen. So a bot that is made anew, after a restart or when a table was unloaded, goes on as the one before it would
have gone on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

from hemicycle.bots import base, levels
from hemicycle.bots.lesson import Wishful, luck
from hemicycle.bots.steps import Answer, Choose, Move, Propose, Step, Volunteer
from hemicycle.engine.deals import Bargain, Deal, Offer
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import as_json, plain
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Action

from . import entries as e
from .stand import Mark
from .table import Table
from .thoughts import Matter, Thought, matter, think, topic

QUICK = 0.005
"""Who takes longer than so many seconds for a thought thinks in a process of its own."""


NUMBERS = count(1)


class Mind(base.Mind):
    """The bot of one seat."""

    def __init__(self, table: Table, seat: Seat):
        assert table.game is not None
        make = levels.find(table.rules, table.level_of(seat))
        bot = make(seat, Random(f"{table.secret} bot {seat}"))
        super().__init__(table.game, bot, table.public, lambda at, what: luck(table.secret, at, what))
        self.table = table
        self.seat = seat
        self.past = list(table.minutes) if self.bot.remembers else []
        """What it has to call to mind first, since another bot, or somebody, played the seat then."""
        level = table.level_of(seat)
        self.quick = self.bot.seconds <= QUICK and level not in levels.OWN
        """Whether it thinks here. What a bot of one's own takes, nobody can vouch for."""
        self.number = next(NUMBERS) if self.bot.remembers or self.bot.watches else 0
        """Its name among those that remember; 0: it does not, and is made anew for each thought elsewhere."""
        self.away: bool | None = None
        """Whether it has thought in a process of its own; nothing: not thought yet."""

    def others(self) -> tuple[Seat, ...]:
        """Whose seat is kept by a bot can't agree to anything."""
        return tuple(seat for seat in super().others() if not self.table.seats[seat].kept)

    def awake(self, what: str, of: object) -> Any:
        self.bot.names = self.table.names("en")
        self._recollect()
        return super().awake(what, of)

    def _recollect(self) -> None:
        past, self.past = self.past, []
        for view in self._looked(past):
            self.bot.look(view)

    def _looked(self, past: Sequence[Mark]) -> Iterator[Any]:
        """The table as it stood before each decision of the seat."""
        if any(_decided(mark, self.seat) for mark in past):
            for table, mark in self.table.replayed(past):
                if _decided(mark, self.seat):
                    assert table.game is not None
                    yield table.game.view(self.seat)

    # Elsewhere

    def foregone(self, step: Step) -> tuple[Thought | None, tuple[int, ...] | None]:
        """What needs no thought; else which of the options are left, where not all are."""
        return None, None

    def settled(self, step: Step, thought: Thought) -> Thought:
        """What comes of a thought in the end."""
        return thought

    def matter(self, step: Step, left: tuple[int, ...] | None, looks: list[bytes], known: bool) -> Matter:
        """What a process is handed for a thought; `known`: it has the bot in memory."""
        game, secret = self.table.game, self.table.secret
        assert game is not None
        told = (self.told if known else -1) if self.bot.watches else None
        made = Random(f"{secret} bot {self.seat}")
        chances = (luck(secret, self.seat, topic(step, game)), made)
        level = self.table.level_of(self.seat)
        given = matter(step, game, level, self.public, self.others(), chances, told, left)
        given.mind, given.looks, given.names = self.number, looks, self.table.names("en")
        return given

    def looks(self) -> list[bytes]:
        """What one that is made anew has to call to mind, to be handed over."""
        return [as_json(view) for view in self._looked(list(self.table.minutes))] if self.bot.remembers else []


class Teacher(Wishful, Mind):
    """The bot of one seat in a lesson."""

    def __init__(self, table: Table, seat: Seat):
        assert table.walk is not None
        super().__init__(table, seat)
        self.walk = table.walk

    def foregone(self, step: Step) -> tuple[Thought | None, tuple[int, ...] | None]:
        assert self.table.game is not None
        try:
            return think(step, Wishes(self.table.game, self.bot, self.walk)), None
        except Unwished as other:
            if not isinstance(step, Choose) or other.request is None or other.request == step.request:
                return None, None
            return None, tuple([step.request.options.index(one) for one in other.request.options])

    def settled(self, step: Step, thought: Thought) -> Thought:
        if isinstance(step, Volunteer) and isinstance(thought.move, Action):
            if self.avoids(step.request, thought.move):
                return Thought(None)
        return thought


class Unwished(Exception):
    """No wish says what to do: it must be thought about."""

    def __init__(self, request: Request | None = None):
        super().__init__()
        self.request = request
        """What is left of the question, when it is one."""


class Unthinking(base.Mind):
    """Thinks of nothing."""

    def choose(self, request: Request) -> Action:
        raise Unwished(request)

    def volunteer(self, request: Request) -> Action | None:
        raise Unwished

    def consider(self, deal: Deal) -> base.Reply:
        raise Unwished

    def offer(self, request: Request) -> Offer | None:
        raise Unwished


class Wishes(Wishful, Unthinking):
    """Does what the lesson wishes, and nothing else."""

    def __init__(self, game: Game, bot: base.Bot, walk: Walk):
        super().__init__(game, bot)
        self.walk = walk


def entered(step: Step, move: Move, at: float, waits: float = 0) -> e.AnyEntry | None:
    """What the minutes say of a step. Whoever has no answer to what is asked plays as the absent do."""
    if isinstance(move, Bargain):
        return e.Bargained(
            at=at, seat=step.seat, move=plain(move), by="bot", waits=waits if isinstance(step, Propose) else 0
        )
    if isinstance(step, Volunteer) and move is None:
        return e.Pondered(at=at, seat=step.seat, kind=step.request.kind)
    if isinstance(step, Answer):
        actions = () if move is None else (plain(move),)
        return e.Acted(at=at, seat=step.seat, request=step.request.id, actions=actions, by="bot")
    return None


def _decided(mark: Mark, seat: Seat) -> bool:
    entry = mark.entry
    return isinstance(entry, e.Acted | e.Pondered) and entry.seat == seat and not mark.undone
