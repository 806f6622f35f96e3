"""People play in the browser: together, against bots, over days, in French, on a phone, by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from .conftest import Server
from .people import (
    choices,
    game,
    is_over,
    leave,
    no_wider_than_the_screen,
    part,
    play,
    play_now,
    prompt,
    ready,
    set_up,
    sit,
    tab_to,
    write,
)

Visit = Callable[..., Page]


def test_a_new_user_plays_against_bots_at_once(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Nora")
    game(page, "Koalition").get_by_role("button", name="Play now").click()
    expect(prompt(page)).to_contain_text("Nora")
    play([page], lambda: page.get_by_text(re.compile("Nora lays")).count() > 0)


@pytest.mark.parametrize("slow", ["games", "me"])
def test_who_is_faster_than_the_server_plays_all_the_same(visit: Visit, slow: str) -> None:
    page, held = visit("/help"), list[Route]()

    def hold(route: Route) -> None:
        if route.request.method == "GET" and not held:
            held.append(route)
        else:
            route.continue_()

    page.route(f"**/api/{slow}*", hold)
    page.goto("/")
    page.get_by_label("Your name").fill("Nora")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    # The name is taken, and the first way to a game is what Enter does next.
    expect(game(page, "Koalition").get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("Nora")


def test_two_people_and_three_bots_play_a_whole_game(visit: Visit, server: Server) -> None:
    """A friend comes by the link, somebody watches, a line is lost, and the server dies and is back."""
    ada = visit()
    link = set_up(ada, "Ada")
    bruno = visit(link)
    sit(bruno, "Bruno")
    watcher = visit(link)
    ready(ada)
    ready(bruno)
    people = [ada, bruno]
    play(people, lambda: ada.get_by_text(re.compile("Ada lays")).count() > 0)

    bruno.context.set_offline(True)
    server.restart()
    expect(ada.get_by_text("The connection to the server is lost")).to_have_count(0)
    bruno.context.set_offline(False)
    expect(bruno.get_by_text("The connection to the server is lost")).to_have_count(0)

    play(people, lambda: is_over(ada) and is_over(bruno))
    expect(watcher.get_by_role("heading", name="The result")).to_be_visible()
    # Each device deals the cards again; who only watched has no word of their own in it.
    for page in people:
        expect(page.get_by_text("Dealt fairly: proved on this device")).to_be_visible()
    expect(watcher.get_by_text("The deal fits its seals: checked on this device")).to_be_visible()
    assert places(watcher) == places(ada)
    expect(watcher.get_by_role("toolbar", name="Your hand")).to_have_count(0)
    expect(ada.get_by_role("figure", name="Points over time")).to_be_visible()
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_role("heading", name="Ready?")).to_be_visible()


def places(page: Page) -> str:
    """Who came where, as the result page has it."""
    return re.sub(
        r"\s|\(you\)", "", page.get_by_role("region", name="The result").get_by_role("list").first.inner_text()
    )


def test_a_game_over_days_tells_what_happened_meanwhile(visit: Visit) -> None:
    ada = visit()
    link = set_up(ada, "Ada", "drawn by lot", "over days", "1 day", bots=1)
    bruno = visit(link)
    sit(bruno, "Bruno")
    ready(ada)
    ready(bruno)
    # Ada goes away while Bruno must decide; he lays a card, and goes on until she is waited for.
    play([ada, bruno], lambda: prompt(bruno).get_by_text("Bruno, lay").count() > 0)
    ada.goto("about:blank")
    part(bruno, "Choices")
    choices(bruno).first.click()
    expect(bruno.get_by_text(re.compile("Bruno lays")).first).to_be_visible()
    play([bruno], lambda: prompt(bruno).get_by_text("Ada").count() > 0)
    ada.goto("/")
    expect(ada.get_by_role("region", name="My tables")).to_contain_text("Your turn")
    ada.get_by_role("region", name="My tables").get_by_role("link").first.click()
    expect(ada.get_by_text("since you were last here")).to_be_visible()
    bruno.get_by_role("button", name="Call Ada").click()
    expect(ada.get_by_text("Bruno asks Ada to answer").first).to_be_visible()


def test_talk_and_deals_stand_together_by_partner(visit: Visit) -> None:
    ada = visit()
    link = set_up(ada, "Ada", "drawn by lot", bots=1)
    bruno = visit(link)
    sit(bruno, "Bruno")
    watcher = visit(link)
    ready(ada)
    # The game begins while Ada writes: what she has written stays.
    write(ada, "Bruno", "shall we?")
    ready(bruno)
    expect(ada.get_by_role("button", name=re.compile("Build a deal"))).to_be_visible()
    ada.get_by_role("button", name="Send").click()
    tab = bruno.get_by_role("tab", name=re.compile("Ada"))
    tab.click()
    expect(bruno.get_by_role("tabpanel")).to_contain_text("shall we?")
    expect(watcher.get_by_text("shall we?")).to_have_count(0)

    ada.get_by_role("button", name=re.compile("Build a deal")).click()
    builder = ada.get_by_role("form", name="Build a deal")
    builder.get_by_label(re.compile("governs with Bruno")).first.check()
    builder.get_by_role("button", name=re.compile("Offer this promise")).click()
    bruno.get_by_role("button", name="Accept").click()
    for page in (ada, bruno, watcher):
        expect(page.get_by_text("agreed", exact=True).first).to_be_visible()


def test_a_game_in_french_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, locale="fr-FR", has_touch=True, is_mobile=True)
    no_wider_than_the_screen(page)
    page.get_by_label("Votre nom").fill("Noé")
    game(page, "Koalition").get_by_role("button", name="Jouer maintenant").click()
    expect(prompt(page, "fr")).to_contain_text("Noé")
    no_wider_than_the_screen(page)
    part(page, "Choix", "fr")
    play([page], lambda: page.get_by_text(re.compile("Noé pose")).count() > 0, "fr")
    for one in ("Plateau", "Discussion", "Journal", "Promesses", "Plus"):
        part(page, one, "fr")
        no_wider_than_the_screen(page)
    assert page.locator("html").get_attribute("lang") == "fr"


def test_the_language_changes_without_loading_anew(visit: Visit) -> None:
    page = visit()
    play_now(page, "Nora")
    page.evaluate("window.stayed = true")
    part(page, "More")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("region", name="Vos choix")).to_be_visible()
    expect(prompt(page, "fr")).to_contain_text("Nora")
    part(page, "Journal", "fr")
    expect(page.get_by_role("list").get_by_text("sont distribuées").last).to_be_visible()
    assert page.evaluate("window.stayed") is True
    part(page, "Plus", "fr")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("region", name="Your choices")).to_be_visible()


def test_one_comes_to_a_table_and_plays_by_keyboard_alone(visit: Visit) -> None:
    """Not one click: Tab and Enter to the table, then the keys that the choices bear."""
    page = visit()
    expect(page.get_by_label("Your name")).to_be_visible()
    tab_to(page, "one => one.matches('input')")
    page.keyboard.type("Keys")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play now").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("Keys")
    # Whoever has not turned the keys on does not play by typing.
    page.keyboard.type("123abc")
    expect(prompt(page)).to_contain_text("Keys, who should begin")
    tab_to(page, "one => one.textContent.trim() === 'More'")
    page.keyboard.press("Enter")
    tab_to(page, "one => one.textContent.trim() === 'Shortcuts off'")
    page.keyboard.press("Enter")
    page.keyboard.press("?")
    expect(page.get_by_role("button", name=re.compile("Explain"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(prompt(page)).not_to_contain_text("who should begin")


def test_who_leaves_is_played_by_a_bot_and_may_come_back(visit: Visit) -> None:
    ada = visit()
    link = set_up(ada, "Ada", "drawn by lot", bots=1)
    bruno = visit(link)
    sit(bruno, "Bruno")
    ready(ada)
    ready(bruno)
    expect(prompt(ada)).to_be_visible()
    leave(ada)
    expect(ada.get_by_text("A bot plays for you")).to_be_visible()
    expect(bruno.get_by_text("a bot keeps the seat").first).to_be_visible()
    ada.get_by_role("button", name="I am back").click()
    expect(bruno.get_by_text("Ada is back").first).to_be_visible()


def test_the_coach_says_what_one_could_do_and_the_log_why_bots_did_it(visit: Visit) -> None:
    """On a phone and by keyboard: asked, read, closed; asked again and done; and the reasons of bots."""
    page = visit(viewport={"width": 390, "height": 844})
    play_now(page, "Nora")
    lamp = page.get_by_role("button", name="What could I do here?")
    lamp.focus()
    page.keyboard.press("Enter")
    advice = page.locator("section.advice")
    expect(advice.get_by_role("listitem").first).to_be_visible()
    no_wider_than_the_screen(page)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    expect(lamp).to_be_focused()
    reasons = page.locator("summary", has_text="Why?")
    for _ in range(4):
        lamp.click()
        advice.get_by_role("button", name="Do this").first.click()
        expect(advice).to_have_count(0)
        expect(lamp).to_be_visible()
    page.get_by_role("button", name="Log", exact=True).click()
    reasons.first.click()
    expect(page.locator("details[open] .why").first).to_be_visible()
    no_wider_than_the_screen(page)
