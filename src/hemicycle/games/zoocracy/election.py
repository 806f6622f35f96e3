"""§5c  The parliamentary election: cards, the count, seats, majority, clearing, income."""

from __future__ import annotations

from hemicycle.engine.flow import Frame, Step, call, done

from . import species as zoo
from .cards import CardWindow
from .edition import ELECTION
from .events import IncomeTaken, ParliamentElected, SpeciesVoted
from .purse import take_food
from .state import Zoocracy


class Election(Frame):
    """§5c 1, 2; rulings A7, C1  Cards in the order of the campaign, then the count (ruling C11)."""

    def enter(self, g: Zoocracy) -> Step:
        g.seasons, g.overhang, g.loyal, g.migrated = [], [], [], [0] * g.players
        window = CardWindow(order=g.order, kind="election-card", phase=ELECTION)
        return call(window, self.count)

    def count(self, g: Zoocracy) -> Step:
        """Each species votes; Migration and Overhang seats are seats like all others (ruling C7)."""
        seats = list(g.migrated)
        for species, counts in g.tokens.items():
            first, second = zoo.ranked(counts)
            if first is None:
                continue
            votes, fewer = zoo.votes(g, species)
            overhang = g.overhang.count(species)
            seats[first] += votes + overhang
            if second is None or not fewer:
                second, fewer = None, 0
            else:
                seats[second] += fewer
            g.tell(SpeciesVoted(species, first, votes, second, fewer, overhang))
        total = sum(seats)
        g.seats, g.majority = seats, majority(total)
        g.tell(ParliamentElected(tuple(seats), total, g.majority))
        self.clear(g)
        g.parliamentary = g.round + 2
        self.income(g)
        return done()

    def clear(self, g: Zoocracy) -> None:
        """§5c 5  All food comes off, but for what is loyal; so does the Manipulation marker."""
        g.tokens = {species: [0] * g.players for species in g.tokens}
        for kept in g.loyal:
            g.tokens[kept.species][kept.seat] = kept.number
        g.manipulation = ""
        g.seasons, g.overhang, g.loyal, g.migrated = [], [], [], [0] * g.players

    def income(self, g: Zoocracy) -> None:
        """§5c 7  As much food as seats."""
        g.tell(IncomeTaken(tuple([take_food(g, seat, seats) for seat, seats in enumerate(g.seats)])))


def majority(total: int) -> int:
    """§5c 4  Half of all seats, rounded down, and one."""
    return total // 2 + 1
