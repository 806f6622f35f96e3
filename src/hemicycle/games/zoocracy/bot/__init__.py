"""What bots know of Zoocracy: what to bid, whom to woo, when to play a card, with whom to govern, who is winning.

Plain functions over a view; the bots themselves (`hemicycle.bots`) are the same for every game. Only what the
asked seat may see is used: its own hand, and what lies open.
"""

from __future__ import annotations

from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..state import Zoocracy
from . import bidding, campaigning, deals, features, governing, hand
from .estimate import by_hand, chances, estimate, horizon, revealed
from .why import heed, told


def choose(g: Zoocracy, request: Request, temper: Temper, rng: Random) -> Action:
    """A novice's answer."""
    seat, options = request.seat, request.options
    if request.kind == "campaign":
        options = campaigning.dared(options, temper.risk)
    match request.kind:
        case "campaign":
            return campaigning.choose(g, seat, options, rng)
        case "bid" | "bid-again":
            return bidding.choose(g, seat, options, rng)
        case "vote":
            return governing.vote(g, seat, options, temper)
        case "propose" | "motion" | "appoint" | "promise-goal":
            return governing.propose(g, seat, options, temper, rng)
        case "block" | "manipulate":
            return campaigning.block(g, seat, options, rng)
        case "election-card":
            return hand.elect(g, seat, options, rng)
        case "event-card":
            return hand.happens(g, seat, options, rng)
        case "progress-card":
            return hand.progress(options, rng)
        case "discard":
            return hand.put_away(g, seat, options, rng)
        case "name-goal":
            return governing.name(g, seat, options, rng)
        case _:
            return options[0]  # to take over, and to pay against resistance, is always worth it


def hasty(g: Zoocracy, request: Request, temper: Temper, rng: Random) -> Action:
    """In imagination everybody plays as a novice: the rules are quick enough, but for bids."""
    if request.kind in ("bid", "bid-again"):
        return bidding.choose(g, request.seat, request.options, rng, bidding.HASTY)
    return choose(g, request, temper, rng)


def candidates(g: Zoocracy, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """The answers worth a closer look, the novice's own choice among them."""
    seat, options = request.seat, request.options
    if len(options) == 1:
        return [options[0]]
    match request.kind:
        case "campaign":
            return campaigning.candidates(g, seat, options, rng)
        case "bid" | "bid-again":
            return [bidding.choose(g, seat, options, rng, bidding.THOROUGH)]
        case "election-card":
            return hand.to_elect(g, seat, options, rng)
        case "event-card":
            return hand.to_happen(g, seat, options, rng)
        case "vote" | "take-over":
            return list(options)
        case "propose" | "motion" | "appoint" | "promise-goal":
            return governing.candidates(g, seat, options, temper, rng)
        case "block" | "manipulate":
            return campaigning.markers(g, seat, options, rng)
        case _:
            return [choose(g, request, temper, rng)]


def effort(g: Zoocracy) -> float:
    """A decision is imagined in half the time that it takes in other games."""
    return 2.0


FEW = 8
"""Of so many answers who searches tries all."""
BY_RULE = frozenset(("bid", "bid-again", "campaign", "progress-card", "discard"))
"""But of these what looks best."""


def widen(g: Zoocracy, request: Request, temper: Temper, rng: Random) -> list[Action]:
    """What who searches tries out, first what is best by judgement."""
    found = candidates(g, request, temper, rng)
    if request.kind in BY_RULE or len(request.options) > FEW:
        return found
    return [*found, *request.options]


def reason(g: Zoocracy, request: Request, action: Action) -> Message | None:
    """What speaks for an answer."""
    seat = request.seat
    match request.kind:
        case "bid" | "bid-again":
            return bidding.reason(g, seat, action)
        case "block" | "manipulate" if action == PASS:
            return Message("bot-keep-marker")
        case "campaign" | "block" | "manipulate":
            return campaigning.reason(g, seat, action)
        case "vote":
            return governing.reason_to_vote(g, seat, action)
        case "propose" | "motion" | "appoint" | "promise-goal":
            return governing.reason_to_propose(g, seat, action, str(request.about.get("office", "")))
        case "election-card" | "event-card" | "progress-card" | "discard":
            return hand.reason(g, seat, action)
        case "name-goal":
            party = getattr(action, "party", seat)
            if party == seat:
                return Message("bot-goal-for-me")
            return Message("bot-goal-elsewhere", {"party": party})
        case "resist":
            cost = {"cost": request.about.get("cost", 0)}
            return Message("bot-no-resist" if action == PASS else "bot-resist", cost)
    return Message("bot-no-take-over" if action == PASS else "bot-take-over")
