"""Bad input: one clear sentence on stderr that names what would be accepted, and exit status 2.

A command that takes `--lang` refuses in that language, like `hemicycle` alone and `serve` in that of the
environment; what speaks English only, such as `simulate`, does so here too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, Any

import click

from hemicycle.engine.editions import EditionError
from hemicycle.engine.records import RecordError
from hemicycle.engine.rules import BadSetup
from hemicycle.engine.texts import LANGUAGES, Texts
from hemicycle.engine.words import Message, Sentence

from . import screen

LANG = f"{__package__}.lang"
"""Where the language of what was typed is kept while it is carried out."""
HARD_SPACES = "\u00a0\u202f"
"""As French sentences have before a colon."""


class Bad(click.ClickException):
    """What is wrong with what was typed, in one sentence: `Bad("bad-name")`."""

    exit_code = 2

    def __init__(self, message: Message | str, /, **params: Any):
        said = Texts(spoken(), beside=(__package__,)).say(message, **params)
        # Whatever a file or an argument holds must not steer the terminal, nor fill it.
        letters = "".join(letter if letter.isprintable() or letter in HARD_SPACES else " " for letter in said)
        sentence = re.sub(r" +", " ", letters).strip()[:500]
        super().__init__(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.")

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"hemicycle: {self.message}", err=file is None, file=file)


def spoken() -> str:
    """The language of the command that was typed."""
    ctx = click.get_current_context(silent=True)
    command = ctx.command if ctx else None
    if ctx is not None and isinstance(command, click.Group) and ctx.invoked_subcommand:
        command = command.get_command(ctx, ctx.invoked_subcommand)
    if ctx is None or command is None or isinstance(command, Main):
        return screen.language(None)
    speaks = command.name == "serve" or any(param.name == "lang" for param in command.params)
    return screen.language(ctx.meta.get(LANG)) if speaks else "en"


EXPECTED = (BadSetup, RecordError, EditionError)
"""What the parts below say about bad input, already as a sentence for people."""


def _wrong(error: Exception) -> Message | str:
    """What one of these says, for any language."""
    if isinstance(error, Sentence):
        return error.said(spoken())
    if isinstance(error, EditionError) and spoken() != "en":
        # What is wrong with a figure is said in English alone, by the command that is there for it.
        return Message("bad-edition", {"line": f"{error.line}"})
    return str(error)


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Say which file it is that something is wrong with."""
    try:
        yield
    except EXPECTED as error:
        raise Bad("bad-in-file", path=f"{path}", what=_wrong(error)) from None


class Commands(click.Group):
    """A group that names its commands to whoever types another, and answers bad input with one sentence."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Bad("bad-command", name=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which one meets them."""
        return list(self.commands)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise _usage(error) from None
        except EXPECTED as error:
            raise Bad(_wrong(error)) from None


class Main(Commands):
    """The group at the top, which knows the language that was asked for."""

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> click.Context:
        # Found before anything is parsed: what is wrong may stand before it.
        asked = re.search(rf" --lang[ =]({'|'.join(LANGUAGES)}) ", f" {' '.join(args)} ")
        try:
            ctx = super().make_context(info_name, args, *more, **extra)
        except click.UsageError as error:
            raise _usage(error) from None
        if asked:
            ctx.meta[LANG] = asked[1]
        return ctx


def _usage(error: click.UsageError) -> Bad:
    """What click complains of, in our own words."""
    ctx = error.ctx
    command = ctx.command_path if ctx else "hemicycle"
    with ctx.scope(cleanup=False) if ctx else nullcontext():
        return Bad("bad-usage", what=_complaint(error), command=command)


def _complaint(error: click.UsageError) -> Message:
    param = error.param if isinstance(error, click.BadParameter) else None
    name = _called(param, error.ctx)
    match error:
        case click.NoSuchOption():
            return Message("usage-no-option", {"name": error.option_name})
        case click.MissingParameter():
            return Message("usage-missing", {"name": name})
        case click.BadParameter() if param is not None:
            return Message("usage-value", {"name": name, "wanted": _wanted(param.type)})
        case click.BadOptionUsage():
            return Message("usage-without-value", {"name": error.option_name})
    if extra := re.search(r"extra arguments? \((.*)\)", error.message):
        return Message("usage-extra", {"name": extra.group(1)})
    return Message("usage-unclear")


def _called(param: click.Parameter | None, ctx: click.Context | None) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.make_metavar(ctx or click.Context(click.Command("hemicycle"))) if param is not None else ""


def _wanted(kind: click.ParamType[Any]) -> Message:
    match kind:
        case click.Choice():
            return Message("usage-one-of", {"known": ", ".join(f"'{one}'" for one in kind.choices)})
        case click.IntRange() | click.FloatRange() if kind.min is not None and kind.max is not None:
            return Message("usage-between", {"least": f"{kind.min}", "most": f"{kind.max}"})
        case click.IntRange() | click.FloatRange():
            return Message("usage-at-least", {"least": f"{kind.min}"})
        case _ if kind.name in ("integer", "float"):
            return Message("usage-number")
    return Message("usage-other")
