"""A game here, against bots: they play on until the model is asked, or somebody makes it an offer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from hemicycle.bots import levels
from hemicycle.bots.base import Driver, Mind
from hemicycle.bots.steps import Consider
from hemicycle.engine.deals import AcceptDeal, Bargain, Deal, Offer, RefuseDeal, WithdrawDeal
from hemicycle.engine.declare import Seat as Place
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Refused
from hemicycle.env import ledger, words
from hemicycle.env.options import barred
from hemicycle.env.spoken import Company, Promise, promises, refusal

from .seat import Choice, Told
from .tools import teaching

ME: Place = 0


class Turn(Exception):
    """It is the model's turn, or it has an offer to answer."""


class Bots(Driver):
    """The bots of the table, who stop for the model."""

    def __init__(self, game: Game, minds: dict[Place, Mind], order: Random):
        super().__init__(game, minds, order, bargaining=True)
        self.minds: dict[Place, Mind] = minds
        self.passed: set[str] = set()
        """Offers that the model has seen and does not answer."""
        self.turn = False
        """Whether it is the model that is asked."""

    def go_on(self) -> None:
        """Until the model has something to say, or the game is over. While it is asked, nobody does anything."""
        if self.turn and any(not one.answered and not one.optional for one in self.game.asked(ME)):
            return
        self.turn = False
        with suppress(Turn):
            self.run()

    def ask(self, request: Request) -> None:
        """What has one answer is answered."""
        free = [one for one in self.game.asked(ME) if one.optional]
        if len(request.options) > 1 or free:
            self.turn = True
            raise Turn
        self.game.act(ME, request.id, request.options[0])

    def next_request(self, requests: Sequence[Request]) -> Request:
        """Where several may speak, the lot decides; but nobody speaks twice before the model."""
        game = self.game
        waiting = [one for one in requests if not one.answered and not one.optional]
        mine = [one for one in waiting if one.seat == ME]
        spoken = game.log is not None and game.log.seat in self.minds and game.log.request == waiting[0].kind
        return mine[0] if mine and spoken else self.order.choice(waiting)

    def talk(self, request: Request) -> None:
        super().talk(request)
        if any(deal.id not in self.passed for deal in self.game.ledger.open(ME)):
            raise Turn

    def answer_offers(self) -> None:
        """Let bots answer what the model has offered, and what they offer each other thereupon."""
        game = self.game
        while (seat := next((one for one in self.minds if game.ledger.open(one)), None)) is not None:
            step = Consider(seat, game.ledger.open(seat)[0])
            try:
                game.bargain(seat, step.think(self.minds[seat]))
            except Refused:
                game.bargain(seat, step.instead)

    def pass_over(self) -> None:
        """The model goes on without answering what is open."""
        self.passed |= {deal.id for deal in self.game.ledger.open(ME)}


class Here:
    """A seat at a table of one's own."""

    def __init__(self, game: Game, names: Sequence[str], bots: Sequence[str], language: str, luck: str):
        self.game = game.keep_undo()
        self.texts: Texts = game.rules.texts(language, names).playing(game.state.setup.edition)
        self.levels = bots
        self.luck = luck
        self.since = -1
        minds = {seat: self._mind(seat) for seat in range(1, game.players)}
        self.bots = Bots(game, minds, Random(f"{luck} order"))

    def _mind(self, seat: Place) -> Mind:
        """The bot of a seat, to which nothing has been told yet."""
        make = levels.find(self.game.rules, self.levels[seat - 1])
        bot = make(seat, Random(f"{self.luck} bot {seat}"))
        bot.names = self.texts.names
        return Mind(self.game, bot)

    @property
    def company(self) -> Company:
        return Company(self.texts.names, ME)

    async def told(self) -> Told:
        await asyncio.to_thread(self.bots.go_on)
        game = self.game
        page = words.page(game, ME, self.texts, since=self.since)
        self.since = game.number
        found = [
            Choice(one.number, one.words, (one.request, one.action)) for one in words.choices(game, ME, self.texts)
        ]
        return Told(page.text(), tuple(found), game.over)

    async def act(self, choice: Choice) -> None:
        request, action = choice.key
        with self._named():
            self.game.act(ME, request, action)
        self.bots.turn = False
        self.bots.pass_over()

    async def barred(self) -> Sequence[tuple[str, str]]:
        return barred(self.game, ME, self.texts)

    @contextmanager
    def _named(self) -> Iterator[None]:
        """A refusal by the rules names those who sit here."""
        try:
            yield
        except Refused as refused:
            raise teaching("said", said=refusal(refused, self.texts)) from None

    async def undo(self) -> str:
        step = self.texts.step(self.game.undoable(ME)[1])
        with self._named():
            self.game.undo(ME)
        self.since = min(self.since, self.game.number)
        self.bots.turn = False
        for seat, mind in self.bots.minds.items():
            if mind.told > self.game.number:
                self.bots.minds[seat] = self._mind(seat)  # told anew what is so
        return step

    # Deals

    async def possible(self, seats: Sequence[Place]) -> Sequence[Promise[Any]]:
        return promises(self.game, (ME, *seats), self.texts)

    async def offer(self, seats: Sequence[Place], terms: Sequence[Any], answers: int = 0) -> None:
        deal = self._open(answers).id if answers else ""
        await self._bargain(Offer(tuple(seats), tuple(terms), deal))

    async def parties(self, offer: int) -> Sequence[Place]:
        return [seat for seat in self._open(offer).parties if seat != ME]

    async def answer(self, offer: int, answer: str) -> None:
        deal = self._open(offer).id
        moves: dict[str, Bargain] = {
            "accept": AcceptDeal(deal),
            "refuse": RefuseDeal(deal),
            "withdraw": WithdrawDeal(deal),
        }
        await self._bargain(moves[answer])

    async def _bargain(self, move: Bargain) -> None:
        with self._named():
            self.game.bargain(ME, move)
        await asyncio.to_thread(self.bots.answer_offers)

    def _open(self, number: int) -> Deal:
        deals = ledger.numbered(self.game, ME)
        if number in deals and deals[number].status == "open":
            return deals[number]
        raise no_offer(number, [one for one, deal in deals.items() if deal.status == "open"])

    async def say(self, words: str, seats: Sequence[Place]) -> None:
        raise teaching("bots-deaf")

    async def wait(self, seconds: float) -> None:
        self.bots.pass_over()

    async def leave(self) -> None:
        """Nobody minds."""

    async def close(self) -> None:
        """Nor that."""


def no_offer(number: int, known: Sequence[int]) -> Exception:
    """There is no such open offer."""
    return teaching(
        "no-offer", number=f"{number}", known=", ".join(map(str, known)), many="yes" if known else "no"
    )
