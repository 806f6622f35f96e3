"""The log of a game: every decision, and what came between two of them."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from .deals import Bargain
from .declare import Seat
from .words import Action, Clock, Continued, Event, Lapse, Order


class Entry(NamedTuple):
    """One decision in the log, with what it caused."""

    number: int
    seat: Seat
    request: str
    """The kind of request that was answered."""
    place: int
    """Which of the open requests it was, counted from 0."""
    action: Action | Lapse | Bargain | Clock | Order | Continued | None
    """What was played for somebody out of time is a `Lapse`. What is no decision for all stands in the log too,
    under the number of the one before it: a move of bargaining, the clock, an order that nobody else sees, other
    rules."""
    events: tuple[Event, ...]

    @property
    def decided(self) -> bool:
        """Whether it is a decision, or the deal: not what came between two of them."""
        return not isinstance(self.action, (Bargain, Clock, Order, Continued))


Chain: TypeAlias = tuple[Any, ...]
"""The log: the chain up to the decision before, then the fields of the last entry. So copies share it, and a
decision costs the same late as early. A plain tuple, since one is made in every decision."""


def since(chain: Chain | None, before: Chain | None) -> list[Entry]:
    """What stands in the log after a point of it, in order."""
    entries = []
    while chain is not None and chain is not before:
        entries.append(Entry(*chain[1:]))
        chain = chain[0]
    return entries[::-1]


def last_decision(chain: Chain | None) -> Entry | None:
    """The last decision, or the deal."""
    while chain is not None and not (last := Entry(*chain[1:])).decided:
        chain = chain[0]
    return last if chain is not None else None
