"""What a viewer can't see, dealt anew as it could be: cards, bills, and where everybody is."""

from __future__ import annotations

from collections import Counter
from random import Random

from hemicycle.engine.declare import Seat

from .edition import BANK, LOCATIONS
from .money import BILL, gathered, kinds, minus, plus, size, spread, worth
from .state import NOBODY, Family, Junta, Pile

KEPT = 0.55
"""The part of the aid that a President keeps, as a rule."""
GIVEN = 1.2
"""Of an equal part of the rest: what somebody has after the budget, with what he had before."""
OLD = 0.6
"""Of what a turn brings: what is still there when it is over, in a purse or in Switzerland."""
HARDLY, SPENT = 0.3, 2.0
"""In bills: what is left to who has just been at the Bank; and what has gone into the box."""


def fill(g: Junta, viewer: Seat, rng: Random) -> None:
    hidden = [family for family in g.families if viewer not in family.seats]
    fill_hands(g, viewer, hidden, rng)
    bills = unseen_bills(g, viewer)
    rng.shuffle(bills)
    # A pile must hold what was announced: those that need large bills come first.
    unknown = [pile for pile in g.turn.piles if viewer not in pile.seats]
    for pile in sorted(unknown, key=lambda pile: -pile.announced / pile.size):
        fill_pile(pile, bills)
    fill_purses(g, hidden, bills, rng)
    if g.turn.placed:
        fill_locations(g, hidden, rng)


def fill_hands(g: Junta, viewer: Seat, hidden: list[Family], rng: Random) -> None:
    pool = Counter(g.edition.deck)
    pool.subtract(g.discard)
    pool.subtract(g.table)
    for family in g.families:
        pool.subtract(family.influence)
        if viewer in family.seats:
            pool.subtract(family.hand)
    cards = [card for card, number in pool.items() for _ in range(number)]
    rng.shuffle(cards)
    for family in hidden:
        family.hand = [cards.pop() for _ in family.hand]
    g.deck = cards


def unseen_bills(g: Junta, viewer: Seat) -> list[int]:
    unseen = g.edition.bills
    for family in g.families:
        if viewer in family.seats:
            unseen = minus(unseen, plus(family.reserve, family.account))
    for pile in g.turn.piles:
        if viewer in pile.seats:
            unseen = minus(unseen, pile.bills)
    return spread(unseen)


def fill_pile(pile: Pile, bills: list[int]) -> None:
    """As many bills as it has, worth what was announced, and no more than they must be: others may need them."""
    taken = [bills.pop() for _ in range(pile.size)]
    taken.sort()
    for at in range(pile.size):
        if sum(taken) < pile.announced:
            large = max(range(len(bills)), key=bills.__getitem__)
            if bills[large] > taken[at]:
                taken[at], bills[large] = bills[large], taken[at]
    for at in range(pile.size):
        for other, bill in enumerate(bills):
            if bill < taken[at] and sum(taken) - taken[at] + bill >= pile.announced >= 2 * pile.size:
                taken[at], bills[other] = bill, taken[at]
    pile.bills = gathered(taken)


def fill_purses(g: Junta, hidden: list[Family], bills: list[int], rng: Random) -> None:
    """The pile of aid as high as it can be by what was drawn; what is left lies with anybody, or in the box, as
    the table tells."""
    turns = g.turn.number if g.turn.phase >= 3 else max(0, g.turn.number - 1)
    left = sum(g.edition.bills) - g.edition.aid * turns - rng.randrange(3)
    left = max(0, min(left, len(bills)))
    g.pile = bills[len(bills) - left :]
    del bills[len(bills) - left :]
    purses: list[list[int]] = [[] for _ in range(2 * len(hidden) + 1)]
    likely = [part for family in hidden for part in (in_reserve(g, family), in_account(g, family))]
    for bill, purse in zip(bills, rng.choices(purses, [*likely, SPENT], k=len(bills)), strict=True):
        purse.append(bill)
    for at, family in enumerate(hidden):
        family.reserve = gathered(purses[2 * at])
        family.account = gathered(purses[2 * at + 1])
    g.box = gathered(purses[-1])


def in_reserve(g: Junta, family: Family) -> float:
    """How many bills a family may have in cash: the dead none, who was at the Bank few, a President most."""
    if family.dead:
        return 0.0
    if g.turn.banked and family.shown == BANK:
        return HARDLY
    if g.president != NOBODY and family is g.families[g.president]:
        return KEPT * g.edition.aid if g.turn.phase >= 3 else OLD * g.edition.aid
    part = GIVEN * (1 - KEPT) * g.edition.aid / max(1, len(g.families) - 1)
    return part if g.turn.phase > 3 and g.turn.bank != "holiday" else OLD * part


def in_account(g: Junta, family: Family) -> float:
    """How many bills a family may have in Switzerland: more from turn to turn, and a puppet none."""
    if all(family is not one for one in g.families[: g.players]):
        return 0.0
    return HARDLY + OLD * g.edition.aid * max(0, g.turn.number - 1) / g.players


def fill_locations(g: Junta, hidden: list[Family], rng: Random) -> None:
    places = [place for place in LOCATIONS if place != BANK or not g.turn.banked]
    for family in hidden:
        if family.shown:
            family.location = family.shown
        elif not family.exile and family.leader != NOBODY:
            family.location = rng.choice(places)


def enrich(g: Junta, family: int, price: int) -> None:
    """See to it that a family can pay a price, with bills from wherever they may be."""
    one = g.families[family]
    while worth(one.reserve) < price:
        if g.pile:
            one.reserve = plus(one.reserve, BILL[g.pile.pop()])
            continue
        sources = [other for other in g.families if other is not one and size(other.reserve)]
        if size(g.box):
            bill = kinds(g.box)[-1]
            g.box = minus(g.box, BILL[bill])
        elif size(one.account):
            bill = kinds(one.account)[-1]
            one.account = minus(one.account, BILL[bill])
        else:
            bill = kinds(sources[-1].reserve)[-1]
            sources[-1].reserve = minus(sources[-1].reserve, BILL[bill])
        one.reserve = plus(one.reserve, BILL[bill])
