"""The first edition of 1992: what differs from the second."""

from collections import Counter

import pytest

from hemicycle.games.koalition import count
from hemicycle.games.koalition.cards import Doppler
from hemicycle.games.koalition.events import DoublerLaid, EuropeBonusGiven, NoCoalition, ResignationLaid
from hemicycle.games.koalition.first_edition import LayDoubler, LayResignation
from hemicycle.games.koalition.state import Koalition, Score
from hemicycle.games.koalition.vote import Lay

from .builders import Table, all_of, begin, edition, governs, hand, leaders, legal, pays, seated, vote_in, votes

FIRST = edition("first")
DEALS = {3: 13, 4: 13, 5: 9, 6: 9, 7: 7, 8: 7}
"""Cards to each player."""
COUNTRIES_IN_A_DEAL = {3: 6, 4: 6, 5: 4, 6: 4, 7: 3, 8: 3}


def test_first_edition_56_cards() -> None:
    assert len(FIRST.politicians) == 45
    assert len(FIRST.jokers) == 1
    assert Counter(card.partition("-")[0] for card in FIRST.specials) == {"doubler": 7, "resignation": 3}


def test_first_edition_values_from_1_to_12_differ_but_for_two_equal_ones_among_the_greens() -> None:
    by_party: dict[str, list[int]] = {}
    for politician in FIRST.politicians.values():
        by_party.setdefault(politician.party or "", []).append(politician.votes)
    assert {min(map(min, by_party.values())), max(map(max, by_party.values()))} == {1, 12}
    twice = {party: len(values) - len(set(values)) for party, values in by_party.items()}
    assert twice == {**dict.fromkeys(by_party, 0), "leaf": 1}


def test_first_edition_twelve_countries_of_two_cards() -> None:
    assert len(FIRST.countries) == 12
    assert {country.cards for country in FIRST.countries.values()} == {2}
    assert begin(3, "first").g.length == 12


@pytest.mark.parametrize("players", range(3, 9))
def test_first_edition_everything_is_dealt_from_one_pile(players: int) -> None:
    g = begin(players, "first").g
    assert {len(held) for held in g.hands} == {DEALS[players]}
    assert all_of(g.specials) == []
    assert len(g.aside) == 56 - players * DEALS[players]
    assert g.conserved() == []


def votes_held_at_each_new_deal(players: int, seed: int) -> list[int]:
    """Play until a vote fails (cards come back to the hands then) or the game ends."""
    table = begin(players, "first", first_starter="lot", seed=f"deals {seed}")
    found: list[int] = []
    while not table.game.over and all(outcome.coalition for outcome in table.g.outcomes):
        deals = table.g.deals
        table.goes_on()
        if table.g.deals > deals:
            found.append(len(table.g.outcomes))
    return found


@pytest.mark.parametrize("players", range(3, 9))
def test_ruling_d47_every_card_counts_for_the_new_deal(players: int) -> None:
    games = [votes_held_at_each_new_deal(players, seed) for seed in range(10)]
    assert any(games)
    for found in games:
        assert found == [COUNTRIES_IN_A_DEAL[players] * (at + 1) for at in range(len(found))]


def ireland(**hands: str) -> Table:
    return seated("ie", 3, "first", then="lu", A=hands["A"], B=hands["B"], C=hands["C"])


def test_first_edition_two_rounds_without_action_cards() -> None:
    table = ireland(A="rose-12 rose-10", B="hat-12 hat-11", C="leaf-10 leaf-8")
    table.lays("A", "rose-12").lays("B", "hat-12").lays("C", "leaf-10")
    assert table.asked() == {"A": "lay"}
    table.lays("A", "rose-10").lays("B", "hat-11").lays("C", "leaf-8")
    assert set(table.asked().values()) == {"negotiate"}


def test_first_edition_the_colourless_politician_is_laid_for_a_party_of_choice() -> None:
    table = ireland(A="joker-6 rose-10", B="hat-12 hat-11", C="leaf-10 leaf-8")
    assert {
        action.party for action in table.options("A") if isinstance(action, Lay) and action.card == "joker-6"
    } == {*FIRST.parties}
    table.lays("A", "joker-6:acorn")
    assert votes(table.g) == {"acorn": 6}


def test_first_edition_a_doubler_counts_as_much_as_all_other_votes_of_its_party() -> None:
    table = ireland(A="rose-12 doubler-rose", B="rose-10 hat-11", C="leaf-10 leaf-8")
    table.round(A="rose-12", B="rose-10", C="leaf-10").does("A", LayDoubler("rose"))
    assert table.happened(DoublerLaid) == [DoublerLaid(0, "rose")]
    assert votes(table.g)["rose"] == 44


def test_first_edition_a_doubler_also_counts_for_what_is_laid_later() -> None:
    table = ireland(A="doubler-rose rose-12", B="hat-12 hat-11", C="leaf-10 leaf-8")
    table.does("A", LayDoubler("rose"))
    assert votes(table.g) == {}
    table.round(B="hat-12", C="leaf-10", A="rose-12")
    assert votes(table.g)["rose"] == 24


def test_ruling_d40_the_doubler_counts_for_its_party_and_not_for_its_players_lead() -> None:
    table = ireland(A="rose-9 doubler-rose", B="rose-10 hat-11", C="leaf-10 leaf-8")
    table.round(A="rose-9", B="rose-10", C="leaf-10").does("A", LayDoubler("rose"))
    assert votes(table.g)["rose"] == 38
    assert leaders(table.g)["rose"] == "B"


def test_ruling_d40_a_doubler_alone_is_no_party_on_the_table() -> None:
    table = ireland(A="doubler-rose doubler-fist", B="hat-12 hat-11", C="leaf-10 leaf-8")
    table.does("A", LayDoubler("rose")).round(B="hat-12", C="leaf-10").does("A", LayDoubler("fist"))
    assert set(votes(table.g)) == {"hat", "leaf"}


def test_first_edition_a_resignation_takes_the_highest_card_off_the_table() -> None:
    table = ireland(A="rose-12 rose-10", B="resignation hat-11", C="leaf-10 leaf-8")
    table.lays("A", "rose-12")
    assert LayResignation("rose-12") in table.options("B")
    table.does("B", LayResignation("rose-12"))
    assert table.happened(ResignationLaid) == [ResignationLaid(1, "rose-12", 0)]
    assert table.g.table == []
    assert sorted(table.g.spent) == ["resignation", "rose-12"]
    assert table.g.conserved() == []


def test_first_edition_a_resignation_can_not_take_a_lower_card() -> None:
    table = ireland(A="rose-12 rose-10", B="hat-11 hat-9", C="resignation leaf-8")
    table.lays("A", "rose-12").lays("B", "hat-11")
    assert [action for action in table.options("C") if isinstance(action, LayResignation)] == [
        LayResignation("rose-12")
    ]
    assert table.refusal("C", LayResignation("hat-11"))[0] == "refused-not-highest"


def test_ruling_d41_of_equal_highest_cards_whoever_lays_the_resignation_chooses() -> None:
    table = ireland(A="rose-12 rose-10", B="hat-12 hat-9", C="resignation leaf-8")
    table.lays("A", "rose-12").lays("B", "hat-12")
    assert {action for action in table.options("C") if isinstance(action, LayResignation)} == {
        LayResignation("rose-12"),
        LayResignation("hat-12"),
    }
    table.does("C", LayResignation("hat-12"))
    assert [laid.card for laid in table.g.table] == ["rose-12"]


def test_ruling_d41_with_an_empty_table_a_resignation_takes_nothing() -> None:
    table = ireland(A="resignation rose-10", B="hat-12 hat-11", C="leaf-10 leaf-8")
    table.does("A", LayResignation(""))
    assert table.happened(ResignationLaid) == [ResignationLaid(0, "", None)]
    assert table.g.spent == ["resignation"]


def test_ruling_d41_the_colourless_politician_can_be_the_highest() -> None:
    table = ireland(A="joker-6 rose-10", B="hat-4 hat-11", C="resignation leaf-8")
    table.lays("A", "joker-6:rose").lays("B", "hat-4").does("C", LayResignation("joker-6"))
    assert [laid.card for laid in table.g.table] == ["hat-4"]


def test_ruling_d46_after_a_failed_vote_only_politicians_on_the_table_go_back() -> None:
    table = ireland(
        A="rose-12 joker-6 rose-1 rose-3",
        B="hat-12 doubler-rose hat-2 hat-3",
        C="leaf-10 resignation leaf-1 leaf-2",
    )
    table.round(A="rose-12", B="hat-12", C="leaf-10").lays("A", "joker-6:rose").does("B", LayDoubler("rose"))
    table.does("C", LayResignation("rose-12")).nobody_agrees()
    assert table.happened(NoCoalition) == [NoCoalition("ie", True)]
    assert sorted(table.g.spent) == ["doubler-rose", "joker-6", "resignation", "rose-12"]
    assert [hand(table.g, player) for player in "ABC"] == [
        ["rose-1", "rose-3"],
        ["hat-12", "hat-2", "hat-3"],
        ["leaf-1", "leaf-10", "leaf-2"],
    ]
    assert table.g.conserved() == []


def test_ruling_d46_a_new_deal_brings_everything_back() -> None:
    table = ireland(A="rose-12 rose-1", B="resignation hat-2", C="leaf-10 leaf-1")
    table.lays("A", "rose-12").does("B", LayResignation("rose-12"))
    table.everybody_lays()
    while table.g.deals == 1:
        table.goes_on()
    assert Counter([*all_of(table.g.hands), *table.g.aside]) == Counter(
        [*FIRST.politicians, *FIRST.jokers, *FIRST.specials]
    )


# Points: a table by the number of those who share. Germany: 10; 7 4; 5 3 2; 4 3 2 1.


def germany(players: int = 4, **table: str) -> Koalition:
    g = vote_in("de", players, "first")
    for player, cards in table.items():
        g.table += vote_in("de", players, "first", **{player: cards}).table
    return g


def test_first_edition_countries_pay_by_the_number_who_share() -> None:
    assert FIRST.countries["de"].shares == ((10,), (7, 4), (5, 3, 2), (4, 3, 2, 1))
    assert FIRST.countries["lu"].shares == ((6,), (4, 2), (3, 2, 1), (2, 1, 1, 1))


def test_ruling_d42_a_party_winning_alone_shares_among_its_players_by_votes() -> None:
    g = germany(A="rose-12", B="rose-10 rose-3", C="rose-5", D="hat-2")
    assert legal(g) == {"rose": 30}
    assert pays(g, "rose") == {"B": 5, "A": 3, "C": 2}


def test_ruling_d42_a_party_of_one_player_pays_him_the_whole() -> None:
    assert pays(germany(A="rose-12 rose-10", B="hat-2"), "rose") == {"A": 10}


def test_ruling_d42_a_coalition_shares_among_its_leaders_only() -> None:
    g = germany(A="rose-12", B="leaf-10 rose-1", C="hat-12", D="hat-4")
    assert pays(g, "rose leaf") == {"A": 7, "B": 4}


def test_ruling_d42_a_leader_of_several_parties_counts_once_with_their_votes_together() -> None:
    g = germany(A="rose-12", B="leaf-8 lemon-7", C="hat-12 hat-11")
    assert governs(g, "rose leaf lemon") == [Score(0, "rose", 4, 0), Score(1, "leaf", 7, 0)]


def test_ruling_d42_his_points_are_booked_for_the_strongest_of_them() -> None:
    g = germany(A="rose-12 leaf-8", C="hat-12")
    assert governs(g, "rose leaf") == [Score(0, "rose", 10, 0)]


def test_ruling_d42_equal_ones_take_the_same_line() -> None:
    g = germany(A="leaf-8", B="cross-8", C="lemon-7 hat-12 hat-9")
    assert pays(g, "leaf cross lemon") == {"A": 5, "B": 5, "C": 3}


def test_ruling_d42_equal_votes_inside_a_party_the_highest_card_ranks_first() -> None:
    g = germany(A="rose-12", B="rose-7 rose-5", C="hat-2")
    assert leaders(g)["rose"] == "A"
    assert pays(g, "rose") == {"A": 7, "B": 4}


def test_ruling_d42_from_the_fifth_on_nothing() -> None:
    g = germany(5, A="rose-12", B="rose-10", C="rose-9", D="rose-8", E="rose-7")
    assert pays(g, "rose") == {"A": 4, "B": 3, "C": 2, "D": 1}


def test_first_edition_small_parties_share_like_leaders() -> None:
    g = germany(A="leaf-6", B="leaf-6b", C="hat-7")
    assert votes(g) == {"hat": 7, "leaf/0": 6, "leaf/1": 6}
    assert legal(g)["leaf/0 leaf/1"] == 12
    assert pays(g, "leaf/0 leaf/1") == {"A": 7, "B": 7}


def test_ruling_d48_parties_bring_the_europe_bonus_at_the_end() -> None:
    table = begin(3, "first", first_starter="lot", countries=5)
    while not table.game.over:
        table.goes_on()
    assert table.happened(EuropeBonusGiven)
    assert sum(table.g.europe) > 0


def test_first_edition_a_card_that_is_not_in_hand_is_refused() -> None:
    table = ireland(A="rose-12 rose-10", B="hat-12 hat-11", C="leaf-10 leaf-8")
    assert table.refusal("A", LayDoubler("rose")) == ("refused-not-in-hand", "Déroulement")
    assert table.refusal("A", LayResignation("")) == ("refused-not-in-hand", "Déroulement")
    assert table.refusal("A", Lay("rose-9", "rose")) == ("refused-not-in-hand", "Déroulement")
    assert table.refusal("A", Doppler("rose")) == ("refused-no-card", "Matériel")


def test_first_edition_majority_and_partners_as_in_the_second() -> None:
    second = edition("second")
    assert FIRST.partners == second.partners
    g = germany(A="rose-12", B="hat-12", C="leaf-1")
    assert count.majority_of(count.blocs(g)) == 13
    assert legal(g) == {"rose leaf": 13, "hat leaf": 13}
