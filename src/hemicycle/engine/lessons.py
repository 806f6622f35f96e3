"""A first game that teaches: a real game on a fixed deal, with notes that come up when their time has come.

A lesson is data beside its game, `lessons/NAME.toml`, with its words in `lessons/NAME.LANGUAGE.ftl`
(docs/lessons.md). Nothing in it is done that the rules do not allow: bots have wishes, which they follow where
they may (bots/lesson.py); the learner is asked to try things, which are among those that are open to him.

`Walk` says which note is up. It is told by nothing but what the learner's seat may see, and is the same for the
page and the terminal.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import resources
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .deals import AcceptDeal, Bargain, Deal, Offer, RefuseDeal, Term
from .declare import Seat
from .flow import Request
from .game import Game
from .log import last_decision
from .misread import misread
from .rules import BadSetup, Rules, bad_setup, plain
from .state import Setup
from .texts import LANGUAGES, Texts
from .words import Action, Event, Message, Refused

LEARNER: Seat = 0
"""The learner sits on the first seat, the bots on the others."""
NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Greta", "Hugo", "Ines", "Jonas")
"""What the bots are called, unless the lesson says otherwise."""
CLOSING = "closing"
"""The note that ends every lesson: `lesson-closing` of its words."""
LONGEST = 45
"""Words of a note, in English; French may have a fifth more."""
PLACES = ("board", "hand", "prompt", "talk", "seat:", "thing:", "place:", "means:")
"""What a note may point at: a part of the table, or something by the name that the stage has for it."""

Pattern: TypeAlias = dict[str, Any]
"""What something looks like in its plain form: the fields that matter, all others left out (`fits`)."""
Move: TypeAlias = Action | Bargain
DEALS = ("offer", "accept-deal", "refuse-deal")
"""The moves of bargaining among what may be wished or tried."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When the time for a note or a wish has come: all that is said here holds."""

    ask: str = ""
    """The seat is asked this kind of question, or may do it out of turn."""
    about: Pattern = {}
    """What the question is about."""
    event: Pattern | None = None
    """The seat has seen this happen, now or earlier."""
    offer: Pattern | None = None
    """Such an offer waits for the seat's answer."""
    deal: Pattern | None = None
    """Such a deal is in the ledger, as the seat sees it, with what has become of it."""
    facts: dict[str, Any] = {}
    """What the seat sees on the table: `{ "chairs.0" = 2 }`."""
    after: str = ""
    """The learner has seen the note of this name. Of a wish it is not known."""
    over: bool = False
    """The game is over."""
    time: int = 0
    """For the how-manieth time the question is put, or has the event happened."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot does when it may."""

    seat: Seat
    when: When = When()
    do: Pattern | tuple[Pattern, ...] = ()
    """An action, or a move of bargaining; of several the first that is open."""
    avoid: Pattern | None = None
    """What it does not do as long as it may do anything else."""

    @property
    def done(self) -> tuple[Pattern, ...]:
        return _several(self.do)

    @property
    def offer(self) -> Pattern | None:
        """The offer that it wishes to make, if it is not an answer to one."""
        made = (one for one in self.done if one["type"] == "offer")
        return next(made, None) if self.when.offer is None else None


class Bubble(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note to the learner."""

    name: str
    when: When = When()
    at: str = "board"
    """What it points at."""
    rule: str = ""
    """The item of the rules that it is about."""
    topic: str = ""
    tried: Pattern | tuple[Pattern, ...] = msgspec.field(name="try", default=())
    """What the learner is asked to do: an action, or a move of bargaining; or a series of actions, in any order,
    one by one or in one go, until the last of them is done."""
    must: bool = True
    """Whether anything else has to wait until that is done."""
    optional: bool = False
    """Whether the lesson is whole without it."""
    say: dict[str, str] = {}
    """Facts that its words count or name, by the argument: `{ chairs = "chairs.0" }`."""

    @property
    def wanted(self) -> tuple[Pattern, ...]:
        return _several(self.tried)

    @property
    def bargains(self) -> bool:
        """Whether it asks for a move of bargaining."""
        return any(one["type"] in DEALS for one in self.wanted)


def _several(patterns: Pattern | tuple[Pattern, ...]) -> tuple[Pattern, ...]:
    return (patterns,) if isinstance(patterns, dict) else patterns


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson, as its file has it."""

    players: int
    secret: str
    """What the deal and all else that is drawn comes from."""
    bubbles: tuple[Bubble, ...]
    edition: str = ""
    options: dict[str, Any] = {}
    level: str = ""
    """How the bots play where they have no wish; the game's best, unless it is said."""
    names: tuple[str, ...] = NAMES
    """What the bots are called."""
    offers: bool = False
    """Whether bots also make offers that are not wished."""
    wishes: tuple[Wish, ...] = ()
    game: str = ""
    name: str = ""
    package: str = ""

    @property
    def words(self) -> str:
        """Where its sentences are, for `Texts.beside`."""
        return f"{self.package}:lessons/{self.name}"

    def setup(self, rules: Rules) -> Setup:
        return rules.setup(self.players, self.edition or None, self.options)

    def begin(self, rules: Rules) -> Game:
        """The game, dealt."""
        return Game.begin(rules, self.setup(rules), self.secret)

    def seated(self, learner: str) -> list[str]:
        """Everybody's name."""
        free = [name for name in self.names if name.casefold() != learner.casefold()]
        return [learner, *free[: self.players - 1]]

    def title(self, rules: Rules, language: str) -> str:
        return rules.texts(language).beside(self.words).say("lesson-title")

    def about(self, rules: Rules, language: str) -> str:
        """A sentence for whoever chooses."""
        return rules.texts(language).beside(self.words).say("lesson-about")


class LessonError(ValueError):
    """What is wrong with a lesson, for whoever writes it."""


# Lessons of a game


@cache
def names(rules: Rules) -> tuple[str, ...]:
    """The lessons that come with a game."""
    folder = resources.files(rules.package) / "lessons"
    found = [one.name for one in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def find(rules: Rules, name: str = "first") -> Lesson:
    """A lesson of a game."""
    if name not in names(rules):
        raise bad_setup("no-lesson", game=rules.name, name=f"{name:.60}", known=", ".join(names(rules)) or "–")
    text = (resources.files(rules.package) / "lessons" / f"{name}.toml").read_text("utf-8")
    return read(text, rules, name)


def read(text: str, rules: Rules, name: str) -> Lesson:
    """The lesson in a text; `LessonError` when it is none."""
    try:
        data = tomllib.loads(text)
        lesson = msgspec.convert(data, Lesson)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"lesson {rules.name}/{name}: {error}") from None
    except msgspec.ValidationError as error:
        said = Texts("en").say(misread(error))
        raise LessonError(f"lesson {rules.name}/{name}: {said} ({error})") from None
    return msgspec.structs.replace(lesson, game=rules.name, name=name, package=rules.package)


# Patterns

TESTS: dict[str, Callable[[Any, Any], bool]] = {
    "any": lambda wanted, value: any(fits(one, value) for one in wanted),
    "has": lambda wanted, value: isinstance(value, list | tuple) and any(fits(wanted, one) for one in value),
    "not": lambda wanted, value: not fits(wanted, value),
    "least": lambda wanted, value: isinstance(value, int | float) and value >= wanted,
    "most": lambda wanted, value: isinstance(value, int | float) and value <= wanted,
}
"""What may stand in a pattern instead of a value: `{ any = [1, 2] }`, `{ has = "rose" }`, `{ least = 3 }`."""


def fits(pattern: Any, value: Any) -> bool:
    """Whether plain data look as a pattern says.

    Of a table of fields those that it names; of a list all, in order; but tables in a list in any order.
    """
    if isinstance(pattern, dict):
        if pattern and TESTS.keys() >= pattern.keys():
            return all(TESTS[name](wanted, value) for name, wanted in pattern.items())
        return isinstance(value, dict) and all(
            name in value and fits(wanted, value[name]) for name, wanted in pattern.items()
        )
    if isinstance(pattern, list):
        if not isinstance(value, list | tuple) or len(value) != len(pattern):
            return False
        if all(isinstance(one, dict) for one in pattern):
            return _in_any_order(pattern, list(value))
        return all(fits(one, other) for one, other in zip(pattern, value, strict=True))
    return bool(pattern == value) and isinstance(pattern, bool) == isinstance(value, bool)


def _in_any_order(patterns: list[Any], values: list[Any]) -> bool:
    for pattern in patterns:
        found = next((at for at, value in enumerate(values) if fits(pattern, value)), None)
        if found is None:
            return False
        del values[found]
    return True


def fits_thing(pattern: Pattern, thing: Action | Event | Term | Bargain) -> bool:
    """The same of something declared: first by its type, so that little is written out in plain."""
    wanted = pattern.get("type")
    if isinstance(wanted, str) and wanted != thing.__struct_config__.tag:
        return False
    return fits(pattern, plain(thing))


def fact(view: Any, path: str) -> Any:
    """What a view shows at a path, in plain: `chairs.0`, `setup.options.rounds`; else nothing."""
    value = view
    for part in path.split("."):
        try:
            if isinstance(value, list | tuple):
                value = value[int(part)]
            elif isinstance(value, Mapping):
                value = value[part] if part in value else value[int(part)]
            else:
                value = getattr(value, part)
                value = value() if callable(value) else value
        except (AttributeError, IndexError, KeyError, ValueError):
            return None
    return plain(value)


# Moments


def holds(when: When, game: Game, seat: Seat, request: Request | None = None) -> bool:
    """Whether the time has come, as a seat sees it. `request`: it is thinking about this one."""
    if when.over and not game.over:
        return False
    if when.ask and not any(_asks(when, game, one) for one in ([request] if request else waiting(game, seat))):
        return False
    if when.event is not None and not _happened(when, game, seat):
        return False
    if when.offer is not None and not offers(when.offer, game, seat):
        return False
    if when.deal is not None and not any(fits(when.deal, plain(one)) for one in game.ledger.visible(seat, True)):
        return False
    if when.facts:
        view = game.view(seat)
        return all(fits(wanted, fact(view, path)) for path, wanted in when.facts.items())
    return True


def waiting(game: Game, seat: Seat) -> list[Request]:
    """What a seat is asked, or may do, and has not answered."""
    return [one for one in game.asked(seat) if not one.answered]


def times(game: Game, seat: Seat, kind: str) -> int:
    """How often a seat has answered a kind of question."""
    return sum(one.seat == seat and one.request == kind and one.decided for one in game.history(0))


def offers(pattern: Pattern, game: Game, seat: Seat) -> list[Deal]:
    """The offers that wait for a seat's answer and look so."""
    return [deal for deal in game.ledger.open(seat) if fits(pattern, plain(deal))]


def _asks(when: When, game: Game, request: Request) -> bool:
    if request.kind != when.ask or not fits(when.about, request.about):
        return False
    return not when.time or times(game, request.seat, request.kind) == when.time - 1


def _happened(when: When, game: Game, seat: Seat) -> bool:
    assert when.event is not None
    wanted = when.event.get("type")
    count = 0
    for entry in game.history():
        for event in entry.events:
            if wanted == event.__struct_config__.tag and fits(when.event, plain(event.mask(seat))):
                count += 1
    return count >= (when.time if when.time and not when.ask else 1)


def made_offer(pattern: Pattern, game: Game, seat: Seat, answers: str = "") -> Offer | None:
    """The offer that a pattern means, of what can be promised now; nothing, where a term of it can't."""
    parties = tuple(sorted(pattern["parties"]))
    open_terms = game.terms(seat, parties)
    terms: list[Term] = []
    for wanted in pattern["terms"]:
        fitting = (one for one in open_terms if one not in terms and fits_thing(wanted, one))
        term = next(fitting, None)
        if term is None:
            return None
        terms.append(term)
    return Offer(parties, tuple(terms), answers)


def made_already(offer: Offer, game: Game, seat: Seat) -> bool:
    """Whether a seat has made an offer before: in a lesson nobody makes it twice."""
    parties = tuple(sorted({seat, *offer.parties}))
    return any(
        deal.by == seat and deal.parties == parties and set(deal.terms) == set(offer.terms)
        for deal in game.ledger.deals
    )


# The way through a lesson


class Step(NamedTuple):
    """What the learner has done to the notes by a move, or by several in one go."""

    closed: tuple[str, ...] = ()
    begun: str = ""
    """The note of whose series something is done now, and not the last."""


class Walk:
    """How far a learner has come."""

    def __init__(self, lesson: Lesson, learner: str):
        self.lesson = lesson
        self.names = lesson.seated(learner)
        self.seen: list[str] = []
        self.begun = ""
        """The note that asks for a series of which something has been done."""
        self.skipped = False

    @property
    def done(self) -> bool:
        """Whether the learner has come to its end."""
        return CLOSING in self.seen

    @property
    def teaches(self) -> bool:
        """Whether it goes on; else the rest of the game is free."""
        return not self.skipped and not self.done

    def up(self, game: Game) -> Bubble | None:
        """The note that is up."""
        return next(self.due(game), None)

    def due(self, game: Game) -> Iterator[Bubble]:
        """The notes whose time has come, in order."""
        if not self.teaches:
            return
        found = sorted(
            [one for one in self.left() if self.has_come(one, game)], key=lambda one: one.name != self.begun
        )
        yield from found
        if not found and (game.over or all(one.optional for one in self.left())):
            yield Bubble(CLOSING)

    def left(self) -> list[Bubble]:
        """The notes that the learner has not seen."""
        return [one for one in self.lesson.bubbles if one.name not in self.seen]

    def has_come(self, bubble: Bubble, game: Game) -> bool:
        """Whether it is time for a note. One that asks for what is not possible waits."""
        if bubble.when.after and bubble.when.after not in self.seen:
            return False
        if bubble.name != self.begun and not holds(bubble.when, game, LEARNER):
            return False
        if not bubble.wanted:
            return True
        early = not bubble.bargains and self.coming(game) is not None
        return not early and bool(self.tries(bubble, game))

    def coming(self, game: Game) -> Request | None:
        """The question before which a bot wishes to make the learner an offer: he has to wait for it."""
        for wish in self.lesson.wishes:
            if wish.offer is None or LEARNER not in wish.offer["parties"]:
                continue
            for request in waiting(game, wish.seat):
                if not request.optional and holds(wish.when, game, wish.seat, request):
                    offer = made_offer(wish.offer, game, wish.seat)
                    if offer is not None and not made_already(offer, game, wish.seat):
                        return request
        return None

    def tries(self, bubble: Bubble, game: Game) -> list[Move]:
        """What the learner may do that is what a note asks for, in its order."""
        found: list[Move] = []
        for wanted in bubble.wanted:
            match wanted["type"]:
                case "offer":
                    offer = made_offer(wanted, game, LEARNER)
                    if offer is not None and not made_already(offer, game, LEARNER):
                        found.append(offer)
                case "accept-deal":
                    found += [AcceptDeal(deal.id) for deal in offers(bubble.when.offer or {}, game, LEARNER)]
                case "refuse-deal":
                    found += [RefuseDeal(deal.id) for deal in offers(bubble.when.offer or {}, game, LEARNER)]
                case _:
                    asked = [one for one in waiting(game, LEARNER) if self._is_about(bubble, one)]
                    found += [action for one in asked for action in one.options if fits_thing(wanted, action)]
        return found

    def asked_for(self, game: Game) -> list[Move]:
        """What the notes whose time has come ask for first; empty: nothing."""
        wanting = (one for one in self.due(game) if one.wanted)
        bubble = next(wanting, None)
        return self.tries(bubble, game) if bubble else []

    def _is_about(self, bubble: Bubble, request: Request) -> bool:
        """Whether a note asks to answer this question; in the midst of a series others may be put."""
        return bubble.when.ask in ("", request.kind) or bubble.name == self.begun

    def speaks(self, game: Game) -> Request | None:
        """Who speaks next, where the order matters; nothing: anybody.

        That is a bot that wishes to make the learner an offer; the learner while a note is up; and where whoever
        is first may settle it, a bot and the learner in turn.
        """
        if not self.teaches:
            return None
        if (request := self.coming(game)) is not None:
            return request
        asked = [one for one in game.requests if not one.optional and not one.answered]
        bots = [one for one in asked if one.seat != LEARNER]
        mine = [one for one in asked if one.seat == LEARNER]
        if mine and self.up(game) is not None:
            return mine[0]
        if game.state.ask.gathers != "any" or not asked:
            return None
        last = last_decision(game.chain)
        spoken = last is not None and last.seat != LEARNER and last.request == asked[0].kind
        return (mine + bots if spoken else bots + mine)[0]

    def waits(self, game: Game) -> bool:
        """Whether bots wait for the learner: while a note is up, an offer to him is open, or he is to speak."""
        if not self.teaches:
            return False
        if self.up(game) is not None or game.ledger.open(LEARNER):
            return True
        speaks = self.speaks(game)
        return speaks is not None and speaks.seat == LEARNER

    def go_on(self, name: str) -> None:
        """The learner has read a note."""
        if name not in self.seen:
            self.seen.append(name)

    def skip(self) -> None:
        """The learner has had enough of notes."""
        self.skipped = True

    def refuse(self, game: Game, *moves: Move) -> None:
        """`Refused`, in kind words, where the learner may do this, but is asked for something else first.

        What the rules do not allow, they refuse themselves.
        """
        for bubble in self.due(game):
            if bubble.wanted and bubble.must and self._is_instead(bubble, game, moves):
                raise self.instead(bubble, game)
        if isinstance(moves[0], Action) and self.teaches and (request := self.coming(game)) is not None:
            raise Refused(Message("lesson-wait", {"seat": self.names[request.seat]}))

    def instead(self, bubble: Bubble, game: Game) -> Refused:
        """What is said to whoever does something else than what a note asks for."""
        texts = partial(self._texts, game)
        own = f"bubble-{bubble.name}-else"
        return Refused(Message(own if texts("en").has(own) else "lesson-first", self.called(), bubble.rule), texts)

    def _is_instead(self, bubble: Bubble, game: Game, moves: Sequence[Move]) -> bool:
        """Whether moves that the rules allow take the place of what is asked for."""
        first = moves[0]
        if isinstance(first, Action):
            legal = game.why_not(LEARNER, first) is None
            wanted = all(self._meets(bubble, game, move) for move in moves)
            return legal and (not wanted or self._ends_unbegun(bubble, game, first))
        rivals = {"offer": Offer, "accept-deal": AcceptDeal | RefuseDeal, "refuse-deal": AcceptDeal | RefuseDeal}
        rival = rivals.get(bubble.wanted[-1]["type"])
        return rival is not None and isinstance(first, rival) and not self._meets(bubble, game, first)

    def _ends_unbegun(self, bubble: Bubble, game: Game, first: Action) -> bool:
        """Whether the last of a series comes before all others: it closes what they make."""
        *others, last = bubble.wanted
        if bubble.name == self.begun or not fits_thing(last, first):
            return False
        return any(fits_thing(one, move) for one in others for move in self.tries(bubble, game))

    def _texts(self, game: Game, language: str) -> Texts:
        return game.state.setup.texts(language).beside(self.lesson.words)

    def step(self, game: Game, *moves: Move) -> Step:
        """What moves of the learner's are going to do to the notes, once they are done."""
        due = list(self.due(game))
        # Whoever does something has read what is up; of what he may try he has thought better.
        acts = isinstance(moves[0], Action)
        closed = [one.name for one in due[:1] if not one.wanted or (acts and not one.must)]
        begun = "" if acts else self.begun
        for bubble in due:
            if not bubble.wanted or not any(self._meets(bubble, game, move) for move in moves):
                continue
            if bubble.bargains or any(fits_thing(bubble.wanted[-1], move) for move in moves):
                closed.append(bubble.name)
            else:
                begun = bubble.name
        return Step(tuple(closed), begun)

    def take(self, step: Step) -> None:
        """It is done."""
        self.begun = step.begun
        for name in step.closed:
            self.go_on(name)

    def _meets(self, bubble: Bubble, game: Game, move: Move) -> bool:
        """Whether a move is what a note asks for. In a series in one go, later ones are not open yet."""
        match move:
            case Offer():
                same = (one for one in self.tries(bubble, game) if isinstance(one, Offer))
                return any(set(one.terms) == set(move.terms) and {*one.parties} == {*move.parties} for one in same)
            case AcceptDeal() | RefuseDeal():
                answers = [
                    (type(one), one.deal) for one in self.tries(bubble, game) if isinstance(one, type(move))
                ]
                return (type(move), move.deal) in answers
            case _:
                return not bubble.bargains and any(fits_thing(one, move) for one in bubble.wanted)

    def said(self, bubble: Bubble, game: Game, texts: Texts) -> str:
        """The words of a note, by the sentences of the table."""
        id = "lesson-closing" if bubble.name == CLOSING else f"bubble-{bubble.name}"
        view = game.view(LEARNER)
        facts = {name: fact(view, path) for name, path in bubble.say.items()}
        return texts.beside(self.lesson.words).say(id, **self.called(), **facts)

    def called(self) -> dict[str, str]:
        """Everybody's name, as arguments of the words."""
        return {"you": self.names[LEARNER], **{f"seat{seat}": name for seat, name in enumerate(self.names)}}


# What is wrong with a lesson


def faults(lesson: Lesson, rules: Rules) -> list[str]:
    """Everything in a lesson that names something that is not there, each in a sentence."""
    return [f"lesson {lesson.game}/{lesson.name}: {fault}" for fault in _faults(lesson, rules)]


def _faults(lesson: Lesson, rules: Rules) -> Iterator[str]:
    try:
        lesson.setup(rules)
    except BadSetup as error:
        yield str(error)
    if len(lesson.names) < lesson.players - 1:
        yield f"{lesson.players - 1} bots want names, and there are {len(lesson.names)}"
    known = [one.name for one in lesson.bubbles]
    for name in {one for one in known if known.count(one) > 1 or one == CLOSING}:
        yield f"bubble “{name}”: there is another of this name"
    for bubble in lesson.bubbles:
        where = f"bubble “{bubble.name}”"
        if not any(
            bubble.at == place or (place.endswith(":") and bubble.at.startswith(place)) for place in PLACES
        ):
            yield f"{where}: at = “{bubble.at}” is none of {', '.join(PLACES)}"
        if bubble.when.after and bubble.when.after not in known:
            yield f"{where}: there is no bubble “{bubble.when.after}” for it to come after"
        yield from (f"{where}: {one}" for one in _faults_when(bubble.when, rules))
        if len(bubble.wanted) > 1 and bubble.bargains:
            yield f"{where}: a series is one of actions"
        for wanted in bubble.wanted:
            yield from (f"{where}: try: {one}" for one in _faults_move(wanted, bubble.when, rules))
        for path in bubble.say.values():
            yield from (f"{where}: say: {one}" for one in _faults_fact(path, rules))
    for number, wish in enumerate(lesson.wishes, 1):
        where = f"wish {number} (of seat {wish.seat})"
        if not 0 < wish.seat < lesson.players:
            yield f"{where}: the bots sit on the seats 1 to {lesson.players - 1}"
        if wish.when.after:
            yield f"{where}: what the learner has read is not known to a bot (after)"
        if bool(wish.done) == bool(wish.avoid):
            yield f"{where}: it has one of do and avoid"
        yield from (f"{where}: {one}" for one in _faults_when(wish.when, rules))
        for wanted in wish.done:
            yield from (f"{where}: do: {one}" for one in _faults_move(wanted, wish.when, rules))
        if wish.avoid is not None:
            yield from (f"{where}: avoid: {one}" for one in _faults_pattern(wish.avoid, Action, rules))
    yield from _faults_words(lesson, rules)


def _faults_when(when: When, rules: Rules) -> Iterator[str]:
    if when.ask and not rules.texts("en").has(f"ask-{when.ask}"):
        yield f"nobody is ever asked “{when.ask}”: there is no message ask-{when.ask}"
    if when.event is not None:
        yield from _faults_pattern(when.event, Event, rules)
    for pattern in (when.offer, when.deal):
        if pattern is not None:
            unknown = pattern.keys() - {*Deal.__struct_fields__}
            if unknown:
                yield f"a deal has no {', '.join(sorted(unknown))}, but {', '.join(Deal.__struct_fields__)}"
            yield from _faults_terms(pattern, rules)
    for path in when.facts:
        yield from _faults_fact(path, rules)


def _faults_move(pattern: Pattern, when: When, rules: Rules) -> Iterator[str]:
    kind = pattern.get("type")
    if kind == "offer":
        if not {"parties", "terms"} <= pattern.keys():
            yield "an offer says its parties (the others) and its terms"
        yield from _faults_terms(pattern, rules)
    elif kind in ("accept-deal", "refuse-deal"):
        if when.offer is None:
            yield f"{kind} wants a when with the offer that is meant"
    else:
        yield from _faults_pattern(pattern, Action, rules)


def _faults_terms(pattern: Pattern, rules: Rules) -> Iterator[str]:
    terms = pattern.get("terms", [])
    if isinstance(terms, dict):
        terms = [terms["has"]] if "has" in terms else []
    for term in terms:
        yield from _faults_pattern(term, Term, rules)


def _faults_pattern(pattern: Pattern, root: type[Action | Event | Term], rules: Rules) -> Iterator[str]:
    what = root.__name__.lower()
    kind = pattern.get("type")
    if not isinstance(kind, str):
        yield f"it says no type of {what}"
        return
    cls = rules.vocabulary.kinds.get(kind)
    if cls is None or not issubclass(cls, root):
        known = sorted(str(one.__struct_config__.tag) for one in rules.vocabulary.every(root))
        yield f"{rules.name} has no {what} “{kind}”, but {', '.join(known)}"
        return
    fields = cls.__struct_fields__
    for name in pattern:
        if name not in ("type", *fields):
            yield f"{what} “{kind}” has no {name}, but {', '.join(fields) or 'nothing'}"


def _faults_fact(path: str, rules: Rules) -> Iterator[str]:
    first = path.partition(".")[0]
    if not hasattr(rules.state, first):
        yield f"the table of {rules.name} has no “{first}”"


def _faults_words(lesson: Lesson, rules: Rules) -> Iterator[str]:
    wanted = {"lesson-title", "lesson-about", "lesson-closing", *(f"bubble-{one.name}" for one in lesson.bubbles)}
    for language in LANGUAGES:
        texts = rules.texts(language).beside(lesson.words)
        for id in sorted(wanted):
            if not texts.has(id):
                yield f"{lesson.name}.{language}.ftl has no {id}"
        most = LONGEST if language == "en" else LONGEST * 6 // 5
        for id in texts.of(lesson.words):
            if not (id in wanted or (re.fullmatch(r"bubble-.+-else", id) and id.removesuffix("-else") in wanted)):
                yield f"{lesson.name}.{language}.ftl: nothing says {id}"
            elif (count := len(texts.say(id).split())) > most:
                yield f"{lesson.name}.{language}.ftl: {id} has {count} words; {most} are enough"
