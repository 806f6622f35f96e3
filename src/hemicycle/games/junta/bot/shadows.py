"""Phase 6: whom to have killed, and when to save oneself."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.lots import best
from hemicycle.engine.mixing import draw
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..edition import BANK
from ..money import worth
from ..politics.assassins import Assassinate, Burgle, Overtime, SaveYourself, SecretPolice
from .hand import worth_of
from .outlook import Outlook
from .refuge import HIDING, PRIZE, Hunt, at_bank, hunt

LEAST = 0.6
"""In millions: what a paid killing must bring beyond its price."""


def strike(look: Outlook, family: int, options: Sequence[Action]) -> Action:
    """Phase 6  The killer that brings most, if he brings enough; whom he looks for where is drawn."""
    found: list[tuple[float, Action]] = []
    chances: dict[int, float] = {}
    for option in options:
        if isinstance(option, SecretPolice | Assassinate | Burgle | Overtime):
            target = option.target
            if target not in chances:
                chances[target] = at_bank(look, target)
            found.append((killing(look, option, chances[target]), option))
    worthy = [one for one in found if one[0] > 0]
    if not worthy:
        return PASS
    _, chosen = best(worthy, lambda one: one[0], look.rng)
    same = [one for one in worthy if means(one[1]) == means(chosen)]
    if look.rng is None or len(same) == 1:
        return chosen
    sought = hunt(look)
    odds = [value * share(sought, option) for value, option in same]
    return same[draw(odds, look.rng)][1] if sum(odds) > 0 else chosen


def means(option: Action) -> tuple[type, str]:
    """The police, or which card."""
    return type(option), "" if isinstance(option, SecretPolice) else option.card  # type: ignore[attr-defined]


def share(sought: Hunt, option: Action) -> float:
    """How often this target is to be looked for at this place."""
    if isinstance(option, Burgle):
        return sum(sought.shots[option.target])
    assert isinstance(option, SecretPolice | Assassinate | Overtime)
    bank, elsewhere = sought.shots[option.target]
    if isinstance(option, Assassinate):
        return bank if option.location == BANK else elsewhere / len(HIDING)
    return sought.police[option.target] if option.location == BANK else elsewhere / len(HIDING)


def killing(look: Outlook, option: Action, bank: float) -> float:
    """What an attempt is worth, in millions."""
    g = look.g
    if isinstance(option, Burgle):
        home = (1 - bank) / len(HIDING)
        return (1 - home) * min(2.0, look.cash[option.target]) - LEAST
    assert isinstance(option, SecretPolice | Assassinate | Overtime)
    hit = found_at(bank, option.location)
    cash = look.cash[option.target]
    prize = cash * (1 - look.weight(option.target)) + PRIZE
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
    return (1 - bank) / len(HIDING)


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
