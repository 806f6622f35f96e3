"""hemicycle play: `u` takes back the person's last step, or says why not."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hemicycle
from hemicycle.bots import base
from hemicycle.cli.seats import chairs
from hemicycle.cli.session import Session
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record
from hemicycle.games.zoocracy.campaign import Place


class Player:
    """Types the first choice of everything until food may be placed, and then as the test says."""

    def __init__(self, language: str = "en", save: Path | None = None):
        self.game = hemicycle.new("zoocracy", 3, seed="undo")
        self.printed = StringIO()
        console = Console(file=self.printed, width=200, highlight=False, markup=False)
        seats = chairs("Sam", ["random", "random"])
        self.session = Session(self.game, seats, language, console, save, ask=self.type)
        self.script = ["place", "place", "u", "u", "u", "q"]
        self.numbers: list[int] = []
        """How many decisions there were, each time that something was typed."""

    def type(self, prompt: str) -> str:
        request = next(one for one in self.game.asked(0) if not one.optional)
        if request.kind != "campaign" and len(self.script) == 6:
            return "1" if self.session.board.start <= 1 else str(self.session.board.start)
        self.numbers.append(self.game.number)
        what = self.script.pop(0)
        if what != "place":
            return what
        shown, _ = self.session.board.choices(self.game.view(0), request)
        return str(self.session.board.start + next(at for at, one in enumerate(shown) if isinstance(one, Place)))

    def play(self) -> str:
        self.session.play()
        return self.printed.getvalue()


@pytest.mark.parametrize(
    ("language", "offered", "done"),
    [("en", "u Undo: ", "Taken back: "), ("fr", "u Annuler\xa0: ", "Annulé\xa0: ")],
)
def test_u_takes_back_step_by_step_and_then_says_why_not(language: str, offered: str, done: str) -> None:
    player = Player(language)
    printed = player.play()
    first, second, third, again, back, end = player.numbers
    assert (second, third) == (first + 1, first + 2)
    assert (again, back, end) == (first + 1, first, first)
    assert printed.count(done) == 2
    assert offered in printed
    refused = player.session.texts.say("refused-undo", why="another")
    assert refused in printed


def test_the_record_that_is_kept_is_one_of_what_stood(tmp_path: Path) -> None:
    player = Player(save=tmp_path / "game.jsonl")
    player.play()
    record = Record((tmp_path / "game.jsonl").read_text())
    assert record.play(player.game.rules).number == player.numbers[0]


def test_what_bots_do_in_between_is_another_s_act() -> None:
    player = Player()
    game = player.game
    while game.log is None or game.log.seat in (-1, 0):
        request = next(one for one in game.requests if not one.answered)
        game.act(request.seat, request.id, request.options[0])
    number = game.number
    assert not player.session.undo()
    assert game.number == number
    assert player.session.texts.say("refused-undo", why="another") in player.printed.getvalue()


def test_a_bot_that_was_told_of_it_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[str]] = []

    class Listener(base.RandomBot):
        blind = False

        def __init__(self, *args: Any):
            super().__init__(*args)
            self.known: list[str] = []
            heard.append(self.known)

        def saw(self, events: Any) -> None:
            self.known += [type(event).__name__ for event in events]

    player = Player()
    game: Game = player.game
    monkeypatch.setattr("hemicycle.cli.session.levels.find", lambda rules, level: Listener)
    player.session.minds[1] = mind = player.session.mind(1)
    while not (mine := [one for one in game.asked(0) if one.kind == "campaign"]):
        request = next(one for one in game.requests if not one.answered)
        game.act(request.seat, request.id, request.options[0])
    game.act(0, mine[0].id, next(one for one in mine[0].options if isinstance(one, Place)))
    mind.awake("look", 1)
    before = list(heard[0])
    assert player.session.undo()
    player.session.minds[1].awake("look", 2)
    assert heard[1] == before[: len(heard[1])]
    assert len(heard[1]) < len(before)
