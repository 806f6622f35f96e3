"""What changes hands between two players at once: bills, unplayed cards, units in a coup; and money for later.

Bills and cards pass in private; units in the city are for all to see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.memory import remembered
from hemicycle.engine.words import Event, Message, Refused

from .coup.city import put, take
from .coup.events import UnitsHanded
from .coup.homecoming import Homecoming
from .coup.march import MoveTurn
from .coup.uprising import Uprising
from .edition import DENOMINATIONS, Area, Card, Unit
from .events import FamilyKilled, TurnBegan, TurnEnded
from .money import BILL, Denomination, Purse, holds, minus, plus, worth
from .pay import Pay
from .politics.assassins import AssassinPhase
from .politics.budget import Substitute
from .politics.events import ExileReturned, ExileStayed
from .politics.presidency import Resignation
from .state import Junta

MOST_BILLS = 8
"""Of one kind in one term: a year's aid."""
DEBTS = tuple(range(1, 11))
"""How many millions may be promised for later."""


class HandBills(Term, frozen=True):
    """Foreign aid 1  Give somebody bills of one kind, in private."""

    private: ClassVar[bool] = True
    once: ClassVar[tuple[str, ...]] = ("seat", "party", "bill")

    party: Public[Seat]
    bill: Public[Denomination]
    number: Public[int]

    @property
    def bills(self) -> Purse:
        one = BILL[self.bill]
        return one[0] * self.number, one[1] * self.number, one[2] * self.number

    def missing(self) -> Message:
        return Message(
            "refused-trade-bills", {"seat": self.seat, "number": self.number, "bill": self.bill}, "Foreign aid"
        )

    def hands_over(self, g: Junta, deal: Deal) -> None:
        giver, taker = g.families[self.seat], g.families[self.party]
        if not holds(giver.reserve, self.bills):
            raise Refused(self.missing())
        giver.reserve, taker.reserve = minus(giver.reserve, self.bills), plus(taker.reserve, self.bills)


class HandCard(Term, frozen=True):
    """Cards 16  Give somebody a card that has not been played, in private."""

    private: ClassVar[bool] = True

    party: Public[Seat]
    card: Public[Card]

    def hands_over(self, g: Junta, deal: Deal) -> None:
        giver, taker = g.families[self.seat], g.families[self.party]
        if self.card not in giver.hand:
            raise Refused(Message("refused-trade-card", {"seat": self.seat, "card": self.card}, "Cards"))
        giver.hand.remove(self.card)
        taker.hand.append(self.card)


class HandUnits(Term, frozen=True):
    """Coup A 4  Give somebody units that one controls, for all to see."""

    once: ClassVar[tuple[str, ...]] = ("seat", "area", "unit")

    party: Public[Seat]
    area: Public[Area]
    unit: Public[Unit]
    number: Public[int]

    def hands_over(self, g: Junta, deal: Deal) -> None:
        if g.coup is None or not give_units(g.coup, self):
            raise Refused(Message("refused-trade-units", {"seat": self.seat, "area": self.area}, "Coup A"))
        g.tell(UnitsHanded(self.seat, self.area, self.unit, self.number, self.party))


def give_units(coup: Uprising, term: HandUnits) -> bool:
    """Units change hands, with what they have done in this phase (ruling 60); whether there are as many."""
    left = term.number
    for stack in list(coup.stacks):
        if left and (stack.family, stack.area, stack.unit) == (term.seat, term.area, term.unit):
            number = min(left, stack.number)
            left -= number
            take(coup, stack, number)
            put(coup, stack.area, stack.unit, term.party, number, stack.moved, stack.retreated)
    return not left


# Money for later


class PayLater(Term, frozen=True):
    """Foreign aid 1  Give somebody at least so many millions before a turn ends: this one, or the next.

    Bills pass in private between two, so a promise of them does too, and it is kept by what he gives the other for
    nothing else (ruling J38, `settled`). A debt ends with the death of either, and where the creditor was abroad;
    but whoever kills his creditor has broken his word. The note: how much is paid, and whether it is the turn.
    """

    private: ClassVar[bool] = True
    debt: ClassVar[bool] = True
    once: ClassVar[tuple[str, ...]] = ("seat", "party")

    party: Public[Seat]
    number: Public[int]
    turn: Public[int]
    """Before this one ends."""

    def begins(self, g: Junta) -> str:
        return "0 due" if g.turn.number == self.turn else "0"

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case FamilyKilled(self.party, self.seat):
                return "broken"
            case FamilyKilled(family) if family in (self.seat, self.party):
                return "void"
            case ExileReturned(self.party) | ExileStayed(self.party) if noted.endswith("due"):
                return "void"
            case TurnEnded(turn) if turn >= self.turn:
                return "broken"
        return None

    def follow(self, g: Junta, event: Event, noted: str) -> str:
        return f"{noted} due" if isinstance(event, TurnBegan) and event.turn == self.turn else noted


def settled(deal: Deal, promises: Sequence[tuple[Term, str]]) -> list[tuple[Verdict, str]]:
    """What bills that are given for nothing else make of the giver's debts (ruling J38).

    Each million counts once: for what is due first, and of that for what was agreed first.
    """
    found: list[tuple[Verdict, str]] = [("pending", noted) for _, noted in promises]
    giver = deal.terms[0].seat
    bills = [term for term in deal.terms if isinstance(term, HandBills) and term.seat == giver]
    left = sum([worth(term.bills) for term in bills]) if len(bills) == len(deal.terms) else 0
    debts = [(at, term) for at, (term, _) in enumerate(promises) if isinstance(term, PayLater)]
    for at, debt in sorted(debts, key=lambda one: one[1].turn):
        if debt.seat == giver:
            paid, *due = promises[at][1].split()
            part = min(left, debt.number - int(paid))
            left -= part
            total = int(paid) + part
            found[at] = ("kept" if total == debt.number else "pending", " ".join([str(total), *due]))
    return found


# What may change hands now. Lists that hang on nothing but whose they are were a fifth of what it takes to judge
# an offer, so they are remembered.


@remembered
def bills_terms(seat: Seat, party: Seat) -> tuple[Term, ...]:
    """All bills that one could hand another: whether he has them only he knows."""
    return tuple(
        [HandBills(seat, party, bill, number) for bill in DENOMINATIONS for number in range(1, MOST_BILLS + 1)]
    )


@remembered
def card_terms(seat: Seat, party: Seat, cards: tuple[Card, ...]) -> tuple[Term, ...]:
    return tuple([HandCard(seat, party, card) for card in cards])


@remembered
def debt_terms(seat: Seat, party: Seat, turn: int) -> tuple[Term, ...]:
    """All that one could promise to pay another in this turn or the next."""
    this = max(1, turn)
    return tuple([PayLater(seat, party, number, due) for due in (this, this + 1) for number in DEBTS])


def trades(g: Junta, seat: Seat, party: Seat) -> list[Term]:
    """Foreign aid, Cards, Coup A  What one may hand another at this point."""
    found: list[Term] = []
    if why_no_bills(g, seat) is None:
        found += bills_terms(seat, party)
    if why_no_cards(g) is None:
        found += card_terms(seat, party, tuple(g.edition.cards))
    if g.coup is not None and why_no_units(g) is None:
        counts: dict[tuple[Area, Unit], int] = {}
        for units in g.coup.stacks:
            if units.family == seat:
                counts[units.area, units.unit] = counts.get((units.area, units.unit), 0) + units.number
        for (area, unit), most in counts.items():
            found += [HandUnits(seat, party, area, unit, number) for number in range(1, most + 1)]
    return found


def why_no_trade(g: Junta, parties: int, term: Term) -> Message | None:
    """What keeps so many from handing something over, or from promising money."""
    match term:
        case PayLater() if parties > 2:
            return Message("refused-term-two", {}, "Foreign aid; rulings J32, J38")
        case PayLater():
            return Message("refused-term-debt", {}, "Foreign aid; ruling J38")
        case _ if parties > 2:
            return Message("refused-term-two", {}, "Foreign aid; ruling J32")
        case HandBills(seat):
            return why_no_bills(g, seat) or Message("refused-term-bills", {}, "Foreign aid")
        case HandCard():
            return why_no_cards(g) or Message("refused-term-card", {}, "Cards")
        case HandUnits(seat, _, area):
            return why_no_units(g) or Message("refused-trade-units", {"seat": seat, "area": area}, "Coup A")
    return None


def why_no_bills(g: Junta, seat: Seat) -> Message | None:
    """Foreign aid 1  Money changes hands at any time, but for who is the target of an assassin (rulings 19, J32).

    Whoever is sent before the firing squad is dead at once: until he is named he may buy himself off (ruling J37).
    """
    if g.families[seat].target:
        return Message("refused-trade-target", {"seat": seat}, "Foreign aid; ruling 19")
    for frame in g.stack:
        kind = type(frame)
        if kind is Pay and g.decides(frame.family) == seat:  # type: ignore[attr-defined]
            return Message("refused-trade-pays", {"seat": seat}, "Foreign aid; ruling J32")
        if seat == g.president and (kind is Substitute or kind is Resignation):
            return Message("refused-trade-hands-over", {"seat": seat}, "Foreign aid; ruling J32")
    return None


def why_no_cards(g: Junta) -> Message | None:
    """Cards 16  They are traded at any time but in phase 6 and in the consequences of a coup (rulings 24, J37)."""
    if g.coup is not None and g.coup.won:
        return Message("refused-trade-consequences", {}, "Cards; ruling J37")
    for frame in g.stack:
        if type(frame) is AssassinPhase:
            return Message("refused-trade-killing", {}, "Cards; ruling 24")
    return None


def why_no_units(g: Junta) -> Message | None:
    """Coup A 4  Units are given away in the movement of a coup (ruling 59)."""
    if g.coup is None or not g.stack or type(g.stack[-1]) not in (MoveTurn, Homecoming):
        return Message("refused-trade-no-movement", {}, "Coup A; ruling 59")
    return None
