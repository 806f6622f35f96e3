"""The table of Junta, as data, with who sees what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Literal, TypeAlias

import msgspec

from hemicycle.engine.deals import Deal, Term, Verdict
from hemicycle.engine.declare import Addressed, Backs, Public, Seat, State
from hemicycle.engine.rules import Options
from hemicycle.engine.state import GameState
from hemicycle.engine.words import Action, Message

from .coup.uprising import Uprising
from .edition import (
    COMMAND,
    POSTS,
    PRESIDENT,
    Area,
    ByFamily,
    Card,
    FamilyNumber,
    JuntaEdition,
    Location,
    Post,
    Unit,
)
from .money import EMPTY, Purse, gathered, plus, size, worth

NOBODY = -1
"""No family: a post that is vacant, a unit that obeys nobody, a puppet that follows nobody."""


class JuntaOptions(Options, frozen=True):
    """What a table may choose."""

    secret_police: Literal["bank", "anywhere"] = "bank"
    """Where the secret police strikes for free: at the Bank alone, or anywhere (ruling 39)."""
    coups: Literal["book", "strict"] = "book"
    """Faster: a coup takes both an unstable situation and somebody at his headquarters (ruling 50)."""
    toll: Literal["no", "yes"] = "no"
    """Faster: after each coup four bills leave the pile of aid."""
    spent: Literal["box", "under", "under-10"] = "box"
    """Longer: bills that are spent go under the pile of aid, all of them or ten at most (ruling 21)."""
    cards: Literal["edition", "own-turn", "any-time"] = "edition"
    """House rule: cards may be played at any moment that suits; or as the edition says."""
    return_for_coup: Literal["no", "yes"] = "no"
    """House rule: an exile may pay two bills in the rebellion to come back and join in."""
    block: Literal["no", "yes"] = "no"
    """House rule: whoever is hit may block it with an Assassin card."""
    tie_bill: Literal["host", "burned"] = "host"
    """What becomes of the bill drawn when the first election is tied (ruling 7)."""


class Family(State):
    """A family: a player's, or at a small table a puppet's."""

    seats: Public[tuple[Seat, ...]]
    """Who sees its cards, its money and where it is."""
    leader: Public[Seat]
    """Who decides for it: its player; of a puppet the head of its faction, or nobody yet."""
    hand: Addressed[list[Card]]
    influence: Public[list[Card]] = []
    """Influence cards that lie open before it."""
    reserve: Addressed[Purse] = EMPTY
    account: Addressed[Purse] = EMPTY
    """What it has in Switzerland: all that counts in the end."""
    exile: Public[Area] = ""
    """In which embassy it has gone into exile; empty: it is in the country."""

    # For this turn

    location: Addressed[Location] = ""
    shown: Public[Location] = ""
    """Its location, once everybody knows it."""
    dead: Public[bool] = False
    target: Public[bool] = False
    """Somebody has announced an assassination of it: its money and cards are frozen."""
    funds: Public[int] = 0
    """How many millions of its Influence cards it has used."""
    traded: Public[bool] = False
    """Of a puppet: whether its leader has swapped cards with it."""

    def next_turn(self) -> Family:
        """What lasts from one turn to the next; whoever was killed has an heir by then."""
        return Family(self.seats, self.leader, self.hand, self.influence, self.reserve, self.account, self.exile)


class Pile(State):
    """A pile of bills in a proposed budget, face down."""

    seats: Public[tuple[Seat, ...]]
    """Who has made it, and knows what is in it."""
    family: Public[FamilyNumber]
    """For whom it is."""
    bills: Addressed[Purse]
    size: Public[int]
    """How many bills: everybody can see that."""
    announced: Public[int]


Over: TypeAlias = Literal["aid", "everybody"]
"""Why the game is over: there is no aid left, or everybody has lost."""


class Turn(State):
    """Phase 1, 2, 3, 4, 5, 6, 7, 8, 9  One turn; its result says whether the game is over."""

    number: Public[int] = 0
    """0: before the first."""
    phase: Public[int] = 0
    """1 to 9; 0: before the first turn."""
    unstable: Public[bool] = False
    bank: Public[Literal["open", "siesta", "holiday"]] = "open"
    placed: Public[bool] = False
    """Whether locations have been chosen."""
    banked: Public[bool] = False
    """Whether the Bank has opened: whoever was there has shown it."""
    piles: Public[list[Pile]] = []
    """The budget that has been proposed."""
    forced: Public[bool] = False
    """Whether the police stands in Parliament."""
    reform: Public[FamilyNumber] = NOBODY
    """Who controls small Influence cards of others."""
    reform_up_to: Public[int] = 0
    sacrilege: Public[dict[FamilyNumber, int]] = {}
    """More votes, by family."""
    motion: Public[FamilyNumber] = NOBODY
    """Who has moved that the President is not competent: voted on as the next phase begins."""
    resigned: Public[int] = 0
    """The phase in which a President last resigned: not twice in one."""


class Junta(GameState):
    """Everything on the table, in the hands and in Switzerland."""

    families: Public[ByFamily[Family]] = []
    """The players', in the order of their seats, then the puppets'."""
    president: Public[Seat] = NOBODY
    posts: Public[dict[Post, FamilyNumber]] = {}
    """Which family has each post; nobody: it is vacant."""
    cousin: Public[Post] = ""
    """The post that the President's cousin has taken, and whose it was."""
    cousin_of: Public[FamilyNumber] = NOBODY

    deck: Backs[list[Card]] = []
    """The Politics cards to draw, the last of the list first."""
    discard: Public[list[Card]] = []
    table: Public[list[Card]] = []
    """Cards that are being played: votes of a ballot, killers that are on their way."""
    pile: list[int] = []
    """The bills of foreign aid, the last first. Nobody may even count them (ruling 89)."""
    box: Purse = EMPTY
    """Bills that are out of the game."""
    returned: int = 0
    """How many bills have gone under the pile."""

    turn: Public[Turn] = msgspec.field(default_factory=Turn)
    struck: Public[int] = -1
    """The turn in which the secret police last struck at the Bank."""
    coup: Public[Uprising | None] = None
    coups: Public[int] = 0
    """How many there have been."""
    lost: Public[bool] = False
    """Everybody has lost."""

    @property
    def edition(self) -> JuntaEdition:
        edition: JuntaEdition = self.setup.edition
        return edition

    @property
    def options(self) -> JuntaOptions:
        options: JuntaOptions = self.setup.options
        return options

    @property
    def small(self) -> bool:
        """Whether puppets sit at the table."""
        return self.players < 4

    @property
    def any_time(self) -> bool:
        """Whether cards may be played at any moment that suits."""
        chosen = self.options.cards
        return self.edition.any_time if chosen == "edition" else chosen == "any-time"

    def active(self, family: int) -> bool:
        """Whether a family is alive and in the country; a puppet, whether whoever leads it is, too."""
        one = self.families[family]
        if one.dead or one.exile:
            return False
        if family < self.players or one.leader == NOBODY:
            return True
        leader = self.families[one.leader]
        return not leader.dead and not leader.exile

    def clockwise(self, family: int) -> tuple[int, ...]:
        """All families, from this one on."""
        families = range(len(self.families))
        return (*families[family:], *families[:family])

    def present(self, first: int) -> list[int]:
        """The families that are alive and in the country, clockwise from this one on."""
        return [family for family in self.clockwise(first) if self.active(family)]

    def players_present(self, first: int) -> list[Seat]:
        """Likewise of the players alone."""
        return [family for family in self.clockwise(first) if family < self.players and self.active(family)]

    def holder(self, post: Post) -> int:
        """The family that can use a post: nobody while it is vacant, or frozen since its holder is gone."""
        if post == PRESIDENT:
            return self.president
        family = self.posts.get(post, NOBODY)
        return family if family != NOBODY and self.active(family) else NOBODY

    def decides(self, family: int) -> Seat:
        """Who decides for a family."""
        return self.families[family].leader

    def posts_of(self, family: int) -> list[str]:
        """The posts of a family, the Presidency aside."""
        return [post for post in POSTS if self.posts.get(post, NOBODY) == family]

    def unit_holder(self, unit: Unit) -> int:
        """Whom a regular unit obeys as a coup begins."""
        return self.holder(COMMAND[unit])

    # How it stands

    def places_and_points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Most money in Switzerland; who is equal shares the place. Where everybody has lost, nobody is first."""
        points = tuple([worth(family.account) for family in self.families[: self.players]])
        if self.lost:
            return (self.players,) * self.players, points
        return tuple([1 + sum([other > mine for other in points]) for mine in points]), points

    def ending(self) -> Message | None:
        """Why the game is over: the aid is exhausted, or everybody has lost."""
        if not self.over:
            return None
        if not self.lost:
            return Message("ending-aid", {"number": self.edition.aid}, "End; ruling 87")
        if self.president == NOBODY:
            return Message("ending-no-president", {}, "First President; ruling 86")
        return Message("ending-killed", {}, "Phase 6")

    def terms_between(self, parties: tuple[Seat, ...]) -> Sequence[Term]:
        from . import promises

        return promises.terms_between(self, parties)

    def why_no_term(self, parties: tuple[Seat, ...], term: Term) -> Message | None:
        from . import promises

        return promises.why_no_term(self, parties, term)

    def settled(self, deal: Deal, promises: Sequence[tuple[Term, str]]) -> Sequence[tuple[Verdict, str]]:
        from . import trades

        return trades.settled(deal, promises)

    def chapter(self) -> str:
        if self.coup is not None:
            return f"coup-{self.turn.number}-{'end' if self.coup.sides else self.coup.phase}"
        return f"turn-{self.turn.number}-{self.turn.phase}"

    def why_not(self, seat: Seat, action: Action) -> Message | None:
        from . import reasons

        return reasons.why_not(self, seat, action)

    def fill(self, viewer: Seat, rng: Random) -> None:
        from . import imagined

        imagined.fill(self, viewer, rng)

    def conserved(self) -> list[str]:
        """Every card and every bill is somewhere exactly once, and no unit is created or lost."""
        wrong: list[str] = []
        if not self.families:
            return wrong
        cards = Counter([*self.deck, *self.discard, *self.table])
        money = plus(self.box, gathered(self.pile))
        for family in self.families:
            cards.update(family.hand)
            cards.update(family.influence)
            money = plus(money, plus(family.reserve, family.account))
            if min(*family.reserve, *family.account) < 0:
                wrong.append("somebody has fewer than no bills")
        for pile in self.turn.piles:
            money = plus(money, pile.bills)
            if size(pile.bills) != pile.size or worth(pile.bills) < pile.announced:
                wrong.append("a pile is not what everybody was told")
        if cards != Counter(self.edition.deck):
            wrong.append("a card is missing, or there twice")
        if money != self.edition.bills:
            wrong.append("a bill is missing, or there twice")
        if self.president != NOBODY and self.president in self.posts.values() and not self.small:
            if self.posts_of(self.president) != [self.cousin]:
                wrong.append("the President has a post that his cousin has not taken")
        wrong += self._wrong_in_city()
        return wrong

    def _wrong_in_city(self) -> list[str]:
        if self.coup is None:
            return []
        wrong: list[str] = []
        units: Counter[Unit] = Counter(self.coup.lost)
        for stack in self.coup.stacks:
            units[stack.unit] += stack.number
            if stack.number <= 0 or stack.area not in self.edition.places:
                wrong.append("a stack is empty, or nowhere")
            if stack.family != NOBODY and not self.active(stack.family):
                wrong.append("units obey somebody who is gone")
        for unit, number in units.items():
            if number > self.edition.units[unit]:
                wrong.append(f"there are {number} {unit}")
        for unit in (*self.edition.start, *self.coup.landed):
            if units[unit] != self.edition.units[unit]:
                wrong.append(f"{unit}: {units[unit]} of {self.edition.units[unit]}")
        if self.president in self.coup.rebels and self.coup.won != "junta":
            wrong.append("the President is a Rebel")
        return wrong
