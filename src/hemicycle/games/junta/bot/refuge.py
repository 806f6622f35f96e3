"""Phases 5 and 6 as one small game: where to be, and whom to look for where.

Everybody chooses between the Bank and a hiding place, the secret police whom to expect at the Bank, and killers
whom to look for at the Bank or elsewhere. Whoever did so by rule could be read: a steady President who chose by
the police alone was killed in three turns of ten. So it is solved by regret matching, as it looks to who asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from hemicycle.engine.mixing import Profile, mixed
from hemicycle.engine.words import Action

from ..edition import BANK, HEADQUARTERS, LOCATIONS, RESIDENCE
from ..money import worth
from ..politics.location import PLACES
from ..state import NOBODY
from .hand import all_cards
from .outlook import Outlook

HIDING = (RESIDENCE, "bachelor-flat", "night-club", HEADQUARTERS)
"""All alike: who hides, and who looks for him, draws one of them."""
KILLERS = 0.14
"""How many killers of each player find their man in a turn, if he is where they look: about one in five has
one to send, and one in three of these fails."""
POLICE = 0.9
"""How likely the secret police strikes when it may."""
CARDS, OFFICE = 2.0, 3.0
"""In millions: what one loses with one's life besides cash, and what a President loses."""
PRIZE = 0.8
"""In millions: what somebody's death is worth to his killer besides his cash."""
HOLD = {2: 0.4, 3: 0.4, 4: 0.55, 5: 0.65, 6: 0.75, 7: 0.8}
"""What cash is worth in the hand, of what it is worth in Switzerland, by the number of players: the fewer there
are, the likelier it is lost to a firing squad. With 0.8 for all the steady won 28 % of games of three, with 0.55
45 %, with 0.4 48 %."""
ENDING = (0.6, 0.88)
"""Of that, with one budget or two still to come."""
QUICK, THOROUGH = 2_000, 8_000
"""How many payoffs are asked for, by novices and by who takes his time."""
ROUGH = 2
"""To how many millions novices reckon: the same few positions come again and again, and are solved once."""
CLOSED = 0.03
"""How likely somebody goes to a Bank that stays closed."""


class Hunt(NamedTuple):
    """How often each should do what, by family."""

    banks: tuple[float, ...]
    """To be at the Bank."""
    police: tuple[float, ...]
    """To be the one whom the police expects there."""
    shots: tuple[tuple[float, float], ...]
    """To be the one whom killers look for at the Bank, and elsewhere."""


def hunt(look: Outlook) -> Hunt:
    """As the table looks to a seat: it knows its own cash, and guesses that of others."""
    g = look.g
    families = [family for family in range(len(g.families)) if g.active(family) and g.decides(family) != NOBODY]
    exact = 1 if look.sharp else ROUGH
    purses = tuple([exact * round(look.cash[family] / exact) for family in families])
    lives = tuple([life(look, family) for family in families])
    exempt = tuple([g.decides(family) == look.minister for family in families])
    killers = KILLERS * (len({g.decides(family) for family in families}) - 1)
    work = THOROUGH if look.sharp else QUICK
    found = solved(purses, lives, round(held(look), 2), exempt, POLICE * look.police, round(killers, 2), work)
    banks, police = [0.0] * len(g.families), [0.0] * len(g.families)
    shots = [(0.0, 0.0)] * len(g.families)
    for at, family in enumerate(families):
        banks[family], police[family], shots[family] = found.banks[at], found.police[at], found.shots[at]
    return Hunt(tuple(banks), tuple(police), tuple(shots))


@lru_cache(maxsize=2_000)
def solved(
    purses: tuple[int, ...],
    lives: tuple[float, ...],
    held: float,
    exempt: tuple[bool, ...],
    police: float,
    killers: float,
    work: int,
) -> Hunt:
    """Of those who move: what regret matching makes of it. Its luck is always the same."""
    number = len(purses)
    hunted = [at for at in range(number) if not exempt[at]] if police else []
    choices = [2] * number + ([len(hunted)] if hunted else []) + [2 * number]
    missed = 1 / len(HIDING)
    prizes = [purse + PRIZE for purse in purses]

    def payoff(player: int, profile: Profile) -> float:
        """In millions. Of families 0 is the Bank and 1 to hide; killers choose a family and one of these."""
        if player < number:
            hides = profile[player]
            risk = 0.0
            if profile[-1] == 2 * player + hides:
                risk = killers * missed if hides else killers
            if not hides and hunted and hunted[profile[number]] == player:
                risk = 1 - (1 - risk) * (1 - police)
            return (1 - risk) * purses[player] * (held if hides else 1.0) - risk * lives[player]
        if player == number and hunted:
            target = hunted[profile[number]]
            return 0.0 if profile[target] else prizes[target]
        target, hides = divmod(profile[-1], 2)
        if profile[target] != hides:
            return 0.0
        return prizes[target] * missed if hides else prizes[target]

    positions = alike(purses, lives, exempt)
    shares = mixed(payoff, choices, max(10, work // sum(choices)), Random("hunt"), positions)
    strikes = [0.0] * number
    for target, share in zip(hunted, shares[number], strict=False):
        strikes[target] = share
    at_bank, elsewhere = (evened(shares[-1][hides::2], positions) for hides in (0, 1))
    return Hunt(
        tuple([one[0] for one in shares[:number]]),
        tuple(evened(strikes, positions)),
        tuple(zip(at_bank, elsewhere, strict=True)),
    )


def alike(purses: tuple[int, ...], lives: tuple[float, ...], exempt: tuple[bool, ...]) -> list[int]:
    """By family, the first in the same position."""
    positions = list(zip(purses, lives, exempt, strict=True))
    return [positions.index(one) for one in positions]


def evened(shares: Sequence[float], positions: Sequence[int]) -> list[float]:
    """Those in the same position are looked for as often: so few rounds leave it to luck."""
    total = [0.0] * len(shares)
    for share, first in zip(shares, positions, strict=True):
        total[first] += share
    return [total[first] / positions.count(first) for first in positions]


def life(look: Outlook, family: int) -> float:
    """What is lost with a life besides cash, in millions; whoever reckons counts his own cards."""
    g = look.g
    cards = CARDS
    if look.sharp and look.seat in g.families[family].seats:
        cards = round(all_cards(look, family))
    return cards + (OFFICE if family == g.president and look.left else 0.0)


def held(look: Outlook) -> float:
    """What money in the hand is worth: at the end, nothing."""
    left = look.left
    if left == 0:
        return 0.05 if look.g.turn.number * look.g.edition.aid + 8 > sum(look.g.edition.bills) else 0.2
    return HOLD[look.g.players] * (ENDING[left - 1] if left <= len(ENDING) else 1.0)


# Where to be


def go_to(look: Outlook, family: int, rng: Random, coup: bool) -> Action:
    """Phase 5  Drawn: nobody can tell where somebody is who does not know it himself before."""
    if coup and not look.g.turn.unstable and rng.random() < 0.6 + 0.4 * look.temper.risk:
        return PLACES[LOCATIONS.index(HEADQUARTERS)]
    if rng.random() < bank_chance(look, family):
        return PLACES[LOCATIONS.index(BANK)]
    return PLACES[LOCATIONS.index(rng.choice(HIDING))]


def bank_chance(look: Outlook, family: int) -> float:
    """How likely one goes to the Bank; with nothing to take there it is only for a donation."""
    g = look.g
    if g.turn.bank == "holiday":
        return 0.0
    if family < g.players and worth(g.families[family].reserve) < 1 and not look.sharp:
        donation = any(g.edition.cards[card].effects.draws for card in g.families[family].hand)
        return 0.5 if donation else 0.1
    return hunt(look).banks[family]


def at_bank(look: Outlook, family: int) -> float:
    """How likely somebody is at the Bank, as others see it."""
    g = look.g
    if g.turn.bank == "holiday":
        return CLOSED
    one = g.families[family]
    if one.shown:
        return float(one.shown == BANK)
    return hunt(look).banks[family]
