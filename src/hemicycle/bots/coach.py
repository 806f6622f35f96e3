"""The coach: what a steady player would think of in a seat's place, and why a bot did what it did.

Advice is a function of the seat's own view and of the deals that it may know of: its luck is always the same, so
that two tables which look alike to a seat get the same advice, and asking again tells nothing more.

The reason of a bot's decision is told in two ways. `openly` has it from what everybody saw before the decision,
and from the decision itself, and only of questions whose answers everybody sees: nothing hidden can be in it. What
the bot itself thought of (`Bot.explain`) may rest on its hand, and is for when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from hemicycle.engine.deals import AcceptDeal, Deal, Offer, Term
from hemicycle.engine.declare import SPECTATOR, Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.rules import Rules
from hemicycle.engine.words import Action, Message

from .knowledge import BargainingKnowledge, Knowledge, temper_of
from .levels import knowledge_of
from .steady import Steady

MOST = 3
"""Suggestions."""
TEMPERS = 4
"""Other personalities that are asked where a steady player sees only one thing to do."""
CLOSE = 0.02
"""Chances to win that are no further apart are as good as the same."""


class Suggestion(NamedTuple):
    """Something that one could do."""

    action: Action
    reason: Message | None
    close: bool
    """Whether it seems as good as the first."""


class Advice(NamedTuple):
    """What a steady player would think of."""

    suggestions: list[Suggestion]
    """The best first."""
    heed: list[Message]
    """What to look at."""
    noted: bool = False
    """Whether it is what a lesson's note asks for."""


class OnOffer(NamedTuple):
    """What a steady player would answer to an offer."""

    answer: Literal["accept", "refuse", "offer"]
    """`offer`: to offer something else."""
    reason: Message | None
    terms: tuple[Term, ...]
    """What to offer instead."""
    bound: tuple[Term, ...]
    """What the seat has promised already."""
    owed: tuple[Term, ...]
    """What it has been promised by the others of the deal."""


class Coach:
    """Advises one seat, at one moment; nothing when the game has told its bots nothing."""

    def __init__(self, knowledge: Knowledge, view: Any, seat: Seat, ledger: Ledger):
        self.knowledge = knowledge
        self.view = view
        self.seat = seat
        self.ledger = ledger
        """The deals that the seat may see."""
        self.bot = Steady(seat, Random("coach"), knowledge)
        self.bot.look(view)

    @property
    def deals(self) -> BargainingKnowledge | None:
        return self.bot.bargaining

    # What one is asked

    def advise(self, request: Request) -> Advice:
        """Two or three sensible answers, that keep what the seat has promised; and what to look at."""
        asked, promises = request, self.ledger.promises(self.seat)
        if promises and self.deals is not None and (kept := self.deals.keeping(self.view, request, promises)):
            asked = msgspec.structs.replace(request, options=kept)
        bound = set(asked.options) != set(request.options)
        found: dict[Action, float] = {}
        for action, worth in self._thoughts(asked):
            if action in request.options and len(found) < MOST:
                found.setdefault(action, worth)
        found = found or {request.options[0]: -1.0}
        best = max(found.values())
        suggestions = [
            Suggestion(action, self._reason(request, action), worth >= 0 and best - worth <= CLOSE)
            for action, worth in found.items()
        ]
        heed = list(getattr(self.knowledge, "heed", _nothing)(self.view, request))
        return Advice(suggestions, [*heed, *([Message("coach-promised")] if bound else [])])

    def noted(self, request: Request, moves: Sequence[Any]) -> Advice:
        """What a lesson's note asks for: it comes before whatever else one could do. A deal is no answer."""
        found = [one for one in moves if one in request.options][:MOST]
        return Advice([Suggestion(one, self._reason(request, one), False) for one in found], [], True)

    def _thoughts(self, asked: Request) -> Iterator[tuple[Action, float]]:
        """What a steady player would try out; then what others would do; of few answers all of them."""
        if len(asked.options) == 1:
            yield asked.options[0], -1.0
            return
        tried = 0
        for action, worth in self.bot.weighed(self.view, asked):
            yield action, worth
            tried += 1
        if tried > 1:
            return
        others: set[Action] = {action}
        for number in range(TEMPERS):
            rng = Random(f"coach {number}")
            others.add(other := self.knowledge.choose(self.view, asked, temper_of(self.knowledge, rng), rng))
            yield other, -1.0
        if len(asked.options) <= MOST:
            yield from [(other, -1.0) for other in asked.options]
        elif len(others) == 1:
            rest = tuple([other for other in asked.options if other != action])
            left = msgspec.structs.replace(asked, options=rest)
            yield self.knowledge.choose(self.view, left, self.bot.temper, self.bot.rng), -1.0

    def _reason(self, request: Request, action: Action) -> Message | None:
        return self.knowledge.reason(self.view, request, action)

    # What one is offered

    def consider(self, deal: Deal) -> OnOffer | None:
        """Whether to accept an offer."""
        bargainer = self.bot.bargainer(self.view, self.ledger)
        if bargainer is None:
            return None
        reply = bargainer.consider(deal)
        others = [seat for seat in deal.parties if seat != self.seat]
        owed = [term for other in others for term in bargainer.promised(other)]
        answer: Literal["accept", "refuse", "offer"] = "refuse"
        if isinstance(reply, AcceptDeal | Offer):
            answer = "accept" if isinstance(reply, AcceptDeal) else "offer"
        terms = reply.terms if isinstance(reply, Offer) else ()
        return OnOffer(answer, reply.reason, terms, self.ledger.promises(self.seat), tuple(owed))


def coach_of(game: Game, seat: Seat, public: bool) -> Coach | None:
    """Who advises a seat; nobody where bots know nothing of the game."""
    knowledge = knowledge_of(game.rules)
    return Coach(knowledge, game.view(seat), seat, game.ledger.view(seat, public)) if knowledge else None


def openly(rules: Rules, view: Any, request: Request, action: Action) -> Message | None:
    """The reason of a decision as far as who only watches could give it: `view` is what he saw before it.

    Nothing, where not everybody sees what was decided: `told` of the game's `bot` says where they do.
    """
    knowledge = knowledge_of(rules)
    if knowledge is None or request.optional or not getattr(knowledge, "told", _untold)(request, action):
        return None
    assert view.viewer == SPECTATOR
    # The options were the seat's to see alone.
    return knowledge.reason(view, msgspec.structs.replace(request, options=()), action)


def _untold(request: Request, action: Action) -> bool:
    return False


def _nothing(g: Any, request: Request) -> Sequence[Message]:
    return ()
