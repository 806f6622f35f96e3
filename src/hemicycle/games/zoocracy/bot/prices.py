"""What things are worth, in goals: a seat in the programme, an office, food, a card; and who is winning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from hemicycle.engine import odds
from hemicycle.engine.declare import Seat
from hemicycle.engine.power import banzhaf_pivots

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

# Most figures come from 2,650 games of an earlier novice at 2, 3, 4 and 6 players: how much each thing, as a phase
# began, went with winning, next to a goal (a softmax regression; rounded, one figure for all numbers of players).
# Three are set by hand, since the fit may mix up the thing with who mostly has it: LATER (fit 0.4 to 0.6), the
# Opposition Leader (0.4 to 0.6) and CARD (0.07 to 0.19).

NOW, LATER = 0.85, 0.72
"""A goal of this round's programme, and one of the next round's: strikes, defectors and new elections may come."""
OFFICE = {PRIME_MINISTER: 0.3, FINANCE: 0.12, DEFENCE: 0.18, OPPOSITION_LEADER: 0.2, PRESIDENT: 0.1}
"""An office while it lasts: its privilege, donations, a chance to be assertive."""
CARD = 0.1
ASSERTED = 0.95
"""An Assertiveness in hand for an office that one holds; and for one that one does not hold."""
HELD = 0.55
FOOD = (0.36, 0.24, 0.19)
"""A token of food early in the game: for one campaign, for the next, and beyond. Three to five are a goal."""
LAST_FOOD = 0.004
"""A token of food when all is over: it breaks ties."""
VOTE = 0.085
"""A vote of the zoo as it lies, before it is counted."""
EARLY_TURN = 0.07
"""What a seat costs beside all that it brings: who has more has to campaign before the others."""
SEAT_PIE = 0.75
"""Of what a government has to give: the part that goes by power; the rest is the proposer's."""
SWING = 1.05
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


def ahead(g: Zoocracy) -> float:
    """How much of the game is left for what pays later: all of it until three rounds before the end."""
    return min(1.0, (rounds_left(g) - 1) / 3)


def food_price(g: Zoocracy) -> float:
    """What a token of food is worth that one need not have."""
    return LAST_FOOD + FOOD[-1] * ahead(g)


def food_worth(g: Zoocracy, food: int) -> float:
    """What funds are worth: what the next campaigns can use counts most, the rest less."""
    most = g.table.campaign
    used = min(food, most)
    more = min(food - used, most)
    return LAST_FOOD * food + ahead(g) * (FOOD[0] * used + FOOD[1] * more + FOOD[2] * (food - used - more))


def goal_worth(g: Zoocracy) -> tuple[float, float]:
    """What the two goals of a programme formed now are worth (§5d): in the eighth round both come at once."""
    now = 0.0 if g.trouble == STRIKE else NOW
    return now, (now if g.round >= g.edition.rounds else LATER * next_comes(g))


def office_worth(office: Office, next_round: float) -> float:
    """What an office is worth to anybody."""
    return OFFICE[office] * (0.1 + 0.9 * next_round)


def assertive(g: Zoocracy, seat: Seat) -> set[Office]:
    """For which offices the seat holds an Assertiveness. To be asked of one's own hand only."""
    cards = g.edition.cards
    return {cards[card].about for card in g.hands[seat] if card in cards and cards[card].kind == ASSERTIVENESS}


@lru_cache(maxsize=4096)
def power(seats: tuple[int, ...], majority: int) -> tuple[float, ...]:
    """Whose yes decides how often, of all ways to vote: the Banzhaf index."""
    if not majority:
        return (0.0,) * len(seats)  # before the first election nobody turns any vote
    swings = banzhaf_pivots(seats, majority)
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
    return sum(goal_worth(g)) + sum([office_worth(office, chance) for office in GOVERNMENT_OFFICES])


def win_chances(standing: Sequence[float], left: float) -> list[float]:
    """Everybody's chance to win: a lead counts for more, the less of the game is left."""
    return odds.win_chances(standing, SWING * sqrt(left + 0.1))


def win_chance(standing: Sequence[float], seat: Seat, left: float) -> float:
    """A lead counts for more, the fewer rounds are left."""
    return odds.win_chance(standing, seat, SWING * sqrt(left + 0.1))
