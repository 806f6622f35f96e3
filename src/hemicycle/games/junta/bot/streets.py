"""The city in figures: who is strong where, how far it is to the strategic points, which side is winning."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ..coup.city import bound, dice_of
from ..edition import (
    ADMIRAL,
    COMMANDER,
    GENERALS,
    GUARDS,
    MINISTER,
    PALACE,
    PRESIDENT,
    Area,
    JuntaEdition,
    Unit,
)
from ..state import NOBODY, Junta, Uprising

STRENGTH = {MINISTER: 3.0, ADMIRAL: 2.5, COMMANDER: 4.0, PRESIDENT: 5.5, **dict.fromkeys(GENERALS, 6.0)}
"""What a post brings to a fight, about in dice: the guards shoot well and seldom leave the palace."""
LAST = 6
HIDDEN = "?"
"""A card that one may not see."""
NEEDED = 2.5
"""Strategic points: with more the Rebels win."""


@lru_cache(maxsize=16)
def distances(edition: JuntaEdition) -> dict[Area, dict[Area, int]]:
    """From every area the steps to every strategic point."""
    found: dict[Area, dict[Area, int]] = {area: {} for area in edition.areas}
    for point in edition.power:
        edge, step, seen = [point], 0, {point}
        while edge:
            beyond: list[Area] = []
            for area in edge:
                found[area][point] = step
                for near in edition.places[area].next:
                    if near not in seen:
                        seen.add(near)
                        beyond.append(near)
            edge, step = beyond, step + 1
    return found


class City:
    """A coup as it stands."""

    def __init__(self, g: Junta, coup: Uprising):
        self.g = g
        self.coup = coup
        self.units: dict[Area, dict[int, dict[Unit, int]]] = {}
        for one in coup.stacks:
            if one.family != NOBODY:
                there = self.units.setdefault(one.area, {}).setdefault(one.family, {})
                there[one.unit] = there.get(one.unit, 0) + one.number
        self.far = distances(g.edition)

    def rebel(self, family: int) -> bool:
        return family in self.coup.rebels

    def dice(self, area: Area, family: int) -> int:
        units = self.units.get(area, {}).get(family)
        return dice_of(self.g, area, units) if units else 0

    def of_side(self, area: Area, rebels: bool) -> int:
        """How many units of Rebels, or of the others, stand in an area."""
        total = 0
        for family, units in self.units.get(area, {}).items():
            if (family in self.coup.rebels) is rebels:
                total += sum(units.values())
        return total

    def side_dice(self, area: Area, rebels: bool) -> int:
        total = 0
        for family in self.units.get(area, {}):
            if (family in self.coup.rebels) is rebels:
                total += self.dice(area, family)
        return total

    def strength(self, family: int) -> float:
        """All dice of a family in the streets, and what it fires from afar."""
        g = self.g
        total = 0.0
        for area, there in self.units.items():
            if family in there:
                dice = self.dice(area, family)
                total += 0.7 * dice if area == PALACE and GUARDS in there[family] else dice
        phases = LAST - self.coup.phase
        if g.holder(ADMIRAL) == family:
            total += 0.25 * phases + 0.5
        if g.holder(COMMANDER) == family:
            total += 0.9 * max(0, min(phases, g.edition.air_strikes - self.coup.strikes)) + 0.5
        return total

    def held(self) -> float:
        """How many strategic points the Rebels have; one shared with somebody undecided counts a part."""
        total = 0.0
        for point in self.g.edition.power:
            there = self.units.get(point, {})
            rebels = any(family in self.coup.rebels for family in there)
            if rebels and all(family in self.coup.rebels for family in there):
                total += 1
            elif rebels and not any(bound(self.g, family) for family in there):
                total += 0.4
        return total

    def chance(self, joins: int = NOBODY, leaves: int = NOBODY) -> float:
        """How likely the Rebels win; also if somebody joined them, or stood against them."""
        g, coup = self.g, self.coup
        rebels = loyal = 0.0
        for family in range(len(g.families)):
            strength = self.strength(family)
            if not strength:
                continue
            if family in coup.rebels or family == joins:
                rebels += strength
            elif bound(g, family) or family == leaves:
                loyal += strength
            else:
                loyal += 0.35 * strength
        return win_chance(rebels, loyal, self.held(), coup.phase)


def win_chance(rebels: float, loyal: float, held: float, phase: int) -> float:
    """The chance of the Rebels: by their strength at first, by the points that they hold in the end."""
    if rebels <= 0:
        return 0.0
    time = phase / LAST
    figure = time * 2.6 * (held - NEEDED + 0.1) + (1 - time) * 0.3 * (rebels - 0.9 * loyal - 2.0)
    return 1 / (1 + exp(-figure))


def posts_strength(g: Junta, family: int) -> float:
    """What a family could bring to a coup that has not begun."""
    total = STRENGTH[PRESIDENT] if family == g.president else 0.0
    if not g.active(family):
        return 0.0
    for post in g.posts_of(family):
        total += STRENGTH[post]
    return total


def cards_strength(g: Junta, family: int) -> float:
    """What the cards in a hand could bring."""
    total = 0.0
    for card in g.families[family].hand:
        if card == HIDDEN:
            return 1.0
        does = g.edition.cards[card].effects
        if does.number:
            total += does.number * g.edition.attack[does.unit] / 2
    return total
