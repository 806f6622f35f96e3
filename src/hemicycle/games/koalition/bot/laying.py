"""Which card to lay: where one may lead a party, or add to one that is likely to govern, at a fair price."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best, ranked
from hemicycle.engine.temper import Temper
from hemicycle.engine.words import Action, Message

from .. import count
from ..edition import CountryCard, KoalitionEdition, Party
from ..first_edition import LayDoubler, LayResignation
from ..state import Koalition
from ..vote import Lay, Vote

CANDIDATES, EARLY_CANDIDATES = 6, 4
"""How many cards deserve a closer look; and while many are still to be laid, when each look takes long."""
EARLY = 15
"""Cards to come that are many."""
MEAN_VOTES = 5.4
"""Of a politician."""
ALWAYS, BY_SIZE, BY_REACH = 0.1, 0.8, 0.3
"""How likely a party is to govern: anyhow, by its share of the votes, and by that of it and its partners."""
OPENNESS = 3.0
"""How far the cards to come may move the lead in a party."""
PRICE = 0.06
"""What a vote is worth in a later country, in points."""
JOKER_PRICE = 0.5
"""What it is worth that a joker fits anywhere."""


def choose(g: Koalition, seat: Seat, options: Sequence[Action], temper: Temper, rng: Random) -> Action:
    """The best by the scores, give or take."""
    scores = score(g, seat, options, temper.thrift)
    daring = 0.5 * temper.risk
    return options[best(range(len(options)), lambda at: scores[at] + daring * rng.random(), rng)]


def candidates(g: Koalition, seat: Seat, options: Sequence[Action], rng: Random) -> list[Action]:
    scores = score(g, seat, options, 0.5)
    order = ranked(range(len(options)), scores.__getitem__, rng)
    return [options[at] for at in order[: EARLY_CANDIDATES if to_come(g) > EARLY else CANDIDATES]]


def to_come(g: Koalition) -> int:
    """The cards still to be laid in this vote."""
    vote = g.stack[1]
    assert isinstance(vote, Vote)
    return g.players * (g.country_card.cards - vote.round) - vote.laid


class Standing(NamedTuple):
    """A party as it stands for one player, and as it may stand at the count."""

    mine: tuple[int, int]
    """Votes and highest card."""
    best_other: tuple[int, int]
    chance: float
    """That it governs: by its size, and by the size of all it could govern with."""
    growth: float
    """What each further vote adds to that chance."""
    bonus: float
    """What leading it pays: the lines above are for its larger partners."""
    spread: float
    """By how much others may yet move the lead."""
    stake: float
    """What the player's lead promises now."""

    def lead(self, votes: int, highest: int) -> float:
        """How likely this strength is to lead in the end."""
        other = self.best_other
        margin = votes - other[0] + (0.5 if highest > other[1] else -0.5)
        return 0.5 + 0.5 * margin / (abs(margin) + self.spread)


def standings(g: Koalition, seat: Seat) -> dict[Party, Standing]:
    """Every party, with its votes at the count guessed: those on the table, and a part of those to come."""
    edition, country = g.edition, g.country_card
    coming = to_come(g)
    strengths = count.strengths(g)
    shares = shares_of(edition)
    size: dict[Party, float] = {}
    powers: dict[Party, tuple[tuple[int, int], tuple[int, int]]] = {}
    for party, share in shares.items():
        votes, mine, other = 0, (0, 0), (0, 0)
        for who, power in strengths.get(party, {}).items():
            votes += power[0]
            if who == seat:
                mine = power
            elif power > other:
                other = power
        size[party] = count.altered(g, party, votes) + share * coming * MEAN_VOTES
        powers[party] = mine, other
    total = sum(size.values()) or 1.0
    lines = lines_of(country)
    found: dict[Party, Standing] = {}
    for party, (mine, other) in powers.items():
        own = size[party]
        others = [size[partner] for partner in edition.partners[party]]
        chance = ALWAYS + (BY_REACH * (own + sum(others)) + BY_SIZE * own) / total
        larger = sum([one > own for one in others])
        bonus = lines[min(larger, len(lines) - 1)]
        spread = 1.0 + OPENNESS * (shares[party] * coming) ** 0.5
        standing = Standing(
            mine, other, chance, (ALWAYS + BY_SIZE + BY_REACH - chance) / total, bonus, spread, 0.0
        )
        if mine[0]:
            standing = standing._replace(stake=chance * bonus * standing.lead(*mine))
        found[party] = standing
    return found


def score(g: Koalition, seat: Seat, options: Sequence[Action], thrift: float) -> list[float]:
    """How good each option is, in points."""
    field = standings(g, seat)
    politicians = g.edition.laid
    card_points = g.country_card.card_points
    price = PRICE * 2 * thrift
    found: list[float] = []
    for option in options:
        if type(option) is Lay:
            politician, party = politicians[option.card], field[option.party]
            votes, (mine, highest) = politician.votes, party.mine
            chance = party.chance + party.growth * votes
            lead = party.lead(mine + votes, votes if votes > highest else highest)
            gain = chance * (card_points + party.bonus * lead) - party.stake - price * votes
            found.append(gain if politician.party else gain - JOKER_PRICE)
        elif isinstance(option, LayDoubler):
            party = field[option.party]
            found.append(0.5 * party.stake if party.mine[0] else -1.0)
        elif isinstance(option, LayResignation):
            found.append(_resignation(g, field, seat, option.card))
        else:
            found.append(0.0)
    return found


def _resignation(g: Koalition, field: dict[Party, Standing], seat: Seat, card: str) -> float:
    """Taking a rival's card off the table is good where one is in the same party, or the rival is strong."""
    laid = next((one for one in g.table if one.card == card), None)
    if laid is None or laid.seat == seat:
        return -1.0
    shared = field[laid.party].mine[0] > 0
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
            mine, other = standings(g, seat)[party][:2]
            strength = (mine[0] + votes, max(mine[1], votes))
            if strength > other:
                lead = {"party": party, "votes": strength[0]}
                return Message("bot-keep-the-lead" if mine > other else "bot-take-the-lead", lead)
            if votes <= 3:
                return Message("bot-spare-high-cards", {"party": party})
            blocs = count.blocs(g)
            there = sum([bloc.votes for bloc in blocs if bloc.party == party]) + votes
            majority = count.majority(sum([bloc.votes for bloc in blocs]) + votes)
            return Message("bot-add-to-a-party", {"party": party, "votes": there, "majority": majority})
        case LayDoubler(party):
            return Message("bot-double-a-party", {"party": party})
        case LayResignation():
            return Message("bot-remove-the-highest")
    return None
