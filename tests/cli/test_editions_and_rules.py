"""hemicycle edition, hemicycle rules, hemicycle --version."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import msgspec
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
        assert "mine.toml is a good edition of Koalition" in done.stdout
        assert "39  rulebook" in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('id = "lu"', 'id = "xx"', 'id = "xx"', "id: 'xx' is not possible; choose from: de"),
        ("cards = { source = 4 }", "cards = { source = 5 }", "cards = { source = 5 }", "from 2 to 4"),
        (
            "doppler = { rulebook = 7 }",
            "doppler = { rulebook = 6 }",
            "[specials]",
            "there must be 20 in all, not 19",
        ),
        ('"fist", "cross"] }', '"first", "cross"] }', '"first", "cross"] }', "partners: 'first' is not possible"),
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
    assert "country: 'lu' is missing" in run("edition", "check", "bad.toml").stderr


def test_list_and_show(run: Run) -> None:
    assert "second" in run("edition", "list").stdout
    assert "first" in run("edition", "list", "koalition").stdout
    shown = run("edition", "show", "koalition", "first").stdout
    assert "3 to 8 players" in shown
    assert "reconstructed" in shown
    assert run("edition", "show", "koalition").stdout.startswith("Koalition · Second edition, 1995–96\n")
    assert run("edition", "show", "koalition", "--toml").stdout == SECOND


ALTERED = SECOND.replace("card_points = { source = 1 }", "card_points = { source = 2 }", 1)
OWN = ALTERED.replace('id = "second"', 'id = "mine"').replace('title = "', 'title = "My ')


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("lang", "heads"), [("en", "figure value where from"), ("fr", "chiffre valeur origine")])
def test_show_shows_the_figures_with_their_provenance(run: Run, game: str, lang: str, heads: str) -> None:
    rules = games.find(game)
    for name in rules.editions:
        shown = [
            " ".join(line.split())
            for line in run("edition", "show", game, name, "--lang", lang).stdout.split("\n")
        ]
        assert heads in shown
        for origin, number in rules.find_edition(name).provenance.items():
            # A line for a list of figures too.
            assert sum(line.endswith(f" {origin}") for line in shown) >= min(number // 4, 10)
    page = run("edition", "show", "koalition", "--lang", lang).stdout
    assert "party cross.votes" in page
    assert "8, 6, 4, 2" in page


def test_show_gives_everything_to_a_program(run: Run, tmp_path: Path) -> None:
    for game in games.names():
        shown = json.loads(run("edition", "show", game, "--json").stdout)
        edition = games.find(game).find_edition(shown["id"])
        assert shown["shipped"]
        assert shown["fingerprint"] == edition.fingerprint
        assert shown["figures"] == tomllib.loads(edition.text)
        assert shown["unshuffled"] == json.loads(msgspec.json.encode(edition.unshuffled()))
    (tmp_path / "mine.toml").write_text(OWN, "utf-8")
    shown = json.loads(run("edition", "show", "koalition", "mine.toml", "--json").stdout)
    assert (shown["id"], shown["shipped"]) == ("mine", False)


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (ALTERED, "Second edition, 1995–96, but with altered figures", "mais avec d’autres chiffres"),
        (OWN, "My Second edition, 1995–96 (own figures", "(chiffres personnels"),
    ],
)
def test_what_differs_from_the_shipped_one_is_never_called_by_its_name(
    run: Run, tmp_path: Path, text: str, en: str, fr: str
) -> None:
    (tmp_path / "changed.toml").write_text(text, "utf-8")
    game = hemicycle.new("koalition", 3, seed=1, edition=tmp_path / "changed.toml", options={"countries": 5})
    while not game.over:
        game.act(game.requests[0].seat, game.requests[0].id, game.requests[0].options[0])
    (tmp_path / "game.jsonl").write_text(game.record(), "utf-8")
    for said in (
        run("edition", "show", "koalition", "changed.toml", "--lang", "en").stdout,
        run("replay", "game.jsonl", "--lang", "en", "--to", "0").stdout,
        run("verify", "game.jsonl").stdout,
        run(
            "play", "koalition", "--players", "3", "--edition", "changed.toml", "--lang", "en", answers="q\n"
        ).stdout,
    ):
        assert en in " ".join(said.split())
    named = f"{game.state.setup.edition.id}+{game.state.setup.edition.fingerprint[:8]}"
    assert f"({named})" in run("play", "koalition", "--players", "99", "--edition", "changed.toml").stderr
    assert named in run("play", "koalition", "--option", "countries=12", "--edition", "changed.toml").stderr
    assert fr in " ".join(run("replay", "game.jsonl", "--lang", "fr", "--to", "0").stdout.split())
    assert game.state.setup.edition.fingerprint in run("verify", "game.jsonl").stdout
    simulated = run(
        "simulate",
        "koalition",
        "--players",
        "3",
        "--games",
        "2",
        "--bots",
        "random",
        "--edition",
        "changed.toml",
        "--json",
    )
    assert json.loads(simulated.stdout)["edition"] == named


def test_a_shipped_edition_is_named_by_verify(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(hemicycle.new("zoocracy", 3, seed=1).record(), "utf-8")
    said = run("verify", "game.jsonl").stdout
    assert "this edition: The game of 2019 [2019, figures b97214633e46e7ea]" in said


@pytest.mark.parametrize("given", ["mine.toml", Path("mine.toml"), "edition"])
def test_an_edition_of_ones_own_from_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str | Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(OWN, "utf-8")
    read = hemicycle.read_edition("koalition", "mine.toml")
    game = hemicycle.new("koalition", 3, seed=1, edition=read if given == "edition" else given)
    assert game.state.setup.edition.fingerprint == read.fingerprint
    assert game.state.setup.summary()["edition"]["text"] == OWN


@pytest.mark.parametrize(("lang", "said"), [("en", "Our rulings"), ("fr", "Nos décisions")])
def test_the_whole_rules(run: Run, lang: str, said: str) -> None:
    done = run("rules", "koalition", "--lang", lang)
    assert done.exit_code == 0
    assert said in done.stdout
    for ruling in ("D1 ", "D37 ", "D42 ", "first_starter", "--edition"):
        assert ruling in done.stdout


def test_one_paragraph_of_the_rules_or_what_some_words_find(run: Run) -> None:
    one = run("rules", "chair", "§3", "2").stdout
    assert one.strip().startswith("§3 2 If several players")
    assert "§3 1" not in one
    # A whole section; a ruling, however it is typed; and any words.
    assert "§4 2" in run("rules", "chair", "§4").stdout
    assert run("rules", "chair", "a1", "--lang", "fr").stdout.strip().startswith("A1 Le dernier")
    found = run("rules", "chair", "CIRCLE", "secret").stdout
    assert "§1 1" in found
    assert "Picture: Four players in a circle" in found
    assert "Table option: Rounds" in run("rules", "chair", "rounds").stdout
    # Where they do not all stand together, most of them; small words do not count.
    assert run("rules", "chair", "what is the zebra circle secret?").stdout == found
    assert "no paragraph 'zebra'" in run("rules", "chair", "zebra").stderr


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
