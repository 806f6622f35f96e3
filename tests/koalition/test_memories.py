"""The open requests, kept from one decision to the next, are what would be found anew."""

from __future__ import annotations

from random import Random

import pytest

import hemicycle
from hemicycle.engine.flow import Ask, ask_again


@pytest.mark.parametrize("players", [3, 7, 10])
def test_a_copy_which_remembers_nothing_asks_the_same(players: int) -> None:
    game, rng = hemicycle.new("koalition", players, seed=players), Random(players)
    while not game.over:
        twin = game.state.copy()
        assert not vars(twin)
        assert twin.requests == game.requests
        if twin.ask.gathers != "all":
            twin.ask = Ask(state=twin.ask.state)
            asked = [one for one in game.requests if not one.optional]
            assert [one.options for one in ask_again(twin)] == [one.options for one in asked]
        request = rng.choice(game.requests)
        game.act(request.seat, request.id, rng.choice(request.options))
    assert game.requests == []
