"""Gymnasium's own check over every game, and what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from hemicycle.engine.rules import Rules
from hemicycle.env.gymnasium import make, named
from tests.registered import bargaining_bots, every_game, near, some_level


@every_game
@pytest.mark.parametrize("observe", ["dict", "parts", "flat"])
def test_gymnasium_finds_nothing(rules: Rules, observe: str) -> None:
    check_env(make(rules.name, near(rules, 3), 1, some_level(rules), observe=observe).unwrapped)


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[int, float]:
    """A whole game at random: how many steps it took, and the last reward."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    steps = 0
    while True:
        _, reward, ended, _, _ = env.step(env.action_space.sample())
        steps += 1
        if ended:
            return steps, float(reward)


@every_game
def test_a_seed_is_one_game_the_bots_luck_included(rules: Rules) -> None:
    env = make(rules.name, near(rules, 3), 2, some_level(rules), reward="zero-sum")
    first = played(env, 3)
    game: Any = env.unwrapped
    assert game.play.game.over
    assert first == played(env, 3)
    assert first != played(env, 4)


@every_game
def test_bots_bargain_with_the_seat(rules: Rules) -> None:
    bargaining_bots(rules)
    env: Any = make(rules.name, near(rules, 3), 0, "novice", deals="all").unwrapped
    for seed in range(5):
        env.reset(seed=seed)
        while (turn := env.play.turn) is not None:
            assert turn.seat == 0
            if turn.asked == "answer":
                assert {*env.play.legal()} <= {env.table.code.accept, env.table.code.refuse}
                return
            env.step(env.action_space.sample())
    pytest.fail("nobody made an offer")


def test_a_number_that_is_not_open_loses_or_is_refused() -> None:
    env = make("chair", 4, reward="zero-sum")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended) == (-0.25, True)
    assert "which is not open here" in info["illegal"]
    strict = make("chair", 4, illegal="refuse")
    _, info = strict.reset(seed=1)
    with pytest.raises(ValueError, match="which is not open here"):
        strict.step(0)
    assert strict.step(int(info["action_mask"].nonzero()[0][0]))[2] is False


def test_every_game_is_registered_by_the_version_of_its_rules() -> None:
    env: Any = gymnasium.make(named("koalition"), players=3, bots=["novice", "random"], seat=2).unwrapped
    env.reset(seed=1)
    assert [type(mind.bot).__name__ for mind in env._minds.values()] == ["Novice", "RandomBot"]
    assert [*env._minds] == [0, 1]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 3}, "seat=3 is none of this table's: there are 0 to 2"),
        ({"bots": ["random"]}, "one for each of 2 other seats, not 1"),
        ({"bots": "genius"}, "genius"),
    ],
)
def test_what_cannot_be_is_said(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make("koalition", 3, **wrong)
