"""How a bot bargains, whatever the game: what a deal is worth, what it accepts, what it answers, what it offers.

The game says what promises are worth together (`worth`), which deals are worth thinking of (`proposals`), how
likely somebody can keep a promise (`able`), and what keeping it means for a choice (`keeping`). Here that becomes
the worth of an offer: what it adds to all that is promised already, less what can't be kept, less what it brings
the others. Nothing asks who sits on a seat: people and bots get the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from typing import Any

from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import MOST_TERMS, Ledger
from hemicycle.engine.temper import Temper
from hemicycle.engine.words import Action, Message

from .base import Reply
from .knowledge import BargainingKnowledge
from .trust import DISTRUST, PRIOR, trust

MARGIN, GREEDY_MARGIN = 0.05, 0.3
"""What a deal must bring beyond nothing, in points; and what greed adds."""
FAITHLESS = 0.2
"""Who has less loyalty than this sells his word for less and less, at last for anything."""
NEAR = 1.0
"""A deal that misses the margin by less is answered with another."""
STEEP = 6.0
"""How much surer somebody is to accept with every point that it brings."""
HOPE = 0.45
"""How likely everybody else must seem to accept what it offers."""
OFFERS = 2
"""Offers that it makes in one chapter of the game."""
PATIENCE = 4
"""How many offers of one player it turns down in a chapter before it stops listening to them."""
NOTHING = 0.02
"""What brings no more than so many points brings nothing."""
CAN = 0.5
"""Who can keep a promise less likely than that is told so."""


def tempted(
    knowledge: BargainingKnowledge, g: Any, request: Request, kept: Sequence[Action], temper: Temper
) -> bool:
    """Whether a breach brings more than its word is worth to a temper, to the end of the game."""
    price = knowledge.PRICE + knowledge.LOYAL_PRICE * temper.loyalty
    return knowledge.temptation(g, request, kept, temper) > price * min(1.0, temper.loyalty / FAITHLESS)


class Bargainer:
    """One seat's way to bargain, at one moment.

    Who estimates better what promises bring overrides `gain`, and makes itself of it in `Novice.bargainer`.
    """

    def __init__(self, knowledge: BargainingKnowledge, g: Any, seat: Seat, temper: Temper, ledger: Ledger):
        self.knowledge = knowledge
        self.g = g
        self.seat = seat
        self.temper = temper
        self.ledger = ledger
        """The deals that the seat may see."""
        self._held: dict[Seat, float] = {}
        self._trust: dict[Seat, float] = {}

    # What a deal is worth

    def trust(self, seat: Seat) -> float:
        """It knows its own mind: what it promises, it plans to do."""
        if seat not in self._trust:
            self._trust[seat] = 1.0 if seat == self.seat else trust(self.ledger, seat, self.seat)
        return self._trust[seat]

    @property
    def margin(self) -> float:
        return MARGIN + GREEDY_MARGIN * self.temper.greed

    @cached_property
    def held(self) -> tuple[Term, ...]:
        """All that is promised and still to be kept, by anybody, as far as the seat knows."""
        deals = [self.ledger.deals[at] for at in self.ledger.live]
        return tuple(
            dict.fromkeys(
                [
                    term
                    for deal in deals
                    if deal.status == "agreed"
                    for term, verdict in zip(deal.terms, deal.verdicts, strict=True)
                    if verdict == "pending"
                ]
            )
        )

    def worth(self, parties: Sequence[Seat], terms: Sequence[Term], seat: Seat | None = None) -> float:
        """What a deal between these parties is worth to one of them: its own gain, less its part of the others'.

        Whatever brings a partner something takes that from all who play against him (`RIVALRY`).
        """
        seat = self.seat if seat is None else seat
        gains = [max(0.0, self.gain(other, terms)) for other in parties if other != seat]
        rivals: int = max(1, self.g.players - 1)
        return self.gain(seat, terms) - self.knowledge.RIVALRY * sum(gains) / rivals

    def gain(self, seat: Seat, terms: Sequence[Term]) -> float:
        """What promises add for a seat to those that there are already, as far as they can be kept."""
        fresh = tuple([term for term in terms if term.at_once or term not in self.held])
        if not fresh:
            return 0.0
        every = self.together(seat, (*self.held, *fresh))
        found = every - self.before(seat)
        for term in fresh:
            if term.seat != seat and (sure := self.able(term)) < 1.0:
                without = [other for other in fresh if other is not term]
                found += (1.0 - sure) * (self.together(seat, (*self.held, *without)) - every)
        return found

    def together(self, seat: Seat, terms: Sequence[Term]) -> float:
        """What promises bring a seat, all in all."""
        trusted = self.trust if seat == self.seat else lambda one: 1.0 if one == seat else PRIOR
        return self.knowledge.worth(self.g, seat, terms, trusted)

    def before(self, seat: Seat) -> float:
        """What has been promised already brings a seat."""
        if seat not in self._held:
            self._held[seat] = self.together(seat, self.held) if self.held else 0.0
        return self._held[seat]

    def able(self, term: Term) -> float:
        """How likely somebody can keep a promise, as far as the seat knows what he has promised elsewhere."""
        owed = [one for one in self.held if one.seat == term.seat and one != term]
        if any(term.against(one) or one.against(term) for one in owed):
            return 0.0
        return self.knowledge.able(self.g, self.seat, term, owed)

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

    # Answers

    def consider(self, deal: Deal) -> Reply:
        """Accept what brings enough; answer a near miss with another offer; refuse the rest, and say why."""
        terms = deal.terms
        if message := self.wearied(deal) or self.distrusts(deal) or self.otherwise(terms):
            return RefuseDeal(deal.id, message)
        pointless, doubtful = self.pointless(terms), self.doubtful(terms)
        if message := self.prevented(terms):
            return RefuseDeal(deal.id, pointless or doubtful or message)
        worth = self.worth(deal.parties, terms)
        if worth >= self.margin and pointless is None:
            return AcceptDeal(deal.id, self.knowledge.says(self.g, self.seat, terms, True))
        others = tuple(seat for seat in deal.parties if seat != self.seat)
        if not deal.answers and worth > self.margin - NEAR and (changed := self.instead(deal)):
            return Offer(others, changed, deal.id, Message("bot-deal-instead"))
        return RefuseDeal(deal.id, pointless or doubtful or self.knowledge.says(self.g, self.seat, terms, False))

    def wearied(self, deal: Deal) -> Message | None:
        """Who has been turned down so often is not listened to before the next chapter, but where he gives."""
        if all(term.seat != self.seat for term in deal.terms):
            return None
        refused = [
            one
            for one in self.ledger.deals
            if (one.by, one.until) == (deal.by, deal.until)
            and self.seat in one.parties
            and one.status in ("refused", "answered")
        ]
        return Message("bot-deal-wearied", {"seat": deal.by}) if len(refused) >= PATIENCE else None

    def distrusts(self, deal: Deal) -> Message | None:
        """Of those who give their word; what is handed over at once takes no trust."""
        for seat in deal.parties:
            if any(term.seat == seat and not term.at_once for term in deal.terms) and self.trust(seat) < DISTRUST:
                broken = self.ledger.record(seat, self.seat, True).broken
                return Message("bot-deal-distrust", {"seat": seat, "broken": broken})
        return None

    def otherwise(self, terms: Sequence[Term]) -> Message | None:
        """It promises nothing against its word, and takes nobody's word for what he has promised it otherwise."""
        for term in terms:
            mine = term.seat == self.seat
            theirs = self.ledger.promises(self.seat) if mine else self.promised(term.seat)
            if any(term.against(other) or other.against(term) for other in theirs):
                return Message("bot-deal-promised-otherwise") if mine else cannot(term)
        return None

    def prevented(self, terms: Sequence[Term]) -> Message | None:
        """It says only what it plans. Where its hand tells why not, these are the words for a poor offer."""
        promised = self.ledger.promises(self.seat)
        for term in terms:
            if term.seat == self.seat and (message := self.knowledge.prevented(self.g, term, promised)):
                return message
        return None

    def pointless(self, terms: Sequence[Term]) -> Message | None:
        """Why one would get nothing for what one gives: it is promised already, it can't be kept, it is no use.

        It looks at what the others give alone, so that it tells nothing of what one has oneself.
        """
        gets = [term for term in terms if term.seat != self.seat]
        if len(gets) == len(terms) or self.gain(self.seat, gets) > NOTHING:
            return None
        if gets and all(not term.at_once and term in self.promised(term.seat) for term in gets):
            return Message("bot-deal-again", {"seat": gets[0].seat})
        if doubtful := self.doubtful(terms):
            return doubtful
        if gets and self.together(self.seat, gets) > NOTHING:
            return Message("bot-deal-enough")
        return Message("bot-deal-nothing")

    def doubtful(self, terms: Sequence[Term]) -> Message | None:
        """What the others promise and are not likely to be able to keep."""
        return next((cannot(one) for one in terms if one.seat != self.seat and self.able(one) < CAN), None)

    def instead(self, deal: Deal) -> tuple[Term, ...]:
        """What it would agree to, and the other perhaps: one thing less of its own, or one more for it."""
        terms = deal.terms
        others = [seat for seat in deal.parties if seat != self.seat]
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
                and self.worth(deal.parties, changed) >= self.margin
                and self.pointless(changed) is None
                and all(self.welcome(deal.parties, changed, other) >= HOPE for other in others)
            ):
                return changed
        return ()

    # Offers

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
            if self.tried(parties, proposed) or self.otherwise(proposed) or self.prevented(proposed):
                continue
            if any(self.trust(other) < DISTRUST for other in parties):
                continue
            hope = self.worth(parties, proposed)
            if hope < self.margin or self.pointless(proposed) is not None:
                continue
            welcome = [self.welcome(parties, proposed, other) for other in parties if other != self.seat]
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

    def welcome(self, parties: Sequence[Seat], terms: Sequence[Term], other: Seat) -> float:
        """How likely somebody else is to accept, by what it would be worth to them as the table lies."""
        usual = MARGIN + GREEDY_MARGIN / 2
        return 1 / (1 + exp(min(50.0, -STEEP * (self.worth(parties, terms, other) - usual))))


def cannot(term: Term) -> Message:
    """What is said to whoever promises what he can't keep."""
    return Message("bot-deal-cannot", {"seat": term.seat})
