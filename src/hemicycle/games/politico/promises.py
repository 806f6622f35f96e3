"""What players may promise each other. Points, cards and deputies never change hands (II.1; ruling P38).

A promise about the next government, motion or attack holds for a round: until everybody, whoever is on turn
included, has had a turn after it was agreed. «Until the scoring» is until the government has its points, or is
gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.words import Event

from .edition import ATTACKS
from .events import (
    ArmyPlayed,
    AttackCountered,
    AttackPlayed,
    AttackSucceeded,
    CoalitionInvited,
    GovernmentAttempted,
    GovernmentFell,
    GovernmentFormed,
    GovernmentScored,
    InvestitureVoted,
    InvitationsAnswered,
    MemberResigned,
    MembersExpelled,
    MotionTabled,
    PointsWithheld,
    PrimeMinisterResigned,
    TurnBegan,
)
from .government import NO, YES
from .state import Politico

Until: TypeAlias = Literal["round", "scoring"]
TABLED, ON_TURN, CALLED = "tabled", "on turn", "called"
"""Notes of the ledger: the government is voted on; the Prime Minister's turn has come; who is called on this time
is settled."""


def round_over(g: Politico, event: Event, noted: str) -> bool:
    """Whether a round has passed since a deal was agreed, whose turn the note begins with."""
    return isinstance(event, TurnBegan) and event.turn > int(noted.split()[0]) + g.players


def scored(event: Event) -> bool:
    return isinstance(event, GovernmentScored | PointsWithheld)


def fallen(event: Event) -> bool:
    return isinstance(event, GovernmentFell | PrimeMinisterResigned)


class ForARound(Term, frozen=True):
    """A promise that a round ends."""

    def begins(self, g: Politico) -> str:
        return str(g.turn)


class Lasting(Term, frozen=True):
    """A promise until a named point: a round, or the next scoring."""

    def begins(self, g: Politico) -> str:
        return str(g.turn)

    def ended(self, g: Politico, event: Event, noted: str, until: Until, at_end: Verdict) -> Verdict | None:
        if until == "round":
            return at_end if round_over(g, event, noted) else None
        return at_end if scored(event) else "void" if fallen(event) else None


# II.1


class JoinGovernment(ForARound, frozen=True):
    """Accept somebody's next invitation to a government."""

    premier: Public[Seat]

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case InvitationsAnswered(self.premier, members, declined):
                return "kept" if self.seat in members else "broken" if self.seat in declined else None
        return "void" if round_over(g, event, noted) else None


class InviteParty(ForARound, frozen=True):
    """Call somebody to the next government that one tries to form."""

    party: Public[Seat]

    def begins(self, g: Politico) -> str:
        settled = attempting(g) == self.seat and all(one.kind != "invite" for one in g.ask.requests)
        return f"{g.turn} {CALLED}" if settled else str(g.turn)

    def follow(self, g: Politico, event: Event, noted: str) -> str:
        return noted.split()[0] if isinstance(event, GovernmentAttempted) and event.seat == self.seat else noted

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case CoalitionInvited(self.seat, members):
                return "kept" if self.party in members else None
            case InvestitureVoted(self.seat) | GovernmentFormed(self.seat) if CALLED not in noted:
                return "broken"
        return "void" if round_over(g, event, noted) else None


class AboutInvestiture(ForARound, frozen=True):
    """A promise about one's vote on somebody's next government."""

    premier: Public[Seat]

    def begins(self, g: Politico) -> str:
        return f"{g.turn} {TABLED}" if attempting(g) == self.premier else str(g.turn)

    def follow(self, g: Politico, event: Event, noted: str) -> str:
        if isinstance(event, GovernmentAttempted):
            turn = noted.split()[0]
            return f"{turn} {TABLED}" if event.seat == self.premier else turn
        return noted

    def voted(self, g: Politico, event: Event, noted: str, promised: str) -> Verdict | None:
        match event:
            case BallotRevealed("investiture", voters, choices) if TABLED in noted:
                if self.seat not in voters:
                    return "void"
                return "kept" if choices[voters.index(self.seat)] == promised else "broken"
            case GovernmentFormed(self.premier):
                return "void"
        return "void" if round_over(g, event, noted) else None


class BackInvestiture(AboutInvestiture, frozen=True):
    """Vote for somebody's next government."""

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        return self.voted(g, event, noted, YES)

    def against(self, other: Term) -> bool:
        return isinstance(other, OpposeInvestiture) and (other.seat, other.premier) == (self.seat, self.premier)


class OpposeInvestiture(AboutInvestiture, frozen=True):
    """Vote against somebody's next government."""

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        return self.voted(g, event, noted, NO)


# II.2.c


class AboutMotion(ForARound, frozen=True):
    """A promise about one's vote on the next motion against this government."""

    def voted(self, g: Politico, event: Event, noted: str, promised: str) -> Verdict | None:
        match event:
            case BallotRevealed("censure", voters, choices):
                if self.seat not in voters:
                    return "void"
                return "kept" if choices[voters.index(self.seat)] == promised else "broken"
        return "void" if fallen(event) or round_over(g, event, noted) else None


class BackMotion(AboutMotion, frozen=True):
    """Vote for the next motion of censure."""

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        return self.voted(g, event, noted, YES)

    def against(self, other: Term) -> bool:
        return isinstance(other, OpposeMotion) and other.seat == self.seat


class OpposeMotion(AboutMotion, frozen=True):
    """Vote against the next motion of censure."""

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        return self.voted(g, event, noted, NO)


# Attacks and defences


class SpareParty(Lasting, frozen=True):
    """Lay no red card before somebody until a named point."""

    passive: ClassVar[bool] = True

    party: Public[Seat]
    until: Public[Until]

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case AttackPlayed(self.seat, _, self.party):
                return "broken"
        return self.ended(g, event, noted, self.until, "kept")


class SpareGovernment(Lasting, frozen=True):
    """Neither attack the government, nor table a motion, nor call the army on it, until a named point."""

    passive: ClassVar[bool] = True

    until: Public[Until]

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case AttackPlayed(self.seat, card) if ATTACKS[card].government:
                return "broken"
            case MotionTabled(self.seat) | ArmyPlayed(self.seat, "topple") | GovernmentFell(author=self.seat):
                return "broken"
        if fallen(event):
            return "void"
        return self.ended(g, event, noted, self.until, "kept")


class DefendParty(Lasting, frozen=True):
    """Counter the next attack on somebody that others may help against, until a named point.

    Whoever lets one through has broken it, for want of a card too; if there is none, nothing was to be kept.
    """

    party: Public[Seat]
    until: Public[Until]

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case AttackCountered(self.seat, target=self.party):
                return "kept"
            case AttackSucceeded(attacker, card, self.party) if (
                not ATTACKS[card].personal or attacker == self.seat
            ):
                return "broken"
        return self.ended(g, event, noted, self.until, "void")


# II.7, II.9


class ExpelMember(Term, frozen=True):
    """As Prime Minister, expel somebody from the government, on this turn while one may, or on one's next."""

    party: Public[Seat]

    def begins(self, g: Politico) -> str:
        from .turn import Turn

        may = [frame for frame in g.stack if isinstance(frame, Turn) and not frame.reshuffled]
        return ON_TURN if g.seat == self.seat and may else ""

    def follow(self, g: Politico, event: Event, noted: str) -> str:
        return ON_TURN if isinstance(event, TurnBegan) and event.seat == self.seat else noted

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case MembersExpelled(self.seat, members) if self.party in members:
                return "kept"
            case MemberResigned(self.party):
                return "void"
            case TurnBegan() if noted == ON_TURN:
                return "broken"
        return "void" if fallen(event) else None

    def against(self, other: Term) -> bool:
        return isinstance(other, KeepMember) and (other.seat, other.party) == (self.seat, self.party)


class KeepMember(Term, frozen=True):
    """As Prime Minister, keep somebody in the government until the next scoring."""

    party: Public[Seat]

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case MembersExpelled(self.seat, members) if self.party in members:
                return "broken"
            case MemberResigned(self.party):
                return "void"
        return "kept" if scored(event) else "void" if fallen(event) else None


class StayMember(Term, frozen=True):
    """Not resign from the government until the next scoring; as its head, not bring it down so."""

    def judge(self, g: Politico, deal: Deal, event: Event, noted: str) -> Verdict | None:
        match event:
            case MemberResigned(self.seat) | PrimeMinisterResigned(self.seat):
                return "broken"
            case MembersExpelled(_, members) if self.seat in members:
                return "void"
        return "kept" if scored(event) else "void" if fallen(event) else None


PROMISES: tuple[type[Term], ...] = (
    JoinGovernment,
    InviteParty,
    BackInvestiture,
    OpposeInvestiture,
    BackMotion,
    OpposeMotion,
    SpareParty,
    SpareGovernment,
    DefendParty,
    ExpelMember,
    KeepMember,
    StayMember,
)


def attempting(g: Politico) -> Seat | None:
    """Who is trying to form a government now."""
    from .formation import Formation

    for frame in g.stack:
        if isinstance(frame, Formation):
            return frame.seat
    return None


def terms_between(g: Politico, parties: Sequence[Seat]) -> list[Term]:
    """All that these seats could promise each other now, of what lies open."""
    found: list[Term] = []
    members, premier = g.members, g.prime_minister
    points: tuple[Until, ...] = ("round",) if premier is None else ("round", "scoring")
    for seat in parties:
        for other in parties:
            if other == seat:
                continue
            if not (seat in members and other in members):
                found += (JoinGovernment(seat, other), InviteParty(seat, other))
                found += (BackInvestiture(seat, other), OpposeInvestiture(seat, other))
            found += [SpareParty(seat, other, until) for until in points]
            found += [DefendParty(seat, other, until) for until in points]
        if premier is None:
            continue
        found += (BackMotion(seat), OpposeMotion(seat))
        found += [SpareGovernment(seat, until) for until in points]
        if seat == premier:
            found += [ExpelMember(seat, party) for party in members[1:]]
            found += [KeepMember(seat, party) for party in members[1:] if party in parties]
        if seat in members:
            found.append(StayMember(seat))
    return found
