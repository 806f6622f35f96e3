"""`hemicycle simulate`: many games between bots, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.bots import levels, simulation

from . import choices, screen, series
from .commands import argument, command, option
from .failures import Bad
from .language import say, spoken


@command()
@argument("game")
@series.played(games=100)
@option("--deals", type=click.Choice(["all", "parties"]))
@series.recorded
@series.results
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
    decisions: Path | None,
    chances: bool,
    cluster: str | None,
    minutes: float | None,
    keep: Path | None,
    as_json: bool,
    out: Path | None,
) -> None:
    rules = games.find(game)
    found = choices.find_edition(rules, edition)
    if as_json and out is not None and not series.is_table(out):
        raise Bad("bad-json-out")
    series.writable(out, keep, decisions)
    bots = levels.listed(names or "random")
    with series.bar() as progress, series.kept_in(keep), series.rows(out, decisions, chances) as table:
        task = progress.add_task(say("simulate-progress"), total=max(number, 0))
        result = simulation.simulate(
            game,
            found.usual if players is None else players,
            number,
            bots,
            seed,
            jobs,
            found,
            choices.table_options(given),
            lambda done: progress.advance(task, done),
            deals or "",
            minutes and 60 * minutes,
            keep,
            table,
            cluster,
        )
        if not result["games"]:
            raise Bad("bad-none-played")
    series.write(result, as_json, out)
    if not as_json:
        show(result, (out, decisions), rules.texts(spoken()).beside(__package__).say)
    series.end(result, keep)


def show(result: dict[str, Any], written: Sequence[Path | None], say: Callable[..., str]) -> None:
    """The result as tables."""
    console = screen.console()
    series.show_title(console, result, say)
    timed = {name: result[name] for name in ("decisions", "seconds", "decisions_per_second")}
    console.print(Text(say("simulate-speed", **timed), "dim"))
    console.print(rows(result, "bot", [(row["bot"], row) for row in result["bots_table"]]))
    console.print(rows(result, "seat", [(str(row["seat"] + 1), row) for row in result["seats"]]))
    series.show_faith(console, result, say)
    shuffles = shuffles_of(result)
    sure = "simulate-intervals" if shuffles >= series.FEWEST else "simulate-few"
    share = say("simulate-share", share=result["equal_share"])
    for sentence in (say("simulate-equal", share=share), say(sure, number=shuffles, fewest=series.FEWEST)):
        console.print(Text(sentence, "dim"))
    for path in filter(None, written):
        console.print(say("simulate-written", path=f"{path}"), soft_wrap=True)


def shuffles_of(result: dict[str, Any]) -> int:
    """How many different shuffles were played: with a list of bots each is played from every seat."""
    games: int = result["games"]
    return -(-games // result["players"]) if len(result["bots"]) > 1 else games


def rows(result: dict[str, Any], what: str, found: list[tuple[str, dict[str, Any]]]) -> Table:
    """Wins and points of each bot, or of each seat."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    enough = shuffles_of(result) >= series.FEWEST
    table.add_column(say(f"simulate-{what}"), min_width=8)
    for head in ("games", "wins", "", "points", ""):
        table.add_column(say(f"simulate-{head}") if head else "", justify="right")
    for name, row in found:
        table.add_row(
            Text(name, "bold"),
            str(row["games"]),
            say("simulate-share", share=row["win_share"]),
            series.interval(row["win_share_interval"] if enough else None, "share"),
            say("simulate-mean", mean=row["mean_points"]),
            series.interval(row["mean_points_interval"] if enough else None, "mean"),
        )
    return table
