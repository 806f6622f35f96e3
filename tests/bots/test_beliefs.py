"""What bots think of hands: who has said that he holds a card is thought to, who did not answer is not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.bots import levels
from hemicycle.bots.base import Mind as Brain
from hemicycle.bots.beliefs import as_said
from hemicycle.engine.deals import Offer, Term
from hemicycle.engine.game import Game
from hemicycle.games.junta.trades import HandCard
from hemicycle.games.koalition.promises import PlayCard
from hemicycle.games.politico.attack import Defend
from hemicycle.games.politico.bot import hand
from hemicycle.games.politico.bot.memory import Mind, believe, saw
from hemicycle.games.politico.bot.memory import temper as draw_temper
from hemicycle.games.politico.edition import ANSWERS, BARAKA, FORFAITURE, SURENCHERE
from hemicycle.games.politico.promises import DefendParty
from tests.junta.builders import at as junta
from tests.koalition.test_promises import laying
from tests.politico.builders import DRAW, Table
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


# What was not played


def seen(table: Table, seat: int) -> Mind:
    """The temper of somebody who has watched a table."""
    temper = draw_temper(Random(1))
    saw([event for _, event in table.game.events(seat, -1)], temper)
    return temper


def answers_in_hand(table: Table, temper: Mind | None, seat: int) -> int:
    """On how many of twenty tables that A imagines somebody holds an answer to a demagogic bid."""
    found = 0
    for luck in range(20):
        g: Any = table.game.view(A).imagine(Random(luck))
        if temper is not None:
            believe(g, A, temper)
        assert not g.conserved()
        found += any(card in ANSWERS[SURENCHERE] for card in g.hands[seat])
    return found


HANDS = {"A": "surenchere greve", "B": "greve motion inflation", "C": "greve motion inflation"}


def test_who_was_hit_and_did_not_answer_is_thought_to_hold_no_answer() -> None:
    table = politico("A", hands=HANDS).attacks("A", "surenchere", "B").undefended()
    watched = seen(table, A)
    assert answers_in_hand(table, None, B) > 0
    assert answers_in_hand(table, watched, B) == 0
    assert answers_in_hand(table, watched, C) == answers_in_hand(table, None, C)
    less = hand.answered(table.g, A, SURENCHERE, (B,), watched.memory)
    assert less == 0 < hand.answered(table.g, A, SURENCHERE, (C,), watched.memory)
    other = hand.answered(table.g, A, FORFAITURE, (B,), watched.memory)
    assert 0 < other < hand.answered(table.g, A, FORFAITURE, (B,)), "a Baraka would have been an answer, too"


def test_on_an_imagined_table_nobody_is_offered_what_he_is_thought_not_to_hold() -> None:
    """He would lay a card that is not there: Politico's shrewd failed over it."""

    def attacked() -> Table:
        hands = HANDS | {"A": "desaccords greve"}
        return politico("A", government="BC", formed=19, hands=hands).attacks("A", "desaccords", "B")

    table = attacked()
    bot: Any = levels.find(table.game.rules, "shrewd")(A, Random(1))
    bot.temper = seen(attacked().undefended(), A)
    for luck in range(20):
        g: Any = bot.imagined(table.game.view(A), Random(luck))
        for request in g.requests:
            offered = [option.card for option in request.options if isinstance(option, Defend)]
            assert set(offered) <= set(g.hands[request.seat])


def test_nor_does_he_whom_somebody_else_defended() -> None:
    hands = HANDS | {"C": "baraka motion", "A": "desaccords greve"}
    table = politico("A", government="BC", formed=19, hands=hands).attacks("A", "desaccords", "B")
    table.defends("C", "baraka")
    assert BARAKA in seen(table, A).memory.lacks(table.g, B)
    assert not seen(table, A).memory.lacks(table.g, C)


def test_what_he_draws_later_may_be_an_answer() -> None:
    table = politico("A", hands=HANDS).attacks("A", "surenchere", "B").undefended()
    held = seen(table, A).memory.lacks(table.g, B)[BARAKA]
    assert held == len(table.g.hands[B])
    assert table.g.seat == B
    table.does("B", DRAW)
    assert len(table.g.hands[B]) == held + 1
    assert seen(table, A).memory.lacks(table.g, B)[BARAKA] == held, "the new one is left out"
    assert answers_in_hand(table, seen(table, A), B) > 0


def test_of_who_may_not_answer_it_tells_nothing() -> None:
    hands = HANDS | {"A": "crise surenchere"}
    table = politico("A", hands=hands).attacks("A", "crise", "B").undefended()
    watched = seen(table, A)
    before = len(watched.memory.passed)
    watched.memory.spared(B, SURENCHERE)
    assert len(watched.memory.passed) == before
    watched.memory.turn += table.g.players
    watched.memory.spared(B, SURENCHERE)
    assert len(watched.memory.passed) == before + 1


def test_a_steady_player_is_told_of_it_and_a_novice_is_not() -> None:
    table = politico("A", hands=HANDS).attacks("A", "surenchere", "B").undefended()
    for level, watches in (("novice", False), ("steady", True), ("shrewd", True)):
        bot: Any = levels.find(table.game.rules, level)(A, Random(1))
        assert bot.watches == watches
        Brain(table.game, bot).awake("choose", 1)
        assert bool(bot.temper.memory.passed) == watches
