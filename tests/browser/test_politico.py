"""Politico in the browser: five people attack, help each other, call the army, table a motion; to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from hemicycle.engine.flow import Request
from hemicycle.engine.texts import Texts
from hemicycle.engine.window import PASS
from hemicycle.engine.words import Action, Pass
from hemicycle.games.politico import RULES
from hemicycle.games.politico.acts import TableMotion, ToppleByArmy
from hemicycle.games.politico.army import CounterWithArmy
from hemicycle.games.politico.edition import ARMY, MOTION
from hemicycle.games.politico.formation import Invite
from hemicycle.games.politico.match import ResignLater, StayOn
from tests.server.databases import rows

from .conftest import Server
from .people import SECOND, made, no_wider_than_the_screen, prompt, ready, seats, sit
from .politico_plan import PLAYERS, WANTED, Plan, find_deal

Visit = Callable[..., Page]
SLOW = 60 * SECOND
"""A busy machine may take long to answer."""
NAMES = ("Ada", "Bruno", "Chloé", "Dimitri", "Élise")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SAID = {
    "en": {
        "call": "Call on these 4 partners",
        "attack": "Attack",
        "open": "Still to answer",
        "army": "The army",
        "motion": "Motion of censure",
        "aside": "Put aside",
        "resign": "You may resign between two turns.",
        "resigning": "You will resign when this turn is over.",
        "result": "The result",
    },
    "fr": {
        "call": "Appeler ces 4 partenaires",
        "attack": "Attaque",
        "open": "Réponse attendue",
        "army": "L’armée",
        "motion": "Motion de censure",
        "aside": "Écarter",
        "resign": "Vous pouvez démissionner entre deux tours.",
        "resigning": "Vous démissionnerez à la fin de ce tour.",
        "result": "Le résultat",
    },
}


COUNT_JOURNEYS = """() => {
  window.travelled = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.travelled += 1;
    return animate.apply(this, how);
  };
}"""
"""A thing travels for a moment only, which a busy machine may miss: so the page itself counts journeys."""


class Player:
    """Somebody at the table, who does everything on the board."""

    def __init__(self, page: Page, lang: str):
        self.page, self.lang, self.said = page, lang, SAID[lang]
        self.texts: Texts = RULES.texts(lang, NAMES)

    def button(self, name: str, where: str = "") -> Locator:
        """A button of the prompt or the board, before the list; not an answer that was given, nor a name."""
        fresh = self.page.locator(f"button{where}:not([aria-pressed], .name)")
        return self.page.get_by_role("button", name=name, exact=True).and_(fresh).first

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.said[name], exact=True)

    def pick(self, card: str) -> None:
        """Choose a card of one's hand."""
        name = re.escape(self.texts.term("card", card))
        self.page.get_by_role("toolbar").get_by_role("button", name=re.compile(f"^{name}, ")).first.click()

    def acts(self, request: Request, action: Action, listed: list[int]) -> None:
        name = self.texts.action(action, request.kind)
        card = getattr(action, "card", "")
        match action:
            case Invite():
                self.calls(listed)
                return
            case TableMotion():
                card = MOTION
            case ToppleByArmy():
                card = ARMY
            case CounterWithArmy() | Pass():
                card = ""
        if request.kind == "act":
            # Not before one is asked: what is drawn changes the hand.
            expect(self.button(self.texts.action(PASS, request.kind))).to_be_visible(timeout=SLOW)
        if card:
            self.pick(card)
        found = self.button(name)
        if "line" in (found.get_attribute("class", timeout=SLOW) or "").split():
            # What stands only in the list of all choices is reached by focus, which opens it. The board may show
            # it a moment later, and then lies under the list: so it stays that of the list.
            found = self.button(name, where=".line")
            found.focus()
        found.click(timeout=SLOW)

    def calls(self, listed: list[int]) -> None:
        """All partners at once."""
        for seat in listed:
            party = self.page.get_by_role("button", name=re.compile(f"^{NAMES[seat]} \\d+ "))
            party.click(timeout=SLOW)
        self.button(self.said["call"]).click()


def test_five_people_play_to_the_end(visit: Visit, server: Server) -> None:
    people = [
        Player(visit("/new?game=politico"), "en"),
        Player(visit("/help", locale="fr-FR", **PHONE), "fr"),
        Player(visit("/help", locale="fr-FR", color_scheme="dark"), "fr"),
        Player(visit("/help", reduced_motion="no-preference", pace="quick"), "en"),
        Player(visit("/help", color_scheme="dark", **PHONE), "en"),
    ]
    plan = Plan(sits_down(people, server))
    for one in people:
        one.page.evaluate(COUNT_JOURNEYS)
    looked: set[str] = set()
    while not plan.game.over:
        request = plan.next
        if request.kind not in looked:
            looked.add(request.kind)
            looks(people, plan, request)
        action = plan.choice(request)
        if isinstance(action, Invite):
            called = [one.party for one in request.options if isinstance(one, Invite)]
            people[request.seat].acts(request, action, called)
            for seat in called:
                plan.act(plan.next, Invite(seat))
            continue
        people[request.seat].acts(request, action, [])
        plan.act(request, action)
    assert set(plan.done) == set(WANTED)
    for one in people:
        expect(one.page.get_by_role("heading", name=one.said["result"])).to_be_visible(timeout=SLOW)
    ada = people[0].page
    expect(ada.get_by_role("figure", name="Points over time")).to_be_visible(timeout=SLOW)
    expect(ada.get_by_text("’s investiture").first).to_be_visible()
    expect(ada.get_by_text("’s motion").first).to_be_visible()


def sits_down(people: list[Player], server: Server) -> str:
    """A table for all of them; the deal is one that is known, and they sit down after that. Its secret."""
    page = people[0].page
    page.get_by_label("Your name").fill(NAMES[0])
    seats(page, "me", "open", "open")
    expect(page.get_by_text("3 players (a variant)")).to_be_visible()
    seats(page, "me", *["open"] * (PLAYERS - 1))
    expect(page.get_by_text("(a variant)")).to_have_count(0)
    made(page)
    secret = find_deal()
    server.stop()
    rows(server.database, "UPDATE tables SET secret = ?", secret)
    server.start(server.port)
    for one in people:
        # Everybody answers for themselves, even where there is one answer only.
        one.page.evaluate("localStorage.setItem('hemicycle-single', 'off')")
    page.reload()
    for one, name in zip(people[1:], NAMES[1:], strict=True):
        one.page.goto(page.url)
        sit(one.page, name, one.lang)
    for one in people:
        ready(one.page, one.lang)
    for one in people:
        expect(prompt(one.page, one.lang)).to_be_visible(timeout=SLOW)
    return secret


def looks(people: list[Player], plan: Plan, request: Request) -> None:
    """When something is asked for the first time: whether all see what is going on."""
    if request.kind == "defend":
        for one in people:
            expect(one.region("attack")).to_contain_text(one.said["open"], timeout=SLOW)
        people[3].page.wait_for_function("window.travelled > 0")
        assert people[0].page.evaluate("window.travelled") == 0, "who wants no motion has seen some"
        meets_the_standard(people[0].page)
    elif request.kind == "answer-army":
        for one in people:
            expect(one.region("army")).to_be_visible(timeout=SLOW)
    elif request.kind == "censure":
        for one in people:
            expect(one.region("motion")).to_be_visible(timeout=SLOW)
        meets_the_standard(people[2].page)
    elif request.kind == "draw" and plan.g.government is None:
        for one in people:
            no_wider_than_the_screen(one.page)
    elif request.kind == "invite":
        meets_the_standard(people[request.seat].page)
    if request.kind == "defend":
        thinks_of_resigning(people, plan)
    if request.kind in ("defend", "answer-army", "censure", "investiture"):
        for one in people:
            no_wider_than_the_screen(one.page)


def thinks_of_resigning(people: list[Player], plan: Plan) -> None:
    """On another's turn the Prime Minister may mean to resign: only his own page says so."""
    premier = plan.g.prime_minister
    assert premier is not None
    assert premier != plan.g.seat
    own = people[premier]
    aside = own.page.get_by_role("button", name=own.said["aside"])
    if aside.is_visible():
        aside.click()
    for action, said in ((ResignLater(), "resigning"), (StayOn(), "resign")):
        (offer,) = [one for one in plan.game.asked(premier) if one.optional]
        own.button(own.texts.action(action, offer.kind)).click()
        expect(own.page.get_by_text(own.said[said]).first).to_be_visible(timeout=SLOW)
        plan.act(offer, action)
        for one in people:
            if one is not own:
                expect(one.page.get_by_text(one.said[said])).to_have_count(0)


def meets_the_standard(page: Page) -> None:
    faults = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
    assert faults.violations_count == 0, faults.generate_report()
