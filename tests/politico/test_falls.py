"""I.3, II.2, II.9  What governments score, how they fall, and what that costs."""

from __future__ import annotations

import pytest

from hemicycle.games.politico.events import (
    GovernmentFell,
    GovernmentScored,
    MemberResigned,
    MotionCancelled,
    MotionTabled,
    MotionVoted,
    PointsWithheld,
    PrimeMinisterResigned,
)
from hemicycle.games.politico.match import ResignLater, StayOn
from tests.table import seats_of

from .builders import (
    DISSOLVE,
    DRAW,
    ENTER,
    LEAVE,
    MOTION,
    PRESENT,
    RESHUFFLE,
    STEP_DOWN,
    TOPPLE,
    UNION,
    A,
    B,
    C,
    D,
    Table,
    at,
    attack,
    form,
)

# I.3


def test_i_3_a_round_brings_each_member_his_deputies_and_the_head_30_more() -> None:
    table = at("D", phase="turn", government="ABC", formed=16)
    assert table.points == [90, 45, 30, 0]
    assert table.happened(GovernmentScored) == [GovernmentScored(seats_of("ABC"), (90, 45, 30))]
    assert table.g.government is not None
    assert table.g.government.rounds == 1


def test_i_3_and_again_each_further_round() -> None:
    table = at("D", phase="turn", government="ABC", formed=8)
    assert table.points == [90, 45, 30, 0]
    table.turns(4)
    assert table.points == [180, 90, 60, 0]


@pytest.mark.parametrize("formed", [17, 18, 19])
def test_i_3_before_the_round_is_over_nothing(formed: int) -> None:
    assert at("D", phase="turn", government="ABC", formed=formed).points == [0, 0, 0, 0]


def test_i_3_who_topples_by_attack_gets_50_and_20_deputies_of_the_head() -> None:
    table = at("D", government="ABC", hands={"D": "forfaiture"}).hits("D", "forfaiture", "B")
    assert (table.points, table.deputies) == ([-50, -50, -50, 50], [40, 45, 30, 70])


def test_i_3_points_may_be_negative_and_deputies_may_not() -> None:
    table = at("D", deputies=[60, 0, 30, 50], hands={"D": "scission"}).hits("D", "scission", "B")
    assert table.deputies == [60, 0, 30, 50]
    table = at("D", points=[-400, 0, 0, 0], hands={"D": "surenchere"}).hits("D", "surenchere", "A")
    assert table.points == [-430, 0, 0, 0]


def test_i_3_without_deputies_one_plays_on_but_tables_no_motion() -> None:
    table = at("D", deputies=[60, 45, 30, 0], government="ABC", hands={"D": "motion surenchere army"})
    assert table.options("D") == [*[attack("surenchere", one) for one in "ABC"], TOPPLE, ENTER]
    assert table.refusal("D", MOTION) == ("refused-no-deputies", "I.3 4")


def test_ruling_p3_a_head_without_deputies_scores_30() -> None:
    assert at("D", phase="turn", government="A", formed=16, deputies=[0, 45, 30, 50]).points == [30, 0, 0, 0]


@pytest.mark.parametrize("players", range(3, 9))
def test_ruling_p11_a_round_ends_where_the_government_was_formed(players: int) -> None:
    table = at("B", players, hands={"B": "pm"}, turn=20).forms("B").votes("B").no_army().passes("B")
    table.turns(players - 2)
    assert table.g.turn == 20 + players - 1
    assert table.points == [0] * players
    table.turns(1)
    assert table.g.seat == B
    assert table.points[B] == 45 + 30


def test_ruling_p11_scored_before_the_event() -> None:
    table = at("D", phase="turn", government="A", formed=16, event="crise-internationale")
    assert table.points == [90, 0, 0, 0]
    assert table.government == ""


def test_ruling_p11_a_government_formed_in_anothers_turn_scores_at_that_turn() -> None:
    table = at("D", government="AB", hands={"D": "army", "A": "pm"}).does("D", TOPPLE).no_army()
    assert table.asked() == {"A": "succeed"}
    table.does("A", form(), PRESENT).votes("A").no_army()
    points = list(table.points)
    table.turns(24 - table.g.turn)
    assert table.g.turn == 24
    assert table.points == [points[0] + 40 + 30, *points[1:]]


def test_ruling_p12_the_points_of_one_scoring_however_many_strikes() -> None:
    table = at("D", government="ABC", formed=19, hands={"D": "greve", "A": "inflation greve"})
    table.hits("D", "greve", "B").does("A", DRAW).hits("A", "inflation", "C").passes("A")
    assert (table.g.turn, table.points) == (22, [0, 0, 0, 0])
    table.turns(1)
    assert (table.g.turn, table.points) == (23, [0, 0, 0, 0])
    assert len(table.happened(PointsWithheld)) == 1
    assert sorted(table.under().split()) == ["greve", "inflation"]
    assert table.g.government is not None
    assert table.g.government.rounds == 1, "but it has lasted the round"
    table.turns(4)
    assert table.points == [90, 45, 30, 0]


def test_ruling_p44_a_strike_ends_with_the_government_it_hit() -> None:
    table = at("D", government="A", formed=19, hands={"D": "greve", "A": "pm"}).hits("D", "greve", "A")
    table.does("A", DRAW, STEP_DOWN)
    assert table.g.lasting == []
    assert table.under() == "pm greve"
    table.forms("A").votes("A").no_army().passes("A").turns(3)
    assert table.points == [90, 0, 0, 0]


# II.2.a, II.9


def test_ii_2_a_the_prime_minister_resigns_on_his_turn_without_penalty() -> None:
    table = at("A", government="ABC").does("A", STEP_DOWN)
    assert (table.points, table.deputies, table.government) == ([0, 0, 0, 0], [60, 45, 30, 50], "")
    assert table.under() == "pm"
    assert table.happened(PrimeMinisterResigned) == [PrimeMinisterResigned(A)]
    assert not table.happened(GovernmentFell)


def test_ii_2_a_or_between_two_turns() -> None:
    table = at("B", government="ABC", hands={"B": "surenchere"})
    assert [one.kind for one in table.offered("A")] == ["resign"]
    assert not table.offered("C")
    table.out_of_turn("A", ResignLater())
    assert table.government == "ABC"
    assert table.asked() == {"B": "act"}
    table.passes("B")
    assert table.government == ""
    assert table.g.turn == 21
    assert (table.points, table.under()) == ([0, 0, 0, 0], "pm")


def test_ii_2_a_nobody_else_may_resign_out_of_turn() -> None:
    assert not any(at("B", government="ABC").offered(one) for one in "BCD")
    assert not any(at("B").offered(one) for one in "ABCD")


def test_ruling_p19_not_while_something_is_being_resolved() -> None:
    table = at("D", government="ABC", hands={"D": "desaccords"}).attacks("D", "desaccords", "A")
    table.out_of_turn("A", ResignLater())
    assert table.government == "ABC", "the attack goes on"
    table.undefended()
    assert table.points == [-50, -50, -50, 50]
    assert not any(table.g.resigning)


def test_ruling_p19_he_may_think_again_and_on_his_own_turn_he_just_resigns() -> None:
    table = at("B", government="ABC").out_of_turn("A", ResignLater()).out_of_turn("A", StayOn()).passes("B")
    assert table.government == "ABC"
    assert not at("A", government="ABC").offered("A")


def test_ii_9_a_member_resigns_only_on_his_turn_and_that_is_all_he_does() -> None:
    table = at("B", government="ABC", hands={"B": "surenchere"})
    assert LEAVE in table.options("B")
    table.does("B", LEAVE)
    assert table.government == "AC"
    assert table.happened(MemberResigned) == [MemberResigned(B)]
    assert table.g.turn == 21
    assert table.points == [0, 0, 0, 0]
    assert LEAVE not in at("D", government="ABC").options("D")
    assert LEAVE not in at("A", government="ABC").options("A")


def test_ii_9_exclusive_of_any_other_act() -> None:
    table = at("B", government="ABC", hands={"B": "motion"}).does("B", MOTION).votes("", "A")
    assert LEAVE not in table.options("B")
    table = at("B", government="ABC", hands={"B": "union army"})
    assert LEAVE not in table.does("B", UNION).options("B")


def test_ii_9_a_government_in_the_minority_stays() -> None:
    table = at("B", government="AB", deputies=[10, 60, 50, 50]).does("B", LEAVE)
    assert table.government == "A"


def test_ii_9_the_prime_ministers_resignation_is_that_of_the_government() -> None:
    assert at("A", government="ABC").does("A", STEP_DOWN).government == ""


def test_ruling_p46_after_resigning_he_may_form_a_new_government_in_the_same_turn() -> None:
    table = at("A", government="ABC", hands={"A": "pm"}).does("A", STEP_DOWN)
    assert table.options("A") == [form()]
    table.forms("A", "D").votes("AD").no_army()
    assert table.government == "AD"
    after = at("A", government="AB", hands={"A": "pm agitation"}).hits("A", "agitation", "B").does("A", STEP_DOWN)
    assert after.g.turn == 21, "but not once his act is used"


def test_ruling_p22_the_prime_ministers_card_goes_under_the_pile_after_any_fall() -> None:
    for table in (
        at("D", government="AB", hands={"D": "desaccords"}).hits("D", "desaccords", "A"),
        at("D", government="AB", hands={"D": "motion"}).does("D", MOTION).votes("D").no_army(),
        at("D", government="AB", hands={"D": "army"}).does("D", TOPPLE).no_army(),
        at("D", phase="event", government="AB", event="crise-internationale"),
    ):
        assert "pm" in table.under().split()
        assert "premier-ministre" not in table.g.table


# II.2.b


def test_ii_2_b_an_event_topples_with_the_penalty_printed_on_it() -> None:
    table = at("D", phase="event", government="ABC", event="manifestations-monstres")
    assert (table.points, table.deputies, table.government) == ([-20, 0, 0, 0], [60, 45, 30, 50], "")
    assert table.happened(GovernmentFell) == [GovernmentFell(A, seats_of("ABC"), "event", None)]


# II.2.c


def test_ii_2_c_a_motion_that_is_carried_topples() -> None:
    table = at("D", government="AB", hands={"D": "motion"}).does("D", MOTION)
    assert table.happened(MotionTabled) == [MotionTabled(D)]
    assert set(table.who("censure")) == set("ABCD")
    table.votes("CD", "B").no_army()
    assert table.happened(MotionVoted) == [MotionVoted(D, 80, 45, 63, True)]
    assert table.happened(GovernmentFell) == [GovernmentFell(A, seats_of("AB"), "motion", D)]
    assert (table.points, table.deputies) == ([-50, -50, 0, 50], [40, 45, 30, 70])
    assert table.under() == "motion pm"
    assert table.asked() == {"D": "succeed"}


def test_ii_2_c_rejected_the_card_is_back_and_another_attack_open() -> None:
    table = at("D", government="AB", hands={"D": "motion greve"}).does("D", MOTION).votes("CD", "AB")
    assert table.government == "AB"
    assert table.hand("D") == "greve motion"
    assert table.options("D") == [attack("greve", "A"), attack("greve", "B")]
    table.hits("D", "greve", "A")
    assert table.g.turn == 21


def test_ii_2_c_the_prime_minister_votes_and_can_not_oppose_the_vote() -> None:
    table = at("D", government="AB", hands={"D": "motion", "A": "baraka"}).does("D", MOTION)
    assert "A" in table.who("censure")
    assert "defend" not in table.asked().values()


def test_ruling_q6_after_a_rejected_motion_an_attack_or_the_army_but_no_second_motion() -> None:
    table = at("D", government="AB", hands={"D": "motion motion army union agitation"})
    table.does("D", MOTION).votes("", "A")
    assert table.options("D") == [attack("agitation", "A"), attack("agitation", "B"), TOPPLE]
    table.does("D", TOPPLE).no_army()
    assert table.government == ""


def test_ruling_p23_a_motion_cancelled_by_the_army_is_lost_with_the_act() -> None:
    table = at("D", government="AB", hands={"D": "motion greve", "C": "army"}).does("D", MOTION).votes("D")
    assert table.who("answer-army") == "ABC"
    table.army("C").no_army()
    assert table.government == "AB"
    assert table.happened(MotionCancelled) == [MotionCancelled(D)]
    assert table.under() == "army motion"
    assert table.g.turn == 21


# II.2.d


FALLS: dict[str, tuple[str, list[int], list[int]]] = {
    "an opponent": ("D", [-50, -50, -50, 50], [40, 45, 30, 70]),
    "a member": ("B", [-50, 0, -50, 0], [40, 65, 30, 50]),
    "the Prime Minister": ("A", [0, -50, -50, 0], [60, 45, 30, 50]),
}


def toppled(how: str, author: str) -> Table:
    target = "C"
    card = {"attack": "desaccords", "motion": "motion", "army": "army"}[how]
    table = at(author, government="ABC", hands={author: card})
    if how == "attack":
        return table.hits(author, card, target)
    if how == "motion":
        return table.does(author, MOTION).votes(author).no_army()
    return table.does(author, TOPPLE).no_army()


@pytest.mark.parametrize("author", FALLS)
def test_ii_2_d_who_pays_for_a_fall_by_attack(author: str) -> None:
    player, points, deputies = FALLS[author]
    table = toppled("attack", player)
    assert (table.points, table.deputies) == (points, deputies)


@pytest.mark.parametrize("author", FALLS)
def test_ii_2_c_who_pays_for_a_fall_by_motion(author: str) -> None:
    player, points, deputies = FALLS[author]
    table = toppled("motion", player)
    assert (table.points, table.deputies) == (points, deputies)


@pytest.mark.parametrize("author", FALLS)
def test_ruling_p5_the_army_topples_as_an_attack_does(author: str) -> None:
    player, points, deputies = FALLS[author]
    table = toppled("army", player)
    assert (table.points, table.deputies) == (points, deputies)


def test_ruling_p2_a_member_who_topples_gets_no_points_and_20_deputies() -> None:
    table = toppled("attack", "B")
    assert (table.points[B], table.deputies[B]) == (0, 65)


@pytest.mark.parametrize("deputies", [0, 5, 19, 20, 21])
def test_ruling_p4_20_deputies_pass_or_as_many_as_there_are(deputies: int) -> None:
    table = at("D", government="A", deputies=[deputies, 45, 30, 50], hands={"D": "desaccords"})
    table.hits("D", "desaccords", "A")
    moved = min(20, deputies)
    assert table.deputies == [deputies - moved, 45, 30, 50 + moved]


def test_ii_2_d_its_author_may_use_a_prime_minister_card_at_once() -> None:
    for how in ("attack", "motion"):
        table = toppled(how, "D")
        assert table.asked() == {"D": "succeed"}
        assert table.options("D") == [], "he is asked, whatever he holds"
    table = at("D", government="ABC", hands={"D": "desaccords pm hp"}).hits("D", "desaccords", "A")
    assert table.options("D") == [form(), form("hp")]
    table.forms("D", "C").votes("CD").no_army()
    assert table.government == "DC"


def test_ruling_p43_after_the_armys_toppling_the_fallen_head_first_then_its_author() -> None:
    hands = {"D": "army pm", "A": "pm"}
    table = at("D", government="ABC", hands=hands).does("D", TOPPLE).no_army()
    assert table.asked() == {"A": "succeed"}
    assert table.options("A") == [form()]
    table.forms("A").votes("A", "BCD")
    assert table.asked() == {"D": "succeed"}
    table.forms("D").votes("D").no_army()
    assert table.government == "D"
    table = at("D", government="ABC", hands=hands).does("D", TOPPLE).no_army().forms("A").votes("A").no_army()
    assert table.government == "A"


def test_ruling_p43_a_head_who_topples_himself_is_asked_once() -> None:
    table = at("A", government="ABC", hands={"A": "army"}).does("A", TOPPLE).no_army()
    assert table.asked() == {"A": "succeed"}
    table.passes("A")
    assert (table.asked(), table.options("A")) == ({"A": "act"}, []), "a Union nationale would still be open"


def test_ii_2_the_head_keeps_his_rights_after_his_act() -> None:
    table = at("A", government="ABC", hands={"A": "agitation"}).hits("A", "agitation", "B")
    assert table.options("A") == [RESHUFFLE, DISSOLVE, STEP_DOWN]
    assert table.g.members[1:] == (B, C)
    assert table.g.deputies[D] == 50
