"""Learns to play Koalition through PettingZoo, with numpy alone, in about a minute on one core.

    pip install "hemicycle[research]"
    python examples/train.py

One seat learns, the others play at random. Its policy is linear: each number that it may say has a weight for each
number that it sees, and it says one with the probability of the softmax of their sums. After each game it makes
what it has said likelier if it won, and less likely if it lost (REINFORCE, with a fair share of the wins as the
baseline).
The same seeds give the same figures.
"""

# ruff: noqa: T201
# mypy: ignore-errors

from __future__ import annotations

import argparse

import numpy as np

from hemicycle.env import pettingzoo

PLAYERS = 3
RATE = 0.003


class Policy:
    """Linear, over what is seen and is not nothing; that is a few hundred of some thousand numbers."""

    def __init__(self, numbers: int, seen: int, seed: int):
        self.weights = np.zeros((numbers, seen), np.float32)
        self.luck = np.random.default_rng(seed)
        self.said: list[tuple] = []

    def choose(self, observation, mask) -> int:
        legal, there = np.flatnonzero(mask), np.flatnonzero(observation)
        part, seen = np.ix_(legal, there), observation[there]
        scores = self.weights[part] @ seen
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = self.luck.choice(len(legal), p=chances)
        self.said.append((part, seen, chances, chosen))
        return legal[chosen]

    def learn(self, advantage: float) -> None:
        for part, seen, chances, chosen in self.said:
            gradient = -chances
            gradient[chosen] += 1
            self.weights[part] += RATE * advantage * np.outer(gradient, seen)


def play(env, seed: int, policy: Policy, seat: int) -> float:
    """One game, with the policy on one seat; which share of the win it had."""
    policy.said = []
    env.reset(seed=seed)
    won = 0.0
    for agent in env.agent_iter():
        observation, reward, ended, _, info = env.last(agent == f"seat_{seat}")
        if ended:
            number, won = None, won + reward * (agent == f"seat_{seat}")
        elif agent == f"seat_{seat}":
            number = policy.choose(observation, info["action_mask"])
        else:
            number = policy.luck.choice(np.flatnonzero(info["action_mask"]))
        env.step(number)
    return won


def trial(env, policy: Policy, games: int) -> str:
    """How it does in games that it does not learn from, with an interval that holds with 95 % certainty."""
    won = [play(env, 1_000_000 + game, policy, game % PLAYERS) for game in range(games)]
    return f"wins {np.mean(won):.1%} ± {1.96 * np.std(won) / games**0.5:.1%}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--games", type=int, default=1_500, help="to learn from")
    options.add_argument("--trials", type=int, default=300, help="games to see what it has learned")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()

    env = pettingzoo.env("koalition", PLAYERS, options={"countries": 5}, observe="flat")
    seen = env.observation_space("seat_0").shape[0]
    policy = Policy(env.action_space("seat_0").n, seen, given.seed)
    print(f"before          {trial(env, policy, given.trials)}")
    for game in range(1, given.games + 1):
        policy.learn(play(env, game, policy, game % PLAYERS) - 1 / PLAYERS)
        if game * 3 % given.games < 3:
            print(f"after {game:5} games {trial(env, policy, given.trials)}")


if __name__ == "__main__":
    main()
