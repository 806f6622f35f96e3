"""What bots know of Politico: with whom to govern, whom to attack and when, what to defend, who is winning.

Plain functions over a view; the bots themselves (`hemicycle.bots`) are the same for every game. Only what the
asked seat may see is used: its own hand, and what lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper, temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..formation import Formation, FormGovernment
from ..incidents import ChoosePlayer
from ..state import Politico
from . import attacking, coalitions, hand, premier
from .estimate import chapter, estimate
from .outlook import Outlook

__all__ = [
    "candidates",
    "chapter",
    "choose",
    "estimate",
    "hasty",
    "reason",
    "simplify",
    "temper",
    "volunteer",
]

EASY, CAREFUL = 1.0, 5.0
"""In points: what an act of play must bring, for the boldest and for the most careful."""
SHAME = 60.0
"""The same, to bring down the government that one is in."""
CLOSE_LOOK = 5
"""How many acts of play are tried out by who looks ahead."""


def choose(g: Politico, request: Request, temper: Temper, rng: Random) -> Action:
    """A novice's answer."""
    seat, options = request.seat, request.options
    if len(options) == 1:
        return options[0]
    kind = request.kind
    if kind == "draw":
        return hand.swap(g, seat, options)
    if kind == "give-up" or kind == "lose":
        return hand.part_with(g, seat, options)
    look = Outlook(g, seat)
    match kind:
        case "act" | "succeed":
            return act(look, options, temper)
        case "invite":
            return coalitions.invite(look, options)
        case "join":
            return coalitions.join(look, options, 4.0 * temper.risk)
        case "present":
            return coalitions.present(look, options)
        case "investiture":
            return coalitions.vote(look, options)
        case "censure":
            return coalitions.censure(look, options, int(request.about["author"]), shame(temper))
        case "defend":
            return attacking.defend(look, options, temper.thrift)
        case "answer-army":
            return attacking.answer_army(look, options, temper.thrift)
        case "reshuffle":
            return premier.reshuffle(look, options)
        case "choose":
            return next((one for one in options if isinstance(one, ChoosePlayer) and one.party == look.foe), options[0])
    return options[-1]


hasty = choose
"""In imagination everybody plays as a novice: the rules are quick enough."""


def volunteer(g: Politico, request: Request, temper: Temper, rng: Random) -> Action | None:
    """Whether a Prime Minister resigns after somebody else's turn."""
    return premier.volunteer(Outlook(g, request.seat), request.options)


def acts(look: Outlook, options: Sequence[Action]) -> list[tuple[float, Action]]:
    """What each act of play is worth, best first; to end the turn is worth nothing."""
    found: list[tuple[float, Action]] = []
    for option in options:
        if isinstance(option, FormGovernment):
            value = coalitions.to_form(look, option) - (attacking.kept(look, option.card) if option.army else 0.0)
        elif (worth := attacking.of_act(look, option)) is not None:
            value = worth
        else:
            value = premier.of_act(look, option) or 0.0
        found.append((value, option))
    found.sort(key=lambda one: -one[0])
    return found


def act(look: Outlook, options: Sequence[Action], temper: Temper) -> Action:
    """The act of play that is worth most, if it is worth enough."""
    least = EASY + (CAREFUL - EASY) * (0.5 * temper.thrift + 0.5 * (1 - temper.risk))
    for value, option in acts(look, options):
        if option == PASS:
            continue
        if attacking.betrays(look, option) and value < shame(temper):
            continue
        return option if value > least else (PASS if PASS in options else option)
    return options[-1]


def shame(temper: Temper) -> float:
    """What it must bring a member to bring down his own government."""
    return SHAME * (0.4 + 1.2 * temper.loyalty)


def simplify(g: Politico, seat: Seat) -> None:
    """Let those who have answered under seal answer again, as novices: what they did is not known."""
    for request in g.stack[-1].asked:
        if request.answered and request.seat != seat:
            request.answered, request.answer = False, None


def candidates(g: Politico, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """The answers worth a closer look, the novice's own choice among them."""
    options = request.options
    if len(options) == 1:
        return [options[0]]
    first = choose(g, request, temper, rng)
    match request.kind:
        case "act" | "succeed":
            look = Outlook(g, request.seat)
            found = [option for _, option in acts(look, options)[:CLOSE_LOOK]]
            for option in (PASS, first):
                if option in options and option not in found:
                    found.append(option)
            return found
        case "join" | "present" | "defend" | "answer-army":
            return list(options)
        case "investiture" | "censure":
            return [option for option in options if option != options[-1]]
    return [first]


def reason(g: Politico, request: Request, action: Action) -> Message | None:
    """What speaks for an answer."""
    seat = request.seat
    match request.kind:
        case "draw" | "give-up" | "lose":
            return hand.reason(action)
        case "choose":
            assert isinstance(action, ChoosePlayer)
            return Message("bot-choose", {"party": action.party})
    look = Outlook(g, seat)
    if request.kind == "investiture" or request.kind == "censure":
        members = g.members
        if request.kind == "investiture":
            forming = coalitions.formation(g)
            members = forming.members if forming is not None else ()
        return coalitions.reason_to_vote(look, action, request.kind, members)
    if isinstance(action, FormGovernment):
        return Message("bot-form")
    if request.kind == "reshuffle" and action == coalitions.PRESENT:
        return Message("bot-list-closed")
    if request.kind == "defend" and action == PASS:
        return Message("bot-no-defence")
    if request.kind == "answer-army" and action == PASS:
        return Message("bot-no-army")
    if request.kind == "reshuffle":
        return premier.reason(look, action)
    return attacking.reason(look, action) or premier.reason(look, action) or coalitions.reason(look, action)
