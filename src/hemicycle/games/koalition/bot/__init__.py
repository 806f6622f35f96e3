"""What bots know of Koalition: how to lay, when to play an action card, with whom to govern, who is winning.

Plain functions over a view; the bots themselves (`hemicycle.bots`) are the same for every game. Only what the
asked seat may see is used: its own hand, and what lies open.
"""

from __future__ import annotations

from random import Random

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..state import Koalition
from . import actions, bargaining, deals, features, laying, widening
from .estimate import by_hand, chances, estimate, horizon, revealed
from .why import heed, told


def choose(g: Koalition, request: Request, temper: Temper, rng: Random) -> Action:
    """A novice's answer."""
    match request.kind:
        case "lay":
            return laying.choose(g, request.seat, request.options, temper, rng)
        case "open" | "answer":
            return actions.choose(g, request.seat, request.options, temper, rng)
        case "negotiate":
            return bargaining.choose(g, request.seat, request.options, temper, rng)
        case _:
            return for_oneself(request)


def hasty(g: Koalition, request: Request, temper: Temper, rng: Random) -> Action:
    """A novice's answer, but for action cards: to weigh each would take longer than all the rest.

    Nor does anybody in a hurry put together what takes a dozen steps while something lies on the table.
    """
    if request.kind in ("open", "answer"):
        return PASS
    if request.kind == "negotiate":
        return bargaining.hasty(g, request.seat, request.options, temper, rng)
    return choose(g, request, temper, rng)


def foresee(g: Koalition, request: Request, temper: Temper, rng: Random) -> Action:
    """The same, with the action cards of the last round: what the shrewd expect of everybody."""
    if request.kind in ("open", "answer"):
        return actions.choose(g, request.seat, request.options, temper, rng, actions.IN_HASTE)
    return hasty(g, request, temper, rng)


def simplify(g: Koalition, seat: Seat) -> None:
    """Take the others' action cards away, since nobody in a hurry would play them: fewer questions."""
    jokers = g.edition.jokers
    for other, cards in enumerate(g.specials):
        if other != seat:
            g.specials[other] = [card for card in cards if card in jokers]


def candidates(g: Koalition, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """The answers worth a closer look, best first by the novice's measure."""
    match request.kind:
        case "lay":
            return laying.candidates(g, request.seat, request.options, rng)
        case "open" | "answer":
            return actions.candidates(g, request.seat, request.options, rng)
        case "negotiate":
            return bargaining.candidates(g, request.seat, request.options, rng)
        case _:
            return [for_oneself(request)]


def effort(g: Koalition) -> float:
    """With 2 whoever lays a card loses 1.1 % of its chance to win to chance alone, with 4 to 8 of them 0.2 to
    0.5 % of it. At a large table a decision takes longer to imagine.
    """
    return 30 / max(4, g.players)


def widen(g: Koalition, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """What who searches tries out."""
    if len(request.options) == 1:
        return [request.options[0]]
    match request.kind:
        case "lay":
            return widening.lays(g, request.seat, request.options)
        case "open" | "answer":
            found = candidates(g, request, temper, rng)
            return [PASS, *[action for action in found if action != PASS]]
        case "negotiate":
            return widening.talks(g, request, choose(g, request, temper, rng))
    return candidates(g, request, temper, rng)


def for_oneself(request: Request) -> Action:
    """Who begins the first vote: oneself."""
    return next(
        (option for option in request.options if isinstance(option, Cast) and option.choice == request.seat),
        request.options[0],
    )


def reason(g: Koalition, request: Request, action: Action) -> Message | None:
    """What speaks for an answer."""
    match request.kind:
        case "lay":
            return laying.reason(g, request.seat, action)
        case "open" | "answer":
            return actions.reason(g, request.seat, action)
        case "negotiate":
            return bargaining.reason(g, request.seat, action)
        case _:
            choice = action.choice if isinstance(action, Cast) else request.seat
            if choice == request.seat:
                return Message("bot-for-oneself")
            return Message("bot-for-another", {"seat": choice})
