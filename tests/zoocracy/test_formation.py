"""§5d  The formation of a government: proposals, votes, offices, and what happens when all fail."""

from typing import Any

import pytest

from hemicycle.engine.ballot import BallotRevealed, Cast
from hemicycle.engine.window import PASS
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.edition import (
    DEFENCE,
    FINANCE,
    GOVERNMENT_OFFICES,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
)
from hemicycle.games.zoocracy.events import (
    CoalitionProposed,
    FormationFailed,
    GoalImplemented,
    GovernmentFormed,
    OppositionLed,
    PhaseBegan,
    ProposalRefused,
    ProposalWaived,
)
from hemicycle.games.zoocracy.government import Appoint, PromiseGoal
from hemicycle.games.zoocracy.order import by_strength
from tests.table import seats_of

from .builders import A, B, C, Table, at

YELLOW, RED, ORANGE, GREEN, BLACK, BLUE = "ABCDEF"
EXAMPLE = [11, 9, 7, 10, 8, 6]
"""Seats that fit the rulebook's examples: 51 together, Yellow first, Green second, Blue last."""
FORMER: dict[str, Any] = {
    "offices": "prime-minister A, finance A, defence B, opposition-leader C",
    "face_down": "prime-minister opposition-leader",
    "government": "AB",
    "programme": "AB",
}


def example() -> Table:
    return at("D", seats=EXAMPLE)


def former(seats: list[int], **more: Any) -> Table:
    """A formation with a former government of A and B; C leads the opposition."""
    return at("D", round=3, seats=seats, **{**FORMER, **more})


def proposers(table: Table) -> str:
    """Who is asked for a proposal, one after the other, when nobody makes one."""
    asked = ""
    while "propose" in table.asked().values():
        (player,) = table.asked()
        asked += player
        table.passes(player)
    return asked


# Proposals


def test_5d_the_strongest_party_proposes_first_and_the_others_after_it() -> None:
    assert proposers(example()) == YELLOW + GREEN + RED + BLACK + ORANGE + BLUE


def test_5d_of_equal_seats_fewer_goals_propose_first() -> None:
    assert proposers(at("D", seats=[5, 5, 5], goals=[2, 1, 3])) == "BAC"


def test_5d_then_by_lot() -> None:
    assert proposers(at("D", seats=[5, 5, 5], lots="CAB")) == "CAB"


def test_5d_each_party_has_one_proposal_in_a_round() -> None:
    table = at("D", seats=[5, 4, 3])
    for player in "ABC":
        assert table.asked() == {player: "propose"}
        table.proposes(player, "AAA AA").votes("")
    assert table.g.phase != "D"
    assert len(table.happened(CoalitionProposed)) == 3


def test_5d_a_proposal_names_three_offices_and_two_goals() -> None:
    table = at("D", seats=[5, 4, 3])
    for office in GOVERNMENT_OFFICES:
        assert table.options("A", Appoint) == [Appoint(office, seat) for seat in range(3)]
        assert table.request("A").default in (PASS, Appoint(office, A))
        table.does("A", Appoint(office, B))
    for goal in (1, 2):
        assert table.options("A") == [PromiseGoal(goal, seat) for seat in range(3)]
        assert table.request("A").default == PromiseGoal(goal, A), "whoever runs out of time gives nothing away"
        table.does("A", PromiseGoal(goal, C))
    assert table.happened(CoalitionProposed) == [CoalitionProposed(A, B, B, B, C, C, False)]


def test_5d_the_programme_markers_come_off_first() -> None:
    assert former([5, 4, 3]).g.programme == [None, None]


def test_5d_all_vote_in_secret_and_are_opened_at_once() -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "AAA AA")
    assert table.asked() == dict.fromkeys("ABC", "vote")
    table.does("A", Cast("yes")).does("B", Cast("no"))
    assert table.happened(BallotRevealed) == []
    table.does("B", Cast("yes")).does("C", Cast("no"))
    (opened,) = table.happened(BallotRevealed)
    assert (opened.choices, opened.weights) == (("yes", "yes", "no"), (5, 4, 3))


# The rulebook's examples


def test_5d_yellow_red_and_orange_with_27_seats_are_elected() -> None:
    table = example().proposes(YELLOW, "ACC AB").votes(YELLOW + RED + ORANGE)
    (formed,) = table.happened(GovernmentFormed)
    assert (formed.members, formed.votes, formed.majority) == (seats_of("ABC"), 27, 26)
    assert table.g.government == seats_of(YELLOW + RED + ORANGE)
    assert not any(table.g.in_government(seat) for seat in seats_of(GREEN + BLACK + BLUE))
    assert table.holders() == YELLOW + ORANGE + ORANGE + GREEN


def test_5d_yellow_and_red_with_20_seats_are_refused_and_green_is_next() -> None:
    table = example().proposes(YELLOW, "ABB AB").votes(YELLOW + RED)
    assert table.happened(ProposalRefused) == [ProposalRefused(0, 20, 26)]
    assert table.asked() == {GREEN: "propose"}


def test_5d_exactly_the_majority_is_enough_and_one_less_is_not() -> None:
    assert at("D", seats=[5, 4, 3]).proposes("A", "AAA AA").votes("BC").happened(GovernmentFormed)
    table = at("D", seats=[6, 4, 2]).proposes("A", "AAA AA").votes("BC")
    assert table.happened(ProposalRefused) == [ProposalRefused(A, 6, 7)]


# A government


def test_5d_offices_and_goals_go_as_proposed() -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "ABA BA").votes("AB")
    assert table.holders() == "ABAC"
    assert table.g.programme == [B, A]


def test_5d_the_opposition_leader_is_the_strongest_in_opposition() -> None:
    table = example().proposes(YELLOW, "AAA AA").votes("ACE" + "F")
    assert table.happened(OppositionLed) == [OppositionLed(3)]


def test_5d_of_equal_seats_the_opposition_leader_has_fewer_goals() -> None:
    table = at("D", seats=[9, 2, 2, 2], goals=[0, 2, 1, 3]).proposes("A", "AAA AA").votes("A")
    assert table.happened(OppositionLed) == [OppositionLed(C)]


def test_5d_then_the_opposition_leader_is_drawn_by_lot() -> None:
    table = at("D", seats=[9, 2, 2, 2], lots="ADBC").proposes("A", "AAA AA").votes("A")
    assert table.happened(OppositionLed) == [OppositionLed(3)]


def test_5d_once_there_is_a_government_nobody_else_proposes() -> None:
    table = at("D", seats=[5, 4, 3], hands={"A": "migration"}).proposes("A", "AAA AA").votes("AB")
    assert (table.g.phase, table.asked()) == ("E", {"A": "event-card"})


# Failure


def test_5d_if_all_are_refused_the_former_government_stays_for_now() -> None:
    table = former([5, 4, 3]).nobody_proposes()
    assert table.happened(FormationFailed) == [FormationFailed((A, B))]
    assert (table.g.government, table.g.interim) == ((A, B), True)
    assert table.holders() == "AABC"


def test_5d_the_next_election_is_then_next_round() -> None:
    assert former([5, 4, 3], hands={"A": "migration"}).nobody_proposes().g.parliamentary == 4


def test_5d_the_opposition_leader_card_goes_to_the_strongest_and_keeps_its_side() -> None:
    table = at(
        "D",
        seats=[2, 2, 3, 9],
        hands={"A": "migration"},
        offices="prime-minister A, finance A, defence B, opposition-leader C",
        face_down="opposition-leader",
        government="AB",
    ).nobody_proposes()
    assert table.happened(OppositionLed) == [OppositionLed(3)]
    assert table.g.face_up[OPPOSITION_LEADER] is False


def test_5d_if_all_are_refused_in_the_first_round_there_is_no_government() -> None:
    table = at("D", seats=[5, 4, 3]).nobody_proposes()
    assert table.happened(FormationFailed) == [FormationFailed(())]
    assert (table.g.government, table.g.interim, table.holders()) == ((), False, "----")


# Rulings


def test_ruling_a1_player_order_and_proposers_break_ties_the_other_way_round() -> None:
    table = at("B", seats=[5, 5, 5], goals=[1, 3, 2])
    assert table.g.order == (B, C, A)
    assert by_strength(table.g, range(3)) == [A, C, B]


def test_ruling_a1_offices_do_not_count_for_proposers() -> None:
    assert proposers(at("D", seats=[5, 5, 5], offices="prime-minister C, president B", lots="ABC")) == "ABC"


def test_ruling_a8_nothing_but_the_proposal_changes_hands() -> None:
    table = at("D", seats=[5, 4, 3], funds=[1, 2, 3], goals=[1, 2, 3], hands={"A": "migration"})
    table.proposes("A", "ABC BC").votes("ABC")
    assert (table.g.funds, table.g.goals, table.g.seats) == ([1, 2, 3], [1, 2, 3], [5, 4, 3])
    assert table.g.hands == [["migration"], [], []]


def test_ruling_d1_parties_without_seats_propose_last() -> None:
    assert proposers(at("D", seats=[0, 5, 0], goals=[0, 0, 1])) == "BAC"


def test_ruling_d2_a_party_may_make_no_proposal() -> None:
    table = at("D", seats=[5, 4, 3])
    assert PASS in table.options("A")
    table.passes("A")
    assert table.happened(ProposalWaived) == [ProposalWaived(A, False)]
    assert table.asked() == {"B": "propose"}
    assert table.request("B").default == PASS


def test_ruling_d2_a_proposal_once_begun_is_completed() -> None:
    table = at("D", seats=[5, 4, 3]).does("A", Appoint(PRIME_MINISTER, B))
    assert PASS not in table.options("A")


def test_ruling_d3_the_proposer_may_vote_no() -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "AAA AA").votes("BC")
    assert table.g.government == (B, C)


def test_ruling_d3_yes_is_laid_out_for_the_proposer_and_no_for_the_others() -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "AAA AA")
    assert [table.request(player).default for player in "ABC"] == [Cast("yes"), Cast("no"), Cast("no")]
    assert {table.request(player).options for player in "ABC"} == {(Cast("yes"), Cast("no"))}


def test_5d_whoever_votes_is_told_on_what() -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "ABC CB")
    said = {
        lang: RULES.texts(lang, ["Ada", "Bruno", "Chloé"]).request(table.request("B")) for lang in ("en", "fr")
    }
    assert said["en"] == (
        "Bruno, do you agree to Ada’s proposal (Prime Minister Ada, Finance Bruno, Defence Chloé; "
        "goal of this round for Chloé, second goal for Bruno)?"
    )
    assert "Ada Premier ministre, Bruno aux Finances, Chloé à la Défense" in said["fr"]


def test_whoever_proposes_is_asked_about_their_own_proposal() -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "AAA BB")
    assert RULES.texts("en", ["Ada", "Bruno", "Chloé"]).request(table.request("A")) == (
        "Ada, do you agree to your own proposal (Prime Minister Ada, Finance Ada, Defence Ada; "
        "both goals for Bruno)?"
    )


def test_ruling_d4_what_was_meant_for_a_no_falls_to_the_proposer() -> None:
    table = at("D", seats=[5, 4, 3]).proposes("A", "CBC CB").votes("AB")
    assert table.holders() == "ABAC"
    assert table.g.programme == [A, B]


def test_ruling_d4_also_if_a_stronger_party_says_yes() -> None:
    table = at("D", seats=[5, 4, 3]).passes("A").proposes("B", "CCC CC").votes("AB")
    assert table.holders() == "BBBC"


def test_ruling_d4_or_to_the_strongest_yes_if_the_proposer_said_no() -> None:
    table = at("D", seats=[5, 3, 4]).proposes("A", "ABA AB").votes("BC")
    assert table.holders() == "CBCA"
    assert table.g.programme == [C, B]


def test_ruling_d5_all_offices_and_both_goals_may_go_to_one_party() -> None:
    table = at("D", seats=[5, 4, 3], hands={"A": "migration"}).proposes("A", "BBB BB").votes("AB")
    assert table.holders() == "BBBC"
    assert table.g.programme == [B, B]


def test_ruling_d6_one_party_governs_alone_with_the_majority() -> None:
    assert at("D", seats=[9, 4, 3]).proposes("A", "AAA AA").votes("A").g.government == (A,)


def test_ruling_d6_others_may_join_without_office() -> None:
    assert at("D", seats=[9, 4, 3]).proposes("A", "AAA AA").votes("AC").g.government == (A, C)


def test_ruling_d7_if_all_say_yes_nobody_leads_an_opposition() -> None:
    table = former([5, 4, 3], hands={"A": "migration"}).proposes("A", "AAA AA").votes("ABC")
    assert table.happened(OppositionLed) == [OppositionLed(None)]
    assert table.holders() == "AAA-"


def test_ruling_d7_then_there_is_no_vote_of_no_confidence() -> None:
    table = at("F", seats=[1, 4, 3], government="A", majority=5)
    assert PhaseBegan("F") not in table.happened(PhaseBegan)


def test_ruling_d8_a_new_government_has_its_offices_face_up() -> None:
    table = former(
        [5, 4, 3], face_down="prime-minister finance defence opposition-leader", hands={"A": "migration"}
    )
    table.proposes("A", "ABB AB").votes("AB")
    assert [table.g.face_up[office] for office in (*GOVERNMENT_OFFICES, OPPOSITION_LEADER)] == [True] * 4


def test_ruling_d9_an_interim_government_keeps_its_offices_as_they_lie() -> None:
    table = former([5, 4, 3], hands={"A": "migration"}).nobody_proposes()
    assert [table.g.face_up[office] for office in GOVERNMENT_OFFICES] == [False, True, True]
    assert table.g.face_up[OPPOSITION_LEADER] is False
    assert table.g.programme == [None, None]


def test_ruling_d9_it_stays_whether_it_has_a_majority_or_not() -> None:
    assert former([1, 1, 9], hands={"A": "migration"}).nobody_proposes().g.government == (A, B)


def test_ruling_d9_an_interim_government_ends_with_the_next_formation() -> None:
    table = former([5, 4, 3], interim=True, hands={"A": "migration"}).proposes("A", "CCC CC").votes("AC")
    assert (table.g.government, table.g.interim) == ((A, C), False)


def test_ruling_d10_no_vote_of_no_confidence_after_a_failed_formation() -> None:
    table = former([1, 1, 9]).nobody_proposes()
    assert PhaseBegan("F") not in table.happened(PhaseBegan)
    assert PhaseBegan("G") in table.happened(PhaseBegan)


def test_ruling_d11_without_a_first_government_no_goal_and_an_election_next_round() -> None:
    table = at("D", seats=[5, 4, 3], hands={"A": "migration"}).nobody_proposes()
    assert table.g.parliamentary == 2
    table.passes("A").passes("A")
    assert table.g.round == 2
    assert table.happened(GoalImplemented) == []


def test_ruling_d12_two_goals_only_in_the_eighth_round() -> None:
    table = at("D", round=8, seats=[5, 4, 3], event="end-of-game").proposes("A", "AAA AB").votes("AB")
    assert table.game.over
    assert table.g.goals == [1, 1, 0]


def test_ruling_d12_the_second_goal_is_lost_if_the_end_comes_up_earlier() -> None:
    table = at("D", round=7, seats=[5, 4, 3], event="end-of-game").proposes("A", "AAA AB").votes("AB")
    assert table.game.over
    assert table.g.goals == [1, 0, 0]


def test_ruling_d13_the_same_party_on_both_spaces_takes_two_goals() -> None:
    table = at("D", round=8, seats=[5, 4, 3], event="end-of-game").proposes("A", "AAA BB").votes("AB")
    assert table.g.goals == [0, 2, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_5d_every_party_may_be_given_every_office(players: int) -> None:
    table = at("D", players, seats=[5] * players)
    for office in (PRIME_MINISTER, FINANCE, DEFENCE):
        assert len(table.options("A", Appoint)) == players
        table.does("A", Appoint(office, players - 1))
    assert table.asked() == {"A": "promise-goal"}
