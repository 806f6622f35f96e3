"""§5a  The presidential election."""

import pytest

from hemicycle.engine.ballot import BallotRevealed, Cast
from hemicycle.engine.words import Refused
from hemicycle.games.zoocracy.edition import PRESIDENT
from hemicycle.games.zoocracy.events import (
    BidsPaid,
    BidsTied,
    CardsDrawn,
    GoalImplemented,
    NoPresidentElected,
    PresidentElected,
)

from .builders import A, B, C, at


def test_5a_everybody_bids_from_nothing_to_all_of_the_funds() -> None:
    table = at("A", funds=[10, 4, 0])
    assert table.asked() == {"A": "bid", "B": "bid", "C": "bid"}
    assert table.options("A") == [Cast(bid) for bid in range(11)]
    assert table.options("B") == [Cast(bid) for bid in range(5)]
    assert table.options("C") == [Cast(0)]
    assert table.request("A").default == Cast(0)


def test_5a_bids_may_be_changed_until_all_hands_are_in() -> None:
    table = at("A").bids(A=5, B=2)
    table.does("A", Cast(1)).does("C", Cast(0))
    (opened,) = table.happened(BallotRevealed)
    assert (opened.voters, opened.choices) == ((A, B, C), (1, 2, 0))
    assert table.g.holds(PRESIDENT) == B


def test_5a_bids_are_opened_all_at_once() -> None:
    table = at("A").bids(A=5, B=2)
    assert table.happened(BallotRevealed) == []
    table.bids(C=1)
    assert [event.choices for event in table.happened(BallotRevealed)] == [(5, 2, 1)]


def test_5a_the_highest_bid_takes_the_president_card() -> None:
    table = at("A").bids(A=2, B=5, C=4)
    assert table.happened(PresidentElected) == [PresidentElected(B)]
    assert table.g.holds(PRESIDENT) == B


def test_5a_all_return_half_their_bid_rounded_up() -> None:
    table = at("A", funds=[10, 10, 10]).bids(A=1, B=5, C=4)
    assert table.happened(BidsPaid) == [BidsPaid((A, B, C), (1, 3, 2))]
    assert table.g.funds == [9, 7, 8]


def test_5a_a_tie_is_broken_by_a_second_bid_of_the_tied() -> None:
    table = at("A").bids(A=4, B=4, C=1)
    assert table.happened(BidsTied) == [BidsTied((A, B))]
    assert table.asked() == {"A": "bid-again", "B": "bid-again"}
    table.bids(A=1, B=2)
    assert table.g.holds(PRESIDENT) == B


def test_5a_after_another_tie_the_president_stays_for_now() -> None:
    table = at("A", offices="president C").bids(A=4, B=4, C=0).bids(A=1, B=1)
    assert table.happened(NoPresidentElected) == [NoPresidentElected(C)]
    assert table.g.holds(PRESIDENT) == C


def test_5a_after_another_tie_in_the_first_election_there_is_no_president() -> None:
    table = at("A").bids(A=4, B=4, C=0).bids(A=1, B=1)
    assert table.happened(NoPresidentElected) == [NoPresidentElected(None)]
    assert table.g.holds(PRESIDENT) is None


def test_5a_the_next_election_comes_in_the_round_after_the_next() -> None:
    assert at("A", round=3).bids(A=2, B=1, C=0).g.presidential == 5


def test_5a_without_a_new_president_the_next_election_comes_next_round() -> None:
    assert at("A", round=3).bids(A=2, B=2, C=0).bids(A=0, B=0).g.presidential == 4


def test_5a_the_new_president_implements_a_goal_at_once() -> None:
    table = at("A", goals=[1, 2, 0]).bids(A=0, B=1, C=3)
    assert table.g.goals == [1, 2, 1]
    assert table.happened(GoalImplemented) == [GoalImplemented(C, 1, "presidency")]


def test_5a_the_new_president_draws_a_card_and_the_office_lies_face_down() -> None:
    table = at("A").bids(A=3, B=1, C=0)
    assert [len(hand) for hand in table.g.hands] == [1, 0, 0]
    assert table.g.face_up[PRESIDENT] is False


def test_5a_more_than_the_funds_can_not_be_bid() -> None:
    table = at("A", funds=[3, 3, 3])
    with pytest.raises(Refused):
        table.bids(A=4)


def test_ruling_b1_all_pay_half_of_the_first_bid_and_the_tied_of_the_second_too() -> None:
    table = at("A", funds=[10, 10, 10]).bids(A=5, B=5, C=3)
    assert table.g.funds == [7, 7, 8]
    table.bids(A=3, B=2)
    assert table.g.funds == [5, 6, 8]


def test_ruling_b1_the_second_bid_is_made_from_what_is_left() -> None:
    table = at("A", funds=[5, 5, 0]).bids(A=5, B=5, C=0)
    assert table.options("A") == [Cast(0), Cast(1), Cast(2)]


def test_ruling_b2_if_all_bid_nothing_it_is_a_tie() -> None:
    table = at("A").bids(A=0, B=0, C=0)
    assert table.asked() == dict.fromkeys("ABC", "bid-again")
    table.bids(A=0, B=0, C=0)
    assert table.happened(NoPresidentElected) == [NoPresidentElected(None)]
    assert table.g.funds == [10, 10, 10]
    assert table.happened(BidsPaid) == []


def test_ruling_b2_after_a_tie_at_nothing_the_smallest_bid_wins() -> None:
    assert at("A").bids(A=0, B=0, C=0).bids(A=0, B=1, C=0).g.holds(PRESIDENT) == B


def test_ruling_b3_a_president_who_wins_again_takes_goal_and_card_again() -> None:
    table = at("A", offices="president A", face_down="president", goals=[1, 0, 0]).bids(A=3, B=1, C=0)
    assert table.g.goals == [2, 0, 0]
    assert len(table.g.hands[A]) == 1


def test_ruling_b4_a_president_who_stays_takes_neither_goal_nor_card() -> None:
    table = at("A", offices="president A", face_down="president").bids(A=2, B=2, C=0).bids(A=1, B=1)
    assert table.g.goals == [0, 0, 0]
    assert table.g.hands == [[], [], []]
    assert table.g.face_up[PRESIDENT] is False


def test_ruling_b4_next_round_all_bid_again() -> None:
    table = at("A", round=2, parliamentary=3, offices="president A").bids(A=2, B=2, C=0).bids(A=1, B=1)
    table.all_pass("campaign")
    assert table.g.round == 3
    assert table.asked() == dict.fromkeys("ABC", "bid")


def test_ruling_b5_the_card_is_drawn_at_once() -> None:
    table = at("A").bids(A=3, B=1, C=0)
    assert [event.seat for event in table.happened(CardsDrawn)] == [A]
    assert table.asked() == {"A": "campaign"}
