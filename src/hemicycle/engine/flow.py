"""A rule procedure is a frame; its methods are the states of the procedure, and each says what comes next.

A method returns one of

    self.other_state                    go on there
    ask(seat, "lay", options, then=…)   ask somebody, and go on in `then` with the answer
    ask_all([…], then=…)                ask several at once, sealed, and go on when all have answered
    ask_any([…], then=…)                ask several at once, and go on with whoever answers first
    call(Frame(…), then=…)              run another procedure, and go on in `then` with its result
    done(result)                        this procedure is finished

A state takes the game alone; what `then` names takes the game and the answer. Only a state may ask, so that
it can be run again: after an interruption (`offers`) the question is put anew to the table as it is then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import MethodType
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec

from .declare import Addressed, Public, Seat, State
from .words import Action, Answer, Message, kebab

if TYPE_CHECKING:
    from .state import GameState

NOTHING: dict[str, Any] = {}


class Request(State, gc=False):
    """A decision that is wanted from a seat, as data."""

    id: Public[int]
    seat: Public[Seat]
    kind: Public[str]
    options: Addressed[tuple[Action, ...]]
    default: Addressed[Action | None]
    """What is played when time runs out."""
    rule: Public[str]
    about: Public[dict[str, Any]]
    """Public parameters of the question's text."""
    optional: Public[bool]
    """«You may»: the flow does not wait for it."""
    changeable: Public[bool]
    answered: Public[bool]
    answer: Addressed[Action | None]
    origin: Public[int]
    """Of an optional request: which frame of the stack offers it, counted from the bottom."""
    then: Public[str]
    """The method that takes the answer."""


class Interruption(State):
    """What goes on after a frame that was called by an offer: whose offer it was, and what had been asked."""

    origin: Public[int]
    then: Public[str]
    suspended: Public[list[Request]]


class Frame(State, kw_only=True, tag=kebab, tag_field="type"):
    """One run of a rule procedure: its own fields, and the point that it has reached."""

    state: Public[str] = ""
    """The method that asked."""
    at: Public[str] = ""
    """The method to go on with."""
    gathers: Public[str] = "one"
    """Which answers it waits for: of the one asked, of all, of any."""
    interruption: Public[Interruption | None] = None
    """What this frame interrupts, when an offer called it."""

    paragraph: ClassVar[str] = ""
    """The rule that this procedure carries out."""
    offering: ClassVar[bool] = False
    """Whether it has `offers`: known of the class, since it is looked at in every decision."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.offering = cls.offers is not Frame.offers

    def enter(self, g: Any) -> Step:
        """The first state."""
        raise NotImplementedError(f"{type(self).__name__} has no `enter`")

    def offers(self, g: Any) -> Iterable[Request]:
        """What seats may do out of turn while this procedure runs, whatever is asked above it: `offer(…)`."""
        return ()

    def why_not(self, g: Any, seat: Seat, action: Action) -> Message | None:
        """The rule that forbids an action which is not offered, if this procedure knows one."""
        return None

    def on_answer(self, g: Any, request: Request, before: Action | None) -> None:
        """Called as each sealed answer comes in (`before`: the answer that it replaces)."""

    def fill(self, g: Any, viewer: Seat, rng: Any) -> None:
        """Fill what the viewer can't see of this frame with something that could be so (see `imagine`)."""


class Ask(msgspec.Struct):
    """Several seats are asked. (A question to one seat is its `Request`.)"""

    requests: list[Request]
    then: str
    gathers: str


class Call(msgspec.Struct):
    frame: Frame
    then: str


class Done(msgspec.Struct):
    result: Any


Step: TypeAlias = Request | Ask | Call | Done | Callable[["Any"], "Step"]
Then: TypeAlias = Callable[[Any, Any], Step]


def question(
    seat: Seat,
    kind: str,
    options: Sequence[Action],
    *,
    default: Action | None = None,
    rule: str = "",
    about: dict[str, Any] = NOTHING,
    changeable: bool = False,
) -> Request:
    """A request that waits to be asked. Without a default, the last option is it."""
    if not options:
        raise FlowError(f"dead end: seat {seat} is asked to {kind} and has no option")
    options = tuple(options)
    return Request(
        0, seat, kind, options, default or options[-1], rule, about, False, changeable, False, None, -1, ""
    )


def ask(
    seat: Seat,
    kind: str,
    options: Sequence[Action],
    then: Then,
    *,
    default: Action | None = None,
    rule: str = "",
    about: dict[str, Any] = NOTHING,
) -> Request:
    """Ask one seat; `then(g, action)`."""
    if not options:
        raise FlowError(f"dead end: seat {seat} is asked to {kind} and has no option")
    options = tuple(options)
    return Request(
        0,
        seat,
        kind,
        options,
        default or options[-1],
        rule,
        about,
        False,
        False,
        False,
        None,
        -1,
        then.__name__,
    )


def ask_all(questions: Iterable[Request], then: Then) -> Ask:
    """Ask several seats at once, sealed; `then(g, answers)` with the `Answer` of each, in the order asked."""
    return Ask(list(questions), then.__name__, "all")


def ask_any(questions: Iterable[Request], then: Then) -> Ask:
    """Ask several seats at once; `then(g, answer)` with the first `Answer`, and the others are free again."""
    return Ask(list(questions), then.__name__, "any")


def offer(seat: Seat, kind: str, options: Sequence[Action], then: Callable[..., Any], rule: str = "") -> Request:
    """Something a seat may do out of turn; `then(g, answer)` returns nothing, or `interrupt(Frame(…))`."""
    request = question(seat, kind, options, rule=rule)
    request.optional, request.default, request.then = True, None, then.__name__
    return request


def call(frame: Frame, then: Then) -> Call:
    """Run another procedure; `then(g, result)`."""
    return Call(frame, then.__name__)


def interrupt(frame: Frame, then: Callable[..., Any] | None = None) -> Call:
    """From an offer: run a procedure before whatever is going on goes on; `then(g, result)` returns nothing."""
    return Call(frame, then.__name__ if then else "")


def done(result: Any = None) -> Done:
    """This procedure is finished."""
    return Done(result)


class FlowError(Exception):
    """A game's rules are written wrongly: a dead end, or a method that returns no step."""


def run(g: GameState, step: Step) -> None:
    """Follow the rules from here to the next decision, or to the end of the game."""
    stack = g.stack
    while True:
        kind = type(step)
        if kind is MethodType:
            state: Any = step
            step = state(g)
            if type(step) is Request:
                frame = stack[-1]
                frame.state, frame.at, frame.gathers = state.__name__, step.then, "one"
                if g.requests or g.setup.offering:
                    open_requests(g, [step])
                else:
                    # By far the most frequent case, in one place: nothing stands, nothing is offered beside it.
                    g.asked = step.id = g.asked + 1
                    g.requests = [step]
                return
            if type(step) is Ask:
                frame = stack[-1]
                frame.state, frame.at, frame.gathers = state.__name__, step.then, step.gathers
                open_requests(g, step.requests)
                return
        elif kind is Call:
            assert isinstance(step, Call)
            stack[-1].at = step.then
            stack.append(step.frame)
            step = step.frame.enter
        elif kind is Done:
            assert isinstance(step, Done)
            finished = stack.pop()
            if finished.interruption is not None:
                back = finished.interruption
                if back.then:
                    getattr(stack[back.origin], back.then)(g, step.result)
                g.requests = back.suspended
                step = getattr(stack[-1], stack[-1].state)
            elif stack:
                parent = stack[-1]
                step = getattr(parent, parent.at)(g, step.result)
            else:
                g.over = True
                g.requests = []
                return
        else:
            # A question lands here too when it comes from a method that takes an answer: only a state may ask.
            raise FlowError(f"{type(stack[-1]).__name__} can't go on with {step!r:.200}: it is no step here")


def answer(g: GameState, request: Request, action: Action) -> None:
    """Take a legal answer, and follow the rules to the next decision."""
    if request.optional:
        take_offer(g, request, action)
        return
    frame = g.stack[-1]
    then: Any
    if frame.gathers == "one":
        then = action
        g.requests = []
    elif frame.gathers == "any":
        then = Answer(request.seat, action)
        g.requests = [one for one in g.requests if one is not request]
    else:
        before, request.answer, request.answered = request.answer, action, True
        frame.on_answer(g, request, before)
        waiting = [one for one in g.requests if not one.optional]
        if not all(one.answered for one in waiting):
            return
        then = [Answer(one.seat, one.answer) for one in waiting if one.answer is not None]
        g.requests = []
    run(g, getattr(frame, frame.at)(g, then))


def take_offer(g: GameState, request: Request, action: Action) -> None:
    """Do what was offered out of turn, and put the question that it interrupted anew."""
    origin = g.stack[request.origin]
    g.requests = [one for one in g.requests if one is not request]
    step = getattr(origin, request.then)(g, Answer(request.seat, action))
    if step is None:
        run(g, getattr(g.stack[-1], g.stack[-1].state))
    elif type(step) is Call:
        step.frame.interruption = Interruption(request.origin, step.then, g.requests)
        g.requests = []
        g.stack.append(step.frame)
        run(g, step.frame.enter)
    else:
        raise FlowError(f"{type(origin).__name__}.{request.then} is an offer and went on with {step!r}")


def open_requests(g: GameState, requests: list[Request]) -> None:
    """Put questions to the table, and beside them whatever may be done out of turn.

    A question that stood already (the same seat, kind and options) keeps its number and its sealed answer; a
    sealed answer to a question that has changed is given back.
    """
    for depth, frame in enumerate(g.stack) if g.setup.offering else ():
        if frame.offering:
            for request in frame.offers(g):
                request.origin = depth
                requests.append(request)
    standing = g.requests
    g.requests = requests
    if not standing:
        for request in requests:
            g.asked += 1
            request.id = g.asked
        return
    for request in requests:
        if request.id:
            continue  # the very request that stood: nothing in it has changed
        for old in standing:
            if old.seat == request.seat and old.kind == request.kind and old.options == request.options:
                request.id, request.answered, request.answer = old.id, old.answered, old.answer
                old.answered = False
                break
        else:
            g.asked += 1
            request.id = g.asked
    for old in standing:
        if old.answered and old not in requests:
            before, old.answer, old.answered = old.answer, None, False
            g.stack[-1].on_answer(g, old, before)
