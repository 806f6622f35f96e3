"""The pictures of the README: each game's great moments, and one of them that moves.

    python -m tests.browser.pictures              those named in WANTED, into docs/pictures
    python -m tests.browser.pictures --all seen   every moment and decision, light and dark, to choose from

One person sits among bots and chooses by lot; the cards are the same at every run. Chromium itself makes WebP of
what it draws; those of one moment are put together here, each only with the part that changed.
"""

from __future__ import annotations

import argparse
import os
import re
import struct
import tempfile
import time
from base64 import b64decode
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.serving import ROOT

from .conftest import QUIET, Server
from .find import find_chromium
from .test_stage import LINES, begin

SIZES = {"wide": (1280, 720), "narrow": (390, 844)}
BOT_DELAY = 0.2
LONGEST = 400.0
"""Seconds for one game."""
SOON = 60
ANSWERED = 400
SETTLES = 1700
"""Milliseconds until what flies about a moment has landed."""
QUALITY = 0.85
MOVING_WIDTH = 840
MOVING_QUALITY = 0.55
APART = 0.1
"""Seconds between two of its pictures, at least."""
LAST = 1800
"""Milliseconds for which the last of moving pictures stays."""


@dataclass(frozen=True)
class Wanted:
    """A picture, taken when this is the heading of a moment or the question of a decision."""

    name: str
    game: str
    said: str
    theme: str = "light"
    nth: int = 1
    since: str = ""
    """It moves, from when this moment comes."""


WANTED = (
    Wanted("koalition-government", "koalition", "^moment: .* has voted", since="hands are shaken"),
    Wanted("koalition", "koalition", "^asked: .*who do you want to govern with", nth=6),
    Wanted("zoocracy", "zoocracy", "^asked: .*your campaign: you may place", nth=7),
    Wanted("zoocracy-government", "zoocracy", "^moment: A government is formed", "dark"),
    Wanted("politico", "politico", "^asked: .*do you vote for .*government", nth=2),
    Wanted("politico-government", "politico", "^moment: .* governs", "dark"),
    Wanted("junta", "junta", "^asked: .*whom do you fire at"),
    Wanted("junta-battle", "junta", "^moment: .*salvo", "dark"),
)

SHOWN = """lines => {
  const moment = document.querySelector('.moment');
  const waits = document.querySelectorAll('.moment .card > ul > li:not(.open)').length;
  const asked = document.querySelectorAll(lines).length;
  return {
    moment: moment?.getAttribute('aria-label') ?? '', waits: waits > 0,
    asked: asked, said: document.querySelector('.prompt')?.innerText ?? '',
    over: document.querySelector('.ended') !== null,
  };
}"""

# Each picture as WebP, and of one that follows another only the part that has changed.
ENCODE = """async ([pictures, width, quality]) => {
  const encoded = [];
  let before = null;
  for (const picture of pictures) {
    const drawn = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const [wide, high] = [width, Math.round(drawn.height * width / drawn.width)];
    const canvas = Object.assign(document.createElement('canvas'), {width: wide, height: high});
    const paper = canvas.getContext('2d', {alpha: false, willReadFrequently: true});
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(drawn, 0, 0, wide, high);
    const now = paper.getImageData(0, 0, wide, high).data;
    let [left, top, right, bottom] = before ? [wide, high, -1, -1] : [0, 0, wide - 1, high - 1];
    for (let at = 0; before && at < now.length; at += 4) {
      if (Math.abs(now[at] - before[at]) + Math.abs(now[at + 1] - before[at + 1]) +
          Math.abs(now[at + 2] - before[at + 2]) < 12) continue;
      const [x, y] = [(at / 4) % wide, Math.floor(at / 4 / wide)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    before = now;
    if (right < 0) { encoded.push(null); continue; }
    [left, top] = [left - left % 2, top - top % 2];
    const size = {width: right - left + 1, height: bottom - top + 1};
    const part = Object.assign(document.createElement('canvas'), size);
    part.getContext('2d', {alpha: false}).drawImage(canvas, -left, -top);
    const blob = await new Promise(done => part.toBlob(done, 'image/webp', quality));
    const said = await new Promise(done => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result.split(',')[1]);
      reader.readAsDataURL(blob);
    });
    encoded.push({left, top, wide: part.width, high: part.height, said});
  }
  return encoded;
}"""


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    """As WebP writes most numbers."""
    return number.to_bytes(3, "little")


def drawing(webp: bytes) -> bytes:
    """Of a whole file only the picture: Chromium adds how its colours are meant, and that may not be in a part."""
    at = 12
    while webp[at : at + 4] != b"VP8 ":
        (length,) = struct.unpack("<I", webp[at + 4 : at + 8])
        at += 8 + length + length % 2
    return webp[at:]


def put_together(parts: list[dict[str, Any] | None], times: list[int]) -> bytes:
    """One WebP that moves; `times`: how long each stays, in milliseconds."""
    first = parts[0]
    assert first is not None
    shown: list[tuple[dict[str, Any], int]] = []
    for part, stays in zip(parts, times):
        if part is None:
            last, before = shown[-1]
            shown[-1] = (last, before + stays)
        else:
            shown.append((part, stays))
    body = chunk(b"VP8X", bytes([2, 0, 0, 0]) + three(first["wide"] - 1) + three(first["high"] - 1))
    body += chunk(b"ANIM", bytes(6))
    for part, stays in shown:
        place = three(part["left"] // 2) + three(part["top"] // 2)
        size = three(part["wide"] - 1) + three(part["high"] - 1)
        picture = drawing(b64decode(part["said"]))
        body += chunk(b"ANMF", place + size + three(stays) + bytes([2]) + picture)
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


class Film:
    """What the page shows, picture by picture, from when it was begun."""

    def __init__(self, page: Page):
        self.taken: list[tuple[float, str]] = []
        self.line = page.context.new_cdp_session(page)
        self.line.on("Page.screencastFrame", self._take)
        self.line.send("Page.startScreencast", {"format": "png"})

    def _take(self, frame: dict[str, Any]) -> None:
        self.taken.append((frame["metadata"]["timestamp"], frame["data"]))
        self.line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def made(self, desk: Page) -> bytes:
        """It ends here. Its pictures don't always come in their order, and not all of them are needed."""
        self.line.send("Page.stopScreencast")
        kept: list[tuple[float, str]] = []
        for at, picture in sorted(self.taken):
            if not kept or at - kept[-1][0] >= APART:
                kept.append((at, picture))
        kept[-1] = (kept[-1][0], max(self.taken)[1])
        stays = [round(1000 * (later - at)) for (at, _), (later, _) in pairwise(kept)]
        pictures = [picture for _, picture in kept]
        return put_together(desk.evaluate(ENCODE, [pictures, MOVING_WIDTH, MOVING_QUALITY]), [*stays, LAST])


def still(page: Page, desk: Page) -> bytes:
    """What the page shows, as WebP. It is made on a page of its own, so that the game is not disturbed."""
    size = page.viewport_size
    assert size is not None
    picture = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "png"})["data"]
    made: list[dict[str, Any]] = desk.evaluate(ENCODE, [[picture], size["width"], QUALITY])
    return b64decode(made[0]["said"])


def light(page: Page, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    page.wait_for_timeout(SOON)


def seats_at(browser: Browser, server: Server, game: str, size: str) -> Page:
    """Ada among bots, who likes things calm, and the game has begun."""
    wide, high = SIZES[size]
    context = browser.new_context(
        base_url=server.url, viewport={"width": wide, "height": high}, locale="en-GB", color_scheme="light"
    )
    context.add_init_script("if (location.host) localStorage.setItem('hemicycle-pace', 'calm')")
    page = context.new_page()
    page.goto("/")
    begin(page, game, "Ada")
    return page


def play(page: Page, wanted: Callable[[str], bool]) -> Iterator[str]:
    """Each moment as it comes and when all of it is open, and each question; those that nobody wants go by."""
    rng, end = Random(1), time.monotonic() + LONGEST
    moment = ""
    while time.monotonic() < end:
        shown = page.evaluate(SHOWN, LINES)
        question = f"asked: {' '.join(shown['said'].split())}"
        if shown["moment"]:
            if shown["moment"] != moment:
                moment = shown["moment"]
                yield f"comes: {moment}"
            if wanted(moment) and shown["waits"]:
                page.wait_for_timeout(SOON)
                continue
            if wanted(moment):
                page.wait_for_timeout(SETTLES)
                yield f"moment: {moment}"
            moment = ""
            page.evaluate(
                "(document.querySelector('.moment button') ?? document.querySelector('.moment'))?.click()"
            )
        elif shown["over"]:
            return
        elif shown["asked"]:
            if wanted(question):
                page.wait_for_timeout(SETTLES)
                if page.locator(".moment").count():
                    continue
                yield question
            at = rng.randrange(shown["asked"])
            page.evaluate("([lines, at]) => document.querySelectorAll(lines)[at]?.click()", [LINES, at])
            page.wait_for_timeout(ANSWERED)
        page.wait_for_timeout(SOON)


def everything(page: Page, desk: Page, folder: Path, name: str) -> None:
    """To choose from."""
    folder.mkdir(parents=True, exist_ok=True)
    for at, said in enumerate(play(page, lambda said: True)):
        if said.startswith("comes"):
            continue
        print(f"{name} {at} {said}", flush=True)
        for theme in ("light", "dark"):
            light(page, theme)
            (folder / f"{name}-{at:03}-{theme}.webp").write_bytes(still(page, desk))


def take(page: Page, desk: Page, wanted: Sequence[Wanted]) -> None:
    """These of one game."""
    left = list(wanted)
    seen: Counter[str] = Counter()
    films: dict[str, Film] = {}

    def wants(said: str) -> bool:
        return any(
            re.search(f"{one.said.removeprefix('^moment: ')}|{one.since or one.said}", said) for one in left
        )

    for said in play(page, wants):
        for one in list(left):
            if one.since and one.name not in films and re.search(one.since, said):
                light(page, one.theme)
                films[one.name] = Film(page)
            if not re.search(one.said, said) or (one.since and one.name not in films):
                continue
            seen[one.name] += 1
            if seen[one.name] < one.nth:
                continue
            left.remove(one)
            light(page, one.theme)
            made = films[one.name].made(desk) if one.since else still(page, desk)
            path = ROOT / "docs" / "pictures" / f"{one.name}.webp"
            path.write_bytes(made)
            print(f"{path.name}: {len(made) / 1000:.0f} kB", flush=True)
        if not left:
            return
    print(f"not seen: {', '.join(one.name for one in left)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every moment and decision, to choose from")
    parser.add_argument("--games", nargs="*", default=("koalition", "zoocracy", "politico", "junta"))
    parser.add_argument("--size", choices=SIZES, default="wide")
    given = parser.parse_args()
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, *root])
        desk = browser.new_page()
        for game in given.games:
            with tempfile.TemporaryDirectory() as kept:
                server = Server(Path(kept), BOT_DELAY)
                try:
                    page = seats_at(browser, server, game, given.size)
                    if given.all:
                        everything(page, desk, given.all, f"{game}-{given.size}")
                    else:
                        take(page, desk, [one for one in WANTED if one.game == game])
                    page.context.close()
                finally:
                    server.stop()
        browser.close()


if __name__ == "__main__":
    main()
