"""What commands that play a series of games have in common: options, a bar, an end before the end, intervals."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from hemicycle.analysis.rows import parquet
from hemicycle.bots.journal import Unkept
from hemicycle.server.settings import reason

from . import choices, files, screen
from .choices import F
from .commands import option
from .failures import Bad
from .language import say, spoken

FEWEST = 10
"""An interval from fewer says nothing."""


def played(games: int) -> Callable[[F], F]:
    """The options that say what is played; so many games unless somebody says otherwise."""

    def add_all(command: F) -> F:
        for add in (
            choices.table,
            option("--jobs", type=click.IntRange(min=1)),
            option("--seed", type=int, default=0, show_default=True),
            option("--bots", "names", metavar="names"),
            option("--games", "number", type=click.IntRange(min=1), default=games, show_default=True),
            option("--players", type=int),
        ):
            command = add(command)
        return command

    return add_all


def results(command: F) -> F:
    """How long it may take, and where the result goes."""
    for add in (
        option("--out", type=choices.path, metavar="file"),
        option("--json", "as_json", is_flag=True),
        choices.sitting,
    ):
        command = add(command)
    return command


def recorded(command: F) -> F:
    """Games as rows of a table, and who plays them."""
    for add in (
        option("--ray", "cluster", is_flag=False, flag_value="", metavar="address"),
        option("--chances", is_flag=True),
        option("--decisions", type=choices.path, metavar="file"),
    ):
        command = add(command)
    return command


PARQUET = ".parquet"


def is_table(path: Path | None) -> bool:
    """Whether a file is to have rows."""
    return path is not None and path.suffix.lower() == PARQUET


@contextmanager
def rows(out: Path | None, decisions: Path | None, chances: bool) -> Iterator[parquet.Files | None]:
    """Where rows go; nothing, where nobody wants any. They are seen only once all is well."""
    games = out if is_table(out) else None
    if decisions is not None and (not is_table(decisions) or decisions == out):
        raise Bad("bad-decisions", path=f"{decisions}")
    if chances and decisions is None:
        raise Bad("bad-chances")
    if games is None and decisions is None:
        yield None
        return
    try:
        with parquet.Files(games, decisions, chances, spoken()) as files:
            yield files
    except parquet.Unwritten as error:
        raise unwritten(error.path, error) from None


def unwritten(path: Path, error: Exception) -> Bad:
    """A file could not be written, for the reason that the system gave."""
    cause = error.__cause__
    assert isinstance(cause, OSError)
    return Bad("file-unwritten", path=f"{path}", reason=reason(cause))


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
        assert keep is not None
        raise unwritten(keep, error) from None


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


def write(result: dict[str, Any], as_json: bool, out: Path | None) -> None:
    """Say the result as JSON, or keep it in a file."""
    written = json.dumps(result, ensure_ascii=False, indent=2)
    if as_json:
        click.echo(written)
    elif out is not None and not is_table(out):
        files.write(out, written + "\n")


def show_title(console: Console, result: dict[str, Any], say: Callable[..., str]) -> None:
    named = {name: result[name] for name in ("games", "players", "edition")}
    console.print(Text(say("simulate-title", title=say("game-title"), **named), "bold"))


def show_faith(console: Console, result: dict[str, Any], say: Callable[..., str]) -> None:
    """What became of promises, and of the rules of the engine."""
    if result["deals"]:
        kept = {verdict: result["promises"].get(verdict, 0) for verdict in ("kept", "broken", "void")}
        console.print(say("simulate-promises", **kept))
    broken = result["violations"]
    console.print(say("simulate-violations", number=broken), style="bold red" if broken else "")
    for note in result["violation_notes"]:
        console.print(f"  {note}", soft_wrap=True)


def interval(bounds: Any, of: str) -> Text:
    """Two bounds, of a share or a mean; a dash when there were too few games for any."""
    if not bounds or any(bound is None for bound in bounds):
        return Text("–", "dim")
    low, high = (say(f"simulate-{of}", **{of: bound}) for bound in bounds)
    return Text(f"{low} – {high}", "dim")
