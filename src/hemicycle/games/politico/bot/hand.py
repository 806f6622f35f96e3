"""The hand: what a trump is worth if it is kept, which one to give up, and how likely others hold an answer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best
from hemicycle.engine.words import Action, Message

from ..acts import DRAW, Swap
from ..attack import LoseTrump
from ..edition import (
    AFFAIRE,
    AGITATION,
    ANSWERS,
    ARMY,
    AVIS,
    BARAKA,
    CATASTROPHE,
    CRISE,
    DEBACLE,
    DESACCORDS,
    DESASTRE,
    ECHEC,
    EVITEE,
    FORFAITURE,
    GREVE,
    HOMME_PROVIDENTIEL,
    INFLATION,
    LENIFIANT,
    MOTION,
    NEGOCIATION,
    PREMIER_MINISTRE,
    PROCES,
    REPLATRAGE,
    REUSSITE,
    SCANDALE,
    SCISSION,
    SURENCHERE,
    UNION_NATIONALE,
    VAINCUE,
    Card,
)
from ..incidents import GiveUp
from ..state import Politico
from .memory import Memory
from .outlook import holds

KEEP: dict[Card, float] = {
    PREMIER_MINISTRE: 14.0,
    HOMME_PROVIDENTIEL: 18.0,
    UNION_NATIONALE: 8.0,
    MOTION: 10.0,
    ARMY: 16.0,
    GREVE: 7.0,
    DESACCORDS: 14.0,
    AGITATION: 6.0,
    DEBACLE: 14.0,
    INFLATION: 7.0,
    CATASTROPHE: 9.0,
    SURENCHERE: 7.0,
    FORFAITURE: 14.0,
    DESASTRE: 14.0,
    SCANDALE: 6.0,
    AFFAIRE: 15.0,
    CRISE: 4.0,
    SCISSION: 9.0,
    ECHEC: 4.0,
    REPLATRAGE: 6.0,
    NEGOCIATION: 3.5,
    REUSSITE: 7.0,
    VAINCUE: 3.5,
    LENIFIANT: 4.0,
    AVIS: 4.0,
    PROCES: 5.0,
    EVITEE: 4.0,
    BARAKA: 11.0,
}
"""What a trump in the hand is worth, in points, while much of the game is left."""
MEAN = 8.5
"""What a trump from the pile is worth, as a rule: the mean of all eighty."""
AGAIN = 0.45
"""Of its worth: what a second one of the same name has."""
WHIM = 1.0
"""By how much less poor a trump may be that is swapped by who does not want to be read."""
SPENT = 12
"""With fewer turns to come, what is kept is worth less."""


def worth(card: Card, copies: int, left: float) -> float:
    """What keeping a trump is worth to whoever holds so many of its name."""
    later = min(1.0, left / SPENT)
    return KEEP[card] * later * (AGAIN if copies > 1 else 1.0)


def hand_worth(cards: Sequence[Card], left: float) -> float:
    """What a whole hand is worth."""
    later = min(1.0, left / SPENT)
    seen: set[Card] = set()
    total = 0.0
    for card in cards:
        total += KEEP[card] * (AGAIN if card in seen else 1.0)
        seen.add(card)
    return later * total


def swap(g: Politico, seat: Seat, options: Sequence[Action], rng: Random, whim: float = 0.0) -> Action:
    """Get rid of the poorest trump, if a new one is likely to be better.

    With a whim, not always of the very poorest: all see what goes under the pile, and whoever always parts with
    the same shows what the hand does not hold.
    """
    hand = g.hands[seat]

    def poor(option: Action) -> float:
        if not isinstance(option, Swap):
            return -MEAN * 0.8 if option == DRAW else -100.0
        return -KEEP[option.card] * (AGAIN if hand.count(option.card) > 1 else 1.0) - whim * rng.random()

    return best(options, poor, rng)


def part_with(g: Politico, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """Give up the trump that is worth least."""
    hand = g.hands[seat]

    def kept(option: Action) -> float:
        assert isinstance(option, GiveUp | LoseTrump)
        return -KEEP[option.card] * (AGAIN if hand.count(option.card) > 1 else 1.0)

    return best(options, kept, rng)


def reason(action: Action) -> Message:
    """What speaks for it."""
    if isinstance(action, Swap | GiveUp | LoseTrump):
        return Message("bot-needless", {"card": action.card})
    return Message("bot-draw")


# What others may hold


def unseen(g: Politico, seat: Seat, card: Card) -> int:
    """How many of a name the seat has not seen: they are in other hands, or in the pile."""
    copies: int = g.edition.copies[card]
    return copies - g.under.count(card) - g.table.count(card) - g.hands[seat].count(card)


def answered(
    g: Politico, seat: Seat, attack: Card, defenders: Collection[Seat], memory: Memory | None = None
) -> float:
    """How likely one of these players holds a defence against an attack of the seat's."""
    answers = ANSWERS[attack]
    cards = sum([len(g.hands[party]) for party in defenders])
    for party in defenders:
        if any(card in answers for card in g.known[party]):
            return 0.9
    hidden = len(g.pile) + sum([len(hand) for other, hand in enumerate(g.hands) if other != seat])
    if memory is None:
        return holds(sum([unseen(g, seat, card) for card in answers]), cards, hidden)
    lacks = [memory.lacks(g, party) for party in defenders]
    nobody = 1.0
    for card in answers:
        may = cards - sum([lacking.get(card, 0) for lacking in lacks])
        nobody *= 1.0 - holds(unseen(g, seat, card), may, hidden)
    return 1.0 - nobody


def army(g: Politico, seat: Seat, holders: Collection[Seat]) -> float:
    """How likely one of these players holds a Pression de l'armée."""
    hidden = len(g.pile) + sum([len(hand) for other, hand in enumerate(g.hands) if other != seat])
    cards = sum([len(g.hands[party]) for party in holders])
    return holds(unseen(g, seat, ARMY), cards, hidden)
