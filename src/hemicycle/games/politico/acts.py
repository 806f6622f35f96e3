"""I.2.c  What a player may do on his turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.memory import remembered
from hemicycle.engine.words import Action

from .edition import ARMY, ATTACKS, CATASTROPHE, MOTION, UNION_NATIONALE, Card
from .formation import ways_to_form
from .state import Politico

Left: TypeAlias = Literal["any", "again", "attack", "army", "union", "none"]
"""What is left of a player's act of play:

    any     all of it
    again   another Prime Minister card, or a red attack: the army cancelled an investiture (rulings P24, P47)
    attack  an attack: an investiture was refused (I.2.b; ruling Q10), or a motion rejected (ruling Q6)
    army    the army: a Union nationale was played (ruling P45)
    union   a Union nationale: the army was played (ruling P45)
    none    nothing; the head of the government still has his rights
"""


class Draw(Action, frozen=True):
    """I.2.b 5  Draw a trump."""


class Swap(Action, frozen=True):
    """I.2.c 8; ruling P9  Get rid of a card: it goes under the pile, and two are drawn instead of one."""

    card: Public[Card]


class AttackWith(Action, frozen=True):
    """I.2.c 4, 9; ruling P42  Lay a red card before a player."""

    card: Public[Card]
    target: Public[Seat]


class TableMotion(Action, frozen=True):
    """II.2.c 1; rulings P6, P23  Table a motion of censure."""


class ToppleByArmy(Action, frozen=True):
    """II.6 2; rulings P5, P8  Have the army topple the government."""


class EnterByArmy(Action, frozen=True):
    """II.6 1; rulings P8, P26  Enter the government by the army."""


class PlayUnion(Action, frozen=True):
    """II.4 1; rulings P29, P45  Lay down the Union nationale."""


class LeaveGovernment(Action, frozen=True):
    """II.9 2  Resign as a member of the government."""


class StepDown(Action, frozen=True):
    """II.2.a 1; II.9 1; ruling P46  Resign as Prime Minister."""


class ReshuffleGovernment(Action, frozen=True):
    """II.7 1; ruling Q5  Change the government's members."""


class Dissolve(Action, frozen=True):
    """II.8 1; rulings P32, P33  Dissolve the Assembly."""


DRAW, TABLE, TOPPLE, ENTER = Draw(), TableMotion(), ToppleByArmy(), EnterByArmy()
UNION, LEAVE, STEP_DOWN = PlayUnion(), LeaveGovernment(), StepDown()
RESHUFFLE, DISSOLVE = ReshuffleGovernment(), Dissolve()


def acts(g: Politico, seat: Seat, left: Left, reshuffled: bool) -> list[Action]:
    """All that a player may do now, but to end the turn."""
    found: list[Action] = []
    hand, silenced = g.hands[seat], g.silenced(seat)
    if left == "any" or left == "again":
        found += ways_to_form(g, seat, None if left == "any" else False)
    elif left == "army":
        found += ways_to_form(g, seat, True)
    if left in WITH_ATTACK and not silenced:
        found += attacks(g, seat)
    if left == "any" and not silenced and may_censure(g, seat):
        found.append(TABLE)
    if left in WITH_ARMY and not silenced and ARMY in hand:
        found += pressures(g, seat, left)
    if (left == "any" or left == "union") and UNION_NATIONALE in hand:
        found.append(UNION)
    government = g.government
    if government is not None:
        if government.seat == seat:
            if not reshuffled:
                found.append(RESHUFFLE)
            if not g.dissolved:
                found.append(DISSOLVE)
            found.append(STEP_DOWN)
        elif left == "any" and seat in government.members:
            found.append(LEAVE)
    return found


WITH_ATTACK = ("any", "again", "attack")
WITH_ARMY = ("any", "attack", "army")


def attacks(g: Politico, seat: Seat) -> list[Action]:
    """I.2.c 4  Each red card in the hand, on everybody it can hit."""
    found: list[Action] = []
    players, members, peace = g.players, g.members, g.peace
    protected = members if g.immune else ()
    for card in dict.fromkeys(g.hands[seat]):
        if card in ATTACKS and (not peace or card == CATASTROPHE):
            found += attacks_with(card, seat, players, members, protected)
    return found


@remembered
def attacks_with(
    card: Card, seat: Seat, players: int, members: tuple[Seat, ...], protected: tuple[Seat, ...]
) -> list[Action]:
    """A red card on everybody it can hit: on members of the government alone, or on anybody else."""
    hit = members if ATTACKS[card].government else range(players)
    return [AttackWith(card, target) for target in sorted(hit) if target != seat and target not in protected]


def may_censure(g: Politico, seat: Seat) -> bool:
    """II.2.c 1; I.3 4  Who has a deputy, against a government that can be attacked (rulings P6, P8)."""
    return (
        g.government is not None
        and MOTION in g.hands[seat]
        and g.deputies[seat] > 0
        and not g.immune
        and not g.union
    )


def pressures(g: Politico, seat: Seat, left: Left) -> list[Action]:
    """II.6 1, 2  Topple or enter the government; Union nationale does not hinder the army (ruling P7)."""
    government = g.government
    if government is None or g.immune:
        return []
    found: list[Action] = [TOPPLE]
    if left != "attack" and may_enter(g, seat):
        found.append(ENTER)
    return found


def may_enter(g: Politico, seat: Seat) -> bool:
    """II.6 1  Not the government of the Homme providentiel, nor one that he is barred from (rulings P8, P18)."""
    government = g.government
    return (
        government is not None
        and not government.providential
        and seat not in government.members
        and not g.barred(seat)
        and not g.identical((*government.members, seat))
    )
