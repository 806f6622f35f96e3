"""The table of Koalition for a screen, from what a viewer may know; what a seat holds; what it would think of.

`shown` says what is in it. With `story` this is all that the server asks of a game beside its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hemicycle.engine.declare import Seat
from hemicycle.engine.state import Setup
from hemicycle.engine.texts import in_every_language
from hemicycle.engine.words import Action

from . import cards, coalitions, count, europe
from .count import Bloc
from .edition import DOUBLER, FIRST, RUECKTRITT, WESTE, Card, KoalitionEdition
from .negotiation import DROP, Accept, Include, Negotiation, Propose, Withdraw
from .shown import (
    BlocNow,
    Board,
    Done,
    EuropeOf,
    Hand,
    Held,
    Journey,
    LaidCard,
    PartyCard,
    PartyNow,
    Pile,
    Player,
    Possible,
    Standing,
    Summary,
    Table,
    Talks,
    Turn,
)
from .state import Koalition, KoalitionOptions, Laid
from .story import countries_met
from .terms import say_card, sorted_cards
from .vote import Vote


def board(g: Koalition) -> Board:
    """The open table, from any view."""
    return Board(
        summary=_summary(g.setup),
        journey=_journey(g),
        turn=_turn(g),
        table=_table(g),
        talks=_talks(g),
        players=tuple(
            [
                Player(len(hand), len(g.specials[seat]), tuple(g.known[seat]) if g.known[seat] else ())
                for seat, hand in enumerate(g.hands)
            ]
        ),
        standing=_standing(g),
        pile=Pile(tuple(g.spent)),
    )


@lru_cache(maxsize=64)
def _summary(setup: Setup) -> Summary:
    edition: KoalitionEdition = setup.edition
    options: KoalitionOptions = setup.options
    players = setup.players
    deal = edition.deals[players]
    politicians, specials = edition.piles(deal)
    others = [card for card in politicians if card not in edition.politicians]
    mixed: list[Card] = []
    if edition.rules != FIRST:
        others, mixed = specials, others
    dealt = sorted_cards({*politicians, *specials})
    parties = []
    for party in edition.parties:
        votes = sorted([one.votes for one in edition.politicians.values() if one.party == party], reverse=True)
        partners = tuple([one for one in edition.parties if one in edition.partners[party]])
        parties.append(PartyCard(party, tuple(votes), partners))
    return Summary(
        rules=edition.rules,
        players=players,
        parties=tuple(parties),
        countries=tuple(edition.countries.values()),
        called=in_every_language(setup.texts, lambda texts: {card: say_card(texts, card) for card in dealt}),
        others={card: others.count(card) for card in sorted_cards(dict.fromkeys(others))},
        aside=len(specials) - deal.specials * players,
        mixed={card: mixed.count(card) for card in sorted_cards(dict.fromkeys(mixed))},
        politicians_aside=len(politicians) - deal.politicians * players,
        offers=options.offers,
        chain=options.compatibility == "chain",
    )


def _journey(g: Koalition) -> Journey:
    """A country that failed and voted again stands once, as it ended; while it votes it is not done."""
    again = bool(g.stack and g.outcomes and g.outcomes[-1].country == g.country)
    done = {
        one.country: Done(one.country, one.coalition, tuple(count.by_seat(g, one.scores)))
        for one in g.outcomes
        if not (again and one.country == g.country)
    }
    return Journey(g.country, countries_met(g), g.length, again, tuple(done.values()), len(g.deck))


def _turn(g: Koalition) -> Turn:
    requests = [one for one in g.requests if not one.optional]
    stage: Any = requests[0].kind if requests else "over"
    seats = tuple([one.seat for one in requests if not one.answered])
    if not g.country:
        return Turn(stage, seats, -1, 0, 0)
    rounds = g.country_card.cards
    vote = next((frame for frame in g.stack if isinstance(frame, Vote)), None)
    if vote is None:
        return Turn(stage, seats, g.starter, rounds, rounds)
    return Turn(stage, seats, g.starter, min(vote.round + 1, rounds), rounds)


def _table(g: Koalition) -> Table:
    """All that follows from what lies on the table, counted once while the same lies there."""
    key = (
        g.edition,
        g.players,
        g.options,
        g.country,
        tuple(g.table),
        tuple(g.dopplers),
        tuple(g.resignations.items()),
        tuple(g.scandals.items()),
        tuple(g.overthrown.items()),
    )
    if (table := _tables.get(key)) is None:
        if len(_tables) >= TABLES_KEPT:
            _tables.pop(next(iter(_tables)), None)
        table = _tables[key] = _counted(g)
    return table


TABLES_KEPT = 1024
"""In a negotiation and in a round of action cards the table changes rarely, and it is what takes longest."""
_tables: dict[Any, Table] = {}


def _counted(g: Koalition) -> Table:
    blocs = count.blocs(g)
    total = sum([bloc.votes for bloc in blocs])
    possible, every = coalitions.prominent(g, blocs)
    return Table(
        laid=tuple([_laid(g, one) for one in g.table]),
        parties=_parties(g, blocs),
        blocs=tuple([BlocNow(bloc.id, bloc.party, bloc.leader, bloc.votes) for bloc in blocs]),
        total=total,
        majority=count.majority(total),
        possible=tuple([_possible(g, coalition) for coalition in possible]),
        all=every,
    )


def _laid(g: Koalition, laid: Laid) -> LaidCard:
    hit = g.resignations.get(laid.card)
    joker = laid.card in g.edition.jokers
    return LaidCard(laid.card, laid.seat, laid.party, laid.votes, joker, hit is True, hit is False)


def _parties(g: Koalition, blocs: Sequence[Bloc]) -> tuple[PartyNow, ...]:
    """Those with a card or a doubler on the table."""
    found: list[PartyNow] = []
    for party in dict.fromkeys([*[bloc.party for bloc in blocs], *g.dopplers]):
        mine = [bloc for bloc in blocs if bloc.party == party]
        found.append(
            PartyNow(
                party=party,
                votes=sum([bloc.votes for bloc in mine]),
                blocs=tuple([bloc.id for bloc in mine]),
                leader=mine[0].leader if mine and mine[0].whole else None,
                dopplers=g.dopplers.count(party),
                scandal=g.scandals.get(party) is True,
                cleared=g.scandals.get(party) is False,
                overthrown=g.overthrown.get(party),
            )
        )
    found.sort(key=lambda one: -one.votes)
    return tuple(found)


def _possible(g: Koalition, coalition: Sequence[Bloc]) -> Possible:
    scores = count.payout(g, coalition)
    bonus = {(score.seat, score.party): score.bonus for score in scores}
    return Possible(
        coalition=tuple([bloc.id for bloc in coalition]),
        leaders=tuple(dict.fromkeys([bloc.leader for bloc in coalition])),
        votes=sum([bloc.votes for bloc in coalition]),
        pays=tuple(count.by_seat(g, scores)),
        bonus=tuple([bonus.get((bloc.leader, bloc.party), 0) for bloc in coalition]),
    )


def _talks(g: Koalition) -> Talks | None:
    talks = g.stack[-1] if g.stack else None
    if not isinstance(talks, Negotiation):
        return None
    offers = g.options.offers
    return Talks(
        leaders=talks.leaders,
        proposed=tuple([_possible(g, talks.members(one.coalition)) for one in talks.proposed]),
        accepted=tuple([one.accepted for one in talks.proposed]),
        drafts=tuple(talks.drafts),
        proposals=tuple([offers - made for made in talks.proposals]),
        withdrawals=tuple([offers - made for made in talks.withdrawals]),
        silent=tuple(talks.silent),
    )


def _standing(g: Koalition) -> Standing:
    bonuses = europe.party_bonuses(g)
    parties = []
    for party, points in g.booked.items():
        bonus = bonuses.get(party, 0)
        winners = europe.bonus_winners(g, party) if bonus else ()
        parties.append(EuropeOf(party, tuple(points), bonus, winners, bonus // len(winners) if winners else 0))
    return Standing(
        points=tuple([sum(column) for column in zip(*g.booked.values())]),
        europe=tuple(g.europe or europe.forecast(g)),
        parties=tuple(parties),
        given=bool(g.europe),
    )


# What a seat holds


def hand(g: Koalition, seat: Seat) -> Hand:
    """What a seat holds, from its own view."""
    cards, known, edition = sorted_cards([*g.hands[seat], *g.specials[seat]]), g.known[seat], g.edition
    return Hand(tuple([_held(edition, card, card in known) for card in cards]))


@lru_cache(maxsize=1024)
def _held(edition: KoalitionEdition, card: Card, known: bool) -> Held:
    """Made once, since a hand is shown after every decision."""
    if (politician := edition.laid.get(card)) is not None:
        kind: Any = "politician" if politician.party else "joker"
        return Held(card, kind, politician.party, politician.votes, known)
    kind = "special" if edition.rules == FIRST else "action"
    return Held(card, kind, card.removeprefix(f"{DOUBLER}-") if card.startswith(DOUBLER) else None)


def thinkable(g: Koalition, seat: Seat) -> list[Action]:
    """What a seat would think of when it is asked, legal or not, so that what is not can say why.

    Each card in hand that is laid, each action card on each target on the table; in the talks an answer to each
    proposal that concerns it, and every party in the proposal that it puts together. While no action card may be
    played one target is enough: the reason is the same for all.
    """
    kinds = [request.kind for request in g.requests if request.seat == seat]
    found: list[Action] = []
    if "lay" in kinds:
        vote = g.stack[-1]
        assert isinstance(vote, Vote)
        found += vote.lays(g, seat)[0]
    if "negotiate" in kinds:
        talks = g.stack[-1]
        assert isinstance(talks, Negotiation)
        return _thinkable_coalitions(g, talks, seat)
    if kinds:
        open_now = "open" in kinds or "answer" in kinds
        for card in sorted_cards(dict.fromkeys(g.specials[seat])):
            if card in cards.ACTIONS:
                targets = _targets(g, card)
                found += [cards.ACTIONS[card](target) for target in (targets if open_now else targets[:1])]
    return found


def _targets(g: Koalition, card: str) -> list[str]:
    """What an action card might be aimed at; something, even when there is nothing, so that it can say why not."""
    parties = list(dict.fromkeys([laid.party for laid in g.table])) or [g.edition.parties[0]]
    if card == RUECKTRITT:
        return [laid.card for laid in g.table] or [next(iter(g.edition.politicians))]
    if card == WESTE:
        return [*g.resignations, *g.scandals] or parties[:1]
    return parties


def _thinkable_coalitions(g: Koalition, talks: Negotiation, seat: Seat) -> list[Action]:
    found: list[Action] = []
    for proposal in talks.proposed:
        if seat in proposal.leaders:
            accepted = seat in proposal.accepted
            found.append(Withdraw(proposal.coalition) if accepted else Accept(proposal.coalition))
    draft = talks.drafts[seat]
    found += [Include(bloc.id) for bloc in talks.blocs if bloc.id not in draft]
    if draft:
        found.append(DROP)
    if draft and sum([bloc.votes for bloc in talks.members(draft)]) >= count.majority_of(talks.blocs):
        found.append(Propose(draft))
    return found
