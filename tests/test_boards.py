"""What every game's screen is given: from views only, at every decision, and so that a client can read it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle import games
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.env.boards import board_of
from tests import table as tables
from tests.registered import GAMES, part

Table = tuple[str, int, str, dict[str, Any]]

CHOSEN: list[Table] = [
    ("koalition", 3, "second", {"countries": 5, "stacking": True}),
    ("koalition", 5, "second", {"countries": "all", "offers": 1}),
    ("koalition", 10, "second", {"countries": 5, "offers": 5}),
    ("koalition", 8, "first", {"countries": 5, "compatibility": "chain"}),
    ("junta", 2, "las-bananas", {}),
    ("junta", 5, "las-bananas", {"coups": "strict"}),
    ("junta", 4, "older", {"cards": "any-time"}),
    ("politico", 3, "original", {"piles": "cycle"}),
    ("politico", 5, "original", {"ending": "clock", "length": "short"}),
    ("politico", 8, "original", {"scandal": "victim", "length": "short"}),
    ("zoocracy", 2, "2019", {}),
    ("zoocracy", 3, "2019", {"screens": False}),
    ("zoocracy", 4, "2019", {"advanced": True}),
    ("zoocracy", 6, "2019", {"strict_tokens": True}),
]
"""Tables at which a game's rarer options are met."""
TABLES: list[Table] = [
    *CHOSEN,
    *[
        (rules.name, rules.find_edition(edition).usual, edition, {})
        for rules in GAMES
        if rules.name not in {table[0] for table in CHOSEN}
        for edition in rules.editions
    ],
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{table[2]}")


def module(table: Table, name: str) -> Any:
    return part(games.find(table[0]), name)


def decisions(table: Table) -> Iterator[tuple[Game, Random]]:
    name, players, edition, options = table
    return tables.decisions(games.find(name), players, edition, options)


@every_table
def test_everything_shown_follows_from_a_view(table: Table) -> None:
    shows = board_of(games.find(table[0]))
    for game, rng in decisions(table):
        shown = shows.board(game.view(SPECTATOR))
        for viewer in {request.seat for request in game.requests} | {rng.randrange(game.players)}:
            mine = game.view(viewer)
            assert shows.hand(mine, viewer) == shows.hand(game.state, viewer)
            assert shows.thinkable(mine, viewer) == shows.thinkable(game.state, viewer)
        assert shows.board(game.view(rng.randrange(game.players))) == shown
        getattr(shows, "_tables", {}).clear()  # Koalition counts a table once for all who look
        assert shows.board(game.state) == shown


@every_table
def test_twins_that_differ_in_what_is_hidden_show_the_same_table(table: Table) -> None:
    shows = board_of(games.find(table[0]))
    for game, rng in decisions(table):
        if rng.random() < 0.5:
            continue
        assert shows.board(game.imagine(SPECTATOR, rng).state) == shows.board(game.state)
        for request in game.requests[:1]:
            mine = game.imagine(request.seat, rng).state
            assert shows.hand(mine, request.seat) == shows.hand(game.state, request.seat)
            assert shows.thinkable(mine, request.seat) == shows.thinkable(game.state, request.seat)


@every_table
def test_what_is_thought_of_is_thought_of_once_and_says_why_not(table: Table) -> None:
    shows = board_of(games.find(table[0]))
    for game, _ in decisions(table):
        for request in game.requests:
            found = shows.thinkable(game.view(request.seat), request.seat)
            assert len(set(found)) == len(found)
            mine = [action for one in game.asked(request.seat) for action in one.options]
            for action in found:
                assert (game.why_not(request.seat, action) is None) == (action in mine), action


@every_table
def test_what_is_sent_can_be_read_again(table: Table) -> None:
    shows, types = module(table, "board"), module(table, "shown")
    for game, rng in decisions(table):
        if rng.random() < 0.1 or game.over:
            shown, mine = shows.board(game.view(SPECTATOR)), shows.hand(game.view(0), 0)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=types.Board) == shown
            assert msgspec.json.decode(msgspec.json.encode(mine), type=types.Hand) == mine


@every_table
def test_chapters_grow_one_by_one(table: Table) -> None:
    tells = module(table, "story")
    last = 0
    for game, _ in decisions(table):
        round = tells.round_of(game.view(SPECTATOR))
        assert round is None or last <= round <= last + 1
        last = round or last
        assert round is None or tells.round_said(game.rules.texts("en"), game.view(SPECTATOR))
    assert last > 1


@every_table
def test_whoever_governs_sits_at_the_table(table: Table) -> None:
    *_, (game, _) = decisions(table)
    found = module(table, "story").governments(game.events(SPECTATOR))
    assert [one.move for one in found] == sorted(one.move for one in found)
    for one in found:
        assert one.members
        assert len(set(one.members)) == len(one.members)
        assert set(one.members) <= set(range(game.players))
