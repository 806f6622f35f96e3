"""The table of Koalition, as data, with who sees what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Literal

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Backs, BySeat, Fact, Own, Public, Seat
from hemicycle.engine.rules import Options
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Message

from .edition import BlocName, Card, Country, CountryCard, KoalitionEdition, Party


class KoalitionOptions(Options, frozen=True):
    """What a table may choose."""

    countries: Literal["all", 5, 10, 12, 15] = "all"
    """How many countries are played (ruling D33); all that the edition has, or one of its shorter lengths."""
    first_starter: Literal["vote", "lot"] = "vote"
    """Who begins the first vote: elected by the table as the rulebook has it, or drawn by lot."""
    compatibility: Literal["pairs", "chain"] = "pairs"
    """In a coalition every pair must be partners, or a chain of partners is enough (ruling D3)."""
    stacking: bool = False
    """Whether several Dopplers may be played on one party (ruling D7)."""
    resigned_scores: bool = True
    """Whether a politician who has resigned still brings its card point (ruling D17)."""
    no_coalition: Literal["again", "drop"] = "again"
    """A country without coalition votes once more, or is dropped at once (ruling D22)."""
    offers: Literal[3, 1, 2, 5, 10] = 3
    """How many proposals, and how many changes of mind, each leader has in one negotiation (ruling D31)."""


class Laid(Fact, frozen=True):
    """A politician or joker on the table."""

    card: Public[Card]
    seat: Public[Seat]
    party: Public[Party]
    votes: Public[int]


class Score(Fact, frozen=True):
    """Points that a player takes for a party in one vote."""

    seat: Public[Seat]
    party: Public[Party]
    bonus: Public[int]
    """For leading."""
    cards: Public[int]
    """For the cards laid."""

    @property
    def points(self) -> int:
        return self.bonus + self.cards


class Outcome(Fact, frozen=True):
    """How a vote ended: the blocs that govern (none: no coalition), and who took what."""

    country: Public[Country]
    coalition: Public[tuple[BlocName, ...]]
    scores: Public[tuple[Score, ...]]


class Koalition(GameState):
    """Everything on the table, in the hands and set aside."""

    hands: Own[list[list[Card]]] = []
    """Politicians in hand (and whatever else the deal mixes in with them)."""
    specials: Own[list[list[Card]]] = []
    """Action cards and jokers in hand."""
    known: Public[BySeat[list[Card]]] = []
    """Cards in each hand that everybody knows to be there, since they came back to it from the table."""
    aside: list[Card] = []
    """Cards left over from the deal, face down."""
    aside_specials: list[Card] = []
    spent: Public[list[Card]] = []
    """Cards that are out of play until the next deal."""
    deck: Backs[list[Country]] = []
    """The countries to come, in order."""
    country: Public[Country] = ""
    outcomes: Public[list[Outcome]] = []
    """The votes held so far, failed ones included."""
    starter: Public[Seat] = 0
    deals: Public[int] = 0
    booked: Public[dict[Party, BySeat[int]]] = {}
    """Points by party and seat, the Europe bonus not included."""
    europe: Public[BySeat[int]] = []
    """The Europe bonus by seat, at the end."""

    # The vote under way
    table: Public[list[Laid]] = []
    dopplers: Public[list[Party]] = []
    """Parties that a Doppler lies on, once for each."""
    resignations: Public[dict[Card, bool]] = {}
    """Politicians hit by a Rücktritt, and whether it still counts."""
    scandals: Public[dict[Party, bool]] = {}
    """Parties hit by a Partei-Skandal, and whether it still counts."""
    overthrown: Public[dict[Party, Seat]] = {}
    """By party, the player whom a Sturz bars from leading it."""

    @property
    def edition(self) -> KoalitionEdition:
        edition: KoalitionEdition = self.setup.edition
        return edition

    @property
    def options(self) -> KoalitionOptions:
        options: KoalitionOptions = self.setup.options
        return options

    @property
    def country_card(self) -> CountryCard:
        card: CountryCard = self.setup.edition.countries[self.country]
        return card

    @property
    def length(self) -> int:
        """How many countries this game has."""
        chosen = self.options.countries
        return max(self.edition.lengths) if chosen == "all" else chosen

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in turn order from one of them on."""
        return (*range(first, self.players), *range(first))

    def points(self, seat: Seat) -> int:
        """A player's points so far, with the Europe bonus once it has been given."""
        return sum([by_seat[seat] for by_seat in self.booked.values()]) + (self.europe[seat] if self.europe else 0)

    def clear_table(self) -> None:
        """Take everything off the table for the next vote."""
        self.table = []
        self.dopplers = []
        self.resignations = {}
        self.scandals = {}
        self.overthrown = {}

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The highest total wins; equal totals share the place."""
        points = tuple(self.points(seat) for seat in range(self.players))
        return tuple(1 + sum(other > mine for other in points) for mine in points), points

    def ending(self) -> Message | None:
        """The game ends with its last country."""
        return Message("ending-countries", {"countries": self.length}, "Déroulement 3") if self.over else None

    def terms_between(self, parties: tuple[Seat, ...]) -> Sequence[Term]:
        from . import promises

        return promises.terms_between(self, parties)

    def further_term(self, parties: tuple[Seat, ...], term: Term) -> Term | None:
        from . import promises

        return promises.about_any_coalition(self, parties, term)

    def chapter(self) -> str:
        from . import promises

        return promises.chapter(self)

    def fill(self, viewer: Seat, rng: Random) -> None:
        """Deal the cards that the viewer can't see anew, and put the countries to come in some order."""
        deal = self.edition.deals[self.players]
        politicians, specials = self.edition.piles(deal)
        seen = [*self.spent, *[laid.card for laid in self.table]]
        for seat in range(self.players):
            seen += self.hands[seat] if seat == viewer else self.known[seat]
        if 0 <= viewer < self.players:
            seen += self.specials[viewer]
        unseen = _without(politicians, seen)
        unseen_specials = _without(specials, seen)
        rng.shuffle(unseen)
        rng.shuffle(unseen_specials)
        for seat in range(self.players):
            if seat != viewer:
                size = len(self.hands[seat]) - len(self.known[seat])
                self.hands[seat] = [*self.known[seat], *(unseen.pop() for _ in range(size))]
                self.specials[seat] = [unseen_specials.pop() for _ in self.specials[seat]]
        self.aside, self.aside_specials = unseen, unseen_specials
        held = {self.country, *(outcome.country for outcome in self.outcomes)}
        countries = [country for country in self.edition.countries if country not in held]
        rng.shuffle(countries)
        self.deck = countries[: len(self.deck)]

    def conserved(self) -> list[str]:
        """Every card of the deal is somewhere exactly once, and every point booked was scored."""
        if not self.deals:
            return []
        politicians, specials = self.edition.piles(self.edition.deals[self.players])
        there = [*self.aside, *self.aside_specials, *self.spent, *[laid.card for laid in self.table]]
        for seat in range(self.players):
            there += self.hands[seat]
            there += self.specials[seat]
        wrong: list[str] = []
        if sorted(there) != sorted(wanted := [*politicians, *specials]):
            wrong += [f"card {card} is one too many" for card in (Counter(there) - Counter(wanted)).elements()]
            wrong += [f"card {card} is missing" for card in (Counter(wanted) - Counter(there)).elements()]
        scored = sum(score.points for outcome in self.outcomes for score in outcome.scores)
        booked = sum(sum(by_seat) for by_seat in self.booked.values())
        if scored != booked:
            wrong.append(f"points: {booked} booked, {scored} scored")
        for seat, known in enumerate(self.known):
            if known and Counter(known) - Counter(self.hands[seat]):
                wrong.append(f"seat {seat} is known to hold what it does not hold")
        return wrong


def _without(cards: list[Card], seen: list[Card]) -> list[Card]:
    """The cards of a pile that are not among those seen, each copy counted, in one fixed order."""
    left: list[Card] = []
    taken: dict[Card, int] = {}
    for card in seen:
        taken[card] = taken.get(card, 0) + 1
    for card in cards:
        if taken.get(card):
            taken[card] -= 1
        else:
            left.append(card)
    left.sort()
    return left
