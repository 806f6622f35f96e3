"""What players may promise each other. A promise is for the turn in which it is agreed, unless it says otherwise.

What changes hands at once, and money for later, is in `trades.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.memory import remembered
from hemicycle.engine.words import Event, Message

from .coup.aftermath import FiringSquad, JuntaMeeting
from .coup.events import CoupDeclared, CoupEnded, SideChosen, SquadCalled, SquadDismissed
from .edition import MINISTER, POSTS, Post
from .events import PresidentElected, TurnEnded
from .politics.events import (
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
    VotesGiven,
)
from .politics.scrutin import AGAINST, FOR, Scrutin
from .state import Junta
from .trades import (
    HandBills,
    HandCard,
    HandUnits,
    PayLater,
    debt_terms,
    trades,
    why_no_trade,
)

SHARES = tuple(range(1, 11))


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
    once: ClassVar[tuple[str, ...]] = ("seat",)

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


class GivePostTo(Term, frozen=True):
    """As President give somebody a post in the next cabinet."""

    once: ClassVar[tuple[str, ...]] = ("seat", "post")

    party: Public[Seat]
    post: Public[Post]

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


class ShareBudget(ThisTurn, frozen=True):
    """Announce at least so many millions for somebody in the next budget."""

    once: ClassVar[tuple[str, ...]] = ("seat", "party")

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

    passive: ClassVar[bool] = True

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

    passive: ClassVar[bool] = True

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
    PayLater,
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


def terms_between(g: Junta, parties: Sequence[Seat]) -> list[Term]:
    """All that these seats could hand over or promise now, as far as everybody sees."""
    present = [seat for seat in parties if g.active(seat)]
    found: list[Term] = []
    for seat in present:
        for party in present:
            if party != seat:
                if len(parties) == 2:
                    found += trades(g, seat, party)
                    found += debt_terms(seat, party, g.turn.number)
                found += promises_to(g, seat, party)
        found += promises_of(g, seat)
    return found


def promises_to(g: Junta, seat: Seat, party: Seat) -> list[Term]:
    """What one may promise another alone."""
    found: list[Term] = []
    if g.turn.phase < 6:
        found.append(SparePlayer(seat, party))
    if may_have_shot(g, seat, party):
        found.append(SpareFromSquad(seat, party))
    if g.small:
        return found + [*share_terms(seat, party)] if seat == g.president else found
    if seat == g.president or g.president < 0:
        found += post_terms(seat, party)
        if not g.turn.piles:
            found += share_terms(seat, party)
    return found


@remembered
def share_terms(seat: Seat, party: Seat) -> tuple[Term, ...]:
    return tuple([ShareBudget(seat, party, share) for share in SHARES])


@remembered
def post_terms(seat: Seat, party: Seat) -> tuple[Term, ...]:
    return tuple([GivePostTo(seat, party, post) for post in POSTS])


def promises_of(g: Junta, seat: Seat) -> list[Term]:
    """What one may promise whoever is in the deal."""
    found: list[Term] = []
    if not g.small:
        found += candidate_terms(seat, g.players)
    if 0 < g.turn.phase < 5:
        found += (BackBudget(seat), OpposeBudget(seat))
        if g.posts.get(MINISTER) == seat:
            found.append(ForceTheBudget(seat))
    if may_choose_side(g, seat):
        found += (JoinCoup(seat), StayLoyal(seat))
        if g.coup is None and g.turn.number:
            found.append(StartNoCoup(seat))
    return found


@remembered
def candidate_terms(seat: Seat, players: int) -> tuple[Term, ...]:
    return tuple([BackCandidate(seat, candidate) for candidate in range(players)])


def may_choose_side(g: Junta, seat: Seat) -> bool:
    """Whether somebody still has to declare for a side this turn, or may have to."""
    if g.turn.phase == 9 or seat == g.president:
        return False
    return g.coup is None or not g.coup.sides or not g.coup.sides[seat]


def may_have_shot(g: Junta, seat: Seat, party: Seat) -> bool:
    """Whether somebody could still come to have another shot this turn, as far as all see."""
    if g.coup is None or not g.coup.won:
        return g.turn.phase < 9
    for frame in g.stack:
        if isinstance(frame, FiringSquad):
            return seat == g.president and party in frame.families
        if isinstance(frame, JuntaMeeting):
            return seat in frame.candidates
    return False


# Why something can't be promised


def why_no_term(g: Junta, parties: Sequence[Seat], term: Term) -> Message | None:
    """What keeps these seats from this term now."""
    for seat in (term.seat, getattr(term, "party", term.seat)):
        if seat not in parties:
            return Message("refused-term-outsider", {"seat": seat})
        if not g.active(seat):
            return Message("refused-term-absent", {"seat": seat}, "Exile; ruling 35")
    match term:
        case HandBills() | HandCard() | HandUnits() | PayLater():
            return why_no_trade(g, len(parties), term)
        case BackBudget() | ForceTheBudget() if not g.turn.number:
            return Message("refused-term-no-turn", {}, "Phase 4")
        case BackBudget():
            return Message("refused-term-budget", {}, "Phase 4")
        case ForceTheBudget(seat):
            if g.posts.get(MINISTER) != seat:
                return Message("refused-term-minister", {"seat": seat}, "Phase 4")
            return Message("refused-term-budget", {}, "Phase 4")
        case GivePostTo() | BackCandidate() if g.small:
            return Message("refused-term-small", {}, "Two players")
        case GivePostTo(seat) | ShareBudget(seat) if seat != g.president:
            return Message("refused-term-president", {"seat": seat}, "Phase 2")
        case ShareBudget():
            if g.turn.piles:
                return Message("refused-term-piles", {}, "Phase 4")
            return Message("refused-term-share", {}, "Phase 4")
        case SparePlayer(seat):
            return Message("refused-term-phase-6", {"seat": seat}, "Phase 6")
        case JoinCoup(seat) if seat == g.president:
            return Message("refused-term-president-side", {"seat": seat}, "Coup end")
        case JoinCoup(seat):
            return Message("refused-term-declared", {"seat": seat}, "Coup end")
        case StartNoCoup(seat) if seat == g.president:
            return Message("refused-term-president-side", {"seat": seat}, "Phase 8")
        case StartNoCoup():
            if not g.turn.number:
                return Message("refused-term-no-turn", {}, "Phase 8")
            return Message("refused-term-coup", {}, "Phase 8")
        case SpareFromSquad(seat, party):
            return Message("refused-term-squad", {"seat": seat, "party": party}, "rulings 74, 79")
    return None
