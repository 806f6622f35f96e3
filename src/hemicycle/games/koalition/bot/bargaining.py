"""With whom to govern: what pays best and can pass; hold out for it, but not for ever."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best, ranked
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..negotiation import DROP, Accept, Include, Negotiation, Propose, Withdraw, steps
from ..state import Koalition
from .outlook import of_negotiation

FIRM, YIELDING = 0.95, 0.4
"""The share of its best that the greediest insists on at first, and that anybody takes in the end."""
CANDIDATES = 3
BEGUN = 1e-6
"""In points: of equals, one goes on with what one has begun to put together."""
CROWD = 12
"""Blocs that are many: the parties, and some small ones."""
REASONS = {Accept: "bot-accept", Propose: "bot-propose", Withdraw: "bot-withdraw"}


class Offer(NamedTuple):
    """A coalition as one leader sees it."""

    action: Action
    value: float
    """What it pays oneself, with some love for old partners."""
    passes: float
    """How content the other leaders would be: 1 when it is the best for each of them."""


def negotiation_of(g: Koalition) -> Negotiation:
    negotiation = g.stack[-1]
    assert isinstance(negotiation, Negotiation)
    return negotiation


def offers(g: Koalition, seat: Seat, options: Sequence[Action], loyalty: float) -> tuple[list[Offer], float]:
    """All that may be accepted or proposed, and the value of the best coalition there is for the seat."""
    negotiation = negotiation_of(g)
    seen = of_negotiation(g, negotiation)
    friends = old_partners(g, seat) if loyalty else set()
    found: list[Offer] = []
    best = 0.0
    free = may_begin(options)
    answers = {option.coalition: option for option in options if isinstance(option, Accept | Propose)}
    tabled = {proposal.coalition for proposal in negotiation.proposed}
    for names, leaders, pay in zip(seen.names, seen.leaders, seen.payouts):
        if seat not in leaders:
            continue
        value = pay[seat] + 0.5 * loyalty * len(friends.intersection(leaders))
        passes = 1.0
        for other in leaders:
            if other != seat and seen.best[other]:
                passes *= pay[other] / seen.best[other]
        best = max(best, value)
        if names in answers:
            found.append(Offer(answers[names], value, passes))
        elif free and names not in tabled:
            found.append(Offer(Propose(names), value, passes))
    return found, best


def may_begin(options: Sequence[Action]) -> bool:
    """Whether any coalition may be proposed: it is put together party by party."""
    return any(type(option) is Include for option in options)


def step(g: Koalition, seat: Seat, wanted: Action) -> Action:
    """What to do now for what is wanted: a proposal is put together, one's own party first."""
    if not isinstance(wanted, Propose):
        return wanted
    negotiation = negotiation_of(g)
    first = steps(negotiation, seat, wanted.coalition)[0]
    return PASS if first == DROP and negotiation.withdrawals[seat] >= g.options.offers else first


def old_partners(g: Koalition, seat: Seat) -> set[Seat]:
    """With whom the seat led the last government, if it did."""
    if not g.outcomes:
        return set()
    leaders = {score.seat for score in g.outcomes[-1].scores if score.bonus}
    return leaders - {seat} if seat in leaders else set()


def patience(g: Koalition, negotiation: Negotiation, leaders: int) -> float:
    """From 1 at first to 0 when all has been proposed that may be."""
    made = sum(negotiation.proposals) + len(negotiation.silent)
    most = min(g.options.offers, 3) * leaders
    return max(0.0, 1.0 - made / most)


def choose(g: Koalition, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random) -> Action:
    """The next step to what it wants."""
    return step(g, seat, wanted(g, seat, options, temper, rng))


def hasty(g: Koalition, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random) -> Action:
    """The same, for imagined talks: among very many small parties one proposal is enough to answer to."""
    negotiation = negotiation_of(g)
    drafts = negotiation.drafts
    if len(negotiation.blocs) > CROWD and (negotiation.proposed or len(drafts[seat]) < len(max(drafts, key=len))):
        options = [option for option in options if not isinstance(option, Include | Propose)]
    return choose(g, seat, options, temper, rng)


def wanted(g: Koalition, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random) -> Action:
    """Accept what is good enough; else propose; else hold out, unless everybody else does."""
    negotiation = negotiation_of(g)
    found, most = offers(g, seat, options, temper.loyalty)
    if not found:
        return PASS
    leaders = len(of_negotiation(g, negotiation).best)
    draft = set(negotiation.drafts[seat])

    def hope(offer: Offer) -> float:
        action = offer.action
        begun = bool(draft) and isinstance(action, Propose) and draft.issubset(action.coalition)
        return _hope(offer) + BEGUN * begun

    insists = 0.7 + (FIRM - 0.7) * temper.greed
    least = most * (YIELDING + (insists - YIELDING) * patience(g, negotiation, leaders))
    accepts = [offer for offer in found if isinstance(offer.action, Accept)]
    on_offer = best(accepts, _value, rng) if accepts else None
    if on_offer is not None and on_offer.value >= least:
        return on_offer.action
    to_propose = [offer for offer in found if isinstance(offer.action, Propose) and offer.value >= least]
    if to_propose:
        return best(to_propose, hope, rng).action
    if len(negotiation.silent) >= leaders - 1 and not _bound(negotiation, seat):
        # Nobody else will move: better a poor government than none.
        return on_offer.action if on_offer is not None else best(found, hope, rng).action
    return PASS


def _value(offer: Offer) -> float:
    return offer.value


def _hope(offer: Offer) -> float:
    return offer.value * offer.passes


def _bound(negotiation: Negotiation, seat: Seat) -> bool:
    return any(seat in proposal.accepted for proposal in negotiation.proposed)


def candidates(g: Koalition, seat: Seat, options: Sequence[Action], rng: Random) -> list[Action]:
    """What is on offer, the most hopeful proposals, and holding out."""
    found, _ = offers(g, seat, options, 0.0)
    accepts = ranked([offer for offer in found if isinstance(offer.action, Accept)], _value, rng)
    proposals = ranked([offer for offer in found if isinstance(offer.action, Propose)], _hope, rng)
    chosen = [offer.action for offer in (*accepts[:CANDIDATES], *proposals[:CANDIDATES])]
    if negotiation_of(g).drafts[seat] and chosen:
        # It knew what it wanted when it began.
        return list(dict.fromkeys([step(g, seat, action) for action in chosen]))
    return list(dict.fromkeys([*[step(g, seat, action) for action in chosen], PASS]))


def reason(g: Koalition, seat: Seat, action: Action) -> Message | None:
    negotiation = negotiation_of(g)
    seen = of_negotiation(g, negotiation)
    best = seen.best[seat]
    if isinstance(action, Include):
        return Message("bot-include", {"bloc": action.bloc, "best": best})
    if not isinstance(action, Accept | Propose | Withdraw):
        return Message("bot-hold-out", {"best": best})
    seen = of_negotiation(g, negotiation, (action.coalition,))
    points = seen.payouts[seen.names.index(action.coalition)][seat]
    return Message(REASONS[type(action)], {"coalition": action.coalition, "points": points, "best": best})
