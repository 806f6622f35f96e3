"""Phase 6: assassinations are announced in order, and resolved in order."""

from __future__ import annotations

from typing import Literal

from hemicycle.engine.declare import Fact, Public
from hemicycle.engine.flow import Frame, Step, ask, by_lot, call, done
from hemicycle.engine.words import Action, Pass

from .. import cards
from ..edition import BANK, LOCATIONS, MINISTER, RESIDENCE, Card, FamilyNumber, Location, Post
from ..events import SituationUnstable
from ..money import minus, payments, plus
from ..pay import Pay, PayBills, can_pay
from ..people import kill, make_president, show
from ..state import NOBODY, Junta
from .events import (
    AssassinationAnnounced,
    AttemptFailed,
    BurglarsPaid,
    CousinInstalled,
    KillerRolled,
    KillerTurned,
)
from .presidency import Election

PASS = Pass()


class Assassinate(Action, frozen=True):
    """Phase 6 3; ruling 42  Announce an assassination with a card: whom, and where he is thought to be."""

    card: Public[Card]
    target: Public[FamilyNumber]
    location: Public[Location]


class SecretPolice(Action, frozen=True):
    """Phase 6 2; ruling 39  The Minister's free assassination."""

    target: Public[FamilyNumber]
    location: Public[Location]


class Burgle(Action, frozen=True):
    """Cards 6; ruling J24  Send burglars to a residence."""

    card: Public[Card]
    target: Public[FamilyNumber]


class Overtime(Action, frozen=True):
    """Cards 7; ruling J22  Pay the secret police for one more assassination."""

    card: Public[Card]
    target: Public[FamilyNumber]
    location: Public[Location]


class SaveYourself(Action, frozen=True):
    """Play a card that saves one's life."""

    card: Public[Card]


class InstallCousin(Action, frozen=True):
    """Have one's cousin take a vacant post."""

    post: Public[Post]


class Attempt(Fact, frozen=True):
    """An assassination that was announced."""

    family: Public[FamilyNumber]
    card: Public[Card]
    """Empty: the secret police."""
    target: Public[FamilyNumber]
    location: Public[Location]


class AssassinPhase(Frame):
    """Phase 6 1  Announced from the Minister on, clockwise; then resolved in the same order."""

    order: Public[tuple[FamilyNumber, ...]] = ()
    place: Public[int] = 0
    struck: Public[bool] = False
    """Whether the secret police has been used."""
    attempts: Public[list[Attempt]] = []
    resolved: Public[int] = 0
    killed: Public[list[FamilyNumber]] = []

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        minister = g.holder(MINISTER)
        first = g.president if minister == NOBODY else minister
        self.order = tuple([family for family in g.present(first) if g.decides(family) != NOBODY])
        return self.announce

    # Announcing

    def announce(self, g: Junta) -> Step:
        """Phase 6 1; rulings 41, 43  A puppet's assassins are its leader's: he plays its cards at its place."""
        if self.place == len(self.order):
            return self.next_attempt
        family = self.order[self.place]
        options: list[Action] = []
        targets = [other for other in self.order if other != family and g.decides(other) != g.decides(family)]
        if targets:
            self.add_police(g, family, targets, options)
            self.add_cards(g, family, targets, options)
        options.append(PASS)
        about: dict[str, int | str] = {"family": family}
        return ask(g.decides(family), "assassinate", options, self.announced, about)

    def add_police(self, g: Junta, family: int, targets: list[int], options: list[Action]) -> None:
        if family != g.holder(MINISTER) or self.struck:
            return
        for location in police_locations(g):
            options += [SecretPolice(target, location) for target in targets]

    def add_cards(self, g: Junta, family: int, targets: list[int], options: list[Action]) -> None:
        for card in dict.fromkeys(g.families[family].hand):
            politics = g.edition.cards[card]
            if politics.kind != "assassin" and politics.kind != "bribe":
                continue
            does = politics.effects
            if not does.deeds or not can_pay(g, family, does.cost) or not cards.may_play(g, family, card):
                continue
            if "attempt" in does.deeds:
                options += [Assassinate(card, target, place) for target in targets for place in LOCATIONS]
            elif "burgle" in does.deeds:
                options += [Burgle(card, target) for target in targets]
            elif "another-attempt" in does.deeds and family == g.holder(MINISTER) and self.struck:
                for location in police_locations(g, again=True):
                    options += [Overtime(card, target, location) for target in targets]

    def announced(self, g: Junta, action: Action) -> Step:
        family = self.order[self.place]
        if isinstance(action, Assassinate):
            return self.send(g, Attempt(family, action.card, action.target, action.location))
        if isinstance(action, Burgle):
            return self.send(g, Attempt(family, action.card, action.target, RESIDENCE))
        if isinstance(action, SecretPolice | Overtime):
            self.struck = True
            if action.location == BANK:
                g.struck = g.turn.number
            price = 0
            if isinstance(action, Overtime):
                price = g.edition.cards[action.card].effects.cost
                cards.play(g, family, action.card)
            self.note(g, Attempt(family, "", action.target, action.location))
            return self.pay(family, price)
        self.place += 1
        return self.announce

    def send(self, g: Junta, attempt: Attempt) -> Step:
        """The card lies on the table until it is resolved."""
        one = g.families[attempt.family]
        one.hand.remove(attempt.card)
        g.table.append(attempt.card)
        self.note(g, attempt)
        return self.pay(attempt.family, g.edition.cards[attempt.card].effects.cost)

    def note(self, g: Junta, attempt: Attempt) -> None:
        self.attempts.append(attempt)
        g.families[attempt.target].target = True
        g.tell(AssassinationAnnounced(attempt.family, attempt.card, attempt.target, attempt.location))

    def pay(self, family: int, price: int) -> Step:
        return call(Pay(family=family, price=price, what="assassin"), self.announce)

    # Resolving

    def next_attempt(self, g: Junta) -> Step:
        if self.resolved == len(self.attempts):
            return self.over
        attempt = self.attempts[self.resolved]
        self.resolved += 1
        if attempt.card:
            g.table.remove(attempt.card)
            g.discard.append(attempt.card)
        return call(Strike(attempt=attempt), self.struck_out)

    def struck_out(self, g: Junta, killed: list[int]) -> Step:
        self.killed += killed
        return self.next_attempt

    def over(self, g: Junta) -> Step:
        """The situation, a new President where he is dead, and his cousin."""
        for one in g.families:
            one.target = False
        if not self.killed:
            return done()
        if not g.turn.unstable:
            g.turn.unstable = True
            g.tell(SituationUnstable())
        alive = [seat for seat in range(g.players) if not g.families[seat].dead]
        if not alive:
            return done("everybody")
        present = g.players_present(g.president)
        if not g.families[g.president].dead:
            return self.cousin
        if not present:
            # All who are left are in exile: nobody governs, and the oldest rule has it that somebody must.
            make_president(g, come_home(g, alive), "alone")
            return self.cousin
        return call(Election(first=present[0]), self.elected)

    def elected(self, g: Junta, seat: int) -> Step:
        alone = len(g.players_present(seat)) == 1
        make_president(g, seat, "alone" if alone else "faction" if g.small else "vote")
        return self.cousin

    def cousin(self, g: Junta) -> Step:
        """Cousin 1; ruling 14  The President's cousin takes one vacant post; the others are frozen."""
        if g.small or g.cousin:
            return done()
        vacant = vacant_posts(g)
        if not vacant:
            return done()
        options = [InstallCousin(post) for post in vacant]
        return ask(g.president, "install-cousin", options, self.installed, default=by_lot())

    def installed(self, g: Junta, action: InstallCousin) -> Step:
        g.cousin, g.cousin_of = action.post, g.posts[action.post]
        g.posts[action.post] = g.president
        g.tell(CousinInstalled(g.president, action.post))
        return done()


def vacant_posts(g: Junta) -> list[str]:
    """Posts of the dead, and those that a new President has given up."""
    return [post for post, family in g.posts.items() if family == NOBODY or g.families[family].dead]


def come_home(g: Junta, alive: list[int]) -> int:
    """With everybody else dead, the first exile clockwise is called back as President."""
    seat = next(seat for seat in g.clockwise(g.president) if seat in alive)
    g.families[seat].exile = ""
    return seat


def police_locations(g: Junta, *, again: bool = False) -> list[str]:
    """Where the secret police may strike: every second turn at the Bank, and by one reading elsewhere (ruling 39).

    `again`: in overtime, which may be at the Bank in the same turn as the strike before it (ruling J22).
    """
    at_bank = g.struck < 0 or g.turn.number - g.struck >= 2 or (again and g.struck == g.turn.number)
    found = [BANK] if at_bank else []
    if g.options.secret_police == "anywhere":
        found += [location for location in LOCATIONS if location != BANK]
    return found


class Strike(Frame):
    """Phase 6 4  One attempt: was the guess right, do the dice allow it, can the victim save himself?"""

    attempt: Public[Attempt]
    die: Public[int] = 0
    price: Public[int] = 0
    """What burglars want."""

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        attempt = self.attempt
        victim = g.families[attempt.target]
        does = g.edition.cards[attempt.card].effects if attempt.card else None
        if victim.dead:
            return self.fail(g, "dead")
        if does is not None and "burgle" in does.deeds:
            return self.burgle(g, does.figure)
        if does is not None and does.mad:
            self.die = g.chance.roll("madman")
            g.tell(KillerRolled(attempt.family, attempt.card, self.die, self.die <= 3))
            if self.die == 6:
                again = g.chance.roll("madman")
                g.tell(KillerRolled(attempt.family, attempt.card, again, False))
                if again >= 4:
                    return self.turn_on_sender(g)
            if self.die > 3:
                return self.fail(g, "mad")
        show(g, attempt.target)
        if victim.location != attempt.location:
            return self.fail(g, "elsewhere")
        if does is not None and does.fails_to:
            self.die = g.chance.roll("assassin")
            g.tell(KillerRolled(attempt.family, attempt.card, self.die, self.die > does.fails_to))
            if self.die <= does.fails_to:
                return self.fail(g, "dice")
        return self.defend

    def fail(self, g: Junta, why: Literal["elsewhere", "dead", "dice", "mad", "saved", "home"]) -> Step:
        attempt = self.attempt
        g.tell(AttemptFailed(attempt.family, attempt.card, attempt.target, why, self.die))
        return done([])

    def turn_on_sender(self, g: Junta) -> Step:
        """Cards 5  He kills whoever has sent him, if that one is still alive."""
        g.tell(KillerTurned(self.attempt.family, self.die))
        if g.families[self.attempt.family].dead:
            return done([])
        kill(g, self.attempt.family, NOBODY)
        return done([self.attempt.family])

    # The victim

    def defend(self, g: Junta) -> Step:
        """Phase 6 4; ruling 17  Whoever is hit is asked, whatever he holds: he may have a card that saves him."""
        target = self.attempt.target
        hand = dict.fromkeys(g.families[target].hand)
        options = [SaveYourself(card) for card in hand if saves(g, target, card)]
        cheapest = min(options, key=lambda option: price_of_life(g, option.card), default=PASS)
        about: dict[str, int | str] = {"family": target}
        return ask(g.decides(target), "save-yourself", (*options, PASS), self.defended, about, cheapest)

    def defended(self, g: Junta, action: Action) -> Step:
        attempt = self.attempt
        if isinstance(action, SaveYourself):
            cards.play(g, attempt.target, action.card)
            price = price_of_life(g, action.card)
            return call(Pay(family=attempt.target, price=price, what="defence"), self.saved)
        kill(g, attempt.target, heir(g, attempt.family))
        return done([attempt.target])

    def saved(self, g: Junta) -> Step:
        return self.fail(g, "saved")

    # Burglars

    def burgle(self, g: Junta, price: int) -> Step:
        """Cards 6  Whoever is not at his residence pays, with bills of his choice."""
        show(g, self.attempt.target)
        if g.families[self.attempt.target].location == RESIDENCE:
            return self.fail(g, "home")
        self.price = price
        return self.ransom

    def ransom(self, g: Junta) -> Step:
        """Cards 6; Foreign aid 2; ruling 20  Two millions, or all there is, and no change."""
        target = self.attempt.target
        reserve = g.families[target].reserve
        options = [PayBills(bills) for bills in payments(reserve, self.price) or (reserve,)]
        about: dict[str, int | str] = {"price": self.price}
        return ask(g.decides(target), "pay", options, self.robbed, about, default=options[0])

    def robbed(self, g: Junta, action: PayBills) -> Step:
        attempt = self.attempt
        victim = g.families[attempt.target]
        victim.reserve = minus(victim.reserve, action.bills)
        taker = heir(g, attempt.family)
        seats = victim.seats
        if taker == NOBODY:
            g.box = plus(g.box, action.bills)
        else:
            one = g.families[taker]
            one.reserve = plus(one.reserve, action.bills)
            seats = (*seats, *one.seats)
        g.tell(BurglarsPaid(seats, attempt.target, taker, action.bills))
        return done([])


def saves(g: Junta, family: int, card: Card) -> bool:
    """Whether a card saves its owner: by what it says, or by house rule any that is sent to kill."""
    politics = g.edition.cards[card]
    deeds = politics.effects.deeds
    if "save" in deeds and cards.may_play(g, family, card) and can_pay(g, family, price_of_life(g, card)):
        return True
    return g.options.block == "yes" and politics.kind == "assassin" and "attempt" in deeds


def price_of_life(g: Junta, card: Card) -> int:
    """What it costs to save oneself with a card: killers are paid for killing alone."""
    politics = g.edition.cards[card]
    return politics.effects.cost if politics.kind == "bribe" else 0


def heir(g: Junta, killer: int) -> int:
    """Who gets the money: a puppet's victims pay its leader; the dead inherit nothing."""
    seat = g.decides(killer)
    if g.families[killer].dead or seat == NOBODY or g.families[seat].dead:
        return NOBODY
    return seat
