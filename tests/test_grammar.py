"""The words beside a thing, by one table that the client's tests read too (web/tests/grammar.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hemicycle.engine.grammar import forms, grammar, listed, real_minus
from hemicycle.engine.texts import LANGUAGES

CASES = json.loads((Path(__file__).parent / "grammar.json").read_text("utf-8"))

every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, message: str, given: Any) -> str:
    bundle = FluentBundle([language], forms(language), use_isolating=False)
    bundle.add_resource(FluentResource(f"said = {message}"))
    pattern = bundle.get_message("said").value
    assert pattern
    text, errors = bundle.format_pattern(pattern, {"x": given})
    assert errors == []
    return real_minus(str(text))


@every_language
def test_a_message_asks_for_a_form(language: str) -> None:
    for form, given, said in CASES["forms"][language]:
        assert say(language, f"{{ {form}($x) }}", given) == said, (form, given)


@every_language
def test_every_form_is_in_the_table(language: str) -> None:
    assert {form for form, _, _ in CASES["forms"][language]} == forms(language).keys()


@every_language
def test_numbers_are_written_as_the_language_does(language: str) -> None:
    for given, said in CASES["numbers"][language]:
        assert say(language, "{ $x }", given) == said
        assert say(language, "({ $x })", given) == f"({said})"


@every_language
def test_lists_have_no_comma_before_the_last(language: str) -> None:
    words = grammar(language)
    for given, both, either in CASES["lists"][language]:
        assert listed(given, words.both) == both
        assert listed(given, words.either) == either


def test_forms_can_be_asked_of_each_other() -> None:
    assert (
        say("fr", "{ CAP(DE(BARE($x))) } … jusqu’{ A($x) }", "le Président") == "De Président … jusqu’au Président"
    )


def test_only_a_minus_before_a_number_is_a_minus() -> None:
    assert real_minus("1995-1996, --seed, A-1, -x") == "1995-1996, --seed, A-1, -x"
