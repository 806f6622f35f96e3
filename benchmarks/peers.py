"""Random play in other engines, on one core: the figures to print beside our own.

A decision is one choice by one player: the list of legal actions, a uniform pick, the action applied.
The headline rate stops the clock during setup and while chance nodes are drawn, which is the reading
kindest to the peer; the note of each row gives the rate with that time counted too.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import random
import sys
from collections.abc import Callable
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

CATANATRON = ("catanatron", "catanatron.game")
# The OpenSpiel games written in Python register themselves when their package is imported.
OPEN_SPIEL = ("pyspiel", "open_spiel.python.games")
CPP_GAMES = ("hearts", "oh_hell", "bargaining", "gin_rummy")
PYTHON_GAMES = ("python_liars_poker", "python_tic_tac_toe")
MID_GAMES = 8
WHOLE_GAME = sys.maxsize

# A seed and a limit on decisions, to the state reached, the decisions made and the seconds they took.
Play = Callable[[int, int], tuple[Any, int, float]]


class Peer(NamedTuple):
    """One engine and game: its speed at random play and the cost of a copy in mid-game."""

    name: str
    version: str
    steps_per_second: float
    copy_us: float | None
    note: str


def _modules(names: tuple[str, ...]) -> list[ModuleType]:
    """Import each module, or none if one is absent."""
    try:
        return [importlib.import_module(name) for name in names]
    except ImportError:
        return []


def _time(play: Play, copier: str, seconds: float) -> tuple[float, float, float]:
    """Decisions a second, the same with all time counted, and microseconds to copy a mid-game state."""
    copies: list[Callable[[], object]] = []
    for seed in range(1, MID_GAMES + 1):
        length = play(seed, WHOLE_GAME)[1]
        copies.append(getattr(play(seed, max(1, length // 2))[0], copier))

    decisions, busy, seed = 0, 0.0, 0
    start = perf_counter()
    while (whole := perf_counter() - start) < seconds or not decisions:
        seed += 1
        _, made, spent = play(seed, WHOLE_GAME)
        decisions += made
        busy += spent

    rounds = 0
    start = perf_counter()
    while (copying := perf_counter() - start) < seconds / 4 or not rounds:
        for copy in copies:
            copy()
        rounds += 1
    return decisions / busy, decisions / whole, copying / (rounds * len(copies)) * 1e6


def _catan_play(library: ModuleType, turns_limit: int) -> Play:
    """Four random players of the library, driven as its own Game.play drives them."""
    players = [library.RandomPlayer(color) for color in library.Color]

    def play(seed: int, most: int) -> tuple[Any, int, float]:
        game = library.Game(players, seed=seed)
        made = 0
        start = perf_counter()
        while made < most and game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick()
            made += 1
        return game, made, perf_counter() - start

    return play


def _catan_forced(play: Play) -> float:
    """The share of ticks in a few games at which the player has a single action."""
    sizes: list[int] = []
    for seed in range(1, 4):
        length = play(seed, WHOLE_GAME)[1]
        game = play(seed, 0)[0]
        for _ in range(length):
            sizes.append(len(game.state.playable_actions))
            game.play_tick()
    return sizes.count(1) / len(sizes)


def _measure_catanatron(library: ModuleType, game_module: ModuleType, seconds: float) -> Peer:
    play = _catan_play(library, game_module.TURNS_LIMIT)
    rate, whole, copy_us = _time(play, "copy", seconds)
    forced = _catan_forced(play)
    note = f"Python, 4 players; {whole:,.0f}/s with setup; {forced:.0%} of decisions have one action"
    return Peer("catanatron", importlib.metadata.version("catanatron"), rate, copy_us, note)


def _spiel_play(game: Any) -> Play:
    """Uniform random play of a sequential OpenSpiel game through its Python interface."""

    def play(seed: int, most: int) -> tuple[Any, int, float]:
        rng = random.Random(seed)
        state = game.new_initial_state()
        made, drawing = 0, 0.0
        start = perf_counter()
        while made < most and not state.is_terminal():
            if state.is_chance_node():
                drawn = perf_counter()
                while state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                drawing += perf_counter() - drawn
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                made += 1
        return state, made, perf_counter() - start - drawing

    return play


def _spiel_native(pyspiel: ModuleType, game: Any, seconds: float) -> float:
    """Decisions a second, setup and chance included, when OpenSpiel's own C++ loop plays the game."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds or not decisions:
        seed += 1
        start = perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += perf_counter() - start
        decisions += sum(move.player >= 0 for move in state.full_history())
    return decisions / spent


def _measure_spiel(pyspiel: ModuleType, name: str, seconds: float) -> Peer:
    game = pyspiel.load_game(name)
    rate, whole, copy_us = _time(_spiel_play(game), "clone", seconds)
    language = "Python" if name in PYTHON_GAMES else "C++ called from Python"
    note = f"{language}; {whole:,.0f}/s with setup and chance"
    if name in CPP_GAMES:
        note += f"; {_spiel_native(pyspiel, game, seconds / 4):,.0f}/s so, looped in C++"
    return Peer(f"OpenSpiel {name}", importlib.metadata.version("open_spiel"), rate, copy_us, note)


def missing() -> list[str]:
    """A sentence for each peer that cannot be measured here."""
    peers = (("catanatron", CATANATRON), ("open_spiel", OPEN_SPIEL))
    lines = [f"The package {name} cannot be imported." for name, modules in peers if not _modules(modules)]
    if spiel := _modules(OPEN_SPIEL):
        absent = [game for game in CPP_GAMES + PYTHON_GAMES if game not in spiel[0].registered_names()]
        lines += [f"The installed open_spiel has no game {game}." for game in absent]
    return lines


def measure(seconds: float = 2.0) -> list[Peer]:
    """Measure every peer that can be imported, each game for about one and a half times the seconds."""
    peers: list[Peer] = []
    if catan := _modules(CATANATRON):
        # catanatron seeds the shared generator, which the caller may be using.
        before = random.getstate()
        peers.append(_measure_catanatron(catan[0], catan[1], seconds))
        random.setstate(before)
    if spiel := _modules(OPEN_SPIEL):
        known = spiel[0].registered_names()
        wanted = [game for game in CPP_GAMES + PYTHON_GAMES if game in known]
        peers += [_measure_spiel(spiel[0], game, seconds) for game in wanted]
    return peers


def main() -> None:
    """Print the table, then what could not be measured."""
    parser = argparse.ArgumentParser(description="Random play in other engines on one core.")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of each measurement")
    print(f"{'peer':<29}{'version':<9}{'decisions/s':>12}{'copy us':>10}  note")
    for peer in measure(parser.parse_args().seconds):
        copy = "-" if peer.copy_us is None else f"{peer.copy_us:.2f}"
        print(f"{peer.name:<29}{peer.version:<9}{peer.steps_per_second:>12,.0f}{copy:>10}  {peer.note}")
    for line in missing():
        print(line)


if __name__ == "__main__":
    main()
