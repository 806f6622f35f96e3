"""House rule: exiles who come back for a coup."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, done
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..edition import FamilyNumber
from ..events import BillsPaid
from ..money import Purse, minus, parts, size, worth
from ..pay import spend
from ..state import NOBODY, Junta
from .city import commander, uprising
from .events import ExileJoined
from .uprising import Stack


class ComeBack(Action, frozen=True):
    """Come back from exile for two bills, to join in."""

    bills: Public[Purse]


def may_come_back(g: Junta, family: int) -> bool:
    """Options 3  An exile may come back for the coup; everybody sees who is in exile."""
    one = g.families[family]
    return g.options.return_for_coup == "yes" and family < g.players and bool(one.exile) and not one.dead


class Homecoming(Frame):
    """Options 3  An exile may pay two bills in the rebellion; the result is whether he does."""

    family: Public[FamilyNumber]

    def enter(self, g: Junta) -> Step:
        if uprising(g).settled:
            return done(False)
        options = [ComeBack(bills) for bills in parts(g.families[self.family].reserve) if size(bills) == 2]
        return ask(g.decides(self.family), "come-back", (*options, PASS), self.answered)

    def answered(self, g: Junta, action: Action) -> Step:
        """His units, and those of his puppets, obey again (ruling C13)."""
        if type(action) is not ComeBack:
            return done(False)
        one, coup = g.families[self.family], uprising(g)
        one.reserve = minus(one.reserve, action.bills)
        spend(g, action.bills)
        g.tell(BillsPaid(self.family, action.bills, worth(action.bills), "return"))
        one.exile = ""
        g.tell(ExileJoined(self.family))
        coup.fighters = tuple(sorted(g.players_present(0)))
        for at, stands in enumerate(coup.stacks):
            if stands.family == NOBODY:
                coup.stacks[at] = Stack(stands.area, stands.unit, commander(g, stands.unit), stands.number)
        return done(True)
