"""What the screen is given: from views only, at every decision, and with the figures of the count."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, Event
from hemicycle.games.koalition import RULES, coalitions, count, europe
from hemicycle.games.koalition.board import board, hand, thinkable
from hemicycle.games.koalition.cards import CARD_OF
from hemicycle.games.koalition.events import CountryTurned, VotesCounted
from hemicycle.games.koalition.first_edition import LayDoubler, LayResignation
from hemicycle.games.koalition.negotiation import Accept, Drop, Include, Negotiation, Propose, Withdraw
from hemicycle.games.koalition.state import Koalition
from hemicycle.games.koalition.story import assemblies, assembly, round_of, round_said
from hemicycle.games.koalition.vote import Lay
from tests import table as tables

from .builders import seated, vote_in

TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (3, "second", {"stacking": True}),
    (4, "second", {"first_starter": "lot", "no_coalition": "drop", "resigned_scores": False}),
    (5, "second", {"countries": "all", "offers": 1}),
    (7, "second", {"compatibility": "chain"}),
    (10, "second", {"offers": 5}),
    (3, "first", {}),
    (8, "first", {"compatibility": "chain"}),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def decisions(table: tuple[int, str, dict[str, Any]]) -> Iterator[tuple[Game, Random]]:
    players, edition, options = table
    return tables.decisions(RULES, players, edition, {"countries": 5, **options})


def state(game: Game) -> Koalition:
    assert isinstance(game.state, Koalition)
    return game.state


def view(game: Game, viewer: int) -> Koalition:
    seen = game.view(viewer)
    assert isinstance(seen, Koalition)
    return seen


@every_table
def test_nothing_in_hands_deck_or_aside_is_on_the_board(table: Any) -> None:
    for game, _ in decisions(table):
        g = state(game)
        shown = board(view(game, SPECTATOR))
        # The summary card names every kind of card and every country: it is the same for all games of a table.
        open_cards = {*[one.card for one in shown.table.laid], *shown.pile.spent}
        for player in shown.players:
            open_cards |= {*player.known}
        encoded = msgspec.json.encode(msgspec.structs.replace(shown, summary=None)).decode()
        for card in [card for held in g.hands for card in held] + g.aside:
            if card not in open_cards:
                assert f'"{card}"' not in encoded, card
        for country in g.deck:
            assert f'"{country}"' not in encoded, country


@every_table
def test_every_choice_is_thinkable(table: Any) -> None:
    thought_of: tuple[type[Action], ...] = (
        Lay,
        LayDoubler,
        LayResignation,
        Include,
        Drop,
        Propose,
        Accept,
        Withdraw,
        *CARD_OF,
    )
    for game, _ in decisions(table):
        for request in [one for one in game.requests if not one.optional]:
            found = thinkable(view(game, request.seat), request.seat)
            assert len(set(found)) == len(found)
            for action in request.options:
                assert action in found or not isinstance(action, thought_of), action
            for action in found:
                reason = game.why_not(request.seat, action)
                assert (reason is None) == (action in request.options)


@every_table
def test_the_figures_are_those_of_the_count(table: Any) -> None:
    for game, _ in decisions(table):
        g, shown = state(game), board(view(game, SPECTATOR))
        blocs = count.blocs(g)
        assert [(one.id, one.party, one.leader, one.votes) for one in shown.table.blocs] == [
            (one.id, one.party, one.leader, one.votes) for one in blocs
        ]
        assert shown.table.total == sum(one.votes for one in shown.table.parties)
        assert shown.table.majority == count.majority_of(blocs)
        leaders = count.leaders(g)
        assert {one.party: one.leader for one in shown.table.parties if one.blocs} == leaders
        possible, every = coalitions.prominent(g, blocs)
        assert shown.table.all is every
        assert [one.coalition for one in shown.table.possible] == [
            tuple(bloc.id for bloc in coalition) for coalition in possible
        ]
        for one, coalition in zip(shown.table.possible, possible, strict=True):
            scores = count.payout(g, coalition)
            assert list(one.pays) == count.by_seat(g, scores)
            assert sum(one.bonus) == sum(score.bonus for score in scores) or len(g.country_card.shares)
        points = [game.result.points[seat] for seat in range(game.players)]
        if shown.standing.given:
            assert [sum(pair) for pair in zip(shown.standing.points, shown.standing.europe)] == points
        else:
            assert list(shown.standing.points) == points
            assert list(shown.standing.europe) == europe.forecast(g)
        each = [0] * game.players
        for one_party in shown.standing.parties:
            for seat in one_party.winners:
                each[seat] += one_party.each
        assert tuple(each) == shown.standing.europe


@every_table
def test_the_talks_are_about_the_coalitions_on_the_table(table: Any) -> None:
    for game, _ in decisions(table):
        g, shown = state(game), board(view(game, SPECTATOR))
        talks = g.stack[-1] if g.stack else None
        if not isinstance(talks, Negotiation):
            assert shown.talks is None
            continue
        assert shown.talks is not None
        assert [one.coalition for one in shown.talks.proposed] == [one.coalition for one in talks.proposed]
        assert [one.leaders for one in shown.talks.proposed] == [one.leaders for one in talks.proposed]
        assert list(shown.talks.accepted) == [one.accepted for one in talks.proposed]
        assert list(shown.talks.drafts) == talks.drafts
        assert set(shown.turn.seats) == set(shown.talks.leaders) - set(shown.talks.silent)


@every_table
def test_chapters_grow_country_by_country(table: Any) -> None:
    texts = RULES.texts("en")
    before: int | None = None
    for game, _ in decisions(table):
        g = state(game)
        now = round_of(view(game, SPECTATOR))
        if now is None:
            assert not g.country
            continue
        assert now - (before or 0) in (0, 1)
        assert round_said(texts, g) == texts.say(f"term-country-{g.country}")
        shown = board(g).journey
        assert shown.number == now == shown.length - shown.to_come
        before = now
    assert before == shown.length


@every_table
def test_each_count_is_an_assembly_and_its_outcome_is_told(table: Any) -> None:
    one_by_one = []
    for game, _ in decisions(table):
        log = game.log
        assert log is not None
        if found := assembly(state(game), log.events):
            assert any(isinstance(event, VotesCounted) for event in log.events)
            one_by_one.append(found)
    told = game.events(SPECTATOR)
    found_all = assemblies(game.players, told)
    assert [(one.said, one.quota, one.weights) for one in found_all] == [
        (one.said, one.quota, one.weights) for one in one_by_one
    ]
    outcomes = state(game).outcomes
    assert len(found_all) == len(outcomes)
    for met, outcome in zip(found_all, outcomes, strict=True):
        assert met.said.id == f"term-country-{outcome.country}"
        assert bool(met.governs) == bool(outcome.coalition) == (met.coalition is not None)
        assert met.points == (tuple(count.by_seat(state(game), outcome.scores)) if outcome.scores else ())
        if met.governs:
            assert sum(met.weights[seat] for seat in met.governs) >= met.quota
            assert met.coalition is not None
            assert RULES.texts("fr").say(met.coalition) != met.coalition.id


def test_before_the_first_country_there_is_nothing_to_count() -> None:
    game = Game.begin(RULES, RULES.setup(4), "early")
    shown = board(view(game, SPECTATOR))
    assert (shown.turn.stage, shown.turn.seats, shown.turn.starter) == ("starter", (0, 1, 2, 3), -1)
    assert (shown.journey.country, shown.journey.number, shown.journey.to_come) == ("", 0, 15)
    assert not shown.table.laid
    assert not shown.table.possible
    assert [player.politicians for player in shown.players] == [15] * 4


def test_marks_on_cards_and_parties() -> None:
    g = vote_in("fr", A="rose-10 rose-4", B="rose-9 hat-10 joker-5:hat", C="hat-9")
    g.dopplers = ["hat"]
    g.resignations = {"rose-10": True, "rose-4": False}
    g.scandals = {"rose": True}
    g.overthrown = {"hat": 1}
    shown = board(g)
    cards = {one.card: one for one in shown.table.laid}
    assert (cards["rose-10"].resigned, cards["rose-4"].cleared, cards["joker-5"].joker) == (True, True, True)
    hat, rose = shown.table.parties
    assert (hat.votes, hat.dopplers, hat.leader, hat.overthrown) == (48, 1, 2, 1)
    assert (rose.votes, rose.scandal, rose.leader) == (6, True, 1)


def test_a_party_without_leader_shows_its_small_parties() -> None:
    shown = board(vote_in("fr", A="rose-10", B="rose-10b", C="leaf-6"))
    rose = next(one for one in shown.table.parties if one.party == "rose")
    assert (rose.leader, rose.blocs, rose.votes) == (None, ("rose/0", "rose/1"), 20)


def test_a_hand_is_held_party_by_party_then_jokers_then_action_cards() -> None:
    table = seated("fr", A="rose-4 hat-10 rose-10 lemon-5 / doppler joker-5", B="hat-3", C="hat-9")
    mine = hand(view(table.game, 0), 0)
    assert [held.card for held in mine.cards] == [
        "rose-10",
        "rose-4",
        "hat-10",
        "lemon-5",
        "joker-5",
        "doppler",
    ]
    assert [held.kind for held in mine.cards[-3:]] == ["politician", "joker", "action"]


def test_an_event_of_a_country_comes_before_its_count() -> None:
    told: list[tuple[int, Event]] = [
        (3, CountryTurned("dk", 2, 1, 0)),
        (9, VotesCounted(("rose", "hat", "leaf"), (0, 1, 0), (9, 8, 2), 19, 10)),
    ]
    (met,) = assemblies(3, told)
    assert (met.said.id, met.quota, met.weights, met.move, met.governs) == (
        "term-country-dk",
        10,
        (11, 8, 0),
        9,
        (),
    )
