"""Who dies, who takes office: what all the ways to either have in common."""

from __future__ import annotations

from typing import Literal

from .events import FamilyKilled, LocationShown, PresidentElected
from .money import EMPTY, plus
from .state import NOBODY, Junta


def kill(g: Junta, family: int, heir: int) -> None:
    """Phase 6 5  The dead discard all cards, and their money goes to the heir, or out of the game (ruling 18)."""
    one = g.families[family]
    cards = (*one.hand, *one.influence)
    bills = one.reserve
    g.discard += cards
    one.hand, one.influence, one.reserve, one.dead, one.target = [], [], EMPTY, True, False
    seats = one.seats
    if heir == NOBODY:
        g.box = plus(g.box, bills)
    else:
        other = g.families[heir]
        other.reserve = plus(other.reserve, bills)
        seats = tuple(sorted({*seats, *other.seats}))
    g.tell(FamilyKilled(family, heir, cards, seats, bills))


def show(g: Junta, family: int) -> None:
    """A location becomes known to all."""
    one = g.families[family]
    if not one.shown:
        one.shown = one.location
        g.tell(LocationShown(family, one.location))


def make_president(g: Junta, seat: int, how: Literal["vote", "alone", "faction", "junta", "host"]) -> None:
    """Somebody takes office: whatever posts he had are vacant now, and the cousin of the one before is gone."""
    if g.cousin and seat != g.president:
        g.posts[g.cousin] = NOBODY
        g.cousin, g.cousin_of = "", NOBODY
    if not g.small:
        for post in g.posts_of(seat):
            if post != g.cousin:
                g.posts[post] = NOBODY
    g.president = seat
    g.tell(PresidentElected(seat, how))
