"""The end of a coup: sides, control of the city, and what becomes of the beaten."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, ask_all, by_lot, call, done, question
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Answer

from ..edition import Area, FamilyNumber
from ..people import kill, make_president
from ..state import NOBODY, Junta
from .city import acting, bound, uprising
from .events import (
    CoupDecided,
    JuntaFormed,
    JuntaTieBroken,
    JuntaVoted,
    SideChosen,
    SquadCalled,
    SquadDismissed,
)
from .uprising import Side


class ChooseSide(Action, frozen=True):
    """Declare for the Junta or for the President."""

    side: Public[Side]


class Acclaim(Action, frozen=True):
    """Make a member of the Junta President."""

    family: Public[FamilyNumber]


class Execute(Action, frozen=True):
    """Send somebody before the firing squad."""

    family: Public[FamilyNumber]


class Spare(Action, frozen=True):
    """Shoot nobody."""


SIDES = (ChooseSide("junta"), ChooseSide("president"))
SPARE = Spare()


def controlled(g: Junta) -> tuple[tuple[Area, ...], tuple[Area, ...]]:
    """Coup end 2  The strategic points of the Rebels and of the President.

    The Rebels have one where all units there are of those who declared for the Junta; whatever is empty or mixed
    is the President's.
    """
    coup = uprising(g)
    mine: list[Area] = []
    theirs: list[Area] = []
    for area in g.edition.power:
        sides = {coup.sides[one.family] for one in coup.stacks if one.area == area and one.family != NOBODY}
        (theirs if sides == {"junta"} else mine).append(area)
    return tuple(theirs), tuple(mine)


class Aftermath(Frame):
    """Coup end 1  All choose their side, the strategic points are counted, and the winners have their way."""

    place: Public[int] = 0
    """How many families have declared."""

    def enter(self, g: Junta) -> Step:
        uprising(g).sides = [""] * len(g.families)
        return self.choose_side

    def choose_side(self, g: Junta) -> Step:
        """Coup end 1, 2  From the First Rebel on clockwise; the President and his puppets have no choice."""
        order = g.clockwise(uprising(g).first)
        while self.place < len(order):
            family = order[self.place]
            if acting(g, family):
                if bound(g, family):
                    return self.chosen(g, SIDES[1])
                about: dict[str, int | str] = {"family": family}
                likely = SIDES[0] if family in uprising(g).rebels else SIDES[1]
                return ask(g.decides(family), "choose-side", SIDES, self.chosen, about, likely)
            self.place += 1
        return self.count

    def chosen(self, g: Junta, action: ChooseSide) -> Step:
        coup = uprising(g)
        family = g.clockwise(coup.first)[self.place]
        coup.sides[family] = action.side
        g.tell(SideChosen(family, action.side))
        self.place += 1
        return self.choose_side

    def count(self, g: Junta) -> Step:
        """Coup end 2  Three of the five points, unless all had agreed before who has won (ruling 73)."""
        coup = uprising(g)
        junta, president = controlled(g)
        coup.won = coup.settled or ("junta" if len(junta) > len(president) else "president")
        g.tell(CoupDecided(coup.won, junta, president, bool(coup.settled)))
        if coup.won == "president":
            return call(FiringSquad(families=tuple(sorted(coup.rebels))))
        return call(JuntaMeeting(), self.elected)

    def elected(self, g: Junta, seat: int) -> Step:
        """Ruling 78  The former President has no post; those of the new one are vacant until Phase 2."""
        for post in g.posts_of(g.president):
            if post != g.cousin:
                g.posts[post] = NOBODY
        make_president(g, seat, "junta")
        targets = [family for family in range(len(g.families)) if g.active(family) and family != seat]
        return call(FiringSquad(families=tuple(targets)))


class JuntaMeeting(Frame):
    """Coup end 3; ruling 75  Rebels who declared for it elect one of them, one vote each; the First Rebel breaks
    ties.

    As in every election one may abstain (ruling C15).

    If there are none, all Rebels are the Junta (ruling 76), as there are if no player is among them, since only a
    player can be President (ruling C6). The result is the new President.
    """

    members: Public[tuple[int, ...]] = ()
    candidates: Public[tuple[int, ...]] = ()
    votes: Public[tuple[int, ...]] = ()

    def enter(self, g: Junta) -> Step:
        coup = uprising(g)
        order = g.clockwise(coup.first)
        members = [family for family in order if family in coup.rebels and coup.sides[family] == "junta"]
        if not members or min(members) >= g.players:
            members = [family for family in order if family in coup.rebels]
        self.members = tuple(members)
        self.candidates = tuple([family for family in members if family < g.players])
        g.tell(JuntaFormed(self.members))
        return self.vote

    def vote(self, g: Junta) -> Step:
        if len(self.candidates) == 1:
            return done(self.candidates[0])
        options = (*[Acclaim(family) for family in self.candidates], PASS)
        asked = []
        for family in self.members:
            about: dict[str, int | str] = {"family": family}
            mine: Action = Acclaim(family) if family in self.candidates else PASS
            asked.append(question(g.decides(family), "elect-junta", options, about, mine, True))
        return ask_all(asked, self.voted)

    def voted(self, g: Junta, answers: list[Answer]) -> Step:
        actions = [answer.action for answer in answers]
        votes = [action.family if type(action) is Acclaim else NOBODY for action in actions]
        self.votes = tuple(votes)
        g.tell(JuntaVoted(self.members, self.votes))
        most = max([votes.count(family) for family in self.candidates])
        self.candidates = tuple([family for family in self.candidates if votes.count(family) == most])
        return self.break_tie

    def break_tie(self, g: Junta) -> Step:
        """Coup end 3; rulings 75, 77  The First Rebel decides between equals, else the first member after him."""
        if len(self.candidates) == 1:
            return done(self.candidates[0])
        options = [Acclaim(family) for family in self.candidates]
        first = self.members[0]
        about: dict[str, int | str] = {"family": first}
        likely: Action = Acclaim(first) if first in self.candidates else by_lot()
        return ask(g.decides(first), "elect-junta", options, self.broken, about, likely)

    def broken(self, g: Junta, action: Acclaim) -> Step:
        g.tell(JuntaTieBroken(self.members[0], action.family))
        return done(action.family)


class FiringSquad(Frame):
    """Rulings 74, 79  The President may have one of these shot, and takes his money."""

    families: Public[tuple[int, ...]]

    def enter(self, g: Junta) -> Step:
        options = [Execute(family) for family in self.families]
        return ask(g.president, "firing-squad", (*options, SPARE), self.chosen)

    def chosen(self, g: Junta, action: Action) -> Step:
        if type(action) is Execute:
            g.tell(SquadCalled(g.president, action.family))
            kill(g, action.family, g.president)
        else:
            g.tell(SquadDismissed(g.president))
        return done()
