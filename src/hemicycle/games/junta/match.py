"""The whole game: the set-up, the first election, turn after turn, and the end."""

from __future__ import annotations

from hemicycle.engine.flow import End, Frame, Step, call, end
from hemicycle.engine.words import GameOver

from . import cards
from .edition import POSTS, PUPPETS
from .events import AccountsOpened, EverybodyLost, PuppetsShown, TurnBegan
from .money import spread
from .politics.presidency import FirstElection
from .state import NOBODY, Family, Junta, Over, Turn
from .turn import NinePhases


class Match(Frame):
    """Set-up, End  From the first cards to the last aid."""

    def enter(self, g: Junta) -> Step:
        g.posts = dict.fromkeys(POSTS, NOBODY)
        g.deck = g.chance.shuffled("cards", g.edition.deck)
        g.pile = g.chance.shuffled("aid", spread(g.edition.bills))
        everybody = tuple(range(g.players))
        for seat in everybody:
            g.families.append(Family((seat,), seat, []))
        for _ in range(PUPPETS.get(g.players, 0)):
            g.families.append(Family(everybody, NOBODY, []))
        for family in range(len(g.families)):
            cards.draw(g, family, g.edition.dealt_small if g.small else g.edition.dealt)
        for family in range(g.players, len(g.families)):
            one = g.families[family]
            g.tell(PuppetsShown(family, one.seats, tuple(one.hand)))
            for card in [card for card in one.hand if g.edition.cards[card].kind == "influence"]:
                cards.lay_open(g, family, card)
        return call(FirstElection(), self.elected)

    def elected(self, g: Junta, found: bool) -> Step:
        return self.next_turn if found else lose(g)

    def next_turn(self, g: Junta) -> Step:
        g.turn = Turn(g.turn.number + 1)
        g.tell(TurnBegan(g.turn.number))
        return call(NinePhases(), self.turn_over)

    def turn_over(self, g: Junta, over: Over | None) -> Step:
        if over == "everybody":
            return lose(g)
        return finish(g) if over else self.next_turn


def finish(g: Junta) -> End:
    places, points = g.places_and_points()
    g.tell(AccountsOpened(points))
    g.tell(GameOver(places, points))
    return end()


def lose(g: Junta) -> End:
    """Phase 6 6; ruling 86  Everybody has lost."""
    g.lost = True
    g.tell(EverybodyLost())
    return finish(g)
