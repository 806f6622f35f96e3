"""The outside option: what the same, or something better instead, would cost elsewhere.

Whoever is about to pay somebody looks at the others who could give as much: what they offer on the table, what he
would offer them himself, the very same deal with them, or with one thing less of his own. It counts for as much as
it is likely to come about, and only where it stands in the place of the first: what one could have beside it is no
reason against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hemicycle.engine.deals import Deal, Term
from hemicycle.engine.declare import SPECTATOR, Seat, is_seat, typed
from hemicycle.engine.ledger import MOST_TERMS, Ledger
from hemicycle.engine.words import Message

from .trust import DISTRUST

if TYPE_CHECKING:
    from .bargaining import Bargainer

SAVES = 0.1
"""In points: what must be saved elsewhere, or won, to turn somebody down for it."""
LIKELY = 0.6
"""How likely somebody else must seem to agree."""
SOLD = 0.85
"""The same of somebody who was seen to agree to as much, for as little."""
INSTEAD = 0.5
"""Of what the other deal is worth alone: what it may still be worth beside the first to stand in its place."""


class Elsewhere(NamedTuple):
    """A deal with somebody else that would do as well."""

    seat: Seat
    terms: tuple[Term, ...]
    hope: float
    """What it is worth, as far as it is likely."""
    same: bool
    """Whether it gives the same kind of thing for less, or else something better."""

    @property
    def message(self) -> Message:
        if self.same:
            return Message("bot-deal-elsewhere", {"seat": self.seat})
        return Message("bot-deal-better", {"seat": self.seat})


def elsewhere(mind: Bargainer, parties: Sequence[Seat], terms: Sequence[Term]) -> Elsewhere | None:
    """The best deal with somebody else that is better than this one, and would not be wanted beside it."""
    others = [seat for seat in parties if seat != mind.seat]
    if len(others) != 1 or all(term.seat == mind.seat for term in terms):
        return None
    worth = max(0.0, mind.worth(parties, terms))
    twin = mind.beside(terms)
    best: Elsewhere | None = None
    for seat, proposed, offered in instead_of(mind, others[0], terms):
        there = tuple(sorted((mind.seat, seat)))
        value = mind.worth(there, proposed)
        chance = 1.0 if offered else likely(mind, seat, proposed)
        hope = value * chance
        if hope <= worth + SAVES or chance < LIKELY or (best is not None and hope <= best.hope):
            continue
        if mind.pointless(proposed) is not None or not in_its_place(twin, there, proposed, value):
            continue
        best = Elsewhere(seat, proposed, hope, cheaper(mind, seat, proposed, others[0], terms))
    return best


def told(mind: Bargainer, parties: Sequence[Seat], terms: Sequence[Term]) -> Message | None:
    """The same in words, as far as it can be told: by what everybody sees, and the deals of these parties alone.

    So it tells nothing of a hand, a purse, or what others have offered or promised.
    """
    public = mind.g.view(SPECTATOR)
    common = [deal for deal in mind.ledger.deals if set(parties) <= set(deal.parties)]
    found = elsewhere(mind.on(public, Ledger(tuple(common))), parties, terms)
    return None if found is None else found.message


def instead_of(
    mind: Bargainer, other: Seat, terms: Sequence[Term]
) -> Iterator[tuple[Seat, tuple[Term, ...], bool]]:
    """Deals between the bot and one who is not this other: with whom, what, and whether it lies on the table."""
    seat, g = mind.seat, mind.g
    for deal in offered_to(mind.ledger, seat):
        (by,) = [party for party in deal.parties if party != seat]
        if by != other and acceptable(mind, by, deal.terms):
            yield by, deal.terms, True
    if not mind.may_offer():
        return
    thirds = [third for third in range(g.players) if third not in (seat, other)]
    proposed = mind.knowledge.proposals(g, seat, list(g.terms_between(tuple(range(g.players)))))
    for third in thirds:
        there = tuple(sorted((seat, third)))
        possible = set(g.terms_between(there))
        own = [found for found in proposed if {seat, *[term.seat for term in found]} == {seat, third}]
        for found in dict.fromkeys((*own, *likewise(seat, other, third, terms))):
            if 0 < len(found) <= MOST_TERMS and possible.issuperset(found) and not mind.tried(there, found):
                if acceptable(mind, third, found):
                    yield third, found, False


def offered_to(ledger: Ledger, seat: Seat) -> list[Deal]:
    """What others offer a seat at this moment, each alone."""
    return [deal for deal in ledger.open(seat) if len(deal.parties) == 2 and deal.by != seat]


def acceptable(mind: Bargainer, third: Seat, terms: Sequence[Term]) -> bool:
    """Whether the bot itself could agree to it."""
    return mind.trust(third) >= DISTRUST and not mind.otherwise(terms) and not mind.prevented(terms)


def likewise(seat: Seat, other: Seat, third: Seat, terms: Sequence[Term]) -> Iterator[tuple[Term, ...]]:
    """The same deal with somebody else in that one's place, whole and with one thing less of one's own."""
    swapped = tuple([with_seat(term, other, third) for term in terms])
    yield swapped
    for less in swapped:
        if less.seat == seat:
            yield tuple([term for term in swapped if term is not less])


def with_seat(term: Term, old: Seat, new: Seat) -> Term:
    """The same term with another player where somebody is named in it."""
    hints = typed(type(term))
    fields = {name: getattr(term, name) for name in term.__struct_fields__}
    named = {name: new for name, value in fields.items() if value == old and is_seat(hints[name], value)}
    return msgspec.structs.replace(term, **named) if named else term


def in_its_place(twin: Bargainer, parties: Sequence[Seat], terms: Sequence[Term], alone: float) -> bool:
    """Whether one would want only one of both: `twin` has agreed to the first already."""
    if any(one.against(held) or held.against(one) for one in terms for held in twin.held):
        return True
    return twin.worth(parties, terms) < INSTEAD * alone


def likely(mind: Bargainer, seat: Seat, terms: Sequence[Term]) -> float:
    """How likely somebody agrees: by what it is worth to him, and by what he was seen to agree to."""
    chance = mind.welcome(tuple(sorted((mind.seat, seat))), terms, seat)
    return max(chance, SOLD) if sold(mind, seat, terms) else chance


def sold(mind: Bargainer, seat: Seat, terms: Sequence[Term]) -> bool:
    """Whether somebody has agreed to give what he gives in these terms, for no more."""
    return any(
        deal.status == "agreed"
        and len(deal.parties) == 2
        and seat in deal.parties
        and no_dearer(mind, deal, seat, terms)
        for deal in mind.ledger.deals
    )


def no_dearer(mind: Bargainer, deal: Deal, seat: Seat, terms: Sequence[Term]) -> bool:
    """Whether he gave the same kinds of things there, and as much, for no more than he would get now."""
    gave, gives = parts(mind, deal.terms, seat), parts(mind, terms, seat)
    got, gets = parts(mind, deal.terms, seat, False), parts(mind, terms, seat, False)
    return (
        gave.keys() == gives.keys()
        and got.keys() == gets.keys()
        and all(gave[kind] >= gives[kind] for kind in gives)
        and all(got[kind] <= gets[kind] for kind in gets)
    )


def parts(mind: Bargainer, terms: Sequence[Term], seat: Seat, own: bool = True) -> dict[type[Term], int]:
    """How much of each kind of term somebody gives in a deal, or gets."""
    amount = getattr(mind.knowledge, "amount", _one)
    found: dict[type[Term], int] = {}
    for term in terms:
        if (term.seat == seat) == own:
            found[type(term)] = found.get(type(term), 0) + amount(term)
    return found


def cheaper(mind: Bargainer, seat: Seat, terms: Sequence[Term], other: Seat, before: Sequence[Term]) -> bool:
    """Whether it gives the same kinds of things, for less of one's own."""
    if parts(mind, terms, seat).keys() != parts(mind, before, other).keys():
        return False

    def cost(of: Sequence[Term]) -> float:
        return -mind.gain(mind.seat, [term for term in of if term.seat == mind.seat])

    return cost(terms) < cost(before)


def _one(term: Term) -> int:
    return 1
