"""`hemicycle backup`: a copy of all that a server keeps."""

from __future__ import annotations

import time
from pathlib import Path

import click

from . import choices
from .failures import Bad
from .serve import default_database


@click.command()
@click.argument("folder", type=choices.path)
@click.option(
    "--database", metavar="sqlite:///FILE", envvar="HEMICYCLE_DATABASE", help="Else in your data folder."
)
def backup(folder: Path, database: str | None) -> None:
    """Copy the database, the keys and your editions into FOLDER, readable for you alone.

    The server may run meanwhile, and players notice nothing.
    """
    from hemicycle.server.backup import back_up
    from hemicycle.server.settings import BadSettings

    try:
        written = back_up(database or default_database(), folder, time.strftime("%Y-%m-%d-%H%M%S"))
    except BadSettings as error:
        raise Bad(str(error)) from None
    for file in written:
        click.echo(file)
