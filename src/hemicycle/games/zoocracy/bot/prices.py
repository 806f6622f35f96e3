"""What things are worth, in goals: a seat in the programme, an office, food, a card; and who is winning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from hemicycle.engine.declare import Seat

from ..edition import (
    ASSERTIVENESS,
    DEFENCE,
    FINANCE,
    GOVERNMENT_OFFICES,
    OPPOSITION_LEADER,
    PRESIDENT,
    PRIME_MINISTER,
    STRIKE,
    Office,
)
from ..state import Zoocracy

NOW, LATER = 0.93, 0.85
"""A goal of this round's programme, and one of the next round's: strikes and defectors may come."""
OFFICE = {PRIME_MINISTER: 0.2, FINANCE: 0.14, DEFENCE: 0.12, OPPOSITION_LEADER: 0.12, PRESIDENT: 0.06}
"""An office while it lasts: its privilege, donations, a chance to be assertive."""
CARD = 0.07
ASSERTED = 0.85
"""An Assertiveness in hand for an office that one holds."""
SEAT_PIE = 0.65
"""Of what a government has to give: the part that goes by power; the rest is the proposer's."""
FOOD = 0.05
"""A token of food with the whole game ahead."""
LAST_FOOD = 0.004
"""A token of food when all is over: it breaks ties."""
SWING = 0.85
"""By how much one round moves the goals of a party against another's."""


def next_comes(g: Zoocracy) -> float:
    """How likely another round follows: End of Game is among the last four of eight events (§3.6)."""
    if g.last_round:
        return 0.0
    if len(g.event_discard) >= g.round or g.round < 5:
        return 1.0
    return 1 - 1 / (9 - g.round)


def rounds_left(g: Zoocracy) -> float:
    """How many rounds are to be expected, this one included."""
    return expected_rounds(g.round, next_comes(g), g.edition.rounds)


@lru_cache(maxsize=256)
def expected_rounds(round: int, chance: float, rounds: int) -> float:
    left = 1.0
    while chance > 0 and round < rounds:
        round += 1
        left += chance
        chance *= 1.0 if round < 5 else 1 - 1 / (9 - round)
    return left


def food_price(g: Zoocracy) -> float:
    """What a token of food is worth."""
    left = rounds_left(g) - 1
    return LAST_FOOD + FOOD * min(1.0, left / 3)


def food_worth(g: Zoocracy, food: int) -> float:
    """What funds are worth: what the next campaigns can use counts most, the rest less and less."""
    most = g.table.campaign
    used = min(food, most)
    more = min(food - used, most)
    return food_price(g) * (1.4 * used + more + 0.5 * (food - used - more))


def goal_worth(g: Zoocracy) -> tuple[float, float]:
    """What the two goals of a programme formed now are worth (§5d): in the eighth round both come at once."""
    now = 0.0 if g.trouble == STRIKE else NOW
    return now, (now if g.round >= g.edition.rounds else LATER * next_comes(g))


def office_worth(g: Zoocracy, office: Office, next_round: float) -> float:
    """What an office is worth to anybody."""
    return OFFICE[office] * (0.1 + 0.9 * next_round)


def assertive(g: Zoocracy, seat: Seat) -> set[Office]:
    """For which offices the seat holds an Assertiveness. To be asked of one's own hand only."""
    cards = g.edition.cards
    return {cards[card].about for card in g.hands[seat] if card in cards and cards[card].kind == ASSERTIVENESS}


@lru_cache(maxsize=4096)
def power(seats: tuple[int, ...], majority: int) -> tuple[float, ...]:
    """Whose yes decides how often, of all ways to vote: the Banzhaf index."""
    players = len(seats)
    swings = [0] * players
    for votes in range(1 << players):
        total = sum([seats[at] for at in range(players) if votes >> at & 1])
        if total >= majority:
            for at in range(players):
                if votes >> at & 1 and total - seats[at] < majority:
                    swings[at] += 1
    every = sum(swings) or 1
    return tuple([swing / every for swing in swings])


def shares(seats: Sequence[int], majority: int, proposer: Seat | None) -> list[float]:
    """Who may expect how much of what a government has to give: by power, with a bonus for who proposes."""
    strong = power(tuple(seats), majority)
    if proposer is None or max(strong) > 0.99:
        return list(strong)
    found = [SEAT_PIE * one for one in strong]
    found[proposer] += 1 - SEAT_PIE
    return found


def pie(g: Zoocracy) -> float:
    """All that a government has to give."""
    chance = next_comes(g)
    return sum(goal_worth(g)) + sum([office_worth(g, office, chance) for office in GOVERNMENT_OFFICES])


def win_chance(standing: Sequence[float], seat: Seat, left: float) -> float:
    """Each seat's share of the hopes: a lead counts for more, the fewer rounds are left."""
    scale = 1.7 / (SWING * sqrt(left + 0.1))
    top = max(standing)
    hopes = [exp((goals - top) * scale) for goals in standing]
    return hopes[seat] / sum(hopes)
