"""Coup A: movement, one family after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.memory import remembered
from hemicycle.engine.words import Action

from ..cards import discard, play
from ..edition import COMMAND, HELICOPTER, MARINES, PARATROOPERS, POLICE, UNARMED, Area, Card, FamilyNumber, Unit
from ..pay import Pay
from ..state import NOBODY, Junta
from .bribery import Bribery, BribeUnits, bribes
from .city import acting, bound, commander, put, rise, stacks_of, take, uprising
from .events import (
    BribeOffered,
    HelicopterFlew,
    PoliceSent,
    UnitsLanded,
    UnitsMarched,
)
from .homecoming import Homecoming, may_come_back
from .reinforcements import PlayUnits, bring, unit_places
from .uprising import Stack, Uprising


class March(Action, frozen=True):
    """Move all units of one area that have not moved, but for those held back, to the next one: the one move."""

    area: Public[Area]
    to: Public[Area]


class HoldBack(Action, frozen=True):
    """Keep one unit where it is when the others there move."""

    area: Public[Area]
    unit: Public[Unit]


class Fly(Action, frozen=True):
    """Coup A 2; ruling C10  Fly a step with the helicopter, alone or with all units there that have not moved and
    are not held back.

    It never marches with others: it carries them (ruling C10).
    """

    area: Public[Area]
    to: Public[Area]
    carry: Public[bool]


class Land(Action, frozen=True):
    """Coup A 3; ruling 53  Land the paratroopers or the marines."""

    unit: Public[Unit]
    to: Public[Area]


class SendPolice(Action, frozen=True):
    """Rulings 57, C2  Send one unit of the police to a crowd, however far away."""

    area: Public[Area]
    to: Public[Area]


class EndMove(Action, frozen=True):
    """Move nothing, or nothing more."""


END_MOVE = EndMove()


@remembered
def marches(area: Area, near: tuple[Area, ...]) -> list[Action]:
    return [March(area, to) for to in near]


def flights(g: Junta, area: Area, carry: bool) -> list[Action]:
    return [Fly(area, to, carry) for to in g.edition.places[area].next]


class Movement(Frame):
    """Coup A 1  Every family in turn moves units of one area, and may play cards; then there is combat.

    Exception  The President's cousin moves at the place of whoever had his post, but not in the rebellion.
    """

    place: Public[int] = 0
    """The turns that have been: two for each family in order, the cousin's and its own."""

    def enter(self, g: Junta) -> Step:
        coup = uprising(g)
        order, president = g.clockwise(coup.leads), g.president
        while self.place < 2 * len(order) and not coup.settled:
            family, own = order[self.place // 2], self.place % 2
            self.place += 1
            if own:
                if acting(g, family):
                    # The puppets of the President do nothing in the rebellion; he himself may bribe (ruling 55).
                    if coup.phase or family == president or not bound(g, family):
                        return call(MoveTurn(family=family), self.enter)
                elif coup.phase == 0 and may_come_back(g, family):
                    return call(MoveTurn(family=family), self.enter)
            elif g.cousin and coup.phase and family == (president if g.cousin_of == NOBODY else g.cousin_of):
                return call(MoveTurn(family=president, cousin=True), self.enter)
        return done()


class MoveTurn(Frame):
    """Coup A 1; ruling 51  One family's turn: one stack moves from one area to the next, and what is free beside.

    In the rebellion whoever moves, lands or brings units is a Rebel (rulings 54, 92); the President only bribes.
    Whoever holds a card is asked, whatever it is.
    """

    family: Public[FamilyNumber]
    cousin: Public[bool] = False
    """It is the extra move of the President's cousin, with the units of his post alone."""
    moved: Public[bool] = False
    held: Public[dict[str, int]] = {}
    """How many are held back, by «area unit»."""
    flight: Public[Area] = ""
    """Where the helicopter is that may still fly one step."""
    carried: Public[bool] = False
    """It has carried units on the first."""
    card: Public[Card] = ""
    area: Public[Area] = ""
    """Of a card that is being paid for: which, and where its units will appear."""

    def enter(self, g: Junta) -> Step:
        return self.choose if acting(g, self.family) else call(Homecoming(family=self.family), self.back)

    def back(self, g: Junta, came: bool) -> Step:
        return self.choose if came else done()

    def choose(self, g: Junta) -> Step:
        coup, family = uprising(g), self.family
        if coup.settled:
            return done()
        options: list[Action] = []
        pledged = False
        if coup.phase or not bound(g, family):
            self.add_moves(g, coup, options)
            self.add_landings(g, coup, options)
            pledged = coup.pledge == "move" and family == coup.first and bool(options)
            if coup.phase == 1 and coup.crowds and commander(g, POLICE) == family and self.ours(g, POLICE):
                self.add_police(coup, options)
        hand = g.families[family].hand
        if not self.cousin:
            self.add_cards(g, coup, hand, options)
            if not options and not hand:
                return done()
        elif not options:
            return done()
        if not pledged:  # he must move if he has said so, unless he has given all his units away
            options.append(END_MOVE)
        about: dict[str, int | str] = {"family": family, "phase": coup.phase}
        default: Action = END_MOVE
        if pledged:
            default = by_lot(*[option for option in options if isinstance(option, March | Fly | Land)])
        return ask(g.families[family].leader, "move-units", options, self.chosen, about, default)

    def ours(self, g: Junta, unit: Unit) -> bool:
        """Whether it is this turn that moves a kind of unit: the cousin has his own."""
        return self.family != g.president or not g.cousin or (COMMAND.get(unit) == g.cousin) is self.cousin

    def on_foot(self, g: Junta, coup: Uprising) -> dict[Area, dict[Unit, int]]:
        """By area the units that could march: not those that have moved, are held back, or fly."""
        family, held = self.family, self.held
        mixed = family == g.president and bool(g.cousin)
        found: dict[Area, dict[Unit, int]] = {}
        for one in coup.stacks:
            if (
                one.family != family
                or one.moved
                or one.unit == HELICOPTER
                or (mixed and not self.ours(g, one.unit))
            ):
                continue
            number = one.number
            if held:
                number -= held.get(f"{one.area} {one.unit}", 0)
            if number > 0:
                units = found.setdefault(one.area, {})
                units[one.unit] = number
        return found

    def flying(self, coup: Uprising) -> bool:
        """Whether the helicopter is still one's own, where its first step has taken it."""
        return any(one.unit == HELICOPTER for one in stacks_of(coup, self.family, self.flight))

    def add_moves(self, g: Junta, coup: Uprising, options: list[Action]) -> None:
        """The one move of a turn: a march, or the two steps of the helicopter."""
        places, flight = g.edition.places, self.flight
        if self.moved and not flight:
            return
        on_foot = self.on_foot(g, coup)
        if not self.moved:
            for area in on_foot:
                options += marches(area, places[area].next)
            for one in coup.stacks:
                if one.unit == HELICOPTER and one.family == self.family and not one.moved and not self.cousin:
                    options += flights(g, one.area, False)
                    if one.area in on_foot:
                        options += flights(g, one.area, True)
        elif not self.flying(coup):
            return  # it was given away in flight
        else:
            options += flights(g, flight, False)
            if self.carried or flight not in on_foot:
                return
            options += flights(g, flight, True)
            on_foot = {flight: on_foot[flight]}
        for area, units in on_foot.items():
            if len(units) > 1 or max(units.values()) > 1:
                options += [HoldBack(area, unit) for unit in units]

    def add_landings(self, g: Junta, coup: Uprising, options: list[Action]) -> None:
        """Coup A 3  They land once in a coup, beside the move of their commander (ruling 53)."""
        edition = g.edition
        for unit, areas in ((PARATROOPERS, edition.areas), (MARINES, edition.landings)):
            if edition.units[unit] and unit not in coup.landed:
                if commander(g, unit) == self.family and self.ours(g, unit):
                    options += [Land(unit, to) for to in areas]

    def add_police(self, coup: Uprising, options: list[Action]) -> None:
        """Rulings 57, C2  Any number of police units to where the crowds of the rebellion are."""
        crowds = [one.area for one in coup.stacks if one.unit in UNARMED and one.family != NOBODY]
        crowds = [area for area in coup.crowds if area in crowds]
        for one in coup.stacks:
            if one.unit == POLICE and one.family == self.family and not one.moved:
                options += [SendPolice(one.area, to) for to in crowds if to != one.area]

    def add_cards(self, g: Junta, coup: Uprising, hand: list[Card], options: list[Action]) -> None:
        cards, family = g.edition.cards, self.family
        for card in dict.fromkeys(hand):
            does = cards[card].effects
            if does.bribes_from:
                options += bribes(g, family, card)
            elif does.unit and (coup.phase or not bound(g, family)):
                options += [PlayUnits(card, area) for area in unit_places(g, family, card)]

    def chosen(self, g: Junta, action: Action) -> Step:
        carry_out = CARRY_OUT.get(type(action))
        return done() if carry_out is None else carry_out(self, g, action)

    def done_moving(self, g: Junta) -> Step:
        """Whatever it was, it was a movement: in the rebellion it makes a Rebel (ruling 92)."""
        coup = uprising(g)
        if coup.phase == 0:
            rise(g, self.family)
            if coup.pledge == "move" and self.family == coup.first:
                coup.pledge = ""
        return self.choose

    def shift(self, g: Junta, area: Area, to: Area) -> tuple[tuple[Unit, ...], tuple[int, ...]]:
        """All units on foot that are not held back go from one area to another."""
        coup = uprising(g)
        units = self.on_foot(g, coup)[area]
        for unit, number in units.items():
            take(coup, Stack(area, unit, self.family, number + self.held.get(f"{area} {unit}", 0)), number)
            put(coup, to, unit, self.family, number, True)
            if unit in UNARMED and area in coup.crowds and to not in coup.crowds:
                coup.crowds.append(to)  # the police finds them where they have gone (ruling C2)
        return tuple(units), tuple(units.values())

    def march(self, g: Junta, action: March) -> Step:
        units, numbers = self.shift(g, action.area, action.to)
        self.moved, self.held = True, {}
        g.tell(UnitsMarched(self.family, action.area, action.to, units, numbers))
        return self.done_moving(g)

    def hold(self, g: Junta, action: HoldBack) -> Step:
        key = f"{action.area} {action.unit}"
        self.held[key] = self.held.get(key, 0) + 1
        return self.choose

    def fly(self, g: Junta, action: Fly) -> Step:
        """Coup A 2  With others for a step and on alone, or alone to others and on with them: two areas."""
        coup, family = uprising(g), self.family
        units: tuple[Unit, ...] = ()
        numbers: tuple[int, ...] = ()
        if action.carry:
            units, numbers = self.shift(g, action.area, action.to)
            self.carried = True
        for one in stacks_of(coup, family, action.area):
            if one.unit == HELICOPTER and one.moved is self.moved:
                take(coup, one, one.number)
                put(coup, action.to, HELICOPTER, family, one.number, True)
        self.flight = "" if self.moved else action.to
        self.moved = True
        if action.carry:
            self.held = {}
        g.tell(HelicopterFlew(family, action.area, action.to, units, numbers))
        return self.done_moving(g)

    def land(self, g: Junta, action: Land) -> Step:
        """Coup A 3  Whoever has landed has moved (ruling 52)."""
        coup, number = uprising(g), g.edition.units[action.unit]
        coup.landed.append(action.unit)
        put(coup, action.to, action.unit, self.family, number, True)
        g.tell(UnitsLanded(self.family, action.unit, number, action.to))
        return self.done_moving(g)

    def send(self, g: Junta, action: SendPolice) -> Step:
        coup = uprising(g)
        for one in stacks_of(coup, self.family, action.area):
            if one.unit == POLICE and not one.moved:
                take(coup, one, 1)
                put(coup, action.to, POLICE, self.family, 1, True)
        self.held.pop(f"{action.area} {POLICE}", None)
        g.tell(PoliceSent(self.family, action.area, action.to))
        return self.choose

    def play_units(self, g: Junta, action: PlayUnits) -> Step:
        self.card, self.area = action.card, action.area
        play(g, self.family, action.card)
        cost = g.edition.cards[action.card].effects.cost
        return call(Pay(family=self.family, price=cost, what="bribe"), self.paid)

    def paid(self, g: Junta) -> Step:
        bring(g, self.family, self.card, self.area)
        self.card = self.area = ""
        return self.choose

    def bribe(self, g: Junta, action: BribeUnits) -> Step:
        discard(g, self.family, action.card)
        g.tell(BribeOffered(self.family, action.card, action.area, action.family))
        frame = Bribery(family=self.family, card=action.card, area=action.area, target=action.family)
        return call(frame, self.choose)


CARRY_OUT: dict[type[Action], Callable[[MoveTurn, Junta, Any], Step]] = {
    March: MoveTurn.march,
    HoldBack: MoveTurn.hold,
    Fly: MoveTurn.fly,
    Land: MoveTurn.land,
    SendPolice: MoveTurn.send,
    PlayUnits: MoveTurn.play_units,
    BribeUnits: MoveTurn.bribe,
}
