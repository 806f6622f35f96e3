"""The steady player: looks one decision ahead, on tables that it imagines, and judges what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from hemicycle.engine import flow
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action, Event

from .base import next_request
from .knowledge import MemoryKnowledge, temper_of
from .novice import Novice

TABLES = 16
"""On how many imagined tables the best candidates are tried, if there is time."""
FEWEST = 3
"""On how many in any case."""
ROUND = 4
"""After so many, and so many more, the weaker half of the candidates is given up."""
WORK = 400
"""How many decisions it imagines before it makes up its mind. Counted, not timed, so that it plays the same on
every machine; they take about 20 ms."""


class Steady(Novice):
    """Tries each candidate on imagined tables, with everybody playing on as novices as far as its horizon.

    All candidates meet the same tables and the same luck, so that they differ by what they do.
    """

    seconds = 0.05

    @property
    def watches(self) -> bool:
        return hasattr(self.knowledge, "saw")

    def saw(self, events: Sequence[Event]) -> None:
        cast(MemoryKnowledge, self.knowledge).saw(events, self.temper)

    def decide(self, view: Any, request: Request) -> Action:
        return self.weighed(view, request)[0][0]

    def weighed(self, view: Any, request: Request) -> list[tuple[Action, float]]:
        """The candidates, best first, each with the chance to win that it seems to leave.

        Those given up on the way stand behind all others; what is no choice is not weighed: -1.
        """
        left = self.knowledge.candidates(view, request, self.temper, self.rng)
        if len(left) == 1:
            return [(left[0], -1.0)]
        given_up: list[tuple[Action, float]] = []
        worth = dict.fromkeys(left, 0.0)
        work = tried = 0
        for tried in range(TABLES):
            if tried >= FEWEST and work > WORK:
                break
            if tried and tried % ROUND == 0:
                left = sorted(left, key=lambda action: -worth[action])
                most = max(2, (len(left) + 1) // 2)
                given_up[:0] = [(action, worth[action] / tried) for action in left[most:]]
                left = left[:most]
            table = view.imagine(self.rng)
            getattr(self.knowledge, "simplify", unseal)(table, self.seat)
            luck = self.rng.getrandbits(64)
            for action in left:
                value, decisions = self.try_out(table.copy(), request, action, luck)
                worth[action] += value
                work += decisions
        else:
            tried = TABLES
        # Of equals the one that comes first: the game has put them in order, and equals in that by lot.
        best = sorted(left, key=lambda action: -worth[action])
        return [*[(action, worth[action] / tried) for action in best], *given_up]

    def try_out(self, g: Any, request: Request, action: Action, luck: int) -> tuple[float, int]:
        """Play an action on an imagined table, go on as far as its horizon, and judge.

        Returns the chance to win, and how many decisions it took.
        """
        knowledge, rng = self.knowledge, Random(luck)
        onward = getattr(knowledge, "onward", knowledge.hasty)
        tempers = [temper_of(knowledge, rng) for _ in range(g.players)]
        horizon = knowledge.horizon(g)
        asked = next(one for one in g.requests if one.id == request.id)
        decisions = 0
        while True:
            decisions += 1
            flow.answer(g, asked, action)
            if g.over or knowledge.horizon(g) != horizon:
                return self.judge(g), decisions
            asked = next_request(g.requests, rng)
            play = onward if asked.seat == self.seat else knowledge.hasty
            action = play(g, asked, tempers[asked.seat], rng)

    def judge(self, g: Any) -> float:
        """The chance to win; at the end, the part in the victory."""
        if not g.over:
            return self.knowledge.estimate(g, self.seat)
        places: list[int] = g.places_and_points()[0]
        return (places[self.seat] == 1) / max(1, places.count(1))


def unseal(g: Any, seat: Seat) -> None:
    """Let those who have answered under seal answer again, as novices: what they did is not known."""
    for request in g.ask.requests:
        if request.answered and request.seat != seat:
            request.answered, request.answer = False, None
