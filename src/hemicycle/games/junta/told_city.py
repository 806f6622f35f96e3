"""The city of Junta in words, while a coup is fought."""

from __future__ import annotations

from collections.abc import Iterator

from hemicycle.engine.texts import Texts

from .edition import POWER, Area
from .shown import CityNow, FightNow, Figures, StackNow
from .state import NOBODY
from .terms import say_area, say_family, say_unit


def city(texts: Texts, shown: CityNow, figures: Figures) -> Iterator[str]:
    """How far the coup is, who stands where, and who fights."""
    yield texts.say("told-coup", phase=shown.phase, family=shown.first, families=shown.rebels)
    sides = [one.side for one in shown.points]
    yield texts.say("board-balance", junta=sides.count("junta"), president=sides.count("president"))
    yield texts.say("told-city")
    yield from areas(texts, shown, figures)
    yield texts.say("board-leads", family=shown.leads)
    if shown.move and shown.move.cousin:
        yield texts.say("board-moves-cousin", family=shown.move.family)
    if shown.landed:
        yield texts.say("told-landed", told=", ".join([say_unit(texts, unit) for unit in shown.landed]))
    yield texts.say("board-strikes", number=figures.air_strikes - shown.strikes)
    if lost := [units(texts, number, unit) for unit, number in shown.lost.items() if number]:
        yield texts.say("told-lost", told=", ".join(lost))
    if shown.fight:
        yield _fight(texts, shown.fight)


def areas(texts: Texts, shown: CityNow, figures: Figures) -> Iterator[str]:
    """The strategic points, then where else units stand."""
    sides = {one.area: one.side for one in shown.points}
    for place in sorted(figures.areas, key=lambda place: place.kind != POWER):
        said = ", ".join([stack(texts, one) for one in stacks(shown, place.area)])
        if place.area in sides:
            what = point(texts, place.area, sides[place.area])
        elif said:
            what = say_area(texts, place.area)
        else:
            continue
        yield texts.say("told-area", what=what, units=said or texts.say("told-no-units"))


def point(texts: Texts, area: Area, side: str) -> str:
    """A strategic point, and the side that has it as things stand."""
    name = say_area(texts, area)
    held = texts.say(f"board-held-{side}") if side else ""
    return texts.say("told-point", area=name, side=held)


def stacks(shown: CityNow, area: Area) -> list[StackNow]:
    """The units in an area, those that obey somebody; which of them have moved is not told."""
    found: dict[tuple[str, int], StackNow] = {}
    for one in shown.stacks:
        if one.area == area and one.family != NOBODY:
            alike = found.get((one.unit, one.family))
            number = one.number + (alike.number if alike else 0)
            found[one.unit, one.family] = StackNow(area, one.unit, one.family, number)
    return [*found.values()]


def stack(texts: Texts, one: StackNow) -> str:
    """So many units of a kind, and whose they are."""
    said = units(texts, one.number, one.unit)
    return texts.say("board-of", what=said, of=say_family(texts, one.family))


def units(texts: Texts, number: int, unit: str) -> str:
    return texts.say("board-stack", number=number, unit=say_unit(texts, unit))


def _fight(texts: Texts, fight: FightNow) -> str:
    losses = [
        texts.say("board-of", what=say_family(texts, one), of=f"{number}") for one, number in fight.losses.items()
    ]
    said = texts.say("board-fight", area=say_area(texts, fight.area), salvo=fight.salvo)
    return texts.say("told-fight", fight=said, told=", ".join(losses)) if losses else said
