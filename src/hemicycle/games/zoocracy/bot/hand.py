"""When to play which action card, and which to put away."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import best, ranked
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from .. import species as zoo
from ..cards import (
    Assertiveness,
    Defectors,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Loyalty,
    Migration,
    OverhangMandate,
    WetSeason,
)
from ..edition import (
    ASSERTIVENESS,
    DEFECTORS,
    DRY_SEASON,
    EARLY_PARLIAMENTARY_ELECTION,
    EARLY_PRESIDENTIAL_ELECTION,
    LOYALTY,
    MIGRATION,
    NEGATIVE_CAMPAIGN,
    OPPOSITION_LEADER,
    OVERHANG_MANDATE,
    RALLY,
    WET_SEASON,
    Card,
)
from ..progress import Discard
from ..state import Zoocracy
from .prices import assertive

KEEP = {
    ASSERTIVENESS: 5.0,
    DEFECTORS: 4.0,
    MIGRATION: 3.0,
    RALLY: 2.6,
    OVERHANG_MANDATE: 2.2,
    NEGATIVE_CAMPAIGN: 2.0,
    EARLY_PRESIDENTIAL_ELECTION: 1.8,
    LOYALTY: 1.6,
    WET_SEASON: 1.5,
    DRY_SEASON: 1.5,
    EARLY_PARLIAMENTARY_ELECTION: 1.2,
}
"""How dear each kind of card is in a hand."""


def elect(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """§5c  A seat for oneself; a season that costs the others more; loyal voters."""
    return to_elect(g, seat, options, rng)[0]


def to_elect(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> list[Action]:
    """All of them, best first."""
    return ranked(options, lambda action: 0.05 if action == PASS else in_election(g, seat, action), rng)


def in_election(g: Zoocracy, seat: Seat, action: Action) -> float:
    """What a card brings at the count, in seats."""
    match action:
        case Migration():
            return 1.0
        case OverhangMandate(species):
            return 1.0 if zoo.ranked(g.tokens[species])[0] == seat else 0.0
        case Loyalty(species, number):
            return 0.0 if g.last_round else 0.3 * number + 0.05 * g.edition.votes[species][0]
        case WetSeason() | DrySeason():
            season = "wet-season" if isinstance(action, WetSeason) else "dry-season"
            lost = [0] * g.players
            for species, counts in g.tokens.items():
                first = zoo.ranked(counts)[0]
                if first is not None and zoo.hit_by(g, species, season) and zoo.votes(g, species)[0]:
                    lost[first] += 1
            others = sum(lost) - lost[seat]
            return others / (g.players - 1) - lost[seat] - 0.3
    return 0.0


def happens(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """§5e  Defectors that turn a majority; elections that come early for those who wait for them."""
    return to_happen(g, seat, options, rng)[0]


def to_happen(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> list[Action]:
    """All of them, best first."""
    return ranked(options, lambda action: 0.1 if action == PASS else in_event(g, seat, action), rng)


def in_event(g: Zoocracy, seat: Seat, action: Action) -> float:
    """What a card of the event phase brings, in goals or so."""
    match action:
        case Defectors(party):
            return defection(g, seat, party)
        case EarlyPresidentialElection():
            richest = max([g.reckoned[other] for other in range(g.players) if other != seat])
            return 0.3 if g.reckoned[seat] > richest else 0.0
        case EarlyParliamentaryElection():
            # The goal of next round's programme is lost, and all campaign for one round less.
            if g.programme[1] == seat or g.in_government(seat):
                return 0.0
            seats = zoo.forecast(g)
            return 0.3 if seats[seat] * g.players >= sum(seats) else 0.15
    return 0.0


def defection(g: Zoocracy, seat: Seat, party: Seat) -> float:
    """§9a Defectors  To bring a government down pays the opposition; to save it, its members."""
    number = min(g.table.defectors, g.seats[party])
    governs = g.in_government(seat)
    change = number * (governs - g.in_government(party))
    then = g.government_seats + change >= g.majority if g.government else False
    value = 0.02 * number + 0.02 * (g.goals[party] - g.goals[seat])
    if governs and then and not g.has_majority:
        value += 1.0
    elif not governs and g.has_majority and not then:
        fed = [one for one in (g.programme if g.elected else g.programme[1:]) if one is not None]
        value += 0.4 * len(set(fed) - {seat}) + (0.5 if g.holds(OPPOSITION_LEADER) == seat else 0.0)
    elif not g.last_round:
        value = min(value, 0.09)
    return value


def progress(options: Sequence[Action], rng: Random) -> Action:
    """§5g  Assertiveness at once: who knows how long the office lasts."""
    return best(options, lambda action: isinstance(action, Assertiveness) + 0.5 * (action == PASS), rng)


def put_away(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """§5g  The card that is least dear, by kind, and by the votes of its species."""
    return best(options, lambda action: -dear(g, seat, action.card) if isinstance(action, Discard) else -9.0, rng)


def dear(g: Zoocracy, seat: Seat, name: Card) -> float:
    card = g.edition.cards[name]
    value = KEEP[card.kind]
    if card.about in g.edition.votes:
        value += 0.1 * g.edition.votes[card.about][0]
    if card.kind == ASSERTIVENESS and card.about not in assertive_offices(g, seat):
        value -= 1.0
    return value


def assertive_offices(g: Zoocracy, seat: Seat) -> set[str]:
    """The offices that one holds and could be assertive in."""
    return {office for office in assertive(g, seat) if g.holds(office) == seat}


def reason(g: Zoocracy, seat: Seat, action: Action) -> Message | None:
    """What speaks for a card, or against all of them."""
    match action:
        case Migration():
            return Message("bot-seat-gained")
        case OverhangMandate(species):
            return Message("bot-overhang", {"species": species})
        case Loyalty(species, number):
            return Message("bot-loyalty", {"species": species, "number": number})
        case WetSeason() | DrySeason():
            return Message("bot-season")
        case EarlyPresidentialElection():
            return Message("bot-early-president")
        case EarlyParliamentaryElection():
            return Message("bot-early-parliament")
        case Defectors(party):
            return Message("bot-defectors", {"party": party})
        case Assertiveness(office):
            return Message("bot-assertive", {"office": office})
        case Discard(card):
            return Message("bot-discard", {"card": card})
    return Message("bot-keep-cards")
