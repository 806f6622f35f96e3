"""Every game with a board of its own in the terminal: a whole game fits it, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from .conftest import Run, answers, record_of


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


DRAWN = re.compile(r"[\u2500-\u25ff✓✗]|(?<=\S) {2,}(?=\S)")
"""Lines, bars, marks and columns."""


@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [
        ("koalition", 4, "fr"),
        ("zoocracy", 3, "en"),
        ("politico", 5, "en"),
        ("junta", 2, "fr"),
        ("junta", 5, "en"),
        ("chair", 4, "fr"),
    ],
)
def test_a_whole_game_in_plain_text_draws_nothing(run: Run, game: str, players: int, lang: str) -> None:
    short = {"politico": ("--option", "length=short"), "koalition": ("--option", "countries=5")}.get(game, ())
    table = ("--players", str(players), "--bots", "random", "--seed", "5", "--name", "Sam", *short)
    result = run("play", game, "--plain", *table, "--lang", lang, answers=answers(1500, nonsense=True))
    assert result.exit_code == 0
    assert re.search(r"has won|share the victory" if lang == "en" else r"gagne|se partagent", result.output)
    for line in result.output.splitlines():
        assert cell_len(line) <= 80, line
        assert line.startswith((">", "  hemicycle")) or not DRAWN.search(line), line


def test_plain_text_tells_the_table_once_and_then_what_has_changed(run: Run) -> None:
    table = ("--players", "3", "--bots", "random", "--seed", "5", "--name", "Sam")
    result = run("play", "zoocracy", "--plain", *table, answers="1\nt\nq\n")
    first, changed, again, *_ = result.output.split("> ")
    always, now = "The zoo: votes for the party with most tokens", "Seats, if counted now"
    assert always in first
    assert now not in first
    assert always not in changed
    assert now in changed
    assert always in again


def test_a_lesson_and_a_replay_can_be_read_out_too(run: Run, tmp_path: Path) -> None:
    lesson = run("learn", "zoocracy", "--plain", answers="\nq\n")
    assert "╭" not in lesson.output
    assert "Elephants (votes" in lesson.output
    (tmp_path / "game.jsonl").write_text(record_of(decisions=40), "utf-8")
    told = run("replay", "game.jsonl", "--plain")
    assert told.exit_code == 0
    assert "──" not in told.output


def test_a_game_without_a_board_shows_its_fields_and_what_one_holds(run: Run) -> None:
    result = run("play", "chair", "--players", "3", "--seed", "5", "--name", "Sam", answers="t\nq\n")
    asked, whole = result.output.split("> ", 1)
    assert re.search(r"Your friend: (Ada|Bruno)", asked)
    assert "Rounds with the chair" not in asked
    assert "Rounds with the chair: Sam 0, Ada 0, Bruno 0" in whole
