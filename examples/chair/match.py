"""The whole game: friends are dealt, then round after round the chair is given."""

from __future__ import annotations

from hemicycle.engine.ballot import Ballot, Count, Paper
from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.words import Action, GameOver, Message

from .events import ChairTaken, FriendDealt, FriendsShown, LotDrawn, RoundBegan
from .state import Chair, next_in


class Match(Frame):
    """§1, §4  From the deal to the last round."""

    def enter(self, g: Chair) -> Step:
        """§1  Everybody gets a secret friend: all together they are a circle."""
        g.chairs = [0] * g.players
        g.friends = next_in(g.chance.shuffled("circle", range(g.players)))
        for seat, friend in enumerate(g.friends):
            g.tell(FriendDealt(seat, friend))
        return self.next_round

    def next_round(self, g: Chair) -> Step:
        if g.round == g.rounds:
            return self.count(g)
        g.round += 1
        g.tell(RoundBegan(g.round))
        return call(Election(), self.next_round)

    def count(self, g: Chair) -> Step:
        """§4  All show their friends, and points are counted."""
        g.shown = list(g.friends)
        g.tell(FriendsShown(tuple(g.friends)))
        g.tell(GameOver(*g.places_and_points()))
        return done()


class GiveChair(Action, frozen=True):
    """§3 2; ruling A1  The last holder gives the chair to one of those with most votes."""

    seat: Public[Seat]


class Election(Frame):
    """§2, §3  A round: all vote under seal, and whoever has most votes gets the chair."""

    tied: Public[tuple[Seat, ...]] = ()
    """Those with most votes, if they are several."""

    def enter(self, g: Chair) -> Step:
        """§2 1  Everybody votes for somebody else."""
        seats = range(g.players)
        papers = tuple(Paper(seat, tuple(other for other in seats if other != seat)) for seat in seats)
        return call(Ballot(question="chair", papers=papers), self.counted)

    def counted(self, g: Chair, count: Count) -> Step:
        """§2 1; §3 1, 2  Most votes win; between equals the last holder decides, in the first round the lot."""
        self.tied = tuple(sorted(int(seat) for seat in count.leaders()))
        if len(self.tied) == 1:
            return self.take(g, self.tied[0])
        if g.holder is not None:
            return self.decide
        drawn = g.chance.pick("lot", self.tied)
        g.tell(LotDrawn(drawn))
        return self.take(g, drawn)

    def decide(self, g: Chair) -> Step:
        """§3 2; ruling A1  The last holder decides between those with most votes."""
        assert g.holder is not None
        return ask(g.holder, "decide", [GiveChair(seat) for seat in self.tied], self.decided)

    def decided(self, g: Chair, action: GiveChair) -> Step:
        return self.take(g, action.seat)

    def take(self, g: Chair, seat: Seat) -> Step:
        g.holder = seat
        g.chairs[seat] += 1
        g.tell(ChairTaken(seat))
        return done()

    def why_not(self, g: Chair, seat: Seat, action: Action) -> Message | None:
        if isinstance(action, GiveChair) and seat == g.holder and self.tied:
            return Message("refused-not-tied", {"seats_named": self.tied}, "§3 2")
        return None
