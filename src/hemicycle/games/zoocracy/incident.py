"""§5e  The event of the round, and the cards that go with it."""

from __future__ import annotations

from hemicycle.engine.flow import Frame, Step, call

from .cards import CardWindow
from .edition import CROP_FAILURE, END_OF_GAME, EVENT, GOOD_HARVEST, RESISTANCE, STRIKE, EventCard
from .events import DonationTaken, EventDrawn
from .order import player_order
from .purse import take_food
from .state import Zoocracy


class Incident(Frame):
    """§5e 1; rulings A7, E1  One event, then everybody's cards in player order."""

    def enter(self, g: Zoocracy) -> Step:
        g.order = player_order(g)
        card = g.event_deck.pop(0)
        g.event_discard.append(card)
        g.tell(EventDrawn(card))
        happen(g, card)
        return call(CardWindow(order=g.order, kind="event-card", phase=EVENT))


def happen(g: Zoocracy, card: EventCard) -> None:
    """§9b  What an event does."""
    kind = g.edition.event_kinds[card]
    if kind in (STRIKE, RESISTANCE):
        g.trouble = kind
    elif kind == GOOD_HARVEST:
        g.next_harvest = g.edition.harvest
    elif kind == CROP_FAILURE:
        g.next_harvest = -g.edition.harvest
    elif kind == END_OF_GAME:
        g.end_drawn = True
    else:
        donate(g, card)


def donate(g: Zoocracy, card: EventCard) -> None:
    """§9b Donation  For each office on the card its holder takes food."""
    donation = g.edition.donations[card]
    for office in donation.offices:
        seat = g.holds(office)
        if seat is not None:
            g.tell(DonationTaken(seat, office, take_food(g, seat, donation.food)))
