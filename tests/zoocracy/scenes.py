"""Moments of real games as a client gets them, to try the board on.

    python -m tests.zoocracy.scenes > web/tests/zoocracy/scenes.jsonl

The client's tests draw these; `web/dev/board.html?game=zoocracy` shows them in a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hemicycle.bots import levels
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.state import Zoocracy
from tests.scenes import shown, write

NAMES = ("Ada", "Bruno", "Chloé", "Dimitri", "Élise", "Farid")

Wanted = Callable[[Zoocracy, Request], bool]


def asked(kind: str, round: int = 1, options: int = 0) -> Wanted:
    """Somebody is asked something in a round, or later, with at least so many choices."""
    return lambda g, request: request.kind == kind and g.round >= round and len(request.options) >= options


def busy_zoo(g: Zoocracy, request: Request) -> bool:
    """A late turn of a campaign, in which the Prime Minister or the Opposition Leader may use the office."""
    kinds = {type(action).__name__ for action in request.options}
    return (
        request.kind == "campaign"
        and g.round >= 4
        and sum(map(sum, g.tokens.values())) > 12
        and bool(kinds & {"PlaceBonus", "LeaderCampaign"})
    )


def card_to_play(kind: str) -> Wanted:
    """Somebody has a card for this phase, and may play it."""
    return lambda g, request: request.kind == kind and len(request.options) > 1 and g.round > 1


def nothing(g: Zoocracy, request: Request) -> bool:
    """To the end."""
    return False


SCENES: dict[str, tuple[int, dict[str, Any], Wanted]] = {
    "bid": (4, {}, asked("bid")),
    "campaign": (4, {}, busy_zoo),
    "block": (5, {}, asked("block", 3)),
    "election": (6, {}, card_to_play("election-card")),
    "propose": (4, {}, asked("propose", 3)),
    "vote": (5, {}, asked("vote", 3)),
    "event": (4, {"screens": False}, card_to_play("event-card")),
    "motion": (4, {"advanced": True}, asked("motion", 2)),
    "progress": (3, {}, card_to_play("progress-card")),
    "discard": (4, {}, asked("discard", 2)),
    "two": (2, {}, asked("campaign", 4, 20)),
    "over": (4, {}, nothing),
}


def scene(players: int, options: dict[str, Any], wanted: Wanted, lang: str, seed: int) -> dict[str, Any]:
    """Let bots play until the wanted moment comes, and look with the eyes of whoever is asked."""
    for again in range(50):
        rng = Random(f"{seed} {again}")
        game = Game.begin(RULES, RULES.setup(players, "2019", options), f"scene {seed} {again}")
        seat = reach(game, wanted, rng)
        if seat is not None:
            return shown(game, seat, lang, NAMES)
    raise LookupError(f"in 50 games it has not come to that: {wanted}")


def reach(game: Game, wanted: Wanted, rng: Random) -> int | None:
    """Whoever is asked when the moment has come; at the end of the game, if that is wanted, the first seat."""
    bots = [levels.find(RULES, "random")(seat, rng) for seat in range(game.players)]
    while not game.over:
        request = rng.choice([one for one in game.requests if not one.answered])
        if wanted(_state(game), request):
            return request.seat
        game.act(request.seat, request.id, bots[request.seat].choose(game.view(request.seat), request))
    return 0 if wanted is nothing else None


def _state(game: Game) -> Zoocracy:
    assert isinstance(game.state, Zoocracy)
    return game.state


if __name__ == "__main__":
    write({name: scene(*wanted, lang="en", seed=7) for name, wanted in SCENES.items()})
