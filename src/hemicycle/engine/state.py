"""The state of a game: everything, the point reached in the rules included."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Self

from . import flow
from .chance import Chance
from .declare import Public, Seat, State
from .flow import Ask, Frame, Request
from .words import Action, Event, Message

if TYPE_CHECKING:
    from .deals import Deal, Term, Verdict
    from .rules import Rules
    from .texts import Texts


class Setup:
    """What a table has agreed on before the first card: never changes, and is shared by all copies."""

    __slots__ = ("edition", "options", "players", "rules")
    shared_by_all_copies = True

    def __init__(self, rules: Rules, players: int, edition: Any, options: Any):
        self.rules = rules
        self.players = players
        self.edition = edition
        self.options = options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.summary() == other.summary()

    def __hash__(self) -> int:
        return hash((self.players, self.edition.id))

    def texts(self, language: str, names: Sequence[str] = ()) -> Texts:
        """The sentences of this table's game, as they are said with its edition."""
        texts: Texts = self.rules.texts(language, names)
        return texts.playing(self.edition)

    def summary(self) -> dict[str, Any]:
        """The same in words, as a save or a record keeps it."""
        return self.rules.summary(self)


class GameState(State, dict=True):
    """Base of every game's state. `g` in the rules is one of these."""

    setup: Public[Setup]
    players: Public[int]
    chance: Public[Chance]
    stack: Public[list[Frame]]
    ask: Public[Ask]
    """What the frame on top of the stack asks."""
    out_of_turn: Public[list[Request]]
    """What seats may do out of turn."""
    questions: Public[int]
    """How many requests have had a number."""
    over: Public[bool]
    viewer: Public[int | None]
    """Whose view this is; nothing: the truth."""
    minutes: Public[int]
    """How long the table has played, where the options say `by_clock` and somebody keeps the clock."""
    events: list[Event]
    """What happened since the last decision, on its way to the log; empty between decisions."""

    @cached_property
    def requests(self) -> list[Request]:
        """The open requests: those that the rules wait for, sealed answers that may still be changed, and what
        seats may do out of turn, in this order. Found once in a decision (`flow.settle`); no copy has them."""
        return flow.open_requests(self)

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def fill(self, viewer: Seat, rng: Random) -> None:
        """Fill what the viewer can't see with something that could be so, given all that it knows."""
        raise NotImplementedError(f"{type(self).__name__} can't be imagined: it has no `fill`")

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        """The rule that forbids an action not offered, whatever procedure runs."""
        return None

    def terms_between(self, parties: tuple[Seat, ...]) -> Sequence[Term]:
        """All that any of these seats could promise, or hand over, in a deal between them now.

        It must follow from what everybody sees, and a promise between some of them stays one between more; what
        changes hands at once, or is private, may be a matter between two.
        """
        return ()

    def why_no_term(self, parties: tuple[Seat, ...], term: Term) -> Message | None:
        """What keeps these seats from a term that is not among `terms_between` them now."""
        return None

    def further_term(self, parties: tuple[Seat, ...], term: Term) -> Term | None:
        """A term that may be promised too, though `terms_between` leaves it out since there are too many to list.

        As the game itself writes it; nothing, if it may not be promised. It must follow from what everybody sees.
        """
        return None

    def settled(self, deal: Deal, promises: Sequence[tuple[Term, str]]) -> Sequence[tuple[Verdict, str]]:
        """What a deal, once agreed, makes of promises to hand something over: each one's verdict, and its note.

        They are those that were pending between the very same parties, each with its note, in the order in which
        they were agreed. It must follow from the deal and from them: nothing else is known to all the parties.
        """
        return [("pending", noted) for _, noted in promises]

    def chapter(self) -> str:
        """How far the game has come, for bargaining: an open offer lapses when this changes."""
        return ""

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How the game stands by seat; at the end this is the result."""
        raise NotImplementedError(f"{type(self).__name__} doesn't say how it stands")

    def ending(self) -> Message | None:
        """Why the game is over, once it is: a sentence that everybody may read, `ending-…` of the game's texts."""
        return None

    def conserved(self) -> list[str]:
        """Whatever is created or lost that should not be, in words; the conformance suite wants none."""
        return []

    def view(self, viewer: Seat) -> Self:
        """What a seat, or a spectator, may see: the same kind of state with all else blank or face down."""
        view = self.mask(viewer)
        view.viewer = viewer
        return view

    def imagine(self, rng: Random, believe: Callable[[Self], None] | None = None) -> Self:
        """From a view: a full state, one of those that the viewer can't tell from the true one.

        `believe` makes it more like what the viewer thinks, before anybody is asked: what one may answer hangs on
        what one holds.
        """
        viewer = self.viewer
        if viewer is None:
            raise ValueError("only a view can be imagined: take `view(seat)` first")
        whole = self.copy()
        whole.viewer = None
        whole.chance = Chance(f"{rng.getrandbits(256):064x}", {})
        whole.fill(viewer, rng)
        for frame in whole.stack:
            frame.fill(whole, viewer, rng)
        if believe is not None:
            believe(whole)
        for depth, frame in enumerate(whole.stack):
            if frame.asked is not None:
                whole._ask_again(depth, frame.asked, viewer, rng)
        whole._ask_again(len(whole.stack) - 1, whole.ask, viewer, rng)
        flow.settle(whole)
        return whole

    def _ask_again(self, depth: int, ask: Ask, viewer: Seat, rng: Random) -> None:
        """Give the others' requests their options, and whoever has answered under seal some answer."""
        if all(request.options for request in ask.requests):
            return
        frame, trial = self.stack[depth], self.copy()
        del trial.stack[depth + 1 :]
        trial.ask = Ask(state=ask.state)
        again = flow.ask_again(trial)
        if [(one.seat, one.kind) for one in again] != [(one.seat, one.kind) for one in ask.requests]:
            raise flow.FlowError(f"whom {type(frame).__name__}.{ask.state} asks hangs on what is hidden")
        for request, full in zip(ask.requests, again, strict=True):
            if request.seat != viewer:
                request.options, request.default = full.options, full.default
                if request.answered:
                    flow.seal(request, rng.choice(request.options))
