"""In which order tests run, and what holds in every test of a game's rules."""

from __future__ import annotations

import pytest

from hemicycle import games
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, Message

LONG = ("tests/browser/", "tests/server/test_kill", "tests/server/test_sight", "tests/test_conformance")
"""Tests that take longest, or wait longest."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests first, shared out among the workers: else one would still be at them when all others are done."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.nodeid.startswith(LONG)]
    short = [item for item in items if not item.nodeid.startswith(LONG)]
    # Each worker begins with its part of the list, all parts being equal.
    bounds = [len(short) * worker // workers for worker in range(workers + 1)]
    items[:] = [
        item
        for worker in range(workers)
        for item in (*long[worker::workers], *short[bounds[worker] : bounds[worker + 1]])
    ]


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
