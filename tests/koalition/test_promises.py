"""Ruling D32: what leaders may promise each other, and how the events tell whether it was kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hemicycle.engine.deals import Deal, Offer, Term
from hemicycle.engine.words import Refused
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.cards import Doppler, Ruecktritt, Skandal, Sturz
from hemicycle.games.koalition.coalitions import prominent
from hemicycle.games.koalition.promises import PROMISES, Join, PlayCard, Spare, StayOut, Support
from tests import table as tables
from tests.koalition.builders import Table, begin, seated

A, B, C = 0, 1, 2
AB, AC, BC = ("leaf", "rose"), ("rose", "lemon"), ("leaf", "lemon")
"""Who governs with whom: A leads Rose, B Leaf and C Lemon; any two have the majority, and all are partners."""
LATER = {"A": "rose-9 rose-1", "B": "leaf-7 leaf-4", "C": "lemon-7 lemon-2"}
"""What they lay in Ireland, and again any two govern."""


def talks(**later: str) -> Table:
    """The talks in Luxembourg; Ireland comes next."""
    cards = {**LATER, **later}
    table = seated(
        "lu",
        then="ie",
        A=f"rose-10 rose-4 {cards['A']}",
        B=f"leaf-9 leaf-6 {cards['B']}",
        C=f"lemon-8 lemon-5 {cards['C']}",
    )
    table.round(A="rose-10", B="leaf-9", C="lemon-8").round(A="rose-4", B="leaf-6", C="lemon-5")
    assert coalitions(table) == [AB, BC, AC]
    return table


def laying(**specials: str) -> Table:
    """The first card in Luxembourg, with these action cards in hand."""
    held = {"A": "doppler sturz skandal", "B": "ruecktritt", "C": "doppler skandal", **specials}
    return seated(
        "lu",
        then="ie",
        A=f"rose-10 rose-4 rose-3 rose-2 / {held['A']}",
        B=f"rose-9 hat-5 hat-3 cross-6 / {held['B']}",
        C=f"lemon-8 lemon-3 leaf-8 fist-7 / {held['C']}",
    )


def agree(table: Table, *terms: Term, by: int = A) -> str:
    """A deal between A, B and C, as far as they promise something or are promised something."""
    parties = {term.seat for term in terms} | {term.partner for term in terms if isinstance(term, Support)}
    others = tuple(sorted(parties - {by})) or ((by + 1) % 3,)
    return tables.agree(table.game, by, others, *terms)


def deal_of(table: Table, id: str) -> Deal:
    return next(deal for deal in table.game.ledger.deals if deal.id == id)


def verdicts(table: Table, id: str) -> Sequence[str]:
    return tables.verdicts(table.game, id)


def coalitions(table: Table) -> list[tuple[str, ...]]:
    found, _ = prominent(table.g, table.negotiation.blocs)
    return [tuple([bloc.id for bloc in coalition]) for coalition in found]


def test_ruling_d32_every_term_is_a_promise() -> None:
    assert set(PROMISES) == set(RULES.promises)
    assert not any(kind.at_once for kind in PROMISES), "nothing may be handed over (ruling D32)"


# What may be promised when


def test_before_the_first_country_there_is_nothing_to_promise() -> None:
    table = begin(3)
    assert table.game.terms(A, (B,)) == ()
    assert table.g.chapter() == "start"


def test_in_the_talks_coalitions_and_later_support() -> None:
    table = talks()
    terms = table.game.terms(A, (B, C))
    kinds = {type(term) for term in terms}
    assert kinds == {Join, StayOut, Support}
    assert {term.coalition for term in terms if isinstance(term, Join)} == set(coalitions(table))
    for term in terms:
        if isinstance(term, Join | StayOut):
            assert term.seat in [bloc.leader for bloc in table.negotiation.members(term.coalition)]
    assert Support(A, B, 2) in terms
    assert not any(getattr(term, "seat", A) == C for term in table.game.terms(A, (B,)))


def test_while_cards_are_laid_action_cards_and_support() -> None:
    table = laying(B="").lays("A", "rose-10").passes("A")
    terms = table.game.terms(A, (B, C))
    assert {type(term) for term in terms} == {PlayCard, Spare, Support}
    assert PlayCard(A, "rose", "skandal") in terms
    assert Spare(C, "rose") in terms
    assert not any(isinstance(term, Spare | PlayCard) and term.seat == B for term in terms), "B holds no such card"
    assert PlayCard(A, "rose", "sturz") not in terms, "there is nobody to succeed (ruling D13)"
    assert PlayCard(A, "hat", "doppler") not in terms, "no politician of Top hat lies there (ruling D8)"


def test_what_is_in_a_hand_does_not_show_in_what_may_be_promised() -> None:
    one, other = laying(A="doppler sturz skandal"), laying(A="ruecktritt ruecktritt weste")
    for table in (one, other):
        table.lays("A", "rose-10").passes("A")
    assert one.game.terms(B, (A, C)) == other.game.terms(B, (A, C))


def test_the_first_edition_has_no_action_cards_to_promise() -> None:
    table = begin(4, "first", first_starter="lot")
    table.goes_on()
    assert {type(term) for term in table.game.terms(A, (B,))} == {Support}


def test_in_the_last_country_nobody_promises_support() -> None:
    table = talks()
    table.g.deck = []
    assert not any(isinstance(term, Support) for term in table.game.terms(A, (B,)))


def test_an_offer_of_the_talks_lapses_with_them() -> None:
    table = talks()
    coalition = coalitions(table)[0]
    (deal,) = table.game.bargain(A, Offer((B,), (Join(A, coalition),)))
    assert deal.until == "talks-1"
    table.agree(" ".join(coalition))
    assert deal_of(table, deal.id).status == "lapsed"
    assert table.g.chapter() == "laying-2"


def test_nobody_can_promise_both_to_join_and_to_stay_out() -> None:
    table = talks()
    for clash in ((Join(A, AB), StayOut(A, AB)), (Join(A, AB), Join(A, AC))):
        with pytest.raises(Refused) as refused:
            table.game.bargain(A, Offer((B,), clash))
        assert refused.value.message.id == "refused-deal-clash"
    table.game.bargain(A, Offer((B,), (Join(A, AB), StayOut(A, AC), Join(B, AB))))


# Join, StayOut


def test_to_join_is_kept_when_the_coalition_governs() -> None:
    table = talks()
    id = agree(table, Join(A, AB), Join(B, AB))
    table.agree("leaf rose")
    assert verdicts(table, id) == ("kept", "kept")


def test_to_join_is_broken_by_governing_in_another() -> None:
    table = talks()
    id = agree(table, Join(A, AB), Join(B, AB))
    table.agree("rose lemon")
    assert verdicts(table, id) == ("broken", "void"), "B had no part in it"


def test_to_join_is_kept_by_standing_by_a_yes_that_came_to_nothing() -> None:
    table = talks()
    id = agree(table, Join(B, AB))
    table.proposes("B", "leaf rose").proposes("A", "rose lemon").accepts("C", "rose lemon")
    assert verdicts(table, id) == ("kept",)


def test_to_join_is_broken_by_holding_out_to_the_end() -> None:
    table = talks()
    id = agree(table, Join(A, AB), Join(B, AB))
    table.proposes("A", "leaf rose").nobody_agrees()
    assert verdicts(table, id) == ("kept", "broken")


def test_to_join_is_void_when_nobody_proposed_it() -> None:
    table = talks()
    id = agree(table, Join(A, AB), Join(B, AB))
    table.nobody_agrees()
    assert verdicts(table, id) == ("void", "void")


def test_a_yes_taken_back_is_no_yes() -> None:
    table = talks()
    id = agree(table, Join(B, AB))
    table.proposes("B", "leaf rose").withdraws("B", "leaf rose").nobody_agrees()
    assert verdicts(table, id) == ("broken",)


def test_what_lay_on_the_table_when_they_agreed_counts() -> None:
    table = talks().proposes("B", "leaf rose")
    id = agree(table, Join(B, AB), Join(A, AB))
    assert deal_of(table, id).noted == ("yes", "tabled")
    table.nobody_agrees()
    assert verdicts(table, id) == ("kept", "broken")


def test_to_stay_out_is_broken_by_a_yes_and_kept_without() -> None:
    table = talks()
    id = agree(table, StayOut(A, AB), StayOut(A, AC), by=B)
    table.proposes("A", "rose lemon")
    assert verdicts(table, id) == ("pending", "broken")
    table.accepts("C", "rose lemon")
    assert verdicts(table, id) == ("kept", "broken")


def test_to_stay_out_is_kept_when_nobody_governs() -> None:
    table = talks()
    id = agree(table, StayOut(A, AB), by=B)
    table.nobody_agrees()
    assert verdicts(table, id) == ("kept",)


def test_to_stay_out_means_to_take_back_a_yes_that_was_said_before() -> None:
    for takes_back, verdict in ((False, "broken"), (True, "kept")):
        table = talks().proposes("A", "leaf rose")
        id = agree(table, StayOut(A, AB), by=C)
        assert verdicts(table, id) == ("pending",)
        if takes_back:
            table.withdraws("A", "leaf rose")
        table.nobody_agrees()
        assert verdicts(table, id) == (verdict,)


# Action cards


def test_a_card_promised_is_kept_once_it_is_played() -> None:
    table = laying()
    table.lays("A", "rose-10").passes("A").lays("B", "rose-9")
    id = agree(
        table, PlayCard(B, "rose", "ruecktritt"), PlayCard(A, "rose", "skandal"), PlayCard(C, "rose", "doppler")
    )
    table.plays("B", Ruecktritt("rose-10"))
    assert verdicts(table, id) == ("kept", "pending", "pending")
    table.plays("C", Skandal("rose"))
    assert verdicts(table, id) == ("kept", "void", "pending"), "C has taken A's only chance (ruling D14)"
    table.passes("A", "C").round(C="lemon-8").round(A="rose-4", B="hat-5", C="lemon-3")
    assert verdicts(table, id) == ("kept", "void", "broken")


def test_a_doppler_by_somebody_else_leaves_room_where_they_stack() -> None:
    for stacking, verdict in ((False, "void"), (True, "pending")):
        table = seated(
            "lu",
            options={"stacking": stacking},
            A="rose-10 rose-4 rose-3 rose-2 / doppler",
            B="rose-9 hat-5 hat-3 cross-6 / doppler",
            C="lemon-8 lemon-3 leaf-8 fist-7 / doppler",
        )
        table.lays("A", "rose-10")
        id = agree(table, PlayCard(B, "rose", "doppler"))
        table.plays("A", Doppler("rose"))
        assert verdicts(table, id) == (verdict,)


def test_to_spare_a_party_is_kept_at_the_count() -> None:
    table = laying().lays("A", "rose-10")
    id = agree(table, Spare(A, "rose"), Spare(B, "rose"))
    table.passes("A").round(B="rose-9", C="lemon-8")
    assert verdicts(table, id) == ("pending", "pending")
    table.round(A="rose-4", B="hat-5", C="lemon-3")
    assert verdicts(table, id) == ("kept", "kept")


@pytest.mark.parametrize("action", [Sturz("rose"), Skandal("rose")])
def test_to_spare_a_party_is_broken_by_any_attack(action: Sturz | Skandal) -> None:
    table = laying(A="", B="sturz skandal").lays("A", "rose-10").lays("B", "rose-9")
    id = agree(table, Spare(B, "rose"), by=A)
    table.plays("B", action)
    assert verdicts(table, id) == ("broken",)


@pytest.mark.parametrize(
    ("joker_first", "party", "verdict"),
    [(True, "rose", "broken"), (False, "rose", "broken"), (True, "lemon", "pending")],
)
def test_a_joker_belongs_to_the_party_it_was_laid_for(joker_first: bool, party: str, verdict: str) -> None:
    table = seated(
        "lu",
        A="rose-10 rose-4 rose-3 rose-2 / joker-5",
        B="rose-9 hat-5 hat-3 cross-6 / ruecktritt",
        C="lemon-8 lemon-3 leaf-8 fist-7 / ",
    )
    table.lays("A", "rose-10").passes("A")
    table.round(B="rose-9", C="lemon-8")
    if joker_first:
        table.lays("A", "joker-5:rose")
    id = agree(table, Spare(B, party), by=A)
    if not joker_first:
        table.lays("A", "joker-5:rose")
    table.lays("B", "hat-5").plays("B", Ruecktritt("joker-5"))
    assert verdicts(table, id) == (verdict,)


# Support


def test_support_waits_for_the_next_country() -> None:
    table = talks()
    id = agree(table, Support(A, B, 2))
    assert deal_of(table, id).noted == ("",)
    table.agree("rose lemon")
    assert verdicts(table, id) == ("pending",), "this country is not meant"
    assert deal_of(table, id).noted == ("now",)


def in_ireland(*terms: Term, **later: str) -> tuple[Table, str]:
    """What was promised in Luxembourg, when the votes of Ireland have been laid."""
    table = talks(**later)
    id = agree(table, *terms)
    table.agree("rose lemon")
    for _ in range(2):
        for _ in range(3):
            (request,) = table.game.requests
            table.game.act(request.seat, request.id, request.options[0])
    return table, id


def test_support_is_kept_by_governing_together() -> None:
    table, id = in_ireland(Support(A, B, 2), Support(B, A, 2))
    table.agree("leaf rose")
    assert verdicts(table, id) == ("kept", "kept")


def test_support_is_broken_by_governing_without_though_they_could() -> None:
    table, id = in_ireland(Support(A, B, 2), Support(B, A, 2))
    table.agree("rose lemon")
    assert verdicts(table, id) == ("broken", "void")


def test_support_is_void_when_one_does_not_govern() -> None:
    table, id = in_ireland(Support(A, B, 2))
    table.agree("leaf lemon")
    assert verdicts(table, id) == ("void",)


def test_support_is_void_when_they_could_not_govern_together() -> None:
    table, id = in_ireland(Support(A, B, 2), B="hat-7 hat-4")
    assert deal_of(table, id).noted == ("apart",)
    table.agree("rose lemon")
    assert verdicts(table, id) == ("void",)


def test_support_is_void_when_one_party_wins_alone() -> None:
    table, id = in_ireland(Support(A, B, 2), A="rose-9 rose-8", B="leaf-2 leaf-1")
    assert verdicts(table, id) == ("void",)


def test_support_lasts_while_the_country_votes_again() -> None:
    table, id = in_ireland(Support(A, B, 2))
    table.nobody_agrees()
    assert verdicts(table, id) == ("pending",)
    assert deal_of(table, id).noted == ("now",)
    for _ in range(6):
        (request,) = table.game.requests
        table.game.act(request.seat, request.id, request.options[0])
    table.nobody_agrees()
    assert verdicts(table, id) == ("void",)
