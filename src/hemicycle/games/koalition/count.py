"""Counting a vote: blocs, leaders, the majority, who may govern together and what a coalition would pay.

Everything here follows from what lies open on the table, so the same functions serve the rules, the bots and
the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from hemicycle.engine.declare import Fact, Public, Seat

from .edition import BlocName, Party
from .state import Koalition, Laid, Score


class Bloc(Fact, frozen=True):
    """A party with its leader; or, of a party without leader, the small party of one player (ruling D5)."""

    id: Public[BlocName]
    party: Public[Party]
    leader: Public[Seat]
    votes: Public[int]
    """With Doppler and Partei-Skandal."""
    whole: Public[bool]


def votes_of(g: Koalition, laid: Laid) -> int:
    """A politician's votes: none once it has resigned."""
    return 0 if g.resignations.get(laid.card) else laid.votes


Strengths: TypeAlias = dict[Party, dict[Seat, tuple[int, int]]]
"""By party and player: votes, and the highest single card."""
NO_CARD = (0, 0)


def strengths(g: Koalition) -> Strengths:
    """What each player has in each party. Doppler and Skandal are left out."""
    found: Strengths = {}
    for laid in g.table:
        votes = votes_of(g, laid) if g.resignations else laid.votes
        players = found.setdefault(laid.party, {})
        before, highest = players.get(laid.seat, NO_CARD)
        players[laid.seat] = (before + votes, votes if votes > highest else highest)
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
    found: list[tuple[int, int, Seat, Bloc]] = []
    ranks = g.setup.edition.ranks
    barred = g.overthrown
    plain = not g.dopplers and not g.scandals
    for party, players in strengths(g).items():
        leader = leader_among(players, barred.get(party))
        votes = 0
        for strength in players.values():
            votes += strength[0]
        if leader is None:
            for seat, strength in players.items():
                votes = altered(g, party, strength[0])
                found.append((-votes, ranks[party], seat, Bloc(f"{party}/{seat}", party, seat, votes, False)))
            continue
        if not plain:
            votes = altered(g, party, votes)
        found.append((-votes, ranks[party], leader, Bloc(party, party, leader, votes, True)))
    found.sort()  # it never comes to comparing blocs: no player leads two of one party
    return [one[3] for one in found]


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


CardPoints: TypeAlias = dict[Party, dict[Seat, int]]
"""By party and player: what the cards pay, if the party governs."""
NO_POINTS: dict[Seat, int] = {}


def card_points(g: Koalition) -> CardPoints:
    """Déroulement 19  Each card on the table pays whoever has laid it; one that has resigned only by an option."""
    each = g.country_card.card_points
    resigned = {} if g.setup.options.resigned_scores else g.resignations
    found: CardPoints = {}
    for laid in g.table:
        points = 0 if resigned and resigned.get(laid.card) else each
        by_player = found.setdefault(laid.party, {})
        by_player[laid.seat] = by_player.get(laid.seat, 0) + points
    return found


def payout(g: Koalition, coalition: Sequence[Bloc], cards: CardPoints | None = None) -> list[Score]:
    """Déroulement 18, 19, 20  What a coalition pays to whom, by player and party: for leading (four lines, the
    last for each further party, ruling D27) and for each card (`cards`: who asks for many, counts them once).
    """
    country = g.country_card
    if country.shares:
        from .first_edition import shared_points

        return shared_points(g, coalition)
    if cards is None:
        cards = card_points(g)
    # Blocs of equal strength take the same line, the next one line lower (ruling D6).
    lines = sorted({bloc.votes for bloc in coalition}, reverse=True)
    scores: list[Score] = []
    last = len(country.bonus) - 1
    for bloc in coalition:
        line = lines.index(bloc.votes)
        bonus = country.bonus[line if line < last else last]
        party, leader = bloc.party, bloc.leader
        by_player = cards.get(party, NO_POINTS)
        points = by_player.get(leader, 0)
        if bonus or points:
            scores.append(Score(leader, party, bonus, points))
        if bloc.whole:
            for seat, points in by_player.items():
                if points and seat != leader:
                    scores.append(Score(seat, party, 0, points))
    return scores


def by_seat(g: Koalition, scores: Iterable[Score]) -> list[int]:
    """The points of each player in a list of scores."""
    points = [0] * g.players
    for score in scores:
        points[score.seat] += score.points
    return points
