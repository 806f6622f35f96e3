"""I.2  A turn: the event, a trump, one act of play."""

from __future__ import annotations

from typing import Any, get_args

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, call, done, end
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, GameOver, Message, Pass

from . import elections
from .acts import (
    DRAW,
    AttackWith,
    Dissolve,
    EnterByArmy,
    LeaveGovernment,
    Left,
    PlayUnion,
    ReshuffleGovernment,
    StepDown,
    Swap,
    TableMotion,
    ToppleByArmy,
    acts,
)
from .army import Pressure
from .attack import Assault
from .cards import draw, lay, throw_away
from .censure import Censure, Verdict
from .edition import UNION_NATIONALE
from .events import MemberResigned, TrumpSwapped, UnionPlayed
from .formation import Formation, FormGovernment, Outcome, Reshuffle, Succession
from .government import change_members, fall
from .incidents import EventOfTurn
from .reasons import why_never, why_not_left
from .state import Lasting, Politico

ABOUT: dict[Left, dict[str, int | str]] = {left: {"left": left} for left in get_args(Left)}
"""What is told with the question for an act of play."""


def finish(g: Politico) -> Step:
    """I.5 1  The game is over."""
    places, points = g.places_and_points()
    g.tell(GameOver(places, points))
    return end()


class Turn(Frame):
    """I.2.b 2, 5; I.2.c 7  One player's turn."""

    seat: Public[Seat]
    left: Public[Left] = "any"
    reshuffled: Public[bool] = False
    deposed: Public[Seat | None] = None
    """The head of the government that the army is to topple: he may form the next one first."""

    def enter(self, g: Politico) -> Step:
        return call(EventOfTurn(seat=self.seat), self.happened)

    def happened(self, g: Politico, may_act: bool) -> Step:
        if g.reached:
            return finish(g)
        if not may_act:
            self.left = "none"
        return self.draw

    def draw(self, g: Politico) -> Step:
        """I.2.b 5; I.2.c 8; ruling P9  A trump, or two for one that goes under the pile."""
        hand = g.hands[self.seat]
        if not hand:
            draw(g, self.seat, 1)
            return self.act
        options = [*map(Swap, dict.fromkeys(hand)), DRAW]
        return ask(self.seat, "draw", options, self.drawn)

    def drawn(self, g: Politico, action: Action) -> Step:
        if type(action) is Swap:
            throw_away(g, self.seat, action.card)
            g.tell(TrumpSwapped(self.seat, action.card))
            draw(g, self.seat, 2)
        else:
            draw(g, self.seat, 1)
        return self.act

    def act(self, g: Politico) -> Step:
        """I.2.c 7; ruling Q17  One act of play; what is left after it follows from what everybody sees."""
        if self.left == "none" and g.prime_minister != self.seat:
            return done()
        options = acts(g, self.seat, self.left, self.reshuffled)
        return ask(self.seat, "act", (*options, PASS), self.acted, ABOUT[self.left])

    def acted(self, g: Politico, action: Any) -> Step:
        # By type, not by `match`, which takes about three times as long for a struct; the most frequent first.
        kind: Any = type(action)
        if kind is Pass:
            return done()
        if kind is FormGovernment:
            self.left = ("none" if self.left == "army" else "union") if action.army else "none"
            return call(Formation(seat=self.seat, card=action.card, army=action.army), self.formed)
        if kind is AttackWith:
            self.left = "none"
            return call(Assault(seat=self.seat, card=action.card, target=action.target), self.attacked)
        if kind is TableMotion:
            self.left = "none"
            return call(Censure(seat=self.seat), self.censured)
        if kind is ToppleByArmy:
            self.left = "union" if self.left == "any" else "none"
            self.deposed = g.prime_minister
            return call(Pressure(seat=self.seat, use="topple"), self.pressed)
        if kind is EnterByArmy:
            self.left = "union" if self.left == "any" else "none"
            return call(Pressure(seat=self.seat, use="enter"), self.act)
        if kind is ReshuffleGovernment:
            self.reshuffled = True
            return call(Reshuffle(seat=self.seat), self.act)
        if kind is LeaveGovernment:
            change_members(g, tuple([seat for seat in g.members if seat != self.seat]))
            g.tell(MemberResigned(self.seat))
            return done()
        if kind is PlayUnion:
            lay(g, self.seat, UNION_NATIONALE)
            until = g.turn + g.players
            g.lasting.append(Lasting("union", UNION_NATIONALE, self.seat, None, until))
            g.tell(UnionPlayed(self.seat, until))
            self.left = "army" if self.left == "any" else "none"
        elif kind is StepDown:
            fall(g, "resignation")  # no act of play: a new government may follow (ruling P46)
        elif kind is Dissolve:
            g.dissolved = True
            elections.again(g, "dissolution")
        return self.act

    def why_not(self, g: Politico, seat: Seat, action: Action) -> Message | None:
        """I.2.c 7  One act of play a turn, where nothing else forbids it; and one reshuffle (ruling Q5)."""
        if seat != self.seat:
            return None
        if (reason := why_never(g, seat, action) or why_not_left(g, action, self.left)) is not None:
            return reason
        if type(action) is ReshuffleGovernment and self.reshuffled:
            return Message("refused-reshuffled", {}, "ruling Q5")
        return None

    def formed(self, g: Politico, outcome: Outcome) -> Step:
        """I.2.b 8; ruling P24  After a refused investiture an attack is left; after a cancelled one a try."""
        if outcome == "refused":
            self.left = "attack"
        elif outcome == "cancelled":
            self.left = "again"
        return self.act

    def attacked(self, g: Politico, fell: bool) -> Step:
        if g.reached:
            return finish(g)
        if fell:
            return call(Succession(seats=(self.seat,)), self.act)
        return self.act

    def censured(self, g: Politico, verdict: Verdict) -> Step:
        if g.reached:
            return finish(g)
        if verdict == "carried":
            return call(Succession(seats=(self.seat,)), self.act)
        if verdict == "rejected":
            self.left = "attack"
        return self.act

    def pressed(self, g: Politico, stands: bool) -> Step:
        deposed, self.deposed = self.deposed, None
        if g.reached:
            return finish(g)
        if stands and deposed is not None:
            seats = (deposed,) if deposed == self.seat else (deposed, self.seat)
            return call(Succession(seats=seats), self.act)
        return self.act
