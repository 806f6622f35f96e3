"""A game by numbers, one seat after the other: what a seat is asked, what is open to it, what comes of a number.

    choose       what the rules ask a seat
    volunteer    what it may do out of turn: asked once in each chapter of the game, as bots are (`bots.steps`)
    offer        where deals are on: whoever is to choose may first put an offer together, once for each question
    answer       an offer to it: at once, before all else

Where several seats are asked at once, under seal or to see who is first, they are asked one after the other, from
the left of whoever was asked last. Nothing that one of them says is told to the others before the rules tell it.
"""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple, TypeAlias

from hemicycle.bots.steps import Agenda, Move
from hemicycle.engine.deals import AcceptDeal, Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import MOST_OFFERS, MOST_TERMS, Ledger, hand_over
from hemicycle.engine.words import Action, Refused

from .actions import LET_BE, ActionCode, Letters

Asked: TypeAlias = Literal["choose", "volunteer", "offer", "answer"]
SECONDS = 15.0
"""What a decision takes in a game by the clock, if nobody has said."""


class Turn(NamedTuple):
    """What a seat is asked, and how far it has come with its answer. Nobody else sees anything of it."""

    seat: Seat
    asked: Asked
    request: int = 0
    """The number of the request that it answers; of an offer: of the one that waits for its end."""
    begun: Letters = ()
    """What it has said so far of a choice, or of a term, that is a series of numbers."""
    partners: tuple[Seat, ...] = ()
    terms: tuple[Term, ...] = ()
    """Of an offer that it puts together: to whom, and what it holds so far."""
    deal: str = ""
    """The offer that it answers."""


class Play:
    """A game under way, by numbers. `turn` says who is asked what; it is nothing once the game is over."""

    def __init__(self, game: Game, code: ActionCode, public: bool = True):
        self.game = game
        self.code = code
        self.public = public
        """Whether all may know what is agreed; else its parties alone."""
        self.agenda = Agenda()
        self.turn: Turn | None = None
        self.last: Seat = -1
        """Who was last asked to choose."""
        self.waits = 0
        """The request that waits for the end of an offer."""
        self._possible: list[Term] | None = None
        """What an offer that is put together may still hold."""
        self._lacks: set[Term] | None = None
        """What its maker can't hand over."""
        self._go_on()

    def copy(self) -> Play:
        """A twin that goes its own way."""
        return self._on(self.game.copy())

    def imagine(self, rng: Random) -> Play:
        """The same, at a table that whoever is asked can't tell from the true one."""
        assert self.turn is not None, "the game is over"
        game = self.game.imagine(self.turn.seat, rng)
        game.ledger = self.ledger(self.turn.seat)
        return self._on(game)

    def _on(self, game: Game) -> Play:
        twin = Play.__new__(Play)
        twin.game, twin.code, twin.turn, twin._possible = game, self.code, self.turn, None
        twin._lacks = None
        twin.public, twin.last, twin.waits = self.public, self.last, self.waits
        twin.agenda = Agenda()
        twin.agenda.offered, twin.agenda.pondered = self.agenda.offered.copy(), self.agenda.pondered.copy()
        return twin

    def ledger(self, seat: Seat) -> Ledger:
        """The deals that a seat may know."""
        return self.game.ledger.view(seat, self.public)

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def request(self) -> Request | None:
        """The request that whoever is asked answers; nothing, while it answers an offer."""
        turn = self.turn
        return next((one for one in self.game.requests if turn and one.id == turn.request), None)

    @property
    def deal(self) -> Deal | None:
        """The offer that whoever is asked answers."""
        return self.game.ledger.find(self.turn.deal) if self.turn and self.turn.deal else None

    # What is open

    def legal(self) -> list[int]:
        """The numbers that are open to whoever is asked, in order; none once the game is over."""
        turn, code = self.turn, self.code
        if turn is None:
            return []
        match turn.asked:
            case "answer":
                return [code.accept, code.refuse] if self._can_honour() else [code.refuse]
            case "offer":
                return self._legal_in_offer(turn)
        request = self.request
        assert request is not None
        found = code.legal(request.options, turn.begun)
        if turn.begun:
            return found
        if turn.asked == "volunteer":
            return [LET_BE, *found]
        return found + [code.partners[seat] for seat in self._who_may_be_asked(turn)]

    def _legal_in_offer(self, turn: Turn) -> list[int]:
        code = self.code
        found = code.legal(self._terms(turn), turn.begun) if len(turn.terms) < MOST_TERMS else []
        if turn.begun:
            return found
        if not turn.terms:
            found = [code.partners[seat] for seat in self._more_partners(turn)] + found
        ends = [code.offer, code.offer_nothing] if self._stands(turn) else [code.offer_nothing]
        return ends + found

    def _who_may_be_asked(self, turn: Turn) -> list[Seat]:
        """To whom a seat may make an offer before it chooses (B3)."""
        if not self.code.deals or self.agenda.offered.get(turn.seat) == turn.request:
            return []
        game, seat = self.game, turn.seat
        if made := [deal.until for deal in game.ledger.deals if deal.by == seat]:
            if made.count(game.state.chapter()) >= MOST_OFFERS:
                return []
        return [other for other in range(game.players) if other != seat and game.terms(seat, (other,))]

    def _more_partners(self, turn: Turn) -> list[Seat]:
        """Who may be brought into an offer besides, each after those of a lower seat, as the same offer is one."""
        every = range(max(turn.partners) + 1, self.game.players)
        more = [other for other in every if other != turn.seat]
        return [other for other in more if self.game.terms(turn.seat, (*turn.partners, other))]

    def _terms(self, turn: Turn) -> list[Term]:
        """What an offer may still hold: nothing twice, nothing against the rest, nothing that its maker lacks."""
        if self._possible is None:
            self._possible, lacks = [], self._lacking(turn)
            for term in self.game.terms(turn.seat, turn.partners):
                if any(term == other or term.against(other) or other.against(term) for other in turn.terms):
                    continue
                if term not in lacks:
                    self._possible.append(term)
        return self._possible

    def _lacking(self, turn: Turn) -> set[Term]:
        """Looked for once in an offer: while one is put together nothing changes."""
        if self._lacks is None:
            terms = self.game.terms(turn.seat, turn.partners)
            mine = [term for term in terms if term.at_once and term.seat == turn.seat]
            self._lacks = {term for term in mine if not self._has(turn, (term,))}
        return self._lacks

    def _has(self, turn: Turn, terms: tuple[Term, ...]) -> bool:
        """Whether whoever is asked has what it would hand over at once. Whether others have, it can't know."""
        mine = tuple([term for term in terms if term.seat == turn.seat])
        parties = tuple(sorted({turn.seat, *turn.partners}))
        deal = Deal("", turn.seat, parties, terms, (), "open", "", 0, -1, "", (), (), None)
        try:
            hand_over(self.game.state, deal, mine)
        except Refused:
            return False
        return True

    def _stands(self, turn: Turn) -> bool:
        """Whether what was put together can be offered."""
        return bool(turn.terms) and self._has(turn, turn.terms)

    def _can_honour(self) -> bool:
        """Whether the seat that answers an offer has what it would hand over."""
        turn, deal = self.turn, self.deal
        return turn is not None and deal is not None and self._has(turn, deal.terms)

    # What comes of a number

    def apply(self, number: int) -> None:
        """Say one of the numbers that are open; `ValueError`, and nothing has changed, where it is another."""
        turn = self.turn
        if turn is None:
            raise ValueError("the game is over")
        match turn.asked:
            case "answer":
                self._answer(turn, number)
            case "offer":
                self._offer(turn, number)
            case _:
                self._choose(turn, number)

    def _choose(self, turn: Turn, number: int) -> None:
        if number == LET_BE and turn.asked == "volunteer" and not turn.begun:
            return self.take(None)
        request, partner = self.request, self.code.seat(number)
        assert request is not None
        if partner is not None and not turn.begun and partner in self._who_may_be_asked(turn):
            self.agenda.offered[turn.seat] = self.waits = turn.request
            return self._to(turn._replace(asked="offer", partners=(partner,)))
        begun, action = self.code.step(request.options, turn.begun, number)
        if action is None:
            self.turn = turn._replace(begun=begun)
            return None
        return self.take(action)

    def _offer(self, turn: Turn, number: int) -> None:
        code, partner = self.code, self.code.seat(number)
        if not turn.begun and number == code.offer_nothing:
            return self.take(None)
        if not turn.begun and number == code.offer and self._stands(turn):
            return self.take(Offer(turn.partners, turn.terms))
        if partner is not None and not turn.begun and not turn.terms and partner in self._more_partners(turn):
            return self._to(turn._replace(partners=(*turn.partners, partner)))
        if len(turn.terms) == MOST_TERMS:
            raise ValueError(f"an offer holds {MOST_TERMS} terms at most")
        begun, term = code.step(self._terms(turn), turn.begun, number)
        if term is None:
            self.turn = turn._replace(begun=begun)
        else:
            self.turn, self._possible = turn._replace(begun=(), terms=(*turn.terms, term)), None
        return None

    def _answer(self, turn: Turn, number: int) -> None:
        if number == self.code.refuse:
            return self.take(RefuseDeal(turn.deal))
        if number != self.code.accept or not self._can_honour():
            raise ValueError(f"{number} is no answer that is open to this offer")
        try:
            return self.take(AcceptDeal(turn.deal))
        except Refused:  # what somebody else was to hand over is not there
            return self.take(RefuseDeal(turn.deal))

    def take(self, move: Move) -> None:
        """Answer in words: an action, an offer, an answer to one; nothing, where one lets it be.

        `Refused`, and nothing has changed, where that is not open.
        """
        turn, state = self.turn, self.game.state
        assert turn is not None, "the game is over"
        if isinstance(move, Action):
            self.game.act(turn.seat, turn.request, move)
        elif move is not None:
            deal = self.game.bargain(turn.seat, move)[0]
            self.waits = self.waits or turn.request
            if self.game.state is not state:
                # Something has changed hands: whoever was there, and is asked anew, may think anew.
                for seat in deal.parties:
                    self.agenda.offered.pop(seat, None)
        self._go_on()

    def may_offer(self) -> bool:
        """Whether whoever is asked may think of an offer now; it is asked once for each question."""
        turn = self.turn
        if turn is None or turn.asked != "choose" or self.agenda.offered.get(turn.seat) == turn.request:
            return False
        self.agenda.offered[turn.seat] = turn.request
        return True

    # Who is asked next

    def _to(self, turn: Turn | None) -> None:
        self.turn, self._possible, self._lacks = turn, None, None

    def _go_on(self) -> None:
        """Find out who is asked next."""
        game, state = self.game, self.game.state
        if state.over:
            return self._to(None)
        if state.setup.options.by_clock:
            evening = game.rules.evening
            game.tick(int(game.number * (evening.seconds if evening else SECONDS) / 60))
        if game.ledger.live:
            for seat in range(game.players):
                for deal in game.ledger.open(seat):
                    return self._to(Turn(seat, "answer", deal=deal.id))
        for step in self.agenda.out_of_turn(state):
            self.agenda.ponder(state, step.seat, step.request.kind)
            return self._to(Turn(step.seat, "volunteer", step.request.id))
        self._ask(state.requests)

    def _ask(self, requests: list[Request]) -> None:
        """Ask the next of those who must choose; whoever has put that off for an offer, now."""
        waiting = [one for one in requests if not one.optional and not one.answered]
        request = next((one for one in waiting if one.id == self.waits), None)
        if request is None:
            players = self.game.players
            request = min(waiting, key=lambda one: (one.seat - self.last - 1) % players)
        self.last, self.waits = request.seat, 0
        self._to(Turn(request.seat, "choose", request.id))
