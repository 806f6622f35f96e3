"""Random games beside the referee: at every decision who is asked what, and every figure, must be what it finds.

python -m tests.politico.test_referee 400        so many games, over all tables
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action
from hemicycle.games.politico.match import ResignLater, StayOn

from .builders import Table, begin
from .referee import Asking, Option, Referee

DEALT = ("TrumpsDrawn", "EventDrawn", "DeputiesElected", "TrumpsLost", "FirstPlayerFound")
NAMES = {
    "withheld": "strike",
    "silenced": "gag",
    "barred": "ban",
    "identical": "same",
    "union": "union",
    "truce": "truce",
}
TABLES = [
    {"ending": ending, "length": length, "piles": piles, "scandal": scandal}
    for ending, length, piles, scandal in product(
        ("turns", "clock"), ("normal", "short", "long"), ("shuffled", "cycle"), ("chance", "victim")
    )
]


def told(action: Action) -> Option:
    """An action as the referee writes it."""
    return (type(action).__name__, *msgspec.structs.astuple(action))


class Beside:
    """A game and its referee."""

    def __init__(self, seed: int, players: int, options: dict[str, Any]):
        self.rng = Random(f"referee {seed}")
        self.table: Table = begin(players, seed=f"refereed {seed}", **options)
        self.game, self.options = self.table.game, options
        edition = self.table.g.edition
        self.referee = Referee(players, options, self.dealt())
        self.rules: Asking = self.referee.begin(edition.trumps, edition.events)
        self.wanted = next(self.rules)
        self.answers: dict[int, Option] = {}
        self.met: Counter[str] = Counter()

    def dealt(self) -> list[Any]:
        log = self.game.log
        assert log is not None
        return [event for event in log.events if type(event).__name__ in DEALT]

    def play(self) -> Counter[str]:
        while not self.game.over:
            self.compare()
            self.out_of_turn()
            self.act(self.rng.choice(self.table.waiting()))
        assert self.referee.over
        points = self.referee.points
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        assert self.game.result == (places, tuple(points))
        return self.met

    def act(self, request: Request) -> None:
        action = self.choose(request)
        if request.changeable and self.rng.random() < 0.1:
            self.game.act(request.seat, request.id, self.rng.choice(request.options))
            if not self.game.asked(request.seat) or request not in self.game.requests:
                return self.answered(request, request.answer)
        self.game.act(request.seat, request.id, action)
        return self.answered(request, action)

    def answered(self, request: Request, action: Action | None) -> None:
        assert action is not None
        self.met[f"{request.kind} {type(action).__name__}"] += 1
        self.answers[request.seat] = told(action)
        if set(self.answers) == set(self.wanted):
            self.referee.told += self.dealt()
            answers, self.answers = self.answers, {}
            try:
                self.wanted = self.rules.send(answers)
            except StopIteration:
                self.wanted = {}
            assert not self.referee.told, f"the referee did not expect {self.referee.told}"

    def choose(self, request: Request) -> Action:
        """At random, but so that much happens: votes pass as often as not, and few turns are passed."""
        options, rng = request.options, self.rng
        if request.kind in ("investiture", "join") and rng.random() < 0.5:
            return options[0]
        if request.kind in ("defend", "answer-army") and rng.random() < 0.6:
            return options[-1]
        if request.kind in ("act", "succeed"):
            big = [one for one in options if type(one).__name__ in ("TableMotion", "ToppleByArmy", "EnterByArmy")]
            if big and rng.random() < 0.5:
                return rng.choice(big)
            rare = ("StepDown", "LeaveGovernment", "ReshuffleGovernment", "Pass")
            kept = [one for one in options if type(one).__name__ not in rare or rng.random() < 0.1]
            return rng.choice(kept or options)
        return rng.choice(options)

    def out_of_turn(self) -> None:
        referee, rng = self.referee, self.rng
        if self.options["ending"] == "clock" and rng.random() < 0.05:
            self.game.tick(self.table.g.minutes + 1)
            referee.minutes += 1
        offered = [one for one in self.game.requests if one.optional]
        if offered and rng.random() < 0.02:
            action = rng.choice(offered[0].options)
            self.game.act(offered[0].seat, offered[0].id, action)
            referee.wants_to_resign = isinstance(action, ResignLater)

    def compare(self) -> None:
        referee, g = self.referee, self.table.g
        real = {
            one.seat: (one.kind, {told(option) for option in one.options})
            for one in self.game.requests
            if not one.optional
        }
        assert real == self.wanted
        offered = [(one.seat, set(one.options)) for one in self.game.requests if one.optional]
        head = referee.members[0] if referee.members and referee.members[0] != g.seat else None
        assert offered == ([] if head is None else [(head, {ResignLater(), StayOn()})])
        assert (g.turn, g.seat) == (referee.turn, referee.seat)
        assert (g.points, g.deputies) == (referee.points, referee.deputies)
        assert [Counter(hand) for hand in g.hands] == [+hand for hand in referee.hands]
        assert [Counter(known) for known in g.known] == [+seen for seen in referee.seen]
        assert (Counter(g.table), Counter(g.pile)) == (+referee.open, +referee.pile)
        assert Counter(g.under) == Counter(referee.under)
        referee.under = list(g.under)  # in which order cards of one act go under is nobody's rule
        assert (Counter(g.event_pile), g.event_under) == (+referee.event_pile, referee.event_under)
        assert list(g.members) == referee.members
        if referee.cabinet:
            assert g.government is not None
            assert (g.government.rounds, g.government.formed) == (referee.cabinet.rounds, referee.cabinet.formed)
            assert g.immune is referee.untouchable
        else:
            assert g.providence is referee.hour_of_providence
        lasting = Counter((NAMES[one.what], one.card, one.seat, one.until, one.members) for one in g.lasting)
        assert lasting == Counter(
            (one.what, one.card, one.seat, one.until, one.members) for one in referee.effects
        )
        assert (g.elected, g.dissolved) == (referee.elections_held, referee.dissolved)
        assert sorted(g.plaques) == sorted(referee.plaques.elements())


def table_of(seed: int) -> tuple[int, dict[str, Any]]:
    return 3 + seed % 6, TABLES[(seed // 6 + seed) % len(TABLES)]


@pytest.mark.parametrize("piece", range(6))
def test_referee_random_games_beside_it(piece: int) -> None:
    for seed in range(piece, 48, 6):
        Beside(seed, *table_of(seed)).play()


def run(games: int) -> None:
    """Many games; what was done how often, and the first fault."""
    met: Counter[str] = Counter()
    for seed in range(games):
        players, options = table_of(seed)
        beside = Beside(seed, players, options)
        try:
            met += beside.play()
        except Exception:
            print(f"seed {seed}, {players} players, {options}, decision {beside.game.number}")
            raise
    for kind, number in sorted(met.items()):
        print(f"{number:8} {kind}")


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
