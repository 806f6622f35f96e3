"""Matériel and Préparation: the cards, and how they are dealt."""

from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from hemicycle.cli.boards import koalition_summary
from hemicycle.cli.boards.koalition import KoalitionBoard
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.board import board
from hemicycle.games.koalition.events import CountryTurned, Dealt, NewDeal
from hemicycle.games.koalition.vote import Lay

from .builders import Table, all_of, begin, edition, seated

SECOND = edition("second")

DEALS = {3: (20, 8), 4: (15, 6), 5: (12, 5), 6: (10, 4), 7: (9, 3), 8: (7, 3), 9: (7, 2), 10: (6, 2)}
"""By players: politicians, and actions and jokers, to each."""
LEFT_ASIDE = {3: (0, 1), 4: (0, 1), 5: (0, 0), 6: (0, 1), 7: (0, 1), 8: (4, 1), 9: (0, 2), 10: (0, 5)}
FIVES = {"joker-5", "joker-5b", "joker-5c"}


def test_materiel_fifteen_countries_ask_for_two_three_or_four_cards() -> None:
    assert len(SECOND.countries) == 15
    assert {country.cards for country in SECOND.countries.values()} == {2, 3, 4}


def test_materiel_each_country_has_a_bonus_for_leaders() -> None:
    assert all(country.bonus[0] > country.bonus[-1] >= 1 for country in SECOND.countries.values())


def test_materiel_sixty_politicians_of_seven_parties() -> None:
    assert len(SECOND.politicians) == 60
    assert Counter(politician.party for politician in SECOND.politicians.values()) == {
        "rose": 15,
        "hat": 14,
        "leaf": 9,
        "lemon": 8,
        "fist": 5,
        "acorn": 5,
        "cross": 4,
    }
    assert sum(politician.votes for politician in SECOND.politicians.values()) == 322


def test_materiel_each_politician_has_a_party_votes_and_partners() -> None:
    for politician in SECOND.politicians.values():
        assert politician.party is not None
        assert 1 <= politician.votes <= 10
        assert SECOND.partners[politician.party]


def test_materiel_five_jokers_three_of_them_worth_5() -> None:
    assert sorted(joker.votes for joker in SECOND.jokers.values()) == [3, 5, 5, 5, 7]


def test_materiel_joker_is_laid_in_place_of_a_politician_for_an_announced_party() -> None:
    table = seated("fr", A="rose-10 rose-9 rose-8 rose-7 / joker-7")
    jokers = [action for action in table.options("A") if isinstance(action, Lay) and action.card == "joker-7"]
    assert [action.party for action in jokers] == list(SECOND.parties)
    table.lays("A", "joker-7:cross")
    (laid,) = table.g.table
    assert (laid.party, laid.votes) == ("cross", 7)
    assert len(table.g.hands[0]) == 4
    assert table.asked() == {"B": "lay"}


def test_materiel_twenty_action_cards() -> None:
    counts = {"doppler": 7, "sturz": 4, "ruecktritt": 4, "skandal": 2, "weste": 3}
    assert Counter(SECOND.specials) == counts
    assert sum(counts.values()) == 20


@pytest.mark.parametrize("players", range(3, 11))
def test_preparation_hands_by_the_table(players: int) -> None:
    g = begin(players).g
    politicians, specials = DEALS[players]
    assert {len(hand) for hand in g.hands} == {politicians}
    assert {len(held) for held in g.specials} == {specials}
    assert len(g.hands) == players


@pytest.mark.parametrize("players", range(3, 11))
def test_preparation_cards_left_over_lie_aside_face_down(players: int) -> None:
    table = begin(players)
    assert (len(table.g.aside), len(table.g.aside_specials)) == LEFT_ASIDE[players]
    for viewer in range(-1, players):
        view = table.g.view(viewer)
        assert (view.aside, view.aside_specials) == ([], [])


@pytest.mark.parametrize("players", range(3, 11))
def test_preparation_the_summary_tells_how_many_lie_aside(players: int) -> None:
    table = begin(players)
    summary = board(table.g).summary
    assert (summary.politicians_aside, summary.aside) == LEFT_ASIDE[players]
    assert sum(summary.mixed.values()) == (3 if players in (7, 9) else 0)
    assert sum(summary.others.values()) == {7: 22, 9: 20}.get(players, 25)


def test_preparation_the_terminal_tells_what_lies_aside() -> None:
    said = {players: summary_card(players) for players in (5, 7, 8, 9)}
    assert "set aside" not in said[5]
    assert "3 jokers dealt with the politicians · 1 action card or joker set aside face down" in said[7]
    assert "1 action card or joker set aside face down" in said[8]
    assert "4 politicians set aside face down" in said[8]
    assert "3 jokers dealt with the politicians · 2 action cards or jokers" in said[9]


def summary_card(players: int) -> str:
    """What the terminal says of the cards beside the politicians, on one line."""
    console = Console(width=400, record=True, file=StringIO())
    shown = KoalitionBoard(RULES.texts("en").beside("hemicycle.cli"), 0, console, RULES)
    console.print(koalition_summary.others(shown, board(begin(players).g)))
    return console.export_text()


@pytest.mark.parametrize("players", range(3, 11))
def test_preparation_each_card_is_somewhere_once(players: int) -> None:
    g = begin(players).g
    assert g.conserved() == []
    cards = [*g.aside, *g.aside_specials, *all_of(g.hands), *all_of(g.specials)]
    assert len(cards) == (83 if players == 9 else 85)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 8, 10])
def test_preparation_jokers_are_dealt_with_the_action_cards(players: int) -> None:
    g = begin(players).g
    assert all(card in SECOND.politicians for hand in g.hands for card in hand)
    assert set(SECOND.jokers) <= {*g.aside_specials, *all_of(g.specials)}


@pytest.mark.parametrize("players", [7, 9])
def test_preparation_with_7_and_9_the_jokers_of_5_are_dealt_with_the_politicians(players: int) -> None:
    g = begin(players).g
    assert set(all_of(g.hands)) == {*SECOND.politicians, *FIVES}
    assert not FIVES & {*g.aside_specials, *all_of(g.specials)}


def test_preparation_with_9_the_other_jokers_leave_the_game() -> None:
    g = begin(9).g
    assert not {"joker-3", "joker-7"} & {*g.aside, *g.aside_specials, *all_of(g.hands), *all_of(g.specials)}


def test_ruling_d1_with_7_the_other_jokers_stay_among_the_action_cards() -> None:
    g = begin(7).g
    pile = Counter([*all_of(g.specials), *g.aside_specials])
    assert pile.total() == 22
    assert pile["joker-3"] == pile["joker-7"] == 1
    assert len(g.aside_specials) == 1


def test_preparation_shuffled_by_chance() -> None:
    one, other = begin(5, seed="one").g, begin(5, seed="other").g
    assert one.hands != other.hands
    assert one.specials != other.specials
    assert one.deck != other.deck
    assert begin(5, seed="one").g.hands == one.hands


def test_preparation_countries_lie_face_down() -> None:
    table = begin(5)
    assert len(table.g.deck) == 15
    for viewer in range(-1, 5):
        assert table.g.view(viewer).deck == ["?"] * 15


@pytest.mark.parametrize(("countries", "number"), [("all", 15), (15, 15), (10, 10), (5, 5)])
def test_preparation_the_table_agrees_on_the_number_of_countries(countries: object, number: int) -> None:
    g = begin(3, countries=countries).g
    assert g.length == len(g.deck) == number
    assert len(set(g.deck)) == number


def test_ruling_d33_five_ten_or_fifteen_countries_and_the_game_ends_after_them() -> None:
    table = begin(3, countries=5, first_starter="lot")
    while not table.game.over:
        table.goes_on()
    assert len(table.happened(CountryTurned)) == 5
    assert [event.number for event in table.happened(CountryTurned)] == [1, 2, 3, 4, 5]
    assert len({outcome.country for outcome in table.g.outcomes}) == 5


MINIMUM_DEALS = {3: 3, 4: 3, 5: 4, 6: 5, 7: 5, 8: 7, 9: 7, 10: 8}
"""The last column of the rulebook's table."""


def test_preparation_least_deals_prove_that_all_countries_ask_for_43_to_45_cards() -> None:
    fitting = [
        cards
        for cards in range(15 * 2, 15 * 4 + 1)
        if all(-(-cards // DEALS[players][0]) == least for players, least in MINIMUM_DEALS.items())
    ]
    assert fitting == [43, 44, 45]
    assert sum(country.cards for country in SECOND.countries.values()) in fitting


def played_without_failed_vote(players: int) -> Table:
    """A whole game without action cards in which every country found its government at once."""
    for game in range(50):
        table = begin(players, seed=f"game {game}", first_starter="lot")
        while not table.game.over:
            request = table.game.requests[0]
            option = request.options[-1] if request.kind == "open" else request.options[0]
            table.game.act(request.seat, request.id, option)
        if all(outcome.coalition for outcome in table.g.outcomes):
            return table
    raise AssertionError("in 50 games some vote always failed")


@pytest.mark.parametrize("players", range(3, 11))
def test_preparation_a_whole_game_takes_at_least_the_printed_number_of_deals(players: int) -> None:
    table = played_without_failed_vote(players)
    assert len(table.g.outcomes) == 15
    assert table.g.deals >= MINIMUM_DEALS[players]


def test_preparation_everybody_learns_only_the_own_hand() -> None:
    table = begin(4)
    first = table.game.history()[0]
    assert [type(event) for event in first.events] == [NewDeal, Dealt, Dealt, Dealt, Dealt]
    for viewer in range(-1, 4):
        for event in first.events[1:]:
            seen = event.mask(viewer)
            assert isinstance(seen, Dealt)
            assert isinstance(event, Dealt)
            if event.seat == viewer:
                assert seen == event
            else:
                assert seen.politicians == ("?",) * 15
                assert seen.specials == ("?",) * 6


def test_materiel_the_summary_of_all_cards_is_open_to_everybody() -> None:
    table = begin(3)
    for viewer in range(-1, 3):
        assert table.g.view(viewer).edition is SECOND
