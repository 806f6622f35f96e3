"""Déroulement, first half: who begins, the country, laying politicians."""

import pytest

from hemicycle.engine.ballot import BallotRevealed, Cast
from hemicycle.engine.words import Refused
from hemicycle.games.koalition.events import CardLaid, CountryTurned, StarterChosen
from hemicycle.games.koalition.match import next_starter
from hemicycle.games.koalition.state import Koalition, Outcome, Score
from hemicycle.games.koalition.vote import Lay
from tests.table import LETTERS

from .builders import DOSSIER, Table, begin, empty_table, seated


def elected(table: Table, *votes: str) -> Table:
    """Each player votes, in order, for who begins."""
    for voter, choice in zip(LETTERS, votes):
        table.does(voter, Cast(LETTERS.index(choice)))
    return table


def test_deroulement_the_table_votes_on_who_begins() -> None:
    table = begin(3)
    assert table.asked() == {"A": "starter", "B": "starter", "C": "starter"}
    assert [action.choice for action in table.options("A") if isinstance(action, Cast)] == [0, 1, 2]
    elected(table, "B", "C", "C")
    assert [event.seat for event in table.happened(StarterChosen)] == [2]
    assert table.asked() == {"C": "lay"}


def test_deroulement_votes_on_who_begins_are_sealed_until_all_have_voted() -> None:
    table = begin(3)
    table.does("A", Cast(1))
    assert table.happened(BallotRevealed) == []
    assert all(request.answer is None for request in table.game.view(1).requests)
    table.does("A", Cast(2)).does("B", Cast(2)).does("C", Cast(0))
    (revealed,) = table.happened(BallotRevealed)
    assert revealed.choices == (2, 2, 0)


def test_ruling_d38_equal_votes_for_the_first_starter_go_by_lot_among_them() -> None:
    begun = {elected(begin(4, seed=f"game {n}"), "A", "A", "D", "D").g.starter for n in range(30)}
    assert begun == {0, 3}
    everybody = {elected(begin(3, seed=f"game {n}"), "A", "B", "C").g.starter for n in range(30)}
    assert everybody == {0, 1, 2}


def test_deroulement_the_starter_turns_up_the_country_and_all_learn_what_it_asks() -> None:
    table = elected(begin(3), "B", "B", "B")
    (turned,) = table.happened(CountryTurned)
    assert turned.country == table.g.country
    assert turned.cards == table.g.country_card.cards
    assert (turned.number, turned.seat) == (1, 1)
    assert len(table.g.deck) == 14


def test_deroulement_each_lays_one_card_face_up_clockwise_from_the_starter() -> None:
    table = seated("ie", starter="B", **DOSSIER)
    table.round(B="hat-10", C="hat-9", A="rose-10")
    assert [(event.seat, event.card) for event in table.happened(CardLaid)] == [
        (1, "hat-10"),
        (2, "hat-9"),
        (0, "rose-10"),
    ]
    assert [laid.card for laid in table.g.view(-1).table] == ["hat-10", "hat-9", "rose-10"]


def test_deroulement_laying_is_a_duty() -> None:
    table = seated("fr", **DOSSIER)
    assert set(table.options("A")) == {
        Lay("rose-10", "rose"),
        Lay("rose-4", "rose"),
        Lay("leaf-6", "leaf"),
        Lay("lemon-5", "lemon"),
    }


@pytest.mark.parametrize(("country", "rounds"), [("ie", 2), ("es", 3), ("fr", 4)])
def test_deroulement_as_many_rounds_as_the_country_asks(country: str, rounds: int) -> None:
    table = seated(country, players=4)
    table.everybody_lays()
    assert len(table.happened(CardLaid)) == 4 * rounds


def test_ruling_d20_the_same_player_starts_every_round_of_a_country() -> None:
    table = seated("fr", players=4, starter="C")
    table.everybody_lays()
    laid_by = [LETTERS[event.seat] for event in table.happened(CardLaid)]
    assert laid_by == list("CDAB" * 4)


def test_deroulement_a_card_that_is_not_in_hand_can_not_be_laid() -> None:
    table = seated("fr", **DOSSIER)
    assert table.refusal("A", Lay("rose-9", "rose")) == ("refused-not-in-hand", "Déroulement")
    with pytest.raises(Refused):
        table.lays("A", "rose-9")
    assert table.g.table == []


def test_materiel_a_politician_can_not_be_laid_for_another_party() -> None:
    table = seated("fr", **DOSSIER)
    assert table.refusal("A", Lay("rose-10", "leaf")) == ("refused-wrong-party", "Matériel")


def test_deroulement_nobody_lays_out_of_turn() -> None:
    table = seated("fr", **DOSSIER)
    assert table.refusal("B", Lay("rose-9", "rose"))[0] == "refused-not-asked"


def standing(booked: dict[str, list[int]], starter: int = 0, players: int = 4) -> Koalition:
    """Points so far, by party and player."""
    g = empty_table(players)
    g.booked.update(booked)
    g.starter = starter
    return g


def outcome(*taken: int) -> Outcome:
    """A vote in which the players took so many points."""
    scores = tuple(Score(seat, "rose", points, 0) for seat, points in enumerate(taken) if points)
    return Outcome("fr", ("rose",) if scores else (), scores)


def test_deroulement_whoever_took_most_points_begins_the_next_vote() -> None:
    g = standing({"rose": [1, 2, 9, 0], "hat": [50, 0, 0, 0]})
    assert next_starter(g, outcome(1, 2, 9, 0)) == 2


def test_deroulement_of_those_equal_in_the_vote_the_highest_total_begins() -> None:
    g = standing({"rose": [5, 5, 1, 0], "hat": [2, 0, 30, 0]}, starter=0)
    assert next_starter(g, outcome(5, 5, 1, 0)) == 0
    g = standing({"rose": [5, 5, 1, 0], "hat": [0, 2, 30, 0]}, starter=3)
    assert next_starter(g, outcome(5, 5, 1, 0)) == 1


@pytest.mark.parametrize(("last", "next_one"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_ruling_d21_still_equal_the_nearest_clockwise_from_the_last_starter_begins(
    last: int, next_one: int
) -> None:
    g = standing({"rose": [0, 5, 1, 5]}, starter=last)
    assert next_starter(g, outcome(0, 5, 1, 5)) == next_one


def test_ruling_d21_if_nobody_scored_the_same_player_begins_again() -> None:
    assert next_starter(standing({"hat": [9, 0, 0, 0]}, starter=2), outcome()) == 2


def test_deroulement_the_next_starter_really_begins() -> None:
    table = seated("fr", then="ie", **DOSSIER)
    table.everybody_lays().agree("rose leaf lemon")
    assert table.taken() == {"A": 8, "B": 1, "C": 7}
    assert table.happened(CountryTurned)[-1].seat == 0
    assert table.asked() == {"A": "lay"}
    table = seated("fr", then="ie", **DOSSIER)
    table.everybody_lays().agree("hat leaf lemon")
    assert table.asked() == {"C": "lay"}


def test_ruling_d26_hands_may_become_uneven_by_jokers() -> None:
    table = seated(
        "ie",
        then="lu",
        A="rose-10 rose-9 rose-8 rose-7 / joker-7",
        B="leaf-9 leaf-8 leaf-7 leaf-6",
        C="lemon-10 lemon-8 lemon-7 lemon-5",
    )
    table.round(A="joker-7:rose", B="leaf-9", C="lemon-10").round(A="rose-10", B="leaf-8", C="lemon-8")
    table.somebody_governs()
    assert [len(hand) for hand in table.g.hands] == [3, 2, 2]
    assert table.g.deals == 1
    assert table.g.country == "lu"
