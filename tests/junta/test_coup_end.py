"""The end of a coup: sides, control, Junta and firing squad (rulings 73 to 79)."""

from __future__ import annotations

from hemicycle.engine.flow import settle
from hemicycle.engine.window import PASS
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.aftermath import Acclaim, ChooseSide, Execute, Spare
from hemicycle.games.junta.coup.events import CoupDecided, CoupEnded, FightSettled, JuntaFormed, JuntaVoted
from hemicycle.games.junta.coup.phases import Concede, FightOn
from hemicycle.games.junta.edition import POSTS
from hemicycle.games.junta.events import FamilyKilled
from hemicycle.games.junta.money import size, worth
from hemicycle.games.junta.state import NOBODY
from hemicycle.games.junta.turn import NinePhases

from .coup_builders import A, B, C, D, E, Table, fighting

JUNTA, PRESIDENT = ChooseSide("junta"), ChooseSide("president")
SPARE = Spare()
POINTS = ("palace", "parliament", "central-bank", "radio", "railway")
THREE = ("B brigade-1 2 palace", "B brigade-1 2 parliament", "B brigade-1 2 radio")


def sides(table: Table, junta: str) -> Table:
    """All choose their side: these declare for the Junta."""
    while table.waiting() and table.asked()[0][1] == "choose-side":
        player = table.asked()[0][0]
        table.does(player, JUNTA if player in junta else PRESIDENT)
    return table


def decided(table: Table) -> CoupDecided:
    (event,) = table.happened(CoupDecided)
    return event


# Sides and control


def test_sides_are_declared_from_the_first_rebel_on_and_the_president_has_no_choice() -> None:
    table = fighting(*THREE, first="D", rebels="DB", step="end", dead="E")
    order = ""
    while table.asked()[0][1] == "choose-side":
        order += table.asked()[0][0]
        table.does(order[-1], JUNTA)
    assert order == "DBC"
    assert table.coup.sides == ["president", "junta", "junta", "junta", ""]


def test_vectors_4_6_three_of_five_points_win() -> None:
    table = sides(fighting(*THREE, step="end"), "B")
    assert decided(table).side == "junta"
    assert decided(table).junta == ("palace", "parliament", "radio")
    table = sides(fighting(*THREE[:2], step="end"), "B")
    assert decided(table).side == "president"
    assert decided(table).president == ("central-bank", "radio", "railway"), "what is empty is his"


def test_vectors_4_6_a_mixed_point_is_the_presidents() -> None:
    table = sides(fighting(*THREE, "C strikers 1 radio", step="end"), "B")
    assert decided(table).side == "president"
    table = sides(fighting(*THREE, "C strikers 1 radio", step="end"), "BC")
    assert decided(table).side == "junta", "a Loyalist may declare for the Junta"


def test_a_rebel_may_declare_for_the_president() -> None:
    table = sides(fighting(*THREE, step="end"), "")
    assert decided(table).side == "president"


def test_ruling_61_units_of_nobody_control_nothing() -> None:
    table = sides(fighting(*THREE, "- police 2 radio", step="end"), "B")
    assert decided(table).side == "junta"
    table = sides(fighting(*THREE[:2], "- brigade-1 2 radio", step="end"), "B")
    assert decided(table).side == "president"


def test_six_phases_follow_the_rebellion() -> None:
    table = fighting("B brigade-1 2 palace", phase=0)
    phases = []
    while table.asked() == [("B", "move-units")]:
        phases.append(table.coup.phase)
        table.ends("B")
    assert phases == [0, 1, 2, 3, 4, 5, 6]
    assert table.asked() == [("B", "choose-side")]


# An early end


def test_ruling_73_all_present_players_must_agree() -> None:
    table = fighting(*THREE, exiles="E", dead="D", hands={"A": "spy"}, leads="B")
    assert table.coup.fighters == (A, B, C)
    table.agrees("A", Concede("president")).agrees("B", Concede("junta")).agrees("C", Concede("junta"))
    assert table.asked() == [("B", "move-units")]
    table.agrees("A", Concede("junta"))
    assert table.happened(FightSettled) == [FightSettled("junta")]
    assert table.asked() == [("B", "choose-side")], "sides are declared all the same"
    sides(table, "")
    assert decided(table).side == "junta", "whoever controls what"
    assert decided(table).agreed


def test_ruling_73_who_agreed_may_fight_on() -> None:
    table = fighting(*THREE, dead="DE")
    table.agrees("A", Concede("junta")).agrees("B", Concede("junta")).agrees("A", FightOn())
    table.agrees("C", Concede("junta"))
    assert table.coup.settled == ""
    assert table.coup.agreed == ["", "junta", "junta", "", ""]


def test_ruling_j33_agreement_is_not_toggled_for_ever() -> None:
    table = fighting(*THREE, dead="DE")
    for _ in range(10):
        table.agrees("A", Concede("junta")).agrees("A", FightOn())
    assert [one.seat for one in table.game.requests if one.kind == "concede"] == [B, C]


def test_ruling_73_also_in_the_middle_of_a_fight() -> None:
    table = fighting("B brigade-1 2 palace", "A guards 4 palace", dead="CDE", step="combat")
    assert sorted(table.asked()) == [("A", "fire"), ("B", "fire")]
    table.agrees("A", Concede("president")).agrees("B", Concede("president"))
    assert table.asked() == [("B", "choose-side")]


def test_once_the_fight_is_over_there_is_nothing_to_agree_on() -> None:
    table = fighting(*THREE, step="end")
    assert [one for one in table.game.requests if one.optional] == []


# The President has won


def test_ruling_74_the_president_may_shoot_one_rebel() -> None:
    money = {"B": (1, 1, 0), "A": (2, 0, 0)}
    table = fighting("B brigade-1 2 palace", rebels="BD", step="end", money=money, hands={"B": "riots"})
    sides(table, "")
    assert table.asked() == [("A", "firing-squad")]
    assert table.options("A") == [Execute(B), Execute(D), SPARE], "also those who have come back to him"
    table.does("A", Execute(B))
    g = table.g
    assert g.families[B].dead
    assert g.families[A].reserve == (3, 1, 0)
    assert g.discard == ["riots"]
    assert g.coup is None
    assert [one.heir for one in table.happened(FamilyKilled)] == [A]
    assert table.happened(CoupEnded) == [CoupEnded("president")]


def test_ruling_79_an_execution_is_optional() -> None:
    table = sides(fighting("B brigade-1 2 palace", step="end"), "").does("A", SPARE)
    assert not any(one.dead for one in table.g.families)
    assert table.g.president == A


# The Junta has won


def test_ruling_75_the_junta_are_rebels_who_declared_for_it() -> None:
    table = sides(fighting(*THREE, rebels="BCD", step="end"), "BDE")
    assert table.happened(JuntaFormed) == [JuntaFormed((B, D))], "not E, who was loyal, and not C"
    assert sorted(table.asked()) == [("B", "elect-junta"), ("D", "elect-junta")]
    assert table.options("B") == [Acclaim(B), Acclaim(D), PASS]
    table.does("B", Acclaim(D)).does("D", Acclaim(D))
    assert table.happened(JuntaVoted) == [JuntaVoted((B, D), (D, D))]
    assert table.g.president == D


def test_ruling_c15_a_member_of_the_junta_may_abstain() -> None:
    table = sides(fighting(*THREE, rebels="BCD", step="end"), "BCD")
    table.does("B", PASS).does("C", Acclaim(D)).does("D", PASS)
    assert table.happened(JuntaVoted) == [JuntaVoted((B, C, D), (NOBODY, D, NOBODY))]
    assert table.g.president == D
    texts = RULES.texts("en")
    texts.names = tuple("ABCDE")
    assert "abstains" in texts.event(table.happened(JuntaVoted)[0])


def test_ruling_c15_where_all_abstain_the_first_rebel_decides_among_them() -> None:
    table = sides(fighting(*THREE, first="D", rebels="DB", step="end"), "BD").does("B", PASS).does("D", PASS)
    assert table.asked() == [("D", "elect-junta")]
    assert table.options("D") == [Acclaim(D), Acclaim(B)]


def test_ruling_76_without_such_rebels_all_rebels_are_the_junta() -> None:
    units = ("E police 2 palace", "E police 1 radio", "E police 1 railway")
    table = sides(fighting(*units, rebels="BC", step="end"), "E")
    assert decided(table).side == "junta"
    assert table.happened(JuntaFormed) == [JuntaFormed((B, C))]


def test_a_junta_of_one_needs_no_vote() -> None:
    table = sides(fighting(*THREE, step="end"), "B")
    assert table.g.president == B
    assert table.asked() == [("B", "firing-squad")]


def test_the_first_rebel_breaks_ties() -> None:
    table = sides(fighting(*THREE, first="D", rebels="DB", step="end"), "BD")
    table.does("B", Acclaim(B)).does("D", Acclaim(D))
    assert table.asked() == [("D", "elect-junta")]
    table.does("D", Acclaim(B))
    assert table.g.president == B


def test_ruling_77_if_he_is_no_member_the_first_clockwise_from_him() -> None:
    table = sides(fighting(*THREE, first="D", rebels="DBC", step="end"), "BC")
    table.does("B", Acclaim(C)).does("C", Acclaim(B))
    assert table.asked() == [("B", "elect-junta")]


def test_ruling_78_posts_after_a_successful_coup() -> None:
    posts = {"B": "general-1", "C": "general-2", "D": "general-3 minister"}
    table = sides(fighting(*THREE, step="end", posts=posts), "B").does("B", SPARE)
    assert table.g.president == B
    held = {post: table.g.posts[post] for post in POSTS}
    assert held["general-1"] == NOBODY, "the new President's are frozen until Phase 2"
    assert held["general-2"] == C
    assert A not in held.values()


def test_ruling_78_the_cousin_of_the_ousted_president_goes() -> None:
    table = fighting(*THREE, step="end", cousin="general-2", cousin_of="E", dead="E")
    sides(table, "B").does("B", SPARE)
    assert table.g.cousin == ""
    assert table.g.posts["general-2"] == NOBODY


def test_ruling_79_the_new_president_may_shoot_anybody_in_the_country_but_himself() -> None:
    table = sides(fighting(*THREE, rebels="BC", step="end", exiles="D", money={"A": (0, 3, 0)}), "B")
    assert table.options("B") == [Execute(A), Execute(C), Execute(E), SPARE]
    table.does("B", Execute(A))
    assert table.g.families[A].dead
    assert table.g.families[B].reserve == (0, 3, 0)


# Afterwards


def test_option_toll_four_bills_leave_the_pile() -> None:
    for toll, gone in (("no", 0), ("yes", 4)):
        table = sides(fighting(*THREE, step="end", options={"toll": toll}), "")
        before = len(table.g.pile)
        table.does("A", SPARE)
        assert before - len(table.g.pile) == gone
        assert size(table.g.box) == gone
        assert worth(table.g.edition.bills) == worth(table.g.box) + sum(table.g.pile)


def test_ruling_11_the_president_does_not_resign_in_a_coup() -> None:
    """What the procedures below offer has to wait; what the coup itself offers is there."""
    table = fighting("A guards 4 palace", "B brigade-1 2 docks", leads="A")
    turn = NinePhases()
    table.g.stack.insert(0, turn)
    assert list(turn.out_of_turn(table.g)), "the President is asked, so that he could resign"
    settle(table.g)
    assert {(one.kind, one.origin) for one in table.game.requests if one.optional} == {("concede", 1)}
