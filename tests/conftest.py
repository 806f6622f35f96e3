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

LONG = (
    *("test_bargaining.py", "test_characters.py", "test_levels.py", "test_sight.py", "test_golden_tables.py"),
    *("test_conformance.py", "test_bad_lines.py", "test_kill.py", "test_storm.py", "test_junta_deals.py"),
    *("test_training.py", "test_story.py", "test_thinking.py", "test_cluster.py", "test_archive.py"),
    *("test_hostile.py", "test_siege.py", "test_evening.py", "test_reasons.py", "test_refusals.py"),
)
"""Files whose tests take seconds each, the longest first: the last tests of a run should be short."""
BROWSER = (
    *("test_stage.py", "test_junta.py", "test_politico.py", "test_zoocracy.py"),
    *("test_game.py", "test_lessons.py", "test_reading.py", "test_friends.py"),
)
"""The same of those in the browser."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the workers, who take over from each other at last, one half begins with the browser, where one waits
    longer than one works; the others begin with their share of what else is long."""
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    if workers == 1:
        return
    browser = [item for item in items if item.path.parent.name == "browser"]
    browser = by_file(browser, BROWSER) + [item for item in browser if item.path.name not in BROWSER]
    long = by_file([item for item in items if item.path.parent.name != "browser"], LONG)
    first = {*browser, *long}
    short = iter([item for item in items if item not in first])
    waiting = workers // 2
    working = workers - waiting
    # Each a stretch of files, since a file has its own Chromium.
    stretch = -(-len(browser) // waiting)
    heads = [browser[at * stretch : (at + 1) * stretch] for at in range(waiting)]
    heads += [[item for pack in packs(long)[at::working] for item in pack] for at in range(working)]
    share, more = divmod(len(items), workers)
    items.clear()
    for at, head in enumerate(heads):
        items += head
        items += islice(short, max(0, share + (at < more) - len(head)))
    items += short


def packs(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """The same, those together that share what is dear to make: else each worker would make it for itself."""
    found: list[list[pytest.Item]] = []
    last: object = None
    for item in items:
        mark = item.get_closest_marker("together")
        shares = mark and (item.path, *mark.args)
        if mark and shares == last:
            found[-1].append(item)
        else:
            found.append([item])
        last = shares
    return found


def by_file(items: list[pytest.Item], names: tuple[str, ...]) -> list[pytest.Item]:
    """The tests of these files, in this order."""
    found = [item for item in items if item.path.name in names]
    return sorted(found, key=lambda item: names.index(item.path.name))


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
