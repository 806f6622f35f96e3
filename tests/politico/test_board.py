"""What the screen is given has the figures of the rules; `tests/test_boards.py` looks at what every game's has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hemicycle.engine.assembly import Assembly
from hemicycle.engine.ballot import BallotRevealed, Cast
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Event
from hemicycle.games.politico import RULES
from hemicycle.games.politico.acts import AttackWith
from hemicycle.games.politico.board import board, hand, thinkable
from hemicycle.games.politico.edition import ANSWERS, ATTACKS
from hemicycle.games.politico.events import (
    GovernmentFormed,
    GovernmentScored,
    InvestitureVoted,
    MotionVoted,
    PointsWithheld,
)
from hemicycle.games.politico.match import ResignLater
from hemicycle.games.politico.shown import Board
from hemicycle.games.politico.state import Politico
from hemicycle.games.politico.story import assemblies

from .scenes import choose

PLAYERS = (3, 4, 6, 8)
every_table = pytest.mark.parametrize("players", PLAYERS)


def decisions(players: int, **options: Any) -> Iterator[tuple[Game, list[Event]]]:
    """A game of people who act, stopped before each decision and after the last, with what has just happened."""
    game = Game.begin(RULES, RULES.setup(players, "original", options), f"board {players}")
    rng = Random(players)
    told: list[Event] = []
    while not game.over:
        yield game, told
        request = rng.choice([one for one in game.requests if not one.optional and not one.answered])
        told = list(game.act(request.seat, request.id, choose(request, rng)))
    yield game, told


def state(game: Game) -> Politico:
    assert isinstance(game.state, Politico)
    return game.state


def shown(game: Game) -> Board:
    view = game.view(SPECTATOR)
    assert isinstance(view, Politico)
    return board(view)


@every_table
def test_the_figures_are_those_of_the_rules(players: int) -> None:
    for game, _ in decisions(players):
        g, table = state(game), shown(game)
        assert list(table.standing.points) == list(game.result.points) == g.points
        assert table.assembly.total == sum(table.assembly.deputies) == sum(g.plaques)
        assert [one.cards for one in table.players] == [len(held) for held in g.hands]
        cards = table.pile.deck + len(table.pile.under) + len(g.table) + sum(map(len, g.hands))
        assert cards == len(g.edition.trumps)
        for seat, player in enumerate(table.players):
            assert (player.silenced, player.mute, player.barred) == (
                g.silenced(seat),
                g.mute(seat),
                g.barred(seat),
            )
        assert all(
            one.turns > 0 or not one.card or one.what in ("withheld", "barred", "barred-now")
            for one in table.lasting
        )
        assert len(table.past) == len(g.past)


@every_table
def test_i3_a_government_scores_when_the_board_said(players: int) -> None:
    """Deputies may change hands until then, the turn may not."""
    due, seen = -1, 0
    for game, told in decisions(players):
        for event in told:
            if isinstance(event, GovernmentScored | PointsWithheld):
                assert state(game).turn == due or game.over
                seen += 1
        government = shown(game).government
        if government is not None:
            assert 1 <= government.scores_in <= players
            due = state(game).turn + government.scores_in
    assert seen


@every_table
def test_all_who_are_asked_at_once_are_named_and_who_has_answered(players: int) -> None:
    for game, _ in decisions(players):
        turn, waited = shown(game).turn, [one for one in game.requests if not one.optional and not one.answered]
        assert sorted(turn.seats) == sorted({one.seat for one in waited})
        assert set(turn.seats) <= set(turn.asked)
        if turn.kind in ("investiture", "censure", "defend", "answer-army"):
            assert {one.seat for one in game.requests if one.kind == turn.kind} <= set(turn.asked)


@every_table
def test_what_is_going_on_is_shown(players: int) -> None:
    for game, _ in decisions(players):
        kind, affair = shown(game).turn.kind, shown(game).affair
        assert (affair.vote is not None) == (kind in ("investiture", "censure"))
        assert (affair.army is not None) == (kind == "answer-army")
        assert affair.assault is not None or kind not in ("defend", "lose")
        assert affair.attempt is not None or kind not in ("invite", "join", "present", "reshuffle", "investiture")
        assert affair.motion is not None or kind != "censure"


@every_table
def test_i2c_every_way_to_act_is_thought_of(players: int) -> None:
    for game, _ in decisions(players):
        for request in game.requests:
            if request.kind in ("act", "invite"):
                view: Any = game.view(request.seat)
                known = {*thinkable(view, request.seat), PASS}
                assert {one for one in request.options if type(one).__name__ != "Present"} <= known


def test_where_one_reason_is_enough_an_attack_is_thought_of_once() -> None:
    for game, _ in decisions(5):
        for request in game.requests:
            if request.kind == "act" and state(game).government is None:
                attacks = [one for one in thinkable(state(game), request.seat) if isinstance(one, AttackWith)]
                needing = [one.card for one in attacks if ATTACKS[one.card].government]
                assert len(needing) == len(set(needing))


def test_the_sheet_has_every_attack_with_what_counters_it() -> None:
    game = Game.begin(RULES, RULES.setup(5), "sheet")
    rows = {row.card: row for row in shown(game).figures.attacks}
    assert list(rows) == list(ATTACKS)
    assert all(rows[card].answers == ANSWERS[card] for card in ATTACKS)
    assert (rows["greve-generale"].price, rows["greve-generale"].pays) == (30, "prime-minister")
    assert rows["scandale-financier"].number == 3


def test_i5_by_the_clock_minutes_are_counted() -> None:
    game = Game.begin(RULES, RULES.setup(4, "original", {"ending": "clock", "length": "short"}), "clock")
    game.tick(12)
    table = shown(game)
    assert (table.figures.ending, table.figures.last, table.figures.election) == ("clock", 90, 54)
    assert table.course.minutes == 12


def test_ii2a_who_means_to_resign_is_in_his_own_hand_only() -> None:
    for game, _ in decisions(5):
        offers = [one for one in game.requests if one.optional]
        if offers:
            premier = offers[0].seat
            before = shown(game)
            game.act(premier, offers[0].id, ResignLater())
            assert shown(game) == before
            for seat in range(game.players):
                view: Any = game.view(seat)
                assert hand(view, seat).resigning == (seat == premier)
            return
    raise AssertionError("nobody has governed on another's turn")


# Its story


def told(players: int) -> tuple[list[Assembly], list[Event]]:
    *_, (game, _) = decisions(players)
    return assemblies(players, game.events(SPECTATOR)), [event for _, event in game.events(SPECTATOR)]


@every_table
def test_every_vote_is_an_assembly_and_so_is_every_government_without_one(players: int) -> None:
    met, events = told(players)
    ballots = [event for event in events if isinstance(event, BallotRevealed)]
    formed = [event for event in events if isinstance(event, GovernmentFormed)]
    unvoted = [event for event in formed if event.how != "vote"]
    assert len(met) == len(ballots) + len(unvoted)
    for one in met:
        assert one.quota == sum(one.weights) // 2 + 1
        assert len(one.weights) == players
    assert [one.governs for one in met if one.said.id != "term-story-motion" and one.governs] == [
        event.members for event in formed
    ]


@every_table
def test_what_a_government_takes_is_what_it_scores(players: int) -> None:
    met, events = told(players)
    scored = sum(sum(event.points) for event in events if isinstance(event, GovernmentScored))
    assert sum(sum(one.points) for one in met if one.said.id != "term-story-motion") == scored


@every_table
def test_votes_are_called_by_who_asks_for_them(players: int) -> None:
    met, events = told(players)
    asked = [event.seat for event in events if isinstance(event, InvestitureVoted | MotionVoted)]
    voted = [one for one in met if one.said.id != "term-story-formed"]
    assert [one.said.params.get("premier", one.said.params.get("author")) for one in voted] == asked
    texts = RULES.texts("en", ["Ada", "Bruno", "Chloé", "Dimitri", "Élise", "Farid", "Gaëlle", "Hugo"])
    for one in met:
        assert texts.say(one.said).startswith("Turn ")


def test_ii2c_a_motion_that_is_carried_tells_what_it_cost() -> None:
    for seed in range(30):
        game = Game.begin(RULES, RULES.setup(4), f"motions {seed}")
        rng = Random(seed)
        while not game.over:
            request = rng.choice([one for one in game.requests if not one.optional and not one.answered])
            action = Cast("yes") if request.kind in ("investiture", "censure") else choose(request, rng)
            game.act(request.seat, request.id, action)
        motions = [one for one in assemblies(4, game.events(SPECTATOR)) if one.said.id == "term-story-motion"]
        carried = [one for one in motions if any(one.points)]
        if carried:
            edition = state(game).edition
            assert carried[0].governs
            assert min(carried[0].points) == -edition.fall_points
            return
    raise AssertionError("in thirty games no motion was carried")
