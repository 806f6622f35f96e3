"""Bad input: one clear sentence on stderr that names what would be accepted, and exit status 2."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import click

from hemicycle.engine.editions import EditionError
from hemicycle.engine.records import RecordError
from hemicycle.engine.rules import BadSetup


class Bad(click.ClickException):
    """What is wrong with what was typed, in one sentence."""

    exit_code = 2

    def __init__(self, sentence: str):
        # Whatever a file or an argument holds must not steer the terminal, nor fill it.
        letters = "".join(letter if letter.isprintable() else " " for letter in sentence)
        sentence = re.sub(r" +", " ", letters).strip()[:500]
        super().__init__(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.")

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"hemicycle: {self.message}", err=file is None, file=file)


EXPECTED = (BadSetup, RecordError, EditionError)
"""What the parts below say about bad input, already as a sentence for people."""


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Say which file it is that something is wrong with."""
    try:
        yield
    except EXPECTED as error:
        raise Bad(f"{path}, {error}") from None


class Commands(click.Group):
    """A group that names its commands to whoever types another."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            known = ", ".join(self.list_commands(ctx))
            raise Bad(f"there is no command {args[0]!r}; choose one of: {known}")
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which one meets them."""
        return list(self.commands)


class Main(Commands):
    """The group at the top: it answers bad input with one sentence, wherever that was found."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        try:
            return super().make_context(*args, **extra)
        except click.UsageError as error:
            raise _usage(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise _usage(error) from None
        except EXPECTED as error:
            raise Bad(str(error)) from None


def _usage(error: click.UsageError) -> Bad:
    said = error.format_message().rstrip(".")
    return Bad(f"{said[:1].lower()}{said[1:]}; see {error.ctx.command_path if error.ctx else 'hemicycle'} --help")
