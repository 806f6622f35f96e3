"""II.2.a, II.7, II.8, II.9  What the head of a government may do with it, and when a member had better go."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best
from hemicycle.engine.words import Action, Message

from ..acts import Dissolve, LeaveGovernment, ReshuffleGovernment, StepDown
from ..formation import EXPELS, INVITES, PRESENT, Expel, Invite, Reshuffle
from ..match import ResignLater, StayOn
from .outlook import Outlook

CHANGE = 4.0
"""In points: what a change of the members must bring."""
LEAVE = 6.0
DISSOLVE = 10.0
GO = 5.0
"""What it must cost to stay Prime Minister before one resigns."""


def of_act(look: Outlook, option: Action) -> float | None:
    """What a right of the head of the government, or to leave it, is worth; nothing, if it is none of these."""
    match option:
        case LeaveGovernment():
            return leave(look) - LEAVE
        case StepDown():
            return look.value(look.fall(None)) - GO
        case ReshuffleGovernment():
            return best_change(look, (), ())[0]
        case Dissolve():
            return dissolve(look) - DISSOLVE
    return None


def leave(look: Outlook) -> float:
    """What a member gains by leaving."""
    g, government = look.g, look.g.government
    assert government is not None
    rest = tuple([party for party in g.members if party != look.seat])
    return look.value([after - before for after, before in zip(look.prospects(government, rest), look.governing)])


def dissolve(look: Outlook) -> float:
    """II.8  New elections: everybody may expect as many deputies as the others."""
    g = look.g
    mean = sum(g.deputies) / g.players
    found = [(mean - deputies) * look.deputy for deputies in g.deputies]
    for party in g.members:
        found[party] += (mean - g.deputies[party]) * 0.5
    return look.value(found)


def best_change(
    look: Outlook, expelled: tuple[Seat, ...], invited: tuple[Seat, ...]
) -> tuple[float, Action | None]:
    """II.7  The best single change of the members, and what it brings beyond its threshold."""
    g, government = look.g, look.g.government
    assert government is not None
    members = (*[party for party in g.members if party not in expelled], *invited)
    now = look.value(look.prospects(government, members))
    found: list[tuple[float, Action | None]] = [(0.0, None)]
    for party in range(g.players):
        if party == look.seat:
            continue
        if party in g.members and party not in expelled:
            changed = tuple([one for one in members if one != party])
            action: Action = EXPELS[party]
        elif party not in g.members and party not in invited and not g.barred(party):
            changed = (*members, party)
            action = INVITES[party]
        else:
            continue
        if g.identical(changed):
            continue
        found.append((look.value(look.prospects(government, changed)) - now - CHANGE, action))
    return best(found, lambda one: one[0], look.rng)


def reshuffle(look: Outlook, options: Sequence[Action]) -> Action:
    """One change after the other, while it pays."""
    frame = look.g.stack[-1]
    assert isinstance(frame, Reshuffle)
    _, action = best_change(look, frame.expelled, frame.invited)
    if action is not None and action in options:
        return action
    return PRESENT if PRESENT in options else options[-1]


def volunteer(look: Outlook, options: Sequence[Action]) -> Action | None:
    """II.2.a  Resign after somebody else's turn, if the government costs more than it may still bring."""
    g = look.g
    if g.prime_minister != look.seat:
        return None
    gain = look.value(look.fall(None))
    wanted: Action = ResignLater() if gain > GO else StayOn()
    if isinstance(wanted, ResignLater) == g.resigning[look.seat]:
        return None
    return wanted if wanted in options else None


def reason(look: Outlook, action: Action) -> Message | None:
    """What speaks for it."""
    match action:
        case LeaveGovernment():
            return Message("bot-leave")
        case StepDown() | ResignLater():
            return Message("bot-resign")
        case StayOn():
            return Message("bot-stay-on")
        case ReshuffleGovernment():
            return Message("bot-reshuffle")
        case Dissolve():
            return Message("bot-dissolve", {"deputies": look.g.deputies[look.seat]})
        case Expel(party):
            return Message("bot-expel", {"party": party})
        case Invite(party):
            return Message("bot-invite", {"party": party, "deputies": look.g.deputies[party]})
    return None
