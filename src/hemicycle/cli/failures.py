"""Bad input: one clear sentence on stderr that names what would be accepted, and exit status 2."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, Any

import click

from hemicycle.engine.words import Message, Sentence

from .language import say, spoken

HARD_SPACES = "\u00a0\u202f"
"""As French sentences have before a colon."""


class Bad(click.ClickException):
    """What is wrong with what was typed, in one sentence: `Bad("bad-name")`."""

    exit_code = 2

    def __init__(self, message: Sentence | str, /, **params: Any):
        said = message.said(spoken()) if isinstance(message, Sentence) else say(message, **params)
        # Whatever a file or an argument holds must not steer the terminal, nor fill it.
        letters = "".join(letter if letter.isprintable() or letter in HARD_SPACES else " " for letter in said)
        sentence = re.sub(r" +", " ", letters).strip()[:500]
        super().__init__(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.")

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"hemicycle: {self.message}", err=file is None, file=file)


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Say which file it is that something is wrong with."""
    try:
        yield
    except Sentence as error:
        raise Bad("bad-in-file", path=f"{path}", what=error) from None


@contextmanager
def answered() -> Iterator[None]:
    """Whatever goes wrong below is answered in one sentence of ours."""
    try:
        yield
    except click.UsageError as error:
        raise _usage(error) from None
    except Sentence as error:
        raise Bad(error) from None
    except KeyboardInterrupt:
        click.echo(f"\n{say('stopped')}", err=True)
        raise click.exceptions.Exit(1) from None


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
            id = "usage-no-value" if "does not take" in error.message else "usage-without-value"
            return Message(id, {"name": error.option_name})
    if extra := re.search(r"extra arguments? \((.*)\)", error.message):
        return Message("usage-extra", {"name": extra.group(1)})
    if error.ctx and isinstance(group := error.ctx.command, click.Group):
        return Message("usage-no-command", {"known": ", ".join(group.list_commands(error.ctx))})
    return Message("usage-unclear")


def _called(param: click.Parameter | None, ctx: click.Context | None) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.make_metavar(ctx or click.Context(click.Command("hemicycle"))) if param is not None else ""


def _wanted(kind: click.ParamType[Any]) -> Message:
    match kind:
        case click.Choice():
            return Message("usage-one-of", {"known": ", ".join(kind.choices)})
        case click.IntRange() | click.FloatRange() if kind.min is not None and kind.max is not None:
            return Message("usage-between", {"least": f"{kind.min}", "most": f"{kind.max}"})
        case click.IntRange() | click.FloatRange():
            return Message("usage-at-least", {"least": f"{kind.min}"})
        case click.DateTime():
            return Message("usage-date")
        case _ if kind.name in ("integer", "float"):
            return Message("usage-number")
    return Message("usage-other")
