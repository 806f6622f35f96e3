"""What people do with the pages, in their own words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from playwright.sync_api import Error, Locator, Page, expect

SECOND = 1000
MIXED_IN = "07" * 32
"""The word of every browser here, so that a deal may be known beforehand."""
HANGS = 600.0
"""Seconds after which a game does not go on. A busy machine may take long."""
WORDS = {
    "en": {
        "choices": "Your choices",
        "name": "Your name",
        "ready": "I am ready",
        "sit": "Sit here",
        "result": "The result",
        "prompt": "What is to be done",
        "parts": "Parts of the table",
    },
    "fr": {
        "choices": "Vos choix",
        "name": "Votre nom",
        "ready": "Donner mon feu vert",
        "sit": "S’asseoir ici",
        "result": "Le résultat",
        "prompt": "Ce qu’il y a à faire",
        "parts": "Volets de la table",
    },
}


def set_up(page: Page, name: str, *chosen: str, bots: int = 3) -> str:
    """Set up a short table for oneself, one friend and some bots; its link."""
    page.goto("/new")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("group", name="Countries").get_by_role("radio", name=re.compile(r"^5\b")).check()
    seats(page, "me", "open", *["bot-novice"] * bots)
    for choice in chosen:
        if not page.get_by_role("radio", name=re.compile(f"^{choice}")).is_visible():
            rules_of_the_table(page)
        page.get_by_role("radio", name=re.compile(f"^{choice}")).check()
    return made(page)


def seats(page: Page, *wanted: str) -> None:
    """On the page that sets up a table: so many seats, and who is on each."""
    players = page.get_by_role("group", name="Players")
    shown = players.get_by_role("status")
    expect(shown).to_have_text(re.compile("[1-9]"))
    while (now := int((shown.text_content() or "").split()[0])) != len(wanted):
        players.get_by_role("button", name="fewer" if now > len(wanted) else "more").click()
    expect(shown).to_have_text(f"{len(wanted)} players")
    for number, who in enumerate(wanted, 1):
        page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(who)


def rules_of_the_table(page: Page) -> None:
    """Unfold what is sensible already."""
    page.get_by_text("Rules of this table").click()
    expect(page.get_by_role("group", name="Edition")).to_be_visible()


def made(page: Page) -> str:
    """The table is made; its link."""
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    return page.url


def game(page: Page, title: str) -> Locator:
    """A game in the lobby."""
    return page.get_by_role("article", name=title)


OVER = """table => fetch(`/api/tables/${table}`).then(one => one.json()).then(one => one.state === 'over')"""


def play_now(page: Page, name: str) -> None:
    """At a table with bots, and asked for the first time."""
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    game(page, "Koalition").get_by_role("button", name="Play now").click()
    expect(prompt(page)).to_contain_text(f"{name}, who should begin")


def finished(page: Page) -> None:
    """A game that is over: one leaves, and beginners among bots play it to its end, unwatched."""
    page.goto("/")
    page.get_by_label("Level of bots").select_option("novice")
    play_now(page, "Nora")
    leave(page)
    result = page.get_by_role("heading", name="The result")
    expect(page.get_by_role("button", name="I am back").or_(result).first).to_be_visible()
    table, end = page.url, monotonic() + HANGS
    page.goto("/help")
    while not page.evaluate(OVER, table.rpartition("/")[2]):
        assert monotonic() < end, "the bots do not come to an end"
        page.wait_for_timeout(200)
    page.goto(table)
    expect(result).to_be_visible()


def part(page: Page, name: str, lang: str = "en") -> None:
    """Look at one part of what stands beside the board."""
    page.get_by_role("navigation", name=WORDS[lang]["parts"]).get_by_role("button", name=name).click()


def leave(page: Page) -> None:
    part(page, "More")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes, leave").click()


def write(page: Page, partner: str, text: str) -> None:
    """Be about to say something to one other seat."""
    page.get_by_role("tab", name=re.compile(partner)).click()
    page.get_by_label(re.compile("only$")).fill(text)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until what has the focus is what was wanted."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(f"({wanted})(document.activeElement)"):
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def prompt(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("region", name=WORDS[lang]["prompt"])


def no_wider_than_the_screen(page: Page) -> None:
    """Nobody has to scroll sideways."""
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= screen, f"{page.url} is {wide} wide on a screen of {screen}"


def sit(page: Page, name: str, lang: str = "en") -> None:
    """Take the free seat."""
    words = WORDS[lang]
    page.get_by_label(words["name"]).fill(name)
    page.get_by_role("button", name=words["sit"]).first.click()
    expect(page.get_by_role("button", name=words["ready"])).to_be_visible()


def ready(page: Page, lang: str = "en") -> None:
    page.get_by_role("button", name=re.compile(WORDS[lang]["ready"])).click()


def choices(page: Page, lang: str = "en") -> Locator:
    """The buttons of what one may do, in the panel."""
    panel = page.get_by_role("region", name=WORDS[lang]["choices"])
    return panel.get_by_role("group").first.get_by_role("button")


def is_over(page: Page, lang: str = "en") -> bool:
    return page.get_by_role("heading", name=WORDS[lang]["result"]).count() > 0


def play(
    pages: Sequence[Page],
    until: Callable[[], bool],
    lang: str = "en",
    rng: Random | None = None,
    longest: int = 600,
) -> int:
    """Everybody chooses whenever they may, until something is so; how many choices that took."""
    rng, chosen, end = rng or Random(1), 0, monotonic() + HANGS
    while chosen <= longest and monotonic() < end:
        if until():
            return chosen
        before = chosen
        for page in pages:
            found = choices(page, lang)
            number = found.count()
            if number:
                try:
                    one = found.nth(rng.randrange(number))
                    one.focus(timeout=SECOND)  # the list opens for whoever comes to it
                    one.click(timeout=SECOND)
                    chosen += 1
                except Error:
                    continue  # it was gone by then: somebody else was faster
        # To ask again and again costs more than the game.
        pages[0].wait_for_timeout(20 if chosen > before else 60)
    raise AssertionError(f"after {chosen} choices it has not come to that")
