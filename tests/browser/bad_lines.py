"""People at one table in Chromium and over the wire, each behind a bad proxy, until the time is up.

    python -m tests.browser.bad_lines --game koalition --minutes 10

Nothing may be lost or doubled: the server's minutes are held against what each was told was done. And the page
never looks alive when it is not: at each moment, if its line has been dead for long, it says so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Error, Page, WebSocket, sync_playwright

from hemicycle import games
from hemicycle.bots import levels
from tests.server import people, serving
from tests.server.bad_proxy import BadProxy, Climate, Through
from tests.server.client import Client, Pulse
from tests.server.people import Line, Party, Person

from .conftest import QUIET
from .find import find_chromium
from .people import ready, sit

T = TypeVar("T")

SILENT = 10.0
"""Seconds that a line may be dead before the page must say so: seven and a half by its own clock, the rest for a
machine that is busy."""
BACK = 60.0
"""Seconds after which it must be well again, once the weather is."""

FLEETING = ("speak", "advise", "open", "present")
"""What a page wants or says for the moment: one that is loaded anew says it anew, or not at all."""

LOOK = """() => {
  const box = Object.entries(sessionStorage).find(([name]) => name.includes('-sent-'));
  return {
    lost: !!document.querySelector('.line-lost:not(.dropped)'),
    over: !!document.querySelector('.ended'),
    waits: JSON.parse(box?.[1] ?? '[]').length,
  };
}"""
CHOOSE = """luck => {
  const panel = document.querySelector('section.choices');
  if (!panel || panel.getAttribute('aria-busy') === 'true') return '';
  const found = [...panel.querySelectorAll('.paper:not(.optional) button')].filter(
    (one) => one.matches('.line, .amount .main') && !one.getAttribute('aria-disabled'));
  const one = found[Math.floor(luck * found.length)];
  one?.click();
  return one?.textContent ?? '';
}"""
ANSWERED = "() => !!document.querySelector('section.choices .given, .prompt .answers [aria-pressed=true]')"


class Beside:
    """A loop in a thread of its own, for the proxies and for whoever plays over the wire."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.begin(work).result(BACK * 2)

    def close(self) -> None:
        self.do(self._finish())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    async def _finish(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for one in others:
            one.cancel()
        await asyncio.gather(*others, return_exceptions=True)


class Visitor:
    """Whoever plays in the browser: what the page sent, and what it was told."""

    def __init__(self, page: Page, rng: Random):
        self.page = page
        self.rng = rng
        self.sent: dict[str, Any] = {}
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.lines = 0
        self.faults: list[str] = []
        page.on("websocket", self._opened)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _opened(self, socket: WebSocket) -> None:
        self.lines += 1
        socket.on("framesent", lambda text: self._sent(text))
        socket.on("framereceived", lambda text: self._heard(text))

    def _sent(self, text: str | bytes) -> None:
        command = json.loads(text)
        if command["do"] != "ping":
            self.sent[command["id"]] = command

    def _heard(self, text: str | bytes) -> None:
        try:
            frame = json.loads(text)
        except ValueError:
            return
        if frame["type"] == "done":
            self.acknowledged.add(frame["id"])
        elif frame["type"] == "refused":
            self.refused.add(frame["id"])

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def does(self) -> str:
        """Something that one does at a table: mostly to answer."""
        if self.rng.random() < 0.1:
            self.page.evaluate(
                """text => { const field = document.getElementById('say'); if (!field) return;
                   field.value = text; field.dispatchEvent(new Event('input', {bubbles: true}));
                   field.form.requestSubmit(); }""",
                f"Bruno says {self.rng.getrandbits(64)}",
            )
            return "says"
        # An answer under seal may be changed; not for ever, for the others wait.
        if self.page.evaluate(ANSWERED) and self.rng.random() > 0.2:
            return ""
        chosen: str = self.page.evaluate(CHOOSE, self.rng.random())
        return "chooses" if chosen else ""


class Evening:
    """One game at one table."""

    def __init__(
        self, beside: Beside, server: serving.Server, page: Page, game: str, rng: Random, climate: Climate
    ):
        self.beside = beside
        self.rng = rng
        self.figures: Counter[str] = Counter()
        self.longest = 0.0
        """Seconds for which a line had been dead when the page was seen not to say so."""
        self.own, self.others = (
            beside.do(BadProxy(server.port, Random(rng.random()), climate).start()) for _ in range(2)
        )
        self.party = beside.do(self._gathered(server, game))
        self.visitor = Visitor(page, Random(rng.random()))
        self.page = page
        self.seat = 1
        self.url = f"http://localhost:{self.own.port}/t/{self.party.table}"

    async def _gathered(self, server: serving.Server, game: str) -> Party:
        """One person over the wire, a free seat and two bots."""
        ada = Client(Through(server, self.others), "Ada")
        ada.pulse = Pulse(every=1, patience=4)
        await ada.arrive()
        table = await ada.make("me", "open", "novice", "novice", game=game)
        await ada.come(table)
        await ada.must("ready")
        return Party(server, table, [Person(ada, self.rng, Line(double=0.1, talk=0.1))])

    def play(self, until: float) -> bool:
        """To the end, or until the time is up; whether it is over."""
        self.page.goto(self.url)
        sit(self.page, "Bruno")
        ready(self.page)
        (person,) = self.party.people
        playing = self.beside.begin(person.play())
        weather = [self.beside.begin(one.weather()) for one in (self.own, self.others)]
        over = False
        while time.monotonic() < until and not over:
            over = self._moment()
            if playing.done():
                playing.result()
        for one in weather:
            one.cancel()
        self._settle()
        if not over:
            playing.cancel()
        else:
            playing.result(BACK)
        return over

    def _moment(self) -> bool:
        """One look, and perhaps one deed."""
        silent, began = self.own.silent(), self.visitor.lines
        seen = self.visitor.look()
        self.figures["looks"] += 1
        assert self.visitor.faults == []
        if silent and not seen["lost"] and began == self.visitor.lines:
            self.longest = max(self.longest, silent)
            assert silent <= SILENT, f"the line has been dead for {silent:.1f} s, and the page looks alive: {self}"
        self.figures["looks while dead"] += silent > 0
        self.figures["said so"] += silent > 0 and seen["lost"]
        if did := self.visitor.does():
            self.figures[did] += 1
            self.figures[f"{did} without a line"] += seen["lost"]
        elif self.rng.random() < 0.02 and self.own.kind is None and not seen["over"]:
            # Whoever does not trust a page loads it again: what waits must outlast that.
            self.figures["loads again"] += 1
            self.figures["loads again with something waiting"] += seen["waits"] > 0
            self.reload()
        self.page.wait_for_timeout(self.rng.choice((20, 60, 200)))
        return bool(seen["over"])

    def __repr__(self) -> str:
        """For whoever reads that it failed."""
        now = time.monotonic()
        lines = [(one.websocket, one.deaf and round(now - one.deaf, 1)) for one in self.own.passing]
        text = " ".join(self.page.locator("body").inner_text().split())[:300]
        return f"{self.visitor.faults}, {self.own.kind} for {now - self.own.since:.1f} s, {lines}, {text}"

    def reload(self) -> None:
        """Again and again, if the weather is against it."""
        end = time.monotonic() + 4 * BACK
        while time.monotonic() < end:
            try:
                self.page.goto(self.url, timeout=10_000, wait_until="domcontentloaded")
                self.page.wait_for_selector("section.choices, .ended", timeout=10_000)
                return
            except Error:
                self.figures["loads that failed"] += 1
        raise AssertionError("the page does not come back")

    def _settle(self) -> None:
        """The weather is fine: everything that waits must arrive, and the page be well."""
        end = time.monotonic() + BACK
        while (seen := self.visitor.look())["lost"] or seen["waits"]:
            assert time.monotonic() < end, f"the page does not get well: {seen}"
            self.page.wait_for_timeout(100)
        self.page.wait_for_timeout(300)

    def verify(self, over: bool) -> None:
        """What each was told was done is in the minutes once, and nothing else is."""
        entries = people.minutes(self.party.server, self.party.table)
        assert self.visitor.faults == []
        settled = self.visitor.acknowledged | self.visitor.refused
        lost = [one for id, one in self.visitor.sent.items() if id not in settled and one["do"] not in FLEETING]
        assert not lost, f"nobody answered {lost}"
        for seat, person in ((0, self.party.people[0]), (self.seat, self.visitor)):
            if seat == 0 and not over:
                continue  # It was stopped in the middle of something.
            people.account(seat, person, entries)
        if over:
            people.proved(self.beside.do(self.party.people[0].client.record()), entries)

    def close(self) -> None:
        self.beside.do(self.party.leave())
        for one in (self.own, self.others):
            self.figures.update(one.happened)
            self.beside.do(one.stop())
        self.figures["lines of the page"] += self.visitor.lines
        self.figures["lines over the wire"] += 1 + self.party.people[0].losses
        for who in (self.visitor, self.party.people[0]):
            self.figures["commands"] += len(who.sent)
            self.figures["acknowledged"] += len(who.acknowledged)


def main() -> None:
    playable = [name for name in games.names() if levels.known(games.find(name), "novice")]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=playable, action="append", help="all that there are, if none is given")
    parser.add_argument("--minutes", type=float, default=10, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    beside = Beside()
    with serving.nursery() as nursery, sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, "--no-sandbox"])
        for game in given.game or playable:
            made = Path(folder) / game
            made.mkdir()
            server = nursery.start(made)
            rng, figures, longest, played = Random(f"{given.seed} {game}"), Counter[str](), 0.0, Counter[str]()
            end = time.monotonic() + given.minutes * 60
            while time.monotonic() < end:
                evening = visited(browser.new_context(locale="en-GB").new_page(), beside, server, game, rng)
                over = evening.play(end)
                evening.verify(over)
                evening.close()
                evening.page.context.close()
                figures.update(evening.figures)
                longest = max(longest, evening.longest)
                played["to the end" if over else "not to the end"] += 1
            server.kill()
            sys.stdout.write(
                f"{game}: {dict(played)}, {dict(figures)}, looked alive for {longest:.1f} s at most\n"
            )
            sys.stdout.flush()
    beside.close()


STORMS = Climate(good=6, bad=9, late=2, noise=0.3)


def visited(page: Page, beside: Beside, server: serving.Server, game: str, rng: Random) -> Evening:
    page.add_init_script("if (location.host) localStorage.setItem('hemicycle-pace', 'none')")
    page.context.set_default_timeout(60_000)
    return Evening(beside, server, page, game, rng, STORMS)


if __name__ == "__main__":
    main()
