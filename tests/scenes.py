"""A moment of a game as a client gets it, to try a board on: what the scenes of every game are made with."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.engine.texts import Texts
from hemicycle.env.boards import board_of


def shown(game: Game, seat: Seat, lang: str, names: Sequence[str]) -> dict[str, Any]:
    """With the eyes of a seat."""
    variant = getattr(game.state.setup.edition, "rules", "")
    texts, board = game.rules.texts(lang, names).under(variant), board_of(game.rules)
    return {
        "board": plain(board.board(game.view(SPECTATOR))),
        "mine": plain(board.hand(game.view(seat), seat)),
        "asked": [_asked(game, request, texts) for request in game.asked(seat)],
        "you": {"seat": seat},
        "seats": [{"seat": at, "kind": "person", "name": names[at]} for at in range(game.players)],
    }


def write(scenes: dict[str, dict[str, Any]]) -> None:
    """A line for each, as the client's tests read them."""
    for name, scene in scenes.items():
        sys.stdout.write(msgspec.json.encode({"name": name, **scene}).decode() + "\n")


def _asked(game: Game, request: Request, texts: Texts) -> dict[str, Any]:
    seat, barred = request.seat, []
    thought = [] if request.optional else board_of(game.rules).thinkable(game.view(seat), seat)
    for action in thought:
        if action not in request.options and (reason := game.why_not(seat, action)):
            said = texts.action(action, request.kind)
            barred.append({"action": plain(action), "said": said, "why": texts.say(reason)})
    asked = {
        "id": request.id,
        "kind": request.kind,
        "said": texts.request(request),
        "about": dict(request.about),
        "options": [
            {
                "action": plain(action),
                "said": texts.action(action, request.kind),
                "help": texts.help(action, request.kind),
            }
            for action in request.options
        ],
        "barred": barred,
    }
    return {**asked, "optional": True} if request.optional else asked
