"""Characters: tempers that a person can name, recognise, and put at a table (`steady/loyal`).

A character says of each trait how much of it there is, at least and at most. Whoever is given none is drawn a
temper as it comes, and is of the character that this is nearest to.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from hemicycle.engine.declare import Seat
from hemicycle.engine.temper import Temper

from .base import Bot, MakeBot
from .novice import Novice

BETWEEN = "/"
"""Stands between a level and a character."""


class Traits(NamedTuple):
    """From where to where each trait of `Temper` lies."""

    greed: tuple[float, float] = (0.3, 0.7)
    loyalty: tuple[float, float] = (0.3, 0.7)
    risk: tuple[float, float] = (0.3, 0.7)
    thrift: tuple[float, float] = (0.3, 0.7)


CHARACTERS: Mapping[str, Traits] = MappingProxyType(
    {
        "cautious": Traits(risk=(0.0, 0.15), thrift=(0.85, 1.0)),
        "greedy": Traits(greed=(0.85, 1.0)),
        "loyal": Traits(loyalty=(0.85, 1.0), greed=(0.0, 0.3)),
        "treacherous": Traits(loyalty=(0.0, 0.05), risk=(0.7, 1.0)),
        "even": Traits(),
    }
)
"""Every character, in the order in which they are offered."""


def parted(name: str) -> tuple[str, str]:
    """A level and a character, from `steady/loyal`; of a level alone, no character."""
    level, _, character = name.partition(BETWEEN)
    return level, character


def tempered(temper: Temper, character: str) -> Temper:
    """A temper as it was drawn, moved to where the character is; what else it holds stays."""
    traits = CHARACTERS[character]._asdict()
    moved = temper._replace(
        **{trait: low + (high - low) * getattr(temper, trait) for trait, (low, high) in traits.items()}
    )
    if memory := getattr(temper, "__dict__", None):
        vars(moved).update(memory)
    return moved


def nearest(temper: Temper) -> str:
    """The character that a temper is most like."""
    return min(CHARACTERS, key=lambda name: _apart(temper, CHARACTERS[name]))


def _apart(temper: Temper, traits: Traits) -> float:
    """How far a temper is from a character, by the squares of what each trait lacks."""
    lacks = [max(low - has, has - high, 0.0) for has, (low, high) in zip(temper[:4], traits, strict=True)]
    return sum(lack * lack for lack in lacks)


class InCharacter:
    """Makes bots of a level that have a character."""

    def __init__(self, make: MakeBot, character: str):
        self.make, self.character = make, character

    def __call__(self, seat: Seat, rng: Random) -> Bot:
        bot = cast(Novice, self.make(seat, rng))
        bot.temper = tempered(bot.temper, self.character)
        return bot


def character_of(bot: Any) -> str:
    """The character of a bot; none, of one that has no temper."""
    temper = getattr(bot, "temper", None)
    return nearest(temper) if isinstance(temper, Temper) else ""
