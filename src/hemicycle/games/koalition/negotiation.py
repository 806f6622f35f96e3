"""The leaders look for a coalition."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from hemicycle.engine.declare import BySeat, Fact, Public, Seat
from hemicycle.engine.flow import Frame, Request, Step, ask_any, done, may, question
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Answer, Message, Pass

from . import coalitions, count
from .count import Bloc
from .edition import BlocName
from .events import Accepted, HeldOut, Proposed, Withdrawn
from .state import Koalition


class Include(Action, frozen=True):
    """Déroulement 15, 16; rulings D3, D4, D51  Take a party into one's proposal, one's own first."""

    bloc: Public[BlocName]


class Drop(Action, frozen=True):
    """Rulings D31, D51  Drop the proposal that one puts together."""


class Propose(Action, frozen=True):
    """Déroulement 15, 16; rulings D3, D4, D31, D51  Propose the coalition put together, and accept it."""

    coalition: Public[tuple[BlocName, ...]]


class Accept(Action, frozen=True):
    """Déroulement 15; ruling D31  Accept a coalition that somebody has proposed."""

    coalition: Public[tuple[BlocName, ...]]


class Withdraw(Action, frozen=True):
    """Ruling D31  Take an acceptance back."""

    coalition: Public[tuple[BlocName, ...]]


DROP = Drop()


class Proposal(Fact, frozen=True):
    """A coalition on the table, the leaders whom it concerns, and those of them who accept it."""

    coalition: Public[tuple[BlocName, ...]]
    leaders: Public[tuple[Seat, ...]]
    accepted: Public[tuple[Seat, ...]]
    """Whoever said yes first before the others."""


MOST_PROPOSED = 40
"""So many proposals lie on the table at most, so that they can be looked at. By the usual number of proposals ten
leaders come to 30."""


class Negotiation(Frame):
    """Déroulement 14, 15, 16, 17; rulings D3, D4, D22, D31, D32, D51, D52  Leaders negotiate freely; the first who
    agree and reach the majority shake hands.

    A proposal is a set of blocs, put together one by one (ruling D51), and is in force as soon as every leader
    concerned has accepted it. All leaders are asked at once and in no order. Each has a number of proposals and of
    changes of mind, so that it ends; when all leaders in succession have nothing to add, there is no coalition
    (ruling D31). Until then whoever has nothing to add may still accept (ruling D52). Its result is the coalition,
    or nothing.
    """

    blocs: Public[tuple[Bloc, ...]]
    able: Public[tuple[BlocName, ...]]
    """The blocs that some coalition has."""
    leaders: Public[tuple[Seat, ...]]
    """Who leads any of these, in the order of the seats. Whoever else has nothing to say."""
    drafts: Public[BySeat[tuple[BlocName, ...]]]
    """By seat: the blocs of the proposal that it puts together, in the order of `blocs`."""
    proposals: Public[BySeat[int]]
    """By seat: the proposals made."""
    withdrawals: Public[BySeat[int]]
    """By seat: the changes of mind: acceptances taken back, proposals dropped half-way."""
    proposed: Public[list[Proposal]] = []
    """What lies on the table."""
    silent: Public[list[Seat]] = []
    """Leaders who have nothing to add since the last move."""

    @classmethod
    def between(cls, g: Koalition, blocs: Sequence[Bloc], able: Sequence[Bloc]) -> Negotiation:
        """The negotiation of these blocs' leaders, of whom these are able to govern."""
        return cls(
            blocs=tuple(blocs),
            able=tuple([bloc.id for bloc in able]),
            leaders=tuple(sorted({bloc.leader for bloc in able})),
            drafts=[()] * g.players,
            proposals=[0] * g.players,
            withdrawals=[0] * g.players,
        )

    def enter(self, g: Koalition) -> Step:
        return self.bargain

    def bargain(self, g: Koalition) -> Step:
        """Ask every leader who has not just said that he has nothing to add."""
        for proposal in self.proposed:
            if len(proposal.accepted) == len(proposal.leaders):
                return done(self.members(proposal.coalition))
        standing: dict[Seat, Request] = {}
        for request in g.ask.requests:
            standing[request.seat] = request
        asked: list[Request] = []
        for seat in self.leaders:
            if seat not in self.silent:
                asked.append(standing.get(seat) or question(seat, "negotiate", self.moves(g, seat)))
        return ask_any(asked, self.moved) if asked else done()

    def out_of_turn(self, g: Koalition) -> list[Request]:
        """Who has nothing to add may still accept what lies on the table (ruling D52)."""
        found: list[Request] = []
        for seat in self.silent if self.proposed else ():
            if accepts := [action for action in self.answers(g, seat) if type(action) is Accept]:
                found.append(may(seat, "reconsider", accepts, self.reconsidered))
        return found

    def moves(self, g: Koalition, seat: Seat) -> tuple[Action, ...]:
        """Answer what lies on the table, put a proposal together that includes a bloc of one's own, or wait."""
        answers = self.answers(g, seat) if self.proposed else ()
        return (*answers, *self.next_steps(g, seat), PASS)

    def answers(self, g: Koalition, seat: Seat) -> list[Action]:
        """Accept a proposal that concerns oneself, or take an acceptance back."""
        may_withdraw = self.withdrawals[seat] < g.setup.options.offers
        found: list[Action] = []
        for proposal in self.proposed:
            if seat in proposal.leaders:
                if seat not in proposal.accepted:
                    found.append(Accept(proposal.coalition))
                elif may_withdraw:
                    found.append(Withdraw(proposal.coalition))
        return found

    def next_steps(self, g: Koalition, seat: Seat) -> list[Action]:
        """Ruling D51  A proposal begins with a bloc of one's own; then whoever may join is taken in one by one."""
        if self.proposals[seat] >= g.setup.options.offers or len(self.proposed) >= MOST_PROPOSED:
            return []
        draft = self.drafts[seat]
        if not draft:
            return [Include(bloc.id) for bloc in self.blocs if bloc.leader == seat and bloc.id in self.able]
        joining = coalitions.may_join(g, self.blocs, draft)
        found: list[Action] = [Include(bloc.id) for bloc in self.blocs if bloc.id in joining]
        if not found and self.find(draft) is None:
            # Nobody more may join, and so they have the majority.
            found.append(Propose(draft))
        if self.withdrawals[seat] < g.setup.options.offers:
            found.append(DROP)
        return found

    def moved(self, g: Koalition, answer: Answer) -> Step:
        seat, drafts = answer.seat, self.drafts
        action: Any = answer.action
        # Not by `match`, which takes longer than most of what is done here.
        kind = type(action)
        if kind is Include:
            draft = (*drafts[seat], action.bloc)
            drafts[seat] = draft if len(draft) == 1 else tuple([one.id for one in self.blocs if one.id in draft])
            return self.bargain
        drafts[seat] = ()
        if kind is Pass:
            self.silent.append(seat)
            g.tell(HeldOut(seat))
        elif kind is Drop:
            self.withdrawals[seat] += 1
        elif kind is Accept:
            self.accept(g, seat, action.coalition)
        elif kind is Propose:
            leaders = tuple(dict.fromkeys([bloc.leader for bloc in self.members(action.coalition)]))
            self.proposals[seat] += 1
            g.tell(Proposed(seat, action.coalition))
            self.change(g, Proposal(action.coalition, leaders, (seat,)))
        elif kind is Withdraw:
            self.withdrawals[seat] += 1
            g.tell(Withdrawn(seat, action.coalition))
            proposal = self.find(action.coalition)
            assert proposal is not None
            left = tuple([other for other in proposal.accepted if other != seat])
            self.change(g, Proposal(action.coalition, proposal.leaders, left))
        return self.bargain

    def reconsidered(self, g: Koalition, answer: Answer) -> None:
        """Rulings D31, D52  Somebody who had nothing to add accepts after all."""
        assert isinstance(answer.action, Accept)
        self.accept(g, answer.seat, answer.action.coalition)

    def accept(self, g: Koalition, seat: Seat, coalition: tuple[str, ...]) -> None:
        g.tell(Accepted(seat, coalition))
        proposal = self.find(coalition)
        assert proposal is not None
        self.change(g, msgspec.structs.replace(proposal, accepted=(*proposal.accepted, seat)))

    def change(self, g: Koalition, proposal: Proposal) -> None:
        """A proposal is on the table now as it is here, or no longer; everybody may speak again.

        Where it is new or gone, its leaders have other moves; the questions of all others stand as they are,
        unless the table is full now, or no longer.
        """
        before = [one.coalition for one in self.proposed]
        if proposal.coalition not in before:
            self.proposed.append(proposal)
        elif proposal.accepted:
            self.proposed[before.index(proposal.coalition)] = proposal
        else:
            del self.proposed[before.index(proposal.coalition)]
        self.silent = []
        if len(self.proposed) != len(before):
            full = MOST_PROPOSED in (len(self.proposed), len(before))
            for request in g.ask.requests:
                if full or request.seat in proposal.leaders:
                    request.options = self.moves(g, request.seat)

    def members(self, coalition: Sequence[str]) -> tuple[Bloc, ...]:
        """The blocs of these names, strongest first."""
        return tuple([bloc for bloc in self.blocs if bloc.id in coalition])

    def find(self, coalition: tuple[str, ...]) -> Proposal | None:
        """A coalition that lies on the table."""
        for one in self.proposed:
            if one.coalition == coalition:
                return one
        return None

    # Why not

    def why_not(self, g: Koalition, seat: Seat, action: Action) -> Message | None:
        match action:
            case Include(bloc):
                return self.why_not_include(g, seat, bloc)
            case Drop():
                return self.why_not_drop(g, seat)
            case Propose(coalition) | Accept(coalition) | Withdraw(coalition):
                return self.why_not_coalition(g, seat, coalition) or self.why_not_answer(g, seat, action)
        return None

    def why_not_silent(self, seat: Seat) -> Message | None:
        return Message("refused-held-out", {}, "ruling D52") if seat in self.silent else None

    def why_not_begin(self, g: Koalition, seat: Seat) -> Message | None:
        """Why nothing can be proposed, whatever it is."""
        spent = self.why_not_spent(g, self.proposals[seat], "propose")
        return self.why_not_silent(seat) or spent or self.why_not_full()

    def why_not_full(self) -> Message | None:
        if len(self.proposed) < MOST_PROPOSED:
            return None
        return Message("refused-table-full", {"proposals": MOST_PROPOSED}, "ruling D51")

    def why_not_spent(self, g: Koalition, made: int, move: str) -> Message | None:
        if made < g.options.offers:
            return None
        return Message("refused-offers-spent", {"offers": g.options.offers, "move": move}, "ruling D31")

    def why_not_include(self, g: Koalition, seat: Seat, name: str) -> Message | None:
        """A party that is not there, not one's own to begin with, no partner, not needed, or of no use."""
        draft = self.members(self.drafts[seat])
        bloc = next(iter(self.members((name,))), None)
        if bloc is None:
            return Message("refused-no-such-bloc", {"bloc": name}, "Déroulement")
        if message := self.why_not_begin(g, seat):
            return message
        if bloc in draft:
            return Message("refused-included", {"bloc": name}, "ruling D51")
        if not draft and bloc.leader != seat:
            return Message("refused-begin-with-own", {"bloc": name, "leader": bloc.leader}, "ruling D51")
        if name not in self.able:
            return Message("refused-never-governs", {"bloc": name}, "Déroulement; ruling D49")
        goal = count.majority_of(self.blocs)
        if sum(one.votes for one in draft) >= goal:
            return Message("refused-not-needed", {"bloc": name}, "Déroulement; ruling D4")
        if g.options.compatibility == "pairs" and (strange := strangers(g, (*draft, bloc))):
            return strange
        if coalitions.partners(g, self.blocs, (*self.drafts[seat], name)):
            return None
        mine = self.drafts[seat]
        return Message("refused-no-way-on", {"bloc": name, "coalition": mine}, "Déroulement; rulings D3, D4")

    def why_not_drop(self, g: Koalition, seat: Seat) -> Message | None:
        if not self.drafts[seat]:
            return Message("refused-no-draft", {}, "ruling D51")
        return self.why_not_spent(g, self.withdrawals[seat], "withdraw")

    def why_not_coalition(self, g: Koalition, seat: Seat, coalition: tuple[str, ...]) -> Message | None:
        """Why it can't govern: not there, not one's own, too few votes, who are no partners, who is not needed."""
        members = self.members(coalition)
        for name in coalition:
            if name not in [bloc.id for bloc in members]:
                return Message("refused-no-such-bloc", {"bloc": name}, "Déroulement")
        if not members:
            return Message("refused-empty-coalition", {}, "Déroulement")
        named = tuple([bloc.id for bloc in members])
        if named != coalition:
            return Message("refused-order", {"coalition": named}, "ruling D31")
        if seat not in [bloc.leader for bloc in members]:
            return Message("refused-not-your-party", {"coalition": named}, "ruling D31")
        goal = count.majority_of(self.blocs)
        votes = sum(bloc.votes for bloc in members)
        if votes < goal:
            return Message(
                "refused-no-majority", {"coalition": named, "votes": votes, "majority": goal}, "Déroulement"
            )
        if not count.compatible(g, members):
            return strangers(g, members)
        spare = members[-1]
        if votes - spare.votes >= goal:
            return Message("refused-not-needed", {"bloc": spare.id}, "Déroulement; ruling D4")
        return None

    def why_not_answer(self, g: Koalition, seat: Seat, action: Propose | Accept | Withdraw) -> Message | None:
        """Of a coalition that may govern: whether it has been proposed and accepted, and what one has left."""
        coalition = action.coalition
        proposal = self.find(coalition)
        accepted = proposal is not None and seat in proposal.accepted
        if isinstance(action, Accept):
            if proposal is None:
                return Message("refused-not-proposed", {"coalition": coalition}, "ruling D31")
            return Message("refused-accepted", {"coalition": coalition}, "ruling D31") if accepted else None
        if isinstance(action, Withdraw):
            if not accepted:
                return Message("refused-not-accepted", {"coalition": coalition}, "ruling D31")
            return self.why_not_spent(g, self.withdrawals[seat], "withdraw") or self.why_not_silent(seat)
        if proposal is not None:
            return Message("refused-proposed", {"coalition": coalition}, "ruling D31")
        if message := self.why_not_begin(g, seat):
            return message
        if self.drafts[seat] != coalition:
            return Message("refused-not-put-together", {"coalition": coalition}, "ruling D51")
        return None


def steps(talks: Negotiation, seat: Seat, coalition: Sequence[str]) -> list[Action]:
    """How a proposal is put together and goes on the table, from what one has begun with or from nothing."""
    draft, members = talks.drafts[seat], talks.members(coalition)
    drops: list[Action] = [] if {*draft} <= {*coalition} else [DROP]
    left = [bloc for bloc in members if drops or bloc.id not in draft]
    left.sort(key=lambda bloc: bloc.leader != seat)  # one's own first
    return [*drops, *[Include(bloc.id) for bloc in left], Propose(tuple([bloc.id for bloc in members]))]


def strangers(g: Koalition, members: Sequence[Bloc]) -> Message | None:
    """Which two can't govern together; of a chain, which one is a partner of none of the others."""
    if g.options.compatibility == "chain":
        for bloc in members:
            if not any(count.partners(g, bloc, other) for other in members if other is not bloc):
                return Message("refused-partner-of-none", {"bloc": bloc.id}, "Matériel; ruling D3")
        return Message("refused-no-chain", {"coalition": [bloc.id for bloc in members]}, "Matériel; ruling D3")
    for one, other in combinations(members, 2):
        if not count.partners(g, one, other):
            return Message("refused-not-partners", {"bloc": one.id, "other_bloc": other.id}, "Matériel; ruling D3")
    return None
