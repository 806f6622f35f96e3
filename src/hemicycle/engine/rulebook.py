"""A game's page for readers: its whole rules (`texts/rules.en.md`), or the game in two minutes (`minutes.en.md`).

    # Koalition

    A lead of a few sentences.

    ## Matériel: the cards

    What stands before the first item belongs to the section.

    **Matériel 6** *Doppler*, the doubler: …, in as many paragraphs, lists and tables as it takes.

    ![The Rose with a Doppler: 23 votes become 46](picture:doppler)
    *Option:* stacking
    *Edition:* second

An item begins with its key: a section with a number (`Matériel 6`, `§5b 3`, `I.2.b 1`) or a ruling of ours (`D7`).
What the code cites (citations.py) are these keys, and each has an address: `/rules/koalition#materiel-6`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias

import msgspec

PageName: TypeAlias = Literal["rules", "minutes"]

HEADING = re.compile(r"(#{1,3}) (.+)")
ITEM = re.compile(r"\*\*([^*]+ \d+[a-z]?|[A-Z]\d+)\*\*(?: (.*)|$)")
MARK = re.compile(r"\*(Option|Edition):\* (.+)")
PICTURE = re.compile(r"!\[(.*)\]\(picture:([\w-]+)\)")


class Picture(NamedTuple):
    """A drawing that the client has under this name; its words are for whoever can't see it."""

    name: str
    words: str


class Item(msgspec.Struct, frozen=True):
    """A paragraph of the rules, or a ruling."""

    key: str
    text: str
    """Markdown."""
    options: tuple[str, ...] = ()
    """Table options by which it holds, or reads otherwise."""
    editions: tuple[str, ...] = ()
    """The editions in which it holds; none: all."""

    @property
    def anchor(self) -> str:
        return anchor(self.key)


class Section(msgspec.Struct, frozen=True):
    """What stands under a heading."""

    title: str
    anchor: str
    """By its place on the page, so that it is the same in every language."""
    level: int
    """2, or 3 for a section within the one before."""
    lead: str
    items: tuple[Item, ...]


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    """The page in one language."""

    title: str
    lead: str
    sections: tuple[Section, ...]

    @cached_property
    def items(self) -> dict[str, Item]:
        """By key, in the order of the page."""
        return {item.key: item for section in self.sections for item in section.items}

    def find(self, cited: str) -> Item | None:
        """The item that a citation names; of a section that is cited as a whole the first.

        `§9a` is the section of `§9a Rally 1`, and `I.2` that of `I.2.b 1`.
        """
        within = (f"{cited} ", f"{cited}.")
        return self.items.get(cited) or next(
            (item for key, item in self.items.items() if key.startswith(within)), None
        )


def anchor(key: str) -> str:
    """`Matériel 6` → materiel-6, `§5b 3` → 5b-3, `I.2.b 1` → i-2-b-1, `D7` → d7."""
    plain = unicodedata.normalize("NFKD", key).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def blocks(text: str) -> Iterator[str | Picture]:
    """A text cut where pictures stand."""
    written: list[str] = []
    for line in text.split("\n"):
        if picture := PICTURE.fullmatch(line.strip()):
            yield from _written(written)
            written = []
            yield Picture(picture[2], picture[1])
        else:
            written.append(line)
    yield from _written(written)


def _written(lines: list[str]) -> Iterator[str]:
    if text := "\n".join(lines).strip():
        yield text


@cache
def rulebook(package: str, language: str, name: PageName = "rules") -> Rulebook | None:
    """The page that comes with a game; None where it has none."""
    file = resources.files(package) / "texts" / f"{name}.{language}.md"
    return parsed(file.read_text("utf-8")) if file.is_file() else None


class _Open:
    """A section or an item that is being read."""

    def __init__(self, title: str = "", level: int = 0, first: str = ""):
        self.title = title
        self.level = level
        self.lines = [first]
        self.marks: dict[str, tuple[str, ...]] = {}
        self.items: list[_Open] = []

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()

    def item(self) -> Item:
        return Item(self.title, self.text, self.marks.get("Option", ()), self.marks.get("Edition", ()))

    def section(self, number: int) -> Section:
        items = tuple(one.item() for one in self.items)
        return Section(self.title, f"part-{number}", self.level, self.text, items)


def parsed(page: str) -> Rulebook:
    """A page that is written in this form; what is written otherwise is part of a lead."""
    sections = [_Open()]
    reading = sections[0]
    for line in page.splitlines():
        if heading := HEADING.fullmatch(line):
            level, title = len(heading[1]), heading[2].strip()
            if level == 1:
                sections[0].title = title
                continue
            reading = _Open(title, level)
            sections.append(reading)
        elif item := ITEM.fullmatch(line):
            reading = _Open(item[1], first=item[2] or "")
            sections[-1].items.append(reading)
        elif sections[-1].items and (mark := MARK.fullmatch(line.strip())):
            reading.marks[mark[1]] = tuple(re.split(r",\s*", mark[2].strip()))
        else:
            reading.lines.append(line)
    top, *others = sections
    return Rulebook(top.title, top.text, tuple(one.section(number) for number, one in enumerate(others, 1)))
