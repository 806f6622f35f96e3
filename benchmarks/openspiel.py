"""Our games as OpenSpiel's, beside its own games in Python: random play, copies, what a seat is told.

    python -m benchmarks.openspiel --seconds 3
    python -m benchmarks.openspiel --search 40      its IS-MCTS against players at random, so many games each

A step is one number said: the list of legal ones, a uniform pick, and what comes of it, through OpenSpiel's
interface from Python, setup and chance counted apart. The clock is that of the process, which other work on the
machine disturbs least; the games take turns, and of all rounds the median is printed. The last columns are
microseconds for one state, new each time, of a game whose moments before have been looked at already.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import open_spiel.python.games  # noqa: F401  they register themselves when their package is imported
import pyspiel
from open_spiel.python.algorithms import ismcts

from hemicycle.env import openspiel

PEERS = ("python_liars_poker", "python_block_dominoes", "python_team_dominoes", "python_tic_tac_toe")
OURS = (
    "hemicycle_koalition(players=5)",
    "hemicycle_zoocracy(players=4)",
    "hemicycle_politico(players=5)",
    "hemicycle_junta(players=5)",
    "hemicycle_koalition(players=5,deals=all)",
)
SMALL = (
    "hemicycle_koalition(players=3,countries=#5,reward=zero-sum,memory=digest)",
    "hemicycle_zoocracy(players=2,reward=zero-sum,memory=digest)",
    "hemicycle_politico(players=3,length=short,reward=zero-sum,memory=digest)",
    "hemicycle_junta(players=2,reward=zero-sum,memory=digest)",
)
SIMULATIONS = 30
ROUNDS = 5
MIDDLES = 4
"""States in the middle of a game, on which a copy and the like are timed."""


class Walk(NamedTuple):
    """A whole game at random."""

    state: Any
    steps: int
    seconds: float
    apart: float
    """What setup and chance took."""


def walk(game: Any, seed: int, most: int = 10**9) -> Walk:
    """Play at random, to the end or for so many steps."""
    draw, steps, apart = Random(seed).random, 0, 0.0
    began = process_time()
    state = game.new_initial_state()
    apart += process_time() - began
    while steps < most and not state.is_terminal():
        if state.is_chance_node():
            drawing = process_time()
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            apart += process_time() - drawing
        else:
            numbers = state.legal_actions()
            state.apply_action(numbers[int(draw() * len(numbers))])
            steps += 1
    return Walk(state, steps, process_time() - began, apart)


def pace(game: Any, round: int, seconds: float) -> tuple[float, float]:
    """Steps a second, and the same with setup and chance."""
    steps, took, apart, seed = 0, 0.0, 0.0, 1_000 * round
    while took < seconds:
        seed += 1
        one = walk(game, seed)
        steps, took, apart = steps + one.steps, took + one.seconds, apart + one.apart
    return steps / (took - apart), steps / took


def middles(game: Any) -> list[Any]:
    """States in the middle of games, at which somebody is asked; what all saw until then has been looked at."""
    found = [walk(game, seed, max(1, walk(game, seed).steps // 2)).state for seed in range(1, MIDDLES + 1)]
    for state in found:
        for seat in range(game.num_players()):
            state.information_state_string(seat)
    return found


def microseconds(states: list[Any], do: Callable[[Any], object], seconds: float) -> float:
    """What something takes that is done to a state that follows one of these."""
    rng, took, times = Random(1), 0.0, 0
    while took < seconds:
        for state in states:
            fresh = state.child(rng.choice(state.legal_actions()))
            if fresh.current_player() < 0:
                continue
            began = process_time()
            do(fresh)
            took += process_time() - began
            times += 1
    return took / times * 1e6


def imagined(state: Any) -> object:
    return state.resample_from_infostate(state.current_player(), Random(1).random)


def told(state: Any) -> object:
    return state.observation_tensor(state.current_player())


def remembered(state: Any) -> object:
    return state.information_state_string(state.current_player())


def searched(game: Any, seed: int) -> tuple[float, int]:
    """A game of IS-MCTS against players at random: its share of the first place, and how many numbers it said."""
    luck, rng, said = np.random.RandomState(seed), Random(seed), 0
    bot = ismcts.ISMCTSBot(game, openspiel.AsItStands(), 1.4, SIMULATIONS, random_state=luck)
    state, mine = game.new_initial_state(), seed % game.num_players()
    while not state.is_terminal():
        if state.current_player() == mine:
            state.apply_action(int(bot.step(state)))
            said += 1
        else:  # chance draws like the others, each secret being as likely
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()[mine] + 1 / game.num_players(), said


def search(games: int) -> None:
    for name in SMALL:
        game, began = pyspiel.load_game(name), process_time()
        ends = [searched(game, seed) for seed in range(games)]
        won, said = sum(share for share, _ in ends), sum(said for _, said in ends)
        each = (process_time() - began) / said
        print(f"{name:<70} won {won:.1f} of {games}, {each * 1000:.1f} ms for a number", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our games as OpenSpiel's, beside its own in Python.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game, in all rounds together")
    parser.add_argument(
        "--search", type=int, default=0, help="instead: games of IS-MCTS against players at random"
    )
    asked = parser.parse_args()
    if asked.search:
        search(asked.search)
    else:
        compare(asked.seconds)


def compare(seconds: float) -> None:
    every = {name: pyspiel.load_game(name) for name in (*PEERS, *OURS)}
    paces: dict[str, list[tuple[float, float]]] = {name: [] for name in every}
    for round in range(ROUNDS):
        for name, game in every.items():
            paces[name].append(pace(game, round, seconds / ROUNDS))
    heads = ("steps/s", "with setup", "steps", "numbers", "copy", "tensor", "memory", "imagine")
    print(f"{'':<42}" + "".join(f"{head:>12}" for head in heads))
    for name, game in every.items():
        alone, whole = (statistics.median(column) for column in zip(*paces[name], strict=True))
        length = statistics.mean(walk(game, seed).steps for seed in range(10))
        figures = [alone, whole, length, game.num_distinct_actions()]
        states = middles(game)
        does = [lambda state: state.clone(), told, remembered, *([imagined] if name in OURS else [])]
        figures += [microseconds(states, do, seconds / 20) for do in does]
        print(f"{name:<42}" + "".join(f"{figure:>12,.0f}" for figure in figures), flush=True)


if __name__ == "__main__":
    main()
