"""The figures of an edition: the zoo, its tables, the action cards and the events, checked."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from hemicycle.engine.declare import Among, UpTo
from hemicycle.engine.editions import Edition, Source
from hemicycle.engine.state import Setup
from hemicycle.engine.words import Message

Species: TypeAlias = Annotated[str, Among(lambda _: SPECIES)]
Office: TypeAlias = Annotated[str, Among(lambda _: OFFICES)]
Card: TypeAlias = Annotated[str, Among(lambda setup: setup.edition.cards)]
EventCard: TypeAlias = Annotated[str, Among(lambda setup: setup.edition.event_kinds)]
Kind: TypeAlias = Annotated[str, Among(lambda _: PHASE_OF)]
Phase: TypeAlias = Annotated[str, Among(lambda _: PHASES)]
Food: TypeAlias = Annotated[int, UpTo(lambda _: MOST_FOOD)]
"""How many tokens come on a species in one step."""

SPECIES = (
    "elephants",
    "monkeys",
    "penguins",
    "zebras",
    "flamingos",
    "snakes",
    "hippos",
    "parrots",
    "polar-bears",
)

PRESIDENT = "president"
PRIME_MINISTER = "prime-minister"
FINANCE = "finance"
DEFENCE = "defence"
OPPOSITION_LEADER = "opposition-leader"
OFFICES = (PRESIDENT, PRIME_MINISTER, FINANCE, DEFENCE, OPPOSITION_LEADER)
GOVERNMENT_OFFICES = (PRIME_MINISTER, FINANCE, DEFENCE)
"""The three that a coalition proposal gives out (§5d)."""

RALLY = "rally"
NEGATIVE_CAMPAIGN = "negative-campaign"
OVERHANG_MANDATE = "overhang-mandate"
LOYALTY = "loyalty"
ASSERTIVENESS = "assertiveness"
WET_SEASON = "wet-season"
DRY_SEASON = "dry-season"
MIGRATION = "migration"
EARLY_PRESIDENTIAL_ELECTION = "early-presidential-election"
EARLY_PARLIAMENTARY_ELECTION = "early-parliamentary-election"
DEFECTORS = "defectors"

PRESIDENTIAL, CAMPAIGN, ELECTION, FORMATION, EVENT, CONFIDENCE, PROGRESS = PHASES = "ABCDEFG"

MOST_FOOD = 12
"""More tokens of one's funds can't come on a species in one step, whatever an edition says."""

PHASE_OF: dict[Kind, Phase] = {
    RALLY: CAMPAIGN,
    NEGATIVE_CAMPAIGN: CAMPAIGN,
    OVERHANG_MANDATE: ELECTION,
    LOYALTY: ELECTION,
    WET_SEASON: ELECTION,
    DRY_SEASON: ELECTION,
    MIGRATION: ELECTION,
    EARLY_PRESIDENTIAL_ELECTION: EVENT,
    EARLY_PARLIAMENTARY_ELECTION: EVENT,
    DEFECTORS: EVENT,
    ASSERTIVENESS: PROGRESS,
}
"""In which phase a kind of action card may be played (§9a)."""

OF_SPECIES = (RALLY, NEGATIVE_CAMPAIGN, OVERHANG_MANDATE, LOYALTY)
SINGLE = tuple(kind for kind in PHASE_OF if kind not in (*OF_SPECIES, ASSERTIVENESS))

STRIKE, RESISTANCE, GOOD_HARVEST, CROP_FAILURE = EVENTS = ("strike", "resistance", "good-harvest", "crop-failure")
DONATION = "donation"
END_OF_GAME = "end-of-game"

DECKS = ("standard", "turbulent")
ACTION_CARDS, EVENT_CARDS = 47, 7
"""How many of each the box holds (§2)."""
LETTERS = "bcdefghi"


class ActionCard(msgspec.Struct, frozen=True):
    """What is on an action card."""

    card: Card
    kind: Kind
    about: str
    """The species or the office that it shows; empty where it shows none."""
    phase: Phase
    twin: bool
    """Whether it is a further copy of the same card."""


class Donation(msgspec.Struct, frozen=True):
    """What a Donation shows: holders of these offices take that much food for each."""

    offices: tuple[Office, ...]
    food: int


class Table(msgspec.Struct, frozen=True):
    """What hangs on the number of players."""

    food: int
    campaign: int
    defectors: int


class ZoocracyEdition(Edition):
    """An edition of Zoocracy."""

    def read(self, source: Source) -> None:
        self.counts = source.players(2, 6)
        self.goal_track = source.number("goal_track", low=1, high=30)
        self.rounds = source.number("rounds", low=8, high=8)
        self.hand_start = source.number("hand_start", low=0, high=5)
        self.hand_limit = source.number("hand_limit", low=1, high=10)
        self.per_species = source.number("per_species", low=1, high=12)
        self.tokens = source.number("tokens", low=1, high=200)
        self.manipulation = source.number("manipulation", low=0, high=20)
        self.resistance = source.number("resistance", low=0, high=50)
        self.harvest = source.number("harvest", low=0, high=10)
        self._read_tables(source)
        self._read_zoo(source)
        self.cards: dict[Card, ActionCard] = {}
        """Every action card of every deck."""
        self.decks: dict[str, tuple[Card, ...]] = {deck: self._read_deck(source, deck) for deck in DECKS}
        self._read_events(source)

    def players(self) -> range:
        return self.counts

    def refuses(self, setup: Setup) -> Message | None:
        if setup.players == 2 and setup.options.strict_tokens:
            return Message("refused-strict-for-two", {}, "ruling H6")
        return None

    def unshuffled(self) -> dict[str, Any]:
        return {"cards": self.decks, "events": self.events}

    def _read_tables(self, source: Source) -> None:
        self.tables: dict[int, Table] = {}
        for at, _ in enumerate(source.get("table", kind=list)):
            players = source.get("table", at, "players", kind=int)
            source.refuse_other(("table", at, "players"), players, self.counts)
            source.refuse_taken(("table", at, "players"), players, self.tables)
            self.tables[players] = Table(
                food=source.number("table", at, "food", low=0, high=200),
                campaign=source.number("table", at, "campaign", low=0, high=30),
                defectors=source.number("table", at, "defectors", low=1, high=30),
            )
        for players in self.counts:
            if players not in self.tables:
                raise source.wrong(("table",), "lacks", name=f"players = {players}")

    def _read_zoo(self, source: Source) -> None:
        self.walkway = tuple(source.names("zoo", "walkway", known=SPECIES))
        if sorted(self.walkway) != sorted(SPECIES):
            raise source.wrong(("zoo", "walkway"), "walkway", species=", ".join(SPECIES))
        self.watering_hole = frozenset(source.names("zoo", "watering_hole", known=SPECIES))
        self.votes: dict[Species, tuple[int, int]] = {}
        """What the first and the second get; 0 where a species shows one number."""
        self.shown: dict[Species, tuple[int, ...]] = {}
        """The one or two numbers that a species shows."""
        for species in self.walkway:
            figures = source.numbers("votes", species, low=1, high=30)
            if len(figures) not in (1, 2) or sorted(figures, reverse=True) != figures:
                raise source.wrong(("votes", species), "falling", wanted="1–2", given=figures)
            self.shown[species] = tuple(figures)
            self.votes[species] = (figures[0], figures[1] if len(figures) == 2 else 0)

    def _read_deck(self, source: Source, deck: str) -> tuple[Card, ...]:
        cards: list[Card] = []

        def add(kind: Kind, about: str = "") -> None:
            name = f"{kind}-{about}" if about else kind
            copies = sum(1 for card in cards if (self.cards[card].kind, self.cards[card].about) == (kind, about))
            if copies > len(LETTERS):
                raise source.wrong(("deck", deck, kind), "alike", most=len(LETTERS) + 1, name=about or kind)
            card = f"{name}-{LETTERS[copies - 1]}" if copies else name
            self.cards[card] = ActionCard(card, kind, about, PHASE_OF[kind], copies > 0)
            cards.append(card)

        for kind in OF_SPECIES:
            for species in source.names("deck", deck, kind, known=SPECIES):
                add(kind, species)
        for office in source.names("deck", deck, ASSERTIVENESS, known=OFFICES):
            add(ASSERTIVENESS, office)
        for kind in SINGLE:
            for _ in range(source.number("deck", deck, kind, low=0, high=9)):
                add(kind)
        source.refuse_count(("deck", deck), len(cards), ACTION_CARDS)
        return tuple(cards)

    def _read_events(self, source: Source) -> None:
        events: list[EventCard] = []
        for kind in EVENTS:
            copies = source.number("events", kind, low=0, high=7)
            events += [kind if copy == 0 else f"{kind}-{LETTERS[copy - 1]}" for copy in range(copies)]
        self.donations: dict[EventCard, Donation] = {}
        for at, _ in enumerate(source.get("donation", kind=list)):
            offices = tuple(source.names("donation", at, "offices", known=OFFICES))
            donation = Donation(offices, source.number("donation", at, "food", low=1, high=20))
            self.donations[f"{DONATION}-{at + 1}"] = donation
        self.events = (*events, *self.donations)
        """The event cards without End of Game."""
        source.refuse_count(("events",), len(self.events), EVENT_CARDS, "events, donation")
        self.event_kinds: dict[EventCard, str] = {
            card: next(kind for kind in (*EVENTS, DONATION) if card == kind or card.startswith(f"{kind}-"))
            for card in self.events
        }
        self.event_kinds[END_OF_GAME] = END_OF_GAME
