"""Who plays for a program that fails in the middle of a game: the rules, as they do for whoever is out of time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hemicycle.bots.base import Bot, Mind, Reply
from hemicycle.bots.processes import ProgramFailed
from hemicycle.engine.deals import Deal, Offer, RefuseDeal
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, ByLot, Message


class StandIn(Mind):
    """The mind of a bot for which the rules play where it fails: one is told of it, and the game goes on."""

    def __init__(
        self,
        game: Game,
        bot: Bot,
        public: bool,
        luck: Callable[[Seat, str], Random],
        fails: Callable[[Seat, Message], None],
    ):
        super().__init__(game, bot, public, luck)
        self.fails = fails

    def choose(self, request: Request) -> Action:
        try:
            return super().choose(request)
        except ProgramFailed as failed:
            self.fails(self.bot.seat, failed.message)
        played = request.default
        if isinstance(played, ByLot):
            return self.bot.rng.choice(played.among or request.options)
        return played or request.options[-1]

    def volunteer(self, request: Request) -> Action | None:
        try:
            return super().volunteer(request)
        except ProgramFailed as failed:
            self.fails(self.bot.seat, failed.message)
            return None

    def consider(self, deal: Deal) -> Reply:
        try:
            return super().consider(deal)
        except ProgramFailed as failed:
            self.fails(self.bot.seat, failed.message)
            return RefuseDeal(deal.id)

    def offer(self, request: Request) -> Offer | None:
        try:
            return super().offer(request)
        except ProgramFailed as failed:
            self.fails(self.bot.seat, failed.message)
            return None
