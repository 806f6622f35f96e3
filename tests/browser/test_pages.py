"""The replay, the result and every page: what they show, and that everybody can use them."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect

from hemicycle import games
from hemicycle.engine.records import Record
from hemicycle.server.links import Links
from hemicycle.server.store import Player

from .conftest import Server, hear
from .ears import stumbles
from .people import finished, game, no_wider_than_the_screen, part, play_now, rules_of_the_table, seats, set_up

Visit = Callable[..., Page]


class Played(NamedTuple):
    """A game that is over: all that its server has kept, the one who sat there, and the way to the table."""

    kept: Path
    state: Any
    table: str


@pytest.fixture(scope="module")
def played(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Played once, for all who look at it afterwards on servers of their own."""
    server, faults = Server(tmp_path_factory.mktemp("played")), list[str]()
    with browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        hear(page, faults)
        finished(page)
        table = urlsplit(page.url).path
        state = context.storage_state()
    server.stop()
    assert faults == []
    return Played(server.folder, state, table)


@pytest.fixture
def over(played: Played, visit: Visit, server: Server) -> Visit:
    """Who has played it opens its table."""

    def go(**settings: Any) -> Page:
        server.stop()
        shutil.copytree(played.kept, server.folder, dirs_exist_ok=True)
        server.start()
        page = visit("/help", storage_state=played.state, **settings)
        result(page, played.table)
        return page

    return go


def result(page: Page, table: str) -> None:
    page.goto(table)
    expect(page.get_by_role("heading", name=re.compile("The result|Le résultat"))).to_be_visible()


def test_a_replay_shows_every_moment_with_everybodys_eyes(over: Visit, tmp_path: Path) -> None:
    page = over()
    page.get_by_role("link", name="Watch the replay").click()
    at = page.get_by_role("slider")
    last = int(at.get_attribute("max") or 0)
    assert last > 20

    def reached(move: int) -> None:
        expect(at).to_have_value(str(move))

    page.get_by_role("button", name="One decision forward").click()
    reached(1)
    page.get_by_role("button", name="A round forward").click()
    page.get_by_role("button", name="To the end").click()
    reached(last)
    page.get_by_role("button", name="One decision back").click()
    reached(last - 1)
    page.get_by_role("button", name="To the beginning").click()
    reached(0)
    eyes = page.get_by_role("combobox", name="Seen by")
    eyes.select_option(label="all cards open")
    expect(page.get_by_role("toolbar", name=re.compile("’s hand$"))).to_have_count(5)
    eyes.select_option(label="a spectator")
    expect(page.get_by_role("toolbar", name=re.compile("[Hh]and"))).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).not_to_have_value("0")
    page.get_by_role("button", name="Stop").click()

    # By keys too; and the log follows, and leads to its moments.
    page.keyboard.press("Home")
    reached(0)
    page.keyboard.press("ArrowRight")
    reached(1)
    page.keyboard.press("]")
    expect(at).not_to_have_value("1")
    page.keyboard.press("End")
    reached(last)
    now = page.get_by_role("region", name="What happened").locator("[aria-current]")
    expect(now.last).to_be_in_viewport()
    page.keyboard.press("[")
    expect(at).not_to_have_value(str(last))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    # A link to a moment opens at that moment, also for somebody else.
    page.goto(re.sub(r"\?.*", "", page.url) + "?move=10&seat=1")
    expect(page.get_by_role("slider")).to_have_value("10")
    expect(page.get_by_role("combobox", name="Seen by")).to_have_value("1")
    expect(page.get_by_role("toolbar", name=re.compile("’s hand$"))).to_have_count(1)

    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").first.click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    assert Record(record.read_text()).play(games.find("koalition")).number == last


def test_a_line_of_the_log_shows_its_moment(visit: Visit) -> None:
    page = visit()
    play_now(page, "Nora")
    part(page, "Log")
    page.get_by_role("region", name="What happened").get_by_role(
        "button", name=re.compile("cards are dealt")
    ).click()
    expect(page.get_by_text("The board after decision 0")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("The board after decision 0")).to_have_count(0)


def test_the_result_page_tells_the_story(over: Visit) -> None:
    page = over()
    for figure in ("Points over time", "Power according to Banzhaf", "Power according to Shapley and Shubik"):
        expect(page.get_by_role("figure", name=figure)).to_be_visible()
    expect(page.get_by_role("table", name="Who governed, and what each player gained")).to_be_visible()
    expect(page.get_by_role("table", name="Promises")).to_be_visible()
    expect(page.get_by_text("The secret", exact=True)).to_be_hidden()
    # The word that was drawn when it was played is kept with the page of another server.
    page.get_by_text("The deal fits its seals: checked on this device").click()
    expect(page.get_by_text("The secret", exact=True)).to_be_visible()
    expect(page.get_by_text("cards, lots and dice were drawn anew")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself does not scroll"


def test_the_first_screen_after_a_game_has_all_that_one_wants(over: Visit) -> None:
    page = over(viewport={"width": 1280, "height": 720})
    shown = page.get_by_role("region", name="The result")
    expect(page.get_by_text("The deal fits its seals: checked on this device")).to_be_in_viewport(ratio=1)
    for name in ("Watch the replay", "Download the record"):
        expect(page.get_by_role("link", name=name).first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play again with the same players")).to_be_in_viewport(ratio=1)
    for one in (shown.get_by_role("listitem").first, shown.locator("ol").first, shown.locator("ul").first):
        expect(one).to_be_in_viewport(ratio=1)
    # What is told leads to the board at that moment.
    page.get_by_role("link", name=re.compile(r"decision \d+$")).last.click()
    expect(page.get_by_role("slider")).not_to_have_value("0")


def test_a_picture_of_the_game_is_made_in_the_browser(over: Visit, tmp_path: Path) -> None:
    page = over()
    page.get_by_role("button", name="Picture to share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    file = tmp_path / "picture.png"
    download.value.save_as(file)
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (2400, 1260)


def test_an_identity_is_carried_to_another_device(visit: Visit) -> None:
    one, other = visit("/me"), visit("/me")
    one.get_by_label("Your name").first.fill("Carried")
    one.get_by_role("button", name="Save").first.click()
    one.get_by_label(re.compile("Passphrase")).first.fill("correct horse battery")
    one.get_by_role("button", name="Set a passphrase").click()
    expect(one.get_by_role("button", name="Change the passphrase")).to_be_visible()
    form = other.locator("form").filter(has=other.get_by_role("button", name="Sign in", exact=True))
    form.get_by_label("Your name").fill("Carried")
    form.get_by_label(re.compile("Passphrase")).fill("correct horse battery")
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("navigation", name="Pages")).to_contain_text("Carried")


DAYS = """async () => {
    const send = (path, body) => fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(body)}).then((answer) => answer.json());
    const me = await send('/api/me', {name: 'Ada'});
    const seats = [{kind: 'me'}, {kind: 'open'}, {kind: 'open'}];
    const made = await send('/api/tables', {game: 'koalition', pace: 'days', seats});
    return [me.id, made.table];
}"""


def test_a_link_from_a_mail_opens_ones_seat_elsewhere(visit: Visit, server: Server) -> None:
    page = visit()
    page.wait_for_load_state("networkidle")  # one is somebody by now
    id, table = page.evaluate(DAYS)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("This game is played over days, and this server sends no notices")).to_be_visible()
    # As the server signs it: the mail itself is the affair of tests/server.
    key = (server.folder / "cookies.key").read_text().strip()
    link, _ = Links(key, server.url, time.time).seat(Player(id), table)
    other = visit(link)
    expect(other.get_by_role("heading", name="Play as Ada on this device?")).to_be_visible()
    other.get_by_role("button", name="To my seat").click()
    expect(other).to_have_url(f"{server.url}/t/{table}")
    expect(other.get_by_text("(you)")).to_be_visible()
    expect(other.get_by_role("navigation", name="Pages")).to_contain_text("Ada")
    # Here one is who one is: it asks nothing.
    page.goto(link)
    expect(page).to_have_url(f"{server.url}/t/{table}")


def test_what_one_writes_stays_while_the_server_says_who_one_is(visit: Visit) -> None:
    page, held = visit("/help"), list[Route]()
    page.route("**/api/me?*", lambda route: held.append(route))
    page.goto("/me")
    name = page.get_by_label("Your name").first
    name.fill("Nora")
    while not held:  # else there would be no answer to wait for
        page.wait_for_timeout(20)
    with page.expect_response("**/api/me?*"):
        for route in held:
            route.continue_()
    page.wait_for_timeout(100)
    expect(name).to_have_value("Nora")


def test_a_page_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit("/t/nosuchtable")
    expect(page.get_by_text("There is no such table")).to_be_visible()


LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark", "locale": "fr-FR"},
    {"color_scheme": "light", "viewport": {"width": 360, "height": 740}},
]


@pytest.mark.parametrize("look", LOOKS, ids=["light", "dark-french", "phone"])
def test_no_page_has_a_serious_fault_of_accessibility(over: Visit, played: Played, look: dict[str, Any]) -> None:
    english = look.get("locale") is None
    for page in every_page(over(**look), played, english):
        found = Axe().run(page).response["violations"]
        serious = [
            (one["id"], [node["target"] for node in one["nodes"]][:3])
            for one in found
            if one["impact"] in ("critical", "serious")
        ]
        assert serious == [], page.url
        assert stumbles(page) == [], page.url
        no_wider_than_the_screen(page)


def every_page(page: Page, played: Played, english: bool) -> Iterator[Page]:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield page
    for path in ("/new", "/me", "/help"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        yield page
        if path == "/new":
            page.locator("summary").click()
            expect(page.get_by_role("group", name=re.compile("Edition|Édition"))).to_be_visible()
            yield page
    if not english:
        page.goto("/")
        page.get_by_role("button", name="English").click()
    set_up(page, "Axel")
    yield page
    play_now(page, "Axel")
    part(page, "More")
    if not english:
        page.get_by_role("button", name="Français").click()
        expect(page.get_by_role("region", name="Vos choix")).to_be_visible()
    yield page
    page.get_by_role("button", name="English").click()
    result(page, played.table)
    yield page
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    yield page


def test_an_edition_of_ones_own_is_chosen_played_and_named_as_what_it_is(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    text = games.find("koalition").find_edition("second").text.replace('id = "second"', 'id = "box"')
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "box.toml").write_text(
        re.sub("(?m)^title = .*", 'title = "From my box"', text), "utf-8"
    )
    server.restart()
    page = visit("/new")
    page.get_by_label("Your name").fill("Ada")
    rules_of_the_table(page)
    page.get_by_role("radio", name=re.compile(r"^From my box \(own figures")).check()
    expect(page.get_by_text("An edition made by whoever runs this server")).to_be_visible()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    (tmp_path / "editions" / "box.toml").unlink()
    server.restart()
    page.reload()
    expect(page.get_by_text("From my box (own figures")).to_be_visible()
    expect(page.get_by_text("Second edition")).to_have_count(0)


def test_the_help_leads_to_the_licences(visit: Visit) -> None:
    page = visit("/help")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Licences of everything this page is made of").click()
    expect(opened.value.get_by_text("@fluent/bundle")).to_be_visible()


def test_another_edition_offers_its_own_seats_and_values(visit: Visit) -> None:
    page = visit("/new")
    countries = page.get_by_role("group", name="Countries")
    expect(countries.get_by_role("radio", name=re.compile("^all"))).to_be_checked()
    expect(countries.get_by_role("radio", name=re.compile("^12"))).to_have_count(0)
    countries.get_by_role("radio", name=re.compile("^15")).check()
    seats(page, "me", *["open"] * 9)
    rules_of_the_table(page)
    page.get_by_role("radio", name=re.compile("^First edition")).check()
    expect(page.get_by_role("group", name="Players").get_by_role("status")).to_have_text("8 players")
    expect(countries.get_by_role("radio", name=re.compile("^15"))).to_have_count(0)
    expect(countries.get_by_role("radio", name=re.compile("^all"))).to_be_checked()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_table_of_any_game_is_set_up_on_one_screen(visit: Visit, lang: str) -> None:
    page = visit("/new", locale=lang, viewport={"width": 1280, "height": 720})
    more = page.get_by_role("group", name=re.compile("Players|Joueurs")).get_by_role("button").last
    button = page.get_by_role("button", name=re.compile("Set up the table|Ouvrir la table"))
    offered = page.get_by_role("group", name=re.compile("^(Game|Jeu)$")).get_by_role("radio")
    expect(offered).to_have_count(len(games.names()))
    # At the fullest: most players, with long names of bots, over days with a clock.
    page.get_by_role("button", name=re.compile("Only bots|Que des robots")).click()
    page.get_by_role("radio", name=re.compile("over days|sur plusieurs jours")).check()
    for number in range(len(games.names())):
        offered.nth(number).check()
        while more.get_attribute("aria-disabled") != "true":
            more.click()
        high, screen = page.evaluate("[document.documentElement.scrollHeight, window.innerHeight]")
        assert high <= screen
        expect(button).to_be_in_viewport(ratio=1)
        expect(page.locator("summary")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_button_is_always_in_reach(visit: Visit) -> None:
    page = visit("/new", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    rules_of_the_table(page)
    button = page.get_by_role("button", name="Set up the table")
    for share in (0, 0.5, 1):
        page.evaluate("share => scrollTo(0, share * document.documentElement.scrollHeight)", share)
        expect(button).to_be_in_viewport(ratio=1)
    no_wider_than_the_screen(page)


def test_the_lobby_says_of_each_game_how_long_and_how_hard_it_is(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    for title, weight in (
        ("Koalition", "easy"),
        ("Zoocracy", "medium"),
        ("Politico", "medium"),
        ("Junta", "demanding"),
    ):
        card = game(page, title)
        expect(card.get_by_text(weight)).to_be_visible()
        for way in ("Play now", "Play with friends"):
            button = card.get_by_role("button", name=re.compile(rf"{way}.* \d+ min"))
            expect(button).to_be_in_viewport(ratio=1)


def test_the_rules_of_a_table_can_be_read_on_a_phone_in_french(visit: Visit) -> None:
    page = visit("/new", locale="fr-FR", viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    value = page.get_by_role("definition").filter(has_text="Deuxième édition")
    expect(value).to_be_visible()
    box = value.bounding_box()
    assert box is not None
    assert box["width"] > 130
