"""Grudge and gratitude: what others have done to oneself tips votes and proposals that nearly balance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hemicycle.engine.declare import Seat
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.temper import Leaning, Temper
from hemicycle.engine.words import Action, Message

from .trust import FORGETS

LET_DOWN, KEPT_FAITH = 0.7, 0.1
"""How much a promise counts that was broken to oneself, and one that was kept; after a while half of it."""
FELT = 0.3
"""What one feels less than that tips nothing."""
SWAY, LOYAL_SWAY = 0.25, 0.25
"""Of what a breach would have to bring: what anybody lets go for a feeling, and what the loyal add to that."""


def regard(ledger: Ledger, own: Seat) -> dict[Seat, float]:
    """What a seat feels for others, from -1 (let down) to 1 (served well), by its own deals alone."""
    deals = [deal for deal in ledger.deals if deal.status == "agreed" and own in deal.parties]
    if not deals:
        return {}
    now = max(deal.made for deal in ledger.deals if own in deal.parties)
    found: dict[Seat, float] = {}
    for deal in deals:
        for term, verdict in zip(deal.terms, deal.verdicts, strict=True):
            if term.seat != own and not term.at_once and verdict in ("kept", "broken"):
                felt = KEPT_FAITH if verdict == "kept" else -LET_DOWN
                found[term.seat] = found.get(term.seat, 0.0) + felt * 0.5 ** ((now - deal.agreed) / FORGETS)
    return {seat: min(1.0, max(-1.0, felt)) for seat, felt in found.items() if abs(felt) >= FELT}


def swayed(
    leanings: Sequence[Leaning], decided: Action, felt: Mapping[Seat, float], temper: Temper, price: float
) -> tuple[Action, Message] | None:
    """Another answer than the one decided on, where feelings outweigh the little that it costs; and why."""
    worth = price * (SWAY + LOYAL_SWAY * temper.loyalty)

    def sway(one: Leaning) -> float:
        return sum([felt.get(seat, 0.0) for seat in one.helps]) - sum([felt.get(seat, 0.0) for seat in one.harms])

    own = max([one for one in leanings if one.action == decided], key=lambda one: one.value, default=None)
    if own is None:
        return None
    best = max(leanings, key=lambda one: one.value + worth * sway(one))
    more = sway(best) - sway(own)
    if best.action == decided or more < FELT or own.value - best.value >= worth * more:
        return None
    served = {seat: felt.get(seat, 0.0) for seat in (*best.helps, *best.harms, *own.helps, *own.harms)}
    seat = max(served, key=lambda one: abs(served[one]))
    if served[seat] > 0:
        return best.action, Message("bot-gratitude", {"seat": seat})
    return best.action, Message("bot-grudge", {"seat": seat})
