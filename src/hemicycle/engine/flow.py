"""A rule procedure is a frame; its methods are the states of the procedure, and each says what comes next.

A method returns one of

    self.other_state                    go on there
    ask(seat, "lay", options, then=…)   ask somebody, and go on in `then` with the answer
    ask_all([…], then=…)                ask several at once, sealed, and go on when all have answered
    ask_any([…], then=…)                ask several at once, and go on with whoever answers first
    call(Frame(…), then=…)              run another procedure, and go on in `then` with its result, or in a state
    call(Frame(…))                      run another procedure, and be finished with it
    done(result)                        this procedure is finished
    end()                               the whole game is over

A state takes the game alone; what `then` names takes the game and the answer. Only a state may ask, so that
it can be run again: after an interruption (`out_of_turn`) the question is put anew to the table as it is then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import MethodType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias

import msgspec

from .declare import Addressed, Among, Public, Seat, State
from .words import Action, Answer, ByLot, Message, kebab

if TYPE_CHECKING:
    from .state import GameState

NOTHING: dict[str, int | str] = {}

Kind: TypeAlias = Annotated[str, Among(lambda setup: kinds(setup))]
"""What is asked, in a word."""


def kinds(setup: Any) -> list[str]:
    """All that may be asked at a table: the texts have each of them as an `ask-…`."""
    return [id.removeprefix("ask-") for id in setup.texts("en").known() if id.startswith("ask-")]


class Request(State, gc=False):
    """A decision that is wanted from a seat, as data."""

    seat: Public[Seat]
    kind: Public[Kind]
    options: Addressed[tuple[Action, ...]]
    default: Addressed[Action | None] = None
    """What is played when time runs out; `ByLot`: one of the options is drawn then (`Game.lapse`)."""
    about: Public[dict[str, int | str]] = {}
    """Public parameters of the question's text."""
    changeable: Public[bool] = False
    answered: Public[bool] = False
    answer: Addressed[Action | None] = None
    optional: Public[bool] = False
    """«You may»: the flow does not wait for it."""
    origin: Public[int] = -1
    """Of an optional request: which frame of the stack allows it, counted from the bottom."""
    then: Public[str] = ""
    """Of an optional request: the method that takes the answer."""
    id: Public[int] = 0
    """Its number, once it is put to the table."""


class Ask(State, gc=False):
    """What a state asks of one seat or of several."""

    requests: Public[list[Request]] = []
    then: Public[str] = ""
    """The method that takes the answer."""
    gathers: Public[str] = "one"
    """Which answers it waits for: of the one asked, of all, of any."""
    state: Public[str] = ""
    """The method that asks."""


class Interruption(State):
    """Of a frame that was called out of turn: by which frame, and which method of it takes the result."""

    origin: Public[int]
    then: Public[str]


class Frame(State, kw_only=True, tag=kebab, tag_field="type"):
    """One run of a rule procedure: its own fields, and where it goes on once it is on top of the stack again."""

    at: Public[str] = ""
    """While it has called another procedure: the method that goes on; none: that is the last it does."""
    asked: Public[Ask | None] = None
    """While another procedure interrupts it: what it had asked (else that is `GameState.ask`)."""
    interruption: Public[Interruption | None] = None

    undisturbed: ClassVar[bool] = False
    """While this procedure runs, whatever the frames below allow out of turn has to wait."""
    out_of_turn: ClassVar[Any] = None
    """A method that takes the game and says what seats may do out of turn while this procedure runs, whatever is
    asked above it: `may(…)`, any number of them. A sealed answer alone may end what one may do, and never makes
    more."""

    def enter(self, g: Any) -> Step:
        """The first state."""
        raise NotImplementedError(f"{type(self).__name__} has no `enter`")

    def why_not(self, g: Any, seat: Seat, action: Action) -> Message | None:
        """The rule that forbids an action which is not offered, if this procedure knows one."""
        return None

    def fill(self, g: Any, viewer: Seat, rng: Any) -> None:
        """Fill what the viewer can't see of this frame with something that could be so (see `imagine`)."""


class Call(msgspec.Struct, gc=False):
    frame: Frame
    then: str


class Done(msgspec.Struct, gc=False):
    result: Any


class End(msgspec.Struct, gc=False):
    """The game is over, wherever it stands."""


class Aside(msgspec.Struct, gc=False):
    """What was done out of turn leaves what is asked alone."""


Step: TypeAlias = Ask | Call | Done | End | Callable[["Any"], "Step"]
Then: TypeAlias = Callable[[Any, Any], Step]
Next: TypeAlias = Callable[[Any], Step]


def question(
    seat: Seat,
    kind: str,
    options: Sequence[Action],
    about: dict[str, int | str] = NOTHING,
    default: Action | None = None,
    changeable: bool = False,
) -> Request:
    """A request that waits to be asked. Without a default, the last option is it."""
    return Request(seat, kind, tuple(options), default, about, changeable)


def ask(
    seat: Seat,
    kind: str,
    options: Sequence[Action],
    then: Then,
    about: dict[str, int | str] = NOTHING,
    default: Action | None = None,
) -> Ask:
    """Ask one seat; `then(g, action)`."""
    return Ask([Request(seat, kind, tuple(options), default, about)], then.__name__)


def by_lot(*among: Action) -> ByLot:
    """For `default`: when time runs out one of these is drawn, or one of all options.

    For choices that are alike, where always to play the same one would tell others what to expect.
    """
    return ByLot(among)


def ask_all(questions: Iterable[Request], then: Then) -> Ask:
    """Ask several seats at once, sealed; `then(g, answers)` with the `Answer` of each, in the order asked."""
    return Ask(list(questions), then.__name__, "all")


def ask_any(questions: Iterable[Request], then: Then) -> Ask:
    """Ask several seats at once; `then(g, answer)` with the first `Answer`, and the others are free again."""
    return Ask(list(questions), then.__name__, "any")


def may(seat: Seat, kind: str, options: Sequence[Action], then: Callable[..., Any]) -> Request:
    """Something a seat may do out of turn; `then(g, answer)` returns `interrupt(…)`, `aside()` or nothing."""
    return Request(seat, kind, tuple(options), optional=True, then=then.__name__)


def call(frame: Frame, then: Then | Next | None = None) -> Call:
    """Run another procedure; `then(g, result)`, or a state, or nothing more: this one is finished with it."""
    return Call(frame, then.__name__ if then else "")


def interrupt(frame: Frame, then: Callable[..., Any] | None = None) -> Call:
    """Out of turn: run a procedure before whatever is going on goes on; `then(g, result)` returns nothing."""
    return Call(frame, then.__name__ if then else "")


def aside() -> Aside:
    """Out of turn: nothing that is asked hangs on what was done, so it stands as it is and is not put anew."""
    return Aside()


def done(result: Any = None) -> Done:
    """This procedure is finished."""
    return Done(result)


def end() -> End:
    """The whole game is over at once. Tell `GameOver` first."""
    return End()


class FlowError(Exception):
    """A game's rules are written wrongly: a dead end, or a method that returns no step."""


def run(g: GameState, step: Any, standing: Sequence[Request] = ()) -> None:
    """Follow the rules from here to the next decision, or to the end of the game.

    What the same state had asked before and is standing keeps its number.
    """
    stack = g.stack
    state = None  # the method that the step comes from, where it is a state: only a state may ask
    while True:
        # By type, not by isinstance, which takes six times as long for a struct; the most frequent first.
        kind = type(step)
        if kind is MethodType:
            state = step
            step = state(g)
        elif kind is Ask and state is not None:
            break
        elif kind is Call:
            stack[-1].at, g.ask.requests = step.then, []
            stack.append(step.frame)
            step, standing = step.frame.enter, ()
        elif kind is Done:
            back = stack.pop().interruption
            if back is not None:
                come_back(g, back, step.result)
                return
            if stack:
                step, state, standing = after(g, stack[-1], step.result), None, ()
            else:
                step = End()
        elif kind is End:
            stack.clear()
            g.ask, g.over = Ask(), True
            return
        else:
            raise no_step(stack[-1], step)
    step.state = state.__name__
    if standing and step.state == g.ask.state:
        keep_numbers(standing, step.requests)
    g.ask = step
    for request in step.requests:
        if not request.options:
            raise FlowError(f"dead end: seat {request.seat} is asked to {request.kind} and has no option")
        if request.default is None:
            request.default = request.options[-1]
        if not request.id:
            g.questions = request.id = g.questions + 1
    if not step.requests:
        gather(g)


def after(g: GameState, caller: Frame, result: Any) -> Any:
    """How a procedure goes on when the one that it has called is finished."""
    if not caller.at:
        return Done(None)
    then = getattr(caller, caller.at)
    return then(g, result) if then.__code__.co_argcount > 2 else then


def no_step(frame: Frame, step: Any) -> FlowError:
    """What is wrong with what a method has returned."""
    where = type(frame).__name__
    if type(step) is not Ask:
        return FlowError(f"{where} can't go on with {step!r:.200}: it is no step")
    kinds = " and ".join(dict.fromkeys(f"«{one.kind}»" for one in step.requests))
    return FlowError(f"{where} asks {kinds} in a method that takes an answer: return a state that asks")


def keep_numbers(standing: Sequence[Request], requests: Sequence[Request]) -> None:
    """What is asked or allowed anew keeps its number."""
    left = list(standing)
    for request in requests:
        for old in left:
            if old.seat == request.seat and old.kind == request.kind and old.origin == request.origin:
                request.id = old.id
                left.remove(old)
                break


def answer(g: GameState, request: Request, action: Action) -> bool:
    """Take a legal answer, and follow the rules to the next decision.

    Returns whether it was taken aside: then nobody else sees anything of it.
    """
    ask, frame = g.ask, g.stack[-1]
    if request.optional:
        if take_out_of_turn(g, request, action):
            return True
    elif ask.gathers == "one":
        run(g, getattr(frame, ask.then)(g, action))
    elif ask.gathers == "any":
        ask.requests = [other for other in ask.requests if other is not request]
        run(g, getattr(frame, ask.then)(g, Answer(request.seat, action)))
    else:
        seal(request, action)
        if not gather(g) and not g.out_of_turn:
            g.requests = open_requests(g)
            return False
    settle(g)
    return False


def seal(request: Request, action: Action | None) -> None:
    """Take a sealed answer, or give it back."""
    request.answer, request.answered = action, action is not None


def gather(g: GameState) -> bool:
    """Go on as soon as all sealed answers are in; whether they are."""
    asked = g.ask.requests
    for request in asked:
        if not request.answered:
            return False
    if g.ask.gathers != "all":
        raise FlowError(f"dead end: {type(g.stack[-1]).__name__}.{g.ask.state} asks nobody")
    answers = [Answer(one.seat, one.answer) for one in asked if one.answer is not None]
    run(g, getattr(g.stack[-1], g.ask.then)(g, answers))
    return True


def take_out_of_turn(g: GameState, request: Request, action: Action) -> bool:
    """Do what may be done out of turn, and put the question that it interrupted anew; whether it was aside."""
    origin = g.stack[request.origin]
    step = getattr(origin, request.then)(g, Answer(request.seat, action))
    if type(step) is Aside:
        # What one may do stands as it stood, number and all: a new number would tell that something was decided.
        if g.events:
            raise FlowError(f"{type(origin).__name__}.{request.then} takes something aside, and tells of it")
        return True
    g.out_of_turn.remove(request)
    if step is None:
        resume(g)
    elif type(step) is Call:
        step.frame.interruption = Interruption(request.origin, step.then)
        g.stack[-1].asked, g.ask = g.ask, Ask()
        g.stack.append(step.frame)
        run(g, step.frame.enter)
    elif type(step) is End:
        run(g, step)
    else:
        raise FlowError(
            f"{type(origin).__name__}.{request.then} is done out of turn and went on with {step!r:.200}"
        )
    return False


def come_back(g: GameState, back: Interruption, result: Any) -> None:
    """A procedure that interrupted another is finished: hand over its result, and go on where it came in."""
    frame = g.stack[-1]
    assert frame.asked is not None
    g.ask, frame.asked = frame.asked, None
    if back.then and getattr(g.stack[back.origin], back.then)(g, result) is not None:
        raise FlowError(f"{back.then} takes the result of an interruption, and can't go on elsewhere")
    resume(g)


def resume(g: GameState) -> None:
    """After an interruption: put the question of the frame on top anew, to the table as it is by now.

    Sealed answers are given back first, so that what they had committed can be counted again, and are taken once
    more as long as they are still among the options.
    """
    ask, frame, told = g.ask, g.stack[-1], len(g.events)
    answers: dict[int, Action | None] = {}
    for request in ask.requests:
        if request.answered:
            answers[request.id] = request.answer
            seal(request, None)
    run(g, getattr(frame, ask.state), ask.requests)
    if g.over or g.stack[-1] is not frame or g.ask.state != ask.state:
        return
    if len(g.events) != told:
        raise FlowError(f"{type(frame).__name__}.{ask.state} asks and tells: asked anew, it would tell twice")
    for request in g.ask.requests:
        kept = answers.get(request.id)
        if kept in request.options:
            seal(request, kept)
    if answers:
        gather(g)


def ask_again(g: GameState) -> list[Request]:
    """What the frame on top asks, by running the state that asked once more."""
    step: Any = getattr(g.stack[-1], g.ask.state)(g)
    return step.requests if type(step) is Ask else []


def interrupted(g: GameState) -> None:
    """Something has changed from outside the procedures: put what is asked anew."""
    resume(g)
    settle(g)


def settle(g: GameState) -> None:
    """At the end of every door: what may be done out of turn by now, and with it all that is open.

    What one could do before keeps its number.
    """
    allowed: list[Request] = []
    depth = 0
    for frame in g.stack:
        if allowed and frame.undisturbed:
            allowed = []
        if frame.out_of_turn is not None:
            for request in frame.out_of_turn(g):
                request.origin = depth
                allowed.append(request)
        depth += 1  # noqa: SIM113  `enumerate` takes longer, and this is run at every decision
    if allowed or g.out_of_turn:
        keep_numbers(g.out_of_turn, allowed)
        g.out_of_turn = allowed
        for request in allowed:
            if not request.id:
                g.questions = request.id = g.questions + 1
    g.requests = open_requests(g)


def open_requests(g: GameState) -> list[Request]:
    """What is asked and what may be done. Of sealed answers, those that are waited for come first."""
    asked = g.ask.requests
    if g.ask.gathers == "all":
        waiting: list[Request] = []
        sealed: list[Request] = []
        for request in asked:
            if request.answered:
                sealed.append(request)
            else:
                waiting.append(request)
        asked = waiting + sealed
    return asked + g.out_of_turn if g.out_of_turn else asked
