"""II.4, II.5, II.6  Union nationale, Baraka, and the whole chapter of the army."""

from __future__ import annotations

import pytest

from hemicycle.games.politico.acts import AttackWith
from hemicycle.games.politico.events import (
    ArmyPlayed,
    ArmyStopped,
    GovernmentFell,
    GovernmentFormed,
    InvestitureCancelled,
    InvestitureVoted,
    MembersJoined,
    MotionCancelled,
    UnionPlayed,
)
from hemicycle.games.politico.state import Lasting
from tests.table import seats_of

from .builders import (
    COUNTER,
    DRAW,
    ENTER,
    MOTION,
    PRESENT,
    RESHUFFLE,
    TOPPLE,
    UNION,
    WITHDRAW,
    A,
    B,
    C,
    D,
    at,
    attack,
    form,
)

# II.6: what it can do


def test_ii_6_enter_a_government() -> None:
    table = at("D", government="AB", hands={"D": "army"}).does("D", ENTER)
    assert table.who("answer-army") == "ABC"
    table.no_army()
    assert table.government == "ABD"
    assert table.happened(MembersJoined) == [MembersJoined(A, (D,))]
    assert table.happened(ArmyPlayed) == [ArmyPlayed(D, "enter")]
    assert table.under() == "army"


def test_ii_6_not_that_of_the_homme_providentiel_nor_ones_own() -> None:
    table = at("D", government="AB", card="hp", providential=True, formed=1, hands={"D": "army"})
    assert table.options("D") == [TOPPLE]
    assert at("B", government="AB", hands={"B": "army"}).options("B", type(ENTER)) == []


def test_ruling_p26_nobody_has_to_consent_and_he_scores_at_the_next_scoring() -> None:
    table = at("D", government="AB", formed=17, hands={"D": "army"}).does("D", ENTER).no_army()
    assert table.asked() == {"D": "act"}, "a Union nationale may follow"
    table.passes("D")
    assert table.points == [90, 45, 0, 50]


def test_ii_6_topple_the_government() -> None:
    table = at("D", government="ABC", hands={"D": "army"}).does("D", TOPPLE).no_army()
    assert table.happened(GovernmentFell) == [GovernmentFell(A, seats_of("ABC"), "army", D)]
    assert table.under() == "army pm"


def test_ii_6_without_a_government_it_only_helps_to_form_one() -> None:
    assert at("D", hands={"D": "army"}).options("D") == []
    assert at("D", hands={"D": "army pm"}).options("D") == [form(), form(army=True)]


def test_ii_6_cancel_an_investiture_also_out_of_turn() -> None:
    table = at("A", hands={"A": "pm", "C": "army"}).forms("A").votes("A")
    assert table.who("answer-army") == "BCD"
    table.army("C").no_army()
    assert table.government == ""
    assert table.happened(InvestitureCancelled) == [InvestitureCancelled(A)]
    assert table.happened(ArmyPlayed) == [ArmyPlayed(C, "investiture")]
    assert table.under() == "army pm"


def test_ii_6_cancel_a_motion() -> None:
    table = at("D", government="AB", hands={"D": "motion", "A": "army"}).does("D", MOTION).votes("D")
    table.army("A").no_army()
    assert table.government == "AB"
    assert table.happened(MotionCancelled) == [MotionCancelled(D)]
    assert table.happened(ArmyPlayed) == [ArmyPlayed(A, "motion")]


def test_ii_6_form_a_minority_government() -> None:
    table = at("D", hands={"D": "army pm"}).forms("D", "C", army=True)
    assert table.who("answer-army") == "ABC"
    table.no_army()
    assert table.government == "DC"
    assert table.happened(GovernmentFormed) == [GovernmentFormed(D, (D, C), "army")]
    assert not table.happened(InvestitureVoted)


def test_ruling_p25_if_that_is_countered_there_is_a_vote() -> None:
    table = at("D", hands={"D": "army pm", "A": "army"}).forms("D", army=True).army("A").no_army()
    assert table.happened(ArmyStopped) == [ArmyStopped(D, "minority")]
    assert set(table.who("investiture")) == set("ABCD")
    table.votes("D").no_army()
    assert table.happened(GovernmentFormed) == [GovernmentFormed(D, (D,), "vote")]
    table = at("D", hands={"D": "army pm", "A": "army"}).forms("D", army=True).army("A").no_army().votes("", "A")
    assert (table.government, table.hand("D")) == ("", "pm")


def test_ruling_p25_and_that_vote_may_be_cancelled_too() -> None:
    table = at("D", hands={"D": "army pm", "A": "army army"}).forms("D", army=True).army("A").no_army()
    table.votes("D").army("A").no_army()
    assert table.happened(InvestitureCancelled) == [InvestitureCancelled(D)]
    assert table.hand("D") == ""


def test_ii_6_the_army_is_lost_with_an_attempt_that_is_withdrawn() -> None:
    table = at("D", hands={"D": "army pm"}).does("D", form(army=True)).calls("D", "C", accept="")
    table.does("D", WITHDRAW)
    assert (table.hand("D"), table.under()) == ("pm", "army")


# Countered, and countered again


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_ii_6_one_cancels_the_other_and_so_on(cards: int) -> None:
    """An odd number topples, an even number does not."""
    table = at("D", government="ABC", hands={"D": "army army", "B": "army army"}).does("D", TOPPLE)
    for number in range(1, cards):
        table.army("BD"[(number + 1) % 2])
    table.no_army()
    assert table.government == ("" if cards % 2 else "ABC")
    assert table.under().split().count("army") == cards
    assert [one.use for one in table.happened(ArmyPlayed)] == ["topple", *["counter"] * (cards - 1)]
    assert len(table.happened(ArmyStopped)) == (cards % 2 == 0)


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4])
def test_ii_6_a_vote_stands_with_an_even_number(cards: int) -> None:
    table = at("A", hands={"A": "pm army army", "C": "army army"}).forms("A").votes("A")
    for number in range(cards):
        table.army("CA"[number % 2])
    table.no_army()
    assert (table.government == "A") is (cards % 2 == 0)
    assert [one.use for one in table.happened(ArmyPlayed)] == [
        *["investiture"] * min(1, cards),
        *["counter"] * (cards - 1),
    ]


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_ii_6_a_motion_stands_with_an_even_number(cards: int) -> None:
    table = at("D", government="AB", hands={"D": "motion army army", "A": "army army"})
    table.does("D", MOTION).votes("D")
    for number in range(cards):
        table.army("AD"[number % 2])
    table.no_army()
    assert (table.government == "") is (cards % 2 == 0)


def test_ii_6_anybody_may_counter_clockwise_from_who_played() -> None:
    hands = {"D": "army", "B": "army", "C": "army"}
    table = at("D", government="A", hands=hands).does("D", TOPPLE)
    assert table.who("answer-army") == "ABC"
    table.does("C", COUNTER).does("B", COUNTER).passes("A")
    assert table.happened(ArmyPlayed)[-1] == ArmyPlayed(B, "counter"), "the first in order, whoever answers first"
    assert table.who("answer-army") == "CDA", "and of the others each may think again"


def test_ii_6_nobody_counters_himself() -> None:
    table = at("D", government="A", hands={"D": "army army"}).does("D", TOPPLE)
    assert "D" not in table.who("answer-army")


def test_ii_6_several_cards_in_one_turn_in_such_a_chain() -> None:
    table = at("D", government="A", hands={"D": "army army", "A": "army"}).does("D", TOPPLE).army("A")
    table.army("D").no_army()
    assert table.government == ""
    assert table.hand("D") == ""


def test_ii_6_entering_may_be_countered() -> None:
    table = at("D", government="AB", hands={"D": "army", "C": "army"}).does("D", ENTER).army("C").no_army()
    assert table.government == "AB"
    assert table.happened(ArmyStopped) == [ArmyStopped(D, "enter")]


def test_ii_6_a_silenced_player_is_not_asked() -> None:
    silenced = Lasting("silenced", "affaire-de-moeurs", D, C, 23)
    table = at("D", government="AB", hands={"D": "army", "C": "army"}, lasting=[silenced]).does("D", TOPPLE)
    assert table.who("answer-army") == "AB"


def test_ii_6_no_window_when_everybody_sees_that_nobody_can_hold_one() -> None:
    table = at("D", government="AB", hands={"D": "army"}, under="army army army").does("D", TOPPLE)
    assert table.government == ""
    table = at("A", hands={"A": "pm"}, under="army army army army").forms("A").votes("A")
    assert table.government == "A"
    table = at("A", hands={"A": "pm", "B": "army"}, under="army army army").forms("A").votes("A")
    assert table.who("answer-army") == "BCD", "one that nobody sees may be anywhere"


def test_ii_6_not_against_an_investiture_that_fails_nor_a_motion_that_is_rejected() -> None:
    table = at("A", hands={"A": "pm", "C": "army"}).forms("A").votes("", "B")
    assert table.asked() == {"A": "act"}
    table = at("D", government="A", hands={"D": "motion", "C": "army"}).does("D", MOTION).votes("", "B")
    assert table.asked() == {"D": "act"}


def test_ruling_q9_the_army_is_asked_for_once_a_vote_is_counted_and_only_if_it_passes() -> None:
    table = at("A", hands={"A": "pm", "C": "army"}).forms("A")
    assert set(table.asked().values()) == {"investiture"}
    table.votes("A")
    assert len(table.happened(InvestitureVoted)) == 1
    assert set(table.asked().values()) == {"answer-army"}


# After the army


def test_ruling_p24_after_a_cancelled_investiture_a_second_card_may_be_tried_at_once() -> None:
    table = at("A", hands={"A": "pm pm hp", "C": "army"}).forms("A").votes("A").army("C").no_army()
    assert (table.hand("A"), table.under()) == ("hp pm", "army pm")
    assert table.options("A") == [form(), form("hp")]
    table.forms("A", "B").votes("A").no_army()
    assert table.government == "AB"


def test_ruling_p24_and_a_third_one() -> None:
    table = at("A", hands={"A": "pm pm pm", "C": "army army"}).forms("A").votes("A").army("C").no_army()
    table.forms("A").votes("A").army("C").no_army()
    assert table.options("A") == [form()]


def test_ruling_p24_a_second_try_in_a_succession() -> None:
    table = at("D", government="A", hands={"D": "desaccords pm pm", "C": "army"}).hits("D", "desaccords", "A")
    table.forms("D").votes("D").army("C").no_army()
    assert table.asked() == {"D": "succeed"}
    table.forms("D").votes("D").no_army()
    assert table.government == "D"


def test_ruling_p47_after_a_cancelled_investiture_an_attack_is_open() -> None:
    table = (
        at("A", hands={"A": "pm surenchere motion union", "C": "army"}).forms("A").votes("A").army("C").no_army()
    )
    assert table.options("A") == [attack("surenchere", one) for one in "BCD"]
    assert table.hits("A", "surenchere", "B").g.turn == 21


def test_ruling_q10_a_second_try_that_is_refused_leaves_an_attack() -> None:
    table = at("A", hands={"A": "pm pm surenchere", "C": "army"}).forms("A").votes("A").army("C").no_army()
    table.forms("A").votes("", "B")
    assert table.options("A") == [attack("surenchere", one) for one in "BCD"]
    assert table.hand("A") == "pm surenchere"


# With Union nationale


def test_ruling_p45_the_army_and_union_nationale_in_one_turn() -> None:
    table = at("D", government="AB", hands={"D": "army union"}).does("D", ENTER).no_army()
    assert table.options("D") == [UNION]
    assert table.does("D", UNION).g.turn == 21
    table = at("D", government="AB", hands={"D": "army union surenchere catastrophe"}).does("D", UNION)
    assert table.options("D") == [TOPPLE, ENTER]
    table.does("D", ENTER).no_army()
    assert (table.government, table.g.turn) == ("ABD", 21)


def test_ruling_p45_also_with_a_minority_government() -> None:
    table = at("D", hands={"D": "army union pm"}).does("D", UNION)
    assert table.options("D") == [form(army=True)]
    table.forms("D", army=True).no_army()
    assert table.government == "D"
    assert UNION not in table.options("D")
    table = at("D", hands={"D": "army union pm"}).forms("D", army=True).no_army()
    assert table.options("D", type(UNION)) == [UNION]
    alone = at("D", hands={"D": "union pm"}).forms("D").votes("D").no_army()
    assert alone.options("D", type(UNION)) == []


def test_ruling_p45_after_toppling_and_the_succession() -> None:
    table = at("D", government="A", hands={"D": "army union pm"}).does("D", TOPPLE).no_army()
    table.passes("A").forms("D").votes("D").no_army()
    assert table.options("D", type(UNION)) == [UNION]


def test_ruling_p7_union_nationale_does_not_hinder_the_army() -> None:
    union = Lasting("union", "union-nationale", A, None, 23)
    table = at("D", government="AB", hands={"D": "army"}, lasting=[union])
    assert table.options("D") == [TOPPLE, ENTER]


# II.4


def test_ii_4_no_attacks_between_players_for_a_round() -> None:
    table = at("D", government="AB", hands={"D": "union", "A": "surenchere motion crise greve"}).does("D", UNION)
    assert table.happened(UnionPlayed) == [UnionPlayed(D, 24)]
    table.passes("D")
    table.does("A", DRAW)
    assert table.options("A", AttackWith, type(MOTION)) == []
    assert table.refusal("A", attack("surenchere", "B")) == ("refused-peace", "II.4 1")
    assert "union-nationale" in table.g.table


def test_ii_4_the_catastrophe_is_the_exception() -> None:
    union = Lasting("union", "union-nationale", A, None, 23)
    table = at("D", government="AB", hands={"D": "catastrophe agitation"}, lasting=[union])
    assert table.options("D") == [attack("catastrophe", "A"), attack("catastrophe", "B")]
    assert table.hits("D", "catastrophe", "A").points == [-30, -30, 0, 0]


def test_ii_4_also_without_a_government() -> None:
    assert at("D", hands={"D": "union"}).options("D") == [UNION]


def test_ruling_p29_it_ends_as_its_players_next_turn_begins() -> None:
    table = at("D", hands={"D": "union surenchere", "C": "surenchere"}).does("D", UNION)
    table.passes("D").turns(2)
    table.does("C", DRAW)
    assert table.options("C", AttackWith) == []
    table.passes("C")
    assert table.under() == "union"
    table.does("D", DRAW)
    assert table.options("D", AttackWith)


def test_ruling_p6_a_motion_is_an_attack_for_union_and_for_the_homme_providentiel() -> None:
    union = Lasting("union", "union-nationale", A, None, 23)
    table = at("D", government="AB", hands={"D": "motion"}, lasting=[union])
    assert table.options("D") == []
    assert table.refusal("D", MOTION) == ("refused-peace", "II.4 1; ruling P6")
    table = at("D", government="AB", card="hp", providential=True, immune_until=24, hands={"D": "motion"})
    assert table.options("D") == []
    assert table.refusal("D", MOTION) == ("refused-immune", "II.3 2; ruling P6")


# II.5


def test_ii_5_useless_against_the_army_and_a_motion() -> None:
    table = at("D", government="AB", hands={"D": "army motion", "A": "baraka", "B": "baraka"})
    assert table.does("D", TOPPLE).options("A") == []
    table = at("D", government="AB", hands={"D": "army motion", "A": "baraka", "B": "baraka"})
    assert "defend" not in table.does("D", MOTION).asked().values()


def test_ii_5_it_does_not_keep_anybody_from_forming_a_government() -> None:
    table = at("A", hands={"A": "pm", "B": "baraka"}).does("A", form(), PRESENT)
    assert set(table.asked().values()) == {"investiture"}
    assert RESHUFFLE not in table.options("A")
