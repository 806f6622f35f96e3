"""Phases 3 and 4: the aid of the year, and the budget."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from hemicycle.engine.declare import Addressed, Public, Seat
from hemicycle.engine.flow import Frame, Step, ask, call, done
from hemicycle.engine.window import Window
from hemicycle.engine.words import Action

from .. import cards
from ..edition import MINISTER, ByFamily, Card, FamilyNumber
from ..events import NothingPlayed, SituationUnstable
from ..money import BILL, EMPTY, Denomination, Purse, kinds, minus, plus, size, worth
from ..pay import take
from ..state import NOBODY, Junta, Pile
from .events import (
    AidDrawn,
    AidExhausted,
    BankClosed,
    BudgetForced,
    BudgetProposed,
    BudgetRefused,
    BudgetTakenOver,
    BudgetVoted,
    LoyaltyTried,
    PileAnnounced,
    PilePaid,
    PilesSealed,
    PuppetJoined,
    TieBroken,
)
from .presidency import ChooseWinner
from .scrutin import AGAINST, BUDGET, FOR, Scrutin, Tally


class PutBill(Action, frozen=True):
    """Put a bill on somebody's pile."""

    family: Public[FamilyNumber]
    bill: Public[Denomination]


class TakeBill(Action, frozen=True):
    """Take a bill back from a pile."""

    family: Public[FamilyNumber]
    bill: Public[Denomination]


class SealPiles(Action, frozen=True):
    """The piles are as they should be."""


class Announce(Action, frozen=True):
    """Announce what a pile holds: never more than is in it."""

    value: Public[int]


class ForceBudget(Action, frozen=True):
    """Send the police into Parliament."""


class LetBudgetFail(Action, frozen=True):
    """Let the budget be refused."""


class KeepBill(Action, frozen=True):
    """Keep this bill, and give up all others; 0: there is none."""

    bill: Public[Denomination]


class TakeOverBudget(Action, frozen=True):
    """Play a card to propose a budget in the President's stead."""

    card: Public[Card]


MOST_TAKEN_BACK = 40
"""Bills in one budget: nobody keeps a table waiting by moving them to and fro."""
SEAL = SealPiles()
FORCE = (ForceBudget(), LetBudgetFail())


class AidPhase(Frame):
    """Phase 3 1  Eight bills for the President; if there are not as many, the game is over (ruling 87)."""

    def enter(self, g: Junta) -> Step:
        if len(g.pile) < g.edition.aid:
            g.tell(AidExhausted())
            return done("aid")
        one = g.families[g.president]
        bills = take(g, g.edition.aid)
        one.reserve = plus(one.reserve, bills)
        g.tell(AidDrawn(one.seats, g.edition.aid, bills))
        return done()


class Budget(Frame):
    """Phase 4 1  Piles face down, announced, voted on; refused, it may be forced."""

    seat: Public[Seat] = NOBODY
    """Who proposes it: the President, or who has taken it over from him."""
    first: Public[bool] = True
    """Whether it is the President's own."""
    taken_back: Addressed[int] = 0
    """How many bills were taken back from piles: not for ever."""
    draft: Addressed[ByFamily[Purse]] = []
    """The piles while they are being made, by family: only who makes them sees them."""
    votes: Public[int] = 0
    """Of a tie: the votes on each side."""

    def fill(self, g: Junta, viewer: Seat, rng: Random) -> None:
        if viewer != self.seat:
            self.draft, self.taken_back = [EMPTY] * len(g.families), 0

    def enter(self, g: Junta) -> Step:
        self.draft = [EMPTY] * len(g.families)
        if self.first:
            self.seat = g.president
        return self.build

    # The piles

    def build(self, g: Junta) -> Step:
        """Phase 4 1; ruling 29  Bill by bill. The piles' bills leave the reserve only as they are sealed."""
        if self.first and self.seat != g.president:
            # He has resigned over it; the money has gone to the new one, who begins anew (ruling 12).
            self.seat, self.draft = g.president, [EMPTY] * len(g.families)
        reserve = g.families[self.seat].reserve
        used = EMPTY
        for pile in self.draft:
            used = plus(used, pile)
        left = minus(reserve, used)
        if min(left) < 0:
            # Some of it has changed hands meanwhile.
            self.draft = [EMPTY] * len(g.families)
            left = reserve
        options: list[Action] = [SEAL]
        for family in range(len(g.families)):
            if family != self.seat and (g.active(family) or family >= g.players):
                options += [PutBill(family, bill) for bill in kinds(left)]
        if self.taken_back < MOST_TAKEN_BACK:
            for family, pile in enumerate(self.draft):
                options += [TakeBill(family, bill) for bill in kinds(pile)]
        return ask(self.seat, "make-budget", options, self.built, default=SEAL)

    def built(self, g: Junta, action: Action) -> Step:
        if isinstance(action, PutBill):
            self.draft[action.family] = plus(self.draft[action.family], BILL[action.bill])
            return self.build
        if isinstance(action, TakeBill):
            self.draft[action.family] = minus(self.draft[action.family], BILL[action.bill])
            self.taken_back += 1
            return self.build
        one = g.families[self.seat]
        for family, bills in enumerate(self.draft):
            if size(bills):
                one.reserve = minus(one.reserve, bills)
                g.turn.piles.append(Pile((self.seat,), family, bills, size(bills), NOBODY))
        self.draft = [EMPTY] * len(g.families)
        families = tuple([pile.family for pile in g.turn.piles])
        g.tell(PilesSealed(self.seat, families, tuple([pile.size for pile in g.turn.piles])))
        return self.announce

    def announce(self, g: Junta) -> Step:
        """The value of each pile: less than it holds perhaps, never more.

        Where time runs out it is what all see: a million for each bill.
        """
        for pile in g.turn.piles:
            if pile.announced == NOBODY:
                options = [Announce(value) for value in range(worth(pile.bills), -1, -1)]
                about: dict[str, int | str] = {"family": pile.family, "number": pile.size}
                return ask(self.seat, "announce", options, self.announced, about, Announce(pile.size))
        return self.propose

    def announced(self, g: Junta, action: Announce) -> Step:
        pile = next(pile for pile in g.turn.piles if pile.announced == NOBODY)
        pile.announced = action.value
        g.tell(PileAnnounced(pile.family, action.value))
        return self.announce

    def propose(self, g: Junta) -> Step:
        families = tuple([pile.family for pile in g.turn.piles])
        sizes = tuple([pile.size for pile in g.turn.piles])
        g.tell(BudgetProposed(self.seat, families, sizes, tuple([pile.announced for pile in g.turn.piles])))
        if g.small and self.first:
            buy_loyalty(g)
        order = tuple(g.present(g.president))
        bound = tuple([family for family in order if g.small and g.decides(family) == self.seat])
        return call(Scrutin(question=BUDGET, choices=(FOR, AGAINST), order=order, bound=bound), self.counted)

    # The vote

    def counted(self, g: Junta, tally: Tally) -> Step:
        yes, no = tally.of(FOR), tally.of(AGAINST)
        if yes == no:
            self.votes = yes
            return call(CastingVote(), self.tie_broken)
        return self.decided(g, yes, no, yes > no)

    def tie_broken(self, g: Junta, choice: str) -> Step:
        return self.decided(g, self.votes, self.votes, choice == FOR)

    def decided(self, g: Junta, yes: int, no: int, passed: bool) -> Step:
        g.tell(BudgetVoted(self.seat, yes, no, passed))
        if passed:
            self.pay(g)
            return done()
        g.turn.unstable = True
        g.tell(SituationUnstable())
        if self.first:
            window = TakeOver(order=tuple(g.players_present(g.president)[1:]), kind="take-over")
            return call(window, self.taken_over)
        return self.force

    def taken_over(self, g: Junta, seat: Seat | None) -> Step:
        """Cards 13  Somebody takes all the President's bills but one, and proposes his own."""
        if seat is None:
            g.tell(NothingPlayed())
            return self.force
        self.take_back(g)
        return call(Substitute(seat=seat))

    def force(self, g: Junta) -> Step:
        """Phase 4 3; ruling 28  The Minister may force it; where he is gone, nobody can."""
        minister = g.holder(MINISTER)
        if minister == NOBODY or g.decides(minister) == NOBODY:
            return self.refuse
        seat = g.decides(minister)
        return ask(seat, "force-budget", FORCE, self.forced, {"family": minister})

    def forced(self, g: Junta, action: Action) -> Step:
        if isinstance(action, LetBudgetFail):
            return self.refuse
        g.turn.forced = True
        g.tell(BudgetForced(g.holder(MINISTER)))
        self.pay(g)
        close(g, "siesta")
        return done()

    def refuse(self, g: Junta) -> Step:
        self.take_back(g)
        g.tell(BudgetRefused(self.seat))
        close(g, "holiday")
        return done()

    def pay(self, g: Junta) -> None:
        for pile in g.turn.piles:
            one = g.families[pile.family]
            one.reserve = plus(one.reserve, pile.bills)
            g.tell(PilePaid(pile.family, one.seats, pile.size, pile.bills))
        g.turn.piles = []

    def take_back(self, g: Junta) -> None:
        """Ruling 30  What was in the piles is his again."""
        one = g.families[self.seat]
        for pile in g.turn.piles:
            one.reserve = plus(one.reserve, pile.bills)
        g.turn.piles = []


def close(g: Junta, how: Literal["siesta", "holiday"]) -> None:
    """Phase 4 3, 4  Closed for the siesta, or for the holidays, which go further."""
    if g.turn.bank == "holiday":
        return
    g.turn.bank = how
    g.tell(BankClosed(how))


class CastingVote(Frame):
    """Ballots 7; ruling 1  The President decides a tie."""

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        options = (ChooseWinner(FOR), ChooseWinner(AGAINST))
        return ask(g.president, "break-tie", options, self.chose, {"question": "budget"}, options[0])

    def chose(self, g: Junta, action: ChooseWinner) -> Step:
        g.tell(TieBroken(g.president, action.choice))
        return done(action.choice)


class TakeOver(Window):
    """Cards 13  Whoever has the card may take the budget over."""

    undisturbed = True
    how = "together"

    def answers(self, g: Junta, seat: Seat) -> Sequence[Action]:
        hand = [card for card in dict.fromkeys(g.families[seat].hand) if cards.may_play(g, seat, card)]
        return [
            TakeOverBudget(card) for card in hand if "substitute-budget" in g.edition.cards[card].effects.deeds
        ]

    def play(self, g: Junta, seat: Seat, action: TakeOverBudget) -> Step:
        cards.play(g, seat, action.card)
        return done(seat)


class Substitute(Frame):
    """Cards 13  The President keeps one bill, and another proposes what becomes of the rest."""

    seat: Public[Seat]

    undisturbed = True

    def enter(self, g: Junta) -> Step:
        options = [KeepBill(bill) for bill in kinds(g.families[g.president].reserve) or (0,)]
        return ask(g.president, "keep-bill", options, self.kept, default=options[-1])

    def kept(self, g: Junta, action: KeepBill) -> Step:
        giver, heir = g.families[g.president], g.families[self.seat]
        kept = BILL.get(action.bill, EMPTY)
        bills, giver.reserve = minus(giver.reserve, kept), kept
        heir.reserve = plus(heir.reserve, bills)
        g.tell(BudgetTakenOver(self.seat, (*giver.seats, *heir.seats), bills))
        return self.propose

    def propose(self, g: Junta) -> Step:
        return call(Budget(seat=self.seat, first=False))


def buy_loyalty(g: Junta) -> None:
    """Two players 5  For each puppet a die against the table: the President's faction, or the other."""
    rival = opponent(g)
    promised = {pile.family: pile.announced for pile in g.turn.piles}
    for family in range(g.players, len(g.families)):
        needed = loyalty(g, family, promised.get(family, 0))
        won = False
        if needed:
            die = g.chance.roll("loyalty")
            won = die <= needed
            g.tell(LoyaltyTried(family, needed, die, won))
        follow(g, family, g.president if won else rival)


def loyalty(g: Junta, family: int, promised: int) -> int:
    """Two players 5  What the die may show at most; 0: it fails by itself (ruling 81)."""
    votes = cards.influence_votes(g, family)
    if g.posts.get(MINISTER) == family:
        votes += g.edition.minister_votes
    small, middling = g.edition.loyalty
    return max(0, min(promised, 5) - (votes > small) - (votes > middling))


def opponent(g: Junta) -> Seat:
    """Two players 5  The leader of the opposition; of three, whoever is not Minister."""
    others = [seat for seat in range(g.players) if seat != g.president and g.posts.get(MINISTER) != seat]
    return others[0]


def follow(g: Junta, family: int, leader: Seat) -> None:
    """A puppet joins a faction: its leader sees its cards and its money from now on."""
    one = g.families[family]
    one.leader, one.seats = leader, (leader,)
    g.tell(PuppetJoined(family, leader, one.seats, tuple(one.hand), one.reserve, one.account))
