"""`hemicycle`: all commands, and what it does without one."""

from __future__ import annotations

from collections.abc import Sequence

import click

import hemicycle

from . import check, edition, play, replay, rules, simulate, verify
from .failures import Main


@click.group(cls=Main, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(hemicycle.__version__, prog_name="hemicycle", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Political board games by the rulebook.

    Without a command, a game of Koalition begins: you and four bots, five countries.
    """
    if ctx.invoked_subcommand is None:
        play.friendly()


COMMANDS: Sequence[click.Command] = (
    play.play,
    rules.rules,
    replay.replay,
    verify.verify,
    simulate.simulate,
    edition.edition,
    check.check,
)
for command in COMMANDS:
    main.add_command(command)
