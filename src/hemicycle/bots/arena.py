"""An arena: every bot against every other, alone, half and half, and all together, on the same deals.

The fields, at a table of so many seats:

    one of A among B's      for every two bots, both ways; at a table of two once
    A's and B's half/half   for every two bots, from four seats on; an odd seat goes to each of them in turn
    all                     the mixed league, with three bots or more; none has two seats more than another

A shuffle is played in every field before the next one, and in each from every seat: so whenever it is stopped, all
fields have met the same deals. Who sits beside whom is drawn anew for each shuffle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from hemicycle.analysis.estimates import spread_of
from hemicycle.analysis.rows.watch import Wanted
from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import bad_setup
from hemicycle.games import find as find_game

from .journal import Played
from .ratings import MODEL, Ratings
from .rows import Sink
from .series import Sitting
from .simulation import INTERVALS, SHARED, Row, Totals, heading, play


class Field(NamedTuple):
    """Who meets whom."""

    kind: str
    """`one`: the first bot on one seat, the second on all others; `half`; `all`."""
    bots: tuple[str, ...]

    def mixed(self, shuffle: int, players: int, seed: int) -> list[str]:
        """Who plays a shuffle, by place at the table."""
        if self.kind == "one":
            return [self.bots[0]] + [self.bots[1]] * (players - 1)
        # A row in which each bot stands once, dealt out over and over: each shuffle begins where the last one
        # ended, so that all bots have as many seats. It is drawn anew whenever that comes out even.
        number = len(self.bots)
        cycle, begins = divmod(shuffle, number)
        row = list(self.bots)
        Random(f"{seed}/row/{cycle}").shuffle(row)
        names = [row[(begins * players + place) % number] for place in range(players)]
        Random(f"{seed}/places/{shuffle}").shuffle(names)
        return names


@cache
def fields_of(bots: tuple[str, ...], players: int) -> tuple[Field, ...]:
    """Every mix of seats that is played."""
    pairs = [*combinations(bots, 2)]
    fields = [Field("one", pair) for pair in (pairs if players == 2 else permutations(bots, 2))]
    if players > 3:
        fields += [Field("half", pair) for pair in pairs]
    if len(bots) > 2:
        fields.append(Field("all", bots))
    return tuple(fields)


class Place(NamedTuple):
    """Where a game has its place in an arena."""

    shuffle: int
    field: Field
    turn: int
    """How far the seats have moved on."""


class Arena(NamedTuple):
    """What a process must know to play its games."""

    game: str
    table: bytes
    bots: tuple[str, ...]
    seed: int
    deals: str = ""
    rows: Wanted | None = None

    def place(self, index: int, players: int) -> Place:
        fields = fields_of(self.bots, players)
        rest, turn = divmod(index, players)
        shuffle, field = divmod(rest, len(fields))
        return Place(shuffle, fields[field], turn)

    def seated(self, index: int, players: int) -> tuple[int, tuple[str, ...]]:
        """Which shuffle a game has, and who sits on which seat."""
        shuffle, field, turn = self.place(index, players)
        names = field.mixed(shuffle, players, self.seed)
        return shuffle, tuple(names[(seat + turn) % players] for seat in range(players))


def arena(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int | None = 1,
    edition: str | Edition | None = None,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    deals: str = "all",
    seconds: float | None = None,
    keep: Path | None = None,
    rows: Sink | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """Let every two of these bots meet, and all of them; `games` in each field, made up to whole shuffles.

    Only shuffles that were played from every seat are counted. `progress`, `seconds`, `keep`, `rows` and
    `ray` are those of `simulation.simulate`.
    """
    rules = find_game(game)
    setup = rules.setup(players, edition, options)
    if len(set(bots)) < max(2, len(bots)):
        raise bad_setup("arena-bots", given=", ".join(bots))
    told = rows.wanted if rows is not None else None
    task = Arena(game, msgspec.json.encode(setup.summary()), tuple(bots), seed, deals, told)
    count = Count(task, players)
    wanted = planned(len(bots), players, games)
    sitting = Sitting(wanted, jobs, seconds, None, progress)
    ended = play("arena", setup, task, sitting, count.add, keep, rows, ray)
    return heading(setup, task, ended, count.totals.games, wanted) | count.result()


def planned(bots: int, players: int, games: int) -> int:
    """How many games there will be, of so many in each field."""
    shuffles = -(-games // players)
    return shuffles * players * len(fields_of(tuple(map(str, range(bots))), players))


class Tried:
    """What came out of one field."""

    def __init__(self, field: Field):
        self.field = field
        self.rows = {name: Row() for name in field.bots}
        self.lengths: list[int] = []

    def add(self, names: Sequence[str], played: Played) -> None:
        for seat, (name, points) in enumerate(zip(names, played.points)):
            self.rows[name].add(played.won(seat), points)
        self.lengths.append(played.decisions)

    def end_shuffle(self) -> None:
        for row in self.rows.values():
            row.end_shuffle()

    def result(self, players: int) -> dict[str, Any]:
        games = len(self.lengths)
        return {
            "kind": self.field.kind,
            "bots": list(self.field.bots),
            "games": games,
            "shuffles": games // players,
            "lengths": spread_of(self.lengths),
            "rows": [{"bot": name, **row.result()} for name, row in self.rows.items()],
        }


class Count:
    """What comes out of all games, taken up in their order, a whole shuffle of a field at a time."""

    def __init__(self, task: Arena, players: int):
        self.task = task
        self.players = players
        self.totals = Totals()
        self.tried = {field: Tried(field) for field in fields_of(task.bots, players)}
        self.ratings = Ratings(task.bots)
        self.waiting: list[Played] = []

    def add(self, played: Played) -> None:
        """Take up the next game."""
        self.waiting.append(played)
        if len(self.waiting) == self.players:
            first = self.totals.games
            for index, one in enumerate(self.waiting, first):
                self._take_up(index, one)
            self.tried[self.task.place(first, self.players).field].end_shuffle()
            self.waiting.clear()

    def _take_up(self, index: int, played: Played) -> None:
        shuffle, names = self.task.seated(index, self.players)
        self.tried[self.task.place(index, self.players).field].add(names, played)
        self.ratings.add(shuffle, names, played.winners)
        self.totals.add(played)

    def result(self) -> dict[str, Any]:
        fields = [tried.result(self.players) for tried in self.tried.values()]
        return {
            **self.totals.result(),
            "equal_share": 1 / self.players,
            "shared_wins": SHARED,
            "intervals": INTERVALS,
            "fields": fields,
            "matrix": [
                [None if one == other else met(fields, one, other) for other in self.task.bots]
                for one in self.task.bots
            ],
            "rating_model": MODEL,
            "ratings": self.ratings.result(),
        }


def met(fields: Sequence[dict[str, Any]], one: str, other: str) -> dict[str, Any]:
    """How one bot did alone among those of another kind."""
    for field in fields:
        if field["kind"] == "one" and {*field["bots"]} == {one, other}:
            row: dict[str, Any] = next(row for row in field["rows"] if row["bot"] == one)
            if field["bots"][0] == one or row["games"] == field["games"]:
                return {**row, "shuffles": field["shuffles"]}
    raise KeyError(one, other)
