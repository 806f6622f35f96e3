"""Characters: each plays and bargains in its own way, by figures, and can be put on any seat."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels
from hemicycle.bots.characters import CHARACTERS, character_of, nearest, parted, tempered
from hemicycle.bots.novice import Novice
from hemicycle.bots.portraits import Portrait, main, portraits
from hemicycle.engine.rules import BadSetup, Rules
from hemicycle.engine.temper import temper
from hemicycle.games import find
from tests.registered import every_game, part

every_character = pytest.mark.parametrize("character", CHARACTERS)


def made(rules: Rules, name: str, luck: str = "luck") -> Any:
    part(rules, "bot")
    return levels.find(rules, name)(0, Random(luck))


@every_character
@every_game
def test_every_level_that_has_a_temper_takes_every_character(rules: Rules, character: str) -> None:
    for level in ("novice", "steady", "shrewd"):
        bot = made(rules, f"{level}/{character}")
        assert isinstance(bot, Novice)
        assert type(bot) is type(made(rules, level))
        assert character_of(bot) == character


@every_game
def test_what_a_temper_remembers_stays_with_it(rules: Rules) -> None:
    drawn, given = made(rules, "novice"), made(rules, "novice/loyal")
    assert type(given.temper) is type(drawn.temper)
    assert vars(given).keys() == vars(drawn).keys()
    assert getattr(given.temper, "__dict__", {}).keys() == getattr(drawn.temper, "__dict__", {}).keys()


@every_game
def test_who_is_given_no_character_is_drawn_one_as_before(rules: Rules) -> None:
    expected = temper(Random("luck"))
    assert made(rules, "novice").temper[:4] == expected
    assert character_of(made(rules, "novice")) == nearest(expected)


@every_character
def test_a_character_leaves_room_for_persons(character: str) -> None:
    tempers = {tempered(temper(Random(luck)), character) for luck in range(20)}
    assert len(tempers) == 20
    assert {nearest(one) for one in tempers} == {character}


def test_by_lot_every_character_is_met() -> None:
    met = [nearest(temper(Random(luck))) for luck in range(500)]
    assert all(met.count(character) > 30 for character in CHARACTERS)


def test_bots_at_random_have_no_character() -> None:
    rules = find("koalition")
    assert "random" not in levels.characters(rules)
    assert not levels.known(rules, "random/loyal")
    assert character_of(levels.find(rules, "random")(0, Random(0))) == ""


def test_an_unknown_character_is_told_which_there_are() -> None:
    with pytest.raises(BadSetup, match="after novice/ comes one of: cautious, greedy, loyal, treacherous, even"):
        levels.find(find("koalition"), "novice/odd")
    for name in ("novice/", "clever/loyal", "novice/loyal/greedy"):
        if parted(name)[1]:
            assert not levels.known(find("koalition"), name)


GAMES = {"koalition": 3, "zoocracy": 24, "politico": 5, "junta": 10}
"""Games that are enough to tell them apart."""


@cache
def drawn(game: str) -> dict[str, Portrait]:
    return portraits(game, GAMES[game], players=5)


@pytest.mark.together
@pytest.mark.parametrize("game", GAMES)
def test_they_are_told_apart_by_what_they_agree_to(game: str) -> None:
    found = drawn(game)
    accepts = {character: one.share("accepts", "asked") for character, one in found.items()}
    assert accepts["greedy"] < accepts["even"]
    assert accepts["greedy"] < accepts["loyal"]


@pytest.mark.together
def test_the_treacherous_break_more_promises_and_start_more_coups() -> None:
    found = drawn("junta")
    broken = {character: one.share("broken", "judged") for character, one in found.items()}
    coups = {character: one.counts["starts a coup"] for character, one in found.items()}
    assert max(broken, key=lambda one: broken[one]) == "treacherous"
    assert coups["treacherous"] > coups["even"] > coups["cautious"]


def test_the_portraits_are_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["zoocracy", "--games", "1", "--players", "2"])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "| zoocracy | cautious | greedy | loyal | treacherous | even |"
    assert len(printed) == 8
