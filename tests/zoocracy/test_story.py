"""The rounds of a game, and its votes as assemblies for the power indices."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.words import Event
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.events import GoalImplemented, GovernmentFormed
from hemicycle.games.zoocracy.story import ROMAN, assemblies, round_of, round_said

from .builders import B, C, D, Table, at

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"deck": "turbulent"}), (4, {"advanced": True}), (6, {})]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def decisions(table: tuple[int, dict[str, Any]]) -> Iterator[Game]:
    """A random game, stopped before each decision and after the last."""
    players, options = table
    game = Game.begin(RULES, RULES.setup(players, "2019", options), f"story {players}")
    rng = Random(f"story {players}")
    while not game.over:
        yield game
        request = rng.choice(game.requests)
        game.act(request.seat, request.id, rng.choice(request.options))
    yield game


def told(table: Table) -> list[tuple[int, Event]]:
    return list(table.game.events(SPECTATOR))


@every_table
def test_chapters_grow_round_by_round(table: Any) -> None:
    texts, before = RULES.texts("fr"), 0
    for game in decisions(table):
        view: Any = game.view(SPECTATOR)
        now = round_of(view)
        assert now is not None
        assert now - before in (0, 1)
        assert round_said(texts, view) == ROMAN[now]
        before = now
    assert 1 <= before <= 8


@every_table
def test_each_vote_is_an_assembly_with_seats_and_majority(table: Any) -> None:
    game = played(table)
    events = list(game.events(SPECTATOR))
    found = assemblies(game.players, events)
    votes = [event for _, event in events if isinstance(event, BallotRevealed) and event.question == "vote"]
    if game.players == 2:
        assert len(found) == len([event for _, event in events if isinstance(event, GovernmentFormed)]) > 0
        return
    assert len(found) == len(votes)
    assert (len(found) > 0) == (game.players > 2)
    for met, vote in zip(found, votes, strict=True):
        weights = dict(zip(vote.voters, vote.weights, strict=True))
        assert list(met.weights) == [weights[seat] for seat in range(game.players)]
        yes = tuple(seat for seat, choice in zip(vote.voters, vote.choices, strict=True) if choice == "yes")
        passed = sum(weights[seat] for seat in yes) >= met.quota
        assert met.quota > 0
        assert sorted(met.governs) == (sorted(yes) if passed else [])
        assert (met.coalition is not None) == passed
        assert met.said.id in ROMAN
    by_government = [
        event for _, event in events if isinstance(event, GoalImplemented) and event.by in ("programme", "named")
    ]
    if game.players > 2:
        assert sum(sum(met.points) for met in found) == len(by_government)


def played(table: tuple[int, dict[str, Any]]) -> Game:
    """A random game to its end."""
    *_, game = decisions(table)
    return game


def test_5d_a_refused_proposal_and_one_that_passes() -> None:
    table = at("D", seats=[14, 13, 12, 12])
    table.proposes("A", "AAA AA").votes("A").proposes("B", "BCC BD").votes("BCD")
    refused, passed = assemblies(4, told(table))[-2:]
    assert (refused.weights, refused.quota, refused.governs, refused.coalition) == ((14, 13, 12, 12), 26, (), None)
    assert (passed.governs, passed.quota) == ((B, C, D), 26)
    assert passed.coalition is not None
    assert RULES.texts("en", ("Ada", "Bruno")).say(passed.coalition) == "Prime Minister: Bruno"


def test_two_players_govern_without_a_vote() -> None:
    game = played((2, {}))
    events = list(game.events(SPECTATOR))
    assert any(isinstance(event, GovernmentFormed) for _, event in events)
    found = assemblies(2, events)
    assert [one.governs for one in found] == [
        event.members for _, event in events if isinstance(event, GovernmentFormed)
    ]
    for one in found:
        (governs,) = one.governs
        assert one.weights[governs] >= one.quota > one.weights[1 - governs]
