"""`hemicycle`: all commands, and what it does without one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

import hemicycle

from . import check, edition, play, replay, rules, simulate, verify
from .failures import EXPECTED, as_bad


class Main(click.Group):
    """A group that answers bad input with one sentence, wherever it was found."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        try:
            return super().make_context(*args, **extra)
        except click.UsageError as error:
            raise as_bad(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.UsageError, *EXPECTED) as error:
            raise as_bad(error) from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            known = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f"there is no command {args[0]!r}; choose one of: {known}")
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which one meets them."""
        return list(self.commands)


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
