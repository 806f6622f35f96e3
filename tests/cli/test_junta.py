"""Junta in the terminal."""

from __future__ import annotations

import io
import re
from typing import Any

from rich.console import Console

from hemicycle.cli.boards.junta import JuntaBoard
from hemicycle.engine.flow import question
from hemicycle.games.junta import RULES
from hemicycle.games.junta.politics.bank import moves

from .conftest import Run, answers
from .person import Person

QUICK = ("play", "junta", "--bots", "random", "--seed", "5", "--name", "Sam")


def test_the_table_is_drawn_with_what_one_may_know(run: Run) -> None:
    result = run(*QUICK, "--players", "4", answers="v\nc\n?\n1\nq\n")
    for said in (
        "Posts",
        "Votes",
        "Cards",
        "Your hand:",
        "Reserve: nothing. In Switzerland: nothing.",
        "v the city",
    ):
        assert said in result.output, said
    assert re.search(r"● Presidential Palace +Parliament, Cathedral", result.output)


def test_puppets_sit_at_a_small_table(run: Run) -> None:
    result = run(*QUICK, "--players", "2", answers=answers(40))
    assert "puppet A" in result.output
    assert "puppet C" in result.output
    assert "puppet D" not in result.output


def test_the_president_may_resign_out_of_turn(run: Run) -> None:
    script = answers(400).replace("\n", "\no1\n")
    result = run(*QUICK, "--players", "4", answers=script)
    assert "o1 Resign as President" in result.output
    assert "Sam resigns as President." in result.output


def test_with_many_bills_the_bank_shows_amounts() -> None:
    """Each amount once; every combination of bills when one asks for more, under the same numbers."""
    console = Console(width=100, record=True, file=io.StringIO())
    board = JuntaBoard(RULES.texts("en", ["Ada", "Ben"]).beside("hemicycle.cli"), 0, console, RULES)
    options = moves((6, 4, 2), (3, 0, 0))
    asked = question(0, "bank", options)
    view: Any = None
    few, shown = board.choices(view, asked)
    every, whole = board.choices(view, asked, every=True)
    assert few == every
    assert set(few) == set(options)
    console.print(shown)
    assert re.search(r"Deposit +2\) 20\sM", console.export_text())
    console.print(whole)
    assert f"{len(options)})" in console.export_text()


def test_what_a_card_does_is_told_with_french_spaces(run: Run) -> None:
    told = run("play", "junta", "--players", "3", "--lang", "fr", "--seed", "5", answers="?\nq\n").stdout
    assert "Syndicats\u00a0: 5 voix" in told


def test_a_choice_in_the_words_in_which_it_stands_in_the_list() -> None:
    """«A bill for Ada: 2 M» is called «2 M to Ada» as a sentence; either will do."""

    def typed(person: Person) -> str:
        if all(one.kind != "make-budget" for one in person.game.asked(0)):
            return "1"
        return "a bill for Ada 2 M" if "> a bill" not in person.screen else "q"

    screen = Person("junta", typed, seed="b3").play()
    assert " Budget: Ada: 1 × 2 M\n" in screen.partition("> a bill for Ada 2 M\n")[2]
