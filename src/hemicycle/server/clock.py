"""The server's clock, which never goes back: whoever sets the machine's own must not stop pauses and limits."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Seconds since 1970. It follows the machine's clock forward; where that is set back, it goes on evenly."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic):
        self.wall = wall
        self.steady = steady
        self.ahead = wall() - steady()

    def __call__(self) -> float:
        steady = self.steady()
        self.ahead = max(self.ahead, self.wall() - steady)
        return steady + self.ahead
