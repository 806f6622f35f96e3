"""Bad input: one clear sentence on stderr that names what would be accepted, and exit status 2."""

from __future__ import annotations

import re
from typing import IO, Any

import click

from hemicycle.engine.editions import EditionError
from hemicycle.engine.records import RecordError
from hemicycle.engine.rules import BadSetup


class Bad(click.ClickException):
    """What is wrong with what was typed, in one sentence."""

    exit_code = 2

    def __init__(self, sentence: str):
        sentence = re.sub(r"\s+", " ", sentence).strip()
        super().__init__(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.")

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"hemicycle: {self.message}", err=file is None, file=file)


EXPECTED = (BadSetup, RecordError, EditionError)
"""What the parts below say about bad input, already as a sentence for people."""


def as_bad(error: Exception) -> Bad:
    """An expected error as the sentence to show."""
    if isinstance(error, click.UsageError):
        return Bad(error.format_message())
    return Bad(str(error))
