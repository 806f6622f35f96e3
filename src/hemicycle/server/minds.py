"""What a bot at a table thinks: of the table as its seat sees it, and with nothing that a restart would take away.

Its temper and its luck come from the table's secret and from what it is asked, its memory from what its seat has
seen. So a bot that is made anew, after a restart or when a table was unloaded, goes on as the one before it would
have gone on.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.bots import base, levels
from hemicycle.bots.lesson import Wishful, luck
from hemicycle.bots.steps import Answer, Move, Propose, Step, Volunteer
from hemicycle.engine.deals import Bargain
from hemicycle.engine.declare import Seat
from hemicycle.engine.rules import plain

from . import entries as e
from .table import Mark, Table


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

    def others(self) -> tuple[Seat, ...]:
        """Whose seat is kept by a bot can't agree to anything."""
        return tuple(seat for seat in super().others() if not self.table.seats[seat].kept)

    def awake(self, what: str, of: object) -> Any:
        self._recollect()
        return super().awake(what, of)

    def _recollect(self) -> None:
        """Look at the table as it stood before each decision of the seat."""
        past, self.past = self.past, []
        if any(_decided(mark, self.seat) for mark in past):
            for table, mark in self.table.replayed(past):
                if _decided(mark, self.seat):
                    assert table.game is not None
                    self.bot.look(table.game.view(self.seat))


class Teacher(Wishful, Mind):
    """The bot of one seat in a lesson."""

    def __init__(self, table: Table, seat: Seat):
        assert table.walk is not None
        super().__init__(table, seat)
        self.walk = table.walk


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
