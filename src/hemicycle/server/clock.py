"""The server's clock, which never goes back: whoever sets the machine's own must not stop pauses and limits."""

from __future__ import annotations

import time
from collections.abc import Callable

LEAP = 60.0
"""Seconds by which the machine's clock goes forward at once, if the machine has slept."""


class Clock:
    """Seconds since 1970. It follows the machine's clock forward; where that is set back, it goes on evenly."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic):
        self.wall = wall
        self.steady = steady
        self.ahead = wall() - steady()
        self.leap: tuple[float, float] | None = None
        """From when to when it leapt forward, until somebody has seen to that."""

    def __call__(self) -> float:
        steady = self.steady()
        before, ahead = self.ahead, self.wall() - steady
        self.ahead = max(before, ahead)
        if ahead > before + LEAP:
            since = self.leap[0] if self.leap else steady + before
            self.leap = (since, steady + ahead)
        return steady + self.ahead
