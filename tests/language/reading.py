"""Every message of the texts, in all the ways that it can be read."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent.parent
WORDS = tomllib.loads((Path(__file__).parent / "words.toml").read_text("utf-8"))


def any_of(words: Iterable[str]) -> str:
    """A regular expression for one of some words."""
    return "|".join(sorted(words, key=len, reverse=True))


class Said(NamedTuple):
    """A message of a text file."""

    file: str
    language: str
    id: str
    pattern: ast.Pattern


def text_files(language: str) -> list[Path]:
    found = [
        *ROOT.glob(f"src/hemicycle/*/texts/{language}.ftl"),
        *ROOT.glob(f"src/hemicycle/games/*/texts/{language}.ftl"),
        *ROOT.glob(f"src/hemicycle/games/*/lessons/*.{language}.ftl"),
        *ROOT.glob(f"web/src/texts/{language}.ftl"),
        *ROOT.glob(f"web/src/games/*/texts/{language}.ftl"),
        *ROOT.glob(f"examples/*/texts/{language}.ftl"),
        *ROOT.glob(f"examples/*/lessons/*.{language}.ftl"),
    ]
    return sorted(found)


def parsed(text: str, file: str, language: str) -> Iterator[Said]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term) and entry.value:
            yield Said(file, language, entry.id.name, entry.value)


@cache
def every_text(language: str) -> tuple[Said, ...]:
    return tuple(
        said
        for path in text_files(language)
        for said in parsed(path.read_text("utf-8"), str(path.relative_to(ROOT)), language)
    )


# A message as it is read: every variant of a choice, or the one that some numbers choose


def readings(said: Said, numbers: dict[str, int] | None = None) -> list[str]:
    """What a message can say; `{$seat}` and `{DE($seat)}` stand for what is filled in."""
    return [re.sub(r"\s*\n\s*", " ", one) for one in read(said.pattern, numbers or {}, said.language)]


def read(pattern: ast.Pattern, numbers: dict[str, int], language: str) -> list[str]:
    parts = [
        [element.value] if isinstance(element, ast.TextElement) else _filled(element.expression, numbers, language)
        for element in pattern.elements
        if isinstance(element, ast.TextElement | ast.Placeable)
    ]
    return ["".join(one) for one in itertools.product(*parts)]


def _filled(expression: ast.BaseNode, numbers: dict[str, int], language: str) -> list[str]:
    match expression:
        case ast.SelectExpression():
            return [
                one
                for variant in _chosen(expression, numbers, language)
                for one in read(variant.value, numbers, language)
            ]
        case ast.VariableReference():
            name = expression.id.name
            return [str(numbers[name]) if name in numbers else f"{{${name}}}"]
        case ast.FunctionReference():
            asked = ", ".join(_filled(one, {}, language)[0].strip("{}") for one in expression.arguments.positional)
            return [f"{{{expression.id.name}({asked})}}"]
        case ast.StringLiteral():
            return [expression.parse()["value"]]
        case ast.MessageReference():
            return [f"{{{expression.id.name}}}"]
        case ast.Placeable():
            return _filled(expression.expression, numbers, language)
    return [""]


def keys_of(chosen: ast.SelectExpression) -> dict[str, ast.Variant]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant
        for variant in chosen.variants
    }


def by_number(chosen: ast.SelectExpression) -> str:
    """The variable of a choice by number."""
    keys = keys_of(chosen)
    if isinstance(chosen.selector, ast.VariableReference) and ("one" in keys or any(map(str.isdigit, keys))):
        return chosen.selector.id.name
    return ""


def _chosen(chosen: ast.SelectExpression, numbers: dict[str, int], language: str) -> list[ast.Variant]:
    number = numbers.get(by_number(chosen))
    if number is None:
        return list(chosen.variants)
    keys = keys_of(chosen)
    one = "one" if abs(number) == 1 or (number == 0 and language == "fr") else "other"
    return [keys.get(str(number)) or keys.get(one) or next(v for v in chosen.variants if v.default)]


class Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def choices(said: Said) -> list[ast.SelectExpression]:
    visitor = Choices()
    visitor.visit(said.pattern)
    return visitor.found
