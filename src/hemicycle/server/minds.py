"""What a bot at a table thinks: of the table as its seat sees it, and with nothing that a restart would take away.

Its temper and its luck come from the table's secret and from what it is asked, its memory from what its seat has
seen. So a bot that is made anew, after a restart or when a table was unloaded, goes on as the one before it would
have gone on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

import msgspec

from hemicycle.bots import levels
from hemicycle.bots.base import Bot, Reply
from hemicycle.engine.deals import Deal, Offer
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action

from . import entries as e
from .table import Mark, Table

T = TypeVar("T")
Thought: TypeAlias = Callable[[], T]
"""It may take a while: it is thought in a thread of its own, of a view that does not change meanwhile."""


class Mind:
    """The bot of one seat."""

    def __init__(self, table: Table, seat: Seat):
        self.table = table
        self.seat = seat
        make = levels.find(table.rules, table.level_of(seat))
        self.bot: Bot = make(seat, Random(f"{table.secret} bot {seat}"))
        self.told = -1
        """Up to which decision it has been told what its seat saw."""
        self.past = list(table.minutes) if self.bot.remembers else []
        """What it has to call to mind first, since another bot, or somebody, played the seat then."""

    def choose(self, request: Request) -> Thought[Action]:
        """Its answer to what it is asked."""
        game, bot = self._awake(f"choose {request.id}")
        view = game.view(self.seat)
        asked = next(one for one in view.requests if one.id == request.id)
        return self._thought(lambda: bot.choose(view, asked))

    def volunteer(self, request: Request) -> Thought[Action | None]:
        """What it does out of turn; nothing, as a rule."""
        game, bot = self._awake(f"volunteer {request.kind} {self.game.state.chapter()}")
        view = game.view(self.seat)
        asked = next((one for one in view.requests if one.id == request.id), None)
        return self._thought(lambda: bot.volunteer(view, asked) if asked is not None else None)

    def consider(self, deal: Deal) -> Thought[Reply]:
        """Its answer to an offer."""
        game, bot = self._awake(f"consider {deal.id}")
        view, ledger = game.view(self.seat), game.ledger.view(self.seat, self._public)
        return self._thought(lambda: bot.consider(view, deal, ledger))

    def offer(self, request: Request) -> Thought[Offer | None]:
        """An offer to somebody, before it answers. Whose seat is kept by a bot can't agree to anything."""
        game, bot = self._awake(f"offer {request.id}")
        view, ledger = game.view(self.seat), game.ledger.view(self.seat, self._public)
        kept = {seat for seat, sitting in enumerate(self.table.seats) if sitting.kept}
        others = tuple(one for one in range(game.players) if one != self.seat and one not in kept)
        terms = game.terms(self.seat, others)

        def think() -> Offer | None:
            move = bot.offer(view, ledger, terms) if terms else None
            return move if move is not None and kept.isdisjoint(move.parties) else None

        return self._thought(think)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def _public(self) -> bool:
        return self.table.settings.promises == "all"

    def _awake(self, what: str) -> tuple[Game, Bot]:
        """The bot as it is to think of something: with its own luck for that, and all that it may know."""
        game, bot = self.game, self.bot
        bot.rng = Random(f"{self.table.secret} bot {self.seat} {what}")
        bot.promises = game.ledger.promises(self.seat)
        if bot.watches and game.number > self.told:
            bot.saw([event for _, event in game.events(self.seat, self.told)])
            self.told = game.number
        return game, bot

    def _thought(self, think: Thought[T]) -> Thought[T]:
        def whole() -> T:
            past, self.past = self.past, []
            self._recollect(past)
            return think()

        return whole

    def _recollect(self, past: Sequence[Mark]) -> None:
        """Look at the table as it stood before each decision of the seat."""
        if not any(_decided(mark.entry, self.seat) for mark in past):
            return
        table = self.table
        again = Table(table.id, table.settings, table.secret, table.made, table.host)
        again.seats = [msgspec.structs.replace(one) for one in table.seats]
        for mark in past:
            if _decided(mark.entry, self.seat):
                assert again.game is not None
                self.bot.look(again.game.view(self.seat))
            if isinstance(mark.entry, e.Began | e.Acted | e.Bargained | e.Paused):
                again.apply(mark.entry)


def _decided(entry: e.AnyEntry, seat: Seat) -> bool:
    return isinstance(entry, e.Acted | e.Pondered) and entry.seat == seat
