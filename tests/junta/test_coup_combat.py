"""Coup B: bombardment, salvos, losses and retreat (rulings 62 to 72), with the vectors of section 4.6."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.engine.window import PASS
from hemicycle.games.junta.coup.city import dice_of
from hemicycle.games.junta.coup.combat import Bombard, DeclareAttack, ResolveArea
from hemicycle.games.junta.coup.events import (
    AttackDeclared,
    FightAvoided,
    FightBegan,
    RetreatForbidden,
    SalvoDeclared,
    ShotsFired,
    StackBombarded,
    StackRetreated,
    StackTrapped,
    UnitsLost,
)
from hemicycle.games.junta.coup.retreat import ForbidRetreat, KeepOut, LetIn, LetRetreat, RetreatTo
from hemicycle.games.junta.coup.salvos import CEASE_AIMING, HOLD_FIRE, SPLIT_FIRE, Aim, FireAt, LoseUnit, SplitFire

from .coup_builders import A, B, C, D, Table, fighting

POSTS = {"C": "admiral", "D": "commander"}
FORBID, LET, LET_IN, KEEP_OUT = ForbidRetreat(), LetRetreat(), LetIn(), KeepOut()


def shots(table: Table) -> list[tuple[int, int, int, int]]:
    """Of all shots: who fired at whom with how many dice, and how many hit."""
    return [(one.family, one.target, len(one.dice), one.hits) for one in table.happened(ShotsFired)]


# Bombardment


def test_bombardment_begins_nearest_to_the_president() -> None:
    units = ("B brigade-1 6 docks", "A guards 4 palace")
    table = fighting(*units, posts=POSTS, step="combat", president="A")
    assert table.asked() == [("C", "bombard")]
    table = fighting("B brigade-1 6 docks", "D guards 4 palace", posts={"C": "admiral", "E": "commander"},
                     step="combat", president="D")  # fmt: skip
    assert table.asked() == [("E", "bombard")]


def test_bombardment_dice_and_hits() -> None:
    table = fighting("B brigade-1 6 docks", posts=POSTS, step="combat", dice=[6, 5, 6, 6, 1, 2, 3, 4, 5])
    table.does("C", Bombard("gunboat", "docks", B)).does("D", Bombard("air-strike", "docks", B))
    assert [(one.weapon, one.dice, one.hits) for one in table.happened(StackBombarded)] == [
        ("gunboat", (6, 5, 6), 2),
        ("air-strike", (6, 1, 2, 3, 4, 5), 1),
    ]
    assert table.at("docks") == {"B brigade-1": 3}
    assert table.coup.lost["brigade-1"] == 3


def test_bombardment_the_gunboat_once_a_phase_the_air_strike_thrice_a_coup() -> None:
    table = fighting("B brigade-1 6 docks", posts=POSTS, step="combat", strikes=2)
    table.does("C", Bombard("gunboat", "docks", B))
    assert table.asked() == [("D", "bombard")], "the gunboat has fired"
    table.does("D", Bombard("air-strike", "docks", B)).to_combat()
    assert table.coup.strikes == 3
    assert table.coup.phase == 2
    assert table.asked() == [("C", "bombard")]
    table.does("C", PASS)
    assert table.coup.phase == 3, "there is no air strike left"


def test_ruling_63_a_stack_is_all_units_of_one_family_in_one_area() -> None:
    units = ("B brigade-1 2 docks", "B strikers 1 docks", "E police 1 docks", "E police 1 market")
    table = fighting(*units, posts=POSTS, step="combat", rebels="BE", dice=[6])
    targets = [(action.area, action.family) for action in table.options("C", Bombard)]
    assert targets == [("docks", B), ("docks", 4), ("market", 4)]
    table.does("C", Bombard("gunboat", "docks", B))
    assert table.asked() == [("B", "choose-loss")]
    assert table.options("B") == [LoseUnit("brigade-1"), LoseUnit("strikers")]
    table.does("B", LoseUnit("strikers"))
    assert table.at("docks") == {"B brigade-1": 2, "E police": 1}


def test_ruling_63_firing_at_guards_makes_a_rebel_but_never_of_the_president() -> None:
    table = fighting("A guards 4 palace", "B brigade-1 1 docks", posts=POSTS, step="combat")
    table.does("C", Bombard("gunboat", "palace", A))
    assert table.rebels == "BC"
    cousin: dict[str, Any] = {"cousin": "admiral", "cousin_of": "C", "dead": "C"}
    table = fighting("B guards 4 palace", step="combat", **cousin)
    table.does("A", Bombard("gunboat", "palace", B))
    assert table.rebels == "B"


def test_ruling_64_embassies_are_not_bombarded() -> None:
    table = fighting("B brigade-1 2 embassy-1", "A guards 4 palace", posts=POSTS, step="combat")
    assert [action.area for action in table.options("C", Bombard)] == ["palace"]


def test_ruling_61_units_of_nobody_are_no_target_and_ones_own_neither() -> None:
    table = fighting("- brigade-1 2 docks", "C strikers 2 market", "A guards 4 palace", posts=POSTS, step="combat")
    assert [action.area for action in table.options("C", Bombard)] == ["palace"]


def test_ruling_65_who_has_both_services_picks_the_order() -> None:
    table = fighting("B brigade-1 6 docks", posts={"C": "admiral commander"}, step="combat")
    assert {action.weapon for action in table.options("C", Bombard)} == {"gunboat", "air-strike"}
    table.does("C", Bombard("air-strike", "docks", B))
    assert {action.weapon for action in table.options("C", Bombard)} == {"gunboat"}


def test_ruling_66_the_gunboat_fires_in_the_rebellion_and_that_makes_a_rebel() -> None:
    table = fighting("B brigade-1 6 docks", "C strikers 1 market", posts=POSTS, phase=0, step="combat")
    table.does("C", Bombard("gunboat", "docks", B))
    assert table.rebels == "BC"
    table.does("D", PASS)
    assert table.rebels == "BC"


def test_ruling_55_the_president_does_not_fire_in_the_rebellion() -> None:
    cousin: dict[str, Any] = {"cousin": "admiral", "cousin_of": "C", "dead": "C"}
    table = fighting("B brigade-1 6 docks", phase=0, step="combat", **cousin)
    assert table.coup.phase == 1


def test_what_was_bombed_does_not_fire() -> None:
    units = ("B paratroopers 1 docks", "E police 1 docks")
    table = fighting(*units, posts={"C": "admiral"}, step="combat", dice=[6])
    table.does("C", Bombard("gunboat", "docks", B))
    assert not table.happened(FightBegan)


# Which areas


def test_areas_with_rebels_and_others_are_resolved() -> None:
    table = fighting("B brigade-1 2 docks", "E police 2 docks", step="combat")
    assert table.happened(FightBegan) == [FightBegan("docks", (B, 4))]
    assert sorted(table.asked()) == [("B", "fire"), ("E", "fire")]


def test_ruling_62_within_a_side_only_if_somebody_declares_it() -> None:
    units = ("B brigade-1 2 docks", "E police 2 docks")
    table = fighting(*units, step="combat", rebels="BE")
    assert table.asked() == [("B", "declare-attack")]
    assert table.options("B") == [DeclareAttack("docks"), PASS]
    table.does("B", PASS)
    assert table.asked() == [("E", "declare-attack")]
    table.does("E", DeclareAttack("docks"))
    assert table.happened(AttackDeclared) == [AttackDeclared(4, "docks")]
    assert sorted(table.asked()) == [("B", "fire"), ("E", "fire")]


def test_ruling_c9_attacks_are_declared_after_the_bombardment() -> None:
    units = ("B brigade-1 2 docks", "E paratroopers 1 docks")
    table = fighting(*units, step="combat", rebels="BE", posts={"C": "admiral"}, dice=[6])
    table.does("C", Bombard("gunboat", "docks", 4))
    assert table.coup.phase == 2, "nobody is left whom B could attack"


def test_guards_together_with_others_are_always_resolved() -> None:
    """Whoever is loyal may become a Rebel by firing at them."""
    table = fighting("A guards 4 palace", "E police 2 palace", "B strikers 2 docks", step="combat")
    table.does("E", FireAt(A)).all("fire", HOLD_FIRE)
    assert table.rebels == "BE"


def test_firing_at_a_family_with_guards_makes_a_rebel_whoever_leads_them() -> None:
    table = fighting("B guards 2 centre", "B strikers 2 centre", "E police 2 centre", step="combat")
    table.does("E", FireAt(B)).all("fire", HOLD_FIRE)
    assert table.rebels == "BE"


def test_the_president_never_becomes_a_rebel() -> None:
    table = fighting("B guards 2 centre", "A police 2 centre", step="combat")
    table.does("A", FireAt(B)).all("fire", HOLD_FIRE)
    assert table.rebels == "B"


def test_embassies_know_no_fight() -> None:
    table = fighting("B brigade-1 2 embassy-1", "E police 2 embassy-1", step="combat")
    assert table.coup.phase == 2


def test_ruling_61_units_of_nobody_make_no_fight() -> None:
    units = ("B brigade-1 2 docks", "- police 2 docks", "B brigade-1 2 market", "- police 2 market")
    table = fighting(*units, step="combat")
    assert table.coup.phase == 2


def test_the_first_rebel_orders_the_areas() -> None:
    units = ("B brigade-1 2 docks", "E police 2 docks", "B brigade-1 2 market", "E police 2 market")
    table = fighting(*units, "C strikers 8 poor", step="combat", first="C", rebels="CB")
    assert table.asked() == [("C", "choose-area")]
    assert table.options("C") == [ResolveArea("docks"), ResolveArea("market")]
    table.does("C", ResolveArea("market"))
    assert table.happened(FightBegan) == [FightBegan("market", (B, 4))]
    table.all("fire", HOLD_FIRE)
    assert table.happened(FightAvoided) == [FightAvoided("market"), FightAvoided("docks")]


# Salvos


@pytest.mark.parametrize(
    ("units", "area", "dice"),
    [
        ({"brigade-1": 1}, "docks", 1),
        ({"students": 5}, "docks", 2),
        ({"students": 1}, "docks", 0),
        ({"students": 1, "rioters": 1}, "docks", 0),
        ({"students": 3, "rioters": 3}, "docks", 2),
        ({"guards": 4}, "palace", 8),
        ({"guards": 3}, "palace", 6),
        ({"guards": 1}, "docks", 1),
        ({"brigade-1": 6, "police": 2}, "palace", 8),
    ],
)
def test_vectors_4_6_dice(units: dict[str, int], area: str, dice: int) -> None:
    g = fighting("B strikers 1 docks").g
    assert dice_of(g, area, units) == dice


def test_nobody_fires_in_the_first_salvo_no_fight() -> None:
    table = fighting("B brigade-1 2 docks", "E police 2 docks", step="combat").all("fire", HOLD_FIRE)
    assert table.happened(FightAvoided) == [FightAvoided("docks")]
    assert table.coup.phase == 2


def test_a_salvo_is_at_once_and_its_losses_go_after_it() -> None:
    table = fighting("B brigade-1 3 docks", "E police 2 docks", step="combat", dice=[6, 1, 1, 6, 6])
    table.does("B", FireAt(4))
    assert table.at("docks") == {"B brigade-1": 3, "E police": 2}
    table.does("E", FireAt(B))
    # Both units of E fire although one of them is hit in the same salvo.
    assert shots(table) == [(B, 4, 3, 1), (4, B, 2, 2)]
    assert table.at("docks") == {"B brigade-1": 1, "E police": 1}
    table.does("B", FireAt(4)).does("E", FireAt(B))
    assert shots(table)[2:] == [(B, 4, 1, 0), (4, B, 1, 0)], "and in the next salvo there are as many less"


def test_the_third_salvo_is_the_last() -> None:
    table = fighting("B brigade-1 2 docks", "E police 2 docks", step="combat")
    for _ in range(3):
        table.does("B", FireAt(4)).does("E", HOLD_FIRE)
    assert [one.salvo for one in table.happened(ShotsFired)] == [1, 2, 3]
    assert table.coup.phase == 2


def test_what_is_chosen_in_a_salvo_is_sealed() -> None:
    table = fighting("B brigade-1 2 docks", "E police 2 docks", step="combat")
    table.does("B", FireAt(4))
    assert not table.happened(ShotsFired)
    (request,) = [one for one in table.game.view(4).requests if one.seat == B and one.kind == "fire"]
    assert request.answer is None


def test_only_a_six_kills_and_the_owner_chooses() -> None:
    units = ("B brigade-1 2 docks", "E police 2 docks", "E strikers 2 docks")
    table = fighting(*units, step="combat", dice=[5, 6])
    table.does("B", FireAt(4)).does("E", HOLD_FIRE)
    assert table.options("E") == [LoseUnit("police"), LoseUnit("strikers")]
    table.does("E", LoseUnit("strikers"))
    assert table.happened(UnitsLost) == [UnitsLost(4, "docks", "strikers", 1)]
    assert table.at("docks") == {"B brigade-1": 2, "E police": 2, "E strikers": 1}


def test_ruling_67_pairs_share_kind_and_target() -> None:
    """Three students aim at one family and one at another: one die, since the pairs are one."""
    units = ("B students 4 docks", "E police 1 docks", "C brigade-1 1 docks")
    table = fighting(*units, step="combat")
    table.does("B", SPLIT_FIRE).does("E", HOLD_FIRE).does("C", HOLD_FIRE)
    for target in (4, 4, 4, C):
        assert table.asked() == [("B", "aim")]
        table.does("B", Aim("students", target))
    assert [(target, dice) for _, target, dice, _ in shots(table)] == [(4, 1)]


def test_ruling_c14_a_shot_without_a_die_is_no_shot() -> None:
    """Five rioters: four at E, the fifth at C, who stands by. C has no part in it and does not push B out."""
    units = ("B rioters 5 docks", "E police 2 docks", "C brigade-1 1 docks")
    table = fighting(*units, step="combat", dice=[1, 1, 6, 6])
    table.does("B", SPLIT_FIRE).does("E", FireAt(B)).does("C", HOLD_FIRE)
    for target in (4, 4, 4, 4, C):
        table.does("B", Aim("rioters", target))
    assert table.happened(SalvoDeclared) == [SalvoDeclared("docks", 1, (B, 4), (4, B))]
    table.all("fire", HOLD_FIRE)
    assert table.asked() == [("E", "forbid-retreat")], "C has lost the fewest too, but took no part"


def test_ruling_c14_a_shot_without_a_die_makes_no_rebel_and_no_fight() -> None:
    units = ("E rioters 3 docks", "B brigade-1 1 docks", "C police 1 docks")
    table = fighting(*units, phase=0, step="combat")
    table.does("E", SPLIT_FIRE).does("B", HOLD_FIRE).does("C", HOLD_FIRE)
    table.does("E", Aim("rioters", B), CEASE_AIMING)
    assert table.happened(FightAvoided) == [FightAvoided("docks")]
    assert table.rebels == "B"


def test_split_fire_lets_some_hold_it() -> None:
    units = ("B brigade-1 3 docks", "E police 1 docks")
    table = fighting(*units, step="combat").does("B", SPLIT_FIRE).does("E", HOLD_FIRE)
    table.does("B", Aim("brigade-1", 4), CEASE_AIMING)
    assert shots(table) == [(B, 4, 1, 0)]


def test_a_single_unit_has_nothing_to_split() -> None:
    table = fighting("B brigade-1 1 docks", "E police 1 docks", step="combat")
    assert table.options("B", SplitFire) == []


def test_who_has_no_die_is_not_asked() -> None:
    table = fighting("B students 1 docks", "E police 1 docks", step="combat")
    assert table.asked() == [("E", "fire")]


def test_ruling_55_loyal_units_do_not_fire_back_in_the_rebellion() -> None:
    table = fighting("B brigade-1 2 palace", "A guards 4 palace", phase=0, step="combat")
    assert table.asked() == [("B", "fire")], "the President is not even asked"
    units = ("B brigade-1 2 docks", "E police 2 docks")
    table = fighting(*units, phase=0, step="combat").does("E", HOLD_FIRE).does("B", FireAt(4))
    assert table.rebels == "B"
    table = fighting(*units, phase=0, step="combat").does("E", FireAt(B)).does("B", FireAt(4))
    assert table.rebels == "BE"


def test_ruling_72_no_cards_in_combat() -> None:
    hands = {"B": "riots", "E": "bribe-brigade-1"}
    table = fighting("B brigade-1 2 docks", "E police 2 docks", step="combat", hands=hands, money={"E": (9, 0, 0)})
    for player in "BE":
        assert {type(one).__name__ for one in table.options(player)} == {"FireAt", "SplitFire", "HoldFire"}


# Retreat


def beaten(*more: str, dice: tuple[int, ...] = (1, 1, 6, 1), **given: Any) -> Table:
    """B and E fight at the docks; E, who fires after B, loses none and B one, unless the dice say otherwise."""
    units = ("B brigade-1 2 docks", "E police 2 docks", *more)
    table = fighting(*units, step="combat", dice=list(dice), leads="B", **given)
    table.quiet().does("B", FireAt(4)).does("E", FireAt(B))
    return table.all("fire", HOLD_FIRE)


def test_ruling_68_who_has_lost_more_retreats_after_the_third_salvo() -> None:
    table = beaten()
    assert table.asked() == [("E", "forbid-retreat")]
    table.does("E", LET)
    assert table.asked() == [("B", "retreat")]
    assert table.options("B") == [RetreatTo("central-bank"), RetreatTo("barracks-1")]
    table.does("B", RetreatTo("central-bank"))
    assert table.happened(StackRetreated) == [StackRetreated(B, "docks", "central-bank")]


def test_ruling_68_equal_losses_nobody_retreats() -> None:
    table = beaten(dice=(6, 1, 6, 1))
    assert table.coup.phase == 2
    assert table.at("docks") == {"B brigade-1": 1, "E police": 1}


def test_ruling_68_who_neither_fired_nor_was_fired_at_is_no_part_of_it() -> None:
    """C has lost least of all, nothing, but only since nobody minded him."""
    table = beaten("C strikers 2 docks", dice=(1, 1, 6, 1))
    table.does("E", FORBID)
    assert table.coup.phase == 2, "C was not asked"


def test_ruling_c5_who_has_nothing_left_there_is_not_compared() -> None:
    """E lost both his units and B three: B need not leave the field to nobody."""
    units = ("B brigade-1 6 docks", "E police 2 docks")
    table = fighting(*units, step="combat", dice=[6, 1, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 6])
    table.does("B", FireAt(4)).does("E", FireAt(B))
    assert table.at("docks") == {"B brigade-1": 4, "E police": 1}
    table.does("B", FireAt(4)).does("E", FireAt(B))
    assert table.coup.phase == 2
    assert table.at("docks") == {"B brigade-1": 3}


@pytest.mark.parametrize(("answer", "stays"), [(FORBID, True), (LET, False)])
def test_ruling_69_all_winners_must_agree_to_forbid_it(answer: ForbidRetreat | LetRetreat, stays: bool) -> None:
    units = ("B brigade-1 2 docks", "E police 2 docks", "C strikers 2 docks")
    table = fighting(*units, step="combat", dice=[1, 1, 1, 1, 6], leads="B")
    table.does("B", FireAt(4)).does("E", FireAt(C)).does("C", FireAt(B)).all("fire", HOLD_FIRE)
    assert sorted(table.asked()) == [("C", "forbid-retreat"), ("E", "forbid-retreat")]
    table.does("C", FORBID).does("E", answer)
    assert (("B", "retreat") not in table.asked()) is stays
    assert bool(table.happened(RetreatForbidden)) is stays


def test_ruling_69_without_an_answer_the_retreat_goes_on() -> None:
    assert beaten().request("E").default == LET


def test_ruling_70_a_retreat_in_the_rebellion_is_no_move() -> None:
    units = ("B brigade-1 2 docks", "E police 2 docks")
    table = fighting(*units, phase=0, step="combat", dice=[6]).does("E", HOLD_FIRE).does("B", FireAt(4))
    table.all("fire", HOLD_FIRE).does("B", LET)
    assert table.asked() == [("E", "retreat")]
    table.does("E", RetreatTo("barracks-1"))
    assert table.rebels == "B"
    assert table.at("barracks-1") == {"E police": 1}


def test_ruling_71_where_others_stand_all_of_them_must_agree() -> None:
    table = beaten("C strikers 1 barracks-1", "D students 1 barracks-1").does("E", LET)
    table.does("B", RetreatTo("barracks-1"))
    assert sorted(table.asked()) == [("C", "let-in"), ("D", "let-in")]
    table.does("C", LET_IN).does("D", KEEP_OUT)
    assert table.at("central-bank") == {"B brigade-1": 1}, "only one way was left, and it was free"


def test_ruling_71_those_who_agree_let_it_in() -> None:
    table = beaten("C strikers 1 barracks-1").does("E", LET).does("B", RetreatTo("barracks-1")).does("C", LET_IN)
    assert table.at("barracks-1") == {"C strikers": 1, "B brigade-1": 1}


def test_ruling_71_no_way_out_the_stack_is_destroyed() -> None:
    table = beaten("C strikers 1 barracks-1", "D students 1 central-bank").does("E", LET)
    table.does("B", RetreatTo("barracks-1")).does("C", KEEP_OUT)
    table.does("B", RetreatTo("central-bank")).does("D", KEEP_OUT)
    assert table.happened(StackTrapped) == [StackTrapped(B, "docks")]
    assert table.coup.lost["brigade-1"] == 6


def test_ruling_71_ones_own_units_need_not_be_asked_and_nobodys_are_not_there() -> None:
    table = beaten("B strikers 1 barracks-1", "- brigade-2 3 central-bank").does("E", LET)
    table.does("B", RetreatTo("central-bank"))
    assert table.at("central-bank") == {"- brigade-2": 3, "B brigade-1": 1}


def test_who_has_retreated_neither_fires_nor_is_fired_at_in_this_phase() -> None:
    """B retreats into another disputed area: of his units only those that stood there fight."""
    units = ("B brigade-1 2 docks", "E police 2 docks", "B brigade-2 1 central-bank", "D strikers 2 central-bank")
    table = fighting(*units, step="combat", dice=[1, 1, 6, 1], leads="B", rebels="B")
    table.does("B", ResolveArea("docks"), FireAt(4)).does("E", FireAt(B)).all("fire", HOLD_FIRE)
    table.does("E", LET).does("B", RetreatTo("central-bank")).does("D", LET_IN)
    assert sorted(table.asked()) == [("B", "fire"), ("D", "fire")]
    table.does("D", HOLD_FIRE).does("B", FireAt(D))
    assert shots(table)[-1] == (B, D, 1, 0), "one unit, not two"


def test_the_next_phase_forgets_who_has_retreated() -> None:
    table = beaten().does("E", LET).does("B", RetreatTo("central-bank"))
    assert table.coup.phase == 2
    assert not any(one.retreated or one.moved for one in table.coup.stacks)


def test_what_is_offered_stands_once_though_a_sealed_answer_is_changed() -> None:
    table = fighting("B brigade-1 2 palace", "A guards 4 palace", dead="CDE", step="combat")
    for _ in range(2):
        (asked,) = [one for one in table.game.requests if one.seat == A and not one.optional]
        for action in asked.options[:2]:
            table.game.act(A, asked.id, action)
            numbers = [one.id for one in table.game.requests]
            assert len(numbers) == len(set(numbers))
