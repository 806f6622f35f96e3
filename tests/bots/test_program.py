"""A bot by any program: told what its seat may know, taken at its word, ended when it does not do its part."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels, processes
from hemicycle.bots.base import Bot, RandomBot, play_out
from hemicycle.bots.journal import code_of
from hemicycle.bots.processes import ProgramFailed
from hemicycle.bots.simulation import simulate
from hemicycle.engine.game import Game
from hemicycle.engine.rules import BadSetup, Rules, plain
from hemicycle.games import find
from tests.registered import every_game, near

from .programs import BAD, BY_LOT, bad, program, running, written

KOALITION = find("koalition")
TIMES = {"seconds", "decisions_per_second", "jobs"}
BRIEF = "{'words': '', 'view': False}"


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    yield
    processes.end_all()


def seated(rules: Rules, name: str, players: int, **options: Any) -> tuple[Game, list[Bot]]:
    """A game with a program on seat 0, among random bots."""
    game = Game.begin(rules, rules.setup(players, options=options), "program")
    bots: list[Bot] = [RandomBot(seat, Random(seat)) for seat in range(1, players)]
    return game, [levels.find_or_import(rules, name)(0, Random(0)), *bots]


def told(folder: Path) -> list[dict[str, Any]]:
    """What the program `notes` was told."""
    return [json.loads(line) for line in (folder / "notes.txt").read_text("utf-8").splitlines()]


def notes(folder: Path, **more: str) -> str:
    """A program that notes what it is told."""
    name = program(folder, "notes", **more)
    path = folder / "notes.py"
    noting = f"    open({str(folder / 'notes.txt')!r}, 'a').write(line)\n    told ="
    path.write_text(path.read_text("utf-8").replace("    told =", noting, 1), "utf-8")
    return name


@every_game
def test_a_program_plays_every_game_by_the_numbers(rules: Rules, tmp_path: Path) -> None:
    game, bots = seated(rules, program(tmp_path, "lots", wishes=BRIEF, ask=BY_LOT), near(rules, 3))
    play_out(game, bots, Random(1), longest=40)
    assert game.number > 20 or game.over


@every_game
def test_what_it_is_told_is_what_its_seat_may_know_and_in_words(rules: Rules, tmp_path: Path) -> None:
    """The view is the seat's, the news are what it has seen, and each choice has its sentence."""
    game, bots = seated(rules, notes(tmp_path, ask=BY_LOT), near(rules, 3))
    bots[0].names = names = [f"Player {seat}" for seat in range(game.players)]
    texts = rules.texts("en", names).playing(game.state.setup.edition)
    seen: list[tuple[Any, Any]] = []
    happened = 0
    choose = bots[0].choose

    def choosing(view: Any, request: Any) -> Any:
        nonlocal happened
        seen.append((plain(game.view(0)), request))
        happened = len(game.events(0))
        return choose(view, request)

    bots[0].choose = choosing  # type: ignore[method-assign]
    play_out(game, bots, Random(1), longest=25)
    begun, *lines = told(tmp_path)
    assert (begun["game"], begun["seat"], begun["players"]) == (rules.name, 0, names)
    asked = [line for line in lines if not line["optional"]]
    assert len(asked) == len(seen) > 0
    for line, (view, request) in zip(asked, seen, strict=True):
        assert line["view"] == json.loads(json.dumps(view))
        assert (line["kind"], line["said"]) == (request.kind, texts.request(request))
        assert [one["number"] for one in line["options"]] == list(range(1, len(request.options) + 1))
        assert [one["action"] for one in line["options"]] == json.loads(json.dumps(plain(request.options)))
        assert [one["said"] for one in line["options"]] == [
            texts.action(one, request.kind) for one in request.options
        ]
    news = [one["said"] for line in lines for one in line["news"]]
    assert news[:happened] == [texts.event(event) for _, event in game.events(0)[:happened]]


@pytest.mark.parametrize(
    "ask",
    [
        "lambda told: told['options'][-1]['number']",
        "lambda told: told['options'][-1]['said'].upper() + '.'",
        "lambda told: told['options'][-1]['action']",
    ],
)
def test_it_answers_with_a_number_with_words_or_with_the_action(tmp_path: Path, ask: str) -> None:
    game, bots = seated(KOALITION, program(tmp_path, "last", ask=ask), 3)
    taken: list[bool] = []
    choose = bots[0].choose

    def choosing(view: Any, request: Any) -> Any:
        action = choose(view, request)
        taken.append(action == request.options[-1])
        return action

    bots[0].choose = choosing  # type: ignore[method-assign]
    play_out(game, bots, Random(1), longest=12)
    assert taken
    assert all(taken)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_told_in_the_language_that_it_wants(tmp_path: Path, language: str) -> None:
    game, bots = seated(KOALITION, notes(tmp_path, wishes=f"{{'words': '{language}', 'view': False}}"), 3)
    play_out(game, bots, Random(1), longest=3)
    asked = next(one for one in told(tmp_path) if one["type"] == "ask")
    assert "view" not in asked
    assert ("premier vote" in asked["said"]) is (language == "fr")
    assert ("first vote" in asked["said"]) is (language == "en")


def test_deals_are_offered_answered_and_countered_by_number_and_in_words(tmp_path: Path) -> None:
    """An offer is countered with a term by its number; its own offers name one by its words."""
    name = notes(
        tmp_path,
        wishes="{'deals': True, 'view': False}",
        consider="lambda told: 'accept' if told['deal']['answers'] else {'terms': [1]}",
        offer="lambda told: {'to': [1], 'terms': [told['terms'][0]['said']]} if told['terms'] else None",
    )
    game, bots = seated(KOALITION, name, 3, countries=5)
    bots[1] = levels.find(KOALITION, "novice")(1, Random(5))
    play_out(game, bots, Random(1), longest=160, bargaining=True)
    lines = told(tmp_path)
    offered = [one for one in lines if one["type"] == "offer" and one["terms"]]
    assert offered
    assert all(one["said"] for one in offered[0]["terms"])
    assert any(deal.by == 0 and deal.parties == (0, 1) for deal in game.ledger.deals)
    changed = [deal for one in lines[1:] for deal in one["deals"]]
    assert {deal["by"] for deal in changed} >= {0}
    assert all(0 in deal["parties"] or deal["status"] == "agreed" for deal in changed)
    if considered := [one for one in lines if one["type"] == "consider"]:
        assert any(deal.by == 0 and deal.answers == considered[0]["deal"]["id"] for deal in game.ledger.deals)


def test_who_does_not_bargain_refuses_and_is_not_asked(tmp_path: Path) -> None:
    game, bots = seated(KOALITION, notes(tmp_path, wishes=BRIEF), 3, countries=5)
    bots[1] = levels.find(KOALITION, "novice")(1, Random(5))
    play_out(game, bots, Random(1), longest=120, bargaining=True)
    assert {one["type"] for one in told(tmp_path)} == {"game", "ask"}
    assert all(deal.status != "agreed" for deal in game.ledger.deals if 0 in deal.parties)


# Many games


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMES}


def test_in_many_games_it_is_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    lots = program(tmp_path, "lots", wishes=BRIEF, ask=BY_LOT)

    def run(jobs: int) -> dict[str, Any]:
        return simulate("koalition", 3, 9, [lots, "random", "random"], 1, jobs, options={"countries": 5})

    one = run(1)
    assert timeless(one) == timeless(run(2))
    assert one["bots_table"][0]["bot"] == lots


def test_one_process_plays_game_after_game(tmp_path: Path) -> None:
    first = notes(tmp_path, wishes=BRIEF)
    simulate("koalition", 3, 3, [first, "random", "random"], 1, 1, options={"countries": 5})
    assert [one["seat"] for one in told(tmp_path) if one["type"] == "game"] == [0, 2, 1]
    assert len(running(tmp_path)) == 1
    processes.end_all()
    assert running(tmp_path) == []


def test_who_ends_after_a_game_is_started_again(tmp_path: Path) -> None:
    """A program for one game only: the second line 'game' is its end."""
    text = """
import json, sys
games = 0
for line in sys.stdin:
    games += json.loads(line)["type"] == "game"
    if games > 1:
        sys.exit()
    print("1" if json.loads(line)["type"] != "game" else "{}", flush=True)
"""
    once = written(tmp_path, "once", text)
    assert simulate("koalition", 3, 3, [once, "random", "random"], 1, 1, options={"countries": 5})["games"] == 3


# Failing

WHY = {
    "dies": "it has ended, with status 1, instead of answering line 1 of what .*; its last words: 'no idea'",
    "never-begins": "it has ended, with status 3, instead of answering line 1 of what it was told",
    "hangs": "it has not answered line 1 of what it was told within 0.5 seconds",
    "hears-nothing": "it has not answered line 1 of what it was told within 0.5 seconds",
    "no-json": "it answered line 1, a game that begins, with 'hello'; wanted is what it wants to be told",
    "no-wish": r"it answered line 1, a game that begins, with '\[1\]'; wanted is",
    "no-language": "it answered line 1, a game that begins, with .*tlh.*; wanted is",
    "no-option": "it answered line 2, 'starter', with '999'; wanted is a number from 1 to 3, or the words",
    "no-answer": "it answered line 2, 'starter', with 'true'; wanted is a number from 1 to 3",
    "twice": "nobody asked for what it said before line 2 of what it was told: '1'; it answers each line with one",
    "floods": "its answer to line 1 of what it was told does not end: a line has at most 65,536 bytes",
    "deep": r"it answered line 1, a game that begins, with '\[\[\[.*…'; wanted is",
}


@pytest.mark.parametrize("fault", BAD)
def test_a_program_that_fails_is_ended_with_a_sentence_that_names_the_game(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault in ("hangs", "hears-nothing"):
        monkeypatch.setenv(processes.ASKED_FOR_BY, "0.5")
    where = rf"{fault}.*fails on seat 1 in game 0 of seed 1: {WHY[fault]}"
    with pytest.raises(BadSetup, match=where):
        simulate("koalition", 3, 3, [bad(tmp_path, fault), "random", "random"], 1, 1)
    assert running(tmp_path) == []


def test_a_failure_is_told_from_another_process_too(tmp_path: Path) -> None:
    with pytest.raises(
        BadSetup, match="fails on seat 1 in game 0 of seed 1: it has ended, with status 1"
    ) as caught:
        simulate("koalition", 3, 3, [bad(tmp_path, "dies"), "random", "random"], 1, 2)
    assert "ses derniers mots" in caught.value.said("fr")
    assert running(tmp_path) == []


def test_what_it_has_started_itself_is_ended_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(processes.ASKED_FOR_BY, "0.5")
    text = f"import subprocess, sys; subprocess.run([sys.executable, {str(tmp_path / 'child.py')!r}])"
    parent = written(tmp_path, "parent", text)
    written(tmp_path, "child", "import time; time.sleep(600)")
    with pytest.raises(BadSetup, match="has not answered"):
        simulate("koalition", 3, 3, [parent, "random", "random"], 1, 1)
    assert running(tmp_path) == []


def test_in_a_game_that_goes_on_it_is_started_three_times_and_no_more(tmp_path: Path) -> None:
    game, bots = seated(KOALITION, bad(tmp_path, "no-option"), 3)
    request = game.asked(0)[0]
    for _ in range(3):
        with pytest.raises(ProgramFailed, match="999"):
            bots[0].choose(game.view(0), request)
    with pytest.raises(ProgramFailed, match="it has failed 3 times in this game"):
        bots[0].choose(game.view(0), request)


def test_who_is_started_again_is_told_everything_again(tmp_path: Path) -> None:
    """It dies at its second question, and the game goes on with what the rules play."""
    name = notes(
        tmp_path,
        wishes=BRIEF,
        ask="lambda told: 1 if len(open(__file__[:-3] + '.txt').readlines()) != 3 else sys.exit()",
    )
    game, bots = seated(KOALITION, name, 3)
    failures = 0
    choose = bots[0].choose

    def choosing(view: Any, request: Any) -> Any:
        nonlocal failures
        try:
            return choose(view, request)
        except ProgramFailed:
            failures += 1
            return request.options[0]

    bots[0].choose = choosing  # type: ignore[method-assign]
    play_out(game, bots, Random(1), longest=20)
    assert failures == 1
    lines = told(tmp_path)
    (again,) = [at for at, line in enumerate(lines) if at and line["type"] == "game"]
    before = [event for line in lines[1:again] for event in line["news"]]
    assert lines[again + 1]["news"][: len(before)] == before


def test_what_it_says_on_its_standard_error_is_passed_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    noisy = program(tmp_path, "noisy", wishes="print('here I am', file=sys.stderr) or {}")
    game, bots = seated(KOALITION, noisy, 3)
    play_out(game, bots, Random(1), longest=3)
    processes.end_all()
    assert "noisy: here I am\n" in capfd.readouterr().err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whoever_is_stopped_leaves_none_behind(tmp_path: Path, number: int) -> None:
    """Also by Ctrl-C, and in the middle of a thought; and they end by themselves where nobody could end them."""
    thinks = "sys.stdin.readline()" if number == signal.SIGKILL else "__import__('time').sleep(600)"
    slow = program(tmp_path, "slow", ask=f"lambda told: (open(__file__ + '.asked', 'w').close(), {thinks})[1]")
    command = [sys.executable, "-m", "hemicycle", "simulate", "koalition", "--players", "3", "--games", "2"]
    begun = subprocess.Popen(
        [*command, "--jobs", "1", "--bots", f"{slow},random,random"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while not (tmp_path / "slow.py.asked").exists():
        assert begun.poll() is None
    assert len(running(tmp_path)) == 1
    os.kill(begun.pid, number)
    begun.wait()
    while running(tmp_path):
        pass


# Names


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:", "'cmd:' can’t be run: after cmd: comes a program with what it is given"),
        ("cmd:python 'my bot.py", "and every quotation mark has another"),
        ("cmd:nosuchprogram --fast", "there is no program 'nosuchprogram' that could be run for"),
        ("cmd:py\0thon", "can’t be run"),
    ],
)
def test_what_can_not_be_run_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    for find_it in (lambda: levels.find_or_import(KOALITION, name), lambda: levels.admit(name, [KOALITION])):
        with pytest.raises(BadSetup, match=sentence):
            find_it()
    assert levels.OWN == {}


def test_the_time_it_may_take_is_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(processes.ASKED_FOR_BY, "soon")
    with pytest.raises(BadSetup, match="HEMICYCLE_BOT_SECONDS must be a number of seconds"):
        processes.patience()


def test_admitted_it_is_a_level_under_the_name_of_its_file(tmp_path: Path) -> None:
    name = program(tmp_path, "mine")
    assert levels.admit(name, [KOALITION]) == "mine"
    assert levels.admit(f"cmd:{sys.executable} -m some.module", [KOALITION]) == "some"
    assert "mine" in levels.names(KOALITION)
    (tmp_path / "there").mkdir()
    with pytest.raises(BadSetup, match="there are two bots 'mine'"):
        levels.admit(program(tmp_path / "there", "mine"), [KOALITION])


@pytest.mark.parametrize(
    ("name", "brief"),
    [
        ("cmd:python bots/my_bot.py --depth 0.5", "my_bot"),
        ("cmd:./engine --depth 3", "engine"),
        ("cmd:python -m my.bot", "my"),
        ("cmd:node 'my bot.js'", "my_bot"),
        ("mine.py:First", "First"),
        ("steady/loyal", "steady/loyal"),
    ],
)
def test_for_short_it_is_called_by_its_file(name: str, brief: str) -> None:
    assert levels.brief(name) == brief


def test_between_quotation_marks_a_comma_is_part_of_a_program() -> None:
    assert levels.listed("random, steady/loyal,novice") == ["random", "steady/loyal", "novice"]
    assert levels.listed("novice,cmd:python 'a,b.py' -x,random") == ["novice", "cmd:python 'a,b.py' -x", "random"]
    assert levels.listed('cmd:bot --say "it\'s, well",random') == ['cmd:bot --say "it\'s, well"', "random"]
    assert levels.listed("random,") == ["random", ""]


def test_finished_games_hang_on_what_stands_in_its_file(tmp_path: Path) -> None:
    name = program(tmp_path, "mine")
    before = code_of(KOALITION, [name])
    assert code_of(KOALITION, [name]) == before
    program(tmp_path, "mine", ask=BY_LOT)
    assert code_of(KOALITION, [name]) != before
