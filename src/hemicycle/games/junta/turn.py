"""A turn: the nine phases, one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.engine.flow import Call, Frame, Request, Step, call, done, interrupt, may
from hemicycle.engine.words import Action, Answer

from .coup.declaration import Declaration
from .events import PhaseBegan
from .politics.assassins import AssassinPhase
from .politics.bank import BankPhase
from .politics.budget import AidPhase, Budget
from .politics.cabinet import CabinetPhase
from .politics.deeds import Interlude
from .politics.draw import PoliticsPhase
from .politics.end import EndPhase
from .politics.location import LocationPhase
from .politics.presidency import Resignation
from .state import Junta, Over

PHASES: tuple[type[Frame], ...] = (
    PoliticsPhase,
    CabinetPhase,
    AidPhase,
    Budget,
    LocationPhase,
    AssassinPhase,
    BankPhase,
    Declaration,
    EndPhase,
)
"""The first phase to the ninth. One that has a result ends the game by it."""

INTERLUDES = (2, 4, 6)
"""House rule: after these phases everybody may play cards, where they may be played at any moment."""


class Resign(Action, frozen=True):
    """Resign as President."""


RESIGN = (Resign(),)


class NinePhases(Frame):
    """Phase 1, 2, 3, 4, 5, 6, 7, 8, 9  A turn: phase after phase; its result says why the game is over."""

    def enter(self, g: Junta) -> Step:
        turn = g.turn
        if turn.phase == len(PHASES):
            return done()
        turn.phase += 1
        g.tell(PhaseBegan(turn.phase))
        return call(PHASES[turn.phase - 1](), self.phase_over)

    def phase_over(self, g: Junta, over: Over | None) -> Step:
        if over:
            return done(over)
        if g.any_time and g.turn.phase in INTERLUDES:
            order = tuple(g.players_present(g.president))
            window = Interlude(order=order, kind="play-any-time")
            return call(window, self.interlude_over)
        return self.enter

    def interlude_over(self, g: Junta) -> Step:
        """Options 3  Cards may be played at any moment."""
        return self.enter

    # Resigning

    def out_of_turn(self, g: Junta) -> Iterable[Request]:
        """President 3; ruling 11  While the President is asked something outside ballots, killings and coups."""
        turn = g.turn
        if turn.resigned == turn.phase or turn.piles:
            return ()
        if g.ask.state == "trim":
            return ()  # he may lose cards in the election, and would have none too many any more
        for request in g.ask.requests:
            if request.seat == g.president and not request.answered:
                return [may(g.president, "resign", RESIGN, self.resign)]
        return ()

    def resign(self, g: Junta, answer: Answer) -> Call:
        """President 3; rulings 11, J5  The election comes before whatever else goes on."""
        top = g.stack[-1]
        if isinstance(top, LocationPhase):
            top.forget(g)
        return interrupt(Resignation(seat=answer.seat))
