"""Moments of real games as a client gets them, to try the board on.

    python -m tests.junta.scenes > web/tests/junta/scenes.jsonl

The client's tests draw these; `web/dev/board.html?game=junta` shows them in a browser.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import plain
from hemicycle.engine.words import Action, Pass
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.bribery import BribeUnits
from hemicycle.games.junta.coup.declaration import DeclareCoup, StartWithCard
from hemicycle.games.junta.coup.march import EndMove, HoldBack, Land, March, PlayUnits, SendPolice
from hemicycle.games.junta.coup.phases import Concede
from hemicycle.games.junta.coup.salvos import FireAt, HoldFire, SplitFire
from hemicycle.games.junta.events import AssassinationAnnounced
from hemicycle.games.junta.match import Resign
from hemicycle.games.junta.money import size
from hemicycle.games.junta.politics.assassins import Assassinate, Burgle, SecretPolice
from hemicycle.games.junta.politics.bank import Withdraw
from hemicycle.games.junta.politics.budget import PutBill, SealPiles, TakeBill
from hemicycle.games.junta.politics.deeds import LayInfluence, PlayCard
from hemicycle.games.junta.politics.location import GoIntoExile
from hemicycle.games.junta.politics.scrutin import GiveAll, GiveVotes
from hemicycle.games.junta.state import Junta
from tests.scenes import shown

NAMES = ("Ada", "Bruno", "Chloé", "Dimitri", "Élise", "Farid", "Gaëlle")

Wanted = Callable[[Junta, Request], bool]


def asked(kind: str, turn: int = 1, options: int = 0) -> Wanted:
    """Somebody is asked something in a turn, or later, with at least so many choices."""
    return lambda g, request: request.kind == kind and g.turn >= turn and len(request.options) >= options


def votes(g: Junta, request: Request) -> bool:
    """A vote on a budget, with several blocks to give and others given already."""
    blocks = {one.source for one in request.options if isinstance(one, GiveVotes)}
    third = len(g.piles) > 1 and request.about.get("round") == 1
    return request.kind == "vote" and g.turn > 2 and third and len(blocks) > 3 and request.seat != g.president


def second_round(g: Junta, request: Request) -> bool:
    return request.kind == "vote" and g.turn > 1 and request.about.get("round") == 2 and len(request.options) > 3


def moves(g: Junta, request: Request) -> bool:
    """A march in the middle of a coup with several sides about."""
    kinds = {type(one) for one in request.options}
    if request.kind != "move-units" or g.coup is None or g.coup.phase < 2:
        return False
    return {March, HoldBack} <= kinds and len(g.coup.rebels) > 1 and len({one.area for one in g.coup.stacks}) > 9


def lands(g: Junta, request: Request) -> bool:
    return any(isinstance(one, Land) for one in request.options)


def sends_police(g: Junta, request: Request) -> bool:
    return any(isinstance(one, SendPolice) for one in request.options)


def bribes(g: Junta, request: Request) -> bool:
    return any(isinstance(one, BribeUnits | PlayUnits) for one in request.options)


def kills(g: Junta, request: Request) -> bool:
    """Somebody with an assassin in his hand, after others have announced theirs."""
    armed = any(isinstance(one, Assassinate) for one in request.options)
    return request.kind == "assassinate" and armed and any(one.target for one in g.families)


def banks(g: Junta, request: Request) -> bool:
    one = g.families[request.seat]
    return request.kind == "bank" and 3 < size(one.reserve) < 9 and 0 < size(one.account) < 5


def watches(g: Junta, request: Request) -> bool:
    """A dead player looks on while others fight."""
    return request.kind == "fire" and any(one.dead for one in g.families[: g.players])


def puppets(g: Junta, request: Request) -> bool:
    """A small table with cards to swap."""
    return request.kind == "play-cards" and g.turn > 2 and len(request.options) > 6


def nothing(g: Junta, request: Request) -> bool:
    """To the end."""
    return False


SCENES: dict[str, tuple[int, dict[str, Any], Wanted]] = {
    "nominate": (5, {}, asked("nominate", 0, 3)),
    "first-vote": (5, {}, asked("vote", 0, 12)),
    "stand": (5, {}, asked("stand", 0)),
    "play": (5, {}, asked("play-cards", 3, 4)),
    "lose-influence": (5, {}, asked("lose-influence")),
    "discard": (5, {}, asked("discard", 2)),
    "cabinet": (5, {}, asked("give-post", 2, 4)),
    "make": (6, {}, asked("make-budget", 2, 12)),
    "announce": (5, {}, asked("announce", 2)),
    "vote": (5, {}, votes),
    "second-round": (5, {}, second_round),
    "take-over": (5, {}, asked("take-over", 2, 2)),
    "keep-bill": (5, {}, asked("keep-bill")),
    "force": (5, {}, asked("force-budget", 2)),
    "location": (5, {}, asked("choose-location", 3)),
    "assassinate": (5, {}, kills),
    "save": (5, {}, asked("save-yourself", 1, 2)),
    "pay": (5, {}, asked("pay", 2, 2)),
    "cousin": (5, {}, asked("install-cousin")),
    "bank": (5, {}, banks),
    "exile": (5, {}, asked("exile", 2, 3)),
    "declare": (5, {}, asked("declare-coup", 3, 4)),
    "rebellion": (5, {}, asked("move-units", 2, 8)),
    "move": (6, {}, moves),
    "land": (5, {}, lands),
    "police": (6, {}, sends_police),
    "bribe": (5, {}, bribes),
    "try-bribe": (5, {}, asked("try-bribe")),
    "bombard": (5, {}, asked("bombard", 1, 5)),
    "attack": (6, {}, asked("declare-attack", 1)),
    "area": (6, {}, asked("choose-area")),
    "fire": (6, {}, asked("fire", 1, 3)),
    "aim": (6, {}, asked("aim", 1, 4)),
    "loss": (6, {}, asked("choose-loss")),
    "forbid": (6, {}, asked("forbid-retreat")),
    "retreat": (6, {}, asked("retreat", 1, 2)),
    "let-in": (6, {}, asked("let-in")),
    "side": (6, {}, asked("choose-side", 1)),
    "junta": (6, {}, asked("elect-junta")),
    "squad": (6, {}, asked("firing-squad", 1, 3)),
    "watch": (7, {}, watches),
    "two": (2, {}, puppets),
    "three": (3, {}, asked("make-budget", 2, 8)),
    "any-time": (4, {"cards": "any-time"}, asked("play-any-time", 2, 3)),
    "over": (5, {}, nothing),
}


def scene(players: int, options: dict[str, Any], wanted: Wanted, lang: str, seed: int) -> dict[str, Any]:
    """Play until the wanted moment comes, and look with the eyes of whoever is asked."""
    for again in range(300):
        rng = Random(f"{seed} {again}")
        game = Game.begin(RULES, RULES.setup(players, "las-bananas", options), f"scene {seed} {again}")
        found = reach(game, wanted, rng)
        if found is not None:
            seat, lines = found
            texts = RULES.texts(lang, NAMES)
            told = [{"type": plain(one)["type"], "said": texts.event(one), "event": plain(one)} for one in lines]
            return {**shown(game, seat, lang, NAMES), "lines": told}
    raise LookupError(f"in 300 games it has not come to that: {wanted}")


def reach(game: Game, wanted: Wanted, rng: Random) -> tuple[int, list[Any]] | None:
    """Whoever is asked when the moment has come, and what happened last; at the end, if that is wanted, seat 0."""
    lines: list[Any] = []
    while not game.over:
        g: Any = game.state
        request = rng.choice([one for one in game.requests if not one.answered and not one.optional])
        if wanted(g, request):
            seat = request.seat
            if wanted is watches:
                seat = next(at for at in range(g.players) if g.families[at].dead)
            return seat, lines
        told = game.act(request.seat, request.id, choose(request, rng))
        lines = [one.mask(request.seat) for one in told] or lines
        if any(isinstance(one, AssassinationAnnounced) for one in told):
            lines = lines[-6:]
    return (0, lines) if wanted is nothing else None


def choose(request: Request, rng: Random) -> Action:
    """By chance, but as people would: they give all their votes, share out the money, fight."""
    if request.kind == "announce":
        return request.options[0]
    return rng.choices(request.options, [_weight(one, request) for one in request.options])[0]


def _weight(action: Action, request: Request) -> float:
    match action:
        case Pass():
            return {"play-cards": 0.4, "vote": 1.0, "declare-coup": 3.0, "assassinate": 2.0}.get(request.kind, 0.3)
        case GiveAll():
            return 8
        case LayInfluence():
            return 6
        case PlayCard() | FireAt() | DeclareCoup() | StartWithCard():
            return 2
        case PutBill():
            return 1
        case SealPiles():
            return 2
        case TakeBill() | GoIntoExile() | HoldFire() | HoldBack() | Withdraw() | Resign():
            return 0.1
        case SplitFire() | EndMove():
            return 0.5
        case Assassinate() | SecretPolice() | Burgle():
            return 0.1
        case Concede():
            return 0.05
    return 1


if __name__ == "__main__":
    for name, wanted in SCENES.items():
        if len(sys.argv) < 2 or name in sys.argv[1:]:
            line = {"name": name, **scene(*wanted, lang="en", seed=7)}
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
