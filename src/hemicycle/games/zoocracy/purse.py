"""Food and action cards: what goes in and out of the funds and the hands."""

from __future__ import annotations

from hemicycle.engine.declare import Seat

from .edition import Card
from .events import CardsDrawn, DeckShuffled, GoalImplemented
from .state import Zoocracy


def take_food(g: Zoocracy, seat: Seat, number: int) -> int:
    """Food from the supply into the funds; with strict tokens as much as there is. How much it was."""
    if g.setup.options.strict_tokens:
        number = min(number, g.supply(seat) or 0)
    g.funds[seat] += number
    g.reckoned[seat] += number
    return number


def pay_food(g: Zoocracy, seat: Seat, number: int) -> None:
    """Food from the funds to the supply, or on the board."""
    g.funds[seat] -= number
    g.reckoned[seat] -= number


def draw(g: Zoocracy, seat: Seat, number: int) -> None:
    """§5g 2  Draw action cards; an empty deck is made anew from the discard pile at once (ruling G4)."""
    drawn: list[Card] = []
    reshuffled: list[int] = []
    for _ in range(number):
        if not g.deck:
            reshuffled += reshuffle(g)
            if not g.deck:
                break
        drawn.append(g.deck.pop())
        g.drawn[seat].append(len(g.shuffled) - 1)
        if not g.deck:
            reshuffled += reshuffle(g)
    if drawn:
        g.hands[seat] += drawn
        g.tell(CardsDrawn(seat, tuple(drawn)))
    for size in reshuffled:
        g.tell(DeckShuffled(size))


def reshuffle(g: Zoocracy) -> list[int]:
    """Make a deck of the discard pile, if there is one; how many cards that are."""
    if not g.discard:
        return []
    g.shuffled.append(tuple(sorted(g.discard)))
    g.deck = g.chance.shuffled("cards", g.shuffled[-1])
    g.discard = []
    return [len(g.deck)]


def discard(g: Zoocracy, seat: Seat, card: Card) -> None:
    """A card from the hand, face up on the discard pile."""
    at = g.hands[seat].index(card)
    del g.hands[seat][at], g.drawn[seat][at]
    g.discard.append(card)


def implement_goal(g: Zoocracy, seat: Seat, by: str) -> None:
    """A step on the goal track; at its end the marker stops (ruling G6)."""
    if g.goals[seat] < g.edition.goal_track:
        g.goals[seat] += 1
        g.tell(GoalImplemented(seat, g.goals[seat], by))
