"""What promises of quiet are worth in Junta, in millions: not to rise, not to kill, not to have somebody shot.

A promise is worth the danger that it takes away: as likely as this very player would do it, by what all see, and
as far as nobody else does it anyway. All that one player promises one against losing everything is one danger.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TypeAlias, get_args

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.memory import recalled
from hemicycle.engine.temper import Trust

from ..edition import MINISTER
from ..promises import JoinCoup, SpareFromSquad, SparePlayer, StartNoCoup, StayLoyal
from . import rebels
from .outlook import FAVOUR, Outlook
from .pitches import before_squad
from .streets import City, posts_strength

POLICED, KILLED = 0.35, 0.05
"""How likely the Minister has somebody killed while he may, and anybody else does."""
MERCY = 0.9
"""How likely the only one who stands before the firing squad is shot."""
CARDS = 3.5
"""In millions: a usual hand, which goes with one's life."""
RISES = 0.12
"""How likely a player with posts like everybody's starts a coup in a turn (of 750 turns of novices)."""
THANKS = 0.4
"""How many times as likely whoever the budget has something for."""
STRONG = 3.0
"""The more posts can do, the sooner: who has none does not rise, and nobody so many times as likely as others."""
STEP = 0.035
"""By how much a die's strength in the streets changes a coup."""
SHOOTS = 0.4
"""How likely a Rebel who has won has the President shot."""

Quiet: TypeAlias = SparePlayer | StartNoCoup | JoinCoup | SpareFromSquad
QUIET: tuple[type[Quiet], ...] = get_args(Quiet)


def of_quiet(look: Outlook, terms: Sequence[Term], trust: Trust) -> float:
    """What promises of quiet bring and cost: of what one player promises against a danger the best counts."""
    value = 0.0
    spared: dict[Seat, float] = {}
    for term in [term for term in terms if isinstance(term, QUIET)]:
        brings = trust(term.seat) * of_promise(look, term)
        if term.seat == look.seat or brings < 0:
            value += brings
        else:
            spared[term.seat] = max(brings, spared.get(term.seat, 0.0))
    return value + sum(spared.values())


@recalled
def of_promise(look: Outlook, term: Quiet) -> float:
    """What one of them brings, or costs, if it is kept."""
    g, seat = look.g, look.seat
    match term:
        case SparePlayer(other, party):
            chance = POLICED if look.police and g.holder(MINISTER) == other else KILLED
            if party == seat:
                return chance * (look.cash[seat] + 1.0)
            return -chance * 0.8 * look.cash[party] if other == seat else 0.0
        case StartNoCoup(other):
            if seat == g.president:
                return alone(look, other) * office(look)
            return -max(0.0, rebels.appetite(look)) if other == seat else 0.0
        case JoinCoup(other):
            return of_side(look, other, not isinstance(term, StayLoyal))
        case SpareFromSquad(other, party):
            return of_squad(look, other, party)


def office(look: Outlook) -> float:
    """What a President loses who is overthrown."""
    return look.cash[look.seat] + rebels.presidency(look)


@recalled
def rises(look: Outlook, other: Seat) -> float:
    """How likely somebody starts a coup this turn, by what all see: his posts, and what the budget had for him."""
    g = look.g
    if g.coup is not None or other == g.president or not g.active(other):
        return 0.0
    all_ = [posts_strength(g, one) for one in range(g.players) if one != g.president and g.active(one)]
    usual = sum(all_) / len(all_)
    likely = RISES * min(STRONG, posts_strength(g, other) / usual) if usual else 0.0
    return likely * (THANKS if favoured(look, other) else 1.0)


def favoured(look: Outlook, other: Seat) -> bool:
    """Whether the budget on the table has something for somebody, as all see."""
    return look.pile(other) >= FAVOUR


@recalled
def alone(look: Outlook, other: Seat) -> float:
    """How likely somebody rises in a turn in which nobody else would have done so."""
    thirds = [one for one in range(look.g.players) if one not in (other, look.g.president)]
    return rises(look, other) * prod([1 - rises(look, one) for one in thirds])


def of_side(look: Outlook, other: Seat, junta: bool) -> float:
    """Somebody's side in this turn's coup: what it does for the outcome that one would like, if he had not
    taken it anyway."""
    g, seat = look.g, look.seat
    sign = 1 if junta else -1
    if g.coup is None:
        if seat == g.president:
            thirds = [one for one in range(g.players) if one not in (other, g.president)]
            comes = 1 - prod([1 - rises(look, one) for one in thirds])
            return -sign * comes * otherwise(look, other, junta) * STEP * posts_strength(g, other) * office(look)
        return -0.3 if other == seat else 0.0
    strength = City(g, g.coup).strength(other)
    value = -office(look) if seat == g.president else rebels.wants(look)
    turned = 1.0 if other == seat else otherwise(look, other, junta)
    return sign * turned * min(0.5, STEP * strength) * value


def otherwise(look: Outlook, other: Seat, junta: bool) -> float:
    """How likely somebody would not have taken this side anyway."""
    coup = look.g.coup
    if coup is not None and other in coup.rebels:
        return 0.0 if junta else 1.0
    return 1 - (rebels.FOLLOW if junta else rebels.STAY)[favoured(look, other)]


def of_squad(look: Outlook, other: Seat, party: Seat) -> float:
    """Whether somebody may have one shot after a coup."""
    g, seat = look.g, look.seat
    if threatened := before_squad(g):
        return of_mercy(look, other, party, threatened)
    chance = 0.03 if other == g.president else rises(look, other) * (SHOOTS if party == g.president else 0.1)
    if g.coup is not None:
        if other == g.president and party in g.coup.rebels:
            chance = 0.35
        elif other == g.coup.first:
            chance = SHOOTS if party == g.president else 0.12
        elif other in g.coup.rebels:
            chance = 0.06
    if party == seat:
        return chance * (look.cash[seat] + 2.0)
    return -chance * look.cash[party] * 0.7 if other == seat else 0.0


def of_mercy(look: Outlook, other: Seat, party: Seat, threatened: Sequence[Seat]) -> float:
    """Whether the President, who is choosing whom to have shot, spares somebody."""
    seat = look.seat
    if other != look.g.president or party not in threatened:
        return 0.0
    prey = {family: look.cash[family] + 0.5 for family in threatened}
    if party == seat:
        return MERCY * prey[party] / sum(prey.values()) * (look.cash[seat] + CARDS)
    if other != seat:
        return 0.0
    others = [value for family, value in prey.items() if family != party]
    return -max(0.2, prey[party] - max(others, default=0.0))
