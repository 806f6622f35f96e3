"""Phase 5: everybody chooses in secret where to be, or goes into exile."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask_all, by_lot, done, question
from hemicycle.engine.words import Action, Answer

from ..edition import LOCATIONS, Location
from ..state import NOBODY, Junta
from .events import LocationsChosen


class GoTo(Action, frozen=True):
    """Be at one of the five locations."""

    location: Public[Location]


class GoIntoExile(Action, frozen=True):
    """Exile 1  Leave the country by way of an embassy."""


PLACES = tuple([GoTo(location) for location in LOCATIONS])
PLACES_OR_EXILE = (*PLACES, GoIntoExile())
ANYWHERE = by_lot(*PLACES)
"""Where somebody is who does not say so: if it were always the same place, the absent could be shot by rote."""


class LocationPhase(Frame):
    """Phase 5 1  All at once, under seal; the President can't go into exile unless he resigns first."""

    def enter(self, g: Junta) -> Step:
        asked = []
        for family in movers(g):
            options = PLACES_OR_EXILE if family < g.players and family != g.president else PLACES
            seat = g.decides(family)
            asked.append(question(seat, "choose-location", options, {"family": family}, ANYWHERE, True))
        return ask_all(asked, self.chosen)

    def forget(self, g: Junta) -> None:
        """A President resigns: everybody chooses anew. What the new one had chosen may not be open to him now,
        and if only his choice were put again, all would know that he had meant to leave."""
        for request in g.ask.requests:
            request.answered, request.answer = False, None

    def chosen(self, g: Junta, answers: list[Answer]) -> Step:
        exiles: list[int] = []
        embassies = [area for area in g.edition.areas if area in g.edition.embassies]
        for family, answer in zip(movers(g), answers, strict=True):
            one = g.families[family]
            if isinstance(answer.action, GoTo):
                one.location = answer.action.location
            else:
                one.exile = embassies[family % len(embassies)] if embassies else "abroad"
                exiles.append(family)
        g.turn.placed = True
        g.tell(LocationsChosen(tuple(exiles)))
        return done()


def movers(g: Junta) -> list[int]:
    """The families that go somewhere, in order from the President."""
    return [family for family in g.present(g.president) if g.decides(family) != NOBODY]
