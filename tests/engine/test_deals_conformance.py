"""The conformance suite bargains, and would notice what a game or the ledger gets wrong."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from hemicycle.engine import conformance, conformance_deals, ledger
from hemicycle.engine.deals import (
    Term,
)
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.words import Action, Refused
from tests.engine.market import (
    RULES,
    Market,
    Say,
    market,
)


def suite(seeds: range = range(12)) -> list[str]:
    """Random play with random bargaining, checked for what the ledger must keep."""
    found = []
    for seed in seeds:
        game, rng = market(players=4), Random(seed)
        try:
            for _ in range(6):
                conformance_deals.haggle(game, Random(rng.random()))
                conformance_deals.check_refusals(game, game.save())
                for viewer in (SPECTATOR, *range(4)):
                    request = game.requests[0]
                    option: Action = rng.choice(request.options)
                    twin = game.view(viewer).imagine(rng)
                    after = conformance.ahead(game, request, option)
                    conformance_deals.check_sight(game, after, twin, viewer, request, option, rng)
                conformance._must(Game.load(RULES, game.save()) == game, "not saved")
            request = game.requests[0]
            game.act(request.seat, request.id, rng.choice(request.options))
        except (conformance_deals.Leak, conformance.Violation, Refused) as error:
            found.append(str(error))
    return found


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(conformance_deals, "OFTEN", 1.0)
    return monkeypatch


def test_the_market_keeps_what_it_must(eager: pytest.MonkeyPatch) -> None:
    assert suite() == []


def test_an_id_that_counts_the_deals_of_all_is_caught(eager: pytest.MonkeyPatch) -> None:
    honest = ledger._name
    eager.setattr(ledger, "_name", lambda parties, number: f"{honest(parties, number)}-{next(COUNT)}")
    assert any("sees" in found for found in suite())


COUNT = iter(range(10**9))


def test_a_deal_shown_whole_to_others_is_caught(eager: pytest.MonkeyPatch) -> None:
    eager.setattr(ledger, "_from_outside", lambda deal, number: deal)
    assert any("sees" in found for found in suite(range(40)))


def test_a_standing_that_tells_of_the_deals_of_others_is_caught(eager: pytest.MonkeyPatch) -> None:
    honest = Ledger._count
    # As if the deals that only their parties know of were known to all.
    eager.setattr(Ledger, "_count", lambda self, seat, viewer, public: honest(self, seat, seat, True))
    assert any("from a record" in found for found in suite(range(40)))


def test_a_door_open_to_outsiders_is_caught(eager: pytest.MonkeyPatch) -> None:
    honest = ledger._find
    eager.setattr(ledger, "_find", lambda book, seat, id: honest(book, SPECTATOR, id))
    assert suite()


def test_a_refusal_that_changes_something_is_caught(eager: pytest.MonkeyPatch) -> None:
    honest = ledger._terms

    def careless(g: Market, parties: tuple[Seat, ...], given: Sequence[Term]) -> tuple[Term, ...]:
        g.said.append("")
        return honest(g, parties, given)

    eager.setattr(ledger, "_terms", careless)
    assert any("has changed the game" in found for found in suite())


def test_a_verdict_from_what_is_hidden_is_caught(eager: pytest.MonkeyPatch) -> None:
    eager.setattr(Say, "judge", lambda self, g, deal, event, noted: "kept" if g.food[3] > 1 else "broken")
    assert any("verdict" in found for found in suite(range(40)))


def test_terms_that_hang_on_what_is_hidden_are_caught(eager: pytest.MonkeyPatch) -> None:
    honest = Market.terms_between
    eager.setattr(
        Market,
        "terms_between",
        lambda self, parties: [
            one for one in honest(self, parties) if getattr(one, "amount", 0) <= self.food[one.seat]
        ],
    )
    assert any("tells of a hand" in found for found in suite())
