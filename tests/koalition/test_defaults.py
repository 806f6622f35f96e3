"""Ruling D53: what is played for somebody who is away is harmless and tells nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hemicycle.engine.ballot import Cast
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, ByLot
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.cards import CARD_OF
from hemicycle.games.koalition.events import CardLaid
from hemicycle.games.koalition.state import Koalition
from hemicycle.games.koalition.vote import Lay

from .builders import seated

TABLES: list[tuple[int, str, dict[str, Any]]] = [
    *[(players, "second", {}) for players in range(3, 11)],
    *[(players, "first", {}) for players in range(3, 9)],
    (4, "second", {"compatibility": "chain", "offers": 1, "no_coalition": "drop", "stacking": True}),
    (9, "second", {"offers": 10, "first_starter": "lot", "resigned_scores": False}),
]


def drawn_from(request: Request) -> tuple[Action, ...]:
    """What may be played when time runs out."""
    default = request.default
    if isinstance(default, ByLot):
        return default.among or request.options
    assert default is not None
    return (default,)


def for_oneself(g: Koalition, request: Request) -> bool:
    return drawn_from(request) == (Cast(request.seat),)


def passes(g: Koalition, request: Request) -> bool:
    """No action card, no promise: and so nothing is spent."""
    return drawn_from(request) == (PASS,)


def politicians_by_lot(g: Koalition, request: Request) -> bool:
    """Every politician in hand, each as likely; only where there is none something that could do more."""
    held = [card for card in g.hands[request.seat] if card in g.edition.politicians]
    laid = [action for action in drawn_from(request) if isinstance(action, Lay)]
    if not held:
        return isinstance(request.default, ByLot) and drawn_from(request) == request.options
    return isinstance(request.default, ByLot) and sorted(action.card for action in laid) == sorted(held)


REVIEWED: dict[str, Callable[[Koalition, Request], bool]] = {
    "starter": for_oneself,
    "lay": politicians_by_lot,
    "open": passes,
    "answer": passes,
    "negotiate": passes,
}
"""By kind of question, what may be played for somebody who is away."""
OFFERED = {"reconsider"}
"""What one may do and nobody waits for: nothing is played then."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_ruling_d53_every_question_has_a_reviewed_default(table: Any) -> None:
    players, edition, options = table
    game = Game.begin(RULES, RULES.setup(players, edition, {"countries": 5, **options}), f"defaults {players}")
    rng, met = Random(f"defaults {players} {edition}"), set[str]()
    while not game.over:
        g = game.state
        assert isinstance(g, Koalition)
        for request in game.requests:
            if request.optional:
                assert request.kind in OFFERED
                assert request.default is None
                continue
            met.add(request.kind)
            assert REVIEWED[request.kind](g, request), (request.kind, request.default)
            assert not any(type(action) in CARD_OF for action in drawn_from(request))
        request = rng.choice([one for one in game.requests if not one.answered])
        if request.default is not None and rng.random() < 0.2:
            game.lapse(request.seat, request.id)
        else:
            game.act(request.seat, request.id, rng.choice(request.options))
    assert {"lay", "negotiate"} <= met


def test_ruling_d53_a_joker_is_laid_for_nobody_who_holds_a_politician() -> None:
    table = seated("ie", A="rose-10 rose-2 / joker-5 joker-3 doppler", B="hat-10 hat-9", C="leaf-9 leaf-8")
    assert drawn_from(table.request("A")) == (Lay("rose-10", "rose"), Lay("rose-2", "rose"))
    table = seated("ie", edition="first", A="doubler-rose resignation", B="hat-9 hat-7", C="leaf-8 leaf-6")
    assert drawn_from(table.request("A")) == table.options("A"), "there is nothing else"


def test_ruling_d53_what_is_laid_is_drawn() -> None:
    laid = set()
    for number in range(40):
        table = seated("ie", A="rose-10 rose-2 leaf-9 / joker-5", B="hat-10 hat-9", C="leaf-8 leaf-7")
        for _ in range(number):
            table.g.chance.pick("lapse", (1, 2))
        table.game.lapse(0, table.request("A").id)
        laid |= {event.card for event in table.happened(CardLaid)}
    assert laid == {"rose-10", "rose-2", "leaf-9"}
