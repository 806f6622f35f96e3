"""§9a  The action cards: when each may be played, on what, and what it does.

A card without effect can't be played (ruling A6). An action names what a card is played on; which card of the hand
that takes follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hemicycle.engine.declare import Public, Seat
from hemicycle.engine.flow import Step
from hemicycle.engine.memory import remembered
from hemicycle.engine.window import Window
from hemicycle.engine.words import Action, Message

from . import species as zoo
from .edition import (
    ASSERTIVENESS,
    DEFECTORS,
    DRY_SEASON,
    EARLY_PARLIAMENTARY_ELECTION,
    EARLY_PRESIDENTIAL_ELECTION,
    LOYALTY,
    MIGRATION,
    NEGATIVE_CAMPAIGN,
    OFFICES,
    OVERHANG_MANDATE,
    PHASE_OF,
    RALLY,
    SPECIES,
    WET_SEASON,
    ActionCard,
    Card,
    Food,
    Kind,
    Office,
    Phase,
    Species,
)
from .events import (
    AssertivenessPlayed,
    LoyaltyPlayed,
    MigrationPlayed,
    NegativeCampaignPlayed,
    OverhangPlayed,
    ParliamentaryElectionMoved,
    PresidentialElectionMoved,
    RallyPlayed,
    SeasonPlayed,
    SeatsDefected,
)
from .purse import discard, implement_goal
from .state import Loyal, Zoocracy


class Rally(Action, frozen=True):
    """§9a Rally 1; rulings B9, B16  Up to two tokens from the supply on the species."""

    species: Public[Species]
    number: Public[Food]


class NegativeCampaign(Action, frozen=True):
    """§9a Negative Campaign 1; rulings B9, B13  Another party's token on the species makes room for one's own."""

    species: Public[Species]
    party: Public[Seat]


class WetSeason(Action, frozen=True):
    """§9a Seasons 1; rulings A6, C4  Leaders on species without a watering hole get a vote less."""


class DrySeason(Action, frozen=True):
    """§9a Seasons 1; rulings A6, C4  Leaders on species with a watering hole get a vote less."""


class Migration(Action, frozen=True):
    """§9a Migration 1; ruling C7  One's own party gets a seat."""


class OverhangMandate(Action, frozen=True):
    """§9a Overhang Mandate 1; rulings C5, C6, C7  The leader on the species gets a seat."""

    species: Public[Species]


class Loyalty(Action, frozen=True):
    """§9a Loyalty 1; rulings C8, C9, C10  Own tokens stay on the species after the count."""

    species: Public[Species]
    number: Public[Food]


class EarlyPresidentialElection(Action, frozen=True):
    """§9a Early presidential election 1; rulings A6, E8  The next presidential election comes next round."""


class EarlyParliamentaryElection(Action, frozen=True):
    """§9a Early parliamentary election 1; rulings A6, E6, E7  It comes next round; that round's goal is lost."""


class Defectors(Action, frozen=True):
    """§9a Defectors 1; rulings E4, E5  Seats of a party change to one's own."""

    party: Public[Seat]


class Assertiveness(Action, frozen=True):
    """§9a Assertiveness 1; ruling G5  A goal for whoever holds the office."""

    office: Public[Office]


KIND_OF: dict[type[Action], Kind] = {
    Rally: RALLY,
    NegativeCampaign: NEGATIVE_CAMPAIGN,
    WetSeason: WET_SEASON,
    DrySeason: DRY_SEASON,
    Migration: MIGRATION,
    OverhangMandate: OVERHANG_MANDATE,
    Loyalty: LOYALTY,
    EarlyPresidentialElection: EARLY_PRESIDENTIAL_ELECTION,
    EarlyParliamentaryElection: EARLY_PARLIAMENTARY_ELECTION,
    Defectors: DEFECTORS,
    Assertiveness: ASSERTIVENESS,
}

# Actions are made once, since hands are looked through at every question.
RALLIES = {species: (Rally(species, 1), Rally(species, 2)) for species in SPECIES}
NEGATIVES = {species: tuple([NegativeCampaign(species, seat) for seat in range(6)]) for species in SPECIES}
OVERHANGS = {species: OverhangMandate(species) for species in SPECIES}
LOYALTIES = {species: (Loyalty(species, 1), Loyalty(species, 2)) for species in SPECIES}
DEFECTIONS = tuple([Defectors(seat) for seat in range(6)])
ASSERTIONS = {office: Assertiveness(office) for office in OFFICES}
WET, DRY, MIGRATE = WetSeason(), DrySeason(), Migration()
PRESIDENTIAL_EARLY, PARLIAMENTARY_EARLY = EarlyPresidentialElection(), EarlyParliamentaryElection()


def playable(g: Zoocracy, seat: Seat, phase: Phase) -> list[Action]:
    """What a seat may play of its hand in this phase."""
    found: list[Action] = []
    cards, twins = g.setup.edition.cards, False
    for name in g.hands[seat]:
        card = cards[name]
        if card.phase == phase:
            found += WAYS[card.kind](g, seat, card.about)
            twins = twins or card.twin
    return list(dict.fromkeys(found)) if twins else found


# §5b


def rallies(g: Zoocracy, seat: Seat, species: Species) -> Sequence[Action]:
    """§9a Rally  One or two tokens, as far as nobody is equal afterwards."""
    if species == g.blockade:
        return ()
    return rallies_on(species, seat, supplied(g, seat, 2), tuple(g.tokens[species]))


@remembered
def rallies_on(species: Species, seat: Seat, most: int, counts: zoo.Counts) -> tuple[Action, ...]:
    """The same by the tokens that lie there."""
    return tuple([RALLIES[species][number - 1] for number in zoo.room(counts, seat, most)])


def negatives(g: Zoocracy, seat: Seat, species: Species) -> Sequence[Action]:
    """§9a Negative Campaign  Against whoever has a token there, as far as nobody is equal afterwards."""
    if species == g.blockade or not supplied(g, seat, 1):
        return ()
    return negatives_on(species, seat, tuple(g.tokens[species]))


@remembered
def negatives_on(species: Species, seat: Seat, counts: zoo.Counts) -> tuple[Action, ...]:
    """The same by the tokens that lie there."""
    return tuple([NEGATIVES[species][party] for party in zoo.replaceable(counts, seat)])


def supplied(g: Zoocracy, seat: Seat, number: int) -> int:
    """So many tokens of a colour, or as many as the supply has (ruling A4)."""
    if not g.setup.options.strict_tokens:
        return number
    return min(number, g.supply(seat) or 0)


# §5c


def wet(g: Zoocracy, seat: Seat, _: str) -> Sequence[Action]:
    return [WET] if season_bites(g, WET_SEASON) else ()


def dry(g: Zoocracy, seat: Seat, _: str) -> Sequence[Action]:
    return [DRY] if season_bites(g, DRY_SEASON) else ()


def season_bites(g: Zoocracy, season: str) -> bool:
    """Whether a season would cost anybody a vote (ruling A6)."""
    return season not in g.seasons and any(
        zoo.hit_by(g, species, season) and max(counts) for species, counts in g.tokens.items()
    )


def migrations(g: Zoocracy, seat: Seat, _: str) -> Sequence[Action]:
    return [MIGRATE]


def overhangs(g: Zoocracy, seat: Seat, species: Species) -> Sequence[Action]:
    return [OVERHANGS[species]] if max(g.tokens[species]) else ()


def loyalties(g: Zoocracy, seat: Seat, species: Species) -> Sequence[Action]:
    """§9a Loyalty  One or two of one's own tokens; not as many as another keeps there (rulings C8, C9)."""
    taken = [kept.number for kept in g.loyal if kept.species == species]
    mine = [kept for kept in g.loyal if kept.species == species and kept.seat == seat]
    if mine:
        return ()
    most = min(2, g.tokens[species][seat])
    return [LOYALTIES[species][number - 1] for number in range(1, most + 1) if number not in taken]


# §5e


def presidential_early(g: Zoocracy, seat: Seat, _: str) -> Sequence[Action]:
    return [PRESIDENTIAL_EARLY] if g.presidential != g.round + 1 and not g.last_round else ()


def parliamentary_early(g: Zoocracy, seat: Seat, _: str) -> Sequence[Action]:
    return [PARLIAMENTARY_EARLY] if g.parliamentary != g.round + 1 and not g.last_round else ()


def defections(g: Zoocracy, seat: Seat, _: str) -> Sequence[Action]:
    """§9a Defectors  From any other party that has a seat (ruling E4)."""
    return [DEFECTIONS[party] for party in range(g.players) if party != seat and g.seats[party]]


# §5g


def assertions(g: Zoocracy, seat: Seat, office: Office) -> Sequence[Action]:
    """§9a Assertiveness  Only with the office card, whichever side is up (ruling G5)."""
    may = g.holds(office) == seat and g.goals[seat] < g.edition.goal_track
    return [ASSERTIONS[office]] if may else ()


WAYS: dict[Kind, Callable[[Zoocracy, Seat, str], Sequence[Action]]] = {
    RALLY: rallies,
    NEGATIVE_CAMPAIGN: negatives,
    OVERHANG_MANDATE: overhangs,
    LOYALTY: loyalties,
    WET_SEASON: wet,
    DRY_SEASON: dry,
    MIGRATION: migrations,
    EARLY_PRESIDENTIAL_ELECTION: presidential_early,
    EARLY_PARLIAMENTARY_ELECTION: parliamentary_early,
    DEFECTORS: defections,
    ASSERTIVENESS: assertions,
}


# What they do


def card_for(g: Zoocracy, seat: Seat, action: Action) -> Card | None:
    """The card of a hand that an action takes."""
    kind = KIND_OF[type(action)]
    about = getattr(action, "species", None) or getattr(action, "office", "")
    cards: dict[Card, ActionCard] = g.setup.edition.cards
    for name in g.hands[seat]:
        card = cards.get(name)
        if card is not None and card.kind == kind and card.about == about:
            return name
    return None


def play(g: Zoocracy, seat: Seat, action: Action) -> None:
    """Play a card from the hand."""
    card = card_for(g, seat, action)
    assert card is not None, f"{action} needs a card that seat {seat} does not hold"
    discard(g, seat, card)
    match action:
        case Rally(species, number):
            g.tokens[species][seat] += number
            g.tell(RallyPlayed(seat, species, number, card))
        case NegativeCampaign(species, party):
            zoo.replace(g, seat, species, party)
            g.tell(NegativeCampaignPlayed(seat, species, party, card))
        case WetSeason() | DrySeason():
            season = KIND_OF[type(action)]
            g.seasons.append(season)
            g.tell(SeasonPlayed(seat, season, card))
        case Migration():
            g.migrated[seat] += 1
            g.tell(MigrationPlayed(seat, card))
        case OverhangMandate(species):
            g.overhang.append(species)
            g.tell(OverhangPlayed(seat, species, card))
        case Loyalty(species, number):
            g.loyal.append(Loyal(species, seat, number))
            g.tell(LoyaltyPlayed(seat, species, number, card))
        case EarlyPresidentialElection():
            g.presidential = g.round + 1
            g.tell(PresidentialElectionMoved(seat, g.presidential, card))
        case EarlyParliamentaryElection():
            g.parliamentary = g.round + 1
            g.programme[1] = None  # ruling E6
            g.tell(ParliamentaryElectionMoved(seat, g.parliamentary, card))
        case Defectors(party):
            number = min(g.table.defectors, g.seats[party])
            g.seats[party] -= number
            g.seats[seat] += number
            g.tell(SeatsDefected(seat, party, number, card))
        case Assertiveness(office):
            g.tell(AssertivenessPlayed(seat, office, card))
            implement_goal(g, seat, "assertiveness")


class CardWindow(Window):
    """One pass in player order, any number of one's own cards (ruling A7); who holds none is not asked."""

    how = "once"

    phase: Public[Phase] = ""

    def may(self, g: Any, seat: Seat) -> bool:
        return bool(g.hands[seat])

    def answers(self, g: Any, seat: Seat) -> Sequence[Action]:
        return playable(g, seat, self.phase)

    def play(self, g: Any, seat: Seat, action: Any) -> Step:
        play(g, seat, action)
        self.turn -= 1  # the same seat may play another
        return self.next_turn


# Why not


def why_not(g: Zoocracy, seat: Seat, action: Action) -> Message | None:
    """Why a card can't be played."""
    kind = KIND_OF.get(type(action))
    if kind is None:
        return None
    rule = "§9a 1"
    card = card_for(g, seat, action)
    if card is None:
        about = getattr(action, "species", getattr(action, "office", ""))
        return Message("refused-not-in-hand", {"card": f"{kind}-{about}" if about else kind}, rule)
    if PHASE_OF[kind] != g.phase:
        return Message("refused-other-phase", {"card": card, "phase": PHASE_OF[kind]}, rule)
    if action in playable(g, seat, g.phase):
        return None  # nothing is wrong with it, but it is not this seat's turn, or something else is asked first
    match action:
        case Rally(species, number):
            return zoo.why_no_room(g, seat, species, number, 2)
        case NegativeCampaign(species, party):
            return zoo.why_not_replaced(g, seat, species, party)
        case Loyalty(species):
            if most := min(2, g.tokens[species][seat]):
                return Message("refused-loyal", {"species": species, "most": most}, "§9a Loyalty 1; ruling C9")
            return Message("refused-no-own-token", {"species": species}, "ruling C8")
        case OverhangMandate(species):
            return Message("refused-nobody-there", {"species": species}, "ruling A6")
        case EarlyPresidentialElection() | EarlyParliamentaryElection():
            return Message("refused-no-effect", {"card": card}, "ruling A6")
        case Defectors(party) if party == seat:
            return Message("refused-own-party", {}, "ruling E4")
        case Defectors(party) if not 0 <= party < g.players:
            return Message("refused-no-such-party", {"players": g.players}, "ruling E4")
        case Defectors(party):
            return Message("refused-no-seats", {"party": party}, "ruling E4")
        case Assertiveness(office):
            if g.holds(office) != seat:
                return Message("refused-not-your-office", {"office": office}, "§9a Assertiveness 1")
            return Message("refused-no-effect", {"card": card}, "ruling G6")
    return Message("refused-no-effect", {"card": card}, "ruling A6")
