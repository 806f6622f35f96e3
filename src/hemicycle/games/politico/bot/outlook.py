"""What is at stake: what deputies are worth, how long a government may last, who is winning; all in points.

Everything a bot decides is weighed with `Outlook.value`: points for oneself count by the chance that is still to
be won, points for somebody else count against one, the more the nearer that one is to winning.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import exp, sqrt
from random import Random

from hemicycle.engine.declare import FACE_DOWN, Seat
from hemicycle.engine.lots import best
from hemicycle.engine.odds import STEEP

from ..edition import AFFAIRE, ARMY, BARAKA, DEBACLE, DESACCORDS, DESASTRE, FORFAITURE
from ..state import Government, Politico
from .memory import Memory

TOPPLES = frozenset((DESACCORDS, DEBACLE, FORFAITURE, DESASTRE, AFFAIRE))
"""The red cards that bring a government down."""
PACE = 40.0
"""Points that the leader makes in a round."""
OFFICE = 0.22
"""In how many rounds a player has the points of a government."""
SWING = 55.0
"""By how much a round moves the points of one player against another's."""
OUTSIDER, MEMBER, PREMIER = 0.05, 0.1, 0.01
"""How likely a government is attacked on the turn of an outsider, for each trump in his hand; of a member; of its
head."""
MOST_HOSTILE = 0.4
WARY = 0.95, 0.3
"""How likely an outsider attacks at most, and for each trump, to who is wary: he does as soon as he can."""
BETRAYED = 0.5
"""And a member brings down his own: among wary players on every second turn, among novices on every fifth."""
DEFENDED, ANSWERS = 0.8, 5
"""How many of these attacks are countered if a member holds an answer; how many answers to one there are."""
EVENT = 0.05
"""And by an event."""
ARMED, UNARMED = 0.55, 0.05
"""The same on one's own turn, with a card to topple it and without."""
QUIET = 0.15
"""Of that, while red attacks are forbidden: the army remains."""
COVERED = 0.7
"""Of the attacks, those that get through though one holds a Baraka."""
ROUNDS = 2
"""How many rounds of a government are looked at."""
WON = 150.0
"""In points: what it is worth to have the game end with oneself ahead."""


@lru_cache(maxsize=10_000)
def holds(copies: int, cards: int, hidden: int) -> float:
    """How likely one of so many copies is among so many cards of all that are hidden."""
    if hidden <= 0 or copies <= 0 or cards <= 0:
        return 0.0
    return 1.0 - float((1 - min(1.0, cards / hidden)) ** copies)


class Outlook:
    """How the table looks to a seat."""

    def __init__(
        self,
        g: Politico,
        seat: Seat,
        wary: bool = False,
        rng: Random | None = None,
        united: bool = False,
        memory: Memory | None = None,
    ):
        self.g = g
        self.seat = seat
        self.wary = wary
        self.rng = rng
        """By what it draws among equals; nothing, where it only reckons."""
        self.memory = memory
        """What was seen of attacks that were not answered, by who keeps that in mind."""
        edition, top = g.edition, max(g.points)
        last, vote = edition.last_turn(g.options.length)
        if g.options.by_clock:  # the clock decides, and it is not known how long a turn will take
            minutes, minute = edition.last_minute(g.options.length)
            turns = last
            last = g.turn + turns * max(0, minutes - g.minutes) // minutes
            vote = g.turn + turns * max(0, minute - g.minutes) // minutes
        self.turns = max(0, last - g.turn)
        """How many turns are still to come by the turn limit."""
        self.left = min(self.turns, (edition.goal - top) / PACE * g.players + 1)
        """How many may be expected: somebody may have enough points before."""
        until = self.left if g.elected else min(self.left, max(0, vote - g.turn))
        self.deputy = OFFICE * until / g.players
        """What a deputy is worth until the next elections."""
        self.betrayed = BETRAYED if wary and not united else MEMBER
        """How likely a member brings his own government down, on a turn of his; `united`: as it was thought when
        the chances to win were learned."""
        self.hidden = len(g.pile) + sum([len(cards) for cards in g.hands])
        self.danger = [self.hostility(party) for party in range(g.players)]
        government = g.government
        self.governing = [0.0] * g.players if government is None else self.prospects(government)
        """What everybody may expect of the government in office."""
        self.standing = [
            g.points[party] + self.deputy * g.deputies[party] + self.governing[party] for party in range(g.players)
        ]
        scale = STEEP / (SWING * sqrt(self.left / g.players + 0.3))
        highest = max(self.standing)
        hopes = [exp((one - highest) * scale) for one in self.standing]
        total = sum(hopes)
        self.chances = [hope / total for hope in hopes]
        self.weights = [-chance for chance in self.chances]
        self.weights[seat] += 1.0

    def value(self, points: Sequence[float]) -> float:
        """What it is worth to the seat that everybody gets so many points."""
        return sum([weight * more for weight, more in zip(self.weights, points)])

    @property
    def foe(self) -> Seat:
        """Who of the others is nearest to winning."""
        others = [party for party in range(self.g.players) if party != self.seat]
        return best(others, self.chances.__getitem__, self.rng)

    # How long a government lasts

    def hostility(self, party: Seat) -> float:
        """How likely a player brings a government down that he is not in, on a turn of his."""
        hand = self.g.hands[party]
        if party == self.seat and FACE_DOWN not in hand:  # it is, where one asks oneself how another sees a deal
            return ARMED if any(card in TOPPLES or card == ARMY for card in hand) else UNARMED
        most, each = WARY if self.wary else (MOST_HOSTILE, OUTSIDER)
        return min(most, each * len(hand))

    def hazard(self, party: Seat, members: Collection[Seat], premier: Seat, turn: int, calm: int = 0) -> float:
        """How likely a government falls on a player's turn by his doing; not, until the turn `calm`."""
        g = self.g
        if party == premier:
            return PREMIER
        danger = self.betrayed if party in members else self.danger[party]
        if party == self.seat and party in members:
            return 0.0
        for lasting in g.lasting:
            if lasting.until > turn:
                if lasting.what == "union" or lasting.what == "truce":
                    danger *= QUIET
                elif lasting.what == "silenced" and lasting.seat == party:
                    return 0.0
        if turn < calm:
            danger *= QUIET
        return danger

    def bare(self, members: Collection[Seat]) -> float:
        """How many attacks on a government get through, by how many trumps its members have."""
        hands = self.g.hands
        cards = sum([len(hands[party]) for party in members])
        return 1.0 - DEFENDED * holds(ANSWERS, cards, self.hidden)

    def prospects(
        self,
        government: Government,
        members: tuple[Seat, ...] = (),
        calm: int = 0,
        spared: Collection[Seat] = (),
        strike: bool | None = None,
    ) -> list[float]:
        """What everybody may expect of a government: points if it lasts, and who pays and gains if it does not.

        `members` instead of its own; no attacks until the turn `calm`; none by those who have `spared` it;
        `strike`: whether its next points are withheld.
        """
        g, edition, players = self.g, self.g.edition, self.g.players
        members = members or government.members
        premier = members[0]
        found = [0.0] * players
        alive = 1.0
        covered = self.seat in members and BARAKA in g.hands[self.seat]
        if strike is None:
            strike = any(lasting.what == "withheld" for lasting in g.lasting)
        lost = min(edition.fall_deputies, g.deputies[premier]) * self.deputy
        bare = self.bare(members)
        if covered:
            bare = min(bare, COVERED * bare + 0.05)
        for ahead in range(1, min(self.turns + 1, ROUNDS * players) + 1):
            turn = g.turn + ahead
            mover = (g.seat + ahead) % players
            if (turn - government.formed) % players == 0:
                if strike:
                    strike = False
                else:
                    for party in members:
                        found[party] += alive * g.deputies[party]
                    found[premier] += alive * edition.bonus
                    self.finish(found, alive)
            if ahead > self.turns:
                break  # a round that is over with the game still has its points
            danger = 0.0
            if turn >= government.immune_until and mover not in spared:
                danger = bare * self.hazard(mover, members, premier, turn, calm)
            if danger:
                falls = alive * danger
                if mover != premier:
                    found[mover] += falls * (edition.fall_points + lost)
                    found[premier] -= falls * (edition.fall_points + lost)
                for party in members[1:]:
                    found[party] -= falls * edition.fall_points
            alive *= 1 - danger - EVENT
        return found

    def finish(self, found: list[float], alive: float) -> None:
        """If these points end the game: for whoever wins by them."""
        g = self.g
        points = [g.points[party] + found[party] for party in range(g.players)]
        best = max(points)
        if best >= g.edition.goal:
            found[points.index(best)] += alive * WON

    def formed(self, members: tuple[Seat, ...], providential: bool = False) -> list[float]:
        """What everybody may expect of a government that would be formed now."""
        g = self.g
        calm = g.turn + 2 * g.players if providential else 0
        return self.prospects(Government(members[0], members, "", g.turn, 0, providential, calm), strike=False)

    def fall(self, author: Seat | None, members: tuple[Seat, ...] = ()) -> list[float]:
        """What the fall of the government costs and brings everybody, what it would have brought included."""
        g, edition = self.g, self.g.edition
        members = members or g.members
        found = [-more for more in self.governing]
        if author is None:
            return found
        premier = members[0]
        for party in members:
            found[party] -= edition.fall_points
        if author == premier:
            found[author] += edition.fall_points
        else:
            lost = min(edition.fall_deputies, g.deputies[premier]) * self.deputy
            found[author] += edition.fall_points + lost
            found[premier] -= lost
        return found
