"""A rule procedure is a frame; its methods are the states of the procedure, and each says what comes next.

A method returns one of

    self.other_state                    go on there
    ask(seat, "lay", options, then=…)   ask somebody, and go on in `then` with the answer
    ask_all([…], then=…)                ask several at once, sealed, and go on when all have answered
    ask_any([…], then=…)                ask several at once, and go on with whoever answers first
    call(Frame(…), then=…)              run another procedure, and go on in `then` with its result
    done(result)                        this procedure is finished
    end()                               the whole game is over

A state takes the game alone; what `then` names takes the game and the answer. Only a state may ask, so that
it can be run again: after an interruption (`offers`) the question is put anew to the table as it is then.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from types import MethodType
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec

from .declare import Addressed, Public, Seat, State
from .words import Action, Answer, ByLot, Message, kebab

if TYPE_CHECKING:
    from .state import GameState

NOTHING: dict[str, int | str] = {}
ANSWERED = operator.attrgetter("answered")
"""To sort by: who is waited for comes first, and within the two the order asked stays."""


class Request(State, gc=False):
    """A decision that is wanted from a seat, as data."""

    id: Public[int]
    seat: Public[Seat]
    kind: Public[str]
    options: Addressed[tuple[Action, ...]]
    default: Addressed[Action | None]
    """What is played when time runs out; `ByLot`: one of the options is drawn then (`Game.lapse`)."""
    about: Public[dict[str, int | str]]
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

    def renewed(self, options: Sequence[Action]) -> Request:
        """The same question, and so with the same number, with the options that there are by now."""
        options = tuple(options)
        seat, kind = self.seat, self.kind
        default = self.default if self.default in options else options[-1]
        return Request(
            self.id, seat, kind, options, default, self.about, False, self.changeable, False, None, -1, ""
        )


class Interruption(State):
    """Of a frame that was called by an offer: whose offer it was, and which method of it takes the result."""

    origin: Public[int]
    then: Public[str]


class Frame(State, kw_only=True, tag=kebab, tag_field="type"):
    """One run of a rule procedure: its own fields, and the point that it has reached."""

    state: Public[str] = ""
    """The method that asked."""
    at: Public[str] = ""
    """The method to go on with."""
    gathers: Public[str] = "one"
    """Which answers it waits for: of the one asked, of all, of any."""
    asked: Public[list[Request]] = []
    """What it has asked and waits for; also while another procedure interrupts it."""
    interruption: Public[Interruption | None] = None

    undisturbed: ClassVar[bool] = False
    """While this procedure runs, whatever the frames below offer out of turn has to wait."""
    offering: ClassVar[bool] = False
    """Whether it has `offers`: known of the class, since it is looked at in every decision."""
    stirring: ClassVar[bool] = False
    """Whether it has a say in what is offered: it has `offers`, or is undisturbed."""
    heeding: ClassVar[bool] = False
    """Whether it has `on_answer`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.offering = cls.offers is not Frame.offers
        cls.stirring = cls.offering or cls.undisturbed
        cls.heeding = cls.on_answer is not Frame.on_answer

    def enter(self, g: Any) -> Step:
        """The first state."""
        raise NotImplementedError(f"{type(self).__name__} has no `enter`")

    def offers(self, g: Any) -> Iterable[Request]:
        """What seats may do out of turn while this procedure runs, whatever is asked above it: `offer(…)`.

        They may be made once for all games: those that are put to the table are copies.
        """
        return ()

    def why_not(self, g: Any, seat: Seat, action: Action) -> Message | None:
        """The rule that forbids an action which is not offered, if this procedure knows one."""
        return None

    def on_answer(self, g: Any, request: Request, before: Action | None) -> None:
        """Called as each sealed answer comes in (`before`: the answer that it replaces), or is given back."""

    def fill(self, g: Any, viewer: Seat, rng: Any) -> None:
        """Fill what the viewer can't see of this frame with something that could be so (see `imagine`)."""


class Ask(msgspec.Struct, gc=False):
    """Several seats are asked. (A question to one seat is its `Request`.)"""

    requests: list[Request]
    then: str
    gathers: str


class Call(msgspec.Struct, gc=False):
    frame: Frame
    then: str


class Done(msgspec.Struct, gc=False):
    result: Any


class End(msgspec.Struct, gc=False):
    """The game is over, wherever it stands."""


class Aside(msgspec.Struct, gc=False):
    """What was done out of turn leaves what is asked alone."""


ASIDE = Aside()

Step: TypeAlias = Request | Ask | Call | Done | End | Callable[["Any"], "Step"]
Then: TypeAlias = Callable[[Any, Any], Step]


def question(
    seat: Seat,
    kind: str,
    options: Sequence[Action],
    about: dict[str, int | str] = NOTHING,
    default: Action | None = None,
    changeable: bool = False,
) -> Request:
    """A request that waits to be asked. Without a default, the last option is it."""
    if not options:
        raise FlowError(f"dead end: seat {seat} is asked to {kind} and has no option")
    if type(options) is not tuple:
        options = tuple(options)
    if default is None:
        default = options[-1]
    return Request(0, seat, kind, options, default, about, False, changeable, False, None, -1, "")


def ask(
    seat: Seat,
    kind: str,
    options: Sequence[Action],
    then: Then,
    about: dict[str, int | str] = NOTHING,
    default: Action | None = None,
) -> Request:
    """Ask one seat; `then(g, action)`."""
    if not options:
        raise FlowError(f"dead end: seat {seat} is asked to {kind} and has no option")
    # The same as `question`, but in one call: this is the way nearly every decision takes.
    if type(options) is not tuple:
        options = tuple(options)
    if default is None:
        default = options[-1]
    return Request(0, seat, kind, options, default, about, False, False, False, None, -1, then.__name__)


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
    return Ask(questions if type(questions) is list else list(questions), then.__name__, "any")


def offer(seat: Seat, kind: str, options: Sequence[Action], then: Callable[..., Any]) -> Request:
    """Something a seat may do out of turn; `then(g, answer)` returns `interrupt(…)`, `aside()` or nothing."""
    request = question(seat, kind, options)
    request.optional, request.default, request.then = True, None, then.__name__
    return request


def call(frame: Frame, then: Then) -> Call:
    """Run another procedure; `then(g, result)`."""
    return Call(frame, then.__name__)


def interrupt(frame: Frame, then: Callable[..., Any] | None = None) -> Call:
    """From an offer: run a procedure before whatever is going on goes on; `then(g, result)` returns nothing."""
    return Call(frame, then.__name__ if then else "")


def aside() -> Aside:
    """From an offer: nothing that is asked hangs on what was done, so it stands as it is and is not put anew."""
    return ASIDE


def done(result: Any = None) -> Done:
    """This procedure is finished."""
    return Done(result)


def end() -> End:
    """The whole game is over at once. Tell `GameOver` first."""
    return End()


class FlowError(Exception):
    """A game's rules are written wrongly: a dead end, or a method that returns no step."""


def run(g: GameState, step: Step, state: Any = None) -> None:
    """Follow the rules from here to the next decision, or to the end of the game.

    `state` is the method that the step comes from, where it is a state: only a state may ask.
    """
    stack = g.stack
    now: Any = step
    while True:
        # By type, not by isinstance, which takes six times as long for a struct; the most frequent first.
        kind: Any = type(now)
        if kind is MethodType:
            state = now
            now = state(g)
        elif kind is Call:
            frame = stack[-1]
            frame.at, frame.asked = now.then, []
            frame = now.frame
            stack.append(frame)
            state = frame.enter
            now = state(g)
        elif (kind is Request or kind is Ask) and state is not None:
            frame = stack[-1]
            if kind is Request:
                if frame.gathers == "one":
                    # What had been asked is answered, so there is no number to keep.
                    g.requests = asked = [now]  # see `put`
                    frame.state, frame.at, frame.asked = state.__name__, now.then, asked
                    g.questions = now.id = g.questions + 1
                    return
                now = Ask([now], now.then, "one")
            elif frame.gathers == "one":
                frame.asked = []
            now = put(g, state.__name__, now)
            if now is None:
                return
            state = None
        elif kind is Done:
            back = stack.pop().interruption
            if back is not None:
                if back.then and getattr(stack[back.origin], back.then)(g, now.result) is not None:
                    raise FlowError(f"{back.then} takes the result of an interruption, and can't go on elsewhere")
                resume(g)
                return
            if not stack:
                now = End()
                continue
            parent = stack[-1]
            now, state = getattr(parent, parent.at)(g, now.result), None
        elif kind is End:
            stack.clear()
            g.__dict__.pop("requests", None)
            g.over = True
            return
        else:
            # A question lands here too when it comes from a method that takes an answer: only a state may ask.
            raise FlowError(f"{type(stack[-1]).__name__} can't go on with {now!r:.200}: it is no step here")


def put(g: GameState, state: str, ask: Ask, answers: Sequence[Action | None] = ()) -> Step | None:
    """Put questions to the table. Returns nothing while answers are wanted, else how to go on.

    A question that the same state had put to the same seat before keeps its number, and after an interruption
    its sealed answer (`answers`), as long as that is still among its options.
    """
    frame = g.stack[-1]
    requests = ask.requests
    if requests and not frame.asked:
        # Nothing stood, so there is no number to keep, and nobody has answered: by far the most frequent case.
        g.requests = frame.asked = requests
        frame.state, frame.at, frame.gathers = state, ask.then, ask.gathers
        number = g.questions
        for request in requests:
            number += 1
            request.id = number
        g.questions = number
        return None
    fresh: list[Request] = []  # all but the very requests that stood
    for request in requests:
        if not request.id:
            fresh.append(request)
    # Only what stood and is not asked as it was can leave its number to another.
    standing = frame.asked
    if len(standing) <= len(requests) - len(fresh) or frame.state != state:
        standing = []
    frame.asked = requests
    if frame.state != state or frame.at != ask.then or frame.gathers != ask.gathers:
        frame.state, frame.at, frame.gathers = state, ask.then, ask.gathers
    # The list of what is asked shadows `GameState.requests`, which would find it anew each time it is read; not
    # where some may have answered under seal. `renew_offers` adds what is offered. No copy, view or save has it.
    if ask.gathers == "all" and (answers or len(fresh) < len(requests)):
        g.__dict__.pop("requests", None)
    else:
        g.requests = requests
    taken: list[int] = []
    for request in fresh:
        if not standing:
            g.questions = request.id = g.questions + 1
            continue
        for place, old in enumerate(standing):
            if old.seat == request.seat and old.kind == request.kind and old.id not in taken:
                request.id = old.id
                taken.append(old.id)
                kept = answers[place] if answers else None
                if kept is not None and kept in request.options:
                    request.answered, request.answer = True, kept
                    frame.on_answer(g, request, None)
                break
        else:
            g.questions += 1
            request.id = g.questions
    if ask.gathers == "all" and all(request.answered for request in ask.requests):
        return gathered(g, frame)
    if not ask.requests:
        raise FlowError(f"dead end: {type(frame).__name__}.{state} asks nobody")
    return None


def gathered(g: GameState, frame: Frame) -> Step:
    """All sealed answers are in."""
    answers = [Answer(one.seat, one.answer) for one in frame.asked if one.answer is not None]
    frame.asked = []
    step: Step = getattr(frame, frame.at)(g, answers)
    return step


def resume(g: GameState) -> None:
    """After an interruption: put the question of the frame on top anew, to the table as it is by now.

    Sealed answers are given back first, so that what they had committed can be counted again.
    """
    frame = g.stack[-1]
    answers: list[Action | None] = []
    for request in frame.asked:
        answers.append(request.answer)
        if request.answered:
            before, request.answered, request.answer = request.answer, False, None
            frame.on_answer(g, request, before)
    told = len(g.events)
    state = frame.state
    step = getattr(frame, state)(g)
    if type(step) is Request:
        step = Ask([step], step.then, "one")
    if type(step) is Ask:
        if len(g.events) != told:
            raise FlowError(f"{type(frame).__name__}.{state} asks and tells: asked anew, it would tell twice")
        step = put(g, state, step, answers)
    else:
        frame.asked = []
    if step is not None:
        run(g, step)


def interrupted(g: GameState) -> None:
    """Something has changed from outside the procedures: put what is asked anew."""
    resume(g)
    if g.setup.offering:
        renew_offers(g)


def questions_of(g: GameState) -> list[Request]:
    """What the frame on top asks, by running the state that asked once more."""
    frame = g.stack[-1]
    step: Any = getattr(frame, frame.state)(g)
    if type(step) is Request:
        return [step]
    if type(step) is Ask:
        return step.requests
    raise FlowError(f"{type(frame).__name__}.{frame.state} does not ask again")


def answer(g: GameState, request: Request, action: Action) -> bool:
    """Take a legal answer, and follow the rules to the next decision.

    Returns whether it was taken aside: then nobody else sees anything of it.
    """
    then = request.then
    if then and not request.optional:
        # One seat was asked, and alone.
        frame = g.stack[-1]
        step = getattr(frame, then)(g, action)
        state = None
        if type(step) is MethodType:
            state = step
            step = state(g)
            if type(step) is Request:
                # By far the most frequent case, done here and at once: the same procedure asks one seat again.
                g.requests = asked = [step]  # see `put`
                frame.state, frame.asked = state.__name__, asked
                if step.then is not then:  # a look takes less than to set it again
                    frame.at = step.then
                g.questions = step.id = g.questions + 1
                if g.setup.offering:
                    renew_offers(g)
                return False
        run(g, step, state)
    elif request.optional:
        if take_offer(g, request, action):
            return True
    else:
        take_one_of_several(g, request, action)
    if g.setup.offering:
        renew_offers(g)
    return False


def take_one_of_several(g: GameState, request: Request, action: Action) -> None:
    """Take the first answer of several seats, or one of their sealed answers."""
    frame = g.stack[-1]
    if frame.gathers == "any":
        frame.asked = others = frame.asked.copy()
        others.remove(request)
        run(g, getattr(frame, frame.at)(g, Answer(request.seat, action)))
        return
    changed, before = request.answered, request.answer
    request.answer, request.answered = action, True
    if frame.heeding:
        frame.on_answer(g, request, before)
    if changed:
        if g.offered:
            g.__dict__.pop("requests", None)
        return  # others are still waited for, and stand where they stood
    asked = sorted(frame.asked, key=ANSWERED)
    if asked[0].answered:
        run(g, gathered(g, frame))
    else:
        g.requests = asked  # see `put`


def take_offer(g: GameState, request: Request, action: Action) -> bool:
    """Do what was offered out of turn, and put the question that it interrupted anew; whether it was aside."""
    origin = g.stack[request.origin]
    step = getattr(origin, request.then)(g, Answer(request.seat, action))
    if type(step) is Aside:
        # The offer stands as it stood, number and all: a new number would tell that something was decided.
        if g.events:
            raise FlowError(f"{type(origin).__name__}.{request.then} takes an offer aside, and tells of it")
        return True
    g.offered.remove(request)
    if step is None:
        resume(g)
    elif type(step) is Call:
        step.frame.interruption = Interruption(request.origin, step.then)
        g.stack.append(step.frame)
        run(g, step.frame.enter)
    elif type(step) is End:
        run(g, step)
    else:
        raise FlowError(f"{type(origin).__name__}.{request.then} is an offer and went on with {step!r:.200}")
    return False


def renew_offers(g: GameState) -> None:
    """Beside what is asked: what may be done out of turn now. What was offered before keeps its number.

    Before this `g.requests` holds only what is asked, where it is shadowed (see `put`).
    """
    stack, standing = g.stack, g.offered
    if g.setup.first_offers and stack:
        # One call, and no more in nearly every decision: the frames above need not be looked at.
        offers = stack[0].offers(g)
        if not offers and not standing:
            return
        found = [(0, offers)]
    else:
        for frame in stack:
            if frame.stirring:
                found = offers_by_depth(g)
                break
        else:
            found = []
        if not found and not standing:
            return
        if len(found) == 1 and stand_as_they_stood(standing, *found[0]):
            g.offered = []  # where it is not shadowed, `g.requests` would hold them already
            asked = g.requests
            g.offered = standing
            g.requests = [*asked, *standing]
            return
    g.offered = offered = []
    asked = g.requests
    for depth, offers in found:
        for request in offers:
            offered.append(offered_now(g, depth, request, standing))
    if offered:
        g.requests = [*asked, *offered]


def offers_by_depth(g: GameState) -> list[tuple[int, Iterable[Request]]]:
    """What each frame of the stack offers, counted from the bottom: nothing below one that is undisturbed."""
    found: list[tuple[int, Iterable[Request]]] = []
    depth = len(g.stack)
    for frame in reversed(g.stack):
        depth -= 1
        if frame.stirring:
            if frame.offering:
                offers = frame.offers(g)
                if offers:
                    found.append((depth, offers))
            if frame.undisturbed:
                break
    found.reverse()
    return found


def stand_as_they_stood(standing: list[Request], depth: int, offers: Iterable[Request]) -> bool:
    """Whether what is offered is what was offered before, as in nearly every decision while there is something."""
    if type(offers) is not tuple or len(offers) != len(standing):
        return False
    for old, new in zip(standing, offers, strict=True):
        if old.options is not new.options or old.seat != new.seat or old.kind != new.kind:
            return False
        if old.origin != depth or old.then != new.then:
            return False
    return True


def offered_now(g: GameState, depth: int, request: Request, standing: list[Request]) -> Request:
    """An offer as it is put to the table: the very one that stood, where nothing about it has changed."""
    for old in standing:
        if old.seat == request.seat and old.kind == request.kind and old.origin == depth:
            standing.remove(old)
            if old.options is request.options and old.then == request.then:
                return old
            number = old.id
            break
    else:
        g.questions = number = g.questions + 1
    request = request.copy()
    request.id, request.origin = number, depth
    return request
