"""Déroulement 15, 16  Which coalitions may govern, without listing them all.

A party without leader falls apart into as many small parties as it has players, so that with ten players there
may be hundreds of thousands of coalitions: 466,679 where three parties fall apart. So nothing lists them:
`may_join` says who could join some blocs, and whoever wants to look at coalitions looks at the `prominent` ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from hemicycle.engine.declare import Seat
from hemicycle.engine.memory import remembered

from . import count
from .count import Bloc
from .edition import KoalitionEdition, Party
from .state import Koalition

FEW = 36
"""So many coalitions can be looked at: where there are no more, all of them are prominent."""
OF_EACH = 2
"""Where there are more: so many with each leader's strongest partners, and so many that his bloc leads."""


def may_join(g: Koalition, blocs: Sequence[Bloc], members: Sequence[str] = ()) -> set[str]:
    """Whom some coalition has beside all of these members.

    They reach what is missing, and don't go beyond it by as much as the weakest member has, who would not be
    needed (ruling D4). Within a camp, where all are partners, it hangs on their votes alone. Blocs come strongest
    first, and sets of sums are numbers: see `Reach`.
    """
    if g.setup.options.compatibility == "chain":
        return {bloc.id for bloc in Reach(g, blocs, members).partners()}.difference(members)
    total = votes = weakest = 0
    others: list[Bloc] = []
    parties: list[Party] = []
    for bloc in blocs:
        total += bloc.votes
        if bloc.id in members:
            parties.append(bloc.party)
            weakest = bloc.votes
            votes += weakest
        else:
            others.append(bloc)
    missing = count.majority(total) - votes
    found: set[str] = set()
    if missing <= 0 or len(parties) < len(members):
        return found
    below = (1 << missing) - 1
    enough = (1 << (weakest if parties else missing)) - 1 << missing
    for camp in g.setup.edition.camps:
        if camp.issuperset(parties):
            before: list[tuple[Bloc, int]] = []  # each with the sums that those before it can have
            sums = 1
            for bloc in others:
                if bloc.party in camp:
                    before.append((bloc, sums))
                    sums |= sums << bloc.votes & below
            leading = enough  # the sums that are enough, or from which those after lead there
            for bloc, sums in reversed(before):
                joined = leading >> bloc.votes
                if joined & sums:
                    found.add(bloc.id)
                leading |= joined
    return found


def partners(g: Koalition, blocs: Sequence[Bloc], members: Sequence[str] = ()) -> list[Bloc]:
    """The blocs that some coalition with all members has too, the members included; none, if there is none."""
    names = may_join(g, blocs, members)
    inside = [bloc for bloc in blocs if bloc.id in members]
    if not names and not (members and len(inside) == len(members) and may_govern(g, blocs, inside)):
        return []
    return [bloc for bloc in blocs if bloc.id in names or bloc in inside]


class Reach:
    """The coalitions that have all of these members, as far as they can be told without listing them.

    Blocs come strongest first. Adding them in that order, the member that reaches the majority is the weakest, so
    that nobody in it can be spared: exactly these are the coalitions that ruling D4 wants. So it is enough to
    know, before each bloc and for each set of parties, which sums of votes there can be, and from which of them
    the blocs that follow lead to a government. A set of sums is a number: its bit 17 says that 17 votes can be
    reached.
    """

    def __init__(self, g: Koalition, blocs: Sequence[Bloc], members: Sequence[str] = ()):
        edition = g.setup.edition
        total = 0
        for bloc in blocs:
            total += bloc.votes
        self.goal = goal = count.majority(total)
        self.chain = chain = g.setup.options.compatibility == "chain"
        self.govern = governing(edition, chain)
        if members and not chain:
            # Whoever is no partner of a member can't join: there is no need to look at him.
            circle = edition.circles[members[0].partition("/")[0]]
            for name in members[1:]:
                circle &= edition.circles[name.partition("/")[0]]
            blocs = [bloc for bloc in blocs if bloc.party in circle]
        self.blocs = blocs
        self.parties = [edition.bits[bloc.party] for bloc in blocs]
        self.forced = [bloc.id in members for bloc in blocs]
        self.last = 0
        """Before the weakest member nobody may reach the majority: it would not be needed."""
        self.below = (1 << goal) - 1
        self.joins = [False] * len(blocs)
        """By bloc: whether some coalition with all members has it too."""
        self.after: list[dict[int, int]] = [{} for _ in range(len(blocs) + 1)]
        """Before each bloc, by set of parties: the sums from which it and those after it lead to a government."""
        if self.forced.count(True) == len(members):
            for at, forced in enumerate(self.forced):
                if forced:
                    self.last = at
            self._look_back(self._look_ahead())

    def _look_ahead(self) -> list[dict[int, int]]:
        """Before each bloc, by set of parties: the sums below the majority that those before it can have."""
        chain, govern, below = self.chain, self.govern, self.below
        here = {0: 1}
        before = [here]
        for bloc, party, forced in zip(self.blocs, self.parties, self.forced):
            then = {} if forced else here.copy()
            votes = bloc.votes
            for parties, sums in here.items():
                grown = parties | party
                if chain or govern[grown]:
                    reached = sums << votes & below
                    if reached:
                        then[grown] = then[grown] | reached if grown in then else reached
            before.append(then)
            here = then
        return before

    def _look_back(self, before: list[dict[int, int]]) -> None:
        govern, below, last, later = self.govern, self.below, self.last, self.after[-1]
        for at in range(len(self.blocs) - 1, -1, -1):
            votes, party, forced = self.blocs[at].votes, self.parties[at], self.forced[at]
            here, joins = self.after[at], False
            closing = 0
            if at >= last:
                # From these sums on this bloc reaches the majority.
                missing = self.goal - votes if votes < self.goal else 0
                closing = below >> missing << missing
            for parties, sums in before[at].items():
                grown = parties | party
                taken = later[grown] >> votes if grown in later else 0
                if govern[grown]:
                    taken |= closing
                if taken & sums:
                    joins = True
                found = taken if forced or parties not in later else taken | later[parties]
                if found:
                    here[parties] = found
            self.joins[at] = joins
            later = here

    def partners(self) -> list[Bloc]:
        """The blocs that some coalition with all members has too, the members included; none, if there is none."""
        return [bloc for bloc, joins in zip(self.blocs, self.joins) if joins]

    def coalitions(self, first: int = 0) -> Iterator[tuple[Bloc, ...]]:
        """Those of no bloc stronger than the `first`, one after the other: whoever asks for all may wait long."""
        return self._from(first, 0, 0, ())

    def _from(self, at: int, parties: int, votes: int, members: tuple[Bloc, ...]) -> Iterator[tuple[Bloc, ...]]:
        while self.after[at].get(parties, 0) >> votes & 1:
            bloc = self.blocs[at]
            grown, reached = parties | self.parties[at], votes + bloc.votes
            if reached < self.goal:
                yield from self._from(at + 1, grown, reached, (*members, bloc))
            elif at >= self.last and self.govern[grown]:
                yield (*members, bloc)
            if self.forced[at]:
                return
            at += 1


@remembered
def governing(edition: KoalitionEdition, chain: bool) -> tuple[bool, ...]:
    """By set of parties, each its bit: whether they may govern together (ruling D3)."""
    circles = [sum(edition.bits[near] for near in edition.circles[party]) for party in edition.bits]
    found: list[bool] = []
    for parties in range(1 << len(circles)):
        members = [at for at in range(len(circles)) if parties >> at & 1]
        if chain:
            reached = parties & -parties
            for _ in members:
                for at in members:
                    if reached >> at & 1:
                        reached |= circles[at] & parties
            found.append(reached == parties)
        else:
            found.append(all(circles[at] & parties == parties for at in members))
    return tuple(found)


def may_govern(g: Koalition, blocs: Sequence[Bloc], members: Sequence[Bloc]) -> bool:
    """A majority, all partners, and nobody in it who is not needed."""
    goal = count.majority_of(blocs)
    votes = sum([bloc.votes for bloc in members])
    return votes >= goal and count.compatible(g, members) and count.needed(members, goal)


def together(g: Koalition, blocs: Sequence[Bloc], one: Seat, other: Seat) -> bool:
    """Whether there is a coalition that both would lead a party of."""
    return any(
        other in [partner.leader for partner in partners(g, blocs, (bloc.id,))]
        for bloc in blocs
        if bloc.leader == one
    )


def prominent(g: Koalition, blocs: Sequence[Bloc]) -> tuple[list[tuple[Bloc, ...]], bool]:
    """The coalitions to look at, and whether these are all that there are.

    Where there are too many: some for each leader, with the strongest partners of his strongest bloc that may
    govern, and with weaker ones alone.
    """
    reach = Reach(g, blocs)
    found = list(islice(reach.coalitions(), FEW + 1))
    if len(found) <= FEW:
        return found, True
    chosen: dict[tuple[Bloc, ...], None] = {}
    looked_at: set[Seat] = set()
    for at, bloc in enumerate(blocs):
        if reach.joins[at] and bloc.leader not in looked_at:
            looked_at.add(bloc.leader)
            chosen |= dict.fromkeys(islice(reach.coalitions(at), OF_EACH))
            chosen |= dict.fromkeys(islice(Reach(g, blocs, (bloc.id,)).coalitions(), OF_EACH))
    order = {bloc.id: at for at, bloc in enumerate(blocs)}
    return sorted(chosen, key=lambda coalition: [order[bloc.id] for bloc in coalition]), False
