"""A temper with a memory: what a player has seen of the others' money, since the table itself forgets it."""

from __future__ import annotations

from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.temper import Temper
from hemicycle.engine.temper import temper as draw_temper

from ..edition import BANK
from ..money import worth
from ..state import NOBODY, Junta

MEAN_BILL = 1.625
"""Millions; an edition's own bills are counted, this is for piles of which only the number of bills is known."""


class Memory:
    """What each family is thought to have in cash and in Switzerland, by what was seen of budgets and the Bank."""

    def __init__(self) -> None:
        self.cash: list[float] = []
        self.accounts: list[float] = []
        self.piles: list[tuple[int, float]] = []
        """For whom the piles of this turn's budget are, and what they are thought to hold."""
        self.author = NOBODY
        self.drawn = self.paid = self.banked = 0
        """The turns in which each of these was last taken into account."""
        self.turn = 0
        self.dead: set[int] = set()
        self.donations = 0
        """How many were seen to be taken."""
        self.discarded = 0
        self.budgets = self.refused = 0
        """How many budgets were seen, and how many of them did not find a majority."""
        self.told = False
        """Whether it was told what happened (`books.py`), and need not guess it by what the table shows."""
        self.puppets: set[int] = set()

    def look(self, g: Junta, seat: Seat) -> None:
        """Take up what has changed since one last looked."""
        self.widen(len(g.families))
        thrown = sum([g.edition.cards[card].kind == "donation" for card in g.discard])
        if not self.told:
            self.donations += max(0, thrown - self.discarded)
            self.guess(g)
        self.discarded = thrown
        for family, one in enumerate(g.families):
            if seat in one.seats:
                self.cash[family] = worth(one.reserve)
                self.accounts[family] = worth(one.account)

    def guess(self, g: Junta) -> None:
        """What seems to have happened, by the table alone: so in imagination, and where nobody tells it."""
        if g.turn.number != self.turn:
            self.new_turn(g)
        if g.turn.phase >= 4 and self.drawn != g.turn.number and g.president != NOBODY:
            self.drawn = g.turn.number
            self.cash[g.president] += g.edition.aid * mean_bill(g)
        if g.turn.piles and all(pile.announced >= 0 for pile in g.turn.piles):
            self.piles = [(pile.family, pile_worth(pile.announced, pile.size)) for pile in g.turn.piles]
            self.author = next(iter(g.turn.piles[0].seats))
        if g.turn.phase >= 5 and self.paid != g.turn.number:
            self.pay(g)
        if g.turn.banked and self.banked != g.turn.number:
            self.banked = g.turn.number
            for family, one in enumerate(g.families):
                if one.shown == BANK and not one.dead:
                    self.accounts[family] += self.cash[family]
                    self.cash[family] = 0.0
        for family, one in enumerate(g.families):
            if one.dead and family not in self.dead:
                self.dead.add(family)
                self.cash[family] = 0.0

    def widen(self, families: int) -> None:
        """See to it that there is a line for each of so many families."""
        more = families - len(self.cash)
        self.cash += [0.0] * more
        self.accounts += [0.0] * more

    def purse(self, family: int) -> float:
        """What a family is thought to have in cash."""
        self.widen(family + 1)
        return self.cash[family]

    def get(self, family: int, millions: float) -> None:
        """More, or less, but never less than nothing."""
        self.cash[family] = max(0.0, self.purse(family) + millions)

    def move(self, family: int, to: int, millions: float) -> None:
        """From one to another; nobody: out of the game, or from there."""
        for one, more in ((family, -millions), (to, millions)):
            if one != NOBODY:
                self.get(one, more)

    def new_turn(self, g: Junta) -> None:
        self.turn = g.turn.number
        self.piles, self.author = [], NOBODY
        self.dead.clear()
        for family in range(g.players, len(g.families)):
            self.cash[family] = 0.0

    def pay(self, g: Junta) -> None:
        """A budget that was not refused has been paid; a Bank on holiday tells that it was."""
        self.paid = g.turn.number
        self.budgets += 1
        self.refused += g.turn.bank == "holiday" or g.turn.forced
        if g.turn.bank == "holiday" or self.author == NOBODY:
            return
        for family, pile in self.piles:
            self.cash[family] += pile
            self.cash[self.author] = max(0.0, self.cash[self.author] - pile)


class Mind(Temper):
    """A temper that remembers."""

    memory: Memory
    generous: float = 1.0
    """How many times what judgement would give away it gives away in a budget."""


def temper(rng: Random) -> Mind:
    """A personality, and nothing seen yet."""
    mind = Mind(*draw_temper(rng))
    mind.memory = Memory()
    return mind


def mean_bill(g: Junta) -> float:
    """What a bill is worth on average, in millions."""
    ones, twos, threes = g.edition.bills
    return (ones + 2 * twos + 3 * threes) / (ones + twos + threes)


def pile_worth(announced: int, size: int) -> float:
    """What a pile holds: no less than was announced, nor a million a bill; and whoever can announce more does.

    To think more of many bills was to be bought with small ones.
    """
    return float(max(announced, size))
