"""The novice: plays by written rules, quickly and plausibly, with a personality of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import msgspec

from hemicycle.engine.deals import Deal, Offer, RefuseDeal, Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.words import Action, Message

from .bargaining import Bargainer, tempted
from .base import Bot, Reply
from .knowledge import BargainingKnowledge, Knowledge, MemoryKnowledge, temper_of
from .regard import swayed


class Novice(Bot):
    """Does what its game's written rules say, coloured by a temper that it is given at the start."""

    seconds = 0.005

    def __init__(self, seat: Seat, rng: Random, knowledge: Knowledge):
        super().__init__(seat, rng)
        self.knowledge = knowledge
        self.temper = temper_of(knowledge, rng)
        self.bargaining: BargainingKnowledge | None = getattr(knowledge, "deals", None)
        self.bound = False
        """Whether a promise left it no other choice."""
        self.moved: Message | None = None
        """The grudge or the gratitude that tipped its choice."""
        self.last: tuple[Any, Request, Action] | None = None

    def choose(self, view: Any, request: Request) -> Action:
        self.bound, self.moved = False, None
        if self.promises and self.bargaining is not None:
            options = self.keeping(view, request)
            if options != request.options:
                self.bound = len(options) == 1
                request = msgspec.structs.replace(request, options=options)
        action = request.options[0] if self.bound else self.felt(view, request, self.decide(view, request))
        self.last = (view, request, action)
        return action

    def decide(self, view: Any, request: Request) -> Action:
        return self.knowledge.choose(view, request, self.temper, self.rng)

    def felt(self, view: Any, request: Request, action: Action) -> Action:
        """What it decided on, unless a grudge or gratitude tips it to another answer that costs little more."""
        deals = self.bargaining
        if not self.regard or deals is None:
            return action
        leanings = [one for one in deals.leanings(view, request, self.temper) if one.action in request.options]
        found = swayed(leanings, action, self.regard, self.temper, deals.PRICE + deals.LOYAL_PRICE / 2)
        if found is None:
            return action
        action, self.moved = found
        return action

    def volunteer(self, view: Any, request: Request) -> Action | None:
        known = getattr(self.knowledge, "volunteer", None)
        action: Action | None = known(view, request, self.temper, self.rng) if known is not None else None
        if action is not None and self.promises and self.bargaining is not None:
            if action not in self.keeping(view, request):
                return None
        if action is not None:
            self.bound, self.moved, self.last = False, None, (view, request, action)
        return action

    @property
    def remembers(self) -> bool:
        return hasattr(self.knowledge, "look")

    def look(self, view: Any) -> None:
        if self.remembers:
            cast(MemoryKnowledge, self.knowledge).look(view, self.seat, self.temper)

    def keeping(self, view: Any, request: Request) -> tuple[Action, ...]:
        """The answers that are left by what it has promised, unless it is tempted to break its word."""
        assert self.bargaining is not None
        kept = self.bargaining.keeping(view, request, self.promises)
        if not kept or set(kept) == set(request.options):
            return request.options
        return request.options if tempted(self.bargaining, view, request, kept, self.temper) else kept

    def bargainer(self, view: Any, ledger: Ledger) -> Bargainer | None:
        """Its way to bargain; none where its game has told it nothing about deals."""
        if self.bargaining is None:
            return None
        return Bargainer(self.bargaining, view, self.seat, self.temper, ledger)

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        mind = self.bargainer(view, ledger)
        return RefuseDeal(deal.id, Message("bot-deal-never")) if mind is None else mind.consider(deal)

    def offer(self, view: Any, ledger: Ledger, terms: Sequence[Term]) -> Offer | None:
        mind = self.bargainer(view, ledger)
        return None if mind is None else mind.offer(terms)

    def explain(self) -> Message | None:
        if self.bound:
            return Message("bot-kept-promise")
        if self.moved is not None:
            return self.moved
        return self.knowledge.reason(*self.last) if self.last is not None else None
