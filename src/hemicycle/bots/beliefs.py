"""Hands from what was said: who has promised to use a card, or offers one, is thought to hold it.

Only what the seat knows counts, its own deals and those that all may see, and as far as it trusts who says so.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.engine.declare import Seat
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.temper import Trust


def as_said(deals: Any, g: Any, own: Seat, ledger: Ledger, trust: Trust, rng: Random) -> None:
    """On an imagined table the others hold what they have said they do, as likely as they are trusted."""
    shows = getattr(deals, "shows", None)
    if shows is None:
        return
    for at in ledger.live:
        deal = ledger.deals[at]
        for term in deal.terms:
            said = term.seat != own and term.seat in deal.accepted
            if said and (card := shows(term)) is not None and rng.random() < trust(term.seat):
                known, hand, others = deals.places(g, own, term.seat)
                hold(known, hand, others, card)


def hold(known: int, hand: list[Any], others: list[tuple[int, list[Any]]], card: Any) -> None:
    """Exchange an unknown card of a hand for this one, from wherever it was imagined; `known` come first."""
    if card in hand or len(hand) <= known:
        return
    for first, place in others:
        for at in range(first, len(place)):
            if place[at] == card:
                place[at], hand[known] = hand[known], card
                return
