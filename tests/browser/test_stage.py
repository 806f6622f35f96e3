"""The table as a stage: it fits, it stays, nothing lies over anything, at every size and in both languages."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocketRoute, expect

from hemicycle.engine.rules import Rules
from tests.registered import GAMES

from . import people
from .conftest import Server
from .ears import stumbles
from .people import no_wider_than_the_screen, prompt, tab_to

Visit = Callable[..., Page]

SIZES = {"wide": (1280, 720), "large": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
FITS = ("wide", "large")
"""Where nothing of the room scrolls."""
LONG_NAME = "Wilhelmine von und zu Hohenstein"
SHIFT = 0.02
MARGIN = 2
"""Pixels that round off."""

LINES = ".choices[aria-busy=false] .paper:not(.optional) :is(button.line, .amount .button):not([aria-disabled])"
"""What can be chosen; an amount is sent as it stands."""

CLICK = """([lines, draw]) => {
  const found = document.querySelectorAll(lines);
  found[Math.floor(draw * found.length)]?.click();
  return Math.min(1, found.length);
}"""
"""One of them by lot, if there are any still."""

NAME = """name => fetch('/api/me', {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify({name})}).then(one => one.json())"""

SIT = """async ([game, options, wanted]) => {
  const found = (await (await fetch('/api/games')).json()).find(one => one.name === game);
  const {players: all, usual} = found.editions[0];
  // At the smallest tables of Junta one decides for puppets, too.
  const players = wanted || (options ? (game === 'junta' ? 4 : Math.min(...all)) : usual);
  const level = found.bots.includes('novice') ? 'novice' : 'random';
  const post = (path, body) => fetch(path, {method: 'POST',
    headers: {'content-type': 'application/json'}, body: JSON.stringify(body)}).then(one => one.json());
  const bots = Array(players - 1).fill({kind: 'bot', level});
  return (await post('/api/tables', {game, options: options ?? {}, seats: [{kind: 'me'}, ...bots]})).table;
}"""

# Every text that is seen, with its box cut to what its scrolling parents show of it.
TEXTS = """() => {
  const root = document.querySelector('.stage');
  const found = [];
  let at = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    at += 1;
    const node = walker.currentNode, parent = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (parent.closest('.hidden, .panel.shut, option, title, desc, defs, .ghost')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].map(one => [one.left, one.top, one.right, one.bottom]);
    for (let up = parent; up && up !== root.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== 'none') { boxes = []; break; }
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      boxes = boxes.map(([a, b, c, d]) =>
        [Math.max(a, box.left), Math.max(b, box.top), Math.min(c, box.right), Math.min(d, box.bottom)]);
    }
    for (const box of boxes)
      if (box[2] - box[0] > 2 && box[3] - box[1] > 2) {
        // What another thing covers wholly, such as a paper over the board, is not seen.
        const seen = document.elementFromPoint((box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
        const above = seen && !seen.contains(parent) && !parent.contains(seen) ? seen : null;
        found.push({of: at, text: text.slice(0, 40), box, above: above !== null});
      }
  }
  return found;
}"""

DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""What hangs on the size of the window has been measured and drawn."""

SHIFTS = """() => { window.shifts = [];
  new PerformanceObserver(list => { for (const one of list.getEntries())
    if (!one.hadRecentInput) window.shifts.push([one.value,
      one.sources.map(({node, previousRect: a, currentRect: b}) =>
        `${node?.nodeName} ${node?.textContent?.trim().slice(0, 20)}: ${[a.x, a.y]} to ${[b.x, b.y]}`)]); })
    .observe({type: 'layout-shift', buffered: false}); }"""


def at_table(visit: Visit, rules: Rules, options: dict[str, Any] | None = None, **settings: Any) -> Page:
    """One person among bots, and the game has begun; with `options` at the smallest table."""
    page = visit(**settings)
    begin(page, rules.name, LONG_NAME, options)
    return page


def begin(page: Page, game: str, name: str, options: dict[str, Any] | None = None, players: int = 0) -> None:
    """Sit down among bots, from any page of the server; `players`: so many, where it is not the usual number."""
    # The page, too, asks who one is: of two who ask at once for the first time each is told another.
    page.wait_for_load_state("networkidle")
    page.evaluate("async () => { await (await fetch('/api/me')).text() }")
    page.evaluate(NAME, name)
    page.goto(f"/t/{page.evaluate(SIT, [game, options, players])}")
    page.get_by_role("button", name=re.compile("I am ready|Donner mon feu vert")).click()
    expect(page.locator(".stage .room")).to_be_visible()


def decide(page: Page, times: int, seed: int = 1, pause: int = 30) -> bool:
    """Choose so often, by lot but the same at every run; whether the game goes on then."""
    rng = Random(seed)
    while True:
        page.locator(f"{LINES}, .ended").first.wait_for(state="attached")
        if page.locator(".ended").count():
            return False
        if not times:
            return True
        page.keyboard.press("Shift")  # a hand is at the table: what its own decision moves is no surprise
        times -= page.evaluate(CLICK, [LINES, rng.random()])
        page.wait_for_timeout(pause)


def overlapping(texts: list[dict[str, Any]]) -> Iterator[str]:
    """Texts of which one lies over a fifth of the other."""
    for at, one in enumerate(texts):
        a = one["box"]
        for other in texts[at + 1 :]:
            b = other["box"]
            wide = min(a[2], b[2]) - max(a[0], b[0])
            high = min(a[3], b[3]) - max(a[1], b[1])
            if wide <= 1 or high <= 1 or one["of"] == other["of"]:
                continue
            smaller = min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]))
            if wide * high > smaller / 5 and not (one["above"] or other["above"]):
                yield f"«{one['text']}» and «{other['text']}»"


def fits(page: Page, size: str) -> None:
    """Nothing that is needed for the decision is outside the window."""
    wide, high = SIZES[size]
    no_wider_than_the_screen(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "the page scrolls"
    for part in (".stage .room", "section[aria-label]:has(> .stamp), .prompt section"):
        box = page.locator(part).first.bounding_box()
        assert box is not None, part
        assert box["y"] >= -MARGIN, f"{part} begins above the window"
        assert box["y"] + box["height"] <= high + MARGIN, f"{part} ends below the window"
    for answer in page.locator(".prompt .answers button").all():
        box = answer.bounding_box()
        assert box is not None
        assert box["x"] >= 0, answer.inner_text()
        assert box["x"] + box["width"] <= wide + MARGIN, answer.inner_text()
        assert box["y"] + box["height"] <= high + MARGIN, answer.inner_text()
    if size in FITS:
        room = page.locator(".stage .room").evaluate(
            "({scrollHeight, clientHeight, scrollWidth, clientWidth, offsetWidth, offsetHeight}) =>"
            " [scrollHeight - clientHeight, scrollWidth - clientWidth, offsetWidth * offsetHeight]"
        )
        assert room[0] <= MARGIN, f"{room[0]} px of the board lie below the fold"
        assert room[1] <= MARGIN, f"{room[1]} px of the board lie at the side"
        assert room[2] >= wide * high / 2, "the board has less than half of the window"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_stage_fits_and_nothing_overlaps(visit: Visit, rules: Rules) -> None:
    """One load at each position and in each language, each at another size; then the window takes the others."""
    page = at_table(visit, rules)
    faults = []
    sizes = deque(SIZES.items())
    for decisions in (0, 3, 9):
        if not decide(page, decisions, seed=decisions):
            break
        for lang in ("en", "fr"):
            page.evaluate("lang => localStorage.setItem('hemicycle-lang', lang)", lang)
            page.set_viewport_size({"width": sizes[0][1][0], "height": sizes[0][1][1]})
            page.reload()
            decide(page, 0)
            for size, (wide, high) in sizes:
                page.set_viewport_size({"width": wide, "height": high})
                page.evaluate(DRAWN)
                try:
                    fits(page, size)
                except AssertionError as fault:
                    faults.append(f"{decisions} {lang} {size}: {fault}")
                faults += [f"{decisions} {lang} {size}: {one}" for one in overlapping(page.evaluate(TEXTS))]
            sizes.rotate(-1)
        page.set_viewport_size({"width": 1280, "height": 720})
    assert faults == []


def name_of(seat: int) -> str:
    """32 letters, in one word or in four."""
    return f"{LONG_NAME[:-2]} {seat}" if seat % 2 else f"Konstantinopolitanischerdudelsa{seat}"


def crowd(route: WebSocketRoute) -> None:
    """What the server says, with everybody's name as long as it may be, many points lost, and a deal."""
    server = route.connect_to_server()

    def hear(message: str | bytes) -> None:
        news = json.loads(message)
        seats = (news.get("table") or {}).get("seats", [])
        for one in seats:
            one["name"] = name_of(one["seat"])
        if "standing" in (board := news.get("board") or {}):
            board["standing"]["points"] = [-40] * len(board["standing"]["points"])
        if news.get("whole"):
            said = f"{name_of(2)} governs with {name_of(1)}, or not at all"
            terms: list[dict[str, Any]] = [
                {"term": {}, "seat": seat, "said": said, "verdict": "kept"} for seat in (1, 2)
            ]
            deal: dict[str, Any] = {
                "id": "d",
                "by": 2,
                "parties": [1, 2],
                "status": "agreed",
                "accepted": [1, 2],
                "made": 0,
            }
            offers = [
                {"id": f"o{by}", "by": by, "parties": [0, by], "status": "open", "accepted": [by], "made": 0}
                for by in (3, 4)
            ]
            news["deals"] = [{**one, "terms": terms} for one in (deal, *offers)]
        route.send(json.dumps(news))

    server.on_message(hear)


OUTSIDE = """() => [...document.querySelectorAll('.plates li')].filter(plate =>
  plate.querySelector('.points strong').getBoundingClientRect().right > plate.getBoundingClientRect().right)
  .map(plate => plate.innerText)"""
"""Plates whose points reach beyond them."""


@pytest.mark.parametrize("size", SIZES)
def test_ten_players_with_names_of_32_letters_have_room(visit: Visit, size: str) -> None:
    """Koalition has the most players."""
    wide, high = SIZES[size]
    page = visit(viewport={"width": wide, "height": high}, locale="fr-FR", color_scheme="dark")
    page.route_web_socket("**/*", crowd)
    begin(page, "koalition", LONG_NAME, players=10)
    decide(page, 0)
    fits(page, size)
    assert list(overlapping(page.evaluate(TEXTS))) == []
    assert page.evaluate(OUTSIDE) == []
    line, offer = prompt(page, "fr").bounding_box(), page.locator(".prompt .offers button").last.bounding_box()
    assert line is not None
    assert offer is not None
    assert offer["x"] + offer["width"] <= wide, "an offer is not in sight"
    assert offer["y"] + offer["height"] <= line["y"] + line["height"], "an offer is not in sight"
    for button in page.locator(".write .button").all() if size != "phone" else []:
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= high + MARGIN, button.inner_text()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_everything_keeps_its_place_while_bots_play(visit: Visit, server: Server, rules: Rules) -> None:
    """The browser's own entries of what has shifted, but for what follows upon a key of one's own."""
    server.stop()
    server.bot_delay = 0.6
    server.start()
    page = at_table(visit, rules, viewport={"width": 1280, "height": 720}, pace="quick")
    decide(page, 0)
    page.wait_for_timeout(300)
    page.evaluate(SHIFTS)
    decide(page, 3)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < SHIFT, "\n".join(f"{value:.4f} {what}" for value, what in shifts)


@pytest.mark.parametrize("look", ["wide-light", "phone-dark"])
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_table_has_no_serious_fault_of_accessibility(visit: Visit, rules: Rules, look: str) -> None:
    size, scheme = look.split("-")
    wide, high = SIZES[size]
    page = at_table(visit, rules, viewport={"width": wide, "height": high}, color_scheme=scheme)
    decide(page, 3)
    found = Axe().run(page).response["violations"]
    serious = [
        (one["id"], [node["target"] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("critical", "serious")
    ]
    assert serious == []
    assert prompt(page).is_visible()
    assert page.title().endswith(f"{rules.texts('en').say('game-title')} · Hemicycle")
    assert stumbles(page) == []
    for name in ("Log", "Promises", "More") if size == "wide" else ():
        people.part(page, name)
        assert stumbles(page) == [], name


SHORT: dict[str, dict[str, Any]] = {
    "koalition": {"countries": 5},
    "politico": {"length": "short"},
    "junta": {"coups": "strict", "toll": "yes"},
}
"""What makes a game short, where it has options for that."""


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit, rules: Rules) -> None:
    page = at_table(visit, rules, options=SHORT.get(rules.name, {}))
    page.evaluate("localStorage.setItem('hemicycle-keys', 'on')")
    page.reload()
    key, amount = (
        f"{one}:not([aria-disabled])" for one in ("[aria-keyshortcuts='1']", ".choices .amount .button")
    )
    ended = page.locator(".ended")
    while not ended.count():
        page.locator(f"{key}, {amount}, .ended").first.wait_for(state="attached")
        if page.locator(key).count():
            page.keyboard.press("1")
            # No key counts in the first quarter of a second of a question: pressed all the while, keys would cost
            # more than the game.
            page.wait_for_timeout(80)
        elif page.locator(amount).count():
            tab_to(page, "one => one.matches('.amount .button')")
            page.keyboard.press("Enter")
    expect(page.locator(".ended")).to_be_visible()
