"""Many games between bots, on all cores, with the same result whatever the number of processes."""

from __future__ import annotations

import hashlib
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from hemicycle.engine.editions import Edition
from hemicycle.engine.game import Game
from hemicycle.engine.rules import Rules, bad_setup
from hemicycle.engine.state import Setup
from hemicycle.games import find as find_game

from . import levels
from .base import MakeBot, play_out
from .estimates import Mean

T = TypeVar("T")

CHUNK_SECONDS = 0.5
"""How long a process plays before it reports: short, so that the progress is seen and an interruption heard."""
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

    @property
    def rotates(self) -> bool:
        """Whether each seat has its own bot, so that all of them sit on every seat in turn."""
        return len(self.bots) > 1


class Played(NamedTuple):
    """What is kept of a game."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    violations: tuple[str, ...]
    promises: tuple[tuple[str, int], ...] = ()
    """How many promises were kept, broken, void."""


def simulate(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int,
    edition: str | Edition | None = None,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    deals: str = "",
) -> dict[str, Any]:
    """Let bots play, and say how they did. `progress` is called with the number of games just finished.

    `bots` is one name for all seats, or one for each: a level, or `module:Class`. With one for each, game i
    shifts the list by i seats, and each shuffle is replayed until every bot has had it from every seat. A first
    place shared by n counts as 1/n of a win for each. The intervals hold with 95 % certainty, and are computed
    over shuffles, not games.
    """
    rules = find_game(game)
    setup = rules.setup(players, edition, options)
    _check(rules, players, games, bots, jobs)
    task = Task(game, msgspec.json.encode(setup.summary()), tuple(bots), seed, deals)
    tally = Tally(task, players)
    started = time.perf_counter()
    for chunk in _all_games(task, games, jobs):
        for played in chunk:
            tally.add(played)
        if progress is not None:
            progress(len(chunk))
    seconds = time.perf_counter() - started
    return {
        "game": game,
        "players": players,
        "games": games,
        "edition": rules.edition_id(setup.edition),
        "options": msgspec.to_builtins(setup.options),
        "bots": list(bots),
        "deals": deals,
        "seed": seed,
        "jobs": jobs,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
        **tally.result(),
    }


def _check(rules: Rules, players: int, games: int, bots: Sequence[str], jobs: int) -> None:
    if len(bots) not in (1, players):
        raise bad_setup("bots", players=players, given=len(bots))
    for name in bots:
        levels.find_or_import(rules, name)
    for what, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise bad_setup("at-least", what=what, least=1, given=f"{number}")


# Playing


def _all_games(task: Task, games: int, jobs: int) -> Iterator[list[Played]]:
    """All games in order, in chunks as large as the time they take allows."""
    size = 1

    def chunks() -> Iterator[tuple[int, int]]:
        begin = 0
        while begin < games:
            end = min(games, begin + size)
            yield begin, end
            begin = end

    for chunk, seconds in spread(partial(play_chunk, task), chunks(), jobs):
        size = max(1, min(4 * size, int(CHUNK_SECONDS * len(chunk) / seconds)))
        yield chunk


def spread(work: Callable[..., T], parts: Iterable[tuple[int, int]], jobs: int) -> Iterator[T]:
    """What comes of the parts of some work, in their order, from so many processes."""
    if jobs == 1:
        yield from (work(*part) for part in parts)
        return
    left = iter(parts)
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        try:
            waiting = deque(pool.submit(work, *part) for part in islice(left, 2 * jobs))
            while waiting:
                yield waiting.popleft().result()
                waiting += [pool.submit(work, *part) for part in islice(left, 1)]
        finally:
            pool.shutdown(cancel_futures=True)


def play_chunk(task: Task, begin: int, end: int) -> tuple[list[Played], float]:
    """The games from one number up to another, and the seconds that they took."""
    started = time.perf_counter()
    played = [play_game(task, index) for index in range(begin, end)]
    return played, time.perf_counter() - started


def play_game(task: Task, index: int) -> Played:
    """One game. All its chance comes from the seed and its number, nothing from who plays it when."""
    rules, setup, makers = _table(task.game, task.table, task.bots)
    players = setup.players
    shuffle, shift = divmod(index, players) if task.rotates else (index, 0)
    bots = [
        makers[(seat + shift) % len(makers)](seat, Random(_hash(task.seed, "bot", index, seat)))
        for seat in range(players)
    ]
    game = Game.begin(rules, setup, f"{_hash(task.seed, 'deal', shuffle):x}")
    try:
        order = Random(_hash(task.seed, "order", index))
        play_out(game, bots, order, rules.longest, bargaining=bool(task.deals), public=task.deals == "all")
    except Exception as error:
        error.add_note(f"in game {index} of seed {task.seed}, bots {','.join(task.bots)}")
        raise
    violations = [f"game {index}: {problem}" for problem in game.state.conserved()]
    if not game.over:
        violations.append(f"game {index}: not over after {rules.longest} decisions")
    result = game.result
    kept = Counter(verdict for deal in game.ledger.deals if deal.status == "agreed" for verdict in deal.verdicts)
    return Played(result.winners, result.points, game.number, tuple(violations), tuple(kept.items()))


@cache
def _table(game: str, table: bytes, bots: tuple[str, ...]) -> tuple[Rules, Setup, list[MakeBot]]:
    rules = find_game(game)
    return (
        rules,
        rules.from_summary(msgspec.json.decode(table)),
        [levels.find_or_import(rules, name) for name in bots],
    )


def _hash(*parts: object) -> int:
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


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


class Tally:
    """What comes out of all games, taken up in their order."""

    def __init__(self, task: Task, players: int):
        self.players = players
        self.rotates = task.rotates
        self.bots = task.bots
        self.games = self.decisions = 0
        self.violations: list[str] = []
        self.broken = 0
        self.promises: Counter[str] = Counter()
        self.seats = [Row() for _ in range(players)]
        self.by_bot = {name: Row() for name in task.bots}

    def add(self, played: Played) -> None:
        """Take up the next game."""
        shift = self.games % self.players if self.rotates else 0
        for seat, points in enumerate(played.points):
            won = 1 / len(played.winners) if seat in played.winners else 0.0
            self.seats[seat].add(won, points)
            self.by_bot[self.bots[(seat + shift) % len(self.bots)]].add(won, points)
        self.games += 1
        self.decisions += played.decisions
        self.broken += bool(played.violations)
        self.promises.update(dict(played.promises))
        self.violations += played.violations[: NOTES - len(self.violations)]
        if not self.rotates or self.games % self.players == 0:
            self.end_shuffle()

    def end_shuffle(self) -> None:
        for row in (*self.seats, *self.by_bot.values()):
            row.end_shuffle()

    def result(self) -> dict[str, Any]:
        self.end_shuffle()
        return {
            "decisions": self.decisions,
            "mean_length": self.decisions / self.games,
            "violations": self.broken,
            "violation_notes": self.violations,
            "promises": dict(sorted(self.promises.items())),
            "equal_share": 1 / self.players,
            "shared_wins": "a first place shared by n counts as 1/n of a win for each",
            "intervals": "95 %, over shuffles",
            "seats": [
                {"seat": seat, "bot": None if self.rotates else self.bots[0], **row.result()}
                for seat, row in enumerate(self.seats)
            ],
            "bots_table": [
                {"bot": name, "seats": self._seats_of(name), **row.result()} for name, row in self.by_bot.items()
            ],
        }

    def _seats_of(self, name: str) -> int:
        """On how many seats a bot sits in every game."""
        return self.bots.count(name) if self.rotates else self.players
