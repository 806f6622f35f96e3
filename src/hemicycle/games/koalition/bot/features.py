"""What a table shows of everybody, in numbers: from these a model learns who is winning (`engine/odds.py`)."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine.declare import Seat

from ..edition import FIRST
from ..europe import forecast
from ..negotiation import Negotiation
from ..state import Koalition
from ..vote import Vote
from .outlook import of_negotiation, outlook

FEATURES = ("points", "europe", "pay", "pay laid", "specials", "votes in hand", "jokers in hand")
GUESS = (0.57, 0.57, 0.2, 0.5, 0.0, 0.034, 0.05)
MOMENTS = ("once", "left", "players", "first edition")
POINTS = 0
MEAN_VOTES = 5.4
"""Of a politician."""
USUAL = 4
"""Cards in hand beyond which more of them don't matter: there will be a new deal."""
LIKELY = 1e-3
"""The least chance of a coalition that is looked at."""


def cases(g: Koalition, viewer: Seat | None) -> list[tuple[float, list[list[float]], tuple[float, ...]]]:
    """The features of the table; while there are negotiations, after each of the coalitions that may come of them.

    To `viewer` all but his own hand is hidden; to nobody nothing is.
    """
    found, after = rows(g, viewer), moment(g)
    ways = coming(g)
    if not ways:
        return [(1.0, found, after)]
    return [(chance, paid(found, pay), after) for pay, chance in ways]


def coming(g: Koalition) -> list[tuple[list[int], float]]:
    """What the leaders who negotiate may agree on: the points of everybody, and how likely that is."""
    negotiation = g.stack[-1]
    if type(negotiation) is not Negotiation:
        return []
    seen = of_negotiation(g, negotiation)
    return [(pay, chance) for pay, chance in zip(seen.payouts, seen.chances) if chance > LIKELY]


def paid(rows: list[list[float]], pay: list[int]) -> list[list[float]]:
    """The same with these points taken."""
    return [[row[POINTS] + more, *row[1:]] for row, more in zip(rows, pay)]


def left(g: Koalition) -> int:
    """The countries to come; the one on the table too, until leaders negotiate about it."""
    return len(g.deck) + (type(g.stack[-1]) is not Negotiation)


def moment(g: Koalition) -> tuple[float, ...]:
    """A lead counts for more, the fewer countries are left."""
    countries = left(g)
    scale = 1 / sqrt(countries + 0.3)
    return (
        scale,
        scale * countries / g.length,
        scale * (g.players - 5) / 3,
        scale * (g.edition.rules == FIRST),
    )


def rows(g: Koalition, viewer: Seat | None) -> list[list[float]]:
    """By seat its features, in the order of `FEATURES`."""
    booked = list(g.booked.values())
    europe = forecast(g)
    done = 1 - left(g) / (g.length + 1)
    shortest = min([len(hand) for hand in g.hands])
    usable = min(1.0, max(0, shortest - 1) / USUAL)
    pay, part = prospects(g)
    found = []
    for seat in range(g.players):
        mine = viewer is None or seat == viewer
        votes = jokers = 0.0
        if mine:
            votes, jokers = in_hand(g, seat)
        found.append(
            [
                float(sum([points[seat] for points in booked])),
                done * europe[seat],
                pay[seat] * (1 - part),
                pay[seat] * part,
                usable * len(g.specials[seat]),
                usable * votes,
                usable * jokers,
            ]
        )
    return found


def in_hand(g: Koalition, seat: Seat) -> tuple[float, float]:
    """The votes of a hand's politicians beyond those of a mean hand; those of its jokers."""
    politicians, jokers = g.edition.politicians, g.edition.jokers
    votes = wild = 0.0
    for card in g.hands[seat]:
        if card in politicians:
            votes += politicians[card].votes - MEAN_VOTES
        elif card in jokers:
            wild += jokers[card].votes
    for card in g.specials[seat]:
        if card in jokers:
            wild += jokers[card].votes
    return votes, wild


def prospects(g: Koalition) -> tuple[list[float], float]:
    """The points that each may expect as the table lies, and how much of it has been laid."""
    vote = g.stack[1] if len(g.stack) > 1 else None
    if not g.table or not isinstance(vote, Vote) or type(g.stack[-1]) is Negotiation:
        return [0.0] * g.players, 0.0
    look = outlook(g)
    part = (vote.round * g.players + vote.laid) / (g.players * g.country_card.cards)
    return [look.expected(seat) for seat in range(g.players)], part
