"""A bot of one's own, from the command line: in the terminal, in simulations and on a server."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hemicycle.bots import levels

from .conftest import Run
from .test_serve import ended, get, started

FIRST = """
from hemicycle.bots.base import Bot

class First(Bot):
    games = ("koalition",)

    def choose(self, view, request):
        return request.options[0]
"""


@pytest.fixture(autouse=True)
def first(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "first.py").write_text(FIRST)
    path = list(sys.path)
    yield
    sys.path[:] = path


PLAY = ("play", "koalition", "--players", "3", "--option", "countries=5", "--seed", "1", "--name", "Nora")


def test_it_plays_in_the_terminal_and_after_a_pause(run: Run) -> None:
    begun = run(*PLAY, "--bots", "first.py:First,novice", "--save", "game", answers="1\n1\nq\n")
    assert begun.exit_code == 0
    assert "(First)" in begun.output
    assert "(novice)" in begun.output
    levels.OWN.clear()  # another day
    alone = run("play", "--resume", "game")
    assert alone.exit_code == 2
    assert "has a bot 'First' that is none of ours; name it: --bots FILE.py:First" in alone.stderr
    again = run("play", "--resume", "game", "--bots", "first.py:First", answers="1\nq\n")
    assert again.exit_code == 0
    assert "goes on after" in again.output


def test_it_plays_many_games(run: Run) -> None:
    words = ("--players", "3", "--games", "3", "--option", "countries=5", "--jobs", "1", "--json")
    result = run("simulate", "koalition", *words, "--bots", "first.py:First,random,random")
    assert json.loads(result.stdout)["bots_table"][0]["bot"] == "first.py:First"


@pytest.mark.parametrize(
    "words",
    [
        PLAY,
        ("simulate", "koalition", "--players", "3", "--games", "1"),
        ("serve", "--port", "0", "--database", "sqlite:///games.db"),
    ],
    ids=["play", "simulate", "serve"],
)
@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ("nosuch.py:First", "there is no file nosuch.py to take a bot from."),
        ("first.py:Last", "there is no bot 'Last' in first.py; it has First."),
        ("first.py:Bot", "first.py:Bot is not a bot: a bot is a class made from hemicycle.bots.base.Bot"),
    ],
)
def test_a_class_that_is_none_is_refused_with_a_sentence(
    run: Run, words: tuple[str, ...], named: str, sentence: str
) -> None:
    result = run(*words, "--bots", named)
    assert result.exit_code == 2
    assert result.stderr.startswith("hemicycle: ")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_it_is_refused_at_a_game_that_it_does_not_play(run: Run) -> None:
    result = run("simulate", "junta", "--games", "1", "--jobs", "1", "--bots", "first.py:First")
    assert result.exit_code == 2
    assert "first.py:First plays koalition, and not junta." in result.stderr


def test_a_server_offers_it_in_the_games_that_it_plays(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database", "sqlite:///games.db", "--bots", "first.py:First")
    with started(tmp_path, *words) as (process, address):
        games = {game["name"]: game["bots"] for game in json.loads(get(f"{address}/api/games"))}
        assert games["koalition"] == ["random", "novice", "steady", "shrewd", "First"]
        assert games["junta"] == ["random", "novice", "steady", "shrewd"]
        assert ended(process, signal.SIGINT)[0] == 0
