"""What a language asks of the words beside a thing, for Fluent messages: `Le budget { DE($seat) }`.

The rules are data, texts/grammar.json, which the page in the browser reads too (web/src/grammar.ts). A form, such
as `DE`, is a list of rules; the first whose pattern is found in the words is applied, once. A rule is a regular
expression (or the name of one in `named`), what replaces it (`$1`: its first group), and perhaps "i": capitals or
not. Patterns are such as Python and JavaScript read alike: no lookbehind, which some browsers lack.

`CAP`, which begins a sentence, is the same in every language, and no replacement can say it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from babel import Locale
from fluent.runtime.types import FluentNone, FluentNumber

Form = Callable[[Any], Any]


class Grammar(msgspec.Struct):
    """One language's part of grammar.json."""

    forms: dict[str, list[list[str]]]
    """What a message may ask for, by the name of the function."""
    either: str = msgspec.field(name="or")
    """What stands before the last word of a list: « ou »."""
    both: str = msgspec.field(name="and")
    named: dict[str, str] = {}


@cache
def grammar(language: str) -> Grammar:
    data = (resources.files(__package__) / "texts" / "grammar.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Grammar])[language]


def forms(language: str) -> dict[str, Form]:
    """The functions of a language's Fluent messages."""
    rules = {name: _form(language, steps) for name, steps in grammar(language).forms.items()}
    return {
        **{name: _of_words(language, form) for name, form in rules.items()},
        "CAP": _of_words(language, capital),
    }


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]


def listed(words: Sequence[str], last: str) -> str:
    """«A, B et C», without a comma before the last, in either language; `last` is what stands there."""
    return last.join([*filter(None, [", ".join(words[:-1])]), *words[-1:]])


def real_minus(sentence: str) -> str:
    """Points may be less than none: − is as wide as +, and never breaks from its number."""
    if "-" not in sentence:  # as nearly always
        return sentence
    return re.sub(r"(^|[\s(\u202f])-(?=\d)", r"\1−", sentence)


def _form(language: str, steps: list[list[str]]) -> Callable[[str], str]:
    named = grammar(language).named
    rules = [
        (re.compile(named.get(pattern, pattern), re.IGNORECASE if flags else 0), to.replace("$", "\\"))
        for pattern, to, *flags in steps
    ]

    def form(words: str) -> str:
        for pattern, to in rules:
            if pattern.search(words):
                return pattern.sub(to, words, count=1)
        return words

    return form


def _of_words(language: str, form: Callable[[str], str]) -> Form:
    """A function as Fluent calls it: numbers are said first; what is missing stays so."""
    locale = Locale(language)

    def called(given: Any) -> Any:
        if isinstance(given, FluentNone):
            return given
        return form(real_minus(given.format(locale)) if isinstance(given, FluentNumber) else str(given))

    return called
