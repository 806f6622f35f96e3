"""Coup B: who has to leave an area after its third salvo."""

from __future__ import annotations

from typing import ClassVar

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, ask_all, by_lot, done, question
from hemicycle.engine.words import Action, Answer

from ..edition import Area
from ..state import Junta
from .city import destroy, families_in, fighting_in, put, stacks_of, take, uprising
from .events import RetreatForbidden, RetreatOrdered, RetreatRefused, StackRetreated, StackTrapped


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
    """Retreat  Whoever has lost the fewest units in the area stays; the others leave, unless all those forbid it.

    Compared are those who fired or were fired at and still have units there (rulings 68, C5). A retreat is no move
    (ruling 70). If nobody can be let in anywhere, the stack is destroyed (ruling 71).
    """

    paragraph: ClassVar[str] = "Retreat"

    area: Public[Area]
    losses: Public[dict[int, int]]
    winners: Public[tuple[int, ...]] = ()
    losers: Public[tuple[int, ...]] = ()
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
        """Ruling 69  All who have lost the fewest must agree that somebody stays; without an answer he goes."""
        if uprising(g).settled or not self.losers:
            return done()
        about: dict[str, int | str] = {"family": self.losers[0], "area": self.area}
        seats = deciders(g, self.winners)
        asked = [
            question(seat, "forbid-retreat", FORBID_OR_LET, "Retreat; ruling 69", about, changeable=True)
            for seat in seats
        ]
        return ask_all(asked, self.ruled)

    def ruled(self, g: Junta, answers: list[Answer]) -> Step:
        for answer in answers:
            if type(answer.action) is not ForbidRetreat:
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

    def choose(self, g: Junta) -> Step:
        if uprising(g).settled:
            return done()
        ways = self.ways(g)
        if not ways:
            return self.trapped
        if len(ways) == 1 and not self.hosts(g, ways[0]):
            return self.only_way
        options = [RetreatTo(area) for area in ways]
        about: dict[str, int | str] = {"family": self.losers[0], "area": self.area}
        seat = g.decides(self.losers[0])
        free = by_lot(*[RetreatTo(area) for area in ways if not self.hosts(g, area)])
        return ask(seat, "retreat", options, self.chosen, "Retreat; rulings 68 to 71", about, free)

    def only_way(self, g: Junta) -> Step:
        self.to = self.ways(g)[0]
        return self.go(g)

    def chosen(self, g: Junta, action: RetreatTo) -> Step:
        self.to = action.to
        return self.permit

    def permit(self, g: Junta) -> Step:
        """Whoever has units there must all agree; nobody asks himself."""
        if uprising(g).settled:
            return done()
        seats = deciders(g, self.hosts(g, self.to))
        about: dict[str, int | str] = {"family": self.losers[0], "area": self.to}
        asked = []
        for seat in seats:
            if seat != g.decides(self.losers[0]):
                asked.append(question(seat, "let-in", IN_OR_OUT, "Retreat; ruling 71", about, changeable=True))
        return ask_all(asked, self.permitted) if asked else self.go

    def permitted(self, g: Junta, answers: list[Answer]) -> Step:
        for answer in answers:
            if type(answer.action) is not LetIn:
                g.tell(RetreatRefused(self.losers[0], self.to))
                self.refused += (self.to,)
                return self.choose
        return self.go

    def go(self, g: Junta) -> Step:
        coup, family = uprising(g), self.losers[0]
        for one in stacks_of(coup, family, self.area):
            if not one.retreated:
                take(coup, one, one.number)
                put(coup, self.to, one.unit, family, one.number, one.moved, True)
        g.tell(StackRetreated(family, self.area, self.to))
        self.losers = self.losers[1:]
        return self.next_loser

    def trapped(self, g: Junta) -> Step:
        coup, family = uprising(g), self.losers[0]
        for one in stacks_of(coup, family, self.area):
            if not one.retreated:
                destroy(coup, one, one.number)
        g.tell(StackTrapped(family, self.area))
        self.losers = self.losers[1:]
        return self.next_loser


def deciders(g: Junta, families: tuple[int, ...] | list[int]) -> list[Seat]:
    """Who decides for these families, each once."""
    return list(dict.fromkeys([g.decides(family) for family in families]))
