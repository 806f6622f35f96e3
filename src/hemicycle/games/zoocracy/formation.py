"""§5d  The formation of a government: proposals in order of strength, each put to a secret vote."""

from __future__ import annotations

from hemicycle.engine.ballot import Count
from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, call, done

from .events import FormationFailed, ProposalRefused, ProposalWaived
from .government import (
    YES,
    Draft,
    Proposal,
    form_government,
    goals_to_give,
    lead_opposition,
    tell_proposal,
    vote_on,
)
from .order import by_strength
from .state import Zoocracy


class Formation(Frame):
    """§5d 1, 5  Each party has one proposal, the strongest first, until one is accepted or all have failed."""

    turn: Public[int] = 0
    proposal: Public[Proposal | None] = None
    """The one that is voted on."""

    def enter(self, g: Zoocracy) -> Step:
        g.programme = [None, None]
        g.order = tuple(by_strength(g, range(g.players)))
        return self.next_proposer

    def next_proposer(self, g: Zoocracy) -> Step:
        """§5d 1  Parties without seats too, last of all (ruling D1)."""
        if self.turn == g.players:
            formation_fails(g)
            return done()
        return call(Draft(seat=g.order[self.turn], motion=False, goals=goals_to_give(g)), self.drafted)

    def drafted(self, g: Zoocracy, proposal: Proposal | None) -> Step:
        if proposal is None:
            g.tell(ProposalWaived(g.order[self.turn], False))
            self.turn += 1
            return self.next_proposer
        self.proposal = proposal
        tell_proposal(g, proposal, motion=False)
        return call(vote_on(g, proposal), self.voted)

    def voted(self, g: Zoocracy, count: Count) -> Step:
        """§5d 4, 5; rulings D3, D6  Enough seats, and it is elected; else the next strongest party proposes."""
        proposal, self.proposal = self.proposal, None
        assert proposal is not None
        if count.weight(YES) >= g.majority:
            form_government(g, proposal, count)
            return done()
        g.tell(ProposalRefused(proposal.seat, count.weight(YES), g.majority))
        self.turn += 1
        return self.next_proposer


def formation_fails(g: Zoocracy) -> None:
    """§5d 10  The former government stays for a round, offices as they lie; elections come next round.

    Where there never was one, there is neither government nor Opposition Leader (rulings D9, D11).
    """
    g.failed = True
    g.interim = bool(g.government)
    g.parliamentary = g.round + 1
    g.tell(FormationFailed(g.government))
    if g.government:
        lead_opposition(g, face_up=False)
