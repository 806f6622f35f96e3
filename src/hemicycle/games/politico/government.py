"""I.3, II.2  What a government gets while it lasts, and the ways in which it falls."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from hemicycle.engine.ballot import ABSTAIN, Ballot, Count, Paper
from hemicycle.engine.declare import Seat

from .cards import move_deputies, put_under, score
from .edition import Card
from .events import (
    Fallen,
    GovernmentFell,
    GovernmentFormed,
    GovernmentScored,
    ImmunityEnded,
    LastingEnded,
    MembersJoined,
    PointsWithheld,
    PrimeMinisterResigned,
)
from .state import Government, Lasting, Past, Politico

YES, NO = "yes", "no"
CHOICES = (YES, NO, ABSTAIN)


def papers(g: Politico) -> tuple[Paper, ...]:
    """I.1 2  Everybody has as many votes as deputies. Who has none, or may not vote, has no paper (ruling Q12)."""
    return tuple(
        [
            Paper(seat, CHOICES, g.deputies[seat])
            for seat in g.others(g.seat) + (g.seat,)
            if g.deputies[seat] and not g.mute(seat)
        ]
    )


def investiture(g: Politico, seat: Seat) -> Ballot:
    """I.2.b 7  The vote on a government."""
    about: dict[str, int | str] = {"premier": seat}
    return Ballot(question="investiture", papers=papers(g), about=about)


def censure(g: Politico, seat: Seat) -> Ballot:
    """II.2.c 1  The vote on a motion."""
    about: dict[str, int | str] = {"author": seat}
    return Ballot(question="censure", papers=papers(g), about=about)


class Division(NamedTuple):
    """How a vote went (ruling P10)."""

    yes: int
    no: int
    needed: int
    carried: bool


def divide(count: Count) -> Division:
    """I.2.b 8; II.2.c 2  More than half of the votes cast; abstentions are not cast. No votes: it is refused."""
    yes, no = count.weight(YES), count.weight(NO)
    return Division(yes, no, (yes + no) // 2 + 1, yes > no)


def form(
    g: Politico,
    members: tuple[Seat, ...],
    card: Card,
    how: Literal["vote", "army", "providence"],
) -> None:
    """II.1 5  A government is formed; the Prime Minister stands first among its members."""
    providential = how == "providence"
    immune_until = g.turn + 2 * g.players if providential else 0
    g.government = Government(members[0], members, card, g.turn, 0, providential, immune_until)
    # Who was barred from the next government is barred from this one (ruling P18).
    g.lasting = [
        msgspec.structs.replace(lasting, current=True) if lasting.what == "barred" else lasting
        for lasting in g.lasting
    ]
    g.tell(GovernmentFormed(members[0], members, how))


def change_members(g: Politico, members: tuple[Seat, ...]) -> None:
    assert g.government is not None
    g.government = msgspec.structs.replace(g.government, members=members)


def join(g: Politico, newcomers: tuple[Seat, ...]) -> None:
    """Newcomers enter the government."""
    assert g.government is not None
    change_members(g, g.government.members + newcomers)
    g.tell(MembersJoined(g.government.seat, newcomers))


def fall(g: Politico, why: Fallen, author: Seat | None = None) -> None:
    """II.2 1  The government falls; after a motion, an attack or the army with the penalties of c and d."""
    government = g.government
    assert government is not None
    premier = government.seat
    g.government = None
    g.resigning[premier] = False
    g.vacant_since = g.turn + 1
    g.past.append(Past(premier, government.members, government.formed, g.turn, government.rounds, why, author))
    put_under(g, government.card)  # ruling P22
    if why == "resignation":
        g.tell(PrimeMinisterResigned(premier))
    else:
        g.tell(GovernmentFell(premier, government.members, why, author))
    for lasting in list(g.lasting):
        # A strike ends with the government that it hit (ruling P44), and so does being barred from it.
        if lasting.what == "withheld" or (lasting.what == "barred" and lasting.current):
            lift(g, lasting)
    if author is not None:
        penalise(g, government, author)


def penalise(g: Politico, government: Government, author: Seat) -> None:
    """I.3 2; II.2.d 1  Who pays for a fall, and who gains by it (rulings P2, P4)."""
    edition, premier = g.edition, government.seat
    changes = dict.fromkeys(government.members, -edition.fall_points)
    if author == premier:
        changes[author] = 0  # null for him; only his allies pay
    else:
        changes[author] = changes.get(author, 0) + edition.fall_points
    score(g, changes)
    if author != premier:
        move_deputies(g, premier, author, edition.fall_deputies)


def lift(g: Politico, lasting: Lasting) -> None:
    """A lasting effect ends, and its card goes under the pile."""
    g.lasting.remove(lasting)
    if lasting.card:
        put_under(g, lasting.card)
    g.tell(LastingEnded(lasting.card, lasting.seat))


def expire(g: Politico) -> None:
    """At the beginning of a turn: whatever lasts until then ends."""
    for lasting in list(g.lasting):
        if lasting.until == g.turn:
            lift(g, lasting)
    government = g.government
    if government is not None and government.immune_until == g.turn:
        g.tell(ImmunityEnded(government.seat))


def score_round(g: Politico, turn: int) -> None:
    """I.3 1  A government that has lasted a round: each member as many points as deputies, the head 30 more.

    As this turn begins; or would begin, if the game did not end with the one before (ruling Q19).
    """
    government = g.government
    if government is None or turn == government.formed or (turn - government.formed) % g.players:
        return
    g.government = msgspec.structs.replace(government, rounds=government.rounds + 1)
    withheld = [lasting for lasting in g.lasting if lasting.what == "withheld"]
    if withheld:
        # However many strikes, one round's points (ruling P12).
        g.tell(PointsWithheld(government.members, withheld[0].card))
        for lasting in withheld:
            lift(g, lasting)
        return
    points = [g.deputies[seat] for seat in government.members]
    points[0] += g.edition.bonus
    for seat, number in zip(government.members, points, strict=True):
        g.points[seat] += number
    g.tell(GovernmentScored(government.members, tuple(points)))
