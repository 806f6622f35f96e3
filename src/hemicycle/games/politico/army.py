"""II.6  Pressure by the army: its uses, and the chain of counters, which ends when nobody answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask_all, call, done, question
from hemicycle.engine.window import PASS, Window
from hemicycle.engine.words import Action, Answer, Message

from .cards import lay, put_under
from .edition import ARMY
from .events import ArmyPlayed, ArmyStopped, ArmyUse
from .government import fall, join
from .state import Politico


class CounterWithArmy(Action, frozen=True):
    """II.6 3, 5, 8  Play a Pression de l'armée against what is on the table."""


COUNTER = CounterWithArmy()


class ArmyAnswers(Window):
    """II.6 8  Anybody may answer with a Pression de l'armée, one cancelling the other, and so on.

    The result is whether what it began with stands. All are asked at once, under seal; the first in order plays.
    To be asked tells nothing: everybody is who is not silenced, whatever he holds.
    """

    how = "together"

    use: Public[ArmyUse] = "topple"
    """What is at stake: a vote, or what the army was played for."""
    by: Public[Seat] = 0
    """Whose it is."""
    stands: Public[bool] = True
    cards: Public[int] = 0
    """How many have been played in answer."""

    def may(self, g: Any, seat: Seat) -> bool:
        return not g.silenced(seat)

    def answers(self, g: Any, seat: Seat) -> Sequence[Action]:
        return (COUNTER,) if ARMY in g.hands[seat] else ()

    def enter(self, g: Politico) -> Step:
        if not g.army_may_come:
            return done(self.stands)
        return self.all_together

    def all_together(self, g: Politico) -> Step:
        last = self.order[-1]
        about: dict[str, int | str] = {"use": self.use, "author": self.by, "cards": self.cards, "last": last}
        asked = []
        for seat in self.order[:-1]:
            if self.may(g, seat):
                options = (*self.answers(g, seat), PASS)
                asked.append(question(seat, "answer-army", options, about, None, True))
        return ask_all(asked, self.all_answered) if asked else done(self.stands)

    def all_answered(self, g: Politico, answers: list[Answer]) -> Step:
        for answer in answers:
            if type(answer.action) is CounterWithArmy:
                return self.play(g, answer.seat, answer.action)
        return done(self.stands)

    def play(self, g: Politico, seat: Seat, action: Any) -> Step:
        lay(g, seat, ARMY)
        put_under(g, ARMY)
        use: ArmyUse = "counter" if self.cards or self.use not in ("investiture", "motion") else self.use
        g.tell(ArmyPlayed(seat, use))
        self.stands = not self.stands
        self.cards += 1
        self.order = (*g.others(seat), seat)
        return self.enter

    def why_not(self, g: Politico, seat: Seat, action: Action) -> Message | None:
        """II.6 8  Nobody counters himself."""
        if type(action) is CounterWithArmy and seat == self.order[-1]:
            return Message("refused-own-army", {}, "II.6 8")
        return None


def answers(g: Politico, use: ArmyUse, by: Seat) -> ArmyAnswers:
    """The window for answers by the army: everybody but whose it is, clockwise from there."""
    return ArmyAnswers(order=(*g.others(by), by), use=use, by=by)


class Pressure(Frame):
    """II.6 1, 2  The army topples the government, or takes its author into it. Others may counter it first."""

    seat: Public[Seat]
    use: Public[Literal["topple", "enter"]]

    def enter(self, g: Politico) -> Step:
        lay(g, self.seat, ARMY)
        put_under(g, ARMY)
        g.tell(ArmyPlayed(self.seat, self.use))
        return call(answers(g, self.use, self.seat), self.answered)

    def answered(self, g: Politico, stands: bool) -> Step:
        if not stands:
            g.tell(ArmyStopped(self.seat, self.use))
        elif self.use == "topple":
            fall(g, "army", self.seat)  # with the penalties of an attack (ruling P5)
        else:
            join(g, (self.seat,))  # nobody's consent is needed (ruling P26)
        return done(stands)
