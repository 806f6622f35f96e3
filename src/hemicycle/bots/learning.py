"""From played games to what ships beside a game's bot: the weights, and how well they tell who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

import hemicycle.games as games
from hemicycle.engine.odds import Learned, Weights
from hemicycle.engine.rules import bad_setup

from . import levels
from .calibration import Judged, figures
from .training import Position, positions

OUT_OF, FITTING = 10, 7
"""Of so many games in a row so many are for fitting, the others for the report alone."""
FEWEST = 10
DIGITS = 5
"""Of each weight: more would differ between machines."""


class Parts(NamedTuple):
    """The positions, by what their games are for."""

    fitting: list[Position]
    report: list[Position]


def train(
    game: str, number: int, seed: int, jobs: int, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play so many games, learn from some of them, and tell how well it does on the others.

    The result is what `estimate.json` holds. It does not depend on `jobs`.
    """
    rules = games.find(game)
    if not hasattr(levels.knowledge_of(rules), "features"):
        raise bad_setup("no-bot-to-train", game=game)
    if number < FEWEST:
        raise bad_setup("at-least", what="games", least=FEWEST, given=f"{number}")
    found: list[Position] = []
    for some in positions(game, number, seed, jobs):
        found += some.positions
        if progress is not None:
            progress(some.games)
    return learned(game, number, seed, found)


def learned(game: str, number: int, seed: int, found: list[Position]) -> dict[str, Any]:
    """What these positions teach."""
    from . import fitting

    rules = games.find(game)
    knowledge = levels.knowledge_of(rules)
    assert knowledge is not None
    parts = parted(found)
    sights: dict[str, Any] = {"seen": lambda one: one.seen, "open": lambda one: one.open}
    weights, bends, source = {}, {}, {}
    for name, cases in sights.items():
        fit = fitting.learn(parts.fitting, cases, knowledge.features.GUESS)
        weights[name], bends[name] = rounded(fit.weights.tolist()), fit.bend
        said = fitting.told(parts.report, cases, weights[name], fit.bend)
        judged = [Judged(one, line) for one, line in zip(parts.report, said, strict=True)]
        source[name] = {"ridge": fit.ridge, **figures(judged)}
    every = [len({one.game for one in part}) for part in parts]
    made = Learned(
        tuple(knowledge.features.FEATURES),
        tuple(knowledge.features.MOMENTS),
        weights["seen"],
        weights["open"],
        {
            "command": f"hemicycle train {game} --games {number} --seed {seed}",
            "rules_version": rules.version,
            "games": dict(zip(Parts._fields, every, strict=True)),
            **source,
        },
        bends["seen"],
        bends["open"],
    )
    result: dict[str, Any] = msgspec.to_builtins(made)
    return result


def parted(found: list[Position]) -> Parts:
    """By game, so that no game is both learned from and reported on."""
    parts = Parts([], [])
    for one in found:
        (parts.fitting if one.game % OUT_OF < FITTING else parts.report).append(one)
    return parts


def rounded(weights: list[list[float]]) -> Weights:
    return tuple([tuple([float(f"{one:.{DIGITS}g}") for one in line]) for line in weights])
