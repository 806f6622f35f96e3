"""What players may promise each other in Chair."""

from __future__ import annotations

from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.words import Event

from .state import Chair


class VoteFor(Term, frozen=True):
    """«I vote for you in this round.»"""

    candidate: Public[Seat]
    round: Public[int]

    def judge(self, g: Chair, deal: Deal, event: Event, noted: str) -> Verdict | None:
        if not isinstance(event, BallotRevealed):
            return None
        return "kept" if event.choices[event.voters.index(self.seat)] == self.candidate else "broken"

    def against(self, other: Term) -> bool:
        """A seat has one vote in a round."""
        return isinstance(other, VoteFor) and other.seat == self.seat and other.candidate != self.candidate


PROMISES = (VoteFor,)
