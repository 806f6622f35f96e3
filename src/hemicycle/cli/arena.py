"""`hemicycle arena`: bots meet in every mix of seats, and are rated."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.bots import arena as arenas
from hemicycle.bots import levels

from . import arena_page, choices, files, screen
from .arena_page import field_named, labels, sure
from .commands import argument, command, option
from .failures import Bad
from .language import say, spoken
from .simulate import FEWEST, bar, end, interval, kept_in, writable

TOGETHER = ("half", "all")
"""Fields in which nobody sits alone."""


@command()
@argument("game")
@option("--players", type=int)
@option("--games", "number", type=click.IntRange(min=1), default=100, show_default=True)
@option("--bots", "names", metavar="names")
@option("--seed", type=int, default=0, show_default=True)
@option("--jobs", type=click.IntRange(min=1))
@choices.table
@option("--deals", type=click.Choice(["all", "parties", "none"]), default="all", show_default=True)
@choices.sitting
@option("--json", "as_json", is_flag=True)
@option("--out", type=choices.path, metavar="file")
@option("--html", type=choices.path, metavar="file")
def arena(
    game: str,
    players: int | None,
    number: int,
    names: str | None,
    seed: int,
    jobs: int | None,
    edition: str | None,
    given: tuple[str, ...],
    deals: str,
    minutes: float | None,
    keep: Path | None,
    as_json: bool,
    out: Path | None,
    html: Path | None,
) -> None:
    rules = games.find(game)
    found = choices.find_edition(rules, edition)
    if as_json and out is not None:
        raise Bad("bad-json-out")
    writable(out, keep, html)
    seats = found.usual if players is None else players
    bots = [name.strip() for name in names.split(",")] if names else levels.ours(rules)
    with bar() as progress, kept_in(keep):
        task = progress.add_task(say("simulate-progress"), total=arenas.planned(len(bots), max(2, seats), number))
        result = arenas.arena(
            game,
            seats,
            number,
            bots,
            seed,
            jobs if jobs is not None else os.cpu_count() or 1,
            found,
            choices.table_options(given),
            lambda done: progress.advance(task, done),
            "" if deals == "none" else deals,
            minutes and 60 * minutes,
            keep,
        )
    if not result["games"]:
        raise Bad("bad-none-played")
    written = json.dumps(result, ensure_ascii=False, indent=2)
    if as_json:
        click.echo(written)
    elif out is not None:
        files.write(out, written + "\n")
    if html is not None:
        files.write(html, arena_page.page(rules, found, result, spoken()))
    if not as_json:
        show(result, rules.texts(spoken()).beside(__package__).say)
        for path in filter(None, (out, html)):
            screen.console().print(say("simulate-written", path=f"{path}"), soft_wrap=True)
    end(result, keep)


def show(result: dict[str, Any], say: Callable[..., str]) -> None:
    """The result as tables."""
    console = screen.console()
    named = {name: result[name] for name in ("games", "players", "edition")}
    console.print(Text(say("simulate-title", title=say("game-title"), **named), "bold"))
    for table in (matrix(result, say), together(result, say), ratings(result, say)):
        if table is not None:
            console.print(table)
            console.print()
    kept = {verdict: result["promises"].get(verdict, 0) for verdict in ("kept", "broken", "void")}
    if result["deals"]:
        console.print(say("simulate-promises", **kept))
    broken = result["violations"]
    console.print(say("simulate-violations", number=broken), style="bold red" if broken else "")
    for note in result["violation_notes"]:
        console.print(f"  {note}", soft_wrap=True)
    share = say("simulate-share", share=result["equal_share"])
    fewest = min(field["shuffles"] for field in result["fields"])
    screen.tell(console, say("simulate-equal", share=share), "dim")
    screen.tell(console, say("simulate-intervals"), "dim")
    if fewest < FEWEST:
        screen.tell(console, say("arena-few", fewest=FEWEST), "dim")
    screen.tell(console, say("arena-model"), "dim")


def empty() -> Table:
    return Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)


def matrix(result: dict[str, Any], say: Callable[..., str]) -> Table:
    """How each bot does alone among each other kind."""
    table = empty()
    table.add_column(say("arena-alone"), min_width=8)
    called = labels(result["bots"])
    for name in result["bots"]:
        table.add_column(say("arena-among", other=called[name]), justify="right", overflow="fold")
    for name, cells in zip(result["bots"], result["matrix"]):
        table.add_row(Text(called[name], "bold"), *(cell(one, say) for one in cells))
    return table


def cell(row: dict[str, Any] | None, say: Callable[..., str]) -> Text:
    """A share of wins, and its interval below."""
    if row is None or not row["games"]:
        return Text("–", "dim")
    share = Text(say("simulate-share", share=row["win_share"]))
    return screen.lines(share, interval(sure(row, row["shuffles"]), "share"))


def together(result: dict[str, Any], say: Callable[..., str]) -> Table | None:
    """How bots did in halves and in the mixed league."""
    fields = [field for field in result["fields"] if field["kind"] in TOGETHER]
    table, called = empty(), labels(result["bots"])
    for head in ("arena-field", "simulate-bot", "simulate-games", "arena-each", ""):
        right = {"justify": "right"} if head not in ("arena-field", "simulate-bot") else {}
        table.add_column(say(head) if head else "", **right)  # type: ignore[arg-type]
    for field in fields:
        for first, row in enumerate(field["rows"]):
            share = say("simulate-share", share=row["win_share"]) if row["games"] else "–"
            table.add_row(
                "" if first else field_named(field, called, say),
                Text(called[row["bot"]], "bold"),
                f"{row['games']}",
                share,
                interval(sure(row, field["shuffles"]), "share"),
            )
    return table if fields else None


def ratings(result: dict[str, Any], say: Callable[..., str]) -> Table:
    """The ratings, best first."""
    table, called = empty(), labels(result["bots"])
    table.add_column(say("simulate-bot"), min_width=8)
    for head in ("arena-rating", ""):
        table.add_column(say(head) if head else "", justify="right")
    for row in result["ratings"]:
        rating = say("arena-number", number=row["rating"])
        bounds = [say("arena-number", number=bound) for bound in row["rating_interval"]]
        table.add_row(Text(called[row["bot"]], "bold"), rating, Text(" – ".join(bounds), "dim"))
    return table
