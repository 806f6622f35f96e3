"""`hemicycle`: all commands, and what it does without one."""

from __future__ import annotations

from collections.abc import Sequence

import click

import hemicycle

from . import check, edition, play, replay, rules, serve, simulate, verify
from .failures import Bad, Main


@click.group(cls=Main, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(hemicycle.__version__, prog_name="hemicycle", message="%(prog)s %(version)s")
@click.option("--no-browser", is_flag=True, help="Without a command: do not open the browser.")
@click.option("--lan", is_flag=True, help="Without a command: let others in your home network come too.")
@click.pass_context
def main(ctx: click.Context, no_browser: bool, lan: bool) -> None:
    """Political board games by the rulebook.

    Without a command, the table opens in your browser.
    """
    if ctx.invoked_subcommand is None:
        serve.friendly(browser=not no_browser, lan=lan)
    elif lan:
        raise Bad("--lan goes with hemicycle alone, or as: hemicycle serve --lan")


COMMANDS: Sequence[click.Command] = (
    serve.serve,
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
