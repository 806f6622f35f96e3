"""Moments of real games as a client gets them, to try the board on.

    python -m tests.politico.scenes > web/tests/politico/scenes.jsonl

The client's tests draw these; `web/dev/board.html?game=politico` shows them in a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hemicycle.engine.ballot import Cast
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.engine.words import Action, Pass
from hemicycle.games.politico import RULES
from hemicycle.games.politico.acts import AttackWith, Dissolve, LeaveGovernment, StepDown, Swap
from hemicycle.games.politico.army import ArmyAnswers
from hemicycle.games.politico.formation import Decline, FormGovernment, Present, Withdraw
from hemicycle.games.politico.match import ResignLater
from hemicycle.games.politico.state import Politico
from tests.scenes import shown, write

NAMES = ("Ada", "Bruno", "Chloé", "Dimitri", "Élise", "Farid", "Gaëlle", "Hugo")

Wanted = Callable[[Politico, Request], bool]


def asked(kind: str, turn: int = 1, options: int = 0) -> Wanted:
    """Somebody is asked something in a turn, or later, with at least so many choices."""
    return lambda g, request: request.kind == kind and g.turn >= turn and len(request.options) >= options


def attacks(g: Politico, request: Request) -> bool:
    """An act of play with many ways to attack, while effects last."""
    cards = {action.card for action in request.options if isinstance(action, AttackWith)}
    return request.kind == "act" and g.turn > 15 and len(cards) > 2 and len(g.lasting) > 1


def forms(g: Politico, request: Request) -> bool:
    ways = [action for action in request.options if isinstance(action, FormGovernment)]
    return request.kind == "act" and len(g.past) > 2 and len(ways) > 1


def governs(g: Politico, request: Request) -> bool:
    """The head of a government of several on his turn."""
    return request.kind == "act" and g.prime_minister == request.seat and len(g.members) > 2


def counters(g: Politico, request: Request) -> bool:
    """An army was answered by an army, and may be answered again."""
    top = g.stack[-1]
    return isinstance(top, ArmyAnswers) and top.cards > 0 and len(request.options) > 1


def resigns(g: Politico, request: Request) -> bool:
    """A Prime Minister on another's turn, asked nothing but whether he means to go."""
    premier = g.prime_minister
    others = [one.kind for one in g.requests if one.seat == premier]
    return premier is not None and g.turn > 10 and others == ["resign"] and bool(g.past)


def nothing(g: Politico, request: Request) -> bool:
    """To the end."""
    return False


SCENES: dict[str, tuple[int, dict[str, Any], Wanted]] = {
    "draw": (5, {}, asked("draw", 4)),
    "act": (5, {}, attacks),
    "form": (4, {}, forms),
    "premier": (6, {}, governs),
    "invite": (5, {}, asked("invite", 3)),
    "join": (5, {}, asked("join", 8)),
    "present": (6, {}, asked("present", 4)),
    "investiture": (5, {}, asked("investiture", 9)),
    "censure": (6, {}, asked("censure", 9)),
    "defend": (5, {}, asked("defend", 12, 3)),
    "army": (5, {}, counters),
    "succeed": (5, {}, asked("succeed", 5, 2)),
    "reshuffle": (5, {}, asked("reshuffle", 8, 4)),
    "choose": (4, {}, asked("choose")),
    "give-up": (4, {}, asked("give-up")),
    "lose": (5, {"scandal": "victim"}, asked("lose")),
    "resign": (5, {}, resigns),
    "clock": (3, {"ending": "clock"}, asked("act", 30)),
    "eight": (8, {}, asked("act", 40, 6)),
    "over": (5, {}, nothing),
}


def scene(players: int, options: dict[str, Any], wanted: Wanted, lang: str, seed: int) -> dict[str, Any]:
    """Play until the wanted moment comes, and look with the eyes of whoever is asked."""
    for again in range(200):
        rng = Random(f"{seed} {again}")
        game = Game.begin(RULES, RULES.setup(players, "original", options), f"scene {seed} {again}")
        found = reach(game, wanted, rng)
        if found is not None:
            seat, lines = found
            texts = RULES.texts(lang, NAMES)
            told = [{"type": plain(one)["type"], "said": texts.event(one), "event": plain(one)} for one in lines]
            return {**shown(game, seat, lang, NAMES), "lines": told}
    raise LookupError(f"in 200 games it has not come to that: {wanted}")


def reach(game: Game, wanted: Wanted, rng: Random) -> tuple[int, list[Any]] | None:
    """Whoever is asked when the moment has come, and what happened last; at the end, if that is wanted, seat 0."""
    lines: list[Any] = []
    while not game.over:
        g: Any = game.state
        game.tick(2 * g.turn)
        request = rng.choice([one for one in game.requests if not one.answered and not one.optional])
        if wanted(g, request):
            return (g.prime_minister if wanted is resigns else request.seat), lines
        told = game.act(request.seat, request.id, choose(request, rng))
        lines = [one.mask(request.seat) for one in told] or lines
    return (0, lines) if wanted is nothing else None


def choose(request: Request, rng: Random) -> Action:
    """By chance, but as people would: they act, join, and vote yes more often than no."""
    return rng.choices(request.options, [_weight(one, request.kind) for one in request.options])[0]


def _weight(action: Action, kind: str) -> float:
    match action:
        case Pass():
            return 0.3
        case Cast(choice):
            return {"yes": 3.0, "no": 1.5}.get(str(choice), 0.4)
        case FormGovernment():
            return 9
        case Present():
            return 0.5
        case Withdraw() | Decline() | Swap() | ResignLater() | Dissolve() | StepDown() | LeaveGovernment():
            return 0.1
        case AttackWith():
            return 0.3
    return 1


if __name__ == "__main__":
    write({name: scene(*wanted, lang="en", seed=7) for name, wanted in SCENES.items()})
