"""Whom a bot trusts: what the deals that it may know of tell of those who gave their word."""

from __future__ import annotations

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Seat
from hemicycle.engine.ledger import Ledger

PRIOR, WEIGHT = 0.77, 4.0
"""How likely somebody unknown is to keep a promise, and how many promises that opinion is worth."""
BREACH = 3.0
"""How many kept promises it takes to make good for a broken one."""
MINE = 2.0
"""How many times as much it weighs that one was let down oneself."""
MOST_KEPT = 5
"""How many kept promises count: with many small ones nobody buys leave to break a great one."""
UNTRIED = 0.2
"""How many promises one counts for that was kept by leaving something alone: nobody knows whether it was hard."""
FORGETS = 400
"""After so many decisions a breach weighs half: about five countries of Koalition."""
DISTRUST = 0.45
"""Below this it makes no deals. One fresh breach is enough to get there, from nothing."""


def trust(ledger: Ledger, seat: Seat, own: Seat | None = None) -> float:
    """How likely a seat is to keep a promise, by what the ledger shows; `own` is who asks, and remembers."""
    now = max((deal.made for deal in ledger.deals), default=0)
    breaches = 0.0
    kept_ones: set[tuple[str, Term]] = set()
    for deal in ledger.deals:
        if deal.status == "agreed":
            weight = BREACH * (MINE if own in deal.parties else 1.0)
            for term, verdict in zip(deal.terms, deal.verdicts, strict=True):
                if term.seat == seat and verdict == "kept" and not term.at_once:
                    # Promised to several, or over and over, it is still one.
                    kept_ones.add((deal.until, term))
                elif term.seat == seat and verdict == "broken":
                    breaches += weight * 0.5 ** ((now - deal.agreed) / FORGETS)
    kept = min(sum([UNTRIED if term.passive else 1.0 for _, term in kept_ones]), MOST_KEPT)
    return (PRIOR * WEIGHT + kept) / (WEIGHT + kept + breaches)
