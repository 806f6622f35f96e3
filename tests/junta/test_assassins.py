"""Phase 6: announcing, resolving, dying; the killers' cards; the cousin."""

from __future__ import annotations

import pytest

from hemicycle.games.junta.events import (
    AssassinationAnnounced,
    AttemptFailed,
    BillsPaid,
    BurglarsPaid,
    CousinInstalled,
    EverybodyLost,
    FamilyKilled,
    KillerTurned,
    LocationShown,
    PresidentElected,
    SituationUnstable,
)
from hemicycle.games.junta.pay import PayBills
from hemicycle.games.junta.politics.assassins import (
    Assassinate,
    Burgle,
    InstallCousin,
    Overtime,
    SaveYourself,
    SecretPolice,
)
from hemicycle.games.junta.state import NOBODY

from .builders import BANK, CLUB, FLAT, HOME, HQ, A, B, C, D, Table, at, bills

# Andy is A, Ben is B, Daniel is D; C is President. A professional costs 2 millions, a foreigner 1.


def scene(minister: str = "A", **position: object) -> Table:
    return at(4, phase=6, president="C", posts={"minister": minister}, **position)  # type: ignore[arg-type]


def pay(table: Table, player: str, text: str) -> Table:
    return table.does(player, PayBills(bills(text)))


# Announcing


def test_phase_6_the_minister_announces_first_then_the_others_clockwise() -> None:
    table = scene(minister="D")
    order = []
    while table.kind == "assassinate":
        (player,) = table.asked()
        order.append(player)
        table.passes(player)
    assert "".join(order) == "DABC"


def test_phase_6_the_ministers_free_assassination_is_at_the_bank() -> None:
    table = scene()
    assert table.options("A") == [SecretPolice(seat, BANK) for seat in (B, C, D)]
    table.police("A", "B")
    assert table.options("A") == []
    assert table.asked() == {"A": "assassinate"}
    table.passes("A")
    assert table.options("B") == []


def test_phase_6_any_other_takes_a_card_whom_and_where() -> None:
    table = scene(hand={"A": "professional church riots refugees"}, reserve={"A": "2"}).police("A", "B")
    assert len(table.options("A", Assassinate)) == 15
    table.sends("A", "professional", "B", HOME)
    assert table.last(AssassinationAnnounced) == AssassinationAnnounced(A, "professional", B, HOME)
    assert table.g.table == ["professional"]


def test_phase_6_one_may_announce_as_often_as_one_has_cards_also_at_the_same() -> None:
    table = scene(minister="D", hand={"A": "professional foreigner"}, reserve={"A": "21"}).passes("D")
    table.sends("A", "professional", "B", HOME)
    pay(table, "A", "2").sends("A", "foreigner", "B", FLAT)
    pay(table, "A", "1").passes("A")
    assert [event.location for event in table.happened(AssassinationAnnounced)] == [HOME, FLAT]


def test_phase_6_no_location_is_shown_before_all_are_announced() -> None:
    table = scene(where={"B": BANK}).police("A", "B").passes("A", "B", "C")
    assert table.happened(LocationShown) == []
    table.passes("D")
    assert table.happened(LocationShown)


def test_phase_6_the_secret_police_visits_the_bank_every_second_turn() -> None:
    assert scene(struck=4).options("A") == []
    assert scene(struck=5).options("A") == []
    assert scene(struck=3).options("A", SecretPolice)


def test_vector_4_4_5_struck_in_turn_n_not_in_n_plus_1_again_in_n_plus_2() -> None:
    table = scene(turn=5).police("A", "B")
    assert table.g.struck == 5
    seen = {}
    for turn in (6, 7):
        table.quiet("play-cards").quiet("assassinate")
        assert table.g.turn == turn
        minister = table.name(table.g.holder("minister"))
        seen[turn] = bool(table.options(minister, SecretPolice))
    assert seen == {6: False, 7: True}


def test_phase_6_the_marker_holds_for_the_next_minister_too() -> None:
    assert scene(minister="B", struck=4).options("B") == []


def test_phase_6_other_attempts_at_the_bank_are_not_affected() -> None:
    table = scene(struck=4, hand={"A": "professional"}, reserve={"A": "2"})
    assert Assassinate("professional", B, BANK) in table.options("A")


def test_ruling_39_by_option_the_secret_police_strikes_anywhere() -> None:
    table = scene(options={"secret_police": "anywhere"})
    assert len(table.options("A", SecretPolice)) == 15
    table = scene(options={"secret_police": "anywhere"}, struck=4)
    assert {one.location for one in table.options("A") if isinstance(one, SecretPolice)} == {HQ, HOME, FLAT, CLUB}
    table.police("A", "B", HOME)
    assert table.g.struck == 4


def test_ruling_40_the_announcement_uses_the_right_even_if_it_misses() -> None:
    table = scene().police("A", "B").all_pass("assassinate", "save-yourself")
    assert table.dead() == ""
    assert table.g.struck == 5


def test_ruling_41_without_a_minister_the_president_announces_first() -> None:
    assert scene(minister="-").asked() == {"C": "assassinate"}
    assert scene(exile="A").asked() == {"C": "assassinate"}
    assert scene(exile="A").options("C") == []


def test_ruling_42_nobody_aims_at_himself_nor_at_exiles() -> None:
    table = scene(exile="D")
    assert table.options("A") == [SecretPolice(B, BANK), SecretPolice(C, BANK)]


def test_ruling_42_the_same_twice_in_one_place_is_allowed_and_the_second_finds_him_dead() -> None:
    table = scene(where={"B": BANK}, hand={"A": "professional"}, reserve={"A": "2"})
    table.police("A", "B").sends("A", "professional", "B", BANK)
    pay(table, "A", "2").all_pass("assassinate", "save-yourself")
    assert table.last(AttemptFailed).why == "dead"
    assert table.cash("A") == 0
    assert table.g.discard == ["professional"]


def test_ruling_43_announcements_are_public_at_once() -> None:
    table = scene().police("A", "B")
    assert table.seen("D", AssassinationAnnounced) == AssassinationAnnounced(A, "", B, BANK)


def test_ruling_44_an_attempt_alone_changes_nothing_a_death_makes_it_unstable() -> None:
    missed = scene().police("A", "B").all_pass("assassinate", "save-yourself")
    assert not missed.g.unstable
    hit = scene(where={"B": BANK}).police("A", "B").all_pass("assassinate", "save-yourself")
    assert hit.g.unstable
    assert hit.happened(SituationUnstable)


def test_ruling_45_announcing_and_resolving_are_one_phase() -> None:
    table = scene(where={"B": BANK}).police("A", "B").all_pass("assassinate")
    assert (table.kind, table.g.phase) == ("save-yourself", 6)


def test_ruling_88_a_target_still_announces_and_pays() -> None:
    table = scene(hand={"B": "foreigner"}, reserve={"B": "1"}).police("A", "B").passes("A")
    assert table.of("B").target
    table.sends("B", "foreigner", "A", HOME)
    pay(table, "B", "1")
    assert table.cash("B") == 0


def test_ruling_19_a_target_is_marked_until_the_phase_ends() -> None:
    table = scene().police("A", "B")
    assert [one.target for one in table.g.families] == [False, True, False, False]
    table.all_pass("assassinate")
    assert [one.target for one in table.g.families] == [False] * 4


# Resolving: the four examples of the rulebook


def test_vector_4_4_1_two_misses() -> None:
    table = scene(where={"D": HQ, "B": BANK}, hand={"A": "professional"}, reserve={"A": "2", "B": "3", "D": "3"})
    table.police("A", "D").sends("A", "professional", "B", FLAT)
    pay(table, "A", "2").all_pass("assassinate")
    assert table.dead() == ""
    assert [(event.family, event.location) for event in table.happened(LocationShown)] == [(D, HQ), (B, BANK)]
    assert (table.cash("A"), table.cash("B"), table.cash("D")) == (0, 3, 3)
    assert not table.g.unstable
    assert table.asked() == {"B": "bank"}


def test_vector_4_4_2_they_kill_each_other_and_the_money_leaves_the_game() -> None:
    table = scene(where={"A": HOME, "B": BANK}, hand={"B": "professional"}, reserve={"A": "31", "B": "222"})
    table.police("A", "B").passes("A").sends("B", "professional", "A", HOME)
    pay(table, "B", "2").all_pass("assassinate", "save-yourself")
    assert table.dead() == "AB"
    # The rulebook takes all of it out, although Andy was alive as he killed Ben: it was his for a moment.
    assert table.g.box == bills("2" + "31" + "22")
    assert [event.heir for event in table.happened(FamilyKilled)] == [A, NOBODY]


def test_vector_4_4_3_the_money_of_a_dead_mans_victim_leaves_the_game() -> None:
    table = scene(
        where={"B": BANK, "D": HOME}, hand={"B": "professional"}, reserve={"A": "1", "B": "23", "D": "33"}
    )
    table.police("A", "B").passes("A").sends("B", "professional", "D", HOME)
    pay(table, "B", "2").all_pass("assassinate", "save-yourself")
    assert table.dead() == "BD"
    assert table.cash("A") == 1 + 3
    assert table.g.box == bills("2" + "33")


def test_vector_4_4_4_who_kills_the_killer_takes_it_all() -> None:
    table = scene(
        where={"B": BANK, "A": HOME}, hand={"D": "professional"}, reserve={"A": "1", "B": "23", "D": "32"}
    )
    table.police("A", "B").passes("A", "B", "C").sends("D", "professional", "A", HOME)
    pay(table, "D", "2").all_pass("assassinate", "save-yourself")
    assert table.dead() == "AB"
    assert table.cash("D") == 3 + 1 + 5


# Effects


def test_phase_6_the_dead_discard_all_cards_and_their_money_goes_to_the_killer() -> None:
    table = scene(
        where={"B": BANK},
        hand={"B": "spy donation"},
        influence={"B": "church"},
        reserve={"B": "32"},
        account={"B": "3"},
    )
    table.police("A", "B").all_pass("assassinate", "save-yourself")
    assert (table.hand("B"), table.of("B").influence, table.cash("B"), table.swiss("B")) == ("", [], 0, 3)
    assert sorted(table.g.discard) == ["church", "donation", "spy"]
    assert table.cash("A") == 5
    assert table.seen("A", FamilyKilled).bills == bills("32")
    assert table.seen("D", FamilyKilled).bills != bills("32")


def test_phase_6_attempts_of_the_dead_are_resolved_too() -> None:
    table = scene(where={"B": BANK, "D": HOME}, hand={"B": "professional"}, reserve={"B": "2"})
    table.police("A", "B").passes("A").sends("B", "professional", "D", HOME)
    pay(table, "B", "2").all_pass("assassinate", "save-yourself")
    assert table.dead() == "BD"


def test_phase_6_the_dead_do_nothing_more_this_turn_and_come_back_in_the_next() -> None:
    table = scene(where={"B": BANK}).police("A", "B").all_pass("assassinate", "save-yourself")
    table.cousin("C", "general-2").quiet("play-cards")
    assert table.g.turn == 6
    assert table.dead() == ""
    assert not [
        entry for entry in table.game.history() if entry.seat == B and entry.request in ("bank", "declare-coup")
    ]


def test_phase_6_everybody_killed_everybody_has_lost() -> None:
    table = at(
        4,
        phase=6,
        where={"A": BANK, "B": HOME, "C": FLAT, "D": CLUB},
        hand={"A": "professional", "C": "foreigner", "D": "madman"},
        reserve={"A": "2", "C": "1"},
        account={"A": "3"},
        dice={"madman": [1]},
    )
    table.police("B", "A").passes("B").sends("C", "foreigner", "B", HOME)
    pay(table, "C", "1").passes("C").sends("D", "madman", "C", FLAT).passes("D").sends(
        "A", "professional", "D", CLUB
    )
    pay(table, "A", "2").all_pass("assassinate", "save-yourself")
    assert table.game.over
    assert table.happened(EverybodyLost)
    assert table.game.result.winners == ()
    assert table.game.result.places == (4, 4, 4, 4)


def test_ruling_j12_with_all_the_living_abroad_the_first_exile_clockwise_comes_home_as_president() -> None:
    table = at(
        4, phase=6, where={"A": BANK, "B": HOME}, exile="CD", hand={"A": "professional"}, reserve={"A": "2"}
    )
    table.police("B", "A").passes("B").sends("A", "professional", "B", HOME)
    pay(table, "A", "2").all_pass("assassinate", "save-yourself")
    assert table.president == "C"
    assert table.abroad() == "D"
    assert table.last(PresidentElected) == PresidentElected(C, "alone")
    assert table.asked() == {"C": "install-cousin"}


# The cards


def test_cards_professional_costs_two() -> None:
    assert not scene(struck=5, hand={"A": "professional"}, reserve={"A": "1"}).options("A")
    table = scene(hand={"A": "professional"}, reserve={"A": "311"}).sends("A", "professional", "B", HOME)
    assert table.asked() == {"A": "pay"}
    assert table.options("A") == [PayBills(bills("11")), PayBills(bills("3"))]


def test_ruling_20_the_payer_chooses_the_bills_and_what_is_too_much_is_lost() -> None:
    table = scene(hand={"A": "professional"}, reserve={"A": "3"}).sends("A", "professional", "B", HOME)
    pay(table, "A", "3")
    assert table.cash("A") == 0
    assert table.g.box == bills("3")
    assert table.last(BillsPaid) == BillsPaid(A, bills("3"), 2, "assassin")


def test_ruling_21_by_option_spent_bills_go_under_the_pile() -> None:
    table = scene(hand={"A": "professional"}, reserve={"A": "3"}, options={"spent": "under"})
    before = len(table.g.pile)
    table.sends("A", "professional", "B", HOME)
    pay(table, "A", "3")
    assert (len(table.g.pile), table.g.pile[0], table.g.box) == (before + 1, 3, (0, 0, 0))


def test_ruling_21_or_ten_of_them_at_most() -> None:
    table = scene(hand={"A": "professional"}, reserve={"A": "11"}, options={"spent": "under-10"}, returned=9)
    before = len(table.g.pile)
    table.sends("A", "professional", "B", HOME)
    pay(table, "A", "11")
    assert (len(table.g.pile), table.g.box, table.g.returned) == (before + 1, bills("1"), 10)


def test_ruling_j34_no_more_bills_return_than_there_are() -> None:
    table = scene(hand={"A": "professional"}, reserve={"A": "11"}, options={"spent": "under"}, returned=95)
    table.sends("A", "professional", "B", HOME)
    pay(table, "A", "11")
    assert (table.g.box, table.g.returned) == (bills("1"), 96)


@pytest.mark.parametrize("who", ["A", "C"])
def test_cards_foreigner_is_not_for_the_president_nor_the_minister(who: str) -> None:
    table = scene(struck=5, hand={who: "foreigner"}, reserve={who: "1"})
    while table.asked() != {who: "assassinate"}:
        table.passes(*table.asked())
    assert table.options(who) == []


def test_cards_foreigner_costs_one() -> None:
    table = scene(hand={"B": "foreigner"}, reserve={"B": "2"}, where={"D": HOME}).passes("A")
    table.sends("B", "foreigner", "D", HOME)
    pay(table, "B", "2").all_pass("assassinate", "save-yourself")
    assert table.dead() == "D"


@pytest.mark.parametrize(("die", "dies"), [(1, False), (3, False), (4, True), (6, True)])
def test_vector_4_4_6_the_amateur_costs_1_and_kills_on_4_to_6(die: int, dies: bool) -> None:
    table = scene(hand={"B": "amateur"}, reserve={"B": "1"}, where={"D": HOME}, dice={"assassin": [die]}).passes(
        "A"
    )
    table.sends("B", "amateur", "D", HOME)
    pay(table, "B", "1").all_pass("assassinate", "save-yourself")
    assert (table.dead() == "D") is dies
    assert table.cash("B") == 0
    if not dies:
        assert table.last(AttemptFailed) == AttemptFailed(B, "amateur", D, "dice", die)


def test_vector_4_4_6_the_amateur_is_paid_on_a_wrong_guess_too() -> None:
    table = scene(hand={"B": "amateur"}, reserve={"B": "1"}).passes("A").sends("B", "amateur", "D", HOME)
    pay(table, "B", "1").all_pass("assassinate")
    assert table.cash("B") == 0
    assert table.last(AttemptFailed).why == "elsewhere"


def test_cards_royalist_costs_nothing_and_needs_the_monarchists() -> None:
    assert not scene(struck=5, hand={"A": "royalist"}).options("A")
    table = scene(hand={"B": "royalist"}, influence={"B": "monarchists"}, where={"D": HOME}).passes("A")
    table.sends("B", "royalist", "D", HOME).all_pass("assassinate", "save-yourself")
    assert table.dead() == "D"


def test_cards_royalist_saves_ones_life_instead() -> None:
    table = scene(where={"B": BANK}, hand={"B": "royalist"}, influence={"B": "monarchists"}).police("A", "B")
    table.all_pass("assassinate")
    assert table.options("B") == [SaveYourself("royalist")]
    table.does("B", SaveYourself("royalist"))
    assert (table.dead(), table.hand("B"), table.g.discard) == ("", "", ["royalist"])
    assert table.last(AttemptFailed).why == "saved"
    table = scene(where={"B": BANK}, hand={"B": "royalist"}).police("A", "B").all_pass("assassinate")
    assert table.options("B") == []


@pytest.mark.parametrize(
    ("dice", "outcome"),
    [([1], "D"), ([3], "D"), ([4], ""), ([5], ""), ([6, 3], ""), ([6, 4], "B"), ([6, 6], "B")],
)
def test_vector_4_4_7_the_madman(dice: list[int], outcome: str) -> None:
    table = scene(hand={"B": "madman"}, reserve={"B": "3"}, where={"D": HOME}, dice={"madman": dice}).passes("A")
    table.sends("B", "madman", "D", HOME).all_pass("assassinate", "save-yourself")
    assert table.dead() == outcome
    if outcome == "B":
        assert table.g.box == bills("3")
        assert table.happened(KillerTurned)
    elif not outcome:
        assert table.last(AttemptFailed).why == "mad"
        assert table.happened(LocationShown) == []


def test_cards_madman_a_wrong_guess_is_a_miss() -> None:
    table = scene(hand={"B": "madman"}, dice={"madman": [2]}).passes("A").sends("B", "madman", "D", HOME)
    table.all_pass("assassinate")
    assert table.last(AttemptFailed).why == "elsewhere"


def test_ruling_j17_a_madman_turning_on_a_dead_sender_does_nothing() -> None:
    table = scene(hand={"B": "madman"}, where={"B": BANK, "D": HOME}, dice={"madman": [6, 6]})
    table.police("A", "B").passes("A").sends("B", "madman", "D", HOME).all_pass("assassinate", "save-yourself")
    assert table.dead() == "B"
    assert len(table.happened(FamilyKilled)) == 1


def test_cards_burglars_take_two_millions_from_who_is_not_at_home() -> None:
    table = scene(hand={"B": "burglars"}, reserve={"D": "11"}, where={"D": HQ}).passes("A")
    table.does("B", Burgle("burglars", D)).all_pass("assassinate")
    assert table.asked() == {"D": "pay"}
    pay(table, "D", "11")
    assert (table.cash("B"), table.cash("D")) == (2, 0)
    assert table.seen("B", BurglarsPaid).bills == bills("11")
    assert table.seen("C", BurglarsPaid).bills != bills("11")
    assert not table.g.unstable
    assert table.happened(LocationShown) == [LocationShown(D, HQ)]


@pytest.mark.parametrize(("reserve", "ways"), [("1", ["1"]), ("33", ["3"]), ("", [""]), ("32", ["2", "3"])])
def test_ruling_j24_burglars_are_paid_with_what_there_is(reserve: str, ways: list[str]) -> None:
    table = scene(hand={"B": "burglars"}, reserve={"D": reserve}, where={"D": HQ}).passes("A")
    table.does("B", Burgle("burglars", D)).all_pass("assassinate")
    assert table.options("D") == [PayBills(bills(way)) for way in ways]


def test_cards_burglars_find_him_at_home() -> None:
    table = scene(hand={"B": "burglars"}, reserve={"D": "11"}, where={"D": HOME}).passes("A")
    table.does("B", Burgle("burglars", D)).all_pass("assassinate")
    assert table.last(AttemptFailed).why == "home"
    assert table.cash("D") == 2


def test_ruling_j24_burglars_of_a_dead_man_bring_it_to_nobody() -> None:
    table = (
        scene(hand={"B": "burglars"}, reserve={"D": "2"}, where={"D": HQ, "B": BANK}).police("A", "B").passes("A")
    )
    table.does("B", Burgle("burglars", D)).all_pass("assassinate", "save-yourself")
    pay(table, "D", "2")
    assert table.g.box == bills("2")


def test_cards_hush_money_saves_for_two_millions() -> None:
    table = (
        scene(where={"B": BANK}, hand={"B": "hush-money"}, reserve={"B": "23"})
        .police("A", "B")
        .all_pass("assassinate")
    )
    table.does("B", SaveYourself("hush-money"))
    assert table.asked() == {"B": "pay"}
    pay(table, "B", "2")
    assert (table.dead(), table.cash("B"), table.g.discard) == ("", 3, ["hush-money"])
    assert table.last(BillsPaid).what == "defence"
    table = (
        scene(where={"B": BANK}, hand={"B": "hush-money"}, reserve={"B": "1"})
        .police("A", "B")
        .all_pass("assassinate")
    )
    assert table.options("B") == []


def test_ruling_17_who_is_hit_is_asked_whatever_he_holds_and_who_is_missed_is_not() -> None:
    assert scene(where={"B": BANK}).police("A", "B").all_pass("assassinate").asked() == {"B": "save-yourself"}
    assert (
        scene(hand={"B": "hush-money"}, reserve={"B": "2"}).police("A", "B").all_pass("assassinate").kind
        != "save-yourself"
    )


def test_ruling_j22_overtime_is_one_more_attempt_of_the_secret_police_in_the_same_turn() -> None:
    table = scene(hand={"A": "overtime"}, reserve={"A": "2"}, where={"B": BANK, "D": BANK})
    assert table.options("A", Overtime) == []
    table.police("A", "B")
    assert table.options("A", Overtime) == [Overtime("overtime", seat, BANK) for seat in (B, C, D)]
    table.does("A", Overtime("overtime", D, BANK))
    pay(table, "A", "2").all_pass("assassinate", "save-yourself")
    assert table.dead() == "BD"
    assert table.g.discard == ["overtime"]


def test_ruling_j22_overtime_where_the_police_strikes_anywhere_keeps_to_the_bank_rule() -> None:
    anywhere = {"secret_police": "anywhere"}
    table = scene(hand={"A": "overtime"}, reserve={"A": "2"}, struck=4, options=anywhere).police("A", "B", HOME)
    assert BANK not in {one.location for one in table.options("A", Overtime) if isinstance(one, Overtime)}
    table = scene(hand={"A": "overtime"}, reserve={"A": "2"}, options=anywhere).police("A", "B", HOME)
    table.does("A", Overtime("overtime", D, BANK))
    assert table.g.struck == 5


def test_cards_overtime_is_the_ministers_alone() -> None:
    table = scene(hand={"B": "overtime"}, reserve={"B": "2"}).police("A", "D").passes("A")
    assert table.options("B") == []


def test_options_by_house_rule_an_assassin_card_blocks_a_hit() -> None:
    table = scene(where={"B": BANK}, hand={"B": "professional burglars"}, options={"block": "yes"}).police(
        "A", "B"
    )
    table.all_pass("assassinate")
    assert table.options("B") == [SaveYourself("professional")]
    table.does("B", SaveYourself("professional"))
    assert (table.dead(), table.g.discard) == ("", ["professional"])
    table = scene(where={"B": BANK}, hand={"B": "professional"}).police("A", "B").all_pass("assassinate")
    assert table.options("B") == []


# Influence cards that pay


def test_cards_bankers_pay_a_million_for_assassins() -> None:
    table = scene(hand={"A": "professional"}, influence={"A": "bankers"}, reserve={"A": "1"})
    table.sends("A", "professional", "B", HOME)
    assert table.request("A").about == {"price": 1}
    pay(table, "A", "1")
    assert table.of("A").funds == 1


def test_cards_monarchists_pay_a_million_too_and_both_together_two() -> None:
    table = scene(hand={"A": "professional"}, influence={"A": "bankers monarchists"})
    table.sends("A", "professional", "B", HOME)
    assert table.kind == "assassinate"
    assert table.of("A").funds == 2
    assert table.happened(BillsPaid) == []


def test_cards_what_they_pay_is_for_one_turn_once() -> None:
    table = scene(hand={"B": "foreigner amateur"}, influence={"B": "bankers"}, reserve={"B": "1"}).passes("A")
    table.sends("B", "foreigner", "D", HOME).sends("B", "amateur", "D", FLAT)
    assert table.kind == "pay"
    pay(table, "B", "1").quiet("play-cards")
    assert table.of("B").funds == 0


def test_ruling_j6_what_influence_cards_pay_is_spent_first() -> None:
    table = scene(hand={"B": "foreigner"}, influence={"B": "bankers"}, reserve={"B": "1"}).passes("A")
    table.sends("B", "foreigner", "D", HOME)
    assert table.kind == "assassinate"
    assert table.cash("B") == 1


# The cousin


def test_cousin_the_president_puts_him_into_one_vacant_post() -> None:
    table = at(4, phase=6, where={"C": BANK}).police("B", "C").all_pass("assassinate", "save-yourself")
    assert table.asked() == {"A": "install-cousin"}
    assert table.options("A") == [InstallCousin("general-1"), InstallCousin("admiral")]
    table.cousin("A", "admiral")
    assert table.happened(CousinInstalled) == [CousinInstalled(A, "admiral")]
    assert table.holders()["admiral"] == "A"
    assert (table.g.cousin, table.g.cousin_of) == ("admiral", C)
    assert table.g.holder("general-1") == NOBODY


def test_cousin_only_one_post_however_many_are_dead() -> None:
    table = at(5, phase=6, where={"C": BANK, "D": HOME}, hand={"B": "professional"}, reserve={"B": "2"})
    table.police("B", "C").sends("B", "professional", "D", HOME)
    pay(table, "B", "2").all_pass("assassinate", "save-yourself")
    assert table.options("A") == [
        InstallCousin("general-1"),
        InstallCousin("general-2"),
        InstallCousin("commander"),
    ]
    table.cousin("A", "general-2").quiet("give-post", "declare-coup")
    assert [post for post, family in table.g.posts.items() if family == A] == ["general-2"]


def test_cousin_he_votes_and_the_frozen_posts_do_not() -> None:
    table = at(5, phase=6, where={"C": BANK, "A": BANK}).police("B", "C").all_pass("assassinate", "save-yourself")
    table.cousin("A", "general-1").resigns()
    sources = {str(getattr(one, "source", "")) for one in table.options("A")}
    assert sources == {"", "family", "president", "general-1"}


def test_cousin_until_the_next_phase_2() -> None:
    table = at(4, phase=6, where={"C": BANK}).police("B", "C").all_pass("assassinate", "save-yourself")
    table.cousin("A", "admiral").quiet("play-cards")
    assert table.holders()["admiral"] == "A"
    table.quiet("give-post")
    assert table.holders()["admiral"] == "-"


def test_cousin_the_posts_of_the_dead_stay_frozen_until_phase_2() -> None:
    table = at(4, phase=6, where={"C": BANK}).police("B", "C").all_pass("assassinate", "save-yourself")
    table.cousin("A", "admiral").quiet("play-cards").resigns()
    assert table.g.turn == 6
    table.abstains().abstains()
    assert table.voter() == "C"
    assert {str(getattr(one, "source", "")) for one in table.options("C")} <= {"", "family", *table.of("C").hand}


def test_cousin_nobody_killed_no_cousin() -> None:
    table = at(4, phase=6, posts={"admiral": "-"}).police("B", "C").all_pass("assassinate")
    assert table.kind == "declare-coup"
    assert table.g.cousin == ""


def test_ruling_14_a_new_presidents_cousin_chooses_among_all_vacant_posts() -> None:
    table = at(5, phase=6, where={"A": BANK, "D": HOME}, hand={"B": "professional"}, reserve={"B": "2"})
    table.police("B", "A").sends("B", "professional", "D", HOME)
    pay(table, "B", "2").all_pass("assassinate", "save-yourself").elects(B="C", C="C")
    assert table.asked() == {"C": "install-cousin"}
    assert table.options("C") == [InstallCousin(post) for post in ("general-1", "general-2", "commander")]
    table.cousin("C", "commander")
    assert table.holders() == {
        "minister": "B",
        "general-1": "-",
        "general-2": "D",
        "general-3": "E",
        "admiral": "B",
        "commander": "C",
    }
    assert table.g.holder("general-2") == NOBODY


def test_cousin_a_dead_ministers_powers_are_nobodys() -> None:
    table = at(4, phase=6, where={"B": BANK}, posts={"minister": "B"}, hand={"C": "foreigner"}, reserve={"C": "1"})
    table.passes("B").sends("C", "foreigner", "B", BANK)
    pay(table, "C", "1").all_pass("assassinate", "save-yourself")
    table.cousin("A", "general-3")
    assert table.g.holder("minister") == NOBODY
