"""What a process tells the others by way of PostgreSQL, once it is true.

Not in the transaction that makes it true: of those that tell something PostgreSQL lets one end at a time, and each
waits there for the disk. With eight writers that made 300 to 400 commits a second instead of 3,000. So it is told
afterwards, by a connection of its own, all that has come together at once, and no disk is waited for.

A process that dies in between has told nobody. Who hears of its death looks for what it wrote, and so does whoever
is about to write there; and everybody compares now and then (`crew.py`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

import psycopg

AT_ONCE = 200
PAUSE = 0.25
"""Seconds between two attempts, while the database is away."""
TELL = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"


class Mouth:
    """A thread that tells, in order."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], channel: str):
        self.connect = connect
        self.channel = channel
        self.connection: psycopg.Connection[Any] | None = None
        self.waiting: SimpleQueue[str | None] = SimpleQueue()
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self._run, name="store-mouth", daemon=True)
        self.thread.start()

    def say(self, told: str) -> None:
        self.waiting.put(told)

    def close(self) -> None:
        """Say what waits, if it can be said."""
        self.closing.set()
        self.waiting.put(None)
        self.thread.join()

    def _run(self) -> None:
        while not (self.closing.is_set() and self.waiting.empty()):
            words = self._next()
            while words and not self._told(words) and not self.closing.wait(PAUSE):
                pass
        self._drop()

    def _next(self) -> list[str]:
        words = [self.waiting.get()]
        with suppress(Empty):
            while len(words) < AT_ONCE:
                words.append(self.waiting.get_nowait())
        return [word for word in words if word is not None]

    def _told(self, words: list[str]) -> bool:
        try:
            if self.connection is None:
                self.connection = self.connect()
                # It is told of what is on the disk already.
                self.connection.execute("SET synchronous_commit = off")
            self.connection.execute(TELL, (self.channel, words))
        except psycopg.Error:
            self._drop()
            return False
        return True

    def _drop(self) -> None:
        if self.connection is not None:
            with suppress(psycopg.Error):
                self.connection.close()
            self.connection = None
