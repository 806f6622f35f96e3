"""The language of the command line: that of `--lang`, before or after the command, else the system's."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

import click

from hemicycle.engine.texts import LANGUAGES, Texts
from hemicycle.engine.words import Message

LANG = f"{__package__}.lang"
"""Where the language of what was typed is kept while it is carried out."""


def spoken() -> str:
    """The language to speak."""
    ctx = click.get_current_context(silent=True)
    return (ctx.meta.get(LANG) if ctx else None) or of_the_system()


def asked_for(args: Sequence[str]) -> str | None:
    """What `--lang` names. Found before anything is parsed: `--help`, or what is wrong, may stand before it."""
    found = re.findall(rf"(?= --lang[ =]({'|'.join(LANGUAGES)}) )", f" {' '.join(args)} ")
    return found[-1] if found else None


def of_the_system() -> str:
    """The first of the system's languages that there are texts in; else English."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    # A list of them, to which the locale C is deaf: as GNU gettext has it.
    preferred = [] if re.match(r"(C|POSIX)\b", locale) else os.environ.get("LANGUAGE", "").split(":")
    for name in (*preferred, locale):
        if (language := re.split(r"[_.@-]", name)[0].lower()) in LANGUAGES:
            return language
    return LANGUAGES[0]


def texts() -> Texts:
    """The sentences of the command line itself, and those of the server about files."""
    return Texts(spoken(), beside=("hemicycle.server", __package__))


def say(message: Message | str, /, **params: Any) -> str:
    """One of them."""
    return texts().say(message, **params)
