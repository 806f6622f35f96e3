"""Undo under the four nevers, and imagining what a seat can't see."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from hemicycle.engine.ballot import Ballot, Count, Paper
from hemicycle.engine.conformance import _without_numbers
from hemicycle.engine.declare import SPECTATOR, Own
from hemicycle.engine.flow import Aside, Request, Step, aside, ask, call, may
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, Answer, Message, Order, Refused
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


@pytest.mark.parametrize(("name", "why"), [("draw", "draw"), ("show", "reveal"), ("done", "turn")])
def test_undo_never_past_a_draw_a_reveal_or_to_change_who_acts(name: str, why: str) -> None:
    game = undoable("token", name)
    before = game.save()
    with pytest.raises(Refused) as refused:
        game.undo(0)
    assert refused.value.message == Message("refused-undo", {"why": why})
    assert game.undoable(0) == (0, [])
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


def test_undo_takes_back_the_step_that_is_named_and_nothing_else() -> None:
    game = undoable("token")
    first, _ = game.undoable(0)
    answer(game, 0, "token")
    with pytest.raises(Refused) as refused:
        game.undo(0, first)
    assert refused.value.message.params == {"why": "stale"}
    game.undo(0, game.undoable(0)[0])
    game.undo(0, first)
    assert game.number == 0


def test_a_series_that_was_sent_in_one_go_goes_back_whole() -> None:
    game = undoable("token")
    number = game.requests[0].id
    game.act_all(0, number, [Choice("token"), Choice("token")])
    assert game.undoable(0) == (number, [("place", Choice("token"))] * 2)
    game.undo(0)
    assert game.number == 1
    game.act_all(0, game.requests[0].id, [Choice("token"), Choice("draw")])
    assert not game.can_undo(0), "its last one drew"


class Plotting(Campaign):
    """While seat 0 places, seat 1 may plot, and nobody sees it."""

    plots: Own[list[str]] = []

    def out_of_turn(self, g: Toy) -> Iterable[Request]:
        yield may(1, "plot", choices("strike", "wait"), self.plotted)

    def plotted(self, g: Toy, taken: Answer) -> Aside:
        assert isinstance(taken.action, Choice)
        self.plots = ["", taken.action.name]
        return aside()


def test_what_another_orders_unseen_neither_ends_it_nor_is_lost() -> None:
    game = start(Plotting, players=2).keep_undo()
    answer(game, 0, "token", kind="place")
    answer(game, 1, "strike", kind="plot")
    assert game.can_undo(0)
    game.undo(0)
    frame = game.state.stack[-1]
    assert isinstance(frame, Plotting)
    assert (frame.placed, frame.plots) == (0, ["", "strike"])
    assert [entry.action for entry in game.history()] == [None, Order(Choice("strike"))]
    answer(game, 0, "token", kind="place")
    assert game.can_undo(0)


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
