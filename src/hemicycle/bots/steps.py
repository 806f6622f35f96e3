"""What a bot does next on its seat, the same in a simulation, in the terminal and at a table of the server.

Nothing is entered here: whoever drives the bots thinks a step with the seat's mind, enters what comes of it, and
looks for the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from hemicycle.engine.deals import Bargain, Deal, Offer, RefuseDeal
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Action

if TYPE_CHECKING:
    from .base import Mind

Move: TypeAlias = Action | Bargain | None
"""What comes of a step."""


class Step(msgspec.Struct, frozen=True):
    """One thing that a seat does."""

    seat: Seat

    def think(self, mind: Mind) -> Move:
        """What the bot does."""
        raise NotImplementedError

    def of(self, copy: Game) -> Step:
        """The same in a copy of the game, to be thought about while the game goes on."""
        return self

    def stands(self, game: Game) -> bool:
        """Whether it is still open: others go on while a bot thinks."""
        return True

    @property
    def instead(self) -> Bargain | None:
        """What is done when the bot's own thought is refused, or fails; nothing, as a rule."""
        return None


class Consider(Step, frozen=True):
    """Answer an offer. Whoever made it has an answer in any case."""

    deal: Deal

    def think(self, mind: Mind) -> Bargain:
        return mind.consider(self.deal)

    def stands(self, game: Game) -> bool:
        return self.deal in game.ledger.open(self.seat)

    @property
    def instead(self) -> Bargain:
        return RefuseDeal(self.deal.id)


class Asked(Step, frozen=True):
    """Something that hangs on a request."""

    request: Request

    def of(self, copy: Game) -> Step:
        (same,) = [one for one in copy.requests if one.id == self.request.id]
        return msgspec.structs.replace(self, request=same)


class Propose(Asked, frozen=True):
    """Think of an offer to somebody, before it answers what it is asked."""

    def think(self, mind: Mind) -> Offer | None:
        return mind.offer(self.request)


class Answer(Asked, frozen=True):
    """Answer a request."""

    def stands(self, game: Game) -> bool:
        return any(one.id == self.request.id and not one.answered for one in game.requests)


class Choose(Answer, frozen=True):
    """Answer what it is asked."""

    def think(self, mind: Mind) -> Action:
        return mind.choose(self.request)


class Volunteer(Answer, frozen=True):
    """Think about what it may do out of turn. Nobody waits for it, so that it may come too late."""

    def think(self, mind: Mind) -> Action | None:
        return mind.volunteer(self.request)


class Agenda:
    """Which step comes next, and what seats have thought about already."""

    def __init__(self) -> None:
        self.offered: dict[Seat, int] = {}
        """The request before which a seat last thought of an offer."""
        self.pondered: dict[tuple[Seat, str], str] = {}
        """Of each seat and kind of request that is out of turn: the chapter of the game in which it was thought
        about. Its number won't do, since what is taken is open anew."""

    def next(self, game: Game, seat: Seat, bargains: bool) -> Step | None:
        """A seat's next step: it answers an offer, and then what it is asked, before which it thinks once of an
        offer of its own. When nobody waits for it, it thinks about what it may do out of turn."""
        if bargains and (deals := game.ledger.open(seat)):
            return Consider(seat, deals[0])
        for request in game.requests:
            if request.seat == seat and not request.optional and not request.answered:
                fresh = bargains and self.offered.get(seat) != request.id
                return Propose(seat, request) if fresh else Choose(seat, request)
        return next((step for step in self.out_of_turn(game.state) if step.seat == seat), None)

    def out_of_turn(self, g: GameState) -> list[Volunteer]:
        """What seats may do out of turn stands open all the time: it is thought about once in each chapter of the
        game, so that nobody says yes and no for ever."""
        if not g.out_of_turn:
            return []
        chapter = g.chapter()
        return [
            Volunteer(one.seat, one) for one in g.out_of_turn if self.pondered.get((one.seat, one.kind)) != chapter
        ]

    def ponder(self, g: GameState, seat: Seat, kind: str) -> None:
        """A seat has thought about what it may do out of turn."""
        self.pondered[seat, kind] = g.chapter()
