"""Hemicycle: political board games by the rulebook.

>>> import hemicycle
>>> game = hemicycle.new("koalition", players=5, seed=7)
>>> while not game.over:
...     request = game.requests[0]
...     _ = game.act(request.seat, request.id, request.options[0])
>>> sorted(game.result.places)[0]
1
"""

from __future__ import annotations

import secrets
from typing import Any

from . import games
from .engine.editions import Edition
from .engine.game import Game

__version__ = "0.1.0"

__all__ = ["Game", "__version__", "new"]


def new(
    game: str,
    players: int,
    *,
    seed: int | str | None = None,
    edition: str | Edition | None = None,
    options: dict[str, Any] | None = None,
    words: tuple[str, ...] = (),
) -> Game:
    """A new game, dealt, at its first decision. Without a seed, nobody can foresee it."""
    rules = games.find(game)
    secret = secrets.token_hex(32) if seed is None else str(seed)
    return Game.begin(rules, rules.setup(players, edition, options), secret, words)
