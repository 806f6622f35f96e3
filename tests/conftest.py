"""What holds in every test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice

import pytest

from hemicycle import games
from hemicycle.bots import levels
from hemicycle.engine.game import Game
from hemicycle.engine.words import Action, Message

LONG = {"test_conformance.py", "test_sight.py", "test_kill.py", "test_evening.py", "test_reasons.py"}
"""Files whose tests take seconds each."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the workers, who take over from each other at last, one half begins with the browser, where one waits
    longer than one works; the others begin with their share of what else is long."""
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    if workers == 1:
        return
    browser = [item for item in items if item.path.parent.name == "browser"]
    long = [item for item in items if item.path.name in LONG]
    first = {*browser, *long}
    short = iter([item for item in items if item not in first])
    waiting = workers // 2
    working = workers - waiting
    # Each a stretch of files, since a file has its own Chromium.
    stretch = -(-len(browser) // waiting)
    heads = [browser[at * stretch : (at + 1) * stretch] for at in range(waiting)]
    heads += [long[at::working] for at in range(working)]
    share, more = divmod(len(items), workers)
    items.clear()
    for at, head in enumerate(heads):
        items += head
        items += islice(short, max(0, share + (at < more) - len(head)))
    items += short


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
