"""§5g  Progress: cards, draws, the hand limit, the goal; and §6, the end."""

from typing import Any

import pytest

from hemicycle.engine.window import PASS
from hemicycle.engine.words import GameOver, Message
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.cards import Assertiveness
from hemicycle.games.zoocracy.events import (
    CardDiscarded,
    CardsDrawn,
    DeckShuffled,
    GoalImplemented,
    GoalLost,
    GoalNamed,
    RoundBegan,
)
from hemicycle.games.zoocracy.progress import Discard, NameGoal
from hemicycle.games.zoocracy.purse import draw

from .builders import A, B, C, Table, at

RULING: dict[str, Any] = {
    "seats": [5, 4, 3],
    "government": "AB",
    "offices": "prime-minister A, finance A, defence A, opposition-leader C",
    "face_down": "prime-minister finance defence opposition-leader",
    "programme": "AB",
    "presidential": 9,
}


def progress(**more: Any) -> Table:
    return at("G", **{"round": 3, **RULING, **more})


def gains(table: Table) -> list[tuple[int, str]]:
    return [(event.seat, event.by) for event in table.happened(GoalImplemented)]


# Cards


def test_5g_government_parties_draw_one_card_and_those_in_opposition_two() -> None:
    table = progress()
    assert [(event.seat, len(event.cards)) for event in table.happened(CardsDrawn)] == [(A, 1), (B, 1), (C, 2)]
    assert [len(hand) for hand in table.g.hands] == [1, 1, 2]


def test_5g_they_draw_in_player_order() -> None:
    table = progress(seats=[3, 5, 4])
    assert [event.seat for event in table.happened(CardsDrawn)] == [B, C, A]


def test_5g_cards_are_played_in_player_order() -> None:
    table = progress(hands={"A": "migration", "B": "wet-season"}, seats=[3, 5, 4])
    assert table.asked() == {"B": "progress-card"}
    table.passes("B")
    assert table.asked() == {"A": "progress-card"}


FIVE = "rally-zebras rally-hippos rally-snakes rally-parrots rally-monkeys"


def test_5g_more_than_five_cards_are_discarded() -> None:
    table = progress(hands={"C": FIVE}).passes("C")
    assert table.asked() == {"C": "discard"}
    assert len(table.options("C")) == 7
    assert table.request("C").about == {"number": 2}
    table.does("C", Discard("rally-zebras"), Discard("rally-hippos"))
    assert len(table.g.hands[C]) == 5
    assert table.g.discard == ["rally-zebras", "rally-hippos"]


def test_5g_five_cards_may_stay() -> None:
    table = progress(hands={"C": "rally-zebras rally-hippos rally-snakes"}).passes("C")
    assert len(table.g.hands[C]) == 5
    assert table.happened(CardDiscarded) == []


def test_5g_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    table = progress(hands={"A": "migration"})
    g = table.g
    g.discard, g.deck = g.deck, []
    table.passes("A")
    assert [event.cards for event in table.happened(DeckShuffled)] == [46]
    assert g.discard == []
    assert len(g.deck) == 42


def test_ruling_g1_a_card_drawn_now_waits_for_the_next_round() -> None:
    table = progress(hands={"B": "migration"}, presidential=9)
    table.g.deck.remove("assertiveness-prime-minister")
    table.g.deck.append("assertiveness-prime-minister")
    table.passes("B")
    assert table.g.hands[A] == ["assertiveness-prime-minister"]
    assert gains(table) == [(A, "programme")]
    assert table.g.round == 4


def test_ruling_g1_play_then_draw_then_discard_then_the_goal() -> None:
    table = progress(hands={"A": "assertiveness-prime-minister", "C": FIVE})
    table.does("A", Assertiveness("prime-minister")).passes("C")
    assert gains(table) == [(A, "assertiveness")]
    assert table.asked() == {"C": "discard"}
    table.does("C", Discard("rally-zebras"), Discard("rally-hippos"))
    assert gains(table) == [(A, "assertiveness"), (A, "programme")]


def test_ruling_g2_without_a_government_each_draws_one() -> None:
    table = at("G", seats=[5, 4, 3], presidential=9, parliamentary=2, failed=True)
    assert [len(hand) for hand in table.g.hands] == [1, 1, 1]


def test_ruling_g3_each_chooses_which_cards_to_discard_face_up() -> None:
    table = progress(hands={"C": FIVE}).passes("C")
    assert set(table.options("C")) == {Discard(card) for card in table.g.hands[C]}
    table.does("C", Discard("rally-snakes"))
    assert table.happened(CardDiscarded) == [CardDiscarded(C, "rally-snakes")]


def test_ruling_g4_the_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    g = progress(hands={"A": "migration"}).g
    g.deck, g.discard = g.deck[-1:], g.deck[:-1]
    draw(g, C, 2)
    assert len(g.hands[C]) == 2
    assert g.drawn[C] == [0, 1]
    assert len(g.deck) == 44


def test_ruling_g4_an_emptied_deck_is_made_anew_at_once() -> None:
    g = progress(hands={"A": "migration"}).g
    g.deck, g.discard = g.deck[-1:], g.deck[:-1]
    draw(g, C, 1)
    assert (len(g.deck), g.discard) == (45, [])


def test_ruling_g4_if_both_are_empty_nobody_draws() -> None:
    table = progress(hands={"A": "migration"})
    table.g.deck = []
    table.passes("A")
    assert table.g.hands == [["migration"], [], []]
    assert table.happened(CardsDrawn) == []


def test_ruling_g5_assertiveness_with_either_side_up_and_any_number() -> None:
    table = progress(hands={"A": "assertiveness-prime-minister assertiveness-finance"})
    table.does("A", Assertiveness("prime-minister"), Assertiveness("finance"))
    assert gains(table) == [(A, "assertiveness"), (A, "assertiveness"), (A, "programme")]


def test_ruling_g5_assertiveness_is_not_stopped_by_a_strike_or_a_lost_majority() -> None:
    for more in ({"trouble": "strike"}, {"majority": 12}):
        table = progress(hands={"C": "assertiveness-opposition-leader"}, **more)
        table.does("C", Assertiveness("opposition-leader"))
        assert gains(table) == [(C, "assertiveness")]


# The goal


def test_5g_after_an_election_p1_brings_a_goal() -> None:
    assert gains(progress()) == [(A, "programme")]


def test_5g_without_an_election_p2_brings_a_goal() -> None:
    assert gains(progress(elected=False, parliamentary=4)) == [(B, "programme")]


def test_5g_in_the_eighth_round_after_an_election_both_bring_a_goal() -> None:
    assert gains(progress(round=8)) == [(A, "programme"), (B, "programme")]


def test_5g_in_the_eighth_round_without_an_election_only_p2() -> None:
    assert gains(progress(round=8, elected=False)) == [(B, "programme")]


def test_5g_no_goal_when_the_government_has_lost_its_majority() -> None:
    table = progress(majority=10)
    assert table.happened(GoalLost) == [GoalLost(A, "majority")]
    assert gains(table) == []


def test_5g_an_interim_government_with_a_majority_names_who_implements_a_goal() -> None:
    table = progress(interim=True, failed=True, programme="--", parliamentary=4)
    assert table.asked() == {"A": "name-goal"}
    table.does("A", NameGoal(B))
    assert table.happened(GoalNamed) == [GoalNamed(A, B)]
    assert gains(table) == [(B, "named")]


def test_5g_an_interim_government_without_majority_names_nobody() -> None:
    table = progress(interim=True, failed=True, programme="--", parliamentary=4, majority=10)
    assert table.happened(GoalLost) == [GoalLost(None, "majority")]
    assert gains(table) == []


def test_5g_the_round_marker_moves_on_and_the_markers_say_which_phases_come() -> None:
    assert progress(presidential=4).happened(RoundBegan)[-1].presidential is True
    began = progress(parliamentary=4).happened(RoundBegan)[-1]
    assert (began.round, began.presidential, began.parliamentary) == (4, False, True)


def test_ruling_g6_a_marker_stops_at_the_end_of_the_track() -> None:
    table = progress(goals=[8, 0, 0])
    assert table.g.goals == [8, 0, 0]
    assert gains(table) == []


def test_ruling_g6_the_eighth_goal_is_the_last() -> None:
    table = progress(goals=[7, 0, 0], hands={"A": "assertiveness-prime-minister assertiveness-finance"})
    table.does("A", Assertiveness("prime-minister"))
    assert table.g.goals[A] == 8
    assert table.options("A") == [PASS]


def test_ruling_g7_any_party_may_be_named() -> None:
    table = progress(interim=True, failed=True, programme="--", parliamentary=4)
    assert table.options("A") == [NameGoal(A), NameGoal(B), NameGoal(C)]
    assert table.request("A").default == NameGoal(A)
    assert gains(table.does("A", NameGoal(C))) == [(C, "named")]


def test_ruling_g7_one_goal_only_even_in_the_eighth_round() -> None:
    table = progress(round=8, interim=True, failed=True, programme="--").does("A", NameGoal(A))
    assert table.game.over
    assert gains(table) == [(A, "named")]


def test_ruling_g8_the_blockade_comes_off_at_the_end_of_the_round() -> None:
    table = progress(blockade="hippos")
    assert (table.g.round, table.g.blockade) == (4, "")


# The end


def test_6_the_game_ends_at_the_end_of_the_round_in_which_a_marker_reaches_the_last_space() -> None:
    table = progress(goals=[7, 0, 0])
    assert table.game.over
    assert table.happened(GameOver) == [GameOver((1, 2, 2), (8, 0, 0))]


def test_6_seven_goals_do_not_end_it() -> None:
    assert not progress(goals=[6, 0, 0]).game.over


def test_6_the_game_ends_when_the_end_card_was_drawn() -> None:
    assert at("end", round=5, end_drawn=True).game.over
    assert not at("end", round=5).game.over


def test_6_most_goals_win() -> None:
    assert at("end", end_drawn=True, goals=[2, 5, 3], funds=[9, 0, 9]).game.result.places == (3, 1, 2)


def test_6_of_equal_goals_more_food_wins() -> None:
    assert at("end", end_drawn=True, goals=[5, 5, 3], funds=[4, 6, 9]).game.result.places == (2, 1, 3)


def test_6_equal_in_both_they_share_the_place() -> None:
    result = at("end", end_drawn=True, goals=[5, 5, 3], funds=[6, 6, 9]).game.result
    assert (result.places, result.winners) == ((1, 1, 3), (A, B))


def test_ruling_g9_reaching_the_end_does_not_win_at_once() -> None:
    table = progress(
        goals=[8, 7, 0],
        funds=[1, 2, 0],
        programme="BB",
    )
    assert table.game.over
    assert table.game.result.places == (2, 1, 3)


def test_ruling_g9_a_president_at_the_end_of_the_track_still_plays_the_round() -> None:
    table = at("A", goals=[7, 0, 0]).bids(A=2, B=1, C=0)
    assert table.g.goals[A] == 8
    assert table.asked() == {"A": "campaign"}


def test_ruling_g10_both_conditions_together_compare_alike() -> None:
    assert progress(goals=[7, 0, 0], end_drawn=True).game.result.places == (1, 2, 2)
    assert at("end", goals=[8, 8, 0], funds=[1, 3, 0], end_drawn=True).game.result.places == (2, 1, 3)


@pytest.mark.parametrize("round", range(1, 8))
def test_6_before_the_eighth_round_the_game_goes_on(round: int) -> None:
    assert not at("end", round=round).game.over


def test_6_the_end_says_why_it_came() -> None:
    assert at("G", round=5, hands={"A": "migration"}).g.ending() is None
    endings = [
        (Message("ending-goals", {"members": (A, B), "number": 8}, "§6"), at("end", round=6, goals=[8, 8, 0])),
        (Message("ending-card", {"round": 6}, "§6"), at("end", round=6, end_drawn=True)),
        (Message("ending-rounds", {"round": 8}, "§6"), at("end", round=8, end_drawn=True)),
    ]
    for message, table in endings:
        assert table.g.view(C).ending() == message
        for texts in (RULES.texts("en"), RULES.texts("fr")):
            assert texts.say(message) != message.id
