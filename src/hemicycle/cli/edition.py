"""`hemicycle edition`: which editions there are, what is in them, and whether a new one is sane."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.engine.editions import PROVENANCES, Edition, EditionError
from hemicycle.engine.rules import Rules

from . import choices, files, screen
from .failures import Bad, Commands

ORIGINS = {
    "rulebook": "printed in the rulebook",
    "source": "stated by another source",
    "reconstructed": "put in by us, not the printed figure",
}


@click.group(cls=Commands)
def edition() -> None:
    """Editions: the figures of a game, each with where it comes from."""


@edition.command("check")
@click.argument("file", type=choices.path)
@click.option("--game", help="The game that it is for; else the one that it fits.")
def check_file(file: Path, game: str | None) -> None:
    """Tell whether the edition in FILE is complete and sane."""
    text = files.read(file, "edition")
    rules, found = fitting(file, text, [choices.find_game(game)] if game else _all_games())
    console = screen.console()
    console.print(
        Text(f"{file} is a good edition of {rules.name}: {found.title} ({found.id}).", "bold"), soft_wrap=True
    )
    if found.id in rules.editions and found.text != rules.find_edition(found.id).text:
        console.print(f"Give it an id of its own before you play with it: {found.id!r} comes with the game.")
    console.print(provenance(found))


@edition.command("list")
@click.argument("game", required=False)
def list_all(game: str | None) -> None:
    """The editions that come with GAME, or with every game."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for head in ("game", "edition", "title", "players", *PROVENANCES):
        table.add_column(head, justify="right" if head in PROVENANCES else "left")
    for rules in [choices.find_game(game)] if game else _all_games():
        for name in rules.editions:
            one = rules.find_edition(name)
            counts = one.players()
            figures = [str(one.provenance[origin]) for origin in PROVENANCES]
            table.add_row(rules.name, Text(name, "bold"), one.title, f"{min(counts)}–{max(counts)}", *figures)
    screen.console().print(table)


@edition.command()
@click.argument("game")
@click.argument("name", metavar="EDITION", required=False)
@click.option("--toml", is_flag=True, help="Only the file itself, to copy and change.")
def show(game: str, name: str | None, toml: bool) -> None:
    """What is in an edition of GAME; without EDITION, the one that is played by default."""
    rules = choices.find_game(game)
    found = choices.find_edition(rules, name)
    if toml:
        click.echo(found.text, nl=False)
        return
    console = screen.console()
    counts = found.players()
    console.print(Text(f"{rules.name} · {found.id} · {found.title}", "bold"))
    console.print(f"{min(counts)} to {max(counts)} players")
    console.print(provenance(found))
    console.print(f"The figures: hemicycle edition show {rules.name} {found.id} --toml", style="dim")


def provenance(edition: Edition) -> Table:
    """How many figures come from where."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for origin in PROVENANCES:
        table.add_row(f"  {edition.provenance[origin]}", origin, Text(ORIGINS[origin], "dim"))
    return table


def fitting(file: Path, text: str, tried: list[Rules]) -> tuple[Rules, Edition]:
    """The game that a text is an edition of; if of none, what is wrong with it for the one it comes nearest to."""
    errors: list[tuple[Rules, EditionError]] = []
    for rules in tried:
        try:
            return rules, rules.edition.parse(text)
        except EditionError as error:
            errors.append((rules, error))
    try:
        entries = tomllib.loads(text).keys()
    except tomllib.TOMLDecodeError:
        broken = errors[0][1]
        raise Bad("bad-in-file", path=f"{file}", what=str(broken)) from None
    # The game it is meant for is the one with which it has most entries in common.
    rules, nearest = max(errors, key=lambda pair: len(entries & _entries(pair[0])))
    raise Bad("bad-in-file", path=f"{file}", what=f"{nearest} (as an edition of {rules.name})")


def _entries(rules: Rules) -> set[str]:
    """What stands at the top of a game's editions."""
    return {entry for name in rules.editions for entry in tomllib.loads(rules.find_edition(name).text)}


def _all_games() -> list[Rules]:
    return [games.find(name) for name in games.names()]
