"""A game of Junta that is known before it is played: four people, one deal, and what each of them will do.

A copy of the game is played beside the pages, and says who does what next.
"""

from __future__ import annotations

from hemicycle.engine.deals import AcceptDeal, Offer, Term
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Event
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.aftermath import ChooseSide, Execute
from hemicycle.games.junta.coup.declaration import DECLARE
from hemicycle.games.junta.coup.events import CoupDecided, ShotsFired, SquadCalled
from hemicycle.games.junta.coup.march import END_MOVE, HoldBack, March
from hemicycle.games.junta.coup.phases import CONCEDE
from hemicycle.games.junta.coup.retreat import LetRetreat
from hemicycle.games.junta.coup.salvos import HOLD_FIRE, FireAt
from hemicycle.games.junta.edition import BANK, MINISTER, PALACE
from hemicycle.games.junta.events import FamilyKilled
from hemicycle.games.junta.money import kinds, size
from hemicycle.games.junta.politics.assassins import SecretPolice
from hemicycle.games.junta.politics.bank import Deposit
from hemicycle.games.junta.politics.budget import FORCE, SEAL, Announce, PutBill
from hemicycle.games.junta.politics.cabinet import KEEP, GivePost
from hemicycle.games.junta.politics.deeds import LayInfluence
from hemicycle.games.junta.politics.events import BudgetForced, BudgetVoted
from hemicycle.games.junta.politics.location import GoTo
from hemicycle.games.junta.politics.presidency import Nominate
from hemicycle.games.junta.politics.scrutin import AGAINST, FOR, GiveAll, GiveVotes, PlayInBallot
from hemicycle.games.junta.state import Junta
from hemicycle.games.junta.trades import HandBills, HandCard

from .people import MIXED_IN

PLAYERS = 4
TURNS = 2
WANTED = ("trade", "refused", "forced", "killed", "shots", "decided", "squad", "banked")
"""What has to happen in a game that is worth the test."""


class Plan:
    """People who refuse a budget, strike at the Bank, rise in arms, and are friends again in the next turn."""

    def __init__(self, secret: str):
        self.game = Game.begin(RULES, RULES.setup(PLAYERS), secret, (MIXED_IN,) * PLAYERS)
        self.done: set[str] = set()
        self.acts = 0
        """How often somebody has had to do something on a page."""

    @property
    def g(self) -> Junta:
        assert isinstance(self.game.state, Junta)
        return self.game.state

    @property
    def over(self) -> bool:
        return self.game.over or self.g.turn.number > TURNS

    @property
    def next(self) -> Request:
        """Who is asked next."""
        return next(one for one in self.game.requests if not one.optional and not one.answered)

    @property
    def minister(self) -> int:
        return self.g.posts[MINISTER]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(PLAYERS) if seat not in (self.g.president, self.minister)]

    @property
    def victim(self) -> int:
        return self.others[0]

    @property
    def rebel(self) -> int:
        return self.others[1]

    # What is agreed and conceded beside what is asked

    def trade(self) -> tuple[Term, Term] | None:
        """The President, with the aid in his hands, buys a card of the player to his left."""
        request, seller = self.next, (self.g.president + 1) % PLAYERS
        hand = self.g.families[seller].hand
        if request.kind != "make-budget" or "trade" in self.done or not hand:
            return None
        bill = kinds(self.g.families[self.g.president].reserve)[0]
        return HandBills(self.g.president, seller, bill, 1), HandCard(seller, self.g.president, hand[0])

    def agree(self, terms: tuple[Term, Term]) -> None:
        buyer, seller = terms[0].seat, terms[1].seat
        (deal,) = self.game.bargain(buyer, Offer((seller,), terms))
        self.game.bargain(seller, AcceptDeal(deal.id))
        self.done.add("trade")

    def concedes(self) -> list[Request]:
        """After the rebellion all agree that the Junta has won."""
        coup = self.g.coup
        if coup is None or coup.phase == 0 or coup.settled or "shots" not in self.done:
            return []
        return [one for one in self.game.requests if one.kind == "concede" and not coup.agreed[one.seat]]

    # What one does when asked

    def choices(self, request: Request) -> list[Action]:
        """What is done at one go on a page."""
        first_turn = self.g.turn.number == 1
        match request.kind:
            case "nominate":
                named = self.g.stack[-1].candidates  # type: ignore[attr-defined]
                return [PASS if named else Nominate(0)]
            case "vote":
                return self.votes(request)
            case "play-cards":
                lays = [one for one in request.options if isinstance(one, LayInfluence)]
                mine = self.g.families[request.seat].influence
                return [lays[0] if lays and not mine and first_turn else PASS]
            case "give-post":
                # The rebel to be has his barracks near the palace.
                near = GivePost("general-3", PLAYERS - 1)
                return [
                    near if near in request.options else KEEP if KEEP in request.options else request.options[0]
                ]
            case "make-budget":
                return self.budget(request)
            case "force-budget":
                return [FORCE[0]]
            case "choose-location":
                bank = request.seat == self.victim if first_turn else request.seat < 2
                return [GoTo(BANK if bank else "night-club")]
            case "assassinate":
                strike = SecretPolice(self.victim, BANK)
                return [strike if first_turn and strike in request.options else PASS]
            case "bank":
                reserve = self.g.families[request.seat].reserve
                return [Deposit(reserve) if size(reserve) else PASS]
            case "declare-coup":
                rises = first_turn and request.seat == self.rebel and DECLARE["move"] in request.options
                return [DECLARE["move"] if rises else PASS]
            case "move-units":
                return [self.march(request)]
            case "fire":
                rises = request.seat == self.g.coup.first if self.g.coup else False
                fires = [one for one in request.options if isinstance(one, FireAt)]
                return [fires[0] if rises and fires else HOLD_FIRE]
            case "forbid-retreat":
                return [LetRetreat()]
            case "choose-side":
                return [ChooseSide("junta" if request.seat == self.rebel else "president")]
            case "firing-squad":
                shot = [one for one in request.options if isinstance(one, Execute)]
                return [shot[0] if shot else request.options[-1]]
            case "take-over" | "save-yourself" | "bombard" | "declare-attack" | "answer-ballot":
                return [PASS]
        return [request.options[0]]

    def votes(self, request: Request) -> list[Action]:
        """All votes at once; on the page that is the whole vote, where nothing else could be given or played."""
        hand = self.g.families[request.seat].hand
        choice: int | str
        if request.about["question"] == "budget":
            choice = AGAINST if self.g.turn.number == 1 and request.seat != self.g.president else FOR
        else:
            choice = (
                next(one.choice for one in request.options if isinstance(one, GiveVotes))
                if self.g.turn.number
                else 0
            )
        single = [one for one in request.options if isinstance(one, GiveVotes)]
        lying = [one for one in single if one.source not in hand and one.choice == choice]
        if not lying:
            return [PASS]
        whole = [one for one in request.options if isinstance(one, GiveAll) and one.choice == choice]
        given: list[Action] = [*(whole or lying)]
        more = any(one.source in hand for one in single) or any(
            isinstance(one, PlayInBallot) for one in request.options
        )
        return given if more else [*given, PASS]

    def budget(self, request: Request) -> list[Action]:
        """A small bill for each of two others, announced as it is."""
        puts = [one for one in request.options if isinstance(one, PutBill)]
        bill = min(one.bill for one in puts)
        reserve = self.g.families[request.seat].reserve
        most = reserve[bill - 1]
        to = sorted({one.family for one in puts})[: min(2, most)]
        return [*[PutBill(family, bill) for family in to], SEAL, *[Announce(bill) for _ in to]]

    def march(self, request: Request) -> Action:
        """The rebel takes the shortest way to the palace, and all others stay where they are."""
        coup = self.g.coup
        assert coup is not None
        ways = [one for one in request.options if isinstance(one, March)]
        if request.seat != coup.first or not ways:
            return END_MOVE
        held = [one.area for one in request.options if isinstance(one, HoldBack)]
        large = [one for one in ways if one.area in held] or ways
        return min(large, key=lambda one: self.far(one.to))

    def far(self, area: str) -> int:
        """How many steps it is from there to the palace."""
        reached, steps = {PALACE}, 0
        while area not in reached:
            steps += 1
            reached |= {near for one in reached for near in self.g.edition.places[one].next}
        return steps

    def act(self, request: Request, actions: list[Action]) -> None:
        """The same in the copy of the game."""
        seat = request.seat
        for action in actions:
            if action is not actions[0]:
                request = next(one for one in self.game.asked(seat) if not one.optional and action in one.options)
            before = request.kind
            self.note(self.game.act(seat, request.id, action))
            if before == "bank" and isinstance(action, Deposit):
                self.done.add("banked")

    def note(self, told: tuple[Event, ...] | list[Event]) -> None:
        for event in told:
            match event:
                case BudgetVoted() if not event.passed:
                    self.done.add("refused")
                case BudgetForced():
                    self.done.add("forced")
                case FamilyKilled():
                    self.done.add("killed")
                case ShotsFired():
                    self.done.add("shots")
                case CoupDecided():
                    self.done.add("decided")
                case SquadCalled():
                    self.done.add("squad")

    def play(self) -> int:
        """Without any page; how often somebody would have had to do something on one."""
        while not self.over:
            terms = self.trade()
            if terms:
                self.agree(terms)
            for offer in self.concedes():
                self.note(self.game.act(offer.seat, offer.id, CONCEDE["junta"]))
                self.acts += 1
            request = self.next
            self.act(request, self.choices(request))
            self.acts += 1
        return self.acts


def find_deal(most: int = 150) -> str:
    """The first deal in which all that is wanted happens, within so many acts."""
    for number in range(300):
        plan = Plan(f"junta {number}")
        if plan.play() <= most and plan.done >= set(WANTED):
            return f"junta {number}"
    raise LookupError("in three hundred deals it has not come to that")
