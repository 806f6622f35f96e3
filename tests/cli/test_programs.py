"""A bot that is a program, from the command line: in the terminal, in simulations, in an arena."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hemicycle.bots import levels, processes
from tests.bots import programs

from .conftest import Run

PLAY = ("play", "koalition", "--players", "3", "--option", "countries=5", "--seed", "1", "--name", "Nora")
MANY = ("--players", "3", "--games", "3", "--option", "countries=5", "--jobs", "1")


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    yield
    processes.end_all()


def test_it_plays_in_the_terminal_and_after_a_pause(run: Run, tmp_path: Path) -> None:
    name = programs.program(tmp_path, "mine", ask="lambda told: open('told', 'a').write(json.dumps(told)) and 1")
    begun = run(*PLAY, "--bots", f"{name},novice", "--save", "game", answers="1\n1\nq\n")
    assert begun.exit_code == 0
    assert "(mine)" in begun.output
    assert "Nora" in (tmp_path / "told").read_text()
    levels.OWN.clear()  # another day
    assert "has a bot 'mine' that is none of ours" in run("play", "--resume", "game").stderr
    assert "goes on after" in run("play", "--resume", "game", "--bots", name, answers="1\nq\n").output


def test_in_the_terminal_the_rules_play_for_one_that_fails(run: Run, tmp_path: Path) -> None:
    """One is told each time, until it is not started again; and one's own turn comes."""
    name = programs.bad(tmp_path, "dies")
    played = run(*PLAY, "--bots", f"{name},novice", answers="1\n" * 8 + "q\n")
    assert played.exit_code == 0
    told = " ".join(played.output.split())
    assert told.count("fails: it has ended, with status 1,") == 3
    assert told.count("The rules play for it.") == 3


def test_many_games_of_one_that_fails_end_with_a_sentence(run: Run, tmp_path: Path) -> None:
    name = programs.bad(tmp_path, "no-option")
    for command in ("simulate", "arena"):
        bots = f"{name},random" if command == "arena" else f"{name},random,random"
        failed = run(command, "koalition", *MANY, "--bots", bots, "--lang", "fr")
        assert failed.exit_code == 2
        assert failed.stderr.startswith("hemicycle: cmd:")
        assert (
            "échoue à la place 1 dans la partie 0 de la graine 0\u00a0: il a répondu à la ligne 2" in failed.stderr
        )
        assert failed.stderr.count("\n") == 1


def test_finished_games_are_gone_on_with_as_long_as_its_file_is_the_same(run: Run, tmp_path: Path) -> None:
    words = ("simulate", "koalition", *MANY, "--keep", "kept", "--json", "--bots")
    first = run(*words, f"{programs.program(tmp_path, 'mine')},random,random")
    assert json.loads(first.stdout)["games"] == 3
    again = run(*words, f"{programs.program(tmp_path, 'mine')},random,random")
    assert json.loads(again.stdout)["bots_table"] == json.loads(first.stdout)["bots_table"]
    other = run(*words, f"{programs.program(tmp_path, 'mine', ask=programs.BY_LOT)},random,random")
    assert "was begun with other code" in other.stderr
