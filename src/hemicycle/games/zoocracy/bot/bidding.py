"""What to bid for the presidency: a goal and a card, for half of the bid, won or lost (§5a)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import Seat
from hemicycle.engine.temper import Temper
from hemicycle.engine.words import Action, Message

from ..campaign import limit
from ..state import Zoocracy
from .prices import food_price, next_comes, rounds_left

PRESIDENCY = 1.15
"""In goals: the goal, the card, and the office."""
CANDIDATES = 6


def affordable(g: Zoocracy, seat: Seat, thrift: float) -> int:
    """The highest bid that leaves enough for the campaign, and is not more than the presidency is worth."""
    food = g.reckoned[seat]
    kept = limit(g) * (0.4 + 0.6 * thrift) * min(1.0, rounds_left(g) - 0.5)
    worth = 2 * PRESIDENCY / food_price(g)
    return max(0, min(food, int(2 * (food - kept)), int(worth)))


def choose(g: Zoocracy, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random, again: bool) -> Action:
    """Bid in earnest now and then, since the losers pay too; one more than anybody can, if that is affordable."""
    most = affordable(g, seat, 0.0 if next_comes(g) == 0 else temper.thrift)
    others = [g.reckoned[other] for other in range(g.players) if other != seat]
    highest = max(others)
    draw = rng.random()
    if most > highest:
        bid = highest + 1 if highest < 4 else min(highest + 1, int(highest * (0.6 + 0.4 * draw)) + 1)
    elif draw < earnest(g, temper) or again:
        bid = round(most * (0.55 + 0.45 * rng.random()))
    else:
        bid = int(most * 0.3 * rng.random())
    return among(options, bid)


def earnest(g: Zoocracy, temper: Temper) -> float:
    """How likely it bids in earnest: the more bidders, the more often half of the bid is thrown away."""
    return min(0.95, (1.2 + 1.2 * temper.risk) / g.players)


def among(options: Sequence[Action], bid: int) -> Action:
    """The option nearest to a bid."""
    bids = [option for option in options if isinstance(option, Cast)]
    return min(bids, key=lambda option: abs(int(option.choice) - bid))


def candidates(g: Zoocracy, seat: Seat, options: Sequence[Action], chosen: Action) -> list[Action]:
    """Nothing, what outbids each of the others' whole funds, and steps between."""
    most = affordable(g, seat, 0.0)
    found = [chosen, among(options, 0)]
    beat = sorted({g.reckoned[other] + 1 for other in range(g.players) if other != seat})
    steps = [round(most * part) for part in (1.0, 0.75, 0.5, 0.25)]
    for bid in (*[one for one in beat[-1:] if one <= most], *steps):
        option = among(options, bid)
        if option not in found:
            found.append(option)
    return found[:CANDIDATES]


def reason(g: Zoocracy, seat: Seat, action: Action) -> Message | None:
    """What speaks for a bid."""
    if not isinstance(action, Cast):
        return None
    bid = int(action.choice)
    if not bid:
        return Message("bot-bid-nothing")
    if bid > max([g.reckoned[other] for other in range(g.players) if other != seat]):
        return Message("bot-bid-sure", {"bid": bid, "paid": (bid + 1) // 2})
    return Message("bot-bid", {"bid": bid, "paid": (bid + 1) // 2})
