"""`hemicycle train`: games between mixed bots, and what can be learned from them about who is winning."""

from __future__ import annotations

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from hemicycle import games
from hemicycle.bots import learning

from . import choices, files, screen
from .commands import argument, command, option
from .failures import Bad
from .language import say
from .series import bar


@command()
@argument("game")
@option("--games", "number", type=click.IntRange(min=learning.FEWEST), default=1000, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--jobs", type=click.IntRange(min=1))
@option("--json", "as_json", is_flag=True)
@option("--out", type=choices.path, metavar="file")
def train(game: str, number: int, seed: int, jobs: int | None, as_json: bool, out: Path | None) -> None:
    games.find(game)
    if find_spec("numpy") is None:
        raise Bad("bad-train-numpy")
    if as_json and out is not None:
        raise Bad("bad-json-out")
    if out is not None:
        # Before hours of work.
        files.check_writable(out)
    with bar() as progress:
        task = progress.add_task(say("train-progress"), total=number)
        workers = jobs if jobs is not None else os.cpu_count() or 1
        result = learning.train(game, number, seed, workers, lambda done: progress.advance(task, done))
    text = json.dumps(result, ensure_ascii=False, indent=1)
    if as_json:
        click.echo(text)
        return
    if out is not None:
        files.write(out, text + "\n")
    show(result["source"], out)


def show(source: dict[str, Any], out: Path | None) -> None:
    """How well it tells who wins: as a seat sees the table, and with everything open."""
    console = screen.console()
    counts = source["games"]
    console.print(Text(say("train-title", fitting=counts["fitting"], report=counts["report"]), "bold"))
    for sight in ("seen", "open"):
        console.print(Text(say(f"train-{sight}")))
        console.print(thirds(source[sight]["thirds"]))
        console.print(bins(source[sight]["bins"]))
    console.print(Text(say("train-brier"), "dim"))
    if out is not None:
        console.print(say("simulate-written", path=f"{out}"), soft_wrap=True)


def thirds(lines: list[dict[str, Any]]) -> Table:
    """Brier scores by the third of the game."""
    table = headed("third", "games", "alike", "hand", "learned")
    for line in lines:
        scores = [say("train-score", score=line[name]) for name in ("alike", "by_hand", "learned")]
        table.add_row(str(line["third"]), str(line["games"]), *scores)
    return table


def bins(lines: list[dict[str, Any]]) -> Table:
    """What was said, and how often it came true."""
    table = headed("said", "games", "came")
    for line in lines:
        shares = [say("simulate-share", share=line[name]) for name in ("said", "came")]
        table.add_row(shares[0], str(line["games"]), shares[1])
    return table


def headed(*heads: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    for head in heads:
        table.add_column(say(f"train-{head}"), justify="right")
    return table
