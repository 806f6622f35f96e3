"""Faults beside the messages: punctuation written in sources, words of no rulebook, a game's pages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hemicycle.engine.rulebook import MARK
from tests.language.checks import ill_set
from tests.language.reading import ROOT, every_text, readings

# Punctuation between texts, which is a text's too: French has a space before its colon

BETWEEN_TEXTS = {
    # {speech.area(to)}: {…}   `${…}: ${…}`   {one.said}: <em>   {#if …}: {…}   <span>: {…}   « {deal.reason} »
    ".svelte": re.compile(
        r"""[\w)"'`/]\}[:;] ?(?:\$?\{|<)|\}: \{(?:speech|said|t\()|>[:;] \{|\.join\("[;:] ?"\)|[«“] ?\$?\{"""
    ),
    ".ts": re.compile(r"""\)\}[:;] ?\$\{|\.join\("[;:] ?"\)|[«“] ?\$\{"""),
    # f"{texts.say(…)}: {…}"   "; ".join(…)   f"« {…} »"
    ".py": re.compile(
        r"""\bf".*(?:texts|say\w*|option)\b.*\}[:;] |\bf".*\}[:;] .*\{(?:\w+\.)*(?:texts|say\w*)\b|"[;:] "\.join"""
        r"""|\bf"[^"]*[«“] ?\{"""
    ),
}
DECLARED = re.compile(r"^\s*(?:let|const|\})|\$props\(|:\s*\{\s*$|raise |Conflict\(")
"""Types and errors of the program, which look alike."""


def source_files() -> Iterator[Path]:
    for folder in ("web/src", "src/hemicycle/cli", "src/hemicycle/games"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in BETWEEN_TEXTS and path.name != "Clock.svelte":  # 4:59
                yield path


def punctuated(line: str, suffix: str) -> str:
    """Where a line of a source writes a colon or semicolon between texts."""
    found = BETWEEN_TEXTS[suffix].search(line)
    if not found or (DECLARED.search(line) and "speech" not in line and "join" not in line):
        return ""
    return re.sub(r"\s+", " ", line[max(0, found.start() - 20) : found.end() + 20]).strip()


def punctuation() -> dict[str, str]:
    return {
        f"{path.relative_to(ROOT)} {snippet}": "say it by a message"
        for path in source_files()
        for line in path.read_text("utf-8").splitlines()
        if (snippet := punctuated(line, path.suffix))
    }


# g. The rulebook's words

SITE = ("src/hemicycle/engine", "src/hemicycle/server", "src/hemicycle/cli", "web/src/texts")


class Glossary(NamedTuple):
    say: list[str]
    never: dict[str, str]


@cache
def glossary() -> dict[str, Glossary]:
    """docs/glossary.fr.toml: by game, or `site`, or `everywhere`."""
    read = tomllib.loads((ROOT / "docs" / "glossary.fr.toml").read_text("utf-8"))
    return {where: Glossary(words.get("say", []), words.get("never", {})) for where, words in read.items()}


def french_lines() -> Iterator[tuple[str, str, str]]:
    """File, id (or the beginning of a paragraph) and text of all that is French."""
    for said in every_text("fr"):
        for text in readings(said):
            yield said.file, said.id, text
    for path in pages("fr"):
        for paragraph in re.split(r"\n(?=\n|- |#|\|)", read(path)):
            text = " ".join(paragraph.split(" ")).replace("\n", " ").strip()
            if text:
                yield str(path.relative_to(ROOT)), text[:24].strip(), text


def pages(language: str) -> list[Path]:
    """What is read of a game: its rules, and the game in two minutes."""
    return sorted(ROOT.glob(f"src/hemicycle/games/*/texts/[rm]*.{language}.md"))


def read(path: Path) -> str:
    """A page as its readers see it: without the keys, which are the same in every language, and the marks."""
    return re.sub(rf"^\*\*[^*]*\d\*\* |^{MARK.pattern}$", "", path.read_text("utf-8"), flags=re.MULTILINE)


def belongs(file: str, where: str) -> bool:
    return where == "everywhere" or (file.startswith(SITE) if where == "site" else f"games/{where}/" in file)


def misnamed(file: str, text: str) -> Iterator[str]:
    for where, words in glossary().items():
        if belongs(file, where):
            for never, instead in words.never.items():
                if found := re.search(never, text, re.IGNORECASE):
                    yield f"«{found[0]}»: {instead}"


def terminology() -> dict[str, str]:
    return {f"{file} {id}": what for file, id, text in french_lines() for what in misnamed(file, text)}


def rules_typography() -> dict[str, str]:
    return {
        f"{path.relative_to(ROOT)} {line[:24].strip()}": what
        for path in pages("*")
        for line in read(path).splitlines()
        for what in ill_set(line, path.name.split(".")[1])
    }


def unused() -> dict[str, str]:
    """Words of the rulebooks that no text uses."""
    return {
        f"docs/glossary.fr.toml {where} {word}": "used nowhere"
        for where, words in glossary().items()
        for word in words.say
        if not any(word.lower() in text.lower() for file, _, text in french_lines() if belongs(file, where))
    }
