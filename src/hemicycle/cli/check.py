"""`hemicycle check`: the long conformance run, on all cores."""

from __future__ import annotations

import os
from functools import partial

import click
from rich.text import Text

from hemicycle import games
from hemicycle.bots.series import spread
from hemicycle.engine import conformance
from hemicycle.engine.conformance import Report

from . import screen
from .commands import argument, command, option
from .language import say
from .series import bar

CHUNK = 5
"""Games that a process plays before it reports: a second or so, so that the bar moves."""
TOLD = 20
"""How many violations are told in words."""


@command()
@argument("game")
@option("--games", "number", type=click.IntRange(min=0), default=1000, show_default=True)
@option("--sight", type=click.IntRange(min=0), default=100, show_default=True)
@option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@option("--jobs", type=click.IntRange(min=1))
def check(game: str, number: int, sight: int, seed: int, jobs: int | None) -> None:
    games.find(game)
    workers = jobs if jobs is not None else os.cpu_count() or 1
    console = screen.console()
    violations: list[str] = []
    for kind, count in (("games", number), ("sight", sight)):
        name, report = say(f"check-{kind}"), Report()
        with bar() as progress:
            task = progress.add_task(name, total=count)
            chunks = [(at, min(at + CHUNK, seed + count)) for at in range(seed, seed + count, CHUNK)]
            for done in spread(partial(part, game, kind), chunks, workers):
                report.add(done)
                progress.advance(task, done.games)
        found = len(report.violations)
        text = say("check-found", what=name, games=report.games, decisions=report.decisions, violations=found)
        console.print(Text(text, "bold red" if found else ""))
        violations += report.violations
    for violation in violations[:TOLD]:
        console.print(f"  {violation}", soft_wrap=True)
    if len(violations) > TOLD:
        console.print(f"  {say('check-more', number=len(violations) - TOLD)}")
    if violations:
        raise SystemExit(1)


def part(game: str, kind: str, begin: int, end: int) -> Report:
    """Some of the games, in whatever process."""
    checks = {"games": conformance.check_games, "sight": conformance.check_sight}
    return checks[kind](games.find(game), range(begin, end))
