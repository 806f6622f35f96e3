"""hemicycle edition, hemicycle rules, hemicycle --version."""

from __future__ import annotations

from pathlib import Path

import pytest

import hemicycle
from hemicycle import games

from .conftest import Run

SECOND = games.find("koalition").find_edition("second").text


def test_a_good_edition(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(SECOND.replace('id = "second"', 'id = "mine"'))
    for words in ((), ("--game", "koalition")):
        done = run("edition", "check", "mine.toml", *words)
        assert done.exit_code == 0
        assert "mine.toml is a good edition of koalition" in done.stdout
        assert "39  rulebook" in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('id = "lu"', 'id = "xx"', 'id = "xx"', "country 'xx' is unknown"),
        ("cards = { source = 4 }", "cards = { source = 5 }", "cards = { source = 5 }", "from 2 to 4"),
        ("doppler = { rulebook = 7 }", "doppler = { rulebook = 6 }", "[specials]", "20 action cards, not 19"),
        ('"fist", "cross"] }', '"first", "cross"] }', '"first", "cross"] }', "party 'first' is unknown"),
        ('["rose", "leaf"]', '["leaf"]', '"leaf", "lemon", "fist", "cross"] }', "partners must be mutual"),
        ("cards = { source = 4 }", "cards = 4", "cards = 4", "must say where it comes from"),
        ('title = "', "title = ", "title = ", "not TOML"),
    ],
)
def test_a_bad_edition_is_refused_with_line_and_reason(
    run: Run, tmp_path: Path, old: str, new: str, line: str, reason: str
) -> None:
    text = SECOND.replace(old, new, 1)
    (tmp_path / "bad.toml").write_text(text)
    done = run("edition", "check", "bad.toml")
    number = next(at for at, one in enumerate(text.splitlines(), 1) if line in one)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert f"bad.toml, line {number}: " in done.stderr
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_missing_country(run: Run, tmp_path: Path) -> None:
    head, _, _ = SECOND.rpartition("[[country]]")
    (tmp_path / "bad.toml").write_text(head)
    assert "country 'lu' is missing" in run("edition", "check", "bad.toml").stderr


def test_list_and_show(run: Run) -> None:
    assert "second" in run("edition", "list").stdout
    assert "first" in run("edition", "list", "koalition").stdout
    shown = run("edition", "show", "koalition", "first").stdout
    assert "3 to 8 players" in shown
    assert "reconstructed" in shown
    assert run("edition", "show", "koalition").stdout.startswith("Koalition · Second edition, 1995–96\n")
    assert run("edition", "show", "koalition", "--toml").stdout == SECOND


@pytest.mark.parametrize(("lang", "said"), [("en", "Our rulings"), ("fr", "Nos décisions")])
def test_the_rules_in_short(run: Run, lang: str, said: str) -> None:
    done = run("rules", "koalition", "--lang", lang)
    assert done.exit_code == 0
    assert said in done.stdout
    for ruling in ("D1 ", "D37 ", "D42 ", "first_starter", "--edition"):
        assert ruling in done.stdout


def test_version_and_help(run: Run) -> None:
    assert run("--version").stdout == f"hemicycle {hemicycle.__version__}\n"
    page = run("--help").stdout
    for command in ("play", "rules", "replay", "verify", "simulate", "edition", "check"):
        assert command in page
        assert run(command, "--help").exit_code == 0


@pytest.mark.parametrize(
    ("cut", "said"),
    [
        ("turbulent]", "deck.turbulent is missing (as an edition of zoocracy)"),
        ('title = "Zoocracy, 2019"', "title is missing (as an edition of zoocracy)"),
        ("]", "this is not TOML"),
    ],
)
def test_a_damaged_edition_is_known_for_the_game_it_is_of(run: Run, tmp_path: Path, cut: str, said: str) -> None:
    text = games.find("zoocracy").find_edition("2019").text
    (tmp_path / "mine.toml").write_text(text.replace(cut, "other]" if cut == "turbulent]" else "", 1), "utf-8")
    result = run("edition", "check", "mine.toml")
    assert result.exit_code != 0
    assert said in result.output
    assert "koalition" not in result.output
