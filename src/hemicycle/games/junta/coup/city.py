"""The city in a coup: where units stand and whom they obey. Nothing here asks anybody."""

from __future__ import annotations

from ..edition import GUARDS, PALACE, PARLIAMENT, POLICE, Area, Unit
from ..state import NOBODY, Junta
from .events import FamilyRose
from .uprising import Stack, Uprising


def uprising(g: Junta) -> Uprising:
    """The coup that is under way."""
    coup = g.coup
    assert coup is not None, "no coup is under way"
    return coup


def acting(g: Junta, family: int) -> bool:
    """Whether a family takes part: alive, in the country, and somebody decides for it."""
    return g.active(family) and g.families[family].leader != NOBODY


def bound(g: Junta, family: int) -> bool:
    """Whether a family can never rebel: the President, and at a small table the puppets of his faction."""
    return g.families[family].leader == g.president


def enemies(g: Junta, one: int, other: int) -> bool:
    """Whether two families can fight at all: not if the same player decides for both."""
    return g.families[one].leader != g.families[other].leader


def deployed(g: Junta) -> list[Stack]:
    """Coup 1  All regular units at their places; those of an absent holder obey nobody (ruling 61)."""
    stacks: list[Stack] = []
    edition = g.edition
    for unit, areas in edition.start.items():
        holder = commander(g, unit)
        if unit == POLICE and g.turn.forced:
            areas = (PARLIAMENT,)
        number = edition.units[unit]
        for at, area in enumerate(areas):
            share = number // len(areas) + (at < number % len(areas))
            if share:
                stacks.append(Stack(area, unit, holder, share))
    return stacks


def commander(g: Junta, unit: Unit) -> int:
    """Whom a regular unit obeys, unless somebody has bribed it; nobody, where he takes no part."""
    holder = g.unit_holder(unit)
    return holder if holder != NOBODY and acting(g, holder) else NOBODY


def put(
    coup: Uprising, area: Area, unit: Unit, family: int, number: int, moved: bool = False, retreated: bool = False
) -> None:
    """Units come to an area."""
    stacks = coup.stacks
    for at, one in enumerate(stacks):
        if (
            one.area == area
            and one.unit == unit
            and one.family == family
            and one.moved == moved
            and one.retreated == retreated
        ):
            stacks[at] = Stack(area, unit, family, one.number + number, moved, retreated)
            return
    stacks.append(Stack(area, unit, family, number, moved, retreated))


def take(coup: Uprising, one: Stack, number: int) -> None:
    """Units leave a stack."""
    stacks = coup.stacks
    if one.number == number:
        stacks.remove(one)
    else:
        left = Stack(one.area, one.unit, one.family, one.number - number, one.moved, one.retreated)
        stacks[stacks.index(one)] = left


def destroy(coup: Uprising, one: Stack, number: int) -> None:
    """Units are destroyed."""
    take(coup, one, number)
    coup.lost[one.unit] = coup.lost.get(one.unit, 0) + number


def rested(stacks: list[Stack]) -> list[Stack]:
    """The stacks as a new phase begins: none has moved or retreated."""
    found: dict[tuple[Area, Unit, int], int] = {}
    for one in stacks:
        key = one.area, one.unit, one.family
        found[key] = found.get(key, 0) + one.number
    return [Stack(area, unit, family, number) for (area, unit, family), number in found.items()]


def stacks_of(coup: Uprising, family: int, area: Area) -> list[Stack]:
    """What a family has in an area."""
    return [one for one in coup.stacks if one.family == family and one.area == area]


def families_in(coup: Uprising, area: Area) -> list[int]:
    """Whose units stand in an area, those that have retreated there included; nobody's are not seen."""
    found: list[int] = []
    for one in coup.stacks:
        if one.area == area and one.family != NOBODY and one.family not in found:
            found.append(one.family)
    found.sort()
    return found


def fighting_in(coup: Uprising, area: Area) -> dict[int, dict[Unit, int]]:
    """By family the units in an area that can fight there: not those that have retreated."""
    found: dict[int, dict[Unit, int]] = {}
    for one in coup.stacks:
        if one.area == area and one.family != NOBODY and not one.retreated:
            units = found.setdefault(one.family, {})
            units[one.unit] = units.get(one.unit, 0) + one.number
    return found


def left(g: Junta, unit: Unit) -> int:
    """How many units of a kind are still in the box."""
    coup = uprising(g)
    there = coup.lost.get(unit, 0)
    for one in coup.stacks:
        if one.unit == unit:
            there += one.number
    return g.edition.units[unit] - there


def dice_of(g: Junta, area: Area, units: dict[Unit, int]) -> int:
    """Coup B 3  One for each armed unit, one for two of a kind unarmed; guards in the palace two (ruling 67)."""
    attack = g.edition.attack
    dice = 0
    for unit, number in units.items():
        half = attack[unit] * number
        if unit == GUARDS and area == PALACE:
            half *= 2
        dice += half // 2
    return dice


def roll(g: Junta, number: int) -> tuple[tuple[int, ...], int]:
    """Dice, and how many of them hit."""
    dice = tuple([g.chance.roll("combat") for _ in range(number)])
    needed, hits = g.edition.hits, 0
    for die in dice:
        if die >= needed:
            hits += 1
    return dice, hits


def rise(g: Junta, family: int) -> None:
    """Coup 3  Whoever rebels stays a Rebel; the President never is one."""
    coup = uprising(g)
    if family not in coup.rebels and not bound(g, family):
        coup.rebels.append(family)
        g.tell(FamilyRose(family))
