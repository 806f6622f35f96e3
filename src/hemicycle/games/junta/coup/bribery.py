"""Units of another family that a bribe may turn, one die each."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.words import Action

from ..cards import may_play
from ..edition import AGITATORS, UNARMED, Area, Card, FamilyNumber, Unit
from ..pay import Pay, can_pay
from ..state import NOBODY, Junta
from .city import put, stacks_of, take, uprising
from .events import BribeTried, UnitBribed
from .uprising import Stack


class BribeUnits(Action, frozen=True):
    """Coup A 4; rulings 56, C3  Play a bribe on units of one family in one area."""

    card: Public[Card]
    area: Public[Area]
    family: Public[FamilyNumber]


class TryBribe(Action, frozen=True):
    """Pay for one unit, and roll the die."""

    unit: Public[Unit]


class StopBribing(Action, frozen=True):
    """Leave the other units alone."""


STOP_BRIBING = StopBribing()


def bribable(unit: Unit) -> tuple[Unit, ...]:
    """The kinds of unit that a bribe is for."""
    return UNARMED if unit == AGITATORS else (unit,)


def bribes(g: Junta, family: int, card: Card) -> list[Action]:
    """All that a bribe could be played on; whoever can't pay for one unit can't play it."""
    does = g.edition.cards[card].effects
    if not may_play(g, family, card) or not can_pay(g, family, does.cost):
        return []
    kinds = bribable(does.unit)
    units = [one for one in uprising(g).stacks if one.unit in kinds and one.family not in (NOBODY, family)]
    return list(dict.fromkeys([BribeUnits(card, one.area, one.family) for one in units]))


class Bribery(Frame):
    """Coup A 4; rulings 56, C3  Pay for each unit and roll a die: it changes hands, and may still move if it has
    not.

    A unit is tried once (ruling C3). Whoever is asked may have no money left: only his options tell so, to him.
    """

    family: Public[FamilyNumber]
    card: Public[Card]
    area: Public[Area]
    target: Public[FamilyNumber]
    untried: Public[dict[Unit, int]] = {}
    unit: Public[Unit] = ""
    """The one that is being paid for."""

    def enter(self, g: Junta) -> Step:
        units = bribable(g.edition.cards[self.card].effects.unit)
        self.untried = {unit: number for unit in units if (number := self.there(g, unit))}
        return self.attempt

    def there(self, g: Junta, unit: Unit) -> int:
        """How many of a kind the target has in the area."""
        return sum([one.number for one in self.stacks(g, unit)])

    def stacks(self, g: Junta, unit: Unit) -> list[Stack]:
        return [one for one in stacks_of(uprising(g), self.target, self.area) if one.unit == unit]

    def attempt(self, g: Junta) -> Step:
        if uprising(g).settled or not self.untried:
            return done()
        pays = can_pay(g, self.family, g.edition.cards[self.card].effects.cost)
        options = map(TryBribe, self.untried if pays else ())
        about: dict[str, int | str] = {"family": self.family, "target": self.target, "area": self.area}
        seat = g.decides(self.family)
        return ask(seat, "try-bribe", (*options, STOP_BRIBING), self.chosen, about)

    def chosen(self, g: Junta, action: Action) -> Step:
        if type(action) is not TryBribe:
            return done()
        self.unit = action.unit
        g.tell(BribeTried(self.family, action.unit, self.area, self.target))
        number = self.untried[action.unit] - 1
        if number:
            self.untried[action.unit] = number
        else:
            del self.untried[action.unit]
        cost = g.edition.cards[self.card].effects.cost
        return call(Pay(family=self.family, price=cost, what="bribe"), self.paid)

    def paid(self, g: Junta) -> Step:
        """The die; of units that have moved and units that have not, one of these is tried first."""
        coup, unit, target = uprising(g), self.unit, self.target
        stacks = self.stacks(g, unit)  # there are some: units are traded in the movement of a turn alone
        found = next((one for one in stacks if not one.moved), stacks[-1])
        needed = g.edition.cards[self.card].effects.bribes_from
        die = g.chance.roll("bribe")
        g.tell(UnitBribed(self.family, unit, self.area, target, needed, die, die >= needed))
        if die >= needed:
            take(coup, found, 1)
            put(coup, self.area, unit, self.family, 1, found.moved)
        return self.attempt
