"""Why something may not be done: the rule that forbids it, as far as it follows from what the seat sees."""

from __future__ import annotations

from hemicycle.engine.declare import Seat
from hemicycle.engine.words import Action, Message

from .acts import (
    AttackWith,
    Dissolve,
    Draw,
    EnterByArmy,
    LeaveGovernment,
    Left,
    PlayUnion,
    ReshuffleGovernment,
    StepDown,
    Swap,
    TableMotion,
    ToppleByArmy,
)
from .army import CounterWithArmy
from .attack import Defend, LoseTrump
from .edition import ARMY, ATTACKS, CATASTROPHE, MOTION, UNION_NATIONALE, Card
from .formation import FormGovernment, why_no_government
from .incidents import GiveUp
from .state import Lasting, Politico

RULES: dict[type[Action], str] = {
    Draw: "I.2.b 5",
    Swap: "I.2.c 8; ruling P9",
    FormGovernment: "II.1 1",
    AttackWith: "I.2.c 4; ruling P42",
    TableMotion: "II.2.c 1",
    ToppleByArmy: "II.6 2",
    EnterByArmy: "II.6 1",
    PlayUnion: "II.4 1",
    LeaveGovernment: "II.9 2",
    StepDown: "II.9 1",
    ReshuffleGovernment: "II.7 1",
    Dissolve: "II.8 1",
}
"""What is done on one's own turn, and the rule that says so."""
ACTS = (FormGovernment, AttackWith, TableMotion, ToppleByArmy, EnterByArmy, PlayUnion, LeaveGovernment)
"""I.2.c 7  The acts of play, of which a turn has one."""


def why_not(g: Politico, seat: Seat, action: Action) -> Message | None:
    """The rule that forbids something; at last, that it is another's turn."""
    return why_never(g, seat, action) or why_not_now(g, seat, action)


def why_never(g: Politico, seat: Seat, action: Action) -> Message | None:
    """What the cards, the government and what lasts have against it, whoever's turn it is."""
    match action:
        case AttackWith(card, target):
            return why_no_attack(g, seat, card, target)
        case Swap(card) | Defend(card) | GiveUp(card) | LoseTrump(card):
            return why_no_card(g, seat, card, "I.2.c 8, 9")
        case FormGovernment(card, by_army):
            return why_no_government(g, seat, card, by_army)
        case TableMotion():
            return why_no_motion(g, seat)
        case ToppleByArmy() | EnterByArmy():
            return why_no_army(g, seat, action)
        case CounterWithArmy():
            return why_no_card(g, seat, ARMY, "II.6 8") or why_silenced(g, seat)
        case PlayUnion():
            return why_no_card(g, seat, UNION_NATIONALE, "II.4 1")
        case LeaveGovernment() if g.prime_minister == seat:
            return Message("refused-head-resigns", {}, "II.9 1")
        case LeaveGovernment() if seat not in g.members:
            return Message("refused-no-member", {}, "II.9 2")
        case StepDown() | ReshuffleGovernment() | Dissolve() if g.prime_minister is None:
            return Message("refused-no-head", {}, RULES[type(action)])
        case StepDown() | ReshuffleGovernment() | Dissolve() if g.prime_minister != seat:
            return Message("refused-no-premier", {"premier": g.prime_minister}, RULES[type(action)])
        case Dissolve() if g.dissolved:
            return Message("refused-dissolved", {}, "II.8 1; ruling P33")
    return None


def why_not_now(g: Politico, seat: Seat, action: Action) -> Message | None:
    """I.2.b 9  It is another's turn; a Prime Minister may only resolve to resign when it is over (ruling P19)."""
    if seat == g.seat or type(action) not in RULES:
        return None
    if type(action) is StepDown:
        return Message("refused-resigns-later", {"seat": g.seat}, "II.2.a 1; rulings P19, Q11")
    return Message("refused-not-your-turn", {"seat": g.seat}, RULES[type(action)])


def why_no_card(g: Politico, seat: Seat, card: Card, rule: str) -> Message | None:
    return None if card in g.hands[seat] else Message("refused-not-in-hand", {"card": card}, rule)


def why_silenced(g: Politico, seat: Seat) -> Message | None:
    silence = g.silence(seat)
    if silence is None:
        return None
    return Message("refused-silenced", {"card": silence.card, "until": silence.until}, "ruling P14")


def why_no_attack(g: Politico, seat: Seat, card: Card, target: Seat) -> Message | None:
    attack = ATTACKS.get(card)
    if attack is None or card not in g.hands[seat]:
        return Message("refused-not-in-hand", {"card": card}, "I.2.c 9")
    if not 0 <= target < g.players or target == seat:
        return Message("refused-own", {}, "I.2.c 9")
    if reason := why_silenced(g, seat):
        return reason
    if g.peace and card != CATASTROPHE:
        return why_peace(g, "II.4 1")
    if attack.government and g.government is None:
        return Message("refused-no-government", {"card": card}, "I.2.c 2")
    if attack.government and target not in g.members:
        return Message("refused-not-in-government", {"card": card, "target": target}, "I.2.c 2")
    if target in g.members:
        return why_immune(g, target, "II.3 2")
    return None


def why_peace(g: Politico, rule: str) -> Message:
    """What forbids attacks, and until when."""
    calm = [lasting for lasting in g.lasting if lasting.what in ("union", "truce")]
    longest: Lasting = max(calm, key=lambda lasting: lasting.until)
    if longest.what == "truce":
        return Message("refused-truce", {"until": longest.until}, "I.2.b 4; ruling Q16")
    return Message("refused-peace", {"card": longest.card, "until": longest.until}, rule)


def why_immune(g: Politico, target: Seat, rule: str) -> Message | None:
    if not g.immune or g.government is None:
        return None
    return Message("refused-immune", {"target": target, "until": g.government.immune_until}, rule)


def why_no_motion(g: Politico, seat: Seat) -> Message | None:
    if g.government is None:
        return Message("refused-no-government", {"card": MOTION}, "II.2.c 1")
    if MOTION not in g.hands[seat]:
        return Message("refused-not-in-hand", {"card": MOTION}, "II.2.c 1")
    if not g.deputies[seat]:
        return Message("refused-no-deputies", {}, "I.3 4")
    if reason := why_silenced(g, seat):
        return reason
    if g.union:
        return why_peace(g, "II.4 1; ruling P6")
    return why_immune(g, g.government.seat, "II.3 2; ruling P6")


def why_no_army(g: Politico, seat: Seat, action: Action) -> Message | None:
    government = g.government
    if government is None:
        return Message("refused-no-government", {"card": ARMY}, "II.6 1, 2")
    if ARMY not in g.hands[seat]:
        return Message("refused-not-in-hand", {"card": ARMY}, "II.6 1, 2")
    if reason := why_silenced(g, seat) or why_immune(g, government.seat, "II.3 2; ruling P8"):
        return reason
    if type(action) is ToppleByArmy:
        return None
    if government.providential:
        return Message("refused-providential", {}, "II.6 1; ruling P8")
    if seat in government.members:
        return Message("refused-inside", {}, "II.6 1")
    if g.barred(seat):
        return Message("refused-barred", {"seat": seat}, "ruling P18")
    if until := g.identical((*government.members, seat)):
        return Message("refused-same-government", {"until": until}, "rulings P17, Q8")
    return None


def why_not_left(g: Politico, action: Action, left: Left) -> Message | None:
    """I.2.c 7  One act of play a turn: what is left of it."""
    if type(action) not in ACTS or left == "any":
        return None
    match left:
        case "again" if type(action) is FormGovernment:
            return Message("refused-again-by-army", {}, "ruling Q10")
        case "again":
            return Message("refused-left-again", {}, "rulings P24, P47")
        case "attack":
            return Message("refused-left-attack", {}, "I.2.b 8; II.2.c 3; rulings Q6, Q10")
        case "army":
            return Message("refused-left-army", {}, "II.6 7; ruling P45")
        case "union":
            return Message("refused-left-union", {}, "II.6 7; ruling P45")
    event = g.edition.incidents.get(g.event)
    if event is not None and any(effect.kind == "no-act" for effect in event.effects):
        return Message("refused-no-act", {}, "I.2.b 4")
    return Message("refused-act-used", {}, "I.2.c 7")
