"""The dossier's worked examples, one test each: A is Prime Minister with 60 deputies, B 45 and C 30 are members,
D with 50 is not; everybody begins with no points."""

from __future__ import annotations

from collections import Counter

import pytest

from hemicycle.games.politico.acts import AttackWith
from hemicycle.games.politico.events import DeputiesElected, InvestitureVoted, PlayerSilenced

from .builders import DRAW, MOTION, TOPPLE, UNION, C, D, Table, at, attack, begin, edition


def against(player: str, card: str, **hands: str) -> Table:
    """A position of the examples, with this player to attack."""
    return at(player, government="ABC", hands={player: card, **hands})


def test_vector_a_round_survived() -> None:
    assert at("D", phase="turn", government="ABC", formed=16).points == [90, 45, 30, 0]


def test_vector_a_prime_minister_without_deputies_gets_30() -> None:
    table = at("D", phase="turn", government="ABC", formed=16, deputies=[0, 45, 30, 50])
    assert table.points == [30, 45, 30, 0]


def test_vector_disagreement_topples() -> None:
    table = against("D", "desaccords").hits("D", "desaccords", "A")
    assert table.points == [-50, -50, -50, 50]
    assert table.deputies == [40, 45, 30, 70]
    assert table.government == ""


def test_vector_a_prime_minister_with_15_deputies_gives_15() -> None:
    table = at("D", government="ABC", deputies=[15, 45, 30, 50], hands={"D": "desaccords"})
    assert table.hits("D", "desaccords", "A").deputies == [0, 45, 30, 65]


def test_vector_a_member_topples_his_own_government() -> None:
    table = against("B", "desaccords").hits("B", "desaccords", "A")
    assert table.points == [-50, 0, -50, 0]
    assert table.deputies == [40, 65, 30, 50]


def test_vector_the_prime_minister_topples_his_own_government() -> None:
    table = against("A", "desaccords").hits("A", "desaccords", "B")
    assert table.points == [0, -50, -50, 0]
    assert table.deputies == [60, 45, 30, 50]


def test_vector_disagreement_countered() -> None:
    table = against("D", "desaccords", B="replatrage").attacks("D", "desaccords", "C").defends("B", "replatrage")
    assert table.points == [20, 0, 0, -20]
    table = against("D", "desaccords", B="baraka").attacks("D", "desaccords", "C").defends("B", "baraka")
    assert table.points == [0, 0, 0, 0]
    assert table.government == "ABC"


def test_vector_a_strike_costs_one_scoring() -> None:
    table = at("D", government="ABC", formed=19, hands={"D": "greve"}).hits("D", "greve", "B")
    table.turns(2)
    assert (table.g.turn, table.g.seat) == (23, C), "the turn that begins with C's scores: formed in turn 19, C's"
    assert table.points == [0, 0, 0, 0]
    table.turns(4)
    assert table.points == [90, 45, 30, 0]


def test_vector_a_strike_countered() -> None:
    table = against("D", "greve", C="echec").attacks("D", "greve", "A").defends("C", "echec")
    assert table.points == [30, 0, 0, -30]


@pytest.mark.parametrize("defence", ["negociation", "reussite"])
def test_vector_unrest(defence: str) -> None:
    assert against("D", "agitation").hits("D", "agitation", "C").points == [0, 0, -30, 0]
    table = against("D", "agitation", C=defence).attacks("D", "agitation", "C").defends("C", defence)
    assert table.points == [0, 0, 0, -10]


def test_vector_a_catastrophe_costs_each_member_30_also_under_union() -> None:
    assert against("D", "catastrophe").hits("D", "catastrophe", "B").points == [-30, -30, -30, 0]
    table = at("B", government="ABC", hands={"B": "union", "C": "catastrophe agitation"})
    table.does("B", UNION).ends_turn().does("C", DRAW)
    assert {one.card for one in table.options("C", AttackWith) if isinstance(one, AttackWith)} == {
        "catastrophe-ecologique"
    }
    assert table.hits("C", "catastrophe", "A").points == [-30, -30, -30, 0]


def test_vector_an_accusation_countered() -> None:
    table = against("D", "forfaiture", A="avis").attacks("D", "forfaiture", "A").defends("A", "avis")
    assert table.points == [0, 0, 0, -40]


def test_vector_a_scandal_takes_what_there_is() -> None:
    table = at("D", government="ABC", hands={"D": "scandale", "B": "baraka avis"}).attacks("D", "scandale", "B")
    assert table.undefended().hand("B") == ""
    table = at("D", government="ABC", hands={"D": "scandale", "B": "proces avis"}).attacks("D", "scandale", "B")
    assert table.defends("B", "proces").points == [0, 50, 0, -50]


def test_vector_an_affair_outside_and_inside_the_government() -> None:
    table = at("A", government="ABC", hands={"A": "affaire"}).hits("A", "affaire", "D")
    assert table.points == [0, 0, 0, -50]
    assert table.government == "ABC"
    (silenced,) = table.happened(PlayerSilenced)
    assert (silenced.seat, silenced.until) == (D, 24)
    table = at("D", government="ABC", hands={"D": "affaire"}).hits("D", "affaire", "C")
    assert table.points == [-50, -50, -50, 50]
    assert table.deputies == [40, 45, 30, 70]
    assert table.g.barred(C)


def test_vector_a_split_takes_what_there_is() -> None:
    table = at("D", deputies=[60, 7, 30, 50], hands={"D": "scission"}).hits("D", "scission", "B")
    assert table.deputies == [60, 0, 30, 57]


def test_vector_nobody_helps_against_a_personal_attack() -> None:
    for card in ("scandale", "affaire", "crise", "scission"):
        table = against("D", card, A="baraka", C="baraka").attacks("D", card, "B")
        assert table.who("defend") == "B", card


def test_vector_investitures() -> None:
    table = at("A", deputies=[120, 119, 30, 1], hands={"A": "pm"}).forms("A").votes("A", "B")
    (vote,) = table.happened(InvestitureVoted)
    assert (vote.yes, vote.no, vote.needed, vote.carried) == (120, 119, 120, True)
    table = at("A", deputies=[120, 100, 20, 30], hands={"A": "pm"}).forms("A").votes("A", "BC")
    (vote,) = table.happened(InvestitureVoted)
    assert (vote.yes, vote.no, vote.needed, vote.carried) == (120, 120, 121, False)


def test_vector_motions() -> None:
    table = at("D", government="ABC", deputies=[60, 45, 30, 0], hands={"D": "motion"})
    assert MOTION not in table.options("D")
    table = at("D", government="ABC", hands={"D": "motion agitation"})
    table.does("D", MOTION).votes("D", "ABC")
    assert table.hand("D") == "agitation motion"
    assert table.options("D") == [attack("agitation", one) for one in "ABC"]


def test_vector_an_odd_number_of_army_cards_topples() -> None:
    table = at("D", government="ABC", hands={"D": "army army", "B": "army"})
    table.does("D", TOPPLE).army("B").army("D").no_army()
    assert table.government == ""
    table = at("D", government="ABC", hands={"D": "army army", "B": "army army"})
    table.does("D", TOPPLE).army("B").army("D").army("B")
    assert table.government == "ABC"


def test_vector_below_200_there_is_a_fourth_plaque() -> None:
    seen = set()
    for seed in range(120):
        table = begin(4, seed=f"plaques {seed}")
        elected = table.happened(DeputiesElected)
        short = sum(elected[0].deputies) < 200
        assert [one.why for one in elected] == (["first", "fourth"] if short else ["first"])
        assert {len(own) for own in elected[-1].plaques} == {4 if short else 3}
        seen.add(short)
    assert seen == {True, False}


def test_vector_80_trumps_and_85_events() -> None:
    found = edition()
    assert len(found.trumps) == 80
    assert Counter(found.trumps) == Counter(
        {
            "premier-ministre": 9,
            "motion-de-censure": 4,
            "pression-de-l-armee": 4,
            "homme-providentiel": 1,
            "union-nationale": 1,
            "greve-generale": 4,
            "desaccords": 4,
            "agitation-sociale": 4,
            "debacle-economique": 2,
            "inflation-record": 2,
            "catastrophe-ecologique": 1,
            "surenchere-demagogique": 4,
            "forfaiture": 2,
            "desastre-outre-mer": 1,
            "scandale-financier": 2,
            "affaire-de-moeurs": 2,
            "crise-dans-le-parti": 5,
            "scission-dans-le-parti": 3,
            "echec-de-la-greve": 2,
            "replatrage": 2,
            "negociation": 3,
            "reussite": 2,
            "inflation-vaincue": 2,
            "propos-lenifiant": 3,
            "avis-du-conseil": 1,
            "proces-en-diffamation": 2,
            "scission-evitee": 4,
            "baraka": 4,
        }
    )
    assert len(found.events) == 85
    assert Counter(found.events)["blank"] == 39
    assert len(set(found.events)) == 47
