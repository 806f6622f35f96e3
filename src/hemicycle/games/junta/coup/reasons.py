"""Why something is not open to somebody who is asked something in a coup, in the words of the rules."""

from __future__ import annotations

from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Message

from ..edition import ADMIRAL, COMMANDER, GUARDS, HELICOPTER, POLICE, UNARMED, Area
from ..pay import can_pay
from ..state import Junta
from .aftermath import Acclaim, Execute
from .bribery import Bribery, BribeUnits, TryBribe
from .city import bound, commander, enemies, fighting_in, left, uprising
from .combat import AIR_STRIKE, GUNBOAT, PLEDGED, Bombard, Combat, DeclareAttack, ResolveArea
from .march import ComeBack, EndMove, Fly, HoldBack, Land, March, MoveTurn, PlayUnits, SendPolice
from .phases import Concede, FightOn
from .retreat import Retreats, RetreatTo
from .salvos import Aim, FireAt, LoseUnit, Losses, Salvos, SplitFire, used


def why_not(g: Junta, request: Request, action: Action) -> Message | None:
    """The rule that forbids an answer to what is asked; nothing where this module does not know the question."""
    coup, frame = g.coup, g.stack[-1]
    if coup is None:
        return None
    if isinstance(action, Concede):
        return Message("refused-conceded", {"side": action.side}, "Coup; ruling 73")
    if isinstance(action, FightOn):
        return Message("refused-not-conceded", {}, "Coup; ruling 73")
    match frame:
        case MoveTurn():
            return why_not_move(g, frame, action)
        case Bribery() if isinstance(action, TryBribe):
            if not can_pay(g, frame.family, g.edition.cards[frame.card].effects.cost):
                price = g.edition.cards[frame.card].effects.cost
                return Message("refused-cost", {"card": frame.card, "price": price}, "Foreign aid; ruling 20")
            return Message("refused-bribe-tried", {"unit": action.unit, "area": frame.area}, "Coup A; ruling C3")
        case Combat():
            return why_not_combat(g, frame, request, action)
        case Salvos():
            return why_not_shot(g, frame, int(request.about["family"]), action)
        case Losses() if isinstance(action, LoseUnit):
            return Message("refused-lose-none", {"unit": action.unit, "area": frame.area}, "Coup B")
        case Retreats() if isinstance(action, RetreatTo):
            if action.to in frame.refused:
                return Message("refused-kept-out", {"to": action.to}, "Retreat; ruling 71")
            return Message("refused-far", {"area": frame.area, "to": action.to}, "Retreat")
    if isinstance(action, Acclaim):
        return Message("refused-acclaim", {"family": action.family}, "The Junta; rulings 75, 77")
    if isinstance(action, Execute):
        return why_not_shoot(g, action)
    return None


# Coup A


def why_not_move(g: Junta, frame: MoveTurn, action: Action) -> Message | None:
    coup = uprising(g)
    if isinstance(action, ComeBack):
        return Message("refused-two-bills", {"bills": action.bills}, "House rules")
    if isinstance(action, EndMove):
        return Message("refused-pledged", {}, "Phase 8; ruling 48")
    if isinstance(action, BribeUnits):
        return Message("refused-bribe-none", {"card": action.card, "area": action.area}, "Coup A; ruling 56")
    if not coup.phase and bound(g, frame.family):
        return Message("refused-president-rebellion", {}, "Coup A; ruling 55")
    match action:
        case March(area, to):
            return why_not_march(g, frame, area, to)
        case HoldBack(area, unit):
            return why_not_hold(g, frame, area, unit)
        case Fly():
            return why_not_fly(g, frame, action)
        case Land(unit, to):
            if unit in coup.landed:
                return Message("refused-landed", {"unit": unit}, "Coup A; ruling 52")
            if commander(g, unit) != frame.family or not frame.ours(g, unit):
                return Message("refused-unit-not-yours", {"unit": unit}, "Coup A")
            return Message("refused-landing", {"unit": unit, "to": to}, "Coup A")
        case SendPolice(area, to):
            return why_not_police(g, frame, area, to)
        case PlayUnits(card, area):
            does = g.edition.cards[card].effects
            if not left(g, does.unit):
                return Message("refused-units-gone", {"card": card, "unit": does.unit}, "Coup A; ruling C1")
            return Message("refused-card-area", {"card": card, "area": area}, "Coup A")
    return None


def why_not_march(g: Junta, frame: MoveTurn, area: Area, to: Area) -> Message | None:
    if frame.moved:
        return Message("refused-moved", {}, "Coup A; ruling 51")
    if area not in frame.on_foot(g, uprising(g)):
        return Message("refused-march-none", {"area": area}, "Coup A")
    return Message("refused-far", {"area": area, "to": to}, "Coup A")


def why_not_hold(g: Junta, frame: MoveTurn, area: Area, unit: str) -> Message | None:
    if frame.moved and frame.flight != area:
        return Message("refused-moved", {}, "Coup A; ruling 51")
    units = frame.on_foot(g, uprising(g)).get(area, {})
    if unit not in units:
        return Message("refused-hold-none", {"unit": unit, "area": area}, "Coup A")
    if frame.carried:
        return Message("refused-carried", {}, "Coup A")
    return Message("refused-hold-last", {"area": area}, "Coup A")


def why_not_fly(g: Junta, frame: MoveTurn, action: Fly) -> Message | None:
    coup = uprising(g)
    if frame.moved and not frame.flight:
        return Message("refused-moved", {}, "Coup A; ruling 51")
    there = [one for one in coup.stacks if one.unit == HELICOPTER and one.family == frame.family]
    if not [one for one in there if one.area == action.area and one.moved is frame.moved]:
        return Message("refused-fly-none", {"area": action.area}, "Coup A")
    if action.to not in g.edition.places[action.area].next:
        return Message("refused-far", {"area": action.area, "to": action.to}, "Coup A")
    if frame.carried:
        return Message("refused-carried", {}, "Coup A")
    return Message("refused-march-none", {"area": action.area}, "Coup A")


def why_not_police(g: Junta, frame: MoveTurn, area: Area, to: Area) -> Message | None:
    coup = uprising(g)
    if coup.phase != 1 or commander(g, POLICE) != frame.family or not frame.ours(g, POLICE):
        return Message("refused-police-late", {}, "Coup A; ruling 57")
    there = [one for one in coup.stacks if one.area == area and one.unit == POLICE and one.family == frame.family]
    if not [one for one in there if not one.moved]:
        return Message("refused-hold-none", {"unit": POLICE, "area": area}, "Coup A; ruling 57")
    crowds = [one.area for one in coup.stacks if one.unit in UNARMED]
    if to == area or (to in coup.crowds and to in crowds):
        return Message("refused-police-there", {"to": to}, "Coup A; ruling 57")
    return Message("refused-police-crowd", {"to": to}, "Coup A; ruling 57")


# Coup B


def why_not_combat(g: Junta, frame: Combat, request: Request, action: Action) -> Message | None:
    coup = uprising(g)
    match action:
        case Bombard():
            return why_not_bombard(g, frame, action)
        case ResolveArea(area):
            if area in frame.resolved:
                return Message("refused-resolved", {"area": area}, "Coup B")
            return Message("refused-uncontested", {"area": area}, "Coup B; ruling 62")
        case DeclareAttack(area):
            family = int(request.about["family"])
            if area in frame.declared:
                return Message("refused-declared", {"area": area}, "Coup B; ruling 62")
            if family not in fighting_in(coup, area):
                return Message("refused-attack-none", {"area": area}, "Coup B; ruling 62")
            return Message("refused-attack", {"area": area}, "Coup B; ruling 62")
    return None


def why_not_bombard(g: Junta, frame: Combat, action: Bombard) -> Message:
    coup, family, weapon = uprising(g), frame.shooters[0], action.weapon
    pledged = PLEDGED.get(coup.pledge) if family == coup.first else None
    if pledged is not None and weapon != pledged:
        return Message("refused-pledged", {}, "Phase 8; ruling 48")
    if g.holder(ADMIRAL if weapon == GUNBOAT else COMMANDER) != family:
        return Message("refused-weapon", {"weapon": weapon}, "Coup B")
    if weapon in frame.fired or (weapon == AIR_STRIKE and coup.strikes >= g.edition.air_strikes):
        return Message("refused-weapon-spent", {"weapon": weapon}, "Coup B; rulings 65, 66")
    if action.area in g.edition.embassies:
        return Message("refused-embassy", {"area": action.area}, "Coup B; ruling 64")
    area, target = action.area, action.family
    units = [one.unit for one in coup.stacks if one.area == area and one.family == target]
    if not enemies(g, family, target):
        return Message("refused-own-target", {}, "Coup B; ruling C7")
    if GUARDS in units:
        return Message("refused-guards", {"area": area, "family": target}, "Coup B; ruling C7")
    return Message("refused-none-there", {"area": area, "family": target}, "Coup B; ruling 63")


def why_not_shot(g: Junta, frame: Salvos, family: int, action: Action) -> Message | None:
    there = fighting_in(uprising(g), frame.area)
    match action:
        case FireAt(target) | Aim(_, target) if target not in there:
            return Message("refused-none-there", {"area": frame.area, "family": target}, "Coup B")
        case FireAt(target) | Aim(_, target) if not enemies(g, family, target):
            return Message("refused-own-target", {}, "Coup B; ruling C7")
        case FireAt(target) | Aim(_, target) if target not in frame.shooters(g, there).get(family, ()):
            return Message("refused-guards", {"area": frame.area, "family": target}, "Coup B; ruling C7")
        case Aim(unit):
            volley = next(one for one in frame.volleys if one.family == family)
            if there.get(family, {}).get(unit, 0) and used(volley, unit):
                return Message("refused-aim-used", {"unit": unit}, "Coup B; ruling 67")
            return Message("refused-hold-none", {"unit": unit, "area": frame.area}, "Coup B")
        case SplitFire():
            return Message("refused-split", {"area": frame.area}, "Coup B")
    return None


def why_not_shoot(g: Junta, action: Execute) -> Message:
    coup, family = uprising(g), action.family
    if family == g.president:
        return Message("refused-squad-self", {}, "Firing squad; ruling 79")
    if 0 <= family < len(g.families) and not g.active(family):
        return Message("refused-absent", {"family": family}, "Firing squad")
    if coup.won == "president":
        return Message("refused-squad-loyal", {"family": family}, "Firing squad; ruling 74")
    return Message("refused-absent", {"family": family}, "Firing squad")
