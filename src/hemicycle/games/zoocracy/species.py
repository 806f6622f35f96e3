"""The food on a species: who leads, and where nobody may be equal (rulings B6, B7, B16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from hemicycle.engine.declare import Seat
from hemicycle.engine.words import Message

from .edition import WET_SEASON, Species, ZoocracyEdition
from .state import Zoocracy

Counts: TypeAlias = tuple[int, ...]
"""The tokens on a species, by seat."""


def room(counts: Counts, seat: Seat, most: int) -> tuple[int, ...]:
    """How many tokens of a party, from 1 to `most`, a species that is not barred could take in one step.

    Only the counts after the step must differ (ruling B16), and parties without a token never tie (ruling B6).
    """
    mine = counts[seat]
    return tuple([number for number in range(1, most + 1) if mine + number not in counts])


def replaceable(counts: Counts, seat: Seat) -> tuple[Seat, ...]:
    """§9a Negative Campaign  Of whom a token could make room for one's own, without making anybody equal.

    From the counts of a species that is not barred.
    """
    others = [party for party, count in enumerate(counts) if count and party != seat]
    return tuple([party for party in others if replaces(counts, seat, party)])


def replaces(counts: Sequence[int], seat: Seat, party: Seat) -> bool:
    """Whether all counts differ once a token of a party has made room for one of the seat's (ruling B13)."""
    mine, theirs = counts[seat] + 1, counts[party] - 1
    if mine == theirs:
        return False
    for other, count in enumerate(counts):
        if count and other not in (seat, party) and count in (mine, theirs):
            return False
    return True


def replace(g: Zoocracy, seat: Seat, species: Species, party: Seat) -> None:
    """§9a Negative Campaign  One token of the party off, one of the seat's on, both from and to the supply."""
    counts = g.tokens[species]
    counts[party] -= 1
    counts[seat] += 1


def ranked(counts: list[int]) -> tuple[Seat | None, Seat | None]:
    """Who has most tokens on a species, and who second most."""
    most = max(counts)
    if not most:
        return None, None
    first = counts.index(most)
    others = counts.copy()
    others[first] = 0
    fewer = max(others)
    return first, others.index(fewer) if fewer else None


def hit_by(g: Zoocracy, species: Species, season: str) -> bool:
    """§9a  Wet Season is for species without a watering hole, Dry Season for those with one."""
    return (species not in g.setup.edition.watering_hole) == (season == WET_SEASON)


def votes(g: Zoocracy, species: Species) -> tuple[int, int]:
    """§5c, §9a  What the first and the second on a species get, with Manipulation and seasons (ruling C4)."""
    edition: ZoocracyEdition = g.setup.edition
    first, second = edition.votes[species]
    if species == g.manipulation:
        first, second = edition.manipulation, 0
    for season in g.seasons:
        if hit_by(g, species, season):
            first = max(0, first - 1)
    return first, second


def forecast(g: Zoocracy) -> list[int]:
    """The seats by party, if the votes were counted as the zoo lies now."""
    seats = list(g.migrated)
    for species, counts in g.tokens.items():
        first, second = ranked(counts)
        most, fewer = votes(g, species)
        if first is not None:
            seats[first] += most + g.overhang.count(species)
        if second is not None:
            seats[second] += fewer
    return seats


def why_no_room(g: Zoocracy, seat: Seat, species: Species, number: int, most: int) -> Message | None:
    """Why a party can't put so many tokens on a species in one step."""
    if species not in g.tokens:
        return Message("refused-no-such-species", {"species": species}, "§5b 4")
    if number < 1:
        return Message("refused-none", {}, "§5b 4")
    if species == g.blockade:
        return Message("refused-blockade", {"species": species}, "§5d 9; ruling B11")
    if number > most:
        return Message("refused-too-many", {"most": most}, "§5b 4; ruling B16")
    rival = tied_with(g.tokens[species], seat, g.tokens[species][seat] + number)
    if rival is not None:
        count = g.tokens[species][rival]
        return Message("refused-tie", {"species": species, "seat": rival, "number": count}, "§5b 8; ruling B6")
    return Message("refused-no-supply", {}, "ruling A4")


def tied_with(counts: list[int], seat: Seat, number: int) -> Seat | None:
    """Who else has so many tokens there."""
    return next((other for other, count in enumerate(counts) if count == number and other != seat), None)


def why_not_replaced(g: Zoocracy, seat: Seat, species: Species, party: Seat) -> Message | None:
    """Why a negative campaign can't be run there, against them."""
    if species not in g.tokens:
        return Message("refused-no-such-species", {"species": species}, "§9a Negative Campaign 1")
    if not 0 <= party < g.players:
        return Message("refused-no-such-party", {"players": g.players}, "§9a Negative Campaign 1")
    if party == seat:
        return Message("refused-own-party", {}, "§9a Negative Campaign 1")
    if species == g.blockade:
        return Message("refused-blockade", {"species": species}, "§5d 9; ruling B11")
    if not g.tokens[species][party]:
        return Message("refused-no-token", {"species": species, "party": party}, "§9a Negative Campaign 1")
    if not replaces(g.tokens[species], seat, party):
        return Message("refused-tie-after", {"species": species}, "§9a Negative Campaign 1; ruling B13")
    return Message("refused-no-supply", {}, "ruling A4")
