"""Junta in the browser: four people refuse a budget, trade, kill, rise in arms, and bank their money."""

from __future__ import annotations

import re
from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from hemicycle.engine.deals import Term
from hemicycle.engine.flow import Request
from hemicycle.engine.texts import Texts
from hemicycle.engine.words import Action
from hemicycle.games.junta import RULES
from hemicycle.games.junta.coup.march import March
from hemicycle.games.junta.coup.phases import CONCEDE
from hemicycle.games.junta.politics.assassins import SecretPolice
from hemicycle.games.junta.politics.bank import Deposit
from hemicycle.games.junta.politics.budget import PutBill
from hemicycle.games.junta.politics.deeds import LayInfluence
from hemicycle.games.junta.politics.draw import Discard
from hemicycle.games.junta.politics.location import GoTo
from hemicycle.games.junta.politics.scrutin import GiveAll, GiveVotes
from hemicycle.games.junta.terms import say_area, say_card
from tests.server.databases import rows

from .conftest import Server
from .junta_plan import PLAYERS, WANTED, Plan, find_deal
from .people import SECOND, made, no_wider_than_the_screen, prompt, ready, seats, sit

Visit = Callable[..., Page]
SLOW = 60 * SECOND
"""A busy machine may take long to answer."""
NAMES = ("Ada", "Bruno", "Chloé", "Dimitri")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SAID = {
    "en": {
        "all": "(?:All \\d+ votes|The only vote): ",
        "for": "For",
        "against": "Against",
        "bill": "Bill of {bill} M:",
        "put": "Put a bill of {bill} M on the pile of {name}$",
        "propose": "Propose this budget",
        "bank": "The Bank",
        "night-club": "Night-club",
        "police": "Secret police",
        "whom": "Against whom?",
        "with": "With what?",
        "city": "The city, with all units",
        "deposit": "Deposit all",
        "fight": "Fight, ",
        "build": "Build a deal",
        "offer": "Offer",
        "accept": "Accept",
        "bills": "Bills, at once…",
        "card": "A card, at once…",
        "swiss": "Swiss account",
    },
    "fr": {
        "all": "(?:Les \\d+ voix|La seule voix) : ",
        "for": "Pour",
        "against": "Contre",
        "bill": "Billet de {bill} M :",
        "put": "Mettre un billet de {bill} M sur la pile (?:de |d’){name}$",
        "propose": "Proposer ce budget",
        "bank": "La Banque",
        "night-club": "Night-club",
        "police": "Police secrète",
        "whom": "Contre qui ?",
        "with": "Avec quoi ?",
        "city": "La ville, avec toutes les unités",
        "deposit": "Tout déposer",
        "fight": "Combat, ",
        "build": "Construire un accord",
        "offer": "Proposer",
        "accept": "Accepter",
        "bills": "Des billets, tout de suite…",
        "card": "Une carte, tout de suite…",
        "swiss": "Compte en Suisse",
    },
}


class Player:
    """Somebody at the table, who does everything on the board."""

    def __init__(self, page: Page, lang: str):
        self.page, self.lang, self.said = page, lang, SAID[lang]
        self.texts: Texts = RULES.texts(lang, NAMES)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the board, which stands before the panel of choices."""
        return self.page.get_by_role("button", name=name, exact=True).first

    def group(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=self.said[name], exact=True)

    def is_asked(self, request: Request) -> None:
        """Wait until the page has come so far."""
        asked = re.compile(rf"(^| ){request.id}( |$)")
        expect(self.page.locator("[data-asked]")).to_have_attribute("data-asked", asked, timeout=SLOW)

    def acts(self, request: Request, actions: list[Action]) -> None:
        self.is_asked(request)
        said = self.said
        match actions[0]:
            case GiveAll(choice) | GiveVotes(_, choice):
                name = NAMES[choice] if isinstance(choice, int) else said[choice]
                self.button(re.compile(f"^{said['all']}{name}$")).click(timeout=SLOW)
            case PutBill():
                for action in actions:
                    if isinstance(action, PutBill):
                        self.button(re.compile(f"^{said['bill'].format(bill=action.bill)}")).click(timeout=SLOW)
                        name = said["put"].format(bill=action.bill, name=NAMES[action.family])
                        self.button(re.compile(name)).click(timeout=SLOW)
                self.button(said["propose"]).click()
            case GoTo(location):
                self.button(re.compile(f"^{said[location]}")).click(timeout=SLOW)
            case SecretPolice(target):
                self.group("with").get_by_role("button", name=said["police"]).click(timeout=SLOW)
                self.group("whom").get_by_role("button", name=NAMES[target]).click()
                self.button(self.texts.action(actions[0], request.kind)).click()
            case March(area, to):
                for one in (area, to):
                    title = re.escape(say_area(self.texts, one))
                    self.group("city").get_by_role("button", name=re.compile(f"^{title},")).click(timeout=SLOW)
            case LayInfluence(card) | Discard(card):
                title = re.escape(say_card(self.texts, card))
                self.page.get_by_role("toolbar").get_by_role("button", name=re.compile(f"^{title},")).first.click()
                self.button(self.texts.action(actions[0], request.kind)).click()
            case Deposit():
                self.button(re.compile(f"^{said['deposit']}")).click(timeout=SLOW)
            case action:
                self.button(self.texts.action(action, request.kind)).click(timeout=SLOW)

    def concedes(self, request: Request) -> None:
        """What one merely may do is folded."""
        self.page.get_by_text(self.texts.request(request), exact=True).first.click(timeout=SLOW)
        self.button(self.texts.action(CONCEDE["junta"], request.kind)).click(timeout=SLOW)


def test_four_people_refuse_kill_rise_and_bank(visit: Visit, server: Server) -> None:
    people = [
        Player(visit("/new?game=junta"), "en"),
        Player(visit("/help", locale="fr-FR", color_scheme="dark"), "fr"),
        Player(visit("/help", locale="fr-FR", **PHONE), "fr"),
        Player(visit("/help", color_scheme="dark", reduced_motion="no-preference", **PHONE), "en"),
    ]
    plan = Plan(sits_down(people, server))
    looked: set[str] = set()
    while not plan.over:
        terms = plan.trade()
        if terms:
            trades(people, terms)
            plan.agree(terms)
        for offer in plan.concedes():
            people[offer.seat].concedes(offer)
            plan.game.act(offer.seat, offer.id, CONCEDE["junta"])
        request = plan.next
        if request.kind not in looked:
            looked.add(request.kind)
            looks(people, plan, request)
        actions = plan.choices(request)
        people[request.seat].acts(request, actions)
        plan.act(request, actions)
    assert plan.done >= set(WANTED)
    for one in people:
        expect(one.page.get_by_text(one.texts.say("term-phase-1")).first).to_be_attached(timeout=SLOW)


def sits_down(people: list[Player], server: Server) -> str:
    """A table for all of them; the deal is one that is known, and they sit down after that. Its secret."""
    page = people[0].page
    page.get_by_label("Your name").fill(NAMES[0])
    seats(page, "me", *["open"] * (PLAYERS - 1))
    made(page)
    secret = find_deal()
    # Every page is here before the server goes: what it had still to fetch would be missing.
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    for one in people:
        one.page.wait_for_load_state("networkidle")
    server.stop()
    rows(server.database, "UPDATE tables SET secret = ?", secret)
    server.start(server.port)
    for one, name in zip(people[1:], NAMES[1:], strict=True):
        one.page.goto(page.url)
        sit(one.page, name, one.lang)
    for one in people:
        ready(one.page, one.lang)
    for one in people:
        expect(prompt(one.page, one.lang)).to_be_visible(timeout=SLOW)
    return secret


def trades(people: list[Player], terms: tuple[Term, Term]) -> None:
    """Bills for a card: offered by the President, accepted by his neighbour, and nobody else learns of it."""
    buyer, seller = people[terms[0].seat], people[terms[1].seat]
    name = NAMES[terms[1].seat]
    page, said = buyer.page, buyer.said
    page.get_by_role("tab", name=re.compile(name)).click()
    page.get_by_role("button", name=re.compile(f"^{said['build']}")).click()
    deal = page.get_by_role("form", name=said["build"])
    # Of his own he is offered only what he has; of another's, anything.
    deal.get_by_label(said["bills"]).first.select_option(label=buyer.texts.promise(terms[0]))
    deal.get_by_label(said["card"]).last.select_option(label=buyer.texts.promise(terms[1]))
    for term in terms:
        expect(deal.get_by_label(buyer.texts.promise(term), exact=True)).to_be_checked()
    meets_the_standard(page)
    deal.get_by_role("button", name=re.compile(f"^{said['offer']}")).click()
    seller.page.get_by_role("tab", name=re.compile(NAMES[terms[0].seat])).click()
    seller.button(seller.said["accept"]).click(timeout=SLOW)
    expect(page.get_by_text("agreed", exact=True).first).to_be_visible(timeout=SLOW)
    for one in people:
        if one not in (buyer, seller):
            expect(one.page.get_by_text(one.texts.promise(terms[1]))).to_have_count(0)


def looks(people: list[Player], plan: Plan, request: Request) -> None:
    """When something is asked for the first time: whether all see what is going on, and nobody more."""
    own = people[request.seat]
    own.is_asked(request)
    if request.kind in (
        "vote",
        "make-budget",
        "choose-location",
        "assassinate",
        "move-units",
        "fire",
        "firing-squad",
    ):
        for one in people:
            no_wider_than_the_screen(one.page)
        meets_the_standard(own.page)
    if request.kind == "fire":
        for one in people:
            expect(one.page.get_by_role("heading", name=re.compile(f"^{one.said['fight']}"))).to_be_visible(
                timeout=SLOW
            )
    elif request.kind == "move-units":
        for one in people:
            expect(one.group("city")).to_be_visible(timeout=SLOW)
    elif request.kind == "play-cards":
        for one in people:
            expect(one.page.get_by_text(one.said["swiss"])).to_have_count(1)


def meets_the_standard(page: Page) -> None:
    faults = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
    assert faults.violations_count == 0, faults.generate_report()
