"""Déroulement: the points of a vote. Bonus Europe and the end of the game."""

import pytest

from hemicycle.engine.game import Result
from hemicycle.engine.words import GameOver
from hemicycle.games.koalition import europe
from hemicycle.games.koalition.events import EuropeBonusGiven, PointsScored
from hemicycle.games.koalition.state import Koalition, Score

from .builders import DOSSIER, ByPlayer, begin, edition, empty_table, governs, legal, pays, seated, vote_in

# The points of a vote


def test_deroulement_leaders_score_by_the_rank_of_their_party_in_the_coalition() -> None:
    g = vote_in("fr", **DOSSIER)
    bonus = {score.party: score.bonus for score in governs(g, "rose leaf lemon") if score.bonus}
    assert bonus == {"rose": 4, "leaf": 3, "lemon": 2}


def test_deroulement_the_rank_is_that_inside_the_coalition_not_on_the_table() -> None:
    g = vote_in("fr", **DOSSIER)
    bonus = {score.party: score.bonus for score in governs(g, "hat leaf lemon") if score.bonus}
    assert bonus == {"hat": 4, "leaf": 3, "lemon": 2}


def test_deroulement_each_card_in_the_coalition_scores_for_whoever_laid_it() -> None:
    g = vote_in("fr", **DOSSIER)
    assert {(score.seat, score.party): score.cards for score in governs(g, "rose leaf lemon")} == {
        (0, "rose"): 2,
        (0, "leaf"): 1,
        (0, "lemon"): 1,
        (1, "rose"): 1,
        (2, "leaf"): 1,
        (2, "lemon"): 1,
    }


def test_deroulement_whoever_is_not_in_the_coalition_scores_nothing() -> None:
    g = vote_in("ie", A="rose-10", B="leaf-9", C="hat-10")
    assert pays(g, "rose leaf") == {"A": 3, "B": 2}


@pytest.mark.parametrize(("country", "bonus"), [("fr", (4, 3, 2, 1)), ("es", (3, 2, 1, 1)), ("ie", (2, 1, 1, 1))])
def test_deroulement_points_differ_by_country(country: str, bonus: tuple[int, ...]) -> None:
    g = vote_in(country, A="rose-9", B="leaf-8", C="lemon-7", D="cross-6", players=4)
    g.table.append(vote_in("fr", A="hat-10").table[0])
    assert pays(g, "rose leaf lemon cross") == {
        "A": bonus[0] + 1,
        "B": bonus[1] + 1,
        "C": bonus[2] + 1,
        "D": bonus[3] + 1,
    }


def test_ruling_d27_four_lines_of_bonus_and_each_further_party_takes_the_last() -> None:
    assert all(len(country.bonus) == 4 for country in edition("second").countries.values())
    table: ByPlayer = {
        "A": "rose-9 acorn-5",
        "B": "leaf-8 fist-3",
        "C": "lemon-7 cross-6",
        "D": "hat-10 hat-9 fist-9",
    }
    g = vote_in("fr", players=4, options={"compatibility": "chain"}, **table)
    five = "rose leaf lemon cross acorn"
    assert legal(g)[five] == 35  # of 66
    bonus = {score.party: score.bonus for score in governs(g, five)}
    assert bonus == {"rose": 4, "leaf": 3, "lemon": 2, "cross": 1, "acorn": 1}


def test_ruling_d6_parties_of_equal_strength_take_the_better_line_and_the_next_one_lower() -> None:
    g = vote_in("fr", A="leaf-8", B="lemon-8", C="cross-6 hat-10 hat-9")
    assert pays(g, "leaf lemon cross") == {"A": 4 + 1, "B": 4 + 1, "C": 3 + 1}
    g = vote_in("fr", A="rose-9", B="leaf-8", C="lemon-8 hat-10 hat-9")
    assert pays(g, "rose leaf lemon") == {"A": 4 + 1, "B": 3 + 1, "C": 3 + 1}


def test_ruling_d28_a_party_alone_pays_the_first_line_and_each_card() -> None:
    g = vote_in("fr", A="rose-10 rose-9", B="rose-8", C="hat-2")
    assert legal(g) == {"rose": 27}
    assert pays(g, "rose") == {"A": 4 + 2, "B": 1}


def test_deroulement_a_leader_of_several_parties_takes_the_bonus_of_each() -> None:
    g = vote_in("fr", A="rose-9 leaf-8", B="hat-10")
    assert governs(g, "rose leaf") == [Score(0, "rose", 4, 1), Score(0, "leaf", 3, 1)]


def test_deroulement_points_are_booked_by_player_and_by_party() -> None:
    table = seated("fr", **DOSSIER).everybody_lays().agree("rose leaf lemon")
    assert table.g.booked["rose"] == [6, 1, 0]
    assert table.g.booked["leaf"] == [1, 0, 4]
    assert table.g.booked["lemon"] == [1, 0, 3]
    assert table.g.booked["hat"] == [0, 0, 0]
    assert [table.g.points(seat) for seat in range(3)] == [8, 1, 7]
    (scored,) = table.happened(PointsScored)
    assert sum(score.points for score in scored.scores) == 16


# Bonus Europe


def booked(**parties: list[int]) -> Koalition:
    """A game of three players with these points by party."""
    g = empty_table(3)
    g.booked.update(parties)
    return g


def test_bonus_europe_parties_are_ranked_by_the_points_of_all_players() -> None:
    g = booked(rose=[5, 5, 5], hat=[14, 0, 0], leaf=[0, 13, 0])
    assert europe.party_bonuses(g) == {"rose": 7, "hat": 6, "leaf": 5}


def test_bonus_europe_from_seven_down_to_one() -> None:
    points = dict(zip(edition("second").parties, range(70, 0, -10)))
    g = booked(**{party: [total, 0, 0] for party, total in points.items()})
    assert list(europe.party_bonuses(g).values()) == [7, 6, 5, 4, 3, 2, 1]
    assert europe.forecast(g) == [28, 0, 0]


def test_bonus_europe_equal_parties_take_the_full_bonus_and_the_next_is_one_step_lower() -> None:
    g = booked(rose=[10, 0, 0], hat=[0, 10, 0], leaf=[0, 0, 10], lemon=[9, 0, 0])
    assert europe.party_bonuses(g) == {"rose": 7, "hat": 7, "leaf": 7, "lemon": 6}


def test_bonus_europe_goes_to_the_player_with_most_points_in_the_party() -> None:
    g = booked(rose=[4, 5, 3])
    assert europe.bonus_winners(g, "rose") == (1,)
    assert europe.forecast(g) == [0, 7, 0]


@pytest.mark.parametrize(("points", "bonus"), [([5, 5, 3], [3, 3, 0]), ([5, 5, 5], [2, 2, 2])])
def test_bonus_europe_equal_players_divide_it_rounded_down(points: list[int], bonus: list[int]) -> None:
    assert europe.forecast(booked(rose=points)) == bonus


def test_ruling_d29_a_party_without_points_has_no_rank_and_no_bonus() -> None:
    g = booked(rose=[3, 0, 0])
    assert europe.party_bonuses(g) == {"rose": 7}
    assert europe.forecast(booked()) == [0, 0, 0]


def test_bonus_europe_is_added_at_the_end_and_the_highest_total_wins() -> None:
    table = begin(3, countries=5, first_starter="lot")
    while not table.game.over:
        before = [table.g.points(seat) for seat in range(3)]
        table.goes_on()
    g = table.g
    given = table.happened(EuropeBonusGiven)
    assert {event.party: event.bonus for event in given} == europe.party_bonuses(g)
    bonus = [sum(event.each for event in given if seat in event.winners) for seat in range(3)]
    assert g.europe == bonus == europe.forecast(g)
    (over,) = table.happened(GameOver)
    last_vote = [sum(score.points for score in g.outcomes[-1].scores if score.seat == seat) for seat in range(3)]
    assert list(over.points) == [a + b + c for a, b, c in zip(before, last_vote, bonus)]
    assert [place == 1 for place in over.places] == [points == max(over.points) for points in over.points]


def test_bonus_europe_equal_totals_share_the_victory() -> None:
    g = booked(rose=[9, 0, 0], hat=[0, 9, 0], leaf=[0, 0, 2])
    g.europe = europe.forecast(g)
    places, points = g.places_and_points()
    assert points == (16, 16, 8)
    assert places == (1, 1, 3)
    assert Result(places, points).winners == (0, 1)
