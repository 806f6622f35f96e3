"""Whether a choice breaks what a seat has promised, told before it is made, from what the seat may know.

What the bots know of keeping a promise says which choices keep it. Of the others some only put it off: so the
choice is tried on tables that the seat can't tell from the true one, where it keeps its word as well as it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.bots.knowledge import BargainingKnowledge
from hemicycle.bots.levels import knowledge_of
from hemicycle.engine.deals import Term, Verdict
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action

WORLDS = 6
"""Tables that are imagined."""
OTHERS = 3
"""Other choices, which it is held against."""
LONGEST = 150
"""Decisions that an imagined table is played on."""
OFTEN, LESS = 0.5, 1 / 3
"""On which part of the tables where it is settled a choice must break a promise; and how much less often another
one may."""


def broken_by(game: Game, seat: Seat, request: Request, actions: Sequence[Action], luck: str) -> dict[Term, float]:
    """The promises that a seat breaks by this answer, or series of them, and could keep: each with how likely.

    None, where nobody knows how promises are kept in this game. A debt is paid in deals, not by an answer.
    """
    knowledge = knowledge_of(game.rules)
    deals: BargainingKnowledge | None = getattr(knowledge, "deals", None)
    promises = game.ledger.promises(seat)
    if deals is None or not promises:
        return {}
    kept = deals.keeping(game.view(seat), request, promises)
    if not kept or (actions[0] in kept and len(actions) == 1):
        return {}
    trial = _Trial(game, seat, request, deals, luck)
    often = {term: share for term, share in trial.broken(actions).items() if share >= OFTEN}
    if not often:
        return {}
    others = [one for one in (*kept, *request.options) if one in request.options and one != actions[0]]
    instead = [trial.broken([other]) for other in list(dict.fromkeys(others))[:OTHERS]]
    return {
        term: share
        for term, share in often.items()
        if not term.debt and any(one.get(term, 0.0) <= LESS * share for one in instead)
    }


class _Trial:
    """Answers to one question, each tried on the same imagined tables."""

    def __init__(self, game: Game, seat: Seat, request: Request, deals: BargainingKnowledge, luck: str):
        self.game = game
        self.seat = seat
        self.request = request
        self.deals = deals
        self.luck = luck

    def broken(self, actions: Sequence[Action]) -> dict[Term, float]:
        """The seat's promises: on which part of the tables where it is settled, and not void, each is broken after
        these answers."""
        tables = [self._on_one(actions, Random(f"{self.luck} {world}")) for world in range(WORLDS)]
        found = {}
        for term in dict.fromkeys(term for verdicts in tables for term in verdicts):
            settled = [verdicts[term] for verdicts in tables if verdicts.get(term) in ("kept", "broken")]
            found[term] = settled.count("broken") / len(settled) if settled else 0.0
        return found

    def _on_one(self, actions: Sequence[Action], rng: Random) -> dict[Term, Verdict]:
        """What becomes of the seat's promises on one table."""
        table = self.game.imagine(self.seat, rng)
        promised = table.ledger
        request = self.request
        for place, action in enumerate(actions):
            if place:
                waiting = [one for one in table.asked(self.seat) if not one.optional and not one.answered]
                if not waiting or action not in waiting[0].options:
                    break
                request = waiting[0]
            table.act(self.seat, request.id, action)
        self._play_on(table, rng)
        return {
            term: verdict
            for was, deal in zip(promised.deals, table.ledger.deals, strict=False)
            for term, then, verdict in zip(deal.terms, was.verdicts, deal.verdicts, strict=True)
            if was.status == "agreed" and term.seat == self.seat and then == "pending"
        }

    def _play_on(self, table: Game, rng: Random) -> None:
        """Until it is settled: others do anything, and the seat what keeps its word."""
        for _ in range(LONGEST):
            promises = table.ledger.promises(self.seat)
            if table.over or not promises:
                break
            request = rng.choice([one for one in table.requests if not one.optional and not one.answered])
            options: Sequence[Action] = request.options
            if request.seat == self.seat:
                kept = self.deals.keeping(table.state, request, promises)
                options = [one for one in kept if one in options] or options
            table.act(request.seat, request.id, rng.choice(options))
