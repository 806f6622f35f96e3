"""What a game tells the bots: its module `bot` has these functions, and the levels are built on them.

A game imports nothing from here, so that it knows the engine alone; the shape is all they share. `g` is a view,
or in the bots' imagination a whole state, of which only the asked seat's own hand and what is public may be used.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Message


class Knowledge(Protocol):
    """What bots know of a game."""

    def temper(self, rng: Random) -> Any:
        """A personality: what sets one player apart from the next."""

    def choose(self, g: Any, request: Request, temper: Any, rng: Random) -> Action:
        """What a novice of that temper answers: written rules, in a tenth of a millisecond or so."""

    def hasty(self, g: Any, request: Request, temper: Any, rng: Random) -> Action:
        """The same, shortened to what matters most, for the games that are played in imagination."""

    def simplify(self, g: Any, seat: Seat) -> None:
        """Take from a table that a seat imagines what `hasty` players would not use anyway."""

    def candidates(self, g: Any, request: Request, temper: Any, rng: Random) -> list[Action]:
        """The answers worth a closer look, the novice's own choice among them."""

    def chapter(self, g: Any) -> object:
        """How far the game has come; when this changes, an imagined game can be judged."""

    def estimate(self, g: Any, seat: Seat) -> float:
        """The chance that a seat wins from here, from 0 to 1."""

    def reason(self, g: Any, request: Request, action: Action) -> Message | None:
        """What speaks for an answer, in a sentence of the game's texts."""
