"""Phase 7, and the end of a turn after a siesta: whoever is at the Bank moves money to Switzerland or back."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.words import Action, Pass

from ..edition import BANK, FamilyNumber
from ..money import EMPTY, Purse, minus, parts, plus, size, worth
from ..state import NOBODY, Junta
from .deeds import PlayCard, frame_of
from .events import BankOpened, BankVisited, PuppetsEmptied

PASS = Pass()


class Deposit(Action, frozen=True):
    """Put these bills into one's account."""

    bills: Public[Purse]


class Withdraw(Action, frozen=True):
    """Take these bills out of one's account."""

    bills: Public[Purse]


MOST_PARTS, FEW = 120, 4
"""Of a purse with more parts than this not every one is offered: those of few bills, those that leave few, and one
of each other amount."""


def moves(reserve: Purse, account: Purse) -> tuple[Action, ...]:
    """All that can be put in or taken out: in one decision, so that not even how many bills it is shows."""
    deposits: list[Action] = [Deposit(bills) for bills in likely_parts(reserve)]
    return (*deposits, *[Withdraw(bills) for bills in likely_parts(account)], PASS)


def likely_parts(purse: Purse) -> list[Purse]:
    """The parts of a purse, the whole first; of a large one every amount, and every few bills more or less."""
    every = parts(purse)
    if len(every) <= MOST_PARTS:
        return list(every)
    found = [part for part in every if size(part) <= FEW or size(minus(purse, part)) <= FEW]
    amounts = {worth(part) for part in found}
    for part in every:
        if worth(part) not in amounts:
            amounts.add(worth(part))
            found.append(part)
    return found


class BankPhase(Frame):
    """Phase 7 1  From the President on, who is alive and at the Bank puts money in or takes it out."""

    order: Public[tuple[FamilyNumber, ...]] = ()
    place: Public[int] = 0

    def enter(self, g: Junta) -> Step:
        match g.turn.bank:
            case "open":
                return self.open
            case "siesta":
                return done()
            case "holiday":
                return self.puppets

    def open(self, g: Junta) -> Step:
        g.turn.banked = True
        there = [family for family in g.present(g.president) if g.families[family].location == BANK]
        for family in there:
            g.families[family].shown = BANK
        g.tell(BankOpened(tuple(there)))
        self.order = tuple([family for family in there if family < g.players])
        return self.visit

    def visit(self, g: Junta) -> Step:
        while self.place < len(self.order) and not g.active(self.order[self.place]):
            self.place += 1
        if self.place == len(self.order):
            return self.puppets
        seat = self.order[self.place]
        one = g.families[seat]
        options = moves(one.reserve, one.account)
        donations: list[Action] = [
            PlayCard(card) for card in dict.fromkeys(one.hand) if g.edition.cards[card].kind == "donation"
        ]
        everything = options[0] if size(one.reserve) else PASS
        return ask(seat, "bank", (*donations, *options), self.visited, default=everything)

    def visited(self, g: Junta, action: Action) -> Step:
        seat = self.order[self.place]
        one = g.families[seat]
        if isinstance(action, PlayCard):
            return call(frame_of(seat, action), self.visit)
        if isinstance(action, Deposit):
            one.reserve, one.account = minus(one.reserve, action.bills), plus(one.account, action.bills)
        elif isinstance(action, Withdraw):
            one.reserve, one.account = plus(one.reserve, action.bills), minus(one.account, action.bills)
        g.tell(BankVisited(seat))
        self.place += 1
        return self.visit

    def puppets(self, g: Junta) -> Step:
        """Two players 9; Three players 3  A puppet's money is its leader's: in his account, if it is there."""
        for family in range(g.players, len(g.families)):
            one = g.families[family]
            if not g.active(family) or one.leader == NOBODY:
                continue
            if g.players == 3 and one.leader == g.president:
                continue  # it is discarded as the turn ends
            leader = g.families[one.leader]
            bills, one.reserve = one.reserve, EMPTY
            if one.location == BANK and g.turn.bank != "holiday":
                leader.account = plus(leader.account, bills)
            else:
                leader.reserve = plus(leader.reserve, bills)
            g.tell(PuppetsEmptied(family, one.leader, one.seats, bills))
        return done()


class LateBank(BankPhase):
    """Phase 9 1  After a siesta the Bank opens as the turn ends."""

    def enter(self, g: Junta) -> Step:
        return self.open
