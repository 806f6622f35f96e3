"""Frames, requests and the door: what every game's flow stands on."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.engine.ballot import ABSTAIN, Cast
from hemicycle.engine.declare import SPECTATOR, UNKNOWN
from hemicycle.engine.flow import FlowError, Frame, Step, aside, ask, call, done, end
from hemicycle.engine.game import Game
from hemicycle.engine.records import Record
from hemicycle.engine.words import Action, Answer, GameOver, Message, Refused
from tests.engine.toys import (
    Army,
    Blocks,
    Campaign,
    Choice,
    Coup,
    CoupTogether,
    CoupTurns,
    Election,
    Finish,
    Investiture,
    Market,
    Reign,
    SealedReign,
    Toy,
    Verified,
    Walkout,
    answer,
    choices,
    said,
    start,
    toy,
)

# The door


def test_an_answer_to_a_request_that_is_gone_is_refused_and_changes_nothing() -> None:
    game = start(Reign)
    (request,) = [one for one in game.asked(0) if one.kind == "word"]
    game.act(0, request.id, Choice("yes"))
    before = game.save()
    with pytest.raises(Refused) as refused:
        game.act(0, request.id, Choice("yes"))
    assert refused.value.message.id == "refused-not-asked"
    assert str(refused.value) == "It is not your turn: Player 2 has to decide."
    assert game.save() == before


def test_nobody_answers_for_another_seat() -> None:
    game = start(Reign)
    request = game.requests[0]
    for seat in (1, 2, 3, SPECTATOR):
        with pytest.raises(Refused):
            game.act(seat, request.id, request.options[0])


def test_an_action_that_is_not_offered_is_refused() -> None:
    game = start(Reign)
    with pytest.raises(Refused) as refused:
        game.act(0, game.requests[0].id, Choice("perhaps"))
    assert refused.value.message.rule == "§1"
    reason = game.why_not(0, Choice("perhaps"))
    assert reason is not None
    assert reason.id == "refused-not-offered"
    assert game.why_not(0, Choice("yes")) is None


def test_the_same_question_twice_has_two_numbers() -> None:
    """Else a message that arrives twice would answer the second one too."""
    game = start(Campaign, players=2)
    first = game.requests[0].id
    answer(game, 0, "token")
    assert game.requests[0].id != first


def test_a_question_without_options_is_a_dead_end() -> None:
    class DeadEnd(Finish):
        def enter(self, g: Toy) -> Step:
            return ask(0, "despair", [], self.never)

        def never(self, g: Toy, action: Action) -> Step:
            return self.finish

    with pytest.raises(FlowError, match="dead end: seat 0 is asked to despair"):
        start(DeadEnd)


def test_only_a_state_may_ask() -> None:
    """A question asked from a method that takes an answer could not be put again after an interruption."""

    class Hasty(Finish):
        def enter(self, g: Toy) -> Step:
            return self.first

        def first(self, g: Toy) -> Step:
            return ask(0, "one", choices("go"), self.second)

        def second(self, g: Toy, action: Action) -> Step:
            return ask(0, "two", choices("go"), self.second)

    with pytest.raises(FlowError, match="Hasty asks «two» in a method that takes an answer"):
        answer(start(Hasty), 0, "go")


def test_a_frame_without_first_state_says_so() -> None:
    class Empty(Frame):
        pass

    with pytest.raises(NotImplementedError, match="Empty has no `enter`"):
        start(Empty)


# A series of small choices, and the batch


def test_a_batch_is_taken_whole() -> None:
    game = start(Campaign, players=2)
    game.act_all(0, game.requests[0].id, choices("token", "token", "done"))
    assert [one.seat for one in game.requests] == [1]
    assert game.number == 3


def test_a_batch_with_one_bad_choice_is_taken_not_at_all() -> None:
    game = start(Campaign, players=2)
    before = game.save()
    for names in (["token", "token", "banana"], ["done", "token"]):
        with pytest.raises(Refused):
            game.act_all(0, game.requests[0].id, choices(*names))
    assert game.save() == before
    assert game.number == 0


@pytest.mark.parametrize("name", ["draw", "show"])
def test_a_batch_is_no_free_look_at_what_comes(name: str) -> None:
    """Whatever follows a draw or a reveal in a batch, the answer is the same sentence."""
    game = start(Campaign, players=2)
    before = game.save()
    for then in ("token", "banana", "ace"):
        with pytest.raises(Refused) as refused:
            game.act_all(0, game.requests[0].id, choices("token", name, then))
        assert refused.value.message.id == "refused-batch"
    assert game.save() == before
    game.act_all(0, game.requests[0].id, choices("token", name))
    assert game.number == 2


def test_a_batch_that_arrives_twice_is_taken_once() -> None:
    game = start(Campaign, players=2)
    first = game.requests[0].id
    game.act_all(0, first, choices("token", "token"))
    with pytest.raises(Refused):
        game.act_all(0, first, choices("token", "token"))


def test_what_is_kept_is_the_option_not_what_was_handed_in() -> None:
    """`Cast(True)` equals `Cast(1)`, but is not written alike."""
    game = start(Election, food=[5, 5, 5])
    game.act(0, game.requests[0].id, Cast(True))
    (asked,) = game.asked(0)
    assert isinstance(asked.answer, Cast)
    assert type(asked.answer.choice) is int


def test_a_rule_that_refuses_what_it_offered_is_an_error_of_the_rules() -> None:
    class Fickle(Finish):
        def enter(self, g: Toy) -> Step:
            return ask(0, "one", choices("go"), self.never)

        def never(self, g: Toy, action: Action) -> Step:
            raise Refused(Message("refused-over"))

    with pytest.raises(FlowError, match="the game is void"):
        answer(start(Fickle), 0, "go")


# Sealed bids


def test_sealed_bids_tell_nobody_more_than_who_has_answered() -> None:
    game = start(Election, food=[5, 5, 5])
    answer(game, 1, "4")
    for viewer in (SPECTATOR, 0, 2):
        view = game.view(viewer)
        (other,) = [one for one in view.requests if one.seat == 1]
        assert other.answered
        assert other.answer is None
        assert other.options == ()
        assert isinstance(view, Toy)
        assert view.food[1] == UNKNOWN  # nothing is seen behind the screen
    own = game.view(1)
    assert isinstance(own, Toy)
    assert own.bid(1) == 4


def test_a_sealed_bid_may_be_changed_until_all_are_in() -> None:
    game = start(Election, food=[5, 5, 5])
    answer(game, 1, "4")
    answer(game, 1, "2")
    assert toy(game).bid(1) == 2
    answer(game, 0, "3")
    events = answer(game, 2, "1")
    assert toy(game).president == 0
    assert [type(event).__name__ for event in events] == ["BallotRevealed", "GameOver"]
    assert game.over


def test_a_tie_of_bids_is_known() -> None:
    game = start(Election, food=[5, 5, 5])
    for seat, bid in enumerate(["3", "3", "0"]):
        answer(game, seat, bid)
    assert toy(game).president is None


# Votes


def test_weighted_votes_with_abstention() -> None:
    """120 yes, 119 no, 30 abstain: 239 cast, 120 needed, passed."""
    game = start(Investiture, seats_won=[120, 119, 30])
    for seat, vote in enumerate(["yes", "no", ABSTAIN]):
        answer(game, seat, vote)
    assert said(game) == ["120:119 passed"]


def test_a_vote_may_be_followed_by_another() -> None:
    game = start(Investiture, seats_won=[1, 1, 1])
    for seat in range(3):
        answer(game, seat, "no")
    assert [one.kind for one in game.requests] == ["recount"] * 3
    for seat, vote in enumerate(["yes", "no"]):
        answer(game, seat, vote)
    answer(game, 2, "yes")
    assert said(game) == ["0:3 refused", "recount 2"]


# Windows


def test_a_counter_may_be_countered() -> None:
    """The coup is cancelled, the cancelling is cancelled: an even number of answers, so it succeeds."""
    game = start(Coup, hand=[["army"], ["army"], ["blank"]])
    answer(game, 0, "army")
    answer(game, 1, "army")
    while not game.over:
        answer(game, game.requests[0].seat, "pass")
    assert said(game) == ["0 answers coup", "1 answers army of 0", "coup succeeds"]


def test_one_answer_cancels() -> None:
    game = start(Coup, hand=[["blank"], ["army"], ["blank"]])
    answer(game, 0, "pass")
    answer(game, 1, "army")
    while not game.over:
        answer(game, game.requests[0].seat, "pass")
    assert said(game)[-1] == "coup fails"


def test_being_asked_tells_nothing() -> None:
    """Whoever holds any card is asked, whether or not it is the one that answers."""
    game = start(Coup, hand=[["blank"], ["army"], []])
    assert [one.seat for one in game.requests] == [0]
    assert [type(option).__name__ for option in game.requests[0].options] == ["Pass"]
    answer(game, 0, "pass")
    assert [one.seat for one in game.requests] == [1]
    answer(game, 1, "pass")
    assert game.over  # seat 2 holds nothing, which all can see


def test_answers_given_together_play_in_order_whoever_was_faster() -> None:
    for order in ([0, 1, 2], [2, 1, 0]):
        game = start(CoupTogether, hand=[["blank"], ["army"], ["army"]])
        for seat in order:
            answer(game, seat, "army" if seat else "pass")
        assert said(game)[0] == "1 answers coup"


def test_a_window_in_turns_goes_round_until_all_pass() -> None:
    game = start(CoupTurns, hand=[["army"], ["blank"], ["blank"]])
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    answer(game, 2, "pass")
    assert game.over
    assert said(game) == ["coup succeeds"]


# Out of turn


def test_what_is_optional_stands_beside_the_question_and_is_not_waited_for() -> None:
    game = start(Reign)
    kinds = {(one.seat, one.kind, one.optional) for one in game.requests}
    assert kinds == {(0, "word", False), (0, "resign", True)}
    for seat in range(3):
        answer(game, seat, "yes")
    assert game.over


def test_out_of_turn_at_once_puts_the_question_anew() -> None:
    game = start(Reign)
    answer(game, 0, "yes")
    asked = game.requests[0]
    assert (asked.seat, len(asked.options)) == (1, 2)
    answer(game, 0, "abdicate")
    (again,) = game.requests
    assert (again.seat, again.options) == (1, (Choice("no president"),))
    assert again.id == asked.id  # by its number nobody can tell whether somebody's choices have changed


def test_a_procedure_interrupts_another_and_returns_to_it() -> None:
    game = start(Reign)
    answer(game, 0, "yes")
    asked = game.requests[0]
    answer(game, 0, "resign")
    assert [(one.seat, one.kind) for one in game.requests if not one.optional] == [(0, "successor")]
    answer(game, 0, "2", kind="successor")
    assert toy(game).president == 2
    assert said(game) == ["yes", "after 2"]
    back = game.requests[0]
    assert (back.seat, back.kind, back.id) == (1, "word", asked.id)


def test_an_interruption_keeps_sealed_answers() -> None:
    game = start(SealedReign)
    answer(game, 1, "no")
    answer(game, 0, "resign")
    loaded = Game.load(game.rules, game.save())
    for one in (game, loaded):
        answer(one, 0, "1", kind="successor")
        (kept,) = [request for request in one.requests if request.seat == 1 and request.kind == "word"]
        assert kept.answered
        assert kept.answer == Choice("no")
        answer(one, 0, "yes")
        answer(one, 2, "yes")
        assert said(one) == ["after 1", "0 yes", "1 no", "2 yes"]


def test_nobody_is_waited_for_when_the_last_who_had_not_answered_leaves() -> None:
    game = start(Walkout)
    answer(game, 0, "yes")
    answer(game, 1, "no")
    answer(game, 2, "walk out")
    assert game.over
    assert said(game) == ["0 yes", "1 no"]


def test_all_may_leave() -> None:
    game = start(Walkout)
    for seat in range(3):
        answer(game, seat, "walk out")
    assert game.over
    assert said(game) == []


def test_a_ballot_that_is_called_off_gives_everything_back() -> None:
    """And the one that follows begins with nobody having answered."""
    game = start(Verified, food=[5, 5, 5])
    old = [one.id for one in game.requests]
    answer(game, 1, "4")
    answer(game, 2, "3")
    answer(game, 0, "verify")
    assert toy(game).food == [5, 5, 5]
    assert not any(one.answered for one in game.requests)
    assert not {one.id for one in game.requests} & set(old)
    for seat in range(3):
        answer(game, seat, str(seat))
    assert toy(game).president == 2


def test_a_seat_may_hold_several_papers() -> None:
    game = start(Blocks, players=2)
    family, church = [one for one in game.asked(0) if not one.optional]
    game.act(0, church.id, Cast("yes"))
    answer(game, 0, "speak")
    kept = {one.id: one.answered for one in game.asked(0) if not one.optional}
    assert kept == {family.id: False, church.id: True}
    game.act(0, family.id, Cast("no"))
    for one in [one for one in game.asked(1) if not one.optional]:
        game.act(1, one.id, Cast("no"))
    assert said(game) == ["hear", "10:12"]


def test_a_record_knows_which_of_a_seats_papers_was_answered() -> None:
    game = start(Blocks, players=2)
    for name, number in zip(["yes", "no", "yes", "no"], (2, 1, 4, 3), strict=True):
        request = next(one for one in game.requests if one.id == number)
        game.act(request.seat, number, Cast(name))
    assert [entry.place for entry in game.history(after=0)] == [1, 0, 1, 0]
    assert Record(game.record()).play(game.rules) == game


def test_what_is_bid_can_not_be_given_away_and_what_is_given_away_can_not_be_bid() -> None:
    game = start(Market, food=[2, 0, 0])
    answer(game, 0, "2")
    assert not [one for one in game.requests if one.kind == "give" and one.seat == 0]
    game = start(Market, food=[2, 0, 0])
    answer(game, 0, "1")
    answer(game, 0, "give")
    assert toy(game).food == [1, 1, 0]
    (bid,) = [one for one in game.asked(0) if one.kind == "bid"]
    assert bid.options == (Cast(0), Cast(1))
    assert bid.answer == Cast(1)
    (other,) = [one for one in game.asked(1) if one.kind == "bid"]
    assert other.options == (Cast(0), Cast(1))


def test_an_offer_keeps_its_number_while_it_stands() -> None:
    game = start(Reign)
    (before,) = [one.id for one in game.requests if one.optional]
    answer(game, 0, "yes")
    (after,) = [one.id for one in game.requests if one.optional]
    assert before == after


def test_an_offer_taken_aside_leaves_what_is_asked_alone() -> None:
    """Not even sealed answers are counted again, and no number tells the others that something was decided."""

    class Mutter(Walkout):
        def walk_out(self, g: Toy, taken: Answer) -> Any:
            g.said.append("muttered")
            return aside()

    game = start(Mutter)
    answer(game, 1, "no")
    asked = [one for one in game.requests if not one.optional]
    assert [(one.seat, one.answered) for one in asked] == [(0, False), (2, False), (1, True)]
    offers = [one.id for one in game.requests if one.optional]
    numbers = (game.number, game.state.questions)
    answer(game, 2, "walk out")
    assert said(game) == ["muttered"]
    assert all(one is other for one, other in zip(game.requests, asked, strict=False))
    assert [one.id for one in game.requests if one.optional] == offers
    assert (game.number, game.state.questions) == numbers
    assert game.log is not None
    assert not game.log.decided
    assert game.log.seat == 2
    loaded = Game.load(game.rules, game.save())
    assert loaded.requests == game.requests


def test_a_sealed_answer_is_changed_beside_an_offer() -> None:
    game = start(Blocks)
    first, *others = [one for one in game.requests if not one.optional]
    game.act(first.seat, first.id, first.options[0])
    game.act(first.seat, first.id, first.options[1])
    assert [one.id for one in game.requests if not one.optional] == [*[one.id for one in others], first.id]
    assert [one.kind for one in game.requests if one.optional] == ["speak"]
    assert game.requests == game.copy().requests


def test_an_undisturbed_procedure_silences_the_offers_below() -> None:
    class Calm(Finish):
        undisturbed = True

        def enter(self, g: Toy) -> Step:
            return self.wait

        def wait(self, g: Toy) -> Step:
            return ask(0, "calm", choices("go"), self.over)

        def over(self, g: Toy, action: Action) -> Step:
            return done()

    class Loud(Reign):
        def enter(self, g: Toy) -> Step:
            g.president = 1
            return call(Calm(), self.after)

        def after(self, g: Toy, _: None) -> Step:
            return self.next_word

    game = start(Loud)
    assert not [one for one in game.requests if one.optional]
    answer(game, 0, "go")
    assert [one.seat for one in game.requests if one.optional] == [1]


def test_a_game_may_end_at_once_from_anywhere() -> None:
    class Sudden(Coup):
        def over(self, g: Toy, cancelled: bool | None) -> Step:
            raise AssertionError("never reached")

    class Fatal(Army):
        def play(self, g: Toy, seat: int, action: Action) -> Step:
            g.tell(GameOver(*g.places_and_points()))
            return end()

    class Deep(Sudden):
        def enter(self, g: Toy) -> Step:
            return call(Fatal(order=(0, 1, 2), kind="army"), self.over)

    game = start(Deep, hand=[["army"], [], []])
    answer(game, 0, "army")
    assert game.over
    assert game.requests == []
