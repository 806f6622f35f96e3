"""`hemicycle edition`: which editions there are, what is in them, and whether a new one is sane."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import click
import msgspec
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.engine.editions import PROVENANCES, Edition
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts

from . import choices, files, screen
from .commands import Commands, argument, option
from .failures import about
from .language import say, spoken


@click.group(cls=Commands, no_args_is_help=False)
def edition() -> None:
    """Which of its commands was typed is all that matters."""


@edition.command("check")
@argument("file", type=choices.path)
@option("--game", metavar="game")
def check_file(file: Path, game: str | None) -> None:
    meant, text = [games.find(game)] if game else [], files.read(file, "edition")
    with about(file):
        rules, found = games.edition_in(text, meant)
    console, texts = screen.console(), rules.texts(spoken()).beside(__package__)
    good = texts.say("edition-good", path=f"{file}", game=texts.say("game-title"), title=found.title, id=found.id)
    console.print(Text(good, "bold"), soft_wrap=True)
    if found.id in rules.editions and not rules.ships(found):
        called = rules.edition_name(found, texts)
        console.print(texts.say("edition-same-id", id=found.id, called=called), soft_wrap=True)
    console.print(provenance(found, texts))


@edition.command("list")
@argument("game", required=False)
def list_all(game: str | None) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for head in ("game", "edition", "title", "players", *PROVENANCES):
        justify: Literal["left", "right"] = "right" if head in PROVENANCES else "left"
        table.add_column(say(f"edition-list-{head}"), justify=justify, no_wrap=head == "edition")
    for rules in [games.find(game)] if game else _all_games():
        for name in rules.editions:
            one = rules.find_edition(name)
            counts = one.players()
            title = rules.edition_name(one, rules.texts(spoken()))
            figures = [str(one.provenance[origin]) for origin in PROVENANCES]
            table.add_row(rules.name, Text(name, "bold"), title, f"{min(counts)}–{max(counts)}", *figures)
    screen.console().print(table)


@edition.command()
@argument("game")
@argument("name", metavar="name-or-file", required=False)
@option("--toml", is_flag=True)
@option("--json", "as_json", is_flag=True)
def show(game: str, name: str | None, toml: bool, as_json: bool) -> None:
    rules = games.find(game)
    found = choices.find_edition(rules, name)
    if toml:
        click.echo(found.text, nl=False)
        return
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(as_data(rules, found)), indent=1))
        return
    console = screen.console()
    texts = rules.texts(spoken()).beside(__package__)
    counts = found.players()
    screen.tell(console, f"{texts.say('game-title')} · {rules.edition_name(found, texts)}", "bold")
    screen.tell(console, texts.say("edition-players", low=min(counts), high=max(counts)))
    console.print(provenance(found, texts))
    console.print()
    console.print(figures(found, texts))


def as_data(rules: Rules, edition: Edition) -> dict[str, Any]:
    """An edition as plain data, as docs/records.md describes it."""
    return {
        "game": rules.name,
        "id": edition.id,
        "title": edition.title,
        "shipped": rules.ships(edition),
        "fingerprint": edition.fingerprint,
        "players": list(edition.players()),
        "provenance": edition.provenance,
        "figures": edition.figures,
        "unshuffled": edition.unshuffled(),
    }


def provenance(edition: Edition, texts: Texts) -> Table:
    """How many figures come from where."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for origin in PROVENANCES:
        explained = Text(texts.say(f"edition-origin-{origin}"), "dim")
        table.add_row(f"  {edition.provenance[origin]}", origin, explained)
    return table


def figures(edition: Edition, texts: Texts) -> Table:
    """Every figure with where it comes from; what is no figure has no such word."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(texts.say("edition-figure"))
    table.add_column(texts.say("edition-value"))
    table.add_column(texts.say("edition-origin"))
    for path, value, origin in rows(edition.figures, texts.language):
        table.add_row(path, screen.printable(value, 2_000), Text(origin, "dim"))
    return table


def rows(value: Any, language: str, path: str = "") -> Iterator[tuple[str, str, str]]:
    """The path of each figure, its value in words, and its origin."""
    if isinstance(value, dict) and value and value.keys() <= set(PROVENANCES):
        for origin, part in value.items():
            yield path, _value(part), origin
    elif isinstance(value, dict) and value.keys() == {"en", "fr"}:
        yield path, value[language], ""
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from rows(inner, language, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        for number, inner in enumerate(value, 1):
            # By what tells one from the other: its id, or for how many players it is.
            name = next((str(inner[key]) for key in ("id", "players") if key in inner), str(number))
            rest = {key: part for key, part in inner.items() if key not in ("id", "players")}
            yield from rows(rest, language, f"{path} {name}")
    else:
        yield path, _value(value), ""


def _value(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _all_games() -> list[Rules]:
    return [games.find(name) for name in games.names()]
