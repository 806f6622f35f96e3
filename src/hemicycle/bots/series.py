"""A series of games between bots: numbered, on all cores, as far as time goes, and gone on with another day.

What a game is follows from the task and its number alone. So the result is the same whoever plays which games in
how many sittings: what is taken up is always the first so many games, in their order.
"""

from __future__ import annotations

import hashlib
import os
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache, partial
from itertools import islice
from math import ceil
from random import Random
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from hemicycle.analysis.rows import game as rows
from hemicycle.analysis.rows import watch
from hemicycle.analysis.rows.watch import Judge, Wanted, Watched, watched
from hemicycle.engine.flow import Request
from hemicycle.engine.game import Game
from hemicycle.engine.rules import BadSetup, Rules, bad_setup
from hemicycle.engine.state import Setup
from hemicycle.engine.words import Refused
from hemicycle.games import find as find_game

from . import attention, levels
from .attention import ATTENTION
from .base import Bot, MakeBot, Mind, play_out
from .journal import Journal, Kept, Played
from .processes import ProgramFailed

T = TypeVar("T")

CHUNK_SECONDS = 0.5
"""How long a process plays before it reports: short, so that the progress is seen and an interruption heard."""
AWAY_SECONDS = 0.02
"""How long somebody on another machine plays at least, once it is known how long a game takes: a task costs a
millisecond there."""


class Task(Protocol):
    """What a process must know to play the games of a series."""

    @property
    def game(self) -> str: ...

    @property
    def table(self) -> bytes:
        """The setup in words, as JSON."""

    @property
    def bots(self) -> tuple[str, ...]:
        """All that play, by name."""

    @property
    def seed(self) -> int: ...

    @property
    def deals(self) -> str:
        """Whether bots bargain, and who sees what is agreed: `all`, or only its `parties`."""

    @property
    def rows(self) -> Wanted | None:
        """What each game tells of itself; nothing, as a rule."""

    def seated(self, index: int, players: int) -> tuple[int, tuple[str, ...]]:
        """Which shuffle a game has, by its number, and who sits on which seat."""


class Cluster(Protocol):
    """Workers elsewhere, that play for this process (`cluster.py`)."""

    @property
    def jobs(self) -> int: ...

    def spread(self, work: Callable[..., T], parts: Iterable[tuple[int, int]]) -> Iterator[T]:
        """What comes of the parts of some work, in their order."""


class Sitting(NamedTuple):
    """How far a series is played, and by how many processes."""

    games: int
    jobs: int | None = 1
    """None: as many as there are cores."""
    seconds: float | None = None
    """After how long no new game is begun."""
    journal: Journal | None = None
    """Where finished games are kept, and those of earlier sittings are found."""
    progress: Callable[[int], None] | None = None
    """Called with the number of games just taken up."""
    cluster: Cluster | None = None
    """Who plays; nobody: the processes of this machine."""


class Ended(NamedTuple):
    """How a sitting ended."""

    finished: int
    seconds: float
    """That the games took, in all sittings together."""
    stopped: bool
    """Whether somebody has stopped it. Else all is played, or the time was up."""
    jobs: int


def play(task: Task, sitting: Sitting, take: Callable[[Played], None]) -> Ended:
    """Play a series from its beginning, or from where it was left, and take up every game in its order."""
    finished, spent, journal = 0, 0.0, sitting.journal
    jobs = sitting.jobs or os.cpu_count() or 1

    def take_up(played: Sequence[Played]) -> None:
        nonlocal finished
        for one in played:
            take(one)
        finished += len(played)
        if sitting.progress is not None:
            sitting.progress(len(played))

    if journal is not None:
        for kept in journal.kept(sitting.games):
            take_up(kept.games)
            spent += kept.seconds
    with ATTENTION.paid():
        last = time.perf_counter()
        chunks = _chunks(task, finished, sitting._replace(jobs=jobs))
        while (played := next(chunks, None)) is not None:
            now = time.perf_counter()
            if journal is not None:
                journal.keep(Kept(finished, now - last, played))
            spent, last = spent + now - last, now
            take_up(played)
        stopped = ATTENTION.stopped
    return Ended(finished, spent, stopped, jobs)


def _chunks(task: Task, begin: int, sitting: Sitting) -> Iterator[list[Played]]:
    """The games from one on, in their order, in chunks as large as the time they take allows."""
    size = 1
    # Processes don't share any other clock.
    until = None if sitting.seconds is None else time.time() + sitting.seconds

    def parts() -> Iterator[tuple[int, int]]:
        at = begin
        while at < sitting.games and not over(until):
            yield at, (end := min(sitting.games, at + size))
            at = end

    least = 0.0
    if sitting.cluster is None:
        chunks = spread(partial(play_chunk, task, until), parts(), sitting.jobs or 1)
    else:  # whose clocks are their own
        least = AWAY_SECONDS
        chunks = sitting.cluster.spread(partial(play_chunk, task, None), parts())
    try:
        for wanted, played, seconds in chunks:
            if played:
                yield played
                each = seconds / len(played)
                size = max(1, min(max(4 * size, ceil(least / each)), int(CHUNK_SECONDS / each)))
            if len(played) < wanted:
                return  # what comes after has no place any more
    except BrokenExecutor:
        # Whoever ends this process may end the others first.
        if not ATTENTION.stopped:
            raise bad_setup("process-ended") from None


def over(until: float | None) -> bool:
    """Whether no new game is begun."""
    return ATTENTION.stopped or (until is not None and time.time() >= until)


def spread(work: Callable[..., T], parts: Iterable[tuple[int, int]], jobs: int) -> Iterator[T]:
    """What comes of the parts of some work, in their order, from so many processes."""
    if jobs == 1:
        yield from (work(*part) for part in parts)
        return
    left = iter(parts)
    with ProcessPoolExecutor(max_workers=jobs, initializer=attention.work) as pool:
        try:
            waiting = deque(pool.submit(work, *part) for part in islice(left, 2 * jobs))
            while waiting:
                yield waiting.popleft().result()
                waiting += [pool.submit(work, *part) for part in islice(left, 1)]
        finally:
            pool.shutdown(cancel_futures=True)


def play_chunk(task: Task, until: float | None, begin: int, end: int) -> tuple[int, list[Played], float]:
    """The games from one number up to another: how many were wanted, those that were played, and the seconds."""
    _table(task.game, task.table)  # what is only read the first time tells nothing of how long a game takes
    started = time.perf_counter()
    played: list[Played] = []
    try:
        for index in range(begin, end):
            if over(until):
                break
            ATTENTION.playing = True
            game = play_game(task, index)
            ATTENTION.playing = False
            played.append(game)
    except KeyboardInterrupt:
        if not ATTENTION.stopped:
            raise  # nobody listens for it here
    finally:
        ATTENTION.playing = False
    return end - begin, played, time.perf_counter() - started


def play_game(task: Task, index: int) -> Played:
    """One game, and what came of it."""
    game = game_of(task, index)
    violations = [f"game {index}: {problem}" for problem in game.state.conserved()]
    if not game.over:
        violations.append(f"game {index}: not over after {game.rules.longest} decisions")
    result = game.result
    kept = Counter(verdict for deal in game.ledger.deals if deal.status == "agreed" for verdict in deal.verdicts)
    played = Played(result.winners, result.points, game.number, tuple(violations), tuple(kept.items()))
    return _with_rows(played, game, task.rows) if isinstance(game, Watched) and task.rows else played


def game_of(task: Task, index: int) -> Game:
    """A game, played. All its chance comes from the seed and its number, nothing from who plays it when."""
    rules, setup = _table(task.game, task.table)
    shuffle, names = task.seated(index, setup.players)
    bots = [
        _maker(task.game, name)(seat, Random(_hash(task.seed, "bot", index, seat)))
        for seat, name in enumerate(names)
    ]
    game = Game.begin(rules, setup, f"{_hash(task.seed, 'deal', shuffle):x}")
    if task.rows is not None:
        game = watched(game, _judge(task.game) if task.rows.chances else None)
    try:
        order = Random(_hash(task.seed, "order", index))
        play_out(game, bots, order, rules.longest, bargaining=bool(task.deals), public=task.deals == "all")
    except Exception as error:
        if (said := _own_fault(error, names, index, task.seed)) is not None:
            raise said from error
        error.add_note(f"in game {index} of seed {task.seed}, bots {','.join(names)}")
        raise
    return game


def _with_rows(played: Played, game: Watched, wanted: Wanted) -> Played:
    """What a game tells of itself, beside how it ended."""
    played = played._replace(told=rows.told(game, [one.rule for one in game.noted]))
    if wanted.decisions:
        texts = game.state.setup.texts(wanted.language)
        played = played._replace(moves=watch.pack(watch.decided(game, texts)))
    return played


@cache
def _judge(game: str) -> Judge:
    """By what a seat's chances are told: the estimate of the bots."""
    knowledge = levels.knowledge_of(find_game(game))
    if knowledge is None:
        raise bad_setup("no-estimate", game=game)
    return knowledge.estimate


@cache
def _table(game: str, table: bytes) -> tuple[Rules, Setup]:
    rules = find_game(game)
    return rules, rules.from_summary(msgspec.json.decode(table))


@cache
def _maker(game: str, name: str) -> MakeBot:
    return levels.find_or_import(find_game(game), name)


def _hash(*parts: object) -> int:
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


# A bot of one's own that fails


class Failing(NamedTuple):
    """Whose fault an error is, as its traceback tells."""

    bot: Bot | None = None
    """Who was thinking, or whose answer was tried."""
    kind: str = ""
    """What it was asked."""
    answer: object = None


def _failing(error: Exception) -> Failing:
    found = Failing()
    for frame, _ in traceback.walk_tb(error.__traceback__):
        here = frame.f_locals
        for mind in (here.get("self"), here.get("mind")):
            if isinstance(mind, Mind):
                found = found._replace(bot=mind.bot)
        if isinstance(request := here.get("request"), Request):
            found = found._replace(kind=request.kind, answer=here.get("action"))
    return found


def _own_fault(error: Exception, names: Sequence[str], index: int, seed: int) -> BadSetup | None:
    """What a bot of one's own did wrong, and in which game; nothing where it was none of these."""
    bot, kind, answer = _failing(error)
    if bot is None or ":" not in (name := names[bot.seat]):
        return None
    where = {"name": name, "place": f"{bot.seat + 1}", "index": f"{index}", "seed": f"{seed}"}
    if isinstance(error, ProgramFailed):
        return bad_setup("program-failed", **where, error=error.message)
    if isinstance(error, Refused):
        return bad_setup("own-illegal", **where, kind=kind, answer=f"{answer!r:.60}")
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = levels.told(error)
    return bad_setup("own-crashed", **where, error=said, file=last.filename, line=f"{last.lineno}")
