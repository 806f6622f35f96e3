"""Coups: whether to start one, to join it, whose side to be on, and what to do with the beaten."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.lots import EQUAL, best
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..coup.aftermath import SIDES, Acclaim, Execute, controlled
from ..coup.city import bound, uprising
from ..coup.declaration import DECLARE, PlayPretext, StartWithCard
from ..coup.phases import CONCEDE, FIGHT_ON
from ..coup.uprising import Side
from ..state import NOBODY, Junta
from .hand import all_cards
from .outlook import Outlook
from .streets import City, cards_strength, distances, posts_strength, win_chance

PRESIDENCY = 0.4
"""Of a year's aid: what it is worth to be President for a turn, beyond what others have of it."""
TERM = 2
"""For how many turns one reckons with it."""
FOLLOW, STAY = (0.4, 0.15), (0.15, 0.65)
"""How likely somebody is thought to follow a rebellion, and to stand against it; each first of those whom the
budget forgot, then of those who had something of it."""
GRATEFUL, FORGOTTEN = 4.0, 2.5
"""In millions: what a share of the budget does for the President, and what none does against him."""
BYSTANDER = 0.04
"""How likely one who joins a rebellion comes out of it as President: the First Rebel breaks all ties."""
SHOT = 0.65
"""How likely the first of the Rebels is shot when they lose."""
BOLD, CAUTIOUS = 4.0, 16.0
"""In millions: what a coup must promise the boldest, and the most cautious."""
COOL = 3.0
"""The same for who reckons coolly: asking as much as novices he won 36 % of games of four, with this 55 %."""
EVEN = 0.5
"""With less hope than this he does not begin one."""
CLEAR = 0.05
"""The chance below which a side has lost, for all to see."""


def presidency(look: Outlook) -> float:
    """What it is worth to be President in the turns to come."""
    return PRESIDENCY * look.aid * min(TERM, look.left)


def prize(look: Outlook, kept: float = 1.0) -> float:
    """What whoever overthrows the President has of it: the money that he has not banked, and his office."""
    return kept * look.cash[look.g.president] + presidency(look)


def loss(look: Outlook) -> float:
    """What one loses before a firing squad: who reckons coolly counts his cards."""
    return look.mine + (all_cards(look, look.seat) if look.sharp else 2.0)


def chances(look: Outlook) -> float:
    """How likely a coup succeeds that one would start now."""
    g, seat = look.g, look.seat
    mine = posts_strength(g, seat) + cards_strength(g, seat)
    theirs = 0.0
    for family in range(len(g.families)):
        if family == seat:
            continue
        strength = posts_strength(g, family)
        leader = g.families[family].leader
        if leader == seat:
            mine += strength
        elif leader == g.president or family == g.president:
            theirs += strength
        else:
            favour = look.favour(family)
            mine += between(FOLLOW, favour) * strength
            theirs += between(STAY, favour) * strength
    return win_chance(mine, theirs, 0.0, 0)


def between(both: tuple[float, float], favour: float) -> float:
    """How likely somebody does something: as those whom the budget forgot, or as those who had something of it."""
    return both[0] + favour * (both[1] - both[0])


def appetite(look: Outlook, kept: float = 1.0) -> float:
    """What a coup of one's own would bring, in millions, beyond what it must: more for who has been favoured."""
    g = look.g
    if look.seat == g.president or g.president == NOBODY or not g.active(look.seat):
        return -1.0
    chance = chances(look)
    if look.sharp and chance < EVEN:
        return -1.0
    harm = -look.weight(g.president)
    win = prize(look, kept) * (1 + harm)
    lose = SHOT * loss(look) * (1 + harm)
    least = BOLD + (CAUTIOUS - BOLD) * (1 - look.temper.risk)
    if look.sharp:
        least = COOL
    least += look.favour(look.seat) * 2 * GRATEFUL * (0.5 + look.temper.loyalty)
    return chance * win - (1 - chance) * lose - least * (1 + harm)


def declare(look: Outlook, options: Sequence[Action]) -> Action:
    """Phase 8  Start a coup where it promises enough: with units if one may, else with a card."""
    if len(options) == 1 or appetite(look) <= 0:
        return PASS
    for means in ("move", "strike", "shell"):
        if DECLARE[means] in options:
            return DECLARE[means]
    cards = [option for option in options if isinstance(option, StartWithCard)]
    if cards:
        far = distances(look.g.edition)
        return best(cards, lambda option: -min(far[option.area].values()), look.rng)
    return next((option for option in options if isinstance(option, PlayPretext)), PASS)


# Sides


def wants(look: Outlook) -> float:
    """What it brings if the Junta wins, rather than the President."""
    g, seat = look.g, look.seat
    coup = uprising(g)
    president = g.president
    first = g.families[coup.first].leader
    sum_ = prize(look)
    heir = seat if first == seat else first
    value = sum_ * (look.weight(heir) - look.weight(president))
    rebels = [family for family in coup.rebels if g.active(family)]
    if rebels:
        richest = best(rebels, lambda family: look.cash[family], look.rng)
        cash = look.cash[richest]
        value -= cash * (look.weight(president) - look.weight(richest))
    if seat in rebels:
        return value + 1.0
    favour, loyalty = look.favour(seat), look.temper.loyalty
    return value - favour * GRATEFUL * (0.5 + loyalty) + (1 - favour) * FORGOTTEN * (1.5 - loyalty)


def joins(look: Outlook, city: City, family: int) -> bool:
    """Whether to rise in the rebellion, with what one has in the streets."""
    g = look.g
    if bound(g, family) or family in city.coup.rebels:
        return family in city.coup.rebels
    with_me, without = city.chance(joins=family), city.chance()
    value = wants(look)
    others = len(city.coup.rebels)
    gain = (with_me - without) * value + BYSTANDER * with_me * presidency(look)
    risk = (1 - with_me) * SHOT / (1 + others) * loss(look)
    return gain - risk > 0.3 + 0.8 * (1 - look.temper.risk)


def leans(look: Outlook, family: int) -> Side:
    """The side that a family fights for; none: it keeps out of it."""
    g = look.g
    coup = uprising(g)
    if bound(g, family):
        return "president"
    if family in coup.rebels:
        return "junta"
    value = wants(look)
    if value > 1.0:
        return "junta"
    return "president" if value < -1.0 else ""


def choose_side(look: Outlook, family: int) -> Action:
    """Where one's choice decides it, what one would rather have; else with the winners, Rebels with the Junta."""
    g = look.g
    coup = uprising(g)
    if coup.settled:
        winners: list[Side] = [coup.settled, coup.settled]
    else:
        winners = [outcome(g, family, side) for side in ("junta", "president")]
    if winners[0] != winners[1]:
        return SIDES[0] if wants(look) > 0 else SIDES[1]
    if family in coup.rebels:
        return SIDES[0]
    return SIDES[0] if winners[0] == "junta" else SIDES[1]


def outcome(g: Junta, family: int, side: Side) -> Side:
    """Who wins if a family declares so, and whoever comes after it as he has fought."""
    coup = uprising(g)
    before = list(coup.sides)
    for other in range(len(g.families)):
        if not coup.sides[other]:
            coup.sides[other] = "junta" if other in coup.rebels else "president"
    coup.sides[family] = side
    junta, president = controlled(g)
    coup.sides = before
    return "junta" if len(junta) > len(president) else "president"


def concede(look: Outlook, options: Sequence[Action]) -> Action | None:
    """An early end, once there is nothing more to hope for or to fear."""
    g = look.g
    coup = uprising(g)
    if coup.settled or coup.phase < 1:
        return None
    chance = City(g, coup).chance()
    said = coup.agreed[look.seat]
    side: Side = "president" if chance < CLEAR else "junta" if chance > 1 - CLEAR else ""
    if side == said:
        return None
    wanted: Action = CONCEDE[side] if side else FIGHT_ON
    return wanted if wanted in options else None


# Afterwards


def acclaim(look: Outlook, options: Sequence[Action]) -> Action:
    """The Junta  Oneself; who can't win against the First Rebel's casting vote, and reckons coolly, rather makes
    President whoever is less in the way than he."""
    own = Acclaim(look.seat)
    others = [option for option in options if isinstance(option, Acclaim) and option != own]
    if own in options and not look.sharp:
        return own
    if not others:
        return own if own in options else options[0]
    chosen = best(others, lambda option: look.weight(option.family), look.rng)
    if own not in options:
        return chosen
    first = uprising(look.g).first
    casting = Acclaim(first) in others
    return chosen if casting and look.weight(chosen.family) > look.weight(first) + EQUAL else own


def execute(look: Outlook, options: Sequence[Action]) -> Action:
    """The firing squad  Whoever has most to take, or is most in the way."""
    found = [option for option in options if isinstance(option, Execute)]
    if not found:
        return options[-1]
    return best(found, lambda one: look.cash[one.family] * (1 - look.weight(one.family)), look.rng)
