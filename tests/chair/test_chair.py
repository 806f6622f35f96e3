"""Chair, rule by rule: each test is named after its paragraph in docs/rules/chair.md."""

from __future__ import annotations

from typing import Any

import pytest

import hemicycle
from hemicycle.engine.ballot import Cast
from hemicycle.engine.deals import AcceptDeal, Offer
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, Refused
from hemicycle.games.chair.match import GiveChair
from hemicycle.games.chair.promises import VoteFor

A, B, C, D = range(4)


def begun(players: int = 4, rounds: int = 3) -> Game:
    return hemicycle.new("chair", players, seed=1, options={"rounds": rounds})


def act(game: Game, seat: int, action: Action) -> None:
    (request,) = game.asked(seat)
    game.act(seat, request.id, action)


def vote(game: Game, *choices: int) -> None:
    """A vote of each seat in turn."""
    for seat, choice in enumerate(choices):
        act(game, seat, Cast(choice))


def table(game: Game) -> Any:
    return game.state


def test_1_all_friends_together_are_a_circle() -> None:
    friends = table(begun(8)).friends
    seat, met = 0, set()
    while seat not in met:
        met.add(seat)
        seat = friends[seat]
    assert met == set(range(8))


def test_1_only_oneself_knows_ones_friend() -> None:
    game = begun()
    truth = table(game).friends
    assert game.view(B).friends == [-1, truth[B], -1, -1]  # type: ignore[attr-defined]
    told = [event for _, event in game.events(B) if type(event).__name__ == "FriendDealt"]
    assert [getattr(event, "friend", None) for event in told] == [-1, truth[B], -1, -1]


def test_2_nobody_votes_for_himself() -> None:
    game = begun()
    with pytest.raises(Refused, match="The choices here are: Player 2, Player 3 and Player 4"):
        act(game, A, Cast(A))


def test_2_votes_are_sealed() -> None:
    game = begun()
    act(game, A, Cast(C))
    assert all(request.answer is None for request in game.view(B).requests)
    act(game, A, Cast(D))  # and may be changed until all have voted
    vote(game, D, D, D, A)
    assert table(game).holder == D


def test_3_most_votes_get_the_chair() -> None:
    game = begun()
    vote(game, B, A, B, B)
    assert table(game).chairs == [0, 1, 0, 0]


def test_3_in_the_first_round_the_lot_decides() -> None:
    game = begun()
    vote(game, B, A, B, A)
    assert table(game).holder in (A, B)
    assert table(game).round == 2


def test_3_the_last_holder_decides_between_equals() -> None:
    game = begun()
    vote(game, D, D, D, A)
    vote(game, B, A, B, A)
    with pytest.raises(Refused, match="one of the players with the most votes: Player 1 and Player 2"):
        act(game, D, GiveChair(C))
    act(game, D, GiveChair(B))
    assert table(game).chairs == [0, 1, 0, 1]


def test_ruling_a1_who_decides_may_choose_himself() -> None:
    game = begun()
    vote(game, B, A, B, B)
    vote(game, B, A, B, A)
    act(game, B, GiveChair(B))
    assert table(game).chairs == [0, 2, 0, 0]


def test_4_after_the_last_round_all_show_their_friends() -> None:
    game = begun()
    assert not table(game).shown
    for _ in range(3):
        vote(game, B, A, B, B)
    assert game.over
    assert table(game).shown == table(game).friends


def test_4_two_points_for_a_chair_and_one_for_the_friends() -> None:
    game = begun()
    vote(game, B, A, B, B)
    vote(game, B, A, B, B)
    vote(game, D, D, D, A)
    chairs, friends = [0, 2, 0, 1], table(game).friends
    assert game.result.points == tuple(2 * chairs[seat] + chairs[friends[seat]] for seat in range(4))


@pytest.mark.parametrize(("choice", "verdict"), [(B, "kept"), (C, "broken")])
def test_a_promised_vote_is_kept_or_broken(choice: int, verdict: str) -> None:
    game = begun()
    (deal,) = game.bargain(A, Offer((B,), (VoteFor(A, B, 1),)))
    game.bargain(B, AcceptDeal(deal.id))
    vote(game, choice, A, D, C)
    assert game.ledger.deals[0].verdicts == (verdict,)


def test_nobody_promises_two_votes_or_one_that_has_been_cast() -> None:
    game = begun()
    with pytest.raises(Refused, match="can’t both be kept"):
        game.bargain(A, Offer((B, C), (VoteFor(A, B, 1), VoteFor(A, C, 1))))
    vote(game, D, D, D, A)
    vote(game, B, A, B, A)
    assert game.terms(A, (B,)) == ()
