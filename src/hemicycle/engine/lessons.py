"""A first game that teaches: a real game on a fixed deal, with notes that come up when their time has come.

A lesson is data beside its game, `lessons/NAME.toml`, with its words in `lessons/NAME.LANGUAGE.ftl`
(docs/lessons.md). Nothing in it is done that the rules do not allow: bots have wishes, which they follow where
they may (bots/lesson.py); the learner is asked to try things, which are among those that are open to him.

Which note is up is said by engine/walk.py, what is wrong with a lesson by engine/lesson_faults.py.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

import msgspec

from .deals import Bargain, Deal, Offer, Term
from .declare import Seat
from .flow import Request
from .game import Game
from .misread import misread
from .rules import Rules, bad_setup, plain
from .state import Setup
from .texts import Texts
from .words import Action, Event

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
        return several(self.do)

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
        return several(self.tried)

    @property
    def bargains(self) -> bool:
        """Whether it asks for a move of bargaining."""
        return any(one["type"] in DEALS for one in self.wanted)


def several(patterns: Pattern | tuple[Pattern, ...]) -> tuple[Pattern, ...]:
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
