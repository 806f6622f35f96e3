"""`hemicycle rules`: a game's whole rules, one paragraph of them, or those in which some words stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.engine.citations import items
from hemicycle.engine.rulebook import Item, Rulebook, Section, blocks, rulebook
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts, option_id
from hemicycle.env.reading import in_words, matching, without_pictures

from . import screen
from .commands import argument, command
from .failures import Bad
from .language import spoken

WIDEST = 100
"""Longer lines are hard to read."""


@command()
@argument("game")
@argument("paragraph", nargs=-1)
def rules(game: str, paragraph: tuple[str, ...]) -> None:
    found = games.find(game)
    texts = found.texts(spoken()).beside(__package__)
    book = book_of(found, texts)
    console = screen.console()
    wanted = " ".join(paragraph)
    if wanted:
        if not (items_found := matching(book, texts, wanted)):
            raise Bad("bad-no-paragraph", words=wanted)
        read(console, "\n\n".join(in_words(item, found, texts) for item in items_found))
    else:
        read(console, whole(book, found, texts))
        console.print(Padding(options_table(found, texts), (1, 1)), width=width(console))


def width(console: Console) -> int:
    return min(console.width, WIDEST)


def read(console: Console, markdown: str, indent: int = 1) -> None:
    console.print(Padding(Markdown(markdown, hyperlinks=False), (0, 1, 0, indent)), width=width(console))


def book_of(rules: Rules, texts: Texts) -> Rulebook:
    if (book := rulebook(rules.package, texts.language)) is None:
        raise Bad("bad-no-rules", game=rules.name)
    return book


def whole(book: Rulebook, rules: Rules, texts: Texts) -> str:
    """The page as Markdown."""

    def section(one: Section) -> Iterable[str]:
        return (
            f"{'#' * one.level} {one.title}",
            without_pictures(one.lead, texts),
            *(in_words(item, rules, texts) for item in one.items),
        )

    parts = [f"# {book.title}", without_pictures(book.lead, texts)]
    for one in book.sections:
        parts += section(one)
    return "\n\n".join(filter(None, parts))


def options_table(rules: Rules, texts: Texts) -> Table:
    """Every table option with its values, the default first, and the editions."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=texts.say("rules-options"), title_justify="left")
    table.add_column(texts.say("rules-option"), no_wrap=True)
    table.add_column(texts.say("rules-values"))
    for name, values in rules.choices().items():
        typed = {value_name(value): texts.option(name, value) for value in values}
        plain = all(value == said for value, said in typed.items())
        explained = "\n".join(texts.say("rules-value", value=value, what=said) for value, said in typed.items())
        said = ", ".join(typed) if plain else explained
        table.add_row(
            Text(name, "bold"), screen.lines(texts.say(f"{option_id(name)}-help"), Text(said, "dim"), "")
        )
    names = [texts.say("rules-value", value=name, what=texts.say(f"edition-{name}")) for name in rules.editions]
    table.add_row(Text("--edition", "bold"), Text("\n".join(names), "dim"))
    return table


def value_name(value: object) -> str:
    """An option's value as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def print_rule(console: Console, rules: Rules, texts: Texts, citation: str, whole: bool = False) -> None:
    """Where a rule is found, and what is said there: the first sentence of each paragraph, or all of it."""
    if not citation:
        return
    screen.tell(console, texts.say("play-rule", rule=texts.cited(citation)), "dim")
    if book := rulebook(rules.package, texts.language):
        found = list(dict.fromkeys(filter(None, map(book.find, items(citation)))))
        for item in found:
            read(console, in_words(item, rules, texts) if whole else in_brief(item, texts), indent=2)
        if found and not whole:
            screen.tell(console, texts.say("play-rule-whole", game=rules.name), "dim")


def in_brief(item: Item, texts: Texts) -> str:
    """A paragraph's key and its first sentence."""
    text = next((one for one in blocks(item.text) if isinstance(one, str)), "")
    first = re.split(r"(?<=[.!?])\s+(?=[^a-z])", text)[0]
    return f"**{texts.paragraph(item.key)}** {first}"
