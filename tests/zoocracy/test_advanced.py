"""§8  The advanced rules."""

from typing import Any

from hemicycle.games.zoocracy.events import GoalImplemented, GoalLost, GoalNamed, PhaseBegan
from hemicycle.games.zoocracy.progress import Defy, NameGoal

from .builders import A, B, C, Table, at

RULING: dict[str, Any] = {
    "seats": [5, 4, 3],
    "government": "AB",
    "offices": "prime-minister A, finance A, defence A, opposition-leader C",
    "face_down": "prime-minister finance defence opposition-leader",
    "programme": "AB",
    "presidential": 9,
    "options": {"advanced": True},
}


def advanced(phase: str, **more: Any) -> Table:
    return at(phase, **{"round": 3, **RULING, **more})


def played(table: Table) -> bool:
    return PhaseBegan("F") in table.happened(PhaseBegan)


def test_8_the_prime_minister_names_who_implements_the_goal() -> None:
    table = advanced("G")
    assert table.asked() == {"A": "name-goal"}
    table.does("A", NameGoal(C))
    assert table.happened(GoalNamed) == [GoalNamed(A, C)]
    assert table.happened(GoalImplemented) == [GoalImplemented(C, 1, "named")]


def test_8_in_every_round() -> None:
    assert advanced("G", elected=False, parliamentary=4).asked() == {"A": "name-goal"}


def test_8_the_vote_of_no_confidence_is_played_in_every_round() -> None:
    table = advanced("F")
    assert table.asked() == {"C": "motion"}
    assert not played(advanced("F", options={}))


def test_ruling_i1_what_the_proposal_promised_is_shown_and_does_not_bind() -> None:
    table = advanced("G")
    assert table.g.programme == [A, B]
    assert table.does("A", NameGoal(B)).g.goals == [0, 1, 0]


def test_ruling_i1_strike_resistance_and_majority_still_apply() -> None:
    assert advanced("G", trouble="strike").happened(GoalLost) == [GoalLost(A, "strike")]
    assert advanced("G", majority=10).happened(GoalLost) == [GoalLost(A, "majority")]
    table = advanced("G", trouble="resistance").does("A", NameGoal(B))
    assert table.asked() == {"B": "resist"}
    assert table.does("B", Defy()).g.funds == [10, 5, 10]


def test_ruling_i2_at_the_wish_of_the_opposition_leader() -> None:
    table = advanced("F").passes("C")
    assert (table.g.phase, table.g.government) == ("G", (A, B))
    table = advanced("F").proposes("C", "CCC CC").votes("BC")
    assert table.g.government == (B, C)


def test_ruling_i2_not_after_a_failed_formation_nor_without_an_opposition_leader() -> None:
    assert not played(advanced("F", failed=True, interim=True))
    assert not played(advanced("F", offices="prime-minister A, finance A, defence A"))
