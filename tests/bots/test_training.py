"""Training: the games, what is learned of them, and that neither hangs on who plays them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from math import exp
from random import Random
from typing import Any

import numpy as np
import pytest

from hemicycle.bots import fitting, learning, levels, training
from hemicycle.bots.calibration import Judged, figures
from hemicycle.bots.training import Position
from hemicycle.engine import odds
from hemicycle.engine.rules import BadSetup, Rules
from hemicycle.games import find
from tests.registered import every_game, part

pytestmark = pytest.mark.together

SMALL = 10


@pytest.fixture(scope="module")
def trained() -> dict[str, Any]:
    return learning.train("zoocracy", SMALL, 1, 1)


def test_training_gives_the_same_on_one_process_and_on_two(trained: dict[str, Any]) -> None:
    assert learning.train("zoocracy", SMALL, 1, 2) == trained


def test_what_is_learned_says_where_it_comes_from(trained: dict[str, Any]) -> None:
    source = trained["source"]
    assert source["command"] == "hemicycle train zoocracy --games 10 --seed 1"
    assert source["rules_version"] == find("zoocracy").version
    assert source["games"] == {"fitting": 7, "report": 3}
    assert {len(line) for line in trained["seen"]} == {len(trained["moments"])}
    assert len(trained["seen"]) == len(trained["open"]) == len(trained["features"])


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(BadSetup, match="10 or more"):
        learning.train("zoocracy", 5, 1, 1)


@every_game
def test_a_played_game_is_told_in_as_many_numbers_as_are_named(rules: Rules) -> None:
    bot = part(rules, "bot")
    found = training.some_positions(rules.name, 2, 0, 2).positions
    assert {one.game for one in found} == {0, 1}
    for one in found:
        for _, rows, moment in (*one.seen, *one.open):
            assert len(rows) == one.players
            assert {len(row) for row in rows} == {len(bot.features.FEATURES)}
            assert len(moment) == len(bot.features.MOMENTS)
        assert sum(one.shares) == pytest.approx(1)
        assert 0 < one.part <= 1


@every_game
def test_the_fit_and_the_bots_reckon_alike(rules: Rules) -> None:
    """The arrays of the fit and the plain Python at the table come to the same chances."""
    bot = part(rules, "bot")
    learned: odds.Learned = import_module(f"{rules.package}.bot.estimate").LEARNED
    knowledge = levels.knowledge_of(rules)
    assert knowledge is not None
    played = training.play(rules, 2, 1)
    moments = played.moments()
    positions = [
        training.look(knowledge, 1, moment, played.number, [1.0], Random(at)) for at, moment in enumerate(moments)
    ]
    positions = [one._replace(shares=[1.0] + [0.0] * (one.players - 1)) for one in positions]
    said = fitting.told(positions, lambda one: one.seen, learned.seen, learned.seen_bend)
    for moment, one, line in zip(moments, positions, said, strict=True):
        assert bot.chances(moment.state, one.seat) == pytest.approx(line)


def test_long_games_give_no_more_positions_than_short_ones() -> None:
    counts: dict[int, int] = {}
    for one in training.some_positions("politico", 1, 0, 4).positions:
        counts[one.game] = counts.get(one.game, 0) + 1
    assert set(counts.values()) == {2 * training.POSITIONS}


def test_the_fit_finds_the_weights_by_which_games_were_won() -> None:
    """Two features, of which the second counts only late: the winners are drawn by known weights."""
    rng, weights = Random(1), np.array([[1.0, 0.0], [0.0, 2.0]])
    positions = []
    for game in range(1500):
        late = rng.random()
        rows = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(2 + game % 3)]
        hopes = [exp(one) for one in odds.scores(odds.coefficients(((1.0, 0.0), (0.0, 2.0)), (1.0, late)), rows)]
        positions.append(position(game, [(1.0, rows, (1.0, late))], rng.choices(range(len(rows)), hopes)[0]))
    found = fitting.learn(positions, lambda one: one.seen, (0.0, 0.0)).weights
    assert np.abs(found - weights).max() < 0.25


def test_of_several_cases_the_fit_believes_those_that_explain_who_won() -> None:
    """A figure that counts in one of two cases only: taken in the mean, its weight would come out too small."""
    rng, positions = Random(2), []
    for game in range(1500):
        lead = rng.choice((-1.0, 1.0))
        there, not_there = [[lead], [0.0]], [[0.0], [0.0]]
        rows = there if rng.random() < 0.5 else not_there
        hopes = [exp(3 * row[0]) for row in rows]
        cases = [(0.5, there, (1.0,)), (0.5, not_there, (1.0,))]
        positions.append(position(game, cases, rng.choices((0, 1), hopes)[0]))
    weight = fitting.learn(positions, lambda one: one.seen, (0.0,)).weights[0, 0]
    assert 2 < weight < 4.5


def test_chances_are_bent_to_come_true_as_often_as_they_say() -> None:
    """Three are told apart by one figure; whoever is far ahead wins less often than the figure says."""
    rng, positions = Random(3), []
    for game in range(1500):
        rows = [[rng.uniform(-2, 2)] for _ in range(3)]
        hopes = [exp(2 * row[0]) for row in rows]
        sure = max(hopes) / sum(hopes)
        winner = rng.choices(range(3), [hope ** (1.3 - 0.6 * sure) for hope in hopes])[0]
        positions.append(position(game, [(1.0, rows, (1.0,))], winner))
    fit = fitting.learn(positions, lambda one: one.seen, (0.0,))
    assert fit.bend[1] < 0

    def missed(bend: odds.Bend) -> float:
        said = fitting.told(positions, lambda one: one.seen, fit.weights, bend)
        pairs = [(max(line), one.shares[line.index(max(line))]) for line, one in zip(said, positions, strict=True)]
        far = [(chance, won) for chance, won in pairs if chance > 0.8]
        return abs(sum([chance - won for chance, won in far]) / len(far))

    assert missed(fit.bend) < missed(odds.STRAIGHT)


def test_figures_tell_good_chances_from_bad_ones() -> None:
    positions = [position(game, [], game % 2, part=part) for game in range(40) for part in (0.1, 0.5, 0.9)]
    good = figures([Judged(one, [0.9 if won else 0.1 for won in one.shares]) for one in positions])
    bad = figures([Judged(one, [0.1 if won else 0.9 for won in one.shares]) for one in positions])
    for line, other in zip(good["thirds"], bad["thirds"], strict=True):
        assert line["games"] == 40
        assert line["learned"] == pytest.approx(0.01)
        assert line["learned"] < line["alike"] < other["learned"]
        assert line["gain_on_alike"][0] > 0 > other["gain_on_alike"][1]
    assert [(line["from"], line["came"]) for line in good["bins"]] == [(0.1, 0.0), (0.9, 1.0)]


def position(game: int, cases: Any, winner: int, part: float = 0.5) -> Position:
    players = len(cases[0][1]) if cases else 2
    shares: Sequence[float] = [float(seat == winner) for seat in range(players)]
    return Position(game, part, False, players, 0, cases, cases, [1 / players] * players, list(shares))
