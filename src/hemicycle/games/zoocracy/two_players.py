"""§7  Two players: no coalitions; the party with most seats governs."""

from __future__ import annotations

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Frame, Step, done
from hemicycle.engine.words import Action

from .events import GovernmentFormed
from .formation import formation_fails
from .government import goals_to_give, lay_programme, lead_opposition, take_office
from .state import Zoocracy


class TakeOver(Action, frozen=True):
    """The opposition takes over a government that has lost its majority."""


class TwoPlayerFormation(Frame):
    """§7 1, 2  Most seats take three offices and both goals (ruling H1); equal seats change nothing (H2, H3)."""

    def enter(self, g: Zoocracy) -> Step:
        g.programme = [None, None]
        mine, theirs = g.seats
        if mine == theirs:
            formation_fails(g)
        else:
            govern_alone(g, 0 if mine > theirs else 1)
        return done()


def govern_alone(g: Zoocracy, seat: Seat, motion: bool = False) -> None:
    """One party governs: all offices, both goals; the other leads the opposition."""
    take_office(g, (seat,), (seat, seat, seat), keep_sides=motion)
    both = goals_to_give(g) == 2
    lay_programme(g, (seat, seat) if both else (seat,))
    g.tell(
        GovernmentFormed(
            (seat,), g.seats[seat], g.majority, seat, seat, seat, seat, seat if both else None, motion
        )
    )
    lead_opposition(g, face_up=not motion)
