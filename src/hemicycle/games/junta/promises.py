"""What players may promise each other, and what changes hands at once: bills, unplayed cards, units in a coup.

A promise is for the turn in which it is agreed, unless it says otherwise. Bills and cards pass between two players
in private; units in the city are for all to see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.words import Event, Message, Refused

from .aftermath import Aftermath
from .assassins import AssassinPhase
from .budget import Substitute
from .city import put, take
from .coup_events import CoupDeclared, CoupEnded, SideChosen, SquadCalled, SquadDismissed, UnitsHanded
from .edition import DENOMINATIONS, MINISTER, POSTS, Area, Card, Unit
from .events import (
    AssassinationAnnounced,
    BallotAnew,
    BallotOpened,
    BudgetForced,
    BudgetProposed,
    BudgetRefused,
    BudgetVoted,
    CabinetKept,
    CandidatesAnswered,
    PostGiven,
    PresidentElected,
    TurnEnded,
    VotesGiven,
)
from .march import MoveTurn
from .money import BILL, Purse, holds, minus, plus
from .pay import Pay
from .presidency import Resignation
from .scrutin import AGAINST, FOR, Scrutin
from .state import Junta, Uprising

MOST_BILLS = 8
"""Of one kind in one term: a year's aid."""
SHARES = tuple(range(1, 11))


# What changes hands at once


class HandBills(Term, frozen=True):
    """Foreign aid  Give somebody bills of one kind, in private."""

    private: ClassVar[bool] = True

    party: Public[Seat]
    bill: Public[int]
    number: Public[int]

    @property
    def bills(self) -> Purse:
        one = BILL[self.bill]
        return one[0] * self.number, one[1] * self.number, one[2] * self.number

    def hands_over(self, g: Junta, deal: Deal) -> None:
        giver, taker = g.families[self.seat], g.families[self.party]
        if not holds(giver.reserve, self.bills):
            raise Refused(Message("refused-trade-bills", {"seat": self.seat, "bill": self.bill}, "Foreign aid"))
        giver.reserve, taker.reserve = minus(giver.reserve, self.bills), plus(taker.reserve, self.bills)

    def against(self, other: Term) -> bool:
        return (
            other != self
            and isinstance(other, HandBills)
            and (other.seat, other.party, other.bill)
            == (
                self.seat,
                self.party,
                self.bill,
            )
        )


class HandCard(Term, frozen=True):
    """Cards  Give somebody a card that has not been played, in private."""

    private: ClassVar[bool] = True

    party: Public[Seat]
    card: Public[Card]

    def hands_over(self, g: Junta, deal: Deal) -> None:
        giver, taker = g.families[self.seat], g.families[self.party]
        if self.card not in giver.hand:
            raise Refused(Message("refused-trade-card", {"seat": self.seat}, "Cards"))
        giver.hand.remove(self.card)
        taker.hand.append(self.card)


class HandUnits(Term, frozen=True):
    """Coup A  Give somebody units that one controls, for all to see."""

    party: Public[Seat]
    area: Public[Area]
    unit: Public[Unit]
    number: Public[int]

    def hands_over(self, g: Junta, deal: Deal) -> None:
        if g.coup is None or not give_units(g.coup, self):
            raise Refused(Message("refused-trade-units", {"seat": self.seat, "area": self.area}, "Coup A"))
        g.tell(UnitsHanded(self.seat, self.area, self.unit, self.number, self.party))

    def against(self, other: Term) -> bool:
        return (
            other != self
            and isinstance(other, HandUnits)
            and (other.seat, other.area, other.unit)
            == (
                self.seat,
                self.area,
                self.unit,
            )
        )


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


# Promises for this turn


class ThisTurn(Term, frozen=True):
    """A promise that the end of the turn ends."""

    def ended(self, event: Event, at_end: Verdict) -> Verdict | None:
        return at_end if isinstance(event, TurnEnded) else None


class AboutVotes(ThisTurn, frozen=True):
    """A promise about all one's votes in a ballot. The note: which ballot is open, and how one has voted in it."""

    ballot: ClassVar[str] = "budget"

    def begins(self, g: Junta) -> str:
        voting = [frame for frame in g.stack if isinstance(frame, Scrutin) and frame.question == self.ballot]
        return "open" if voting else ""

    def follow(self, g: Junta, event: Event, noted: str) -> str:
        match event:
            case BallotOpened(question):
                return "open" if question == self.ballot else ""
            case BallotAnew():
                return "open" if noted else ""
            case VotesGiven(self.seat, _, choice) if noted:
                return "right" if self.promised(choice) and noted != "wrong" else "wrong"
        return noted

    def promised(self, choice: int | str) -> bool:
        raise NotImplementedError


class BackBudget(AboutVotes, frozen=True):
    """Give all one's votes in the next budget vote for it."""

    def promised(self, choice: int | str) -> bool:
        return choice == FOR

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        if isinstance(event, BudgetVoted):
            return "kept" if noted == "right" else "broken" if noted else "void"
        return self.ended(event, "void")

    def against(self, other: Term) -> bool:
        return isinstance(other, OpposeBudget) and other.seat == self.seat


class OpposeBudget(BackBudget, frozen=True):
    """Give all one's votes in the next budget vote against it."""

    def promised(self, choice: int | str) -> bool:
        return choice == AGAINST

    def against(self, other: Term) -> bool:
        return type(other) is BackBudget and other.seat == self.seat


class BackCandidate(AboutVotes, frozen=True):
    """Give all one's votes in the next election of this turn to one candidate."""

    ballot: ClassVar[str] = "president"

    candidate: Public[Seat]

    def promised(self, choice: int | str) -> bool:
        return choice == self.candidate

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case PresidentElected():
                could = g.active(self.seat) and g.active(self.candidate)
                return "kept" if noted == "right" else "broken" if noted and could else "void"
            case CandidatesAnswered(_, declined) if self.candidate in declined:
                return "void"
        return self.ended(event, "void")

    def against(self, other: Term) -> bool:
        return other != self and isinstance(other, BackCandidate) and other.seat == self.seat


class GivePostTo(Term, frozen=True):
    """As President give somebody a post in the next cabinet."""

    party: Public[Seat]
    post: Public[str]

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case PostGiven(self.post, family):
                return self.verdict(g, g.president, family)
            case CabinetKept(seat):
                return self.verdict(g, seat, g.posts[self.post])
        return None

    def verdict(self, g: Junta, president: Seat, given: int) -> Verdict:
        if given == self.party and president == self.seat:
            return "kept"
        return "broken" if president == self.seat and g.active(self.party) else "void"

    def against(self, other: Term) -> bool:
        return (
            other != self and isinstance(other, GivePostTo) and (other.seat, other.post) == (self.seat, self.post)
        )


class ShareBudget(ThisTurn, frozen=True):
    """Announce at least so many millions for somebody in the next budget."""

    party: Public[Seat]
    number: Public[int]

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case BudgetProposed(self.seat, families, _, announced):
                shares = dict(zip(families, announced, strict=True))
                if not g.active(self.party):
                    return "void"
                return "kept" if shares.get(self.party, 0) >= self.number else "broken"
            case BudgetProposed():
                return "void"
        # Before the cabinet is formed it may be the budget of this turn; after this turn's budget, the next one's.
        if isinstance(event, TurnEnded):
            return "void" if noted == "late" else None
        return None

    def follow(self, g: Junta, event: Event, noted: str) -> str:
        return "late" if isinstance(event, TurnEnded) else noted

    def against(self, other: Term) -> bool:
        return (
            other != self
            and isinstance(other, ShareBudget)
            and (other.seat, other.party) == (self.seat, self.party)
        )


class ForceTheBudget(ThisTurn, frozen=True):
    """As Minister force the next budget if it is refused."""

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case BudgetForced(self.seat):
                return "kept"
            case BudgetRefused() | BudgetForced():
                return "broken" if g.posts.get(MINISTER) == self.seat else "void"
            case BudgetVoted(passed=True):
                return "void"
        return self.ended(event, "void")


class SparePlayer(ThisTurn, frozen=True):
    """Announce no assassination of somebody this turn."""

    party: Public[Seat]

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case AssassinationAnnounced(family, card, self.party) if g.decides(family) == self.seat:
                burglary = card and "burgle" in g.edition.cards[card].effects.deeds
                return None if burglary else "broken"
        return self.ended(event, "kept")


class JoinCoup(ThisTurn, frozen=True):
    """Declare for the Junta at the end of this turn's coup."""

    side: ClassVar[str] = "junta"

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case SideChosen(self.seat, side):
                return "kept" if side == self.side else "void" if g.president == self.seat else "broken"
            case CoupEnded():
                return "void"
        return self.ended(event, "void")

    def against(self, other: Term) -> bool:
        return isinstance(other, JoinCoup) and other.seat == self.seat and type(other) is not type(self)


class StayLoyal(JoinCoup, frozen=True):
    """Declare for the President at the end of this turn's coup."""

    side: ClassVar[str] = "president"


class StartNoCoup(ThisTurn, frozen=True):
    """Declare no coup this turn."""

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case CoupDeclared(self.seat):
                return "broken"
        return self.ended(event, "kept")


class SpareFromSquad(ThisTurn, frozen=True):
    """Not send somebody before the firing squad after this turn's coup."""

    party: Public[Seat]

    def judge(self, g: Junta, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case SquadCalled(self.seat, self.party):
                return "broken"
            case SquadCalled(self.seat) | SquadDismissed(self.seat):
                return "kept"
        return self.ended(event, "void")


PROMISES: tuple[type[Term], ...] = (
    HandBills,
    HandCard,
    HandUnits,
    BackBudget,
    OpposeBudget,
    BackCandidate,
    GivePostTo,
    ShareBudget,
    ForceTheBudget,
    SparePlayer,
    JoinCoup,
    StayLoyal,
    StartNoCoup,
    SpareFromSquad,
)


@lru_cache(maxsize=500)
def bills_terms(seat: Seat, party: Seat) -> tuple[Term, ...]:
    """All bills that one could hand another: whether he has them only he knows."""
    return tuple(
        [HandBills(seat, party, bill, number) for bill in DENOMINATIONS for number in range(1, MOST_BILLS + 1)]
    )


@lru_cache(maxsize=500)
def card_terms(seat: Seat, party: Seat, cards: tuple[Card, ...]) -> tuple[Term, ...]:
    return tuple([HandCard(seat, party, card) for card in cards])


def terms_between(g: Junta, parties: Sequence[Seat]) -> list[Term]:
    """All that these seats could hand over or promise now, as far as everybody sees."""
    present = [seat for seat in parties if g.active(seat)]
    found: list[Term] = []
    for seat in present:
        for party in present:
            if party != seat:
                if len(parties) == 2:
                    found += trades(g, seat, party)
                found += promises_to(g, seat, party)
        found += promises_of(g, seat)
    return found


def trades(g: Junta, seat: Seat, party: Seat) -> list[Term]:
    """Foreign aid, Cards, Coup A  What may change hands at this point (rulings 19, 24, 35, 59)."""
    found: list[Term] = []
    stack = g.stack
    top = type(stack[-1]) if stack else None
    closed = killing = False
    for frame in stack:
        kind = type(frame)
        killing = killing or kind is AssassinPhase
        # Whoever has to give up his bills, or pay, does not give them away first.
        closed = closed or kind is Aftermath or kind is Pay
        if seat == g.president and (kind is Substitute or kind is Resignation):
            closed = True
    if not closed and not g.families[seat].target:
        found += bills_terms(seat, party)
        if not killing and not g.families[party].target:
            found += card_terms(seat, party, tuple(g.edition.cards))
    if g.coup is not None and top is MoveTurn:
        counts: dict[tuple[Area, Unit], int] = {}
        for units in g.coup.stacks:
            if units.family == seat:
                counts[units.area, units.unit] = counts.get((units.area, units.unit), 0) + units.number
        for (area, unit), most in counts.items():
            found += [HandUnits(seat, party, area, unit, number) for number in range(1, most + 1)]
    return found


def promises_to(g: Junta, seat: Seat, party: Seat) -> list[Term]:
    """What one may promise another alone."""
    found: list[Term] = []
    if g.phase < 6:
        found.append(SparePlayer(seat, party))
    if g.phase < 9:
        found.append(SpareFromSquad(seat, party))
    if g.small:
        return found + [ShareBudget(seat, party, share) for share in SHARES if seat == g.president]
    if seat == g.president or g.president < 0:
        found += [GivePostTo(seat, party, post) for post in POSTS]
        if not g.piles:
            found += [ShareBudget(seat, party, share) for share in SHARES]
    return found


def promises_of(g: Junta, seat: Seat) -> list[Term]:
    """What one may promise whoever is in the deal."""
    found: list[Term] = []
    if not g.small:
        found += [BackCandidate(seat, candidate) for candidate in range(g.players)]
    if 0 < g.phase < 5:
        found += (BackBudget(seat), OpposeBudget(seat))
        if g.posts.get(MINISTER) == seat:
            found.append(ForceTheBudget(seat))
    if g.phase < 9 and seat != g.president:
        found += (JoinCoup(seat), StayLoyal(seat))
        if g.coup is None and g.turn:
            found.append(StartNoCoup(seat))
    return found
