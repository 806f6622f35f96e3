"""The log of a table as somebody may know it, kept as it is sent: whoever comes is told all of it.

To say it anew took 100 ms late in a long game, for each who came to watch. What is kept is as much as some tables
need at which people come and go; the log that nobody has asked for longest goes first.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from .stand import Mark
from .wire import Encoded

MOST = 24 * 1024 * 1024
"""Bytes of all logs that are kept."""

Say: TypeAlias = Callable[[Sequence[Mark]], list[list[Encoded]]]
"""The lines of each of some entries of the minutes."""


class Log:
    """The lines of the minutes, as far as they have been said."""

    def __init__(self, words: object):
        self.words = weakref.ref(words)  # they hold their table, which may be unloaded
        self.lines: list[Encoded] = []
        self.starts = [0]
        """By entry: with which line it begins."""
        self.size = 0

    def go_on(self, minutes: Sequence[Mark], say: Say, most: int | None = None) -> None:
        said = len(self.starts) - 1
        for lines in say(minutes[said : None if most is None else said + most]):
            self.lines += lines
            self.starts.append(len(self.lines))
            self.size += sum(map(len, lines)) + 100

    def reaches(self, entry: int) -> bool:
        return len(self.starts) > entry

    def since(self, entry: int) -> list[Encoded]:
        return self.lines[self.starts[entry] :]


class Logs:
    """Those that are kept, of all tables."""

    def __init__(self, most: int = MOST):
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Hashable, Log] = OrderedDict()

    def of(self, key: Hashable, words: object, minutes: Sequence[Mark], say: Say, most: int | None = None) -> Log:
        """The log up to now, or `most` entries further. With other `words` it is said anew."""
        log = self.kept.pop(key, None)
        if log is not None:
            self.size -= log.size
        if log is None or log.words() is not words:
            log = Log(words)
        log.go_on(minutes, say, most)
        self.kept[key] = log
        self.size += log.size
        while self.size > self.most:
            self.size -= self.kept.popitem(last=False)[1].size
        return log


LOGS = Logs()
