"""The table of Zoocracy for a screen, from what a viewer may know; what a party has; what it would think of.

`shown` says what is in it. With `story` this is all that the server asks of a game beside its rules.
"""

from __future__ import annotations

from functools import lru_cache

from hemicycle.engine.declare import Seat
from hemicycle.engine.state import Setup
from hemicycle.engine.texts import in_every_language
from hemicycle.engine.words import Action

from . import cards, confidence, election
from . import species as zoo
from .campaign import ATTACKS, BONUS, BONUSES, PLACES, Campaign, limit, ready
from .cards import CardWindow
from .edition import (
    CONFIDENCE,
    ELECTION,
    EVENT,
    FORMATION,
    LOYALTY,
    NEGATIVE_CAMPAIGN,
    OFFICES,
    OPPOSITION_LEADER,
    PHASES,
    PRIME_MINISTER,
    RALLY,
    Card,
    Phase,
    Species,
    ZoocracyEdition,
)
from .formation import Formation
from .government import Draft, Proposal, goals_to_give
from .shown import (
    Board,
    Enclosure,
    Figures,
    Hand,
    Held,
    OfficeNow,
    Parliament,
    PhaseNow,
    PhaseState,
    Pile,
    Player,
    Proposed,
    RoundNow,
    SpeciesNow,
    Standing,
    Talks,
    Tracks,
    Turn,
    Zoo,
)
from .state import Zoocracy, ZoocracyOptions
from .terms import say_card, say_does, sorted_cards

LAST_EVENTS = 4
"""§3.6  End of Game lies among so many events at the bottom of the deck."""


def board(g: Zoocracy) -> Board:
    """The open table, from any view."""
    return Board(
        figures=_figures(g.setup),
        tracks=_tracks(g),
        turn=_turn(g),
        zoo=_zoo(g),
        parliament=_parliament(g),
        talks=_talks(g),
        standing=Standing(tuple(g.goals)),
        players=tuple(
            [
                Player(len(cards), None if g.options.screens and not g.over else g.reckoned[seat])
                for seat, cards in enumerate(g.hands)
            ]
        ),
        pile=Pile(len(g.deck), tuple(g.discard)),
    )


@lru_cache(maxsize=64)
def _figures(setup: Setup) -> Figures:
    edition: ZoocracyEdition = setup.edition
    options: ZoocracyOptions = setup.options
    table = edition.tables[setup.players]
    deck = sorted_cards(edition.decks[options.deck])
    return Figures(
        players=setup.players,
        walkway=tuple(
            [Enclosure(one, edition.shown[one], one in edition.watering_hole) for one in edition.walkway]
        ),
        goal_track=edition.goal_track,
        rounds=edition.rounds,
        campaign=table.campaign,
        per_species=edition.per_species,
        manipulation=edition.manipulation,
        cards=_faces(edition, deck),
        called=in_every_language(setup.texts, lambda texts: {card: say_card(texts, card) for card in deck}),
        does=in_every_language(
            setup.texts, lambda texts: {card: say_does(texts, edition, card) for card in edition.event_kinds}
        ),
        advanced=options.advanced,
    )


def _faces(edition: ZoocracyEdition, cards: list[Card]) -> tuple[Held, ...]:
    faces = [edition.cards[card] for card in cards]
    return tuple([Held(one.card, one.kind, one.about, one.phase) for one in faces])


# The tracks


def _tracks(g: Zoocracy) -> Tracks:
    drawn = len(g.event_discard) >= g.round
    return Tracks(
        round=g.round,
        phase=g.phase,
        rounds=tuple([_round(g, number) for number in range(1, g.edition.rounds + 1)]),
        phases=tuple([PhaseNow(phase, _phase(g, phase)) for phase in PHASES]),
        event=g.event_discard[-1] if drawn and g.event_discard else None,
        next_harvest=g.next_harvest,
        last=bool(g.round) and g.last_round,
    )


def _round(g: Zoocracy, number: int) -> RoundNow:
    """A space of the round track: what its event was, or what the markers announce for it."""
    event = g.event_discard[number - 1] if number <= len(g.event_discard) else None
    if number < g.round or not g.phase:
        return RoundNow(number, event=event)
    now = number == g.round
    parliamentary = (now and g.elected) or _marked(number, g.parliamentary)
    if not parliamentary:
        goals: tuple[int, ...] = (2,)
    else:
        goals = (1, 2) if number == g.edition.rounds else (1,)
    last = len(g.edition.events) + 1
    return RoundNow(
        number,
        presidential=_marked(number, g.presidential),
        parliamentary=parliamentary,
        goals=goals,
        event=event,
        may_end=event is None and not g.end_drawn and number > last - LAST_EVENTS,
    )


def _marked(number: int, marker: int) -> bool:
    """§5a, §5c  The round of the marker, and every second one after it."""
    return number >= marker and (number - marker) % 2 == 0


def _phase(g: Zoocracy, phase: Phase) -> PhaseState:
    """Whether a phase is played in this round."""
    if phase == g.phase:
        return "now"
    if not g.phase or phase < g.phase:
        return "past" if phase in g.played else "skipped"
    if phase in (ELECTION, FORMATION):
        return "coming" if g.elected or g.parliamentary == g.round else "skipped"
    if phase == CONFIDENCE:
        if g.failed:
            return "skipped"
        return "coming" if g.phase == EVENT and confidence.is_played(g) else "perhaps"
    return "coming"


def _turn(g: Zoocracy) -> Turn:
    requests = [one for one in g.requests if not one.optional]
    kind = requests[0].kind if requests else ""
    asked = tuple([one.seat for one in requests])
    seats = tuple([one.seat for one in requests if not one.answered])
    campaign = next((frame for frame in g.stack if isinstance(frame, Campaign)), None)
    if campaign is None:
        in_order = kind.endswith("-card") or kind in ("propose", "motion", "appoint", "promise-goal", "discard")
        return Turn(kind, asked, seats, g.order, seats[0] if in_order and seats else -1, 0)
    before = kind in ("block", "manipulate")
    at = -1 if before or campaign.turn >= g.players else g.order[campaign.turn]
    return Turn(kind, asked, seats, g.order, at, limit(g) - campaign.spent)


# The zoo and the parliament


def _zoo(g: Zoocracy) -> Zoo:
    forecast = zoo.forecast(g)
    return Zoo(
        species=tuple([_species(g, one) for one in g.tokens]),
        forecast=tuple(forecast),
        majority=election.majority(sum(forecast)),
    )


def _species(g: Zoocracy, species: Species) -> SpeciesNow:
    counts = g.tokens[species]
    return SpeciesNow(
        species=species,
        tokens=tuple(counts),
        votes=zoo.votes(g, species),
        first=zoo.ranked(counts)[0],
        blockade=species == g.blockade,
        manipulation=species == g.manipulation,
        season=any(zoo.hit_by(g, species, season) for season in g.seasons),
        overhang=g.overhang.count(species),
        loyal={kept.seat: kept.number for kept in g.loyal if kept.species == species},
    )


def _parliament(g: Zoocracy) -> Parliament:
    return Parliament(
        seats=tuple(g.seats),
        total=sum(g.seats),
        majority=g.majority,
        government=g.government,
        government_seats=g.government_seats,
        interim=g.interim,
        offices=tuple([OfficeNow(one, g.holds(one), bool(g.face_up.get(one))) for one in OFFICES]),
        programme=tuple(g.programme),
    )


def _talks(g: Zoocracy) -> Talks | None:
    for frame in g.stack:
        if isinstance(frame, Formation):
            if frame.turn == g.players:
                return None
            turn, order = frame.turn, g.order
            return Talks(
                False, order[turn], order[:turn], order[turn + 1 :], goals_to_give(g), _proposed(frame.proposal)
            )
        if isinstance(frame, confidence.NoConfidence) and g.players > 2:
            leader = g.offices[OPPOSITION_LEADER]
            return Talks(True, leader, (), (), goals_to_give(g), _proposed(frame.proposal))
    return None


def _proposed(proposal: Proposal | None) -> Proposed | None:
    return None if proposal is None else Proposed(proposal.seat, proposal.offices, proposal.goals)


# What a party has for itself


def hand(g: Zoocracy, seat: Seat) -> Hand:
    """A party's cards, food and half-made proposal, from its own view."""
    draft = next((one for one in g.stack if isinstance(one, Draft) and one.seat == seat), None)
    return Hand(
        cards=_faces(g.edition, sorted_cards(g.hands[seat])),
        food=g.funds[seat],
        draft=draft.chosen if draft else (),
    )


def thinkable(g: Zoocracy, seat: Seat) -> list[Action]:
    """What a party would think of when it is asked, legal or not, so that what is not can say why.

    In its campaign turn: food on each species, the privileges of its offices, every card in hand. In a round of
    cards: every card. Where one reason holds for many choices, one of them is enough.
    """
    kinds = [request.kind for request in g.requests if request.seat == seat]
    found: list[Action] = []
    if "campaign" in kinds:
        campaign = g.stack[-1]
        assert isinstance(campaign, Campaign)
        found += _thinkable_places(g, campaign, seat)
        found += _thinkable_privileges(g, seat)
    if found or isinstance(g.stack[-1] if g.stack else None, CardWindow):
        for card in g.hands[seat]:
            found += [one for one in _thinkable_plays(g, seat, card) if one not in found]
    return found


def _thinkable_places(g: Zoocracy, campaign: Campaign, seat: Seat) -> list[Action]:
    """As many tokens as one has left; where a species is barred, or has its three already, one more."""
    left = min(limit(g) - campaign.spent, g.funds[seat])
    if left < 1:
        return [PLACES[next(iter(g.tokens))][1]]
    found: list[Action] = []
    for species in g.tokens:
        room = g.edition.per_species - campaign.placed.get(species, 0)
        most = 1 if species == g.blockade else max(1, min(left, room))
        found += PLACES[species][1 : most + 1]
    return found


def _thinkable_privileges(g: Zoocracy, seat: Seat) -> list[Action]:
    found: list[Action] = []
    first = next(iter(g.tokens))
    if g.holds(PRIME_MINISTER) == seat:
        if ready(g, PRIME_MINISTER) == seat:
            for species in g.tokens:
                found += BONUSES[species][1 : 2 if species == g.blockade else BONUS + 1]
        else:
            found.append(BONUSES[first][1])
    if g.holds(OPPOSITION_LEADER) == seat:
        if ready(g, OPPOSITION_LEADER) == seat:
            for species in g.tokens:
                found += [ATTACKS[species][party] for party in _others_on(g, seat, species)]
        else:
            found.append(ATTACKS[first][(seat + 1) % g.players])
    return found


def _others_on(g: Zoocracy, seat: Seat, species: Species) -> list[Seat]:
    return [party for party, count in enumerate(g.tokens[species]) if count and party != seat]


def _thinkable_plays(g: Zoocracy, seat: Seat, name: Card) -> list[Action]:
    """What a card could be played on; something, even when there is nothing, so that it can say why not."""
    card = g.edition.cards[name]
    now = card.phase == g.phase
    somebody = (seat + 1) % g.players
    if card.kind == RALLY:
        return list(cards.RALLIES[card.about][: 2 if now and card.about != g.blockade else 1])
    if card.kind == NEGATIVE_CAMPAIGN:
        others = _others_on(g, seat, card.about) if now else []
        return [cards.NEGATIVES[card.about][party] for party in others or [somebody]]
    if card.kind == LOYALTY:
        return list(cards.LOYALTIES[card.about][: max(1, min(2, g.tokens[card.about][seat])) if now else 1])
    for ways in (cards.OVERHANGS, cards.ASSERTIONS):
        if card.kind == cards.KIND_OF[type(next(iter(ways.values())))]:
            return [ways[card.about]]
    if card.kind == cards.KIND_OF[cards.Defectors]:
        others = [party for party in range(g.players) if party != seat]
        return [cards.DEFECTIONS[party] for party in (others if now else others[:1])]
    return [SIMPLE[card.kind]]


SIMPLE: dict[str, Action] = {
    cards.KIND_OF[type(action)]: action
    for action in (cards.WET, cards.DRY, cards.MIGRATE, cards.PRESIDENTIAL_EARLY, cards.PARLIAMENTARY_EARLY)
}
"""Cards that are played on nothing in particular."""
