"""With whom to govern: what a proposal brings each party, what each may expect otherwise, and whom to win over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best, ranked
from hemicycle.engine.temper import Temper
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..confidence import NoConfidence
from ..edition import GOVERNMENT_OFFICES, OPPOSITION_LEADER, PRIME_MINISTER
from ..formation import Formation
from ..government import NO, YES, Appoint, Draft, PromiseGoal, goals_to_give, on_table
from ..order import by_strength
from ..state import Zoocracy
from . import prices
from .prices import ASSERTED, CARD, NOW, OFFICE, assertive, goal_worth, next_comes, office_worth, rounds_left

LEAST = 0.1
"""In goals: for less than this nobody gives a yes away."""
REFUSED = 0.35
"""How likely each proposal to come is refused."""
GENEROUS = (0.3, 0.8, 1.1, 1.5, 2.0)
"""How many times what they may expect otherwise one thinks of giving partners."""
WANTS, GREEDY_WANTS = 0.9, 0.2
"""Of the chance to win after a refusal: what a proposal must leave the modest, and how much more the greedy."""
LEAST_SLOPE = 0.02
CANDIDATES = 4
PLANS = 10
"""How many proposals a closer look is taken from."""


class Talks(NamedTuple):
    """A formation, or a motion, as one party sees it. All worths are in goals."""

    seat: Seat
    seats: tuple[int, ...]
    majority: int
    standing: tuple[float, ...]
    """How everybody stands without what is given out now."""
    otherwise: tuple[float, ...]
    """What each may expect if the proposal on hand is refused."""
    worths: tuple[float, ...]
    """What each thing that is given out is worth to anybody: three offices, then the goals."""
    mine: tuple[float, ...]
    """And to oneself, who may hold an Assertiveness."""
    left: float
    """How many rounds are to be expected."""
    leader: tuple[Seat, ...]
    """All parties, the strongest first: the first in opposition will lead it."""


def talks(g: Zoocracy, seat: Seat) -> Talks:
    """The formation or motion under way; before one, as if the strongest were about to propose."""
    frame = next((one for one in reversed(g.stack) if isinstance(one, Formation | NoConfidence)), None)
    motion = isinstance(frame, NoConfidence)
    chance = next_comes(g)
    fresh = 0.4 if motion else 1.0
    offices = [office_worth(office, chance) * fresh for office in GOVERNMENT_OFFICES]
    now, later = goal_worth(g)
    goals = [now] if (motion or g.last_round) and goals_to_give(g) == 1 else [now, later]
    own = assertive(g, seat)
    mine = [
        one + (ASSERTED if office in own else 0.0) for one, office in zip(offices, GOVERNMENT_OFFICES, strict=True)
    ]
    order = tuple(by_strength(g, range(g.players)))
    if motion:
        otherwise = as_it_is(g, chance)
    else:
        turn = frame.turn if isinstance(frame, Formation) else 0
        otherwise = if_refused(g, order[turn + 1 :], sum(offices) + sum(goals))
    return Talks(
        seat,
        tuple(g.seats),
        g.majority,
        tuple([have + prices.food_worth(g, g.reckoned[party]) for party, have in enumerate(g.goals)]),
        tuple(otherwise),
        (*offices, *goals),
        (*mine, *goals),
        rounds_left(g),
        order,
    )


def if_refused(g: Zoocracy, proposers: Sequence[Seat], given: float) -> list[float]:
    """What each may expect from the proposals to come, or from the old government if all fail (ruling D9)."""
    if not proposers:
        found = [0.0] * g.players
        if g.government and g.has_majority:
            found[g.offices[PRIME_MINISTER]] += NOW
        return found
    formed = 1 - REFUSED ** len(proposers)
    return [formed * given * share for share in prices.shares(g.seats, g.majority, proposers[0])]


def as_it_is(g: Zoocracy, chance: float) -> list[float]:
    """What each has if a motion fails: offices, and the next round's goal if the majority comes back."""
    found = [0.0] * g.players
    for office in GOVERNMENT_OFFICES:
        if (holder := g.holds(office)) is not None:
            found[holder] += 0.4 * office_worth(office, chance)
    second = g.programme[1]
    if g.elected and second is not None:
        found[second] += 0.3 * chance * prices.LATER
    return found


def brings(t: Talks, given: Sequence[Seat], members: set[Seat]) -> list[float]:
    """What everybody gets if a proposal passes with these members; whoever asks knows its own hand."""
    found = [0.0] * len(t.seats)
    for party, anybody, oneself in zip(given, t.worths, t.mine, strict=True):
        found[party] += oneself if party == t.seat else anybody
    leads = True
    for party in t.leader:
        if party not in members:
            found[party] += CARD + (OFFICE[OPPOSITION_LEADER] if leads else 0.0)
            leads = False
    return found


def wins(t: Talks, gains: Sequence[float]) -> float:
    """The chance to win that these gains leave oneself."""
    return prices.win_chance([have + more for have, more in zip(t.standing, gains, strict=True)], t.seat, t.left)


def slope(t: Talks) -> float:
    """What a goal adds to the chance to win."""
    more = list(t.standing)
    more[t.seat] += 1
    return max(
        LEAST_SLOPE, prices.win_chance(more, t.seat, t.left) - prices.win_chance(t.standing, t.seat, t.left)
    )


# Proposals


@lru_cache(maxsize=2048)
def plans(t: Talks, chosen: tuple[Seat, ...], greed: float) -> tuple[tuple[float, tuple[Seat, ...]], ...]:
    """Proposals for a majority, most hopeful first; what has been put in already stays.

    For each set of partners that just makes the majority, everybody gets the cheapest things that come near to
    what they may expect otherwise, or go beyond it; the rest is one's own. A hope is the chance to win, with how
    likely the partners agree; the greedy think that they agree to less.
    """
    refused = wins(t, t.otherwise)
    hopes: dict[tuple[Seat, ...], float] = {}
    for partners in majorities(t.seats, t.majority, t.seat, frozenset(chosen) - {t.seat}):
        for served in orders(t, partners):
            for generous in GENEROUS:
                given = shared_out(t, chosen, served, generous)
                if given is not None and given not in hopes:
                    hopes[given] = hope(t, given, partners, refused, greed)
    found = [(value, given) for given, value in hopes.items()]
    found.sort(key=lambda one: (-one[0], one[1]))
    return tuple(found)


@lru_cache(maxsize=1024)
def majorities(
    seats: tuple[int, ...], majority: int, seat: Seat, forced: frozenset[Seat]
) -> tuple[tuple[Seat, ...], ...]:
    """The partners with whom a party has a majority and who are all needed for it, those given something included.

    If more have been given something than are needed, they stay in.
    """
    others = [party for party in range(len(seats)) if party != seat and seats[party]]
    found: list[tuple[Seat, ...]] = []
    wide: list[tuple[Seat, ...]] = []
    for size in range(len(others) + 1):
        for partners in combinations(others, size):
            together = seats[seat] + sum([seats[party] for party in partners])
            if together < majority or not forced.issubset(partners):
                continue
            spare = [party for party in partners if together - seats[party] >= majority]
            if not spare:
                found.append(partners)
            elif forced.issuperset(spare):
                wide.append(partners)
    return tuple(found or wide)


def orders(t: Talks, partners: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """Who expects most is served first; those who expect the same, in every order."""
    if len({t.otherwise[party] for party in partners}) == len(partners):
        return [tuple(sorted(partners, key=lambda party: -t.otherwise[party]))]
    found = [tuple(sorted(order, key=lambda party: -t.otherwise[party])) for order in permutations(partners)]
    return list(dict.fromkeys(found))


def shared_out(
    t: Talks, chosen: tuple[Seat, ...], partners: Sequence[Seat], generous: float
) -> tuple[Seat, ...] | None:
    """Who gets what, when partners get so many times what they expect, in this order; nothing if too much."""
    things = len(t.worths)
    bundles = bundles_of(t.worths, t.mine)
    used = (1 << len(chosen)) - 1
    given = [*chosen, *[t.seat] * (things - len(chosen))]
    for party in partners:
        has = sum([t.worths[at] for at, one in enumerate(chosen) if one == party])
        need = max(LEAST, t.otherwise[party] * generous) - has
        if need <= 0:
            continue
        bundle = next((one for one in bundles if not one[2] & used and one[1] >= need), None)
        if bundle is None:
            return None
        used |= bundle[2]
        for at in range(things):
            if bundle[2] >> at & 1:
                given[at] = party
    return tuple(given)


def hope(t: Talks, given: tuple[Seat, ...], partners: Sequence[Seat], refused: float, greed: float) -> float:
    """The chance to win that a proposal leaves oneself, passed or refused."""
    members = {t.seat, *partners}
    agreed = 1.0
    seen = t._replace(mine=t.worths)
    gains = brings(seen, given, members)
    for party in partners:
        theirs = seen._replace(seat=party)
        agreed *= says_yes(wins(theirs, gains), wins(theirs, t.otherwise), greed)
    return agreed * wins(t, brings(t, given, members)) + (1 - agreed) * refused


def says_yes(passed: float, refused: float, greed: float) -> float:
    """How likely a party votes for what leaves it one chance to win rather than another (see `vote`)."""
    return min(1.0, max(0.02, (passed / refused - WANTS + 0.1 * (greed - 0.5)) / GREEDY_WANTS))


@lru_cache(maxsize=256)
def bundles_of(worths: tuple[float, ...], mine: tuple[float, ...]) -> tuple[tuple[float, float, int], ...]:
    """All that one could give a partner: its cost to oneself, its worth to them, which things; cheapest first."""
    found = [
        (
            sum([mine[at] for at in range(len(mine)) if mask >> at & 1]),
            sum([worths[at] for at in range(len(worths)) if mask >> at & 1]),
            mask,
        )
        for mask in range(1, 1 << len(worths))
    ]
    return tuple(sorted(found))


def best_plan(t: Talks, chosen: tuple[Seat, ...], temper: Temper, rng: Random) -> tuple[Seat, ...] | None:
    """What to propose."""
    found = plans(t, chosen, round(temper.greed, 1))
    return best(found, lambda plan: plan[0], rng)[1] if found else None


def draft_of(g: Zoocracy) -> Draft:
    draft = g.stack[-1]
    assert isinstance(draft, Draft)
    return draft


def propose(g: Zoocracy, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random) -> Action:
    """The next thing of the best proposal; a motion only if it betters how things are."""
    draft = draft_of(g)
    t = talks(g, seat)
    chosen = tuple(draft.chosen)
    plan = best_plan(t, chosen, temper, rng)
    if not chosen and draft.motion and (plan is None or not betters(t, plan)):
        return PASS
    party = plan[len(chosen)] if plan is not None else seat
    return pick(options, party) or pick(options, seat) or options[0]


def betters(t: Talks, plan: tuple[Seat, ...]) -> bool:
    return wins(t, brings(t, plan, {t.seat, *plan})) > wins(t, t.otherwise)


def pick(options: Sequence[Action], party: Seat) -> Action | None:
    """The option that gives the thing at hand to a party."""
    return next(
        (option for option in options if isinstance(option, Appoint | PromiseGoal) and option.party == party), None
    )


def candidates(g: Zoocracy, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random) -> list[Action]:
    """Whom the most hopeful proposals give the thing at hand."""
    chosen = tuple(draft_of(g).chosen)
    t = talks(g, seat)
    found: list[Action] = [propose(g, seat, options, temper, rng)]
    for _, plan in ranked(plans(t, chosen, 0.5), lambda plan: plan[0], rng)[:PLANS]:
        option = pick(options, plan[len(chosen)])
        if option is not None and option not in found:
            found.append(option)
    if not chosen and draft_of(g).motion and PASS in options and PASS not in found:
        found.append(PASS)
    return found[:CANDIDATES]


# Votes


def prospects(g: Zoocracy, seat: Seat) -> tuple[float, float, float]:
    """The chance to win if the proposal passes with one's yes, if it is refused, and what it gives oneself."""
    proposal = on_table(g)
    assert proposal is not None
    t = talks(g, seat)
    given = (*proposal.offices, *proposal.goals)
    gains = brings(t, given, {seat, proposal.seat, *given})
    return wins(t, gains), wins(t, t.otherwise), gains[seat]


def vote(g: Zoocracy, seat: Seat, options: Sequence[Action], temper: Temper) -> Action:
    """Yes for what brings more than may be expected otherwise; one's own proposal in any case."""
    proposal = on_table(g)
    assert proposal is not None
    if proposal.seat == seat:
        return ballot(options, YES)
    passed, refused, gain = prospects(g, seat)
    wants = WANTS + GREEDY_WANTS * temper.greed + (0.15 if gain < LEAST else 0.0)
    return ballot(options, YES if passed > refused * wants else NO)


def ballot(options: Sequence[Action], choice: str) -> Action:
    return next((option for option in options if isinstance(option, Cast) and option.choice == choice), options[0])


def name(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """The goal for oneself; at the end of the track for whoever is furthest behind."""
    if g.goals[seat] < g.edition.goal_track:
        return options[seat]
    return options[best(range(g.players), lambda party: -g.goals[party], rng)]


# Why


def reason_to_propose(g: Zoocracy, seat: Seat, action: Action, office: str) -> Message | None:
    if isinstance(action, Appoint | PromiseGoal):
        if action.party == seat:
            return Message("bot-propose-office", {"office": office}) if office else Message("bot-propose-goal")
        return Message("bot-propose-partner", {"party": action.party, "number": g.seats[action.party]})
    return Message("bot-no-proposal")


def reason_to_vote(g: Zoocracy, seat: Seat, action: Action) -> Message | None:
    proposal = on_table(g)
    if proposal is None or not isinstance(action, Cast):
        return None
    given = [*proposal.offices, *proposal.goals]
    if proposal.seat == seat:
        return Message("bot-vote-own")
    if action.choice == YES:
        if seat in given:
            offices, goals = proposal.offices.count(seat), proposal.goals.count(seat)
            return Message("bot-vote-yes", {"offices": offices, "goals": goals})
        return Message("bot-vote-yes-anyway", {"proposer": proposal.seat})
    if seat in given:
        return Message("bot-vote-no-better", {"proposer": proposal.seat})
    return Message("bot-vote-no-nothing", {"proposer": proposal.seat})
