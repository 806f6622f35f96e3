"""Steps a second through each door for programs that learn, beside PettingZoo's and OpenSpiel's own games.

    python -m benchmarks.doors                      all games, five players
    python -m benchmarks.doors --games koalition --players 3 --rounds 5

Random play, the list of what is legal included; through a door also what is seen, at every step. A step is one
number; where a choice is a series of them that is several steps for one decision. Of Gymnasium it is a step of the
one seat, with whatever the bots do until it is asked again. Counted is this process's own time on the processor,
since others may use it meanwhile; rounds of all are played in turns, and the median and the best are printed.

PettingZoo's board games import pygame, which only draws: where it is not installed they are given an empty module
of that name, and draw nothing.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple

import hemicycle
from hemicycle import games
from hemicycle.env import gymnasium, pettingzoo
from hemicycle.env.table import Table

CLASSIC = ("go_v5", "connect_four_v3", "tictactoe_v3")
SPIEL = ("gin_rummy", "hearts", "oh_hell", "python_liars_poker")


class Door(NamedTuple):
    """Something that can be stepped through."""

    name: str
    game: Callable[[int], int]
    """Plays the game of a seed at random; how many steps it took."""
    size: str
    """How many numbers one sees, and how many one may say."""


def engine(name: str, players: int, seed: int) -> int:
    """The engine alone, as `benchmarks.engine` plays it."""
    game, draw, steps = hemicycle.new(name, players, seed=seed), Random(seed).random, 0
    while not game.over:
        request = game.requests[int(draw() * len(game.requests))]
        game.act(request.seat, request.id, request.options[int(draw() * len(request.options))])
        steps += 1
    return steps


def numbers(table: Table, seed: int) -> int:
    """By numbers, with nothing seen."""
    play, draw, steps = table.begin(f"{seed}"), Random(seed).random, 0
    while not play.over:
        legal = play.legal()
        play.apply(legal[int(draw() * len(legal))])
        steps += 1
    return steps


def aec(env: Any, seed: int) -> int:
    """A game of PettingZoo's kind."""
    draw, steps = Random(seed).random, 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        legal = mask.nonzero()[0]
        env.step(int(legal[int(draw() * len(legal))]))
        steps += 1
    return steps


def one_seat(env: Any, seed: int) -> int:
    """A game of Gymnasium's kind."""
    draw, steps, ended = Random(seed).random, 0, False
    _, info = env.reset(seed=seed)
    while not ended:
        legal = info["action_mask"].nonzero()[0]
        _, _, ended, _, info = env.step(int(legal[int(draw() * len(legal))]))
        steps += 1
    return steps


def spiel(game: Any, seed: int) -> int:
    """A game of OpenSpiel's: what the one who decides sees, and what is legal."""
    rng, steps = Random(seed), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        player = state.current_player()
        if game.get_type().provides_observation_tensor:
            state.observation_tensor(player)
        else:
            state.information_state_tensor(player)
        state.apply_action(rng.choice(state.legal_actions(player)))
        steps += 1
    return steps


def ours(name: str, players: int) -> Iterator[Door]:
    """The doors of one of our games."""
    table = Table(name, players)
    size = f"{table.observed.size:,} seen, {table.code.size:,} said"
    yield Door(f"{name}: the engine alone", partial(engine, name, players), "")
    yield Door(f"{name}: by numbers, nothing seen", partial(numbers, table), size)
    for observe in ("flat", "dict", "parts"):
        env = pettingzoo.env(name, players, observe=observe)
        yield Door(f"{name}: PettingZoo, {observe}", partial(aec, env), size)
    if table.rules.promises:
        env = pettingzoo.env(name, players, observe="flat", deals="all")
        with_deals = env.unwrapped.table
        size = f"{with_deals.observed.size:,} seen, {with_deals.code.size:,} said"
        yield Door(f"{name}: PettingZoo, flat, with deals", partial(aec, env), size)
    seat = gymnasium.make(name, players, observe="flat").unwrapped
    yield Door(f"{name}: Gymnasium, flat, others random", partial(one_seat, seat), "")


def classics() -> Iterator[Door]:
    """PettingZoo's own."""
    if find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")
    for name in CLASSIC:
        env = import_module(f"pettingzoo.classic.{name}").env()
        space = env.observation_space(env.possible_agents[0])["observation"]
        said = env.action_space(env.possible_agents[0]).n
        shape = "×".join(map(str, space.shape))
        yield Door(f"PettingZoo {name}", partial(aec, env), f"{shape} seen, {said} said")


def spiels() -> Iterator[Door]:
    """OpenSpiel's own."""
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    for name in SPIEL:
        game = pyspiel.load_game(name)
        seen = game.get_type().provides_observation_tensor
        size = game.observation_tensor_size() if seen else game.information_state_tensor_size()
        language = "Python" if name.startswith("python_") else "C++"
        yield Door(
            f"OpenSpiel {name} ({language})",
            partial(spiel, game),
            f"{size:,} seen, {game.num_distinct_actions():,} said",
        )


def pace(door: Door, seconds: float, seeds: Iterator[int]) -> float:
    """Steps in a second of this process."""
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not steps:
        steps += door.game(next(seeds))
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=games.names())
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each door in each round")
    given = parser.parse_args()
    doors = [door for name in given.games for door in ours(name, given.players)] + [*classics(), *spiels()]
    seeds = [iter(range(1, 1_000_000)) for _ in doors]
    paces: list[list[float]] = [[] for _ in doors]
    for _ in range(given.rounds + 1):  # the first warms up
        for door, of_it, row in zip(doors, seeds, paces, strict=True):
            row.append(pace(door, given.seconds, of_it))
    print(f"{'':<44}{'median':>10}{'best':>10}   steps a second, {given.players} players")
    for door, row in zip(doors, paces, strict=True):
        print(f"{door.name:<44}{statistics.median(row[1:]):>10,.0f}{max(row[1:]):>10,.0f}   {door.size}")


if __name__ == "__main__":
    main()
