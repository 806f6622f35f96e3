"""Great moments of real games as a client hears of them: what happened, with the board before and after it.

python -m tests.koalition.moments > web/tests/koalition/moments.jsonl
"""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.bots import levels
from hemicycle.engine.declare import SPECTATOR
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.env.boards import board_of
from hemicycle.games.koalition import RULES
from tests.scenes import write

from .scenes import NAMES

WANTED: dict[str, tuple[str, dict[str, Any]]] = {
    "begins": ("ballot-revealed", {}),
    "sturz": ("sturz-played", {}),
    "doppler": ("doppler-played", {}),
    "skandal": ("skandal-played", {}),
    "ruecktritt": ("ruecktritt-played", {}),
    "weste": ("weste-played", {}),
    "formed": ("coalition-formed", {}),
    "alone": ("won-alone", {}),
    "again": ("no-coalition", {"no_coalition": "again"}),
    "failed": ("no-coalition", {"no_coalition": "drop"}),
    "europe": ("europe-bonus-given", {"countries": 5}),
}
"""By name: the event, and the options of the game that it is looked for in."""
PLAYERS = 5


def open_table(game: Game) -> Any:
    """As everybody sees it."""
    return plain(board_of(RULES).board(game.view(SPECTATOR)))


def moment(wanted: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """Let bots play until it happens."""
    for attempt in range(seed, seed + 50):
        game = Game.begin(RULES, RULES.setup(PLAYERS, "second", options), f"moment {attempt}")
        texts = RULES.texts("en", NAMES[:PLAYERS]).under("second")
        rng = Random(attempt)
        bots = [levels.find(RULES, ("novice", "random")[seat % 2])(seat, rng) for seat in range(PLAYERS)]
        while not game.over:
            before = open_table(game)
            request = rng.choice([one for one in game.requests if not one.answered])
            action = bots[request.seat].choose(game.view(request.seat), request)
            move = game.number
            game.act(request.seat, request.id, action)
            events = [event for number, event in game.events(SPECTATOR) if number > move]
            lines = [
                {"move": game.number, "type": plain(one)["type"], "said": texts.event(one), "event": plain(one)}
                for one in events
            ]
            if any(one["type"] == wanted for one in lines):
                after = open_table(game)
                seats = [{"seat": at, "kind": "person", "name": NAMES[at]} for at in range(PLAYERS)]
                return {"lines": lines, "before": before, "after": after, "seats": seats, "you": 0}
    raise LookupError(wanted)


if __name__ == "__main__":
    write({name: moment(*wanted, seed=7) for name, wanted in WANTED.items()})
