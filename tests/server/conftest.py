"""Builders for the tests of the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server.settings import Settings
from hemicycle.server.store import Store

from . import databases, serving
from .client import close_all, last_words
from .serving import Nursery, Server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """All that may touch the store is run with both databases, but what says that once is enough.

    Who has no folder has no place for a database.
    """
    once = metafunc.definition.get_closest_marker("one_database")
    if "keeps_in" in metafunc.fixturenames and "tmp_path" in metafunc.fixturenames and not once:
        metafunc.parametrize("keeps_in", databases.BOTH, indirect=True)


def pytest_sessionfinish() -> None:
    databases.close()


@pytest.fixture(autouse=True)
def keeps_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """In which database this test keeps its data."""
    now = getattr(request, "param", "sqlite")
    with databases.all_in(now):
        yield now


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(databases.url(tmp_path, "test.db"), tmp_path, port=0, bot_delay=0, thinkers=0)


def run(work: Callable[[], Coroutine[Any, Any, None]], seconds: float = 300) -> None:
    """Run a test's coroutine; a test that waits for what never comes fails.

    That is all the limit is for: a machine may be slow for minutes.
    """

    async def within() -> None:
        try:
            async with asyncio.timeout(seconds) as limit:
                await work()
        except TimeoutError as error:
            if limit.expired():
                raise AssertionError(f"not done after {seconds} s\n{last_words()}") from error
            raise
        except Exception as error:
            error.add_note(last_words())
            raise
        finally:
            await close_all()

    asyncio.run(within())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(scope="session")
def nursery() -> Nursery:
    return serving.of_this_run()


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own, without limits of pace."""
    started = nursery.start(tmp_path)
    yield started
    started.kill()
