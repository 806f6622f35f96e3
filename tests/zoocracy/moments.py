"""What a client is told at the great moments of real games, to try on what the page makes of it.

python -m tests.zoocracy.moments > web/tests/zoocracy/moments.jsonl
"""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.bots import levels
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.engine.words import Event
from hemicycle.env.boards import board_of
from hemicycle.games.zoocracy import RULES
from hemicycle.games.zoocracy.events import (
    BidsTied,
    EventDrawn,
    FormationFailed,
    GoalImplemented,
    GoalLost,
    GovernmentFormed,
    ParliamentElected,
    PresidentElected,
    ProposalRefused,
)
from tests.scenes import write

from .scenes import NAMES

PLAYERS = 4
WANTED = {
    "bids": lambda event: isinstance(event, PresidentElected),
    "tie": lambda event: isinstance(event, BidsTied),
    "election": lambda event: isinstance(event, ParliamentElected),
    "refused": lambda event: isinstance(event, ProposalRefused),
    "government": lambda event: isinstance(event, GovernmentFormed) and not event.motion,
    "motion": lambda event: isinstance(event, GovernmentFormed) and event.motion,
    "failed": lambda event: isinstance(event, FormationFailed),
    "goal": lambda event: isinstance(event, GoalImplemented) and event.by == "programme",
    "lost": lambda event: isinstance(event, GoalLost),
    "last": lambda event: isinstance(event, EventDrawn) and event.card == "end-of-game",
}


def found(lang: str = "en") -> dict[str, dict[str, Any]]:
    """The first of each kind, game after game, with as much of the table after it as the page looks at."""
    moments: dict[str, dict[str, Any]] = {}
    for seed in range(50):
        rng = Random(f"moments {seed}")
        game = Game.begin(RULES, RULES.setup(PLAYERS, "2019", {}), f"moments {seed}")
        bots = [levels.find(RULES, "random")(seat, rng) for seat in range(PLAYERS)]
        while not game.over and len(moments) < len(WANTED):
            request = rng.choice([one for one in game.requests if not one.answered])
            told = game.act(request.seat, request.id, bots[request.seat].choose(game.view(request.seat), request))
            for name, wanted in WANTED.items():
                if name not in moments and any(map(wanted, told)):
                    moments[name] = happened(game, told, lang)
    return {name: moments[name] for name in WANTED}


def happened(game: Game, told: Any, lang: str) -> dict[str, Any]:
    texts = RULES.texts(lang, NAMES)
    board: Any = plain(board_of(RULES).board(game.view(SPECTATOR)))
    lines = [_line(event.mask(SPECTATOR), texts) for event in told]
    return {"lines": lines, "after": {part: board[part] for part in ("parliament", "standing")}}


def _line(event: Event, texts: Any) -> dict[str, Any]:
    data = plain(event)
    return {"type": data["type"], "said": texts.event(event), "event": data}


if __name__ == "__main__":
    write(found())
