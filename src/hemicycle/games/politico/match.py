"""I.1, I.2, I.3, I.4, I.5  The whole game: preliminary elections, turn after turn, and the end."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.engine.flow import Aside, Frame, Request, Step, aside, call, may
from hemicycle.engine.words import Action, Answer

from . import elections
from .cards import draw
from .events import TurnBegan
from .government import expire, fall, score_round
from .state import Politico
from .turn import Turn, finish

MOST_TURNS = 4
"""A game by the clock has at most so many times the turns of one by turns, if nobody keeps it (ruling Q7)."""


class ResignLater(Action, frozen=True):
    """II.2.a 1; ruling Q11  Resign as Prime Minister when this turn is over."""


class StayOn(Action, frozen=True):
    """Ruling Q11  Stay Prime Minister after all."""


RESIGN_OR_STAY = (ResignLater(), StayOn())


class Match(Frame):
    """I.1, I.2, I.3, I.4, I.5  From the plaques to the last turn."""

    def enter(self, g: Politico) -> Step:
        players = range(g.players)
        g.points, g.resigning = [0] * g.players, [False] * g.players
        g.hands, g.known = [[] for _ in players], [[] for _ in players]
        elections.preliminary(g)
        g.pile = g.chance.shuffled("trumps", g.edition.trumps)
        for seat in players:
            draw(g, seat, g.edition.hand)
        g.event_pile = g.chance.shuffled("events", g.edition.events)
        return self.next_turn

    def next_turn(self, g: Politico) -> Step:
        """Between two turns: a head of government may resign, elections are held, the game may be over."""
        over, vote = due(g)
        if over:
            score_round(g, g.turn + 1)  # a round that is over with the game has lasted (ruling Q19)
            return finish(g)
        government = g.government
        if government is not None and g.resigning[government.seat]:
            fall(g, "resignation")
        if vote and not g.elected:
            g.elected = True
            elections.again(g, "intermediate")
        g.turn += 1
        g.seat = (g.first + g.turn - 1) % g.players
        g.tell(TurnBegan(g.turn, g.seat))
        expire(g)
        score_round(g, g.turn)
        if g.reached:
            return finish(g)
        return call(Turn(seat=g.seat), self.next_turn)

    def out_of_turn(self, g: Politico) -> Iterable[Request]:
        """On another's turn the Prime Minister may decide in secret to resign after it (ruling Q11)."""
        government = g.government
        if government is None or government.seat == g.seat:
            return ()
        return [may(government.seat, "resign", RESIGN_OR_STAY, self.resign)]

    def resign(self, g: Politico, answer: Answer) -> Aside:
        """II.2.a 1; rulings P19, Q11  He resigns as the turn ends, unless he thinks again."""
        g.resigning[answer.seat] = type(answer.action) is ResignLater
        return aside()


def due(g: Politico) -> tuple[bool, bool]:
    """I.4 1; I.5 1  Whether the time of the game is up, and that of the first parliament (ruling P35)."""
    edition, options = g.setup.edition, g.setup.options
    turns, vote = edition.last_turn(options.length)
    if options.ending == "turns":
        return g.turn >= turns, g.turn >= vote
    minutes, minute = edition.last_minute(options.length)
    return (
        g.minutes >= minutes or g.turn >= MOST_TURNS * turns,
        g.minutes >= minute or g.turn >= MOST_TURNS * vote,
    )
