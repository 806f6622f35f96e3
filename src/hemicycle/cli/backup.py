"""`hemicycle backup`: a copy of all that a server keeps."""

from __future__ import annotations

import time
from pathlib import Path

import click

from . import choices
from .commands import argument, command, option
from .serve import default_database


@command()
@argument("folder", type=choices.path)
@option("--database", metavar="database", envvar="HEMICYCLE_DATABASE")
def backup(folder: Path, database: str | None) -> None:
    from hemicycle.server.backup import back_up

    written = back_up(database or default_database(), folder, time.strftime("%Y-%m-%d-%H%M%S"))
    for file in written:
        click.echo(file)
