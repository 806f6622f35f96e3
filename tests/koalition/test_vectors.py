"""The dossier's test vectors, all of them and exactly: one position in France, and what each card makes of it."""

import pytest

from hemicycle.games.koalition import cards, count, europe
from hemicycle.games.koalition.cards import Doppler, Ruecktritt, Skandal, Sturz, Weste
from hemicycle.games.koalition.events import CountryTurned, NewDeal
from hemicycle.games.koalition.state import Koalition

from .builders import (
    DOSSIER,
    empty_table,
    leaders,
    legal,
    pays,
    seated,
    total,
    vote_in,
    votes,
)


@pytest.fixture
def france() -> Koalition:
    """The worked example, with a hand for A that holds one of each action card, and Sturz twice."""
    g = vote_in("fr", **DOSSIER)
    g.specials[0] = ["doppler", "sturz", "sturz", "ruecktritt", "skandal", "weste"]
    return g


def test_vector_102_votes_need_52() -> None:
    assert count.majority(102) == 52


@pytest.mark.parametrize(("votes", "needed"), [(101, 51), (1, 1), (85, 43), (2, 2), (0, 1)])
def test_vector_majority_is_one_more_than_half(votes: int, needed: int) -> None:
    assert count.majority(votes) == needed


def test_vector_france_pays_4_3_2_1(france: Koalition) -> None:
    assert france.country_card.bonus == (4, 3, 2, 1)


def test_vector_votes_and_majority_in_france(france: Koalition) -> None:
    assert votes(france) == {"rose": 23, "hat": 22, "leaf": 14, "lemon": 13, "fist": 7, "cross": 6}
    assert total(france) == 85
    assert count.majority_of(count.blocs(france)) == 43


def test_vector_leaders_in_france(france: Koalition) -> None:
    assert leaders(france) == {"rose": "A", "hat": "B", "leaf": "C", "lemon": "C", "fist": "C", "cross": "B"}
    assert count.strengths(france)["rose"] == {0: (14, 10), 1: (9, 9)}
    assert count.strengths(france)["hat"] == {1: (13, 10), 2: (9, 9)}


def test_vector_legal_coalitions_in_france(france: Koalition) -> None:
    assert legal(france) == {
        "rose leaf lemon": 50,
        "rose leaf fist": 44,
        "rose leaf cross": 43,
        "hat leaf lemon": 49,
    }


def test_vector_illegal_coalitions_in_france(france: Koalition) -> None:
    blocs = {bloc.id: bloc for bloc in count.blocs(france)}
    rose_hat = [blocs["rose"], blocs["hat"]]
    with_a_gift = [blocs[name] for name in ("rose", "leaf", "lemon", "cross")]
    too_few = [blocs["rose"], blocs["leaf"]]
    assert sum(bloc.votes for bloc in rose_hat) == 45
    assert not count.compatible(france, rose_hat)
    assert count.compatible(france, with_a_gift)
    assert not count.needed(with_a_gift, 43)
    assert sum(bloc.votes for bloc in too_few) == 37 < 43


def test_vector_rose_leaf_lemon_pays_8_1_7(france: Koalition) -> None:
    assert pays(france, "rose leaf lemon") == {"A": 8, "B": 1, "C": 7}
    blocs = [bloc for bloc in count.blocs(france) if bloc.id in ("rose", "leaf", "lemon")]
    by_player_and_party = {(score.seat, score.party): score.points for score in count.payout(france, blocs)}
    assert by_player_and_party == {
        (0, "rose"): 6,
        (0, "leaf"): 1,
        (0, "lemon"): 1,
        (1, "rose"): 1,
        (2, "leaf"): 4,
        (2, "lemon"): 3,
    }


def test_vector_rose_leaf_fist_pays_7_1_7(france: Koalition) -> None:
    assert pays(france, "rose leaf fist") == {"A": 7, "B": 1, "C": 7}


def test_vector_hat_leaf_lemon_pays_2_6_8(france: Koalition) -> None:
    assert pays(france, "hat leaf lemon") == {"A": 2, "B": 6, "C": 8}


def test_vector_doppler_on_rose(france: Koalition) -> None:
    cards.play(france, 0, Doppler("rose"))
    assert votes(france)["rose"] == 46
    assert total(france) == 108
    assert count.majority_of(count.blocs(france)) == 55
    assert leaders(france)["rose"] == "A"
    assert legal(france) == {"rose leaf": 60, "rose lemon": 59, "hat leaf lemon cross": 55}
    assert pays(france, "rose leaf") == {"A": 7, "B": 1, "C": 4}


def test_vector_skandal_on_rose(france: Koalition) -> None:
    cards.play(france, 0, Skandal("rose"))
    assert votes(france)["rose"] == 11
    assert total(france) == 73
    assert count.majority_of(count.blocs(france)) == 37
    assert {frozenset(coalition.split()) for coalition in legal(france)} == {
        frozenset({"rose", "leaf", "lemon"}),
        frozenset({"hat", "leaf", "lemon"}),
        frozenset({"hat", "leaf", "cross"}),
        frozenset({"hat", "lemon", "cross"}),
    }


def test_vector_doppler_and_skandal_on_rose(france: Koalition) -> None:
    cards.play(france, 0, Skandal("rose"))
    cards.play(france, 0, Doppler("rose"))
    assert votes(france)["rose"] == 23


def test_vector_ruecktritt_on_rose_10(france: Koalition) -> None:
    cards.play(france, 0, Ruecktritt("rose-10"))
    assert votes(france)["rose"] == 13
    assert leaders(france)["rose"] == "B"
    assert count.strengths(france)["rose"] == {0: (4, 4), 1: (9, 9)}
    assert total(france) == 75
    assert count.majority_of(count.blocs(france)) == 38
    assert {frozenset(coalition.split()): number for coalition, number in legal(france).items()} == {
        frozenset({"rose", "leaf", "lemon"}): 40,
        frozenset({"hat", "leaf", "lemon"}): 49,
        frozenset({"hat", "leaf", "cross"}): 42,
        frozenset({"hat", "lemon", "cross"}): 41,
    }


def test_vector_weisse_weste_restores_the_first_line(france: Koalition) -> None:
    before = votes(france), leaders(france), legal(france)
    cards.play(france, 0, Ruecktritt("rose-10"))
    cards.play(france, 0, Weste("rose-10"))
    assert (votes(france), leaders(france), legal(france)) == before


def test_vector_leader_tie_goes_to_the_highest_card() -> None:
    g = vote_in("fr", A="rose-6 rose-3", B="rose-9")
    assert count.strengths(g)["rose"] == {0: (9, 6), 1: (9, 9)}
    assert leaders(g) == {"rose": "B"}


def test_vector_equal_in_votes_and_card_leaves_two_small_parties_of_10() -> None:
    g = vote_in("fr", A="rose-10", B="rose-10b")
    assert leaders(g) == {"rose": None}
    assert votes(g) == {"rose/0": 10, "rose/1": 10}


def test_vector_sturz_on_the_leader_of_rose_and_back(france: Koalition) -> None:
    cards.play(france, 0, Sturz("rose"))
    assert leaders(france)["rose"] == "B"
    cards.play(france, 0, Sturz("rose"))
    assert leaders(france)["rose"] == "A"


def test_vector_europe_bonus() -> None:
    g = empty_table(3)
    g.booked = {
        "rose": [40, 0, 0],
        "hat": [15, 15, 5],
        "leaf": [0, 35, 0],
        "lemon": [0, 0, 20],
        "fist": [3, 3, 3],
        "acorn": [0, 0, 8],
        "cross": [0, 0, 0],
    }
    assert europe.party_bonuses(g) == {"rose": 7, "hat": 6, "leaf": 6, "lemon": 5, "fist": 4, "acorn": 3}
    assert europe.bonus_winners(g, "hat") == (0, 1)
    assert europe.bonus_winners(g, "fist") == (0, 1, 2)
    assert europe.forecast(g) == [7 + 3 + 1, 3 + 6 + 1, 5 + 1 + 3]


def test_vector_new_deal_with_ten_players() -> None:
    table = seated("fr", players=10, then="it")
    assert {len(held) for held in table.g.hands} == {6}
    table.everybody_lays()
    assert {len(held) for held in table.g.hands} == {2}
    table.somebody_governs()
    assert [event.country for event in table.happened(CountryTurned)][1:] == ["it"]
    assert [event.number for event in table.happened(NewDeal)] == [1, 2]
    assert table.g.country == "it"
    assert {len(held) for held in table.g.hands} == {6}
    assert set(table.asked().values()) == {"lay"}
