"""Bills and cards that change hands are known to the two parties alone, whatever a table shows of deals."""

from __future__ import annotations

import msgspec

from hemicycle.engine.deals import AcceptDeal, Offer, Term
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.games.junta.promises import BackBudget
from hemicycle.games.junta.trades import HandBills, HandCard

from .builders import A, B, C, D, Table, at

OUTSIDERS = (C, D, SPECTATOR)


def agree(table: Table, *terms: Term) -> Game:
    (deal,) = table.game.bargain(A, Offer((B,), terms))
    table.game.bargain(B, AcceptDeal(deal.id))
    return table.game


def seen(game: Game, viewer: int) -> bytes:
    return msgspec.json.encode(plain(game.view(viewer)))


def test_bills_that_change_hands_leave_no_trace_for_others() -> None:
    table = at(4, phase=2, reserve={"A": "33"})
    before = {viewer: seen(table.game, viewer) for viewer in OUTSIDERS}
    game = agree(table, HandBills(A, B, 3, 2))
    for viewer in OUTSIDERS:
        assert seen(game, viewer) == before[viewer]
        assert game.ledger.visible(viewer, public=True) == ()
        assert game.events(viewer) == table.game.events(viewer)
    for party in (A, B):
        assert [deal.status for deal in game.ledger.visible(party)] == ["agreed"]


def test_two_cards_swapped_leave_no_trace_for_others() -> None:
    table = at(4, phase=2, hand={"A": "donation", "B": "church"})
    before = {viewer: seen(table.game, viewer) for viewer in OUTSIDERS}
    game = agree(table, HandCard(A, B, "donation"), HandCard(B, A, "church"))
    for viewer in OUTSIDERS:
        assert seen(game, viewer) == before[viewer]
        assert game.ledger.visible(viewer, public=True) == ()


def test_a_promise_that_was_paid_for_is_private_too() -> None:
    table = at(4, phase=2, reserve={"A": "1"})
    game = agree(table, HandBills(A, B, 1, 1), BackBudget(B))
    for viewer in OUTSIDERS:
        assert game.ledger.visible(viewer, public=True) == ()
        assert game.ledger.record(B, viewer, public=True).pending == 0
    assert game.ledger.record(B, A).pending == 1


def test_a_promise_alone_is_seen_where_all_may_know() -> None:
    game = agree(at(4, phase=2), BackBudget(B))
    for viewer in OUTSIDERS:
        assert [deal.terms for deal in game.ledger.visible(viewer, public=True)] == [(BackBudget(B),)]


def test_what_was_handed_over_is_no_promise_kept() -> None:
    game = agree(at(4, phase=2, reserve={"A": "1"}), HandBills(A, B, 1, 1))
    assert game.ledger.record(A, B).kept == 0
