"""How soon a move is seen on a phone, and how smoothly things travel there: the table in a real Chromium.

    python -m benchmarks.stage                    every game, and the general board with Chair
    python -m benchmarks.stage --games junta
    python -m benchmarks.stage --decisions 200    a longer game: does it become slower?

One person sits among bots and chooses by lot; the cards are the same at every run. Each game is played three
times for the same number of decisions of the whole table, in a window of 390×844 at three pixels to one:

- `phone`: the main thread four times slower (`Emulation.setCPUThrottlingRate`), things travel as usual. A move's
  frame runs from the message event of its news, or from when the page takes it in after what was still travelling,
  until a message posted in the next animation frame comes back: by then that frame has been styled, laid out,
  painted and handed over. The wait for the animation frame itself, up to 17 ms, is in it; what the compositor does
  after it is not. News that changed nothing on the page is not counted. A busy machine is slower
  still, so it is said how much slower the same loop ran after the game (median) than before it (best), and what
  the main thread itself worked in that time, so much slower too: that leaves out the wait for the animation frame,
  and for a processor.
- `motion`: not throttled. The intervals between animation frames while anything travels (`Element.animate`).
- `still`: the same with the pace «none»: the intervals in the 600 ms after each news. Where these are no better,
  it is not the motion that is slow, but the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, WebSocket, sync_playwright

from tests.browser.conftest import QUIET, Server
from tests.browser.find import find_chromium
from tests.browser.test_stage import LINES, begin

GAMES = ("koalition", "zoocracy", "politico", "junta", "chair")
DECISIONS = 40
BOT_DELAY = 0.4
SLOWER = 4
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "locale": "en-GB"}
BUDGET = 50.0
"""Milliseconds in which a move's frame is to be drawn."""
LATE = 20.0
"""Milliseconds after which an animation frame was missed."""
HANGS = 600.0
POLL = 250

PROBE = """pace => {
  if (!location.host) return;
  localStorage.setItem('hemicycle-pace', pace);
  const probe = window.probe = {frames: [], news: 0, intervals: [], watching: false, changed: false, until: 0};
  new MutationObserver(() => { probe.changed = true; })
    .observe(document, {subtree: true, childList: true, attributes: true, characterData: true});

  const later = window.setTimeout;
  function measured(work) {
    const start = performance.now();
    const at = ++probe.news;
    performance.mark(`news ${at}`);
    probe.changed = false;
    // News that waits for what is under way is taken in by a timer: then its time begins there.
    window.setTimeout = (waiting, ...rest) => later(() => measured(waiting), ...rest);
    try { work(); } finally { window.setTimeout = later; }
    requestAnimationFrame(() => {
      if (!probe.changed) return;
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        probe.frames.push(performance.now() - start);
        performance.mark(`drawn ${at}`);
        if (pace === 'none') probe.until = performance.now() + 600;
      };
      port2.postMessage(0);
    });
  }
  const {set} = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(hear) { set.call(this, event => measured(() => hear.call(this, event))); },
  });

  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, how) {
    probe.until = Math.max(probe.until, performance.now() + (how.delay ?? 0) + how.duration);
    return animate.call(this, steps, how);
  };
  let last = 0;
  probe.watch = () => requestAnimationFrame(function next(now) {
    if (last && last < probe.until) probe.intervals.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
}"""

# The person sees what must be seen, and answers what is asked.
CHOOSE = """([lines, draw]) => {
  document.querySelector('.moment button')?.click();
  const found = document.querySelectorAll(lines);
  found[Math.floor(draw * found.length)]?.click();
  return [found.length > 0, document.querySelector('.ended') !== null];
}"""


# The same work fifteen times: how slow is the page, in truth?
LOOP = """() => Array.from({length: 15}, () => {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 5e6; at++) sum = (sum * 31 + at) | 0;
  return performance.now() - start + (sum === 0.5 ? 1 : 0);
})"""


@dataclass
class Seen:
    """Milliseconds of each, in one game."""

    frames: list[float]
    intervals: list[float]
    slower: float
    """How many times slower the same work went at the median than at the best when not throttled."""
    own: list[float]
    """What the main thread worked for each of the frames."""


class Decisions:
    """How many the table has made, as its news says."""

    def __init__(self, page: Page):
        self.made = 0
        page.on("websocket", lambda socket: self._hear(socket))

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: self._count(json.loads(said)))

    def _count(self, frame: dict[str, Any]) -> None:
        self.made = max(self.made, frame.get("moves", -1))


class Trace:
    """The page's own marks, in time that its main thread has worked."""

    def __init__(self, line: CDPSession):
        self.line = line
        self.marks: dict[str, float] = {}
        self.ended = False
        line.on("Tracing.dataCollected", self._read)
        line.on("Tracing.tracingComplete", self._end)
        config = {"includedCategories": ["blink.user_timing"]}
        line.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def _read(self, said: dict[str, Any]) -> None:
        self.marks |= {one["name"]: one["tts"] / 1000 for one in said["value"] if "tts" in one}

    def _end(self, said: dict[str, Any]) -> None:
        self.ended = True

    def frames(self, page: Page) -> list[float]:
        """It ends here: milliseconds from news to drawn."""
        self.line.send("Tracing.end")
        while not self.ended:
            page.wait_for_timeout(50)
        began = {name.split()[1]: at for name, at in self.marks.items() if name.startswith("news ")}
        drawn = {name.split()[1]: at for name, at in self.marks.items() if name.startswith("drawn ")}
        return [at - began[number] for number, at in drawn.items() if number in began]


def play(browser: Browser, game: str, decisions: int, pace: str, slower: int = 1) -> Seen:
    """So many decisions at one table, on a server of its own that deals what it always deals."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), BOT_DELAY)
        context = browser.new_context(base_url=server.url, **PHONE)
        try:
            context.add_init_script(f"({PROBE})('{pace}')")
            page = context.new_page()
            made = Decisions(page)
            page.goto("/")
            begin(page, game, "Ada")
            page.wait_for_timeout(1000)
            best = min(page.evaluate(LOOP))
            line = context.new_cdp_session(page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            trace = Trace(line) if slower > 1 else None
            page.evaluate("probe.frames.length = 0")
            if slower == 1:
                page.evaluate("probe.watch()")
            rng, end = Random(1), time.monotonic() + HANGS
            draw, over = rng.random(), False
            while made.made < decisions and time.monotonic() < end and not over:
                chosen, over = page.evaluate(CHOOSE, [LINES, draw])
                if chosen:
                    draw = rng.random()
                page.wait_for_timeout(POLL)
            seen, intervals = page.evaluate("probe.frames"), page.evaluate("probe.intervals")
            own = trace.frames(page) if trace else []
            return Seen(seen, intervals, statistics.median(page.evaluate(LOOP)) / best, own)
        finally:
            context.close()
            server.stop()


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def frames(times: Sequence[float]) -> str:
    """Of a phone's frames."""
    if len(times) < 2:
        return "no frames"
    cuts = statistics.quantiles(times, n=20)
    over = sum(one > BUDGET for one in times)
    return (
        f"{len(times):>4} frames   median {statistics.median(times):>5.1f} ms   95 % {cuts[-1]:>5.1f}"
        f"   longest {max(times):>5.1f}   over {BUDGET:.0f} ms: {over} ({share(over, len(times))})"
    )


def motion(intervals: Sequence[float]) -> str:
    """Of animation frames, one after another."""
    if not intervals:
        return "nothing travels"
    late = sum(one > LATE for one in intervals)
    pace = 1000 * len(intervals) / sum(intervals)
    return (
        f"{pace:>5.1f} frames a second over {sum(intervals) / 1000:.1f} s"
        f"   later than {LATE:.0f} ms: {share(late, len(intervals))}   longest {max(intervals):.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--alone", action="store_true", help="come before all else that runs here (root)")
    parser.add_argument("--phone", action="store_true", help="only that, no motion")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="of the whole table, in each game")
    given = parser.parse_args()
    os.environ["HEMICYCLE_GAMES"] = "examples"
    if given.alone:
        os.nice(-15)
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, *root])
        print(f"Chromium {browser.version}, {os.cpu_count()} cores of {platform.machine()}, drawn without a GPU")
        print(f"{given.decisions} decisions at each table, bots think about {BOT_DELAY} s\n")
        for game in given.games:
            phone = play(browser, game, given.decisions, "usual", SLOWER)
            print(
                f"{game:<10} phone    {frames(phone.frames)}   in truth {phone.slower:.1f} times slower",
                flush=True,
            )
            print(f"{'':<10} own time {frames(phone.own)}", flush=True)
            if given.phone:
                continue
            moving = play(browser, game, given.decisions, "usual")
            still = play(browser, game, given.decisions, "none")
            print(f"{'':<10} motion   {motion(moving.intervals)}")
            print(f"{'':<10} still    {motion(still.intervals)}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
