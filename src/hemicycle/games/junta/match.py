"""The whole game: the set-up, the first election, turn after turn of nine phases, and the end."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.engine.declare import Public
from hemicycle.engine.flow import Call, End, Frame, Request, Step, Then, ask, call, done, end, interrupt, offer
from hemicycle.engine.words import Action, Answer, GameOver

from . import cards
from .coup.declaration import Declaration
from .edition import POSTS
from .events import (
    AccountsOpened,
    AidDrawn,
    AidExhausted,
    EverybodyLost,
    ExileReturned,
    ExileStayed,
    PhaseBegan,
    PuppetsShown,
    TurnBegan,
    TurnEnded,
)
from .money import BILL, EMPTY, kinds, minus, plus, size, spread
from .pay import spend, take
from .politics.assassins import AssassinPhase
from .politics.bank import BankPhase
from .politics.budget import Budget
from .politics.cabinet import CabinetPhase
from .politics.deeds import Interlude
from .politics.draw import PoliticsPhase
from .politics.location import LocationPhase
from .politics.presidency import FirstElection, Resignation
from .state import NOBODY, Family, Junta

PUPPETS = {2: 3, 3: 2}
"""How many puppets sit at a small table (ruling 84)."""


class Resign(Action, frozen=True):
    """Resign as President."""


class ReturnHome(Action, frozen=True):
    """Come back from exile for a bill, or for nothing where there is none."""

    bill: Public[int]


class StayAbroad(Action, frozen=True):
    """Stay in exile for a bill."""

    bill: Public[int]


RESIGN = (Resign(),)


class Match(Frame):
    """Set-up and end  From the first cards to the last aid."""

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
        g.turn += 1
        g.tell(TurnBegan(g.turn))
        return call(Turn(), self.turn_over)

    def turn_over(self, g: Junta, over: str) -> Step:
        if over == "everybody":
            return lose(g)
        return finish(g) if over else self.next_turn


def finish(g: Junta) -> End:
    places, points = g.places_and_points()
    g.tell(AccountsOpened(points))
    g.tell(GameOver(places, points))
    return end()


def lose(g: Junta) -> End:
    """Phase 6; ruling 86  Everybody has lost."""
    g.lost = True
    g.tell(EverybodyLost())
    return finish(g)


class Turn(Frame):
    """Nine phases; its result says whether the game is over."""

    place: Public[int] = 0
    exiles: Public[tuple[int, ...]] = ()

    def enter(self, g: Junta) -> Step:
        begin(g, 1)
        return call(PoliticsPhase(), self.cabinet)

    # Resigning

    def offers(self, g: Junta) -> Iterable[Request]:
        """Resignation  While the President is asked something outside ballots, killings and coups (ruling 11)."""
        if g.resigned == g.phase or g.piles:
            return ()
        if g.ask.state == "trim":
            return ()  # he may lose cards in the election, and would have none too many any more
        for request in g.ask.requests:
            if request.seat == g.president and not request.answered:
                return [offer(g.president, "resign", RESIGN, self.resign, rule="President; ruling 11")]
        return ()

    def resign(self, g: Junta, answer: Answer) -> Call:
        top = g.stack[-1]
        if isinstance(top, LocationPhase):
            top.forget(g)
        return interrupt(Resignation(seat=answer.seat))

    # The phases

    def cabinet(self, g: Junta, _: None) -> Step:
        begin(g, 2)
        return call(CabinetPhase(), self.interlude_aid)

    def interlude_aid(self, g: Junta, _: None) -> Step:
        return self.interlude(g, self.aid)

    def interlude(self, g: Junta, then: Then) -> Step:
        """House rule  Between phases, where cards may be played at any moment."""
        if not g.any_time:
            return then(g, None)
        order = tuple(g.players_present(g.president))
        window = Interlude(order=order, kind="play-any-time", rule="Cards", how="together")
        return call(window, then)

    def aid(self, g: Junta, _: None) -> Step:
        """Phase 3  Eight bills for the President; if there are not as many, the game is over (ruling 87)."""
        begin(g, 3)
        if len(g.pile) < g.edition.aid:
            g.tell(AidExhausted())
            return done("aid")
        one = g.families[g.president]
        bills = take(g, g.edition.aid)
        one.reserve = plus(one.reserve, bills)
        g.tell(AidDrawn(one.seats, g.edition.aid, bills))
        begin(g, 4)
        return call(Budget(seat=g.president), self.interlude_location)

    def interlude_location(self, g: Junta, _: None) -> Step:
        return self.interlude(g, self.location)

    def location(self, g: Junta, _: None) -> Step:
        begin(g, 5)
        return call(LocationPhase(), self.assassins)

    def assassins(self, g: Junta, _: None) -> Step:
        begin(g, 6)
        return call(AssassinPhase(), self.interlude_bank)

    def interlude_bank(self, g: Junta, over: str | None) -> Step:
        if over:
            return done(over)
        return self.interlude(g, self.bank)

    def bank(self, g: Junta, _: None) -> Step:
        begin(g, 7)
        return call(BankPhase(), self.coup)

    def coup(self, g: Junta, _: None) -> Step:
        begin(g, 8)
        return call(Declaration(), self.end_of_turn)

    def end_of_turn(self, g: Junta, _: None) -> Step:
        begin(g, 9)
        if g.bank == "siesta":
            return call(BankPhase(rule="Phase 9"), self.banked)
        return self.banked(g, None)

    def banked(self, g: Junta, _: None) -> Step:
        self.exiles = tuple([family for family in g.clockwise(g.president) if g.families[family].exile])
        return self.exile

    def exile(self, g: Junta) -> Step:
        """Phase 9  An exile returns for a bill of the reserve or stays for one of the account (rulings 36, 37)."""
        if self.place == len(self.exiles):
            return self.over
        seat = self.exiles[self.place]
        one = g.families[seat]
        back = kinds(one.reserve) or kinds(one.account) or (0,)
        away = kinds(one.account) or kinds(one.reserve) or (0,)
        options: list[Action] = [ReturnHome(bill) for bill in back]
        options += [StayAbroad(bill) for bill in away]
        return ask(seat, "exile", options, self.decided, "Exile; ruling 36", default=options[0])

    def decided(self, g: Junta, action: ReturnHome | StayAbroad) -> Step:
        seat = self.exiles[self.place]
        one = g.families[seat]
        home = isinstance(action, ReturnHome)
        if action.bill:
            bill = BILL[action.bill]
            from_reserve = bool(size(one.reserve)) if home else not size(one.account)
            if from_reserve:
                one.reserve = minus(one.reserve, bill)
            else:
                one.account = minus(one.account, bill)
            spend(g, bill)
        if home:
            one.exile = ""
            g.tell(ExileReturned(seat))
        else:
            g.tell(ExileStayed(seat))
        self.place += 1
        return self.exile

    def over(self, g: Junta) -> Step:
        """Phase 9  All is as before a turn: stable, the Bank open, the dead replaced."""
        for family, one in enumerate(g.families):
            if family >= g.players:
                g.box, one.reserve = plus(g.box, one.reserve), EMPTY
            if one.dead:
                # Their posts are frozen until they are given anew, not until the family has a new head.
                for post in g.posts_of(family):
                    g.posts[post] = NOBODY
            one.dead, one.location, one.shown, one.funds, one.traded = False, "", "", 0, False
        g.unstable, g.bank, g.forced, g.placed, g.banked = False, "open", False, False, False
        g.reform, g.reform_up_to, g.sacrilege, g.resigned = NOBODY, 0, {}, 0
        g.tell(TurnEnded(g.turn))
        return done("")


def begin(g: Junta, phase: int) -> None:
    g.phase = phase
    g.tell(PhaseBegan(phase))
