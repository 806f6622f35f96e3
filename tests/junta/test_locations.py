"""Phases 5, 7 and 9: where everybody is, exile, the Bank, the end of a turn; and the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.games.junta.events import LocationShown, PhaseBegan, TurnEnded
from hemicycle.games.junta.money import EMPTY, parts, worth
from hemicycle.games.junta.politics.bank import Deposit, Withdraw
from hemicycle.games.junta.politics.end import ReturnHome, StayAbroad
from hemicycle.games.junta.politics.events import (
    AidExhausted,
    BankOpened,
    BankVisited,
    ExileReturned,
    ExileStayed,
    LocationsChosen,
)
from hemicycle.games.junta.politics.location import GoIntoExile, GoTo
from hemicycle.games.junta.state import Junta, Turn

from .builders import BANK, HOME, HQ, PLACES, A, B, C, D, Table, at, bills

# Phase 5


def test_phase_5_everybody_chooses_at_once_one_of_five_places_or_exile() -> None:
    table = at(4, phase=5)
    assert table.asked() == dict.fromkeys("ABCD", "choose-location")
    assert table.options("B") == [*[GoTo(place) for place in PLACES], GoIntoExile()]
    assert all(request.changeable for request in table.waiting())


def test_phase_5_in_secret() -> None:
    table = at(4, phase=5).goes(A=BANK, B=HQ)
    assert table.of("B").location == HQ
    assert table.view("B").families[B].location == HQ
    assert table.view("A").families[B].location != HQ
    assert table.view("A").families[B].shown == ""


def test_phase_5_exile_is_announced_as_all_have_chosen() -> None:
    table = at(4, phase=5).goes(B="exile", C=HOME)
    assert table.last(LocationsChosen).exiles == (B,)
    assert table.of("B").exile in table.g.edition.embassies
    assert table.of("B").location == ""


def test_exile_not_for_the_president_unless_he_resigns() -> None:
    assert GoIntoExile() not in at(4, phase=5).request("A").options


def test_exile_one_is_safe_and_sends_no_assassins() -> None:
    table = at(4, phase=5, hand={"C": "professional"}, reserve={"C": "2"}).goes(C="exile")
    while table.kind == "assassinate":
        (player,) = table.asked()
        assert player != "C"
        assert C not in [getattr(one, "target", -1) for one in table.options(player)]
        table.passes(player)
    assert table.g.turn.phase == 8


def test_exile_who_is_out_of_the_country_is_asked_nothing_until_the_turn_ends() -> None:
    table = at(5, phase=1, exile="C", hand={"C": "church"})
    while table.g.turn.number == 5 and table.kind != "exile":
        assert "C" not in table.asked()
        request = table.waiting()[0]
        table.game.lapse(request.seat, request.id)
    assert table.asked() == {"C": "exile"}


def test_exile_he_keeps_his_posts_until_phase_2() -> None:
    table = at(5, phase=5).goes(C="exile").quiet("exile")
    assert table.holders()["general-1"] == "C"
    table.does("C", StayAbroad(0)).quiet("give-post").quiet("make-budget")
    assert "C" not in table.holders().values()


def test_ruling_34_the_choice_of_the_embassy_does_not_matter() -> None:
    table = at(7, phase=5).goes(**dict.fromkeys("BCDEFG", "exile"))
    assert {table.of(name).exile for name in "BCDEFG"} <= table.g.edition.embassies


def test_ruling_35_no_budget_for_exiles() -> None:
    table = at(4, phase=4, exile="B", reserve={"A": "3"})
    assert {getattr(one, "family", None) for one in table.options("A")} == {C, D, None}


# Phase 7


def test_phase_7_from_the_president_on_who_is_at_the_bank_and_alive() -> None:
    table = at(5, phase=7, president="C", where=dict.fromkeys("ACDE", BANK), dead="D")
    order = []
    while table.kind == "bank":
        (player,) = table.asked()
        order.append(player)
        table.passes(player)
    assert "".join(order) == "CEA"


def test_phase_7_money_is_put_in_or_taken_out() -> None:
    table = at(4, phase=7, where={"B": BANK, "C": BANK}, reserve={"B": "321"}, account={"C": "33"})
    table.deposits("B", "31")
    assert (table.cash("B"), table.swiss("B")) == (2, 4)
    table.withdraws("C", "3")
    assert (table.cash("C"), table.swiss("C")) == (3, 3)


def test_phase_7_every_part_of_the_reserve_and_of_the_account() -> None:
    table = at(4, phase=7, where={"B": BANK}, reserve={"B": "211"}, account={"B": "3"})
    deposits = {one.bills for one in table.options("B") if isinstance(one, Deposit)}
    withdrawals = {one.bills for one in table.options("B") if isinstance(one, Withdraw)}
    assert deposits == {bills(text) for text in ("1", "11", "2", "21", "211")}
    assert withdrawals == {bills("3")}
    assert len(parts(bills("332211"))) == 26


def test_phase_7_nobody_sees_how_much() -> None:
    table = at(4, phase=7, where={"B": BANK}, reserve={"B": "3"}).deposits("B", "3")
    assert table.last(BankVisited) == BankVisited(B)
    assert table.view("A").families[B].account != bills("3")


def test_ruling_j3_who_is_at_the_bank_shows_it_as_it_opens() -> None:
    table = at(4, phase=7, where={"B": BANK, "C": HOME})
    assert table.happened(BankOpened) == [BankOpened((B,))]
    assert (table.of("B").shown, table.of("C").shown) == (BANK, "")
    assert table.g.turn.banked
    for seed in range(20):
        imagined = table.game.imagine(A, Random(seed)).state
        assert isinstance(imagined, Junta)
        assert imagined.families[D].location not in (BANK, ""), "whoever has not shown it is somewhere else"


@pytest.mark.parametrize("bank", ["siesta", "holiday"])
def test_phase_7_not_while_the_bank_is_closed(bank: str) -> None:
    table = at(4, phase=7, where={"B": BANK}, reserve={"B": "3"}, bank=bank)
    assert table.g.turn.phase == 8
    assert table.happened(BankOpened) == []


def test_ruling_j4_locations_of_others_stay_hidden_unless_somebody_attempts_on_them() -> None:
    table = at(4, phase=6, where={"C": HQ}).police("B", "C").all_pass("assassinate")
    assert table.happened(LocationShown) == [LocationShown(C, HQ)]
    assert table.of("D").shown == ""


# Phase 9


def test_phase_9_after_a_siesta_the_bank_opens_in_the_evening() -> None:
    table = at(4, phase=9, bank="siesta", where={"A": BANK, "C": BANK}, reserve={"C": "3"})
    assert table.asked() == {"A": "bank"}
    table.passes("A").deposits("C", "3")
    assert table.swiss("C") == 3


def test_phase_9_an_open_bank_does_not_open_again() -> None:
    table = at(4, phase=9, where={"A": BANK})
    assert (table.g.turn.number, table.kind) == (6, "play-cards")


def test_ruling_32_who_was_killed_in_the_coup_does_no_banking() -> None:
    table = at(4, phase=9, bank="siesta", where={"A": BANK, "C": BANK}, dead="C").passes("A")
    assert table.kind == "play-cards"


def test_ruling_33_the_new_president_is_the_first_at_the_bank() -> None:
    table = at(4, phase=9, president="C", bank="siesta", where={"A": BANK, "C": BANK})
    assert table.asked() == {"C": "bank"}


def test_phase_9_all_is_as_before_a_turn() -> None:
    table = at(4, phase=9, unstable=True, bank="holiday", forced=True, dead="B", where={"C": HQ}, banked=True)
    g = table.g
    assert g.turn == Turn(6, 1)
    assert [one.dead for one in g.families] == [False] * 4
    assert [one.location for one in g.families] == [""] * 4
    assert table.happened(TurnEnded) == [TurnEnded(5)]


def test_phase_9_the_police_marker_stays_for_a_turn() -> None:
    assert at(4, phase=9, struck=5).g.struck == 5


# Coming back


def exile(**position: str) -> Table:
    """B is abroad, and his return is asked."""
    reserve, account = position.get("reserve", ""), position.get("account", "")
    return at(4, phase=9, exile="B", reserve={"B": reserve}, account={"B": account})


def test_exile_one_comes_back_for_a_bill_of_ones_choice_from_the_reserve() -> None:
    table = exile(reserve="31", account="2")
    assert table.asked() == {"B": "exile"}
    assert table.options("B", ReturnHome) == [ReturnHome(1), ReturnHome(3)]
    table.does("B", ReturnHome(3))
    assert (table.cash("B"), table.swiss("B"), table.abroad()) == (1, 2, "")
    assert table.g.box == bills("3")
    assert table.happened(ExileReturned) == [ExileReturned(B)]


def test_exile_one_stays_for_a_bill_from_switzerland() -> None:
    table = exile(reserve="31", account="22")
    assert table.options("B", StayAbroad) == [StayAbroad(2)]
    table.does("B", StayAbroad(2))
    assert (table.cash("B"), table.swiss("B"), table.abroad()) == (4, 2, "B")
    assert table.happened(ExileStayed) == [ExileStayed(B)]


def test_exile_without_a_reserve_the_return_is_paid_from_switzerland() -> None:
    table = exile(account="32").does("B", ReturnHome(2))
    assert (table.swiss("B"), table.abroad()) == (3, "")


def test_exile_without_any_money_it_is_free() -> None:
    table = exile()
    assert table.options("B") == [ReturnHome(0), StayAbroad(0)]
    table.does("B", ReturnHome(0))
    assert table.abroad() == ""
    assert exile().does("B", StayAbroad(0)).abroad() == "B"


def test_ruling_36_without_an_account_staying_is_paid_from_the_reserve() -> None:
    table = exile(reserve="32").does("B", StayAbroad(2))
    assert (table.cash("B"), table.abroad()) == (3, "B")


def test_ruling_37_the_first_payment_is_due_in_the_same_turn() -> None:
    table = at(4, phase=5, account={"B": "1"}).goes(B="exile").quiet("exile")
    assert table.g.turn.number == 5
    assert table.options("B", StayAbroad) == [StayAbroad(1)]


def test_exile_after_the_bank_in_order_from_the_president() -> None:
    table = at(5, phase=9, president="D", bank="siesta", exile="BE", where={"D": BANK})
    assert table.asked() == {"D": "bank"}
    table.passes("D")
    assert table.asked() == {"E": "exile"}
    table.does("E", StayAbroad(0))
    assert table.asked() == {"B": "exile"}


# The end


def test_end_the_most_money_in_switzerland_wins_and_the_reserve_counts_nothing() -> None:
    table = at(4, phase=3, left=7, account={"A": "3", "B": "22"}, reserve={"C": "333"})
    assert table.game.over
    assert table.happened(AidExhausted)
    assert table.game.result == ((2, 1, 3, 3), (3, 4, 0, 0))


def test_end_equals_share_the_victory() -> None:
    table = at(4, phase=3, left=7, account={"A": "3", "B": "21"})
    assert table.game.result.winners == (A, B)


def test_ruling_38_one_may_win_from_exile() -> None:
    table = at(4, phase=3, left=7, account={"A": "3", "B": "22"}, exile="B")
    assert table.game.result.winners == (B,)


def test_end_one_may_win_though_one_was_killed_in_the_last_turn() -> None:
    table = at(4, phase=6, where={"B": BANK}, posts={"minister": "C"}, account={"B": "3"}, left=7)
    table.police("C", "B").all_pass("assassinate", "save-yourself").quiet("never")
    assert table.game.over
    assert table.game.result.winners == (B,)


def test_end_accounts_are_opened_only_then() -> None:
    table = at(4, phase=2, left=7, account={"A": "3"})
    assert table.view("B").families[A].account != bills("3")
    table.keeps()
    assert table.game.result.points == (3, 0, 0, 0)


def test_phase_5_by_default_one_is_anywhere_but_abroad() -> None:
    """Whoever is known to be away can't be shot by rote."""
    found = set()
    for number in range(40):
        table = at(4, phase=5, seed=f"away {number}")
        request = table.request("B")
        table.game.lapse(request.seat, request.id)
        table.goes()
        found.add(table.of("B").location)
    assert found == set(PLACES)


def test_ruling_j40_one_deposit_or_one_withdrawal_a_visit() -> None:
    table = at(4, phase=7, where={"B": BANK}, reserve={"B": "31"}, account={"B": "2"}).deposits("B", "3")
    assert (table.swiss("B"), table.cash("B")) == (5, 1)
    assert table.asked() != {"B": "bank"}, "what is left stays where it is"


def test_phase_5_the_places_have_nothing_to_do_with_the_city() -> None:
    table = at(4, phase=5).goes(A=HOME)
    assert set(PLACES) & set(table.g.edition.areas) <= {"bank"}


def test_phase_9_ends_a_turn_of_nine_phases_in_order() -> None:
    table = at(4, phase=1).quiet("make-budget").quiet("play-cards")
    assert [event.phase for event in table.happened(PhaseBegan)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]


def test_ruling_j30_of_a_large_purse_every_amount_is_offered_but_not_every_way_to_make_it() -> None:
    table = at(4, phase=7, where={"B": BANK}, reserve={"B": "1" * 8 + "2" * 6 + "3" * 4})
    deposits = [one.bills for one in table.options("B", Deposit) if isinstance(one, Deposit)]
    assert {worth(one) for one in deposits} == set(range(1, 8 + 12 + 12 + 1))
    assert len(deposits) < len(parts(table.of("B").reserve))
    assert deposits[0] == table.of("B").reserve


def test_sight_cash_is_thought_to_be_where_the_table_tells_of_it() -> None:
    """A, the President, has this year's aid; B has just banked; C was killed, and his killer has it all."""
    table = at(4, phase=8, where={"B": BANK})
    g = table.g
    g.turn.banked, g.families[B].shown = True, BANK
    g.families[C].dead, g.families[C].reserve = True, EMPTY
    cash = [0, 0, 0]
    for seed in range(40):
        imagined = table.game.imagine(D, Random(seed)).state
        assert isinstance(imagined, Junta)
        assert imagined.families[C].reserve == EMPTY
        for seat in (A, B, C):
            cash[seat] += worth(imagined.families[seat].reserve)
    assert cash[A] > 5 * cash[B] > 0
