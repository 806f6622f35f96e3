"""What a thing is stands beside it: by key, by mouse and by touch, in every game that has a board of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from hemicycle.engine.rules import Rules
from tests.registered import GAMES, ROOT

from .test_stage import SHIFTS, at_table, decide

Visit = Callable[..., Page]

MEANT = [rules for rules in GAMES if (ROOT / "web/src/games" / rules.name / "meanings.ts").is_file()]
every_board = pytest.mark.parametrize("rules", MEANT, ids=lambda rules: rules.name)

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
STOPS = 80
"""More than this many times nobody presses Tab to come to a thing."""

FOCUSED = "() => document.activeElement?.dataset.about ?? ''"
ACTS = "one => one.closest('button, summary') !== null"
HELD = """one => one.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))"""


def meaning(page: Page) -> Locator:
    return page.locator("#meaning")


def seen(page: Page, acting: bool) -> Locator:
    """The first thing that is seen and does something when touched, or only explains itself."""
    things = page.locator(".game [data-about]:visible")
    for at in range(things.count()):
        thing = things.nth(at)
        if thing.evaluate(ACTS) == acting and thing.evaluate("one => !one.closest('[aria-hidden=true]')"):
            return thing
    raise AssertionError("no such thing on the board")


def clear_of_the_prompt(page: Page) -> None:
    card, line = meaning(page).bounding_box(), page.locator(".stage > .prompt").bounding_box()
    view = page.viewport_size
    assert card
    assert line
    assert view
    assert card["y"] + card["height"] <= line["y"] or card["y"] >= line["y"] + line["height"]
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= view["width"]
    assert card["y"] >= 0
    assert card["y"] + card["height"] <= view["height"]


@every_board
def test_by_key_and_mouse(visit: Visit, rules: Rules) -> None:
    page = at_table(visit, rules)
    decide(page, 2)
    page.evaluate(SHIFTS)
    met: set[str] = set()
    page.locator(".game").focus()
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if thing := page.evaluate(FOCUSED):
            met.add(thing)
            expect(meaning(page)).to_be_visible()
            expect(page.locator(":focus")).to_have_attribute("aria-describedby", "meaning")
            clear_of_the_prompt(page)
            if len(met) > 1:
                break
    assert met
    assert not Axe().run(page, context=".stage").response["violations"]
    page.keyboard.press("Escape")
    expect(meaning(page)).to_be_hidden()

    page.mouse.move(1, 1)
    seen(page, acting=False).hover()
    expect(meaning(page)).to_be_visible()
    expect(meaning(page).locator(f"a[href^='/rules/{rules.name}?table=']")).to_be_visible()
    clear_of_the_prompt(page)
    # Bots go on meanwhile, and an offer that comes may stir a line: a hair's breadth, once in many runs.
    assert sum(value for value, _ in page.evaluate("window.shifts")) < 0.0005


@every_board
def test_by_touch_on_a_phone(visit: Visit, rules: Rules) -> None:
    page = at_table(visit, rules, **PHONE)
    decide(page, 2)
    seen(page, acting=False).tap()
    expect(meaning(page)).to_be_visible()
    clear_of_the_prompt(page)
    assert not Axe().run(page, context=".stage").response["violations"]
    page.keyboard.press("Escape")
    expect(meaning(page)).to_be_hidden()
    # What does something when touched says what it is when a finger rests on it.
    seen(page, acting=True).evaluate(HELD)
    expect(meaning(page)).to_be_visible()
    clear_of_the_prompt(page)
