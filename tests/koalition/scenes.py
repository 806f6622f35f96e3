"""Moments of real games as a client gets them, to try the board on.

    python -m tests.koalition.scenes > web/tests/koalition/scenes.jsonl

The client's tests draw these; `web/dev/board.html?game=koalition` shows them in a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hemicycle.bots import levels
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.games.koalition import RULES
from hemicycle.games.koalition.board import board
from hemicycle.games.koalition.coalitions import Reach
from hemicycle.games.koalition.state import Koalition
from tests.koalition.crowded import crowded
from tests.scenes import shown, write

NAMES = ("Ada", "Bruno", "Chloé", "Dimitri", "Élise", "Farid", "Greta", "Hugo", "Inès", "Jonas")

Wanted = Callable[[Game, Request], bool]


def laying(country: int, cards: int) -> Wanted:
    """Somebody lays in the so-manieth country while so many cards are on the table."""
    return lambda game, request: (
        request.kind == "lay" and _state(game).country != "" and _met(game) >= country and _laid(game) >= cards
    )


def asked(kind: str, country: int = 1, **more: int) -> Wanted:
    """Somebody is asked something, with at least so many choices."""
    return lambda game, request: (
        request.kind == kind and _met(game) >= country and len(request.options) >= more.get("options", 0)
    )


def talked(accepted: int, country: int = 1) -> Wanted:
    """The leaders talk, and so many coalitions have been proposed."""
    return lambda game, request: (
        request.kind == "negotiate"
        and _met(game) >= country
        and len(getattr(_state(game).stack[-1], "proposed", ())) >= accepted
    )


def nothing(game: Game, request: Request) -> bool:
    """To the end."""
    return False


SCENES: dict[str, tuple[int, str, dict[str, Any], Wanted]] = {
    "starter": (4, "second", {}, asked("starter", 0)),
    "lay": (4, "second", {}, laying(4, 5)),
    "open": (4, "second", {}, asked("open", 3, options=14)),
    "talks": (4, "second", {}, talked(2, 3)),
    "over": (4, "second", {"countries": 5}, nothing),
}


def scene(
    players: int, edition: str, options: dict[str, Any], wanted: Wanted, lang: str, seed: int
) -> dict[str, Any]:
    """Let bots play until the wanted moment comes, and look with the eyes of whoever is asked."""
    game = Game.begin(RULES, RULES.setup(players, edition, options), f"scene {seed}")
    rng = Random(seed)
    bots = [levels.find(RULES, ("novice", "random")[seat % 2])(seat, rng) for seat in range(players)]
    seat = 0
    while not game.over:
        request = rng.choice([one for one in game.requests if not one.answered])
        if wanted(game, request):
            seat = request.seat
            break
        game.act(request.seat, request.id, bots[request.seat].choose(game.view(request.seat), request))
    return shown(game, seat, lang, NAMES[:players])


def _state(game: Game) -> Koalition:
    assert isinstance(game.state, Koalition)
    return game.state


def _met(game: Game) -> int:
    return board(_state(game)).journey.number


def _laid(game: Game) -> int:
    return len(_state(game).table)


def crowd(lang: str) -> dict[str, Any]:
    """The talks of ten where parties have fallen apart and very many coalitions could govern."""
    table = crowded("three parties apart")
    first = next(Reach(table.g, table.negotiation.blocs).coalitions())
    table.proposes("C", " ".join([bloc.id for bloc in first]))
    return shown(table.game, 0, lang, NAMES)


if __name__ == "__main__":
    write({name: scene(*wanted, lang="en", seed=7) for name, wanted in SCENES.items()} | {"crowd": crowd("en")})
