"""Hands from what was not played: whoever was hit and did not answer holds no answer, until he has drawn anew.

Of 390 victims among novices and steady players who held an answer, 367 played it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hemicycle.engine.declare import Seat
from hemicycle.engine.temper import Temper
from hemicycle.engine.temper import temper as draw_temper
from hemicycle.engine.words import Event

from ..edition import ANSWERS, Card
from ..events import AttackCountered, AttackSucceeded, PlayerSilenced, TrumpsDrawn, TurnBegan
from ..state import Politico


class Passed(NamedTuple):
    """Somebody let an attack hit him."""

    seat: Seat
    attack: Card
    drawn: int
    """How many trumps he had drawn by then that nobody else saw."""


class Memory:
    """What was seen of attacks that were not answered."""

    def __init__(self) -> None:
        self.drawn: Counter[Seat] = Counter()
        self.passed: list[Passed] = []
        self.turn = 0
        self.silent: dict[Seat, int] = {}
        """Who may not answer, and until which turn: of him it tells nothing."""

    def enter(self, event: Event) -> None:
        """Keep in mind one thing that has happened."""
        match event:
            case TurnBegan(turn):
                self.turn = turn
            case TrumpsDrawn(seat, cards, seen):
                self.drawn[seat] += len(cards) - len(seen)
            case PlayerSilenced(seat, _, until):
                self.silent[seat] = until
            case AttackSucceeded(_, attack, target):
                self.spared(target, attack)
            case AttackCountered(seat, _, attack, target) if seat != target:
                self.spared(target, attack)

    def spared(self, seat: Seat, attack: Card) -> None:
        """Somebody has not answered an attack himself."""
        if self.silent.get(seat, 0) <= self.turn:
            self.passed.append(Passed(seat, attack, self.drawn[seat]))

    def lacks(self, g: Politico, seat: Seat) -> dict[Card, int]:
        """Of how many cards of a hand, of those that nobody else has seen, each answer is thought not to be one.

        What he has played since may have been one of those that he held then: so of no more than remain of these.
        """
        hidden = len(g.hands[seat]) - len(g.known[seat])
        found: dict[Card, int] = {}
        for one in self.passed:
            if one.seat == seat and (held := hidden - (self.drawn[seat] - one.drawn)) > 0:
                for card in ANSWERS[one.attack]:
                    found[card] = max(held, found.get(card, 0))
        return found


class Mind(Temper):
    """A temper that remembers."""

    memory: Memory


def temper(rng: Random) -> Mind:
    """A personality, and nothing seen yet."""
    mind = Mind(*draw_temper(rng))
    mind.memory = Memory()
    return mind


def memory_of(temper: Temper) -> Memory | None:
    """What a temper remembers, if there is anything."""
    return temper.memory if isinstance(temper, Mind) and temper.memory.passed else None


def saw(events: Sequence[Event], temper: Temper) -> None:
    """Keep in mind what has happened."""
    if isinstance(temper, Mind):
        for event in events:
            temper.memory.enter(event)


def believe(g: Politico, seat: Seat, temper: Temper) -> None:
    """On an imagined table, exchange answers that somebody is thought not to hold for cards of the pile."""
    memory = memory_of(temper)
    if memory is None:
        return
    for other in range(g.players):
        if other != seat and (lacks := memory.lacks(g, other)):
            exchange(g.hands[other], len(g.known[other]), g.pile, lacks)


def exchange(hand: list[Card], first: int, pile: list[Card], lacks: dict[Card, int]) -> None:
    """Cards that all have seen come first in a hand; of the others those that he has held for longest."""
    for at in range(first, len(hand)):
        if at < first + lacks.get(hand[at], 0):
            fits = (place for place, card in enumerate(pile) if at >= first + lacks.get(card, 0))
            if (place := next(fits, None)) is not None:
                hand[at], pile[place] = pile[place], hand[at]
