"""Phase 5, for who reckons: where killers will look for one, and where to be therefore."""

from __future__ import annotations

from math import exp
from random import Random

from hemicycle.engine.words import Action

from ..edition import BANK, HEADQUARTERS, LOCATIONS
from ..money import worth
from ..politics.location import PLACES
from ..state import NOBODY
from .hand import all_cards
from .outlook import Outlook
from .shadows import HIDDEN, at_bank, found_at, later, rises

KILLERS = 0.14
"""How many killers of each other player find their man in a turn, if he is where they look: about one in five has
one to send, and one in three of these fails."""
SURE = 4.0
"""How surely killers choose what looks best to them."""
POLICE = 0.9
"""How likely the secret police strikes when it may."""
OFFICE = 3.0
"""In millions: what else a President loses with his life."""
HOLD = {2: 0.4, 3: 0.4, 4: 0.55, 5: 0.65, 6: 0.75, 7: 0.8}
"""What cash is worth in the hand, by the number of players: the fewer there are, the likelier it is lost to a
firing squad. With 0.8 for all the steady won 28 % of games of three, with 0.55 45 %, with 0.4 48 %."""
ENDING = (0.6, 0.88)
"""Of that, with one budget or two still to come."""
DRAWN = 0.05
"""Of one's cash: what is so much worse is chosen e times less often."""
PRIZE = 0.8
"""In millions: what somebody's death is worth to his killer besides his cash."""


def go_to(look: Outlook, family: int, rng: Random, coup: bool) -> Action:
    """Drawn too, but mostly from where nobody will look."""
    if rises(look, coup, rng):
        return PLACES[LOCATIONS.index(HEADQUARTERS)]
    cash = float(worth(look.g.families[family].reserve))
    values = merits(look, family, cash)
    best = max(values)
    odds = [exp((value - best) / (DRAWN * max(1.0, cash))) for value in values]
    return rng.choices(PLACES, odds)[0]


def merits(look: Outlook, family: int, cash: float) -> list[float]:
    """What it is worth to be at each location, in millions."""
    g = look.g
    life = all_cards(look, family) + (OFFICE if family == g.president and look.left else 0.0)
    held = later(look) if look.left == 0 else HOLD[g.players]
    if 0 < look.left <= len(ENDING):
        held *= ENDING[look.left - 1]
    found: list[float] = []
    for place, risk in zip(LOCATIONS, perils(look, family), strict=True):
        safe = cash if place == BANK and g.bank != "holiday" else held * cash
        found.append((1 - risk) * safe - risk * life)
    return found


def perils(look: Outlook, family: int) -> list[float]:
    """How likely one is killed at each location, as the table looks to others: by offices, not by purses.

    The police chooses first. Whoever sends a killer after it has struck thinks that the Bank is free again, and
    looks for the President there: novices killed a steady President in three turns of ten, while he chose by the
    police alone, and in one of thirty since.
    """
    g, mine = look.g, look.g.decides(family)
    other = next(seat for seat in range(g.players) if seat != mine)
    before, after = Outlook(g, other, look.temper), Outlook(g, other, look.temper)
    after.police = False
    strikes, shots = [0.0] * len(g.families), [0.0] * len(g.families)
    for target in range(len(g.families)):
        if g.active(target) and g.decides(target) != NOBODY:
            prize = before.guess(target) + PRIZE
            bank = at_bank(after, target)
            shots[target] = (prize * max(bank, HIDDEN[0] * (1 - bank))) ** SURE
            if g.decides(target) != look.minister:
                strikes[target] = (prize * at_bank(before, target)) ** SURE
    senders = len([seat for seat in range(g.players) if seat != mine and g.active(seat)])
    aimed = KILLERS * senders * shots[family] / (sum(shots) or 1.0)
    bank = at_bank(after, family)
    guesses = [found_at(bank, place) ** SURE for place in LOCATIONS]
    found = [1 - exp(-aimed * guess / sum(guesses)) for guess in guesses]
    if look.police and mine != look.minister:
        at = LOCATIONS.index(BANK)
        found[at] = 1 - (1 - found[at]) * (1 - POLICE * strikes[family] / (sum(strikes) or 1.0))
    return found
