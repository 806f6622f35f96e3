"""Coup B: the gunboat and the air strikes, then area by area who still wants to fight."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..edition import ADMIRAL, COMMANDER, GUARDS, Area, FamilyNumber
from ..state import NOBODY, Junta
from .city import bound, enemies, fighting_in, rise, roll, uprising
from .events import AttackDeclared, StackBombarded
from .salvos import Losses, Salvos, take_losses
from .uprising import Pledge, Uprising

Weapon: TypeAlias = Literal["gunboat", "air-strike"]
GUNBOAT: Weapon = "gunboat"
AIR_STRIKE: Weapon = "air-strike"
PLEDGED: dict[Pledge, Weapon] = {"shell": GUNBOAT, "strike": AIR_STRIKE}
"""What a coup was declared with, and has to be fired."""


class Bombard(Action, frozen=True):
    """Fire at all units of one family in one area."""

    weapon: Public[Weapon]
    area: Public[Area]
    family: Public[FamilyNumber]


class DeclareAttack(Action, frozen=True):
    """Have an area fought over although all there are of one side."""

    area: Public[Area]


class ResolveArea(Action, frozen=True):
    """Have this area fought over next."""

    area: Public[Area]


class Combat(Frame):
    """Coup B  First gunboat and air strikes; then three salvos in each contested area, as the First Rebel says."""

    shooters: Public[tuple[FamilyNumber, ...]] = ()
    """Admiral and Commander, the nearest to the President first."""
    fired: Public[tuple[Weapon, ...]] = ()
    attackers: Public[tuple[FamilyNumber, ...]] = ()
    """Who is still to be asked whether he attacks his own side."""
    declared: Public[tuple[Area, ...]] = ()
    resolved: Public[tuple[Area, ...]] = ()

    def enter(self, g: Junta) -> Step:
        armed, order = (g.holder(ADMIRAL), g.holder(COMMANDER)), g.clockwise(g.president)
        self.shooters = tuple([family for family in order if family in armed and g.decides(family) != NOBODY])
        return self.bombard

    # First: gunboat and air strikes

    def weapons(self, g: Junta, family: int) -> list[Weapon]:
        """Coup B 1  Each once in a phase; three air strikes in a coup (rulings 65, 66)."""
        found: list[Weapon] = []
        if g.holder(ADMIRAL) == family and GUNBOAT not in self.fired and g.edition.gunboat:
            found.append(GUNBOAT)
        if g.holder(COMMANDER) == family and AIR_STRIKE not in self.fired:
            if uprising(g).strikes < g.edition.air_strikes:
                found.append(AIR_STRIKE)
        return found

    def bombard(self, g: Junta) -> Step:
        """Coup B 1; rulings 63, 64, 65, 66  The gunboat and air strikes, nearest to the President first."""
        coup = uprising(g)
        if coup.settled:
            return done()
        while self.shooters:
            family = self.shooters[0]
            pledged = PLEDGED.get(coup.pledge) if family == coup.first else None
            options = self.bombardments(g, family, pledged)
            if options:
                default: Action = by_lot()
                if pledged is None:
                    options.append(default := PASS)
                about: dict[str, int | str] = {"family": family, "phase": coup.phase}
                return ask(g.decides(family), "bombard", options, self.bombarded, about, default)
            self.shooters = self.shooters[1:]
        coup.pledge = ""
        return self.find_attackers

    def bombardments(self, g: Junta, family: int, pledged: Weapon | None) -> list[Action]:
        coup = uprising(g)
        if not coup.phase and bound(g, family):
            return []
        weapons = self.weapons(g, family) if pledged is None else [pledged]
        return [Bombard(weapon, *at) for weapon in weapons for at in targets(g, coup, family)]

    def bombarded(self, g: Junta, action: Action) -> Step:
        family, coup = self.shooters[0], uprising(g)
        if type(action) is not Bombard:
            self.shooters = self.shooters[1:]
            return self.bombard
        weapon, area, target = action.weapon, action.area, action.family
        self.fired += (weapon,)
        if weapon == AIR_STRIKE:
            coup.strikes += 1
        if family == coup.first and PLEDGED.get(coup.pledge) == weapon:
            coup.pledge = ""
        dice, hits = roll(g, g.edition.gunboat if weapon == GUNBOAT else g.edition.air_strike)
        g.tell(StackBombarded(family, weapon, area, target, dice, hits))
        if coup.phase == 0 or GUARDS in fighting_in(coup, area)[target]:
            rise(g, family)
        losing = take_losses(g, area, {target: hits})
        if losing:
            return call(Losses(area=area, due=losing), self.bombard)
        return self.bombard

    # Then: attacks within a side

    def find_attackers(self, g: Junta) -> Step:
        coup = uprising(g)
        peace = peaceful(g, coup, self.declared)
        order = [family for family in g.clockwise(coup.leads) if coup.phase or not bound(g, family)]
        self.attackers = tuple([family for family in order if attackable(g, peace, family)])
        return self.attack

    def attack(self, g: Junta) -> Step:
        """Coup B 2; ruling 62  Where only one side stands there is a fight if somebody says so; all can see who
        could.

        It is said after the bombardment, when all see what is left (ruling C9).
        """
        coup = uprising(g)
        if coup.settled:
            return done()
        while self.attackers:
            family = self.attackers[0]
            areas = attackable(g, peaceful(g, coup, self.declared), family)
            if areas:
                options = (*[DeclareAttack(area) for area in areas], PASS)
                about: dict[str, int | str] = {"family": family}
                return ask(g.decides(family), "declare-attack", options, self.attacked, about)
            self.attackers = self.attackers[1:]
        return self.next_area

    def attacked(self, g: Junta, action: Action) -> Step:
        if type(action) is DeclareAttack:
            self.declared += (action.area,)
            g.tell(AttackDeclared(self.attackers[0], action.area))
        else:
            self.attackers = self.attackers[1:]
        return self.attack

    # Then: area by area

    def next_area(self, g: Junta) -> Step:
        """Coup B 2  The First Rebel says which contested area comes next."""
        coup = uprising(g)
        if coup.settled:
            return done()
        areas = [area for area in disputed(g, coup, self.declared) if area not in self.resolved]
        if not areas:
            return done()
        if len(areas) == 1:
            return self.fight(g, areas[0])
        options = [ResolveArea(area) for area in areas]
        return ask(g.decides(coup.first), "choose-area", options, self.area_chosen, default=by_lot())

    def area_chosen(self, g: Junta, action: ResolveArea) -> Step:
        return self.fight(g, action.area)

    def fight(self, g: Junta, area: Area) -> Step:
        self.resolved += (area,)
        return call(Salvos(area=area), self.next_area)


def targets(g: Junta, coup: Uprising, family: int) -> list[tuple[Area, int]]:
    """The stacks that a family may fire at from afar: any but in an embassy (rulings 63, 64).

    Whoever can't become a Rebel may fire at guards only as the President (ruling C7).
    """
    embassies = g.edition.embassies
    shy = family != g.president and bound(g, family)
    found: dict[tuple[Area, int], bool] = {}
    for one in coup.stacks:
        if one.family != NOBODY and one.area not in embassies and enemies(g, family, one.family):
            key = one.area, one.family
            found[key] = found.get(key, False) or one.unit == GUARDS
    return [key for key, guarded in found.items() if not (guarded and shy)]


def shared(g: Junta, coup: Uprising) -> dict[Area, list[int]]:
    """By area outside the embassies the families whose units can fight there, where there are several."""
    embassies = g.edition.embassies
    found: dict[Area, list[int]] = {}
    for one in coup.stacks:
        if one.family != NOBODY and not one.retreated and one.area not in embassies:
            families = found.setdefault(one.area, [])
            if one.family not in families:
                families.append(one.family)
    return {area: families for area, families in found.items() if len(families) > 1}


def opposed(g: Junta, coup: Uprising, families: list[int]) -> bool:
    """Whether Rebels and others stand in one place, who are not led by the same player."""
    rebels = [family for family in families if family in coup.rebels]
    others = [family for family in families if family not in coup.rebels]
    return any(enemies(g, one, other) for one in rebels for other in others)


def guarded(g: Junta, coup: Uprising, area: Area, families: list[int]) -> bool:
    """Whether guards stand there together with units of somebody else, who could become a Rebel."""
    for one in coup.stacks:
        if one.unit == GUARDS and one.area == area and one.family != NOBODY and not one.retreated:
            if any(enemies(g, one.family, other) for other in families):
                return True
    return False


def disputed(g: Junta, coup: Uprising, declared: tuple[Area, ...]) -> list[Area]:
    """Coup B 2  The areas to resolve: of both sides, with guards and others, or where an attack is declared."""
    peace = peaceful(g, coup, declared)
    return [area for area in shared(g, coup) if area not in peace]


def peaceful(g: Junta, coup: Uprising, declared: tuple[Area, ...]) -> dict[Area, list[int]]:
    """The areas that several families share and that would not be resolved unless somebody declares an attack."""
    found: dict[Area, list[int]] = {}
    for area, families in shared(g, coup).items():
        if not (area in declared or opposed(g, coup, families) or guarded(g, coup, area, families)):
            found[area] = families
    return found


def attackable(g: Junta, peace: dict[Area, list[int]], family: int) -> list[Area]:
    """Of these areas, where a family could attack somebody."""
    mine = [area for area, families in peace.items() if family in families]
    return [area for area in mine if any(enemies(g, family, other) for other in peace[area])]
