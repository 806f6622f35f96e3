"""A bot of one's own sits at any table; a class that is none is refused with a sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hemicycle.bots import levels
from hemicycle.bots.base import Bot, play_out
from hemicycle.bots.simulation import simulate
from hemicycle.engine.game import Game
from hemicycle.engine.rules import BadSetup, Rules
from hemicycle.games import find
from tests.registered import GAMES, every_game, near

KOALITION = find("koalition")

FIRST = '''
from hemicycle.bots.base import Bot
from hemicycle.bots.novice import Novice
import beside

class First(Bot):
    """Takes the first option."""
    def choose(self, view, request):
        return request.options[beside.FIRST]

class Choosy(First):
    games = ("koalition",)

class Careful(Novice):
    pass

class Dumb(Bot):
    pass

class Demanding(First):
    def __init__(self, seat, rng, mood):
        super().__init__(seat, rng)

class NoBot:
    def choose(self, view, request):
        return None

def made(seat, rng):
    return First(seat, rng)

def nothing(seat, rng):
    return "a bot"

TEXT = "First"
'''


@pytest.fixture
def own(tmp_path: Path) -> Iterator[str]:
    """A file with bots, beside which lies what it imports."""
    (tmp_path / "beside.py").write_text("FIRST = 0\n")
    (tmp_path / "mine.py").write_text(FIRST)
    before, path = set(sys.modules), list(sys.path)
    yield str(tmp_path / "mine.py")
    sys.path[:] = path
    for name in set(sys.modules) - before:
        if name == "beside" or name.startswith("mine"):
            del sys.modules[name]


@every_game
def test_a_bot_from_a_file_plays_every_game(own: str, rules: Rules) -> None:
    players = near(rules, 3)
    careful = ["Careful"] if levels.knowledge_of(rules) else []
    for called in ("First", "made", *careful):
        make = levels.find_or_import(rules, f"{own}:{called}")
        bots = [make(seat, Random(seat)) for seat in range(players)]
        game = play_out(Game.begin(rules, rules.setup(players), "own"), bots, Random(1), longest=30)
        assert game.number > 20 or game.over


def test_it_plays_in_simulations_beside_others(own: str) -> None:
    result = simulate("koalition", 3, 6, [f"{own}:First", "random", "random"], 1, 1, options={"countries": 5})
    assert result["bots_table"][0]["bot"] == f"{own}:First"
    assert result["violations"] == 0


def test_admitted_it_is_a_level_of_the_games_that_it_plays(own: str) -> None:
    assert levels.admit(f"{own}:Choosy", GAMES) == "Choosy"
    assert levels.admit(f"{own}:First", GAMES) == "First"
    assert levels.names(KOALITION) == ["random", "novice", "steady", "shrewd", "Choosy", "First"]
    assert levels.names(find("junta")) == ["random", "novice", "steady", "shrewd", "First"]
    assert levels.ours(KOALITION) == ["random", "novice", "steady", "shrewd"]
    assert isinstance(levels.find(KOALITION, "Choosy")(0, Random(0)), Bot)
    with pytest.raises(BadSetup, match="Choosy plays koalition, and not junta"):
        levels.find(find("junta"), "Choosy")


def test_two_bots_have_two_names(own: str, tmp_path: Path) -> None:
    levels.admit(f"{own}:First", GAMES)
    assert levels.admit(f"{own}:First", GAMES) == "First"
    (tmp_path / "other.py").write_text(FIRST)
    with pytest.raises(BadSetup, match="there are two bots 'First'"):
        levels.admit(f"{tmp_path / 'other.py'}:First", GAMES)
    (tmp_path / "steady.py").write_text(FIRST + "steady = First\n")
    with pytest.raises(BadSetup, match="is none of ours"):
        levels.admit(f"{tmp_path / 'steady.py'}:steady", GAMES)


@pytest.mark.parametrize(
    ("called", "sentence"),
    [
        ("nosuch.py:First", r"there is no file .*nosuch.py to take a bot from"),
        ("mine.py:Last", "there is no bot 'Last' in .*mine.py; it has First, Choosy, Careful, Demanding"),
        ("mine.py:", "there is no bot ''"),
        (
            "mine.py:Dumb",
            "Dumb is not a bot: a bot is a class made from hemicycle.bots.base.Bot, with a method choose",
        ),
        ("mine.py:NoBot", "NoBot is not a bot: a bot is a class made from hemicycle.bots.base.Bot"),
        ("mine.py:TEXT", "TEXT is not a bot, and makes none: it is of the type str"),
        ("mine.py:nothing", "nothing is not a bot: what it makes is of the type str"),
        ("mine.py:Demanding", "Demanding can’t be made .TypeError: .*mood.*; a bot is made of its seat"),
        ("beside.py:First", "there is no bot 'First' in .*beside.py, nor any other"),
        ("broken.py:First", r"broken.py can’t be run: SyntaxError: .* \(line 2\)"),
        ("failing.py:First", "failing.py can’t be run: ZeroDivisionError: division by zero"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(own: str, tmp_path: Path, called: str, sentence: str) -> None:
    (tmp_path / "broken.py").write_text("x = 1\nclass First(\n")
    (tmp_path / "failing.py").write_text("1 / 0\n")
    with pytest.raises(BadSetup, match=sentence):
        levels.find_or_import(KOALITION, f"{tmp_path}/{called}")
    with pytest.raises(BadSetup, match=sentence):
        levels.admit(f"{tmp_path}/{called}", [KOALITION])
    assert levels.OWN == {}


@pytest.mark.parametrize(
    "name", ["nosuchmodule:Bot", "hemicycle.bots.base:Nobody", ":Bot", "hemicycle.bots:levels"]
)
def test_a_module_that_is_none_or_has_none_is_refused_too(name: str) -> None:
    with pytest.raises(BadSetup, match=r"no bot|not a bot"):
        levels.find_or_import(KOALITION, name)
