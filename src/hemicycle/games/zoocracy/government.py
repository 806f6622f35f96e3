"""§5d, §5f  What is the same in both: a complete proposal, the secret vote on it, and a new government."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.engine.ballot import Ballot, Count, Paper
from hemicycle.engine.declare import UNKNOWN, Addressed, Fact, Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, done
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from .edition import GOVERNMENT_OFFICES, OFFICES, OPPOSITION_LEADER, Office
from .events import CoalitionProposed, GovernmentFormed, OppositionLed
from .order import by_strength
from .state import Zoocracy

YES, NO = "yes", "no"


class Appoint(Action, frozen=True):
    """§5d 2; rulings D4, D5  In a proposal: which party gets an office."""

    office: Public[Office]
    party: Public[Seat]


class PromiseGoal(Action, frozen=True):
    """§5d 2; rulings D4, D12, D13  Which party implements a goal of a proposal, this round (1) or the next (2)."""

    goal: Public[int]
    party: Public[Seat]


# Made once: one for each office or goal and each party.
APPOINTMENTS = {office: tuple([Appoint(office, seat) for seat in range(6)]) for office in OFFICES}
PROMISES = {goal: tuple([PromiseGoal(goal, seat) for seat in range(6)]) for goal in (1, 2)}


class Proposal(Fact, frozen=True):
    """§5d 2  Who gets the three offices, and who implements a goal in this round and in the next."""

    seat: Public[Seat]
    offices: Public[tuple[Seat, ...]]
    """Prime Minister, Finance Minister, Defence Minister."""
    goals: Public[tuple[Seat, ...]]
    """One only, where an election comes before the second (§5f)."""


class Draft(Frame):
    """§5d 2  A party puts its proposal together, or makes none (ruling D2). Its result is that, or nothing.

    Nobody sees it before it is complete.
    """

    seat: Public[Seat]
    motion: Public[bool]
    goals: Public[int]
    """How many goals it has to give."""
    chosen: Addressed[tuple[Seat, ...]] = ()
    """Offices first, then goals."""

    def enter(self, g: Zoocracy) -> Step:
        return self.next_choice

    def next_choice(self, g: Zoocracy) -> Step:
        """Three offices, then the goals."""
        at = len(self.chosen)
        if at == len(GOVERNMENT_OFFICES) + self.goals:
            return done(Proposal(self.seat, self.chosen[:3], self.chosen[3:]))
        if at >= len(GOVERNMENT_OFFICES):
            return self.promise_goal
        if at:
            return self.appoint
        return self.move if self.motion else self.propose

    def propose(self, g: Zoocracy) -> Step:
        """§5d 2; rulings D1, D2, D4  The first office, or no proposal."""
        return self.begin(g, "propose")

    def move(self, g: Zoocracy) -> Step:
        """§5f 2; rulings F1, F3, F4  The first office, or no motion."""
        return self.begin(g, "motion")

    def begin(self, g: Zoocracy, kind: str) -> Step:
        office = GOVERNMENT_OFFICES[0]
        options = (*APPOINTMENTS[office][: g.players], PASS)
        return ask(self.seat, kind, options, self.choose, {"office": office})

    def appoint(self, g: Zoocracy) -> Step:
        """§5d 2; rulings D4, D5  The other offices, to any party."""
        office = GOVERNMENT_OFFICES[len(self.chosen)]
        options = APPOINTMENTS[office][: g.players]
        return ask(self.seat, "appoint", options, self.choose, {"office": office}, options[self.seat])

    def promise_goal(self, g: Zoocracy) -> Step:
        """§5d 2; rulings D4, D12  The goals, to any party."""
        goal = len(self.chosen) - len(GOVERNMENT_OFFICES) + 1
        options = PROMISES[goal][: g.players]
        return ask(self.seat, "promise-goal", options, self.choose, {"goal": goal}, options[self.seat])

    def choose(self, g: Zoocracy, action: Action) -> Step:
        if type(action) is Appoint or type(action) is PromiseGoal:
            self.chosen = (*self.chosen, action.party)
            return self.next_choice
        return done()

    def why_not(self, g: Zoocracy, seat: Seat, action: Action) -> Message | None:
        """Whom a proposal can't name; and that its offices and goals go one after the other."""
        if seat != self.seat:
            return None
        rule, at = "§5f 2" if self.motion else "§5d 2", len(self.chosen)
        match action:
            case Appoint(_, party) | PromiseGoal(_, party) if not 0 <= party < g.players:
                return Message("refused-no-such-party", {"players": g.players}, rule)
            case Appoint() if at < len(GOVERNMENT_OFFICES):
                return Message("refused-other-office", {"office": GOVERNMENT_OFFICES[at]}, rule)
            case PromiseGoal(2, _) if self.goals == 1:
                return Message("refused-one-goal", {}, "rulings F4, J16")
            case PromiseGoal() if at >= len(GOVERNMENT_OFFICES):
                return Message("refused-other-goal", {"goal": at - len(GOVERNMENT_OFFICES) + 1}, rule)
        return None

    def fill(self, g: Any, viewer: Seat, rng: Any) -> None:
        """What somebody else has put in so far could be anything."""
        if UNKNOWN in self.chosen:
            self.chosen = tuple([rng.randrange(g.players) for _ in self.chosen])


def tell_proposal(g: Zoocracy, proposal: Proposal, motion: bool) -> None:
    prime_minister, finance, defence = proposal.offices
    first, second = (*proposal.goals, None)[:2]
    assert first is not None
    g.tell(CoalitionProposed(proposal.seat, prime_minister, finance, defence, first, second, motion))


def vote_on(g: Zoocracy, proposal: Proposal) -> Ballot:
    """§5d 3, 4  Everybody decides in secret, and all are opened at once.

    In time of need a party says no, and who made the proposal yes (ruling D3).
    """
    papers = [
        Paper(seat, (YES, NO), g.seats[seat], default=YES if seat == proposal.seat else NO)
        for seat in range(g.players)
    ]
    prime_minister, finance, defence = proposal.offices
    about: dict[str, int | str] = {
        "proposer": proposal.seat,
        "prime_minister": prime_minister,
        "finance": finance,
        "defence": defence,
        **{f"goal_{number}": party for number, party in enumerate(proposal.goals, 1)},
    }
    return Ballot(question="vote", papers=tuple(papers), about=about)


def goals_to_give(g: Zoocracy) -> int:
    """How many goals a proposal holds: that of the next round only if it can still come.

    Not if an election comes before it (ruling F4), nor if this round is known to be the last (ruling J16); in the
    eighth round both are of this one.
    """
    if g.last_round and g.round != g.edition.rounds:
        return 1
    return 1 if g.parliamentary == g.round + 1 else 2


def on_table(g: Zoocracy) -> Proposal | None:
    """The proposal that is voted on."""
    for frame in g.stack:
        proposal: Proposal | None = getattr(frame, "proposal", None)
        if proposal is not None:
            return proposal
    return None


def form_government(g: Zoocracy, proposal: Proposal, count: Count, motion: bool = False) -> None:
    """§5d 4, 6, §5f 3  Whoever said yes governs; offices and programme go as proposed.

    What was meant for a party that said no falls to whoever made the proposal, or else to the strongest that said
    yes (ruling D4). After a motion the cards keep their side (ruling F5).
    """
    members = tuple(sorted(count.who(YES)))
    heir = proposal.seat if proposal.seat in members else by_strength(g, members)[0]
    prime_minister, finance, defence = [party if party in members else heir for party in proposal.offices]
    goals = [party if party in members else heir for party in proposal.goals]
    take_office(g, members, (prime_minister, finance, defence), keep_sides=motion)
    lay_programme(g, goals)
    first, second = (*goals, None)[:2]
    votes = count.weight(YES)
    g.tell(GovernmentFormed(members, votes, g.majority, prime_minister, finance, defence, first, second, motion))
    lead_opposition(g, face_up=not motion)


def take_office(g: Zoocracy, members: tuple[Seat, ...], offices: Sequence[Seat], keep_sides: bool) -> None:
    """The three offices of the government change hands."""
    g.government, g.interim = members, False
    for office, seat in zip(GOVERNMENT_OFFICES, offices, strict=True):
        g.offices[office] = seat
        if not keep_sides:
            g.face_up[office] = True


def lay_programme(g: Zoocracy, goals: Sequence[Seat | None]) -> None:
    """§5d 6  The markers on P1 and P2; in a round without election only P2 lies ahead (ruling F5)."""
    if g.elected:
        g.programme = [*goals, None][:2]
    else:
        g.programme[1] = goals[0]


def lead_opposition(g: Zoocracy, face_up: bool) -> None:
    """§5d 7  The strongest party in opposition takes the card; if all govern, it is set aside (ruling D7)."""
    against = [seat for seat in range(g.players) if seat not in g.government]
    before = g.offices.get(OPPOSITION_LEADER)
    if against:
        g.offices[OPPOSITION_LEADER] = by_strength(g, against)[0]
        if face_up:
            g.face_up[OPPOSITION_LEADER] = True
    else:
        g.offices.pop(OPPOSITION_LEADER, None)
    now = g.offices.get(OPPOSITION_LEADER)
    if face_up or now != before:
        g.tell(OppositionLed(now))
