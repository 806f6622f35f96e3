"""Many games between bots, on all cores, with the same result whatever the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hemicycle.analysis.estimates import Mean
from hemicycle.analysis.rows.watch import Wanted
from hemicycle.engine.editions import Edition
from hemicycle.engine.rules import bad_setup
from hemicycle.engine.state import Setup
from hemicycle.games import find as find_game

from . import levels, series
from .cluster import Cluster, joined
from .journal import Header, Journal, Played, code_of
from .rows import MOST, Sink, rowing
from .series import Ended, Sitting

NOTES = 10
"""How many violations are told in words."""


class Task(NamedTuple):
    """What a process must know to play its games."""

    game: str
    table: bytes
    """The setup in words, as JSON."""
    bots: tuple[str, ...]
    seed: int
    deals: str = ""
    """Whether bots bargain, and who sees what is agreed: `all`, or only its `parties`."""
    rows: Wanted | None = None
    """What each game tells of itself."""

    @property
    def rotates(self) -> bool:
        """Whether each seat has its own bot, so that all of them sit on every seat in turn."""
        return len(self.bots) > 1

    def seated(self, index: int, players: int) -> tuple[int, tuple[str, ...]]:
        """Which shuffle a game has, and who sits on which seat."""
        shuffle, shift = divmod(index, players) if self.rotates else (index, 0)
        return shuffle, tuple(self.bots[(seat + shift) % len(self.bots)] for seat in range(players))


def simulate(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int | None = 1,
    edition: str | Edition | None = None,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    deals: str = "",
    seconds: float | None = None,
    keep: Path | None = None,
    rows: Sink | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """Let bots play, and say how they did. `progress` is called with the number of games just finished.

    `bots` is one name for all seats, or one for each: a level, or `module:Class`. With one for each, game i
    shifts the list by i seats, and each shuffle is replayed until every bot has had it from every seat. A first
    place shared by n counts as 1/n of a win for each. The intervals hold with 95 % certainty, and are computed
    over shuffles, not games.

    After so many `seconds` no new game is begun; whoever stops it gets what was played until then. What is
    finished is kept in the file `keep`, and gone on with by the same call. `rows` takes each game as a row of a
    table (`analysis/rows`). `ray` is the address of a Ray cluster that plays (`cluster.py`); empty: see there.
    """
    rules = find_game(game)
    setup = rules.setup(players, edition, options)
    if len(bots) not in (1, players):
        raise bad_setup("bots", players=players, given=len(bots))
    wanted = rows.wanted if rows is not None else None
    task = Task(game, msgspec.json.encode(setup.summary()), tuple(bots), seed, deals, wanted)
    tally = Tally(task, players)
    sitting = Sitting(games, jobs, seconds, None, progress)
    ended = play("simulate", setup, task, sitting, tally.add, keep, rows, ray)
    found = heading(setup, task, ended, tally.totals.games, games)
    found["decisions_per_second"] = tally.totals.decisions / ended.seconds if ended.seconds else 0.0
    return found | tally.result()


def heading(setup: Setup, task: series.Task, ended: Ended, played: int, wanted: int) -> dict[str, Any]:
    """What was played, and how far: the head of a result."""
    rules = setup.rules
    return {
        "game": task.game,
        "players": setup.players,
        "games": played,
        "wanted": wanted,
        "complete": ended.finished == wanted,
        "stopped": ended.stopped,
        "edition": rules.edition_id(setup.edition),
        "options": msgspec.to_builtins(setup.options),
        "bots": list(task.bots),
        "deals": task.deals,
        "seed": task.seed,
        "jobs": ended.jobs,
        "seconds": ended.seconds,
    }


def play(
    kind: str,
    setup: Setup,
    task: series.Task,
    sitting: Sitting,
    take: Callable[[Played], None],
    keep: Path | None = None,
    rows: Sink | None = None,
    ray: str | None = None,
) -> Ended:
    """Play a series, if it can be played; keep it in a file, make rows of it, play it on a cluster, where that is
    wanted."""
    rules = setup.rules
    for name in task.bots:
        levels.find_or_import(rules, name)
    for what, number in (("games", sitting.games), ("jobs", sitting.jobs)):
        if number is not None and number < 1:
            raise bad_setup("at-least", what=what, least=1, given=f"{number}")
    code = code_of(rules, task.bots) if (keep, rows, ray) != (None, None, None) else ""
    if rows is not None:
        if abs(task.seed) > MOST:
            raise bad_setup("seed-rows", most=f"{MOST}")
        take = rowing(task, setup, code, rows, take)
    if keep is not None:
        told = {
            "table": msgspec.json.decode(task.table),
            "bots": list(task.bots),
            "seed": task.seed,
            "deals": task.deals,
            "rows": list(task.rows) if task.rows is not None else None,
        }
        journal = Journal(keep, Header(f"{kind} {task.game}", code, told))
        journal.begin()
        sitting = sitting._replace(journal=journal)
    if ray is None:
        return series.play(task, sitting, take)
    with joined(ray, sitting.jobs) as jobs:
        there = Cluster(jobs, code, task.game, task.bots)
        return series.play(task, sitting._replace(jobs=jobs, cluster=there), take)


# Counting


class Row:
    """How a seat, or a bot, did."""

    def __init__(self) -> None:
        self.wins = Mean()
        self.points = Mean()
        self.shuffle: list[tuple[float, int]] = []

    def add(self, won: float, points: int) -> None:
        self.shuffle.append((won, points))

    def end_shuffle(self) -> None:
        """Take up what was added since the last shuffle as one observation."""
        if self.shuffle:
            self.wins.add(sum(won for won, _ in self.shuffle), len(self.shuffle))
            self.points.add(sum(points for _, points in self.shuffle), len(self.shuffle))
            self.shuffle = []

    def result(self) -> dict[str, Any]:
        return {
            "games": self.wins.count,
            "win_share": self.wins.mean,
            "win_share_interval": self.wins.share_interval(),
            "mean_points": self.points.mean,
            "mean_points_interval": self.points.interval(),
        }


class Totals:
    """What is counted of all games together."""

    def __init__(self) -> None:
        self.games = self.decisions = self.broken = 0
        self.violations: list[str] = []
        self.promises: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.broken += bool(played.violations)
        self.promises.update(dict(played.promises))
        self.violations += played.violations[: NOTES - len(self.violations)]

    def result(self) -> dict[str, Any]:
        return {
            "decisions": self.decisions,
            "mean_length": self.decisions / self.games if self.games else 0.0,
            "violations": self.broken,
            "violation_notes": self.violations,
            "promises": dict(sorted(self.promises.items())),
        }


SHARED = "a first place shared by n counts as 1/n of a win for each"
INTERVALS = "95 %, over shuffles"


class Tally:
    """What comes out of all games, taken up in their order."""

    def __init__(self, task: Task, players: int):
        self.players = players
        self.task = task
        self.bots = task.bots
        self.totals = Totals()
        self.seats = [Row() for _ in range(players)]
        self.by_bot = {name: Row() for name in task.bots}

    def add(self, played: Played) -> None:
        """Take up the next game."""
        _, names = self.task.seated(self.totals.games, self.players)
        for seat, (name, points) in enumerate(zip(names, played.points)):
            won = played.won(seat)
            self.seats[seat].add(won, points)
            self.by_bot[name].add(won, points)
        self.totals.add(played)
        if not self.task.rotates or self.totals.games % self.players == 0:
            self.end_shuffle()

    def end_shuffle(self) -> None:
        for row in (*self.seats, *self.by_bot.values()):
            row.end_shuffle()

    def result(self) -> dict[str, Any]:
        self.end_shuffle()
        return {
            **self.totals.result(),
            "equal_share": 1 / self.players,
            "shared_wins": SHARED,
            "intervals": INTERVALS,
            "seats": [
                {"seat": seat, "bot": None if self.task.rotates else self.bots[0], **row.result()}
                for seat, row in enumerate(self.seats)
            ],
            "bots_table": [
                {"bot": name, "seats": self._seats_of(name), **row.result()} for name, row in self.by_bot.items()
            ],
        }

    def _seats_of(self, name: str) -> int:
        """On how many seats a bot sits in every game."""
        return self.bots.count(name) if self.task.rotates else self.players
