"""What people read: Fluent texts, English and French, by message id and parameters.

Ids follow from the names of things, so nothing is registered twice:

    event-laid  action-lay  ask-lay  refused-not-offered  option-stacking  option-stacking-yes  term-party-rose

A parameter that names a thing (a seat, a party, a card) is said in the reader's language before it goes into
the sentence: the game's `terms` tell how, by the parameter's name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from .declare import Seat
from .flow import Request
from .words import Action, Event, Message

LANGUAGES = ("en", "fr")

Say: TypeAlias = Callable[["Texts", Any], str]


class Texts:
    """One language's sentences for one game and one table."""

    def __init__(
        self,
        language: str,
        package: str | None = None,
        terms: dict[str, Say] | None = None,
        names: Sequence[str] = (),
    ):
        self.language = language
        self.names = names
        self._terms: dict[str, Say] = {**SEATS, **(terms or {})}
        self._bundle = _bundle(language, package)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, message: Message | str, **params: Any) -> str:
        """The sentence of a message, or of an id with its parameters."""
        if isinstance(message, Message):
            return self.say(message.id, **message.params)
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message
        text, _ = self._bundle.format_pattern(pattern, {name: self._said(name, params[name]) for name in params})
        return str(text)

    def term(self, name: str, value: Any) -> str:
        """The name of a thing, e.g. `term("party", "rose")`."""
        return self.say(f"term-{name}-{value}")

    def event(self, event: Event) -> str:
        """What happened, as far as this event (masked for its reader) tells."""
        return self.say(f"event-{_tag(event)}", **_params(event))

    def action(self, action: Action) -> str:
        """A choice, as a line to choose from."""
        return self.say(f"action-{_tag(action)}", **_params(action))

    def request(self, request: Request) -> str:
        """What is asked."""
        return self.say(f"ask-{request.kind}", seat=request.seat, **request.about)

    def seat(self, seat: Seat) -> str:
        """A player's name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", number=seat + 1)

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row."""
        if len(words) < 2:
            return "".join(words) or self.say("nobody")
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def _said(self, name: str, value: Any) -> Any:
        if name in self._terms:
            return self._terms[name](self, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return ", ".join(str(one) for one in value)
        return value


def _say_seat(texts: Texts, seat: Any) -> str:
    return texts.seat(seat)


def _say_seats(texts: Texts, seats: Any) -> str:
    return texts.listed([texts.seat(seat) for seat in seats])


SEATS: dict[str, Say] = {"seat": _say_seat, "seats_named": _say_seats}


def source(package: str, language: str) -> str:
    """The Fluent text of a package in a language."""
    return (resources.files(package) / "texts" / f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(__name__.rpartition(".")[0], language)))
    if package:
        bundle.add_resource(FluentResource(source(package, language)), allow_overrides=True)
    return bundle


@cache
def engine_texts(language: str) -> Texts:
    """The engine's own sentences."""
    return Texts(language)


def _tag(thing: Action | Event) -> str:
    return str(thing.__struct_config__.tag)


def _params(thing: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}
