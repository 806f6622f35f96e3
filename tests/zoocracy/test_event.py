"""§5e, §9b  The event of the round."""

from typing import Any

import pytest

from hemicycle.games.zoocracy.campaign import Place
from hemicycle.games.zoocracy.cards import Assertiveness, Defectors, EarlyParliamentaryElection
from hemicycle.games.zoocracy.events import (
    DonationTaken,
    EventDrawn,
    GoalImplemented,
    GoalLost,
    GoalNamed,
    ResistancePaid,
)
from hemicycle.games.zoocracy.progress import Defy, NameGoal

from .builders import A, B, C, Table, at, begin

RULING: dict[str, Any] = {
    "seats": [5, 4, 3],
    "government": "AB",
    "offices": "president C, prime-minister A, finance B, defence B, opposition-leader C",
    "face_down": "prime-minister finance defence opposition-leader",
    "programme": "AB",
}
"""A and B govern with a majority; A is promised the goal of the election's round, and B the next."""


def happening(event: str, **more: Any) -> Table:
    return at("E", round=3, event=event, **{**RULING, **more})


def test_5e_an_event_comes_in_every_round() -> None:
    table = begin(3)
    while not table.game.over:
        table.goes_on()
    assert len(table.happened(EventDrawn)) == table.g.round


def test_5e_the_event_is_discarded() -> None:
    table = at("E", event="strike", hands={"A": "migration"})
    assert table.happened(EventDrawn) == [EventDrawn("strike")]
    assert table.g.event_discard == ["strike"]
    assert "strike" not in table.g.event_deck


def test_ruling_e1_the_event_first_then_cards_in_player_order() -> None:
    table = at("E", seats=[3, 5, 4], event="strike", hands={"A": "migration", "B": "defectors"})
    assert table.happened(EventDrawn) == [EventDrawn("strike")]
    assert table.asked() == {"B": "event-card"}


# Donation


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        (
            "donation-1",
            [
                DonationTaken(A, "prime-minister", 2),
                DonationTaken(B, "finance", 2),
                DonationTaken(B, "defence", 2),
            ],
        ),
        ("donation-2", [DonationTaken(C, "president", 3), DonationTaken(C, "opposition-leader", 3)]),
        (
            "donation-3",
            [
                DonationTaken(C, "president", 1),
                DonationTaken(A, "prime-minister", 1),
                DonationTaken(B, "finance", 1),
                DonationTaken(B, "defence", 1),
                DonationTaken(C, "opposition-leader", 1),
            ],
        ),
    ],
)
def test_9b_donation_brings_food_for_each_office_that_it_shows(card: str, taken: list[DonationTaken]) -> None:
    table = happening(card)
    assert table.happened(DonationTaken) == taken
    gained = [sum(one.food for one in taken if one.seat == seat) for seat in range(3)]
    assert table.g.funds == [10 + food for food in gained]


def test_9b_donation_whichever_side_of_the_office_is_up() -> None:
    assert happening("donation-2", face_down="president").g.funds[C] == 16


def test_9b_donation_for_an_office_that_nobody_holds_is_lost() -> None:
    table = at("E", event="donation-3", offices="finance B")
    assert table.happened(DonationTaken) == [DonationTaken(B, "finance", 1)]


# Strike


def test_9b_strike_stops_the_goal_of_the_programme() -> None:
    table = happening("strike")
    assert table.g.goals == [0, 0, 0]
    assert table.happened(GoalLost) == [GoalLost(A, "strike")]


def test_9b_strike_is_over_with_the_round() -> None:
    table = happening("strike", presidential=9, parliamentary=5)
    assert (table.g.round, table.g.trouble) == (4, "")
    table.passes_on()
    assert table.happened(GoalImplemented) == [GoalImplemented(B, 1, "programme")]


def test_9b_strike_leaves_assertiveness_alone() -> None:
    table = happening("strike", hands={"A": "assertiveness-prime-minister"}).passes("A")
    table.does("A", Assertiveness("prime-minister"))
    assert table.g.goals == [1, 0, 0]


def test_ruling_e9_a_strike_stops_both_goals_of_the_eighth_round() -> None:
    table = at("E", round=8, event="strike", **RULING)
    assert table.happened(GoalLost) == [GoalLost(A, "strike"), GoalLost(B, "strike")]
    assert table.g.goals == [0, 0, 0]


def test_ruling_e9_a_strike_stops_the_choice_of_an_interim_government() -> None:
    table = happening("strike", interim=True, failed=True, programme="--")
    assert table.happened(GoalNamed) == []
    assert table.happened(GoalLost) == [GoalLost(None, "strike")]


# Resistance


def test_9b_resistance_costs_5_food() -> None:
    table = happening("resistance", funds=[7, 9, 9])
    assert table.asked() == {"A": "resist"}
    table.does("A", Defy())
    assert table.happened(ResistancePaid) == [ResistancePaid(A, 5)]
    assert (table.g.funds, table.g.goals) == ([2, 9, 9], [1, 0, 0])


def test_9b_resistance_may_be_given_in_to() -> None:
    table = happening("resistance").passes("A")
    assert (table.g.funds, table.g.goals) == ([10, 10, 10], [0, 0, 0])
    assert table.happened(GoalLost) == [GoalLost(A, "resistance")]


def test_9b_resistance_with_too_little_food_there_is_no_goal() -> None:
    table = happening("resistance", funds=[4, 9, 9])
    assert table.happened(GoalLost) == [GoalLost(A, "resistance")]
    assert table.g.goals == [0, 0, 0]


def test_9b_resistance_5_food_are_enough() -> None:
    assert happening("resistance", funds=[5, 9, 9]).does("A", Defy()).g.funds[A] == 0


def test_ruling_e10_resistance_is_paid_for_each_goal_by_whoever_would_advance() -> None:
    table = at("E", round=8, event="resistance", **RULING)
    assert table.asked() == {"A": "resist"}
    table.does("A", Defy())
    assert table.asked() == {"B": "resist"}
    table.passes("B")
    assert (table.g.funds, table.g.goals) == ([5, 10, 10], [1, 0, 0])


def test_ruling_e10_resistance_is_paid_twice_for_two_goals() -> None:
    table = at("E", round=8, event="resistance", **{**RULING, "programme": "AA"})
    table.does("A", Defy())
    assert table.asked() == {"A": "resist"}
    table.does("A", Defy())
    assert (table.g.funds[A], table.g.goals[A]) == (0, 2)


def test_ruling_e10_resistance_against_the_goal_of_an_interim_government() -> None:
    table = happening("resistance", interim=True, failed=True, programme="--").does("A", NameGoal(C))
    assert table.asked() == {"C": "resist"}
    assert table.does("C", Defy()).g.goals == [0, 0, 1]


# Harvests


def test_9b_good_harvest_allows_2_more_next_round() -> None:
    table = at("E", 6, event="good-harvest", presidential=9)
    assert (table.g.round, table.g.harvest) == (2, 2)
    (player,) = table.asked()
    assert table.request(player).about["left"] == 6
    table.does(player, Place("elephants", 3), Place("zebras", 3))
    assert table.options(player, Place) == []


def test_9b_good_harvest_lasts_one_round() -> None:
    table = at("E", event="good-harvest", presidential=9, parliamentary=9)
    table.g.event_deck.append(table.g.event_deck.pop(0))
    assert table.g.event_deck[0] == "donation-1"
    table.passes_on()
    assert (table.g.round, table.g.harvest) == (3, 0)


def test_9b_crop_failure_allows_2_less_next_round() -> None:
    table = at("E", 6, event="crop-failure", presidential=9)
    (player,) = table.asked()
    assert table.request(player).about["left"] == 2


# The end


def test_9b_end_of_game_ends_the_game_with_the_round() -> None:
    table = happening("end-of-game", hands={"C": "migration"})
    assert table.g.end_drawn
    assert not table.game.over
    table.passes("C").passes("C")
    assert table.game.over
    assert table.g.round == 3


def test_ruling_e2_the_last_round_is_played_out() -> None:
    table = happening("end-of-game", hands={"C": "defectors"})
    table.does("C", Defectors(A))
    assert table.asked() == {"C": "motion"}, "A and B have lost the majority"
    table.proposes("C", "CCC CC").votes("CB")
    assert table.game.over
    assert table.g.goals == [0, 0, 1]


def test_ruling_e3_there_is_no_ninth_round() -> None:
    table = at("end", round=8)
    assert table.game.over
    for seed in range(30):
        assert begin(3, seed=f"game {seed}").g.event_deck.index("end-of-game") in (4, 5, 6, 7)


# Early parliamentary election


def test_ruling_e6_the_second_goal_is_void_even_if_the_next_formation_fails() -> None:
    table = happening("good-harvest", hands={"A": "early-parliamentary-election"}, presidential=9)
    table.does("A", EarlyParliamentaryElection())
    assert (table.g.parliamentary, table.g.programme) == (4, [A, None])
    table.all_pass("campaign").nobody_proposes()
    assert table.g.goals == [1, 0, 0]
    assert table.asked() != {"A": "name-goal"}, "0 seats of 0 are no majority"


def test_ruling_e7_called_in_the_seventh_round_both_goals_count_in_the_eighth() -> None:
    table = at(
        "E", round=7, event="strike", hands={"A": "early-parliamentary-election"}, **{**RULING, "presidential": 9}
    )
    table.does("A", EarlyParliamentaryElection())
    assert (table.g.round, table.g.parliamentary) == (8, 8)
    table.does("A", Place("snakes", 1)).passes_on("propose").proposes("A", "AAA AC").votes("AC").passes_on()
    assert table.game.over
    assert table.g.goals == [1, 0, 1]
