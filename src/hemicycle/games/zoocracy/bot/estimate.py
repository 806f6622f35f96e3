"""Who is winning: goals, those to come, offices, food, cards and the zoo, as a chance to win."""

from __future__ import annotations

from hemicycle.engine import odds
from hemicycle.engine.declare import Seat

from .. import species as zoo
from ..edition import ASSERTIVENESS, CONFIDENCE, EVENT, FORMATION, OFFICES, PROGRESS, STRIKE
from ..order import by_strength
from ..state import Zoocracy
from . import features, prices
from .prices import (
    ASSERTED,
    CARD,
    EARLY_TURN,
    HELD,
    LATER,
    NOW,
    VOTE,
    ahead,
    food_worth,
    next_comes,
    office_worth,
    rounds_left,
    win_chances,
)

LEARNED = odds.shipped(str(__package__), features.FEATURES, features.MOMENTS)

STAGES = {"A": 0, "B": 1, "C": 1, "D": 2, "E": 3, "F": 3, "G": 3}


def horizon(g: Zoocracy) -> object:
    """Imagined games end with the bids, with the campaign and its count, with the formation, or with the round."""
    return g.round, STAGES.get(g.phase)


def estimate(g: Zoocracy, seat: Seat) -> float:
    """The chance that the seat wins, to choose by: made by hand, since what only goes along with winning misleads
    who looks ahead (docs/bots.md)."""
    return by_hand(g, seat)[seat]


def chances(g: Zoocracy, seat: Seat) -> list[float]:
    """Everybody's chance to win, as the seat sees it."""
    return learned(g, seat)


def revealed(g: Zoocracy) -> list[float]:
    """Everybody's chance to win, with everything open: at a moment of a finished game, or of one imagined."""
    return learned(g, None)


def learned(g: Zoocracy, viewer: Seat | None) -> list[float]:
    """By what `hemicycle train` has made of played games (docs/bots.md)."""
    return LEARNED.chances(viewer is not None, features.rows(g, viewer), features.moment(g))


def by_hand(g: Zoocracy, seat: Seat) -> list[float]:
    """The same by a formula made by hand, beside which the learned one is measured."""
    return win_chances(standings(g, seat), rounds_left(g))


def standings(g: Zoocracy, seat: Seat) -> list[float]:
    """Everybody's goals, with what may be expected from all that they have; the seat's with what its cards are."""
    chance = next_comes(g)
    found = [
        g.goals[party] + food_worth(g, g.reckoned[party]) + CARD * chance * len(g.hands[party])
        for party in range(g.players)
    ]
    for office in OFFICES:
        holder = g.holds(office)
        if holder is not None:
            found[holder] += office_worth(office, chance) * (1.0 if g.face_up.get(office) else 0.4)
    cards = g.edition.cards
    for name in g.hands[seat]:
        card = cards[name]
        if card.kind == ASSERTIVENESS:
            if g.holds(card.about) == seat:
                found[seat] += ASSERTED * max(chance, g.phase != PROGRESS)
            else:
                found[seat] += HELD * chance
    if g.phase == FORMATION:
        expect(g, found)
        return found
    turn = EARLY_TURN * ahead(g)
    due = g.parliamentary == g.round and not g.elected
    if not due:
        promised(g, found, chance)
    for party, votes in enumerate(zoo.forecast(g)):
        found[party] += VOTE * (1.0 if due else chance) * votes - turn * g.seats[party]
    return found


def expect(g: Zoocracy, found: list[float]) -> None:
    """Add what the formation that begins may bring everybody."""
    given = prices.pie(g)
    strongest = by_strength(g, range(g.players))[0]
    for party, share in enumerate(prices.shares(g.seats, g.majority, strongest)):
        found[party] += given * share


def promised(g: Zoocracy, found: list[float], chance: float) -> None:
    """Add the goals of the programme that are still to come."""
    ahead = g.phase in (EVENT, CONFIDENCE, PROGRESS) or not g.elected
    if not g.government:
        return
    held = 1.0 if g.has_majority else 0.15
    now = held * NOW * (g.trouble != STRIKE)
    first, second = g.programme
    if g.interim:
        if ahead:
            found[g.offices["prime-minister"]] += now
    elif g.elected:
        if first is not None:
            found[first] += now
        if second is not None:
            found[second] += held * LATER * chance if g.round < g.edition.rounds else now
    elif second is not None and ahead:
        found[second] += now
