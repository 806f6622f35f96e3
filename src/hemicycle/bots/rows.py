"""The games of a series as rows of a table, and a row played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from hemicycle.analysis.rows.game import GameRow
from hemicycle.analysis.rows.watch import MoveRow, Wanted, unpack
from hemicycle.engine.game import Game
from hemicycle.engine.state import Setup

from .journal import Played
from .series import Task, game_of

MOST = 2**63 - 1
"""The largest number that fits a column."""


class Sink(Protocol):
    """Where rows go."""

    @property
    def wanted(self) -> Wanted: ...

    def take(self, row: GameRow, moves: list[MoveRow]) -> None:
        """The next game, and its decisions where they are wanted."""


def rowing(
    task: Task, setup: Setup, code: str, sink: Sink, take: Callable[[Played], None]
) -> Callable[[Played], None]:
    """Take up games in their order, and make a row of each."""
    rules, index = setup.rules, 0
    options = msgspec.json.encode(setup.options).decode()

    def taken(played: Played) -> None:
        nonlocal index
        told = played.told
        assert told is not None
        shuffle, bots = task.seated(index, setup.players)
        row = GameRow(
            game=task.game,
            edition=rules.edition_id(setup.edition),
            players=setup.players,
            options=options,
            deals=task.deals,
            seed=task.seed,
            index=index,
            shuffle=shuffle,
            bots=bots,
            points=played.points,
            won=tuple(map(played.won, range(setup.players))),
            decisions=played.decisions,
            violations=played.violations,
            version=rules.version,
            code=code,
            table=task.table.decode(),
            **told._asdict(),
        )
        moves = [
            MoveRow(task.game, task.seed, index, one.number, one.seat, bots[one.seat], *one[2:])
            for one in (unpack(played.moves) if played.moves else ())
        ]
        sink.take(row, moves)
        take(played)
        index += 1

    return taken


class Again(NamedTuple):
    """A row as the task of playing its game again."""

    game: str
    table: bytes
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    deals: str
    shuffle: int
    rows: Wanted | None = None

    def seated(self, index: int, players: int) -> tuple[int, tuple[str, ...]]:
        return self.shuffle, self.bots


def play_again(row: GameRow) -> Game:
    """The game of a row. Whether it is the same, the row's digest tells."""
    task = Again(row.game, row.table.encode(), row.bots, row.seed, row.deals, row.shuffle)
    return game_of(task, row.index)
