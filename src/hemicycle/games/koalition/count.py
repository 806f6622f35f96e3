"""Counting a vote: blocs, leaders, the majority, the coalitions that can govern and what each would pay.

Everything here follows from what lies open on the table, so the same functions serve the rules, the bots and
the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hemicycle.engine.declare import Fact, Public, Seat

from .edition import Party
from .state import Koalition, Laid, Score, Strengths


class Bloc(Fact, frozen=True):
    """A party with its leader; or, of a party without leader, the small party of one player (ruling D5)."""

    id: Public[str]
    """The party's name; of a small party with the seat: `rose/2`."""
    party: Public[Party]
    leader: Public[Seat]
    votes: Public[int]
    """With Doppler and Partei-Skandal."""
    whole: Public[bool]


def votes_of(g: Koalition, laid: Laid) -> int:
    """A politician's votes: none once it has resigned."""
    return 0 if g.resignations.get(laid.card) else laid.votes


def strengths(g: Koalition) -> dict[Party, dict[Seat, tuple[int, int]]]:
    """By party and player: votes, and the highest single card. Doppler and Skandal are left out.

    For looking at, not to keep or change: the cards that come to the table are counted into it.
    """
    table, resigned = g.table, g.resignations
    known, cards, before, found = g.counted
    size = len(table)
    if known is not table or cards > size or before != resigned:
        cards, found = 0, {}
    elif cards == size:
        return found
    for laid in table[cards:]:
        votes = 0 if resigned and resigned.get(laid.card) else laid.votes
        of_party = found.get(laid.party)
        if of_party is None:
            found[laid.party] = {laid.seat: (votes, votes)}
        elif laid.seat not in of_party:
            of_party[laid.seat] = (votes, votes)
        else:
            sum_before, highest = of_party[laid.seat]
            of_party[laid.seat] = (sum_before + votes, highest if highest > votes else votes)
    g.counted = Strengths(table, size, resigned.copy(), found)
    return found


def leader_among(players: dict[Seat, tuple[int, int]], barred: Seat | None = None) -> Seat | None:
    """Déroulement 12, 13  The player with most votes; if equal, with the highest card; if still equal, nobody.

    A player whom a Sturz has overthrown is left out (ruling D12).
    """
    if len(players) == 1 and barred is None:
        return next(iter(players))
    best: tuple[int, int] = (-1, -1)
    leader: Seat | None = None
    for seat, strength in players.items():
        if seat == barred:
            continue
        if strength > best:
            best, leader = strength, seat
        elif strength == best:
            leader = None
    return leader


def leaders(g: Koalition) -> dict[Party, Seat | None]:
    """Who leads each party on the table, as it stands (ruling D11)."""
    barred = g.overthrown
    return {party: leader_among(players, barred.get(party)) for party, players in strengths(g).items()}


def altered(g: Koalition, party: Party, votes: int) -> int:
    """A party's votes after Dopplers, then a Partei-Skandal, rounded down (rulings D7, D9, D10)."""
    if party in g.dopplers:
        votes *= 2 ** g.dopplers.count(party)
    return votes // 2 if g.scandals.get(party) else votes


def blocs(g: Koalition) -> list[Bloc]:
    """Déroulement 9, 13  The parties with their leaders, strongest first; one without leader falls apart.

    Then doubling and halving go to each small party (rulings D5, D39).
    """
    found: list[Bloc] = []
    for party, players in strengths(g).items():
        leader = leader_among(players, g.overthrown.get(party))
        if leader is not None:
            votes = altered(g, party, sum([strength[0] for strength in players.values()]))
            found.append(Bloc(party, party, leader, votes, True))
        else:
            for seat, strength in players.items():
                found.append(Bloc(f"{party}/{seat}", party, seat, altered(g, party, strength[0]), False))
    order = g.edition.parties
    found.sort(key=lambda bloc: (-bloc.votes, order.index(bloc.party), bloc.leader))
    return found


def majority(total: int) -> int:
    """Déroulement 10  One vote more than half: 52 of 102."""
    return total // 2 + 1


def majority_of(all_blocs: Iterable[Bloc]) -> int:
    """The votes that a government needs."""
    return majority(sum([bloc.votes for bloc in all_blocs]))


def partners(g: Koalition, one: Bloc, other: Bloc) -> bool:
    """Matériel 3  Whether two blocs may govern together; the small parties of one party may (ruling D37)."""
    return one.party == other.party or other.party in g.edition.partners[one.party]


def compatible(g: Koalition, coalition: Sequence[Bloc]) -> bool:
    """Whether all may govern together: every pair partners, or by table option a chain (ruling D3)."""
    if g.options.compatibility == "chain":
        reached, waiting = [coalition[0]], list(coalition[1:])
        for bloc in reached:
            near = [other for other in waiting if partners(g, bloc, other)]
            reached += near
            waiting = [other for other in waiting if other not in near]
        return not waiting
    return all(partners(g, one, other) for at, one in enumerate(coalition) for other in coalition[at + 1 :])


def needed(coalition: Sequence[Bloc], votes: int) -> bool:
    """Déroulement 16  Whether every member is needed: without any one the majority is lost (ruling D4)."""
    return sum(bloc.votes for bloc in coalition) - min(bloc.votes for bloc in coalition) < votes


def coalitions(g: Koalition, all_blocs: Sequence[Bloc] | None = None) -> list[tuple[Bloc, ...]]:
    """Déroulement 15, 16  Every coalition that may govern: a majority, compatible, no party not needed.

    Blocs come strongest first. Adding them in that order, the member that reaches the majority is the weakest,
    so exactly those sets are found in which nobody can be spared.
    """
    ordered = list(all_blocs) if all_blocs is not None else blocs(g)
    goal = majority_of(ordered)
    left = [0] * (len(ordered) + 1)
    for at in range(len(ordered) - 1, -1, -1):
        left[at] = left[at + 1] + ordered[at].votes
    chain = g.options.compatibility == "chain"
    found: list[tuple[Bloc, ...]] = []
    mates = g.edition.partners

    def extend(members: tuple[Bloc, ...], votes: int, first: int) -> None:
        for at in range(first, len(ordered)):
            if votes + left[at] < goal:
                return
            bloc = ordered[at]
            if not chain:
                allowed = mates[bloc.party]
                for member in members:
                    if member.party not in allowed and member.party != bloc.party:
                        break
                else:
                    if votes + bloc.votes >= goal:
                        found.append((*members, bloc))
                    else:
                        extend((*members, bloc), votes + bloc.votes, at + 1)
            elif votes + bloc.votes < goal:
                extend((*members, bloc), votes + bloc.votes, at + 1)
            elif compatible(g, (*members, bloc)):
                found.append((*members, bloc))

    if left[0] > 0:
        extend((), 0, 0)
    return found


def payout(g: Koalition, coalition: Sequence[Bloc]) -> list[Score]:
    """Déroulement 18–20  What a coalition pays to whom, by player and party: for leading (four lines, the last
    for each further party, ruling D27) and for each card.
    """
    from .first_edition import shared_points

    if g.country_card.shares:
        return shared_points(g, coalition)
    country = g.country_card
    scores: list[Score] = []
    resigned_scores = g.options.resigned_scores
    lines = sorted({bloc.votes for bloc in coalition}, reverse=True)
    for bloc in coalition:
        # Blocs of equal strength take the same line, the next one line lower (ruling D6).
        line = lines.index(bloc.votes)
        bonus = country.bonus[min(line, len(country.bonus) - 1)]
        cards: dict[Seat, int] = {bloc.leader: 0}
        for laid in g.table:
            if laid.party == bloc.party and (bloc.whole or laid.seat == bloc.leader):
                counts = resigned_scores or not g.resignations.get(laid.card)
                cards[laid.seat] = cards.get(laid.seat, 0) + (country.card_points if counts else 0)
        for seat, points in cards.items():
            lead = bonus if seat == bloc.leader else 0
            if lead or points:
                scores.append(Score(seat, bloc.party, lead, points))
    return scores


def by_seat(g: Koalition, scores: Iterable[Score]) -> list[int]:
    """The points of each player in a list of scores."""
    points = [0] * g.players
    for score in scores:
        points[score.seat] += score.points
    return points
