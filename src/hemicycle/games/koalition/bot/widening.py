"""What who searches tries out: more cards, and more coalitions."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.engine.declare import Seat
from hemicycle.engine.flow import Request
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action

from ..negotiation import Accept, Propose
from ..state import Koalition
from . import bargaining, laying

LAYS = 8
PROPOSALS = 6


def lays(g: Koalition, seat: Seat, options: Sequence[Action]) -> list[Action]:
    """The cards that score best."""
    scores = laying.score(g, seat, options, 0.5)
    order = sorted(range(len(options)), key=lambda at: -scores[at])
    return [options[at] for at in order[:LAYS]]


def talks(g: Koalition, request: Request, judged: Action) -> list[Action]:
    """All that is on offer, the most hopeful proposals, and holding out."""
    seat, options = request.seat, request.options
    found, _ = bargaining.offers(g, seat, options, 0.0)
    hopes = sorted(found, key=lambda offer: -offer.value * offer.passes)
    accepts = [offer.action for offer in hopes if isinstance(offer.action, Accept)]
    proposals = [offer.action for offer in hopes if isinstance(offer.action, Propose)][:PROPOSALS]
    wanted = [bargaining.step(g, seat, action) for action in (*accepts, *proposals)]
    waits = [PASS] if PASS in options and not bargaining.negotiation_of(g).drafts[seat] else []
    return [judged, *[action for action in wanted if action in options], *waits]
