"""What may come of the table as it lies: the coalitions that could govern, what each pays, how likely each is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hemicycle.engine.declare import Seat

from .. import count
from ..count import Bloc
from ..negotiation import Negotiation
from ..state import Koalition

EAGERNESS = 2.0
"""How strongly a leader prefers what pays more: the power to which its share of its best is raised."""


class Outlook(NamedTuple):
    """The coalitions that could govern; by coalition, the points of each seat, and the chance that it forms."""

    coalitions: Sequence[tuple[Bloc, ...]]
    payouts: list[list[int]]
    chances: list[float]
    best: dict[Seat, int]
    """By leader who could govern: what the best coalition for it pays it."""

    def expected(self, seat: Seat) -> float:
        """The points that a seat may expect from this vote."""
        return sum([pay[seat] * chance for pay, chance in zip(self.payouts, self.chances)])


def outlook(g: Koalition) -> Outlook:
    """The prospects, were the votes counted now."""
    found = count.coalitions(g)
    alone = [coalition for coalition in found if len(coalition) == 1]
    return weighed(g, alone[:1] or found)


def weighed(g: Koalition, coalitions: Sequence[tuple[Bloc, ...]]) -> Outlook:
    """These coalitions with what each pays, and how likely its leaders are to agree on it.

    Leaders go where they get most: each weighs a coalition against the best it could have.
    """
    payouts = [count.by_seat(g, count.payout(g, coalition)) for coalition in coalitions]
    leaders = [{bloc.leader for bloc in coalition} for coalition in coalitions]
    best: dict[Seat, int] = {}
    for seats, pay in zip(leaders, payouts):
        for seat in seats:
            best[seat] = max(best.get(seat, 0), pay[seat])
    weights = []
    for seats, pay in zip(leaders, payouts):
        weight = 1.0
        for seat in seats:
            if best[seat]:
                weight *= (pay[seat] / best[seat]) ** EAGERNESS
        weights.append(weight + 1e-6)
    total = sum(weights)
    return Outlook(coalitions, payouts, [weight / total for weight in weights], best)


_LAST: list[tuple[object, Outlook]] = []
"""The outlooks of the last negotiations, since leaders are asked many times about the same one."""


def of_negotiation(g: Koalition, negotiation: Negotiation) -> Outlook:
    """The prospects that the leaders negotiate about, in the order of the negotiation."""
    for prospects, known in _LAST:
        # The very same object: every view and copy of one negotiation shares it.
        if prospects is negotiation.prospects:
            return known
    by_id = {bloc.id: bloc for bloc in negotiation.blocs}
    coalitions = [tuple([by_id[name] for name in prospect.coalition]) for prospect in negotiation.prospects]
    found = weighed(g, coalitions)
    _LAST.insert(0, (negotiation.prospects, found))
    del _LAST[8:]
    return found
