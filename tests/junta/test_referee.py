"""Random games beside the referee: at every decision who is asked what, and every figure, must be what it finds.

python -m tests.junta.test_referee 400        so many games, over all tables
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import wraps
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from hemicycle.engine.chance import Chance
from hemicycle.engine.flow import Request, Step
from hemicycle.engine.words import Action
from hemicycle.games.junta import RULES
from hemicycle.games.junta.politics.end import EndPhase
from hemicycle.games.junta.state import Junta
from hemicycle.games.junta.turn import Resign

from .builders import Table, begin
from .parliament import Asking, Option, Question, flat, purse
from .referee import Referee

DEALT = ("CardsDrawn", "AidDrawn", "DonationTaken", "FirstElectionTied")


def told(action: Action) -> Option:
    """An action as the referee writes it."""
    return (type(action).__name__, *msgspec.structs.astuple(action))


def table_of(seed: int) -> tuple[int, str, dict[str, Any]]:
    """Every number of players in turn, both editions, and options at random in two games of three."""
    rng = Random(f"table {seed}")
    options = {name: rng.choice(list(values)) for name, values in RULES.choices().items()} if seed % 3 else {}
    return 2 + seed % 6, ("las-bananas", "older")[seed // 6 % 2], options


class Beside:
    """A game and its referee."""

    def __init__(self, seed: int):
        players, edition, options = table_of(seed)
        self.rng = Random(f"referee {seed}")
        self.rolled: list[int] = []
        self.after_coups: list[Junta] = []
        self.table: Table = begin(players, seed=f"refereed {seed}", edition=edition, **options)
        self.game = self.table.game
        g = self.table.g
        chosen = {name: str(getattr(g.options, name)) for name in RULES.choices()}
        self.referee = Referee(players, chosen, g.any_time, self.dealt())
        self.rules: Asking = self.referee.begin(g.edition.deck)
        self.wanted: list[Question] = next(self.rules)
        self.answers: dict[tuple[int, int], Option] = {}
        self.met: Counter[str] = Counter()

    def dealt(self) -> list[Any]:
        log = self.game.log
        assert log is not None
        return [event for event in log.events if type(event).__name__ in DEALT]

    def play(self) -> Counter[str]:
        """To the end, listening to the dice and looking at the table as phase 9 begins."""
        roll, end_of_turn = Chance.roll, EndPhase.enter

        @wraps(roll)
        def heard(chance: Chance, purpose: str, sides: int = 6) -> int:
            self.rolled.append(roll(chance, purpose, sides))
            return self.rolled[-1]

        @wraps(end_of_turn)
        def seen(phase: EndPhase, g: Junta) -> Step:
            self.after_coups.append(g.copy())
            return end_of_turn(phase, g)

        with patch.object(Chance, "roll", heard), patch.object(EndPhase, "enter", seen):
            while not self.game.over:
                if self.wanted:
                    self.compare()
                    self.step()
                else:
                    self.coup()
        assert self.referee.over
        assert self.referee.lost is self.table.g.lost
        points = [sum(bill * number for bill, number in one.account.items()) for one in self.referee.houses]
        assert self.game.result.points == tuple(points[: self.game.players])
        return self.met

    # Answers

    def step(self) -> None:
        answered = {at for at, one in enumerate(self.wanted) if (one.seat, one.family) in self.answers}
        offered = [one for one in self.game.requests if one.optional]
        may_resign = self.referee.may_resign(self.wanted, answered)
        assert [one.seat for one in offered] == ([self.referee.president] if may_resign else [])
        if offered and self.rng.random() < 0.04:
            self.met["resign"] += 1
            self.game.act(offered[0].seat, offered[0].id, Resign())
            self.answers = {}
            return self.go_on([])
        request = self.rng.choice(self.table.waiting())
        action = self.choose(request)
        self.game.act(request.seat, request.id, action)
        self.met[f"{request.kind} {type(action).__name__}"] += 1
        self.answers[request.seat, family_of(request)] = told(action)
        if len(self.answers) == len(self.wanted):
            answers = [self.answers[one.seat, one.family] for one in self.wanted]
            self.answers = {}
            return self.go_on(answers)
        return None

    def choose(self, request: Request) -> Action:
        """At random, but so that much happens, and games come to an end."""
        options, rng, kind = request.options, self.rng, request.kind
        if kind == "make-budget" and rng.random() < 0.25:
            return options[0]  # to seal the piles
        few = {"nominate": 0.3, "vote": 0.3, "play-any-time": 0.7, "play-cards": 0.2}
        if rng.random() < few.get(kind, 0.0):
            return options[-1]
        if kind == "vote" and rng.random() < 0.5:
            everything = [one for one in options if type(one).__name__ == "GiveAll"]
            return rng.choice(everything or options)
        if kind in ("assassinate", "bank", "give-post"):
            names = sorted({type(one).__name__ for one in options})
            name = rng.choice(names)
            return rng.choice([one for one in options if type(one).__name__ == name])
        return rng.choice(options)

    def go_on(self, answers: list[Option]) -> None:
        self.referee.told += self.dealt()
        self.referee.dice += self.rolled
        self.rolled = []
        try:
            self.wanted = self.rules.send(answers)
            if not self.wanted and self.after_coups:
                self.come_in()
        except StopIteration:
            self.wanted = []
        assert not self.referee.told, f"the referee did not expect {self.referee.told}"
        assert not self.referee.dice, f"the referee did not expect {self.referee.dice}"

    def coup(self) -> None:
        """Another game: the referee waits outside until it is over."""
        assert self.table.g.turn.phase == 8
        while not self.after_coups:
            request = self.rng.choice(self.table.waiting())
            action = request.options[-1] if self.rng.random() < 0.5 else self.rng.choice(request.options)
            self.game.act(request.seat, request.id, action)
        self.referee.told, self.rolled = self.dealt(), []
        try:
            self.come_in()
        except StopIteration:
            self.wanted = []

    def come_in(self) -> None:
        """Take the figures as they are after phase 8."""
        g, referee = self.after_coups.pop(), self.referee
        for one, house in zip(g.families, referee.houses, strict=True):
            house.hand, house.shown, house.spent = Counter(one.hand), list(one.influence), one.funds
            house.reserve, house.account = purse(one.reserve), purse(one.account)
            house.dead, house.abroad, house.place = one.dead, bool(one.exile), one.location
        referee.deck, referee.discard, referee.table = Counter(g.deck), Counter(g.discard), Counter(g.table)
        referee.pile, referee.box, referee.under = Counter(g.pile), purse(g.box), g.returned
        referee.president, referee.posts, referee.cousin = g.president, dict(g.posts), g.cousin
        referee.unstable = g.turn.unstable
        self.wanted = self.rules.send([("over",)])

    # Comparing

    def compare(self) -> None:
        referee, g = self.referee, self.table.g
        real = Counter(
            (one.seat, one.kind, frozenset(told(option) for option in one.options), family_of(one))
            for one in self.game.requests
            if not one.optional
        )
        wanted = Counter((one.seat, one.kind, one.options, one.family) for one in self.wanted)
        if [one.kind for one in self.wanted] == ["bank"]:
            ((_, _, offered, _),) = real
            enough(offered, self.wanted[0].options)
        else:
            assert real == wanted
        assert (g.turn.number, g.turn.phase, g.president, g.posts) == (
            referee.turn,
            referee.phase,
            referee.president,
            referee.posts,
        )
        assert (g.turn.unstable, g.turn.bank, g.cousin) == (referee.unstable, referee.bank, referee.cousin)
        for one, house in zip(g.families, referee.houses, strict=True):
            assert (Counter(one.hand), sorted(one.influence)) == (+house.hand, sorted(house.shown))
            assert (one.reserve, one.account) == (flat(house.reserve), flat(house.account))
            assert (one.location, one.dead, bool(one.exile)) == (house.place, house.dead, house.abroad)
            assert one.leader == house.leader
        assert (Counter(g.deck), Counter(g.discard)) == (+referee.deck, +referee.discard)
        assert Counter(g.table) == +referee.table
        assert (Counter(g.pile), g.box) == (+referee.pile, flat(referee.box))
        heaps = {pile.family: (purse(pile.bills), pile.announced) for pile in g.turn.piles if pile.announced >= 0}
        assert all(referee.heaps[family] == heap for family, heap in heaps.items())


def enough(offered: frozenset[Option], legal: frozenset[Option]) -> None:
    """Ruling J30: of a purse with more than 120 parts every amount is offered, not every way to make it."""
    assert offered <= legal
    for name in ("Deposit", "Withdraw"):
        mine, all_ = [{one[1] for one in some if one[0] == name} for some in (offered, legal)]
        if len(all_) <= 120:
            assert mine == all_
        else:
            amounts = [{part[0] + 2 * part[1] + 3 * part[2] for part in some} for some in (mine, all_)]
            assert amounts[0] == amounts[1]
            assert {part for part in all_ if sum(part) <= 4} <= mine
    rest = ("Deposit", "Withdraw")
    assert {one for one in offered if one[0] not in rest} == {one for one in legal if one[0] not in rest}


def family_of(request: Request) -> int:
    family = request.about.get("family", -1) if request.kind == "choose-location" else -1
    assert isinstance(family, int)
    return family


@pytest.mark.parametrize("piece", range(6))
def test_referee_random_games_beside_it(piece: int) -> None:
    for seed in range(piece, 36, 6):
        Beside(seed).play()


def run(games: int) -> None:
    """Many games; what was done how often, and the first fault."""
    met: Counter[str] = Counter()
    for seed in range(games):
        beside = Beside(seed)
        try:
            met += beside.play()
        except Exception:
            print(
                f"seed {seed}, {table_of(seed)}, decision {beside.game.number}, turn {beside.table.g.turn.number}"
            )
            raise
    for kind, number in sorted(met.items()):
        print(f"{number:8} {kind}")


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
