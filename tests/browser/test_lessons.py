"""Every lesson, in both languages, by somebody who clicks what the notes ask for."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, WebSocket, expect

from hemicycle.engine import lessons
from hemicycle.engine.lessons import CLOSING, Lesson
from hemicycle.engine.rules import Rules
from hemicycle.engine.texts import LANGUAGES
from tests.server.client import fold
from tests.test_lessons import CHAIR, every_lesson

from .people import WORDS, game, no_wider_than_the_screen, part

Visit = Callable[..., Page]
HANGS = 60.0
"""Seconds after which a lesson does not go on. A busy machine may take long."""
LEARN = {"en": "Learn by playing", "fr": "Apprendre en jouant"}
CHOICES = {"en": "Choices", "fr": "Choix"}


class Learner:
    """Somebody at a lesson; what their page was told is read along, to know what to look for."""

    def __init__(self, page: Page, rules: Rules, language: str):
        self.page = page
        self.language = language
        self.seen: dict[str, Any] = {}
        self.shown: list[str] = []
        page.on("websocket", self._listen)
        title = rules.texts(language).say("game-title")
        game(page, title).get_by_role("button", name=re.compile(LEARN[language])).click()
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: bytes | str) -> None:
        frame = msgspec.json.decode(payload)
        if frame.get("type") == "news":
            fold(self.seen, frame)

    @property
    def taught(self) -> dict[str, Any]:
        taught: dict[str, Any] = self.seen.get("taught", {})
        return taught

    @property
    def note(self) -> dict[str, Any]:
        note: dict[str, Any] = self.taught.get("note") or {}
        return note

    @property
    def question(self) -> dict[str, Any]:
        """What must be answered; nothing, while others are about to move."""
        if not self.taught.get("yours"):
            return {}
        asked = (one for one in self.seen.get("asked", []) if not one.get("optional"))
        return next((one for one in asked if one.get("answered", -1) < 0), {})

    def learn(self) -> None:
        """To the end of the lesson."""
        while not self.taught.get("done"):
            self.wait(lambda: bool(self.note or self.question or self.taught.get("done")))
            self.go_on()

    def go_on(self) -> None:
        """Do the next thing, and wait for what comes of it."""
        before = self.stands()
        if self.note:
            self.heed()
        elif self.question:
            self.answer(self.unguided())
        self.wait(lambda: self.stands() != before)

    def stands(self) -> str:
        """What one's own move changes in any case. An offer may be answered meanwhile: that is not in it."""
        return repr((self.note, self.taught.get("done"), self.seen.get("asked"), self.seen.get("moves")))

    def wait(self, true: Callable[[], bool]) -> None:
        end = monotonic() + HANGS
        while not true():
            assert monotonic() < end, f"after {self.shown[-1:]} it does not go on: {self.note or self.question}"
            self.page.wait_for_timeout(25)

    def heed(self) -> None:
        """Read a note, and do what it asks for. A great moment that wants to be seen comes before it."""
        note = self.note
        bubble, moment = self.page.get_by_role("dialog"), self.page.locator(".stage .moment button")
        expect(bubble.or_(moment).first).to_be_visible()
        while moment.count():
            moment.click()
        expect(bubble).to_contain_text(note["said"])
        if note["name"] not in self.shown:
            self.shown.append(note["name"])
            self.is_well_placed(bubble)
        tries = note.get("tries", [])
        if not tries or tries[0].get("terms"):
            bubble.locator(".button.main").click()
        elif tries[0].get("deal"):
            self.page.locator(".deal .wanted").click()
        else:
            self.answer(tries[0])

    def is_well_placed(self, bubble: Locator) -> None:
        """It covers no part of the prompt, and is whole on the screen: as soon as it has found its place."""
        no_wider_than_the_screen(self.page)
        end = monotonic() + HANGS
        while (fault := self.misplaced(bubble)) and monotonic() < end:
            self.page.wait_for_timeout(20)
        assert not fault, f"the note {self.note['name']} {fault}"

    def misplaced(self, bubble: Locator) -> str:
        box, prompt = bubble.bounding_box(), self.page.locator(".stage > .prompt").bounding_box()
        size = self.page.viewport_size
        if box is None or prompt is None or size is None:
            return "is not there"
        across = min(box["x"] + box["width"], prompt["x"] + prompt["width"]) - max(box["x"], prompt["x"])
        down = min(box["y"] + box["height"], prompt["y"] + prompt["height"]) - max(box["y"], prompt["y"])
        if across > 1 and down > 1:
            return "covers the prompt"
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        inside = box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and bottom <= size["height"]
        return "" if inside else "is not whole on the screen"

    def unguided(self) -> dict[str, Any]:
        """What somebody does who is asked for nothing: as `tests.lessons.unguided`."""
        options: list[dict[str, Any]] = self.question["options"]
        return next((one for one in options if one["action"]["type"] == "pass"), options[0])

    def answer(self, choice: dict[str, Any]) -> None:
        """By the prompt, if the answer stands there; else by the list of all choices."""
        said = choice["said"]
        prompt = self.page.get_by_role("region", name=WORDS[self.language]["prompt"])
        if (button := prompt.get_by_role("button", name=said, exact=True)).count():
            button.first.click()
            return
        part(self.page, CHOICES[self.language], self.language)
        panel = self.page.get_by_role("region", name=WORDS[self.language]["choices"])
        amount = choice["action"].get("choice")
        if (number := panel.get_by_role("spinbutton")).count() and isinstance(amount, int):
            number.fill(str(amount))
            panel.get_by_role("button", name=said).last.click()
            return
        for folded in panel.locator("details:not([open]) > summary").all():
            folded.click()
        words = "\\s+".join(map(re.escape, said.split()))
        panel.get_by_role("button", name=re.compile(f"^{words}(\\s|$)")).first.click()


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_clicked_to_its_end(visit: Visit, rules: Rules, name: str, language: str) -> None:
    page = visit(locale={"en": "en-GB", "fr": "fr-FR"}[language])
    learner = Learner(page, rules, language)
    learner.learn()
    assert left_out(lessons.find(rules, name), learner.shown) == []
    page.goto("/")
    expect(game(page, rules.texts(language).say("game-title")).get_by_text("✓")).to_be_visible()


def left_out(lesson: Lesson, shown: list[str]) -> list[str]:
    wanted = [bubble.name for bubble in lesson.bubbles if not bubble.optional]
    return [name for name in [*wanted, CLOSING] if name not in shown]


def test_a_lesson_is_learnt_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    learner = Learner(page, CHAIR, "fr")
    learner.learn()
    assert left_out(lessons.find(CHAIR), learner.shown) == []


def test_keys_lead_through_a_lesson(visit: Visit) -> None:
    """Enter goes on, Escape folds a note that asks for something, and a lesson may be skipped."""
    page = visit()
    learner = Learner(page, CHAIR, "en")
    bubble = page.get_by_role("dialog")
    expect(bubble.get_by_role("button", name="Go on")).to_be_focused()
    assert [one["id"] for one in Axe().run(page, context=".bubble").response["violations"]] == []
    page.keyboard.press("Enter")
    expect(bubble).to_contain_text("secret friend")
    bubble.get_by_role("button", name="Back").click()
    expect(bubble).to_contain_text("Each round, somebody gets the chair")
    bubble.get_by_role("button", name="Go on").click()
    page.keyboard.press("Escape")
    expect(bubble).to_contain_text("Vote for Ada now")
    page.get_by_role("region", name="What is to be done").get_by_role("button", name="Vote for Bruno").click()
    expect(page.get_by_role("alert").first).to_contain_text("For now, vote for Ada")
    page.keyboard.press("Escape")
    expect(bubble.get_by_text("Vote for Ada now")).to_be_hidden()
    page.keyboard.press("Escape")
    bubble.get_by_role("button", name="Skip the lesson").click()
    bubble.get_by_role("button", name="Skip", exact=True).click()
    expect(bubble).to_have_count(0)
    assert learner.taught["skipped"]
