"""When time runs out: what is played for the absent, drawn where the rules have it so, proved by the record."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.engine.flow import Frame, Step, ask, ask_all, by_lot, done, question
from hemicycle.engine.records import Record, RecordError
from hemicycle.engine.words import Answer, GameOver, Lapse, Refused

from .toys import Choice, Told, choices, start


class Hiding(Frame):
    """Seat 0 hides five times, in one of four places."""

    times: int = 0

    def enter(self, g: Any) -> Step:
        return self.hide

    def hide(self, g: Any) -> Step:
        places = choices("bank", "club", "office", "home")
        return ask(0, "hide", places, self.hidden, default=by_lot(*places[:3]))

    def hidden(self, g: Any, action: Choice) -> Step:
        g.tell(Told(action.name))
        self.times += 1
        return self.hide if self.times < 40 else self.over

    def over(self, g: Any) -> Step:
        g.tell(GameOver(*g.places_and_points()))
        return done()


class Voting(Frame):
    """All vote under seal."""

    def enter(self, g: Any) -> Step:
        return self.vote

    def vote(self, g: Any) -> Step:
        asked = [question(seat, "vote", choices("yes", "no"), default=by_lot()) for seat in range(3)]
        return ask_all(asked, self.voted)

    def voted(self, g: Any, answers: list[Answer]) -> Step:
        g.tell(GameOver(*g.places_and_points()))
        return done()


def lapsed(game: Any) -> list[str]:
    while not game.over:
        game.lapse(0, game.requests[0].id)
    played = [entry.action.action for entry in game.history() if isinstance(entry.action, Lapse)]
    return [action.name for action in played if isinstance(action, Choice)]


def test_a_default_by_lot_is_drawn_from_what_it_names() -> None:
    drawn = lapsed(start(Hiding))
    assert set(drawn) == {"bank", "club", "office"}, "forty draws from three, and never the fourth"


def test_what_is_drawn_for_the_absent_moves_no_other_draw() -> None:
    one, other = start(Hiding), start(Hiding)
    one.lapse(0, one.requests[0].id)
    other.act(0, other.requests[0].id, Choice("home"))
    assert one.state.chance.pick("deck", range(1000)) == other.state.chance.pick("deck", range(1000))


def test_under_seal_a_lapse_is_an_answer_that_stands() -> None:
    game = start(Voting)
    first = game.requests[0]
    game.lapse(0, first.id)
    assert next(one for one in game.requests if one.seat == 0).answered
    with pytest.raises(Refused, match="answered"):
        game.lapse(0, first.id)
    for request in list(game.requests):
        if not request.answered:
            game.lapse(request.seat, request.id)
    assert game.over


def test_only_the_seat_that_is_asked_can_run_out_of_time() -> None:
    game = start(Hiding)
    before = game.save()
    for seat, number in ((1, game.requests[0].id), (0, 99), (-1, game.requests[0].id)):
        with pytest.raises(Refused):
            game.lapse(seat, number)
    assert game.save() == before


def test_nobody_takes_back_what_was_played_for_them() -> None:
    game = start(Hiding).keep_undo()
    game.lapse(0, game.requests[0].id)
    assert not game.can_undo(0)


def test_a_record_marks_what_lapsed_and_proves_the_draw() -> None:
    game = start(Hiding)
    game.act(0, game.requests[0].id, Choice("home"))
    drawn = lapsed(game)
    text = game.record()
    assert text.count('"lapsed":true') == 39
    record = Record(text)
    again = record.play(game.rules)
    assert again == game
    assert again.record() == text
    line = next(one for one in record.decisions if one.lapsed is True)
    line.action = {"type": "choice", "name": "club" if drawn[0] != "club" else "bank"}
    with pytest.raises(RecordError, match="something else is played when time runs out"):
        record.play(game.rules)
