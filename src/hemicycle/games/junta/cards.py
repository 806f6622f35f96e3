"""The Politics cards: drawing, discarding, whether one may be played, and the votes that lie open."""

from __future__ import annotations

from .edition import Card
from .events import CardPlayed, CardsDiscarded, CardsDrawn, DeckShuffled, InfluencePlayed
from .state import NOBODY, Junta


def draw(g: Junta, family: int, number: int) -> None:
    """Phase 1 1  Draw cards; when the deck is through, what was discarded is shuffled."""
    one = g.families[family]
    drawn: list[Card] = []
    for _ in range(number):
        if not g.deck:
            if not g.discard:
                break
            g.deck = g.chance.shuffled("cards", g.discard)
            g.discard = []
            g.tell(DeckShuffled(len(g.deck)))
        drawn.append(g.deck.pop())
    one.hand += drawn
    g.tell(CardsDrawn(family, one.seats, len(drawn), tuple(drawn)))


def discard(g: Junta, family: int, card: Card) -> None:
    """A card goes from a hand, or from what lies open, to the discard pile."""
    one = g.families[family]
    if card in one.hand:
        one.hand.remove(card)
    else:
        one.influence.remove(card)
    g.discard.append(card)


def throw_away(g: Junta, family: int, card: Card) -> None:
    """Phase 1 3  A card too many is discarded."""
    discard(g, family, card)
    g.tell(CardsDiscarded(family, (card,)))


def play(g: Junta, family: int, card: Card) -> None:
    """A card that is not an Influence card is played, and discarded once it has taken effect: so at once."""
    discard(g, family, card)
    g.tell(CardPlayed(family, card))


def lay_open(g: Junta, family: int, card: Card) -> None:
    """An Influence card is laid open."""
    one = g.families[family]
    one.hand.remove(card)
    one.influence.append(card)
    g.tell(InfluencePlayed(family, card))


def may_play(g: Junta, family: int, card: Card) -> bool:
    """Whether the condition of a card is met: an Influence card that lies open, a post that one must not have."""
    does = g.edition.cards[card].effects
    if does.needs and does.needs not in g.families[family].influence:
        return False
    return not does.not_by or family not in [g.holder(post) for post in does.not_by]


def votes_of(g: Junta, family: int, card: Card) -> int:
    """The votes of an Influence or Vote card, with whatever else its owner has open."""
    does = g.edition.cards[card].effects
    votes, influence = does.votes, g.families[family].influence
    for other, more in does.votes_with:
        if other in influence:
            votes = max(votes, more)
    return votes


def owner_of(g: Junta, card: Card) -> int:
    """Before whom an Influence card lies open."""
    for number, family in enumerate(g.families):
        if card in family.influence:
            return number
    return NOBODY


def influence_votes(g: Junta, family: int) -> int:
    """All votes of the Influence cards that lie open before a family."""
    return sum([votes_of(g, family, card) for card in g.families[family].influence])
