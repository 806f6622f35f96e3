"""§5a  The presidential election: sealed bids, half of them paid."""

from __future__ import annotations

from typing import Any

from hemicycle.engine.ballot import AMOUNTS, Ballot, Cast, Count, Paper
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, call, done
from hemicycle.engine.words import Action, Message

from .edition import PRESIDENT
from .events import BidsPaid, BidsTied, NoPresidentElected, PresidentElected
from .purse import draw, implement_goal, pay_food
from .state import Zoocracy


class Bids(Ballot):
    """§5a 1, 3; rulings B1, B2, B4  Any number of tokens in a closed hand, to be changed until all are in."""

    def papers_now(self, g: Any) -> tuple[Paper, ...]:
        """What each could bid hangs on its funds, and is nobody else's affair."""
        return tuple(
            [Paper(paper.seat, tuple(range(g.funds[paper.seat] + 1)), default=0) for paper in self.papers]
        )

    def why_not(self, g: Any, seat: Seat, action: Action) -> Message | None:
        if type(action) is not Cast or all(paper.seat != seat for paper in self.papers):
            return None
        food, bid = g.funds[seat], action.choice
        short = isinstance(bid, int) and bid > food
        return Message("refused-no-food" if short else "refused-no-bid", {"number": food}, "§5a 1")


class PresidentialElection(Frame):
    """§5a 1, 4  A new President, by bid; a tie is broken by a second bid among the tied, once."""

    again: Public[bool] = False
    """Whether this is the second bid."""
    bidders: Public[tuple[Seat, ...]] = ()

    def enter(self, g: Zoocracy) -> Step:
        self.bidders = tuple(range(g.players))
        return self.bid

    def bid(self, g: Zoocracy) -> Step:
        papers = tuple([Paper(seat, ()) for seat in self.bidders])
        return call(Bids("bid-again" if self.again else "bid", papers, AMOUNTS), self.opened)

    def opened(self, g: Zoocracy, count: Count) -> Step:
        """§5a 3  All return half of what they bid, rounded up (ruling B1)."""
        paid = tuple([(int(bid) + 1) // 2 for bid in count.choices])
        for seat, food in zip(self.bidders, paid, strict=True):
            pay_food(g, seat, food)
        if any(paid):
            g.tell(BidsPaid(self.bidders, paid))
        highest = count.highest()
        if len(highest) == 1:
            return self.elect(g, highest[0])
        if self.again:
            return self.nobody(g)
        self.again, self.bidders = True, highest
        g.tell(BidsTied(highest))
        return self.bid

    def elect(self, g: Zoocracy, seat: Seat) -> Step:
        """§5a 6  One goal and one card at once; then the card lies face down (rulings B3, B5)."""
        g.offices[PRESIDENT], g.face_up[PRESIDENT] = seat, False
        g.presidential = g.round + 2
        g.tell(PresidentElected(seat))
        implement_goal(g, seat, "presidency")
        draw(g, seat, 1)
        return done()

    def nobody(self, g: Zoocracy) -> Step:
        """§5a 4, 5  Another tie: the President stays for now, or there is none; all bid next round (ruling B4)."""
        g.presidential = g.round + 1
        g.tell(NoPresidentElected(g.holds(PRESIDENT)))
        return done()
