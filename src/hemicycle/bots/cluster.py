"""A series of games on a Ray cluster: many machines, the same result. It alone needs ray (extra `[ray]`).

A chunk of games is a task. Of a worker that dies Ray gives the task to another, and since a game follows from its
number, what comes of it is the same: nothing is lost, and results are taken up once, in their order.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.util import find_spec
from itertools import islice
from threading import current_thread, main_thread
from typing import Any, TypeVar

from hemicycle.engine.rules import bad_setup
from hemicycle.games import find as find_game

from .attention import ATTENTION
from .journal import code_of

T = TypeVar("T")

LOOKS = 0.2
"""Seconds after which it is looked whether somebody wants to stop."""
TRIES = 8
"""How often a chunk is given to another worker: one that kills whoever plays it ends the series after that."""
STORE = 128 * 2**20
"""Bytes for what is on its way, in a cluster of our own."""
ON_LOOPBACK = "127.0.0.1"


class Cluster:
    """Workers that play."""

    def __init__(self, jobs: int, code: str, game: str, bots: tuple[str, ...]):
        self.jobs = jobs
        self.check = partial(same_code, code, game, bots)
        """What a worker looks at first."""

    def spread(self, work: Callable[..., T], parts: Iterable[tuple[int, int]]) -> Iterator[T]:
        """What comes of the parts of some work, in their order."""
        import ray

        there: Any = ray.remote(max_retries=TRIES)(after)
        left, waiting = iter(parts), deque[Any]()
        # By the first it is found out how long a game takes: until then there is no other.
        ahead = 1
        try:
            while True:
                waiting += [there.remote(self.check, work, *part) for part in islice(left, ahead - len(waiting))]
                if not waiting or not _ready(waiting[0]):
                    return
                yield _result(waiting.popleft())
                ahead = 2 * self.jobs
        finally:
            for one in waiting:
                ray.cancel(one)


def after(check: Callable[[], None], work: Callable[..., T], begin: int, end: int) -> T:
    """On a worker: a part of some work, if all is well there."""
    check()
    return work(begin, end)


@cache
def same_code(code: str, game: str, bots: tuple[str, ...]) -> None:
    """Another version there would play other games."""
    if code_of(find_game(game), bots) != code:
        raise bad_setup("ray-code", host=socket.gethostname())


def _ready(one: Any) -> bool:
    """Wait for a result; whether it is there, or somebody wants to stop."""
    import ray

    while not ATTENTION.stopped:
        if ray.wait([one], timeout=LOOKS)[0]:
            return True
    return False


def _result(one: Any) -> Any:
    import ray

    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause or error) from None
    except ray.exceptions.RayError:
        # Whoever played it was ended again and again.
        raise bad_setup("process-ended") from None


@contextmanager
def joined(address: str, jobs: int | None) -> Iterator[int]:
    """Join the cluster at an address; with none that of RAY_ADDRESS, else one that is started here, and ends here.

    It tells how many play there at once: as many as it has cores, or only so many as somebody has asked for.
    """
    if find_spec("ray") is None:
        raise bad_setup("no-ray")
    # It would tell its makers that it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    if ray.is_initialized():
        yield _jobs(jobs)
        return
    where = address or os.environ.get("RAY_ADDRESS") or "local"
    own: dict[str, Any] = {}
    if where == "local":
        own = {"num_cpus": jobs, "object_store_memory": STORE, "_node_ip_address": ON_LOOPBACK}
    try:
        with _signals_kept():
            ray.init(where, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (OSError, RuntimeError, ValueError) as error:
        first_line = f"{error}".strip().partition("\n")[0]
        raise bad_setup("ray-cluster", address=where, why=first_line[:200]) from None
    try:
        yield _jobs(jobs)
    finally:
        ray.shutdown()


def _jobs(wanted: int | None) -> int:
    import ray

    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return wanted or max(1, int(found.get("CPU", 1)))


@contextmanager
def _signals_kept() -> Iterator[None]:
    """Ray takes SIGTERM for itself."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
