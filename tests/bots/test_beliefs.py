"""What the shrewd think of hands: who has said that he holds a card is thought to, as far as he is trusted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels
from hemicycle.bots.beliefs import as_said
from hemicycle.engine.deals import Offer, Term
from hemicycle.engine.game import Game
from hemicycle.games.junta.trades import HandCard
from hemicycle.games.koalition.promises import PlayCard
from hemicycle.games.politico.promises import DefendParty
from tests.junta.builders import at as junta
from tests.koalition.test_promises import laying
from tests.politico.builders import at as politico

A, B, C = range(3)


def said() -> dict[str, tuple[Game, Term, str]]:
    """A table at which B tells A of a card, and what he says."""
    card, baraka = "ruecktritt", politico("A", government="AB", formed=19, hands={"B": "baraka motion"}).game
    return {
        "junta": (junta(4, phase=2, hand={"B": "church"}).game, HandCard(B, A, "church"), "church"),
        "koalition": (laying(B=card).lays("A", "rose-10").game, PlayCard(B, "rose", card), card),
        "politico": (baraka, DefendParty(B, A, "round"), "baraka"),
    }


def deals_of(game: Game) -> Any:
    knowledge: Any = levels.knowledge_of(game.rules)
    return knowledge.deals


@pytest.mark.parametrize("name", sorted(said()))
def test_who_has_said_that_he_holds_a_card_is_thought_to(name: str) -> None:
    game, term, _ = said()[name]
    deals = deals_of(game)
    card = deals.shows(term)
    game.bargain(B, Offer((A,), (term,)))
    ledger = game.ledger.view(A)
    for trusted in (1.0, 0.0):
        found = []
        for luck in range(12):
            g: Any = game.view(A).imagine(Random(luck))
            before = g.conserved()
            as_said(deals, g, A, ledger, {B: trusted}.__getitem__, Random(luck))
            assert g.conserved() == before
            found.append(card in deals.places(g, A, B)[1])
        assert all(found) == bool(trusted)


def test_what_others_have_said_in_private_is_not_known() -> None:
    game, term, _ = said()["politico"]
    game.bargain(B, Offer((A,), (term,)))
    g: Any = game.view(C).imagine(Random(1))
    before = [list(hand) for hand in g.hands]
    as_said(deals_of(game), g, C, game.ledger.view(C), lambda seat: 1.0, Random(1))
    assert g.hands == before
