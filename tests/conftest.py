"""What holds in every test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, Message

LONG = {"browser", "test_conformance.py", "test_sight.py", "test_kill.py", "test_evening.py", "test_reasons.py"}
"""Folders and files whose tests take seconds each."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the long ones: else the last of them is waited for."""
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    long = [item for item in items if LONG & {item.path.name, item.path.parent.name}]
    short = [item for item in items if not LONG & {item.path.name, item.path.parent.name}]
    items.clear()
    for worker in range(workers):
        items += long[worker::workers]
        items += short[len(short) * worker // workers : len(short) * (worker + 1) // workers]


os.environ["LC_ALL"] = "C.UTF-8"
"""Whoever runs the tests may read another language: what is typed in them is answered in English."""


@pytest.fixture(autouse=True)
def _no_bot_outlives_its_test() -> Iterator[None]:
    """A bot of one's own that a test has admitted."""
    yield
    levels.OWN.clear()


@pytest.fixture(autouse=True)
def _every_refusal_says_why(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the positions of the rulebooks and the rulings nobody hears only that something isn't allowed."""
    if request.path.parent.name not in games.names():
        return
    reason = Game.why_not

    def why_not(game: Game, seat: int, action: Action) -> Message | None:
        message = reason(game, seat, action)
        assert message is None or message.id != "refused-not-offered", f"seat {seat} is not told why: {action}"
        return message

    monkeypatch.setattr(Game, "why_not", why_not)
