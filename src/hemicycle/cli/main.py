"""`hemicycle`: all commands, and what it does without one."""

from __future__ import annotations

from collections.abc import Sequence

import click

import hemicycle

from . import (
    admin,
    arena,
    backup,
    check,
    edition,
    learn,
    mcp,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from .commands import Main, Option, option
from .failures import Bad


@click.group("hemicycle", cls=Main, invoke_without_command=True)
@click.version_option(hemicycle.__version__, prog_name="hemicycle", message="%(prog)s %(version)s", cls=Option)
@option("--no-browser", is_flag=True)
@option("--lan", is_flag=True)
@click.pass_context
def main(ctx: click.Context, no_browser: bool, lan: bool) -> None:
    if ctx.invoked_subcommand is None:
        serve.friendly(browser=not no_browser, lan=lan)
    elif lan:
        raise Bad("bad-lan-command")


COMMANDS: Sequence[click.Command] = (
    serve.serve,
    backup.backup,
    backup.restore,
    admin.admin,
    play.play,
    learn.learn,
    rules.rules,
    replay.replay,
    verify.verify,
    simulate.simulate,
    arena.arena,
    report.report,
    train.train,
    mcp.mcp,
    edition.edition,
    check.check,
)
for command in COMMANDS:
    main.add_command(command)
