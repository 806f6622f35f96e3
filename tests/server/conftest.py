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

from . import serving
from .serving import Nursery, Server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/test.db", folder=tmp_path, port=0, bot_delay=0)


def run(work: Callable[[], Coroutine[Any, Any, None]], seconds: float = 20) -> None:
    """Run a test's coroutine; a test that waits for what never comes fails."""

    async def within() -> None:
        await asyncio.wait_for(work(), seconds)

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
def nursery() -> Iterator[Nursery]:
    with serving.nursery() as made:
        yield made


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own, without limits of pace."""
    started = nursery.start(tmp_path)
    yield started
    started.kill()
