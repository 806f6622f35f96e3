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
from pathlib import Path
from typing import Any

from . import games
from .engine.editions import Edition
from .engine.game import Game

__version__ = "0.1.0"

__all__ = ["Edition", "Game", "__version__", "new", "read_edition"]


def new(
    game: str,
    players: int,
    *,
    seed: int | str | None = None,
    edition: str | Path | Edition | None = None,
    options: dict[str, Any] | None = None,
    words: tuple[str, ...] = (),
) -> Game:
    """A new game, dealt, at its first decision. Without a seed, nobody can foresee it.

    `edition`: the name of one that comes with the game, the file of another (a path, or a name that ends with
    `.toml`), or one that was read before.
    """
    rules = games.find(game)
    if isinstance(edition, Path) or (isinstance(edition, str) and edition.endswith(".toml")):
        edition = read_edition(game, edition)
    secret = secrets.token_hex(32) if seed is None else str(seed)
    return Game.begin(rules, rules.setup(players, edition, options), secret, words)


def read_edition(game: str, file: str | Path) -> Edition:
    """The edition of a game that is in a file; `EditionError` tells what is wrong with it, and in which line."""
    return games.find(game).edition.parse(Path(file).read_text("utf-8"))
