"""The clock of a table: told by whoever keeps it, kept in the record, and nobody's decision."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import hemicycle
from hemicycle import games
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record, RecordError
from hemicycle.engine.words import Clock

RULES = games.find("politico")


def by_the_clock() -> Game:
    return hemicycle.new("politico", players=4, seed=1, options={"ending": "clock"})


def play(game: Game, decisions: int, minutes: int = 0) -> Game:
    """So many decisions at random, with so many minutes more before each."""
    rng = Random(7)
    for _ in range(decisions):
        if game.over:
            break
        game.tick(game.state.minutes + minutes)
        request = rng.choice([one for one in game.requests if not one.optional and not one.answered])
        game.act(request.seat, request.id, rng.choice(request.options))
    return game


def test_the_clock_is_told_and_never_goes_back() -> None:
    game = by_the_clock()
    game.tick(5)
    assert game.state.minutes == 5
    game.tick(3)
    assert game.state.minutes == 5
    assert game.number == 0
    assert game.log is not None
    assert game.log.action == Clock(5)
    assert not game.log.decided


def test_a_game_that_does_not_look_at_the_clock_is_not_told() -> None:
    game = hemicycle.new("politico", players=4, seed=1)
    game.tick(200)
    assert game.state.minutes == 0
    assert len(game.history()) == 1


def test_everybody_sees_the_clock_and_a_save_keeps_it() -> None:
    game = by_the_clock()
    game.tick(12)
    assert game.view(-1).minutes == 12
    assert Game.load(RULES, game.save()) == game


def test_a_record_with_a_clock_plays_again_to_the_same_game() -> None:
    game = play(by_the_clock(), 10_000, minutes=1)
    assert game.over
    assert game.state.minutes >= 150
    record = Record(game.record())
    assert record.play(RULES) == game
    assert len(record.decisions) == game.number + 1  # with the deal
    assert len(list(record.events(RULES))) > 100


def test_a_record_whose_clock_goes_back_is_found_though_the_hashes_fit() -> None:
    from hemicycle.engine import records

    game = play(by_the_clock(), 3, minutes=5)
    lines = game.record().rstrip().split("\n")
    clocks = [at for at, line in enumerate(lines) if "minutes" in json.loads(line)]
    assert len(clocks) == 3
    altered, running = [], ""
    for at, line in enumerate(lines):
        told = json.loads(line)
        kind = records.Header if at == 0 else records.End if at == len(lines) - 1 else records._kind(line)
        if at == clocks[1]:
            told["minutes"] = 5
        one: Any = msgspec.convert(told, kind)
        running = one.hash = records._hash(running, one)
        altered.append(msgspec.json.encode(one).decode())
    with pytest.raises(RecordError, match="clock") as error:
        Record("\n".join(altered)).play(RULES)
    assert error.value.line == clocks[1] + 1


def test_nothing_is_told_after_the_end() -> None:
    game = play(by_the_clock(), 10_000, minutes=1)
    before = game.save()
    game.tick(game.state.minutes + 10)
    assert game.save() == before
