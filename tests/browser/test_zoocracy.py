"""Zoocracy in the browser: two people govern by a deal, and play to the end with two bots."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Locator, Page, expect

from hemicycle import games
from hemicycle.engine.texts import Texts
from hemicycle.engine.window import PASS
from hemicycle.games.zoocracy.campaign import Place
from hemicycle.games.zoocracy.edition import FINANCE, GOVERNMENT_OFFICES
from hemicycle.games.zoocracy.promises import BackProposal, GiveOffice

from .people import (
    HANGS,
    SECOND,
    choices,
    is_over,
    made,
    no_wider_than_the_screen,
    prompt,
    ready,
    rules_of_the_table,
    seats,
    sit,
)

Visit = Callable[..., Page]
SLOW = 60 * SECOND
"""A busy machine may take long to answer."""
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "has_touch": True, "is_mobile": True}
ADA, BRUNO = 0, 1
NAMES = ("Ada", "Bruno")
BEST_FIRST = (
    "elephants",
    "hippos",
    "monkeys",
    "polar-bears",
    "penguins",
    "zebras",
    "flamingos",
    "snakes",
    "parrots",
)
SAID = {
    "en": {
        "turn": "Your turn",
        "bid": "Seal the bid",
        "builder": "Your proposal",
        "vote": "Vote",
        "yes": "Yes",
        "no": "No",
        "ada": "Ada proposes",
        "parts": "Parts of the table",
        "board": "Board",
        "choices": "Choices",
        "talk": "Talk",
    },
    "fr": {
        "turn": "À vous",
        "bid": "Valider la mise",
        "builder": "Votre proposition",
        "vote": "Vote",
        "yes": "Oui",
        "no": "Non",
        "ada": "Ada propose",
        "parts": "Volets de la table",
        "board": "Plateau",
        "choices": "Choix",
        "talk": "Discussion",
    },
}


class Player:
    """Somebody at the table, with the board before them; on a telephone one part of the table at a time."""

    def __init__(self, page: Page, lang: str, phone: bool = False):
        self.page, self.lang, self.phone = page, lang, phone
        self.said = SAID[lang]
        self.texts: Texts = games.find("zoocracy").texts(lang, NAMES)

    def part(self, part: str) -> None:
        """Turn to a part of the table; where there is room the board is always there."""
        if self.phone or part != "board":
            parts = self.page.get_by_role("navigation", name=self.said["parts"])
            parts.get_by_role("button", name=re.compile(self.said[part])).click()

    def is_asked(self) -> bool:
        return prompt(self.page, self.lang).get_by_text(self.said["turn"], exact=True).count() > 0

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.said[name], exact=True)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the board, which stands before the panel of choices."""
        return self.page.get_by_role("button", name=name, exact=True).first

    # What one does on the board

    def acts(self) -> None:
        """Whatever one is asked: bid nothing, woo the zoo, propose nothing, and agree to Ada's proposals only."""
        if not self.is_asked():
            return
        if self.button(self.said["bid"]).is_visible():
            tries(self.button(self.said["bid"]))
        elif self.region("vote").is_visible():
            yes = self.page.get_by_role("heading", name=self.said["ada"]).is_visible()
            # The proposal lies in the room; the answers stand beside the question.
            answer = self.said["yes" if yes else "no"]
            tries(prompt(self.page, self.lang).get_by_role("button", name=answer, exact=True))
        elif self.button(self.texts.action(PASS, "campaign")).is_visible():
            self.campaigns()
        elif self.region("builder").is_visible():
            tries(self.button(self.texts.action(PASS, "propose")))
        else:
            self.part("choices")
            self.takes_the_last_choice()
            self.part("board")

    def campaigns(self) -> None:
        """A token here and there, wherever one may, so that two parties lead on many species."""
        finish = self.button(self.texts.action(PASS, "campaign"))
        for species in BEST_FIRST:
            if not finish.is_visible():
                return  # who has nothing left to place is done
            name = self.texts.term("species", species)
            enclosure = self.page.get_by_role("button", name=re.compile(rf"^{name}\s?: ", re.IGNORECASE))
            enclosure.click()
            for number in (1, 2):
                place = self.page.get_by_role(
                    "button",
                    name=self.texts.action(Place(species, number), "campaign"),
                    exact=True,
                    disabled=False,  # what is barred stands in the list, too, with its reason
                ).first
                if place.is_visible():
                    # What opens is brought onto the screen, also on a telephone.
                    expect(place).to_be_in_viewport()
                    before = enclosure.get_attribute("aria-label") or ""
                    place.click()
                    expect(enclosure).not_to_have_attribute("aria-label", before, timeout=SLOW)
                    break
            self.page.keyboard.press("Escape")
        if finish.is_visible():
            finish.click(timeout=SLOW)

    def takes_the_last_choice(self) -> None:
        found = choices(self.page, self.lang)
        if found.count():
            with suppress(Error):
                found.last.focus(timeout=SECOND)  # the list opens for whoever comes to it
            tries(found.last)

    # A coalition by a deal

    def offers_an_office(self) -> None:
        """Ada: Bruno is Finance Minister in my proposal, and votes for it."""
        self.part("talk")
        self.page.get_by_role("tab", name=re.compile("Bruno")).click()
        self.page.get_by_role("button", name=re.compile("^Build a deal")).click()
        deal = self.page.get_by_role("form", name="Build a deal")
        for term in (GiveOffice(ADA, BRUNO, FINANCE), BackProposal(BRUNO, ADA)):
            deal.get_by_label(self.texts.promise(term), exact=True).check()
        deal.get_by_role("button", name=re.compile("^Offer")).click()

    def accepts(self) -> None:
        """Bruno, on his telephone."""
        self.part("talk")
        self.page.get_by_role("tab", name=re.compile("Ada")).click()
        self.button("Accepter").click()
        self.part("board")

    def proposes_what_was_agreed(self) -> None:
        """Ada: the finances for Bruno, and the goal of the next round; the rest is hers."""
        builder = self.region("builder")
        send = builder.get_by_role("button", name="Propose this government")
        expect(send).to_be_disabled()
        for office in GOVERNMENT_OFFICES:
            partner = NAMES[BRUNO if office == FINANCE else ADA]
            said = self.texts.term("office", office)
            builder.get_by_role("button", name=f"{said} to {partner}", exact=True).click()
        builder.get_by_role("button", name="Goal of this round to Ada", exact=True).click()
        builder.get_by_role("button", name="Goal of the next round to Bruno", exact=True).click()
        expect(builder).to_contain_text(re.compile("It names (Ada and Bruno|Bruno and Ada)\\."))
        send.click()
        expect(self.region("vote")).to_be_visible(timeout=SLOW)


def test_two_people_and_two_bots_govern_by_a_deal_and_play_to_the_end(visit: Visit) -> None:
    ada, bruno = Player(visit(), "en"), Player(visit("/help", **PHONE), "fr", phone=True)
    until = monotonic() + HANGS
    governed = False
    # Bots propose and vote by chance: if the two do not come to govern in one game, they play another.
    while not governed and monotonic() < until:
        sits_down(ada, bruno)
        governed = form_a_government([ada, bruno], until)
    assert governed, "Ada and Bruno have not come to govern"

    for one in (ada, bruno):
        no_wider_than_the_screen(one.page)
    offices = ada.page.get_by_role("region", name="Offices")
    expect(offices.get_by_role("listitem").filter(has_text="Finance Minister")).to_contain_text("Bruno")
    expect(offices.get_by_role("listitem").filter(has_text="Prime Minister")).to_contain_text("Ada")
    expect(ada.page.get_by_text("kept", exact=False).first).to_be_visible()
    faults = Axe().run(ada.page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
    assert faults.violations_count == 0, faults.generate_report()

    bruno.part("choices")
    while not (is_over(ada.page) and is_over(bruno.page, "fr")):
        assert monotonic() < until, "the game does not come to its end"
        for one in (ada, bruno):
            one.takes_the_last_choice()
        ada.page.wait_for_timeout(20)
    expect(ada.page.get_by_role("figure", name="Goals over time")).to_be_visible(timeout=SLOW)


def test_why_a_table_is_refused_is_said_beside_the_button(visit: Visit) -> None:
    page = visit("/new?game=zoocracy", expected="status of 403")
    seats(page, "me", "open")
    rules_of_the_table(page)
    page.get_by_role("group", name="Strict tokens").get_by_role("radio").last.check()
    page.get_by_role("button", name="Set up the table").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("§7")
    expect(alert).to_be_in_viewport()


def sits_down(ada: Player, bruno: Player) -> None:
    """A table of Zoocracy for both and two bots."""
    page = ada.page
    page.goto("/new")
    page.get_by_role("radio", name=re.compile("Zoocracy")).check()
    page.get_by_label("Your name").fill("Ada")
    seats(page, "me", "open", "bot-random", "bot-random")
    made(page)
    bruno.page.goto(page.url)
    sit(bruno.page, "Bruno", "fr")
    ready(page)
    ready(bruno.page, "fr")
    for one in (ada, bruno):
        expect(prompt(one.page, one.lang)).to_be_visible(timeout=SLOW)


def tries(button: Locator) -> None:
    """It may be gone by then: somebody else was faster. Whoever is still asked tries again."""
    with suppress(Error):
        button.click(timeout=SECOND)


def form_a_government(people: Sequence[Player], until: float) -> bool:
    """Play until Ada and Bruno govern together as they agreed, or the game is over."""
    ada, bruno = people
    ours = ada.page.get_by_text(re.compile("Ada(,| and) Bruno.* govern with .*Finance Bruno"))
    while not is_over(ada.page) and monotonic() < until:
        if ours.count():
            return True
        if ada.is_asked() and ada.region("builder").is_visible():
            ada.offers_an_office()
            bruno.accepts()
            expect(ada.page.get_by_text("agreed", exact=True).first).to_be_visible(timeout=SLOW)
            ada.proposes_what_was_agreed()
        for one in people:
            one.acts()
        ada.page.wait_for_timeout(20)
    return False
