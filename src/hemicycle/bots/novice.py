"""The novice: plays by written rules, quickly and plausibly, with a personality of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Message

from .base import Bot
from .knowledge import Knowledge


class Novice(Bot):
    """Does what its game's written rules say, coloured by a temper that it is given at the start."""

    def __init__(self, seat: Seat, rng: Random, knowledge: Knowledge):
        super().__init__(seat, rng)
        self.knowledge = knowledge
        self.temper = knowledge.temper(rng)
        self.last: tuple[Any, Request, Action] | None = None

    def choose(self, view: Any, request: Request) -> Action:
        action = self.decide(view, request)
        self.last = (view, request, action)
        return action

    def decide(self, view: Any, request: Request) -> Action:
        return self.knowledge.choose(view, request, self.temper, self.rng)

    def explain(self) -> Message | None:
        return self.knowledge.reason(*self.last) if self.last is not None else None
