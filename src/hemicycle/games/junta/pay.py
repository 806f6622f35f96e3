"""Paying with bills: no change is made, and what is too much is lost."""

from __future__ import annotations

from random import Random
from typing import Literal

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, done
from hemicycle.engine.words import Action

from . import imagined
from .edition import FamilyNumber
from .events import BillsPaid
from .money import BILL, EMPTY, Purse, gathered, minus, payments, plus, shared, spread, worth
from .state import Family, Junta

MOST_RETURNED = 10
"""How many bills go under the pile at most, where the table has set a limit; else as many as there are in all, so
that every game ends."""


class PayBills(Action, frozen=True):
    """Pay with these bills."""

    bills: Public[Purse]


def spend(g: Junta, bills: Purse) -> None:
    """Bills that are spent leave the game, or go under the pile of aid (ruling 21)."""
    most = {"box": 0, "under": sum(g.edition.bills), "under-10": MOST_RETURNED}[g.options.spent]
    for bill in spread(bills):
        if g.returned >= most:
            g.box = plus(g.box, BILL[bill])
        else:
            g.pile.insert(0, bill)
            g.returned += 1


def funds_of(g: Junta, family: int) -> int:
    """What Influence cards still pay this turn, for assassins and bribes alone."""
    one = g.families[family]
    cards = g.edition.cards
    return sum([cards[card].effects.pays for card in one.influence]) - one.funds


def can_pay(g: Junta, family: int, price: int) -> bool:
    """Whether a family can pay for an assassin or a bribe."""
    return price <= 0 or worth(purse_of(g, family)) + max(0, funds_of(g, family)) >= price


def wallets(g: Junta, family: int) -> list[Family]:
    """Whose bills pay for a card: a puppet's are its leader's to pay (ruling J35); of three players the President
    has the money of his puppets too, and it goes first, since what is left of it is lost as the turn ends."""
    payer = family if family < g.players else g.decides(family)
    found = [g.families[payer]]
    if g.players == 3 and payer == g.president:
        puppets = range(g.players, len(g.families))
        led = [g.families[puppet] for puppet in puppets if g.decides(puppet) == payer and g.active(puppet)]
        return led + found
    return found


def purse_of(g: Junta, family: int) -> Purse:
    """All that a family can pay for a card with."""
    purse = EMPTY
    for one in wallets(g, family):
        purse = plus(purse, one.reserve)
    return purse


class Pay(Frame):
    """Foreign aid 2; ruling 20  What Influence cards pay first, then bills of one's choice."""

    family: Public[FamilyNumber]
    price: Public[int]
    what: Public[Literal["assassin", "bribe", "defence"]]
    due: Public[int] = 0

    def enter(self, g: Junta) -> Step:
        one = g.families[self.family]
        helped = min(self.price, max(0, funds_of(g, self.family)))
        one.funds += helped
        self.due = self.price - helped
        if not self.due:
            return done(EMPTY)
        return self.choose

    def fill(self, g: Junta, viewer: Seat, rng: Random) -> None:
        """He can pay, or he would not have been asked."""
        payer = self.family if self.family < g.players else g.decides(self.family)
        others = worth(purse_of(g, self.family)) - worth(g.families[payer].reserve)
        imagined.enrich(g, payer, self.due - others)

    def choose(self, g: Junta) -> Step:
        options = [PayBills(bills) for bills in payments(purse_of(g, self.family), self.due)]
        seat = g.decides(self.family)
        return ask(seat, "pay", options, self.paid, {"price": self.due}, default=options[0])

    def paid(self, g: Junta, action: PayBills) -> Step:
        rest = action.bills
        for one in wallets(g, self.family):
            part = shared(rest, one.reserve)
            rest, one.reserve = minus(rest, part), minus(one.reserve, part)
        spend(g, action.bills)
        g.tell(BillsPaid(self.family, action.bills, self.price, self.what))
        return done(action.bills)


def take(g: Junta, number: int) -> Purse:
    """Bills from the top of the pile of aid, as many as there are."""
    return gathered([g.pile.pop() for _ in range(min(number, len(g.pile)))])
