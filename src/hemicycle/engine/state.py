"""The state of a game: everything, the point reached in the rules included."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Self

from . import flow
from .chance import Chance
from .declare import Public, Seat, State
from .flow import Frame, Request
from .words import Action, Event, Message

if TYPE_CHECKING:
    from .rules import Rules


class Setup:
    """What a table has agreed on before the first card: never changes, and is shared by all copies."""

    __slots__ = ("edition", "offering", "options", "players", "rules")

    def __init__(self, rules: Rules, players: int, edition: Any, options: Any):
        self.rules = rules
        self.players = players
        self.edition = edition
        self.options = options
        self.offering = any(frame.offering for frame in rules.vocabulary.every(Frame))
        """Whether this game has anything that may be done out of turn."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.summary() == other.summary()

    def __hash__(self) -> int:
        return hash((self.players, self.edition.id))

    def summary(self) -> dict[str, Any]:
        """The same in words, as a save or a record keeps it."""
        return self.rules.summary(self)


class GameState(State):
    """Base of every game's state. `g` in the rules is one of these."""

    setup: Public[Setup]
    players: Public[int]
    chance: Public[Chance]
    stack: Public[list[Frame]]
    requests: Public[list[Request]]
    asked: Public[int]
    over: Public[bool]
    viewer: Public[int | None]
    """Whose view this is; nothing: the truth."""
    events: list[Event]
    """What happened since the last decision, on its way to the log; empty between decisions."""

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def fill(self, viewer: Seat, rng: Random) -> None:
        """Fill what the viewer can't see with something that could be so, given all that it knows."""
        raise NotImplementedError(f"{type(self).__name__} can't be imagined: it has no `fill`")

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        """The rule that forbids an action not offered, whatever procedure runs."""
        return None

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How the game stands by seat; at the end this is the result."""
        raise NotImplementedError(f"{type(self).__name__} doesn't say how it stands")

    def conserved(self) -> list[str]:
        """Whatever is created or lost that should not be, in words; the conformance suite wants none."""
        return []

    def view(self, viewer: Seat) -> Self:
        """What a seat, or a spectator, may see: the same kind of state with all else blank or face down."""
        view = self.mask(viewer)
        view.viewer = viewer
        return view

    def imagine(self, rng: Random) -> Self:
        """From a view: a full state, one of those that the viewer can't tell from the true one."""
        viewer = self.viewer
        if viewer is None:
            raise ValueError("only a view can be imagined: take `view(seat)` first")
        whole = self.copy()
        whole.viewer = None
        whole.chance = Chance(f"{rng.getrandbits(256):064x}", {})
        whole.fill(viewer, rng)
        for frame in whole.stack:
            frame.fill(whole, viewer, rng)
            if frame.interruption is not None:
                asked = frame.interruption.suspended
                frame.interruption.suspended = [request for request in asked if request.options]
        whole._ask_again(viewer, rng)
        return whole

    def _ask_again(self, viewer: Seat, rng: Random) -> None:
        """Give the others' requests their options, and whoever has answered under seal some answer."""
        if all(request.options for request in self.requests):
            return
        seen, asked = self.requests, self.asked
        self.requests = []
        flow.run(self, getattr(self.stack[-1], self.stack[-1].state))
        for request, known in zip(self.requests, seen, strict=True):
            request.id = known.id
            if known.answered:
                request.answered = True
                if known.seat == viewer:
                    request.answer = known.answer
                else:
                    request.answer = rng.choice(request.options)
                    self.stack[-1].on_answer(self, request, None)
        self.asked = asked
