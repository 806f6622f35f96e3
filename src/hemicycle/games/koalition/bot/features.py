"""What a table shows of everybody, in numbers: from these a model learns who is winning (`engine/odds.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from hemicycle.engine.declare import Seat

from ..edition import FIRST, Party
from ..europe import bonuses_of
from ..negotiation import Negotiation
from ..state import Koalition, Score
from ..vote import Vote
from .outlook import of_negotiation, outlook

FEATURES = ("points", "europe", "europe to come", "pay", "pay laid", "specials", "votes in hand", "jokers in hand")
GUESS = (0.57, 0.57, 0.4, 0.2, 0.5, 0.0, 0.034, 0.05)
MOMENTS = ("once", "left", "players", "first edition")
BOOKED = 3
"""So many of these hang on the points taken, by player and party."""
MEAN_VOTES = 5.4
"""Of a politician."""
USUAL = 4
"""Cards in hand beyond which more of them don't matter: there will be a new deal."""
LIKELY = 1e-2
"""The least chance of a coalition that is looked at."""
STIR = 2.0
"""By how many points the next country may move one player against another within a party."""


def cases(g: Koalition, viewer: Seat | None) -> list[tuple[float, list[list[float]], tuple[float, ...]]]:
    """The features of the table; while there are negotiations, after each of the coalitions that may come of them.

    To `viewer` all but his own hand is hidden; to nobody nothing is.
    """
    found, after = rows(g, viewer), moment(g)
    ways = coming(g)
    if not ways:
        return [(1.0, found, after)]
    return [(chance, paid(g, found, scores), after) for scores, chance in ways]


def coming(g: Koalition) -> list[tuple[list[Score], float]]:
    """What the leaders who negotiate may agree on: who would score what, and how likely that is."""
    negotiation = g.stack[-1]
    if type(negotiation) is not Negotiation:
        return []
    seen = of_negotiation(g, negotiation)
    return [(scores, chance) for scores, chance in zip(seen.scores, seen.chances) if chance > LIKELY]


def paid(g: Koalition, rows: list[list[float]], scores: Sequence[Score]) -> list[list[float]]:
    """The same with these points taken. They may turn the Europe bonus too, and in the last country decide it."""
    booked = g.booked.copy()
    for score in scores:
        points = booked[score.party] = booked[score.party].copy()
        points[score.seat] += score.points
    return [[*taken, *row[BOOKED:]] for row, taken in zip(rows, standing(g, booked))]


def standing(g: Koalition, booked: dict[Party, list[int]]) -> list[list[float]]:
    """By seat: the points taken, the Europe bonus as far as it is decided, and the part of it that is in reach."""
    countries = left(g)
    done, stir = 1 - countries / (g.length + 1), 0.3 + STIR * sqrt(countries)
    sure, hoped = [0.0] * g.players, [0.0] * g.players
    for party, bonus in bonuses_of(booked).items():
        points = booked[party]
        most = max(points)
        winners = [seat for seat, one in enumerate(points) if one == most]
        for seat in winners:
            sure[seat] += bonus // len(winners)
        if countries:
            hopes = [exp((one - most) / stir) for one in points]
            part = bonus / sum(hopes)
            for seat, hope in enumerate(hopes):
                hoped[seat] += part * hope
    totals = map(sum, zip(*booked.values()))
    return [[float(one), done * has, (1 - done) * may] for one, has, may in zip(totals, sure, hoped)]


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
    taken = standing(g, g.booked)
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
                *taken[seat],
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
