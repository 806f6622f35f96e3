"""A bot in a lesson: it follows the lesson's wishes where the rules allow it, and else plays as its level.

Its temper and its luck come from the lesson's secret, so that it plays the same in the terminal and on the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from hemicycle.engine.deals import AcceptDeal, Bargain, Deal, Offer, RefuseDeal
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.lessons import (
    DEALS,
    LEARNER,
    Bubble,
    Lesson,
    Move,
    Wish,
    fits,
    fits_thing,
    holds,
    made_already,
    made_offer,
)
from hemicycle.engine.rules import Rules, plain
from hemicycle.engine.walk import Walk
from hemicycle.engine.words import Action, Refused

from . import levels
from .base import Bot, Driver, Mind, Reply
from .steps import Consider


def level(lesson: Lesson, rules: Rules) -> str:
    """How bots play where they have no wish."""
    return lesson.level or levels.usual(rules)


def luck(secret: str, seat: Seat, what: str) -> Random:
    """A bot's luck for one thought."""
    return Random(f"{secret} bot {seat} {what}")


class Wishful(Mind):
    """The mind of a bot that has wishes."""

    walk: Walk

    def wishes(self, request: Request | None = None) -> Iterator[Wish]:
        """The wishes whose time has come; none, once the game is free."""
        for wish in self.walk.lesson.wishes if self.walk.teaches else ():
            if wish.seat == self.bot.seat and holds(wish.when, self.game, wish.seat, request):
                yield wish

    def wished(self, request: Request) -> tuple[Action | None, Request]:
        """What it wishes to answer; else what is left of the question when it avoids what it is to avoid."""
        left = request.options
        for wish in self.wishes(request):
            for wanted in wish.done:
                if wanted["type"] not in DEALS:
                    for option in request.options:
                        if fits_thing(wanted, option):
                            return option, request
            if wish.avoid is not None:
                left = tuple(option for option in left if not fits_thing(wish.avoid, option)) or left
        return None, request if left == request.options else msgspec.structs.replace(request, options=left)

    def choose(self, request: Request) -> Action:
        action, left = self.wished(request)
        return action if action is not None else super().choose(left)

    def volunteer(self, request: Request) -> Action | None:
        action, _ = self.wished(request)
        if action is None:
            action = super().volunteer(request)
            return None if action is not None and self.avoids(request, action) else action
        return action

    def avoids(self, request: Request, action: Action) -> bool:
        """Whether it wishes not to do that."""
        avoided = (one.avoid for one in self.wishes(request) if one.avoid is not None)
        return any(fits_thing(avoid, action) for avoid in avoided)

    def consider(self, deal: Deal) -> Reply:
        for wish in self.wishes():
            if wish.when.offer is None or not fits(wish.when.offer, plain(deal)):
                continue
            for wanted in wish.done:
                match wanted["type"]:
                    case "accept-deal":
                        return AcceptDeal(deal.id)
                    case "refuse-deal":
                        return RefuseDeal(deal.id)
                    case "offer" if offer := made_offer(wanted, self.game, self.bot.seat, deal.id):
                        return offer
        return super().consider(deal)

    def offer(self, request: Request) -> Offer | None:
        """What it wishes to offer, once."""
        for wish in self.wishes(request):
            if wish.offer is not None:
                offer = made_offer(wish.offer, self.game, self.bot.seat)
                if offer is not None and not made_already(offer, self.game, self.bot.seat):
                    return offer
        return super().offer(request) if self.walk.lesson.offers or not self.walk.teaches else None


class LessonMind(Wishful):
    """A bot of a lesson, where there is nothing but the game: in the terminal."""

    def __init__(self, game: Game, walk: Walk, seat: Seat):
        lesson = walk.lesson
        make = levels.find(game.rules, level(lesson, game.rules))
        bot: Bot = make(seat, Random(f"{lesson.secret} bot {seat}"))
        super().__init__(game, bot, luck=lambda at, what: luck(lesson.secret, at, what))
        self.walk = walk


class Taught(Driver):
    """Plays a lesson: bots with wishes, and a learner who is shown its notes. Who that is, a subclass says."""

    walk: Walk

    def run(self, longest: int | None = None) -> None:
        game = self.game
        while not game.over and (longest is None or game.number <= longest):
            self.notes()
            super().run(game.number)  # one decision
        self.notes()

    def notes(self) -> None:
        """Show the notes whose time has come, as far as they are not about the next answer of the learner."""
        game, walk = self.game, self.walk
        while (bubble := walk.up(game)) is not None:
            if not bubble.wanted:
                self.show(bubble)
                walk.go_on(bubble.name)
            elif bubble.bargains:
                self.deal(self.settle(bubble, walk.tries(bubble, game)))
            else:
                self.show(bubble)
                break

    def next_request(self, requests: Sequence[Request]) -> Request:
        """Whom the lesson lets speak; else bots before the learner, as on the page, where they are faster."""
        if (speaks := self.walk.speaks(self.game)) is not None:
            return speaks
        waiting = [one for one in requests if not one.answered and not one.optional]
        return next((one for one in waiting if one.seat != LEARNER), waiting[0])

    def volunteer(self) -> None:
        """Bots that wait for the learner do nothing out of turn either."""
        if not self.walk.waits(self.game):
            super().volunteer()

    def talk(self, request: Request) -> None:
        """Offers to the learner are answered before the game goes on."""
        super().talk(request)
        self.notes()
        while deals := self.game.ledger.open(LEARNER):
            self.deal(self.answer(deals[0]))

    def deal(self, move: Bargain | None) -> None:
        """A move of the learner's, which bots answer at once; nothing: the lesson was skipped instead."""
        if move is None:
            return
        game, walk = self.game, self.walk
        walk.refuse(game, move)
        step = walk.step(game, move)
        game.bargain(LEARNER, move)
        walk.take(step)
        while (seat := next((one for one in self.minds if game.ledger.open(one)), None)) is not None:
            asked = self.agenda.next(game, seat, bargains=True)
            assert isinstance(asked, Consider)
            try:
                game.bargain(seat, asked.think(self.minds[seat]))
            except Refused:
                game.bargain(seat, asked.instead)

    def show(self, bubble: Bubble) -> None:
        """A note is up."""
        raise NotImplementedError

    def settle(self, bubble: Bubble, moves: Sequence[Move]) -> Bargain | None:
        """A note asks for one of these moves of bargaining: the one that the learner makes."""
        raise NotImplementedError

    def answer(self, deal: Deal) -> Bargain:
        """The learner's answer to an offer that no note is about."""
        raise NotImplementedError
