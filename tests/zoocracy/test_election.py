"""§5c  The parliamentary election: the count, the majority, what comes off, and the income."""

import pytest

from hemicycle.games.zoocracy.campaign import Place
from hemicycle.games.zoocracy.cards import DrySeason, Loyalty, Migration, OverhangMandate, WetSeason
from hemicycle.games.zoocracy.edition import SPECIES
from hemicycle.games.zoocracy.election import majority
from hemicycle.games.zoocracy.events import IncomeTaken, ParliamentElected, SpeciesVoted
from hemicycle.games.zoocracy.species import forecast

from .builders import A, B, C, Table, at

FULL = "; ".join(f"{species} A2 B1" for species in SPECIES)


def parliament(table: Table) -> ParliamentElected:
    return table.happened(ParliamentElected)[-1]


def voted(table: Table, species: str) -> SpeciesVoted:
    return next(event for event in table.happened(SpeciesVoted) if event.species == species)


def test_5c_the_first_takes_the_higher_number_and_the_second_the_lower() -> None:
    table = at("C", 4, zoo="elephants C4 A2 D1")
    assert voted(table, "elephants") == SpeciesVoted("elephants", C, 6, A, 3, 0)
    assert parliament(table).seats == (3, 0, 6, 0)


def test_5c_all_others_get_nothing() -> None:
    assert parliament(at("C", 4, zoo="monkeys C4 A3 D2 B1")).seats == (2, 0, 5, 0)
    assert parliament(at("C", 4, zoo="monkeys A4 B1 C2 D3")).seats == (5, 0, 0, 2)


def test_5c_a_species_with_one_number_gives_the_second_nothing() -> None:
    table = at("C", zoo="snakes B2 A1")
    assert voted(table, "snakes") == SpeciesVoted("snakes", B, 3, None, 0, 0)
    assert parliament(table).seats == (0, 3, 0)


@pytest.mark.parametrize(
    ("species", "first", "second"),
    [
        ("elephants", 6, 3),
        ("monkeys", 5, 2),
        ("penguins", 4, 1),
        ("zebras", 4, 1),
        ("flamingos", 3, 0),
        ("snakes", 3, 0),
        ("hippos", 6, 3),
        ("parrots", 3, 0),
        ("polar-bears", 5, 2),
    ],
)
def test_5c_the_votes_of_each_species(species: str, first: int, second: int) -> None:
    assert parliament(at("C", zoo=f"{species} A2 B1")).seats == (first, second, 0)


def test_5c_votes_are_counted_along_the_walkway() -> None:
    assert [event.species for event in at("C", zoo=FULL).happened(SpeciesVoted)] == list(SPECIES)


def test_5c_all_votes_of_a_party_are_its_seats() -> None:
    table = at("C", zoo=FULL)
    assert parliament(table) == ParliamentElected((39, 12, 0), 51, 26)
    assert table.g.seats == [39, 12, 0]


def test_5c_the_sum_is_51_and_the_majority_26() -> None:
    # The rulebook's example.
    table = at("C", zoo=FULL)
    assert (sum(table.g.seats), table.g.majority) == (51, 26)


@pytest.mark.parametrize(("total", "needed"), [(51, 26), (50, 26), (49, 25), (2, 2), (1, 1), (0, 1)])
def test_5c_the_majority_is_half_rounded_down_and_one(total: int, needed: int) -> None:
    assert majority(total) == needed


def test_5c_all_food_comes_off_the_board() -> None:
    table = at("C", zoo=FULL)
    assert all(counts == [0, 0, 0] for counts in table.g.tokens.values())


def test_5c_the_next_election_comes_in_two_rounds() -> None:
    assert at("C", round=3, zoo=FULL).g.parliamentary == 5


def test_5c_each_takes_as_much_food_as_it_has_seats() -> None:
    table = at("C", zoo="elephants A2 B1; snakes B1", funds=[1, 2, 3])
    assert table.happened(IncomeTaken) == [IncomeTaken((6, 6, 0))]
    assert table.g.funds == [7, 8, 3]


def test_5c_food_on_the_board_does_not_go_back_to_the_funds() -> None:
    assert at("C", zoo="snakes A3 B2", funds=[0, 0, 0]).g.funds == [3, 0, 0]


def test_5c_cards_are_played_before_the_count() -> None:
    table = at("C", zoo="snakes A1", hands={"B": "migration"})
    assert table.asked() == {"B": "election-card"}
    assert table.happened(ParliamentElected) == []
    assert parliament(table.does("B", Migration())).seats == (3, 1, 0)


def test_5c_a_new_parliament_takes_the_place_of_the_old() -> None:
    assert at("C", round=3, seats=[9, 9, 9], zoo="snakes A1").g.seats == [3, 0, 0]


def test_5d_manipulation_gives_the_first_4_votes_and_nobody_else_any() -> None:
    table = at("C", zoo="elephants A2 B1; snakes B1", manipulation="elephants")
    assert voted(table, "elephants") == SpeciesVoted("elephants", A, 4, None, 0, 0)
    assert parliament(table).seats == (4, 3, 0)


def test_5d_manipulation_lifts_a_species_of_3() -> None:
    assert parliament(at("C", zoo="snakes A2 B1", manipulation="snakes")).seats == (4, 0, 0)


def test_5d_the_manipulation_marker_comes_off_with_the_election() -> None:
    assert at("C", zoo="snakes A1", manipulation="snakes").g.manipulation == ""


def test_ruling_c1_cards_come_in_the_order_of_the_campaign() -> None:
    hands = {"A": "migration", "B": "wet-season", "C": "dry-season"}
    table = at("C", round=3, seats=[9, 5, 7], zoo=FULL, hands=hands, order="BCA")
    assert table.asked() == {"B": "election-card"}
    table.passes("B")
    assert table.asked() == {"C": "election-card"}


def test_ruling_c1_it_is_the_order_that_the_campaign_was_played_in() -> None:
    hands = {"A": "migration", "B": "wet-season", "C": "dry-season"}
    table = at("B", seats=[1, 3, 2], hands=hands).does("B", Place("snakes", 1)).all_pass("campaign")
    assert table.asked() == {"B": "election-card"}
    table.passes("B", "C")
    assert table.asked() == {"A": "election-card"}


def test_ruling_c2_alone_on_a_species_one_takes_the_first_number_and_the_second_is_lost() -> None:
    table = at("C", zoo="elephants A1")
    assert voted(table, "elephants") == SpeciesVoted("elephants", A, 6, None, 0, 0)
    assert parliament(table).seats == (6, 0, 0)


def test_ruling_c3_a_species_without_food_gives_no_votes() -> None:
    table = at("C", zoo="snakes A1")
    assert [event.species for event in table.happened(SpeciesVoted)] == ["snakes"]
    assert parliament(table) == ParliamentElected((3, 0, 0), 3, 2)


@pytest.mark.parametrize(
    ("species", "card", "season"),
    [("elephants", "wet-season", WetSeason()), ("hippos", "dry-season", DrySeason())],
)
def test_ruling_c4_a_season_makes_3_of_the_markers_4(
    species: str, card: str, season: WetSeason | DrySeason
) -> None:
    table = at("C", zoo=f"{species} A2 B1", manipulation=species, hands={"A": card}).does("A", season)
    assert parliament(table).seats == (3, 0, 0)


def test_ruling_c5_an_overhang_seat_comes_on_top_of_the_markers_4() -> None:
    table = at("C", zoo="elephants A2 B1", manipulation="elephants", hands={"B": "overhang-mandate-elephants"})
    table.does("B", OverhangMandate("elephants"))
    assert voted(table, "elephants") == SpeciesVoted("elephants", A, 4, None, 0, 1)
    assert parliament(table).seats == (5, 0, 0)


def test_ruling_c6_the_leader_is_read_at_the_count() -> None:
    table = at("C", zoo="elephants A2 B1", hands={"B": "overhang-mandate-elephants", "C": "migration"})
    table.does("B", OverhangMandate("elephants"))
    assert table.happened(ParliamentElected) == []
    assert parliament(table.passes("C")).seats == (7, 3, 0)


def test_ruling_c7_extra_seats_count_for_total_majority_and_income() -> None:
    table = at("C", zoo="elephants A2 B1", funds=[0, 0, 0], hands={"B": "overhang-mandate-elephants migration"})
    table.does("B", OverhangMandate("elephants"), Migration())
    assert parliament(table) == ParliamentElected((7, 4, 0), 11, 6)
    assert table.g.funds == [7, 4, 0]


def loyal(*plays: tuple[str, Loyalty], zoo: str, hands: dict[str, str]) -> Table:
    table = at("C", zoo=zoo, hands=hands)
    for player, action in plays:
        table.does(player, action)
    return table


def test_ruling_c8_loyal_tokens_are_ones_own() -> None:
    table = loyal(("A", Loyalty("zebras", 2)), zoo="zebras A3 B2", hands={"A": "loyalty-zebras"})
    assert table.g.tokens["zebras"] == [2, 0, 0]


def test_ruling_c9_two_parties_keep_different_numbers_on_a_species() -> None:
    # Only with other decks: a second Loyalty for the same species.
    table = at("C", zoo="zebras A3 B2", hands={"A": "loyalty-zebras", "B": "loyalty-hippos"})
    table.g.edition.cards["loyalty-zebras-b"] = table.g.edition.cards["loyalty-zebras"]
    try:
        table.g.hands[B] = ["loyalty-zebras-b"]
        table.does("A", Loyalty("zebras", 1))
        assert table.options("B", Loyalty) == [Loyalty("zebras", 2)]
    finally:
        del table.g.edition.cards["loyalty-zebras-b"]


def test_ruling_c10_loyal_tokens_count_in_the_next_election_and_use_no_limit() -> None:
    table = loyal(("A", Loyalty("zebras", 2)), zoo="zebras A3", hands={"A": "loyalty-zebras"})
    table.nobody_proposes()
    while "bid" in "".join(table.asked().values()):
        table.bids(A=0, B=0, C=0)
    while table.asked() != {"A": "campaign"}:
        table.passes(next(iter(table.asked())))
    assert table.amounts("A", "zebras") == [1, 2, 3]
    table.does("A", Place("zebras", 3))
    assert table.g.tokens["zebras"][A] == 5
    table.all_pass("campaign")
    assert parliament(table).seats[A] == 4


def test_ruling_c11_the_count_then_what_comes_off_then_the_income() -> None:
    table = at("C", zoo="snakes A3", funds=[0, 0, 0], options={"strict_tokens": True}, manipulation="snakes")
    told = [type(event).__name__ for entry in table.game.history() for event in entry.events]
    wanted = ["SpeciesVoted", "ParliamentElected", "IncomeTaken"]
    assert [name for name in told if name in wanted] == wanted
    assert (table.g.manipulation, table.g.parliamentary, table.g.funds[A]) == ("", 3, 4)


def test_ruling_c11_food_that_came_off_is_in_the_supply_for_the_income() -> None:
    # With strict tokens, 22 on the board and 3 in the funds: nothing is left until the board is cleared.
    zoo = "elephants A4; monkeys A4; penguins A4; zebras A4; hippos A3; snakes A3"
    table = at("C", zoo=zoo, funds=[3, 0, 0], options={"strict_tokens": True})
    assert table.happened(IncomeTaken) == [IncomeTaken((22, 0, 0))], "28 seats, and 22 tokens in the supply"
    assert table.g.funds[A] == 25


def test_ruling_c12_the_marker_may_leave_the_track() -> None:
    assert at("C", round=8, zoo="snakes A1").g.parliamentary == 10


def test_5c_the_forecast_is_what_the_count_would_give() -> None:
    table = at("C", 4, zoo="elephants A3 B2 C1; snakes D1; hippos B1", hands={"A": "migration"})
    ahead = forecast(table.g)
    assert parliament(table.passes("A")).seats == tuple(ahead) == (6, 9, 0, 3)
    table = at("C", zoo="hippos B2 A1", hands={"A": "migration overhang-mandate-hippos"}, manipulation="hippos")
    table.does("A", Migration())
    g = table.g
    g.overhang.append("hippos")
    assert forecast(g) == [1, 5, 0]
