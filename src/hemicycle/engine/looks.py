"""How a table looks to each seat: many things are weighed at one moment, and the look is made once for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .declare import Seat

Look = TypeVar("Look")


class Looks(Generic[Look]):
    """Makes a look when it is first asked for, and forgets all of them when it is asked about another moment."""

    def __init__(self, make: Callable[[Any, Seat], Look]) -> None:
        self.make = make
        self.g: Any = None
        self.questions = -1
        self.made: dict[Seat, Look] = {}

    def __call__(self, g: Any, seat: Seat) -> Look:
        if self.g is not g or self.questions != g.questions:
            self.g, self.questions, self.made = g, g.questions, {}
        if seat not in self.made:
            self.made[seat] = self.make(g, seat)
        return self.made[seat]
