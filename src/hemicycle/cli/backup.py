"""`hemicycle backup` and `restore`: a copy of all that a server keeps, and back."""

from __future__ import annotations

import time
from pathlib import Path

import click

from . import choices
from .commands import argument, command, option
from .serve import data_folder, default_database


@command()
@argument("folder", type=choices.path)
@option("--database", metavar="database", envvar="HEMICYCLE_DATABASE")
def backup(folder: Path, database: str | None) -> None:
    from hemicycle.server.backup import back_up

    database = database or default_database()
    written = back_up(database, folder, time.strftime("%Y-%m-%d-%H%M%S"), data_folder(database))
    for file in written:
        click.echo(file)


@command()
@argument("copy", metavar="file-or-folder", type=choices.path)
@option("--database", metavar="database", envvar="HEMICYCLE_DATABASE")
@option("--overwrite", is_flag=True)
def restore(copy: Path, database: str | None, overwrite: bool) -> None:
    from hemicycle.server.restore import restore as put_back

    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    for file in put_back(copy, database or default_database(), stamp, overwrite=overwrite):
        click.echo(file)
