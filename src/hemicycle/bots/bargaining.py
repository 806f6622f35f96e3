"""How a bot bargains, whatever the game: whom it trusts, what it accepts, what it answers, what it offers.

The game says what a deal is worth (`worth`), which deals are worth thinking of (`proposals`), and what keeping a
promise means for a choice (`faithful`). Nothing here asks who sits on a seat: people and bots get the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import MOST_TERMS, Ledger
from hemicycle.engine.temper import Temper
from hemicycle.engine.words import Action, Message

from .base import Reply
from .knowledge import BargainingKnowledge

PRIOR, WEIGHT = 0.77, 4.0
"""How likely somebody unknown is to keep a promise, and how many promises that opinion is worth."""
BREACH = 3.0
"""How many kept promises it takes to make good for a broken one."""
MOST_KEPT = 8
"""How many kept promises count: with many small ones nobody buys leave to break a great one."""
FORGETS = 400
"""After so many decisions a breach weighs half: about five countries of Koalition."""
DISTRUST = 0.45
"""Below this it makes no deals. One fresh breach is enough to get there, from nothing."""
MARGIN, GREEDY_MARGIN = 0.05, 0.3
"""What a deal must bring beyond nothing, in points; and what greed adds."""
NEAR = 1.0
"""A deal that misses the margin by less is answered with another."""
STEEP = 6.0
"""How much surer somebody is to accept with every point that it brings."""
HOPE = 0.45
"""How likely everybody else must seem to accept what it offers."""
OFFERS = 2
"""Offers that it makes in one chapter of the game."""


def trust(ledger: Ledger, seat: Seat) -> float:
    """How likely a seat is to keep a promise, by what the ledger shows."""
    now = max((deal.made for deal in ledger.deals), default=0)
    breaches = 0.0
    kept_ones: set[tuple[str, Term]] = set()
    for deal in ledger.deals:
        if deal.status == "agreed":
            for term, verdict in zip(deal.terms, deal.verdicts, strict=True):
                if term.seat == seat and verdict == "kept":
                    # Promised to several, or over and over, it is still one.
                    kept_ones.add((deal.until, term))
                elif term.seat == seat and verdict == "broken":
                    breaches += BREACH * 0.5 ** ((now - deal.agreed) / FORGETS)
    kept = min(len(kept_ones), MOST_KEPT)
    return (PRIOR * WEIGHT + kept) / (WEIGHT + kept + breaches)


def tempted(
    knowledge: BargainingKnowledge, g: Any, request: Request, kept: Sequence[Action], temper: Temper
) -> bool:
    """Whether a breach brings more than its word is worth to a temper, to the end of the game."""
    price = knowledge.PRICE + knowledge.LOYAL_PRICE * temper.loyalty
    return knowledge.temptation(g, request, kept, temper) > price


class Bargainer(NamedTuple):
    """One seat's way to bargain, at one moment."""

    knowledge: BargainingKnowledge
    g: Any
    seat: Seat
    temper: Temper
    ledger: Ledger

    def trust(self, seat: Seat) -> float:
        """It knows its own mind: what it promises, it plans to do."""
        return 1.0 if seat == self.seat else trust(self.ledger, seat)

    @property
    def margin(self) -> float:
        return MARGIN + GREEDY_MARGIN * self.temper.greed

    def worth(self, terms: Sequence[Term]) -> float:
        """What it has been promised already is worth nothing the second time."""
        fresh = [term for term in terms if term.seat == self.seat or term not in self.promised(term.seat)]
        return self.knowledge.worth(self.g, self.seat, fresh, self.trust)

    def promised(self, other: Seat) -> list[Term]:
        """What somebody still owes it, or others with it."""
        deals = [self.ledger.deals[at] for at in self.ledger.live]
        return [
            term
            for deal in deals
            if deal.status == "agreed" and self.seat in deal.parties
            for term, verdict in zip(deal.terms, deal.verdicts, strict=True)
            if term.seat == other and verdict == "pending"
        ]

    def consider(self, deal: Deal) -> Reply:
        """Accept what brings enough; answer a near miss with another offer; refuse the rest, and say why."""
        if message := self.distrusts(deal) or self.prevented(deal.terms):
            return RefuseDeal(deal.id, message)
        worth = self.worth(deal.terms)
        if worth >= self.margin:
            return AcceptDeal(deal.id, self.knowledge.says(self.g, self.seat, deal.terms, True))
        others = tuple(seat for seat in deal.parties if seat != self.seat)
        if not deal.answers and worth > self.margin - NEAR and (terms := self.instead(deal)):
            return Offer(others, terms, deal.id, Message("bot-deal-instead"))
        return RefuseDeal(deal.id, self.knowledge.says(self.g, self.seat, deal.terms, False))

    def distrusts(self, deal: Deal) -> Message | None:
        """Of those who give their word; what is handed over at once takes no trust."""
        for seat in deal.parties:
            if any(term.seat == seat and not term.at_once for term in deal.terms) and self.trust(seat) < DISTRUST:
                broken = self.ledger.record(seat, self.seat, True).broken
                return Message("bot-deal-distrust", {"seat": seat, "broken": broken})
        return None

    def prevented(self, terms: Sequence[Term]) -> Message | None:
        """It says only what it plans, and takes nobody's word for what he has promised it otherwise already."""
        promised = self.ledger.promises(self.seat)
        for term in terms:
            theirs = promised if term.seat == self.seat else self.promised(term.seat)
            if any(term.against(other) or other.against(term) for other in theirs):
                return Message("bot-deal-promised-otherwise")
            if term.seat == self.seat and (message := self.knowledge.prevented(self.g, term, promised)):
                return message
        return None

    def instead(self, deal: Deal) -> tuple[Term, ...]:
        """What it would agree to, and the other perhaps: one thing less of its own, or one more for it."""
        terms = deal.terms
        less = [tuple([one for one in terms if one is not term]) for term in terms if term.seat == self.seat]
        more = [
            (*terms, term)
            for term in self.knowledge.sweeteners(self.g, self.seat, deal.parties)
            if term not in terms
        ]
        for changed in (*less, *more):
            if (
                0 < len(changed) <= MOST_TERMS
                and not any(one.against(other) for one in changed for other in changed)
                and not self.tried(deal.parties, changed)
                and self.worth(changed) >= self.margin
                and all(self.welcome(seat, changed) >= HOPE for seat in deal.parties if seat != self.seat)
            ):
                return changed
        return ()

    def tried(self, parties: tuple[Seat, ...], terms: Sequence[Term]) -> bool:
        """Whether these parties have had the same on the table: nothing is offered twice."""
        return any(deal.parties == parties and set(deal.terms) == set(terms) for deal in self.ledger.deals)

    def offer(self, terms: Sequence[Term]) -> Offer | None:
        """The deal with the best product of own gain and chance to be accepted, if there is a good one."""
        chapter = self.g.chapter()
        mine = [deal for deal in self.ledger.deals if deal.by == self.seat and deal.until == chapter]
        if payment := self.payment(mine):
            return payment
        if len(mine) >= OFFERS or any(deal.status in ("open", "agreed") for deal in mine):
            return None
        promises = set(terms)
        best: tuple[float, tuple[Seat, ...], tuple[Term, ...]] | None = None
        for proposed in self.knowledge.proposals(self.g, self.seat, terms):
            parties = tuple(sorted({self.seat, *(term.seat for term in proposed)}))
            if len(parties) < 2 or not self.possible(parties, proposed, promises):
                continue
            if self.tried(parties, proposed) or self.prevented(proposed):
                continue
            if any(self.trust(other) < DISTRUST for other in parties):
                continue
            hope = self.worth(proposed)
            if hope < self.margin:
                continue
            welcome = [self.welcome(other, proposed) for other in parties if other != self.seat]
            if min(welcome) < HOPE:
                continue
            for chance in welcome:
                hope *= chance
            if best is None or hope > best[0]:
                best = (hope, parties, proposed)
        if best is None:
            return None
        _, parties, proposed = best
        others = tuple(seat for seat in parties if seat != self.seat)
        return Offer(others, proposed, "", self.knowledge.says(self.g, self.seat, proposed, True))

    def possible(self, parties: tuple[Seat, ...], terms: Sequence[Term], promises: set[Term]) -> bool:
        """Whether an offer may be made: between two of them there is more than among all, since only two trade."""
        if not 0 < len(terms) <= MOST_TERMS:
            return False
        return promises.issuperset(terms) or (
            len(parties) == 2 and set(self.g.terms_between(parties)).issuperset(terms)
        )

    def payment(self, mine: Sequence[Deal]) -> Offer | None:
        """What it owes and pays now, where a promise is kept by handing something over; once in a chapter."""
        settles = getattr(self.knowledge, "settles", None)
        owed = self.ledger.promises(self.seat)
        if settles is None or not owed or self.g.viewer != self.seat:
            return None
        for party, terms in settles(self.g, self.seat, owed, self.temper):
            if not any(deal.terms == terms and party in deal.parties for deal in mine):
                return Offer((party,), terms, "", Message("bot-kept-promise"))
        return None

    def welcome(self, other: Seat, terms: Sequence[Term]) -> float:
        """How likely somebody else is to accept, by what it would be worth to them as the table lies."""
        worth = self.knowledge.worth(self.g, other, terms, lambda seat: 1.0 if seat == other else PRIOR)
        usual = MARGIN + GREEDY_MARGIN / 2
        return 1 / (1 + exp(min(50.0, -STEEP * (worth - usual))))
