"""A line that dies without a goodbye: the page says so, keeps what one does meanwhile, and gets well by itself."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server import people
from tests.server.bad_proxy import BadProxy, Kind

from .bad_lines import SILENT, Beside, visited
from .conftest import HANGS, Server
from .people import part, prompt, ready, set_up, sit, write

Visit = Callable[..., Page]
PADDING = 8
"""Pixels above the words of the prompt."""
LOST = "The connection to the server is lost"
NO_TIMERS = """() => {
  for (let id = setTimeout(() => {}); id; id--) clearTimeout(id);
  setTimeout = () => 0;
}"""


@pytest.fixture
def beside() -> Iterator[Beside]:
    made = Beside()
    yield made
    made.close()


@pytest.fixture
def proxy(beside: Beside, server: Server) -> Iterator[BadProxy]:
    made = beside.do(BadProxy(server.port, Random(1)).start())
    yield made
    beside.do(made.stop())


def turn(beside: Beside, proxy: BadProxy, kind: Kind | None) -> None:
    async def turned() -> None:
        proxy.turn(kind)

    beside.do(turned())


def at_the_table(visit: Visit, proxy: BadProxy) -> tuple[Page, Page, str]:
    """Ada, and Bruno who comes through the proxy, are asked who begins, under seal; the table."""
    ada = visit()
    link = set_up(ada, "Ada", bots=1)
    table = link.rpartition("/")[2]
    bruno = visit(f"http://localhost:{proxy.port}/t/{table}")
    sit(bruno, "Bruno")
    ready(ada)
    ready(bruno)
    expect(prompt(bruno)).to_contain_text("who should begin")
    expect(bruno.get_by_text("One moment…")).to_have_count(0)
    return ada, bruno, table


def vote(page: Page, name: str) -> None:
    prompt(page).get_by_role("button", name=name, exact=True).click()


def below_the_bar(page: Page) -> None:
    """On a phone, too, one reads what waits: the bar about the line covers none of it."""
    page.set_viewport_size({"width": 390, "height": 844})
    bar, said = page.locator(".line-lost").bounding_box(), prompt(page).bounding_box()
    assert bar is not None
    assert said is not None
    assert bar["y"] + bar["height"] <= said["y"] + PADDING
    page.set_viewport_size({"width": 1280, "height": 800})


def answers(server: Server, table: str, seat: int) -> list[int]:
    """What a seat has answered so far, by the minutes."""
    return [
        one["actions"][0]["choice"]
        for one in people.minutes(server, table)
        if one["type"] == "acted" and one["seat"] == seat
    ]


def test_an_answer_changed_on_a_dead_line_waits_and_arrives_once(
    visit: Visit, server: Server, proxy: BadProxy, beside: Beside
) -> None:
    _, bruno, table = at_the_table(visit, proxy)
    vote(bruno, "Ada")
    expect(prompt(bruno)).to_contain_text("Your answer is recorded")
    turn(beside, proxy, "hold")
    began = time.monotonic()
    vote(bruno, "Bruno")
    expect(bruno.get_by_text(LOST)).to_be_visible(timeout=SILENT * 1000)
    assert time.monotonic() - began < SILENT
    expect(prompt(bruno)).to_contain_text("waits for the connection")
    write(bruno, "Ada", "Are you there?")
    bruno.keyboard.press("Enter")
    expect(bruno.get_by_text("not sent yet")).to_be_visible()
    part(bruno, "More")
    bruno.get_by_role("button", name="Pause", exact=True).click()
    expect(bruno.get_by_text("Waiting to be sent: Pause")).to_be_visible()
    below_the_bar(bruno)
    # Back again, and before anything could be sent the page is loaded anew.
    bruno.evaluate("() => { window.WebSocket = class { send() {} close() {} } }")
    turn(beside, proxy, None)
    bruno.reload()
    expect(bruno.get_by_text(LOST)).to_have_count(0)
    # The page is there, and nothing waits any more.
    bruno.wait_for_function(
        """() => document.querySelector('.stage')
        && !Object.keys(sessionStorage).some((one) => one.includes('-sent-'))"""
    )
    said = [one["text"] for one in people.minutes(server, table) if one["type"] == "spoke"]
    assert said == ["Are you there?"]
    assert [one["want"] for one in people.minutes(server, table) if one["type"] == "wished"] == [True]
    assert answers(server, table, 1) == [0, 1]


def test_the_line_comes_back_by_itself_where_nothing_was_said_of_it(
    visit: Visit, proxy: BadProxy, beside: Beside
) -> None:
    _, bruno, _ = at_the_table(visit, proxy)
    turn(beside, proxy, "hold")
    expect(bruno.get_by_text(LOST)).to_be_visible(timeout=SILENT * 1000)
    turn(beside, proxy, None)
    # The network says that it is back: nobody waits for the next attempt.
    bruno.evaluate("dispatchEvent(new Event('online'))")
    expect(bruno.get_by_text(LOST)).to_have_count(0)
    bruno.evaluate("dispatchEvent(new Event('offline'))")
    expect(bruno.get_by_text(LOST)).to_have_count(0)


def test_whoever_comes_back_to_the_page_has_the_line_at_once(
    visit: Visit, proxy: BadProxy, beside: Beside
) -> None:
    _, bruno, _ = at_the_table(visit, proxy)
    # Else it would come back by itself, after a while.
    bruno.evaluate(NO_TIMERS)
    for told in (("window", "online"), ("window", "pageshow"), ("document", "visibilitychange")):
        turn(beside, proxy, "cut")
        expect(bruno.get_by_text(LOST)).to_be_visible()
        turn(beside, proxy, None)
        bruno.evaluate(f"{told[0]}.dispatchEvent(new Event('{told[1]}'))")
        expect(bruno.get_by_text(LOST)).to_have_count(0)


def test_what_no_longer_fits_is_dropped_with_a_sentence(
    visit: Visit, server: Server, proxy: BadProxy, beside: Beside
) -> None:
    _, bruno, table = at_the_table(visit, proxy)
    # The same person in another window, on a line that lives.
    second = bruno.context.new_page()
    second.goto(bruno.url)
    expect(prompt(second)).to_contain_text("who should begin")
    bruno.context.set_default_timeout(HANGS)
    bruno.evaluate("() => { WebSocket.prototype.send = () => {} }")
    vote(bruno, "Ada")
    vote(second, "Bruno")
    expect(prompt(second)).to_contain_text("Your answer is recorded")
    bruno.reload()
    expect(bruno.get_by_text(re.compile("answered from another page"))).to_be_visible()
    assert answers(server, table, 1) == [1]


def test_an_evening_on_a_bad_line(browser: Browser, server: Server, beside: Beside) -> None:
    """Some seconds of the long run: `python -m tests.browser.bad_lines`."""
    page = browser.new_context(locale="en-GB").new_page()
    evening = visited(page, beside, server, "koalition", Random(7))
    try:
        evening.verify(evening.play(time.monotonic() + 25))
    finally:
        evening.close()
        page.context.close()
