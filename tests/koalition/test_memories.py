"""What is kept from one decision to the next is what would be worked out anew."""

from __future__ import annotations

from random import Random

import pytest

import hemicycle
from hemicycle.engine.flow import questions_of


@pytest.mark.parametrize("players", [3, 7, 10])
def test_a_copy_which_remembers_nothing_asks_the_same(players: int) -> None:
    game, rng = hemicycle.new("koalition", players, seed=players), Random(players)
    while not game.over:
        twin = game.state.copy()
        assert not vars(twin)
        assert twin.requests == game.requests
        if twin.stack[-1].gathers != "all":
            twin.stack[-1].asked = []
            asked = [one for one in game.requests if not one.optional]
            assert [one.options for one in questions_of(twin)] == [one.options for one in asked]
        request = rng.choice(game.requests)
        game.act(request.seat, request.id, rng.choice(request.options))
    assert game.requests == []


def test_a_hand_that_was_changed_otherwise_is_listed_anew() -> None:
    game = hemicycle.new("koalition", 3, seed=1, options={"first_starter": "lot"})
    g = game.state
    (request,) = game.requests
    hand = g.hands[request.seat]  # type: ignore[attr-defined]
    hand.reverse()
    (again,) = questions_of(g)
    politicians = len(hand)
    assert again.options[:politicians] == request.options[:politicians][::-1]
    assert again.options[politicians:] == request.options[politicians:]
