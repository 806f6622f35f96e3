"""What is played for somebody who is away: harmless, and telling nothing (ruling Q21)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hemicycle.engine.ballot import Cast
from hemicycle.engine.conformance import tables
from hemicycle.engine.game import Game
from hemicycle.engine.state import Setup
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, ByLot, Lapse
from hemicycle.games.politico import RULES
from hemicycle.games.politico.acts import DRAW
from hemicycle.games.politico.attack import LoseTrump
from hemicycle.games.politico.formation import DECLINE, PRESENT, WITHDRAW, Formation
from hemicycle.games.politico.incidents import ChoosePlayer, GiveUp
from hemicycle.games.politico.state import Politico

from .builders import D, at, form

GAMES = 45
ANY = ByLot()


def presented(g: Politico) -> Action:
    frame = g.stack[-1]
    assert isinstance(frame, Formation)
    return PRESENT if frame.army else WITHDRAW


def always(action: Action) -> Callable[[Politico], Action]:
    return lambda g: action


REVIEWED: dict[str, Callable[[Politico], Action]] = {
    "draw": always(DRAW),
    "act": always(PASS),
    "invite": always(PRESENT),
    "join": always(DECLINE),
    "present": presented,
    "investiture": always(Cast("abstain")),
    "censure": always(Cast("abstain")),
    "answer-army": always(PASS),
    "defend": always(PASS),
    "succeed": always(PASS),
    "reshuffle": always(PRESENT),
    "choose": always(ANY),
    "give-up": always(ANY),
    "lose": always(ANY),
}
"""By kind of question: what is played. What is offered out of turn (`resign`) has none: nothing waits for it."""


def kinds_met(setup: Setup, number: int) -> set[str]:
    """Every kind of question in a random game that likes to act; each has the default that was reviewed."""
    rng, kinds = Random(number), set[str]()
    game = Game.begin(RULES, setup, f"defaults {number}")
    while not game.over:
        g = game.state
        assert isinstance(g, Politico)
        for request in game.requests:
            kinds.add(request.kind)
            assert request.default == (None if request.optional else REVIEWED[request.kind](g)), request.kind
        request = rng.choice([one for one in game.requests if not one.answered])
        options = request.options[:-1] if len(request.options) > 1 and rng.random() < 0.5 else request.options
        game.act(request.seat, request.id, rng.choice(options))
    return kinds


def test_ruling_q21_every_request_has_a_reviewed_default() -> None:
    kinds, every = set[str](), tables(RULES)
    for number in range(GAMES):
        kinds |= kinds_met(every[number * 7 % len(every)], number)
    assert kinds == {*REVIEWED, "resign"}


def test_ruling_q21_a_refused_list_is_taken_back_unless_the_army_lies_with_it() -> None:
    table = at("A", hands={"A": "pm"}).does("A", form()).calls("A", "BC", accept="B")
    table.game.lapse(0, table.request("A").id)
    assert table.hand("A") == "pm"
    table = at("A", hands={"A": "pm army"}).does("A", form(army=True)).calls("A", "BC", accept="B")
    table.game.lapse(0, table.request("A").id)
    assert table.no_army().government == "AB"


def test_ruling_q21_what_must_be_chosen_is_drawn_by_lot() -> None:
    chosen: dict[str, set[Action]] = {"choose": set(), "give-up": set(), "lose": set()}
    for seed in range(30):
        event = at("D", phase="event", event="debat-televise", seed=f"seed {seed}")
        archives = at("D", phase="event", event="archives-brulees", hands={"D": "pm union"}, seed=f"seed {seed}")
        scandal = at(
            "A",
            hands={"A": "scandale", "D": "pm union army motion"},
            options={"scandal": "victim"},
            seed=f"{seed}",
        ).hits("A", "scandale", "D")
        for table in (event, archives, scandal):
            request = table.request("D")
            table.game.lapse(D, request.id)
            entry = table.game.log
            assert entry is not None
            assert isinstance(entry.action, Lapse)
            chosen[request.kind].add(entry.action.action)
    assert chosen["choose"] == {ChoosePlayer(seat) for seat in range(3)}
    assert chosen["give-up"] == {GiveUp("premier-ministre"), GiveUp("union-nationale")}
    assert len(chosen["lose"]) == 4
    assert all(isinstance(one, LoseTrump) for one in chosen["lose"])
