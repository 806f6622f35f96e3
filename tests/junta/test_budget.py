"""Phases 3 and 4: the aid, the piles, the vote, and what becomes of a budget that is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.games.junta.coup.declaration import DeclareCoup
from hemicycle.games.junta.events import (
    AidDrawn,
    AidExhausted,
    BudgetForced,
    BudgetProposed,
    BudgetRefused,
    BudgetTakenOver,
    PilePaid,
    SituationUnstable,
)
from hemicycle.games.junta.politics.budget import (
    SEAL,
    Announce,
    ForceBudget,
    KeepBill,
    LetBudgetFail,
    PutBill,
    TakeBill,
    TakeOverBudget,
)
from hemicycle.games.junta.politics.presidency import ChooseWinner
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR

from .builders import BANK, A, B, C, D, Table, at, bills

# Phase 3


def test_phase_3_the_president_draws_eight_bills_that_nobody_else_sees() -> None:
    table = at(4, phase=3, aid="33221113", reserve={"A": "1"})
    assert table.of("A").reserve == bills("133221113")
    assert table.seen("A", AidDrawn).bills == bills("33221113")
    assert table.seen("B", AidDrawn).bills != bills("33221113")
    assert table.asked() == {"A": "make-budget"}


@pytest.mark.parametrize(("aid", "worth"), [("11111111", 8), ("33333333", 24)])
def test_vector_4_1_a_draw_is_from_8_to_24_millions(aid: str, worth: int) -> None:
    assert at(4, phase=3, aid=aid).cash("A") == worth


def test_vector_4_1_the_twelfth_draw_succeeds_and_the_thirteenth_ends_the_game() -> None:
    table = at(4, turn=1)
    while not table.game.over:
        table.quiet("make-budget").quiet("play-cards")
    assert len(table.happened(AidDrawn)) == 12
    assert table.g.turn == 13
    assert table.happened(AidExhausted)


def test_vector_4_1_one_bill_less_and_the_twelfth_draw_fails() -> None:
    table = at(4, turn=1, left=95)
    while not table.game.over:
        table.quiet("make-budget").quiet("play-cards")
    assert len(table.happened(AidDrawn)) == 11


def test_ruling_87_with_fewer_than_eight_bills_the_game_is_over_at_once() -> None:
    table = at(4, phase=2, left=7, reserve={"B": "333"}, account={"C": "1"}).keeps()
    assert table.game.over
    assert len(table.g.pile) == 7
    assert table.game.result.winners == (C,)
    assert not at(4, phase=2, left=8).keeps().game.over


# The piles


def test_phase_4_piles_face_down_each_announced() -> None:
    table = at(4, phase=4, reserve={"A": "3221"}).piles("A", B="32", C="1")
    assert table.asked() == {"A": "announce"}
    assert table.request("A").about == {"family": B, "number": 2}
    table.announces("A", 4, 1)
    assert table.last(BudgetProposed) == BudgetProposed(A, (B, C), (2, 1), (4, 1))
    assert table.g.piles[0].bills == bills("32")
    assert table.view("B").piles[0].bills != bills("32")
    assert table.view("A").piles[0].bills == bills("32")
    assert table.cash("A") == 2


def test_vector_4_3_a_pile_of_4_may_be_announced_as_2_but_one_of_2_not_as_4() -> None:
    table = at(4, phase=4, reserve={"A": "22"}).piles("A", B="22")
    assert table.options("A") == [Announce(value) for value in (4, 3, 2, 1, 0)]
    table.announces("A", 2).ballot(yes="A")
    assert table.cash("B") == 4
    table = at(4, phase=4, reserve={"A": "2"}).piles("A", B="2")
    assert not table.may("A", Announce(4))


def test_ruling_j2_any_value_from_nothing_to_the_true_one_may_be_announced() -> None:
    table = at(4, phase=4, reserve={"A": "31"}).piles("A", B="31")
    assert table.options("A") == [Announce(value) for value in (4, 3, 2, 1, 0)]


def test_ruling_j1_everybody_sees_how_many_bills_a_pile_has() -> None:
    table = at(4, phase=4, reserve={"A": "111"}).proposes(B="111")
    assert table.view("D").piles[0].size == 3


def test_vector_4_3_24_millions_in_threes_and_a_single_one_of_his_own() -> None:
    table = at(5, phase=3, aid="33333333", reserve={"A": "1"})
    table.does("A", *[PutBill(B, 3)] * 5, *[PutBill(C, 3)] * 2, PutBill(D, 3))
    assert table.options("A", PutBill) == [PutBill(family, 1) for family in (B, C, D, 4)]
    table.does("A", PutBill(4, 1))
    assert table.options("A", PutBill) == []
    assert not table.may("A", PutBill(4, 2))


def test_phase_4_he_may_keep_all_and_propose_nothing() -> None:
    table = at(4, phase=3, aid="33333333").does("A", SEAL)
    assert table.kind == "vote"
    assert table.last(BudgetProposed).families == ()
    table.ballot(yes="A")
    assert table.cash("A") == 24


def test_phase_4_he_may_add_money_of_his_own_and_take_bills_back() -> None:
    table = at(4, phase=4, reserve={"A": "3"}).does("A", PutBill(B, 3))
    assert table.options("A", TakeBill) == [TakeBill(B, 3)]
    table.does("A", TakeBill(B, 3))
    assert table.options("A", PutBill) == [PutBill(family, 3) for family in (B, C, D)]


def test_ruling_29_piles_only_for_others_in_the_country() -> None:
    table = at(5, phase=4, reserve={"A": "3"}, exile="C")
    assert table.options("A", PutBill) == [PutBill(family, 3) for family in (B, D, 4)]


def test_phase_4_approved_the_piles_are_paid_and_their_owners_see_them() -> None:
    table = at(4, phase=4, reserve={"A": "333"}).proposes(B="33").ballot(yes="A")
    assert (table.cash("A"), table.cash("B")) == (3, 6)
    assert table.seen("B", PilePaid).bills == bills("33")
    assert table.seen("C", PilePaid).bills != bills("33")
    assert (table.g.unstable, table.g.bank) == (False, "open")
    assert table.kind == "choose-location"


# Refused


def refused(**position: object) -> Table:
    table = at(4, phase=4, reserve={"A": "33", "C": "2"}, **position)  # type: ignore[arg-type]
    return table.proposes(D="3").ballot(yes="A", no="BC")


def test_phase_4_refused_the_situation_is_unstable_and_the_minister_decides() -> None:
    table = refused().all_pass("take-over")
    assert table.g.unstable
    assert table.happened(SituationUnstable)
    assert table.asked() == {"B": "force-budget"}
    assert table.options("B") == [ForceBudget(), LetBudgetFail()]


def test_vector_4_3_forced_the_piles_are_paid_and_the_bank_has_a_siesta() -> None:
    table = refused().forces("B")
    assert (table.cash("A"), table.cash("D")) == (3, 3)
    assert (table.g.unstable, table.g.bank, table.g.forced) == (True, "siesta", True)
    assert table.happened(BudgetForced) == [BudgetForced(B)]
    table.goes(A=BANK, C=BANK).quiet("declare-coup", "bank")
    assert table.kind == "declare-coup"
    table.all_pass("declare-coup")
    assert (table.g.phase, table.asked()) == (9, {"A": "bank"})
    table.deposits("A", "3").deposits("C", "2")
    assert (table.swiss("A"), table.swiss("C")) == (3, 2)
    assert (table.g.turn, table.g.bank, table.g.forced, table.g.unstable) == (6, "open", False, False)


def test_vector_4_3_not_forced_he_keeps_all_and_the_bank_has_holidays() -> None:
    table = refused().lets_fail("B")
    assert (table.cash("A"), table.cash("D")) == (6, 0)
    assert (table.g.unstable, table.g.bank, table.g.forced) == (True, "holiday", False)
    assert table.happened(BudgetRefused) == [BudgetRefused(A)]
    table.goes(A=BANK, C=BANK).quiet("bank", "play-cards")
    assert table.kind == "play-cards"


def test_ruling_28_without_a_minister_nobody_forces_it() -> None:
    positions: list[dict[str, Any]] = [{"exile": "B"}, {"posts": {"minister": "-"}}]
    for position in positions:
        table = (
            at(4, phase=4, reserve={"A": "3"}, **position).proposes(D="3").ballot(no="CD").all_pass("take-over")
        )
        assert table.g.bank == "holiday"
        assert table.kind == "choose-location"


def test_ruling_30_what_was_in_the_piles_is_his_again() -> None:
    table = at(4, phase=4, reserve={"A": "31"}).proposes(D="31").ballot(no="B")
    assert table.cash("A") == 0
    table.lets_fail("B")
    assert table.of("A").reserve == bills("31")
    assert table.g.piles == []


def test_phase_4_the_president_may_decide_a_tie_either_way() -> None:
    table = at(4, phase=4, reserve={"A": "3"}).proposes(D="3").ballot(yes="B", no="C").does("A", ChooseWinner(FOR))
    assert table.cash("D") == 3
    table = (
        at(4, phase=4, reserve={"A": "3"}).proposes(D="3").ballot(yes="B", no="C").does("A", ChooseWinner(AGAINST))
    )
    assert table.g.unstable


# The alternative budget


def test_cards_alternative_budget_takes_all_the_presidents_bills_but_one() -> None:
    table = refused(hand={"C": "alternative-budget"})
    assert table.options("C") == [TakeOverBudget("alternative-budget")]
    assert table.options("B") == []
    table.passes("B").does("C", TakeOverBudget("alternative-budget")).passes("D")
    assert table.asked() == {"A": "keep-bill"}
    assert table.offers() == {}
    table.does("A", KeepBill(3))
    assert (table.cash("A"), table.cash("C")) == (3, 5)
    assert table.seen("A", BudgetTakenOver).bills == bills("3")
    assert table.seen("B", BudgetTakenOver).bills != bills("3")
    assert table.asked() == {"C": "make-budget"}
    assert table.options("C", PutBill)[0] == PutBill(A, 2)
    table.proposes("C", B="2")
    assert table.voter() == "A"
    table.ballot(yes="BC")
    assert (table.cash("B"), table.cash("C")) == (2, 3)
    assert table.kind == "choose-location"
    assert (table.g.bank, table.g.unstable) == ("open", True)


@pytest.mark.parametrize("forced", [True, False])
def test_cards_alternative_budget_may_be_refused_and_forced_too(forced: bool) -> None:
    table = refused(hand={"C": "alternative-budget", "D": "donation"})
    table.passes("B").does("C", TakeOverBudget("alternative-budget")).passes("D").does("A", KeepBill(3))
    table.proposes("C", B="2").ballot(no="A")
    assert table.asked() == {"B": "force-budget"}
    table.does("B", ForceBudget() if forced else LetBudgetFail())
    assert (table.cash("B"), table.cash("C")) == ((2, 3) if forced else (0, 5))
    assert table.g.bank == ("siesta" if forced else "holiday")


def test_cards_alternative_budget_of_a_president_without_money() -> None:
    table = at(4, phase=4, hand={"C": "alternative-budget"}).proposes().ballot(no="A")
    table.passes("B").does("C", TakeOverBudget("alternative-budget")).passes("D")
    table.does("A", KeepBill(0))
    assert table.asked() == {"C": "make-budget"}


def test_phase_4_siesta_and_holidays_are_over_with_the_turn() -> None:
    table = refused().lets_fail("B").quiet("play-cards")
    assert (table.g.turn, table.g.bank, table.g.unstable) == (6, "open", False)


def test_ruling_31_without_a_coup_the_police_goes_home_all_the_same() -> None:
    table = refused().forces("B").quiet("play-cards")
    assert table.g.turn == 6
    assert not table.g.forced


def test_ruling_20_the_president_can_not_change_bills_either() -> None:
    table = at(4, phase=4, reserve={"A": "3"})
    assert {one.bill for one in table.options("A", PutBill) if isinstance(one, PutBill)} == {3}


def test_sight_whoever_has_most_large_bills_can_imagine_what_the_piles_hold() -> None:
    """One pile must hold the only large bill that he does not see; another one can't have it."""
    table = at(5, phase=4, reserve={"A": "31", "E": "3" * 14}).piles("A", B="1", C="3").announces("A", 0, 3)
    for seed in range(100):
        imagined = table.game.imagine(4, Random(seed)).state
        assert imagined.conserved() == []


def test_vector_4_1_with_a_toll_and_a_coup_each_turn_the_aid_lasts_eight_draws() -> None:
    table = at(4, turn=1, options={"toll": "yes"})
    rng = Random("eight draws")
    while not table.game.over:
        table.quiet("make-budget", "declare-coup")
        if table.game.over:
            break
        if table.kind == "make-budget":
            table.proposes(table.president).ballot(no="ABCD").all_pass("take-over")
            table.quiet("declare-coup")
        (player,) = table.asked()
        table.does(player, *[one for one in table.options(player) if isinstance(one, DeclareCoup)][:1])
        while table.g.coup is not None:
            request = rng.choice(table.waiting())
            table.game.act(request.seat, request.id, rng.choice(request.options))
    assert len(table.happened(AidDrawn)) == 8
    assert table.g.coups == 8
    assert table.g.pile == []


def test_ruling_j31_bills_are_not_moved_to_and_fro_for_ever() -> None:
    table = at(4, phase=4, reserve={"A": "3"})
    for _ in range(40):
        table.does("A", PutBill(B, 3), TakeBill(B, 3))
    table.does("A", PutBill(B, 3))
    assert table.options("A", TakeBill) == []
    assert table.may("A", SEAL)
