"""How fast the engine is, on one core, beside its peers in the same run.

    make bench            ours, and the peers that are installed
    make peers bench      install the peers first (catanatron and OpenSpiel, from PyPI)

Random play, the list of legal actions included, through the same door that people use, with the log kept. The
median of several rounds is printed, and the best: on a busy machine the two lie far apart.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import msgspec

import hemicycle
from benchmarks import peers
from hemicycle import games
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain

ROUNDS = 9


BUDGET = (100_000, 15)
"""Decisions a second that we want at least, and microseconds for a copy."""
BUDGETS = {"junta": (50_000, 25)}
"""Of a game that is larger than the others."""


class Pace(NamedTuple):
    """Decisions a second: the median round and the best."""

    median: float
    best: float


def play(game: Game, seed: int) -> int:
    """Play at random to the end; how many decisions that took."""
    draw = Random(seed).random
    state, act, decisions = game.state, game.act, 0
    while not state.over:
        decisions += 1
        requests = state.requests
        request = requests[int(draw() * len(requests))]
        options = request.options
        act(request.seat, request.id, options[int(draw() * len(options))])
    return decisions  # not the game's number, which leaves out what nobody else sees


def random_play(name: str, players: int, seconds: float) -> Pace:
    """Whole games, from the deal to the result."""
    play(hemicycle.new(name, players, seed=0), 0)
    paces = []
    for turn in range(ROUNDS):
        decisions, seed = 0, turn * 1000
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / ROUNDS:
            seed += 1
            decisions += play(hemicycle.new(name, players, seed=seed), seed)
        paces.append(decisions / spent)
    return Pace(statistics.median(paces), max(paces))


def microseconds(work: Callable[[], object], times: int = 300) -> tuple[float, float]:
    """The median and the best of several rounds."""
    work()
    spent = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            work()
        spent.append((time.perf_counter() - start) / times * 1e6)
    return statistics.median(spent), min(spent)


def midway(name: str, players: int, decisions: int = 300) -> Game:
    """A game under way: half as far, where it would be over by then."""
    game, rng = hemicycle.new(name, players, seed=1), Random(1)
    while game.number < decisions and not game.over:
        request = rng.choice(game.requests)
        game.act(request.seat, request.id, rng.choice(request.options))
    return midway(name, players, game.number // 2) if game.over else game


def tenths(name: str, players: int, repeats: int = 60) -> list[float]:
    """Microseconds for a decision in each tenth of a whole game, from the first to the last."""
    spent: list[list[float]] = [[] for _ in range(10)]
    for seed in range(repeats):
        game, draw = hemicycle.new(name, players, seed=seed), Random(seed).random
        marks = [time.perf_counter()]
        while not game.over:
            requests = game.requests
            request = requests[int(draw() * len(requests))]
            game.act(request.seat, request.id, request.options[int(draw() * len(request.options))])
            marks.append(time.perf_counter())
        size = (len(marks) - 1) // 10
        for tenth in range(10):
            spent[tenth].append((marks[(tenth + 1) * size] - marks[tenth * size]) / size * 1e6)
    return [statistics.median(one) for one in spent]


def works(game: Game) -> dict[str, Callable[[], object]]:
    """What is done with a state, by name."""
    rng = Random(1)
    return {
        f"copy (budget {BUDGETS.get(game.rules.name, BUDGET)[1]})": game.copy,
        "view (budget 300)": lambda: game.view(0),
        "view as JSON": lambda: msgspec.json.encode(plain(game.view(0))),
        "imagine": lambda: game.imagine(0, rng),
        "save": game.save,
    }


def ours(name: str, seconds: float) -> list[tuple[str, float]]:
    """Print the figures of one game; the pace by player count."""
    counts = games.find(name).find_edition(games.find(name).editions[0]).players()
    paces = []
    print(f"{name}: random play, decisions a second (budget {BUDGETS.get(name, BUDGET)[0]:,})")
    for players in counts:
        pace = random_play(name, players, seconds)
        paces.append((f"{name}, {players} players", pace.median))
        print(f"  {players:>2} players   {pace.median:>9,.0f}   best round {pace.best:>9,.0f}")
    print(f"{name}: one state, microseconds (median, best)")
    for players in (min(counts), 5, max(counts)):
        game = midway(name, players)
        size = len(msgspec.json.encode(plain(game.view(0))))
        for label, work in works(game).items():
            median, best = microseconds(work)
            note = f"   {size:,} bytes" if "JSON" in label else ""
            print(f"  {players:>2} players   {label:<18} {median:>8.1f} {best:>8.1f}{note}")
    said = " ".join(f"{one:.1f}" for one in tenths(name, 5))
    print(f"{name}: microseconds for a decision in each tenth of a game, first to last (5 players): {said}")
    return paces


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure of random play")
    parser.add_argument("--games", nargs="*", default=games.names())
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, msgspec {msgspec.__version__}, one process\n")
    paces = [pace for name in given.games for pace in ours(name, given.seconds)]
    print("\nPeers in the same run (random play, legal lists included; ours ÷ theirs for the slowest of our rows)")
    slowest = min(pace for _, pace in paces)
    for peer in peers.measure(given.seconds):
        copy = f"{peer.copy_us:>8.1f} µs a copy" if peer.copy_us is not None else ""
        print(f"  {peer.name + ' ' + peer.version:<38} {peer.steps_per_second:>9,.0f}", end="")
        print(f"   × {slowest / peer.steps_per_second:>5.2f} {copy}   {peer.note}")
    for sentence in peers.missing():
        print(f"  {sentence}")


if __name__ == "__main__":
    main()
