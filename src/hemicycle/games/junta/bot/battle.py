"""Fighting a coup: which way to march, whom to fire at, where to retreat."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.flow import Request
from hemicycle.engine.lots import best
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..coup.bribery import STOP_BRIBING, BribeUnits, TryBribe
from ..coup.city import bound, fighting_in, uprising
from ..coup.combat import Bombard, ResolveArea
from ..coup.march import END_MOVE, HoldBack, Land, March, MoveTurn
from ..coup.reinforcements import PlayUnits
from ..coup.retreat import FORBID_OR_LET, IN_OR_OUT, RetreatTo
from ..coup.salvos import CEASE_AIMING, HOLD_FIRE, Aim, FireAt, LoseUnit
from ..coup.uprising import Side, Uprising
from ..edition import GUARDS, PALACE, UNARMED, Area
from ..money import worth
from .outlook import Outlook
from .rebels import joins, leans, wants
from .streets import LAST, City

MANY = 100
"""More than there are units of a kind."""
FADES = 0.68
"""What a strategic point is worth from a step farther away."""


# Movement


def move(look: Outlook, request: Request) -> Action:
    """Cards first, then a landing, then the march that does most for one's side."""
    g, options = look.g, request.options
    coup = uprising(g)
    family = int(request.about["family"])
    city = City(g, coup)
    must = END_MOVE not in options
    if coup.phase == 0 and not must:
        if bound(g, family) or not (family in coup.rebels or joins(look, city, family)):
            return END_MOVE
        side: Side = "junta"
    else:
        side = leans(look, family)
    if not side and not must:
        return END_MOVE
    side = side or "junta"
    needs = {point: need(city, point, side, family) for point in g.edition.power}
    if (action := play_card(look, city, family, side, options, needs)) is not None:
        return action
    if (action := land(look, city, side, options, needs)) is not None:
        return action
    frame = g.stack[-1]
    held = frame.held if isinstance(frame, MoveTurn) else {}
    if (action := march(look, city, family, side, options, needs, held, must)) is not None:
        return action
    return END_MOVE if not must else options[0]


def need(city: City, point: Area, side: Side, family: int) -> float:
    """How much a side needs units at a strategic point."""
    rebels, others = city.of_side(point, True), city.of_side(point, False)
    if side == "junta":
        own = family in city.units.get(point, {})
        if family not in city.coup.rebels and own:
            return 0.0
        if others:
            return max(0.4, 9.0 - 1.1 * city.side_dice(point, False) + 0.6 * city.side_dice(point, True))
        return 0.6 if rebels else 10.0
    if rebels and not others:
        return max(2.0, 10.0 - 0.5 * city.side_dice(point, True))
    if rebels:
        return 4.0
    near = any(
        city.far[area][point] <= 3
        for area, there in city.units.items()
        if any(one in city.coup.rebels for one in there)
    )
    if others:
        return 1.5 if near else 0.3
    return 5.0 if near else 1.0


def play_card(
    look: Outlook, city: City, family: int, side: Side, options: Sequence[Action], needs: dict[Area, float]
) -> Action | None:
    """New units where they are needed; who only leans to a side spares his cards."""
    g = look.g
    if not (family in city.coup.rebels or bound(g, family)) and abs(wants(look)) < 3:
        return None
    found = [option for option in options if isinstance(option, PlayUnits)]
    if found:
        return best(found, lambda option: pull(city, option.area, needs), look.rng)
    bribes = [option for option in options if isinstance(option, BribeUnits)]
    if bribes and worth(g.families[family].reserve) >= 4 and look.left:
        enemies = [option for option in bribes if (option.family in city.coup.rebels) is (side == "president")]
        if enemies:
            return best(enemies, lambda option: city.dice(option.area, option.family), look.rng)
    return None


def land(
    look: Outlook, city: City, side: Side, options: Sequence[Action], needs: dict[Area, float]
) -> Action | None:
    """Paratroopers and Marines come late, and where nobody can answer: a single unit is soon gone."""
    phase = city.coup.phase
    if phase < (LAST if look.sharp else LAST - 2):
        return None
    found: list[tuple[float, Action | None]] = [(4.0, None)]
    for option in options:
        if isinstance(option, Land) and option.to in needs:
            value = needs[option.to]
            if side == "junta" and city.of_side(option.to, False):
                continue
            found.append((value, option))
    return best(found, lambda one: one[0], look.rng)[1]


def pull(city: City, area: Area, needs: dict[Area, float], but: Area = "") -> float:
    """How good it is to stand somewhere, for the strategic points within reach."""
    far = city.far[area]
    return max([value * FADES ** far[point] for point, value in needs.items() if point != but])


def march(
    look: Outlook,
    city: City,
    family: int,
    side: Side,
    options: Sequence[Action],
    needs: dict[Area, float],
    held: dict[str, int],
    must: bool,
) -> Action | None:
    """The march that brings most; what must stay is held back first, unit by unit."""
    g = city.g
    for key in held:
        area = key.split(" ")[0]
        return finish(look, city, family, side, options, needs, area, held)
    found: list[tuple[float, March | None]] = [(-9.0 if must else 0.15, None)]
    for option in options:
        if not isinstance(option, March):
            continue
        units = city.units[option.area][family]
        total = sum(units.values())
        stay = guard(city, option.area, family, side)
        if stay >= total and not must:
            continue
        movable = city.dice(option.area, family) * (total - stay) / total
        here = pull(city, option.area, needs, option.area if option.area in needs else "")
        there = pull(city, option.to, needs, option.area if option.area in needs else "")
        value = (there - here) * (0.3 + min(movable, 6.0) / 6)
        if option.area == PALACE and GUARDS in units:
            value -= 1.2
        if g.edition.places[option.to].kind == "embassy":
            value -= 0.1
        found.append((value, option))
    chosen = best(found, lambda one: one[0], look.rng)[1]
    if chosen is None:
        return None
    return hold_or_go(look, city, family, side, options, chosen, held)


def finish(
    look: Outlook,
    city: City,
    family: int,
    side: Side,
    options: Sequence[Action],
    needs: dict[Area, float],
    area: Area,
    held: dict[str, int],
) -> Action | None:
    """Some are held back already: it is about their area."""
    found = [option for option in options if isinstance(option, March) and option.area == area]
    if not found:
        return None
    chosen = best(found, lambda option: pull(city, option.to, needs, area if area in needs else ""), look.rng)
    return hold_or_go(look, city, family, side, options, chosen, held)


def hold_or_go(
    look: Outlook,
    city: City,
    family: int,
    side: Side,
    options: Sequence[Action],
    chosen: March,
    held: dict[str, int],
) -> Action:
    area = chosen.area
    units = city.units[area][family]
    stays = sum([number for key, number in held.items() if key.split(" ")[0] == area])
    if stays < guard(city, area, family, side):
        kinds = [option for option in options if isinstance(option, HoldBack) and option.area == area]
        if kinds:
            return best(kinds, lambda one: MANY * (one.unit not in UNARMED) + units.get(one.unit, 0), look.rng)
    return chosen


def guard(city: City, area: Area, family: int, side: Side) -> int:
    """How many units stay at a strategic point when the others move on."""
    if area not in city.g.edition.power:
        return 0
    units = city.units[area][family]
    total = sum(units.values())
    others = city.of_side(area, side == "president")
    if others:
        return total
    enemy = 0
    for near in (area, *city.g.edition.places[area].next):
        enemy += city.side_dice(near, side == "president")
    if GUARDS in units and area == PALACE:
        return min(total, 2 if not enemy else 3)
    friends = sum([sum(one.values()) for other, one in city.units[area].items() if other != family])
    if side == "junta" and friends and not enemy:
        return 0
    return min(total, 1 if not enemy else 2 if enemy < 5 else 3)


def try_bribe(look: Outlook, family: int, options: Sequence[Action]) -> Action:
    """As long as it does not cost all that one has."""
    if worth(look.g.families[family].reserve) < 3:
        return STOP_BRIBING
    return next((option for option in options if isinstance(option, TryBribe)), STOP_BRIBING)


# Combat


def foes(look: Outlook, family: int, side: Side) -> list[int]:
    """Whom a family fires at: Rebels at whoever stands against them, the others at Rebels."""
    g = look.g
    coup = uprising(g)
    if side == "president":
        return [other for other in coup.rebels if other != family]
    if family in coup.rebels:
        return [other for other in range(len(g.families)) if other not in coup.rebels]
    return []


def bombard(look: Outlook, family: int, options: Sequence[Action]) -> Action:
    """Where few of the enemy hold a strategic point; else wherever they stand."""
    g = look.g
    coup = uprising(g)
    must = PASS not in options
    side = leans(look, family)
    if coup.phase == 0 and family not in coup.rebels and not must:
        return PASS
    enemies = foes(look, family, side or "junta")
    found: list[tuple[float, Action]] = [(0.0, options[0] if must else PASS)]
    there: dict[tuple[Area, int], int] = {}
    for one in coup.stacks:
        there[one.area, one.family] = there.get((one.area, one.family), 0) + one.number
    for option in options:
        if isinstance(option, Bombard) and option.family in enemies:
            number = there.get((option.area, option.family), 0)
            value = 1.0 + min(number, 3) * 0.3
            if option.area in g.edition.power:
                value += 2.0 - 0.2 * number
            if bound(g, option.family):
                value += 0.3
            found.append((value, option))
    return best(found, lambda one: one[0], look.rng)[1]


def fire(look: Outlook, request: Request) -> Action:
    """At the enemy with most dice: who does not fire is fired at all the same."""
    g, options = look.g, request.options
    family, area = int(request.about["family"]), str(request.about["area"])
    coup = uprising(g)
    side = leans(look, family)
    if coup.phase == 0 and family not in coup.rebels:
        return HOLD_FIRE
    enemies = foes(look, family, side)
    city = City(g, coup)
    found = [option for option in options if isinstance(option, FireAt) and option.family in enemies]
    if not found:
        return HOLD_FIRE
    return best(found, lambda option: city.dice(area, option.family), look.rng)


def aim(look: Outlook, request: Request) -> Action:
    """Unit by unit, all at the same enemy."""
    family = int(request.about["family"])
    enemies = foes(look, family, leans(look, family))
    found = [option for option in request.options if isinstance(option, Aim) and option.family in enemies]
    if not found:
        return CEASE_AIMING
    city, area = City(look.g, uprising(look.g)), str(request.about["area"])
    return best(found, lambda option: city.dice(area, option.family), look.rng)


def choose_loss(look: Outlook, request: Request) -> Action:
    """The unit with the fewest dice goes first."""
    attack = look.g.edition.attack
    area = str(request.about["area"])
    found = [option for option in request.options if isinstance(option, LoseUnit)]
    units = fighting_in(uprising(look.g), area).get(int(request.about["family"]), {})

    def spared(option: LoseUnit) -> float:
        dice = attack[option.unit] * (2 if option.unit == GUARDS and area == PALACE else 1)
        return units.get(option.unit, 0) - MANY * dice

    return best(found, spared, look.rng)


def choose_area(look: Outlook, options: Sequence[Action]) -> Action:
    return best(options, lambda option: isinstance(option, ResolveArea), look.rng)


def retreat(look: Outlook, request: Request) -> Action:
    """To where nobody has to be asked, near to a strategic point."""
    g = look.g
    coup = uprising(g)
    family = int(request.about["family"])
    city = City(g, coup)
    mine = family in coup.rebels

    def value(option: Action) -> float:
        if not isinstance(option, RetreatTo):
            return -9.0
        far = min(city.far[option.to].values())
        hosts = city.of_side(option.to, not mine)
        return -0.5 * far - 3.0 * (hosts > 0) + (1.0 if far == 0 and not hosts else 0.0)

    return best(request.options, value, look.rng)


def let_in(look: Outlook, request: Request) -> Action:
    """One's own side may come in."""
    coup: Uprising = uprising(look.g)
    other = int(request.about["family"])
    same = (other in coup.rebels) is (look.seat in coup.rebels)
    return IN_OR_OUT[0] if same else IN_OR_OUT[1]


def forbid(options: Sequence[Action]) -> Action:
    """The beaten may go: what counts is the place."""
    return FORBID_OR_LET[1] if FORBID_OR_LET[1] in options else options[-1]
