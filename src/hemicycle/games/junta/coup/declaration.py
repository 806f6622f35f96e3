"""Phase 8: who declares a coup d'état, if anybody."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..cards import may_play, play
from ..edition import ADMIRAL, COMMAND, COMMANDER, HEADQUARTERS, Area, Card
from ..events import SituationUnstable
from ..pay import Pay, can_pay
from ..people import show
from ..state import Junta
from .city import deployed
from .phases import Coup

Means: TypeAlias = Literal["move", "shell", "strike"]


class DeclareCoup(Action, frozen=True):
    """Declare a coup: by moving or landing units, by the gunboat, or by an air strike."""

    means: Public[Means]


class StartWithCard(Action, frozen=True):
    """Declare a coup by a card that brings units to an area."""

    card: Public[Card]
    area: Public[Area]


class PlayPretext(Action, frozen=True):
    """Play a card that makes the situation unstable."""

    card: Public[Card]


DECLARE: dict[Means, DeclareCoup] = {
    "move": DeclareCoup("move"),
    "shell": DeclareCoup("shell"),
    "strike": DeclareCoup("strike"),
}


class Declaration(Frame):
    """Phase 8 1; ruling 46  From the President's left every player may declare a coup; the first who does is the
    First Rebel.

    The situation must be unstable, or he must be at his headquarters, or he plays a card that brings units (ruling
    46); at a strict table he must be at his headquarters and the situation unstable (ruling 50). All are asked,
    whatever they hold and wherever they are.
    """

    undisturbed: ClassVar[bool] = True

    place: Public[int] = 1
    """How far round the table: 1 is the President's left."""
    card: Public[Card] = ""
    area: Public[Area] = ""
    """Of a card that is being paid for: which, and where its units will appear."""

    def enter(self, g: Junta) -> Step:
        order = g.clockwise(g.president)
        while self.place < len(order):
            seat = order[self.place]
            if seat < g.players and g.active(seat) and (g.families[seat].hand or means_of(g, seat)):
                options = (*self.ways(g, seat), PASS)
                return ask(seat, "declare-coup", options, self.chosen)
            self.place += 1
        return done()

    def ways(self, g: Junta, seat: Seat) -> list[Action]:
        """Ruling 46  What somebody may begin a coup with, here and now."""
        one, strict = g.families[seat], g.options.coups == "strict"
        home = one.location == HEADQUARTERS
        found: list[Action] = []
        if (g.turn.unstable and home) if strict else (g.turn.unstable or home):
            found += [DECLARE[means] for means in means_of(g, seat)]
        for card in dict.fromkeys(one.hand):
            politics = g.edition.cards[card]
            does = politics.effects
            if politics.kind != "coup" or not may_play(g, seat, card) or not can_pay(g, seat, does.cost):
                continue
            if does.number:
                # Playing it makes the situation unstable: at a strict table only the place counts (ruling C4).
                if home or not strict:
                    found += [StartWithCard(card, area) for area in does.areas or own_areas(g, seat)]
            elif not g.turn.unstable:
                found.append(PlayPretext(card))
        return found

    def chosen(self, g: Junta, action: Action) -> Step:
        seat = g.clockwise(g.president)[self.place]
        if type(action) is DeclareCoup:
            if not g.turn.unstable or g.options.coups == "strict":
                show(g, seat)
            return call(Coup(first=seat, means=action.means))
        if type(action) is StartWithCard:
            self.card, self.area = action.card, action.area
        elif type(action) is PlayPretext:
            self.card = action.card
        else:
            self.place += 1
            return self.enter
        play(g, seat, self.card)
        cost = g.edition.cards[self.card].effects.cost
        return call(Pay(family=seat, price=cost, what="bribe"), self.paid)

    def paid(self, g: Junta) -> Step:
        """A pretext or the units of a card make the situation unstable."""
        seat = g.clockwise(g.president)[self.place]
        card, area, self.card, self.area = self.card, self.area, "", ""
        if area and g.options.coups == "strict":
            show(g, seat)
        if not g.turn.unstable:
            g.turn.unstable = True
            g.tell(SituationUnstable())
        if not area:
            return self.enter
        return call(Coup(first=seat, means="card", card=card, area=area))


def means_of(g: Junta, seat: Seat) -> list[Means]:
    """What somebody could begin a coup with, for all to see: units of his posts, the gunboat, air strikes."""
    found: list[Means] = []
    edition = g.edition
    if any(edition.units[unit] and g.unit_holder(unit) == seat for unit in COMMAND):
        found.append("move")
    if g.holder(ADMIRAL) == seat and edition.gunboat:
        found.append("shell")
    if g.holder(COMMANDER) == seat and edition.air_strikes:
        found.append("strike")
    return found


def own_areas(g: Junta, seat: Seat) -> tuple[Area, ...]:
    """Where units of a family will stand as a coup begins."""
    return tuple(dict.fromkeys([one.area for one in deployed(g) if one.family == seat]))
