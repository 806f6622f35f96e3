"""Every coalition that may govern, one by one: for tables that are small enough."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.games.koalition import count
from hemicycle.games.koalition.count import Bloc
from hemicycle.games.koalition.edition import Party
from hemicycle.games.koalition.state import Koalition


def every_coalition(g: Koalition, all_blocs: Sequence[Bloc] | None = None) -> list[tuple[Bloc, ...]]:
    """Déroulement 15, 16  Every coalition that may govern: a majority, compatible, no party not needed.

    Blocs come strongest first. Adding them in that order, the member that reaches the majority is the weakest,
    so exactly those sets are found in which nobody can be spared.
    """
    ordered = list(all_blocs) if all_blocs is not None else count.blocs(g)
    total = 0
    circles = g.setup.edition.circles
    chain = g.setup.options.compatibility == "chain"
    rest: list[tuple[Bloc, int, Party, frozenset[Party]]] = []
    for bloc in ordered:
        party = bloc.party
        rest.append((bloc, bloc.votes, party, circles[party]))
        total += bloc.votes
    found: list[tuple[Bloc, ...]] = []
    if total:
        extend(found, (), count.majority(total), rest, total, chain)
    return [coalition for coalition in found if count.compatible(g, coalition)] if chain else found


def extend(
    found: list[tuple[Bloc, ...]],
    members: tuple[Bloc, ...],
    missing: int,
    rest: Sequence[tuple[Bloc, int, Party, frozenset[Party]]],
    left: int,
    chain: bool,
) -> None:
    """Find the coalitions of these members, who miss so many votes, with some of the rest, each of whom is a
    partner of all members (in a chain it is not known yet who is), and who have so many votes together."""
    at = 0
    for bloc, votes, _, circle in rest:
        if left < missing:
            return
        left -= votes
        at += 1
        if votes >= missing:
            found.append((*members, bloc))
            continue
        near, theirs = rest[at:], left
        if not chain:
            near, theirs = [], 0
            for other in rest[at:]:
                if other[2] in circle:
                    near.append(other)
                    theirs += other[1]
        if votes + theirs >= missing:
            extend(found, (*members, bloc), missing - votes, near, theirs, chain)
