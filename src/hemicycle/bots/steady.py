"""The steady player: looks one decision ahead, on tables that it imagines, and judges what comes of it."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.engine import flow
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action

from .base import next_request
from .novice import Novice

SAMPLES = 8
"""How many imagined tables the best candidates are tried on."""
FIRST_LOOK = 4
"""After how many of them the weaker half is given up, and again after as many."""


class Steady(Novice):
    """Tries each candidate on imagined tables, with everybody playing on as novices to the end of the chapter.

    All candidates meet the same tables and the same luck, so that they differ by what they do.
    """

    def decide(self, view: Any, request: Request) -> Action:
        left = self.knowledge.candidates(view, request, self.temper, self.rng)
        if len(left) == 1:
            return left[0]
        worth = dict.fromkeys(left, 0.0)
        for sample in range(SAMPLES):
            if sample and sample % FIRST_LOOK == 0:
                left = sorted(left, key=lambda action: -worth[action])[: max(2, (len(left) + 1) // 2)]
            table = view.imagine(self.rng)
            luck = self.rng.getrandbits(64)
            for action in left:
                worth[action] += self.try_out(table.copy(), request, action, luck)
        return max(left, key=lambda action: worth[action])

    def try_out(self, g: Any, request: Request, action: Action, luck: int) -> float:
        """Play an action on an imagined table, go on to the end of the chapter, and judge."""
        knowledge, rng = self.knowledge, Random(luck)
        tempers = [knowledge.temper(rng) for _ in range(g.players)]
        chapter = knowledge.chapter(g)
        asked = next(one for one in g.requests if one.id == request.id)
        while True:
            flow.answer(g, asked, action)
            if g.over or knowledge.chapter(g) != chapter:
                return knowledge.estimate(g, self.seat)
            asked = next_request(g.requests, rng)
            action = knowledge.hasty(g, asked, tempers[asked.seat], rng)
