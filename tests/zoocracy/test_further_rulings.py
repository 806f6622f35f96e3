"""Rulings J: gaps that show only in play."""

from typing import Any

import pytest

from hemicycle.engine.ballot import Cast
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.window import PASS
from hemicycle.games.zoocracy.campaign import Place
from hemicycle.games.zoocracy.cards import Defectors, Loyalty, WetSeason
from hemicycle.games.zoocracy.edition import DEFENCE, FINANCE, PRIME_MINISTER, ActionCard
from hemicycle.games.zoocracy.events import (
    CoalitionProposed,
    FormationFailed,
    GoalImplemented,
    GoalLost,
    GoalNamed,
    ParliamentElected,
    PhaseBegan,
    RoundBegan,
)
from hemicycle.games.zoocracy.government import Appoint, PromiseGoal
from hemicycle.games.zoocracy.progress import Defy, NameGoal
from hemicycle.games.zoocracy.promises import GiveGoal

from .builders import A, B, C, D, Table, at, begin

RULING: dict[str, Any] = {
    "seats": [5, 4, 3],
    "government": "AB",
    "offices": "prime-minister A, finance A, defence A, opposition-leader C",
    "face_down": "prime-minister finance defence opposition-leader",
    "programme": "AB",
    "presidential": 9,
}
ADVANCED: dict[str, Any] = {"options": {"advanced": True}}


def with_twin(table: Table, card: str, player: int) -> None:
    """Give a player a second copy of a card, which no deck of ours holds."""
    first: ActionCard = table.g.edition.cards[card]
    table.g.edition.cards[f"{card}-b"] = ActionCard(f"{card}-b", first.kind, first.about, first.phase, True)
    table.g.hands[player].append(f"{card}-b")
    table.g.drawn[player].append(0)


@pytest.fixture
def other_deck() -> Any:
    """Afterwards the edition is as it was."""
    cards = begin(3).g.edition.cards
    before = dict(cards)
    yield
    cards.clear()
    cards.update(before)


def test_ruling_j1_lots_are_drawn_as_a_round_begins_and_open_to_all() -> None:
    table = begin(4)
    (began,) = table.happened(RoundBegan)
    assert began.mask(SPECTATOR).lots == table.g.lots == table.g.view(SPECTATOR).lots
    assert sorted(table.g.lots) == [A, B, C, D]


def test_ruling_j3_of_equal_yes_parties_the_heir_has_fewer_goals() -> None:
    table = at("D", seats=[5, 4, 4], goals=[0, 2, 1]).proposes("A", "AAA AA").votes("BC")
    assert table.holders() == "CCCA"


def test_ruling_j3_then_the_heir_is_found_by_lot() -> None:
    table = at("D", seats=[5, 4, 4], lots="CBA").proposes("A", "AAA AA").votes("BC")
    assert table.holders() == "CCCA"


@pytest.mark.parametrize("card", ["early-presidential-election", "early-parliamentary-election"])
@pytest.mark.parametrize("last", [{"event": "end-of-game", "round": 6}, {"round": 8}, {"goals": [0, 8, 0]}])
def test_ruling_j4_in_the_last_round_no_election_can_be_moved(card: str, last: dict[str, Any]) -> None:
    assert at("E", hands={"A": card}, **last).options("A") == [PASS]


@pytest.mark.usefixtures("other_deck")
def test_ruling_j5_a_second_season_of_the_same_kind_has_no_effect() -> None:
    table = at("C", zoo="elephants A1", hands={"A": "wet-season", "B": "migration"})
    with_twin(table, "wet-season", B)
    table.does("A", WetSeason())
    assert WetSeason() not in table.options("B")
    assert table.refusal("B", WetSeason()) == ("refused-no-effect", "ruling A6")


@pytest.mark.usefixtures("other_deck")
def test_ruling_j5_nor_a_second_loyalty_of_the_same_party() -> None:
    table = at("C", zoo="elephants A3", hands={"A": "loyalty-elephants migration"})
    with_twin(table, "loyalty-elephants", A)
    table.does("A", Loyalty("elephants", 1))
    assert table.options("A", Loyalty) == []
    table.passes("A")
    assert table.g.tokens["elephants"] == [1, 0, 0]


def test_ruling_j5_twins_in_one_hand_are_one_choice() -> None:
    hands = {"A": "defectors defectors-b", "B": "migration"}
    table = at("E", seats=[3, 4, 5], hands=hands, lots="ABC", options={"deck": "turbulent"}).passes("B")
    assert table.options("A", Defectors) == [Defectors(B), Defectors(C)]
    table.does("A", Defectors(B), Defectors(B))
    assert table.g.seats == [7, 0, 5]


def test_ruling_j6_by_the_advanced_rules_two_goals_are_named_in_the_eighth_round() -> None:
    table = at("G", **{**RULING, "round": 8}, **ADVANCED).does("A", NameGoal(C))
    assert table.asked() == {"A": "name-goal"}
    table.does("A", NameGoal(C))
    assert table.game.over
    assert table.happened(GoalNamed) == [GoalNamed(A, C), GoalNamed(A, C)]
    assert table.g.goals == [0, 0, 2]


def test_ruling_j6_without_an_election_one() -> None:
    table = at("G", **{**RULING, "round": 8, "elected": False}, **ADVANCED).does("A", NameGoal(C))
    assert table.game.over
    assert table.g.goals == [0, 0, 1]


TWO: dict[str, Any] = {**RULING, "seats": [11, 10], "government": "A", "programme": "AA", **ADVANCED}
TWO["offices"] = "prime-minister A, finance A, defence A, opposition-leader B"


def test_ruling_j7_two_players_by_the_advanced_rules_name_the_goal() -> None:
    table = at("G", **TWO)
    assert table.asked() == {"A": "name-goal"}
    assert table.does("A", NameGoal(B)).g.goals == [0, 1]


def test_ruling_j7_two_players_need_the_majority_to_take_over_by_the_advanced_rules_too() -> None:
    assert PhaseBegan("F") not in at("F", **TWO).happened(PhaseBegan)
    assert at("F", **{**TWO, "seats": [10, 11]}).asked() == {"B": "take-over"}


def test_ruling_j9_a_party_at_the_end_of_the_track_does_not_pay_against_resistance() -> None:
    table = at("G", **{**RULING, "goals": [8, 0, 0], "trouble": "resistance"})
    assert table.game.over
    assert table.g.funds == [10, 10, 10]
    assert table.happened(GoalLost) == []


def test_ruling_j10_a_zoo_without_food_elects_nobody_and_no_government() -> None:
    table = at("C")
    assert table.happened(ParliamentElected) == [ParliamentElected((0, 0, 0), 0, 1)]
    table.proposes("A", "AAA AA").votes("ABC")
    assert table.asked() == {"B": "propose"}, "no seats are no majority"
    table.passes("B", "C")
    assert table.happened(FormationFailed) == [FormationFailed(())]


def test_ruling_j11_a_round_that_is_the_last_because_of_a_marker_has_one_goal() -> None:
    table = at("G", **{**RULING, "round": 5, "goals": [0, 0, 8]})
    assert table.game.over
    assert table.happened(GoalImplemented) == [GoalImplemented(A, 1, "programme")]


def test_ruling_j12_whoever_runs_out_of_time_gives_nothing_away() -> None:
    assert at("A").request("A").default == Cast(0)
    assert at("B").request("A").default == PASS
    table = at("D", seats=[5, 4, 3])
    assert table.request("A").default == PASS
    table.does("A", Appoint(PRIME_MINISTER, B))
    for default in (Appoint(FINANCE, A), Appoint(DEFENCE, A), PromiseGoal(1, A), PromiseGoal(2, A)):
        assert table.request("A").default == default
        table.does("A", default)
    assert [table.request(player).default for player in "ABC"] == [Cast("yes"), Cast("no"), Cast("no")]
    table = at("D", seats=[5, 4, 3]).passes("A").does("B", Appoint(PRIME_MINISTER, A))
    assert table.request("B").default == Appoint(FINANCE, B)
    assert at("G", **{**RULING, "trouble": "resistance"}).request("A").default == Defy(), "food comes back"
    assert at("G", **RULING, **ADVANCED).request("A").default == NameGoal(A)
    assert at("G", **{**RULING, "offices": "prime-minister B"}, **ADVANCED).request("B").default == NameGoal(B)
    assert at("B", offices="defence A").request("A").default == PASS
    assert at("B", offices="finance A").request("A").default == PASS
    assert at("F", **{**TWO, "seats": [10, 11]}).request("B").default == PASS


def test_ruling_j13_a_privilege_that_a_motion_hands_on_can_be_used_once_by_the_new_holder() -> None:
    table = at(
        "F",
        round=3,
        seats=[5, 4, 4],
        majority=7,
        government="A",
        offices="prime-minister A, finance A, defence A, opposition-leader B",
        face_down="finance",
        programme="AA",
        presidential=9,
    )
    table.proposes("B", "BCC BB").votes("BC")
    assert table.asked() == {"C": "block"}, "Defence lay face up, Finance has been used"
    table.passes("C")
    assert "manipulate" not in table.asked().values()


def test_ruling_j14_a_formation_that_failed_with_two_players_lets_nobody_take_over() -> None:
    table = at(
        "D",
        round=3,
        seats=[10, 10],
        hands={"B": "defectors"},
        government="A",
        offices="prime-minister A, finance A, defence A, opposition-leader B",
        presidential=9,
    )
    table.does("B", Defectors(A))
    assert table.g.seats == [6, 14]
    assert PhaseBegan("F") not in table.happened(PhaseBegan)
    assert table.g.government == (A,)


def test_ruling_j15_food_from_the_funds_may_come_on_a_species_in_several_steps() -> None:
    table = at("B", zoo="zebras B1").does("A", Place("zebras", 2), Place("hippos", 1), Place("zebras", 1))
    assert table.g.tokens["zebras"] == [3, 1, 0]


def test_ruling_j16_no_second_goal_is_asked_for_once_it_can_not_come() -> None:
    """B is at the end of the track, so that everybody knows that the game ends with this round."""
    table = at("D", round=3, seats=[5, 4, 3], goals=[2, 8, 3])
    table.does("A", Appoint(PRIME_MINISTER, A), Appoint(FINANCE, A), Appoint(DEFENCE, A))
    assert table.request("A").about == {"goal": 1}
    table.does("A", PromiseGoal(1, A))
    assert set(table.asked().values()) == {"vote"}, "there is no second goal to give"
    table.votes("AB")
    assert table.g.programme == [A, None]
    assert table.happened(CoalitionProposed)[0].second_goal is None


def test_ruling_j16_nor_in_a_motion_after_end_of_game_was_drawn() -> None:
    position: dict[str, Any] = {
        "seats": [5, 4, 4],
        "government": "A",
        "offices": "prime-minister A, opposition-leader B",
    }
    table = at("F", round=5, end_drawn=True, **position)
    table.does("B", Appoint(PRIME_MINISTER, B), Appoint(FINANCE, B), Appoint(DEFENCE, B))
    assert table.refusal("B", PromiseGoal(2, B)) == ("refused-one-goal", "rulings F4, J16")
    assert set(table.does("B", PromiseGoal(1, B)).asked().values()) == {"vote"}
    goes_on = at("F", round=5, **position)
    goes_on.does("B", Appoint(PRIME_MINISTER, B), Appoint(FINANCE, B), Appoint(DEFENCE, B), PromiseGoal(1, B))
    assert goes_on.asked() == {"B": "promise-goal"}


def test_ruling_j16_in_the_eighth_round_both_goals_come_at_once() -> None:
    table = at("D", round=8, seats=[5, 4, 3]).proposes("A", "AAA AB").votes("AB")
    assert table.g.programme == [A, B]


def test_ruling_j16_with_two_players_too() -> None:
    table = at("D", round=3, seats=[11, 10], goals=[8, 3])
    assert table.g.programme == [A, None]


def test_ruling_j16_what_can_not_come_is_not_promised_either() -> None:
    goals = [term.goal for term in at("D", seats=[5, 4, 3]).game.terms(A, (B,)) if isinstance(term, GiveGoal)]
    assert set(goals) == {1, 2}
    last = at("D", round=3, seats=[5, 4, 3], goals=[2, 8, 3])
    assert {term.goal for term in last.game.terms(A, (B,)) if isinstance(term, GiveGoal)} == {1}
