"""Phases 5 and 6: where to be, where others may be, and whom to have killed."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from hemicycle.engine.lots import best
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..edition import BANK, HEADQUARTERS, LOCATIONS, RESIDENCE
from ..money import worth
from ..politics.assassins import Assassinate, Burgle, Overtime, SaveYourself, SecretPolice
from ..politics.location import PLACES
from ..state import NOBODY
from .hand import worth_of
from .outlook import Outlook

HIDING = (RESIDENCE, "bachelor-flat", "night-club", HEADQUARTERS)
HIDDEN = (0.3, 0.26, 0.26, 0.18)
"""How likely each hiding place is."""
CARDS = 0.1
"""How likely somebody with a killer in his hand aims at the richest one at the Bank."""
LATER = 0.82
"""What cash is worth in the hand, of what it is worth in Switzerland, while there is time."""
KEEN = 9.0
"""How surely the better of two places is chosen, by the part of one's money that lies between them."""
LEAST = 0.6
"""In millions: what a paid killing must bring beyond its price."""


def at_bank(look: Outlook, family: int) -> float:
    """How likely somebody is at the Bank, as others see it."""
    g = look.g
    if g.turn.bank == "holiday":
        return 0.03
    one = g.families[family]
    if one.shown:
        return float(one.shown == BANK)
    return bank_chance(look, family, look.cash[family])


def bank_chance(look: Outlook, family: int, cash: float) -> float:
    """How likely somebody with so much cash goes to the Bank."""
    if cash < 1:
        return 0.15
    gain = (1 - danger(look, family, cash)) - (1 - 0.03) * later(look)
    return min(0.95, max(0.04, 1 / (1 + exp(-KEEN * gain))))


def later(look: Outlook) -> float:
    """What money in the hand is worth: at the end, nothing."""
    if look.left == 0:
        return 0.05 if look.g.turn.number * look.g.edition.aid + 8 > sum(look.g.edition.bills) else 0.2
    return LATER if look.left > 2 else 0.6 if look.left == 2 else 0.45


def danger(look: Outlook, family: int, cash: float) -> float:
    """How likely somebody is killed if he goes to the Bank: the richer he seems, the likelier."""
    g = look.g
    seat = g.families[family].leader
    shares: float = 0.0
    for other in range(len(g.families)):
        if g.active(other) and g.families[other].leader not in (NOBODY, look.minister):
            shares += float(max(0.3, look.cash[other]) ** 1.3)
    mine: float = max(0.3, cash) ** 1.3
    share = mine / max(mine, shares)
    risk = CARDS * min(1.0, 1.5 * share)
    if look.police and seat != look.minister:
        risk += (0.95 - risk) * share
    return risk


def go_to(look: Outlook, family: int, rng: Random, coup: bool) -> Action:
    """Phase 5  Drawn: nobody can tell where somebody is who does not know it himself before."""
    g = look.g
    cash = float(worth(g.families[family].reserve))
    if rises(look, coup, rng):
        return PLACES[LOCATIONS.index(HEADQUARTERS)]
    chance = 0.0
    if g.turn.bank != "holiday":
        if family >= g.players or cash >= 1:
            chance = bank_chance(look, family, max(cash, 0.0))
        else:
            donation = any(g.edition.cards[card].effects.draws for card in g.families[family].hand)
            chance = 0.5 if donation else 0.1
    if rng.random() < chance:
        return PLACES[0]
    place = rng.choices(HIDING, HIDDEN)[0]
    return PLACES[LOCATIONS.index(place)]


def rises(look: Outlook, coup: bool, rng: Random) -> bool:
    """Whether who would rather rise goes to his headquarters for it."""
    return coup and not look.g.turn.unstable and rng.random() < 0.6 + 0.4 * look.temper.risk


# Killing


def strike(look: Outlook, family: int, options: Sequence[Action]) -> Action:
    """Phase 6  The killing that brings most, if it brings enough."""
    found: list[tuple[float, Action]] = [(0.0, PASS)]
    chances: dict[int, float] = {}
    for option in options:
        if not isinstance(option, SecretPolice | Assassinate | Burgle | Overtime):
            continue
        target = option.target
        if target not in chances:
            chances[target] = at_bank(look, target)
        found.append((killing(look, option, chances[target]), option))
    return best(found, lambda one: one[0], look.rng)[1]


def killing(look: Outlook, option: Action, bank: float) -> float:
    """What an attempt is worth, in millions."""
    g = look.g
    if isinstance(option, Burgle):
        home = HIDDEN[0] * (1 - bank)
        return (1 - home) * min(2.0, look.cash[option.target]) - LEAST
    assert isinstance(option, SecretPolice | Assassinate | Overtime)
    hit = found_at(bank, option.location)
    cash = look.cash[option.target]
    prize = cash * (1 - look.weight(option.target)) + 0.8
    if isinstance(option, SecretPolice):
        return hit * prize
    does = g.edition.cards[option.card].effects
    if does.fails_to:
        hit *= 1 - does.fails_to / 6
    if does.mad:
        hit *= 0.5
        prize -= 0.17 * (look.mine + 2) / max(hit, 0.05) * 0.5
    return hit * prize - does.cost - LEAST - 0.8 * (1 - look.temper.risk) * min(1.0, look.left / 3)


def found_at(bank: float, location: str) -> float:
    """How likely somebody is at a place, if he is at the Bank with this chance."""
    if location == BANK:
        return bank
    return (1 - bank) * HIDDEN[HIDING.index(location)]


def save(look: Outlook, family: int, options: Sequence[Action]) -> Action:
    """One's life, if what one would lose is worth more than the card."""
    g = look.g
    found = [option for option in options if isinstance(option, SaveYourself)]
    if not found:
        return PASS
    cheapest = best(found, lambda option: -cost(look, option), look.rng)
    cards = sum([worth_of(g, family, card) for card in g.families[family].hand]) + len(
        g.families[family].influence
    )
    return cheapest if worth(g.families[family].reserve) + cards > cost(look, cheapest) else PASS


def cost(look: Outlook, option: SaveYourself) -> float:
    politics = look.g.edition.cards[option.card]
    return politics.effects.cost if politics.kind == "bribe" else 1.0
