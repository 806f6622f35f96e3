"""`hemicycle simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.bots import simulation
from hemicycle.bots.journal import Unkept
from hemicycle.server.settings import reason

from . import choices, files, screen
from .commands import argument, command, option
from .failures import Bad
from .language import say, spoken

FEWEST = 10
"""An interval from fewer says nothing."""


@command()
@argument("game")
@option("--players", type=int)
@option("--games", "number", type=click.IntRange(min=1), default=100, show_default=True)
@option("--bots", "names", metavar="names")
@option("--seed", type=int, default=0, show_default=True)
@option("--jobs", type=click.IntRange(min=1))
@choices.table
@option("--deals", type=click.Choice(["all", "parties"]))
@choices.sitting
@option("--json", "as_json", is_flag=True)
@option("--out", type=choices.path, metavar="file")
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
    minutes: float | None,
    keep: Path | None,
    as_json: bool,
    out: Path | None,
) -> None:
    rules = games.find(game)
    found = choices.find_edition(rules, edition)
    if as_json and out is not None:
        raise Bad("bad-json-out")
    writable(out, keep)
    bots = [name.strip() for name in (names or "random").split(",")]
    with bar() as progress, kept_in(keep):
        task = progress.add_task(say("simulate-progress"), total=max(number, 0))
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
            minutes and 60 * minutes,
            keep,
        )
    if not result["games"]:
        raise Bad("bad-none-played")
    if as_json:
        click.echo(json.dumps(result, ensure_ascii=False, indent=2))
    elif out is not None:
        files.write(out, json.dumps(result, ensure_ascii=False, indent=2) + "\n")
    if not as_json:
        show(result, out, rules.texts(spoken()).beside(__package__).say)
    end(result, keep)


def writable(*paths: Path | None) -> None:
    """Whether all that is to be written can be: asked before hours of work."""
    for path in paths:
        if path is not None:
            files.check_writable(path)


@contextmanager
def kept_in(keep: Path | None) -> Iterator[None]:
    """Say it if finished games can't be kept."""
    try:
        yield
    except Unkept as error:
        cause = error.__cause__
        assert isinstance(cause, OSError)
        raise Bad("file-unwritten", path=f"{keep}", reason=reason(cause)) from None


def end(result: dict[str, Any], keep: Path | None) -> None:
    """Say it where not all was played, and how to go on."""
    if not result["complete"]:
        why = "simulate-stopped" if result["stopped"] else "simulate-time-up"
        click.echo(say(why, played=result["games"], wanted=result["wanted"]), err=True)
        click.echo(say("simulate-go-on", path=f"{keep}") if keep else say("simulate-lost"), err=True)
    if result["stopped"]:
        raise click.exceptions.Exit(1)


def bar() -> Progress:
    """A progress bar on stderr; nothing where nobody would see it move."""
    console = screen.console(err=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        # A game may take minutes: that this moves shows that something is being done.
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def show(result: dict[str, Any], out: Path | None, say: Callable[..., str]) -> None:
    """The result as tables."""
    console = screen.console()
    named = {name: result[name] for name in ("games", "players", "edition")}
    console.print(Text(say("simulate-title", title=say("game-title"), **named), "bold"))
    timed = {name: result[name] for name in ("decisions", "seconds", "decisions_per_second")}
    console.print(Text(say("simulate-speed", **timed), "dim"))
    console.print(rows(result, "bot", [(row["bot"], row) for row in result["bots_table"]]))
    console.print(rows(result, "seat", [(str(row["seat"] + 1), row) for row in result["seats"]]))
    if result["deals"]:
        kept = {verdict: result["promises"].get(verdict, 0) for verdict in ("kept", "broken", "void")}
        console.print(say("simulate-promises", **kept))
    broken = result["violations"]
    console.print(say("simulate-violations", number=broken), style="bold red" if broken else "")
    for note in result["violation_notes"]:
        console.print(f"  {note}", soft_wrap=True)
    shuffles = shuffles_of(result)
    sure = "simulate-intervals" if shuffles >= FEWEST else "simulate-few"
    share = say("simulate-share", share=result["equal_share"])
    for sentence in (say("simulate-equal", share=share), say(sure, number=shuffles, fewest=FEWEST)):
        console.print(Text(sentence, "dim"))
    if out is not None:
        console.print(say("simulate-written", path=f"{out}"), soft_wrap=True)


def shuffles_of(result: dict[str, Any]) -> int:
    """How many different shuffles were played: with a list of bots each is played from every seat."""
    games: int = result["games"]
    return -(-games // result["players"]) if len(result["bots"]) > 1 else games


def rows(result: dict[str, Any], what: str, found: list[tuple[str, dict[str, Any]]]) -> Table:
    """Wins and points of each bot, or of each seat."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    enough = shuffles_of(result) >= FEWEST
    table.add_column(say(f"simulate-{what}"), min_width=8)
    for head in ("games", "wins", "", "points", ""):
        table.add_column(say(f"simulate-{head}") if head else "", justify="right")
    for name, row in found:
        table.add_row(
            Text(name, "bold"),
            str(row["games"]),
            say("simulate-share", share=row["win_share"]),
            interval(row["win_share_interval"] if enough else None, "share"),
            say("simulate-mean", mean=row["mean_points"]),
            interval(row["mean_points_interval"] if enough else None, "mean"),
        )
    return table


def interval(bounds: Any, of: str) -> Text:
    """Two bounds, of a share or a mean; a dash when there were too few games for any."""
    if not bounds or any(bound is None for bound in bounds):
        return Text("–", "dim")
    low, high = (say(f"simulate-{of}", **{of: bound}) for bound in bounds)
    return Text(f"{low} – {high}", "dim")
