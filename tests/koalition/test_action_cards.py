"""Matériel, action cards, and Déroulement, the action round: who may play what when, and what it does."""

from typing import Unpack

import pytest

from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Refused
from hemicycle.games.koalition import cards
from hemicycle.games.koalition.cards import Doppler, Ruecktritt, Skandal, Sturz, Weste
from hemicycle.games.koalition.events import DopplerPlayed, SkandalPlayed, SturzPlayed, WestePlayed
from hemicycle.games.koalition.state import Koalition
from tests.table import seat_of

from .builders import ByPlayer, Table, laid, leaders, pays, seated, specials, vote_in, votes

EVERY_KIND = "doppler doppler sturz sturz ruecktritt ruecktritt skandal skandal weste weste"


def armed(country: str = "fr", *, options: object = None, **table: Unpack[ByPlayer]) -> Koalition:
    """A vote in which A holds two of every action card."""
    g = vote_in(country, options=options, **table)
    g.specials[0] = EVERY_KIND.split()
    return g


def may_play(g: Koalition, kind: type[Action]) -> list[str]:
    """The targets of one kind of card that A may play."""
    return [
        str(getattr(action, action.__struct_fields__[0]))
        for action in cards.playable(g, 0)
        if type(action) is kind
    ]


def after(g: Koalition, *actions: Action) -> Koalition:
    """A plays these cards, each of which must be offered."""
    for action in actions:
        assert action in cards.playable(g, 0), action
        cards.play(g, 0, action)
    return g


# The action round


def four() -> Table:
    """Four players in Ireland, D without action cards."""
    return seated(
        "ie",
        players=4,
        A="rose-10 rose-9 / doppler sturz",
        B="rose-8 leaf-9 / doppler weste",
        C="lemon-10 lemon-8 / skandal ruecktritt",
        D="hat-10 hat-9",
    )


def test_deroulement_after_laying_one_may_play_one_action_card() -> None:
    table = four().lays("A", "rose-10")
    assert table.asked() == {"A": "open"}
    assert set(table.options("A")) == {Doppler("rose"), PASS}


def test_deroulement_layer_must_open_before_others_may_play() -> None:
    table = four().lays("A", "rose-10")
    assert table.refusal("B", Doppler("rose")) == ("refused-not-opened", "Déroulement")
    table.passes("A")
    assert table.asked() == {"B": "lay"}
    assert table.refusal("A", Doppler("rose")) == ("refused-not-opened", "Déroulement")
    assert table.refusal("B", Doppler("rose")) == ("refused-not-opened", "Déroulement")
    assert table.refusal("C", Skandal("rose")) == ("refused-not-opened", "Déroulement")


def test_deroulement_nobody_plays_an_action_card_before_laying() -> None:
    table = four()
    assert table.refusal("A", Doppler("rose")) == ("refused-not-opened", "Déroulement")
    with pytest.raises(Refused):
        table.plays("A", Doppler("rose"))


def test_deroulement_once_opened_the_others_may_play_too() -> None:
    table = four().lays("A", "rose-10").plays("A", Doppler("rose"))
    assert table.asked() == {"B": "answer"}
    table.passes("B")
    assert set(table.options("C")) == {Skandal("rose"), Ruecktritt("rose-10"), PASS}
    table.plays("C", Skandal("rose"))
    assert table.happened(SkandalPlayed)[0].seat == 2


def test_deroulement_it_goes_on_until_all_have_passed() -> None:
    table = four().lays("A", "rose-10").plays("A", Doppler("rose")).passes("B").plays("C", Skandal("rose"))
    table.passes("A", "B", "C")
    assert table.asked() == {"B": "lay"}


def test_ruling_d19_clockwise_from_the_player_after_the_opener() -> None:
    table = four().lays("A", "rose-10").passes("A").lays("B", "rose-8").plays("B", Doppler("rose"))
    asked: list[str] = []
    while "answer" in table.asked().values():
        asked.append(*table.asked())
        table.passes(*table.asked())
    assert asked == ["C", "A", "B"]
    assert table.asked() == {"C": "lay"}


def test_ruling_d19_one_card_at_a_time_and_whoever_passed_may_come_back() -> None:
    table = four().lays("A", "rose-10").plays("A", Doppler("rose")).passes("B")
    table.plays("C", Skandal("rose")).passes("A")
    assert table.asked() == {"B": "answer"}
    table.plays("B", Weste("rose"))
    assert table.asked() == {"C": "answer"}
    table.plays("C", Ruecktritt("rose-10")).passes("A", "B")
    assert table.asked() == {"B": "lay"}  # C has no card left, and is not asked.


def test_ruling_d19_out_of_turn_nobody_plays_in_the_round() -> None:
    table = four().lays("A", "rose-10").plays("A", Doppler("rose"))
    assert table.refusal("C", Skandal("rose"))[0] == "refused-not-asked"


def test_ruling_d19_the_opener_may_go_on_when_the_others_pass() -> None:
    table = seated("ie", A="rose-10 rose-9 / ruecktritt weste", B="leaf-9 leaf-8", C="lemon-10 lemon-8")
    table.lays("A", "rose-10").plays("A", Ruecktritt("rose-10"))
    assert table.asked() == {"A": "answer"}
    table.plays("A", Weste("rose-10"))
    assert table.asked() == {"B": "lay"}


def test_ruling_d19_only_jokers_in_hand_still_means_being_asked_so_that_nothing_is_told() -> None:
    table = seated("ie", A="rose-10 rose-9 / doppler", B="leaf-9 leaf-8 / joker-5", C="lemon-10 lemon-8 / joker-7")
    table.lays("A", "rose-10").plays("A", Doppler("rose"))
    assert table.asked() == {"B": "answer"}
    assert table.options("B") == (PASS,)


def test_deroulement_without_a_card_of_that_pile_nobody_is_asked() -> None:
    table = seated("ie", A="rose-10 rose-9", B="leaf-9 leaf-8 / doppler", C="lemon-10 lemon-8")
    table.lays("A", "rose-10")
    assert table.asked() == {"B": "lay"}
    table.lays("B", "leaf-9").plays("B", Doppler("leaf"))
    assert table.asked() == {"C": "lay"}


def test_materiel_an_action_card_that_is_played_is_spent() -> None:
    table = four().lays("A", "rose-10").plays("A", Doppler("rose"))
    assert specials(table.g, "A") == ["sturz"]
    assert table.g.spent == ["doppler"]
    assert table.g.conserved() == []


def test_materiel_a_card_that_one_does_not_hold_is_refused() -> None:
    table = four().lays("A", "rose-10")
    for action in (Skandal("rose"), Ruecktritt("rose-10"), Weste("rose")):
        assert table.refusal("A", action) == ("refused-no-card", "Matériel")


# Doppler


def test_materiel_doppler_doubles_all_votes_of_the_party_at_the_count() -> None:
    g = after(armed(A="rose-10", B="rose-4", C="leaf-9"), Doppler("rose"))
    assert votes(g) == {"rose": 28, "leaf": 9}


def test_materiel_doppler_may_go_on_anybodys_politician() -> None:
    g = armed(A="rose-10", B="leaf-4", C="hat-9")
    assert may_play(g, Doppler) == ["rose", "leaf", "hat"]


def test_materiel_doppler_does_not_count_for_the_leader() -> None:
    g = armed(A="rose-6 rose-4", B="rose-9")
    assert leaders(after(g, Doppler("rose"))) == {"rose": "A"}
    g = after(armed(A="rose-6 rose-3", B="rose-9"), Doppler("rose"))
    assert leaders(g) == {"rose": "B"}


def test_materiel_doppler_wants_a_politician_on_the_table() -> None:
    table = seated("ie", A="rose-10 rose-9 / doppler", B="leaf-9 leaf-8").lays("A", "rose-10")
    assert table.refusal("A", Doppler("leaf")) == ("refused-not-on-table", "Matériel 6; rulings D7, D8")


def test_ruling_d7_at_most_one_doppler_on_a_party() -> None:
    g = after(armed(A="rose-10", B="leaf-4"), Doppler("rose"))
    assert may_play(g, Doppler) == ["leaf"]
    assert votes(g)["rose"] == 20


def test_ruling_d7_a_second_doppler_on_a_party_is_refused() -> None:
    table = seated("ie", A="rose-10 rose-9 / doppler", B="leaf-9 leaf-8 / doppler", C="lemon-10 lemon-8")
    table.lays("A", "rose-10").plays("A", Doppler("rose"))
    assert table.refusal("B", Doppler("rose")) == ("refused-doubled", "ruling D7")


def test_ruling_d7_by_option_dopplers_stack() -> None:
    g = after(armed(options={"stacking": True}, A="rose-10", B="leaf-4"), Doppler("rose"), Doppler("rose"))
    assert votes(g)["rose"] == 40
    g.specials[0].append("doppler")
    assert votes(after(g, Doppler("rose")))["rose"] == 80
    assert leaders(g)["rose"] == "A"


def test_ruling_d8_a_doppler_is_bound_to_no_party() -> None:
    table = "rose-1 hat-1 leaf-1 lemon-1 fist-2 acorn-1 cross-2"
    g = armed(B=table)
    assert may_play(g, Doppler) == ["rose", "hat", "leaf", "lemon", "fist", "acorn", "cross"]


def test_ruling_d18_a_joker_can_be_doubled_for_its_announced_party() -> None:
    g = after(armed(A="joker-7:cross", B="rose-9"), Doppler("cross"))
    assert votes(g) == {"cross": 14, "rose": 9}


# Sturz


def test_materiel_sturz_deposes_the_leader_and_a_successor_is_found() -> None:
    g = after(armed(A="rose-10", B="rose-6", C="rose-9"), Sturz("rose"))
    assert leaders(g) == {"rose": "C"}
    assert votes(g) == {"rose": 25}


def test_materiel_sturz_tells_who_fell_and_who_follows() -> None:
    table = seated("ie", A="rose-10 rose-9", B="rose-8 leaf-9 / sturz").round(A="rose-10")
    table.lays("B", "rose-8").plays("B", Sturz("rose"))
    assert table.happened(SturzPlayed) == [SturzPlayed(1, "rose", 0, 1)]


def test_materiel_sturz_the_successor_may_be_deposed_too_and_the_first_returns() -> None:
    g = after(armed(A="rose-10", B="rose-6"), Sturz("rose"), Sturz("rose"))
    assert leaders(g) == {"rose": "A"}


def test_ruling_d12_second_sturz_returns_the_first_leader() -> None:
    g = armed(A="rose-10", B="rose-6", C="rose-9")
    after(g, Sturz("rose"))
    assert leaders(g) == {"rose": "C"}
    after(g, Sturz("rose"))
    assert leaders(g) == {"rose": "A"}


def test_ruling_d12_the_overthrown_stays_barred_whatever_is_laid() -> None:
    g = after(armed(A="rose-10", B="rose-6"), Sturz("rose"))
    g.table.append(laid(g, "A", "rose-9"))
    assert leaders(g) == {"rose": "B"}


def test_ruling_d12_a_sturz_on_one_party_leaves_the_others_alone() -> None:
    g = after(armed(A="rose-10 leaf-9", B="rose-6 leaf-8"), Sturz("rose"))
    assert leaders(g) == {"rose": "B", "leaf": "A"}


def test_ruling_d12_a_sturz_ends_with_the_vote() -> None:
    table = seated("ie", A="rose-10 rose-9", B="rose-6 hat-10", C="hat-9 leaf-9 / sturz skandal")
    table.round(A="rose-10", B="rose-6").lays("C", "hat-9").plays("C", Sturz("rose"), Skandal("rose"))
    table.everybody_lays().nobody_agrees()
    assert (table.g.overthrown, table.g.scandals) == ({}, {})
    table.round(A="rose-10", B="rose-6")
    assert leaders(table.g) == {"rose": "A"}
    assert votes(table.g) == {"rose": 16}


def test_ruling_d13_no_sturz_without_a_successor() -> None:
    g = armed(A="rose-10", B="leaf-6 hat-4", C="hat-9")
    assert may_play(g, Sturz) == ["hat"]


def test_ruling_d13_no_sturz_on_a_party_without_leader() -> None:
    g = armed(A="rose-10", B="rose-10b")
    assert may_play(g, Sturz) == []


def test_ruling_d13_is_given_as_reason() -> None:
    table = seated("ie", A="rose-10 rose-9 / sturz").lays("A", "rose-10")
    assert table.refusal("A", Sturz("rose")) == ("refused-no-successor", "ruling D13")
    assert table.refusal("A", Sturz("leaf")) == ("refused-not-on-table", "Matériel 7; rulings D12, D13, D34")


def test_ruling_d34_a_sturz_that_leaves_two_equal_leaves_no_leader_until_something_changes_it() -> None:
    g = after(armed(A="rose-9", B="rose-8", C="rose-8b"), Sturz("rose"))
    assert leaders(g) == {"rose": None}
    assert votes(g) == {"rose/0": 9, "rose/1": 8, "rose/2": 8}
    assert may_play(g, Sturz) == []
    g.table.append(laid(g, "C", "rose-1"))
    assert leaders(g) == {"rose": "C"}


# Rücktritt


def test_materiel_ruecktritt_takes_all_votes_of_a_politician() -> None:
    g = after(armed(A="rose-10 rose-4", B="rose-9"), Ruecktritt("rose-10"))
    assert votes(g) == {"rose": 13}


def test_materiel_ruecktritt_may_hit_anybody_once() -> None:
    g = after(armed(A="rose-10", B="rose-9"), Ruecktritt("rose-10"))
    assert may_play(g, Ruecktritt) == ["rose-9"]


def test_materiel_ruecktritt_a_second_time_is_refused() -> None:
    table = seated("ie", A="rose-10 rose-9 / ruecktritt", B="leaf-9 leaf-8 / ruecktritt")
    table.lays("A", "rose-10").plays("A", Ruecktritt("rose-10"))
    assert table.refusal("B", Ruecktritt("rose-10")) == (
        "refused-resigned",
        "Matériel 8; ruling D14",
    )
    assert table.refusal("B", Ruecktritt("rose-9")) == (
        "refused-not-on-table",
        "Matériel 8; rulings D14, D17, D44",
    )


def test_ruling_d14_ruecktritt_not_again_after_a_weisse_weste() -> None:
    g = after(armed(A="rose-10", B="leaf-9"), Ruecktritt("rose-10"), Weste("rose-10"))
    assert votes(g)["rose"] == 10
    assert may_play(g, Ruecktritt) == ["leaf-9"]


@pytest.mark.parametrize("cards", ["rose-10 rose-3", "rose-3 rose-10"])
def test_ruling_d17_a_resigned_politician_counts_nothing_for_the_lead(cards: str) -> None:
    g = after(armed(A=cards, B="rose-3b"), Ruecktritt("rose-10"))
    assert leaders(g) == {"rose": None}  # 3:3, and the fallen 10 breaks no tie.


def test_ruling_d17_a_resigned_politician_still_brings_its_card_point() -> None:
    g = after(armed(A="rose-10 rose-3", B="rose-9"), Ruecktritt("rose-10"))
    assert pays(g, "rose") == {"A": 2, "B": 5}


def test_ruling_d17_by_option_it_brings_none() -> None:
    g = armed(options={"resigned_scores": False}, A="rose-10 rose-3", B="rose-9")
    assert pays(after(g, Ruecktritt("rose-10")), "rose") == {"A": 1, "B": 5}
    assert pays(after(g, Weste("rose-10")), "rose") == {"A": 6, "B": 1}


def test_ruling_d18_a_joker_can_resign() -> None:
    g = after(armed(A="joker-7:rose", B="rose-9"), Ruecktritt("joker-7"))
    assert votes(g) == {"rose": 9}


def test_ruling_d18_a_joker_brings_a_card_point() -> None:
    g = vote_in("fr", A="joker-7:rose", B="rose-9")
    assert pays(g, "rose") == {"A": 1, "B": 5}


# Partei-Skandal


def test_materiel_skandal_halves_the_votes_of_a_party() -> None:
    g = after(armed(A="rose-10", B="rose-4", C="leaf-9"), Skandal("rose"))
    assert votes(g) == {"rose": 7, "leaf": 9}


def test_materiel_skandal_is_laid_beside_a_leader_once_for_each_party() -> None:
    g = armed(A="rose-10", B="leaf-9")
    assert may_play(g, Skandal) == ["rose", "leaf"]
    assert may_play(after(g, Skandal("rose")), Skandal) == ["leaf"]


def test_materiel_skandal_a_second_time_is_refused() -> None:
    table = seated("ie", A="rose-10 rose-9 / skandal", B="leaf-9 leaf-8 / skandal")
    table.lays("A", "rose-10").plays("A", Skandal("rose"))
    assert table.refusal("B", Skandal("rose")) == ("refused-scandal-twice", "Matériel 9; ruling D14")
    assert table.refusal("B", Skandal("leaf")) == ("refused-not-on-table", "Matériel 9; rulings D9, D11, D14, D35")


@pytest.mark.parametrize(("cards", "left"), [("rose-9", 4), ("rose-8", 4), ("rose-1", 0)])
def test_ruling_d9_half_of_an_odd_number_is_rounded_down(cards: str, left: int) -> None:
    assert votes(after(armed(A=cards), Skandal("rose"))) == {"rose": left}


@pytest.mark.parametrize("order", [(Doppler("rose"), Skandal("rose")), (Skandal("rose"), Doppler("rose"))])
def test_ruling_d10_double_first_then_halve(order: tuple[Action, ...]) -> None:
    assert votes(after(armed(A="rose-9"), *order)) == {"rose": 9}


def test_ruling_d11_leaders_are_found_anew_after_every_card() -> None:
    table = seated("ie", A="rose-6 rose-5 / skandal", B="rose-9 leaf-9", C="rose-4 leaf-8")
    table.lays("A", "rose-6")
    assert leaders(table.g) == {"rose": "A"}
    table.passes("A").lays("B", "rose-9")
    assert leaders(table.g) == {"rose": "B"}
    table.lays("C", "rose-4").lays("A", "rose-5")
    assert leaders(table.g) == {"rose": "A"}
    assert Skandal("rose") in table.options("A")


def test_ruling_d11_no_skandal_beside_a_party_without_leader() -> None:
    table = seated("ie", A="rose-10 leaf-1", B="rose-10b leaf-9 / skandal").lays("A", "rose-10")
    table.lays("B", "rose-10b")
    assert table.refusal("B", Skandal("rose")) == ("refused-no-leader", "ruling D11")


def test_ruling_d14_skandal_not_again_after_a_weisse_weste() -> None:
    g = after(armed(A="rose-10", B="leaf-9"), Skandal("rose"), Weste("rose"))
    assert votes(g)["rose"] == 10
    assert may_play(g, Skandal) == ["leaf"]


def test_ruling_d35_a_skandal_stays_on_the_party_when_its_leader_changes_or_is_lost() -> None:
    g = after(armed(A="rose-10", B="rose-4", C="leaf-9"), Skandal("rose"), Sturz("rose"))
    assert leaders(g)["rose"] == "B"
    assert votes(g)["rose"] == 7
    g.table.append(laid(g, "C", "rose-4b"))
    assert leaders(g)["rose"] is None
    assert votes(g) == {"leaf": 9, "rose/0": 5, "rose/1": 2, "rose/2": 2}


# Weisse Weste


def test_materiel_weste_cancels_a_ruecktritt_or_a_skandal() -> None:
    g = after(armed(A="rose-10", B="leaf-9"), Ruecktritt("leaf-9"), Skandal("rose"))
    assert votes(g) == {"rose": 5, "leaf": 0}
    assert may_play(g, Weste) == ["leaf-9", "rose"]
    after(g, Weste("rose"))
    assert votes(g) == {"rose": 10, "leaf": 0}
    after(g, Weste("leaf-9"))
    assert votes(g) == {"rose": 10, "leaf": 9}
    assert may_play(g, Weste) == []


def test_materiel_weste_needs_something_to_clear() -> None:
    table = seated("ie", A="rose-10 rose-9 / weste").lays("A", "rose-10")
    assert table.options("A") == (PASS,)
    assert table.refusal("A", Weste("rose")) == ("refused-nothing-to-clear", "Matériel 10")


def test_ruling_d15_anybody_may_clear_anything_of_this_vote_in_turn() -> None:
    table = seated(
        "ie", A="rose-10 rose-9 / ruecktritt", B="leaf-9 leaf-8 / joker-5", C="lemon-10 lemon-8 / weste"
    )
    table.lays("A", "rose-10").passes("A").lays("B", "leaf-9").passes("B").lays("C", "lemon-10").passes("C")
    table.lays("A", "rose-9").plays("A", Ruecktritt("leaf-9")).passes("B", "C").lays("B", "leaf-8").passes("B")
    table.lays("C", "lemon-8").plays("C", Weste("leaf-9"))
    assert table.happened(WestePlayed) == [WestePlayed(2, "leaf-9")]


def test_ruling_d16_doppler_sturz_and_weste_can_not_be_cancelled() -> None:
    g = armed(A="rose-10", B="rose-9")
    after(g, Doppler("rose"), Sturz("rose"), Ruecktritt("rose-9"), Weste("rose-9"))
    assert may_play(g, Weste) == []


def test_ruling_d44_the_limits_count_for_the_whole_vote_and_end_with_it() -> None:
    table = seated(
        "ie",
        then="lu",
        options={"no_coalition": "again"},
        A="rose-10 rose-9 / ruecktritt doppler",
        B="acorn-9 acorn-7 / ruecktritt skandal",
        C="fist-9 fist-7 / doppler skandal",
    )
    table.lays("A", "rose-10").plays("A", Ruecktritt("rose-10")).plays("B", Skandal("rose"))
    table.plays("C", Doppler("rose")).passes("A", "B", "C")
    table.lays("B", "acorn-9").passes("B").lays("C", "fist-9").passes("C").lays("A", "rose-9")
    # In the second round of the same vote all three limits still hold.
    assert table.options("A") == (Doppler("acorn"), Doppler("fist"), PASS)
    table.passes("A").lays("B", "acorn-7")
    assert Ruecktritt("rose-10") not in table.options("B")
    table.passes("B").lays("C", "fist-7").passes("C").nobody_agrees()
    # In the next vote the same politician may be hit again.
    assert [outcome.coalition for outcome in table.g.outcomes] == [()]
    table.lays("A", "rose-10")
    assert Doppler("rose") in table.options("A")
    table.passes("A").lays("B", "acorn-9")
    assert Ruecktritt("rose-10") in table.options("B")
    table.passes("B").lays("C", "fist-9")
    assert Skandal("rose") in table.options("C")


def test_deroulement_action_cards_tell_everybody_who_played_what() -> None:
    table = four().lays("A", "rose-10").plays("A", Doppler("rose"))
    for viewer in range(-1, 4):
        seen = [event for _, event in table.game.events(viewer)]
        assert DopplerPlayed(seat_of("A"), "rose") in seen
