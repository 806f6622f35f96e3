"""Déroulement: the count, the majority, and who leads a party."""

import pytest

from hemicycle.games.koalition import cards, count
from hemicycle.games.koalition.cards import Doppler, Ruecktritt, Skandal, Sturz
from hemicycle.games.koalition.events import NoCoalition, VotesCounted, WonAlone

from .builders import DOSSIER, leaders, legal, pays, seated, total, vote_in, votes


def test_deroulement_votes_are_counted_party_by_party_then_added_up() -> None:
    table = seated("fr", **DOSSIER)
    table.everybody_lays()
    (counted,) = table.happened(VotesCounted)
    assert dict(zip(counted.blocs, counted.votes)) == {
        "rose": 23,
        "hat": 22,
        "leaf": 14,
        "lemon": 13,
        "fist": 7,
        "cross": 6,
    }
    assert (counted.total, counted.majority) == (85, 43)
    assert dict(zip(counted.blocs, counted.leaders)) == {
        "rose": 0,
        "hat": 1,
        "leaf": 2,
        "lemon": 2,
        "fist": 2,
        "cross": 1,
    }


@pytest.mark.parametrize(("votes", "needed"), [(102, 52), (101, 51), (100, 51), (3, 2), (2, 2), (1, 1)])
def test_deroulement_the_majority_is_one_vote_more_than_half(votes: int, needed: int) -> None:
    assert count.majority(votes) == needed


def test_deroulement_exactly_half_is_no_majority() -> None:
    g = vote_in("fr", A="rose-10", B="hat-10")
    assert legal(g) == {}
    g = vote_in("fr", A="rose-10", B="hat-9")
    assert legal(g) == {"rose": 10}


def test_deroulement_a_party_that_reaches_the_majority_alone_has_won() -> None:
    table = seated("ie", A="rose-10 rose-9", B="rose-8 leaf-9", C="lemon-5 hat-4")
    table.everybody_lays()
    assert table.happened(WonAlone) == [WonAlone("rose", 0)]
    assert table.g.outcomes[0].coalition == ("rose",)
    assert table.taken() == {"A": 4, "B": 1}


def test_deroulement_without_one_leaders_must_find_a_coalition() -> None:
    table = seated("fr", **DOSSIER)
    table.everybody_lays()
    assert set(table.asked().values()) == {"negotiate"}
    assert table.happened(WonAlone) == []


def test_deroulement_most_votes_lead_a_party() -> None:
    assert leaders(vote_in("fr", A="rose-6 rose-5", B="rose-10")) == {"rose": "A"}


def test_deroulement_equal_votes_the_highest_card_leads() -> None:
    assert leaders(vote_in("fr", A="rose-6 rose-4", B="rose-10")) == {"rose": "B"}
    assert leaders(vote_in("fr", A="rose-8 rose-2", B="rose-6 rose-4")) == {"rose": "A"}


def test_deroulement_still_equal_nobody_leads() -> None:
    assert leaders(vote_in("fr", A="rose-8 rose-4", B="rose-8b rose-4b")) == {"rose": None}


def test_deroulement_a_tie_behind_the_leader_does_not_matter() -> None:
    assert leaders(vote_in("fr", A="rose-4", B="rose-4b", C="rose-5")) == {"rose": "C"}


def test_deroulement_without_leader_each_player_is_free_with_a_small_party() -> None:
    g = vote_in("fr", A="rose-8 leaf-6", B="rose-8b", C="hat-9")
    assert votes(g) == {"hat": 9, "rose/0": 8, "rose/1": 8, "leaf": 6}


def test_ruling_d5_everybody_in_a_party_without_leader_leads_a_small_party() -> None:
    g = vote_in("fr", A="rose-8", B="rose-8b", C="rose-3")
    assert [(bloc.id, bloc.leader, bloc.votes) for bloc in count.blocs(g)] == [
        ("rose/0", 0, 8),
        ("rose/1", 1, 8),
        ("rose/2", 2, 3),
    ]
    assert not any(bloc.whole for bloc in count.blocs(g))


def test_ruling_d5_a_small_party_takes_its_own_rank_and_only_its_own_cards() -> None:
    g = vote_in("fr", A="rose-8 leaf-6", B="rose-8b", C="lemon-10 hat-9")  # 41 votes, 21 needed
    assert votes(g) == {"lemon": 10, "hat": 9, "rose/0": 8, "rose/1": 8, "leaf": 6}
    assert legal(g)["lemon rose/0 leaf"] == 24
    assert pays(g, "lemon rose/0 leaf") == {"C": 4 + 1, "A": 3 + 1 + 2 + 1}


def test_ruling_d39_doubling_and_halving_go_to_each_small_party() -> None:
    g = vote_in("fr", A="rose-3", B="rose-3b", C="hat-10")
    g.specials[0] = ["doppler"]
    g.scandals["rose"] = True
    assert votes(g) == {"hat": 10, "rose/0": 1, "rose/1": 1}
    assert total(g) == 12  # the sum of what they hold, not 10 + 6 // 2
    cards.play(g, 0, Doppler("rose"))
    assert votes(g) == {"hat": 10, "rose/0": 3, "rose/1": 3}


def test_ruling_d36_a_party_without_leader_does_not_win_alone() -> None:
    table = seated("ie", A="rose-10 leaf-1", B="rose-10b leaf-2", C="hat-4 hat-3")
    table.everybody_lays()
    (counted,) = table.happened(VotesCounted)
    assert dict(zip(counted.blocs, counted.votes)) == {"rose/0": 10, "rose/1": 10, "hat": 7, "leaf": 3}
    assert (counted.total, counted.majority) == (30, 16)
    assert table.happened(WonAlone) == []
    assert table.asked() == {"A": "negotiate", "B": "negotiate"}


def test_ruling_d37_two_small_parties_of_one_party_may_govern_together() -> None:
    table = seated("ie", A="rose-10 leaf-1", B="rose-10b leaf-2", C="hat-4 hat-3")
    table.everybody_lays().agree("rose/0 rose/1")
    assert table.taken() == {"A": 2 + 1, "B": 2 + 1}  # equal strength: both take the first line


@pytest.mark.parametrize("compatibility", ["pairs", "chain"])
def test_ruling_d37_small_parties_of_one_party_are_partners_by_either_option(compatibility: str) -> None:
    g = vote_in("fr", options={"compatibility": compatibility}, A="rose-10", B="rose-10b", C="hat-7")
    assert legal(g) == {"rose/0 rose/1": 20}
    assert count.compatible(g, [bloc for bloc in count.blocs(g) if bloc.party == "rose"])


def test_ruling_d37_small_parties_have_the_partners_of_their_party() -> None:
    g = vote_in("fr", A="rose-10", B="rose-10b", C="hat-4 leaf-9")
    assert "rose/0 leaf" in legal(g)
    assert not any("rose" in coalition and "hat" in coalition for coalition in legal(g))


def test_ruling_d43_the_overthrown_keeps_his_small_party_and_may_win_alone_with_it() -> None:
    table = seated(
        "ie",
        A="rose-10 rose-9",
        B="rose-3 hat-2",
        C="rose-3b hat-1 / sturz",
    )
    table.round(A="rose-10", B="rose-3").lays("C", "rose-3b").plays("C", Sturz("rose"))
    assert leaders(table.g)["rose"] is None
    table.round(A="rose-9", B="hat-2", C="hat-1")
    (counted,) = table.happened(VotesCounted)
    assert dict(zip(counted.blocs, counted.votes)) == {"rose/0": 19, "rose/1": 3, "rose/2": 3, "hat": 3}
    assert table.g.outcomes[0].coalition == ("rose/0",)
    assert table.taken() == {"A": 2 + 2}  # the first line in Ireland and his own two cards; nobody else scores


def test_ruling_d30_no_votes_at_all_is_no_coalition() -> None:
    table = seated(
        "ie",
        A="rose-1 hat-1",
        B="leaf-9 leaf-8",
        C="lemon-10 lemon-8 / ruecktritt ruecktritt ruecktritt ruecktritt skandal skandal",
    )
    table.round(A="rose-1", B="leaf-9", C="lemon-10").round(A="hat-1", B="leaf-8").lays("C", "lemon-8")
    table.plays("C", *map(Ruecktritt, ("leaf-9", "leaf-8", "lemon-10", "lemon-8")))
    table.plays("C", Skandal("rose"), Skandal("hat"))
    (counted,) = table.happened(VotesCounted)
    assert counted.total == 0
    assert table.happened(NoCoalition) == [NoCoalition("ie", True)]


def test_ruling_d17_a_fallen_leader_gives_way_in_a_real_vote() -> None:
    table = seated("ie", A="rose-10 leaf-1", B="rose-9 leaf-2", C="hat-4 hat-3 / ruecktritt")
    table.round(A="rose-10", B="rose-9").lays("C", "hat-4").plays("C", Ruecktritt("rose-10"))
    table.everybody_lays()
    (counted,) = table.happened(VotesCounted)
    assert dict(zip(counted.blocs, counted.leaders))["rose"] == 1
    assert table.happened(NoCoalition) == []
