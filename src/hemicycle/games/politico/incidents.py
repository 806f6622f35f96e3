"""I.2.b  The event of a turn, from the list of effects that an edition's events are made of."""

from __future__ import annotations

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, by_lot, done
from hemicycle.engine.words import Action, Message

from .cards import draw, draw_event, move_deputies, score, throw_away
from .edition import BLANK, TRUMPS, Card, EventCard
from .effects import Effect
from .events import EventDrawn, NothingToDo, TruceCalled, TrumpGivenUp
from .government import fall
from .state import Lasting, Politico, clockwise


class ChoosePlayer(Action, frozen=True):
    """I.2.b 4  Whom an event is about."""

    party: Public[Seat]


class GiveUp(Action, frozen=True):
    """I.2.b 4  Put a trump under the pile because an event wants it."""

    card: Public[Card]


CHOICES = tuple([ChoosePlayer(seat) for seat in range(8)])
GIVE_UPS = {card: GiveUp(card) for card in TRUMPS}


class EventOfTurn(Frame):
    """I.2.b 2, 4  An event is drawn and obeyed. The result: whether the drawer has an act of play this turn."""

    seat: Public[Seat]
    card: Public[EventCard] = ""
    step: Public[int] = 0
    """Which of its effects comes next."""
    governed: Public[tuple[Seat, ...]] = ()
    """The government as the card was drawn: its penalties hit them even after the fall."""
    picked: Public[Seat | None] = None
    """Whom the drawer has chosen."""
    left: Public[int] = 0
    """How many trumps are still to be given up."""
    may_act: Public[bool] = True

    def enter(self, g: Politico) -> Step:
        self.card = g.event = draw_event(g)
        self.governed = g.members
        if self.card == BLANK:
            g.tell(EventDrawn(self.seat, BLANK, "", "", ()))
            return done(True)
        incident = g.setup.edition.incidents[self.card]
        g.tell(EventDrawn(self.seat, self.card, incident.title["en"], incident.title["fr"], incident.said))
        return self.go_on(g)

    def go_on(self, g: Politico) -> Step:
        """One effect after the other."""
        effects = g.setup.edition.incidents[self.card].effects
        while self.step < len(effects):
            effect = effects[self.step]
            if "chosen" in effect.words and self.picked is None:
                return self.choose
            self.step += 1
            if effect.kind == "give-up":
                self.left = min(effect.number, len(g.hands[self.seat]))
                return self.give_up
            if effect.kind == "fall":
                if g.government is None or (effect.minority and not in_minority(g)):
                    break  # and what the card says of the fallen is void with it
                fall(g, "event")
            else:
                self.happen(g, effect)
        return done(self.may_act)

    def choose(self, g: Politico) -> Step:
        options = [CHOICES[seat] for seat in g.others(self.seat)]
        return ask(self.seat, "choose", options, self.chosen, {"event": self.card}, by_lot())

    def chosen(self, g: Politico, action: ChoosePlayer) -> Step:
        self.picked = action.party
        return self.go_on

    def why_not(self, g: Politico, seat: Seat, action: Action) -> Message | None:
        if type(action) is ChoosePlayer and seat == self.seat:
            return Message("refused-other-player", {}, "I.2.b 4")
        return None

    def give_up(self, g: Politico) -> Step:
        """I.2.b 4; ruling Q2  The drawer chooses which trumps."""
        if not self.left:
            return self.go_on
        options = [GIVE_UPS[card] for card in dict.fromkeys(g.hands[self.seat])]
        return ask(self.seat, "give-up", options, self.given_up, {"number": self.left}, by_lot())

    def given_up(self, g: Politico, action: GiveUp) -> Step:
        throw_away(g, self.seat, action.card)
        g.tell(TrumpGivenUp(self.seat, action.card))
        self.left -= 1
        return self.give_up

    def happen(self, g: Politico, effect: Effect) -> None:
        match effect.kind:
            case "points":
                score(g, dict.fromkeys(self.who(g, effect.who), effect.number))
            case "deputies":
                for giver in self.who(g, effect.who):
                    for seat in self.who(g, effect.to):
                        move_deputies(g, giver, seat, effect.number)
            case "even-out":
                for other in self.who(g, effect.who):
                    pair = sorted((self.seat, other), key=lambda seat: g.deputies[seat])
                    if g.deputies[pair[0]] < g.deputies[pair[1]]:
                        move_deputies(g, pair[1], pair[0], effect.number)
            case "truce":
                until = g.turn + g.players
                g.lasting.append(Lasting("truce", "", self.seat, None, until))
                g.tell(TruceCalled(until))
            case "no-act":
                self.may_act = False
                g.tell(NothingToDo(self.seat))
            case "draw":
                for seat in self.who(g, effect.who):
                    draw(g, seat, effect.number)

    def who(self, g: Politico, word: str) -> list[Seat]:
        """The players that a word of an effect means, in turn order."""
        order = clockwise(g.players, self.seat)
        members = self.governed
        match word:
            case "drawer":
                return [self.seat]
            case "next":
                return [order[1]]
            case "chosen":
                return [] if self.picked is None else [self.picked]
            case "all":
                return list(order)
            case "prime-minister":
                return list(members[:1])
            case "members":
                return [seat for seat in order if seat in members]
            case "outside":
                return [seat for seat in order if seat not in members] if members else []
            case "largest-outside":
                return most([seat for seat in order if seat not in members], g.deputies) if members else []
            case "most-deputies":
                return most(order, g.deputies)
            case "second-most-deputies":
                first = most(order, g.deputies)
                return most([seat for seat in order if seat not in first], g.deputies)
            case "fewest-deputies":
                return fewest(order, g.deputies)
            case "other-with-most-deputies":
                return most(order[1:], g.deputies)
            case "other-with-fewest-deputies":
                return fewest(order[1:], g.deputies)
            case "most-points":
                return most(order, g.points)
            case "fewest-points":
                return fewest(order, g.points)
        raise ValueError(f"no player is called {word}")


def in_minority(g: Politico) -> bool:
    """Whether the members of the government hold less than half of all deputies."""
    return 2 * sum([g.deputies[seat] for seat in g.members]) < sum(g.deputies)


def most(seats: list[Seat] | tuple[Seat, ...], counts: list[int]) -> list[Seat]:
    """Who has most; the first in order where several are equal."""
    return [max(seats, key=lambda seat: counts[seat])] if seats else []


def fewest(seats: list[Seat] | tuple[Seat, ...], counts: list[int]) -> list[Seat]:
    return [min(seats, key=lambda seat: counts[seat])] if seats else []
