"""Every game with a board of its own in the terminal: a whole game fits it, in both languages."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from .conftest import Run, answers


@pytest.mark.parametrize(
    ("game", "players", "lang", "columns"),
    [
        ("zoocracy", 2, "en", 80),
        ("zoocracy", 4, "fr", 80),
        ("zoocracy", 6, "en", 100),
        ("zoocracy", 6, "fr", 80),
        ("politico", 3, "en", 80),
        ("politico", 5, "fr", 80),
        ("politico", 8, "en", 100),
        ("junta", 2, "en", 80),
        ("junta", 4, "fr", 80),
        ("junta", 7, "en", 100),
    ],
)
def test_a_whole_game_fits_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, players: int, lang: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    short = ("--option", "length=short") if game == "politico" else ()
    table = ("--players", str(players), "--bots", "random", "--seed", "5", "--name", "Sam", *short)
    result = run("play", game, *table, "--lang", lang, answers=answers(1500, nonsense=True))
    assert result.exit_code == 0
    assert re.search(r"has won|share the victory" if lang == "en" else r"gagne|se partagent", result.output)
    told = re.search(r"(?:\b1st|\b1re place pour) (\w+) \((\S+)\)", " ".join(result.output.split()))
    assert told, "the end is told"
    assert re.search(rf"(?m)^ *1\. +{told[1]} +{told[2]} *$", result.output), "and the table says the same"
    for unsaid in ("{", "term-", "board-", "Traceback"):
        assert unsaid not in result.output
    for line in result.output.splitlines():
        assert cell_len(line) <= columns, line


def test_a_game_without_a_board_shows_its_fields_and_what_one_holds(run: Run) -> None:
    result = run("play", "chair", "--players", "3", "--seed", "5", "--name", "Sam", answers="t\nq\n")
    asked, whole = result.output.split("> ", 1)
    assert re.search(r"Friends (Ada|Bruno)", asked)
    assert "Chairs" not in asked
    assert "Chairs Sam 0, Ada 0, Bruno 0" in whole
