"""Undo under the four nevers, and imagining what a seat can't see."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.engine.ballot import Ballot, Count, Paper
from hemicycle.engine.conformance import _without_numbers
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.flow import Step, ask, call
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, Refused
from tests.engine.toys import (
    Campaign,
    Choice,
    Election,
    Finish,
    Reign,
    SealedReign,
    Toy,
    answer,
    choices,
    start,
)

# Undo: never past a reveal, a draw, another's act, nor to change who acts


def undoable(*names: str) -> Game:
    game = start(Campaign, players=2).keep_undo()
    for name in names:
        answer(game, 0, name)
    return game


def test_a_message_that_arrives_again_after_an_undo_is_not_taken() -> None:
    game = undoable()
    number = game.requests[0].id
    game.act(0, number, Choice("token"))
    game.undo(0)
    with pytest.raises(Refused):
        game.act(0, number, Choice("token"))


def test_the_count_of_a_ballot_can_not_be_taken_back() -> None:
    class Twice(Finish):
        def enter(self, g: Toy) -> Step:
            papers = (Paper(0, ("yes", "no")),)
            return call(Ballot(question="secret", papers=papers), self.counted)

        def counted(self, g: Toy, count: Count) -> Step:
            return self.again

        def again(self, g: Toy) -> Step:
            return ask(0, "again", choices("go"), self.end)

        def end(self, g: Toy, action: Action) -> Step:
            return self.finish

    game = start(Twice, players=2).keep_undo()
    answer(game, 0, "yes")
    assert not game.can_undo(0)


def test_undo_leads_back_step_by_step() -> None:
    game = undoable("token", "token")
    game.undo(0)
    game.undo(0)
    assert _without_numbers(game.state) == _without_numbers(start(Campaign, players=2).state)
    with pytest.raises(Refused):
        game.undo(0)


@pytest.mark.parametrize("name", ["draw", "show", "done"])
def test_undo_never_past_a_draw_a_reveal_or_to_change_who_acts(name: str) -> None:
    game = undoable("token", name)
    before = game.save()
    with pytest.raises(Refused) as refused:
        game.undo(0)
    assert refused.value.message.id == "refused-undo"
    assert game.save() == before


def test_undo_never_past_what_could_not_be_undone() -> None:
    game = undoable("token", "draw", "token")
    game.undo(0)
    with pytest.raises(Refused):
        game.undo(0)


def test_undo_never_past_the_act_of_another() -> None:
    game = undoable("token")
    with pytest.raises(Refused):
        game.undo(1)
    answer(game, 0, "done")
    answer(game, 1, "done")
    for seat in (0, 1):
        with pytest.raises(Refused):
            game.undo(seat)


# Imagining


def test_an_imagined_state_keeps_who_has_answered_and_asks_the_same() -> None:
    game = start(Election, food=[5, 5, 5])
    answer(game, 1, "4")
    twin = game.imagine(0, Random(1))
    assert [(one.id, one.seat, one.answered) for one in twin.requests] == [
        (one.id, one.seat, one.answered) for one in game.requests
    ]
    state = twin.state
    assert isinstance(state, Toy)
    assert 0 <= state.bid(1) <= state.food[1]
    assert twin.view(0) == game.view(0)


def test_imagining_in_the_middle_of_an_interruption() -> None:
    game = start(SealedReign)
    answer(game, 1, "no")
    answer(game, 0, "resign")
    for viewer in (0, 1, 2, SPECTATOR):
        twin = game.imagine(viewer, Random(2))
        assert twin.view(viewer) == game.view(viewer)
        answer(twin, 0, "1", kind="successor")
        kept = {one.seat: one.answered for one in twin.requests if one.kind == "word"}
        assert kept == {0: False, 1: True, 2: False}


def test_only_a_view_can_be_imagined() -> None:
    with pytest.raises(ValueError, match="take `view"):
        start(Reign).state.imagine(Random(1))
