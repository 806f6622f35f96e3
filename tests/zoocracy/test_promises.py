"""Ruling A8: what players may promise each other, and how the events tell whether it was kept."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.engine.deals import Offer, Term
from hemicycle.engine.words import Refused
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.campaign import LeaderCampaign, Place, PlaceBonus
from hemicycle.games.zoocracy.cards import EarlyParliamentaryElection, NegativeCampaign, Rally
from hemicycle.games.zoocracy.edition import DEFENCE, FINANCE, GOVERNMENT_OFFICES, PRIME_MINISTER, SPECIES
from hemicycle.games.zoocracy.progress import NameGoal
from hemicycle.games.zoocracy.promises import (
    PROMISES,
    BackProposal,
    GiveGoal,
    GiveOffice,
    NameFor,
    NoMotion,
    OpposeProposal,
    SpareSpecies,
    StandAside,
)
from hemicycle.games.zoocracy.two_players import TakeOver

from .builders import A, B, C, Table, at

FALLEN: dict[str, Any] = {
    "round": 3,
    "seats": [5, 4, 4, 3],
    "government": "A",
    "offices": "prime-minister A, finance A, defence A, opposition-leader B",
    "programme": "AA",
    "presidential": 9,
}
"""A governs without a majority; B leads the opposition."""
INTERIM: dict[str, Any] = {
    "round": 3,
    "seats": [5, 4, 3],
    "government": "AB",
    "interim": True,
    "failed": True,
    "offices": "prime-minister A, finance A, defence A, opposition-leader C",
    "parliamentary": 4,
}


def forming() -> Table:
    return at("D", seats=[5, 4, 3])


def kinds(table: Table) -> set[type[Term]]:
    return {type(term) for term in table.game.terms(A, (B, C))}


def test_ruling_a8_every_term_is_a_promise() -> None:
    assert set(PROMISES) == set(RULES.promises)
    assert not any(kind.at_once for kind in PROMISES), "nothing may be handed over (§5d)"


# What may be promised when


@pytest.mark.parametrize(
    ("position", "wanted"),
    [
        ({"phase": "A"}, {StandAside, SpareSpecies}),
        ({"phase": "B"}, {SpareSpecies, BackProposal, OpposeProposal, GiveOffice, GiveGoal}),
        ({"phase": "B", "parliamentary": 2}, {SpareSpecies}),
        ({"phase": "C", "hands": {"A": "migration"}}, {BackProposal, OpposeProposal, GiveOffice, GiveGoal}),
        ({"phase": "D"}, {BackProposal, OpposeProposal, GiveOffice, GiveGoal, NoMotion}),
        ({"phase": "E", "hands": {"A": "migration"}}, set()),
        (
            {"phase": "E", "hands": {"A": "migration"}, "offices": "opposition-leader B"},
            {BackProposal, OpposeProposal, GiveOffice, GiveGoal, NoMotion},
        ),
        ({"phase": "E", "hands": {"A": "migration"}, "offices": "opposition-leader B", "failed": True}, set()),
        ({"phase": "G", "hands": {"A": "migration"}}, set()),
        ({"phase": "G", "hands": {"A": "migration"}, "presidential": 2}, {StandAside}),
        ({"phase": "G", "hands": {"A": "migration"}, "presidential": 2, "end_drawn": True}, set()),
        ({"phase": "G", "hands": {"A": "migration"}, "options": {"advanced": True}}, {NameFor}),
        ({"phase": "G", "hands": {"A": "migration"}, "interim": True}, {NameFor}),
    ],
)
def test_promises_of_each_phase(position: dict[str, Any], wanted: set[type[Term]]) -> None:
    assert kinds(at(**position)) == wanted


def test_promises_two_players_have_no_proposals_to_promise() -> None:
    table = at("B", 2)
    assert {type(term) for term in table.game.terms(A, (B,))} == {SpareSpecies}


def test_promises_about_proposals_name_those_who_may_still_propose() -> None:
    table = forming().passes("A")
    terms = table.game.terms(A, (B, C))
    assert {term.proposer for term in terms if isinstance(term, BackProposal | OpposeProposal)} == {B, C}
    assert {term.seat for term in terms if isinstance(term, GiveOffice)} == {B, C}
    assert not any(isinstance(term, BackProposal) and term.seat == term.proposer for term in terms)


def test_promises_about_what_lies_on_the_table_can_not_change_it() -> None:
    terms = forming().proposes("A", "AAA AA").game.terms(A, (B, C))
    assert BackProposal(B, A) in terms
    assert not any(isinstance(term, GiveOffice | GiveGoal) and term.seat == A for term in terms)


def test_promises_hold_every_office_and_goal() -> None:
    terms = forming().game.terms(A, (B,))
    assert {term.office for term in terms if isinstance(term, GiveOffice)} == set(GOVERNMENT_OFFICES)
    assert {term.goal for term in terms if isinstance(term, GiveGoal)} == {1, 2}
    terms = at("F", **{**FALLEN, "elected": False, "parliamentary": 4}).game.terms(B, (C,))
    assert {term.goal for term in terms if isinstance(term, GiveGoal)} == {1}


def test_promises_to_spare_a_species_are_for_those_who_have_not_had_their_turn() -> None:
    table = at("B", seats=[3, 2, 1]).passes("A")
    terms = [term for term in table.game.terms(A, (B, C)) if isinstance(term, SpareSpecies)]
    assert {term.seat for term in terms} == {B, C}
    assert {term.species for term in terms} == set(SPECIES)


def test_promises_do_not_hang_on_hands() -> None:
    one, other = at("B", hands={"A": "migration"}), at("B", hands={"A": "defectors"})
    assert one.game.terms(B, (A, C)) == other.game.terms(B, (A, C))


def test_promises_an_offer_lapses_with_its_phase() -> None:
    table = forming()
    (deal,) = table.game.bargain(A, Offer((B,), (BackProposal(B, A),)))
    assert deal.until == "D-1"
    table.nobody_proposes()
    assert table.game.ledger.deals[0].status == "lapsed"


@pytest.mark.parametrize(
    ("position", "one", "other"),
    [
        ({"phase": "D"}, BackProposal(B, A), OpposeProposal(B, A)),
        ({"phase": "D"}, OpposeProposal(B, A), BackProposal(B, A)),
        ({"phase": "D"}, GiveOffice(A, B, FINANCE), GiveOffice(A, C, FINANCE)),
        ({"phase": "D"}, GiveGoal(A, B, 1), GiveGoal(A, C, 1)),
        ({"phase": "G", "hands": {"A": "migration"}, "interim": True}, NameFor(A, B), NameFor(A, C)),
    ],
)
def test_promises_that_nobody_could_keep_both_are_refused(
    position: dict[str, Any], one: Term, other: Term
) -> None:
    table = at(**position)
    with pytest.raises(Refused) as refused:
        table.game.bargain(A, Offer((B, C), (one, other)))
    assert refused.value.message.id == "refused-deal-clash"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (BackProposal(B, A), OpposeProposal(B, C)),
        (BackProposal(B, A), OpposeProposal(C, A)),
        (GiveOffice(A, B, FINANCE), GiveOffice(A, C, DEFENCE)),
        (GiveOffice(A, B, FINANCE), GiveOffice(B, C, FINANCE)),
        (GiveGoal(A, B, 1), GiveGoal(A, C, 2)),
        (GiveGoal(A, B, 1), GiveGoal(B, A, 1)),
    ],
)
def test_promises_that_can_both_be_kept_are_not(one: Term, other: Term) -> None:
    forming().game.bargain(A, Offer((B, C), (one, other)))
    assert not one.against(other)


@pytest.mark.parametrize(
    "term",
    [BackProposal(B, A), OpposeProposal(B, A), GiveOffice(A, B, FINANCE), GiveGoal(A, B, 1), NameFor(A, B)],
)
def test_promises_are_not_against_themselves(term: Term) -> None:
    assert not term.against(term)


# Votes


@pytest.mark.parametrize(
    ("term", "yes", "verdict"),
    [
        (BackProposal(B, A), "AB", "kept"),
        (BackProposal(B, A), "AC", "broken"),
        (OpposeProposal(B, A), "AC", "kept"),
        (OpposeProposal(B, A), "AB", "broken"),
    ],
)
def test_promises_about_a_vote_are_judged_when_it_is_opened(term: Term, yes: str, verdict: str) -> None:
    table = forming()
    id = table.agree(term)
    table.proposes("A", "AAA AA").votes(yes)
    assert table.verdicts(id) == (verdict,)


def test_promises_about_a_vote_may_be_made_while_it_is_open() -> None:
    table = forming().proposes("A", "AAA AA")
    id = table.agree(BackProposal(B, A))
    assert table.votes("C").verdicts(id) == ("broken",)


def test_promises_about_a_vote_are_about_that_proposal_alone() -> None:
    table = forming()
    id = table.agree(BackProposal(C, B))
    table.proposes("A", "AAA AA").votes("A")
    assert table.verdicts(id) == ("pending",)
    table.proposes("B", "BBB BB").votes("BC")
    assert table.verdicts(id) == ("kept",)


def test_promises_about_a_vote_that_never_comes_are_void() -> None:
    table = forming()
    id = table.agree(BackProposal(C, B), OpposeProposal(B, A))
    table.passes("A")
    assert table.verdicts(id) == ("pending", "void")
    table.passes("B")
    assert table.verdicts(id) == ("void", "void")
    table = forming()
    id = table.agree(BackProposal(C, B))
    table.proposes("A", "AAA AA").votes("AB")
    assert table.verdicts(id) == ("void",), "there is a government before it comes to that"


def test_promises_about_a_motion_that_is_not_played_are_void() -> None:
    table = at(
        "E",
        hands={"A": "migration"},
        seats=[9, 1, 1],
        government="A",
        offices="prime-minister A, opposition-leader B",
    )
    id = table.agree(BackProposal(C, B), GiveOffice(B, C, FINANCE), NoMotion(B))
    table.passes("A")
    assert table.g.phase != "E"
    assert table.verdicts(id) == ("void",) * 3


def test_promises_about_a_motion_are_judged_like_those_of_a_formation() -> None:
    table = at("F", **FALLEN)
    id = table.agree(BackProposal(C, B), GiveOffice(B, C, FINANCE), GiveGoal(B, C, 2), by="B", to="C")
    table.proposes("B", "BCB BC").votes("BC")
    assert table.verdicts(id) == ("kept",) * 3


# What a proposal holds


@pytest.mark.parametrize(
    ("term", "proposal", "verdict"),
    [
        (GiveOffice(A, B, PRIME_MINISTER), "BAA AA", "kept"),
        (GiveOffice(A, B, PRIME_MINISTER), "ABB BB", "broken"),
        (GiveOffice(A, B, FINANCE), "ABA AA", "kept"),
        (GiveOffice(A, B, DEFENCE), "AAB AA", "kept"),
        (GiveOffice(A, B, DEFENCE), "BBC BB", "broken"),
        (GiveGoal(A, B, 1), "AAA BA", "kept"),
        (GiveGoal(A, B, 1), "AAA AB", "broken"),
        (GiveGoal(A, B, 2), "AAA AB", "kept"),
        (GiveGoal(A, B, 2), "AAA BA", "broken"),
    ],
)
def test_promises_about_ones_proposal_are_judged_when_it_is_made(term: Term, proposal: str, verdict: str) -> None:
    table = forming()
    id = table.agree(term)
    table.proposes("A", proposal)
    assert table.verdicts(id) == (verdict,)


def test_ruling_j2_whoever_promised_a_proposal_and_makes_none_breaks_it() -> None:
    table = forming()
    id = table.agree(GiveOffice(A, B, FINANCE))
    assert table.passes("A").verdicts(id) == ("broken",)


def test_promises_about_a_proposal_that_never_comes_to_it_are_void() -> None:
    table = forming()
    id = table.agree(GiveOffice(B, A, FINANCE))
    table.proposes("A", "AAA AA").votes("AC")
    assert table.verdicts(id) == ("void",)


def test_promises_about_the_goal_of_the_next_round_are_void_when_an_election_comes_first() -> None:
    table = at("E", **{**FALLEN, "hands": {"A": "early-parliamentary-election"}})
    id = table.agree(GiveGoal(B, C, 2), GiveGoal(B, C, 1))
    table.does("A", EarlyParliamentaryElection()).proposes("B", "BBB C")
    assert table.verdicts(id) == ("void", "kept")


# Species


@pytest.mark.parametrize(
    "action",
    [
        Place("zebras", 1),
        PlaceBonus("zebras", 1),
        Rally("zebras", 1),
        NegativeCampaign("zebras", B),
        LeaderCampaign("zebras", B),
    ],
)
def test_promises_to_spare_a_species_are_broken_by_any_food_there(action: Any) -> None:
    table = at(
        "B",
        zoo="zebras B5",
        offices="prime-minister A, opposition-leader A",
        hands={"A": "rally-zebras negative-campaign-zebras"},
    )
    id = table.agree(SpareSpecies(A, "zebras"))
    table.does("A", Place("hippos", 1))
    assert table.verdicts(id) == ("pending",)
    table.does("A", action)
    assert table.verdicts(id) == ("broken",)


def test_promises_to_spare_a_species_are_kept_when_the_campaign_is_over() -> None:
    for parliamentary in (1, 2):
        table = at("B", parliamentary=parliamentary, seats=[3, 2, 1])
        id = table.agree(SpareSpecies(A, "zebras"))
        table.passes("A").does("B", Place("zebras", 1))
        assert table.verdicts(id) == ("pending",)
        assert table.all_pass("campaign").verdicts(id) == ("kept",)


# Motions


def test_promises_of_no_motion() -> None:
    table = at("F", **FALLEN)
    id = table.agree(NoMotion(B))
    assert table.passes("B").verdicts(id) == ("kept",)
    table = at("F", **FALLEN)
    id = table.agree(NoMotion(B))
    assert table.proposes("B", "BBB BB").verdicts(id) == ("broken",)


def test_promises_of_no_motion_without_a_chance_are_void() -> None:
    table = at("D", seats=[5, 4, 3], hands={"C": "migration"})
    id = table.agree(NoMotion(A), NoMotion(C))
    table.proposes("A", "AAA AA").votes("AB").passes("C")
    assert table.verdicts(id) == ("void", "void")


def test_promises_of_no_motion_are_not_broken_by_somebody_elses() -> None:
    # C's motion passes by the vote of A alone, who had promised to bring none.
    table = at("D", seats=[7, 2, 3], options={"advanced": True}, presidential=9)
    id = table.agree(NoMotion(A))
    table.proposes("A", "AAA AA").votes("AB").proposes("C", "AAA AA").votes("A")
    assert table.g.government == (A,)
    assert table.verdicts(id) == ("void",)


def test_promises_of_no_motion_with_two_players() -> None:
    fallen: dict[str, Any] = {**FALLEN, "seats": [7, 14], "presidential": 9}
    table = at("F", **fallen)
    id = table.agree(NoMotion(B), to="B")
    assert table.does("B", TakeOver()).verdicts(id) == ("broken",)
    table = at("F", **fallen)
    id = table.agree(NoMotion(B), to="B")
    assert table.passes("B").verdicts(id) == ("kept",)


# Naming


def interim() -> Table:
    table = at("G", **{**INTERIM, "hands": {"A": "migration"}})
    return table


@pytest.mark.parametrize(("named", "verdict"), [(B, "kept"), (C, "broken"), (A, "broken")])
def test_promises_to_name_somebody(named: int, verdict: str) -> None:
    table = interim()
    id = table.agree(NameFor(A, B))
    table.passes("A").does("A", NameGoal(named))
    assert table.verdicts(id) == (verdict,)


def test_promises_to_name_somebody_are_void_when_nobody_names() -> None:
    table = interim()
    id = table.agree(NameFor(A, B), NameFor(B, A))
    table.g.trouble = "strike"
    table.passes("A")
    assert table.verdicts(id) == ("void", "void")


@pytest.mark.parametrize(("named", "verdict"), [("BC", "kept"), ("CB", "kept"), ("CC", "broken"), ("BB", "kept")])
def test_promises_to_name_somebody_are_kept_by_either_of_two_goals(named: str, verdict: str) -> None:
    table = at(
        "G",
        **{**INTERIM, "round": 8, "interim": False, "failed": False, "hands": {"A": "migration"}},
        options={"advanced": True},
    )
    id = table.agree(NameFor(A, B))
    table.passes("A").does("A", *[NameGoal("ABC".index(player)) for player in named])
    assert table.game.over
    assert table.verdicts(id) == (verdict,)


# Bids


@pytest.mark.parametrize(("bids", "verdict"), [((0, 2, 1), "kept"), ((1, 2, 1), "broken")])
def test_promises_to_stand_aside(bids: tuple[int, int, int], verdict: str) -> None:
    table = at("A")
    id = table.agree(StandAside(A))
    table.bids(A=bids[0], B=bids[1], C=bids[2])
    assert table.verdicts(id) == (verdict,)


def test_promises_to_stand_aside_hold_for_the_second_bid_too() -> None:
    table = at("A")
    id = table.agree(StandAside(A))
    table.bids(A=0, B=0, C=0)
    assert table.verdicts(id) == ("pending",)
    table.bids(A=1, B=0, C=0)
    assert table.verdicts(id) == ("broken",)


def test_promises_to_stand_aside_may_be_kept_without_a_president() -> None:
    table = at("A")
    id = table.agree(StandAside(A))
    table.bids(A=0, B=1, C=1).bids(B=1, C=1)
    assert table.verdicts(id) == ("kept",)
