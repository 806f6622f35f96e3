"""OpenSpiel's own external-sampling MCCFR learns Chair, a game of hidden friends, sealed votes and shared chairs.

    python examples/mccfr.py --iterations 1000

The table is small enough to know exactly what was learned: three players, three rounds, and two deals of the
friends, each as likely. NashConv is what the players would win together if each in turn answered the others' play
in the best way: nothing in an equilibrium. The share is of the games that the learner wins against two who play at
random, from all seats alike; a game won by two counts as half a game for each.

It takes the extra for researchers: pip install "hemicycle[research]"
"""

# ruff: noqa: T201
# mypy: ignore-errors

import argparse
import os
from pathlib import Path

os.environ.setdefault("HEMICYCLE_GAMES", str(Path(__file__).parent))  # where Chair lies

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, exploitability, external_sampling_mccfr

import hemicycle.env.openspiel  # noqa: F401  it brings the games to OpenSpiel

TABLE = "hemicycle_chair(players=3,rounds=3,seeds=2,reward=zero-sum,memory=digest)"


def share(game, learned, other):
    """How many of the games the learner wins, counted over all of them."""
    players = game.num_players()
    won = 0.0
    for seat in range(players):
        policies = [learned if one == seat else other for one in range(players)]
        won += expected_game_score.policy_value(game.new_initial_state(), policies)[seat]
    return (1 + won) / players


def main():
    parser = argparse.ArgumentParser(description="External-sampling MCCFR learns Chair.")
    parser.add_argument("--iterations", type=int, default=200, help="how often it plays for each seat")
    parser.add_argument("--seed", type=int, default=1, help="of its luck")
    asked = parser.parse_args()
    np.random.seed(asked.seed)
    game = pyspiel.load_game(TABLE)
    uniform = policy.UniformRandomPolicy(game)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    print("iterations  NashConv  share against two at random")
    for done in range(asked.iterations + 1):
        if done in (0, asked.iterations // 5 or asked.iterations, asked.iterations):
            learned = solver.average_policy() if done else uniform
            nash_conv = exploitability.nash_conv(game, learned)
            print(f"{done:10,}  {nash_conv:8.3f}  {share(game, learned, uniform):.1%}", flush=True)
        solver.iteration()


if __name__ == "__main__":
    main()
