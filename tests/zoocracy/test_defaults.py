"""What is played for a party whose player is away: harmless, and telling nothing (ruling J12)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hemicycle.engine.ballot import Cast
from hemicycle.engine.conformance import tables
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.state import Setup
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, ByLot, Lapse
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.government import Appoint, PromiseGoal
from hemicycle.games.zoocracy.progress import DEFY, Discard, NameGoal

from .builders import A, at

GAMES = 40


def always(action: Action) -> Callable[[Request], Action]:
    return lambda request: action


REVIEWED: dict[str, Callable[[Request], Action]] = {
    "bid": always(Cast(0)),
    "bid-again": always(Cast(0)),
    "block": always(PASS),
    "manipulate": always(PASS),
    "campaign": always(PASS),
    "election-card": always(PASS),
    "event-card": always(PASS),
    "progress-card": always(PASS),
    "propose": always(PASS),
    "motion": always(PASS),
    "appoint": lambda request: Appoint(str(request.about["office"]), request.seat),
    "promise-goal": lambda request: PromiseGoal(int(request.about["goal"]), request.seat),
    "vote": lambda request: Cast("yes" if request.about["proposer"] == request.seat else "no"),
    "take-over": always(PASS),
    "discard": always(ByLot()),
    "name-goal": lambda request: NameGoal(request.seat),
    "resist": always(DEFY),
}
"""By kind of question: what is played."""


def kinds_met(setup: Setup, number: int) -> set[str]:
    """Every kind of question in a random game that likes to act; each has the default that was reviewed."""
    rng, kinds = Random(number), set[str]()
    game = Game.begin(RULES, setup, f"defaults {number}")
    while not game.over:
        for request in game.requests:
            kinds.add(request.kind)
            assert request.default == REVIEWED[request.kind](request), request.kind
        request = rng.choice([one for one in game.requests if not one.answered])
        options = request.options[:-1] if len(request.options) > 1 and rng.random() < 0.7 else request.options
        if request.kind in ("bid", "bid-again"):
            options = request.options[:3]
        game.act(request.seat, request.id, rng.choice(options))
    return kinds


def test_ruling_j12_every_request_has_a_reviewed_default() -> None:
    kinds, every = set[str](), tables(RULES)
    for number in range(GAMES):
        kinds |= kinds_met(every[number * 7 % len(every)], number)
    for number in range(GAMES):  # only two take over without a vote
        kinds |= kinds_met(RULES.setup(2, "2019", {"deck": "turbulent"}), GAMES + number)
    assert kinds == REVIEWED.keys()


def test_ruling_j12_a_card_too_many_is_drawn_by_lot() -> None:
    hand = "rally-zebras rally-hippos rally-snakes rally-parrots rally-monkeys"
    dropped = set[Action]()
    for lot in range(40):
        table = at("G", hands={"A": hand}).passes("A")
        table.g.chance.counts["lapse"] = lot
        table.game.lapse(A, table.request("A").id)
        entry = table.game.log
        assert entry is not None
        assert isinstance(entry.action, Lapse)
        dropped.add(entry.action.action)
    assert {Discard(card) for card in hand.split()} <= dropped
    assert len(dropped) == 6, "the one that was drawn too"
