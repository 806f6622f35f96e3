"""Phase 8: who may declare a coup, and with what (rulings 46 to 50)."""

from __future__ import annotations

from hemicycle.engine.window import PASS
from hemicycle.games.junta.coup.declaration import DeclareCoup, PlayPretext, StartWithCard
from hemicycle.games.junta.coup.events import CoupDeclared, UnitsAppeared
from hemicycle.games.junta.coup.march import EndMove, March
from hemicycle.games.junta.edition import HEADQUARTERS
from hemicycle.games.junta.events import LocationShown, SituationUnstable

from .coup_builders import B, C, declaring

POSTS = {"B": "general-1", "C": "admiral", "D": "commander", "E": "minister general-2"}
MOVE, SHELL, STRIKE = DeclareCoup("move"), DeclareCoup("shell"), DeclareCoup("strike")


def test_phase_8_every_player_but_the_president_is_asked_from_his_left() -> None:
    table = declaring(president="C", posts={"B": "general-1", "A": "general-2", "D": "admiral", "E": "minister"})
    order = ""
    while table.waiting():
        order += table.asked()[0][0]
        table.does(order[-1], PASS)
    assert order == "DEAB"
    assert table.g.over, "nobody has declared anything: the phase is over"


def test_phase_8_the_dead_and_exiles_are_not_asked() -> None:
    table = declaring(posts=POSTS, dead="B", exiles="C", unstable=True)
    assert table.asked() == [("D", "declare-coup")]


def test_phase_8_who_has_nothing_to_begin_with_may_only_pass() -> None:
    """All the same he is asked: what he holds is nobody's business."""
    table = declaring(posts=POSTS, hands={"B": "spy"})
    assert table.options("B") == [PASS]


def test_ruling_46_unstable_is_a_permission() -> None:
    table = declaring(posts=POSTS, unstable=True)
    assert table.options("B") == [MOVE, PASS]
    assert table.does("B", PASS).options("C") == [MOVE, SHELL, PASS]
    assert table.does("C", PASS).options("D") == [MOVE, STRIKE, PASS]
    assert table.does("D", PASS).options("E") == [MOVE, PASS]


def test_ruling_46_moving_and_shelling_alone_are_no_permission() -> None:
    table = declaring(posts=POSTS)
    for player in "BCDE":
        assert table.options(player) == [PASS]
        table.does(player, PASS)


def test_ruling_46_headquarters_are_a_permission_and_are_shown() -> None:
    table = declaring(posts=POSTS, at={"B": HEADQUARTERS})
    table.does("B", MOVE)
    assert table.g.families[B].shown == HEADQUARTERS
    assert table.happened(LocationShown) == [LocationShown(B, HEADQUARTERS)]
    assert table.coup.first == B


def test_ruling_46_headquarters_stay_hidden_where_the_situation_is_unstable() -> None:
    table = declaring(posts=POSTS, at={"B": HEADQUARTERS}, unstable=True)
    table.does("B", MOVE)
    assert table.g.families[B].shown == ""


def test_ruling_46_a_card_with_units_is_a_permission_and_makes_it_unstable() -> None:
    table = declaring(posts=POSTS, hands={"B": "riots"})
    assert table.options("B") == [StartWithCard("riots", "poor"), PASS]
    table.does("B", StartWithCard("riots", "poor"))
    assert table.g.unstable
    assert table.happened(SituationUnstable)
    assert table.happened(CoupDeclared) == [CoupDeclared(B, "card")]
    assert table.happened(UnitsAppeared) == [UnitsAppeared(B, "riots", "rioters", 8, "poor")]
    assert table.at("poor") == {"B rioters": 8}
    assert table.rebels == "B"


def test_ruling_46_a_pretext_makes_it_unstable_and_he_is_asked_again() -> None:
    table = declaring(posts=POSTS, hands={"B": "carnival petition"})
    assert table.options("B") == [PlayPretext("carnival"), PlayPretext("petition"), PASS]
    table.does("B", PlayPretext("carnival"))
    assert table.g.unstable
    assert table.g.discard == ["carnival"]
    assert table.options("B") == [MOVE, PASS], "another pretext would change nothing"


def test_ruling_46_a_pretext_of_one_serves_those_after_him() -> None:
    table = declaring(posts=POSTS, hands={"B": "carnival"})
    table.does("B", PlayPretext("carnival"), PASS)
    assert table.options("C") == [MOVE, SHELL, PASS]


def test_ruling_46_a_card_that_is_a_pretext_and_brings_units_does_both() -> None:
    table = declaring(posts=POSTS, hands={"B": "pretender"}, edition="older")
    table.does("B", StartWithCard("pretender", "north"))
    assert table.g.unstable
    assert table.at("north") == {"B patriotic-league": 1}


def test_ruling_46_the_helicopter_appears_with_a_stack_of_ones_own() -> None:
    table = declaring(posts=POSTS, hands={"E": "helicopter"})
    table.does("B", PASS).does("C", PASS).does("D", PASS)
    areas = [action.area for action in table.options("E", StartWithCard)]
    assert areas == ["barracks-2", "police-1", "police-2", "police-3", "police-4"]
    assert table.does("E", StartWithCard("helicopter", "police-2")).at("police-2") == {
        "E police": 1,
        "E helicopter": 1,
    }


def test_ruling_47_a_coup_by_card_leaves_the_first_rebel_his_move() -> None:
    table = declaring(posts=POSTS, hands={"B": "riots"}).does("B", StartWithCard("riots", "poor"))
    assert March("poor", "market") in table.options("B")
    table.does("B", March("poor", "market"))
    assert table.at("market") == {"B rioters": 8}
    assert ("B", "move-units") not in table.asked(), "and there is nothing left that he could do"


def test_declaring_by_a_move_one_must_move_or_land() -> None:
    table = declaring(posts=POSTS, unstable=True).does("B", PASS).does("C", MOVE)
    assert table.asked() == [("C", "move-units")]
    assert table.options("C", EndMove) == [], "the Admiral must land his marines"


def test_ruling_48_announced_shelling_is_fired_in_phase_0_and_leaves_a_move() -> None:
    table = declaring(posts={"B": "general-1 admiral"}, unstable=True).does("B", SHELL)
    assert table.options("B", March), "he still has a move"
    assert table.options("B", EndMove), "but need not make it"
    table.to_combat()
    assert table.asked() == [("B", "bombard")]
    assert PASS not in table.options("B"), "he has said that he would fire"


def test_ruling_48_an_announced_air_strike_is_flown() -> None:
    table = declaring(posts={"B": "commander admiral"}, unstable=True).does("B", STRIKE).to_combat()
    assert {action.weapon for action in table.options("B")} == {"air-strike"}, "that one, not the gunboat"


def test_ruling_49_only_the_first_in_order_declares() -> None:
    table = declaring(posts=POSTS, unstable=True).does("B", PASS).does("C", SHELL)
    assert table.coup.first == C
    assert table.rebels == "C"
    assert table.asked()[0] == ("C", "move-units")
    assert table.g.coups == 1


def test_ruling_50_strict_tables_want_both() -> None:
    strict = {"coups": "strict"}
    for unstable, home, allowed in ((True, False, False), (False, True, False), (True, True, True)):
        at = {"B": HEADQUARTERS} if home else {}
        table = declaring(posts=POSTS, options=strict, unstable=unstable, at=at)
        assert (MOVE in table.options("B")) is allowed
    table.does("B", MOVE)
    assert table.g.families[B].shown == HEADQUARTERS, "he has to show that he may"


def test_ruling_c4_a_card_with_units_is_no_permission_at_strict_tables() -> None:
    strict = {"coups": "strict"}
    table = declaring(posts=POSTS, options=strict, hands={"B": "riots"}, unstable=True)
    assert table.options("B") == [PASS]
    table = declaring(posts=POSTS, options=strict, hands={"B": "riots"}, at={"B": HEADQUARTERS})
    assert table.options("B") == [StartWithCard("riots", "poor"), PASS], "the card itself makes it unstable"


def test_small_games_only_players_declare() -> None:
    factions = {"A": "C", "B": "DE"}
    table = declaring(2, posts={"D": "general-1", "B": "commander"}, factions=factions, unstable=True)
    assert table.asked() == [("B", "declare-coup")]
    table.does("B", PASS)
    assert table.g.over


def test_initial_deployment() -> None:
    table = declaring(posts=POSTS, unstable=True).does("B", MOVE)
    assert table.at("barracks-1") == {"B brigade-1": 6}
    assert table.at("barracks-3") == {"- brigade-3": 6}, "a post that is vacant"
    assert table.at("palace") == {"A guards": 4}
    assert [table.at(f"police-{number}") for number in range(1, 5)] == [{"E police": 1}] * 4
    assert table.coup.landed == []


def test_initial_deployment_of_the_police_after_a_forced_budget() -> None:
    table = declaring(posts=POSTS, unstable=True, forced=True).does("B", MOVE)
    assert table.at("parliament") == {"E police": 4}
    assert table.at("police-1") == {}


def test_ruling_61_units_of_the_dead_and_of_exiles_obey_nobody() -> None:
    table = declaring(posts=POSTS, unstable=True, dead="E").does("B", MOVE)
    assert table.at("barracks-2") == {"- brigade-2": 6}
    assert table.at("police-1") == {"- police": 1}
