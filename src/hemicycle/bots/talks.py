"""Bots at the bargaining table: the one who is asked may make an offer, and all concerned answer at once.

People use the same door, and a bot is told nothing about who sits where: it can't answer them otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.engine.deals import Deal, RefuseDeal
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.words import Refused

from .base import Bot


def talk(game: Game, bots: Sequence[Bot], seat: Seat, public: bool = True) -> None:
    """Let a seat make an offer, and everybody concerned answer, until nothing is open."""
    bot = bots[seat]
    others = tuple(other for other in range(game.players) if other != seat)
    view = None if bot.blind else game.view(seat)
    move = bot.offer(view, game.ledger.view(seat, public), game.terms(seat, others))
    if move is None:
        return
    try:
        game.bargain(seat, move)
    except Refused:
        return  # a bot is told like anybody else that it can't be
    answer_all(game, bots, public)


def answer_all(game: Game, bots: Sequence[Bot], public: bool = True) -> None:
    """Every open offer is answered by all whom it waits for. It ends, since each seat has only so many offers."""
    views: dict[Seat, Any] = {}
    while waiting := _waiting(game):
        deal, seat = waiting
        bot = bots[seat]
        if seat not in views:
            views[seat] = None if bot.blind else game.view(seat)
        before = game.state
        reply = bot.consider(views[seat], deal, game.ledger.view(seat, public))
        try:
            game.bargain(seat, reply)
        except Refused:
            game.bargain(seat, RefuseDeal(deal.id))
        if game.state is not before:
            views.clear()


def _waiting(game: Game) -> tuple[Deal, Seat] | None:
    """An open offer, and the first of its parties who has not answered it."""
    ledger = game.ledger
    for at in ledger.live:
        deal = ledger.deals[at]
        if deal.status == "open":
            return deal, next(seat for seat in deal.parties if seat not in deal.accepted)
    return None
