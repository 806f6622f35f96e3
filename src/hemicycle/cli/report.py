"""`hemicycle report`: what the games of a file tell, as a page."""

from __future__ import annotations

from pathlib import Path

from hemicycle import games
from hemicycle.analysis.rows import parquet
from hemicycle.analysis.rows.game import GameRow
from hemicycle.analysis.study.study import study

from . import choices, files, screen
from .commands import argument, command, option
from .language import say, spoken
from .reports import page


@command()
@argument("game")
@argument("file", type=choices.path)
@option("-o", "--out", type=choices.path, metavar="file", required=True)
def report(game: str, file: Path, out: Path) -> None:
    rules = games.find(game)
    files.check_readable(file, "games")
    files.check_writable(out)
    found = study(rules, parquet.read(file, GameRow), f"{file}")
    edition = rules.from_summary(found.table).edition
    files.write(out, page.report(rules, edition, found, spoken()))
    screen.console().print(say("simulate-written", path=f"{out}"), soft_wrap=True)
