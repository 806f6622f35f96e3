"""The two piles and the hands: drawing, laying down, and what goes under.

Everybody sees a card that goes under the trump pile (ruling Q2).
"""

from __future__ import annotations

from hemicycle.engine.declare import Seat

from .edition import Card, EventCard
from .events import DeputiesMoved, PileShuffled, PointsChanged, TrumpsDrawn
from .state import Politico


def draw(g: Politico, seat: Seat, number: int) -> None:
    """I.2.b 5  Draw trumps, as many as there are (ruling P30)."""
    pile = g.pile
    if len(pile) >= number > 0:
        cards = pile[: -number - 1 : -1]
        del pile[-number:]
        g.hands[seat].extend(cards)
        g.tell(TrumpsDrawn(seat, tuple(cards), ()))
        return
    drawn: list[Card] = []
    opened: list[Card] = []
    for _ in range(number):
        if not g.pile and g.under and g.setup.options.piles == "shuffled":
            g.pile, g.under = g.chance.shuffled("trumps", g.under), []
            g.tell(PileShuffled("trumps", len(g.pile)))
        if g.pile:
            drawn.append(g.pile.pop())
        elif g.under:
            card = g.under.pop(0)
            drawn.append(card)
            opened.append(card)
    if drawn:
        g.hands[seat] += drawn
        g.known[seat] += opened
        g.tell(TrumpsDrawn(seat, tuple(drawn), tuple(opened)))


def draw_event(g: Politico) -> EventCard:
    """I.2.b 3  Turn up an event, which goes under its pile."""
    if not g.event_pile and g.setup.options.piles == "shuffled":
        g.event_pile, g.event_under = g.chance.shuffled("events", g.event_under), []
        g.tell(PileShuffled("events", len(g.event_pile)))
    card = g.event_pile.pop() if g.event_pile else g.event_under.pop(0)
    g.event_under.append(card)
    return card


def leave_hand(g: Politico, seat: Seat, card: Card) -> None:
    """A card leaves a hand, and everybody sees it."""
    g.hands[seat].remove(card)
    known = g.known[seat]
    if card in known:
        known.remove(card)


def lay(g: Politico, seat: Seat, card: Card) -> None:
    """Lay a trump open on the table."""
    leave_hand(g, seat, card)
    g.table.append(card)


def put_under(g: Politico, card: Card) -> None:
    """I.2.c 6  A used trump goes under the pile."""
    g.table.remove(card)
    g.under.append(card)


def throw_away(g: Politico, seat: Seat, card: Card) -> None:
    """A card goes from a hand under the pile."""
    leave_hand(g, seat, card)
    g.under.append(card)


def take_back(g: Politico, seat: Seat, card: Card) -> None:
    """A card goes back into the hand it came from, and everybody knows that it is there."""
    g.table.remove(card)
    g.hands[seat].append(card)
    g.known[seat].append(card)


def score(g: Politico, changes: dict[Seat, int]) -> None:
    """Points won and lost; they may be negative (I.3)."""
    changes = {seat: points for seat, points in changes.items() if points}
    if changes:
        for seat, points in changes.items():
            g.points[seat] += points
        g.tell(PointsChanged(tuple(changes), tuple(changes.values())))


def give(g: Politico, giver: Seat, seat: Seat, points: int) -> None:
    """Points pass from one player to another; to oneself is nothing (ruling P21)."""
    if giver != seat:
        score(g, {giver: -points, seat: points})


def move_deputies(g: Politico, giver: Seat, seat: Seat, number: int) -> None:
    """Deputies change hands, as many as there are: never below none, never created or lost (ruling P4)."""
    number = min(number, g.deputies[giver])
    if number and giver != seat:
        g.deputies[giver] -= number
        g.deputies[seat] += number
        g.tell(DeputiesMoved(seat, giver, number))
