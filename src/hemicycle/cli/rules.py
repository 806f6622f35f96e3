"""`hemicycle rules`: a game's rules in short, with our rulings and its table options."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.engine.citations import items
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts, option_id

from . import screen
from .commands import argument, command
from .language import spoken

WIDEST = 100
"""Longer lines are hard to read."""


@command()
@argument("game")
def rules(game: str) -> None:
    found = games.find(game)
    language = spoken()
    console = screen.console()
    width = min(console.width, WIDEST)
    console.print(Padding(Markdown(in_short(found, language), hyperlinks=False), (0, 1)), width=width)
    console.print(Padding(options_table(found, found.texts(language).beside(__package__)), (1, 1)), width=width)


@cache
def in_short(rules: Rules, language: str) -> str:
    """The Markdown page that comes with the game."""
    return (resources.files(rules.package) / "texts" / f"rules.{language}.md").read_text("utf-8")


def rulings(rules: Rules, language: str) -> dict[str, str]:
    """Our rulings by number, each in a sentence or two."""
    page = in_short(rules, language)
    found = re.findall(r"^- \*\*(\w+)\*\* (.*(?:\n  .*)*)", page, re.MULTILINE)
    return {number: re.sub(r"\s+", " ", sentence) for number, sentence in found}


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


def print_rule(console: Console, rules: Rules, texts: Texts, citation: str) -> None:
    """Where a rule is found, and what the rulings that it cites say."""
    if not citation:
        return
    screen.tell(console, texts.say("play-rule", rule=texts.cited(citation)), "dim")
    said = rulings(rules, texts.language)
    for item in items(citation):
        if item in said:
            screen.tell(console, f"{item}  {said[item]}", "dim", indent=2)
