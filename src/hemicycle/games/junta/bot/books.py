"""The books that who remembers keeps of everybody's money: what all could see change hands, event by event.

What a bill is worth only those see who handle it; to others it is worth what bills are on average.
"""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.words import Event

from ..events import BillsPaid, DonationTaken, FamilyKilled, TurnBegan
from ..money import Purse, worth
from ..politics.events import (
    AidDrawn,
    BankOpened,
    BankVisited,
    BudgetForced,
    BudgetProposed,
    BudgetRefused,
    BudgetTakenOver,
    BudgetVoted,
    BurglarsPaid,
    PilePaid,
    PuppetsEmptied,
    ReserveHandedOver,
)
from ..state import NOBODY
from .mind import MEAN_BILL, Memory, pile_worth

KEPT_BILL = 2.0
"""In millions: what a President keeps whose budget is taken over."""
ROBBED = 2.0
"""What burglars get, where there is as much."""


def follow(memory: Memory, events: Sequence[Event]) -> None:
    """Enter what has happened. Who is told for the first time is told all from the deal on, and begins anew."""
    if not memory.told:
        vars(memory).update(vars(Memory()))
        memory.told = True
    for event in events:
        enter(memory, event)


def enter(memory: Memory, event: Event) -> None:
    """Enter one thing that has happened."""
    match event:
        case TurnBegan(turn):
            memory.turn, memory.piles, memory.author = turn, [], NOBODY
            memory.dead.clear()
            for puppet in memory.puppets:
                memory.cash[puppet] = 0.0
        case AidDrawn(seats, number):
            memory.drawn = memory.turn
            memory.get(seats[0], number * MEAN_BILL)
        case DonationTaken(family, _, bills):
            memory.donations += 1
            memory.get(family, seen(bills, MEAN_BILL))
        case BillsPaid(family, bills):
            memory.get(family, -worth(bills))
        case FamilyKilled(family, heir, _, _, bills):
            memory.dead.add(family)
            memory.move(family, heir, seen(bills, memory.purse(family)))
            memory.cash[family] = 0.0
        case BurglarsPaid(_, family, heir, bills):
            memory.move(family, heir, seen(bills, min(ROBBED, memory.purse(family))))
        case ReserveHandedOver(_, family, heir, bills) | PuppetsEmptied(family, heir, _, bills):
            memory.move(family, heir, seen(bills, memory.purse(family)))
            memory.cash[family] = 0.0
        case BankOpened():
            memory.banked = memory.turn
        case BankVisited(family):
            memory.accounts[family] += memory.purse(family)
            memory.cash[family] = 0.0
        case _:
            enter_budget(memory, event)


def enter_budget(memory: Memory, event: Event) -> None:
    """Enter what has become of a budget."""
    match event:
        case BudgetProposed(seat, families, sizes, announced):
            piles = zip(families, announced, sizes, strict=True)
            memory.piles = [(family, pile_worth(told, size)) for family, told, size in piles]
            memory.author = seat
        case BudgetVoted():
            memory.budgets += 1
        case BudgetForced():
            memory.refused += 1
        case BudgetRefused():
            memory.refused += 1
            memory.paid = memory.turn
        case PilePaid(family, seats, size, bills):
            memory.paid = memory.turn
            if family not in seats:
                memory.puppets.add(family)
            thought = next((pile for one, pile in memory.piles if one == family), size * MEAN_BILL)
            memory.move(memory.author, family, seen(bills, thought))
        case BudgetTakenOver(seat, seats, bills):
            giver = next((one for one in seats if one != seat), NOBODY)
            memory.move(giver, seat, seen(bills, max(0.0, memory.purse(giver) - KEPT_BILL)))


def seen(bills: Purse, thought: float) -> float:
    """What bills are worth, or are thought to be to who sees their backs."""
    return float(worth(bills)) if bills[0] >= 0 else thought
