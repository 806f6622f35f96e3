"""II.2.c  The motion of censure."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hemicycle.engine.ballot import Count
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, call, done

from . import army
from .cards import lay, put_under, take_back
from .edition import MOTION
from .events import MotionCancelled, MotionTabled, MotionVoted
from .government import censure, divide, fall
from .state import Politico

Verdict: TypeAlias = Literal["carried", "rejected", "cancelled"]


class Censure(Frame):
    """II.2.c 1, 2  All vote; if the motion is carried and the army does not cancel it, the government falls."""

    seat: Public[Seat]

    def enter(self, g: Politico) -> Step:
        lay(g, self.seat, MOTION)
        g.tell(MotionTabled(self.seat))
        ballot = censure(g, self.seat)
        if not ballot.papers:
            return self.voted(g, Count((), []))
        return call(ballot, self.voted)

    def voted(self, g: Politico, count: Count) -> Step:
        """II.2.c 2, 3; ruling P10  Rejected, the motion goes back to its author's hand."""
        division = divide(count)
        g.tell(MotionVoted(self.seat, *division))
        if not division.carried:
            take_back(g, self.seat, MOTION)
            return done("rejected")
        return call(army.answers(g, "motion", self.seat), self.confirmed)

    def confirmed(self, g: Politico, stands: bool) -> Step:
        put_under(g, MOTION)
        if not stands:
            g.tell(MotionCancelled(self.seat))
            return done("cancelled")  # no second attack: it was countered, not rejected (ruling P23)
        fall(g, "motion", self.seat)
        return done("carried")
