"""The table of Politico, as data, with who sees what."""

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

from .edition import ARMY, CRISE, Card, EventCard, PoliticoEdition


class PoliticoOptions(Options, frozen=True):
    """What a table may choose."""

    ending: Literal["turns", "clock"] = "turns"
    """I.5  When the game ends, and with it when elections are held: by turns (ruling P35), or by the clock."""
    length: Literal["normal", "short", "long"] = "normal"
    """I.4  Players may agree on another length."""
    piles: Literal["shuffled", "cycle"] = "shuffled"
    """Whether what went under a pile is shuffled before it comes up again (rulings P31, Q1)."""
    scandal: Literal["chance", "victim"] = "chance"
    """Who chooses the trumps lost by a Scandale financier (ruling P16)."""

    @property
    def by_clock(self) -> bool:
        return self.ending == "clock"


class Government(Fact, frozen=True):
    """The government in office."""

    seat: Public[Seat]
    """The Prime Minister."""
    members: Public[tuple[Seat, ...]]
    """All of them, the Prime Minister first."""
    card: Public[Card]
    formed: Public[int]
    """The turn in which it was formed: it scores whenever that player's turn comes round (ruling P11)."""
    rounds: Public[int] = 0
    """How many rounds it has lasted."""
    providential: Public[bool] = False
    """Formed by the Homme providentiel, not as an ordinary Prime Minister card."""
    immune_until: Public[int] = 0
    """The turn at whose beginning it can be attacked again."""


class Past(Fact, frozen=True):
    """A government that has fallen."""

    seat: Public[Seat]
    members: Public[tuple[Seat, ...]]
    formed: Public[int]
    fell: Public[int]
    rounds: Public[int]
    why: Public[str]
    author: Public[Seat | None]


class Lasting(Fact, frozen=True):
    """An effect that lasts, and the card that lies open until it ends."""

    what: Public[Literal["withheld", "silenced", "barred", "identical", "union", "truce"]]
    card: Public[Card]
    """Empty for a truce, which an event has called."""
    by: Public[Seat]
    seat: Public[Seat | None] = None
    """Whom it has hit; nobody in particular, where it is all."""
    until: Public[int] = 0
    """The turn at whose beginning it ends; 0: it ends with a government."""
    members: Public[tuple[Seat, ...]] = ()
    """Of `identical`: the government that may not come back, the Prime Minister first."""
    current: Public[bool] = False
    """Of `barred`: whether the government that it bars from is in office by now."""


class Politico(GameState):
    """Everything on the table and in the hands."""

    hands: Own[list[list[Card]]] = []
    known: Public[BySeat[list[Card]]] = []
    """Of each hand: the cards that everybody has seen go into it."""
    pile: Backs[list[Card]] = []
    """The trumps to draw, the last of the list first."""
    under: Public[list[Card]] = []
    """What has gone under the pile, in order: it comes up once the pile is through."""
    table: Public[list[Card]] = []
    """Trumps that lie open: of the government, of lasting effects, of what is going on."""
    event_pile: Backs[list[EventCard]] = []
    event_under: Public[list[EventCard]] = []
    event: Public[EventCard] = ""
    """The event of this turn."""

    plaques: Public[tuple[int, ...]] = ()
    """Those that were dealt, kept for later elections."""
    deputies: Public[BySeat[int]] = []
    points: Public[BySeat[int]] = []

    first: Public[Seat] = 0
    turn: Public[int] = 0
    """How many turns have begun."""
    seat: Public[Seat] = 0
    """Whose turn it is."""
    elected: Public[bool] = False
    """Whether the intermediate elections have been held."""
    dissolved: Public[bool] = False
    """Whether the one dissolution of the game has been used (ruling P33)."""
    vacant_since: Public[int] = 1
    """The first turn of which all has passed without a government."""

    government: Public[Government | None] = None
    past: Public[list[Past]] = []
    lasting: Public[list[Lasting]] = []
    resigning: Own[list[bool]] = []
    """Which Prime Minister means to resign as this turn ends (II.2.a; ruling P19)."""

    @property
    def edition(self) -> PoliticoEdition:
        edition: PoliticoEdition = self.setup.edition
        return edition

    @property
    def options(self) -> PoliticoOptions:
        options: PoliticoOptions = self.setup.options
        return options

    @property
    def members(self) -> tuple[Seat, ...]:
        """The members of the government, the Prime Minister first; nobody while there is none."""
        government = self.government
        return () if government is None else government.members

    @property
    def prime_minister(self) -> Seat | None:
        government = self.government
        return None if government is None else government.seat

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, clockwise from a seat."""
        return clockwise(self.players, seat)[1:]

    @property
    def immune(self) -> bool:
        """II.3 2  Whether the government can't be attacked, since the Homme providentiel leads it."""
        government = self.government
        return government is not None and self.turn < government.immune_until

    @property
    def union(self) -> bool:
        """II.4 1  Whether a Union nationale is in force."""
        for lasting in self.lasting:  # noqa: SIM110 (`any` takes four times as long where there is nothing)
            if lasting.what == "union":
                return True
        return False

    @property
    def peace(self) -> bool:
        """Whether red attacks are forbidden, by a Union nationale or an event."""
        for lasting in self.lasting:  # noqa: SIM110
            if lasting.what == "union" or lasting.what == "truce":
                return True
        return False

    def silenced(self, seat: Seat) -> bool:
        """Whether a player may neither attack nor defend (ruling P14)."""
        return self.silence(seat) is not None

    def silence(self, seat: Seat) -> Lasting | None:
        """What silences a player, if anything does."""
        for lasting in self.lasting:
            if lasting.seat == seat and lasting.what == "silenced":
                return lasting
        return None

    def mute(self, seat: Seat) -> bool:
        """Whether a player may not vote either."""
        for lasting in self.lasting:
            if lasting.seat == seat and lasting.what == "silenced" and lasting.card == CRISE:
                return True
        return False

    def barred(self, seat: Seat) -> bool:
        """Whether a player may not be in the government that is, or the next (ruling P18)."""
        here = self.government is not None
        for lasting in self.lasting:
            if lasting.seat == seat and lasting.what == "barred" and lasting.current == here:
                return True
        return False

    def identical(self, members: Sequence[Seat]) -> int:
        """Until which turn a government with these members, its head first, may not come back (ruling P17).

        0: it may.
        """
        for lasting in self.lasting:
            if lasting.what == "identical" and lasting.members[0] == members[0]:
                if set(lasting.members) == set(members):
                    return lasting.until
        return 0

    @property
    def providence(self) -> bool:
        """II.3 1  Whether the hour of the Homme providentiel has come (ruling P41)."""
        if self.government is not None:
            return False
        if self.turn - self.vacant_since >= 2 * self.players:
            return True
        return len(self.past) >= 2 and not self.past[-1].rounds and not self.past[-2].rounds

    @property
    def army_may_come(self) -> bool:
        """Whether, as far as everybody sees, anybody could hold a Pression de l'armée (ruling Q14)."""
        copies: int = self.setup.edition.copies[ARMY]
        return copies > self.under.count(ARMY) + self.table.count(ARMY)

    @property
    def reached(self) -> bool:
        """I.5 1  Whether somebody has the points that end the game at once (ruling P36)."""
        goal: int = self.setup.edition.goal
        return max(self.points) >= goal

    # How it stands

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """I.5 2  Most points; deputies don't count, and who is equal shares the place (ruling P34)."""
        points = tuple(self.points)
        return tuple([1 + sum([other > mine for other in points]) for mine in points]), points

    def ending(self) -> Message | None:
        """I.5 1  Why the game is over. What it cites is part of the record."""
        if not self.over:
            return None
        if self.reached:
            first = tuple([seat for seat in range(self.players) if self.points[seat] >= self.edition.goal])
            return Message("ending-points", {"members": first, "number": self.edition.goal}, "I.5; ruling P36")
        minutes = self.edition.last_minute(self.options.length)[0]
        if self.options.by_clock and self.minutes >= minutes:
            return Message("ending-clock", {"number": minutes}, "I.5; ruling P35")
        return Message("ending-turns", {"number": self.turn}, "I.5; rulings P35, Q7")

    def terms_between(self, parties: tuple[Seat, ...]) -> Sequence[Term]:
        from . import promises

        return promises.terms_between(self, parties)

    def chapter(self) -> str:
        return f"turn-{self.turn}"

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        from . import reasons

        return reasons.why_not(self, seat, action)

    # What a viewer can't see

    def fill(self, viewer: Seat, rng: Random) -> None:
        """Deal what the viewer can't see anew; cards that everybody has seen go into a hand stay there."""
        pool = Counter(self.setup.edition.trumps)
        pool.subtract(self.under)
        pool.subtract(self.table)
        for seat in range(self.players):
            pool.subtract(self.hands[seat] if seat == viewer else self.known[seat])
        unseen = [card for card, number in pool.items() for _ in range(number)]
        rng.shuffle(unseen)
        for seat in range(self.players):
            if seat != viewer:
                known = self.known[seat]
                dealt = [unseen.pop() for _ in range(len(self.hands[seat]) - len(known))]
                self.hands[seat] = [*known, *dealt]
        self.pile = unseen
        events = Counter(self.setup.edition.events)
        events.subtract(self.event_under)
        left = [card for card, number in events.items() for _ in range(number)]
        rng.shuffle(left)
        self.event_pile = left
        prime_minister = self.prime_minister
        if prime_minister is not None and prime_minister != viewer and prime_minister != self.seat:
            self.resigning[prime_minister] = rng.random() < 0.1

    def conserved(self) -> list[str]:
        """Every card is somewhere exactly once, and no deputy is won or lost."""
        wrong: list[str] = []
        if not self.turn:
            return wrong
        there = Counter([*self.pile, *self.under, *self.table, *[card for hand in self.hands for card in hand]])
        if there != Counter(self.edition.trumps):
            wrong.append("a trump is missing, or there twice")
        if Counter([*self.event_pile, *self.event_under]) != Counter(self.edition.events):
            wrong.append("an event card is missing, or there twice")
        if sum(self.deputies) != sum(self.plaques):
            wrong.append(f"{sum(self.deputies)} deputies, and {sum(self.plaques)} on the plaques")
        if min(self.deputies) < 0:
            wrong.append("somebody has fewer than no deputies")
        for hand, known in zip(self.hands, self.known, strict=True):
            if Counter(known) - Counter(hand):
                wrong.append("somebody is thought to hold a card that is not in the hand")
        lying = Counter([lasting.card for lasting in self.lasting if lasting.card])
        if self.government is not None:
            lying[self.government.card] += 1
            members = self.government.members
            if members[0] != self.government.seat or len(set(members)) != len(members):
                wrong.append("the government is out of order")
            if any(self.barred(seat) for seat in members):
                wrong.append("somebody is in a government that he is barred from")
        if lying - Counter(self.table):
            wrong.append("a card that should lie open is not on the table")
        if self.government is None and any(lasting.what == "withheld" for lasting in self.lasting):
            wrong.append("points are withheld from no government")
        if sum([lasting.what == "union" for lasting in self.lasting]) > self.edition.copies["union-nationale"]:
            wrong.append("a Union nationale too many")
        if any(0 < lasting.until <= self.turn for lasting in self.lasting):
            wrong.append("an effect lasts longer than it should")
        if any(self.resigning[seat] and seat != self.prime_minister for seat in range(self.players)):
            wrong.append("somebody means to resign who is not Prime Minister")
        return wrong


def clockwise(players: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats, from this one on."""
    return CLOCKWISE[players][seat]


CLOCKWISE = {
    players: tuple([tuple([(seat + step) % players for step in range(players)]) for seat in range(players)])
    for players in range(1, 9)
}
