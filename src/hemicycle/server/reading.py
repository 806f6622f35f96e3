"""What can be read of a game: its rules and the game in two minutes as pages, and where on them a rule stands."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

import msgspec
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from hemicycle import games
from hemicycle.engine.citations import section_of
from hemicycle.engine.rulebook import Item, PageName, Picture, Rulebook, Section, blocks, rulebook
from hemicycle.engine.texts import Texts

from .protocol import Block, Cited, Page, Paragraph, Part

FOUND: dict[tuple[str, str | None, str], list[Cited]] = {}
"""A citation is told with every choice that is barred, and there are some hundreds of them in a game."""


def cited(texts: Texts, citation: str) -> list[Cited]:
    """Where a rule is found, in the words of its reader."""
    key = (texts.language, texts.package, citation)
    if key not in FOUND:
        FOUND[key] = [Cited(said, at) for said, at in texts.cites(citation)]
    return FOUND[key]


class Sheet(NamedTuple):
    """A page as it is sent."""

    plain: bytes
    compressed: bytes
    """It is the same for everybody and holds no secret: that may be compressed."""


@lru_cache(maxsize=64)
def sheet(game: str, language: str, name: PageName) -> Sheet | None:
    """A game's page, made once; None where it has none."""
    rules = games.find(game)
    book = rulebook(rules.package, language, name)
    if book is None:
        return None
    plain = msgspec.json.encode(_Printer(book, rules.texts(language)).page())
    return Sheet(plain, gzip.compress(plain, 9, mtime=0))


class _Printer:
    """Makes a page of a rulebook. Where it names another of its paragraphs, that is a link."""

    def __init__(self, book: Rulebook, texts: Texts):
        self.book = book
        self.texts = texts
        self.markdown = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Html).enable("table")
        self.links = {texts.paragraph(key): item.anchor for key, item in reversed(book.items.items())}
        # «Phase 6» is surely a section when a text says so; «Cards» need not be.
        for key, item in reversed(book.items.items()):
            if re.search(r"\d", section := section_of(key)):
                self.links.setdefault(texts.paragraph(section), item.anchor)
        longest = sorted(self.links, key=len, reverse=True)
        self.named = re.compile(rf"(?<![\w§])(?:{'|'.join(map(re.escape, longest))})(?![\w])") if longest else None

    def page(self) -> Page:
        return Page(self.book.title, self.blocks(self.book.lead), [self.part(one) for one in self.book.sections])

    def part(self, section: Section) -> Part:
        return Part(
            section.title,
            section.anchor,
            section.level,
            self.blocks(section.lead),
            [self.paragraph(item) for item in section.items],
        )

    def paragraph(self, item: Item) -> Paragraph:
        return Paragraph(
            self.texts.paragraph(item.key),
            item.anchor,
            self.blocks(item.text, item.anchor),
            list(item.options),
            list(item.editions),
        )

    def blocks(self, text: str, at: str = "") -> list[Block]:
        return [
            Block(picture=one.name, words=one.words)
            if isinstance(one, Picture)
            else Block(html=self.markdown.render(one, {"link": lambda said: self.linked(said, at)}))
            for one in blocks(text)
        ]

    def linked(self, text: str, at: str) -> str:
        """Escaped, with the paragraphs that it names as links, but for the one in which it stands."""

        def link(found: re.Match[str]) -> str:
            to = self.links[found[0]]
            return escape(found[0]) if to == at else f'<a href="#{to}">{escape(found[0])}</a>'

        if self.named is None:
            return escape(text)
        pieces, last = [], 0
        for found in self.named.finditer(text):
            pieces += [escape(text[last : found.start()]), link(found)]
            last = found.end()
        return "".join([*pieces, escape(text[last:])])


class _Html(RendererHTML):
    """Nothing inline, as the Content-Security-Policy wants it."""

    def text(self, tokens: Sequence[Token], at: int, options: Any, env: Mapping[str, Any]) -> str:
        written = tokens[at].content
        # A link in a link can't be.
        inside = any(token.type == "link_open" for token in tokens)
        return escape(written) if inside else str(env["link"](written))

    def table_open(self, tokens: Sequence[Token], at: int, options: Any, env: Mapping[str, Any]) -> str:
        return '<div class="table"><table>\n'

    def table_close(self, tokens: Sequence[Token], at: int, options: Any, env: Mapping[str, Any]) -> str:
        return "</table></div>\n"

    def td_open(self, tokens: Sequence[Token], at: int, options: Any, env: Mapping[str, Any]) -> str:
        figure = "right" in str(tokens[at].attrGet("style") or "")
        return '<td class="figure">' if figure else "<td>"

    def th_open(self, tokens: Sequence[Token], at: int, options: Any, env: Mapping[str, Any]) -> str:
        cell = self.td_open(tokens, at, options, env)
        return cell.replace("td", "th") if tokens[at + 1].content else cell

    def th_close(self, tokens: Sequence[Token], at: int, options: Any, env: Mapping[str, Any]) -> str:
        # What heads nothing is no heading.
        return "</th>" if tokens[at - 1].content else "</td>"
