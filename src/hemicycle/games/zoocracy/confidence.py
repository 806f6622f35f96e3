"""§5f  The vote of no confidence: the Opposition Leader's party may offer another government."""

from __future__ import annotations

from hemicycle.engine.ballot import Count
from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from .edition import OPPOSITION_LEADER
from .events import ProposalRefused, ProposalWaived
from .government import YES, Draft, Proposal, form_government, goals_to_give, tell_proposal, vote_on
from .order import player_order
from .state import Zoocracy
from .two_players import TakeOver, govern_alone


def is_played(g: Zoocracy) -> bool:
    """§5f 1, §8 2  Whether the phase is played this round (rulings D10, F1, H4, I2)."""
    leader = g.holds(OPPOSITION_LEADER)
    if leader is None or g.failed:
        return False
    if g.players == 2:
        return not g.has_majority and g.seats[leader] >= g.majority
    return g.options.advanced or not g.has_majority


class NoConfidence(Frame):
    """§5f 1, 2  One proposal by the Opposition Leader's party, who may also make none (ruling F3)."""

    proposal: Public[Proposal | None] = None

    def enter(self, g: Zoocracy) -> Step:
        g.order = player_order(g)
        if g.players == 2:
            return self.take_over
        leader = g.offices[OPPOSITION_LEADER]
        return call(Draft(seat=leader, motion=True, goals=goals_to_give(g)), self.drafted)

    def drafted(self, g: Zoocracy, proposal: Proposal | None) -> Step:
        if proposal is None:
            g.tell(ProposalWaived(g.offices[OPPOSITION_LEADER], True))
            return done()
        self.proposal = proposal
        tell_proposal(g, proposal, motion=True)
        return call(vote_on(g, proposal), self.voted)

    def voted(self, g: Zoocracy, count: Count) -> Step:
        """§5f 2, 3, 4, §5d 4; rulings D3, D6, F7  Accepted, it governs; declined, nothing else happens."""
        proposal, self.proposal = self.proposal, None
        assert proposal is not None
        if count.weight(YES) >= g.majority:
            form_government(g, proposal, count, motion=True)
        else:
            g.tell(ProposalRefused(proposal.seat, count.weight(YES), g.majority))
        return done()

    def take_over(self, g: Zoocracy) -> Step:
        """§7 1; ruling H4  With two players no vote is needed."""
        return ask(g.offices[OPPOSITION_LEADER], "take-over", (TakeOver(), PASS), self.taken_over)

    def taken_over(self, g: Zoocracy, action: Action) -> Step:
        leader = g.offices[OPPOSITION_LEADER]
        if isinstance(action, TakeOver):
            govern_alone(g, leader, motion=True)
        else:
            g.tell(ProposalWaived(leader, True))
        return done()
