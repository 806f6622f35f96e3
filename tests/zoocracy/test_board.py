"""What the screen is given: from views only, at every decision, and with the figures of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action
from hemicycle.games.zoocracy import RULES, campaign, cards, election, species
from hemicycle.games.zoocracy.board import board, hand, thinkable
from hemicycle.games.zoocracy.campaign import LeaderCampaign, Place, PlaceBonus
from hemicycle.games.zoocracy.confidence import is_played
from hemicycle.games.zoocracy.events import PhaseBegan, RoundBegan
from hemicycle.games.zoocracy.state import Zoocracy
from tests import table as tables

from .builders import A, C, at

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"screens": False}),
    (4, {"advanced": True}),
    (5, {"deck": "turbulent"}),
    (6, {"strict_tokens": True}),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def decisions(table: tuple[int, dict[str, Any]]) -> Iterator[tuple[Game, Random]]:
    players, options = table
    return tables.decisions(RULES, players, "2019", options)


def state(game: Game) -> Zoocracy:
    assert isinstance(game.state, Zoocracy)
    return game.state


def view(game: Game, viewer: int) -> Zoocracy:
    seen = game.view(viewer)
    assert isinstance(seen, Zoocracy)
    return seen


@every_table
def test_no_hand_and_nothing_to_come_is_on_the_board(table: Any) -> None:
    for game, _ in decisions(table):
        g, shown = state(game), board(view(game, SPECTATOR))
        # The figures name every kind of card and event: they are the same for all games of a table.
        encoded = msgspec.json.encode(msgspec.structs.replace(shown, figures=None)).decode()
        for card in [card for held in g.hands for card in held] + g.deck:
            assert f'"{card}"' not in encoded, card
        for event in g.event_deck:
            assert f'"{event}"' not in encoded, event


@every_table
def test_food_is_behind_screens_unless_the_table_has_none(table: Any) -> None:
    for game, _ in decisions(table):
        g, shown = state(game), board(view(game, SPECTATOR))
        food = [one.food for one in shown.players]
        behind = g.options.screens and not game.over  # at the end equal goals go by it
        assert food == ([None] * game.players if behind else g.funds)
        for seat in range(game.players):
            assert hand(view(game, seat), seat).food == g.funds[seat]


@every_table
def test_every_choice_is_thinkable_and_what_is_not_legal_says_why(table: Any) -> None:
    thought_of: tuple[type[Action], ...] = (Place, PlaceBonus, LeaderCampaign, *cards.KIND_OF)
    for game, _ in decisions(table):
        for request in game.requests:
            found = thinkable(view(game, request.seat), request.seat)
            assert len(set(found)) == len(found)
            for action in request.options:
                assert action in found or not isinstance(action, thought_of), action
            for action in found:
                reason = game.why_not(request.seat, action)
                assert (reason is None) == (action in request.options), action


@every_table
def test_the_figures_are_those_of_the_rules(table: Any) -> None:
    for game, _ in decisions(table):
        g, shown = state(game), board(view(game, SPECTATOR))
        assert list(shown.standing.points) == list(game.result.points)
        assert list(shown.parliament.seats) == g.seats
        assert shown.parliament.total == sum(g.seats)
        assert shown.parliament.government_seats >= shown.parliament.majority or not g.has_majority
        assert [one.seat for one in shown.parliament.offices if one.seat is not None and one.up] == [
            g.offices[office]
            for office in (one.office for one in shown.parliament.offices)
            if g.face_up.get(office) and office in g.offices
        ]
        assert list(shown.zoo.forecast) == species.forecast(g)
        assert shown.zoo.majority == election.majority(sum(shown.zoo.forecast))
        for one in shown.zoo.species:
            assert one.votes == species.votes(g, one.species)
            assert max(one.tokens) == (0 if one.first is None else one.tokens[one.first])
        assert [one.cards for one in shown.players] == [len(held) for held in g.hands]
        assert shown.pile.deck + len(shown.pile.discard) + sum(map(len, g.hands)) == 47
        if shown.turn.kind == "campaign":
            assert 0 <= shown.turn.left <= campaign.limit(g)
            assert shown.turn.seats == (shown.turn.at,)


@every_table
def test_the_tracks_say_what_is_played(table: Any) -> None:
    for game, _ in decisions(table):
        g, tracks = state(game), board(view(game, SPECTATOR)).tracks
        assert [one.round for one in tracks.rounds] == list(range(1, 9))
        assert [one.event for one in tracks.rounds if one.event] == g.event_discard
        states = {one.phase: one.state for one in tracks.phases}
        if not g.phase:
            continue
        assert [phase for phase, now in states.items() if now == "now"] == [g.phase]
        if g.phase == "B":
            assert (states["C"] == "coming") == (g.parliamentary == g.round)
        if g.phase == "E" and not g.failed:
            assert (states["F"] == "coming") == is_played(g)
        now = tracks.rounds[g.round - 1]
        assert (1 in now.goals) == (g.elected or g.parliamentary == g.round)


@every_table
def test_talks_are_shown_while_a_government_is_formed(table: Any) -> None:
    for game, _ in decisions(table):
        g, shown = state(game), board(view(game, SPECTATOR))
        kind = shown.turn.kind
        drafting = kind in ("propose", "motion", "appoint", "promise-goal")
        assert (shown.talks is not None) == (drafting or kind == "vote")
        if shown.talks is None:
            continue
        assert (shown.talks.proposal is not None) == (kind == "vote")
        assert shown.talks.motion == (g.phase == "F")
        if drafting:
            (seat,) = shown.turn.seats
            assert shown.talks.proposer == seat
            assert len(hand(view(game, seat), seat).draft) < 3 + shown.talks.goals
            others = [hand(view(game, other), other).draft for other in range(game.players) if other != seat]
            assert others == [()] * len(others)


def test_before_anything_is_done() -> None:
    game = Game.begin(RULES, RULES.setup(4), "early")
    shown = board(view(game, SPECTATOR))
    assert (shown.tracks.round, shown.tracks.phase) == (1, "A")
    assert (shown.turn.kind, shown.turn.asked, shown.turn.seats) == ("bid", (0, 1, 2, 3), (0, 1, 2, 3))
    assert [one.state for one in shown.tracks.phases] == ["now", *["coming"] * 4, "perhaps", "coming"]
    assert [one.round for one in shown.tracks.rounds if one.presidential] == [1, 3, 5, 7]
    assert [one.round for one in shown.tracks.rounds if one.parliamentary] == [1, 3, 5, 7]
    assert [one.round for one in shown.tracks.rounds if one.may_end] == [5, 6, 7, 8]
    assert [one.goals for one in shown.tracks.rounds] == [(1,), (2,)] * 4
    assert all(one.seat is None for one in shown.parliament.offices)


def test_marks_on_a_species() -> None:
    g = at("B", zoo="elephants A3 B1; hippos C2").g
    g.manipulation, g.blockade = "elephants", "hippos"
    g.seasons, g.overhang = ["wet-season"], ["elephants"]
    shown = {one.species: one for one in board(g).zoo.species}
    elephants, hippos = shown["elephants"], shown["hippos"]
    assert (elephants.votes, elephants.first) == ((3, 0), A)
    assert (elephants.manipulation, elephants.season, elephants.overhang) == (True, True, 1)
    assert (hippos.blockade, hippos.season, hippos.first, hippos.votes) == (True, False, C, (6, 3))


def test_a_hand_is_held_by_phase_then_along_the_walkway() -> None:
    held = "assertiveness-finance migration rally-hippos rally-elephants defectors loyalty-snakes"
    g = at("B", hands={"A": held}, funds=[7, 5, 5]).g
    mine = hand(g, A)
    assert [one.card for one in mine.cards] == [
        "rally-elephants",
        "rally-hippos",
        "loyalty-snakes",
        "migration",
        "defectors",
        "assertiveness-finance",
    ]
    assert [one.phase for one in mine.cards] == ["B", "B", "C", "C", "E", "G"]
    assert mine.food == 7


def test_when_all_food_of_a_turn_is_placed_one_reason_is_enough() -> None:
    table = at("B", funds=[9, 9, 9])
    seat = board(table.g).turn.at
    for name, number in (("elephants", 3), ("hippos", 3), ("zebras", 1)):
        table.game.act(seat, table.game.asked(seat)[0].id, Place(name, number))
    assert board(table.g).turn.left == 0
    assert [one for one in thinkable(table.g, seat) if isinstance(one, Place)] == [Place("elephants", 1)]


@pytest.mark.parametrize("seed", range(4))
def test_the_phase_bar_tells_which_phases_were_played(seed: int) -> None:
    game = Game.begin(RULES, RULES.setup(3, "2019", {"advanced": seed % 2 == 1}), f"phases {seed}")
    rng = Random(seed)
    told = ["A"]
    while not game.over:
        request = rng.choice(game.requests)
        for event in game.act(request.seat, request.id, rng.choice(request.options)):
            if isinstance(event, RoundBegan):
                told = []
            elif isinstance(event, PhaseBegan):
                told.append(event.phase)
        if told and not game.over:
            view: Any = game.view(SPECTATOR)
            shown = {one.phase: one.state for one in board(view).tracks.phases}
            assert [phase for phase, state in shown.items() if state in ("past", "now")] == told
            assert shown[told[-1]] == "now"
