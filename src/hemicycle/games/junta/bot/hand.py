"""Politics cards: what each is worth, what to play in the first phase, and what to throw away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hemicycle.engine.lots import best
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..cards import influence_votes
from ..edition import Card, JuntaEdition
from ..politics.deeds import GiveUpInfluence, LayInfluence, PlayCard, PlayOn
from ..politics.draw import Discard, SwapCards
from ..state import Junta
from .outlook import Outlook

VOTE = 0.25
"""What a vote of an Influence card is worth, in millions."""
ONCE = 0.15
"""What a vote that is used once is worth."""
DEEDS = {
    "attempt": 2.2,
    "burgle": 1.3,
    "save": 1.5,
    "another-attempt": 0.6,
    "substitute-budget": 4.0,
    "competence": 1.0,
    "break-up": 0.7,
    "reform": 0.4,
    "sacrilege": 0.3,
    "verify": 0.5,
    "end-ballot": 0.5,
    "skip-round": 0.4,
    "close-bank": 0.3,
    "spy": 0.1,
    "pretext": 0.5,
}
"""What an action card is worth in the hand, in millions."""


@lru_cache(maxsize=1_000)
def plain_worth(edition: JuntaEdition, card: Card) -> float:
    """What a card is worth, whatever else one holds."""
    politics = edition.cards[card]
    does = politics.effects
    match politics.kind:
        case "influence":
            return VOTE * does.votes + 0.3 * does.pays
        case "vote":
            return ONCE * does.votes
        case "donation":
            return 1.6 * does.draws
    if does.number:
        return 0.4 + 0.15 * does.number * edition.attack[does.unit] / 2
    if does.bribes_from:
        return 0.4
    value = max([DEEDS[deed] for deed in does.deeds], default=0.0)
    if does.fails_to or does.mad:
        value *= 0.55
    return value - 0.2 * does.cost


def worth_of(g: Junta, family: int, card: Card) -> float:
    """What a card is worth to a family: one that needs another Influence card is nearly nothing without it."""
    one = g.families[family]
    does = g.edition.cards[card].effects
    value = plain_worth(g.edition, card)
    if does.needs:
        if does.needs in one.influence or does.needs in one.hand:
            value *= 1.5
        else:
            value *= 0.3
    for other, votes in does.votes_with:
        if other in one.influence or other in one.hand:
            value = max(value, VOTE * votes)
    return value


def all_cards(look: Outlook, family: int) -> float:
    """What one's cards are worth together: whoever is killed loses them all."""
    g, one = look.g, look.g.families[family]
    return sum([worth_of(g, family, card) for card in (*one.hand, *one.influence) if card in g.edition.cards])


def discard(look: Outlook, family: int, options: Sequence[Action]) -> Action:
    """The card that is worth least goes."""
    found = [option for option in options if isinstance(option, Discard | GiveUpInfluence)]
    return best(found, lambda option: -worth_of(look.g, family, option.card), look.rng)


def play(look: Outlook, family: int, options: Sequence[Action]) -> Action:
    """Phase 1  Influence is laid open, donations are taken, and who has many votes may question the President."""
    g = look.g
    swaps: list[tuple[float, Action]] = [(0.5, PASS)]
    broken = best_break(look, options)
    for option in options:
        match option:
            case LayInfluence():
                return option
            case PlayCard(card):
                if plays(look, family, card):
                    return option
            case PlayOn(card) if "break-up" in g.edition.cards[card].effects.deeds:
                if option == broken:
                    return option
            case SwapCards(_, card, wanted):
                swaps.append((worth_of(g, family, wanted) - worth_of(g, family, card), option))
    return best(swaps, lambda one: one[0], look.rng)[1]


def plays(look: Outlook, family: int, card: Card) -> bool:
    """Whether a card that needs no target is played now."""
    g = look.g
    does = g.edition.cards[card].effects
    if does.draws:
        return True
    if "competence" in does.deeds:
        if family == g.president or g.turn.motion != -1:
            return False
        all_votes = sum([look.votes(other) for other in range(len(g.families))])
        return look.votes(family) * 3 >= all_votes or look.temper.risk > 0.6
    return False


def best_break(look: Outlook, options: Sequence[Action]) -> Action | None:
    """Broken coalition  On whoever has most Influence."""
    found = [
        option for option in options if isinstance(option, PlayOn) and look.g.decides(option.target) != look.seat
    ]
    return best(found, lambda option: influence_votes(look.g, option.target), look.rng) if found else None
