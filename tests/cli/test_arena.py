"""hemicycle arena, and how it and hemicycle simulate are stopped and gone on with."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from hemicycle.cli import plots
from hemicycle.engine.texts import LANGUAGES
from tests.test_refusals import english

from .conftest import Run

MINE = """
import os, signal
from pathlib import Path
from hemicycle.bots.base import RandomBot

class First(RandomBot):
    def choose(self, view, request):
        return request.options[0]

class Stopping(RandomBot):
    \"\"\"Presses Ctrl-C, once there are three lines in the journal.\"\"\"
    def choose(self, view, request):
        if not Path("pressed").exists() and Path("games.jsonl").read_bytes().count(b"\\n") > 3:
            Path("pressed").touch()
            os.kill(os.getpid() if os.environ.get("ALONE") else os.getppid(), signal.SIGINT)
            signal.pause()  # until it is told, so that its game is never over
        return super().choose(view, request)

class Dying(RandomBot):
    def choose(self, view, request):
        os._exit(1)

class Failing(RandomBot):
    def choose(self, view, request):
        raise LookupError("I am lost")
"""
SMALL = ("chair", "--players", "3", "--seed", "3", "--games", "6")
TIMES = {"seconds", "decisions_per_second", "jobs"}


@pytest.fixture(autouse=True)
def mine(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)


def arena(run: Run, *words: str, bots: str = "random,mine.py:First", jobs: str = "1") -> dict[str, Any]:
    done = run("arena", *SMALL, "--bots", bots, "--jobs", jobs, *words, "--json")
    assert done.exit_code == 0, done.output
    return timeless(json.loads(done.stdout))


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMES}


def test_the_json_has_what_the_docs_promise(run: Run) -> None:
    result = arena(run)
    assert result["bots"] == ["random", "mine.py:First"]
    assert (result["games"], result["wanted"], result["complete"]) == (12, 12, True)
    assert {
        "fields",
        "matrix",
        "ratings",
        "rating_model",
        "promises",
        "violations",
        "equal_share",
    } <= result.keys()
    assert {"win_share", "win_share_interval", "games", "shuffles"} <= result["matrix"][0][1].keys()
    assert {"rating", "error", "rating_interval"} <= result["ratings"][0].keys()


def test_the_same_whatever_the_number_of_jobs(run: Run) -> None:
    assert arena(run, jobs="1") == arena(run, jobs="2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_to_read(run: Run, language: str) -> None:
    done = run("arena", *SMALL, "--jobs", "1", "--bots", "random,mine.py:First", "--lang", language)
    assert done.exit_code == 0
    for said in {"en": ("12 games", "among First", "rating"), "fr": ("12 parties", "parmi First", "cote")}[
        language
    ]:
        assert said in done.stdout
    assert language == "en" or not english(done.stdout), done.stdout


def test_without_names_the_levels_of_the_game_meet(run: Run) -> None:
    done = run("arena", "chair", "--players", "3", "--games", "1", "--jobs", "1")
    assert done.exit_code == 2
    assert "two bots or more, each named once; not random" in done.stderr  # Chair has no other level


def test_deals_can_be_left_out(run: Run) -> None:
    words = ("zoocracy", "--players", "2", "--games", "2", "--jobs", "1", "--bots", "random,novice", "--json")
    assert json.loads(run("arena", *words).stdout)["deals"] == "all"
    without = json.loads(run("arena", *words, "--deals", "none").stdout)
    assert (without["deals"], without["promises"]) == ("", {})


# Stopped, and gone on with


@pytest.mark.parametrize("alone", [True, False], ids=["one process", "two processes"])
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_stopped_and_gone_on_with_it_is_what_it_would_have_been(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, alone: bool
) -> None:
    if alone:
        monkeypatch.setenv("ALONE", "yes")
    bots = "random,mine.py:Stopping" + (",random" if command == "simulate" else "")
    words = [command, "chair", "--players", "3", "--games", "60", "--bots", bots, "--json"]
    words += ["--jobs", "1" if alone else "2", "--keep", "games.jsonl"]
    stopped = run(*words)
    assert stopped.exit_code == 1
    result = json.loads(stopped.stdout)
    assert result["stopped"]
    assert 0 < result["games"] < result["wanted"]
    assert re.match(r"Stopped after \d+ of \d+ games\.\nThey are kept in games\.jsonl", stopped.stderr)
    again = run(*words)
    assert again.exit_code == 0
    (tmp_path / "games.jsonl").unlink()
    assert timeless(json.loads(again.stdout)) == timeless(json.loads(run(*words).stdout))


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_when_the_time_is_up_there_is_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    seconds = iter(range(1000))
    monkeypatch.setattr("hemicycle.bots.series.time.time", lambda: float(next(seconds)))
    bots = "random,mine.py:First" + (",random" if command == "simulate" else "")
    words = (
        command,
        "chair",
        "--players",
        "3",
        "--games",
        "60",
        "--bots",
        bots,
        "--jobs",
        "1",
        "--minutes",
        "0.6",
    )
    done = run(*words)
    assert done.exit_code == 0
    assert re.search(r"The time was up after \d+ of (60|120) games", done.stderr)
    assert "--keep FILE does that" in done.stderr
    assert "%" in done.stdout
    french = run(*words, "--lang", "fr")
    assert "Le temps est écoulé" in french.stderr
    assert not english(french.stderr), french.stderr


def test_a_file_of_another_command_is_refused_and_left_alone(run: Run, tmp_path: Path) -> None:
    arena(run, "--keep", "games.jsonl")
    before = (tmp_path / "games.jsonl").read_bytes()
    words = ("--bots", "random,mine.py:First,random", "--jobs", "1", "--keep", "games.jsonl")
    simulated = run("simulate", *SMALL, *words)
    assert simulated.exit_code == 2
    assert "was kept by hemicycle arena chair, and not by simulate chair" in simulated.stderr
    assert run("arena", *SMALL[:-4], "--bots", "random,mine.py:First", "--keep", "games.jsonl").exit_code == 2
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no file here that is always full")
def test_a_journal_that_can_not_be_written_is_told_of(run: Run) -> None:
    done = run("arena", *SMALL, "--bots", "random,mine.py:First", "--jobs", "1", "--keep", "/dev/full")
    assert done.exit_code == 2
    assert done.stderr == "hemicycle: /dev/full can’t be written: there is no room.\n"


def test_a_process_that_is_ended_from_outside_is_told_of(run: Run) -> None:
    done = run("arena", *SMALL, "--bots", "random,mine.py:Dying", "--jobs", "2")
    assert done.exit_code == 2
    assert "one of the processes that play was ended from outside" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_is_answered_in_a_sentence(run: Run, jobs: str, language: str) -> None:
    done = run("arena", *SMALL, "--bots", "random,mine.py:Failing", "--jobs", jobs, "--lang", language)
    assert done.exit_code == 2
    game = {"en": "in game 0 of seed 3", "fr": "dans la partie 0 de la graine 3"}[language]
    assert f"{game}" in done.stderr
    assert "LookupError: I am lost" in done.stderr
    assert done.stderr.count("\n") == 1


# The page


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in ("meta", "input", "line", "circle", "wbr"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle"):
            assert self.open.pop() == tag


@pytest.fixture
def page(run: Run, tmp_path: Path) -> str:
    words = (
        "--players",
        "4",
        "--jobs",
        "1",
        "--bots",
        "random,mine.py:First",
        "--html",
        "page.html",
        "--lang",
        "fr",
    )
    done = run("arena", *SMALL, *words)
    assert "Résultat écrit dans page.html." in done.stdout
    return (tmp_path / "page.html").read_text("utf-8")


def test_the_page_needs_nothing_else(page: str) -> None:
    found = Page(page)
    assert found.open == []
    assert not re.search(r"(?i)https?:|//|url\(|@import|<script|<link|<img|<iframe", page)
    assert {"svg", "table"} <= {tag for tag, _ in found.found}


def test_the_page_is_in_both_languages_and_opens_in_the_one_that_was_asked_for(page: str) -> None:
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    articles = dict(re.findall(r'<article lang="(\w+)">(.*?)</article>', page, re.DOTALL))
    assert "One bot among others" in articles["en"]
    assert "Un robot parmi d’autres" in articles["fr"]
    assert "random et First par moitiés" in articles["fr"]
    told = re.sub(r"<[^>]*>|random|First", " ", articles["fr"])
    assert not english(told), english(told)
    (checked,) = [found["value"] for tag, found in Page(page).found if tag == "input" and "checked" in found]
    assert checked == "fr"


def test_the_page_is_light_or_dark_and_told_to_who_can_not_see_it(page: str) -> None:
    found = Page(page).found
    assert "prefers-color-scheme: dark" in page
    assert all(attributes["scope"] for tag, attributes in found if tag == "th")
    assert all(attributes["aria-label"] for tag, attributes in found if tag == "svg")
    assert all("tabindex" in attributes for _, attributes in found if attributes.get("class") == "scrolled")


def test_a_page_of_part_of_an_arena_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seconds = iter(range(1000))
    monkeypatch.setattr("hemicycle.bots.series.time.time", lambda: float(next(seconds)))
    words = ("--bots", "random,mine.py:First", "--jobs", "1", "--minutes", "0.2", "--html", "page.html")
    assert run("arena", *SMALL, *words).exit_code == 0
    assert "This is not the whole arena: 12 games were wanted." in (tmp_path / "page.html").read_text("utf-8")


def test_two_bots_of_one_name_are_told_apart(run: Run, tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(MINE)
    words = ("--bots", "other.py:First,mine.py:First", "--jobs", "1", "--html", "page.html")
    assert run("arena", *SMALL, *words).exit_code == 0
    written = (tmp_path / "page.html").read_text("utf-8")
    assert "other.py:<wbr>First" in written
    assert "mine.py:<wbr>First" in written


# Plots


@pytest.mark.parametrize(
    ("low", "high", "steps"),
    [(0, 100, [0, 50, 100]), (0, 430, [0, 200, 400]), (6.5, 39.6, [10, 20, 30]), (24, 26, [24, 25, 26])],
)
def test_a_scale_has_round_steps(low: float, high: float, steps: list[float]) -> None:
    assert plots.round_steps(low, high) == steps


def test_a_plot_puts_values_where_they_belong() -> None:
    along = plots.Scale(0, 1, [(0, "0"), (1, "1")], 0.5)
    assert (along.at(0), along.at(0.5), along.at(1), along.at(7)) == (2, 50, 98, 98)
    drawn = plots.plot("Shares", [plots.Mark("<b>", "50%", 0.5, (0, 1))], along)
    assert "&lt;b&gt;" in drawn
    assert 'x1="2.00%" x2="98.00%"' in drawn
    assert 'cx="50.00%"' in drawn
