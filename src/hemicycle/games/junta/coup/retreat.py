"""Coup B: who has to leave an area after its third salvo."""

from __future__ import annotations

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, ask_all, by_lot, done, question
from hemicycle.engine.words import Action, Answer

from ..edition import Area, FamilyNumber
from ..state import Junta
from .city import destroy, families_in, fighting_in, put, stacks_of, take, uprising
from .events import RetreatForbidden, RetreatOrdered, RetreatRefused, StackRetreated, StackTrapped
from .uprising import Stack


class ForbidRetreat(Action, frozen=True):
    """Make a beaten family stay."""


class LetRetreat(Action, frozen=True):
    """Let a beaten family retreat."""


class RetreatTo(Action, frozen=True):
    """Retreat to the next area; where others stand, they must agree."""

    to: Public[Area]


class LetIn(Action, frozen=True):
    """Let a beaten family retreat to where one's own units stand."""


class KeepOut(Action, frozen=True):
    """Do not let it in."""


FORBID_OR_LET = (ForbidRetreat(), LetRetreat())
IN_OR_OUT = (LetIn(), KeepOut())


class Retreats(Frame):
    """Coup B 4; rulings 68, 70, 71  Whoever has lost the fewest units in the area stays; the others leave, unless
    all those forbid it.

    Compared are those who fired or were fired at and still have units there (rulings 68, C5). A retreat is no move
    (ruling 70). If nobody can be let in anywhere, the stack is destroyed (ruling 71).
    """

    area: Public[Area]
    losses: Public[dict[FamilyNumber, int]]
    winners: Public[tuple[FamilyNumber, ...]] = ()
    losers: Public[tuple[FamilyNumber, ...]] = ()
    """In the order of the phase; the first is the one that it is about."""
    refused: Public[tuple[Area, ...]] = ()
    to: Public[Area] = ""

    def enter(self, g: Junta) -> Step:
        there = fighting_in(uprising(g), self.area)
        losses = {family: lost for family, lost in self.losses.items() if family in there}
        if len(losses) < 2:
            return done()
        least = min(losses.values())
        order = g.clockwise(uprising(g).leads)
        self.winners = tuple([family for family in order if losses.get(family) == least])
        self.losers = tuple([family for family in order if losses.get(family, least) > least])
        return self.next_loser

    def next_loser(self, g: Junta) -> Step:
        """Coup B 4; ruling 69  All who have lost the fewest must agree that he stays; unanswered, he goes."""
        if uprising(g).settled or not self.losers:
            return done()
        about: dict[str, int | str] = {"family": self.losers[0], "area": self.area}
        seats = deciders(g, self.winners)
        asked = [question(seat, "forbid-retreat", FORBID_OR_LET, about, changeable=True) for seat in seats]
        return ask_all(asked, self.ruled)

    def ruled(self, g: Junta, answers: list[Answer]) -> Step:
        if any(type(answer.action) is not ForbidRetreat for answer in answers):
            g.tell(RetreatOrdered(self.losers[0], self.area))
            self.refused = ()
            return self.choose
        g.tell(RetreatForbidden(self.losers[0], self.area))
        self.losers = self.losers[1:]
        return self.next_loser

    def ways(self, g: Junta) -> list[Area]:
        """Where it could still go."""
        return [area for area in g.edition.places[self.area].next if area not in self.refused]

    def hosts(self, g: Junta, area: Area) -> list[int]:
        """The other families that stand in an area."""
        return [family for family in families_in(uprising(g), area) if family != self.losers[0]]

    def beaten(self, g: Junta) -> list[Stack]:
        """The units that have to go."""
        return [one for one in stacks_of(uprising(g), self.losers[0], self.area) if not one.retreated]

    def choose(self, g: Junta) -> Step:
        if uprising(g).settled:
            return done()
        ways = self.ways(g)
        if not ways:
            return self.trapped
        if len(ways) == 1 and not self.hosts(g, ways[0]):
            self.to = ways[0]
            return self.go
        about: dict[str, int | str] = {"family": self.losers[0], "area": self.area}
        seat = g.decides(self.losers[0])
        free = by_lot(*[RetreatTo(area) for area in ways if not self.hosts(g, area)])
        options = [RetreatTo(area) for area in ways]
        return ask(seat, "retreat", options, self.chosen, about, free)

    def chosen(self, g: Junta, action: RetreatTo) -> Step:
        self.to = action.to
        return self.permit

    def permit(self, g: Junta) -> Step:
        """Coup B 4; ruling 71  Whoever has units there must all agree; nobody asks himself."""
        if uprising(g).settled:
            return done()
        seats = [seat for seat in deciders(g, self.hosts(g, self.to)) if seat != g.decides(self.losers[0])]
        about: dict[str, int | str] = {"family": self.losers[0], "area": self.to}
        asked = [question(seat, "let-in", IN_OR_OUT, about, changeable=True) for seat in seats]
        return ask_all(asked, self.permitted) if asked else self.go

    def permitted(self, g: Junta, answers: list[Answer]) -> Step:
        if all(type(answer.action) is LetIn for answer in answers):
            return self.go
        g.tell(RetreatRefused(self.losers[0], self.to))
        self.refused += (self.to,)
        return self.choose

    def go(self, g: Junta) -> Step:
        coup, family = uprising(g), self.losers[0]
        for one in self.beaten(g):
            take(coup, one, one.number)
            put(coup, self.to, one.unit, family, one.number, one.moved, True)
        g.tell(StackRetreated(family, self.area, self.to))
        self.losers = self.losers[1:]
        return self.next_loser

    def trapped(self, g: Junta) -> Step:
        coup, family = uprising(g), self.losers[0]
        for one in self.beaten(g):
            destroy(coup, one, one.number)
        g.tell(StackTrapped(family, self.area))
        self.losers = self.losers[1:]
        return self.next_loser


def deciders(g: Junta, families: tuple[int, ...] | list[int]) -> list[Seat]:
    """Who decides for these families, each once."""
    return list(dict.fromkeys([g.decides(family) for family in families]))
