"""The table of Koalition in words, from what its board shows: for plain text, and for the terminal's lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hemicycle.engine.declare import Seat
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Event

from .edition import DOUBLER, FIRST, CountryCard, Party
from .events import CountryTurned, Dealt, EuropeBonusGiven, NewDeal, VoteAgain
from .shown import Board, Hand, Held, LaidCard, PartyNow, Possible, Standing, Table, Talks
from .terms import say_coalition, say_country, say_party, say_special
from .told_choices import labels, place

__all__ = ["heading", "held", "in_order", "labels", "place", "quiet", "table"]

COALITIONS = 6
"""Of more possible coalitions than these those that pay one best are told."""


def table(texts: Texts, board: Board, hand: Hand | None, seat: Seat) -> list[str]:
    """The country, the parties, what could govern, the score, the hands."""
    return [
        *_journey(texts, board),
        *parties(texts, board.table),
        *_coalitions(texts, board, seat),
        *(_talks(texts, board.table, board.talks, seat) if board.talks else ()),
        *score(texts, board.standing),
        cards(texts, board),
        partners(texts, board),
        *([texts.say("told-hand", cards=held_cards(texts, hand.cards))] if hand else ()),
    ]


# The country


def _journey(texts: Texts, board: Board) -> Iterator[str]:
    journey = board.journey
    if not journey.country:
        return
    country = next(one for one in board.summary.countries if one.id == journey.country)
    yield texts.say(
        "told-country",
        number=journey.number,
        length=journey.length,
        country=journey.country,
        asks=asks(texts, country),
        again=journey.again,
    )
    if board.turn.starter >= 0 and board.turn.stage != "over":
        yield texts.say("told-starter", seat=board.turn.starter)
    behind = [outcome(texts, one.country, one.coalition) for one in journey.done]
    to_come = texts.say("board-to-come", number=journey.to_come)
    yield texts.row([*([texts.say("told-behind", countries=", ".join(behind))] if behind else ()), to_come])


def outcome(texts: Texts, country: str, coalition: Sequence[str]) -> str:
    """A country that has voted, and who governs there."""
    governs = say_coalition(texts, coalition) if coalition else texts.say("told-nobody-governs")
    return texts.say("board-of", what=say_country(texts, country), of=governs)


def asks(texts: Texts, country: CountryCard) -> str:
    """How many cards each lays, and what leaders and cards bring; in 1992 the points of those who share."""
    if country.shares:
        shares = ", ".join("+".join(str(points) for points in line) for line in country.shares)
        pays = texts.say("board-pays-shares", shares=shares)
    else:
        bonus = "/".join(str(points) for points in country.bonus)
        pays = texts.say("board-pays", bonus=bonus, card_points=country.card_points)
    return texts.say("board-cards-each", cards=country.cards, pays=pays)


# The parties on the table


def parties(texts: Texts, shown: Table) -> Iterator[str]:
    """Each party with its votes, its leader, what was played on it, and who laid what."""
    for one in shown.parties:
        laid = [card for card in shown.laid if card.party == one.party]
        votes = texts.say("board-votes-of", votes=one.votes)
        said = ", ".join([votes, leader(texts, one), *marks(texts, one)])
        titled = texts.say("board-titled", what=say_party(texts, one.party), said=said)
        yield texts.row([titled, *([who_laid(texts, laid)] if laid else ())])
    if shown.total:
        yield texts.say("told-majority", majority=shown.majority, total=shown.total)
    else:
        yield texts.say("told-no-votes")


def leader(texts: Texts, party: PartyNow) -> str:
    """Who leads a party; of small parties nobody."""
    return texts.say("board-no-leader") if party.leader is None else texts.say("told-leader", leader=party.leader)


def marks(texts: Texts, party: PartyNow) -> Iterator[str]:
    """What was played on a party."""
    if party.dopplers:
        yield texts.say("board-doubled")
    if party.dopplers > 1:
        yield f"×{2**party.dopplers}"
    if party.scandal:
        yield texts.say("board-scandal")
    if party.cleared:
        yield texts.say("board-scandal-cleared")
    if party.overthrown is not None:
        yield texts.say("board-of", what=texts.seat(party.overthrown), of=texts.say("board-overthrown"))


def who_laid(texts: Texts, laid: Sequence[LaidCard]) -> str:
    """Who has laid what for a party."""
    players: dict[Seat, list[str]] = {}
    for one in laid:
        said = say_special(texts, one.card) if one.joker else str(one.votes)
        if one.resigned:
            said = texts.say("board-card-resigned", card=said)
        elif one.cleared:
            said = texts.say("board-card-cleared", card=said)
        players.setdefault(one.seat, []).append(said)
    return ", ".join(
        [texts.say("told-laid", seat=seat, cards=texts.listed(cards)) for seat, cards in players.items()]
    )


# Coalitions


def best(possible: Sequence[Possible], seat: Seat) -> list[Possible]:
    """Those that pay a seat best first, the strongest before others."""
    mine = (lambda one: one.pays[seat]) if seat >= 0 else (lambda one: 0)
    return sorted(possible, key=lambda one: (-mine(one), -one.votes))


def coalitions_heading(texts: Texts, shown: Table, most: int) -> str:
    """What a list of possible coalitions is, of which so many are shown."""
    if not shown.possible:
        return texts.say("board-no-coalition")
    if not shown.all:
        return texts.say("told-best-of-many")
    if len(shown.possible) > most:
        return texts.say("told-best", number=len(shown.possible))
    return texts.say("board-coalitions")


def _coalitions(texts: Texts, board: Board, seat: Seat) -> Iterator[str]:
    """What could govern as the table stands; what is proposed is told with the talks."""
    if not board.table.laid:
        return
    if not board.table.possible:
        yield texts.say("board-no-coalition")
        return
    proposed = [one.coalition for one in board.talks.proposed] if board.talks else []
    found = [one for one in best(board.table.possible, seat) if one.coalition not in proposed]
    if found:
        yield texts.say("told-heading", what=coalitions_heading(texts, board.table, COALITIONS))
    yield from (coalition(texts, one) for one in found[:COALITIONS])


def coalition(texts: Texts, one: Possible) -> str:
    """A coalition, its votes, and what it pays."""
    paid = sorted(enumerate(one.pays), key=lambda pair: -pair[1])
    pays = ", ".join([texts.say("term-score", seat=seat, points=points) for seat, points in paid if points])
    votes = texts.say("board-votes-of", votes=one.votes)
    return texts.say("told-coalition", coalition=one.coalition, votes=votes, pays=pays)


def _talks(texts: Texts, shown: Table, talks: Talks, seat: Seat) -> Iterator[str]:
    """What is proposed, who has agreed to it, what each may still do."""
    for one, accepted in zip(talks.proposed, talks.accepted, strict=True):
        wanted = [leader for leader in one.leaders if leader not in accepted]
        yield texts.say("told-proposed", told=coalition(texts, one), seats_named=accepted, leaders=wanted)
    if not talks.proposed:
        yield texts.say("board-nothing-proposed")
    if seat in talks.leaders:
        left = {"proposals": talks.proposals[seat], "withdrawals": talks.withdrawals[seat]}
        yield texts.say("told-left", **left)
        if talks.drafts[seat]:
            yield draft(texts, shown, talks.drafts[seat])
    if talks.silent:
        yield texts.say("told-silent", seats_named=talks.silent, number=len(talks.silent))


def draft(texts: Texts, shown: Table, blocs: Sequence[str]) -> str:
    """The proposal that one puts together."""
    votes = {bloc.id: bloc.votes for bloc in shown.blocs}
    figures = {"votes": sum([votes[bloc] for bloc in blocs]), "majority": shown.majority}
    return texts.say("told-draft", coalition=blocs, **figures)


# Points and cards


def score(texts: Texts, standing: Standing) -> Iterator[str]:
    """Everybody's points, and the Europe bonus as it would be now, or as it was given."""
    yield texts.say("told-points", said=texts.each(standing.points))
    europe = [texts.say("term-score", seat=seat, points=one) for seat, one in enumerate(standing.europe) if one]
    if europe:
        what = texts.say("board-europe-given" if standing.given else "board-europe")
        yield texts.say("board-titled", what=what, said=", ".join(europe))
    for one in standing.parties:
        if one.bonus:
            taken = [texts.say("term-score", seat=seat, points=n) for seat, n in enumerate(one.points) if n]
            yield texts.say("told-party-points", party=one.party, said=", ".join(taken), bonus=one.bonus)


def cards(texts: Texts, board: Board) -> str:
    """How many cards each holds."""
    first = board.summary.rules == FIRST
    said = [
        texts.say("told-cards-of", seat=seat, politicians=one.politicians, others=one.others, first=first)
        for seat, one in enumerate(board.players)
    ]
    return texts.say("told-cards-first" if first else "told-cards", told=", ".join(said))


def partners(texts: Texts, board: Board) -> str:
    """Which parties may govern together."""
    said = [
        texts.say(
            "told-partners-of", party=one.party, partners=", ".join([say_party(texts, p) for p in one.partners])
        )
        for one in board.summary.parties
    ]
    return texts.say("told-partners", told=texts.row(said))


def held_cards(texts: Texts, mine: Sequence[Held]) -> str:
    """What one holds, party by party, then jokers and action cards."""
    return texts.row([said for _, said in by_party(texts, mine)]) or texts.say("board-empty")


def by_party(texts: Texts, mine: Sequence[Held]) -> Iterator[tuple[Party, str]]:
    """A hand party by party; jokers and action cards have none."""
    found: dict[Party, list[Held]] = {}
    for one in mine:
        found.setdefault((one.kind == "politician" and one.party) or "", []).append(one)
    for party, of_party in found.items():
        if party:
            votes = " ".join([str(one.votes) for one in of_party])
            yield party, texts.say("told-politicians", party=party, votes=votes)
        else:
            yield "", specials(texts, of_party)


def specials(texts: Texts, mine: Sequence[Held]) -> str:
    """Action cards and jokers, those of the same name together."""
    names = [say_special(texts, one.card) for one in mine]
    return ", ".join(
        [
            texts.say("board-times", number=number, card=name) if number > 1 else name
            for name, number in {name: names.count(name) for name in names}.items()
        ]
    )


def held(texts: Texts, board: Board, hand: Hand) -> list[str]:
    """What each action card in hand does."""
    kinds = dict.fromkeys(
        [
            DOUBLER if one.card.startswith(DOUBLER) else one.card
            for one in hand.cards
            if one.kind in ("action", "special")
        ]
    )
    return [
        texts.say("board-does", what=say_special(texts, kind), effects=texts.say(f"about-special-{kind}"))
        for kind in kinds
    ]


# What happened


def heading(texts: Texts, event: Event) -> str | None:
    """A country opens a chapter."""
    return say_country(texts, event.country) if isinstance(event, CountryTurned | VoteAgain) else None


def quiet(event: Event, seat: Seat) -> bool:
    """One's hand is shown, and of other hands there is nothing to tell."""
    return isinstance(event, Dealt) or (isinstance(event, NewDeal) and event.number == 1)


def in_order(told: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """The Europe bonus from its highest rank down."""
    bonuses = [(number, event) for number, event in told if isinstance(event, EuropeBonusGiven)]
    ranked = iter(sorted(bonuses, key=lambda one: -one[1].bonus))
    return [next(ranked) if isinstance(one[1], EuropeBonusGiven) else one for one in told]
