"""A real Chromium, and a real server for it to visit."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from hemicycle.server.settings import Limits
from tests.server import serving

from .find import find_chromium

QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


HANGS = 60_000
"""Milliseconds after which something never comes. A busy machine may take long: nothing is measured with it."""
expect.set_options(timeout=HANGS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under what has failed: how the server's log ends, and what the pages show of it."""
    report = yield
    if report.failed and report.when == "call" and isinstance(item, pytest.Function):
        server, pages = item.funcargs.get("server"), getattr(item.funcargs.get("visit"), "pages", [])
        if isinstance(server, Server):
            ended = server.log.splitlines()[-5:]
            report.sections.append(("the server's log", "\n".join(line[:240] for line in ended)))
        report.sections.append(("the pages", "\n".join(_shown(page) for page in pages)))
    return report


def _shown(page: Page) -> str:
    try:
        text = page.locator("main").inner_text(timeout=2000)
    except Error as error:
        text = error.message
    return f"{page.url}: {' '.join(text.split())[:400]}"


class Server(serving.Server):
    """A server of its own, on a free port and an empty database, with the limits that anybody meets."""

    def __init__(self, folder: Path, bot_delay: float = 0):
        super().__init__(serving.of_this_run(), folder, Limits(), bot_delay)
        self.start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def restart(self) -> None:
        """Dead at once, and up again at the same address."""
        self.kill()
        self.start(self.port)


# Not for the whole session: while it is open its loop runs, and no other test of this process can have its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    arguments = [*QUIET, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
        yield launched
        launched.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path)
    yield started
    started.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own opens a page; a fault on any page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    pages: list[Page] = []

    def go(path: str = "/", expected: str = "", pace: str = "none", **settings: Any) -> Page:
        """`expected`: what this page's console may say beside what any may."""
        settings.setdefault("locale", "en-GB")
        settings.setdefault("viewport", {"width": 1280, "height": 800})
        settings.setdefault("reduced_motion", "reduce")
        context = browser.new_context(base_url=server.url, **settings)
        context.set_default_timeout(HANGS)
        # What a browser mixes into the deal is 32 bytes of luck; here the cards are the same at every run.
        context.add_init_script(
            "const drawn = crypto.getRandomValues.bind(crypto);"
            "crypto.getRandomValues = (bytes) => bytes.length === 32 ? bytes.fill(7) : drawn(bytes)"
        )
        # Moments would stand before the board for seconds: the tests of the stage itself turn them on.
        context.add_init_script(f"if (location.host) localStorage.setItem('hemicycle-pace', '{pace}')")
        contexts.append(context)
        page = context.new_page()
        pages.append(page)
        hear(page, faults, expected)
        page.goto(path)
        return page

    go.pages = pages  # type: ignore[attr-defined]
    yield go
    for context in contexts:
        context.close()
    assert faults == []


def hear(page: Page, faults: list[str], expected: str = "") -> None:
    """Gather what goes wrong on a page."""
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if _fault(said, expected) else None)


def _fault(said: Any, expected: str) -> bool:
    """An error on the console; but a cut connection is none, nor a table that is not there."""
    harmless = ["net::ERR", "WebSocket", "status of 404", *([expected] if expected else [])]
    return said.type == "error" and not any(one in said.text for one in harmless)
