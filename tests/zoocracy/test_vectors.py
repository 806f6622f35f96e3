"""The dossier's worked examples."""

from collections import Counter

from hemicycle.games.zoocracy.campaign import Place
from hemicycle.games.zoocracy.events import ParliamentElected

from .builders import at, begin, edition

ROUND_ONE = {
    "A": "zebras 3, hippos 1",
    "B": "snakes 1, hippos 2, polar-bears 1",
    "C": "elephants 3, monkeys 1",
    "D": "monkeys 3, zebras 1",
    "E": "elephants 1, parrots 1, penguins 1, flamingos 1",
    "F": "penguins 2, polar-bears 2",
}
"""What six parties place in the first round, in turn order."""


def test_vector_the_seat_line_of_the_first_round() -> None:
    table = at("B", 6, funds=[8] * 6)
    for player, placings in ROUND_ONE.items():
        for placing in placings.split(", "):
            species, number = placing.split()
            table.does(player, Place(species, int(number)))
        assert table.options(player, Place) == [], "four tokens are all that six players may place"
        table.passes(player)
    (elected,) = table.happened(ParliamentElected)
    assert elected == ParliamentElected((7, 11, 8, 6, 10, 9), 51, 26)


def test_vector_the_whole_zoo_gives_51_votes() -> None:
    shown = edition().shown
    assert sum(map(sum, shown.values())) == 51
    assert sum(numbers[0] for numbers in shown.values()) == 39
    water = edition().watering_hole
    assert sum(sum(numbers) for species, numbers in shown.items() if species in water) == 24
    assert sum(sum(numbers) for species, numbers in shown.items() if species not in water) == 27


def test_vector_the_first_is_never_below_the_second_after_a_season() -> None:
    assert all(numbers[0] - 1 >= numbers[1] for numbers in edition().shown.values() if len(numbers) == 2)


def test_vector_some_species_are_worth_more_than_the_marker_and_some_less() -> None:
    worth = Counter((numbers[0] > 4) - (numbers[0] < 4) for numbers in edition().shown.values())
    assert worth == {1: 4, 0: 2, -1: 3}


def test_vector_start_food_pays_for_two_campaigns() -> None:
    for players, table in edition().tables.items():
        assert table.food == 2 * table.campaign, players


def test_vector_51_seats_of_a_full_zoo_at_any_table() -> None:
    for players in range(2, 7):
        g = begin(players).g
        assert sum(sum(g.edition.votes[species]) for species in g.tokens) == 51
