"""The aid: how to share it so that the budget passes, when to force it, and the Bank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product

from hemicycle.engine.lots import EQUAL, best, ranked
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..cards import influence_votes
from ..edition import MINISTER
from ..money import EMPTY, Purse, kinds, minus, plus, worth
from ..politics.bank import Deposit
from ..politics.budget import FORCE, SEAL, Announce, Budget, PutBill, TakeOverBudget
from ..politics.deeds import PlayCard
from ..politics.end import ReturnHome, StayAbroad
from .ballots import CONTENT, GREEDY, kept_by
from .outlook import Outlook

GENEROUS = 0.04
"""More than a middling voter wants, of what the President keeps."""
FOLLOWER = (0.6, 7.0)
"""In millions: what a puppet in one's faction is worth, to a novice and to who knows better, who with 0.6 won 43 %
of games of two, with 3.0 63 %, with 5.0 69 %."""
QUIET, QUIET_AT = 2.0, 4
"""In millions: what who knows better gives those whose votes he does not need; at a table of so many."""
LEARNS = 0.25
"""How much more who remembers offers where budgets are refused: else four who are proud refuse three of four."""
BEGUN = 0.001
"""In votes: what decides for whoever has been given something already."""
SAFE = (0.12, 0.03)
"""Of all votes: by how much the votes that lie open must exceed the others', for a novice and for who knows
how rarely cards turn a budget."""


# The budget


def wanted_of_partner(look: Outlook) -> float:
    """What a partner is offered, as a part of what one keeps."""
    part = CONTENT + GREEDY * (0.75 - 0.35 * look.temper.greed) + GENEROUS
    if look.memory is not None and look.memory.budgets:
        part += LEARNS * min(1.0, 1.5 * look.memory.refused / look.memory.budgets)
    return part * look.generous


def partners(look: Outlook, put: Mapping[int, int]) -> list[int]:
    """Whose votes one buys: just enough, those who give most votes first, the Minister in any case.

    Of equals whoever has been given something already, else by lot.
    """
    g, seat = look.g, look.seat
    others = [family for family in range(g.players) if family != seat and g.active(family)]
    votes = {family: look.votes(family) for family in others}
    mine = look.votes(seat)
    total = mine + sum(votes.values())
    minister = g.holder(MINISTER)

    def order(family: int) -> float:
        value = float(votes[family]) + (1.5 if family == minister else 0.0)
        if look.sharp:
            value += 8 * (look.weight(family) + 1 / max(1, g.players - 1))
        return value + BEGUN * (put.get(family, 0) > 0)

    others = ranked(others, order, look.rng)
    chosen: list[int] = []
    need = total / 2 + SAFE[look.sharp] * total
    have = float(mine)
    for family in others:
        if have > need:
            break
        chosen.append(family)
        have += votes[family]
    return chosen


def targets(look: Outlook, fund: float, put: Mapping[int, int] = {}) -> dict[int, float]:
    """How many millions each pile should hold. `put`: how many have been put there so far."""
    g = look.g
    if g.small:
        return small_targets(look, fund, put)
    chosen = partners(look, put)
    part = wanted_of_partner(look)
    rest = forgotten(look, chosen)
    keep = max(1.0, fund - QUIET * len(rest)) / (1 + part * len(chosen))
    return {family: max(1.0, part * keep) for family in chosen} | dict.fromkeys(rest, QUIET)


def forgotten(look: Outlook, chosen: Sequence[int]) -> list[int]:
    """Whose votes one does not need, and whose quiet who knows better buys at a table of four.

    There whoever did so won 30 % (25 to 35) of 320 games among steady players who did not, and among those who do
    27 %; with five 22 % of 100, no more than others.
    """
    g = look.g
    if not look.sharp or g.players != QUIET_AT:
        return []
    return [family for family in range(g.players) if family not in (look.seat, *chosen) and g.active(family)]


def small_targets(look: Outlook, fund: float, put: Mapping[int, int]) -> dict[int, float]:
    """Two and three players  The puppets are bought by what is announced; the third player wants his part."""
    g, seat = look.g, look.seat
    puppets = tuple(range(g.players, len(g.families)))
    needs: list[tuple[int, int]] = []
    for family in puppets:
        votes = influence_votes(g, family)
        minister = g.posts.get(MINISTER) == family
        bar = votes + (g.edition.minister_votes if minister else 0)
        small, middling = g.edition.loyalty
        needs.append(((bar > small) + (bar > middling), look.votes(family)))
    third = [other for other in range(g.players) if other != seat and g.posts.get(MINISTER) == other]
    rivals = [other for other in range(g.players) if other != seat and other not in third]
    against = sum([look.votes(other) for other in rivals if g.active(other)])
    mine = look.votes(seat)
    found: dict[int, float] = {}
    if third and g.active(third[0]):
        found[third[0]] = max(1.0, 0.28 * look.generous * fund)
        mine += look.votes(third[0])
        fund -= found[third[0]]
    force = [g.posts.get(MINISTER) == family for family in puppets]
    equals = best_shares(
        tuple(needs),
        mine,
        against,
        round(fund),
        g.players == 2,
        tuple(force),
        FOLLOWER[look.sharp and g.players == 2] * look.generous,
    )
    given = [put.get(family, 0) for family in puppets]
    fitting = [one for one in equals if all(share >= has for share, has in zip(one, given, strict=True))] or equals
    shares = fitting[0] if look.rng is None else look.rng.choice(fitting)
    for family, share in zip(puppets, shares, strict=True):
        if share:
            found[family] = float(share)
    return found


@lru_cache(maxsize=3_000)
def best_shares(
    puppets: tuple[tuple[int, int], ...],
    mine: int,
    against: int,
    fund: int,
    returns: bool,
    force: tuple[bool, ...],
    follower: float,
) -> list[tuple[int, ...]]:
    """What to promise each puppet: by what its loyalty, a majority and the money itself bring; all equals."""
    most, found = -1e9, [(0,) * len(puppets)]
    for shares in product((0, 2, 3, 4, 5), repeat=len(puppets)):
        if sum(shares) > fund:
            continue
        value = 0.0
        for won in product((False, True), repeat=len(puppets)):
            chance = 1.0
            yes, no = mine, against
            own = lost = 0
            forced = False
            for (bar, votes), share, has, minister in zip(puppets, shares, won, force, strict=True):
                sure = max(0, min(share, 5) - bar) / 6
                chance *= sure if has else 1 - sure
                if has:
                    yes += votes
                    own += share
                    forced = forced or minister
                else:
                    no += votes
                    lost += share
            if not chance:
                continue
            kept = fund - own - lost
            if yes >= no or forced:
                part = 0.95 if yes >= no else 0.85
                value += chance * (part * (kept + (own if returns else 0)) - (1.0 if returns else 0.5) * lost)
            else:
                value += chance * 0.6 * fund
            value += chance * (follower * (sum(won) + 0.3 * forced))
        if value > most + EQUAL:
            most, found = value, [shares]
        elif value >= most - EQUAL:
            found.append(shares)
    return found


def make_budget(look: Outlook, options: Sequence[Action]) -> Action:
    """Bill by bill, until every pile holds what it should."""
    g = look.g
    frame = g.stack[-1]
    if not isinstance(frame, Budget):
        return SEAL
    draft = frame.draft
    used = EMPTY
    for pile in draft:
        used = plus(used, pile)
    reserve = g.families[look.seat].reserve
    left = minus(reserve, used)
    fund = min(worth(reserve), round(1.2 * look.aid))
    goals = targets(look, float(fund), {family: worth(pile) for family, pile in enumerate(draft)})
    for family, goal in goals.items():
        missing = goal - worth(draft[family]) if family < len(draft) else 0.0
        if missing < 0.5:
            continue
        bill = fitting(left, missing, family >= g.players)
        if bill and (action := PutBill(family, bill)) in options:
            return action
    return SEAL


def fitting(left: Purse, missing: float, exact: bool) -> int:
    """The bill that comes nearest without going far beyond; none is left, or all are too large: 0."""
    bills = kinds(left)
    small = [bill for bill in bills if bill <= missing + (0.0 if exact else 0.5)]
    if small:
        return max(small)
    return min(bills) if bills and min(bills) <= missing + 1.0 else 0


def announce(look: Outlook, options: Sequence[Action], family: int, roll: float) -> Action:
    """The truth as a rule: votes hang on it. A sly President hides a million of a rich pile now and then."""
    values = [option for option in options if isinstance(option, Announce)]
    most = max(values, key=lambda option: option.value)
    sly = 0.3 * look.temper.risk * (1 - look.temper.loyalty)
    if family < look.g.players and most.value >= 4 and roll < sly:
        return next(option for option in values if option.value == most.value - 1)
    return most


def force(look: Outlook) -> Action:
    """The Minister forces a budget that has enough for him; if it fails, the President keeps it all."""
    g = look.g
    own = sum([look.pile(family) for family in look.families()])
    author = next(iter(g.turn.piles[0].seats)) if g.turn.piles else g.president
    if author == look.seat:
        return FORCE[0]
    needed = 0.6 * (CONTENT + GREEDY * look.temper.greed) * max(1.0, kept_by(look))
    return FORCE[0] if own >= max(1.0, needed) else FORCE[1]


def take_over(options: Sequence[Action]) -> Action:
    """Alternative budget  All the President's bills but one: always."""
    return next((option for option in options if isinstance(option, TakeOverBudget)), PASS)


# The Bank, and abroad


def bank(look: Outlook, options: Sequence[Action]) -> Action:
    """Everything goes to Switzerland, and donations are taken first; a careful one keeps what a killer costs."""
    found: list[Deposit] = []
    keep = change(look)
    for option in options:
        if isinstance(option, PlayCard):
            return option
        if isinstance(option, Deposit):
            rest = look.mine - worth(option.bills)
            if rest >= keep:
                found.append(option)
    return best(found, lambda option: worth(option.bills), look.rng) if found else PASS


def change(look: Outlook) -> int:
    """What to keep in cash, for killers and for one's life."""
    g = look.g
    if not look.sharp or look.left == 0:
        return 0
    costs = 0
    for card in g.families[look.seat].hand:
        does = g.edition.cards[card].effects
        if does.deeds and does.cost and ("attempt" in does.deeds or "save" in does.deeds):
            costs = max(costs, does.cost)
    return min(costs, int(look.mine) // 3)


def exile(look: Outlook, options: Sequence[Action]) -> Action:
    """Home again, for the smallest bill."""
    home = [option for option in options if isinstance(option, ReturnHome)]
    away = [option for option in options if isinstance(option, StayAbroad)]
    return best(home, lambda option: -option.bill, look.rng) if home else away[0]
