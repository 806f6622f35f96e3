"""Who is winning: points, the Europe bonus to come, and the cards still in hand, as a chance to win."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine import odds
from hemicycle.engine.declare import Seat

from ..europe import forecast
from ..negotiation import Negotiation
from ..state import Koalition
from . import features
from .outlook import of_negotiation

LEARNED = odds.shipped(str(__package__), features.FEATURES, features.MOMENTS)

SWING = 3.0
"""By how much one country moves the points of a player against another's."""
VOTE_WORTH = 0.06
"""What a vote kept in hand is worth, in points; and an action card."""
SPECIAL_WORTH = 0.6
MEAN_VOTES = 5.4


def horizon(g: Koalition) -> object:
    """Imagined games end when the leaders begin to negotiate, or when the vote is decided."""
    return len(g.outcomes), type(g.stack[-1]) is Negotiation


def estimate(g: Koalition, seat: Seat) -> float:
    """The chance that the seat wins."""
    return chances(g, seat)[seat]


def chances(g: Koalition, seat: Seat) -> list[float]:
    """Everybody's chance to win, as the seat sees it."""
    return learned(g, seat)


def revealed(g: Koalition) -> list[float]:
    """Everybody's chance to win, with everything open: at a moment of a finished game, or of one imagined."""
    return learned(g, None)


def learned(g: Koalition, viewer: Seat | None) -> list[float]:
    """By what `hemicycle train` has made of played games (docs/bots.md).

    While leaders negotiate: after each coalition that they may agree on, as likely as it is.
    """
    seen = viewer is not None
    cases = features.cases(g, viewer)
    if len(cases) == 1:
        return LEARNED.chances(seen, cases[0][1], features.moment(g))
    counts = odds.coefficients(LEARNED.seen if seen else LEARNED.open, features.moment(g))
    found = [0.0] * g.players
    for chance, rows, _ in cases:
        then = odds.shares(odds.scores(counts, rows))
        found = [so_far + chance * one for so_far, one in zip(found, then)]
    every = sum(found)
    return LEARNED.bent(seen, [one / every for one in found])


def by_hand(g: Koalition, seat: Seat) -> list[float]:
    """The same by a formula made by hand, beside which the learned one is measured."""
    standing = standings(g, seat)
    stack = g.stack
    if type(stack[-1]) is not Negotiation:
        return odds.win_chances(standing, swing(countries_left(g)))
    seen = of_negotiation(g, stack[-1])
    moves = swing(countries_left(g) - 1)
    found = [0.0] * g.players
    for pay, chance in zip(seen.payouts, seen.chances):
        then = odds.win_chances([have + more for have, more in zip(standing, pay)], moves)
        found = [so_far + chance * one for so_far, one in zip(found, then)]
    return found


def countries_left(g: Koalition) -> int:
    """The countries to come, the one on the table included."""
    return len(g.deck) + 1


def standings(g: Koalition, seat: Seat) -> list[float]:
    """Everybody's points, with as much of the Europe bonus as is decided; the seat's with its hand's worth."""
    done = 1 - countries_left(g) / (g.length + 1)
    bonus = forecast(g)
    standing = [
        sum([points[other] for points in g.booked.values()]) + done * bonus[other] for other in range(g.players)
    ]
    standing[seat] += hand_worth(g, seat)
    return standing


def hand_worth(g: Koalition, seat: Seat) -> float:
    """What the cards in hand promise beyond an average hand, as far as they will be played before a new deal."""
    hand = g.hands[seat]
    shortest = min([len(one) for one in g.hands])
    if shortest < 2:
        return 0.0
    laid = g.edition.laid
    votes = sum([laid[card].votes for card in hand if card in laid])
    usable = min(1.0, (shortest - 1) / 4)
    return usable * (VOTE_WORTH * (votes - MEAN_VOTES * len(hand)) + SPECIAL_WORTH * len(g.specials[seat]))


def win_chance(g: Koalition, standing: list[float], seat: Seat, left: int) -> float:
    """A lead counts for more, the fewer countries are left."""
    return odds.win_chance(standing, seat, swing(left))


def swing(left: int) -> float:
    """By how much so many countries move one against another."""
    return SWING * sqrt(left + 0.3)
