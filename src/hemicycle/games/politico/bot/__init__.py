"""What bots know of Politico: with whom to govern, whom to attack and when, what to defend, who is winning.

Plain functions over a view; the bots themselves (`hemicycle.bots`) are the same for every game. Only what the
asked seat may see is used: its own hand, and what lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.lots import best, ranked
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..formation import PRESENT, FormGovernment
from ..incidents import ChoosePlayer
from ..state import Politico
from . import attacking, coalitions, deals, features, hand, memory, premier
from .estimate import by_hand, chances, estimate, horizon, revealed
from .memory import believe, memory_of, saw
from .outlook import Outlook
from .why import heed, told
from .widening import widened

temper = memory.temper

EASY, CAREFUL = 1.0, 5.0
"""In points: what an act of play must bring, for the boldest and for the most careful."""
WAIT = 2.0
"""What it must bring more, for who looks ahead."""
SHAME = 60.0
"""The same, to bring down the government that one is in."""
SHAMELESS = 10.0
"""The same for who looks ahead."""
EAGER, RELUCTANT = 4.0, -7.0
"""What the boldest would pay to be in a government; and what it must bring who looks ahead, with a minus."""
CLOSE, CLOSE_LOOK = 1.0, 4
"""Who looks ahead tries out what is less than so many points behind the best; and how many at most."""


def choose(g: Politico, request: Request, temper: Temper, rng: Random) -> Action:
    """A novice's answer."""
    if len(request.options) == 1:
        return request.options[0]
    if request.kind in BLIND:
        return with_hand(g, request, rng)
    look = Outlook(g, request.seat, rng=rng, memory=memory_of(temper))
    return decide(look, request, temper, shame(temper))


BLIND = frozenset(("draw", "give-up", "lose"))
"""What is decided by the hand alone."""


def with_hand(g: Politico, request: Request, rng: Random) -> Action:
    if request.kind == "draw":
        return hand.swap(g, request.seat, request.options, rng)
    return hand.part_with(g, request.seat, request.options, rng)


def decide(look: Outlook, request: Request, temper: Temper, shame: float) -> Action:
    """What is best, as the table looks."""
    options = request.options
    match request.kind:
        case "act" | "succeed":
            return act(look, options, temper, shame)
        case "invite":
            return coalitions.invite(look, options)
        case "join":
            return coalitions.join(look, options, RELUCTANT if look.wary else EAGER * temper.risk)
        case "present":
            return coalitions.present(look, options)
        case "investiture":
            return coalitions.vote(look, options)
        case "censure":
            return coalitions.censure(look, options, int(request.about["author"]), shame)
        case "defend":
            return attacking.defend(look, options, temper.thrift)
        case "answer-army":
            return attacking.answer_army(look, options, temper.thrift)
        case "reshuffle":
            return premier.reshuffle(look, options)
        case "choose":
            foe = look.foe
            return best(options, lambda one: isinstance(one, ChoosePlayer) and one.party == foe, look.rng)
    return options[-1]


hasty = choose
"""In imagination everybody plays as a novice: the rules are quick enough."""


def volunteer(g: Politico, request: Request, temper: Temper, rng: Random) -> Action | None:
    """Whether a Prime Minister resigns after somebody else's turn."""
    return premier.volunteer(Outlook(g, request.seat, rng=rng), request.options)


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
    return ranked(found, lambda one: one[0], look.rng)


def act(look: Outlook, options: Sequence[Action], temper: Temper, shame: float) -> Action:
    """The act of play that is worth most, if it is worth enough."""
    return worthwhile(look, options, temper, shame)[0][1]


def worthwhile(
    look: Outlook, options: Sequence[Action], temper: Temper, shame: float
) -> list[tuple[float, Action]]:
    """The acts of play, best first; to end the turn stands where what comes after it is not worth the trouble."""
    least = EASY + (CAREFUL - EASY) * (0.5 * temper.thrift + 0.5 * (1 - temper.risk))
    least += WAIT if look.wary else 0.0
    found = [
        (least if option == PASS else value, option)
        for value, option in acts(look, options)
        if not (attacking.betrays(look, option) and value < shame)
    ]
    return ranked(found, lambda one: one[0], look.rng) or [(0.0, options[-1])]


def shame(temper: Temper) -> float:
    """What it must bring a member to bring down his own government."""
    return SHAME * (0.4 + 1.2 * temper.loyalty)


def onward(g: Politico, request: Request, temper: Temper, rng: Random) -> Action:
    """How who looks ahead plays on himself: as warily as he judges, else he would shun whatever calls for care."""
    if len(request.options) == 1:
        return request.options[0]
    if request.kind in BLIND:
        return with_hand(g, request, rng)
    return decide(wary(g, request, temper, rng), request, temper, SHAMELESS)


def wary(g: Politico, request: Request, temper: Temper, rng: Random | None = None) -> Outlook:
    """How the table looks to who looks ahead, and keeps in mind what was not answered."""
    return Outlook(g, request.seat, True, rng, memory=memory_of(temper))


def candidates(g: Politico, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """The answers worth a closer look: who looks ahead is wary, shameless, and tries out what comes close."""
    options = request.options
    if len(options) == 1:
        return [options[0]]
    if request.kind == "draw":
        return [hand.swap(g, request.seat, options, rng, hand.WHIM)]
    if request.kind in ("act", "succeed"):
        found = worthwhile(wary(g, request, temper, rng), options, temper, SHAMELESS)
        return [option for value, option in found[:CLOSE_LOOK] if value >= found[0][0] - CLOSE]
    return [onward(g, request, temper, rng)]


def effort(g: Politico) -> float:
    """A round of the table is long, and a turn's luck moves more than lies between two good acts."""
    return 3.0


DOUBT = 1.0
"""The judgement is that of a steady player here, and what seems better is often luck."""


def widen(g: Politico, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """What who searches tries out; which trump to swap or to part with, the hand alone says."""
    if len(request.options) == 1:
        return [request.options[0]]
    if request.kind in BLIND:
        return candidates(g, request, temper, rng)
    look = wary(g, request, temper)
    found = acts(look, request.options) if request.kind in ("act", "succeed") else []
    return widened(request, onward(g, request, temper, rng), found)


def reach(g: Politico, seat: Seat) -> object:
    """Who searches looks as far as his own next turn: by then a government has scored, or has fallen."""
    return g.turn - (g.seat - seat) % g.players


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
    if request.kind == "reshuffle" and action == PRESENT:
        return Message("bot-list-closed")
    if request.kind == "defend" and action == PASS:
        return Message("bot-no-defence")
    if request.kind == "answer-army" and action == PASS:
        return Message("bot-no-army")
    if request.kind == "reshuffle":
        return premier.reason(look, action)
    return attacking.reason(look, action) or premier.reason(look, action) or coalitions.reason(look, action)
