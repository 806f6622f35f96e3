"""Coup A: cards that bring units to the city."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.words import Action

from ..cards import may_play
from ..edition import UNARMED, Area, Card
from ..pay import can_pay
from ..state import Junta
from .city import left, put, rise, uprising
from .events import UnitsAppeared


class PlayUnits(Action, frozen=True):
    """Coup A 4; ruling C1  Play a card that brings units to an area."""

    card: Public[Card]
    area: Public[Area]


def unit_places(g: Junta, family: int, card: Card) -> tuple[Area, ...]:
    """Where the units of a card may appear: as it says, or else with units of one's own; nowhere if it is barred.

    New units  A card brings as many as there still are (ruling C1).
    """
    does = g.edition.cards[card].effects
    if not may_play(g, family, card) or not can_pay(g, family, does.cost) or not left(g, does.unit):
        return ()
    if does.areas:
        return does.areas
    return tuple(dict.fromkeys([one.area for one in uprising(g).stacks if one.family == family]))


def bring(g: Junta, family: int, card: Card, area: Area) -> None:
    """Coup A 4  A card has been played: its units may still move; in the rebellion it makes a Rebel."""
    coup, does = uprising(g), g.edition.cards[card].effects
    number = min(does.number, left(g, does.unit))
    put(coup, area, does.unit, family, number)
    g.tell(UnitsAppeared(family, card, does.unit, number, area))
    if coup.phase == 0:
        rise(g, family)
        if does.unit in UNARMED and area not in coup.crowds:
            coup.crowds.append(area)
