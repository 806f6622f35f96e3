"""PettingZoo's own tests over every game, and what they do not ask."""

from __future__ import annotations

import subprocess
import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import hemicycle
from hemicycle import games
from hemicycle.engine.rules import Rules
from hemicycle.env import pettingzoo
from tests.registered import every_game, near, promising

CYCLES = 12
"""Rounds of the table that PettingZoo's tests play."""
OF_A_DICT = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What `api_test` remarks of every environment with a dict that is not one of PettingZoo's own."""


def remarks(rules: Rules, **table: Any) -> set[str]:
    """What PettingZoo's test of the interface remarks."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(rules.name, near(rules, 4), **table), CYCLES)
    return {f"{one.message}" for one in caught}


@every_game
def test_pettingzoo_finds_nothing_in_the_interface(rules: Rules) -> None:
    assert remarks(rules, observe="flat") == set()
    for observe in ("dict", "parts"):
        assert remarks(rules, observe=observe) == OF_A_DICT


@every_game
def test_nor_with_deals(rules: Rules) -> None:
    promising(rules)
    assert remarks(rules, observe="flat", deals="all") == set()
    assert remarks(rules, deals="parties", reward="zero-sum") == OF_A_DICT


@every_game
def test_the_same_seed_is_the_same_game(rules: Rules) -> None:
    deals = "all" if rules.promises else False
    seed_test(lambda: pettingzoo.env(rules.name, near(rules, 3), deals=deals), CYCLES)


@every_game
def test_it_is_shown_as_text(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(rules.name, render_mode=render_mode))
    assert "asked" in capsys.readouterr().out


@every_game
def test_an_agent_is_told_the_same_at_a_table_that_it_cannot_tell_apart(rules: Rules) -> None:
    deals: Any = "all" if rules.promises else False
    env: Any = pettingzoo.raw_env(rules.name, near(rules, 4), deals=deals)
    rng = Random(1)
    env.reset(seed=1)
    for step in range(150):
        play = env.play
        if play.over:
            break
        if step % 7 == 0:
            seat, twin = play.turn.seat, play.imagine(rng)
            assert data_equivalence(env.table.observe(play, seat), env.table.observe(twin, seat))
        env.step(rng.choice(play.legal()))


def played(env: Any) -> dict[str, float]:
    """A whole game at random; what each agent was given in all."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, cut, _ = env.last(observe=False)
        paid[agent] += reward
        env.step(None if ended or cut else env.action_space(agent).sample())
    return paid


@every_game
def test_a_whole_game_pays_by_its_places(rules: Rules) -> None:
    env = pettingzoo.env(rules.name, near(rules, 3))
    env.reset(seed=5)
    for agent in env.possible_agents:
        env.action_space(agent).seed(7)
    play = env.unwrapped.play
    paid = [*played(env).values()]
    winners = play.game.result.winners
    assert play.game.over
    assert paid == [1 / len(winners) if seat in winners else 0.0 for seat in range(len(paid))]


def test_it_is_the_game_of_its_seed_and_goes_on_with_others() -> None:
    env = pettingzoo.env("koalition", 4)
    env.reset(seed=7)
    assert env.unwrapped.play.game == hemicycle.new("koalition", 4, seed=7)
    env.reset()
    second = env.unwrapped.play.game
    assert second != hemicycle.new("koalition", 4, seed=7)
    env.reset(seed=7)
    env.reset()
    assert env.unwrapped.play.game == second


def test_it_may_be_cut_short() -> None:
    env = pettingzoo.env("zoocracy", 3, max_steps=10)
    env.reset(seed=1)
    played(env)
    assert env.unwrapped.steps == 10
    assert not env.unwrapped.play.over


def test_what_is_kept_is_what_was_seen() -> None:
    """An observation is its own: it does not change as the game goes on, nor when somebody writes into it."""
    env = pettingzoo.env("politico", 3)
    env.reset(seed=1)
    seen = env.observe("seat_0")
    kept = {name: value.copy() for name, value in seen.items()}
    for _ in range(30):
        env.step(env.action_space(env.agent_selection).sample())
    assert data_equivalence(seen, kept)
    assert not data_equivalence(seen, env.observe("seat_0"))
    fields = pettingzoo.raw_env("politico", 3, observe="parts")
    fields.reset(seed=1)
    parts = fields.observe("seat_0")["observation"]
    assert np.concatenate([*parts.values()]).tobytes() == kept["observation"].tobytes()


def test_a_number_that_is_not_open_is_refused_and_pettingzoos_wrapper_ends_the_game() -> None:
    env = pettingzoo.env("chair", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="«let it be», which is not open here"):
        env.step(0)
    assert env.agent_selection == "seat_0"
    wrapped = TerminateIllegalWrapper(pettingzoo.raw_env("chair", 3), illegal_reward=-1)
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert wrapped.terminations["seat_0"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"deals": "some"}, "deals='some' is not known; there are: False, 'all', 'parties'"),
        ({"observe": "all"}, "observe='all' is not known"),
        ({"reward": "points"}, "there is no reward 'points'; there are: win, zero-sum, places"),
        ({"render_mode": "rgb_array"}, "render_mode='rgb_array' is not known"),
        ({"players": 11}, "11"),
        ({"edition": "third"}, "third"),
        ({"options": {"offers": 4}}, "offers"),
    ],
)
def test_what_cannot_be_is_said(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pettingzoo.env("koalition", **wrong)


WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "gymnasium", "pettingzoo"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Nothing())
import hemicycle, hemicycle.cli, hemicycle.env.play
hemicycle.new("koalition", 3)
for door in ("pettingzoo", "gymnasium", "observed"):
    try:
        __import__(f"hemicycle.env.{door}")
    except ImportError as error:
        print(error)
"""


def test_the_plain_install_does_without_and_says_what_is_missing() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.count('pip install "hemicycle[research]"') == 3


def test_it_is_called_by_the_version_of_the_rules() -> None:
    rules = games.find("koalition")
    assert pettingzoo.raw_env("koalition").metadata["name"] == f"hemicycle_koalition_v{rules.version}"
