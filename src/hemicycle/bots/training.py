"""Games between mixed players, and positions of them, from which a game's estimate is learned.

Nothing here hangs on who plays which game when: the chance of a game comes from the seed and its number alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

from hemicycle.engine.declare import Seat
from hemicycle.engine.game import Game
from hemicycle.engine.rules import BadSetup, Rules
from hemicycle.engine.state import GameState, Setup
from hemicycle.engine.words import Action, Event
from hemicycle.games import find as find_game

from . import levels
from .base import MakeBot, play_out
from .knowledge import Knowledge
from .series import spread

POSITIONS = 8
"""How many moments of a game are looked at; and as many of those at which an imagined game would be judged.

As many of a long game as of a short one, so that long games count no more."""
PLAIN = 0.5
"""How many games are played by the options as they come; in the others one option is another."""
USUAL = 0.7
"""In how many the edition is the usual one, in any case."""
BARGAINING = 0.25
"""In how many there are deals."""
SLOW = 0.08
"""In how many steady players sit, who take long to think; on what part of the seats; and on what part of all seats
whoever plays at random."""
STEADY, AT_RANDOM = 0.4, 0.25
CHUNK = 5
"""Games that a process plays at a time."""


Rows: TypeAlias = list[list[float]]
"""By seat: what is known of it, in numbers."""
Cases: TypeAlias = list[tuple[float, Rows, tuple[float, ...]]]
"""What may come of a position, each with its chance: the rows, and the moment of the game."""


class Position(NamedTuple):
    """A moment of a game that was played."""

    game: int
    part: float
    """Of the game: from 0 as it begins to 1 as it ends."""
    judged: bool
    """Whether an imagined game would be judged here."""
    players: int
    seat: Seat
    """Who looks."""
    seen: Cases
    open: Cases
    """The same, were everything open."""
    by_hand: list[float]
    """Everybody's chance by the formula made by hand."""
    shares: list[float]
    """By seat: its part in the victory."""


class Moment(NamedTuple):
    """The table as it stood after so many decisions."""

    number: int
    judged: bool
    state: GameState


class Watched(Game):
    """A game of which some moments are kept, each as likely as any other (a reservoir)."""

    __slots__ = ("horizon", "kept", "passed", "rng", "stood")

    def watch(self, horizon: Callable[[Any], object], rng: Random) -> None:
        self.horizon = horizon
        self.rng = rng
        self.kept: tuple[list[Moment], list[Moment]] = ([], [])
        self.passed = [0, 0]
        self.stood = horizon(self.state)

    def act(self, seat: Seat, request_id: int, action: Action, *, counted: bool = False) -> tuple[Event, ...]:
        events = super().act(seat, request_id, action, counted=counted)
        if not self.over:
            stands = self.horizon(self.state)
            self.keep(False)
            if stands != self.stood:
                self.keep(True)
            self.stood = stands
        return events

    def keep(self, judged: bool) -> None:
        self.passed[judged] += 1
        kept = self.kept[judged]
        place = len(kept)
        if place == POSITIONS:
            place = int(self.rng.random() * self.passed[judged])
            if place >= POSITIONS:
                return
            del kept[place]
        kept.insert(place, Moment(self.number, judged, self.state.copy()))

    def moments(self) -> list[Moment]:
        return sorted([*self.kept[False], *self.kept[True]], key=lambda one: (one.number, one.judged))


class Some(NamedTuple):
    """A few games, in their order."""

    games: int
    positions: list[Position]


def positions(game: str, games: int, seed: int, jobs: int) -> Iterator[Some]:
    """Positions of so many games, in their order, a few games at a time."""
    parts = ((begin, min(games, begin + CHUNK)) for begin in range(0, games, CHUNK))
    yield from spread(partial(some_positions, game, seed), parts, jobs)


def some_positions(game: str, seed: int, begin: int, end: int) -> Some:
    """The games from one number up to another."""
    rules = find_game(game)
    knowledge = levels.knowledge_of(rules)
    assert knowledge is not None
    found: list[Position] = []
    for index in range(begin, end):
        played = play(rules, seed, index)
        shares = victory(played)
        if not shares:
            continue  # everybody has lost: there is no winner to tell
        rng = Random(f"{seed} look {index}")
        for moment in played.moments():
            found.append(look(knowledge, index, moment, played.number, shares, rng))
    return Some(end - begin, found)


def look(
    knowledge: Knowledge, index: int, moment: Moment, decisions: int, shares: list[float], rng: Random
) -> Position:
    """What somebody could see at a moment, in numbers."""
    g = moment.state
    seat = rng.randrange(g.players)
    view = g.view(seat)
    return Position(
        index,
        moment.number / decisions,
        moment.judged,
        g.players,
        seat,
        knowledge.features.cases(view, seat),
        knowledge.features.cases(g, None),
        knowledge.by_hand(view, seat),
        shares,
    )


def play(rules: Rules, seed: int, index: int) -> Watched:
    """One game, at a table, between players and with options that are drawn."""
    rng = Random(f"{seed} table {index}")
    setup = table(rules, rng)
    names = who(rules, setup.players, rng)
    bots = [sits(rules, name)(seat, Random(f"{seed} bot {index} {seat}")) for seat, name in enumerate(names)]
    game = Watched.begin(rules, setup, f"{seed} deal {index}")
    assert isinstance(game, Watched)
    knowledge = levels.knowledge_of(rules)
    assert knowledge is not None
    game.watch(knowledge.horizon, Random(f"{seed} watch {index}"))
    order = Random(f"{seed} order {index}")
    play_out(game, bots, order, rules.longest, bargaining=bool(rules.promises) and rng.random() < BARGAINING)
    return game


def table(rules: Rules, rng: Random) -> Setup:
    """A table: mostly the usual edition, every number of players alike, sometimes one option is another."""
    edition = rules.find_edition(rules.editions[0] if rng.random() < USUAL else rng.choice(rules.editions))
    players = rng.choice(list(edition.players()))
    while True:
        options: dict[str, Any] = {}
        if rng.random() >= PLAIN:
            name, values = rng.choice(sorted(rules.choices().items()))
            options[name] = rng.choice(list(values))
        try:
            setup = rules.setup(players, edition, options)
        except BadSetup:
            continue  # not with this edition, or not with so many players
        if not setup.options.by_clock:  # here no time passes
            return setup


def who(rules: Rules, players: int, rng: Random) -> list[str]:
    """Who sits where: never all at random."""
    slow = rng.random() < SLOW
    while True:
        found = []
        for _ in range(players):
            draw = rng.random()
            found.append("random" if draw < AT_RANDOM else "steady" if slow and draw > 1 - STEADY else "novice")
        if set(found) != {"random"}:
            return found


def sits(rules: Rules, name: str) -> MakeBot:
    """How to make a bot. Who looks ahead judges by hand: the games must not hang on what was learned before."""
    if name == "random":
        return levels.find(rules, name)
    return partial(levels.LEVELS[name], knowledge=ByHand(levels.knowledge_of(rules)))


class ByHand:
    """A game's knowledge, without what it has learned."""

    def __init__(self, knowledge: Any):
        self.knowledge = knowledge

    def __getattr__(self, name: str) -> Any:
        return getattr(self.knowledge, name)

    def estimate(self, g: Any, seat: Seat) -> float:
        share: float = self.knowledge.by_hand(g, seat)[seat]
        return share


def victory(game: Game) -> list[float]:
    """By seat: its part in the victory; nothing where nobody has won."""
    winners = game.result.winners
    return [(seat in winners) / len(winners) for seat in range(game.players)] if winners else []
