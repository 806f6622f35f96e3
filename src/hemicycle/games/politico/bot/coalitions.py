"""II.1  With whom to govern, whether to join, and how to vote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import EQUAL
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from ..edition import HOMME_PROVIDENTIEL
from ..formation import (
    DECLINE,
    INVITES,
    JOIN,
    PRESENT,
    WITHDRAW,
    Formation,
    FormGovernment,
    Invite,
    Present,
    Reshuffle,
    Withdraw,
)
from ..government import NO, YES
from ..state import Politico
from . import hand
from .outlook import ANSWERS, DEFENDED, EVENT, Outlook, holds

NEEDED = 0.485
"""The share of all deputies with which a government is as likely to pass as not: some who are outside abstain."""
STEEP = 40.0
AGAIN = 1.5
"""What a government is worth beyond its first round, next to that, if it is as likely to last."""
STOPPED = 0.8
"""Of the army cards that others hold, those they would play against a government by the army, or a motion."""
VOTES = {choice: Cast(choice) for choice in (YES, NO)}


class Plan(NamedTuple):
    """A government that one could form."""

    value: float
    """What to try is worth to whoever forms it."""
    members: tuple[Seat, ...]
    passes: float


def plan(look: Outlook, seat: Seat, card: str, army: bool, must: tuple[Seat, ...] = ()) -> Plan:
    """The best government that a seat could form with a card, as the seat sees it."""
    g = look.g
    sure = card == HOMME_PROVIDENTIEL and g.providence
    others = tuple([party for party in g.others(seat) if not g.barred(party)])
    vote = sum([g.deputies[party] for party in range(g.players) if not g.mute(party)])
    stopped = STOPPED * hand.army(g, look.seat, others) if army and not sure else 0.0
    found = best_members(
        seat,
        g.seat,
        others,
        tuple([0 if g.mute(party) else g.deputies[party] for party in range(g.players)]),
        tuple(g.deputies),
        vote,
        tuple(look.weights),
        tuple([0.0 if sure else danger for danger in look.danger]),
        (look.deputy, g.edition.bonus, g.edition.fall_points, g.edition.fall_deputies),
        1.0 if sure else 1.0 - stopped if army else 0.0,
        must,
        g.players <= look.turns,
        tuple([len(cards) for cards in g.hands]),
        look.hidden,
        look.betrayed,
    )
    value, members, passes = found[0] if look.rng is None else look.rng.choice(found)
    if g.identical(members):
        return Plan(-100.0, members, 0.0)
    return Plan(value, members, passes)


@lru_cache(maxsize=2_000)
def best_members(
    seat: Seat,
    mover: Seat,
    others: tuple[Seat, ...],
    votes: tuple[int, ...],
    deputies: tuple[int, ...],
    total: int,
    weights: tuple[float, ...],
    danger: tuple[float, ...],
    figures: tuple[float, int, int, int],
    unvoted: float,
    must: tuple[Seat, ...],
    scores: bool,
    cards: tuple[int, ...],
    hidden: int,
    betrayed: float,
) -> list[tuple[float, tuple[Seat, ...], float]]:
    """The members that make the most of it: what a round brings, how likely it lasts one, whether it passes.

    All coalitions are gone through, 128 at a table of eight; equals are all found.
    """
    found: list[tuple[float, tuple[Seat, ...], float]] = [(-1e9, (seat,), 0.0)]
    deputy, _, fine, taken = figures
    lost = min(taken, deputies[seat]) * deputy
    quiet = exp(-EVENT * (len(weights) - 1))
    made = coalitions(seat, mover, others, votes, deputies, weights, danger, figures, cards)
    for members, held, gain, cost, yes, hostile, prize in made:
        if any(party not in members for party in must):
            continue
        passes = max(unvoted, 1.0 / (1.0 + exp(-STEEP * (yes / (total or 1) - NEEDED))))
        bare = 1.0 - DEFENDED * holds(ANSWERS, held, hidden)
        lasts = exp(-bare * (hostile + betrayed * (len(members) - 1)))
        if hostile:
            cost += prize / hostile * (fine + lost)
        worth = (lasts * quiet * gain if scores else 0.0) * (1 + (AGAIN - 1) * lasts) + (1.0 - lasts) * cost
        value = passes * worth
        if value > found[0][0] + EQUAL:
            found = [(value, members, passes)]
        elif value >= found[0][0] - EQUAL:
            found.append((value, members, passes))
    return found


def coalitions(
    seat: Seat,
    mover: Seat,
    others: tuple[Seat, ...],
    votes: tuple[int, ...],
    deputies: tuple[int, ...],
    weights: tuple[float, ...],
    danger: tuple[float, ...],
    figures: tuple[float, int, int, int],
    cards: tuple[int, ...],
) -> Iterator[tuple[tuple[Seat, ...], int, float, float, int, float, float]]:
    """All members that somebody could choose: the cards they hold, what a round brings, what a fall costs, their
    votes, and of those outside how likely they attack and what it would be worth to them."""
    deputy, bonus, fine, taken = figures
    mine, lost = weights[seat], min(taken, deputies[seat]) * deputy
    gain, cost = mine * (deputies[seat] + bonus), -mine * (fine + lost)
    first: tuple[Seat, ...] = (seat,)
    stack = [(first, 0, cards[seat], gain, cost, votes[seat], 0.0, 0.0)]
    while stack:
        members, at, held, gain, cost, yes, hostile, prize = stack.pop()
        if at == len(others):
            yield members, held, gain, cost, yes, hostile, prize
            continue
        party = others[at]
        weight = weights[party]
        risk = danger[party] if party != mover else 0.0
        stack.append((members, at + 1, held, gain, cost, yes, hostile + risk, prize + risk * weight))
        held, gain, cost = held + cards[party], gain + weight * deputies[party], cost - weight * fine
        stack.append(((*members, party), at + 1, held, gain, cost, yes + votes[party], hostile, prize))


def to_form(look: Outlook, option: FormGovernment) -> float:
    """What it is worth to try to form a government with these cards."""
    found = plan(look, look.seat, option.card, option.army)
    return found.value


def formation(g: Politico) -> Formation | None:
    """The government that is being formed."""
    for frame in reversed(g.stack):
        if isinstance(frame, Formation):
            return frame
    return None


def invite(look: Outlook, options: Sequence[Action]) -> Action:
    """Call the next partner of the plan, or close the list."""
    frame = formation(look.g)
    assert frame is not None
    wanted = plan(look, frame.seat, frame.card, frame.army, frame.invited).members
    for party in wanted:
        if party != frame.seat and party not in frame.invited and INVITES[party] in options:
            return INVITES[party]
    return PRESENT if PRESENT in options else options[-1]


def join(look: Outlook, options: Sequence[Action], eager: float = 0.0) -> Action:
    """Accept, if the government with oneself in it is better than what comes else."""
    wanted = JOIN if to_decline(look) < eager else DECLINE
    return wanted if wanted in options else options[0]


def to_decline(look: Outlook) -> float:
    """What it is worth to decline the invitation on the table, next to accepting it."""
    g, seat = look.g, look.seat
    frame = g.stack[-1]
    if isinstance(frame, Reshuffle):
        government = g.government
        assert government is not None
        kept = tuple([party for party in government.members if party not in frame.expelled])
        rest = tuple([party for party in frame.invited if party != seat])
        within = look.value(look.prospects(government, (*kept, *frame.invited)))
        return look.value(look.prospects(government, (*kept, *rest))) - within
    assert isinstance(frame, Formation)
    sure = frame.card == HOMME_PROVIDENTIEL and g.providence
    full = (frame.seat, *frame.invited)
    rest = tuple([party for party in full if party != seat])
    within = passing(look, full, sure or frame.army) * look.value(look.formed(full, sure))
    return passing(look, rest, sure or frame.army) * look.value(look.formed(rest, sure)) - within


def passing(look: Outlook, members: Sequence[Seat], unvoted: bool) -> float:
    """How likely a government of these members is invested."""
    if unvoted:
        return 0.9
    g = look.g
    total = sum([g.deputies[party] for party in range(g.players) if not g.mute(party)])
    yes = sum([g.deputies[party] for party in members if not g.mute(party)])
    return 1.0 / (1.0 + exp(-STEEP * (yes / (total or 1) - NEEDED)))


def present(look: Outlook, options: Sequence[Action]) -> Action:
    """After a refusal: to go on costs nothing, unless one would rather not govern so."""
    frame = formation(look.g)
    assert frame is not None
    good = look.value(look.formed(frame.members, frame.card == HOMME_PROVIDENTIEL and look.g.providence)) > 0
    wanted = PRESENT if good else WITHDRAW
    return wanted if wanted in options else options[0]


def invested(look: Outlook) -> float:
    """What the government on the table is worth to the seat, if it is invested."""
    frame = formation(look.g)
    assert frame is not None
    return look.value(look.formed(frame.members))


def vote(look: Outlook, options: Sequence[Action]) -> Action:
    """II.1  For what is better than no government."""
    return ballot(options, invested(look) > 0)


def censure(look: Outlook, options: Sequence[Action], author: Seat, shame: float = 0.0) -> Action:
    """II.2.c  For the fall, if it is worth it; who is in the government wants more for it."""
    gain = look.value(look.fall(author))
    needed = shame if look.seat in look.g.members and look.seat != author else 0.0
    return ballot(options, gain > needed)


def ballot(options: Sequence[Action], agrees: bool) -> Action:
    wanted = VOTES[YES if agrees else NO]
    return wanted if wanted in options else options[0]


# Reasons


def reason(look: Outlook, action: Action) -> Message | None:
    """What speaks for an answer about a government to be formed."""
    g = look.g
    frame = formation(g)
    match action:
        case Invite(party):
            return Message("bot-invite", {"party": party, "deputies": g.deputies[party]})
        case Present() if frame is not None and len(frame.members) > 1:
            return Message("bot-present")
        case Present():
            return Message("bot-list-closed")
        case Withdraw():
            return Message("bot-withdraw")
    if action in (JOIN, DECLINE):
        return (
            Message("bot-join", {"deputies": g.deputies[look.seat]}) if action == JOIN else Message("bot-decline")
        )
    if action == PASS:
        return Message("bot-pass")
    return None


def reason_to_vote(look: Outlook, action: Action, kind: str, members: tuple[Seat, ...]) -> Message | None:
    """What speaks for a vote."""
    if not isinstance(action, Cast) or action.choice not in (YES, NO):
        return Message("bot-abstain")
    inside, yes = look.seat in members, action.choice == YES
    if kind == "investiture":
        if inside:
            return Message("bot-vote-own") if yes else Message("bot-vote-own-no")
        if yes:
            return Message("bot-vote-yes")
        return (
            Message("bot-vote-no", {"party": look.foe}) if look.foe in members else Message("bot-vote-no-nothing")
        )
    if yes:
        return Message("bot-censure-yes")
    return Message("bot-censure-own") if inside else Message("bot-censure-no")
