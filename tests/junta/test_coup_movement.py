"""Coup A: movement (rulings 51 to 61 and 92)."""

from __future__ import annotations

from typing import Any

from hemicycle.engine import flow
from hemicycle.engine.window import PASS
from hemicycle.games.junta.coup.bribery import STOP_BRIBING, BribeUnits, StopBribing, TryBribe
from hemicycle.games.junta.coup.city import uprising
from hemicycle.games.junta.coup.events import CoupPhaseBegan, ExileJoined, UnitBribed, UnitsMarched
from hemicycle.games.junta.coup.march import (
    END_MOVE,
    ComeBack,
    EndMove,
    Fly,
    HoldBack,
    Land,
    March,
    PlayUnits,
    SendPolice,
)
from hemicycle.games.junta.pay import PayBills
from hemicycle.games.junta.trades import HandUnits, give_units

from .coup_builders import LETTERS, A, B, C, E, Table, fighting

POSTS = {"B": "general-1", "C": "admiral", "D": "commander", "E": "minister general-2"}
SIX = "B brigade-1 6 barracks-1"


def first_moves(table: Table) -> str:
    """In which order the families of this phase are asked for their moves, once each."""
    order, phase = "", table.coup.phase
    while table.waiting() and table.asked()[0][1] == "move-units" and table.coup.phase == phase:
        order += table.about()
        table.ends(table.asked()[0][0])
    return order


# Order


def test_phase_0_begins_with_the_first_rebel_and_phase_1_with_his_left() -> None:
    units = [f"{letter} strikers 1 docks" for letter in "ABCDE"]
    table = fighting(*units, phase=0, first="C")
    assert first_moves(table) == "CDEB", "the President does not move, and holds no card"
    for phase, order in ((1, "DEABC"), (2, "EABCD"), (3, "ABCDE"), (4, "BCDEA")):
        table.quiet()
        assert table.coup.phase == phase
        assert first_moves(table) == order
    assert [one.family for one in table.happened(CoupPhaseBegan)] == [3, 4, 0, 1, 2]


def test_ruling_c8_the_first_mover_passes_over_who_is_not_there() -> None:
    units = [f"{letter} strikers 1 docks" for letter in "ABC"]
    table = fighting(*units, phase=0, first="C", dead="D", exiles="E")
    order = [first_moves(table)]
    for _ in range(3):
        order.append(first_moves(table.quiet()))
    assert order == ["CB", "ABC", "BCA", "CAB"]


def test_who_has_neither_units_nor_cards_is_not_asked() -> None:
    table = fighting(SIX, "A guards 4 palace", hands={"D": "spy"}, leads="C")
    assert first_moves(table) == "DAB", "a card, whatever it is, might bring units"


# One move


def test_coup_movement_one_stack_a_phase() -> None:
    table = fighting(SIX, "B police 2 police-4", hands={"B": "spy"}, leads="B")
    assert {action.area for action in table.options("B", March)} == {"barracks-1", "police-4"}
    assert {action.to for action in table.options("B", March) if action.area == "barracks-1"} == {
        "market",
        "police-4",
        "docks",
    }
    table.does("B", March("barracks-1", "police-4"))
    assert table.at("police-4") == {"B police": 2, "B brigade-1": 6}
    assert table.options("B") == [END_MOVE], "units that have not moved must wait, too"


def test_coup_movement_some_may_be_left_behind() -> None:
    table = fighting("B brigade-1 3 docks", "B strikers 1 docks", leads="B")
    assert table.options("B", HoldBack) == [HoldBack("docks", "brigade-1"), HoldBack("docks", "strikers")]
    table.does("B", HoldBack("docks", "strikers"), HoldBack("docks", "brigade-1"))
    assert table.options("B", HoldBack) == [HoldBack("docks", "brigade-1")]
    table.does("B", HoldBack("docks", "brigade-1"))
    assert table.options("B", HoldBack) == [], "somebody has to move"
    table.does("B", March("docks", "barracks-1"))
    assert table.at("docks") == {"B brigade-1": 2, "B strikers": 1}
    assert table.at("barracks-1") == {"B brigade-1": 1}
    assert table.happened(UnitsMarched)[-1].numbers == (1,)


def test_nobody_must_move() -> None:
    table = fighting(SIX, leads="B")
    assert END_MOVE in table.options("B")


def test_ruling_51_two_posts_one_move() -> None:
    table = fighting(
        "E police 4 parliament", "E brigade-2 6 barracks-2", posts=POSTS, leads="E", hands={"E": "spy"}
    )
    table.does("E", March("parliament", "centre"))
    assert table.options("E", March) == []


def test_ruling_51_the_cousin_moves_at_the_place_of_whose_post_he_has() -> None:
    cousin: dict[str, Any] = {"cousin": "general-1", "cousin_of": "D", "dead": "D"}
    units = ("A brigade-1 6 barracks-1", "A guards 4 palace", "C strikers 2 docks", "E strikers 2 docks")
    table = fighting(*units, rebels="C", first="C", leads="C", **cousin)
    table.ends("C")
    assert table.asked() == [("A", "move-units")]
    assert {action.area for action in table.options("A", March)} == {"barracks-1"}
    table.does("A", March("barracks-1", "market"))
    table.ends("E")
    assert {action.area for action in table.options("A", March)} == {"palace"}, "and his own move besides"


def test_ruling_55_the_cousin_does_not_move_in_the_rebellion() -> None:
    cousin: dict[str, Any] = {"cousin": "general-1", "cousin_of": "D", "dead": "D"}
    table = fighting("A brigade-1 6 barracks-1", "C strikers 2 docks", first="C", phase=0, **cousin)
    assert first_moves(table) == "C"


# Landing


def test_ruling_52_who_has_landed_does_not_move_again() -> None:
    table = fighting("C brigade-1 2 docks", posts=POSTS, leads="C")
    assert {action.to for action in table.options("C", Land)} == {"radio", "docks", "barracks-1"}
    table.does("C", Land("marines", "docks"))
    table.does("C", March("docks", "central-bank"))
    assert table.at("docks") == {"C marines": 1}


def test_ruling_53_a_landing_is_free() -> None:
    table = fighting("D brigade-1 2 docks", posts=POSTS, leads="D")
    assert len(table.options("D", Land)) == 25, "paratroopers come down anywhere"
    table.does("D", March("docks", "central-bank"), Land("paratroopers", "palace"))
    assert table.at("palace") == {"D paratroopers": 1}
    assert table.coup.landed == ["paratroopers"]


def test_who_has_landed_lands_never_again() -> None:
    table = fighting(SIX, posts=POSTS, leads="C", landed=["marines"], hands={"C": "spy"})
    assert table.options("C") == [END_MOVE]
    assert table.coup.lost["marines"] == 1


def test_ruling_92_a_landing_in_the_rebellion_makes_a_rebel() -> None:
    table = fighting(SIX, posts=POSTS, phase=0).ends("B").does("C", Land("marines", "docks"))
    assert table.rebels == "BC"


# Rebels


def test_a_move_in_the_rebellion_makes_a_rebel_and_later_not() -> None:
    units = (SIX, "E brigade-2 6 barracks-2")
    table = fighting(*units, phase=0).ends("B").does("E", March("barracks-2", "north"))
    assert table.rebels == "BE"
    table = fighting(*units, phase=1, leads="E").does("E", March("barracks-2", "north"))
    assert table.rebels == "B"


def test_ruling_54_a_card_with_units_in_the_rebellion_makes_a_rebel() -> None:
    table = fighting(SIX, phase=0, hands={"C": "riots"}).ends("B").does("C", PlayUnits("riots", "poor"))
    assert table.rebels == "BC"
    table = fighting(SIX, phase=2, hands={"C": "riots"}, leads="C").does("C", PlayUnits("riots", "poor"))
    assert table.rebels == "B"
    assert table.g.discard == ["riots"]


def test_ruling_55_the_president_only_bribes_in_the_rebellion() -> None:
    hands = {"A": "riots bribe-brigade-1"}
    units = (SIX, "A guards 4 palace")
    table = fighting(*units, phase=0, hands=hands, money={"A": (1, 0, 0)}).ends("B")
    assert table.options("A") == [BribeUnits("bribe-brigade-1", "barracks-1", B), END_MOVE]


# New units


def test_new_units_may_move_at_once() -> None:
    table = fighting(SIX, hands={"C": "riots"}, leads="C").does("C", PlayUnits("riots", "poor"))
    table.does("C", March("poor", "market"))
    assert table.at("market") == {"C rioters": 8}


def test_ruling_c1_a_card_brings_as_many_as_there_are() -> None:
    table = fighting(SIX, "D strikers 6 docks", hands={"C": "factory-strike"}, leads="C")
    table.does("C", PlayUnits("factory-strike", "workers"))
    assert table.at("workers") == {"C strikers": 2}
    table = fighting(SIX, "D strikers 8 docks", hands={"C": "factory-strike"}, leads="C")
    assert table.options("C") == [END_MOVE]


def test_the_helicopter_carries_and_flies_on_alone() -> None:
    units = ("B brigade-1 2 docks", "B helicopter 1 docks")
    table = fighting(*units, leads="B")
    table.does("B", HoldBack("docks", "brigade-1"), Fly("docks", "central-bank", True))
    assert table.at("central-bank") == {"B brigade-1": 1, "B helicopter": 1}
    assert {action.carry for action in table.options("B", Fly)} == {False}
    table.does("B", Fly("central-bank", "radio", False))
    assert table.at("radio") == {"B helicopter": 1}
    assert table.at("central-bank") == {"B brigade-1": 1}
    assert table.at("docks") == {"B brigade-1": 1}
    assert table.coup.phase == 2, "that was the move"


def test_the_helicopter_carries_on_one_step_alone() -> None:
    units = ("B brigade-1 2 docks", "B helicopter 1 docks", "B brigade-2 2 central-bank")
    table = fighting(*units, leads="B").does("B", Fly("docks", "central-bank", True))
    assert {action.carry for action in table.options("B", Fly)} == {False}
    assert table.options("B", HoldBack) == []


def test_the_helicopter_that_was_given_away_in_flight_carries_nobody() -> None:
    units = ("B brigade-1 2 market", "B helicopter 1 central-bank")
    table = fighting(*units, leads="B").does("B", Fly("central-bank", "market", False))
    assert give_units(uprising(table.g), HandUnits(B, C, "market", "helicopter", 1))
    flow.interrupted(table.g)
    assert not [one for one in table.options("B") if isinstance(one, Fly)]


def test_ruling_c10_the_helicopter_does_not_march() -> None:
    table = fighting("B brigade-1 2 docks", "B helicopter 1 docks", leads="B").does(
        "B", March("docks", "barracks-1")
    )
    assert table.at("docks") == {"B helicopter": 1}


def test_the_helicopter_fetches_others() -> None:
    units = ("B brigade-1 2 docks", "B helicopter 1 radio")
    table = fighting(*units, leads="B", hands={"B": "spy"})
    table.does("B", Fly("radio", "central-bank", False), Fly("central-bank", "docks", False))
    assert table.options("B") == [END_MOVE], "two areas and no more"
    units = ("B brigade-1 2 central-bank", "B helicopter 1 radio")
    table = fighting(*units, leads="B")
    table.does("B", Fly("radio", "central-bank", False), Fly("central-bank", "docks", True))
    assert table.at("docks") == {"B brigade-1": 2, "B helicopter": 1}


def test_the_helicopter_appears_with_a_stack_of_ones_own() -> None:
    table = fighting(SIX, "C strikers 2 radio", hands={"B": "helicopter"}, leads="B")
    assert table.options("B", PlayUnits) == [PlayUnits("helicopter", "barracks-1")]


# Bribes


def test_ruling_56_a_bribe_makes_no_rebel_but_moving_what_was_bribed_does() -> None:
    bribe = BribeUnits("bribe-brigade-1", "barracks-1", B)
    table = fighting(SIX, phase=0, hands={"C": "bribe-brigade-1"}, money={"C": (3, 0, 0)}, dice=[4, 3])
    table.ends("B").does("C", bribe)
    one = PayBills((1, 0, 0))
    table.does("C", TryBribe("brigade-1"), one, TryBribe("brigade-1"), one)
    assert [(event.die, event.won) for event in table.happened(UnitBribed)] == [(4, True), (3, False)]
    table.does("C", STOP_BRIBING)
    assert table.at("barracks-1") == {"B brigade-1": 5, "C brigade-1": 1}
    assert table.rebels == "B"
    table.does("C", March("barracks-1", "docks"))
    assert table.rebels == "BC"
    assert table.at("docks") == {"C brigade-1": 1}


def test_ruling_c3_a_unit_is_tried_once_and_one_that_has_moved_does_not_move_again() -> None:
    bribe = BribeUnits("bribe-brigade-1", "market", B)
    hands, money = {"C": "bribe-brigade-1"}, {"C": (0, 3, 0)}
    table = fighting("B brigade-1 2 barracks-1", hands=hands, money=money, leads="B", dice=[6, 1])
    table.does("B", March("barracks-1", "market")).does("C", bribe)
    two = PayBills((0, 1, 0))
    table.does("C", TryBribe("brigade-1"), two, TryBribe("brigade-1"), two)
    assert table.at("market") == {"B brigade-1": 1, "C brigade-1": 1}
    assert ("C", "move-units") not in table.asked(), "no card, and nothing that may still move"


def test_whoever_can_pay_no_longer_is_asked_all_the_same() -> None:
    bribe = BribeUnits("bribe-agitators", "docks", B)
    table = fighting("B strikers 2 docks", "B students 1 docks", hands={"C": "bribe-agitators"}, leads="C",
                     money={"C": (1, 0, 0)})  # fmt: skip
    table.does("C", bribe)
    assert table.options("C", TryBribe) == [TryBribe("students"), TryBribe("strikers")]
    table.does("C", TryBribe("students"), PayBills((1, 0, 0)))
    assert table.options("C") == [StopBribing()]


def test_whoever_can_pay_for_no_unit_plays_no_bribe() -> None:
    table = fighting(SIX, hands={"C": "bribe-brigade-1"}, leads="C")
    assert table.options("C") == [END_MOVE]


# The police


def test_ruling_57_the_police_reacts_in_phase_1() -> None:
    police = [f"E police 1 police-{number}" for number in range(1, 5)]
    units = (*police, "B rioters 8 market", "C students 2 north")
    table = fighting(*units, crowds=["poor", "market"], posts=POSTS, leads="E", landed=["marines", "paratroopers"])
    assert {action.to for action in table.options("E", SendPolice)} == {"market"}, "where they stand now"
    table.does("E", SendPolice("police-1", "market"), SendPolice("police-2", "market"))
    assert table.at("market") == {"B rioters": 8, "E police": 2}
    assert table.options("E", March), "and the move of the phase is still there"
    assert all(action.area in ("police-3", "police-4") for action in table.options("E", March))


def test_ruling_c2_crowds_are_noted_and_followed_in_the_rebellion() -> None:
    table = fighting(SIX, phase=0, hands={"B": "riots", "C": "bank-guards"}, posts=POSTS)
    table.does("B", PlayUnits("riots", "poor"), March("poor", "market"))
    table.does("C", PlayUnits("bank-guards", "central-bank"))
    assert table.coup.crowds == ["poor", "market"], "guards of the bank are no crowd"


def test_ruling_57_not_in_a_later_phase_and_not_for_later_cards() -> None:
    units = ("E police 1 police-1", "B rioters 8 market")
    table = fighting(*units, crowds=["market"], posts=POSTS, leads="E", phase=2)
    assert table.options("E", SendPolice) == []
    table = fighting("E police 1 police-1", posts=POSTS, leads="B", phase=1, hands={"B": "riots"})
    table.does("B", PlayUnits("riots", "poor"), END_MOVE).to_combat()
    assert table.coup.crowds == []


def test_ruling_57_a_rebel_minister_may_do_it_too() -> None:
    units = ("E police 1 police-1", "B rioters 8 market")
    table = fighting(*units, crowds=["market"], posts=POSTS, leads="E", rebels="BE")
    assert table.options("E", SendPolice) == [SendPolice("police-1", "market")]


# Transfers, and who is not there


def test_ruling_60_a_move_is_spent_with_the_unit() -> None:
    table = fighting(SIX, "C strikers 2 market", leads="B").does("B", March("barracks-1", "market"))
    assert give_units(uprising(table.g), HandUnits(B, C, "market", "brigade-1", 2))
    assert table.at("market") == {"C strikers": 2, "B brigade-1": 4, "C brigade-1": 2}
    table.does("C", March("market", "centre"))
    assert table.at("centre") == {"C strikers": 2}


def test_ruling_61_units_of_nobody_neither_move_nor_can_be_bribed() -> None:
    table = fighting("- brigade-1 6 barracks-1", "B strikers 2 docks", leads="B",
                     hands={"B": "bribe-brigade-1"}, money={"B": (5, 0, 0)})  # fmt: skip
    assert {action.area for action in table.options("B", March)} == {"docks"}
    assert table.options("B", BribeUnits) == []


# House rule


def test_house_rule_an_exile_comes_back_in_the_rebellion_for_two_bills() -> None:
    given: dict[str, Any] = {
        "exiles": "E",
        "posts": POSTS,
        "money": {"E": (1, 0, 2)},
        "options": {"return_for_coup": "yes"},
    }
    table = fighting("- brigade-2 6 barracks-2", SIX, phase=0, **given)
    table.ends("B", "C", "D")
    assert table.asked() == [("E", "come-back")]
    assert table.options("E") == [ComeBack((1, 0, 1)), ComeBack((0, 0, 2)), PASS]
    table.does("E", ComeBack((1, 0, 1)))
    assert table.happened(ExileJoined) == [ExileJoined(E)]
    assert table.g.families[E].reserve == (0, 0, 1)
    assert table.at("barracks-2") == {"E brigade-2": 6}
    assert table.coup.fighters == (A, B, C, 3, E)
    table.does("E", March("barracks-2", "north"))
    assert table.rebels == "BE"


def test_house_rule_only_in_the_rebellion_and_only_at_such_tables() -> None:
    given: dict[str, Any] = {"exiles": "E", "money": {"E": (2, 0, 0)}}
    table = fighting(SIX, phase=0, **given).ends("B")
    assert table.coup.phase == 1, "nobody else was asked"
    table = fighting(SIX, phase=1, options={"return_for_coup": "yes"}, **given)
    table.ends("B")
    assert (table.asked(), table.coup.phase) == ([("B", "move-units")], 2)


def test_house_rule_who_has_not_two_bills_is_asked_and_stays_away() -> None:
    table = fighting(SIX, phase=0, exiles="E", money={"E": (1, 0, 0)}, options={"return_for_coup": "yes"})
    assert table.ends("B").options("E") == [PASS]
    table.does("E", PASS)
    assert table.g.families[E].exile
    assert LETTERS[E] not in table.rebels


def test_every_turn_may_be_ended() -> None:
    assert fighting(SIX, leads="B").options("B", EndMove) == [END_MOVE]
