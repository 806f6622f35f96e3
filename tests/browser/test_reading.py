"""What is read of a game: its rules and the game in two minutes, from everywhere, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocketRoute, expect

from hemicycle import games

from .people import choices, game, no_wider_than_the_screen, part, play_now, prompt, tab_to

Visit = Callable[..., Page]

BROKEN = """
() => {
  const page = document.querySelector("dialog .page") ?? document.querySelector("main");
  const broken = [], walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement.checkVisibility())
    for (const word of node.nodeValue.matchAll(/[\\p{L}\\p{N}’]+/gu)) {
      const range = new Range();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].map((one) => one.top);
      if (Math.max(...tops) - Math.min(...tops) > 6) broken.push(word[0]);
    }
  return broken;
}
"""
"""Words that stand on two lines."""

THE_RULES = {
    "en": "All the rules",
    "fr": "Les règles",
}


def readable(page: Page) -> None:
    no_wider_than_the_screen(page)
    assert page.evaluate(BROKEN) == []
    found = Axe().run(page).response["violations"]
    assert not found, [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_every_game_can_be_read(visit: Visit, lang: str, width: int) -> None:
    page = visit("/help", locale=lang, viewport={"width": width, "height": 844})
    for name in games.names():
        page.locator(f'a[href="/learn/{name}"]').click()
        expect(page.locator("li h2")).not_to_have_count(0)
        readable(page)
        page.get_by_role("link", name=THE_RULES[lang]).click()
        expect(page.locator(".item").first).to_be_visible()
        readable(page)
        page.go_back()
        page.go_back()


@pytest.mark.parametrize(("lang", "width"), [("fr", 1280), ("en", 390)])
def test_rules_are_searched_and_linked_by_keyboard(visit: Visit, lang: str, width: int) -> None:
    page = visit("/", locale=lang, viewport={"width": width, "height": 844}, color_scheme="dark")
    game(page, "Koalition").get_by_role("link", name=THE_RULES[lang]).click()
    expect(page.locator("#d1")).to_be_visible()
    # The search: what matches stays.
    tab_to(page, "one => one.type === 'search'")
    page.keyboard.type("STURZ")
    expect(page.locator("#materiel-7")).to_be_visible()
    expect(page.locator("#d1")).to_have_count(0)
    readable(page)
    # From what is found one comes to another paragraph, and the page is whole again.
    page.locator("#materiel-7 a[href='#d12']").click()
    expect(page.locator("#d12")).to_be_focused()
    expect(page.locator("#d12")).to_be_in_viewport()
    expect(page.locator("#d1")).to_have_count(1)
    assert page.url.endswith("/rules/koalition#d12")
    # The contents, which lie folded on a phone.
    page.locator("summary").focus()
    if width < 900:
        page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#part-2")).to_be_in_viewport()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.part')?.querySelector('h2')?.id") == "part-2"
    # Whoever is sent the address of a paragraph comes to it.
    page.goto("/rules/koalition#d51")
    expect(page.locator("#d51")).to_be_focused()
    expect(page.locator("#d51")).to_be_in_viewport()


def test_at_the_table_the_rules_open_over_it(visit: Visit) -> None:
    """From the question, from a refusal, from «Explain»; and the way back leads to the table."""
    page = visit(viewport={"width": 390, "height": 844})

    def forged(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def sent(message: str | bytes) -> None:
            # Nobody can vote for who is not there.
            server.send(re.sub(r'"choice":\d', '"choice":9', str(message)))

        line.on_message(sent)

    page.route_web_socket(re.compile("/socket"), forged)
    play_now(page, "Ada")
    table = page.url
    over = page.get_by_role("dialog")

    prompt(page).get_by_role("link", name="The rule: Play 1").click()
    expect(over.locator("#deroulement-1")).to_be_focused()
    expect(over.get_by_text("At this table: elected by the table").first).to_be_in_viewport()
    readable(page)
    over.locator(".says a[href='#d21']").first.click()
    expect(over.locator("#d21")).to_be_focused()
    page.go_back()
    expect(over).to_have_count(0)
    assert page.url == table

    part(page, "Choices")
    choices(page).first.click()
    # A choice leads back to the board, and the refusal comes over it.
    alert = page.locator("[role=alert]:not(.choices [role=alert])")
    alert.get_by_role("link", name="D38").click()
    expect(over.locator("#d38")).to_be_focused()
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)

    part(page, "Choices")
    page.get_by_role("button", name="Explain").click()
    asked = page.get_by_role("group", name=re.compile("^Ada, who should begin"))
    asked.get_by_role("link", name="Play 2").click()
    expect(over.locator("#deroulement-2")).to_be_focused()
    over.get_by_role("button", name="Close").click()
    part(page, "More")
    page.get_by_role("link", name="In two minutes").click()
    expect(over.get_by_role("heading", level=1)).to_be_visible()
    readable(page)
    over.get_by_role("link", name="All the rules").click()
    expect(over.locator("#d1")).to_be_visible()
    over.get_by_role("button", name="Close").click()
    expect(over).to_have_count(0)
    assert page.url == table
