"""What to bid for the presidency: a goal and a card, for half of the bid, won or lost (§5a).

All bid at once under a seal, so any rule could be read and outbid. How often to bid how much is found by regret
matching on the auction that everybody can reckon out: funds are counted, and what food is worth beside a goal too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log, sqrt
from random import Random

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import Seat
from hemicycle.engine.mixing import Profile, draw, mixed
from hemicycle.engine.odds import STEEP
from hemicycle.engine.words import Action, Message

from ..campaign import limit
from ..state import Zoocracy
from .prices import SWING, food_price, food_worth, rounds_left

PRESIDENCY = 1.6
"""In goals: the goal, the card, the office, and that nobody else has them. With 1.15 whoever always bid 12 won
31 % of games of three, whoever always bid 4 15 %; with this it is even."""
TIED = 0.5
"""Of its part in the presidency: what a tie leaves to each of the tied, who pay a second time for it."""
STEPS = 9
"""How many bids of a player are weighed at most; an even one costs no more than the odd one below it."""
HASTY, QUICK, THOROUGH = 400, 2_000, 12_000
"""How many payoffs are asked for: in imagination, by novices (three milliseconds), and by who takes his time."""


def affordable(g: Zoocracy, seat: Seat, thrift: float) -> int:
    """The highest bid that leaves enough for the campaign, and is not more than the presidency is worth."""
    food = g.reckoned[seat]
    kept = limit(g) * (0.4 + 0.6 * thrift) * min(1.0, rounds_left(g) - 0.5)
    worth = 2 * PRESIDENCY / food_price(g)
    return max(0, min(food, int(2 * (food - kept)), int(worth)))


def choose(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random, work: int = QUICK) -> Action:
    """A bid, drawn as often as it is worth it."""
    offered = {int(option.choice): option for option in options if isinstance(option, Cast)}
    chances = [(bid, share) for bid, share in mix(g, seat, work) if share and bid in offered]
    if not chances:  # a promise has left others
        return rng.choice(options)
    return offered[chances[draw([share for _, share in chances], rng)][0]]


def mix(g: Zoocracy, seat: Seat, work: int) -> list[tuple[int, float]]:
    """What to bid, and how often each."""
    bidders = bidders_of(g)
    bids = tuple([steps(most(g, one, bidders)) for one in bidders])
    offered = dict(zip(bidders, bids, strict=True))
    standing = tuple(
        [tuple([standing_after(g, one, bid) for bid in offered.get(one, (0,))]) for one in range(g.players)]
    )
    found = auction(bidders, bids, standing, scale(g), work)
    at = bidders.index(seat)
    return list(zip(bids[at], found[at], strict=True))


def bidders_of(g: Zoocracy) -> tuple[Seat, ...]:
    """Who bids: all, or those who have tied."""
    return tuple([request.seat for request in g.ask.requests])


def most(g: Zoocracy, seat: Seat, bidders: Sequence[Seat]) -> int:
    """The highest bid that is not more than enough, and could be better than to see a rival have the presidency.

    It may cost more than the presidency is worth: whoever never bids so much can be outbid for sure.
    """
    hopes = [exp(scale(g) * one) for one in standings(g)]
    rivals = [other for other in bidders if other != seat]
    bid = min(g.reckoned[seat], 1 + max([g.reckoned[other] for other in rivals]))
    others = sum(hopes) - hopes[seat]
    outbid = others + max([hopes[other] for other in rivals]) * (exp(scale(g) * PRESIDENCY) - 1)
    least = log(hopes[seat] * others / outbid) / scale(g) - PRESIDENCY
    while bid and standing_after(g, seat, bid) < least:
        bid -= 1
    return bid


def scale(g: Zoocracy) -> float:
    """How much a goal counts for the chance to win."""
    return round(STEEP / (SWING * sqrt(rounds_left(g) + 0.1)), 3)


def standings(g: Zoocracy) -> list[float]:
    """How everybody stands before the auction, in goals."""
    return [standing_after(g, party, 0) for party in range(g.players)]


def standing_after(g: Zoocracy, party: Seat, bid: int) -> float:
    """How a party stands that has made this bid, the presidency aside."""
    return g.goals[party] + food_worth(g, g.reckoned[party] - paid(bid))


def steps(most: int) -> tuple[int, ...]:
    """The bids that are weighed: nothing, the highest, and even ones between."""
    each = max(2, 2 * -(-most // (2 * (STEPS - 1))))
    return (*range(0, most, each), most)


def paid(bid: int) -> int:
    """Half of it, won or lost."""
    return (bid + 1) // 2


@lru_cache(maxsize=256)
def auction(
    bidders: tuple[Seat, ...],
    bids: tuple[tuple[int, ...], ...],
    standing: tuple[tuple[float, ...], ...],
    scale: float,
    work: int,
) -> list[list[float]]:
    """How often each bidder should bid what. `standing`: everybody's, by his bid, the presidency aside.

    It hangs on nothing but what everybody knows, its luck is always the same: all bidders reckon alike.
    """
    hopes = [[exp(scale * one) for one in standing[seat]] for seat in bidders]
    idle = sum([exp(scale * one[0]) for seat, one in enumerate(standing) if seat not in bidders])
    prizes = [1.0, exp(scale * PRESIDENCY)]
    prizes += [exp(scale * TIED * PRESIDENCY / tied) for tied in range(2, len(bidders) + 1)]

    def payoff(player: int, profile: Profile) -> float:
        """The chance to win that is left."""
        made = [offered[at] for offered, at in zip(bids, profile, strict=True)]
        highest = max(made)
        prize = prizes[made.count(highest)]
        hope = [
            one[at] * prize if bid == highest else one[at]
            for one, at, bid in zip(hopes, profile, made, strict=True)
        ]
        return hope[player] / (sum(hope) + idle)

    rounds = work // sum([len(one) for one in bids])
    return mixed(payoff, [len(one) for one in bids], rounds, Random("bids"), [hopes.index(one) for one in hopes])


def reason(g: Zoocracy, seat: Seat, action: Action) -> Message | None:
    """What speaks for a bid."""
    if not isinstance(action, Cast):
        return None
    bid = int(action.choice)
    if not bid:
        return Message("bot-bid-nothing")
    if bid > max([g.reckoned[other] for other in range(g.players) if other != seat]):
        return Message("bot-bid-sure", {"bid": bid, "paid": paid(bid)})
    return Message("bot-bid", {"bid": bid, "paid": paid(bid)})
