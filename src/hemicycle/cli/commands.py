"""Commands and options whose words are in the texts, and bad input that is answered in a sentence.

What a command does is said by `help-command-play`, and whatever else there is to say by `help-command-play-more`;
what an option does by `help-option-seed`, or by `help-option-simulate-seed` where one command says it otherwise;
what is to be typed in its place by `metavar-file`, for `metavar="file"`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from hemicycle import games
from hemicycle.engine.texts import LANGUAGES

from .failures import Bad, answered
from .language import LANG, asked_for, say, texts


class Formatter(click.HelpFormatter):
    """Help under headings in the reader's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{say('heading-usage')} ")

    def write_heading(self, heading: str) -> None:
        """What click calls Options and Commands."""
        said = say(f"heading-{heading.lower()}")
        self.write(f"{said}\n")


class Context(click.Context):
    formatter_class = Formatter


class Option(click.Option):
    """An option with its words in the texts."""

    def make_metavar(self, ctx: click.Context) -> str:
        if isinstance(self.type, click.Choice):
            return super().make_metavar(ctx)
        return say(f"metavar-{self.metavar or ('text' if self.type.name == 'text' else 'number')}")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        extra, known = self.get_help_extra(ctx), texts()
        name = max(self.opts, key=len).lstrip("-")
        own = f"help-option-{key(ctx.command)}-{name}"
        said = known.say(own if known.has(own) else f"help-option-{name}")
        if "default" in extra:
            said = f"{said} {known.say('help-default', default=extra['default'])}"
        return record[0], said


class Argument(click.Argument):
    """An argument that is called by a word of the texts."""

    def make_metavar(self, ctx: click.Context) -> str:
        said = say(f"metavar-{self.metavar or self.name}")
        return said if self.required else f"[{said}]"


def show_help(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


HELP = Option(["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=show_help)
CHOOSE_LANGUAGE = Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False)
"""It is only checked here: what it names is found before."""


class Command(click.Command):
    """A command with its words in the texts."""

    context_class = Context
    within = ""
    """Where it belongs to a group of its own, such as `hemicycle edition check`."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*self.params, CHOOSE_LANGUAGE, HELP]

    def get_help_option(self, ctx: click.Context) -> click.Option:
        return HELP

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            # Of a value that is missing click does not tell the command.
            error.ctx = error.ctx or ctx
            raise

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"help-command-{key(self)}")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        known, id = texts(), f"help-command-{key(self)}"
        for paragraph in filter(known.has, (id, f"{id}-more")):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(known.say(paragraph, games=", ".join(games.names())))


option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)
command = partial(click.command, cls=Command)


def key(command: click.Command) -> str:
    """How the texts call a command."""
    within = command.within if isinstance(command, Command) else ""
    return f"{within}-{command.name}" if within else f"{command.name}"


class Commands(Command, click.Group):
    """A group that names its commands to whoever types another."""

    command_class = Command

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        super().add_command(cmd, name)
        if isinstance(cmd, Command) and not isinstance(self, Main):
            cmd.within = f"{self.name}"

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx)[:-1], say("metavar-command")]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Bad("bad-command", name=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which one meets them."""
        return list(self.commands)


class Main(Commands):
    """The group at the top, which knows the language that was asked for, and answers what goes wrong below it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[LANG] = asked_for(args)
        with answered():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        with answered():
            return super().invoke(ctx)
