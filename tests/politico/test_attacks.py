"""The sheet of attacks and defences: each of the thirteen, hit and countered by each defence, and by Baraka.

`SHEET` is copied from the sheet, not from the code.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from hemicycle.engine.window import PASS
from hemicycle.games.politico.acts import AttackWith
from hemicycle.games.politico.attack import Defend, LoseTrump
from hemicycle.games.politico.events import (
    AttackCountered,
    AttackSucceeded,
    PlayerBarred,
    PlayerSilenced,
    PointsWithheld,
    SameForbidden,
    TrumpsLost,
)
from tests.table import seats_of

from .builders import CARDS, DRAW, PRESENT, RED, B, C, D, Table, at, attack, cards_of, edition, form


class Row(NamedTuple):
    copies: int
    personal: bool
    government: bool
    """Whether the victim must be in the government."""
    defences: dict[str, tuple[int, str]]
    """Each with what the attacker loses, and who gets it: the Prime Minister, the victim, or nobody."""


SHEET = {
    "greve": Row(4, False, True, {"echec": (30, "premier")}),
    "desaccords": Row(4, False, True, {"replatrage": (20, "premier")}),
    "agitation": Row(4, False, True, {"negociation": (10, ""), "reussite": (10, "")}),
    "debacle": Row(2, False, True, {"reussite": (30, "premier")}),
    "inflation": Row(2, False, True, {"vaincue": (20, "premier"), "reussite": (20, "premier")}),
    "catastrophe": Row(1, False, True, {}),
    "surenchere": Row(4, False, False, {"lenifiant": (20, "victim")}),
    "forfaiture": Row(2, False, True, {"avis": (40, "")}),
    "desastre": Row(1, False, True, {"army": (0, "")}),
    "scandale": Row(2, True, False, {"proces": (50, "victim")}),
    "affaire": Row(2, True, False, {"proces": (50, "victim")}),
    "crise": Row(5, True, False, {"evitee": (0, "")}),
    "scission": Row(3, True, False, {"evitee": (0, "")}),
}
FALLS = ("desaccords", "debacle", "forfaiture", "desastre")
each = pytest.mark.parametrize("card", SHEET)
each_defence = pytest.mark.parametrize(
    ("card", "defence"), [(card, defence) for card, row in SHEET.items() for defence in row.defences]
)
DEFENCES = ("echec", "replatrage", "negociation", "reussite", "vaincue", "lenifiant", "avis", "proces", "evitee")


def by(player: str, card: str, **more: str) -> Table:
    return at(player, government="ABC", hands={player: card, **more})


# The sheet as a whole


def test_sheet_every_attack_is_there_so_many_times() -> None:
    assert set(SHEET) == set(RED)
    assert {card: edition().copies[CARDS[card]] for card in SHEET} == {
        card: row.copies for card, row in SHEET.items()
    }
    assert sum(row.copies for row in SHEET.values()) == 36
    assert sum(row.copies for row in SHEET.values() if row.personal) == 12


@each
def test_sheet_whom_an_attack_can_hit(card: str) -> None:
    row = SHEET[card]
    assert by("D", card).options("D") == [attack(card, one) for one in "ABC"]
    inside = [attack(card, one) for one in ("BC" if row.government else "BCD")]
    assert by("A", card).options("A", AttackWith) == inside
    alone = at("D", hands={"D": card})
    assert alone.options("D") == ([] if row.government else [attack(card, one) for one in "ABC"])


@each
def test_sheet_who_is_asked_for_a_defence(card: str) -> None:
    table = by("D", card).attacks("D", card, "B")
    assert table.who("defend") == ("B" if SHEET[card].personal else "BCA"), "the victim, then clockwise"


@each
def test_sheet_what_counters_an_attack(card: str) -> None:
    """Of all trumps in the victim's hand only those of its row, and Baraka."""
    table = at("D", government="ABC", hands={"D": card, "B": " ".join(name for name in CARDS if name != card)})
    table.attacks("D", card, "B")
    wanted = [*SHEET[card].defences, "baraka"]
    assert set(table.options("B")) == {Defend(CARDS[name]) for name in wanted}


@each_defence
def test_sheet_what_a_defence_costs_the_attacker(card: str, defence: str) -> None:
    cost, gets = SHEET[card].defences[defence]
    table = by("D", card, C=defence).attacks("D", card, "C").defends("C", defence).no_army()
    points = [0, 0, 0, -cost]
    if gets:
        points[{"premier": 0, "victim": 2}[gets]] += cost
    assert table.points == points
    assert table.deputies == [60, 45, 30, 50]
    assert table.government == "ABC"
    assert table.g.lasting == []
    (countered,) = table.happened(AttackCountered)
    assert countered == AttackCountered(C, CARDS[defence], CARDS[card], C, D)
    assert not table.happened(AttackSucceeded)
    assert sorted(table.under().split()) == sorted([card, defence])


@each
def test_ii_5_baraka_counters_every_attack_and_nobody_pays(card: str) -> None:
    table = by("D", card, B="baraka").attacks("D", card, "B").defends("B", "baraka")
    assert table.points == [0, 0, 0, 0]
    assert table.deputies == [60, 45, 30, 50]
    assert table.government == "ABC"
    assert table.under() == f"{card} baraka"
    assert table.g.turn == 21, "and the attack was D's act of play"


@pytest.mark.parametrize("card", [card for card in SHEET if not SHEET[card].personal])
def test_i_2_c_anybody_may_help_the_victim(card: str) -> None:
    """An ally or not: here the opponent C of the victim A, with a defence of the row or Baraka."""
    for defence in [*SHEET[card].defences, "baraka"]:
        table = at("D", government="AB", hands={"D": card, "C": defence}).attacks("D", card, "A")
        table.defends("C", defence).no_army()
        assert table.happened(AttackCountered)[0].seat == C
        assert table.government == "AB"
        assert table.points[C] == 0, "a helper gets nothing"


@each_defence
def test_ruling_p21_a_prime_minister_who_attacks_owes_himself_nothing(card: str, defence: str) -> None:
    cost, gets = SHEET[card].defences[defence]
    table = by("A", card, C=defence).attacks("A", card, "C").defends("C", defence).no_army()
    wanted = {"": [-cost, 0, 0, 0], "premier": [0, 0, 0, 0], "victim": [-cost, 0, cost, 0]}[gets]
    assert table.points == wanted


# Each of them, not countered


@pytest.mark.parametrize("card", ["greve", "inflation"])
def test_sheet_greve_generale_the_government_loses_the_points_of_the_round(card: str) -> None:
    table = at("D", government="ABC", formed=18, hands={"D": card}).hits("D", card, "B")
    assert table.points == [0, 0, 0, 0]
    assert table.government == "ABC"
    assert CARDS[card] in table.g.table, "the card lies open until then"
    table.turns(1)
    assert (table.g.turn, table.points) == (22, [0, 0, 0, 0])
    assert table.happened(PointsWithheld)[0] == PointsWithheld(seats_of("ABC"), CARDS[card])
    assert table.under().split()[-1] == card
    table.turns(4)
    assert table.points == [90, 45, 30, 0]


def test_sheet_inflation_record_is_a_strike_with_two_defences() -> None:
    assert set(SHEET["inflation"].defences) == {"vaincue", "reussite"}
    test_sheet_greve_generale_the_government_loses_the_points_of_the_round("inflation")


@pytest.mark.parametrize("card", FALLS)
def test_sheet_desaccords_au_sein_du_gouvernement_the_government_falls(card: str) -> None:
    for target in "ABC":
        table = by("D", card).hits("D", card, target)
        assert table.points == [-50, -50, -50, 50]
        assert table.deputies == [40, 45, 30, 70]
        assert table.asked() == {"D": "succeed"}


def test_sheet_accusation_de_forfaiture_topples_and_costs_40_if_countered() -> None:
    assert by("D", "forfaiture").hits("D", "forfaiture", "C").government == ""
    assert SHEET["forfaiture"].defences == {"avis": (40, "")}


def test_sheet_desastre_outre_mer_is_countered_by_the_army() -> None:
    table = by("D", "desastre", C="army").attacks("D", "desastre", "A").defends("C", "army").no_army()
    assert table.government == "ABC"
    assert table.points == [0, 0, 0, 0]
    assert sorted(table.under().split()) == ["army", "desastre"]


def test_sheet_desastre_outre_mer_the_army_may_itself_be_countered() -> None:
    table = by("D", "desastre army", C="army").attacks("D", "desastre", "A").defends("C", "army")
    assert table.who("answer-army") == "DAB"
    table.army("D").no_army().undefended()
    assert table.government == ""
    table = by("D", "desastre army", C="army", B="army").attacks("D", "desastre", "A").defends("C", "army")
    table.army("D").army("B").no_army()
    assert table.government == "ABC"


def test_ruling_q20_a_stopped_army_leaves_the_attack_open_to_another_defence() -> None:
    """B had given a Baraka beside C's army: it is not lost with the army that came first."""
    table = by("D", "desastre army", B="baraka", C="army").attacks("D", "desastre", "B")
    table.passes("A", "B").does("C", Defend("pression-de-l-armee")).army("D").no_army()
    assert table.asked() == {"A": "defend", "B": "defend", "C": "defend"}, "whoever may help, also who had passed"
    assert table.government == "ABC"
    table.defends("B", "baraka")
    assert table.government == "ABC"
    assert sorted(table.under().split()) == ["army", "army", "baraka", "desastre"]
    assert table.points == [0, 0, 0, 0]


def test_ruling_q20_a_baraka_given_beside_a_stopped_army_is_still_in_the_hand() -> None:
    table = by("D", "desastre army", A="army", B="baraka").attacks("D", "desastre", "A")
    table.does("A", Defend("pression-de-l-armee")).does("B", Defend("baraka")).passes("C").army("D").no_army()
    assert table.hand("B") == "baraka"
    assert table.request("B").options == (Defend("baraka"), PASS), "it may still be played"
    table.undefended()
    assert table.government == "", "if nobody defends now, it hits"
    assert table.hand("B") == "baraka"


def test_sheet_agitation_sociale_the_victim_loses_30() -> None:
    for target, points in (("A", [-30, 0, 0, 0]), ("C", [0, 0, -30, 0])):
        assert by("D", "agitation").hits("D", "agitation", target).points == points


def test_sheet_debacle_economique_the_same_government_may_not_come_back_for_a_round() -> None:
    table = at("D", government="ABC", hands={"D": "debacle", "A": "pm"}).hits("D", "debacle", "B")
    assert table.happened(SameForbidden)[0] == SameForbidden(seats_of("ABC"), 24)
    table.passes("D").does("A", DRAW, form()).calls("A", "BC")
    assert table.government == ""
    assert "pm" in table.hand("A").split(), "it is not even voted on"
    assert table.asked() == {"A": "act"}


def test_sheet_debacle_economique_only_until_the_attackers_next_turn() -> None:
    table = at("D", government="AB", hands={"D": "debacle", "A": "pm"}).hits("D", "debacle", "B").passes("D")
    table.turns(3)
    assert table.g.turn == 24
    assert table.g.lasting == []
    assert "debacle" in table.under().split()


def test_sheet_catastrophe_ecologique_costs_each_member_30() -> None:
    assert by("D", "catastrophe").hits("D", "catastrophe", "C").points == [-30, -30, -30, 0]
    assert by("B", "catastrophe").hits("B", "catastrophe", "C").points == [-30, -30, -30, 0]


def test_sheet_surenchere_demagogique_hits_anybody_for_30() -> None:
    assert by("D", "surenchere").hits("D", "surenchere", "B").points == [0, -30, 0, 0]
    assert by("A", "surenchere").hits("A", "surenchere", "D").points == [0, 0, 0, -30]
    assert at("D", hands={"D": "surenchere"}).hits("D", "surenchere", "B").points == [0, -30, 0, 0]


def test_sheet_scandale_financier_three_trumps_at_random() -> None:
    seen = set()
    for seed in range(40):
        hands = {"D": "scandale", "B": "pm hp avis baraka echec"}
        table = at("D", hands=hands, government="A", seed=f"{seed}").hits("D", "scandale", "B")
        (lost,) = table.happened(TrumpsLost)
        assert lost.seat == B
        assert len(lost.cards) == 3
        assert sorted([*table.g.hands[B], *lost.cards]) == sorted(cards_of("pm hp avis baraka echec"))
        assert table.g.under[-4:] == [*lost.cards, "scandale-financier"]
        seen.add(tuple(sorted(lost.cards)))
    assert len(seen) > 4
    assert table.points == [0, 0, 0, 0]


def test_sheet_affaire_de_moeurs_outside_costs_50_and_silences() -> None:
    table = at("B", government="ABC", hands={"B": "affaire", "D": "surenchere baraka motion army"})
    table.hits("B", "affaire", "D")
    assert table.points == [0, 0, 0, -50]
    assert table.happened(PlayerSilenced)[0] == PlayerSilenced(D, "affaire-de-moeurs", 24)
    assert "affaire-de-moeurs" in table.g.table


def test_sheet_affaire_de_moeurs_inside_topples_and_bars_the_victim() -> None:
    table = at("D", government="ABC", hands={"D": "affaire pm"}).hits("D", "affaire", "C")
    assert table.points == [-50, -50, -50, 50]
    assert table.happened(PlayerBarred)[0] == PlayerBarred(C)
    table.does("D", form())
    assert [one.party for one in table.request("D").options[:-1]] == list(seats_of("AB"))  # type: ignore[attr-defined]


def test_sheet_affaire_de_moeurs_without_a_government_it_is_outside() -> None:
    table = at("D", hands={"D": "affaire"}).hits("D", "affaire", "C")
    assert table.points == [0, 0, -50, 0]
    assert table.g.silenced(C)
    assert not table.g.mute(C)


def test_sheet_crise_dans_le_parti_silences_and_takes_the_vote() -> None:
    table = by("D", "crise").hits("D", "crise", "B")
    assert table.points == [0, 0, 0, 0]
    assert table.g.silenced(B)
    assert table.g.mute(B)
    assert table.government == "ABC"


def test_sheet_scission_dans_le_parti_ten_deputies_to_the_attacker() -> None:
    assert by("D", "scission").hits("D", "scission", "A").deputies == [50, 45, 30, 60]


# How an attack is made


def test_i_2_c_a_defence_must_come_at_once_and_so_does_the_penalty() -> None:
    table = by("D", "agitation").attacks("D", "agitation", "C")
    assert table.asked() == {"C": "defend", "A": "defend", "B": "defend"}
    table.undefended()
    assert table.points[C] == -30


def test_i_2_c_a_used_attack_goes_under_the_pile_with_its_defence() -> None:
    assert by("D", "agitation").hits("D", "agitation", "C").under() == "agitation"


def test_i_2_c_defending_does_not_cost_the_own_act() -> None:
    table = by("D", "agitation", A="baraka surenchere pm").attacks("D", "agitation", "C").defends("A", "baraka")
    table.does("A", DRAW)
    assert attack("surenchere", "B") in table.options("A")


def test_i_2_c_a_member_may_attack_his_allies_and_a_non_member_anybody() -> None:
    assert list(by("B", "surenchere").options("B", AttackWith)) == [attack("surenchere", one) for one in "ACD"]


def test_i_2_c_one_attack_is_all() -> None:
    table = by("D", "agitation surenchere").hits("D", "agitation", "A")
    assert table.g.turn == 21
    table = by("A", "agitation surenchere").hits("A", "agitation", "B")
    assert table.options("A", AttackWith) == [], "the head of the government keeps only his rights"


def test_i_2_c_nobody_is_obliged_to_defend_his_allies() -> None:
    table = by("D", "agitation", A="baraka", B="baraka").attacks("D", "agitation", "C")
    table.undefended()
    assert table.points[C] == -30
    assert table.hand("B") == "baraka"


def test_i_2_c_after_a_fall_its_author_may_form_a_government_at_once() -> None:
    table = at("D", government="ABC", hands={"D": "desaccords pm"}).hits("D", "desaccords", "A")
    assert table.options("D") == [form()]
    table.does("D", form(), PRESENT).votes("D", "").no_army()
    assert table.government == "D"


# Which defence counts


def test_ruling_p20_the_victim_first_then_clockwise_and_one_card_counts() -> None:
    hands = {"D": "surenchere", "A": "baraka", "B": "lenifiant", "C": "baraka"}
    table = at("D", hands=hands).attacks("D", "surenchere", "B")
    assert table.who("defend") == "BCA"
    table.does("A", Defend("baraka")).does("C", Defend("baraka")).passes("B")
    assert table.happened(AttackCountered)[0].seat == C
    assert (table.hand("A").split()[0], table.hand("B")) == ("baraka", "lenifiant")
    table = at("D", hands=hands).attacks("D", "surenchere", "B")
    table.does("A", Defend("baraka")).does("C", Defend("baraka")).does("B", Defend(CARDS["lenifiant"]))
    assert table.happened(AttackCountered)[0].seat == B


def test_ruling_p20_the_attacker_is_not_asked() -> None:
    table = at("A", government="BC", hands={"A": "greve baraka"}).attacks("A", "greve", "B")
    assert table.who("defend") == "BCD"


def test_ruling_p15_a_strike_and_disagreement_hit_any_member_also_from_inside() -> None:
    for card in ("greve", "desaccords"):
        assert by("B", card).options("B", AttackWith) == [attack(card, "A"), attack(card, "C")]
        assert at("A", government="A", hands={"A": card}).options("A", AttackWith) == [], "nobody else is in it"


def test_ruling_p16_a_scandal_takes_as_many_as_there_are() -> None:
    for hand, left in (("", 0), ("avis", 0), ("avis pm hp", 0), ("avis pm hp union", 1)):
        table = at("D", hands={"D": "scandale", "B": hand}).hits("D", "scandale", "B")
        assert len(table.g.hands[B]) == left
        assert len(table.happened(TrumpsLost)) == bool(hand)


def test_ruling_p16_by_option_the_victim_chooses() -> None:
    hands = {"D": "scandale", "B": "avis pm hp echec baraka"}
    table = at("D", hands=hands, options={"scandal": "victim"}).attacks("D", "scandale", "B").undefended()
    for card in ("pm", "baraka", "echec"):
        assert table.asked() == {"B": "lose"}
        table.does("B", LoseTrump(CARDS[card]))
    assert table.hand("B") == "avis hp"
    assert table.under() == "scandale pm baraka echec"
    assert table.g.turn == 21
    one = at("D", hands={"D": "scandale", "B": "avis"}, options={"scandal": "victim"})
    one.attacks("D", "scandale", "B").undefended().does("B", LoseTrump(CARDS["avis"]))
    assert one.hand("B") == ""
