"""A game in which a person bargains with the bots: who is told of what, and who answers whom."""

from __future__ import annotations

from hemicycle.bots.base import Driver
from hemicycle.bots.steps import Consider
from hemicycle.engine.deals import Bargain, Offer
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Refused

from .deals import Deals


class Bargaining(Driver):
    """Plays it; how what happened is told and kept, a subclass says."""

    deals: Deals
    asking = False
    """Whether the person is at a question, and sees what comes."""

    def tell(self) -> None:
        """Tell the person what happened since they were last told."""
        raise NotImplementedError

    def save(self) -> None:
        """Keep the game."""
        raise NotImplementedError

    def take_up(self) -> None:
        """Of a game that goes on: who has thought of an offer before what is asked now."""
        game = self.game
        moves = [(entry.seat, entry.action) for entry in game.history(game.number - 1)]
        by = {seat for seat, move in moves if isinstance(move, Offer) and not move.answers}
        for request in game.requests:
            if request.seat in by and not request.optional:
                self.agenda.offered[request.seat] = request.id

    def talk(self, request: Request) -> None:
        self.deals.news.notice()
        super().talk(request)
        self.deals.news.notice()

    def _bargain(self, seat: Seat, move: Bargain | None) -> None:
        """A bot bargains; whoever plays is told of what concerns them, and may answer."""
        if move is None:
            return
        mine = self._concerns(move)
        super()._bargain(seat, move)
        if mine:
            self.hear(seat, move)

    def _concerns(self, move: Bargain) -> bool:
        if isinstance(move, Offer):
            return self.deals.me in move.parties
        deal = self.game.ledger.find(getattr(move, "deal", ""))
        return deal is not None and self.deals.me in deal.parties

    def hear(self, seat: Seat, move: Bargain) -> None:
        """A bot has made the person an offer, or answered one."""
        self.deals.news.notice()
        self.tell()
        self.deals.heard(seat, move)
        self.listen()

    def listen(self) -> None:
        """Let the person answer offers, unless they are at a question anyway."""
        if self.asking:
            return
        self.asking = True
        try:
            self.deals.listen()
        finally:
            self.asking = False

    def deal(self, move: Bargain) -> None:
        """A move of the person's; bots answer at once."""
        game = self.game
        game.bargain(self.deals.me, move)
        self.deals.made(move)
        while (seat := next((one for one in self.minds if game.ledger.open(one)), None)) is not None:
            step = Consider(seat, game.ledger.open(seat)[0])
            try:
                self._bargain(seat, step.think(self.minds[seat]))
            except Refused:
                self._bargain(seat, step.instead)
        self.deals.news.notice()
        self.tell()
        self.save()
