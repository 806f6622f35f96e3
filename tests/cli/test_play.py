"""hemicycle play: a person and bots in the terminal."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
import time
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from hemicycle import games
from hemicycle.cli.boards.koalition import KoalitionBoard
from hemicycle.cli.boards.plain import Board
from hemicycle.cli.seats import chairs
from hemicycle.cli.session import Session
from hemicycle.engine.declare import FACE_DOWN
from hemicycle.engine.records import Record
from hemicycle.engine.rules import Rules
from tests.registered import every_game

from .conftest import Run, answers
from .person import Person

KOALITION = games.find("koalition")
QUICK = ("play", "koalition", "--bots", "random", "--seed", "5", "--name", "Sam", "--option", "countries=5")


def test_a_whole_game_with_nonsense_in_between(run: Run) -> None:
    result = run(*QUICK, "--players", "3", answers=answers(900, nonsense=True))
    assert result.exit_code == 0
    assert "has won." in result.output or "share the victory." in result.output
    assert "There is no choice 999: the choices are 1 to " in result.output
    assert "majority" in result.output
    assert "Europe bonus for" in result.output
    assert "\x1b" not in result.output
    assert "{" not in result.output
    assert "Traceback" not in result.output


def test_a_number_that_is_no_choice_is_none_that_stands_in_its_words(run: Run) -> None:
    """Once «-1» laid Leaf 1."""
    nonsense = ["-1", "999", "0", "1.5", "1 2", ""]
    result = run(*QUICK, "--players", "3", answers="\n".join(["1", "1", "4", *nonsense, "q", ""]))
    assert result.exit_code == 0
    said = said_in(result.output)
    for number in ("−1", "999", "0"):
        assert f"There is no choice {number}: the choices are 1 to " in said
    for words in ("1.5", "1 2"):
        assert f"“{words}” is none of the choices." in said
    assert "Type a number from 1 to " in said
    assert said.count("Sam lays ") == 1


@every_game
def test_every_game_is_played_without_saying_with_how_many(run: Run, rules: Rules) -> None:
    result = run("play", rules.name, "--bots", "random", "--seed", "1", "--lang", "en", answers="1\nq\n")
    assert result.exit_code == 0
    (others,) = re.findall(
        r"You play against (.*?)(?:, (?:both|all of them) random bots)?\.", said_in(result.output)
    )
    assert len(re.split(", | and ", others)) == rules.find_edition(rules.editions[0]).usual - 1
    assert "{" not in result.output


def said_in(output: str) -> str:
    """Without the ends of lines."""
    return " ".join(output.split())


@pytest.mark.parametrize(
    ("players", "lang", "edition", "columns"),
    [(3, "en", "second", 80), (10, "fr", "second", 80), (8, "fr", "first", 80), (10, "en", "second", 120)],
)
def test_no_line_is_wider_than_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, players: int, lang: str, edition: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", "40" if columns > 80 else "24")
    typed = answers(40, nonsense=True)
    table = ("--players", str(players), "--lang", lang, "--edition", edition)
    result = run(*QUICK, *table, answers=typed)
    assert result.exit_code == 0
    for line in result.output.splitlines():
        assert cell_len(line) <= columns, line


def test_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    result = run(*QUICK, answers=answers(300, nonsense=True))
    for said in (
        "Vous jouez contre",
        "posez une carte",
        "majorité",
        "commence le premier vote",
        "Tapez un nombre",
    ):
        assert said in result.output
    for said in ("majority", "lays", "Your hand", "You"):
        assert said not in result.output


def test_the_question_and_a_choice_are_explained_with_their_rule(run: Run) -> None:
    result = run(*QUICK, answers="?\n? 1\n1\n" * 8)
    assert "you must lay one politician or joker" in result.output
    assert "See: rulebook, Play 4, 8, 12, 19; Cards 3, 4; rulings D18, D20" in result.output
    assert "See: rulebook, Cards 6; rulings D7, D8" in result.output
    assert "Lay " in result.output


def test_of_a_rule_the_first_sentences_are_told_and_all_of_it_on_request(run: Run) -> None:
    short, whole = (run(*QUICK, answers="1\n" + f"{typed}\n").output for typed in ("?", "??"))
    for said in (short, whole):
        assert "Cards 3 Politicians (60 cards)" in said
    assert "The two big ones, Rose and Top hat, never govern together." not in short
    assert "?? shows these paragraphs whole" in short
    assert "The two big ones, Rose and Top hat, never govern together." in whole


def test_a_ruling_is_quoted_where_a_rule_cites_one(run: Run) -> None:
    result = run(*QUICK, "--lang", "fr", answers="?\n1\n" * 60)
    assert "Voir\xa0: " in result.output
    assert "décision D19" in result.output
    assert "règle du jeu, Déroulement 6" in result.output
    assert "D19 Les cartes action se jouent dans le sens horaire" in result.output


def test_the_board_is_given_a_view_and_nothing_else(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def watched(method: Any) -> Any:
        def watching(board: Board, view: Any, *more: Any) -> Any:
            assert view.viewer == 0
            for seat in range(1, view.players):
                assert set(view.hands[seat]) | set(view.specials[seat]) <= {FACE_DOWN}
            assert not view.aside
            assert set(view.deck) <= {FACE_DOWN}
            seen.append(1)
            return method(board, view, *more)

        return watching

    for name in ("draw", "choices", "ending", "score", "parties", "held"):
        monkeypatch.setattr(KoalitionBoard, name, watched(getattr(KoalitionBoard, name)))
    assert run(*QUICK, "--players", "3", answers=answers(900, nonsense=True)).exit_code == 0
    assert len(seen) > 50


def test_what_happens_is_told_as_the_person_may_see_it(run: Run) -> None:
    result = run(*QUICK, answers=answers(300))
    assert "is dealt" not in result.output
    assert "face down" not in result.output


def test_of_equal_jokers_one_is_offered() -> None:
    from rich.console import Console

    import hemicycle
    from hemicycle.engine.flow import question
    from hemicycle.games.koalition.vote import Lay

    options = [Lay(card, party) for card in ("joker-5", "joker-5b", "joker-3") for party in ("rose", "leaf")]
    board = KoalitionBoard(KOALITION.texts("en", ["Sam"]).beside("hemicycle.cli"), 0, Console(width=80), KOALITION)
    view: Any = hemicycle.new("koalition", 3, seed=1).view(0)
    actions, _ = board.choices(view, question(0, "lay", options))
    assert actions == [options[0], options[1], options[4], options[5]]


@pytest.mark.parametrize("columns", [20, 40, 60])
def test_a_narrow_terminal_is_ugly_but_works(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(*QUICK, "--players", "10", answers=answers(20, nonsense=True)).exit_code == 0


# Save and resume


def played(run: Run, name: str, typed: list[str], *, resume: bool = False) -> str:
    words = (
        ("play", "--resume", name) if resume else (*QUICK, "--players", "4", "--bots", "novice", "--save", name)
    )
    result = run(*words, answers="\n".join([*typed, ""]))
    assert result.exit_code == 0
    return result.output


def test_a_game_that_was_left_goes_on_as_it_would_have(run: Run, tmp_path: Path) -> None:
    typed = answers(25).splitlines()
    played(run, "whole", typed)
    first = played(run, "parts", [*typed[:9], "q"])
    assert "hemicycle play --resume parts" in first
    assert "goes on after" in played(run, "parts", typed[9:14], resume=True)
    played(run, "parts", typed[14:], resume=True)
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts", "whole"]


def test_the_save_is_a_record_at_any_time(run: Run, tmp_path: Path) -> None:
    for count in (0, 3, 11):
        played(run, f"after-{count}", answers(count).splitlines())
        game = Record((tmp_path / f"after-{count}").read_text()).play(KOALITION)
        assert not game.over
        assert {entry.seat for entry in game.history()} <= {-1, 0, 1, 2, 3}


def test_a_finished_game_is_kept_and_verifies(run: Run, tmp_path: Path) -> None:
    result = run(*QUICK, "--players", "3", "--save", "game", answers=answers(900))
    assert "hemicycle replay game" in result.output
    assert Record((tmp_path / "game").read_text()).play(KOALITION).over
    assert run("verify", "game").exit_code == 0
    again = run("play", "--resume", "game")
    assert again.exit_code == 2
    assert "is over" in again.stderr


def test_a_file_that_exists_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("a letter")
    result = run(*QUICK, "--save", "mine")
    assert result.exit_code == 2
    assert "--resume mine" in result.stderr
    assert (tmp_path / "mine").read_text() == "a letter"


def test_a_record_of_bots_alone_is_no_saved_game(run: Run, tmp_path: Path) -> None:
    from .conftest import record_of

    (tmp_path / "bots").write_text(record_of(decisions=20))
    result = run("play", "--resume", "bots")
    assert result.exit_code == 2
    assert "person on the first seat" in result.stderr


def test_an_edition_of_ones_own_can_be_played_and_saved(run: Run, tmp_path: Path) -> None:
    text = KOALITION.find_edition("second").text.replace('id = "second"', 'id = "mine"')
    (tmp_path / "mine.toml").write_text(text)
    result = run(*QUICK, "--edition", "mine.toml", "--save", "game", answers=answers(3))
    assert result.exit_code == 0
    (tmp_path / "mine.toml").unlink()
    assert run("verify", "game").exit_code == 0
    assert run("play", "--resume", "game", answers="1\n").exit_code == 0
    assert "mine" in run("replay", "game").output


def test_an_edition_of_ones_own_may_keep_the_old_name(run: Run, tmp_path: Path) -> None:
    text = KOALITION.find_edition("second").text.replace("doppler = { rulebook = 7 }", "doppler = { source = 7 }")
    (tmp_path / "mine.toml").write_text(text)
    assert run(*QUICK, "--edition", "mine.toml").exit_code == 0


# The table


def test_names_and_levels(run: Run) -> None:
    result = run(*QUICK[:2], "--players", "4", "--bots", "random,novice,steady", "--name", "bruno", answers="")
    assert "Ada (random), Clara (novice) and Dario (steady)" in result.output
    assert [chair.name for chair in chairs("Zoe", ["random"] * 9)][-1] == "Ines"


def test_a_name_can_not_steer_the_terminal(run: Run) -> None:
    result = run(*QUICK[:6], "--name", "\x1b[31mEve\x07", answers="q\n")
    assert "[31mEve" in result.output
    assert "\x1b" not in result.output
    assert "\x07" not in result.output


def test_without_a_name_the_login_is_used(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "noor")
    assert "Noor, who should begin" in run(*QUICK[:6], answers="").output
    monkeypatch.setenv("LOGNAME", "root")
    assert "Alex, who should begin" in run(*QUICK[:6], answers="").output


def test_colour_only_where_it_is_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in run(*QUICK, answers=answers(3)).output
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in run(*QUICK, answers=answers(3)).output
    monkeypatch.setenv("NO_COLOR", "1")
    coloured = run(*QUICK, answers=answers(3)).output
    assert "\x1b[31m" not in coloured


@pytest.mark.parametrize(("lang", "said"), [("en", "both novice bots."), ("fr", "2 robots de niveau novice.")])
def test_two_bots_are_both(run: Run, lang: str, said: str) -> None:
    assert said in run(*QUICK, "--bots", "novice", "--players", "3", "--lang", lang).output


def test_a_long_name_is_cut_on_the_board_and_nowhere_else(run: Run) -> None:
    result = run(*QUICK[:8], "--name", "Maximilian", "--players", "5", answers="1\n1\n1\n")
    assert "Maximilia…" not in result.output
    result = run(*QUICK[:8], "--name", "Maximiliane", "--players", "5", answers="1\n1\n1\n")
    assert "Maximilia…" in result.output
    assert "Maximiliane lays" in result.output


def test_the_europe_bonus_is_told_from_the_highest_down(run: Run, tmp_path: Path) -> None:
    result = run(*QUICK, "--players", "3", "--save", "game", answers=answers(900))
    for told in (result.output, run("replay", "game").output):
        bonuses = [int(one) for one in re.findall(r"Europe bonus for [\w ]+: (\d)", told)]
        assert bonuses
        assert bonuses == sorted(bonuses, reverse=True)


@pytest.mark.parametrize(
    ("lang", "edition", "said", "unsaid"),
    [
        (
            "en",
            "second",
            ["7 × Doppler", "4 cards each, leaders 4/3/2/1, each card 1", "Great Britain", "½ Partei-Skandal"],
            ["Doubler"],
        ),
        ("en", "first", ["7 × Doubler", "3 × Resignation", "1 × Colourless 6"], ["Doppler", "Skandal", "Joker"]),
        ("fr", "first", ["7 × Doubleur", "3 × Démission", "1 × Sans couleur 6"], ["Doppler", "Skandal", "Joker"]),
    ],
)
def test_the_summary_card(run: Run, lang: str, edition: str, said: list[str], unsaid: list[str]) -> None:
    result = run(*QUICK, "--lang", lang, "--edition", edition, answers="p\n")
    for one in said:
        assert one in result.output.replace("\xa0", " ")
    for one in unsaid:
        assert one not in result.output


def test_the_first_edition_knows_no_card_points(run: Run) -> None:
    result = run(*QUICK, "--edition", "first", answers="1\n?\n? 1\n1\n? 1\n1\n")
    assert "a doubler or a resignation" in " ".join(result.output.split())
    assert "See: rulebook, First edition 1, 2, 3; ruling D20" in result.output
    assert "brings its point" not in result.output


def test_of_many_coalitions_the_best_are_shown_and_all_can_be_chosen() -> None:
    from rich.console import Console

    import hemicycle
    from hemicycle.engine.flow import Request
    from hemicycle.games.koalition import coalitions
    from hemicycle.games.koalition.negotiation import Negotiation

    def talks(seed: int) -> tuple[Any, Request] | None:
        game = hemicycle.new("koalition", 8, seed=seed, options={"first_starter": "lot"})
        while not game.over:
            view: Any = game.view(0)
            for request in game.requests:
                talks = view.stack[-1]
                if request.seat == 0 and isinstance(talks, Negotiation):
                    found, every = coalitions.prominent(view, talks.blocs)
                    if every and sum(0 in [bloc.leader for bloc in members] for members in found) > 11:
                        return view, request
            game.act(game.requests[0].seat, game.requests[0].id, game.requests[0].options[-1])
        return None

    view, request = next(found for seed in range(100) if (found := talks(seed)) is not None)
    console = Console(width=100, record=True, file=StringIO())
    board = KoalitionBoard(KOALITION.texts("en").beside("hemicycle.cli"), 0, console, KOALITION)
    actions, few = board.choices(view, request)
    every, whole = board.choices(view, request, every=True)
    assert actions == every
    assert all(board.steps(view, request, action)[0] in request.options for action in actions)
    last = len(actions)
    console.print(few)
    shown = console.export_text()
    assert f"and {last - 9} more, numbers 9 to {last - 1} (m shows them)" in shown
    assert " 8) " in shown
    assert " 9) " not in shown
    assert f"{last}) Nothing to add" in shown
    console.print(whole)
    assert f"{last - 1}) " in console.export_text()


def test_a_game_without_its_own_board_can_be_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hemicycle.cli.session.boards.find", lambda rules, plain: partial(Board, rules=rules))
    result = run(*QUICK, "--players", "3", answers=answers(900))
    assert result.exit_code == 0
    assert re.search(r"Rose +1\) \d", result.output), "what belongs together stands together all the same"
    assert "has won." in result.output or "share the victory." in result.output


def test_the_person_is_heard_after_every_move_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    import hemicycle

    game = hemicycle.new("koalition", 5, seed="talks", options={"countries": 5, "first_starter": "lot"})
    seats = chairs("Sam", ["novice"] * 4)
    session = Session(game, seats, "en", Console(quiet=True), None, ask=lambda prompt: "1")
    before: tuple[int, str] = (0, "")
    heard = 0
    for _ in range(200):
        if game.over:
            break
        request = session.next_request(game.requests)
        concerned = any(one.seat == 0 and one.kind == "negotiate" for one in game.requests)
        if before[1] == "negotiate" and before[0] != 0 and concerned:
            assert request.seat == 0
            heard += 1
        before = (request.seat, request.kind)
        if request.seat:
            game.act(request.seat, request.id, session.minds[request.seat].choose(request))
        else:
            game.act(0, request.id, request.options[-1])
    assert heard


# Leaving


@pytest.mark.parametrize("word", ["q", "Q", "quit", " exit "])
def test_leaving_by_a_word(run: Run, word: str) -> None:
    result = run(*QUICK, "--save", "a game", answers=f"{word}\n1\n1\n")
    assert "\n  hemicycle play --resume 'a game'\n" in result.output
    assert result.exit_code == 0
    assert result.output.count("> ") == 1


def test_interrupted_in_a_real_terminal_session(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hemicycle", *QUICK, "--save", "game"]
    environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and _decisions(tmp_path / "game") < 2:
        time.sleep(0.05)
    # The two answers are in, so it waits for the third.
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0, err
    assert b"--resume game" in out
    assert err == b""
    assert Record((tmp_path / "game").read_text()).play(KOALITION).number >= 2


def _decisions(path: Path) -> int:
    """How many of the person's decisions a save has."""
    return path.read_text().count('"seat":0,"request"') if path.exists() else 0


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights elsewhere")
def test_a_kept_game_is_for_its_owner_alone(run: Run, tmp_path: Path) -> None:
    """It holds every hand and the secret of all draws."""
    before = os.umask(0o022)
    try:
        run("play", "koalition", "--players", "3", "--save", "game.jsonl", answers="q\n")
        run("simulate", "koalition", "--players", "3", "--games", "2", "--jobs", "1", "--out", "result.json")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "game.jsonl").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "result.json").stat().st_mode) == 0o644


def test_why_something_can_not_be_done_is_told_and_how_to_pass() -> None:
    """An action card can't be laid; «pass» and «no» let it be, whatever that is called in a question."""
    asked = ["1", "1", "pass", "doppler", "why not doppler top hat", "pourquoi 2", "why", "? sturz", "2", "no"]
    screen = Person("koalition", asked, seed="3").play()
    because = "Action cards can’t be played now: only the player who has just laid a card may start."
    assert screen.count(f"“Doppler: double Fist” is not open now. {because}") == 2
    assert "“Lay Rose 5” is one of the choices: type it." in screen
    assert "\nSturz (overthrow): The leader loses the post" in screen
    assert "is none of the choices" not in screen
    assert "Sam lays Rose 5." in screen
    assert screen.count("> no\n") == screen.count("do you play an action card") == 1


def test_advice_on_a_coalition_names_a_choice_that_is_there() -> None:
    """It is put together party by party, and chosen whole."""

    def typed(person: Person) -> str:
        asked = {one.kind for one in person.game.asked(0)}
        if "negotiate" in asked:
            return "q" if "\n> h\n" in person.screen else "h"
        return "pass" if asked & {"open", "answer"} else "1"

    advice = Person("koalition", typed, seed="n1", options={"countries": "5"}).play().partition("\n> h\n")[2]
    assert advice.startswith(" Propose Top hat + Cross – “Top hat + Cross would bring me 7 points")
    assert "Add " not in advice
