"""How long a bot takes: `python -m benchmarks.bots` (a decision: novice 5 ms, steady 50 ms, shrewd 1 s)."""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

import hemicycle
from hemicycle import games
from hemicycle.bots import levels
from hemicycle.bots.base import Driver, Mind
from hemicycle.engine.flow import Request
from hemicycle.engine.words import Action


class Timed(Mind):
    """Notes how long each answer was thought about."""

    spent: list[float]

    def choose(self, request: Request) -> Action:
        view = self.awake("choose", request.id)
        start = time.process_time()
        action = self.bot.choose(view, request)
        self.spent.append((time.process_time() - start) * 1e3)
        return action


def times(name: str, level: str, players: int, decisions: int) -> list[float]:
    """Milliseconds of CPU time for each of the first decisions of games in which all seats are of one level."""
    rules, seed = games.find(name), 0
    spent: list[float] = []
    while len(spent) < decisions:
        seed += 1
        game, make = hemicycle.new(name, players, seed=seed), levels.find(rules, level)
        minds = {seat: Timed(game, make(seat, Random(f"{seed} {seat}"))) for seat in range(players)}
        for mind in minds.values():
            mind.spent = spent
        Driver(game, minds, Random(seed)).run(longest=decisions - len(spent))
    return spent[:decisions]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=games.names())
    parser.add_argument("--decisions", type=int, default=1500)
    given = parser.parse_args()
    for name in given.games:
        rules = games.find(name)
        counts = rules.find_edition(rules.editions[0]).players()
        print(f"{name}: CPU milliseconds for a decision, {given.decisions} decisions each")
        print(f"{'players':>8} {'level':>8} {'mean':>8} {'median':>8} {'p99':>8} {'longest':>8}")
        for players in (min(counts), 5, max(counts)):
            for level in levels.names(rules):
                spent = sorted(times(name, level, players, given.decisions))
                shown = (
                    statistics.mean(spent),
                    statistics.median(spent),
                    spent[int(len(spent) * 0.99)],
                    spent[-1],
                )
                print(f"{players:>8} {level:>8} " + " ".join(f"{one:>8.2f}" for one in shown))


if __name__ == "__main__":
    main()
