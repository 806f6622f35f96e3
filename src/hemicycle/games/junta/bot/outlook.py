"""How the table looks to one player: who has how much, who is ahead, how long it will go on."""

from __future__ import annotations

from functools import cached_property, lru_cache
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.looks import Looks
from hemicycle.engine.memory import Recalling, recalled
from hemicycle.engine.temper import Temper

from ..cards import influence_votes
from ..edition import BANK, MINISTER, JuntaEdition
from ..money import worth
from ..politics.assassins import police_locations
from ..politics.scrutin import influence_of, votes_of_block
from ..state import NOBODY, Junta
from .mind import Memory, Mind, mean_bill

KEPT = 0.55
"""The part of the aid that a President is thought to keep."""
STUCK = 0.6
"""Of all cards that hands could hold, those that stay there: donations go round the faster for it."""
FAVOUR = 1.5
"""In millions: who has as much from a budget has no reason to complain."""
FAIR = 0.5
"""Of what a President keeps: what whoever keeps books would have to be wholly content."""
TILT = 1.5
"""How much more the richest one's millions count against one, for who looks at accounts."""


class Outlook(Recalling):
    """One seat's view, with figures."""

    def __init__(self, g: Junta, seat: Seat, temper: Temper, sharp: bool = False, rng: Random | None = None):
        super().__init__()
        self.g = g
        self.seat = seat
        self.temper = temper
        self.sharp = sharp
        """Whether it remembers, reckons with others' fortunes, and takes its time."""
        self.rng = rng
        """By what it draws among equals; nothing, where it only reckons."""
        self.notes: Memory | None = temper.memory if isinstance(temper, Mind) else None
        self.memory = self.notes if sharp else None
        self.generous = temper.generous if isinstance(temper, Mind) else 1.0

    # Time

    @cached_property
    def left(self) -> int:
        """How many budgets are still to come after this turn's; 0: it is likely to be the last turn."""
        g = self.g
        rate = donations(g.edition, len(g.families))
        aid, bills = g.edition.aid, sum(g.edition.bills)
        if self.memory is not None and self.memory.turn == g.turn.number:
            drawn = g.turn.number if g.turn.phase >= 3 else g.turn.number - 1
            bills -= drawn * aid + self.memory.donations
            return max(0, int((bills - 0.5 * rate) / (aid + rate)) - (drawn < g.turn.number))
        return max(0, int(bills / (aid + rate)) - g.turn.number)

    @cached_property
    def aid(self) -> float:
        """A year's aid in millions."""
        return self.g.edition.aid * mean_bill(self.g)

    # Money

    def favour(self, family: int) -> float:
        """How much this turn's budget had for a family: 0 for too little to thank for, 1 for what it could want.

        Who keeps books asks for a part of what the President kept. To be content with any two millions could be
        bought from everybody: whoever did so won 47 % of 160 games of four among such players.
        """
        notes = self.notes
        if notes is None or notes.turn != self.g.turn.number or notes.author == NOBODY:
            return 0.0
        pile = max([pile for other, pile in notes.piles if other == family], default=0.0)
        if not self.sharp:
            return float(pile >= FAVOUR)
        kept = self.aid - sum([pile for _, pile in notes.piles])
        return min(1.0, pile / max(FAVOUR, FAIR * kept))

    @property
    def mine(self) -> float:
        """What one has in one's own reserve; where somebody else thinks about it, what that may be."""
        reserve = self.g.families[self.seat].reserve
        return worth(reserve) if reserve[0] >= 0 else self.guess(self.seat)

    @cached_property
    def cash(self) -> list[float]:
        """What each family is thought to have in its reserve."""
        if self.memory is not None and len(self.memory.cash) == len(self.g.families):
            return self.memory.cash
        return [self.guess(family) for family in range(len(self.g.families))]

    def guess(self, family: int) -> float:
        """What somebody may have, by his office alone."""
        g = self.g
        one = g.families[family]
        if self.seat in one.seats and one.reserve[0] >= 0:
            return float(worth(one.reserve))
        if one.dead or (g.turn.banked and one.shown == BANK):
            return 0.0
        after = g.turn.phase >= 4
        if family == g.president:
            if not after:
                return 0.2 * self.aid
            return self.aid if g.turn.bank == "holiday" else KEPT * self.aid
        share = (1 - KEPT) * self.aid / max(1, len(g.families) - 1)
        return (1.2 * share if after and g.turn.bank != "holiday" else 0.5 * share) if g.turn.number else 0.0

    @cached_property
    def accounts(self) -> list[float]:
        """What each family is thought to have in Switzerland."""
        g = self.g
        if self.memory is not None and len(self.memory.accounts) == len(g.families):
            return self.memory.accounts
        mean = 0.6 * self.aid * max(0, g.turn.number - 1) / g.players
        return [
            float(worth(one.account))
            if self.seat in one.seats and one.account[0] >= 0
            else (mean if family < g.players else 0.0)
            for family, one in enumerate(g.families)
        ]

    @cached_property
    def weights(self) -> list[float]:
        """How much a million of each player counts: one's own for one, those of others against it."""
        g = self.g
        share = 1 / max(1, g.players - 1)
        if not self.sharp or g.players == 2:
            return [1.0 if seat == self.seat else -share for seat in range(g.players)]
        riches = [self.accounts[seat] + 0.6 * self.cash[seat] for seat in range(g.players)]
        others = [riches[seat] for seat in range(g.players) if seat != self.seat]
        mean = sum(others) / len(others)
        top = max(others)
        spread = max(5.0, top - mean)
        return [
            1.0 if seat == self.seat else -share * (1 + TILT * max(-0.5, (riches[seat] - mean) / spread))
            for seat in range(g.players)
        ]

    def weight(self, family: int) -> float:
        """Of a puppet's: its leader's."""
        seat = self.g.families[family].leader if family >= self.g.players else family
        return self.weights[seat] if seat != NOBODY else 0.0

    # Votes

    @recalled
    def votes(self, family: int) -> int:
        """All votes of a family that lie open."""
        g = self.g
        found = 1 + (family == g.president) + g.turn.sacrilege.get(family, 0)
        if g.active(family):
            found += len(g.posts_of(family))
        if g.turn.reform == NOBODY:
            return found + influence_votes(g, family)
        return found + sum([votes_of_block(g, family, card) for card in influence_of(g, family)])

    @cached_property
    def all_votes(self) -> int:
        """All votes that lie open."""
        return max(1, sum([self.votes(family) for family in range(len(self.g.families)) if self.g.active(family)]))

    # Danger

    @cached_property
    def police(self) -> bool:
        """Whether the secret police may strike at the Bank this turn."""
        g = self.g
        return g.holder(MINISTER) != NOBODY and BANK in police_locations(g)

    @cached_property
    def minister(self) -> Seat:
        """Who decides for the Minister."""
        family = self.g.holder(MINISTER)
        return self.g.families[family].leader if family != NOBODY else NOBODY

    def families(self) -> list[int]:
        """Those that the seat decides for."""
        return [family for family, one in enumerate(self.g.families) if one.leader == self.seat]

    def pile(self, family: int) -> float:
        """What is announced for a family in the budget on the table."""
        for pile in self.g.turn.piles:
            if pile.family == family:
                return max(float(pile.announced), 1.0 * pile.size)
        return 0.0


@lru_cache(maxsize=64)
def donations(edition: JuntaEdition, families: int) -> float:
    """How many bills donations take from the pile in a turn."""
    copies = sum([edition.cards[card].effects.draws for card in edition.deck])
    return edition.drawn * families * copies / max(10.0, len(edition.deck) - STUCK * edition.hand * families)


MEAN = Temper(0.5, 0.5, 0.5, 0.5)
seen = Looks(lambda g, seat: Outlook(g, seat, MEAN))
"""How the table looks to a seat that bargains."""
