"""Which card to lay: where one may lead a party, or add to one that is likely to govern, at a fair price."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.words import Action, Message

from .. import count
from ..edition import CountryCard, KoalitionEdition, Party
from ..first_edition import LayDoubler, LayResignation
from ..state import Koalition
from ..vote import Lay, Vote
from .temper import Temper

CANDIDATES = 6
MEAN_VOTES = 5.4
"""Of a politician."""
PRICE = 0.06
"""What a vote is worth in a later country, in points."""
JOKER_PRICE = 0.5
"""What it is worth that a joker fits anywhere."""


def choose(g: Koalition, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random) -> Action:
    """The best by the scores, give or take."""
    scores = score(g, seat, options, temper.thrift)
    daring = 0.5 * temper.risk
    return options[max(range(len(options)), key=lambda at: scores[at] + daring * rng.random())]


def candidates(g: Koalition, seat: Seat, options: Sequence[Action], temper: Temper) -> list[Action]:
    scores = score(g, seat, options, 0.5)
    order = sorted(range(len(options)), key=lambda at: -scores[at])
    return [options[at] for at in order[:CANDIDATES]]


class Field:
    """The parties as they stand, and as they may stand at the count."""

    def __init__(self, g: Koalition, seat: Seat):
        self.edition = g.edition
        vote = g.stack[1]
        assert isinstance(vote, Vote)
        rounds = g.country_card.cards
        self.last_round = vote.round == rounds - 1
        to_come = g.players * (rounds - vote.round) - vote.laid
        strengths = count.strengths(g)
        shares = shares_of(g.edition)
        self.mine: dict[Party, tuple[int, int]] = {}
        self.best_other: dict[Party, tuple[int, int]] = {}
        self.size: dict[Party, float] = {}
        """Votes at the count, guessed: those on the table, and a part of those to come."""
        self.spread: dict[Party, float] = {}
        """By how much others may yet move the lead."""
        for party in g.edition.parties:
            players = strengths.get(party, {})
            self.mine[party] = players.get(seat, (0, 0))
            self.best_other[party] = max([power for who, power in players.items() if who != seat], default=(0, 0))
            votes = count.altered(g, party, sum([power[0] for power in players.values()]))
            coming = shares[party] * to_come
            self.size[party] = votes + coming * MEAN_VOTES
            self.spread[party] = 1.0 + 3.0 * coming**0.5
        self.total = sum(self.size.values())
        self.lines = lines_of(g.country_card)
        self.card_points = g.country_card.card_points

    def chance(self, party: Party, more: float = 0.0) -> float:
        """How likely a party is to govern: by its size, and by the size of all it could govern with."""
        size = self.size[party] + more
        reach = size + sum([self.size[other] for other in self.edition.partners[party]])
        return min(0.95, 0.1 + (0.3 * reach + 0.8 * size) / (self.total + more))

    def lead(self, party: Party, strength: tuple[int, int]) -> float:
        """How likely this strength is to lead a party in the end."""
        other = self.best_other[party]
        margin = strength[0] - other[0] + (0.5 if strength[1] > other[1] else -0.5)
        return 0.5 + 0.5 * margin / (abs(margin) + self.spread[party])

    def bonus(self, party: Party, more: float = 0.0) -> float:
        """What leading a party pays: the lines above are for its larger partners."""
        size = self.size[party] + more
        larger = sum([self.size[other] > size for other in self.edition.partners[party]])
        return self.lines[min(larger, len(self.lines) - 1)]

    def stake(self, party: Party, strength: tuple[int, int], more: float) -> float:
        """What leading a party with this strength promises, if it grows by so many votes."""
        return self.chance(party, more) * self.bonus(party, more) * self.lead(party, strength)


def score(g: Koalition, seat: Seat, options: Sequence[Action], thrift: float) -> list[float]:
    """How good each option is, in points."""
    field = Field(g, seat)
    politicians = g.edition.laid
    price = PRICE * 2 * thrift
    before = {party: field.stake(party, field.mine[party], 0.0) for party in g.edition.parties}
    found: list[float] = []
    for option in options:
        match option:
            case Lay(card, party):
                politician = politicians[card]
                votes = politician.votes
                mine = field.mine[party]
                strength = (mine[0] + votes, max(mine[1], votes))
                gain = field.stake(party, strength, votes) - before[party]
                gain += field.card_points * field.chance(party, votes) - price * votes
                found.append(gain if politician.party else gain - JOKER_PRICE)
            case LayDoubler(party):
                size = field.size[party]
                doubled = field.stake(party, field.mine[party], size) if field.mine[party][0] else -1.0
                found.append((doubled - before[party]) * (1.0 if field.last_round else 0.3))
            case LayResignation(card):
                found.append(_resignation(g, field, seat, card))
            case _:
                found.append(0.0)
    return found


def _resignation(g: Koalition, field: Field, seat: Seat, card: str) -> float:
    """Taking a rival's card off the table is good where one is in the same party, or the rival is strong."""
    laid = next((one for one in g.table if one.card == card), None)
    if laid is None or laid.seat == seat:
        return -1.0
    shared = field.mine[laid.party][0] > 0
    return 0.1 * laid.votes + (0.5 if shared else 0.0)


@cache
def shares_of(edition: KoalitionEdition) -> dict[Party, float]:
    """Each party's share of the politicians."""
    cards = [politician.party for politician in edition.politicians.values()]
    return {party: cards.count(party) / len(cards) for party in edition.parties}


@cache
def lines_of(country: CountryCard) -> tuple[float, ...]:
    """What leading the strongest party of a coalition pays, the second, and so on."""
    if not country.shares:
        return country.bonus
    two, three = country.shares[1], country.shares[2]
    return (two[0], (two[1] + three[1]) / 2, three[2])


def reason(g: Koalition, seat: Seat, action: Action) -> Message | None:
    match action:
        case Lay(card, party):
            votes = g.edition.laid[card].votes
            field = Field(g, seat)
            mine = field.mine[party]
            strength = (mine[0] + votes, max(mine[1], votes))
            if strength > field.best_other[party]:
                own = "keep" if mine > field.best_other[party] else "take"
                return Message(f"bot-{own}-the-lead", {"party": party, "votes": strength[0]})
            if votes <= 3:
                return Message("bot-spare-high-cards", {"party": party})
            return Message("bot-add-to-a-party", {"party": party})
        case LayDoubler(party):
            return Message("bot-double-a-party", {"party": party})
        case LayResignation():
            return Message("bot-remove-the-highest")
    return None
