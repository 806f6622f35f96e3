"""What a bot is, and how bots play a game out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, TypeAlias

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action


class Bot:
    """Sits on a seat and answers its requests. It is given the seat's view and nothing else."""

    blind: ClassVar[bool] = False
    """Whether it does without a view: it is then given none, which saves the time to make one."""

    def __init__(self, seat: Seat, rng: Random):
        self.seat = seat
        self.rng = rng

    def choose(self, view: Any, request: Request) -> Action:
        """Answer a request: one of its options."""
        raise NotImplementedError

    def explain(self) -> str:
        """The reason of the last choice, in a sentence; nothing when it has none."""
        return ""


MakeBot: TypeAlias = Callable[[Seat, Random], Bot]


class RandomBot(Bot):
    """Chooses at random. It tests the rules, and is what every other bot must beat."""

    blind = True

    def choose(self, view: Any, request: Request) -> Action:
        options = request.options
        return options[int(self.rng.random() * len(options))]


def play_out(game: Game, bots: Sequence[Bot], rng: Random) -> Game:
    """Play a game to its end. Where several seats are asked at once, who answers first is drawn."""
    state = game.state
    while not state.over:
        requests = state.requests
        request = requests[0] if len(requests) == 1 else requests[int(rng.random() * len(requests))]
        if request.answered:
            request = next(one for one in requests if not one.answered and not one.optional)
        bot = bots[request.seat]
        view = None if bot.blind else state.view(request.seat)
        game.act(request.seat, request.id, bot.choose(view, request))
    return game
