"""Everybody's chance to win adds up to one, and is a function of what a seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from tests.bots.test_levels import seat_all, short
from tests.registered import GAMES, every_game, near, part, some_level

every_edition = pytest.mark.parametrize(
    ("rules", "edition"),
    [(rules, edition) for rules in GAMES for edition in rules.editions],
    ids=lambda one: getattr(one, "name", one),
)


def moments(rules: Rules, players: int, edition: str = "", step: int = 20) -> Iterator[Any]:
    """The table of a short game, now and then."""
    rng = Random(1)
    game = Game.begin(rules, short(rules.setup(players, edition or rules.editions[0])), "moments")
    bots = seat_all(rules, some_level(rules), players)
    for number in range(20 * step):
        if game.over:
            return
        request = rng.choice([one for one in game.requests if not one.optional and not one.answered])
        if number % step == 0:
            yield game.state.copy()
        game.act(request.seat, request.id, bots[request.seat].choose(game.view(request.seat), request))


@every_game
def test_chances_add_up_to_one_and_hold_the_seat_s_own(rules: Rules) -> None:
    bot = part(rules, "bot")
    for g in moments(rules, near(rules, 5)):
        for seat in range(g.players):
            view = g.view(seat)
            chances = bot.chances(view, seat)
            assert len(chances) == g.players
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= one <= 1 for one in chances)
            # Zoocracy's bots choose by what was made by hand.
            judged = bot.by_hand(view, seat) if rules.name == "zoocracy" else chances
            assert bot.estimate(view, seat) == judged[seat]


@every_game
def test_what_was_learned_ships_and_fits_its_features(rules: Rules) -> None:
    bot = part(rules, "bot")
    learned = import_module(f"{rules.package}.bot.estimate").LEARNED
    assert learned.trained, f"run: hemicycle train {rules.name}"
    assert learned.fits(bot.features.FEATURES, bot.features.MOMENTS)
    assert learned.source["rules_version"] == rules.version, f"run again: hemicycle train {rules.name}"


@every_game
@pytest.mark.parametrize("sight", ["seen", "open"])
def test_what_ships_tells_who_wins_better_than_everybody_alike_and_than_by_hand(rules: Rules, sight: str) -> None:
    part(rules, "bot")
    source = import_module(f"{rules.package}.bot.estimate").LEARNED.source[sight]
    for line in source["thirds"]:
        assert line["learned"] < line["alike"]
        assert line["learned"] < line["by_hand"]


@every_game
def test_a_chance_comes_true_as_often_as_it_says(rules: Rules) -> None:
    """Within 5 points, as far as so many games can tell: of games that nothing was learned from."""
    part(rules, "bot")
    bins = import_module(f"{rules.package}.bot.estimate").LEARNED.source["seen"]["bins"]
    assert len(bins) == 10
    for line in bins:
        low, high = line["interval"]
        assert low - 0.05 <= line["said"] <= high + 0.05


@every_game
def test_with_everything_open_chances_add_up_to_one_and_are_nobody_s_view(rules: Rules) -> None:
    bot, differs = part(rules, "bot"), False
    for g in moments(rules, near(rules, 5)):
        open_chances = bot.revealed(g)
        assert sum(open_chances) == pytest.approx(1)
        differs = differs or open_chances != bot.chances(g, 0)
    assert differs


@every_edition
def test_chances_are_alike_on_tables_that_look_alike(rules: Rules, edition: str) -> None:
    bot, rng = part(rules, "bot"), Random(2)
    for g in moments(rules, near(rules, 4, edition), edition):
        for seat in range(g.players):
            view = g.view(seat)
            assert bot.chances(view.imagine(rng), seat) == bot.chances(view, seat) == bot.chances(g, seat)
