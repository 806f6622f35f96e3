"""The leaders look for a coalition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from hemicycle.engine.declare import Fact, Public, Seat
from hemicycle.engine.flow import Frame, Request, Step, ask_any, done, question
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Answer, Message, Pass

from . import count
from .count import Bloc
from .events import Accepted, HeldOut, Proposed, Withdrawn
from .state import Koalition


class Propose(Action, frozen=True):
    """Propose a coalition, and accept it."""

    coalition: Public[tuple[str, ...]]


class Accept(Action, frozen=True):
    """Accept a coalition that somebody has proposed."""

    coalition: Public[tuple[str, ...]]


class Withdraw(Action, frozen=True):
    """Take an acceptance back."""

    coalition: Public[tuple[str, ...]]


class Prospect(Fact, frozen=True):
    """A coalition that may govern (rulings D3, D4), and the leaders whom it concerns."""

    coalition: Public[tuple[str, ...]]
    leaders: Public[tuple[Seat, ...]]


class Moves(dict[tuple[str, ...], tuple[Propose, Accept, Withdraw]]):
    """The moves about a coalition, made once, since those of every leader are listed again and again."""

    def __missing__(self, coalition: tuple[str, ...]) -> tuple[Propose, Accept, Withdraw]:
        self[coalition] = made = (Propose(coalition), Accept(coalition), Withdraw(coalition))
        return made


MOVES = Moves()


class Agenda:
    """What follows from the prospects, made once in a negotiation: see `Negotiation.on_the_table`."""

    __slots__ = ("coalitions", "leaders", "moves")

    def __init__(self) -> None:
        self.moves: list[tuple[Propose, Accept, Withdraw]] = []
        """By prospect."""
        self.coalitions: list[tuple[str, ...]] = []
        """By prospect."""
        self.leaders: list[Seat] = []
        """Whoever is in any of them."""


PARAGRAPH = "Déroulement 14, 15; ruling D31"


class Negotiation(Frame, dict=True):
    """Déroulement 14, 15  Leaders negotiate freely; the first who agree and reach the majority shake hands.

    A proposal is a set of blocs, and is in force as soon as every leader concerned has accepted it. All leaders
    are asked at once and in no order. Each has a number of proposals and of withdrawals, so that it ends; when
    all leaders in succession have nothing to add, there is no coalition (ruling D31). Its result is the
    coalition, or nothing.
    """

    paragraph: ClassVar[str] = PARAGRAPH

    blocs: Public[tuple[Bloc, ...]]
    prospects: Public[tuple[Prospect, ...]]
    of_seat: Public[tuple[tuple[int, ...], ...]]
    """By seat: the prospects that concern it. Who is in none has nothing to say."""
    accepted: Public[list[tuple[Seat, ...]]]
    """By prospect: the leaders who accept it as it stands; nobody, when it has not been proposed."""
    proposals: Public[list[int]]
    """By seat: the proposals made."""
    withdrawals: Public[list[int]]
    silent: Public[list[Seat]] = []
    """Leaders who have nothing to add since the last move."""

    # Without a type, so not a field: no part of the game, no copy, view or save has it.
    agenda = Agenda()

    @classmethod
    def between(cls, g: Koalition, blocs: Sequence[Bloc], possible: Sequence[Sequence[Bloc]]) -> Negotiation:
        """The negotiation of these blocs' leaders about these coalitions."""
        prospects: list[Prospect] = []
        of_seat: list[list[int]] = [[] for _ in range(g.players)]
        for at, coalition in enumerate(possible):
            names: list[str] = []
            leaders: list[Seat] = []
            for bloc in coalition:
                names.append(bloc.id)
                leader = bloc.leader
                if leader not in leaders:
                    leaders.append(leader)
                    of_seat[leader].append(at)
            prospects.append(Prospect(tuple(names), tuple(leaders)))
        return cls(
            blocs=tuple(blocs),
            prospects=tuple(prospects),
            of_seat=tuple([tuple(mine) for mine in of_seat]),
            accepted=[()] * len(prospects),
            proposals=[0] * g.players,
            withdrawals=[0] * g.players,
        )

    def enter(self, g: Koalition) -> Step:
        return self.bargain

    def bargain(self, g: Koalition) -> Step:
        """Ask every leader who has not just said that he has nothing to add."""
        leaders, silent = self.agenda.leaders or self.on_the_table().leaders, self.silent
        asked = self.asked
        if len(asked) + len(silent) < len(leaders):
            asked, at = asked.copy(), 0
            for seat in leaders:
                if at < len(asked) and asked[at].seat == seat:
                    at += 1  # his question stands
                elif seat not in silent:
                    asked.insert(at, question(seat, "negotiate", self.moves(g, seat), PARAGRAPH))
                    at += 1
        return ask_any(asked, self.moved) if asked else done()

    def moves(self, g: Koalition, seat: Seat) -> list[Action]:
        """Accept or propose any coalition that includes a bloc of one's own, or take an acceptance back."""
        moves: list[Action] = []
        limit = g.setup.options.offers
        may_propose, may_withdraw = self.proposals[seat] < limit, self.withdrawals[seat] < limit
        all_accepted, about = self.accepted, self.agenda.moves or self.on_the_table().moves
        for at in self.of_seat[seat]:
            accepted, (propose, accept, withdraw) = all_accepted[at], about[at]
            if not accepted:
                if may_propose:
                    moves.append(propose)
            elif seat not in accepted:
                moves.append(accept)
            elif may_withdraw:
                moves.append(withdraw)
        moves.append(PASS)
        return moves

    def moved(self, g: Koalition, answer: Answer) -> Step:
        seat = answer.seat
        action: Any = answer.action
        if type(action) is Pass:
            self.silent.append(seat)
            g.tell(HeldOut(seat))
            return self.bargain
        at = self.place(action.coalition)
        prospect, accepted = self.prospects[at], self.accepted[at]
        if self.silent:
            self.silent = []
        if type(action) is Withdraw:
            self.withdrawals[seat] += 1
            self.accepted[at] = accepted = tuple([other for other in accepted if other != seat])
            g.tell(Withdrawn(seat, action.coalition))
            if not accepted:
                self.renew(g, at, 0)
            return self.bargain
        self.accepted[at] = (*accepted, seat)
        if type(action) is Propose:
            self.proposals[seat] += 1
            g.tell(Proposed(seat, action.coalition))
            self.renew(g, at, 1)
        else:
            g.tell(Accepted(seat, action.coalition))
        if len(accepted) + 1 == len(prospect.leaders):
            return done(tuple([bloc for bloc in self.blocs if bloc.id in action.coalition]))
        return self.bargain

    def renew(self, g: Koalition, at: int, now: int) -> None:
        """A coalition is proposed now (1), or no longer (0): its leaders, if they are asked, have another move.

        Nothing else changes what others may do: their questions stand as they are.
        """
        asked: list[Request] = []
        leaders, limit = self.prospects[at].leaders, g.setup.options.offers
        for request in self.asked:
            seat = request.seat
            if seat in leaders:
                mine, options = self.of_seat[seat], request.options
                if len(options) == len(mine) + 1 and self.proposals[seat] < limit:
                    # He has a move about each of his prospects, so this one stands where the prospect does.
                    place = mine.index(at)
                    request = request.renewed(
                        (*options[:place], MOVES[self.prospects[at].coalition][now], *options[place + 1 :])
                    )
                else:
                    request = request.renewed(self.moves(g, seat))
            asked.append(request)
        self.asked = asked

    def place(self, coalition: tuple[str, ...]) -> int:
        """Where a coalition stands among the prospects."""
        return (self.agenda.coalitions or self.on_the_table().coalitions).index(coalition)

    def on_the_table(self) -> Agenda:
        """The moves about each prospect, and where it stands."""
        agenda = Agenda()
        for prospect in self.prospects:
            agenda.moves.append(MOVES[prospect.coalition])
            agenda.coalitions.append(prospect.coalition)
        for seat, mine in enumerate(self.of_seat):
            if mine:
                agenda.leaders.append(seat)
        self.agenda = agenda
        return agenda

    def why_not(self, g: Koalition, seat: Seat, action: Action) -> Message | None:
        """Why a coalition can't be proposed: too few votes, not partners, a party too many, not one's own."""
        if not isinstance(action, Propose | Accept | Withdraw):
            return None
        members = [bloc for bloc in self.blocs if bloc.id in action.coalition]
        if len(members) != len(action.coalition) or not members:
            return Message("refused-no-such-bloc", {}, "Déroulement")
        if seat not in [bloc.leader for bloc in members]:
            return Message("refused-not-your-party", {}, "ruling D31")
        goal = count.majority_of(self.blocs)
        votes = sum(bloc.votes for bloc in members)
        if votes < goal:
            return Message("refused-no-majority", {"votes": votes, "majority": goal}, "Déroulement")
        if not count.compatible(g, members):
            return Message("refused-not-partners", {}, "Matériel; ruling D3")
        if not count.needed(members, goal):
            return Message("refused-not-needed", {}, "Déroulement; ruling D4")
        accepted = self.accepted[self.place(tuple([bloc.id for bloc in members]))]
        spent = (isinstance(action, Propose) and not accepted and self.proposals[seat] >= g.options.offers) or (
            isinstance(action, Withdraw) and seat in accepted and self.withdrawals[seat] >= g.options.offers
        )
        if not spent:
            return None
        move = "propose" if isinstance(action, Propose) else "withdraw"
        return Message("refused-offers-spent", {"offers": g.options.offers, "move": move}, "ruling D31")
