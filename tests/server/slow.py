"""Bots that think in processes of their own: they do there what a test wants of them."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from hemicycle.bots.base import Bot, RandomBot, Reply
from hemicycle.engine.deals import Deal
from hemicycle.engine.flow import Request
from hemicycle.engine.ledger import Ledger
from hemicycle.engine.words import Action, Event


def _signs() -> Path:
    """Where a test leaves signs for those who think, and they for it."""
    return Path(os.environ["HEMICYCLE_TEST_SIGNS"])


class Lucky(RandomBot):
    """Any answer, by its luck; it says in which process."""

    def choose(self, view: Any, request: Request) -> Action:
        (_signs() / f"thought-{os.getpid()}").touch()
        return super().choose(view, request)


class Halting(RandomBot):
    """Says that it thinks, and thinks until it may go on."""

    def choose(self, view: Any, request: Request) -> Action:
        self.halt()
        return super().choose(view, request)

    def consider(self, view: Any, deal: Deal, ledger: Ledger) -> Reply:
        self.halt()
        return super().consider(view, deal, ledger)

    def halt(self) -> None:
        (_signs() / f"thinking-{os.getpid()}").touch()
        while not (_signs() / "go-on").exists():
            time.sleep(0.002)


class Deadly(RandomBot):
    """No process lives through its thoughts."""

    def choose(self, view: Any, request: Request) -> Action:
        os._exit(1)


class Failing(RandomBot):
    """Fails."""

    def choose(self, view: Any, request: Request) -> Action:
        print("this must not come between the answers")
        raise RuntimeError("it fails")


class Noting(Bot):
    """Remembers what it has seen, and chooses by that."""

    def __init__(self, seat: int, rng: Random):
        super().__init__(seat, rng)
        self.seen = 0
        self.looked = 0

    def saw(self, events: Sequence[Event]) -> None:
        self.seen += len(events)

    def look(self, view: Any) -> None:
        self.looked += 1

    def choose(self, view: Any, request: Request) -> Action:
        self.looked += 1
        return request.options[(self.seen + 3 * self.looked) % len(request.options)]
