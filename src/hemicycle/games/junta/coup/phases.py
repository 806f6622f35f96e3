"""The game of the coup d'état: seven phases of movement and combat, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Request, Step, call, done, may
from hemicycle.engine.words import Action, Answer

from ..edition import Area, Card, FamilyNumber
from ..money import plus
from ..pay import take
from ..state import Junta
from .aftermath import Aftermath
from .city import acting, deployed, rested, rise, uprising
from .combat import Combat
from .events import (
    CombatBegan,
    CoupDeclared,
    CoupEnded,
    CoupPhaseBegan,
    FightSettled,
    SideConceded,
    TollTaken,
)
from .march import Movement
from .reinforcements import bring
from .uprising import Side, Uprising

PHASES = 6
TOLL = 4
MOST_SPOKEN = 20
"""How often a player may say that a side has won, or take it back, in one coup."""


class Concede(Action, frozen=True):
    """Agree that a side has won: the fight is over as soon as all players agree."""

    side: Public[Side]


class FightOn(Action, frozen=True):
    """Agree no longer."""


CONCEDE = {side: Concede(side) for side in ("junta", "president")}
FIGHT_ON = FightOn()
AGREEMENTS: dict[Side, tuple[Action, ...]] = {
    "": (CONCEDE["junta"], CONCEDE["president"]),
    "junta": (CONCEDE["president"], FIGHT_ON),
    "president": (CONCEDE["junta"], FIGHT_ON),
}
"""By what one has said already."""


class Coup(Frame):
    """Coup  The rebellion and six phases; whoever has three of the five strategic points then has won.

    While it is fought all players in the country may agree at any time who has won (ruling 73).
    """

    undisturbed: ClassVar[bool] = True

    first: Public[FamilyNumber]
    """Who has declared it."""
    means: Public[Literal["move", "shell", "strike", "card"]]
    card: Public[Card] = ""
    area: Public[Area] = ""
    """With a card: which, and where its units appear."""
    fought: Public[bool] = False
    """The fight is over, and there is nothing more to agree on."""

    def enter(self, g: Junta) -> Step:
        """Coup 1  All units at their places; what was destroyed in another coup is there again."""
        pledge = "" if self.means == "card" else self.means
        fighters = tuple(sorted(g.players_present(0)))
        g.coup = coup = Uprising(self.first, [], leads=self.first, pledge=pledge, fighters=fighters)
        g.coups += 1
        coup.stacks = deployed(g)
        coup.agreed, coup.spoken = [""] * g.players, [0] * g.players
        g.tell(CoupDeclared(self.first, self.means))
        rise(g, self.first)
        g.tell(CoupPhaseBegan(0, self.first))
        if self.card:
            bring(g, self.first, self.card, self.area)
        return self.move

    def move(self, g: Junta) -> Step:
        return call(Movement(), self.moved)

    def moved(self, g: Junta) -> Step:
        coup = uprising(g)
        if coup.settled:
            return self.end(g)
        g.tell(CombatBegan(coup.phase))
        return call(Combat(), self.phase_over)

    def phase_over(self, g: Junta) -> Step:
        """Coup 2  The first mover is each time the next to the left of the one before (ruling C8)."""
        coup = uprising(g)
        if coup.settled or coup.phase == PHASES:
            return self.end(g)
        coup.phase += 1
        left = g.clockwise(coup.leads)[1:]
        coup.leads = next((family for family in left if acting(g, family)), coup.leads)
        coup.stacks = rested(coup.stacks)
        g.tell(CoupPhaseBegan(coup.phase, coup.leads))
        return self.move

    def end(self, g: Junta) -> Step:
        self.fought = True
        return call(Aftermath(), self.ended)

    def ended(self, g: Junta) -> Step:
        """Options 1  After each coup four bills leave the pile, where the table wants it so."""
        won = uprising(g).won
        g.coup = None
        if g.options.toll == "yes":
            g.box = plus(g.box, take(g, TOLL))
            g.tell(TollTaken())
        g.tell(CoupEnded(won))
        return done()

    # An early end

    def out_of_turn(self, g: Junta) -> Iterable[Request]:
        coup = g.coup
        if coup is None or self.fought:
            return ()
        return [
            may(seat, "concede", AGREEMENTS[coup.agreed[seat]], self.agree)
            for seat in coup.fighters
            if coup.spoken[seat] < MOST_SPOKEN
        ]

    def agree(self, g: Junta, answer: Answer) -> None:
        """Ruling 73  As soon as all living players in the country name the same side, it has won."""
        coup = uprising(g)
        action = answer.action
        side: Side = action.side if type(action) is Concede else ""
        coup.agreed[answer.seat] = side
        coup.spoken[answer.seat] += 1
        g.tell(SideConceded(answer.seat, side))
        if side and all(coup.agreed[seat] == side for seat in coup.fighters):
            coup.settled = side
            g.tell(FightSettled(side))
