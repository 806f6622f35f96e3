"""The coup at tables of two and three: puppets, each led by the head of its faction (ruling C7)."""

from __future__ import annotations

from hemicycle.games.junta.coup.aftermath import ChooseSide, Execute, Spare
from hemicycle.games.junta.coup.combat import Bombard
from hemicycle.games.junta.coup.events import CoupDecided, JuntaFormed
from hemicycle.games.junta.coup.march import END_MOVE, March
from hemicycle.games.junta.coup.salvos import FireAt

from .coup_builders import A, B, C, D, E, fighting

# Two players, A and B, and the puppets C, who follows A, and D and E, who follow B.
FACTIONS = {"A": "C", "B": "DE"}
JUNTA = ChooseSide("junta")


def test_puppets_have_their_own_turn_and_their_leader_decides() -> None:
    units = ("B brigade-1 1 docks", "D brigade-2 1 docks", "C brigade-3 1 rich", "A guards 1 palace")
    table = fighting(*units, players=2, factions=FACTIONS, leads="B", rebels="BD")
    order = []
    while table.asked()[0][1] == "move-units" and table.coup.phase == 1:
        order.append((table.asked()[0][0], table.about()))
        table.ends(order[-1][0])
    assert order == [("B", "B"), ("A", "C"), ("B", "D"), ("A", "A")]


def test_puppets_of_the_president_do_nothing_in_the_rebellion() -> None:
    units = ("B brigade-1 1 docks", "D brigade-2 1 docks", "C brigade-3 1 rich", "A guards 1 palace")
    table = fighting(*units, players=2, factions=FACTIONS, phase=0, hands={"C": "riots"})
    table.ends("B")
    assert (table.asked()[0], table.about()) == (("B", "move-units"), "D")
    table.does("B", March("docks", "central-bank"))
    assert table.coup.rebels == [B, D]
    assert table.coup.phase == 1, "C holds a card, and was not asked"


def test_ruling_c7_one_faction_does_not_fight_itself() -> None:
    units = ("B brigade-1 2 docks", "D brigade-2 2 docks", "B brigade-1 2 market", "D brigade-2 2 market")
    table = fighting(*units, players=2, factions=FACTIONS, step="combat", rebels="B")
    assert table.coup.phase == 2, "a Rebel and a loyal puppet of his"


def test_ruling_c7_the_presidents_puppets_never_fire_at_guards() -> None:
    units = ("D guards 2 docks", "C brigade-3 2 docks", "B brigade-1 1 market")
    table = fighting(*units, players=2, factions=FACTIONS, step="combat", posts={"C": "admiral"})
    assert [action.family for action in table.options("A", Bombard)] == [B]
    table.quiet()
    assert table.asked() == [("B", "fire")]
    assert table.options("B", FireAt) == [FireAt(C)]


def test_sides_of_puppets_are_their_leaders_and_the_presidents_are_his() -> None:
    units = ("D brigade-1 2 palace", "E brigade-2 2 radio", "B brigade-3 2 railway")
    table = fighting(*units, players=2, factions=FACTIONS, rebels="BD", step="end")
    for family in "BDE":
        assert (table.asked()[0], table.about()) == (("B", "choose-side"), family)
        table.does("B", JUNTA)
    assert table.coup.sides == ["president", "junta", "president", "junta", "junta"]
    assert table.happened(CoupDecided)[0].side == "junta"
    assert table.happened(JuntaFormed) == [JuntaFormed((B, D))]
    assert table.g.president == B, "only a player can be President"
    assert table.options("B") == [Execute(A), Execute(C), Execute(D), Execute(E), Spare()]


def test_ruling_c6_a_junta_without_a_player_is_all_rebels() -> None:
    units = ("D brigade-1 2 palace", "D brigade-1 2 radio", "D brigade-1 2 railway")
    table = fighting(*units, players=2, factions=FACTIONS, rebels="BD", step="end")
    table.does("B", ChooseSide("president")).does("B", JUNTA).does("B", ChooseSide("president"))
    assert table.happened(JuntaFormed) == [JuntaFormed((B, D))]
    assert table.g.president == B


def test_the_president_may_shoot_a_puppet_that_rebelled() -> None:
    table = fighting("D brigade-1 2 docks", players=2, factions=FACTIONS, rebels="BD", step="end")
    table.does("B", JUNTA, JUNTA, JUNTA)
    assert table.options("A") == [Execute(B), Execute(D), Spare()]
    table.does("A", Execute(D))
    assert table.g.families[D].dead


def test_puppets_of_a_dead_leader_take_no_part() -> None:
    """Three players: B is dead, and D follows him."""
    units = ("C brigade-1 1 docks", "- brigade-2 1 docks")
    factions = {"A": "E", "B": "D"}
    table = fighting(*units, players=3, factions=factions, first="C", dead="B", leads="C")
    table.does("C", END_MOVE)
    assert table.coup.phase == 2
