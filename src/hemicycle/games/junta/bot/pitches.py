"""Which deals to think of in Junta."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat

from ..coup.aftermath import FiringSquad
from ..edition import GENERALS, MINISTER
from ..promises import (
    BackBudget,
    BackCandidate,
    ForceTheBudget,
    GivePostTo,
    JoinCoup,
    ShareBudget,
    SpareFromSquad,
    SparePlayer,
    StartNoCoup,
    StayLoyal,
)
from ..state import NOBODY, Junta
from ..trades import HandBills, HandCard, HandUnits, PayLater
from . import rebels
from .hand import worth_of
from .outlook import Outlook, seen


def proposals(g: Junta, seat: Seat, terms: Sequence[Term]) -> list[tuple[Term, ...]]:
    """What suits the moment: votes for the presidency, the budget, peace before the killings, sides in a coup."""
    look = seen(g, seat)
    if before_squad(g):
        return for_mercy(look)
    if g.coup is not None:
        return in_coup(look)
    if g.president == NOBODY or electing(g):
        return for_office(look)
    if g.turn.phase in (1, 2, 4) and not g.turn.piles:
        return [*for_budget(look), *for_cards(look)]
    if g.turn.phase == 5 or (g.turn.phase == 4 and g.turn.piles):
        return [*for_peace(look), *for_quiet(look)]
    return []


def others(look: Outlook) -> list[Seat]:
    return [seat for seat in range(look.g.players) if seat != look.seat and look.g.active(seat)]


def for_office(look: Outlook) -> list[tuple[Term, ...]]:
    """A share of the budget, or a post, for somebody's votes."""
    seat = look.seat
    found: list[tuple[Term, ...]] = []
    for other in others(look):
        found += [(BackCandidate(other, seat), ShareBudget(seat, other, share)) for share in (3, 4)]
        found.append((BackCandidate(other, seat), GivePostTo(seat, other, MINISTER), ShareBudget(seat, other, 2)))
    return found


def for_budget(look: Outlook) -> list[tuple[Term, ...]]:
    """The President buys votes, force and quiet; the others sell them."""
    g, seat = look.g, look.seat
    president, minister = g.president, g.posts.get(MINISTER, NOBODY)
    found: list[tuple[Term, ...]] = []
    if seat == president:
        for other in others(look):
            for share in (2, 3, 4):
                found.append((ShareBudget(seat, other, share), BackBudget(other)))
            found.append((ShareBudget(seat, other, 3), BackBudget(other), StartNoCoup(other)))
            found.append((ShareBudget(seat, other, 2), SparePlayer(other, seat)))
            if g.turn.phase < 3:
                found += [(GivePostTo(seat, other, post), BackBudget(other)) for post in (MINISTER, *GENERALS)]
            if other == minister:
                found.append((ShareBudget(seat, other, 3), ForceTheBudget(other), SparePlayer(other, seat)))
        return found
    for share in (2, 3, 4):
        found.append((BackBudget(seat), ShareBudget(president, seat, share)))
        found.append((BackBudget(seat), StartNoCoup(seat), ShareBudget(president, seat, share)))
        if seat == minister:
            found.append((ForceTheBudget(seat), SparePlayer(seat, president), ShareBudget(president, seat, share)))
    if g.turn.phase < 3:
        found += [(BackBudget(seat), GivePostTo(president, seat, post)) for post in (MINISTER, *GENERALS)]
    return [*found, *for_quiet(look)]


def for_quiet(look: Outlook) -> list[tuple[Term, ...]]:
    """No coup this turn, for a bill: whoever may rise sells it to the President."""
    president, quiet = look.g.president, StartNoCoup(look.seat)
    if president in (NOBODY, look.seat):
        return []
    return [(quiet, HandBills(president, look.seat, bill, 1)) for bill in (1, 2, 3)]


def for_peace(look: Outlook) -> list[tuple[Term, ...]]:
    """No assassination this turn: for the same, or for a bill or two."""
    g, seat = look.g, look.seat
    found: list[tuple[Term, ...]] = []
    for other in others(look):
        found.append((SparePlayer(seat, other), SparePlayer(other, seat)))
        if look.police and g.holder(MINISTER) == other:
            found += [(HandBills(seat, other, bill, 1), SparePlayer(other, seat)) for bill in (1, 2, 3)]
        if look.police and g.holder(MINISTER) == seat:
            found += [(HandBills(other, seat, bill, 1), SparePlayer(seat, other)) for bill in (1, 2)]
    return found


def for_cards(look: Outlook) -> list[tuple[Term, ...]]:
    """A card that one has no use for, to who lies open to have some."""
    g, seat = look.g, look.seat
    found: list[tuple[Term, ...]] = []
    if g.viewer != seat:
        return found
    for card in dict.fromkeys(g.families[seat].hand):
        needs = g.edition.cards[card].effects.needs
        if needs and worth_of(g, seat, card) < 0.5:
            for other in others(look):
                if needs in g.families[other].influence:
                    found.append((HandCard(seat, other, card), HandBills(other, seat, 1, 1)))
    return found


def in_coup(look: Outlook) -> list[tuple[Term, ...]]:
    """Sides for money or one's life; and units for money."""
    g, seat = look.g, look.seat
    coup = g.coup
    assert coup is not None
    found: list[tuple[Term, ...]] = []
    for other in others(look):
        rebel = other in coup.rebels
        if seat == g.president:
            pays = [HandBills(seat, other, bill, number) for bill, number in ((1, 1), (2, 1), (3, 1), (2, 2))]
            if rebel:
                found.append((StayLoyal(other), SpareFromSquad(seat, other)))
            found += [(StayLoyal(other), pay) for pay in pays]
        elif seat == coup.first and not rebel and other != g.president:
            found.append((JoinCoup(other), SpareFromSquad(seat, other)))
            found += [(JoinCoup(other), HandBills(seat, other, bill, 1)) for bill in (1, 2, 3)]
            found += units_for_money(look, other)
        elif seat in coup.rebels and other == g.president:
            found.append((StayLoyal(seat), SpareFromSquad(other, seat)))
            found += [(StayLoyal(seat), HandBills(other, seat, bill, 1)) for bill in (2, 3)]
            found += [(HandBills(seat, other, bill, 1), SpareFromSquad(other, seat)) for bill in (1, 2)]
        elif seat != coup.first and other == coup.first and not rebels.leans(look, seat):
            found += [(JoinCoup(seat), HandBills(other, seat, bill, 1)) for bill in (2, 3)]
    return found


def for_mercy(look: Outlook) -> list[tuple[Term, ...]]:
    """One's life for money: whoever has the squad sells it, and whoever stands before it buys."""
    g, seat = look.g, look.seat
    president = g.president
    prices = ((1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 3))
    found: list[tuple[Term, ...]] = []
    for party in before_squad(g):
        if party < g.players and seat in (president, party):
            mercy = SpareFromSquad(president, party)
            found += [(HandBills(party, president, bill, number), mercy) for bill, number in prices]
            found += [(PayLater(party, president, number, g.turn.number + 1), mercy) for number in (2, 3, 4)]
    return found


def units_for_money(look: Outlook, other: Seat) -> list[tuple[Term, ...]]:
    """Buy the largest stack of somebody who keeps out of it."""
    coup = look.g.coup
    assert coup is not None
    stacks = [one for one in coup.stacks if one.family == other]
    if not stacks:
        return []
    largest = max(stacks, key=lambda one: one.number)
    units = HandUnits(other, look.seat, largest.area, largest.unit, largest.number)
    return [(units, HandBills(look.seat, other, bill, 1)) for bill in (2, 3)]


def electing(g: Junta) -> bool:
    return any(getattr(frame, "question", "") == "president" for frame in g.stack)


def before_squad(g: Junta) -> tuple[int, ...]:
    """Who may be shot now: nobody, unless the President is choosing."""
    top = g.stack[-1] if g.stack else None
    return top.families if isinstance(top, FiringSquad) else ()
