"""Phase 1: Politics cards are drawn and played, and no hand is larger than six."""

from __future__ import annotations

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.words import Action, Pass

from .. import cards
from ..edition import Card, FamilyNumber
from ..events import CardsSwapped
from ..state import NOBODY, Junta
from . import deeds

PASS = Pass()


class Discard(Action, frozen=True):
    """Discard a card that is too many."""

    card: Public[Card]


class SwapCards(Action, frozen=True):
    """Ruling J16  Give a puppet of one's faction a card for one of its own."""

    puppet: Public[FamilyNumber]
    card: Public[Card]
    wanted: Public[Card]


class PoliticsPhase(Frame):
    """Phase 1 2  From the President on everybody draws, then all play cards, then all discard what is too many.

    The limit is one for the end of the phase, and for everybody: until then cards may still be traded (ruling 16).
    """

    order: Public[tuple[FamilyNumber, ...]] = ()
    place: Public[int] = 0
    trims: Public[FamilyNumber] = NOBODY
    """The family that has too many cards and is asked for one."""

    def enter(self, g: Junta) -> Step:
        self.order = tuple(g.present(g.president))
        for family in self.order:
            cards.draw(g, family, g.edition.drawn)
        return self.play

    def play(self, g: Junta) -> Step:
        """Each in turn may play cards; for a puppet whoever leads it does."""
        while self.place < len(self.order):
            family = self.order[self.place]
            seat = g.decides(family)
            if seat != NOBODY and g.active(family):
                break
            self.place += 1
        else:
            return self.trim
        options: list[Action] = deeds.playable(g, family)
        if family >= g.players:
            options = [action for action in options if type(action) is deeds.LayInfluence]
        elif g.small:
            options += swaps(g, family)
        options.append(PASS)
        return ask(seat, "play-cards", options, self.played, {"family": family})

    def played(self, g: Junta, action: Action) -> Step:
        family = self.order[self.place]
        if type(action) is Pass:
            self.place += 1
            return self.play
        if type(action) is SwapCards:
            swap(g, family, action)
            return self.play
        return call(deeds.frame_of(family, action), self.play)

    def trim(self, g: Junta) -> Step:
        """Phase 1 3; ruling 16  No more than six cards, those that lie open included; who is abroad has no more
        either (ruling J36).

        Whom it is asked follows from what all see; whoever is given a card meanwhile is looked at again.
        """
        self.trims = too_many(g)
        if self.trims == NOBODY:
            return done()
        one = g.families[self.trims]
        options = [Discard(card) for card in dict.fromkeys((*one.hand, *one.influence))]
        about: dict[str, int | str] = {"family": self.trims}
        # What lies open stays, where there is a choice.
        unplayed = by_lot(*options[: len(dict.fromkeys(one.hand))])
        return ask(one.leader, "discard", options, self.discarded, about, unplayed)

    def discarded(self, g: Junta, action: Discard) -> Step:
        cards.throw_away(g, self.trims, action.card)
        return self.trim


def too_many(g: Junta) -> int:
    """The first family from the President on with more than six cards; a puppet that follows nobody keeps its."""
    for family in g.clockwise(g.president):
        one = g.families[family]
        if one.leader != NOBODY and len(one.hand) + len(one.influence) > g.edition.hand:
            return family
    return NOBODY


def swaps(g: Junta, family: int) -> list[Action]:
    """Ruling J16  One card for one, once a turn with each puppet of one's faction."""
    found: list[Action] = []
    mine = dict.fromkeys(g.families[family].hand)
    for puppet in range(g.players, len(g.families)):
        other = g.families[puppet]
        if other.leader == family and not other.traded and g.active(puppet):
            found += [
                SwapCards(puppet, card, wanted)
                for card in mine
                for wanted in dict.fromkeys(other.hand)
                if card != wanted
            ]
    return found


def swap(g: Junta, family: int, action: SwapCards) -> None:
    one, puppet = g.families[family], g.families[action.puppet]
    one.hand.remove(action.card)
    puppet.hand.remove(action.wanted)
    one.hand.append(action.wanted)
    puppet.hand.append(action.card)
    puppet.traded = True
    g.tell(CardsSwapped(puppet.seats, family, action.puppet, (action.card, action.wanted)))
