"""Promises in imagination: whoever has given his word keeps it there, as likely as he is trusted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.temper import Trust
from hemicycle.engine.words import Action

from .knowledge import BargainingKnowledge

Play: TypeAlias = Callable[[Any, Request], Action]
"""How somebody plays on an imagined table."""


class Pledges(NamedTuple):
    """What each seat still has to keep, as far as one seat may know, and how likely it will."""

    owed: dict[Seat, tuple[Term, ...]]
    faith: dict[Seat, float]

    def with_deal(self, terms: Sequence[Term], trust: Trust) -> Pledges:
        """The same, were these promised too."""
        owed = dict(self.owed)
        for term in terms:
            if not term.at_once:
                owed[term.seat] = (*owed.get(term.seat, ()), term)
        return Pledges(owed, {seat: trust(seat) for seat in owed})

    def bind(self, knowledge: BargainingKnowledge | None, seat: Seat, play: Play, rng: Random) -> Play:
        """How somebody plays who keeps his word; or who does not, as may happen."""
        promised = self.owed.get(seat, ())
        if not promised or knowledge is None or rng.random() >= self.faith[seat]:
            return play
        known = knowledge

        def keeping(g: Any, request: Request) -> Action:
            kept = known.keeping(g, request, promised)
            if not kept or len(kept) == len(request.options):
                return play(g, request)
            if len(kept) == 1:
                return kept[0]
            action = play(g, msgspec.structs.replace(request, options=kept))
            return action if action in kept else kept[0]

        return keeping


NONE = Pledges({}, {})


def pledged(ledger: Ledger, trust: Trust) -> Pledges:
    """What the seats owe by the deals in a ledger."""
    owed: dict[Seat, tuple[Term, ...]] = {}
    for at in ledger.live:
        deal = ledger.deals[at]
        if deal.status != "agreed":
            continue
        for term, verdict in zip(deal.terms, deal.verdicts, strict=True):
            if verdict == "pending":
                owed[term.seat] = (*owed.get(term.seat, ()), term)
    return Pledges(owed, {seat: trust(seat) for seat in owed}) if owed else NONE
