"""§5g  Progress: cards, draws, the hand limit, and the goal of the programme."""

from __future__ import annotations

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from .cards import CardWindow
from .edition import PRIME_MINISTER, PROGRESS, RESISTANCE, STRIKE, Card
from .events import CardDiscarded, GoalLost, GoalNamed, ResistancePaid
from .order import player_order
from .purse import discard, draw, implement_goal, pay_food
from .state import Zoocracy


class Discard(Action, frozen=True):
    """Put a card above the hand limit on the discard pile."""

    card: Public[Card]


class NameGoal(Action, frozen=True):
    """The Prime Minister's party names who implements the goal."""

    party: Public[Seat]


class Defy(Action, frozen=True):
    """Pay, and implement the goal against resistance."""


DEFY = Defy()
NAMES = tuple([NameGoal(seat) for seat in range(6)])


class Progress(Frame):
    """§5g 1; rulings A7, G1  Play, draw, discard, goal: in this order."""

    naming: Public[int] = 0
    """How many goals the Prime Minister's party still has to name a party for."""
    due: Public[list[Seat]] = []
    """The parties that are about to implement a goal."""

    def enter(self, g: Zoocracy) -> Step:
        g.order = player_order(g)
        window = CardWindow(order=g.order, kind="progress-card", phase=PROGRESS)
        return call(window, self.draw)

    def draw(self, g: Zoocracy) -> Step:
        """Government parties draw one card, those in opposition two; without a government all one (G2)."""
        for seat in g.order:
            draw(g, seat, 2 if g.government and seat not in g.government else 1)
        return self.hand_limit

    def hand_limit(self, g: Zoocracy) -> Step:
        """§5g 3; ruling G3  Down to five cards, of one's own choice."""
        limit = g.setup.edition.hand_limit
        for seat in g.order:
            hand = g.hands[seat]
            if len(hand) > limit:
                cards, number = [Discard(card) for card in hand], len(hand) - limit
                return ask(seat, "discard", cards, self.discarded, {"number": number}, by_lot())
        return self.programme

    def why_not(self, g: Zoocracy, seat: Seat, action: Action) -> Message | None:
        if type(action) is Discard and action.card not in g.hands[seat]:
            return Message("refused-not-in-hand", {"card": action.card}, "§5g 3")
        if type(action) is NameGoal and not 0 <= action.party < g.players:
            return Message("refused-no-such-party", {"players": g.players}, "§5g 6")
        return None

    def discarded(self, g: Zoocracy, action: Discard) -> Step:
        limit = g.setup.edition.hand_limit
        seat = next(seat for seat in g.order if len(g.hands[seat]) > limit)
        discard(g, seat, action.card)
        g.tell(CardDiscarded(seat, action.card))
        return self.hand_limit

    # The goal

    def programme(self, g: Zoocracy) -> Step:
        """§5g 4, 5  P1 after an election, else P2; in the eighth round after an election both (rulings D12, D13).

        No goal without a majority, nor in a strike (ruling E9). An interim government has no programme: the Prime
        Minister's party names somebody (ruling G7); by the advanced rules always (ruling I1).
        """
        if not g.government:
            return done()
        destined = self.destined(g)
        if not g.has_majority or g.trouble == STRIKE:
            why = "majority" if not g.has_majority else STRIKE
            for seat in destined or [None]:
                g.tell(GoalLost(seat, why))
            return done()
        if g.interim or g.options.advanced:
            self.naming = 1 if g.interim else max(1, len(destined))
        else:
            self.due = [seat for seat in destined if seat is not None]
        return self.name

    def destined(self, g: Zoocracy) -> list[Seat | None]:
        """Whose markers lie where a goal is implemented this round."""
        if g.interim:
            return []
        if not g.elected:
            return [g.programme[1]]
        return list(g.programme) if g.round == g.edition.rounds else [g.programme[0]]

    def name(self, g: Zoocracy) -> Step:
        """§5g 6, §8 1; rulings G7, I1  The Prime Minister's party says who implements a goal."""
        if not self.naming:
            return self.implement
        seat = g.offices[PRIME_MINISTER]
        return ask(seat, "name-goal", NAMES[: g.players], self.named, default=NAMES[seat])

    def named(self, g: Zoocracy, action: NameGoal) -> Step:
        self.naming -= 1
        self.due.append(action.party)
        g.tell(GoalNamed(g.offices[PRIME_MINISTER], action.party))
        return self.name

    def implement(self, g: Zoocracy) -> Step:
        """§5g 4, §9b Resistance 1; ruling E10  A goal for each; against resistance only for food."""
        while self.due:
            seat = self.due[0]
            if g.trouble == RESISTANCE and g.goals[seat] < g.edition.goal_track:
                cost = g.edition.resistance
                if g.reckoned[seat] >= cost:
                    # In time of need it pays: food comes back, the goal does not (ruling J12).
                    return ask(seat, "resist", (DEFY, PASS), self.resisted, {"cost": cost}, DEFY)
                g.tell(GoalLost(seat, RESISTANCE))
            else:
                self.advance(g, seat)
            del self.due[0]
        return done()

    def resisted(self, g: Zoocracy, action: Action) -> Step:
        seat = self.due.pop(0)
        if type(action) is Defy:
            pay_food(g, seat, g.edition.resistance)
            g.tell(ResistancePaid(seat, g.edition.resistance))
            self.advance(g, seat)
        else:
            g.tell(GoalLost(seat, RESISTANCE))
        return self.implement

    def advance(self, g: Zoocracy, seat: Seat) -> None:
        implement_goal(g, seat, "named" if g.interim or g.options.advanced else "programme")
