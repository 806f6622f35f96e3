"""The table of Zoocracy, as data, with who sees what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Literal

from hemicycle.engine.deals import Term
from hemicycle.engine.declare import Backs, BySeat, Fact, Own, Public, Seat
from hemicycle.engine.rules import Options
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Action, Message

from .edition import (
    END_OF_GAME,
    GOVERNMENT_OFFICES,
    OFFICES,
    OPPOSITION_LEADER,
    Card,
    EventCard,
    Kind,
    Office,
    Phase,
    Species,
    Table,
    ZoocracyEdition,
)


class ZoocracyOptions(Options, frozen=True):
    """What a table may choose."""

    deck: Literal["standard", "turbulent"] = "standard"
    """Which action cards: the standard deck, or one with more Defectors."""
    advanced: bool = False
    """§8  The Prime Minister names who implements a goal, and a motion may come in every round."""
    strict_tokens: bool = False
    """Nobody ever owns more than the 25 tokens of a colour (ruling A4)."""
    screens: bool = True
    """Funds are hidden behind a screen (§3); else everybody sees them."""


class Loyal(Fact, frozen=True):
    """Tokens that stay on a species after the election, by a Loyalty."""

    species: Public[Species]
    seat: Public[Seat]
    number: Public[int]


class Zoocracy(GameState):
    """Everything on the board, in the hands and behind the screens."""

    hands: Own[list[list[Card]]] = []
    drawn: Public[BySeat[list[int]]] = []
    """Of each card in each hand: from which deck it was drawn, counted by `shuffled`. Everybody saw it."""
    deck: Backs[list[Card]] = []
    discard: Public[list[Card]] = []
    shuffled: Public[list[tuple[Card, ...]]] = []
    """What was shuffled to form the first deck, and each new one: which cards a discard pile held is no secret."""
    event_deck: Backs[list[EventCard]] = []
    event_discard: Public[list[EventCard]] = []

    funds: Own[list[int]] = []
    """The food behind each screen."""
    reckoned: Public[BySeat[int]] = []
    """The same, as whoever counts knows it: every change of the funds is open (ruling A10)."""
    tokens: Public[dict[Species, BySeat[int]]] = {}
    """The food on each species, by seat, along the walkway."""
    goals: Public[BySeat[int]] = []

    # The tracks
    round: Public[int] = 0
    phase: Public[Phase] = ""
    played: Public[str] = ""
    """The phases of this round so far, the one under way included."""
    presidential: Public[int] = 1
    """The round of the next presidential election: where its marker stands."""
    parliamentary: Public[int] = 1
    """The round of the next parliamentary election."""
    order: Public[tuple[Seat, ...]] = ()
    """The player order of the phase: it is frozen as a phase begins (ruling A3)."""
    lots: Public[tuple[Seat, ...]] = ()
    """The lots of the round: whoever stands first here goes first where nothing else decides (ruling A2)."""

    # The parliament
    seats: Public[BySeat[int]] = []
    majority: Public[int] = 0
    """What the Majority marker shows; 0 before the first election."""
    offices: Public[dict[Office, Seat]] = {}
    """Who holds each office card; one that nobody holds is not in it."""
    face_up: Public[dict[Office, bool]] = {}
    """Which office cards show the active symbol."""
    government: Public[tuple[Seat, ...]] = ()
    """The parties whose vote marker shows yes."""
    interim: Public[bool] = False
    programme: Public[list[Seat | None]] = []
    """Whose marker lies on P1 and on P2."""

    # This round
    blockade: Public[Species] = ""
    manipulation: Public[Species] = ""
    """Stays until the next parliamentary election."""
    harvest: Public[int] = 0
    """How many tokens more, or less, may be placed in this round's campaign; and in the next round's."""
    next_harvest: Public[int] = 0
    elected: Public[bool] = False
    """Whether there was a parliamentary election this round."""
    failed: Public[bool] = False
    """Whether no government was formed after it (ruling D10)."""
    trouble: Public[str] = ""
    """`strike` or `resistance`, while it lasts."""
    end_drawn: Public[bool] = False
    """Whether the End of Game card has been drawn."""

    # The election under way
    seasons: Public[list[Kind]] = []
    overhang: Public[list[Species]] = []
    migrated: Public[BySeat[int]] = []
    """Seats by Migration."""
    loyal: Public[list[Loyal]] = []

    @property
    def edition(self) -> ZoocracyEdition:
        edition: ZoocracyEdition = self.setup.edition
        return edition

    @property
    def options(self) -> ZoocracyOptions:
        options: ZoocracyOptions = self.setup.options
        return options

    @property
    def table(self) -> Table:
        """The figures for this number of players."""
        table: Table = self.setup.edition.tables[self.players]
        return table

    @property
    def last_round(self) -> bool:
        """Whether everybody knows that the game ends with this round."""
        return self.end_drawn or self.round >= self.edition.rounds or max(self.goals) >= self.edition.goal_track

    def holds(self, office: Office) -> Seat | None:
        """Who holds an office card."""
        return self.offices.get(office)

    def in_government(self, seat: Seat) -> bool:
        return seat in self.government

    @property
    def government_seats(self) -> int:
        return sum([self.seats[seat] for seat in self.government])

    @property
    def has_majority(self) -> bool:
        """Whether the government parties have the majority of seats."""
        return bool(self.government) and self.government_seats >= self.majority

    def supply(self, seat: Seat) -> int | None:
        """How many tokens a party could still take; nothing where there is no limit (ruling A4)."""
        if not self.options.strict_tokens:
            return None
        placed = sum([counts[seat] for counts in self.tokens.values()])
        return self.edition.tokens - self.reckoned[seat] - placed

    # How it stands

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """§6 2  Most goals; then more food; whoever is equal in both shares the place (ruling G9)."""
        stands = [(self.goals[seat], self.reckoned[seat]) for seat in range(self.players)]
        places = tuple([1 + sum([other > mine for other in stands]) for mine in stands])
        return places, tuple(self.goals)

    def ending(self) -> Message | None:
        """§6 1  Why the game is over."""
        edition = self.edition
        if not self.over:
            return None
        first = tuple([seat for seat in range(self.players) if self.goals[seat] >= edition.goal_track])
        if first:
            return Message("ending-goals", {"members": first, "number": edition.goal_track}, "§6")
        if self.round < edition.rounds:
            return Message("ending-card", {"round": self.round}, "§6")
        return Message("ending-rounds", {"round": self.round}, "§6")

    def terms_between(self, parties: tuple[Seat, ...]) -> Sequence[Term]:
        from . import promises

        return promises.terms_between(self, parties)

    def chapter(self) -> str:
        return f"{self.phase}-{self.round}"

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        from . import cards

        return cards.why_not(self, seat, action)

    # What a viewer can't see

    def fill(self, viewer: Seat, rng: Random) -> None:
        """Deal what the viewer can't see anew. Which cards each deck was shuffled from, everybody knows."""
        self.funds = list(self.reckoned)
        deck_of = {card: at for at, cards in enumerate(self.shuffled) for card in cards}
        seen = set(self.discard)
        if 0 <= viewer < self.players:
            seen.update(self.hands[viewer])
        pools: list[list[Card]] = [[] for _ in self.shuffled]
        for card in self.edition.decks[self.options.deck]:
            if card not in seen:
                pools[deck_of[card]].append(card)
        for pool in pools:
            rng.shuffle(pool)
        for seat in range(self.players):
            if seat != viewer:
                self.hands[seat] = [pools[at].pop() for at in self.drawn[seat]]
        self.deck = pools[-1]
        self.event_deck = unseen_events(self, rng)

    def conserved(self) -> list[str]:
        """Every card is somewhere exactly once, funds are what everybody can count, and no species has a tie."""
        wrong: list[str] = []
        if not self.round:
            return wrong
        there = Counter([*self.deck, *self.discard, *[card for hand in self.hands for card in hand]])
        if there != Counter(self.edition.decks[self.options.deck]):
            wrong.append("an action card is missing, or there twice")
        if sorted([*self.event_deck, *self.event_discard]) != sorted([*self.edition.events, END_OF_GAME]):
            wrong.append("an event card is missing, or there twice")
        if [len(hand) for hand in self.hands] != [len(drawn) for drawn in self.drawn]:
            wrong.append("a hand has lost count of where its cards come from")
        if self.funds != self.reckoned:
            wrong.append(f"funds are {self.funds}, and by counting {self.reckoned}")
        if min(self.funds) < 0 or min(self.seats) < 0:
            wrong.append("somebody has less than nothing")
        if max(self.goals) > self.edition.goal_track:
            wrong.append("a goal marker has left its track")
        for species, counts in self.tokens.items():
            standing = [count for count in counts if count]
            if min(counts) < 0 or len(set(standing)) != len(standing):
                wrong.append(f"on the {species} two parties are equal: {counts}")
        if self.options.strict_tokens and any((self.supply(seat) or 0) < 0 for seat in range(self.players)):
            wrong.append("somebody owns more tokens than there are")
        if self.majority and sum(self.seats) // 2 + 1 != self.majority:
            wrong.append("seats were won or lost outside an election")
        if not self.offices.keys() <= set(OFFICES) or len(set(self.government)) != len(self.government):
            wrong.append("offices or government are out of order")
        if not {self.offices[office] for office in GOVERNMENT_OFFICES if office in self.offices} <= set(
            self.government
        ):
            wrong.append("an office of the government is held outside it")
        if self.offices.get(OPPOSITION_LEADER) in self.government:
            wrong.append("the Opposition Leader is in the government")
        return wrong


def unseen_events(g: Zoocracy, rng: Random) -> list[EventCard]:
    """§3 4  The events to come in some order: End of Game is among the last four of eight."""
    left = [card for card in g.edition.events if card not in g.event_discard]
    rng.shuffle(left)
    if g.end_drawn:
        return left[: len(g.event_deck)]
    last = min(4, len(g.event_deck))
    first, end = left[: len(g.event_deck) - last], left[len(g.event_deck) - last :]
    end.append(END_OF_GAME)
    rng.shuffle(end)
    return [*first, *end]
