"""«Anybody may now answer with a card»: the same procedure in every game.

It asks every seat that by the rules could answer, not only those who hold a card for it, so that being asked
tells nothing. A game subclasses it: `answers` says what a seat may answer with, `play` carries an answer out
and says how the window goes on. An answer that may itself be answered calls another window from `play`, to
any depth. How it asks is in its class:

    turns    one seat after the other, round and round, until all have passed in succession
    once     one seat after the other, once round; `play` decides whether the first answer closes it
    together all at once and sealed, to be changed until the last is in; the first in order who has not passed
             plays, so speed tells nothing; the others take their answers back, and if `play` goes on with
             `next_turn` all are asked again
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from .declare import Public, Seat
from .flow import Frame, Kind, Step, ask, ask_all, done, question
from .words import Action, Answer, Pass

PASS = Pass()


class Window(Frame):
    """A round of answers. Its result is what `play` returns with `done`, or nothing when all have passed."""

    how: ClassVar[Literal["turns", "once", "together"]] = "turns"

    order: Public[tuple[Seat, ...]]
    """Who could answer by the rules, in order."""
    kind: Public[Kind] = "answer"
    about: Public[dict[str, int | str]] = {}
    """Public parameters of the question."""
    turn: Public[int] = 0
    passes: Public[int] = 0

    def may(self, g: Any, seat: Seat) -> bool:
        """Whether a seat is asked at all. It must follow from what everybody sees."""
        return True

    def answers(self, g: Any, seat: Seat) -> Sequence[Action]:
        """What a seat may answer with; passing is always added."""
        raise NotImplementedError

    def play(self, g: Any, seat: Seat, action: Any) -> Step:
        """Carry out an answer. Go on with `self.next_turn`, `call(…)` or `done(…)`."""
        raise NotImplementedError

    def enter(self, g: Any) -> Step:
        return self.next_turn

    def next_turn(self, g: Any) -> Step:
        """Ask the next seat in order, past those who can't be asked."""
        if self.how == "together":
            return self.all_together
        order = self.order
        size = len(order)
        while self.passes < size and (self.how == "turns" or self.turn < size):
            seat = order[self.turn % size]
            if self.may(g, seat):
                options = (*self.answers(g, seat), PASS)
                return ask(seat, self.kind, options, self.answered, self.about)
            self.turn += 1
            self.passes += 1
        return done()

    def answered(self, g: Any, action: Action) -> Step:
        seat = self.order[self.turn % len(self.order)]
        self.turn += 1
        if type(action) is Pass:
            self.passes += 1
            return self.next_turn
        self.passes = 0
        return self.play(g, seat, action)

    def all_together(self, g: Any) -> Step:
        asked = []
        for seat in self.order:
            if self.may(g, seat):
                asked.append(question(seat, self.kind, (*self.answers(g, seat), PASS), self.about, PASS, True))
        return ask_all(asked, self.all_answered) if asked else done()

    def all_answered(self, g: Any, answers: list[Answer]) -> Step:
        for answer in answers:
            if type(answer.action) is not Pass:
                return self.play(g, answer.seat, answer.action)
        return done()
