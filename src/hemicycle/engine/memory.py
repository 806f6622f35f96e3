"""What rules and bots remember beyond the state of a game: what a pure function has found, once for all or for one
moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from copy import copy
from functools import lru_cache, wraps
from typing import Any, Self, TypeVar, cast

Find = TypeVar("Find", bound=Callable[..., Any])

remembered = lru_cache(maxsize=10_000)
"""For a pure function of a few values that never change, asked again and again: found once for all games.

Only where it was measured that a decision would else take several per cent longer (`benchmarks.instructions`).
"""


class Recalling:
    """What stands for one moment of a game, and recalls what was found of it."""

    def __init__(self) -> None:
        self.found: dict[object, dict[tuple[Any, ...], Any]] = defaultdict(dict)

    def forgetting(self) -> Self:
        """A copy that has found nothing yet."""
        twin = copy(self)
        twin.found = defaultdict(dict)
        return twin


def recalled(find: Find) -> Find:
    """For a pure function of such a moment and a few values that never change: found once for each moment.

    What a deal is worth hangs on the same few figures over and over: that took more than half of a bargained game.
    """

    @wraps(find)
    def recall(moment: Recalling, *given: Any) -> Any:
        known = moment.found[find]
        try:
            return known[given]
        except KeyError:
            pass
        found = known[given] = find(moment, *given)
        return found

    return cast(Find, recall)
