"""The choices of a table by numbers: each has its own, always the same, and leads back to it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from hemicycle import games
from hemicycle.engine import conformance
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules
from hemicycle.engine.state import Setup
from hemicycle.engine.words import Action
from hemicycle.env.actions import ActionCode, Letters
from tests.registered import GAMES, every_game

DECISIONS = 150
"""Of each table; of one table of each game it is a whole game."""
LOOK = 10
"""One decision in so many has its terms looked at: there are hundreds."""


def tables(rules: Rules) -> Iterator[Setup]:
    """The smallest, a middle and the largest table of each edition, with each value of each option."""
    kinds: dict[tuple[str, str], list[Setup]] = {}
    for setup in conformance.tables(rules):
        kinds.setdefault((setup.edition.id, repr(setup.options)), []).append(setup)
    for kind in kinds.values():
        yield from {one.players: one for one in (kind[0], kind[len(kind) // 2], kind[-1])}.values()


def play(setup: Setup, code: ActionCode, decisions: int) -> None:
    rng, game = Random("numbers"), Game.begin(setup.rules, setup, "numbers")
    while not game.over and game.number < decisions:
        for request in game.requests:
            said = [code.numbers(option) for option in request.options]
            assert len(set(said)) == len(said), "two options of a request have the same numbers"
            assert [code.action(numbers) for numbers in said] == [*request.options]
        if game.number % LOOK == 0:
            parties = tuple(rng.sample(range(1, setup.players), rng.randint(1, min(2, setup.players - 1))))
            for term in game.terms(0, parties):
                assert code.action(code.numbers(term)) == term
        request = rng.choice([one for one in game.requests if not one.answered])
        game.act(request.seat, request.id, chosen(code, request.options, rng))


def chosen(code: ActionCode, options: tuple[Action, ...], rng: Random) -> Action:
    """A choice as it is made by numbers: number after number, each of those that are open."""
    begun: Letters = ()
    found: Action | None = None
    while found is None:
        begun, found = code.step(options, begun, rng.choice(code.legal(options, begun)))
    return found


@every_game
def test_every_choice_and_every_term_has_numbers_that_lead_back_to_it(rules: Rules) -> None:
    for setup in tables(rules):
        code = ActionCode(setup, deals=True)
        assert len(set(code.names)) == code.size
        play(setup, code, DECISIONS)
    whole = rules.setup(rules.find_edition(rules.editions[0]).usual)
    play(whole, ActionCode(whole, deals=True), rules.longest)


NAMES = """
from hemicycle import games
from hemicycle.env.actions import ActionCode
for name in reversed(games.names()):
    rules = games.find(name)
    setup = rules.setup(rules.find_edition(rules.editions[0]).usual)
    print(name, *ActionCode(setup, deals=True).names, sep="|")
"""


def test_numbers_are_the_same_in_another_process() -> None:
    told = subprocess.run([sys.executable, "-c", NAMES], capture_output=True, text=True, check=True, timeout=60)
    for line in told.stdout.splitlines():
        name, *names = line.split("|")
        rules = games.find(name)
        setup = rules.setup(rules.find_edition(rules.editions[0]).usual)
        assert ActionCode(setup, deals=True).names == names
    assert len(told.stdout.splitlines()) == len(GAMES)


def test_what_leaves_no_choice_is_not_asked() -> None:
    """A purse has three parts: where the first two follow from each other, one is said."""
    from hemicycle.games.junta.pay import PayBills

    code = ActionCode(games.find("junta").setup(5))
    options = [PayBills((1, 0, 1)), PayBills((0, 2, 0)), PayBills((0, 2, 1))]
    begun, found = code.step(options, (), code.numbers(options[0])[0])
    assert found == options[0]
    begun, found = code.step(options, (), code.numbers(options[1])[0])
    assert (begun, found) == (code.numbers(options[1])[:2], None)
    assert code.legal(options, begun) == [code.numbers(option)[2] for option in options[1:]]
    assert code.step(options, begun, code.numbers(options[2])[2])[1] == options[2]


def test_what_is_not_open_is_refused() -> None:
    code = ActionCode(games.find("zoocracy").setup(4))
    game = Game.begin(code.setup.rules, code.setup, "1")
    with pytest.raises(ValueError, match="«let it be», which is not open here"):
        code.step(game.requests[0].options, (), 0)
    with pytest.raises(ValueError, match="and is no action"):
        code.action((0,))
