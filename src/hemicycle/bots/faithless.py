"""Who accepts everything and keeps nothing: the probe that shows whether breaking one's word pays.

hemicycle simulate koalition --deals all --bots hemicycle.bots.faithless:Faithless,novice,novice,novice,novice
"""

from __future__ import annotations

from typing import Any

from hemicycle.engine.deals import AcceptDeal, Deal
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.words import Action

from .base import Reply
from .novice import Novice


class Faithless(Novice):
    """A novice that promises whatever it is asked to, and then does anything else."""

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        return AcceptDeal(deal.id)

    def keeping(self, view: Any, request: Request) -> tuple[Action, ...]:
        """Whatever does not keep a promise, where there is anything else to do."""
        assert self.bargaining is not None
        kept = self.bargaining.keeping(view, request, self.promises)
        other = tuple(option for option in request.options if option not in kept)
        return other or request.options

    def decide(self, view: Any, request: Request) -> Action:
        """Even where a novice would rather do nothing."""
        action = super().decide(view, request)
        return action if action in request.options else self.rng.choice(request.options)
