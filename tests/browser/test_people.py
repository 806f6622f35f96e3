"""People at a table, in Chromium: sent away, a pause, back from the past, another host, logged out and gone."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .people import no_wider_than_the_screen, part, play_now, prompt, ready, set_up, sit

Visit = Callable[..., Page]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
SIZES = {"wide": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 800}}


def picture(page: Page, name: str) -> None:
    """For whoever looks at the pages: `PICTURES` says where they go."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def looked_at(page: Page, name: str) -> None:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.wait_for_timeout(100)
        no_wider_than_the_screen(page)
        picture(page, f"{name}-{size}")
    page.set_viewport_size({"width": 1280, "height": 800})


def test_the_way_back_from_the_past_leads_to_the_table(visit: Visit) -> None:
    page = visit()
    play_now(page, "Nora")
    table = page.url
    part(page, "Log")
    page.locator(".log ol button").first.click()
    now = page.get_by_role("button", name="Back to now")
    expect(now).to_be_visible()
    page.go_back()
    expect(now).to_have_count(0)
    assert page.url == table
    page.go_forward()
    page.go_back()
    page.locator(".log ol button").first.click()
    now.click()
    expect(now).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(re.compile("/$"))


def test_a_pause_is_wished_seen_and_ended_by_two_people(visit: Visit) -> None:
    ada = visit()
    table = set_up(ada, "Ada", bots=1)
    bruno = visit(locale="fr-FR")
    bruno.goto(table)
    sit(bruno, "Bruno", "fr")
    ready(ada)
    ready(bruno, "fr")
    expect(prompt(ada)).to_be_visible()
    part(ada, "More")
    ada.get_by_role("button", name="Pause", exact=True).click()
    wish = bruno.get_by_text("Pause demandée par Ada")
    expect(wish.first).to_be_visible()
    expect(bruno.locator(".still")).to_have_count(0)
    looked_at(bruno, "pause-wish-fr")
    bruno.get_by_role("button", name="J’en veux une aussi").click()
    for page, lang in ((ada, "en"), (bruno, "fr")):
        expect(prompt(page, lang).get_by_text("Paused" if lang == "en" else "En pause")).to_be_visible()
        looked_at(page, f"paused-{lang}")
        # The cards in hand don't look as if they were waited for.
        expect(page.locator(".still")).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("All .* choices|Tous les .* choix"))).to_have_count(0)
    prompt(ada).get_by_role("button", name="Go on").click()
    expect(prompt(bruno, "fr").get_by_text("Reprise demandée par Ada")).to_be_visible()
    prompt(bruno, "fr").get_by_role("button", name="Reprendre").click()
    expect(prompt(ada).get_by_text("Paused")).to_have_count(0)
    expect(ada.locator(".still")).to_have_count(0)
    part(ada, "More")
    looked_at(ada, "more-en")
    ada.get_by_role("button", name="Block Bruno").click()
    looked_at(ada, "block-en")
    ada.get_by_role("button", name="Yes, block").click()
    expect(ada.get_by_text("You have blocked this player").first).to_be_visible()
    ada.goto("/me")
    expect(ada.get_by_role("button", name="Unblock Bruno")).to_be_visible()


@LANGUAGES
def test_on_a_phone_one_sees_whom_one_waits_for_after_a_sealed_answer(visit: Visit, lang: str) -> None:
    ada = visit()
    table = set_up(ada, "Ada", bots=1)
    bruno = visit(table, locale="en-GB" if lang == "en" else "fr-FR", viewport=SIZES["phone"])
    sit(bruno, "Bruno", lang)
    ready(ada)
    ready(bruno, lang)
    prompt(bruno, lang).get_by_role("button", name="Ada", exact=True).click()
    call = "Call Ada" if lang == "en" else "Appeler Ada"
    expect(prompt(bruno, lang).get_by_role("button", name=call)).to_be_visible()
    looked_at(bruno, f"sealed-{lang}")
    bruno.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    assert prompt(bruno, lang).evaluate("one => one.scrollHeight <= one.clientHeight"), "it is cut off"


def test_whoever_sits_there_fills_seats_and_the_host_sends_away(visit: Visit) -> None:
    ada = visit()
    table = set_up(ada, "Ada", bots=1)
    bruno = visit(locale="fr-FR")
    bruno.goto(table)
    sit(bruno, "Bruno", "fr")
    expect(ada.get_by_text("Bruno").first).to_be_visible()
    ada.get_by_role("button", name="Send away Bruno").click()
    looked_at(ada, "send-away-en")
    ada.get_by_role("button", name="Yes, send away").click()
    expect(bruno.get_by_role("alert").get_by_text("L’hôte vous a renvoyé")).to_be_visible()
    looked_at(bruno, "sent-away-fr")
    bruno.reload()
    expect(bruno.get_by_role("alert").get_by_text("L’hôte vous a renvoyé")).to_be_visible()
    expect(bruno.get_by_role("button", name="S’asseoir ici")).to_have_count(0)
    carla = visit()
    carla.goto(table)
    sit(carla, "Carla")
    expect(carla.get_by_text("Ada is the host.")).to_be_visible()
    looked_at(carla, "guest-en")
    ada.get_by_role("button", name="Leave").click()
    looked_at(ada, "host-leaves-en")
    ada.get_by_role("button", name="Yes, leave").click()
    carla.get_by_role("button", name="Put a bot here").click()
    expect(carla.get_by_role("button", name="Free the seat").first).to_be_visible()


@LANGUAGES
def test_to_log_out_and_to_go_says_what_it_means(visit: Visit, lang: str) -> None:
    page = visit("/me", locale="en-GB" if lang == "en" else "fr-FR")
    said = {
        "en": ["Log out on this device", "Delete me", "Delete me for good", "Your name", "Save"],
        "fr": ["Se déconnecter de cet appareil", "Supprimer mon identité", "Supprimer définitivement"]
        + ["Votre nom", "Enregistrer"],
    }[lang]
    out, delete, yes, name, save = said
    page.get_by_label(name).first.fill("Ada")
    page.get_by_role("button", name=save, exact=True).first.click()
    expect(page.get_by_text("✓").first).to_be_visible()
    page.get_by_role("button", name=out).click()
    looked_at(page, f"out-{lang}")
    page.get_by_role("button", name=delete, exact=True).click()
    looked_at(page, f"delete-{lang}")
    first = page.evaluate("fetch('/api/me').then(one => one.json())")
    page.get_by_role("button", name=yes).click()
    expect(page).to_have_url(re.compile("/$"))
    second = page.evaluate("fetch('/api/me').then(one => one.json())")
    assert first["name"] == "Ada"
    assert (second["name"], second["id"] != first["id"]) == ("", True)


def test_a_passphrase_is_changed_with_the_old_one(visit: Visit) -> None:
    page = visit("/me", expected="403")
    page.get_by_label("Your name").first.fill("Ada")
    page.get_by_label("Passphrase (at least 8 characters)").first.fill("correct horse")
    page.get_by_role("button", name="Set a passphrase").click()
    old = page.get_by_label("The passphrase so far")
    old.fill("wrong horse")
    page.get_by_label("The new passphrase").fill("another horse")
    page.get_by_role("button", name="Change the passphrase").click()
    expect(page.get_by_text("This is not your passphrase")).to_be_visible()
    old.fill("correct horse")
    page.get_by_role("button", name="Change the passphrase").click()
    expect(old).to_have_value("")
    page.get_by_role("button", name="Log out on all devices").first.click()
    looked_at(page, "everywhere-en")
    page.locator("form").get_by_role("button", name="Log out on all devices").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto("/me")
    page.get_by_label("Your name").last.fill("Ada")
    page.get_by_label("Passphrase (at least 8 characters)").last.fill("another horse")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_label("Your name").first).to_have_value("Ada")


@LANGUAGES
def test_a_clock_over_days_hides_nothing(visit: Visit, lang: str) -> None:
    ada = visit()
    table = set_up(ada, "Ada", "over days", "1 day", bots=1)
    bruno = visit(locale="en-GB" if lang == "en" else "fr-FR")
    bruno.goto(table)
    sit(bruno, "Bruno", lang)
    ready(ada)
    ready(bruno, lang)
    answers = prompt(bruno, lang).locator(".answers button")
    expect(answers).to_have_count(3)
    expect(bruno.locator(".stage .clock").first).to_be_visible()
    for size, viewport in SIZES.items():
        bruno.set_viewport_size(viewport)  # type: ignore[arg-type]
        bruno.wait_for_timeout(100)
        picture(bruno, f"clock-{lang}-{size}")
        assert bruno.evaluate(CUT) == []


ALONE = """() => fetch('/api/tables', {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({
    game: 'junta', pace: 'days', clock: 86400,
    seats: [{kind: 'me'}, {kind: 'bot', level: 'novice'}, {kind: 'bot', level: 'novice'}],
  }),
}).then((one) => one.json()).then((one) => location.assign(`/t/${one.table}`))"""


@LANGUAGES
def test_a_clock_over_days_hides_nothing_where_one_may_ask_for_advice(visit: Visit, lang: str) -> None:
    ada = visit("/me", locale="en-GB" if lang == "en" else "fr-FR")
    ada.get_by_label("Your name" if lang == "en" else "Votre nom").first.fill("Ada")
    ada.get_by_role("button", name="Save" if lang == "en" else "Enregistrer", exact=True).first.click()
    expect(ada.get_by_text("✓").first).to_be_visible()
    ada.evaluate(ALONE)
    ready(ada, lang)
    expect(prompt(ada, lang).locator(".answers button")).to_have_count(3)
    expect(ada.locator(".stage .clock").first).to_be_visible()
    for width in (1280, 900, 700, 390):
        ada.set_viewport_size({"width": width, "height": 720})
        ada.wait_for_timeout(100)
        picture(ada, f"alone-{lang}-{width}")
        assert ada.evaluate(CUT) == [], width


CUT = """() => [
    ...document.querySelectorAll('.prompt :is(.said > span, .answers button, .clock, .lapse), .plates .clock'),
  ]
  .filter((one) => one.offsetParent)
  .filter((one) => {
    const [box, around] = [one, one.closest('.line, .state')].map((it) => it.getBoundingClientRect());
    return box.top < around.top - 1 || box.bottom > around.bottom + 1 || box.right > around.right + 1;
  })
  .map((one) => one.textContent)"""
"""What of the question and its clocks is not seen whole."""
