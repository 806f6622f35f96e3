"""Probes that play: simple tricks, none of which should win."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels
from hemicycle.bots.base import play_out
from hemicycle.bots.probes_play import Dozen, Overbidder, Underbidder
from hemicycle.engine.ballot import BallotRevealed
from hemicycle.engine.game import Game
from hemicycle.games.zoocracy import RULES


@pytest.mark.parametrize("probe", [Overbidder, Dozen, Underbidder])
def test_a_probe_that_bids_plays_a_game_to_its_end(probe: Any) -> None:
    make = levels.find_or_import(RULES, f"{probe.__module__}:{probe.__name__}")
    novice = levels.find(RULES, "novice")
    game = Game.begin(RULES, RULES.setup(3), "probed")
    play_out(game, [make(0, Random(0)), novice(1, Random(1)), novice(2, Random(2))], Random(3), RULES.longest)
    assert game.over
    opened = [event.choices for _, event in game.events(0, -1) if isinstance(event, BallotRevealed)]
    bids = [[int(bid) for bid in made] for made in opened if all(isinstance(one, int) for one in made)]
    assert len(bids) >= 3
    if probe is Underbidder:
        assert max(made[0] for made in bids if len(made) == 3) <= 2
