"""How a bot bargains, whatever the game: what a deal is worth, what it accepts, what it answers, what it offers.

The game says what promises are worth together (`worth`), which deals are worth thinking of (`proposals`), how
likely somebody can keep a promise (`able`), and what keeping it means for a choice (`keeping`). Here that becomes
the worth of an offer: what it adds to all that is promised already, less what can't be kept, less what it brings
the others. Nothing asks who sits on a seat: people and bots get the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, prod
from typing import Any, NamedTuple, Self

from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import MOST_TERMS, Ledger
from hemicycle.engine.memory import Recalling, recalled
from hemicycle.engine.temper import Temper
from hemicycle.engine.words import Action, Message

from . import outside
from .base import Reply
from .knowledge import BargainingKnowledge
from .trust import DISTRUST, PRIOR, trust

MARGIN, GREEDY_MARGIN = 0.05, 0.3
"""What a deal must bring beyond nothing, in points; and what greed adds."""
FAITHLESS = 0.2
"""Who has less loyalty than this sells his word for less and less, at last for anything."""
HALF_MEANT = 0.5
"""How likely somebody without any loyalty means to keep a promise that costs him something, as he makes it."""
NEAR = 1.0
"""A deal that misses the margin by less is answered with another."""
STEEP = 6.0
"""How much surer somebody is to accept with every point that it brings."""
HOPE = 0.45
"""How likely everybody else must seem to accept what it offers."""
OFFERS = 2
"""Offers that it makes in one chapter of the game."""
AGAIN = 0.5
"""How likely it is asked once more in a chapter, so that it may make the next."""
UNEVEN = 6
"""Of the deals that suit one side alone, how many it tries to even out."""
PATIENCE = 4
"""How many offers of one player it turns down in a chapter before it stops listening to them."""
MUCH = 1.5
"""In points: after so much has been handed to one player on balance, the next costs twice what it is worth."""
MOST_TIMES = 3.0
"""How many times more it may come to cost."""
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


class Bargainer(Recalling):
    """One seat's way to bargain, at one moment.

    Who estimates better what promises bring overrides `gain`, and makes itself of it in `Novice.bargainer`.
    """

    def __init__(self, knowledge: BargainingKnowledge, g: Any, seat: Seat, temper: Temper, ledger: Ledger):
        super().__init__()
        self.knowledge = knowledge
        self.g = g
        self.seat = seat
        self.temper = temper
        self.ledger = ledger
        """The deals that the seat may see."""

    def beside(self, terms: Sequence[Term]) -> Self:
        """The same, had this been agreed."""
        twin = self.forgetting()
        vars(twin)["held"] = (*self.held, *[term for term in terms if not term.at_once])
        return twin

    def on(self, g: Any, ledger: Ledger) -> Self:
        """The same, if it saw no more than this."""
        twin = self.forgetting()
        vars(twin).pop("held", None)
        twin.g, twin.ledger = g, ledger
        return twin

    # What a deal is worth

    @recalled
    def trust(self, seat: Seat) -> float:
        """It knows its own mind: what it promises, it plans to do."""
        return 1.0 if seat == self.seat else trust(self.ledger, seat, self.seat)

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

        Whatever brings a partner something takes that from all who play against him (`RIVALRY`); what is handed
        to one and the same over and over, more and more from the giver alone (`drained`).
        """
        seat = self.seat if seat is None else seat
        gains = [max(0.0, self.gain(other, terms)) for other in parties if other != seat]
        rivals: int = max(1, self.g.players - 1)
        value = self.gain(seat, terms) - self.knowledge.RIVALRY * sum(gains) / rivals
        return value - self.drained(parties, terms, seat)

    def drained(self, parties: Sequence[Seat], terms: Sequence[Term], seat: Seat) -> float:
        """What it costs a seat beyond its worth to hand more to one who has had much of it already."""
        goods = tuple([term for term in terms if term.at_once or term.debt])
        if self.g.players == 2 or len(parties) != 2 or not goods:
            return 0.0
        now = self.handed(seat, goods)
        (other,) = [one for one in parties if one != seat]
        return now * min(MOST_TIMES, max(0.0, self.paid(seat, other) + now / 2) / MUCH) if now > 0 else 0.0

    @recalled
    def handed(self, seat: Seat, terms: tuple[Term, ...]) -> float:
        """What a seat parts with, on balance, by what changes hands now or later."""
        return -self.knowledge.worth(self.g, seat, terms, lambda one: 1.0) if terms else 0.0

    @recalled
    def paid(self, seat: Seat, other: Seat) -> float:
        """What one has handed another in this game, or owes him, on balance, as far as the bot may know."""
        both = {seat, other}
        agreed = [deal for deal in self.ledger.deals if deal.status == "agreed" and set(deal.parties) == both]
        return sum(
            [
                self.handed(
                    seat,
                    tuple(
                        [
                            term
                            for term, verdict in zip(deal.terms, deal.verdicts, strict=True)
                            if term.at_once or (term.debt and verdict == "pending")
                        ]
                    ),
                )
                for deal in agreed
            ]
        )

    def gain(self, seat: Seat, terms: Sequence[Term]) -> float:
        """What promises add for a seat to those that there are already, as far as they can be kept."""
        fresh = tuple([term for term in terms if term.at_once or term not in self.held])
        return self.added(seat, fresh) if fresh else 0.0

    @recalled
    def added(self, seat: Seat, fresh: tuple[Term, ...]) -> float:
        """The same of promises that nobody has made yet."""
        every = self.beside_held(seat, fresh)
        found = every - self.before(seat)
        for term in fresh:
            if term.seat != seat and (sure := self.able(term)) < 1.0:
                without = tuple([other for other in fresh if other is not term])
                found += (1.0 - sure) * (self.beside_held(seat, without) - every)
        if seat == self.seat and self.meant < 1.0:
            for term in fresh:
                if term.seat == seat and not term.at_once:
                    without = tuple([other for other in fresh if other is not term])
                    spared = self.beside_held(seat, without) - every
                    found += (1.0 - self.meant) * max(0.0, spared)
        return found

    @property
    def meant(self) -> float:
        """How far it means to do what it promises and would rather not: wholly, but for the faithless."""
        return HALF_MEANT + (1.0 - HALF_MEANT) * min(1.0, self.temper.loyalty / FAITHLESS)

    def together(self, seat: Seat, terms: Sequence[Term]) -> float:
        """What promises bring a seat, all in all."""
        trusted = self.trust if seat == self.seat else lambda one: 1.0 if one == seat else PRIOR
        return self.knowledge.worth(self.g, seat, terms, trusted)

    def beside_held(self, seat: Seat, fresh: tuple[Term, ...]) -> float:
        """The same with all that is promised already."""
        return self.together(seat, (*self.held, *fresh))

    @recalled
    def before(self, seat: Seat) -> float:
        """What has been promised already brings a seat."""
        return self.together(seat, self.held) if self.held else 0.0

    @recalled
    def able(self, term: Term) -> float:
        """How likely somebody can keep a promise, as far as the seat knows what he has promised elsewhere."""
        owed = [one for one in self.held if one.seat == term.seat and one != term]
        if any(term.against(one) or one.against(term) for one in owed):
            return 0.0
        return self.knowledge.able(self.g, self.seat, term, owed)

    @recalled
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

    @recalled
    def owed(self) -> tuple[Term, ...]:
        """What it still owes itself."""
        return self.ledger.promises(self.seat)

    # What may be in a deal

    @recalled
    def between(self, parties: tuple[Seat, ...]) -> frozenset[Term]:
        """All that these could promise or hand over now."""
        return frozenset(self.g.terms_between(parties))

    @recalled
    def sweeteners(self, seat: Seat, parties: tuple[Seat, ...]) -> Sequence[Term]:
        """What might make a deal good for a seat."""
        return self.knowledge.sweeteners(self.g, seat, parties)

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
        good = worth >= self.margin and pointless is None
        dear = good and self.dear(deal.parties, terms)
        if good and not dear:
            return AcceptDeal(deal.id, self.knowledge.says(self.g, self.seat, terms, True))
        message = None if pointless or doubtful else self.dearer(deal.parties, terms)
        others = tuple(seat for seat in deal.parties if seat != self.seat)
        if not deal.answers and worth > self.margin - NEAR and (changed := self.instead(deal)):
            return Offer(others, changed, deal.id, message or Message("bot-deal-instead"))
        if message:
            return RefuseDeal(deal.id, message)
        return RefuseDeal(deal.id, pointless or doubtful or self.knowledge.says(self.g, self.seat, terms, False))

    def dearer(self, parties: Sequence[Seat], terms: Sequence[Term]) -> Message | None:
        """Who would do as much for less, where that can be told."""
        return outside.told(self, parties, terms) if self.dear(parties, terms) else None

    def dear(self, parties: Sequence[Seat], terms: Sequence[Term]) -> bool:
        """Whether somebody else would do as much for less."""
        return outside.elsewhere(self, parties, terms) is not None

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
            theirs = self.owed() if mine else self.promised(term.seat)
            if theirs and any(term.against(other) or other.against(term) for other in theirs):
                return Message("bot-deal-promised-otherwise") if mine else cannot(term)
        return None

    def prevented(self, terms: Sequence[Term]) -> Message | None:
        """It says only what it plans. Where its hand tells why not, these are the words for a poor offer."""
        for term in terms:
            if term.seat == self.seat and (message := self.knowledge.prevented(self.g, term, self.owed())):
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
        more = [(*terms, term) for term in self.sweeteners(self.seat, deal.parties) if term not in terms]
        for changed in (*less, *more):
            if (
                0 < len(changed) <= MOST_TERMS
                and not any(one.against(other) for one in changed for other in changed)
                and not self.tried(deal.parties, changed)
                and self.worth(deal.parties, changed) >= self.margin
                and self.pointless(changed) is None
                and all(self.welcome(deal.parties, changed, other) >= HOPE for other in others)
                and not self.dear(deal.parties, changed)
            ):
                return changed
        return ()

    # Offers

    def tried(self, parties: tuple[Seat, ...], terms: Sequence[Term]) -> bool:
        """Whether these parties have had the same on the table: nothing is offered twice."""
        return frozenset(terms) in self.had(parties)

    @recalled
    def had(self, parties: tuple[Seat, ...]) -> set[frozenset[Term]]:
        """All that these parties have had on the table, in whatever order."""
        return {frozenset(deal.terms) for deal in self.ledger.deals if deal.parties == parties}

    def made(self) -> list[Deal]:
        """What it has offered in this chapter."""
        chapter = self.g.chapter()
        return [deal for deal in self.ledger.deals if deal.by == self.seat and deal.until == chapter]

    def may_offer(self) -> bool:
        """Whether it would still make an offer in this chapter: one at a time, and few."""
        mine = self.made()
        return len(mine) < OFFERS and not any(deal.status == "open" for deal in mine)

    def offer(self, terms: Sequence[Term]) -> Offer | None:
        """The deal with the best product of own gain and chance to be accepted, if there is a good one.

        Who is asked first is the cheapest, as far as one may ask somebody else afterwards.
        """
        if payment := self.payment(self.made()):
            return payment
        if not self.may_offer():
            return None
        found = self.hopeful(terms)
        if not found:
            return None
        again = AGAIN if len(self.made()) + 1 < OFFERS else 0.0
        best, second = (sorted([0.0, *[one.alone for one in found]], reverse=True))[:2]

        def with_next(one: Hope) -> float:
            rest = second if one.alone == best else best
            return one.alone + again * (1 - prod(one.welcome)) * rest

        chosen = max(found, key=with_next)
        parties, proposed = chosen.parties, chosen.terms
        others = tuple(seat for seat in parties if seat != self.seat)
        return Offer(others, proposed, "", self.knowledge.says(self.g, self.seat, proposed, True))

    def hopeful(self, terms: Sequence[Term]) -> list[Hope]:
        """The deals that it might offer; where one suits one side alone, with something more for the other."""
        promises, found = set(terms), []
        uneven: list[tuple[float, Hope]] = []
        for proposed in self.knowledge.proposals(self.g, self.seat, terms):
            one = self.hope(proposed, promises)
            if one is None:
                continue
            if self.fits(one):
                found.append(one)
            elif len(one.parties) == 2:
                uneven.append((one.worth - self.margin + one.theirs, one))
        best = sorted(uneven, key=lambda pair: -pair[0])[:UNEVEN]
        for one in [one for surplus, one in best if surplus > 0]:
            found += self.evened(one, promises)
        return found

    def hope(self, proposed: tuple[Term, ...], promises: set[Term]) -> Hope | None:
        """What a deal would be worth, and how likely it is accepted; nothing, where it can't be offered."""
        parties = tuple(sorted({self.seat, *[term.seat for term in proposed]}))
        return self.weighed(parties, proposed) if self.may_be_offered(parties, proposed, promises) else None

    def may_be_offered(self, parties: tuple[Seat, ...], proposed: tuple[Term, ...], promises: set[Term]) -> bool:
        """Whether it may offer this, and would, were it worth it."""
        return (
            len(parties) >= 2
            and self.possible(parties, proposed, promises)
            and not self.tried(parties, proposed)
            and not self.otherwise(proposed)
            and not self.prevented(proposed)
            and all(self.trust(other) >= DISTRUST for other in parties)
        )

    def weighed(self, parties: tuple[Seat, ...], proposed: tuple[Term, ...]) -> Hope:
        """What it would be worth to each of them."""
        others = [self.worth(parties, proposed, other) for other in parties if other != self.seat]
        return Hope(
            self.worth(parties, proposed), [accepts(one) for one in others], min(others), parties, proposed
        )

    def fits(self, one: Hope) -> bool:
        """Whether it brings enough, and for something, and the others as well."""
        return one.worth >= self.margin and min(one.welcome) >= HOPE and self.pointless(one.terms) is None

    def evened(self, one: Hope, promises: set[Term]) -> list[Hope]:
        """A deal that suits one of two alone, with one thing more for the other, where it then suits both."""
        parties = one.parties
        (other,) = [seat for seat in parties if seat != self.seat]
        short = other if one.worth >= self.margin else self.seat
        found: list[Hope] = []
        for term in self.sweeteners(short, parties):
            if term in one.terms or any(term.against(held) or held.against(term) for held in one.terms):
                continue
            terms = (*one.terms, term)
            if self.may_be_offered(parties, terms, promises) and self.welcome(parties, terms, other) >= HOPE:
                found.append(self.weighed(parties, terms))
        return [more for more in found if self.fits(more)]

    def possible(self, parties: tuple[Seat, ...], terms: Sequence[Term], promises: set[Term]) -> bool:
        """Whether an offer may be made: between two of them there is more than among all, since only two trade."""
        if not 0 < len(terms) <= MOST_TERMS:
            return False
        return promises.issuperset(terms) or (len(parties) == 2 and self.between(parties).issuperset(terms))

    def payment(self, mine: Sequence[Deal]) -> Offer | None:
        """What it owes and pays now, where a promise is kept by handing something over; once in a chapter."""
        settles = getattr(self.knowledge, "settles", None)
        owed = self.owed()
        if settles is None or not owed or self.g.viewer != self.seat:
            return None
        for party, terms in settles(self.g, self.seat, owed, self.temper):
            if not any(deal.terms == terms and party in deal.parties for deal in mine):
                return Offer((party,), terms, "", Message("bot-kept-promise"))
        return None

    def welcome(self, parties: Sequence[Seat], terms: Sequence[Term], other: Seat) -> float:
        """How likely somebody else is to accept, by what it would be worth to them as the table lies."""
        return accepts(self.worth(parties, terms, other))


class Hope(NamedTuple):
    """A deal that a bot might offer."""

    worth: float
    welcome: list[float]
    """How likely each of the others accepts."""
    theirs: float
    """What it is worth to whom it is worth least."""
    parties: tuple[Seat, ...]
    terms: tuple[Term, ...]

    @property
    def alone(self) -> float:
        """What it promises, offered and refused for good."""
        return self.worth * prod(self.welcome)


def accepts(worth: float) -> float:
    """How likely somebody is to accept what brings him so much."""
    usual = MARGIN + GREEDY_MARGIN / 2
    return 1 / (1 + exp(min(50.0, -STEEP * (worth - usual))))


def cannot(term: Term) -> Message:
    """What is said to whoever promises what he can't keep."""
    return Message("bot-deal-cannot", {"seat": term.seat})
