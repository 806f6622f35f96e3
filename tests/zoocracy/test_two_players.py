"""§7  Two players."""

from typing import Any

import pytest

from hemicycle.engine.rules import BadSetup
from hemicycle.games.zoocracy.cards import Defectors
from hemicycle.games.zoocracy.edition import GOVERNMENT_OFFICES, OPPOSITION_LEADER
from hemicycle.games.zoocracy.events import (
    FormationFailed,
    GoalLost,
    GovernmentFormed,
    OppositionLed,
    PhaseBegan,
    ProposalWaived,
)
from hemicycle.games.zoocracy.two_players import TakeOver

from .builders import A, B, Table, at, begin

RULING: dict[str, Any] = {
    "government": "A",
    "offices": "prime-minister A, finance A, defence A, opposition-leader B",
    "face_down": "finance opposition-leader",
    "programme": "AA",
    "presidential": 9,
}


def former(phase: str, seats: list[int], **more: Any) -> Table:
    return at(phase, round=3, seats=seats, **{**RULING, **more})


def played(table: Table, phase: str) -> bool:
    return PhaseBegan(phase) in table.happened(PhaseBegan)


def test_7_the_party_with_most_seats_takes_the_three_offices() -> None:
    table = at("D", seats=[20, 31], hands={"A": "migration"})
    assert table.holders() == "BBBA"
    assert table.g.government == (B,)
    assert all(table.g.face_up[office] for office in GOVERNMENT_OFFICES)
    assert table.happened(OppositionLed) == [OppositionLed(A)]


def test_7_no_coalitions_are_formed() -> None:
    assert at("D", seats=[20, 31], hands={"A": "migration"}).asked() == {"A": "event-card"}


def test_7_one_seat_more_is_enough() -> None:
    assert at("D", seats=[26, 25], hands={"A": "migration"}).g.government == (A,)


def test_7_with_equal_seats_the_government_stays_and_the_next_election_is_next_round() -> None:
    table = former("D", [10, 10], hands={"A": "migration"})
    assert table.happened(FormationFailed) == [FormationFailed((A,))]
    assert (table.g.government, table.g.parliamentary, table.holders()) == ((A,), 4, "AAAB")


def test_7_a_whole_game_of_two_is_played_without_a_vote() -> None:
    table = begin(2)
    kinds = set()
    while not table.game.over:
        kinds |= set(table.asked().values())
        table.goes_on()
    assert not kinds & {"propose", "appoint", "vote", "motion"}


def test_ruling_h1_the_government_party_has_both_goals() -> None:
    table = at("D", seats=[20, 31], presidential=9)
    assert table.g.programme == [B, B]
    assert table.g.goals == [0, 1]
    table.passes_on()
    assert table.g.goals == [0, 2]


def test_ruling_h2_with_equal_seats_offices_keep_their_side_and_there_is_no_goal() -> None:
    table = former("D", [10, 10])
    assert [table.g.face_up[office] for office in GOVERNMENT_OFFICES] == [True, False, True]
    assert table.g.programme == [None, None]
    assert table.happened(GoalLost) == [GoalLost(None, "majority")]
    assert table.g.goals == [0, 0]


def test_ruling_h3_equal_seats_in_the_first_round_leave_no_government() -> None:
    table = at("D", seats=[10, 10], hands={"A": "migration"})
    assert (table.g.government, table.holders(), table.g.parliamentary) == ((), "----", 2)
    table.passes("A", "A")
    assert [len(hand) for hand in table.g.hands] == [2, 1], "each has drawn one (ruling G2)"


def test_ruling_h4_the_opposition_may_take_over_when_it_has_the_majority() -> None:
    table = former("E", [11, 10], hands={"B": "defectors"}).does("B", Defectors(A))
    assert table.g.seats == [7, 14]
    assert (table.g.phase, table.asked()) == ("F", {"B": "take-over"})
    table.does("B", TakeOver())
    assert (table.g.government, table.holders(), table.g.programme) == ((B,), "BBBA", [B, B])
    assert [table.g.face_up[office] for office in GOVERNMENT_OFFICES] == [True, False, True]
    assert table.g.face_up[OPPOSITION_LEADER] is False
    assert table.g.goals == [0, 1]
    assert table.happened(GovernmentFormed)[-1].motion is True


def test_ruling_h4_or_let_it_be() -> None:
    table = former("F", [7, 14]).passes("B")
    assert table.happened(ProposalWaived) == [ProposalWaived(B, True)]
    assert (table.g.government, table.g.goals) == ((A,), [0, 0])


def test_ruling_h4_with_equal_seats_nothing_changes() -> None:
    table = former("F", [10, 10])
    assert not played(table, "F")
    assert table.g.goals == [0, 0]


def test_ruling_h4_not_while_the_government_has_the_majority() -> None:
    assert not played(former("F", [11, 10]), "F")


def test_ruling_h4_in_a_round_without_election_only_p2_is_replaced() -> None:
    table = former("F", [7, 14], elected=False, parliamentary=4, programme="AA").does("B", TakeOver())
    assert table.g.programme == [A, B]
    formed = table.happened(GovernmentFormed)[-1]
    assert (formed.first_goal, formed.second_goal) == (B, None)


def test_ruling_h5_votes_are_not_used() -> None:
    table = former("E", [7, 14])
    assert table.asked() == {"B": "take-over"}


def test_ruling_h6_two_players_never_run_out_of_tokens() -> None:
    with pytest.raises(BadSetup, match=r"Two players never run out of tokens \(§7\)"):
        begin(2, strict_tokens=True)
    table = at("C", 2, zoo="; ".join(f"{species} A9" for species in begin(2).g.tokens), funds=[60, 0])
    assert table.g.funds[A] == 99
