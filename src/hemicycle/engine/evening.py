"""What whoever chooses a game wants to know first: how long it takes, and how hard it is to learn."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

BOT_SECONDS = 1.5
"""A bot's pause before a decision, and the glance of whoever watches it."""


class Evening(msgspec.Struct, frozen=True):
    """A game's length and difficulty.

    Minutes are decisions times a pace. How many decisions a game takes was counted: the mean of ten games of
    bots for each number of players (`hemicycle simulate GAME --players N --bots novice --games 10`). The pace is
    what makes of them, at a usual table, the minutes that the box or its players report; talk is part of it.
    """

    weight: int
    """1 is learned while playing, 2 takes somebody who explains it, 3 takes a reading of the rules."""
    seconds: float
    """What a person needs for a decision, talk included."""
    decisions: Mapping[int, int]
    """In a whole game, by the number of players."""
    option: str = ""
    """The table option by which a game is made shorter or longer, if it has one."""
    shares: Mapping[bool | int | str, float] = {}
    """How much of a whole game a value of that option is; what is not named here is a whole one."""

    def minutes(self, players: int, people: int) -> int:
        """Of a whole game, if so many of the players are people and the others bots; to the next five minutes."""
        pace = (people * self.seconds + (players - people) * BOT_SECONDS) / players
        return max(5, 5 * round(self.decisions[players] * pace / 300))
