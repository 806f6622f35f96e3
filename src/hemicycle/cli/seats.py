"""Who sits at a table in the terminal, and how they are called there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from hemicycle.bots import levels
from hemicycle.engine.editions import Edition
from hemicycle.engine.lessons import NAMES
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import Texts

from .screen import printable


class Chair(NamedTuple):
    """Who sits on a seat: a person, or a bot of some level."""

    name: str
    level: str = ""

    def written(self) -> str:
        """As a record keeps it."""
        return f"{self.name} ({self.level})" if self.level else self.name

    @classmethod
    def read(cls, written: str, rules: Rules) -> Chair:
        """From a record, which may have been written by somebody else."""
        bot = re.fullmatch(r"(.+) \(([\w/-]+)\)", written)
        if bot and levels.known(rules, bot.group(2)):
            return cls(printable(bot.group(1)), bot.group(2))
        return cls(printable(written))


def chairs(name: str, bots: Sequence[str]) -> list[Chair]:
    """The person first, then bots with names of their own."""
    free = [one for one in NAMES if one.casefold() != name.casefold()]
    return [Chair(name), *(Chair(called, level) for called, level in zip(free, bots, strict=False))]


def screen_texts(rules: Rules, language: str, seats: Sequence[Chair], edition: Edition | None) -> Texts:
    """A game's sentences with those of the terminal, as they are said under the rules that the edition chooses."""
    texts = rules.texts(language, [seat.name for seat in seats]).beside("hemicycle.env").beside("hemicycle.cli")
    return texts.playing(edition) if edition else texts
