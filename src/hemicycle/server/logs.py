"""Logs: one event, one line, in JSON for machines or in colour for people; and no secrets in them."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Mapping
from typing import Any, Literal, TextIO

import structlog

from hemicycle.engine.words import Sentence

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


ABOUT: dict[str, object] = {}
"""What every line of this process says: which worker it is, where there are several."""


def with_process(logger: Any, method: str, event: Any) -> Mapping[str, Any]:
    return {**event, **ABOUT}


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
            with_process,
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


class Seldom:
    """What may happen a thousand times a second: told at once, then once a minute, with how often it was."""

    EVERY = 60.0

    def __init__(self, event: str, clock: Callable[[], float] = time.monotonic):
        self.event = event
        self.clock = clock
        self.told = float("-inf")
        self.times = 0

    def log(self, **about: object) -> None:
        self.times += 1
        if self.clock() - self.told >= self.EVERY:
            log.warning(self.event, times=self.times, **about)
            self.told, self.times = self.clock(), 0


def failure(error: BaseException) -> dict[str, str]:
    """What went wrong and where. Not the error's own words, for they may quote what somebody sent or holds."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    where = " > ".join(f"{frame.filename.rpartition('hemicycle/')[2]}:{frame.lineno}" for frame in frames)
    # Of a database's which of its own errors: that the disk is full, say; of a sentence which it is.
    said = error.message.id if isinstance(error, Sentence) else ""
    name = " ".join(filter(None, (type(error).__name__, getattr(error, "sqlite_errorname", ""), said)))
    return {"error": name, "where": where}
