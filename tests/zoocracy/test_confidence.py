"""§5f  The vote of no confidence."""

from typing import Any

from hemicycle.engine.window import PASS
from hemicycle.games.zoocracy.cards import Defectors, EarlyParliamentaryElection
from hemicycle.games.zoocracy.edition import DEFENCE, FINANCE, OPPOSITION_LEADER, PRIME_MINISTER
from hemicycle.games.zoocracy.events import (
    CoalitionProposed,
    GoalLost,
    GovernmentFormed,
    OppositionLed,
    PhaseBegan,
    ProposalRefused,
    ProposalWaived,
)

from .builders import A, B, C, D, Table, at

FALLEN: dict[str, Any] = {
    "seats": [5, 4, 4, 3],
    "government": "A",
    "offices": "prime-minister A, finance A, defence A, opposition-leader B",
    "face_down": "finance",
    "programme": "AA",
}
"""A governs with 5 of 16 seats; B leads the opposition."""


def fallen(phase: str = "F", **more: Any) -> Table:
    return at(phase, round=3, **{**FALLEN, **more})


def lean(**more: Any) -> Table:
    """A round without election."""
    return fallen(elected=False, parliamentary=4, programme="-A", **more)


def played(table: Table) -> bool:
    return PhaseBegan("F") in table.happened(PhaseBegan)


def test_5f_it_is_played_when_the_government_has_lost_its_majority() -> None:
    assert played(fallen())
    assert not played(fallen(seats=[9, 4, 4, 0]))


def test_5f_it_is_not_played_while_the_government_has_exactly_the_majority() -> None:
    assert not played(fallen(seats=[9, 4, 2, 2]))
    assert played(fallen(seats=[8, 4, 2, 2]))


def test_5f_defectors_bring_a_government_down() -> None:
    table = fallen("E", seats=[9, 4, 2, 2], hands={"D": "defectors"}).does("D", Defectors(A))
    assert (table.g.phase, table.asked()) == ("F", {"B": "motion"})


def test_ruling_a3_the_order_is_found_anew_for_the_phase() -> None:
    table = fallen("E", seats=[9, 4, 2, 2], hands={"D": "defectors"}).does("D", Defectors(A))
    assert table.g.seats == [7, 4, 2, 4]
    assert table.g.order == (A, B, D, C)


def test_5f_the_opposition_leader_offers_a_proposal_and_all_vote() -> None:
    table = fallen().proposes("B", "BCC BC")
    assert table.happened(CoalitionProposed) == [CoalitionProposed(B, B, C, C, B, C, True)]
    assert table.asked() == dict.fromkeys("ABCD", "vote")


def test_5f_if_accepted_there_is_a_new_government() -> None:
    table = fallen().proposes("B", "BCD BC").votes("BCD")
    (formed,) = table.happened(GovernmentFormed)
    assert (formed.members, formed.votes, formed.motion) == ((B, C, D), 11, True)
    assert table.g.government == (B, C, D)


def test_5f_offices_change_hands_and_keep_their_side() -> None:
    table = fallen().proposes("B", "BCD BC").votes("BCD")
    assert table.holders() == "BCDA"
    assert [table.g.face_up[one] for one in (PRIME_MINISTER, FINANCE, DEFENCE)] == [True, False, True]


def test_5f_the_programme_markers_are_exchanged() -> None:
    assert fallen().proposes("B", "BCD DC").votes("BCD").g.programme == [D, C]


def test_5f_the_next_election_stays_where_it_is() -> None:
    assert fallen().proposes("B", "BCD BC").votes("BCD").g.parliamentary == 5


def test_5f_if_declined_nothing_else_happens() -> None:
    table = fallen().proposes("B", "BCD BC").votes("BC")
    assert table.happened(ProposalRefused) == [ProposalRefused(B, 8, 9)]
    assert (table.g.government, table.holders(), table.g.programme) == ((A,), "AAAB", [A, A])


def test_5f_before_an_election_it_names_only_the_goal_of_this_round() -> None:
    table = lean().proposes("B", "BCD B")
    assert table.happened(CoalitionProposed) == [CoalitionProposed(B, B, C, D, B, None, True)]


def test_ruling_f1_not_in_a_round_whose_formation_failed() -> None:
    assert not played(fallen(failed=True, interim=True))


def test_ruling_f1_it_is_tested_anew_in_each_round() -> None:
    table = fallen(presidential=9, face_down="finance defence").passes("B")
    table.passes_on("motion")
    assert (table.g.round, table.g.phase, table.asked()) == (4, "F", {"B": "motion"})


def test_ruling_f1_a_failed_formation_is_forgotten_with_its_round() -> None:
    table = fallen("end", failed=True, presidential=9, parliamentary=9, face_down="defence finance")
    table.passes_on("motion")
    assert (table.g.round, table.asked()) == (4, {"B": "motion"})


def test_ruling_f2_whoever_proposed_in_the_formation_may_propose_again() -> None:
    table = at("D", seats=[5, 5, 4], lots="ABC", hands={"B": "defectors"})
    table.proposes("A", "AAA AA").votes("")
    table.proposes("B", "BBB BB").votes("")
    table.proposes("C", "CAA CA").votes("AC")
    table.does("B", Defectors(A))
    assert (table.g.phase, table.asked()) == ("F", {"B": "motion"})


def test_ruling_f3_the_opposition_leader_may_let_it_be() -> None:
    table = fallen()
    assert PASS in table.options("B")
    table.passes("B")
    assert table.happened(ProposalWaived) == [ProposalWaived(B, True)]
    assert table.g.government == (A,)


def test_ruling_f4_an_early_election_leaves_one_goal_to_name() -> None:
    table = fallen("E", hands={"C": "early-parliamentary-election"}).does("C", EarlyParliamentaryElection())
    table.proposes("B", "BCD B").votes("BCD")
    assert table.g.programme == [B, None]


def test_ruling_f5_in_a_round_without_election_only_p2_lies_ahead() -> None:
    table = lean().proposes("B", "BCD C").votes("BCD")
    assert table.g.programme[1] == C
    assert table.g.goals == [0, 0, 1, 0]


def test_ruling_f6_the_strongest_of_the_new_opposition_leads_it_and_the_card_keeps_its_side() -> None:
    table = fallen(face_down="opposition-leader").proposes("B", "BCD BC").votes("BCD")
    assert table.happened(OppositionLed) == [OppositionLed(A)]
    assert table.g.face_up[OPPOSITION_LEADER] is False


def test_ruling_f6_fewer_goals_lead_of_equal_ones() -> None:
    table = fallen(seats=[4, 8, 4, 3], goals=[2, 0, 1, 0], majority=10).proposes("B", "BBB BB").votes("BD")
    assert table.happened(OppositionLed) == [OppositionLed(C)]


def test_ruling_f7_a_government_without_majority_implements_no_goal() -> None:
    table = fallen().proposes("B", "BCD BC").votes("B")
    assert table.happened(GoalLost) == [GoalLost(A, "majority")]
    assert table.g.goals == [0, 0, 0, 0]
