"""§5b  The campaign: who goes first, what may be placed, the offices, and that nobody is ever equal."""

import pytest

from hemicycle.engine.words import Refused
from hemicycle.games.zoocracy.campaign import LeaderCampaign, Place, PlaceBonus, SetBlockade, SetManipulation
from hemicycle.games.zoocracy.cards import NegativeCampaign, Rally
from hemicycle.games.zoocracy.edition import (
    DEFENCE,
    FINANCE,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
    SPECIES,
    ZoocracyEdition,
)
from hemicycle.games.zoocracy.events import BlockadeSet, ManipulationSet, PlayerOrder
from hemicycle.games.zoocracy.order import player_order
from tests.table import seats_of

from .builders import A, B, C, Table, at, edition

LIMITS = {2: 10, 3: 7, 4: 5, 5: 4, 6: 4}


def ordered(
    seats: list[int], goals: list[int] | None = None, offices: str = "", lots: str = "CBA"
) -> tuple[int, ...]:
    return player_order(at("B", seats=seats, goals=goals or [], offices=offices, lots=lots).g)


# Order


def test_5b_most_seats_go_first() -> None:
    # The rulebook's example: Yellow has most seats and begins; Blue comes last.
    yellow, red, orange, green, black, blue = range(6)
    table = at("B", seats=[11, 9, 7, 10, 8, 6])
    assert table.happened(PlayerOrder) == [PlayerOrder((yellow, green, red, black, orange, blue))]
    assert table.asked() == {"A": "campaign"}


def test_5b_of_equal_seats_more_goals_go_first() -> None:
    assert ordered([5, 5, 5], goals=[1, 3, 2]) == (B, C, A)


def test_5b_seats_come_before_goals_and_goals_before_offices() -> None:
    assert ordered([4, 5, 5], goals=[7, 1, 2], offices="prime-minister B") == (C, B, A)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("prime-minister", "defence"),
        ("defence", "finance"),
        ("finance", "president"),
        ("president", "opposition-leader"),
    ],
)
def test_5b_then_the_offices_in_their_order(better: str, worse: str) -> None:
    assert ordered([5, 5, 5], offices=f"{better} A, {worse} B") == (A, B, C)
    assert ordered([5, 5, 5], offices=f"{better} B, {worse} A") == (B, A, C)


def test_5b_then_the_opposition_leader_before_whoever_has_nothing() -> None:
    assert ordered([5, 5, 5], offices="opposition-leader A") == (A, C, B)


def test_5b_then_by_lot() -> None:
    assert ordered([5, 5, 5], lots="BCA") == (B, C, A)


def test_5b_in_the_first_round_the_president_goes_first_and_the_others_by_lot() -> None:
    # The rulebook's example.
    table = at("A", lots="CBA").bids(A=1, B=2, C=0)
    assert table.happened(PlayerOrder) == [PlayerOrder((B, C, A))]


def test_5b_each_party_takes_one_turn() -> None:
    table = at("B", lots="BCA", parliamentary=2)
    asked = []
    while table.g.phase == "B" and table.g.round == 1:
        (player,) = table.asked()
        asked.append(player)
        table.passes(player)
    assert asked == ["B", "C", "A"]


def test_5b_it_comes_in_every_round_and_food_adds_up_until_the_election() -> None:
    table = at("B", round=2, seats=[3, 2, 1], parliamentary=3, presidential=9)
    table.does("A", Place("snakes", 2)).all_pass("campaign")
    assert (table.g.round, table.asked()) == (3, {"A": "campaign"})
    assert table.g.tokens["snakes"] == [2, 0, 0]
    table.does("A", Place("snakes", 3))
    assert table.g.tokens["snakes"] == [5, 0, 0]


# How much


@pytest.mark.parametrize("players", LIMITS)
def test_5b_the_limit_of_a_turn_by_the_number_of_players(players: int) -> None:
    table = at("B", players, funds=[30] * players)
    placed = 0
    for species in SPECIES:
        if amounts := table.amounts("A", species):
            table.does("A", Place(species, max(amounts)))
            placed += max(amounts)
    assert placed == LIMITS[players]


def test_5b_at_most_3_on_a_species_from_the_funds_in_one_turn() -> None:
    table = at("B")
    assert table.amounts("A", "elephants") == [1, 2, 3]
    table.does("A", Place("elephants", 2))
    assert table.amounts("A", "elephants") == [1]
    table.does("A", Place("elephants", 1))
    assert table.amounts("A", "elephants") == []
    assert table.amounts("A", "monkeys") == [1, 2, 3]


def test_5b_the_3_are_counted_anew_in_each_turn() -> None:
    table = at("B", zoo="elephants A3", funds=[3, 0, 0])
    assert table.amounts("A", "elephants") == [1, 2, 3]


def test_5b_no_more_than_the_funds_hold() -> None:
    table = at("B", funds=[2, 10, 10])
    assert table.amounts("A", "elephants") == [1, 2]
    table.does("A", Place("elephants", 2))
    assert table.options("A", Place) == []
    assert table.g.funds[A] == 0


def test_5b_food_goes_from_the_funds_to_the_species() -> None:
    table = at("B").does("A", Place("elephants", 2), Place("zebras", 1))
    assert table.g.tokens["elephants"] == [2, 0, 0]
    assert table.g.tokens["zebras"] == [1, 0, 0]
    assert table.g.funds == [7, 10, 10]


def test_5b_a_new_turn_has_the_whole_limit_again() -> None:
    table = at("B", 4).does("A", Place("elephants", 3), Place("zebras", 2)).passes("A")
    assert table.amounts("B", "monkeys") == [1, 2, 3]
    assert table.amounts("B", "elephants") == [1, 2]


def test_5b_cards_go_to_an_open_discard_pile() -> None:
    table = at("B", hands={"A": "rally-elephants migration"}).does("A", Rally("elephants", 2))
    assert table.g.discard == ["rally-elephants"]
    assert table.g.hands[A] == ["migration"]


# No ties


def test_5b_no_species_may_show_equal_counts() -> None:
    table = at("B", zoo="elephants B2 C1")
    assert table.amounts("A", "elephants") == [3]
    with pytest.raises(Refused):
        table.does("A", Place("elephants", 2))


def test_5b_where_every_count_is_taken_nothing_may_be_placed() -> None:
    assert at("B", 4, zoo="elephants B1 C2 D3").amounts("A", "elephants") == []


def test_ruling_b6_parties_without_food_never_tie() -> None:
    assert at("B", zoo="elephants B3").amounts("A", "elephants") == [1, 2]


def test_ruling_b6_second_places_never_tie_either() -> None:
    assert at("B", zoo="elephants B5 C2").amounts("A", "elephants") == [1, 3]


def test_ruling_b7_each_step_is_checked_by_itself() -> None:
    # One token is refused beside B's 1, though a Rally would lift it afterwards; two tokens first are fine.
    table = at("B", zoo="hippos B1", hands={"A": "rally-hippos"})
    assert table.amounts("A", "hippos") == [2, 3]
    assert table.options("A", Rally) == [Rally("hippos", 2)]


def test_ruling_b7_the_steps_come_in_any_order() -> None:
    table = at("B", zoo="hippos B3", hands={"A": "rally-hippos"})
    table.does("A", Place("hippos", 1))
    assert table.options("A", Rally) == [Rally("hippos", 1)]
    table.does("A", Rally("hippos", 1), Place("elephants", 3))
    assert table.amounts("A", "hippos") == [2]


def test_ruling_b8_placing_is_optional() -> None:
    assert at("B").passes("A").g.tokens["elephants"] == [0, 0, 0]


def test_ruling_b8_at_most_three_parties_fit_on_a_species_from_their_funds_at_first() -> None:
    table = at("B", 4)
    table.does("A", Place("snakes", 2)).passes("A").does("B", Place("snakes", 1)).passes("B")
    table.does("C", Place("snakes", 3)).passes("C")
    assert table.amounts("D", "snakes") == []


def test_ruling_b9_cards_and_offices_come_on_top_of_both_limits() -> None:
    table = at(
        "B",
        6,
        zoo="snakes B1",
        offices="prime-minister A, opposition-leader A",
        hands={"A": "rally-elephants negative-campaign-snakes"},
    )
    table.does("A", Place("elephants", 3), Place("zebras", 1))
    table.does("A", Rally("elephants", 2), PlaceBonus("elephants", 2), NegativeCampaign("snakes", B))
    assert table.g.tokens["elephants"][A] == 7
    assert table.g.tokens["snakes"] == [1, 0, 0, 0, 0, 0]
    assert table.g.funds[A] == 6


def test_ruling_b9_what_comes_on_top_uses_no_limit() -> None:
    table = at("B", 6, offices="prime-minister A", hands={"A": "rally-elephants"})
    table.does("A", Rally("elephants", 2), PlaceBonus("elephants", 2))
    assert table.amounts("A", "elephants") == [1, 2, 3]
    table.does("A", Place("elephants", 3), Place("zebras", 1))
    assert table.options("A", Place) == []


def test_ruling_b16_a_batch_passes_over_counts_that_others_hold() -> None:
    table = at("B", zoo="elephants A1 B2").does("A", Place("elephants", 2))
    assert table.g.tokens["elephants"] == [3, 2, 0]


def test_ruling_b16_so_do_a_rally_and_the_prime_minister() -> None:
    table = at("B", zoo="elephants A1 B2", offices="prime-minister A", hands={"A": "rally-elephants"})
    assert table.options("A", Rally) == [Rally("elephants", 2)]
    assert [one for one in table.options("A", PlaceBonus) if getattr(one, "species", "") == "elephants"] == [
        PlaceBonus("elephants", 2)
    ]


# Offices


def test_5b_the_prime_minister_places_2_from_the_supply_once() -> None:
    table = at("B", offices="prime-minister A").does("A", PlaceBonus("zebras", 2))
    assert table.g.tokens["zebras"] == [2, 0, 0]
    assert table.g.funds == [10, 10, 10]
    assert table.g.face_up[PRIME_MINISTER] is False
    assert table.options("A", PlaceBonus) == []


def test_5b_only_the_prime_minister_has_the_bonus() -> None:
    table = at("B", seats=[3, 2, 1], offices="prime-minister B")
    assert table.options("A", PlaceBonus) == []
    assert table.passes("A").options("B", PlaceBonus) != []


def test_5b_an_office_that_lies_face_down_is_used() -> None:
    offices = "prime-minister A, opposition-leader A, defence A, finance A"
    table = at("B", zoo="zebras B2", offices=offices, face_down=offices)
    assert table.asked() == {"A": "campaign"}
    assert table.options("A", PlaceBonus, LeaderCampaign) == []


def test_5b_the_opposition_leader_runs_one_negative_campaign() -> None:
    table = at("B", zoo="zebras B3; snakes B2", offices="opposition-leader A")
    assert set(table.options("A", LeaderCampaign)) == {LeaderCampaign("zebras", B)}, (
        "one each is a tie on the snakes"
    )
    table.does("A", LeaderCampaign("zebras", B))
    assert table.g.tokens["zebras"] == [1, 2, 0]
    assert table.g.funds == [10, 10, 10]
    assert table.g.face_up[OPPOSITION_LEADER] is False
    assert table.options("A", LeaderCampaign) == []


def test_5b_only_the_opposition_leader_runs_it() -> None:
    table = at("B", seats=[3, 2, 1], zoo="zebras B3", offices="opposition-leader C")
    assert table.options("A", LeaderCampaign) == []
    assert table.passes("A", "B").options("C", LeaderCampaign) == [LeaderCampaign("zebras", B)]


def test_5b_the_polar_bears_of_the_example() -> None:
    # Red places 3 on the polar bears, and replaces a green token there by a Negative Campaign.
    red, green = B, C
    table = at("B", zoo="polar-bears C3", hands={"B": "negative-campaign-polar-bears"}, lots="BCA")
    with pytest.raises(Refused):
        table.does("B", Place("polar-bears", 3))  # beside green's 3 that would be a tie: the card goes first
    table.does("B", NegativeCampaign("polar-bears", green), Place("polar-bears", 3))
    assert table.g.tokens["polar-bears"] == [0, 4, 2]
    assert table.g.funds[red] == 7


def test_ruling_b10_one_or_two_tokens_on_one_species() -> None:
    table = at("B", offices="prime-minister A")
    options = table.options("A", PlaceBonus)
    assert options == [PlaceBonus(species, number) for species in table.g.tokens for number in (1, 2)]
    table.does("A", PlaceBonus("zebras", 1))
    assert table.options("A", PlaceBonus) == []


# Blockade and Manipulation


def blockaded() -> Table:
    hands = {"A": "rally-hippos negative-campaign-hippos"}
    offices = "defence C, prime-minister A, opposition-leader A"
    table = at("B", seats=[3, 2, 1], zoo="hippos B3; zebras B3", hands=hands, offices=offices)
    return table.does("C", SetBlockade("hippos"))


def test_5d_the_defence_minister_may_bar_a_species() -> None:
    table = blockaded()
    assert table.happened(BlockadeSet) == [BlockadeSet(C, "hippos")]
    assert table.g.face_up[DEFENCE] is False
    assert table.amounts("A", "hippos") == []
    assert table.amounts("A", "zebras") == [1, 2]


def test_5d_the_blockade_bars_its_own_party_too() -> None:
    assert blockaded().passes("A", "B").amounts("C", "hippos") == []


def test_5d_the_blockade_may_lie_on_any_species_or_nowhere() -> None:
    table = at("B", offices="defence C")
    assert table.asked() == {"C": "block"}
    assert table.options("C", SetBlockade) == [SetBlockade(species) for species in table.g.tokens]
    table.passes("C")
    assert table.g.blockade == ""
    assert table.g.face_up[DEFENCE] is True


def test_ruling_b11_nothing_may_be_added_there_whatever_the_source() -> None:
    table = blockaded()
    assert table.options("A", Rally, NegativeCampaign) == []
    assert {getattr(one, "species", "") for one in table.options("A", PlaceBonus)} == set(SPECIES) - {"hippos"}
    assert {getattr(one, "species", "") for one in table.options("A", LeaderCampaign)} == {"zebras"}


def test_5d_the_finance_minister_may_cover_the_numbers_of_a_species() -> None:
    table = at("B", offices="finance C")
    assert table.asked() == {"C": "manipulate"}
    assert table.options("C", SetManipulation) == [SetManipulation(species) for species in table.g.tokens]
    table.does("C", SetManipulation("snakes"))
    assert table.happened(ManipulationSet) == [ManipulationSet(C, "snakes")]
    assert (table.g.manipulation, table.g.face_up[FINANCE]) == ("snakes", False)


def test_5d_the_manipulation_marker_stays_until_the_next_election() -> None:
    table = at("B", round=2, parliamentary=3, presidential=9, offices="finance C")
    table.does("C", SetManipulation("snakes"))
    while table.g.round == 2:
        table.passes(next(iter(table.asked())))
    assert table.g.manipulation == "snakes"


def test_ruling_b12_defence_decides_before_finance_and_both_before_the_first_turn() -> None:
    table = at("B", seats=[3, 2, 1], offices="defence B, finance C")
    assert table.asked() == {"B": "block"}
    table.passes("B")
    assert table.asked() == {"C": "manipulate"}
    table.passes("C")
    assert table.asked() == {"A": "campaign"}


def test_ruling_b12_both_markers_may_lie_on_the_same_species() -> None:
    table = at("B", offices="defence B, finance B").does("B", SetBlockade("hippos"), SetManipulation("hippos"))
    assert (table.g.blockade, table.g.manipulation) == ("hippos", "hippos")


def test_ruling_b12_each_may_wait_for_the_second_campaign() -> None:
    table = at("B", round=2, parliamentary=4, presidential=9, offices="defence B, finance C")
    table.all_pass("block").all_pass("manipulate").all_pass("campaign")
    assert table.g.round == 3
    assert table.asked() == {"B": "block"}


def test_ruling_b14_a_good_harvest_lifts_only_the_limit_of_the_turn() -> None:
    table = at("B", 6, harvest=2)
    table.does("A", Place("elephants", 3), Place("zebras", 3))
    assert table.options("A", Place) == []


def test_ruling_b14_a_crop_failure_lowers_it() -> None:
    table = at("B", 6, harvest=-2).does("A", Place("elephants", 2))
    assert table.options("A", Place) == []


def test_ruling_b14_a_limit_never_falls_below_nothing() -> None:
    text = edition().text.replace("campaign = { rulebook = 7 }", "campaign = { source = 1 }")
    table = at("B", harvest=-2, edition=ZoocracyEdition.parse(text), hands={"A": "rally-hippos"})
    assert table.options("A", Place) == []
    assert table.request("A").about == {"left": 0}


def test_5b_whoever_has_less_food_than_the_limit_is_told_so() -> None:
    assert at("B", funds=[2, 9, 9]).request("A").about == {"left": 2}
    assert at("B", funds=[0, 9, 9]).request("A").about == {"left": 0}


def test_ruling_b15_without_president_the_first_order_is_all_by_lot() -> None:
    table = at("A", lots="CAB").bids(A=0, B=0, C=0).bids(A=0, B=0, C=0)
    assert table.happened(PlayerOrder) == [PlayerOrder(seats_of("CAB"))]
