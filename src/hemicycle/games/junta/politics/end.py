"""Phase 9: the Bank after a siesta, exiles come back or stay, and all is as before a turn."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.words import Action

from ..edition import FamilyNumber
from ..events import TurnEnded
from ..money import BILL, EMPTY, Denomination, kinds, minus, plus, size
from ..pay import spend
from ..state import NOBODY, Junta
from .bank import LateBank
from .events import ExileReturned, ExileStayed


class ReturnHome(Action, frozen=True):
    """Come back from exile for a bill, or for nothing where there is none."""

    bill: Public[Denomination]


class StayAbroad(Action, frozen=True):
    """Stay in exile for a bill."""

    bill: Public[Denomination]


class EndPhase(Frame):
    """Phase 9 1  After a siesta the Bank opens now; then every exile decides; then the turn is over."""

    exiles: Public[tuple[FamilyNumber, ...]] = ()
    """Those who are still to decide."""

    def enter(self, g: Junta) -> Step:
        if g.turn.bank == "siesta":
            return call(LateBank(), self.banked)
        return self.banked(g)

    def banked(self, g: Junta) -> Step:
        self.exiles = tuple([family for family in g.clockwise(g.president) if g.families[family].exile])
        return self.exile

    def exile(self, g: Junta) -> Step:
        """Exile 3; rulings 36, 37  He returns for a bill of the reserve, or stays for one of the account."""
        if not self.exiles:
            return self.over
        one = g.families[self.exiles[0]]
        back = kinds(one.reserve) or kinds(one.account) or (0,)
        away = kinds(one.account) or kinds(one.reserve) or (0,)
        options = (*map(ReturnHome, back), *map(StayAbroad, away))
        return ask(self.exiles[0], "exile", options, self.decided, default=options[0])

    def decided(self, g: Junta, action: ReturnHome | StayAbroad) -> Step:
        seat, *others = self.exiles
        one = g.families[seat]
        home = isinstance(action, ReturnHome)
        if action.bill:
            bill = BILL[action.bill]
            from_reserve = bool(size(one.reserve)) if home else not size(one.account)
            if from_reserve:
                one.reserve = minus(one.reserve, bill)
            else:
                one.account = minus(one.account, bill)
            spend(g, bill)
        if home:
            one.exile = ""
        g.tell(ExileReturned(seat) if home else ExileStayed(seat))
        self.exiles = tuple(others)
        return self.exile

    def over(self, g: Junta) -> Step:
        """Phase 9 1  The dead are replaced, and what puppets still have is out of the game.

        The posts of the dead are frozen until they are given anew, not until the family has a new head.
        """
        for family, one in enumerate(g.families):
            if family >= g.players:
                g.box = plus(g.box, one.reserve)
                one.reserve = EMPTY
            if one.dead:
                for post in g.posts_of(family):
                    g.posts[post] = NOBODY
        g.families = [one.next_turn() for one in g.families]
        g.tell(TurnEnded(g.turn.number))
        return done()
