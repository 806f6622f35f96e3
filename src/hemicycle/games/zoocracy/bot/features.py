"""What a table shows of everybody, in numbers: from these a model learns who is winning (`engine/odds.py`)."""

from __future__ import annotations

from math import sqrt

from hemicycle.engine.declare import Seat

from .. import species as zoo
from ..edition import ASSERTIVENESS, CONFIDENCE, EVENT, FORMATION, OFFICES, PROGRESS, STRIKE
from ..order import by_strength
from ..state import Zoocracy
from . import prices
from .prices import ahead, next_comes, rounds_left

FEATURES = (
    "goals",
    "food for a campaign",
    "food for the next",
    "food beyond",
    "food",
    "cards",
    *OFFICES,
    "goal of this round",
    "goal of the next",
    "part of the programme",
    "votes now",
    "votes later",
    "seats",
    "governs",
    "assertive",
    "assertive later",
    "mine",
)
GUESS = (
    *(1.62, 0.58, 0.39, 0.31, 0.01, 0.16),
    *(0.16, 0.49, 0.19, 0.29, 0.32),
    *(1.38, 1.17, 1.62, 0.14, 0.14, -0.11, 0.0),
    *(1.54, 0.89, 0.0),
)
MOMENTS = ("once", "left", "players")
FACE_DOWN = 0.4
"""What an office is worth while it shows its back."""
MINORITY = 0.15
"""What the programme of a government without majority is worth."""


def cases(g: Zoocracy, viewer: Seat | None) -> list[tuple[float, list[list[float]], tuple[float, ...]]]:
    """The features of the table. To `viewer` all but his own hand is hidden; to nobody nothing is."""
    return [(1.0, rows(g, viewer), moment(g))]


def moment(g: Zoocracy) -> tuple[float, ...]:
    """A lead counts for more, the fewer rounds are left."""
    rounds = rounds_left(g)
    scale = 1 / sqrt(rounds + 0.1)
    return scale, scale * rounds / g.edition.rounds, scale * (g.players - 4) / 2


def rows(g: Zoocracy, viewer: Seat | None) -> list[list[float]]:
    """By seat its features, in the order of `FEATURES`."""
    chance, later, most = next_comes(g), ahead(g), g.table.campaign
    due = g.parliamentary == g.round and not g.elected
    forming = g.phase == FORMATION
    votes = [0] * g.players if forming else zoo.forecast(g)
    now, then = programme(g, chance) if not due and not forming else ([0.0] * g.players, [0.0] * g.players)
    gives = expected(g) if forming else [0.0] * g.players
    offices = held(g, 0.1 + 0.9 * chance)
    found = []
    for seat in range(g.players):
        food = g.reckoned[seat]
        used = min(food, most)
        more = min(food - used, most)
        asserts = hopes = 0.0
        if viewer is None or seat == viewer:
            asserts, hopes = assertive(g, seat, chance)
        found.append(
            [
                float(g.goals[seat]),
                later * used,
                later * more,
                later * (food - used - more),
                float(food),
                chance * len(g.hands[seat]),
                *offices[seat],
                now[seat],
                then[seat],
                gives[seat],
                float(votes[seat]) if due else 0.0,
                0.0 if due else chance * votes[seat],
                later * g.seats[seat],
                float(seat in g.government),
                asserts,
                hopes,
                float(seat == viewer),
            ]
        )
    return found


def held(g: Zoocracy, lasts: float) -> list[list[float]]:
    """By seat: the offices that it holds, less while they show their backs."""
    found = [[0.0] * len(OFFICES) for _ in range(g.players)]
    for at, office in enumerate(OFFICES):
        holder = g.holds(office)
        if holder is not None:
            found[holder][at] = lasts * (1.0 if g.face_up.get(office) else FACE_DOWN)
    return found


def assertive(g: Zoocracy, seat: Seat, chance: float) -> tuple[float, float]:
    """Of a hand: Assertiveness for an office that one holds, and for others."""
    cards = g.edition.cards
    now = later = 0.0
    for name in g.hands[seat]:
        card = cards[name]
        if card.kind == ASSERTIVENESS:
            if g.holds(card.about) == seat:
                now += max(chance, g.phase != PROGRESS)
            else:
                later += chance
    return now, later


def expected(g: Zoocracy) -> list[float]:
    """What everybody may expect of the formation that begins, in goals."""
    given = prices.pie(g)
    strongest = by_strength(g, range(g.players))[0]
    return [given * share for share in prices.shares(g.seats, g.majority, strongest)]


def programme(g: Zoocracy, chance: float) -> tuple[list[float], list[float]]:
    """The goals of the programme that are still to come: of this round, and of the next."""
    now, later = [0.0] * g.players, [0.0] * g.players
    if not g.government:
        return now, later
    to_come = g.phase in (EVENT, CONFIDENCE, PROGRESS) or not g.elected
    sure = 1.0 if g.has_majority else MINORITY
    comes = sure * (g.trouble != STRIKE)
    first, second = g.programme
    if g.interim:
        if to_come:
            now[g.offices["prime-minister"]] += comes
    elif g.elected:
        if first is not None:
            now[first] += comes
        if second is not None:
            if g.round < g.edition.rounds:
                later[second] += sure * chance
            else:
                now[second] += comes
    elif second is not None and to_come:
        now[second] += comes
    return now, later
