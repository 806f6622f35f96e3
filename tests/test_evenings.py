"""How long a game takes and how hard it is: whatever says it says it for every table."""

from __future__ import annotations

import pytest

from hemicycle import games
from hemicycle.engine.evening import Evening
from hemicycle.engine.rules import Rules
from hemicycle.server.catalogue import game_info
from tests.registered import GAMES

TOLD = [rules for rules in GAMES if rules.evening]


def evening_of(rules: Rules) -> Evening:
    assert rules.evening is not None
    return rules.evening


@pytest.mark.parametrize("rules", TOLD, ids=lambda rules: rules.name)
def test_every_table_has_its_minutes(rules: Rules) -> None:
    evening, info = evening_of(rules), game_info(rules)
    assert evening.weight in (1, 2, 3)
    assert {players for one in info.editions for players in one.players} == set(map(int, info.minutes))
    for minutes in info.minutes.values():
        assert 0 < minutes.alone < minutes.people
    if evening.option:
        assert evening.shares.keys() <= set(rules.choices()[evening.option])
        assert rules.choices()[evening.option][0] not in evening.shares, "the default is a whole game"


def test_the_minutes_are_those_of_the_box() -> None:
    zoo = evening_of(games.find("zoocracy"))
    assert [zoo.minutes(players, players) for players in (2, 6)] == [55, 120]
    politico = evening_of(games.find("politico"))
    assert politico.minutes(5, 5) == 150


def test_a_game_that_does_not_say_shows_none() -> None:
    silent = [game_info(rules) for rules in GAMES if rules.evening is None]
    for info in silent:
        assert (info.minutes, info.weight) == ({}, 0)
        assert all(value.share == 1 for option in info.options for value in option.values)
