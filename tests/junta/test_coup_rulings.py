"""Two rulings of the coup's own: a cousin whose post was vacant, and an exile who comes back with his puppets."""

from __future__ import annotations

from hemicycle.games.junta.coup.march import ComeBack, March

from .coup_builders import fighting


def test_ruling_c11_a_cousin_whose_post_was_nobodys_moves_just_before_the_president() -> None:
    units = ("A brigade-1 6 barracks-1", "A guards 4 palace", "C strikers 2 docks", "E strikers 2 docks")
    table = fighting(*units, rebels="C", first="C", leads="C", cousin="general-1")
    table.ends("C", "E")
    assert {action.area for action in table.options("A", March)} == {"barracks-1"}, "the cousin"
    table.ends("A")
    assert {action.area for action in table.options("A", March)} == {"palace"}, "then the President himself"


def test_ruling_c13_an_exile_who_comes_back_for_a_coup_brings_his_puppets_with_him() -> None:
    table = fighting(
        "- brigade-2 6 barracks-2",
        "C police 2 market",
        players=3,
        first="C",
        phase=0,
        exiles="B",
        factions={"A": "D", "B": "E"},
        posts={"C": "minister", "E": "general-2"},
        money={"B": (2, 0, 0)},
        options={"return_for_coup": "yes"},
    )
    table.ends("C").does("B", ComeBack((2, 0, 0)))
    assert table.at("barracks-2") == {"E brigade-2": 6}
    while table.about() != "E":
        table.ends(table.asked()[0][0])
    assert table.asked() == [("B", "move-units")]
    assert table.options("B", March)
