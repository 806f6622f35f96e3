"""hemicycle report: a page of what many games tell, in both languages, of every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import polars
import pytest

from hemicycle import games
from hemicycle.analysis.rows.game import Done, GameRow
from hemicycle.analysis.rows.parquet import Files, read
from hemicycle.analysis.study.shares import Figure
from hemicycle.analysis.study.study import study
from hemicycle.bots.simulation import simulate
from hemicycle.cli import plots
from hemicycle.cli.reports import wins
from hemicycle.cli.reports.network import Edge, Node, network
from hemicycle.cli.reports.sheet import Sheet
from hemicycle.cli.reports.words import Words, begun, short
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES
from hemicycle.engine.words import Action
from tests.registered import every_game
from tests.test_refusals import english

from .conftest import Run
from .test_arena import Page

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "koalition": ({"countries": 5}, 12),
    "zoocracy": ({}, 12),
    "politico": ({"length": "short"}, 12),
    "junta": ({}, 6),
    "chair": ({}, 6),
}
"""Options of a table of three, and how many games."""


def played(game: str) -> None:
    options, number = TABLES[game]
    bots = ["random"] if game == "chair" else ["random", "hemicycle.bots.base:RandomBot", "random"]
    with Files(Path("games.parquet")) as rows:
        simulate(game, 3, number, bots, 1, 1, options=options, deals="all", rows=rows)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a few shuffles something is said already."""
    monkeypatch.setattr("hemicycle.analysis.study.shares.FEWEST", 2)
    monkeypatch.setattr("hemicycle.analysis.study.winning.FEWEST", 2)


def text_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


@every_game
@pytest.mark.usefixtures("few")
def test_the_page_tells_of_every_game_in_both_languages(run: Run, tmp_path: Path, rules: Rules) -> None:
    played(rules.name)
    done = run("report", rules.name, "games.parquet", "-o", "report.html", "--lang", "fr")
    assert done.exit_code == 0, done.output
    assert done.stdout == "Résultat écrit dans report.html.\n"
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    assert not re.search(r"(?i)https?:|//|url\(|@import|<script|<link|<img|<iframe", page)
    articles = dict(re.findall(r'<article lang="(\w+)">(.*?)</article>', page, re.DOTALL))
    assert list(articles) == list(LANGUAGES)
    number = TABLES[rules.name][1]
    for language, article in articles.items():
        told = text_of(article)
        title = rules.texts(language).say("game-title")
        assert f"{title} {'in' if language == 'en' else 'en'} {number} " in told
        # No id of a message is left, nor a parameter that nobody gave.
        assert not re.search(r"\b(report|page|arena|simulate|kind|things|term|promise|ending|action)-[a-z]", told)
        assert not re.search(r"\{|\}|\$|None", told)
    assert "What goes with winning" in articles["en"]
    assert ("Who votes with whom" in articles["en"]) == (rules.name == "junta"), "its President governs alone"
    assert ("terms of office in a game" in articles["en"]) == (rules.name == "junta")
    assert not english(re.sub(r"random|hemicycle\S*|RandomBot|FILE", " ", text_of(articles["fr"])))
    assert_plots_are_told(page)


def assert_plots_are_told(page: str) -> None:
    """Every plot has a title, and a table behind it that a narrow window moves by keys."""
    found = Page(page)
    assert found.open == []
    drawn = [attributes for tag, attributes in found.found if tag == "svg"]
    assert all(attributes["aria-label"] for attributes in drawn)
    tables = sum(tag == "details" for tag, _ in found.found)
    endings = 2  # of which the figures stand beside them
    assert tables >= len(drawn) - endings >= 2 * 4
    assert all(attributes["scope"] for tag, attributes in found.found if tag == "th")
    scrolled = [attributes for _, attributes in found.found if attributes.get("class") == "scrolled"]
    assert len(scrolled) == tables
    assert all(attributes["tabindex"] == "0" and attributes["aria-label"] for attributes in scrolled)


def test_what_is_no_file_of_such_games_gets_a_sentence(run: Run, tmp_path: Path) -> None:
    played("chair")
    polars.read_parquet("games.parquet").clear().write_parquet("empty.parquet")
    (tmp_path / "text.parquet").write_text("dear diary\n")
    for words, said in (
        (("koalition", "games.parquet"), "games.parquet has games of chair, and not of koalition"),
        (("chair", "empty.parquet"), "empty.parquet has no games"),
        (("chair", "text.parquet"), "can’t be read as a Parquet file of games"),
        (("chair", "none.parquet"), "there is no file none.parquet"),
        (("chess", "games.parquet"), "there is no game 'chess'"),
    ):
        done = run("report", *words, "-o", "report.html")
        assert (done.exit_code, done.stdout) == (2, "")
        assert said in done.stderr
    assert "--out is missing" in run("report", "chair", "games.parquet").stderr
    assert not (tmp_path / "report.html").exists()


def test_a_place_that_wins_more_is_told_apart_from_its_share() -> None:
    played("chair")
    rules = games.find("chair")
    found = study(rules, read(Path("games.parquet"), GameRow), "games.parquet")
    shares = (Figure(0.3, (0.25, 0.35), 99), Figure(0.5, (0.45, 0.55), 99), Figure(0.3, (0.25, 0.35), 99))
    seats = tuple([seat._replace(wins=share) for seat, share in zip(found.seats, shares, strict=True)])
    edition, found = rules.from_summary(found.table).edition, found._replace(seats=seats)
    sheets = {language: Sheet(rules, edition, found, language) for language in LANGUAGES}
    said = {language: [one for one in wins.sentences(sheet) if "50" in one] for language, sheet in sheets.items()}
    assert said == {
        "en": ["More than an equal share (33%) of the wins: Place 2 (50.0%)."],
        "fr": ["Plus qu’une part égale (33\u00a0%) des victoires\u00a0: Place 2 (50,0\u00a0%)."],
    }


# Words


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_and_promise_has_a_name(rules: Rules, language: str) -> None:
    words = Words(rules.texts(language), [])
    for kind in rules.vocabulary.every(Action):
        tag = str(kind.__struct_config__.tag)
        if tag != "cast":  # that is called by what is voted on
            assert re.search(r"\w{3}", words.action("", tag)), tag
    for term in rules.promises:
        assert re.search(r"\w{3}", words.promise(str(term.__struct_config__.tag))), term


def test_a_vote_is_called_by_its_question() -> None:
    words = Words(games.find("zoocracy").texts("en"), [])
    assert words.action("vote", "cast") == "Vote on a proposal"
    assert words.action("bid", "cast") == "Bid for the presidency"
    assert Done(0, "vote", "cast", 1).asked == "vote"


def test_what_a_sentence_names_is_left_open() -> None:
    texts = games.find("koalition").texts("en")
    assert texts.kind("event-withdrawn") == "… withdraws from …."
    assert begun(texts.kind("nothing", "event-withdrawn")) == "Withdraws from …"
    assert texts.kind("event-points-scored") == "Points: …."
    assert texts.kind("nothing") == "nothing"
    assert games.find("koalition").texts("fr").kind("action-sturz") == "Sturz"


def test_bots_of_one_level_are_called_by_their_characters() -> None:
    assert short(["novice/loyal", "novice/even"]) == {"novice/loyal": "loyal", "novice/even": "even"}
    assert short(["novice/loyal", "steady"]) == {"novice/loyal": "novice/loyal", "steady": "steady"}
    assert short(["a.py:Mine", "b.py:Mine", "c:Yours"]) == {
        "a.py:Mine": "a.py:Mine",
        "b.py:Mine": "b.py:Mine",
        "c:Yours": "Yours",
    }


# Plots


def test_bars_are_as_long_as_their_figures() -> None:
    rows = [plots.Bar("<a>", "3", [(1, "x"), (2, "y")]), plots.Bar("b", "1", [(1, "x"), (0, "y")])]
    drawn = plots.bars("Bars", rows)
    assert re.findall(r'class="bar (\w)" x="([\d.]+)%" width="([\d.]+)%"', drawn) == [
        ("x", "0.00", "33.33"),
        ("y", "33.33", "66.67"),
        ("x", "0.00", "33.33"),
    ]
    assert "&lt;a&gt;" in drawn
    assert 'width="16.67%"' in plots.bars("Bars", rows, 6)


def test_columns_are_as_high_as_their_figures() -> None:
    drawn = plots.columns("Columns", [1, 2, 0], plots.Scale(0, 3, [(0, "0")], 1.5))
    assert re.findall(r'height="([\d.]+)"/>', drawn) == ["75.0", "150.0", "0.0"]
    assert 'class="equal" x1="50.00%"' in drawn


def test_labels_below_a_plot_keep_clear_of_each_other() -> None:
    ticks = [(float(at), f"{at:,}") for at in range(600, 1301, 100)]
    drawn = plots.columns("Columns", [1.0], plots.Scale(550, 1310, ticks))
    labels = re.findall(r'class="tick" x="([\d.]+)%".*?text-anchor="(\w+)">([\d,]+)<', drawn)
    assert drawn.count('class="grid"') == len(ticks)
    assert [said for *_, said in labels] == ["600", "700", "800", "900", "1,000", "1,100", "1,200"]
    assert [anchor for _, anchor, _ in labels] == ["middle"] * 7, (
        "the last would stand at the end, in the one before it"
    )


def test_a_long_label_has_a_brief_one_for_narrow_places() -> None:
    def labels(label: str) -> list[tuple[str, str]]:
        drawn = plots.bars("Bars", [plots.Bar(label, "1", [(1, "x")])])
        return re.findall(r'class="label ([\w ]+)" x="0" y="14">([^<]*)<', drawn)

    long = "Give the second goal in a proposal to somebody"
    assert labels("Rally") == [("narrow middle wide", "Rally")]
    assert labels(long) == [("narrow", "Give the second goal in a proposa…"), ("middle wide", long)]
    assert [(room, len(label)) for room, label in labels(long * 2)] == [
        ("narrow", 34),
        ("middle", 55),
        ("wide", 92),
    ]


def test_a_network_has_its_nodes_on_a_circle_and_its_lines_by_strength() -> None:
    nodes = [Node("A", 1), Node("B", 0), Node("<C>", 0.5), Node("D", 0)]
    drawn = network("Who", nodes, [Edge(0, 2, 1.0, "above"), Edge(1, 3, 0.0, "")])
    assert re.findall(r'class="node" cx="([\d.]+)%" cy="([\d.]+)" r="([\d.]+)"', drawn) == [
        ("50.00", "55.0", "22.0"),
        ("84.00", "190.0", "9.0"),
        ("50.00", "325.0", "15.5"),
        ("16.00", "190.0", "9.0"),
    ]
    assert re.findall(r'class="edge ?(\w*)".*?stroke-width="([\d.]+)"', drawn) == [("", "1.0"), ("above", "9.0")]
    assert "&lt;C&gt;" in drawn
