"""A game by numbers: it comes to its end, deals included, and nobody is told more than it may know."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from hemicycle import games
from hemicycle.engine.deals import Deal
from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.env.actions import ActionCode
from hemicycle.env.observed import Observed
from hemicycle.env.play import Play, Turn
from tests.registered import every_game, near

ENOUGH = 250
"""Numbers of a game in which people bargain: there are many."""


def begun(rules: Rules, players: int, deals: bool, seed: str = "1") -> Play:
    setup = rules.setup(near(rules, players))
    return Play(Game.begin(rules, setup, seed), ActionCode(setup, deals))


def turn(play: Play) -> Turn:
    assert play.turn is not None
    return play.turn


def seen(observed: Observed, play: Play, seat: Seat) -> bytes:
    """All that a seat is told."""
    game = play.game
    return observed.flat(game.view(seat), seat, play.turn, play.ledger(seat)).tobytes()


@every_game
@pytest.mark.parametrize("deals", [False, True], ids=["rules alone", "with deals"])
def test_a_seat_is_told_the_same_at_a_table_that_it_cannot_tell_apart(rules: Rules, deals: bool) -> None:
    rng, play = Random("told"), begun(rules, 4, deals)
    observed = Observed(play.game.state.setup, play.code)
    for step in range(ENOUGH):
        if play.over:
            play = begun(rules, 4, deals, f"{step}")
        if rng.random() < 0.3:
            twin = play.imagine(rng)
            assert twin.legal() == play.legal()
            assert seen(observed, twin, turn(play).seat) == seen(observed, play, turn(play).seat)
            other = rng.randrange(play.game.players)
            if other != turn(play).seat:
                views = [game.view(other) for game in (play.game, play.game.imagine(other, rng))]
                assert observed.flat(views[0], other).tobytes() == observed.flat(views[1], other).tobytes()
        play.apply(rng.choice(play.legal()))


@every_game
def test_numbers_lead_to_the_end_and_a_copy_goes_the_same_way(rules: Rules) -> None:
    rng, play = Random("whole"), begun(rules, 3, deals=False)
    copies: list[tuple[Play, list[int]]] = []
    observed = Observed(play.game.state.setup, play.code)
    while not play.over:
        if len(copies) < 3 and rng.random() < 0.05:
            copies.append((play.copy(), []))
        row = observed.flat(play.game.view(turn(play).seat), turn(play).seat, play.turn)
        assert row.shape == (observed.size,)
        assert np.abs(row).max() <= 1.0
        number = rng.choice(play.legal())
        for _, said in copies:
            said.append(number)
        play.apply(number)
    assert play.legal() == []
    for copy, said in copies:
        for number in said:
            copy.apply(number)
        assert copy.game == play.game


@every_game
def test_each_number_of_what_is_seen_has_a_name(rules: Rules) -> None:
    setup = rules.setup(near(rules, 3))
    observed = Observed(setup, ActionCode(setup, deals=True))
    assert len(set(observed.names)) == observed.size
    game = Game.begin(rules, setup, "1")
    fields = observed.fields(game.view(0), 0)
    assert np.concatenate([*fields.values()]).tobytes() == observed.flat(game.view(0), 0).tobytes()


# Deals


def say(play: Play, name: str) -> None:
    """Say the number of this name, which must be open."""
    number = play.code.names.index(name)
    assert number in play.legal(), [play.code.names[one] for one in play.legal()]
    play.apply(number)


def offered() -> Play:
    """Chair: seat 0 promises seat 2 its vote for seat 1."""
    play = begun(games.find("chair"), 3, deals=True)
    first = turn(play)
    say(play, "to seat 2")
    say(play, "vote-for seat=0 candidate=2")
    assert turn(play).asked == "offer"
    say(play, "offer this")
    assert first.seat == 0
    return play


def deals_of(play: Play) -> list[Deal]:
    return list(play.game.ledger.deals)


def test_an_offer_is_put_together_answered_and_remembered() -> None:
    play = offered()
    assert (turn(play).seat, turn(play).asked) == (2, "answer")
    assert play.legal() == [play.code.accept, play.code.refuse]
    say(play, "accept")
    (deal,) = deals_of(play)
    assert (deal.status, deal.by, deal.parties) == ("agreed", 0, (0, 2))
    assert (turn(play).seat, turn(play).asked) == (0, "choose")
    assert not {*play.legal()} & {*play.code.partners}, "once for each question"


def test_an_offer_can_be_refused_or_never_be_made() -> None:
    play = offered()
    say(play, "refuse")
    assert [deal.status for deal in deals_of(play)] == ["refused"]
    other = begun(games.find("chair"), 3, deals=True)
    say(other, "to seat 1")
    say(other, "offer nothing")
    assert (turn(other).asked, deals_of(other)) == ("choose", [])


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    play = begun(games.find("chair"), 3, deals=True)
    for number in (0, play.code.accept, play.code.offer, play.code.partners[0], play.code.size):
        before = play.turn
        with pytest.raises(ValueError):
            play.apply(number)
        assert play.turn == before


def test_whoever_is_asked_under_seal_learns_nothing_of_the_answers_before() -> None:
    seats: list[bytes] = []
    for choice in (0, 1):
        play = begun(games.find("chair"), 3, deals=False)
        observed = Observed(play.game.state.setup, play.code)
        assert turn(play).seat == 0
        play.apply(play.legal()[choice])
        assert turn(play).seat == 1
        seats.append(seen(observed, play, 1) + bytes(play.legal()))
    assert seats[0] == seats[1]


def test_a_game_by_the_clock_ends_though_nobody_keeps_it() -> None:
    rules = games.find("politico")
    setup = rules.setup(3, options={"ending": "clock", "length": "short"})
    play, rng = Play(Game.begin(rules, setup, "1"), ActionCode(setup)), Random(1)
    while not play.over:
        play.apply(rng.choice(play.legal()))
    assert play.game.state.minutes > 30
