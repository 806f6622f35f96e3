"""II.1, II.3, II.7  Governments: formed, led by the Homme providentiel, reshuffled."""

from __future__ import annotations

import pytest

from hemicycle.games.politico.events import (
    AttemptBarred,
    AttemptWithdrawn,
    CoalitionInvited,
    GovernmentFormed,
    ImmunityEnded,
    InvestitureVoted,
    InvitationsAnswered,
    MembersExpelled,
    MembersJoined,
    ReshuffleVoid,
)
from hemicycle.games.politico.formation import Decline, Expel, Invite, Join
from hemicycle.games.politico.state import Lasting, Past
from tests.table import seats_of

from .builders import (
    DRAW,
    ENTER,
    MOTION,
    PRESENT,
    RESHUFFLE,
    STEP_DOWN,
    TOPPLE,
    UNION,
    WITHDRAW,
    A,
    B,
    C,
    D,
    Table,
    at,
    attack,
    form,
)


def short_lived(rounds: tuple[int, int] = (0, 0)) -> list[Past]:
    """The last two governments, which lasted so many rounds."""
    return [Past(B, (B,), 12, 13, rounds[0], "attack", C), Past(C, (C,), 14, 15, rounds[1], "motion", D)]


# II.1


def test_ii_1_the_card_lies_before_him_and_he_calls_whom_he_likes() -> None:
    table = at("B", hands={"B": "pm avis"}).does("B", form())
    assert table.g.table == ["premier-ministre"]
    assert table.hand("B") == "avis"
    assert table.options("B") == [Invite(C), Invite(D), Invite(A), PRESENT]
    table.does("B", Invite(D))
    assert table.options("B") == [Invite(C), Invite(A), PRESENT]
    table.does("B", PRESENT)
    assert table.happened(CoalitionInvited) == [CoalitionInvited(B, (D,))]
    assert table.asked() == {"D": "join"}


def test_ii_1_he_may_govern_alone() -> None:
    table = at("B", hands={"B": "pm"}).does("B", form(), PRESENT)
    assert set(table.asked().values()) == {"investiture"}
    table.votes("B", "").no_army()
    assert table.government == "B"
    assert not table.happened(CoalitionInvited)


def test_ii_1_whoever_is_called_may_accept_or_refuse() -> None:
    table = at("B", hands={"B": "pm"}).does("B", form()).calls("B", "CDA", accept="CA")
    assert table.happened(InvitationsAnswered) == [InvitationsAnswered(B, (C, A), (D,))]
    table.does("B", PRESENT).votes("ABC").no_army()
    assert table.government == "BCA"
    assert table.happened(GovernmentFormed) == [GovernmentFormed(B, (B, C, A), "vote")]


def test_ii_1_a_prime_minister_needs_no_deputies() -> None:
    table = at("B", deputies=[60, 0, 30, 50], hands={"B": "pm"}).forms("B").votes("AC", "D").no_army()
    assert table.government == "B"


def test_ii_1_with_a_majority_it_is_formed_and_lasts() -> None:
    table = at("B", hands={"B": "pm"}).forms("B").votes("BA", "CD").no_army()
    assert table.g.government is not None
    assert table.g.government.immune_until == 0
    assert (table.g.government.formed, table.g.government.rounds, table.g.government.card) == (
        20,
        0,
        "premier-ministre",
    )
    assert table.g.table == ["premier-ministre"]


def test_ii_1_without_a_majority_the_card_goes_back() -> None:
    table = at("B", hands={"B": "pm"}).forms("B").votes("B", "A")
    assert table.government == ""
    assert table.hand("B") == "pm"
    assert table.g.table == []
    assert table.g.known[B] == ["premier-ministre"], "and everybody knows it"


def test_ii_1_having_governed_before_is_no_obstacle() -> None:
    hands = {"D": "desaccords", "A": "pm"}
    table = at("D", government="AB", hands=hands).hits("D", "desaccords", "A").passes("D")
    table.does("A", DRAW).forms("A", "B").votes("AB", "").no_army()
    assert table.government == "AB"


def test_ii_1_all_may_be_called() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), Invite(B), Invite(C), Invite(D))
    assert table.who("join") == "BCD", "with all called the list closes by itself"


def test_ruling_q3_invitations_are_answered_at_once_and_sealed() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form(), Invite(B), Invite(C), PRESENT)
    assert table.asked() == {"B": "join", "C": "join"}
    table.does("C", Join())
    assert table.game.view(B).requests[-1].answer is None
    table.does("B", Decline())
    assert table.happened(InvitationsAnswered) == [InvitationsAnswered(A, (C,), (B,))]


def test_ruling_q4_after_a_refusal_he_may_withdraw_which_counts_as_refused() -> None:
    table = at("A", hands={"A": "pm pm surenchere"}).does("A", form()).calls("A", "BC", accept="C")
    assert table.options("A") == [WITHDRAW, PRESENT]
    table.does("A", WITHDRAW)
    assert table.happened(AttemptWithdrawn) == [AttemptWithdrawn(A)]
    assert table.hand("A") == "pm pm surenchere"
    assert table.options("A") == [attack("surenchere", one) for one in "BCD"]


def test_ruling_q4_if_all_accept_there_is_nothing_to_think_over() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form()).calls("A", "BC")
    assert set(table.asked().values()) == {"investiture"}


# Rulings on the vote


@pytest.mark.parametrize(
    ("deputies", "yes", "no", "carried"),
    [
        ([50, 49, 1, 5], "A", "BC", False),
        ([51, 49, 1, 5], "A", "BC", True),
        ([1, 90, 90, 90], "A", "", True),
        ([60, 45, 30, 50], "", "", False),
        ([60, 45, 30, 50], "", "D", False),
    ],
)
def test_ruling_p10_more_than_half_of_the_votes_cast(
    deputies: list[int], yes: str, no: str, carried: bool
) -> None:
    table = at("A", deputies=deputies, hands={"A": "pm"}).forms("A").votes(yes, no).no_army()
    (vote,) = table.happened(InvestitureVoted)
    assert vote.carried is carried
    assert vote.needed == (vote.yes + vote.no) // 2 + 1
    assert table.government == ("A" if carried else "")
    table = at("D", government="A", deputies=[*deputies[1:], deputies[0]], hands={"D": "motion"})
    shifted = str.maketrans("ABCD", "DABC")
    table.does("D", MOTION).votes(yes.translate(shifted), no.translate(shifted)).no_army()
    assert table.government == ("" if carried else "A")


def test_ruling_p27_a_government_formed_is_the_act_of_play() -> None:
    table = at("A", hands={"A": "pm surenchere union"}).forms("A").votes("A").no_army()
    assert table.options("A", type(attack("surenchere", "B")), type(UNION)) == []


def test_ruling_p28_no_second_government_while_there_is_one() -> None:
    table = at("D", government="A", hands={"D": "pm hp army"}, past=short_lived())
    assert table.options("D") == [TOPPLE, ENTER]
    assert table.refusal("D", form()) == ("refused-government-stands", "I.2.c 1; ruling P28")


def test_ruling_p17_any_other_membership_is_enough() -> None:
    before = Lasting("identical", "debacle-economique", D, None, 24, seats_of("ABC"))
    for members in ("AB", "ABCD", "A"):
        table = at("A", hands={"A": "pm"}, lasting=[before]).forms("A", members[1:]).votes("ABCD").no_army()
        assert table.government == members
    table = at("B", hands={"B": "pm"}, lasting=[before]).forms("B", "CA").votes("ABCD").no_army()
    assert table.government == "BCA", "with another head it is another government"


def test_ruling_p17_in_any_order_it_is_the_same() -> None:
    before = Lasting("identical", "debacle-economique", D, None, 24, seats_of("ABC"))
    table = at("A", hands={"A": "pm"}, lasting=[before]).does("A", form(), Invite(C), Invite(B), PRESENT)
    table.does("C", Join()).does("B", Join())
    assert table.happened(AttemptBarred) == [AttemptBarred(A, seats_of("ACB"), 24)]
    assert table.asked() == {"A": "act"}


def test_ruling_p18_barred_from_the_next_government_whole_and_in_every_way() -> None:
    barred = Lasting("barred", "affaire-de-moeurs", D, C)
    table = at("C", hands={"C": "pm hp army"}, lasting=[barred], past=short_lived())
    assert table.options("C") == [], "not as Prime Minister, nor as Homme providentiel, nor by the army"
    assert table.refusal("C", form()) == ("refused-barred", "ruling P18")
    table = at("A", hands={"A": "pm", "C": "army"}, lasting=[barred]).does("A", form())
    assert table.options("A") == [Invite(B), Invite(D), PRESENT]
    assert table.refusal("A", Invite(C)) == ("refused-barred", "ruling P18")
    table.does("A", PRESENT).votes("A").no_army()
    table.does("A", RESHUFFLE)
    assert table.options("A") == [Invite(B), Invite(D), PRESENT]
    table.does("A", PRESENT).turns(2)
    assert table.g.seat == C
    table.does("C", DRAW)
    assert TOPPLE in table.options("C")
    assert ENTER not in table.options("C")


def test_ruling_p18_only_from_the_next_one() -> None:
    barred = Lasting("barred", "affaire-de-moeurs", D, C)
    table = at("A", hands={"A": "pm pm"}, lasting=[barred]).forms("A").votes("A").no_army()
    assert table.g.barred(C)
    table.does("A", STEP_DOWN)
    assert not table.g.barred(C)
    assert "affaire" in table.under().split()


# II.3


def test_ii_3_after_two_rounds_without_a_government_no_vote() -> None:
    table = at("A", hands={"A": "hp"}, vacant_since=12).forms("A", "B", card="hp")
    assert table.government == "AB"
    assert table.happened(GovernmentFormed) == [GovernmentFormed(A, (A, B), "providence")]
    assert not table.happened(InvestitureVoted)
    assert table.asked() == {"A": "act"}, "and no army can cancel a vote that was not held"


def test_ii_3_or_after_two_governments_that_lasted_less_than_a_round() -> None:
    assert at("A", hands={"A": "hp"}, past=short_lived()).forms("A", card="hp").government == "A"
    for rounds in ((0, 1), (1, 0), (2, 2)):
        table = at("A", hands={"A": "hp"}, past=short_lived(rounds)).forms("A", card="hp")
        assert set(table.asked().values()) == {"investiture"}
    one = at("A", hands={"A": "hp"}, past=short_lived()[:1]).forms("A", card="hp")
    assert set(one.asked().values()) == {"investiture"}


def in_power() -> Table:
    return at(
        "D",
        government="AB",
        card="hp",
        providential=True,
        formed=18,
        immune_until=26,
        hands={"D": "surenchere catastrophe desaccords motion army scission", "B": "surenchere desaccords"},
    )


def test_ii_3_for_two_rounds_he_and_his_coalition_can_not_be_attacked() -> None:
    table = in_power()
    assert table.options("D") == [attack("surenchere", "C"), attack("scission", "C")]
    assert table.refusal("D", attack("surenchere", "B")) == ("refused-immune", "II.3 2")
    table.passes("D").turns(1)
    table.does("B", DRAW)
    assert [
        one for one in table.options("B") if one in (attack("desaccords", "A"), attack("surenchere", "A"))
    ] == []


def test_ii_3_after_two_rounds_he_is_a_prime_minister_like_any_other() -> None:
    table = in_power().passes("D").turns(5)
    assert table.g.turn == 26
    assert table.happened(ImmunityEnded) == [ImmunityEnded(A)]
    table.turns(2)
    table.does("D", DRAW)
    assert attack("desaccords", "A") in table.options("D")
    assert MOTION in table.options("D")
    assert TOPPLE in table.options("D")


def test_ii_3_newcomers_of_a_reshuffle_are_as_safe() -> None:
    table = at("A", government="AB", card="hp", providential=True, formed=19, immune_until=27)
    table.does("A", RESHUFFLE).calls("A", "C")
    assert table.government == "ABC"
    table.g.hands[D].append("surenchere-demagogique")
    table.g.pile.remove("surenchere-demagogique")
    table.passes("A").turns(2)
    table.does("D", DRAW)
    assert attack("surenchere", "C") not in table.options("D")


def test_ii_3_otherwise_it_is_a_prime_minister_card() -> None:
    table = at("A", hands={"A": "hp"}).forms("A", card="hp").votes("A").no_army()
    assert table.government == "A"
    assert table.g.government is not None
    assert not table.g.government.providential
    assert not table.g.immune
    table = at("A", hands={"A": "hp"}).forms("A", card="hp").votes("A", "BCD")
    assert table.hand("A") == "hp"


def test_ii_3_the_card_goes_under_the_pile_at_the_fall() -> None:
    table = at("A", government="A", card="hp", providential=True, formed=2).does("A", STEP_DOWN)
    assert table.under().split() == ["hp"]


def test_ii_3_in_his_hour_he_needs_no_army() -> None:
    assert at("A", hands={"A": "hp army"}, past=short_lived()).options("A") == [form("hp")]
    assert at("A", hands={"A": "hp army"}).options("A") == [form("hp"), form("hp", True)]


def test_ruling_p40_after_his_two_rounds_he_falls_like_any_other() -> None:
    table = at(
        "D", government="AB", card="hp", providential=True, formed=1, immune_until=9, hands={"D": "desaccords"}
    )
    table.hits("D", "desaccords", "A")
    assert table.points == [-50, -50, 0, 50]
    assert table.deputies == [40, 45, 30, 70]
    assert "hp" in table.under().split()


@pytest.mark.parametrize("players", range(3, 9))
def test_ruling_p41_two_rounds_are_so_many_turns_without_a_government(players: int) -> None:
    for turn, since, hour in (
        (2 * players + 1, 1, True),
        (2 * players, 1, False),
        (2 * players + 7, 7, True),
        (2 * players + 6, 7, False),
    ):
        table = at("A", players, turn=turn, vacant_since=since, hands={"A": "hp"}).forms("A", card="hp")
        assert (table.government == "A") is hour


def test_ruling_p41_a_fall_begins_the_count_with_the_next_turn() -> None:
    table = at("A", 3, turn=9, government="A").does("A", STEP_DOWN)
    assert table.g.vacant_since == 10
    table.passes("A")
    assert (table.g.turn, table.g.providence) == (10, False)
    table.turns(5)
    assert (table.g.turn, table.g.providence) == (15, False)
    table.turns(1)
    assert (table.g.turn, table.g.providence) == (16, True)


def test_ruling_p8_the_army_neither_enters_nor_topples_in_his_two_rounds() -> None:
    assert (
        at(
            "D", government="AB", card="hp", providential=True, formed=18, immune_until=26, hands={"D": "army"}
        ).options("D")
        == []
    )


def test_ruling_p8_and_later_it_may_topple_but_never_enter() -> None:
    table = at("D", government="AB", card="hp", providential=True, formed=2, immune_until=10, hands={"D": "army"})
    assert table.options("D") == [TOPPLE]
    assert table.refusal("D", ENTER) == ("refused-providential", "II.6 1; ruling P8")
    table = at("D", government="AB", card="hp", providential=False, formed=2, hands={"D": "army"})
    assert table.options("D") == [TOPPLE, ENTER], "as an ordinary Prime Minister card it is one"


# II.7


def test_ii_7_he_expels_and_takes_in_without_a_vote() -> None:
    table = at("A", government="ABC", hands={"A": "surenchere"}).does("A", RESHUFFLE)
    assert table.options("A") == [Expel(B), Expel(C), Invite(D), PRESENT]
    table.expels("A", "B")
    assert table.options("A") == [Expel(C), Invite(D), PRESENT], "whoever is expelled does not come back at once"
    table.calls("A", "D")
    assert table.government == "ACD"
    assert table.happened(MembersExpelled) == [MembersExpelled(A, (B,))]
    assert table.happened(MembersJoined) == [MembersJoined(A, (D,))]
    assert attack("surenchere", "B") in table.options("A"), "it is no act of play"


def test_ii_7_newcomers_must_agree() -> None:
    table = at("A", government="AB").does("A", RESHUFFLE).calls("A", "CD", accept="D")
    assert table.government == "ABD"
    assert table.happened(InvitationsAnswered) == [InvitationsAnswered(A, (D,), (C,))]


def test_ii_7_only_the_head_and_only_on_his_turn() -> None:
    for player in "BD":
        table = at(player, government="ABC")
        assert RESHUFFLE not in table.options(player)
        assert table.refusal(player, RESHUFFLE) == ("refused-no-premier", "II.7 1")
    assert at("B", government="ABC").offered("A")[0].kind != "reshuffle"


def test_ii_7_members_keep_what_they_have_scored_and_newcomers_score_next() -> None:
    table = at("A", government="AB", formed=17).does("A", RESHUFFLE).expels("A", "B").calls("A", "C")
    assert table.g.government is not None
    assert table.g.government.formed == 17, "it is the same government"
    table.passes("A")
    assert table.points == [90, 0, 30, 0]


def test_ruling_q5_one_reshuffle_a_turn() -> None:
    table = at("A", government="ABC").does("A", RESHUFFLE).does("A", PRESENT)
    assert RESHUFFLE not in table.options("A")
    table.passes("A").turns(3)
    assert RESHUFFLE in table.options("A")


def test_ruling_q5_not_even_of_a_new_government_in_the_same_turn() -> None:
    table = at("A", government="AB", hands={"A": "pm"}).does("A", RESHUFFLE, PRESENT, STEP_DOWN)
    table.forms("A").votes("A").no_army()
    assert table.government == "A"
    assert RESHUFFLE not in table.options("A")


def test_ruling_q8_a_reshuffle_into_the_forbidden_government_is_void() -> None:
    before = Lasting("identical", "debacle-economique", D, None, 23, seats_of("ABC"))
    table = at("A", government="AB", lasting=[before]).does("A", RESHUFFLE).calls("A", "C")
    assert table.government == "AB"
    assert table.happened(ReshuffleVoid) == [ReshuffleVoid(A)]
    table = at("A", government="ABCD", lasting=[before]).does("A", RESHUFFLE).expels("A", "D").does("A", PRESENT)
    assert table.government == "ABCD"
    table = at("C", government="AB", lasting=[before], hands={"C": "army"})
    assert table.options("C") == [TOPPLE], "nor does the army make it so"
