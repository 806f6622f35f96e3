"""Where to put food: the most seats for a token, within the rule that nobody may be equal (§5b)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from hemicycle.engine.declare import Seat
from hemicycle.engine.lots import ranked
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Message

from .. import species as zoo
from ..campaign import Campaign, LeaderCampaign, Place, PlaceBonus, SetBlockade, SetManipulation
from ..cards import NegativeCampaign, Rally
from ..edition import Species
from ..state import Zoocracy
from .prices import ahead

SEAT = 0.1
"""What a seat in parliament is worth, in goals: its food, and its weight in the formation."""
TOKEN = 0.5
"""In seats: what a token of food must bring, with the whole game ahead."""
TRIED = (0.0, 0.3, 0.22, 0.15, 0.05, 0.04, 0.02)
"""How likely a rival takes a lead away that needs so many tokens."""
CARD_COST = 0.25
"""In seats: what a Rally or Negative Campaign must bring."""
FREE = 100.0
"""What costs no food comes first."""
TIMID = 0.2
"""The risk from which on a party campaigns against others."""
CANDIDATES = 5
STEPS = frozenset((Place, PlaceBonus, Rally, NegativeCampaign, LeaderCampaign))


class Field(NamedTuple):
    """How the campaign lies for one seat."""

    g: Zoocracy
    seat: Seat
    reach: list[int]
    """How many tokens each rival could still put on one species before the votes are counted."""
    weight: float
    """What a vote of somebody else costs oneself, in own votes."""


def field_of(g: Zoocracy, seat: Seat) -> Field:
    campaign = g.stack[-1]
    turn = campaign.turn if isinstance(campaign, Campaign) else g.players
    this, later = g.order[turn + 1 :], g.parliamentary != g.round
    most = g.edition.per_species
    reach = [
        0 if other == seat else min(g.reckoned[other], most * ((other in this) + later))
        for other in range(g.players)
    ]
    return Field(g, seat, reach, 1 / (g.players - 1))


class Rivals(NamedTuple):
    """The others on one species."""

    best: int
    second: int
    """The two highest counts."""
    reach: list[tuple[int, int]]
    """Of whoever may still place: the tokens there, and how many more could come."""


def rivals_of(field: Field, counts: Sequence[int]) -> Rivals:
    seat = field.seat
    best = second = 0
    reach: list[tuple[int, int]] = []
    for other, more in enumerate(field.reach):
        if other != seat:
            count = counts[other]
            if count > best:
                best, second = count, best
            elif count > second:
                second = count
            if more:
                reach.append((count, more))
    return Rivals(best, second, reach)


def standing(field: Field, rivals: Rivals, mine: int, votes: tuple[int, int]) -> float:
    """What a species brings a seat with so many tokens, and what it gives the others."""
    most, fewer = votes
    best, second, reach = rivals
    if mine <= second or not mine:
        return -field.weight * ((most if best else 0) + (fewer if second else 0))
    hold = 1.0
    for count, more in reach:
        needed = mine + 1 - count
        if 0 < needed <= more:
            hold *= 1 - TRIED[needed if needed < 6 else 6]
    if mine > best:
        return most * hold + fewer * (1 - hold) * 0.7 - (field.weight * fewer if best else 0.0)
    return fewer * hold - field.weight * most


def lasting(field: Field, counts: Sequence[int], votes: tuple[int, int]) -> float:
    """What a species brings a seat, with what it gives the others, if the counts were these."""
    return standing(field, rivals_of(field, counts), counts[field.seat], votes)


class Gain(NamedTuple):
    """What a step of a campaign turn brings, in seats, and for how many tokens of one's own."""

    action: Action
    seats: float
    tokens: int


def gains(g: Zoocracy, seat: Seat, options: Sequence[Action]) -> list[Gain]:
    """Every step and what it brings."""
    field = field_of(g, seat)
    known: dict[Species, tuple[float, tuple[int, int], Rivals, int]] = {}
    found: list[Gain] = []
    for action in options:
        # By type, not by isinstance, which takes six times as long for a struct.
        kind: Any = type(action)
        if kind not in STEPS:
            continue
        species = action.species  # type: ignore[attr-defined]
        if species not in known:
            counts, votes = g.tokens[species], zoo.votes(g, species)
            rivals, mine = rivals_of(field, counts), counts[seat]
            known[species] = (standing(field, rivals, mine, votes), votes, rivals, mine)
        now, votes, rivals, mine = known[species]
        if kind is NegativeCampaign or kind is LeaderCampaign:
            after = g.tokens[species].copy()
            after[action.party] -= 1  # type: ignore[attr-defined]
            then = standing(field, rivals_of(field, after), mine + 1, votes)
            found.append(Gain(action, then - now, 0))
        else:
            number = action.number  # type: ignore[attr-defined]
            then = standing(field, rivals, mine + number, votes)
            found.append(Gain(action, then - now, number if kind is Place else 0))
    return found


def choose(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """The step that brings most for its cost, until nothing is worth it."""
    best = ranking(g, seat, options, rng)
    return best[0].action if best else PASS


def dared(options: tuple[Action, ...], risk: float) -> tuple[Action, ...]:
    """Who hardly dares anything makes no enemies: he takes nobody's food off the board."""
    if risk > TIMID:
        return options
    return tuple([one for one in options if not isinstance(one, NegativeCampaign | LeaderCampaign)]) or options


def ranking(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> list[Gain]:
    """The steps that are worth it, best first: what is free before what costs food, then by seats for a token."""
    price = TOKEN * ahead(g)
    due = g.parliamentary == g.round
    worth_it: list[tuple[float, Gain]] = []
    for gain in gains(g, seat, options):
        if gain.tokens:
            net = gain.seats - price * gain.tokens
            if net > 0.05:
                worth_it.append((net / gain.tokens, gain))
        else:
            # Cards and privileges keep: before an election they are worth playing, else only for much.
            cost = (0.1 if isinstance(gain.action, PlaceBonus | LeaderCampaign) else CARD_COST) + (
                0 if due else 1.5
            )
            if gain.seats > cost:
                worth_it.append((FREE + gain.seats - cost, gain))
    return [gain for _, gain in ranked(worth_it, _merit, rng)]


def _merit(one: tuple[float, object]) -> float:
    return one[0]


def candidates(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> list[Action]:
    found = [gain.action for gain in ranking(g, seat, options, rng)[:CANDIDATES]]
    return [*found, PASS]


def block(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """§5d  Bar the species where one's lead is worth most and in danger, in the round of the election."""
    if g.parliamentary != g.round:
        return PASS
    return best_marker(g, seat, options, rng)


def best_marker(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    found = marker_gains(g, seat, options, rng)
    return found[0][1] if found and found[0][0] > 0.3 else PASS


def marker_gains(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> list[tuple[float, Action]]:
    """What the Blockade or the Manipulation marker brings on each species, best first."""
    field = before_turns(g, seat)
    safe = field._replace(reach=[0] * g.players)
    found: list[tuple[float, Action]] = []
    for action in options:
        if isinstance(action, SetBlockade | SetManipulation):
            counts, votes = g.tokens[action.species], zoo.votes(g, action.species)
            now = lasting(field, counts, votes)
            if isinstance(action, SetBlockade):
                then = lasting(safe, counts, votes)
            else:
                then = lasting(field, counts, (g.edition.manipulation, 0))
            found.append((then - now, action))
    return ranked(found, _merit, rng)


def before_turns(g: Zoocracy, seat: Seat) -> Field:
    """Before the first turn everybody else may still place."""
    most = g.edition.per_species * (1 + (g.parliamentary != g.round))
    reach = [0 if other == seat else min(g.reckoned[other], most) for other in range(g.players)]
    return Field(g, seat, reach, 1 / (g.players - 1))


def markers(g: Zoocracy, seat: Seat, options: Sequence[Action], rng: Random) -> list[Action]:
    return [*[action for _, action in marker_gains(g, seat, options, rng)[:CANDIDATES]], PASS]


def reason(g: Zoocracy, seat: Seat, action: Action) -> Message | None:
    """What speaks for a step of the campaign."""
    match action:
        case Place(species, number) | PlaceBonus(species, number) | Rally(species, number):
            after = g.tokens[species].copy()
            after[seat] += number
        case NegativeCampaign(species, party) | LeaderCampaign(species, party):
            after = g.tokens[species].copy()
            after[seat] += 1
            after[party] -= 1
        case SetBlockade(species):
            return Message("bot-block", {"species": species})
        case SetManipulation(species):
            return Message("bot-manipulate", {"species": species})
        case _:
            return Message("bot-campaign-enough")
    first, second = zoo.ranked(after)
    most, fewer = zoo.votes(g, species)
    if first == seat:
        return Message("bot-campaign-first", {"species": species, "votes": most})
    if second == seat and fewer:
        return Message("bot-campaign-second", {"species": species, "votes": fewer})
    return Message("bot-campaign-later", {"species": species})
