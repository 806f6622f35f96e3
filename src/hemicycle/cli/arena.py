"""`hemicycle arena`: bots meet in every mix of seats, and are rated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.bots import arena as arenas
from hemicycle.bots import levels

from . import arena_page, choices, files, screen, series
from .arena_page import field_named, labels, sure
from .commands import argument, command, option
from .failures import Bad
from .language import say, spoken

TOGETHER = ("half", "all")
"""Fields in which nobody sits alone."""


@command()
@argument("game")
@series.played(games=100)
@option("--deals", type=click.Choice(["all", "parties", "none"]), default="all", show_default=True)
@series.recorded
@series.results
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
    decisions: Path | None,
    chances: bool,
    cluster: str | None,
    minutes: float | None,
    keep: Path | None,
    as_json: bool,
    out: Path | None,
    html: Path | None,
) -> None:
    rules = games.find(game)
    found = choices.find_edition(rules, edition)
    if as_json and out is not None and not series.is_table(out):
        raise Bad("bad-json-out")
    series.writable(out, keep, html, decisions)
    seats = found.usual if players is None else players
    bots = levels.listed(names) if names else levels.ours(rules)
    with series.bar() as progress, series.kept_in(keep), series.rows(out, decisions, chances) as table:
        task = progress.add_task(say("simulate-progress"), total=arenas.planned(len(bots), max(2, seats), number))
        result = arenas.arena(
            game,
            seats,
            number,
            bots,
            seed,
            jobs,
            found,
            choices.table_options(given),
            lambda done: progress.advance(task, done),
            "" if deals == "none" else deals,
            minutes and 60 * minutes,
            keep,
            table,
            cluster,
        )
        if not result["games"]:
            raise Bad("bad-none-played")
    series.write(result, as_json, out)
    if html is not None:
        files.write(html, arena_page.page(rules, found, result, spoken()))
    if not as_json:
        show(result, rules.texts(spoken()).beside(__package__).say)
        for path in filter(None, (out, decisions, html)):
            screen.console().print(say("simulate-written", path=f"{path}"), soft_wrap=True)
    series.end(result, keep)


def show(result: dict[str, Any], say: Callable[..., str]) -> None:
    """The result as tables."""
    console = screen.console()
    series.show_title(console, result, say)
    for table in (matrix(result, say), together(result, say), ratings(result, say)):
        if table is not None:
            console.print(table)
            console.print()
    series.show_faith(console, result, say)
    share = say("simulate-share", share=result["equal_share"])
    fewest = min(field["shuffles"] for field in result["fields"])
    screen.tell(console, say("simulate-equal", share=share), "dim")
    screen.tell(console, say("simulate-intervals"), "dim")
    if fewest < series.FEWEST:
        screen.tell(console, say("arena-few", fewest=series.FEWEST), "dim")
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
    return screen.lines(share, series.interval(sure(row, row["shuffles"]), "share"))


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
                series.interval(sure(row, field["shuffles"]), "share"),
            )
    return table if fields else None


def ratings(result: dict[str, Any], say: Callable[..., str]) -> Table:
    """The ratings, best first."""
    table, called = empty(), labels(result["bots"])
    table.add_column(say("simulate-bot"), min_width=8)
    for head in ("arena-rating", ""):
        table.add_column(say(head) if head else "", justify="right")
    for row in result["ratings"]:
        rating = say("page-number", number=row["rating"])
        bounds = [say("page-number", number=bound) for bound in row["rating_interval"]]
        table.add_row(Text(called[row["bot"]], "bold"), rating, Text(" – ".join(bounds), "dim"))
    return table
