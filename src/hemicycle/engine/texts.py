"""What people read: Fluent texts, English and French, by message id and parameters.

Ids follow from the names of things, so nothing is registered twice:

    event-card-laid  action-lay  ask-lay  help-ask-lay  help-action-lay  refused-not-offered
    promise-join  section-foreign-aid
    option-stacking  option-stacking-help  option-stacking-yes  edition-second  term-party-rose

A choice may be said otherwise where it answers one kind of question: `action-pass-open` before `action-pass`.
And anything may be said otherwise under another set of the game's rules: `help-ask-lay-first` before
`help-ask-lay`, for `texts.under("first")`.

A parameter that names a thing (a seat, a party, a card) is said in the reader's language before it goes into
the sentence: the game's `terms` tell how, by the parameter's name; a field of type `Seat` is a player, whatever
its name. That holds in the game's own sentences. In those of others, such as the terminal's, terms have a say only
about what the engine itself names (a seat, the choice on a ballot): a number that the terminal calls `last` is a
number, whatever a game calls so. Terms may also have the id of a message: what they make of all its parameters
together goes into the sentence as `$told`. A parameter may be a message itself, or an error that has one.

What a language asks of the words beside a thing («d’Élodie», «au Président») a message asks for by a function, as
in `Le budget { DE($seat) }`: grammar.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any, TypeAlias, TypeVar

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Resource, VariableReference
from fluent.syntax.visitor import Visitor

from .ballot import Choice
from .citations import cited_parts, items, section_of
from .deals import Term
from .declare import Seat, is_seat, typed
from .editions import Edition
from .flow import Request
from .grammar import forms, grammar, listed, real_minus
from .rulebook import anchor, rulebook
from .words import Action, Event, Message, Sentence

ENGINE = __name__.rpartition(".")[0]
LANGUAGES = ("en", "fr")

T = TypeVar("T")
Say: TypeAlias = Callable[["Texts", Any], str]

OPEN = "…"
"""Stands where a sentence would name a thing."""
MOST_OF_A_STEP = 4
"""Choices that are named of a series, where it may be taken back as a whole."""


class Texts:
    """One language's sentences for one game and one table."""

    def __init__(
        self,
        language: str,
        package: str | None = None,
        terms: dict[str, Say] | None = None,
        names: Sequence[str] = (),
        beside: tuple[str, ...] = (),
        variant: str = "",
        edition: Edition | None = None,
    ):
        self.language = language
        self.names = names
        self.variant = variant
        self.edition = edition
        """Where things are named that an edition names itself."""
        self.package = package
        """The game's, whose terms these are."""
        self.packages = (*((package,) if package else ()), *beside)
        self._terms: dict[str, Say] = {**TERMS, **(terms or {})}
        self._terms_elsewhere = {name: self._terms[name] for name in TERMS}
        self._bundle, self._owners = _bundle(language, self.packages)

    def beside(self, package: str) -> Texts:
        """The same with the sentences of one more package, such as a screen's."""
        return self._with(packages=(*self._others, package))

    def under(self, variant: str) -> Texts:
        """The same with what is said otherwise under one set of the game's rules, such as an old edition's."""
        return self._with(variant=variant)

    def playing(self, edition: Edition) -> Texts:
        """The same at a table with this edition: under the rules that it chooses, with the names that it gives."""
        return self._with(variant=edition.rules, edition=edition)

    @property
    def _others(self) -> tuple[str, ...]:
        return tuple(one for one in self.packages if one != self.package)

    def _with(
        self,
        packages: tuple[str, ...] | None = None,
        variant: str | None = None,
        edition: Edition | None = None,
    ) -> Texts:
        return Texts(
            self.language,
            self.package,
            self._terms,
            self.names,
            self._others if packages is None else packages,
            self.variant if variant is None else variant,
            edition or self.edition,
        )

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def known(self) -> list[str]:
        """The ids of all that can be said, the engine's and the game's."""
        return sorted(self._owners)

    def of(self, package: str) -> list[str]:
        """The ids of what one package says."""
        return [id for id, owner in self._owners.items() if owner == package]

    def say(self, message: Message | str, /, **params: Any) -> str:
        """The sentence of a message, or of an id with its parameters."""
        if isinstance(message, Message):
            return self._sentence(message.id, message.params, {})
        return self._sentence(message, params, {})

    def _tell(self, id: str, thing: Action | Event | Term) -> str:
        """The sentence of something declared, whose types say which of its fields are seats."""
        return self._sentence(id, _params(thing), typed(type(thing)))

    def _sentence(self, message: str, params: dict[str, Any], hints: dict[str, Any]) -> str:
        if not params and message not in self._terms:
            return _word(self.language, self.packages, self.variant, message)
        id = _under(self._bundle, self.variant, message)
        if not self.has(id):
            return message
        own = self._owners[id].partition(":")[0] == self.package
        terms = self._terms if own else self._terms_elsewhere
        said = {name: self._said(name, params[name], terms, hints.get(name)) for name in params}
        if message in self._terms:
            said["told"] = self._terms[message](self, params)
        try:
            text = _formatted(self.language, self.packages, id, tuple(said.items()))
        except TypeError:  # of a parameter that can't be a key, and so not be remembered
            text = _format(self._bundle, id, said)
        return message if text is None else text

    def named(self, name: str, value: Any) -> str:
        """A thing as the game's terms say it, e.g. `named("area", 3)`."""
        return self._terms[name](self, value)

    def term(self, name: str, value: Any) -> str:
        """The name of a thing, e.g. `term("party", "rose")`.

        Whoever is refused may have named a thing that does not exist: it is said back.
        """
        id = f"term-{name}-{value}"
        return self.say(id) if self.has(id) else str(value)

    def event(self, event: Event) -> str:
        """What happened, as far as this event (masked for its reader) tells."""
        return self._tell(f"event-{_tag(event)}", event)

    def action(self, action: Action, kind: str = "") -> str:
        """A choice, as a line to choose from, in answer to a kind of question."""
        return self._tell(self._fitting(f"action-{_tag(action)}", kind), action)

    def step(self, taken: Sequence[tuple[str, Action]]) -> str:
        """What was decided in one go, each with its kind of question (`Game.undoable`); nothing: nothing."""
        said = [self.action(action, kind) for kind, action in taken[:MOST_OF_A_STEP]]
        if more := len(taken) - len(said):
            said.append(self.say("undo-more", number=more))
        return self.listed(said) if said else ""

    def help(self, action: Action, kind: str = "") -> str:
        """What a choice does."""
        return self._tell(self._fitting(f"help-action-{_tag(action)}", kind), action)

    def request(self, request: Request) -> str:
        """What is asked."""
        return self.say(f"ask-{request.kind}", **{**request.about, "seat": request.seat})

    def request_help(self, request: Request) -> str:
        """The rule behind what is asked."""
        return self.say(f"help-ask-{request.kind}", **{**request.about, "seat": request.seat})

    def cited(self, citation: str) -> str:
        """Where a rule is found, `Phase 2; ruling 26` in the code, for the reader."""
        paragraphs, rulings = cited_parts(citation)
        said = [", ".join(map(self.paragraph, part.split(", "))) for part in paragraphs]
        if said:
            said[0] = self.say("cited-rulebook", paragraphs=said[0])
        if rulings:
            said.append(self.say("cited-rulings", number=len(rulings), rulings=", ".join(rulings)))
        return self.row(said)

    def cites(self, citation: str) -> list[tuple[str, str]]:
        """The same one by one: what a reader calls it, and where on the page of the rules it stands (rulebook.py).

        A game from elsewhere may have no such page.
        """
        book = rulebook(self.package, self.language) if self.package else None
        found = [(named, book.find(named) if book else None) for named in items(citation)]
        return [(self.paragraph(named), item.anchor if item else "") for named, item in found]

    def paragraph(self, named: str) -> str:
        """`Foreign aid 2`: the section as `section-foreign-aid` calls it, if there is such a message; `§5b`.

        Of `Sheet Grève générale 1` it may be the first word that has one.
        """
        section = section_of(named)
        words = section.split(" ")
        for many in range(len(words), 0, -1):
            begins = " ".join(words[:many])
            if self.has(id := f"section-{anchor(begins)}"):
                named = named.replace(begins, self.say(id), 1)
                break
        return re.sub(r"§\s?", self.say("cited-mark"), named)

    def promise(self, term: Term) -> str:
        """A term of a deal, without a full stop: a deal is read as a list of them."""
        return self._tell(f"promise-{_tag(term)}", term)

    def kind(self, *ids: str) -> str:
        """What all sentences of a message have in common: it with … in the place of what it names. «Lay …»

        Of several messages the first is meant that there is. Where little is left of it a game says what it is:
        `kind-action-march` is that of `action-march`.
        """
        named = next((id for id in (*(f"kind-{id}" for id in ids), *ids) if self.has(id)), ids[-1])
        return self._format_open(named)

    def kind_of_action(self, tag: str, asked: str) -> str:
        """The same of a kind of action, in answer to a kind of question."""
        return self.kind(f"action-{tag}-{asked}", f"action-{tag}")

    def things(self, field: str) -> str:
        """What all things are called that actions name in a field; empty, where a game does not say it."""
        named = f"things-{field}"
        return self.say(named) if self.has(named) else ""

    def until(self, chapter: str) -> str:
        """When an open offer lapses that was made in a chapter of the game."""
        return self.say(f"until-{chapter.partition('-')[0]}")

    def option(self, name: str, value: Any = None) -> str:
        """A table option's name, or one of its values."""
        return self.say(option_id(name, value))

    def seat(self, seat: Seat) -> str:
        """A player's name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", number=seat + 1)

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row."""
        return listed(words, grammar(self.language).both) or self.say("nobody")

    def each(self, figures: Sequence[object]) -> str:
        """What each player has: «Ada 3, Bea 5»."""
        return ", ".join([f"{self.seat(seat)} {real_minus(str(one))}" for seat, one in enumerate(figures)])

    def row(self, words: Sequence[str]) -> str:
        """Things one after the other that may have commas of their own."""
        return self.say("cited-and").join(words)

    def either(self, words: Sequence[str]) -> str:
        """Words of which one is meant."""
        return listed(words, grammar(self.language).either)

    def _format_open(self, id: str) -> str:
        if not self.has(id):
            return id
        params = dict.fromkeys(_named_in(self._owners[id], self.language, id), OPEN)
        return _format(self._bundle, id, params) or id

    def _fitting(self, id: str, kind: str) -> str:
        return f"{id}-{kind}" if kind and self.has(f"{id}-{kind}") else id

    def _said(self, name: str, value: Any, terms: dict[str, Say], hint: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Sentence):
            return value.said(self.language)
        if name in terms:
            return terms[name](self, value)
        if is_seat(hint, value):
            return terms["seat"](self, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return ", ".join(str(one) for one in value)
        return value


def named(name: str) -> Say:
    """Things that the texts have words for, by their ids."""
    return lambda texts, value: texts.term(name, value)


def say_seat(texts: Texts, seat: Any) -> str:
    """A player, or nobody; what has been said already stays as it is."""
    if isinstance(seat, str):
        return seat
    return texts.say("nobody") if seat is None else texts.seat(seat)


def say_seats(texts: Texts, seats: Any) -> str:
    return seats if isinstance(seats, str) else texts.listed([texts.seat(seat) for seat in seats])


def _say_choice(texts: Texts, choice: Any) -> str:
    """What a ballot lets one choose: a player, or a word that the texts know, or as it stands."""
    if is_seat(Choice, choice):
        return texts.named("seat", choice)
    id = f"term-choice-{choice}"
    return texts.say(id) if texts.has(id) else str(choice)


def _say_choices(texts: Texts, choices: Any) -> str:
    return texts.listed([texts.named("choice", choice) for choice in choices])


def _say_asked(texts: Texts, asked: Any) -> str:
    """The question that is put to a seat."""
    return texts.say(f"ask-{asked['kind']}", **{**asked["about"], "seat": asked["seat"]})


def _say_ballot(texts: Texts, ballot: Any) -> str:
    """Who voted for what."""
    return ", ".join(
        texts.say("term-vote", seat=seat, choice=choice, weight=weight)
        for seat, choice, weight in zip(ballot["voters"], ballot["choices"], ballot["weights"], strict=False)
    )


def _say_result(texts: Texts, result: Any) -> str:
    """Everybody's place and points, best first."""
    ranked = sorted(zip(result["places"], result["points"], range(len(result["places"])), strict=False))
    return ", ".join(
        texts.say("term-place", place=place, seat=seat, points=points) for place, points, seat in ranked
    )


TERMS: dict[str, Say] = {
    "seat": say_seat,
    "seats_named": say_seats,
    "choice": _say_choice,
    "choices_named": _say_choices,
    "asked": _say_asked,
    "event-ballot-revealed": _say_ballot,
    "event-game-over": _say_result,
}


def option_id(name: str, value: Any = None) -> str:
    """The message of a table option, or of one of its values."""
    id = f"option-{name}".replace("_", "-")
    if value is None:
        return id
    return f"{id}-{({True: 'yes', False: 'no'}[value]) if isinstance(value, bool) else value}"


def in_every_language(spoken: Callable[[str], Texts], say: Callable[[Texts], T]) -> dict[str, T]:
    """What a board that all readers share says, by language: `in_every_language(setup.texts, say_rules)`."""
    return {language: say(spoken(language)) for language in LANGUAGES}


def source(package: str, language: str) -> str:
    """The Fluent text of a package in a language; `PACKAGE:lessons/first` is that of a lesson."""
    package, _, part = package.partition(":")
    file = f"{part}.{language}.ftl" if part else f"texts/{language}.ftl"
    return (resources.files(package) / file).read_text("utf-8")


@cache
def _resource(package: str, language: str) -> Resource:
    """The sentences of one package, read once, whichever others they stand beside."""
    return FluentResource(source(package, language))


class _Named(Visitor):
    """The parameters of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


@cache
def _named_in(package: str, language: str, id: str) -> list[str]:
    entry = next(one for one in _resource(package, language).body if isinstance(one, Entry) and one.id.name == id)
    visitor = _Named()
    visitor.visit(entry)
    return visitor.found


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> tuple[FluentBundle, dict[str, str]]:
    """The sentences of some packages, and whose each of them is: a later one may say it otherwise."""
    bundle = FluentBundle([language], forms(language), use_isolating=False)
    owners: dict[str, str] = {}
    for package in (ENGINE, *packages):
        resource = _resource(package, language)
        bundle.add_resource(resource, allow_overrides=True)
        owners.update({entry.id.name: package for entry in resource.body if hasattr(entry, "id")})
    return bundle, owners


def _under(bundle: FluentBundle, variant: str, message: str) -> str:
    """The id of a message as it is said under a variant of the rules."""
    return own if variant and bundle.has_message(own := f"{message}-{variant}") else message


@lru_cache(maxsize=10_000)
def _word(language: str, packages: tuple[str, ...], variant: str, message: str) -> str:
    """What has no parameters is said alike at all tables: most of it names a thing in the sentences of others."""
    bundle, _ = _bundle(language, packages)
    id = _under(bundle, variant, message)
    text = _format(bundle, id, {}) if bundle.has_message(id) else None
    return message if text is None else text


@lru_cache(maxsize=10_000)
def _formatted(language: str, packages: tuple[str, ...], id: str, said: tuple[tuple[str, Any], ...]) -> str | None:
    """A sentence is remembered: at a table the same is said to one reader after the other."""
    return _format(_bundle(language, packages)[0], id, dict(said))


def _format(bundle: FluentBundle, id: str, said: dict[str, Any]) -> str | None:
    pattern = bundle.get_message(id).value
    if pattern is None:
        return None
    text, _ = bundle.format_pattern(pattern, said)
    # A sentence that is long in its file is one line all the same.
    return real_minus(str(text).replace("\n", " "))


@cache
def engine_texts(language: str) -> Texts:
    """The engine's own sentences."""
    return Texts(language)


def _tag(thing: Action | Event | Term) -> str:
    return str(thing.__struct_config__.tag)


def _params(thing: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}
