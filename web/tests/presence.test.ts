import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PAUSE, Presence } from "../src/table/presence.ts";

let said: number[];
let live: boolean;
let stop: () => void;
let shown: "visible" | "hidden";
let presence: Presence;

function use() {
  window.dispatchEvent(new Event("pointerdown"));
}
function turn(to: "visible" | "hidden") {
  shown = to;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [said, live, shown] = [[], true, "visible"];
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => shown);
  presence = new Presence(() => {
    if (live) said.push(Date.now() - 1_000_000);
    return live;
  });
  stop = presence.watch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("who is before the page", () => {
  test("is somebody who has come and uses it", () => {
    expect(said).toEqual([0]);
    vi.advanceTimersByTime(60_000);
    use();
    expect(said).toEqual([0, 60_000]);
  });

  test("is not said at every touch, and the last one is", () => {
    vi.advanceTimersByTime(1000);
    use();
    vi.advanceTimersByTime(1000);
    use();
    expect(said).toEqual([0]);
    vi.advanceTimersByTime(PAUSE);
    expect(said).toEqual([0, PAUSE]);
  });

  test("is nobody while the page is merely open, or hidden", () => {
    vi.advanceTimersByTime(3_600_000);
    expect(said).toEqual([0]);
    turn("hidden");
    use();
    vi.advanceTimersByTime(3_600_000);
    expect(said).toEqual([0]);
    turn("visible");
    expect(said).toHaveLength(2);
  });

  test("is told of what was used until the page was hidden", () => {
    vi.advanceTimersByTime(1000);
    use();
    turn("hidden");
    expect(said).toEqual([0, 1000]);
    vi.advanceTimersByTime(PAUSE * 3);
    expect(said).toEqual([0, 1000]);
  });

  test("is said once there is a line, unless it is long ago", () => {
    live = false;
    vi.advanceTimersByTime(PAUSE);
    use();
    expect(said).toEqual([0]);
    live = true;
    vi.advanceTimersByTime(1000);
    presence.tell();
    expect(said).toEqual([0, PAUSE + 1000]);
    live = false;
    vi.advanceTimersByTime(PAUSE);
    use();
    live = true;
    vi.advanceTimersByTime(100_000);
    presence.tell();
    expect(said).toHaveLength(2);
  });
});
