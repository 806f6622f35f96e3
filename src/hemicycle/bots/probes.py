"""Bots that try to milk others in bargaining: each has one trick, and plays as a novice otherwise.

A probe says which deals it would like to put before somebody (`pitches`); the first that it has not tried in this
chapter is offered, as long as the table takes offers. docs/bots.md shows how to write one.

hemicycle simulate junta --deals all --bots hemicycle.bots.probes:SellsAgain,novice,novice,novice,novice
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar, NamedTuple, TypeAlias

from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import MOST_OFFERS, MOST_TERMS, Ledger
from hemicycle.engine.words import Action

from .bargaining import Bargainer
from .base import Reply
from .novice import Novice

Terms: TypeAlias = tuple[Term, ...]

GETS, GIVES = 8, 4
"""Of what one could get and could give, how much is looked at."""
LOOKS = 24
"""Of more than this that the other could do, so many are drawn each time."""
LIKELY = 0.3
"""Less likely a pitch is made only when there is nothing better."""
CHEAP = -0.05
"""In points: a promise that costs no more is one that one would keep anyway."""
PACKS = (1, 2, 4)
"""How many of its own promises it puts together."""
CAMPAIGNING = ("B", "C")
"""In Zoocracy: the phases before the count of an election."""


class Market(NamedTuple):
    """What two could do for each other at one moment, as one of them sees it."""

    mind: Bargainer
    other: Seat
    gives: tuple[Term, ...]
    """What one could promise or hand over, cheapest first."""
    gets: tuple[Term, ...]
    """What the other could, most useful first."""

    def welcome(self, terms: Terms) -> float:
        """How likely the other seems to accept."""
        return self.mind.welcome((self.mind.seat, self.other), terms, self.other)

    def dearest(self) -> list[Term]:
        """What one could promise, what would please the other most first, whether it can be kept or not."""
        mind, other = self.mind, self.other
        worth = {
            term: mind.knowledge.worth(mind.g, other, (term,), lambda seat: 1.0)
            for term in self.gives
            if not term.at_once
        }
        return agreeing(sorted(worth, key=lambda term: -worth[term]))

    def trades(self, gives: Sequence[Term]) -> list[Terms]:
        """One thing of the other's for one or more of one's own: what brings most, and may be taken, first."""
        packs = [tuple(gives[:size]) for size in PACKS if size <= len(gives)]
        packs += [(give,) for give in gives[1:GIVES]]
        if not packs:
            return []
        full = max(packs, key=len)
        gets = self.hopeful([(get, *full) for get in self.gets])[:GETS]
        return self.hopeful([(get, *pack) for get, *_ in gets for pack in packs])

    def hopeful(self, deals: Sequence[Terms]) -> list[Terms]:
        """By what they bring and how likely they are taken, the best first."""
        hopes = [(self.worth(terms) * self.welcome(terms), terms) for terms in deals if possible(terms)]
        return [terms for hope, terms in sorted(hopes, key=lambda pair: -pair[0]) if hope > 0]

    def worth(self, terms: Terms) -> float:
        """What a deal would bring one, if it were kept."""
        return self.mind.knowledge.worth(self.mind.g, self.mind.seat, terms, lambda seat: 1.0)


def agreeing(terms: Sequence[Term]) -> list[Term]:
    """Those of them that may stand beside those before."""
    found: list[Term] = []
    for term in terms:
        if possible((*found[-MOST_TERMS + 1 :], term)):
            found.append(term)
    return found


def possible(terms: Terms) -> bool:
    """Whether these terms may stand in one deal."""
    return 0 < len(terms) <= MOST_TERMS and not any(
        one is not other and (one == other or one.against(other)) for one in terms for other in terms
    )


class Probe(Novice):
    """A novice with a trick."""

    faithful: ClassVar[bool] = True
    """Whether it keeps its word, come what may."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        """The deals to put before somebody, the best first."""
        yield from ()

    def offer(self, view: Any, ledger: Ledger, terms: Sequence[Term]) -> Offer | None:
        mind = self.bargainer(view, ledger)
        if mind is None:
            return None
        chapter = view.chapter()
        mine = [deal for deal in ledger.deals if deal.by == self.seat and deal.until == chapter]
        if len(mine) >= MOST_OFFERS:
            return None
        tried = {(deal.parties, frozenset(deal.terms)) for deal in mine if deal.status != "agreed"}
        others = [seat for seat in range(view.players) if seat != self.seat]
        self.rng.shuffle(others)
        for other in others:
            parties = tuple(sorted((self.seat, other)))
            for pitch in self.pitches(self.market(mind, other)):
                if possible(pitch) and (parties, frozenset(pitch)) not in tried:
                    return Offer((other,), pitch)
        return None

    def market(self, mind: Bargainer, other: Seat) -> Market:
        """What there is between the two."""
        terms = mind.g.terms_between(tuple(sorted((self.seat, other))))
        market = Market(mind, other, (), ())
        worth = {term: market.worth((term,)) for term in terms}
        gives = sorted([term for term in terms if term.seat == self.seat], key=lambda term: -worth[term])
        gets = sorted([term for term in terms if term.seat == other], key=lambda term: -worth[term])
        useful = [term for term in gets if worth[term] > 0]
        if len(useful) > LOOKS:
            useful = [useful[at] for at in sorted(self.rng.sample(range(len(useful)), LOOKS))]
        return market._replace(gives=tuple(gives), gets=tuple(useful))

    def keeping(self, view: Any, request: Request) -> tuple[Action, ...]:
        if not self.faithful:
            return request.options
        assert self.bargaining is not None
        return self.bargaining.keeping(view, request, self.promises) or request.options


class SellsAgain(Probe):
    """Sells the same cheap promises again and again, to everybody, and keeps them."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        yield from market.trades(agreeing([term for term in market.gives if not term.at_once]))


class Peddles(Probe):
    """Sells its word for whatever is handed over at once, again and again, and keeps it."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        word = market.dearest()[:GIVES]
        paid = [term for term in market.gets if term.at_once]
        yield from market.hopeful([(pay, *some) for pay in paid for some in (word, *[(one,) for one in word])])


class SellsQuiet(Probe):
    """Sells all that it would do or leave alone anyway, in one parcel, as dearly as it is likely to be taken."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        free = [term for term in market.dearest() if market.worth((term,)) >= CHEAP][: MOST_TERMS - 1]
        paid = [term for term in market.gets if term.at_once or term.debt]
        found = market.hopeful([(pay, *some) for pay in paid for some in (free, free[:2]) if some])
        yield from sorted(found, key=lambda terms: (market.welcome(terms) < LIKELY, -market.worth(terms)))


class SwapsVotes(Probe):
    """Swaps votes with everybody before anybody proposes, and takes everything where they make a majority."""

    pledged = frozenset[int]()

    def pitches(self, market: Market) -> Iterator[Terms]:
        seat, ledger = self.seat, market.mind.ledger
        self.pledged = frozenset(
            deal.by if deal.by != seat else max(set(deal.parties) - {seat})
            for deal in (ledger.deals[at] for at in ledger.live)
            if deal.status == "agreed" and any(voted(term, seat) for term in deal.terms)
        )
        want = [term for term in market.gets if voted(term, seat)]
        give = [term for term in market.gives if voted(term, market.other)]
        more = [term for term in market.dearest() if term.passive]
        packs = [(get, *give[:1], *more[:number]) for get in want for number in range(4) if give]
        yield from [terms for terms in packs if market.welcome(terms) >= LIKELY]

    def decide(self, view: Any, request: Request) -> Action:
        if request.kind in ("propose", "appoint", "promise-goal"):
            together = view.seats[self.seat] + sum([view.seats[one] for one in self.pledged])
            own = [option for option in request.options if getattr(option, "party", None) == self.seat]
            if own and together >= view.majority:
                action: Action = own[0]
                return action
        return super().decide(view, request)


def voted(term: Term, proposer: Seat) -> bool:
    """Whether a term promises a yes to somebody's proposal."""
    return type(term).__name__ == "BackProposal" and getattr(term, "proposer", None) == proposer


class SellsOneYes(Probe):
    """Sells its yes to everybody before the election, for a place in the proposal of each: only one passes."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        yes = [term for term in market.gives if voted(term, market.other)]
        if not yes or market.mind.g.phase not in CAMPAIGNING:
            return
        place = [term for term in market.gets if getattr(term, "partner", None) == self.seat]
        goals = [term for term in place if hasattr(term, "goal")]
        quiet = [term for term in market.gives if term.passive]
        wants = [some for size in (3, 2, 1) for some in combinations(place, size)]
        packs = [(*want, *yes, *quiet[:number]) for want in wants for number in range(3)]
        welcome = {terms: market.welcome(terms) for terms in packs if possible(terms)}

        def merit(terms: Terms) -> tuple[bool, bool, float]:
            return (welcome[terms] < 2 * LIKELY, not set(goals) & set(terms), -market.worth(terms))

        yield from sorted(welcome, key=merit)

    def offer(self, view: Any, ledger: Ledger, terms: Sequence[Term]) -> Offer | None:
        return super().offer(view, ledger, terms) or Novice.offer(self, view, ledger, terms)


class AsksForGifts(Probe):
    """Asks everybody for whatever they could give, for nothing, also in answer to an offer."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        yield from market.hopeful([(term,) for term in market.gets])

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        gifts = tuple([term for term in deal.terms if term.seat != self.seat])
        if not gifts or len(gifts) == len(deal.terms) or deal.answers:
            return super().consider(view, deal, ledger)
        return Offer(tuple([seat for seat in deal.parties if seat != self.seat]), gifts, deal.id)


class PromisesTheMoon(Probe):
    """Promises whatever pleases most, whether it can keep it or not, and then plays as if it had not."""

    faithful = False

    def pitches(self, market: Market) -> Iterator[Terms]:
        yield from market.trades(market.dearest())


class Faithless(Probe):
    """Accepts everything, and then does anything else."""

    faithful = False

    def offer(self, view: Any, ledger: Ledger, terms: Sequence[Term]) -> Offer | None:
        """It waits to be asked: what all could do for each other need not be weighed (half of a game's time)."""
        return None

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        return AcceptDeal(deal.id)

    def keeping(self, view: Any, request: Request) -> tuple[Action, ...]:
        """Whatever does not keep a promise, where there is anything else to do."""
        assert self.bargaining is not None
        kept = self.bargaining.keeping(view, request, self.promises)
        other = tuple(option for option in request.options if option not in kept)
        return other or request.options

    def decide(self, view: Any, request: Request) -> Action:
        """Even where a novice would rather do nothing."""
        action = super().decide(view, request)
        return action if action in request.options else self.rng.choice(request.options)


class Betrays(Faithless):
    """The same, and offers what pleases most for what it would like."""

    offer = Probe.offer

    def pitches(self, market: Market) -> Iterator[Terms]:
        yield from market.trades(market.dearest())


class Cheapest(Probe):
    """Keeps everything, and gets everything at the cheapest price: it offers little first."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        found = market.trades(market.gives)
        yield from sorted(found, key=lambda terms: (market.welcome(terms) < LIKELY, -market.worth(terms)))


class Refuses(Probe):
    """Makes no deals."""

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        return RefuseDeal(deal.id)


class Floods(Probe):
    """Offers whatever comes to its mind, as often as the table takes it."""

    def pitches(self, market: Market) -> Iterator[Terms]:
        for _ in range(MOST_OFFERS):
            gets = self.rng.sample(market.gets, min(len(market.gets), self.rng.randint(1, 3)))
            gives = self.rng.sample(market.gives, min(len(market.gives), self.rng.randint(0, 2)))
            yield (*gets, *gives)
