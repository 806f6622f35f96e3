"""Units of another family that a bribe may turn, one die each."""

from __future__ import annotations

from typing import ClassVar

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.words import Action

from ..cards import may_play
from ..edition import AGITATORS, UNARMED, Area, Card, Unit
from ..pay import Pay, can_pay
from ..state import NOBODY, Junta
from .city import put, take, uprising
from .events import BribeTried, UnitBribed


class BribeUnits(Action, frozen=True):
    """Play a bribe on units of one family in one area."""

    card: Public[Card]
    area: Public[Area]
    family: Public[int]


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
    found: list[Action] = []
    if may_play(g, family, card) and can_pay(g, family, does.cost):
        kinds = bribable(does.unit)
        for one in uprising(g).stacks:
            if one.unit in kinds and one.family not in (NOBODY, family):
                action = BribeUnits(card, one.area, one.family)
                if action not in found:
                    found.append(action)
    return found


class Bribery(Frame):
    """Coup A  Pay for each unit and roll a die: it changes hands, and may still move if it has not (ruling 56).

    A unit is tried once (ruling C3). Whoever is asked may have no money left: only his options tell so, to him.
    """

    paragraph: ClassVar[str] = "Coup A"

    family: Public[int]
    card: Public[Card]
    area: Public[Area]
    target: Public[int]
    untried: Public[dict[Unit, int]] = {}
    unit: Public[Unit] = ""
    """The one that is being paid for."""

    def enter(self, g: Junta) -> Step:
        for unit in bribable(g.edition.cards[self.card].effects.unit):
            number = self.there(g, unit)
            if number:
                self.untried[unit] = number
        return self.attempt

    def there(self, g: Junta, unit: Unit) -> int:
        """How many of a kind the target has in the area."""
        number = 0
        for one in uprising(g).stacks:
            if one.area == self.area and one.unit == unit and one.family == self.target:
                number += one.number
        return number

    def attempt(self, g: Junta) -> Step:
        if uprising(g).settled or not self.untried:
            return done()
        options: list[Action] = []
        if can_pay(g, self.family, g.edition.cards[self.card].effects.cost):
            for unit in self.untried:
                options.append(TryBribe(unit))
        about: dict[str, int | str] = {"family": self.family, "target": self.target, "area": self.area}
        seat = g.decides(self.family)
        return ask(seat, "try-bribe", (*options, STOP_BRIBING), self.chosen, "Coup A; ruling 56", about)

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
        if not cost:
            return self.decide(g)
        return call(Pay(family=self.family, price=cost, what="bribe"), self.paid)

    def paid(self, g: Junta, _: object) -> Step:
        return self.decide(g)

    def decide(self, g: Junta) -> Step:
        """The die; of units that have moved and units that have not, one of these is tried first."""
        coup, unit, target = uprising(g), self.unit, self.target
        found = None
        for one in coup.stacks:
            if one.area == self.area and one.unit == unit and one.family == target:
                if found is None or found.moved:
                    found = one
        assert found is not None, "units are traded in the movement of a turn alone"
        needed = g.edition.cards[self.card].effects.bribes_from
        die = g.chance.roll("bribe")
        g.tell(UnitBribed(self.family, unit, self.area, target, needed, die, die >= needed))
        if die >= needed:
            take(coup, found, 1)
            put(coup, self.area, unit, self.family, 1, found.moved)
        return self.attempt
