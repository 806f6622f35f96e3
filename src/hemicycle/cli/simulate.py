"""`hemicycle simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.bots import simulation

from . import choices, files, screen
from .failures import Bad

FEWEST = 10
"""An interval from fewer says nothing."""


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many sit at the table; else five, if the game allows.")
@click.option("--games", "number", type=int, default=100, show_default=True, help="How many games.")
@click.option(
    "--bots",
    "names",
    metavar="NAMES",
    help="One bot for all seats, or a list by seat: steady,novice,… A bot of your own is FILE.py:Class.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=int, help="How many processes; else one for each core.")
@choices.table
@click.option(
    "--deals",
    type=click.Choice(["all", "parties"]),
    help="Let bots bargain; what is agreed is seen by all, or by its parties alone.",
)
@click.option("--json", "as_json", is_flag=True, help="Print only JSON.")
@click.option("--out", type=choices.path, metavar="FILE", help="Write the JSON to this file.")
def simulate(
    game: str,
    players: int | None,
    number: int,
    names: str | None,
    seed: int,
    jobs: int | None,
    edition: str | None,
    given: tuple[str, ...],
    deals: str | None,
    as_json: bool,
    out: Path | None,
) -> None:
    """Let bots play GAME many times: who wins how often.

    The same seed gives the same results, whatever --jobs. With a list of bots, seats rotate between games.
    """
    rules = games.find(game)
    found = choices.find_edition(rules, edition)
    if as_json and out is not None:
        raise Bad("bad-json-out")
    if out is not None:
        check_writable(out)
    bots = [name.strip() for name in (names or "random").split(",")]
    with bar() as progress:
        task = progress.add_task("games", total=max(number, 0))
        result = simulation.simulate(
            game,
            found.usual if players is None else players,
            number,
            bots,
            seed,
            jobs if jobs is not None else os.cpu_count() or 1,
            found,
            choices.table_options(given),
            lambda done: progress.advance(task, done),
            deals or "",
        )
    if as_json:
        click.echo(json.dumps(result, ensure_ascii=False, indent=2))
        return
    if out is not None:
        files.write(out, json.dumps(result, ensure_ascii=False, indent=2) + "\n")
    show(result, out)


def check_writable(path: Path) -> None:
    """Before hours of work: whether the result can be written."""
    if path.is_dir():
        raise Bad("file-folder-to-write", path=f"{path}")
    if not path.parent.is_dir():
        raise Bad("file-no-folder-to-write", path=f"{path}", folder=f"{path.parent}")


def bar() -> Progress:
    """A progress bar on stderr; nothing where nobody would see it move."""
    console = screen.console(err=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def show(result: dict[str, Any], out: Path | None) -> None:
    """The result as tables."""
    console = screen.console()
    said = f"{result['games']} games of {result['game']} ({result['edition']}), {result['players']} players"
    console.print(Text(said, "bold"))
    speed = f"{result['decisions_per_second']:,.0f} a second"
    console.print(Text(f"{result['decisions']:,} decisions in {result['seconds']:.1f} s, {speed}", "dim"))
    console.print(rows(result, "bot", [(row["bot"], row) for row in result["bots_table"]]))
    console.print(rows(result, "seat", [(str(row["seat"] + 1), row) for row in result["seats"]]))
    if result["deals"]:
        told = ", ".join(f"{number:,} {verdict}" for verdict, number in result["promises"].items())
        console.print(f"promises: {told or 'none'}")
    broken = result["violations"]
    console.print(f"violations: {broken}", style="bold red" if broken else "")
    for note in result["violation_notes"]:
        console.print(f"  {note}", soft_wrap=True)
    share = f"An equal share of wins is {result['equal_share']:.1%}"
    shuffles = shuffles_of(result)
    few = f"no intervals, since only {shuffles} {'shuffle was' if shuffles == 1 else 'shuffles were'} played"
    wanted = f"{few}, and they want {FEWEST}"
    said = f"intervals: {result['intervals']}" if shuffles >= FEWEST else wanted
    console.print(Text(f"{share}; {said}.", "dim"))
    if out is not None:
        console.print(f"Written to {out}.", soft_wrap=True)


def shuffles_of(result: dict[str, Any]) -> int:
    """How many different shuffles were played: with a list of bots each is played from every seat."""
    games: int = result["games"]
    return -(-games // result["players"]) if len(result["bots"]) > 1 else games


def rows(result: dict[str, Any], what: str, found: list[tuple[str, dict[str, Any]]]) -> Table:
    """Wins and points of each bot, or of each seat."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    enough = shuffles_of(result) >= FEWEST
    table.add_column(what, min_width=8)
    for head in ("games", "wins", "", "points", ""):
        table.add_column(head, justify="right")
    for name, row in found:
        table.add_row(
            Text(name, "bold"),
            str(row["games"]),
            f"{row['win_share']:.1%}",
            interval(row["win_share_interval"] if enough else None, "{:.1%}"),
            f"{row['mean_points']:.2f}",
            interval(row["mean_points_interval"] if enough else None, "{:.2f}"),
        )
    return table


def interval(bounds: Any, form: str) -> Text:
    """Two bounds; a dash when there were too few games for any."""
    if not bounds or any(bound is None for bound in bounds):
        return Text("–", "dim")
    return Text(f"{form.format(bounds[0])} – {form.format(bounds[1])}", "dim")
