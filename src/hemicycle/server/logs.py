"""Logs: one event, one line, in JSON for machines or in colour for people; and no secrets in them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping
from typing import Any, Literal, TextIO

import structlog

SECRETS = (
    "authorization",
    "body",
    "card",
    "cookie",
    "email",
    "endpoint",
    "hand",
    "key",
    "passphrase",
    "password",
    "push",
    "secret",
    "seed",
    "text",
    "token",
)
"""What is dropped: any field with one of these words in its name."""


def without_secrets(logger: Any, method: str, event: Any) -> Mapping[str, Any]:
    """The last line of defence: who logs leaves these out to begin with."""
    kept = {name: value for name, value in event.items() if not any(word in name.lower() for word in SECRETS)}
    if "table" in kept:
        # Its whole id is the link to its free seats; so much is enough to find it in the database.
        kept["table"] = f"{str(kept['table'])[:4]}…"
    return kept


def configure(style: Literal["json", "console"], level: str = "info", file: TextIO | None = None) -> None:
    shown = (
        structlog.dev.ConsoleRenderer(colors=False) if style == "console" else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            without_secrets,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        # The stream of the moment: who starts a server in a test takes it away again.
        logger_factory=lambda *_: structlog.PrintLogger(file or sys.stderr),
        cache_logger_on_first_use=False,
    )


log = structlog.get_logger("hemicycle")


def failure(error: BaseException) -> dict[str, str]:
    """What went wrong and where. Not the error's own words, for they may quote what somebody sent or holds."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    where = " > ".join(f"{frame.filename.rpartition('hemicycle/')[2]}:{frame.lineno}" for frame in frames)
    return {"error": type(error).__name__, "where": where}
