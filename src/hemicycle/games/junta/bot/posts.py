"""Phase 2: to whom a President gives which post."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.engine.lots import best
from hemicycle.engine.words import Action

from ..edition import COMMANDER, GENERALS, MINISTER
from ..politics.assassins import InstallCousin
from ..politics.cabinet import GivePost, KeepCabinet
from ..state import NOBODY
from .outlook import Outlook

POWER = {MINISTER: 3.0, COMMANDER: 2.0, **dict.fromkeys(GENERALS, 2.5)}
"""How much a post can do for or against a President."""


def give(look: Outlook, options: Sequence[Action], rng: Random) -> Action:
    """The strong posts go to those who are least in the way; what works is left alone."""
    keep = next((option for option in options if isinstance(option, KeepCabinet)), None)
    if keep is not None and rng.random() < 0.35 + 0.5 * look.temper.loyalty and not look.sharp:
        return keep
    found = [option for option in options if isinstance(option, GivePost)]
    return best(found, lambda option: trust(look, option), rng)


def trust(look: Outlook, option: GivePost) -> float:
    """How safe a post is with a family: those who are ahead get what does little."""
    if option.family == NOBODY:
        return -5.0
    power = POWER.get(option.post, 1.0)
    value = power * look.weight(option.family)
    if option.post == MINISTER:
        value += 0.05 * look.votes(option.family)
    return value


def cousin(options: Sequence[Action], rng: Random) -> Action:
    """The post that can do most."""
    found = [option for option in options if isinstance(option, InstallCousin)]
    return best(found, lambda option: POWER.get(option.post, 1.0), rng) if found else options[0]
