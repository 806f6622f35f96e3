"""An interruption that is heard at the right moment: between two games, or in the middle of one, never in between.

Whoever presses Ctrl-C wants what was played so far. So the game at hand is given up, what is finished is taken up
whole, and the processes that play beside this one are told. Whoever presses it again wants to be out.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from threading import current_thread, main_thread
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)
TWICE = 0.5
"""Seconds after which another signal is a second wish, and not the first one by another way."""


class Attention:
    """Whether somebody has asked this process to stop."""

    def __init__(self) -> None:
        self.stopped = False
        self.playing = False
        """Whether it is in the middle of a game, which may be given up."""
        self.since = 0.0
        self.works = False
        """Whether this is a process that plays for another one."""

    @contextmanager
    def paid(self) -> Iterator[None]:
        """Hear interruptions here, instead of being ended by them. Only the main thread can."""
        self.stopped = self.playing = False
        heard = SIGNALS if current_thread() is main_thread() else ()
        before = [(one, signal.signal(one, self.hear)) for one in heard]
        try:
            yield
        finally:
            for one, handler in before:
                signal.signal(one, handler)
            self.stopped = False

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Somebody asks to stop."""
        now = time.monotonic()
        again = self.stopped and now - self.since > TWICE
        if not self.stopped:
            self.stopped, self.since = True, now
        if not self.works:
            self.tell()
            if again:
                raise KeyboardInterrupt
        if self.playing:
            raise KeyboardInterrupt

    def tell(self) -> None:
        """Tell those who play for this process: Ctrl-C reaches them by itself, a signal to this one does not."""
        if os.name == "posix":
            for child in active_children():
                with suppress(OSError):
                    os.kill(child.pid or 0, signal.SIGINT)


ATTENTION = Attention()
"""That of this process."""


def work() -> None:
    """Begin as a process that plays for another one: it hears Ctrl-C, and is ended by whatever ends a process."""
    ATTENTION.stopped = ATTENTION.playing = False
    ATTENTION.works = True
    signal.signal(signal.SIGINT, ATTENTION.hear)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
